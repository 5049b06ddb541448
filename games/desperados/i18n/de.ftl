# Die Wörter von Desperados.

game-name = Desperados
game-about = Stell deine Handlanger vor Bank und Eisenbahn auf und bring beim Überfall die stärkste Bande zusammen.

## Karten und Orte

person-ace = Ace
person-calico = Calico
person-duke = Duke
person-lola = Lola
person-mesa = Mesa
person-nevada = Nevada
person-ortega = Ortega
person-pearl = Pearl
person-rusty = Rusty
person-silas = Silas
colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-blue = blau
card = { $person } ({ $colour })
card-twice = { $card }, { $count }{"\u00A0"}Karten
card-nowhere = passt nirgends
tint = { $count } { $colour }
kind-saloon = Saloon
    .the = der Saloon
    .object = den Saloon
kind-bank = Bank
    .the = die Bank
    .object = die Bank
kind-railway = Eisenbahn
    .the = die Eisenbahn
    .object = die Eisenbahn
kind-gold-diggers = Goldgräber
    .the = die Goldgräber
    .object = die Goldgräber
kind-stage-coach = Postkutsche
    .the = die Postkutsche
    .object = die Postkutsche
place = { $kind } mit Wert{"\u00A0"}{ $value }

## Der Tisch

spots = Die fünf Orte
spot = Ort{"\u00A0"}{ $spot }
spot-empty = Hier gibt es nichts mehr zu überfallen.
beneath = Darunter
    .short = dann
beneath-end = dann ist Schluss
value = Wert
position = Platzwert { $worth }: So viel stärker macht eine Karte dieses Ganoven eine Bande.
    .short = Bandenstärke
sign-position = um wie viel eine Karte dieses Ganoven eine Bande beim Überfall stärkt
    .sign = +2 an einer Karte oder einem freien Platz
sign-warrant = was an jedem Ort dazukommt
    .sign = +2 auf dem Steckbrief
sign-value = wie viele Karten den Ort füllen und was er am Ende zählt
    .sign = Wert
sign-beneath = die Orte darunter mit ihren Werten
    .sign = dann
sign-booty = die Orte einer Art mit ihren Werten und was sie zusammen zählen; jeder zählt so viel wie der höchste von ihnen
    .sign = Wert 2, 4: 8{"\u00A0"}Pkt. in einer Beute
sign-recent = Von gleich starken Banden gewinnt, wer die niedrigste Nummer hat, denn er hat zuletzt eine Karte gelegt
    .sign = bei Gleichstand 1.
helpers = Handlanger an Ort { $spot }, der erste links
helper = { $card }, Platzwert { $worth }
hand = { $count ->
        [one] Deine Hand, eine Karte
       *[other] Deine Hand, { $count }{"\u00A0"}Karten
    }
    .eyes = { $count ->
        [one] Die Hand, eine Karte
       *[other] Die Hand, { $count }{"\u00A0"}Karten
    }
hand-empty = Deine Hand ist leer.
    .eyes = Die Hand ist leer.
hand-count = { $count ->
        [one] 1{"\u00A0"}Karte
       *[other] { $count }{"\u00A0"}Karten
    }
points = { $count ->
        [one] 1{"\u00A0"}Punkt
       *[other] { $count }{"\u00A0"}Punkte
    }
    .short = { $count }{"\u00A0"}Pkt.
booty = Beute
booty-kind = { $kind } { $values }: { $points ->
        [one] 1{"\u00A0"}Punkt
       *[other] { $points }{"\u00A0"}Punkte
    }
recent = bei Gleichstand { $rank }.
recent-about = Von gleich starken Banden gewinnt, wer zuletzt eine Karte gelegt hat: wer die niedrigste Nummer hat.
warrant = Steckbrief
warrant-adds = und wie sehr jeder eine Bande stärkt
warrant-empty = Noch wird niemand gesucht.
piles = Stapel
each-colour = { $count } je Farbe
pile-draw = Nachziehstapel: { $count }
pile-discard = Ablagestapel: { $count }
pile-top = obenauf: { $card }
nobody-running = { $count ->
        [one] Beim letzten Überfall machte niemand mit.
       *[other] Bei den letzten { $count } Überfällen machte niemand mit.
    }

## Überfälle

gang = Deine Bande
    .eyes = Die Bande
gang-empty = Von dir macht noch niemand mit.
    .eyes = Aus dieser Hand macht noch niemand mit.
gang-strength = Stärke { $strength }
gang-candidates = Von deiner Hand
    .eyes = Aus der Hand
gang-nobody = Von dir macht niemand mit.
    .eyes = Aus dieser Hand macht niemand mit.
gang-hidden = Das bleibt unter dem Tisch verborgen. Du kannst es noch ändern, bis der Letzte bereit ist.
gang-away = bleibt weg
gang-brings = gewinnt { $count ->
        [one] 1{"\u00A0"}Punkt
       *[other] { $count }{"\u00A0"}Punkte
    }
stage-hold-up = Überfall!
gangs = Die Banden
news = Gerade eben

## Was zu tun ist

prompt-place = Du bist dran: Wähle eine Karte, dann ihren Ort.
prompt-picked = Wähle nun einen hervorgehobenen Ort.
prompt-wait-place = { $name } legt eine Karte.
prompt-hold-up = Überfall auf { $place }: Wer macht mit?
prompt-hold-up-worth = Überfall auf { $place }, für dich { $points }: Wer macht mit?
prompt-hold-up-nobody = Überfall: Von dir kann niemand mitmachen. Drücke trotzdem, so bleibt es geheim.
prompt-ready = Du bist bereit. Der Überfall entscheidet sich, wenn alle es sind.
prompt-wait-hold-up = Überfall auf { $place }: Noch ist nichts entschieden.
prompt-reveal = Überfall: Die Banden zeigen sich.
prompt-over = Das Spiel ist vorbei.
change-choice = Meine Wahl ändern
why-cannot = Warum machen sie nicht mit?
key-card = Eine Handkarte wählen oder mitmachen lassen
key-spot = Die Karte an den ersten bis fünften Ort legen
key-ready = Bereit sein oder die Wahl ändern

act-place = { $card } an { $place } legen
    .hold-up = { $card } an { $place } legen: Überfall
act-place-here = { $card } hierhin
    .hold-up = { $card }: Überfall
act-join = { $card } mitmachen lassen
act-join-for = { $card } mitmachen lassen, Stärke { $strength }
act-leave = { $card } aus der Bande nehmen
act-ready = Mitmachen mit Stärke { $strength }
act-ready-nobody = Niemanden schicken
place-for-good = Eine gelegte Karte lässt sich nicht zurücknehmen.

## Warum etwas nicht geht

why-over = Das Spiel ist vorbei.
why-not-in-hand = Diese Karte hast du nicht.
why-wrong-colour = Dort liegt eine andere Farbe.
why-person-there = Dieser Ganove ist schon da.
why-hold-up-now = Gerade ist ein Überfall: Jetzt wird kein Handlanger gelegt.
why-no-hold-up = Es gibt keinen Überfall, bei dem man mitmachen könnte.
why-ready = Du bist bereit; ändere erst deine Wahl.
why-join-not-in-hand = Eine Bande kommt aus deiner Hand, und dort ist diese Karte nicht.
why-all-joined = Davon macht schon alles mit, was du auf der Hand hast.
why-not-wanted = { $count ->
        [one] Dieser Ganove ist weder an diesem Ort noch auf dem Steckbrief, gleich in welcher Farbe.
       *[other] Sie sind weder an diesem Ort noch auf dem Steckbrief, gleich in welcher Farbe.
    }
why-card-not-wanted = { $count ->
        [one] Genau diese Karte, gleich in Ganove und Farbe, ist weder an diesem Ort noch auf dem Steckbrief.
       *[other] Genau diese Karten, gleich in Ganove und Farbe, sind weder an diesem Ort noch auf dem Steckbrief.
    }
why-mixed-gang = Die Karten einer Bande haben alle dieselbe Farbe oder zeigen alle denselben Ganoven.

## Was geschieht

say-opened = { $place } { $kind ->
        [gold-diggers] sind
       *[other] ist
    } im Spiel.
say-first = { $name } beginnt.
    .you = Du beginnst.
say-drew = { $name } zieht { $count ->
        [one] eine Karte
       *[other] { $count }{"\u00A0"}Karten
    }.
    .you = Du ziehst { $count ->
            [one] eine Karte
           *[other] { $count }{"\u00A0"}Karten
        }.
say-reshuffled = Der Ablagestapel wird gemischt und ist der neue Nachziehstapel.
say-placed = { $name } legt { $card } an Ort{"\u00A0"}{ $spot }.
    .you = Du legst { $card } an Ort{"\u00A0"}{ $spot }.
say-stuck = { $name } kann keine Karte legen: { $other } zieht { $card } aus dieser Hand und legt sie ab.
    .you = Du kannst keine Karte legen: { $other } zieht { $card } aus deiner Hand und legt sie ab.
    .other-you = { $name } kann keine Karte legen: Du ziehst { $card } aus dieser Hand und legst sie ab.
say-stuck-empty = { $name } hat keine Karte zu legen.
    .you = Du hast keine Karte zu legen.
say-hold-up = Überfall auf { $place }! Ausgelöst hat ihn { $name }.
    .you = Überfall auf { $place }! Du hast ihn ausgelöst.
say-joins = { $name } schickt { $cards }: Stärke{"\u00A0"}{ $strength }.
    .you = Du schickst { $cards }: Stärke{"\u00A0"}{ $strength }.
say-stays-away = { $name } bleibt weg.
    .you = Du bleibst weg.
say-nobody = { $count ->
        [one] Niemand macht mit.
       *[other] Niemand macht mit. Das sind { $count }{"\u00A0"}Überfälle nacheinander; nach zehn endet das Spiel.
    }
say-won = { $name } gewinnt { $place }.
    .you = Du gewinnst { $place }.
say-won-recent = Gleich stark: { $name } hat zuletzt gelegt und gewinnt { $place }.
    .you = Gleich stark: Du hast zuletzt gelegt und gewinnst { $place }.
say-won-first = Gleich stark, und noch keiner von ihnen hat gelegt: { $name } folgt gegen den Uhrzeigersinn als Erster und gewinnt { $place }.
    .you = Gleich stark, und noch keiner von euch hat gelegt: Du kommst gegen den Uhrzeigersinn zuerst und gewinnst { $place }.
say-wanted = Auf dem Steckbrief { $count ->
        [one] steht
       *[other] stehen
    } jetzt { $cards } von { $name }.
    .you = Auf dem Steckbrief { $count ->
        [one] steht
       *[other] stehen
    } jetzt { $cards } von dir.
say-dismissed = Die Bande von { $name } wird abgelegt.
    .you = Deine Bande wird abgelegt.
say-cleared = Die Handlanger am Ort werden abgelegt.
say-ended = Das Spiel ist vorbei. { $why }

log-placed = { $name } legt { $card } an Ort{"\u00A0"}{ $spot }.
    .you = Du legst { $card } an Ort{"\u00A0"}{ $spot }.

## Das Ende

end-five-won = Der erste Ort mit Wert 5 wurde überfallen.
end-dead-position = Keine Karte, die noch da ist, passt irgendwo.
end-nobody-joins = Bei zehn Überfällen nacheinander machte niemand mit.
highlight-gang = Stärkste Bande
highlight-close = Knappster Überfall
score-saloon = Saloons
score-bank = Banken
score-railway = Eisenbahnen
score-gold-diggers = Goldgräber
score-stage-coach = Postkutschen
term-hand = Handkarten

## Optionen

option-exact-match = Nur genau gleiche Karten
    .about = Beim Überfall zählen am Ort und auf dem Steckbrief nur Karten, die in Ganove und Farbe gleich sind.
option-trigger-takes = Der Auslöser bekommt den Ort
    .about = Macht niemand mit, geht der Ort an den, der den Überfall ausgelöst hat.

## Regeln

rules-lead = Vor Saloons, Banken und Eisenbahnen sammeln sich Handlanger. Ist ein Ort voll, stellen alle geheim eine Bande zusammen, und die stärkste holt die Beute. Mit unseren eigenen Worten erzählt.
rules-why = Wo die gedruckten Regeln etwas offenlassen oder verloren sind, sagen wir, wie hier gespielt wird.
primer-goal = An fünf Orten sammeln sich Handlanger, bis einer voll ist; dann stellen alle geheim eine Bande zusammen, und die stärkste holt den Ort als Beute. Ist der erste Ort mit dem höchsten Wert überfallen, gewinnt, wer die meisten Punkte hat.
primer-table = Der Tisch zu Beginn: fünf Stapel mit Orten. Der oberste ist im Spiel; sein Wert sagt, wie viele Handlanger ihn füllen.
primer-turn-1 = Zwei Karten ziehen.
primer-turn-2 = Eine Karte an einen der fünf Orte legen: in der Farbe, die dort schon liegt, und einen Ganoven, der noch nicht da ist.
primer-turn-3 = Ist der Ort damit voll, wird er sofort überfallen, und alle wählen ihre Banden. Sonst ist der Zug vorbei.
primer-place = Ein Ort und seine Handlanger
    .text = Ein Handlanger gehört niemandem. Es kommt darauf an, wo er steht: Der erste an einem Ort macht eine Bande mit seinen Karten stärker als der zweite, der letzte am wenigsten. Wer eine Karte legt, wirbt also für die Karten, die er behält.
primer-place-caption = { $place }, Wert { $value }. { $helpers }. Noch freie Plätze: { $free }.
primer-gang = Eine Bande und ein Überfall
    .text = Die Karten einer Bande haben alle dieselbe Farbe oder zeigen alle denselben Ganoven, und wer mitmacht, steht an diesem Ort oder auf dem Steckbrief. Ihre Stärke ist die Summe ihrer Karten. Alle wählen geheim, und alle Banden werden zugleich aufgedeckt; die stärkste gewinnt.
primer-warrant = Der Steckbrief
    .text = Wer einen Überfall gewinnt, macht seine Bande berüchtigt: Ihre Karten kommen auf den Steckbrief. Jede macht alle weiteren Karten dieses Ganoven stärker, an jedem Ort und für alle. Die anderen Banden und die Handlanger werden abgelegt.
primer-booty = Die Beute
    .text = Am Ende zählt jeder Ort so viel wie der höchste seiner Art, den man hat. Ein hoher Ort macht also alle anderen dieser Art wertvoller.
primer-booty-caption = { $name } – { $booty }. Zusammen { $count } Punkte.
primer-step-draw = { $name } zieht und hat die Wahl. An diesem Ort löst ein weiterer Handlanger den Überfall aus.
primer-step-place = { $name } macht den Ort voll.
primer-step-hold-up = Nun wählen alle, und niemand sieht, was die anderen tun. Wer schon gesucht wird, darf mitmachen, auch wenn er nicht am Ort steht.
primer-step-reveal = Alle Banden werden zugleich aufgedeckt. Wer mitmacht, gibt seine Karten her: Ohne Aussicht bleibt man besser fern.
primer-step-won = Die stärkste Bande gewinnt, gleich wer den Überfall ausgelöst hat. Der Ort liegt offen vor seinem Gewinner.
primer-step-wanted = Die siegreiche Bande wird von nun an gesucht. Der nächste Ort des Stapels ist im Spiel, und der linke Nachbar ist am Zug.
rules-setup = Aufbau
rules-day = Alltag
rules-hold-up = Überfall
rules-end = Das Ende
rules-cards = Karten und Orte
rules-cards-about = Wie oft jeder Ganove vorkommt, haben wir rekonstruiert, und auch die Namen sind von uns, denn die gedruckten sind verloren.
rules-places-about = Auch mit welchen Werten es jede Art von Ort gibt, haben wir rekonstruiert.

rule-de-1 = Achtzig Ganovenkarten.
    .rebuilt = Zehn Ganoven in vier Farben, zwanzig Karten von jeder Farbe; wer wie oft vorkommt, steht unten. Die Namen sind von uns.
rule-de-2 = Zwanzig Orte von fünf Arten, je fünf mit den Werten 2, 3, 4 und 5.
    .rebuilt = Welche Art welche Werte hat, steht unten.
rule-de-3 = Die Orte liegen in fünf Stapeln, unten die 5, dann 4, 3 und oben die 2, in jedem Stapel vier verschiedene Arten.
    .ours = Das Los entscheidet unter allen solchen Anordnungen; jede ist gleich wahrscheinlich.
rule-de-4 = Alle beginnen mit fünf Karten.
rule-de-5 = Es geht im Uhrzeigersinn.
    .ours = Wer beginnt, entscheidet das Los; nach den gedruckten Regeln ist es der Gefährlichste.
rule-de-6 = Ein Zug beginnt mit zwei gezogenen Karten. Einen aufgebrauchten Nachziehstapel ersetzt der gemischte Ablagestapel.
    .ours = Das geschieht, wenn eine Karte gebraucht wird und keine mehr zu ziehen ist, nicht früher; sind beide Stapel leer, zieht man, was da ist. Ein Handkartenlimit gibt es nicht.
rule-de-7 = Dann legt man eine Handkarte offen an einen der fünf Orte im Spiel. Sie muss die Farbe der Karten dort haben und einen Ganoven zeigen, der dort noch nicht liegt. Wer legen kann, muss.
    .reading = An einem leeren Ort geht alles.
rule-de-8 = Die Karten an den Orten sind Handlanger, im gedruckten Heft „handy-man“. Sie gehören niemandem.
rule-de-9 = Kann man keine Karte legen, nimmt der linke Nachbar eine Karte, die auf den Ablagestapel kommt.
    .reading = Er zieht sie ungesehen aus der Hand dessen, der nicht legen kann. Sie gilt nicht als gelegt, und der Zug ist vorbei.
    .ours = Alle sehen diese Karte, nicht die Hand. Aus einer leeren Hand wird nichts gezogen; auch dann ist der Zug vorbei.
rule-de-10 = Sobald an einem Ort so viele Karten liegen wie sein Wert, wird er überfallen.
    .reading = Die letzte Karte zählt mit.
rule-de-11 = Alle wählen geheim eine Bande oder niemanden und decken gemeinsam auf. Vorher ist nicht zu erkennen, wer mitmacht.
    .reading = Alle werden gefragt, auch wer nicht mitmachen kann.
    .ours = Die Wahl lässt sich ändern, bis der Letzte bereit ist, und vor dem Aufdecken ist nicht zu erkennen, wer gewählt hat. Nur wer die anderen länger warten lässt, als am Tisch eingestellt ist (zwei Minuten, wenn nichts anderes gewählt wurde), wird genannt.
rule-de-12 = Die Karten einer Bande haben alle dieselbe Farbe oder zeigen alle denselben Ganoven in beliebigen Farben.
    .reading = Eine Bande besteht aus einer oder mehr Handkarten.
rule-de-13 =
    .reading = Zwei gleiche Karten dürfen beide mitmachen. Die Farbe der Bande muss nicht die Farbe am Ort sein.
rule-de-14 = Jeder Ganove einer Bande muss unter den Handlangern dieses Ortes sein oder auf dem Steckbrief, wie er vor dem Überfall war.
    .reading = Der Ganove muss dort sein, in welcher Farbe auch immer.
rule-de-15 = Der erste Handlanger an einem Ort mit Wert v zählt v, der zweite v{"\u00A0"}−{"\u00A0"}1 und so weiter; wer nicht da ist, zählt nichts. Jede Karte von ihm auf dem Steckbrief zählt eins dazu.
    .reading = Die Stärke der Bande ist die Summe ihrer Karten; auf deren Farbe kommt es dabei nicht an. (Option: Nur Karten, die in Ganove und Farbe gleich sind, zählen.)
rule-de-16 = Die stärkste Bande gewinnt, bei Gleichstand die des Spielers, der im Alltag zuletzt einen Handlanger gelegt hat.
    .reading = Verglichen werden nur die Spieler, die gleichauf liegen: Der Auslöser gewinnt also jeden Gleichstand, an dem er beteiligt ist.
    .ours = Hat noch keiner der Beteiligten gelegt, gewinnt, wer gegen den Uhrzeigersinn als Erster auf den Auslöser folgt.
rule-de-17 = Der Gewinner nimmt den Ort. Seine Bande kommt auf den Steckbrief; andere Banden und die Handlanger des Ortes werden abgelegt. Der nächste Ort des Stapels ist im Spiel.
    .ours = Die Beute liegt offen. Abgelegt werden zuerst die Banden, im Uhrzeigersinn vom Auslöser an und jede sortiert, dann die Handlanger des Ortes in ihrer Reihenfolge.
rule-de-18 =
    .ours = Macht niemand mit, bleibt der Ort, und seine Handlanger werden abgelegt, auch bei Wert 5. (Option: Der Auslöser bekommt ihn; der Steckbrief bleibt, wie er ist, und ein so genommener Ort mit Wert 5 beendet das Spiel.) Nach zehn solchen Überfällen nacheinander endet das Spiel.
rule-de-19 = Nach einem Überfall ist der linke Nachbar dessen dran, der am Zug war.
rule-de-20 = Das Spiel endet, sobald der erste Ort mit Wert 5 überfallen ist.
    .reading = Handkarten zählen nichts.
    .ours = Ein Überfall, bei dem niemand mitmacht, ist in diesem Sinn keiner.
rule-de-21 =
    .ours = Es endet auch, wenn ein Zug beginnt und keine Karte außerhalb der Reihen und des Steckbriefs irgendwo gelegt werden könnte.
rule-de-22 = Wer die meisten Punkte hat, gewinnt. Die Beute wird nach Arten geordnet, und jede Karte einer Art zählt den höchsten Wert dieser Art.
    .reading = Bank 2, Bank 4 und Saloon 3 ergeben also 4{"\u00A0"}+{"\u00A0"}4{"\u00A0"}+{"\u00A0"}3.
    .ours = Bei Gleichstand wird der Sieg geteilt.

## Das begleitete erste Spiel

tip-goal = Wer die wertvollste Beute hat, gewinnt. Liegen an einem Ort mit Wert 2 zwei Karten, wird er überfallen, und die stärkste Bande holt ihn.
tip-place = In jedem Zug ziehst du zwei Karten und legst dann eine an einen Ort. Dort haben alle dieselbe Farbe, und kein Ganove liegt zweimal da.
tip-first = Lege einen Ganoven, den du noch einmal hast: Nur wer am Ort liegt, darf beim Überfall mitmachen, also auch deine übrigen Karten von ihm.
tip-worth = Die übrigen Karten bleiben für Überfälle auf der Hand: Jede, deren Ganove am Ort liegt, stärkt deine Bande um die Zahl bei ihm, etwa +2.
tip-hold-up = Der Ort ist voll: Überfall! Schicke Karten derselben Farbe oder desselben Ganoven, aber nur Ganoven, die hier liegen. Die stärkste Bande gewinnt.
tip-secret = Alle wählen geheim. Niemand sieht, wer mitmacht, und du kannst deine Bande ändern, bis der Letzte bereit ist.
tip-wanted = Wer auf dem Steckbrief steht, kann überall mitmachen und ist um eins stärker für jede Karte von ihm dort.
tip-tie = Von gleich starken Banden gewinnt, wer zuletzt eine Karte gelegt hat. Wer den Ort voll macht, gewinnt also, wo er gleichauf liegt.
tip-away = Wen du schickst, der ist aus der Hand, ob du gewinnst oder nicht. Wegbleiben und Karten sparen kann klug sein.
tip-won = Der Ort ist gewonnen, der darunter ist mehr wert. Die Siegerbande steht nun auf dem Steckbrief: Jede Karte dort stärkt ihren Ganoven.
tip-kinds = Jeder deiner Orte zählt so viel wie dein bester dieser Art: Saloons von 2 und 4 bringen 4 + 4. Sammle also Orte derselben Art.
tip-end = Ein Ort mit Wert 5 ist im Spiel. Sobald der erste von ihnen überfallen ist, endet das Spiel.
tip-full = Noch eine Karte, und ein Ort ist voll. Dann wird er sofort überfallen; sieh dir vorher deine Karten an.
tip-many = Ein Handkartenlimit gibt es nicht. Karten, die zusammenpassen, werden später eine starke Bande.
