# Die Wörter von Dollars Wanted.

game-name = Dollars Wanted
game-about = Bring deine Banditen verdeckt an die Bank heran, bluffe, merk dir alles und schlag im rechten Augenblick zu.

## Karten

card-clint1 = Clint, ein Colt
    .short = Clint
card-joe1 = Joe, eine Dynamitstange
    .short = Joe
card-judy1 = Judy, eine Brechstange
    .short = Judy
card-enzo1 = Enzo, eine Spitzhacke
    .short = Enzo
card-clint2 = Clint, zwei Colts
    .short = Clint ×2
card-joe2 = Joe, zwei Dynamitstangen
    .short = Joe ×2
card-judy2 = Judy, zwei Brechstangen
    .short = Judy ×2
card-enzo2 = Enzo, zwei Spitzhacken
    .short = Enzo ×2
card-joker = Jolly Joker
    .short = Joker
    .about = ersetzt ein fehlendes Werkzeug
card-elixir = Elixier
    .short = Elixier
    .about = verdoppelt die Werkzeuge der Banditen nach ihm
card-coyote = Kojote
    .short = Kojote
    .about = nimmt die Karte mit, die nach ihm liegt
card-vulture = Geier
    .short = Geier
    .about = beendet den Raubzug, der ihn aufdeckt
card-back = eine verdeckte Karte
colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-blue = blau
colour-grey = grau
card-coloured = { $card }, { $colour }
card-in-hand = { $card }, Karte { $place } von { $all }
card-nowhere = passt nirgends
card-mine = verdeckt, von dir: { $card }
    .eyes = verdeckt, von diesem Platz: { $card }

## Gebäude

building-bank = Bank
    .the = die Bank
building-casino = Casino
    .the = das Casino
building-saloon = Saloon
    .the = den Saloon
building-shop = Shop
    .the = den Shop
need-colt = { $count ->
        [one] ein Colt
       *[other] { $count }{"\u00A0"}Colts
    }
need-dynamite = { $count ->
        [one] eine Dynamitstange
       *[other] { $count }{"\u00A0"}Dynamitstangen
    }
need-crowbar = { $count ->
        [one] eine Brechstange
       *[other] { $count }{"\u00A0"}Brechstangen
    }
need-pickaxe = { $count ->
        [one] eine Spitzhacke
       *[other] { $count }{"\u00A0"}Spitzhacken
    }
needs = Bedarf: { $list }
pays = bringt { $money }
dollars-range = { $least }–{ $most }{"\u00A0"}$
missing = Es { $count ->
        [one] fehlt
       *[other] fehlen
    } { $list }{ $wild ->
        [0] {""}
       *[other] ; mit Joker noch { $rest ->
            [one] eines
           *[other] { $rest }
        }
    }
since-laid = { $name } legt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
    .you = Du legst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
legend-colours = Die Farben der Karten bedeuten nichts.
legend-dollars = Je mehr ein Gebäude braucht, desto mehr bringt es ein.
row = Reihe { $row }
row-empty = In dieser Reihe ist kein Gebäude mehr.
row-left = { $count ->
        [one] letztes Gebäude
       *[other] noch { $count } Gebäude
    }
row-cards = Karten der Reihe { $row }, vom Gebäude nach außen
row-down = { $count ->
        [0] keine verdeckt
        [one] eine verdeckt
       *[other] { $count } verdeckt
    }

## Der Tisch

rows = Die drei Reihen
hand = Deine Hand
    .eyes = Die Hand
hand-empty = Deine Hand ist leer.
    .eyes = Die Hand ist leer.
hand-count = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
piles = Stapel
pile-draw = Nachziehstapel: { $count }
pile-discard = Ablagestapel: { $count }
pile-top = obenauf: { $card }
won = Gewonnene Gebäude
penalties = { $count ->
        [one] eine Strafkarte
       *[other] { $count } Strafkarten
    }

## Was zu tun ist

prompt-first = Du bist dran: erst eine Handkarte, dann eine Reihe.
prompt-second = Nun die zweite Karte, dann eine Reihe.
prompt-picked = Wähle nun eine hervorgehobene Reihe.
prompt-nothing = Nichts auf deiner Hand passt. Was soll geschehen?
prompt-rob = Raube ein Gebäude aus oder verzichte.
prompt-done = Dein Zug ist gemacht.
prompt-wait-lay = { $name } legt Karten.
prompt-wait-rob = { $name } überlegt sich einen Raubzug.
prompt-wait-close = Der Zug von { $name } geht zu Ende.
prompt-over = Das Spiel ist vorbei.
key-pick = Eine Handkarte wählen
key-row = Die Karte in die erste, zweite oder dritte Reihe legen oder dort rauben
why-cannot = Warum kann ich nicht …?

act-lay = In Reihe{"\u00A0"}{ $row } legen: { $card }
act-lay-here = Hier legen: { $card }
act-stop = Nichts mehr legen
act-show = Die Hand zeigen und sechs neue Karten ziehen
act-rob = { $building } in Reihe{"\u00A0"}{ $row } ausrauben
act-rob-here = { $building } ausrauben
    .short = Ausrauben
act-rob-empty = Reihe{"\u00A0"}{ $row } ausrauben
act-pass = Nichts ausrauben
show-for-good = Das Zeigen der Hand lässt sich nicht zurücknehmen.
rob-for-good = Ein Raubzug lässt sich nicht zurücknehmen.

## Warum etwas nicht geht

why-over = Das Spiel ist vorbei.
why-lay-first = Erst werden Karten gelegt, dann wird geraubt.
why-laying-done = Die Karten dieses Zuges sind gelegt.
why-not-in-hand = Diese Karte hast du nicht.
why-no-building = In dieser Reihe ist kein Gebäude mehr.
why-does-not-fit = Passt nicht: Das Werkzeug wird hier nicht gebraucht.
why-must-lay = Du hast eine Karte, die passt; also muss sie gelegt werden.
why-lay-two = Hier darf jede Karte gelegt werden, also müssen es zwei sein. Passt nur eine, darfst du nach ihr aufhören; passt keine, darfst du vor dem Legen deine Hand zeigen.
why-something-fits = Die Hand wird nur gezeigt, wenn nichts auf ihr passt.
why-already-laid = Die Hand lässt sich nur vor der ersten Karte zeigen.
why-three-redraws = Die Hand wurde in diesem Zug schon dreimal gezeigt.
why-nothing-to-draw = Es ist nichts mehr zu ziehen.
why-nothing-hidden = In dieser Reihe liegt keine Karte verdeckt.

## Was geschieht

say-opened = Reihe{"\u00A0"}{ $row }: { $building }, { $needs }.
say-first = { $name } beginnt.
    .you = Du beginnst.
say-laid = { $name } legt eine Karte in Reihe{"\u00A0"}{ $row }.
    .you = Du legst eine Karte in Reihe{"\u00A0"}{ $row }.
say-only-one = { $name } kann nur eine Karte legen: Keine andere passt.
    .you = Du kannst nur eine Karte legen: Keine andere passt.
say-skipped = { $name } hat nichts, was passt, und legt nichts.
    .you = Du hast nichts, was passt, und legst nichts.
say-shown = { $name } hat nichts, was passt, und zeigt: { $cards }.
    .you = Du hast nichts, was passt, und zeigst: { $cards }.
stage-robbery = „Dollars wanted!“
say-robbery = { $name } raubt Reihe{"\u00A0"}{ $row } aus: „Dollars wanted!“
    .you = Du raubst Reihe{"\u00A0"}{ $row } aus: „Dollars wanted!“
say-robbery-seven = In Reihe{"\u00A0"}{ $row } liegen sieben oder mehr Karten verdeckt: Sie wird für { $name } ausgeraubt.
    .you = In Reihe{"\u00A0"}{ $row } liegen sieben oder mehr Karten verdeckt: Sie wird für dich ausgeraubt.
say-turned = { $card }.
say-eaten = Der Kojote nimmt mit: { $card }.
say-left = Der Kojote findet keine Beute und geht.
say-wrong = { $card }: gehört nicht hierher und wird abgelegt.
say-wrong-penalty = { $card }: gehört nicht hierher; { $name } bekommt eine Strafkarte.
    .you = { $card }: gehört nicht hierher; du bekommst eine Strafkarte.
say-stopped = Der Geier beendet den Raubzug.
say-won = { $name } gewinnt { $building }: { $money }!
    .you = Du gewinnst { $building }: { $money }!
say-discarded = Auf den Ablagestapel: { $card }.
say-failed = { $name } raubt Reihe{"\u00A0"}{ $row } vergeblich aus: { $missing }.
    .you = Du raubst Reihe{"\u00A0"}{ $row } vergeblich aus: { $missing }.
say-drew = { $name } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
    .you = Du ziehst { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
say-reshuffled = Der Ablagestapel wird gemischt und zum Nachziehstapel.
say-reshuffled-colour = Der Ablagestapel ({ $colour }) wird gemischt und zum Nachziehstapel.
say-ended = Das Spiel ist vorbei. { $why }

log-laid = { $name } legt eine Karte.
    .you = Du legst eine Karte.
log-laid-at = { $name } legt eine Karte in Reihe{"\u00A0"}{ $row }, als Karte { $place }.
    .you = Du legst eine Karte in Reihe{"\u00A0"}{ $row }, als Karte { $place }.
log-only-one = { $name } kann nur eine Karte legen.
    .you = Du kannst nur eine Karte legen.
log-skipped = { $name } legt nichts.
    .you = Du legst nichts.
log-shown = { $name } zeigt eine Hand, auf der nichts passt.
    .you = Du zeigst eine Hand, auf der nichts passt.
log-robbery-seven = Eine volle Reihe wird für { $name } ausgeraubt.
    .you = Eine volle Reihe wird für dich ausgeraubt.
log-won = { $name } raubt { $building } aus und gewinnt { $money }.
    .you = Du raubst { $building } aus und gewinnst { $money }.
log-won-at = { $name } raubt { $building } in Reihe{"\u00A0"}{ $row } aus und gewinnt { $money }.
    .you = Du raubst { $building } in Reihe{"\u00A0"}{ $row } aus und gewinnst { $money }.
log-failed = { $name } raubt Reihe{"\u00A0"}{ $row } vergeblich aus.
    .you = Du raubst Reihe{"\u00A0"}{ $row } vergeblich aus.
log-penalty = { $name } bekommt eine Strafkarte.
    .you = Du bekommst eine Strafkarte.
log-wrong = Eine Karte, die nicht passt, wird abgelegt.

## Das Ende

end-empty-pile = Ein Gebäudestapel ist leer.
end-standstill = Zwei Runden lang wurde keine Karte gelegt und keine aufgedeckt.
end-last-turn = Der tausendste Zug ist vorbei.
highlight-haul = Größte Beute
highlight-close = Knapp daneben
score-bank = Banken
score-casino = Casinos
score-saloon = Saloons
score-shop = Shops
score-penalty = Strafkarten
term-next = Der nächste Überfall
tie-buildings = Gebäude

## Optionen

option-colour-variant = Variante mit Spielerfarben
    .about = Jeder hat die zwanzig Karten einer Farbe mit eigenen Stapeln und zahlt für falsche Karten. So hängt weniger vom Glück beim Ziehen ab.
option-false-play = Falsche Karten erlaubt
    .about = Jede Karte darf überall liegen; eine falsche kostet eine Strafe, wenn sie aufgedeckt wird. Die deutschen, englischen und niederländischen Regeln kennen falsche Karten nur als Versehen, nach den französischen dürfen sie normalerweise nicht gelegt werden; ein Programm würde sie alle ablehnen, und niemand müsste je zahlen. In der Variante mit Spielerfarben voreingestellt, sonst ohne Wirkung.
option-two-penalties = Nur zwei Strafkarten
    .about = Nur in der Variante mit Spielerfarben: Ab der dritten falschen Karte zahlt niemand mehr.
option-honour-rule = Auf Ehrenwort
    .about = Ohne Spielerfarben: Jede Karte darf überall liegen; eine falsche wird beim Aufdecken einfach abgelegt.
option-coyote-leaves = Ein Kojote ohne Beute geht
    .about = Ein Kojote am Ende der Reihe wird abgelegt, statt auf die nächste Karte zu warten.
option-open-values = Offene Beträge
    .about = Die Seite zeigt, was jedes Gebäude im Spiel einbringt. Nach den gedruckten Regeln bleibt das verdeckt, bis es ausgeraubt ist. Eine Hausregel.
option-remember-cards = Meine Karten merken
    .about = Die Seite zeigt dir, welche verdeckten Karten du selbst gelegt hast. Leichter und viel weniger Gedächtnisspiel.
option-full-log = Volles Protokoll
    .about = Im Protokoll steht für alle, wer eine Karte gelegt hat, in welche Reihe und an welche Stelle. Gesehen haben es ohnehin alle: Verdecktes wird nicht verraten, aber es ist weniger zu merken. Eine Hausregel.

## Regeln

rules-lead = Banditen schleichen sich verdeckt an drei Gebäude. Wer im rechten Augenblick zuschlägt, bekommt die Dollars; wer sich falsch erinnert, geht leer aus. Erzählt in eigenen Worten; die gedruckten Regeln liegen der Schachtel bei.
rules-why = Wo die gedruckten Regeln etwas offenlassen, steht hier, wie es bei uns gespielt wird.
primer-goal = Drei Gebäude liegen offen aus, und davor sammeln sich verdeckt die Banditen. Wer ein Gebäude im rechten Augenblick ausraubt, bekommt seine Dollars; ist ein Gebäudestapel leer, gewinnt, wer die meisten Dollars hat.
primer-table = Der Tisch zu Beginn: drei Reihen, jede mit einem Gebäude und den Werkzeugen, die es braucht. Noch ist kein Bandit da.
primer-turn-1 = Zwei Karten verdeckt legen, eine nach der anderen, jede ans äußere Ende einer Reihe nach Wahl. Ein Bandit kommt dorthin, wo sein Werkzeug gebraucht wird; Sonderkarten dürfen überallhin.
primer-turn-2 = Ein Gebäude ausrauben, oder keines.
primer-turn-3 = Auf sechs Karten nachziehen.
primer-turn-4 = Liegen nun in einer Reihe sieben oder mehr Karten verdeckt, so wird sie von selbst ausgeraubt, für den, der am Zug ist.
primer-row = Eine Reihe, und was ein Raubzug dort bringt
    .text = Die verdeckten Karten werden vom Gebäude nach außen aufgedeckt, bis die Reihe endet oder ein Geier kommt, und die Werkzeuge aller offenen Karten werden gezählt. Reichen sie, bekommt der Räuber die Dollars, und die Reihe wird abgeräumt; fehlt etwas, bleibt alles liegen, das Aufgedeckte offen für den nächsten Räuber.
primer-joker = Der Jolly Joker
    .text = Er steht für ein beliebiges Werkzeug, das noch fehlt.
primer-elixir = Das Elixier
    .text = Banditen und Joker weiter außen als das Elixier zählen doppelt. Was zwischen ihm und dem Gebäude liegt, nicht.
primer-coyote = Der Kojote
    .text = Er zerrt die nächste Karte mit auf den Ablagestapel, was immer sie ist. Am Ende der Reihe bleibt er liegen und wartet auf seine Beute.
primer-vulture = Der Geier
    .text = Sobald er aufgedeckt wird, ist der Raubzug zu Ende: Was bis dahin offen liegt, muss reichen, und der Rest bleibt verdeckt.
primer-robbed = { $building }, { $needs }. Offen daneben: { $cards }. Das reicht, und der Raubzug bringt { $money }.
primer-failed = { $building }, { $needs }. Offen daneben: { $cards }. { $missing }: Das Gebäude bleibt.
primer-hidden = { $building }, { $needs }. Offen daneben: { $cards }; weiter außen noch verdeckt: { $down }. { $missing }: Das Gebäude bleibt.
primer-step-begin = { $name } ist dran. In dieser Reihe liegen einige Karten offen, denn ein Raubzug ist hier gescheitert. Was noch fehlt, hat { $name } auf der Hand.
primer-step-lay = Beide Karten kommen ans Ende dieser Reihe. Die anderen sehen nur die Rückseiten, und wer als Nächstes dran ist, könnte hier zuerst rauben.
primer-step-rob = Darauf wartet { $name } nicht. Anhalten kann von jetzt an niemand mehr.
primer-step-turn = Karte für Karte wird aufgedeckt, und die ganze Reihe zählt, auch was schon offen lag. Der Joker steht für das eine Werkzeug, das fehlt; so ist der Bedarf gedeckt.
primer-step-won = Das Gebäude wechselt den Besitzer und zeigt seine Dollars. Alle Karten der Reihe kommen auf den Ablagestapel, und das nächste Gebäude kommt ins Spiel.
primer-step-draw = Am Ende hat { $name } wieder sechs Karten, und der Nächste ist dran.
rules-setup = Vorbereitung
rules-robbery = Der Raubzug
rules-special = Die vier Sonderkarten
rules-after = Nach dem Raubzug
rules-end = Das Ende
rules-colours = Variante mit Spielerfarben
rules-cards = Die Karten
rules-cards-about = Jede der fünf Farben hat dieselben zwanzig Karten. Außerhalb der Variante mit Spielerfarben bedeutet die Farbe nichts. Wie viele es von jeder Art gibt, haben wir erschlossen.
rules-buildings-about = Achtzehn Gebäude; ihre Dollars liegen verdeckt. Manche Symbole und Beträge haben wir erschlossen: Wer die Schachtel hat, kann sie in einer Datei berichtigen.
rule-dw-1 = Die Gebäude werden zu drei Stapeln von je sechs gemischt. Nur der Bedarf des obersten eines jeden Stapels ist zu sehen, kein Dollarbetrag.
    .ours = Mit der Option „Offene Beträge“ zeigt die Seite, was jedes Gebäude im Spiel einbringt.
rule-dw-2 = Alle Banditenkarten werden gemischt; jeder erhält sechs, der Rest ist der Nachziehstapel.
rule-dw-3 = Gespielt wird im Uhrzeigersinn.
    .ours = Wer beginnt, entscheidet das Los; nach den gedruckten Regeln ist es, wer als Letzter in einer Bank Geld geholt hat.
rule-dw-4 = Ein Zug: zwei Karten legen, dann nach Wunsch ein Gebäude ausrauben, dann auf sechs nachziehen.
rule-dw-5 = Es werden genau zwei Karten gelegt, eine nach der anderen, verdeckt ans äußere Ende einer der drei Reihen; auch beide in dieselbe. Eine spielbare Karte darf man nicht zurückhalten.
rule-dw-6 = Ein Bandit passt zu einem Gebäude, das mindestens ein Symbol seines Werkzeugs braucht. Es dürfen mehr Banditen kommen, als es braucht.
rule-dw-7 = Joker, Elixier, Kojote und Geier passen überall.
rule-dw-8 = Passt nichts auf der Hand irgendwohin, so zeigt man sie allen, legt sie ab, zieht sechs und macht seinen Zug.
    .ours = Geprüft wird nur vor der ersten Karte und nach jedem Nachziehen, höchstens dreimal pro Zug. Passt auch dann nichts oder ist nichts zu ziehen, wird nichts gelegt.
rule-dw-9 =
    .ours = Passt genau eine Karte, wird nur sie gelegt. Wer eine oder keine Karte legt, darf trotzdem rauben.
rule-dw-10 =
    .ours = Niemand sieht sich eine verdeckte Karte noch einmal an, auch nicht, wer sie gelegt hat. (Die Option „Meine Karten merken“ kennzeichnet die eigenen; „Volles Protokoll“ sagt, wer wo gelegt hat.)
rule-dw-11 = Zum Rauben nennt man ein Gebäude.
    .ours = In seiner Reihe muss mindestens eine Karte verdeckt liegen.
rule-dw-12 = Die verdeckten Karten werden eine nach der anderen vom Gebäude nach außen aufgedeckt.
    .reading = Anhalten kann man nicht: Das tut nur ein neu aufgedeckter Geier oder das Ende der Reihe. Dann zeigt sich, ob die Symbole reichen.
rule-dw-13 = Ein Bandit zählt ein oder zwei Symbole seines Werkzeugs, wie abgebildet.
rule-dw-14 = Ein Jolly Joker steht für ein fehlendes Symbol beliebiger Art; das Programm wählt das beste.
    .example = Ein Casino braucht eine Spitzhacke, zwei Colts und zwei Dynamitstangen. In der Reihe liegen zwei Spitzhacken, zwei Dynamitstangen, ein Colt und ein Joker, der für den zweiten Colt steht: Das Casino ist gewonnen.
rule-dw-15 = Elixier: Jeder Bandit und Joker weiter außen zählt doppelt. Ein verdoppelter Joker ersetzt zwei Symbole, gleiche oder verschiedene. Mehrere Elixiere verdoppeln nur einmal; Karten zwischen Gebäude und Elixier bleiben einfach.
rule-dw-16 =
    .reading = Ein Elixier, das seit einem früheren Fehlschlag offen liegt, verdoppelt weiterhin, was weiter außen liegt, auch später gelegte Karten.
rule-dw-17 = Kojote: Die nächste Karte nach außen kommt mit ihm sofort auf den Ablagestapel und wirkt nicht, was immer sie ist. Ein so genommener Geier beendet nichts, ein Elixier verdoppelt nichts, ein zweiter Kojote beißt nicht. Auf den Kojoten wirkt kein Elixier: Er nimmt eine Karte.
    .reading = Alle sehen, welche Karte es war.
    .ours = Eine falsche, die er nimmt, wird nicht bestraft.
rule-dw-18 =
    .ours = Ein Kojote am Ende der Reihe bleibt offen liegen und nimmt die nächste Karte dieser Reihe, die bei einem späteren Raubzug aufgedeckt wird. (Option: Er wird stattdessen abgelegt.)
rule-dw-19 = Geier: Das Aufdecken endet sofort. Reichen die Symbole bis dahin, ist das Gebäude gewonnen. Sonst bleibt offen, was offen ist, und der Rest verdeckt. Ein Geier, der schon offen lag, wird später übergangen.
    .example = Ein Saloon braucht zwei Spitzhacken und zwei Dynamitstangen. Zwei Dynamitstangen und eine Spitzhacke liegen offen, da kommt ein Geier: Der Saloon ist nicht gewonnen, und die Karten hinter dem Geier bleiben verdeckt.
rule-dw-20 = Bei jedem Raubzug zählt die ganze Reihe vom Gebäude nach außen, auch was seit früheren Fehlschlägen offen liegt.
rule-dw-21 = Neue Karten kommen ans äußere Ende einer Reihe.
    .ours = Verlassen Karten eine Reihe, rückt sie zusammen.
rule-dw-22 = Gewonnen: Das Gebäude geht an den Räuber, die Seite mit den Dollars nach oben. Alle Karten der Reihe kommen offen auf den Ablagestapel, und sofort ist das nächste Gebäude des Stapels im Spiel.
    .ours = Abgelegt wird einzeln vom Gebäude nach außen, ein Kojote vor seiner Beute; eine gezeigte Hand in der Reihenfolge der Kartenliste.
rule-dw-23 = Nicht gewonnen: Das Gebäude bleibt, aufgedeckte Karten bleiben offen, verdeckte verdeckt.
rule-dw-24 = Man zieht auf sechs nach. Einen leeren Nachziehstapel ersetzt der gemischte Ablagestapel.
    .ours = Das geschieht, wenn eine Karte gebraucht wird und keine mehr zu ziehen ist, nicht früher.
rule-dw-25 =
    .ours = Sind beide Stapel leer, zieht man, was da ist, und legt, so viel man kann. Zwei volle Runden, in denen keine Karte gelegt und keine aufgedeckt wird, beenden das Spiel; ebenso das Ende des tausendsten Zuges.
rule-dw-26 = Nach dem Nachziehen wird jede Reihe mit sieben oder mehr verdeckten Karten automatisch ausgeraubt, für den, der am Zug war.
    .ours = Von oben nach unten, jede Reihe einmal pro Zug, auch wenn ein Stapel schon leer ist.
rule-dw-27 = Das Spiel endet sofort nach einem Zug, in dem ein Gebäudestapel leer geworden ist.
    .reading = Automatische Raubzüge gehören zum Zug.
rule-dw-28 = Wer die meisten Dollars hat, gewinnt. Bei Gleichstand gewinnt, wer von ihnen die meisten Gebäude hat; danach wird der Sieg geteilt.
    .ours = In der Variante ist es ebenso.
rule-dw-29 = Jeder hat die zwanzig Karten einer Farbe, sechs davon auf der Hand, mit eigenem Nachzieh- und Ablagestapel. Jede Karte einer ausgeraubten Reihe kommt auf den Ablagestapel ihrer Farbe.
    .reading = Farben ohne Spieler bleiben in der Schachtel.
    .ours = Die Plätze bekommen der Reihe nach Rot, Gelb, Grün, Blau und Grau.
rule-dw-30 = Zwei Strafkarten liegen bereit. Ein falscher Bandit, der beim Aufdecken erscheint, kommt auf den Ablagestapel seines Besitzers und bringt ihm eine Strafkarte: am Ende 300{"\u00A0"}$ weniger.
    .reading = Er zählt nichts, und das Aufdecken geht weiter.
rule-dw-31 =
    .reading = Was noch verdeckt liegt, wenn ein Gebäude gewonnen ist, wird nicht geprüft.
    .ours = Ab dem dritten Vergehen kostet jedes ebenfalls 300{"\u00A0"}$. (Option: nur die zwei gedruckten Strafkarten.) Eine Summe kann unter null fallen. Was ein Kojote nimmt, wird ebenfalls nicht geprüft.
rule-dw-32 =
    .ours = Mit der Option „Falsche Karten erlaubt“, die in der Variante gilt, wenn am Tisch nichts anderes eingestellt ist, darf jede Karte auf dieses Risiko hin überall liegen. Passt nichts auf der Hand, darf man sie weiterhin zeigen oder, wo DW-8 das nicht mehr zulässt, nichts legen; passt nur eine Karte, darf man sie legen und aufhören. Wer etwas anderes legt, muss zwei Karten legen, wenn er zwei hat. Die deutschen, englischen und niederländischen Regeln kennen falsche Karten nur als Versehen; nach den französischen dürfen sie normalerweise nicht gelegt werden. Im Grundspiel werden unpassende Karten abgelehnt. (Option: Auf Ehrenwort dürfen sie ebenso gelegt werden; aufgedeckt werden sie ohne Strafe abgelegt.)

## Das begleitete erste Spiel

tip-goal = Wer die meisten Dollars hat, gewinnt: Raube Gebäude aus. Ein Raubzug braucht alle Werkzeuge, die das Gebäude zeigt.
tip-lay = In jedem Zug legst du zwei Karten, darfst dann ausrauben und ziehst auf sechs nach. Ein Bandit passt, wo sein Werkzeug gebraucht wird.
tip-first = Wähle ein Gebäude, dessen Werkzeuge du fast alle hast, und lege beide Karten in seine Reihe. Verstreute Karten nützen anderen so viel wie dir.
tip-remember = Die Karten liegen verdeckt, und niemand darf sie noch einmal ansehen. Merke dir also, wo welche liegt.
tip-rob = Jetzt darfst du ein Gebäude ausrauben: Seine Reihe wird aufgedeckt, wenn kein Geier stört, und ist jedes abgebildete Werkzeug dabei, gehört es dir.
tip-risk = Fehlt ein Werkzeug, so gewinnst du nichts, und was aufgedeckt wurde, bleibt offen und zählt für den, der als Nächster raubt.
tip-won = Ein Gebäude ist gewonnen! Hinten steht, was es bringt. Seine Reihe wird abgeräumt, das nächste Gebäude kommt. Ist keines mehr da, endet das Spiel.
tip-vain = Vergeblich ausgeraubt, doch nichts ist verloren: Wer die fehlenden Werkzeuge dazulegt, kann mit allem rauben, was offen liegt.
tip-vulture = Wird ein Geier aufgedeckt, endet der Raubzug; was offen liegt, muss reichen. Später wirkt er nicht mehr. Lege deinen, wo andere sammeln.
tip-end = Ein Gebäudestapel geht zur Neige. Das Spiel endet nach dem Zug, in dem einer leer ist.
tip-joker = Du hast einen Jolly Joker: Er passt überall und ersetzt ein fehlendes Werkzeug, ganz gleich welches.
tip-elixir = Du hast ein Elixier: Die Werkzeuge aller Karten, die nach ihm in seine Reihe gelegt werden, zählen doppelt.
tip-coyote = Du hast einen Kojoten: Aufgedeckt nimmt er die Karte mit, die nach ihm gelegt wurde; sie wirkt nicht. Lege ihn, wo andere rauben wollen.
tip-theirs = Wer raubt, nutzt alle Karten der Reihe, eigene und fremde. Achte darauf, wo die anderen ihre legen.
tip-seven = Zähle die verdeckten Karten: Liegen nach dem Ziehen sieben oder mehr in einer Reihe, wird sie von selbst ausgeraubt, für den, der am Zug war.
