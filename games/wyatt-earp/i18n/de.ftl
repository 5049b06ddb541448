# Die Wörter von Wyatt Earp.

game-name = Wyatt Earp
game-about = Leg Outlaws aus, treib die Belohnungen hoch und jage eifriger als alle anderen.

## Karten

outlaw-belle = Belle Starr
    .short = Belle
    .mark = Herz
outlaw-billy = Billy the Kid
    .short = Billy
    .mark = Dreieck
outlaw-bob = Bob Dalton
    .short = Bob
    .mark = Raute
outlaw-butch = Butch Cassidy
    .short = Butch
    .mark = Sanduhr
outlaw-jesse = Jesse James
    .short = Jesse
    .mark = Kreuz
outlaw-sundance = Sundance Kid
    .short = Sundance
    .mark = Sonne
outlaw-wes = Wes Hardin
    .short = Wes
    .mark = Mond
card-photo = Foto
    .of = Foto von { $outlaw }
    .help = Leg es aus, solange jemand eine Karte dieses Outlaws vor sich hat: zu deinen Karten von ihm oder, wenn du keine hast, allein. Mit Most Wanted kann man es nicht holen.
    .printed = Photo
card-stagecoach = Postkutschen-Überfall
    .short = Kutsche
    .help = Mit einem Treffer kommt er zu deinen Karten eines Outlaws: Punkte für dich und eine höhere Belohnung.
    .printed = Postkutschen Überfall
card-bank = Banküberfall
    .short = Bank
    .help = Mit einem Treffer kommt er zu deinen Karten eines Outlaws: Punkte für dich und eine höhere Belohnung.
    .printed = Banküberfall
card-gun = Schnellster Schütze
    .short = Schütze
    .help = Mit einem Treffer kommt er zu deinen Karten eines Outlaws: Punkte für dich und eine höhere Belohnung. Nur einer ist im Spiel: Der neue verdrängt den alten.
    .printed = Schnellster Schütze
card-wanted = Most Wanted
    .short = Wanted
    .help = Frage die anderen nach einem Outlaw, ohne Schuss. Oder stiehl mit einem Treffer einen, der vor einem Gegner liegt.
    .printed = Most Wanted
card-hideout = Unterschlupf
    .short = Unterschlupf
    .help = Verdeckt mit einem Treffer die Gruppe eines Gegners, sodass sie nicht zählt.
    .printed = Unterschlupf
card-wyatt = Wyatt Earp
    .short = Wyatt
    .help = Ziehe zwei Karten; oder suche dir eine aus dem Nachziehstapel; oder nimm einen Unterschlupf von einer eigenen Gruppe, wenn der Schuss trifft.
    .printed = Wyatt Earp
printed = in der deutschen Schachtel: { $name }
points = { $count ->
        [one] { $count }{"\u00A0"}Punkt
       *[other] { $count }{"\u00A0"}Punkte
    }
needs-shot = braucht einen Treffer
needs-shot-mode = eine der Möglichkeiten braucht einen Treffer
is-hit = ein Treffer, wenn ein Schuss sie aufdeckt
card-held = { $count ->
        [one] { $card }
       *[other] { $card }, { $count } davon
    }
points-capture = { $count ->
        [one] { $count }{"\u00A0"}Sheriffpunkt
       *[other] { $count }{"\u00A0"}Sheriffpunkte
    }

## Der Tisch

wall = Steckbriefe und Stapel
posters = Die sieben Steckbriefe
poster-reward = Belohnung: { $money }
poster-closed = erst ab{"\u00A0"}3{"\u00A0"}Karten
poster-few = { $count ->
        [one] 1{"\u00A0"}Punkt, { $least }{"\u00A0"}nötig
       *[other] { $count }{"\u00A0"}Punkte, { $least }{"\u00A0"}nötig
    }
poster-now = { $points }; jetzt { $shares }
sign-closed = Wer diesen Outlaw als Erster in einer Runde auslegt, legt mindestens drei Karten auf einmal; danach darf jeder beliebig viele auslegen
sign-few = Haben alle zusammen weniger Punkte, bleibt die Belohnung für die nächste Runde liegen
sign-now = wer wie viel von der Belohnung bekäme, wenn die Runde jetzt endete
poster-tallies = Punkte der Spieler
poster-tally = { $name }: { $points }
poster-covered = { $name }: { $points }, unter einem Unterschlupf
pile-draw = Nachzieh{"\u00AD"}stapel
pile-draw-count = { $count ->
        [0] Der Nachziehstapel ist leer.
        [one] Eine Karte im Nachziehstapel.
       *[other] { $count } Karten im Nachziehstapel.
    }
pile-discard = Ablage{"\u00AD"}stapel
pile-discard-count = { $count ->
        [one] Eine Karte im Ablagestapel: { $card }.
       *[other] { $count } Karten im Ablagestapel, obenauf { $card }.
    }
pile-discard-empty = Der Ablagestapel ist leer.
pile-renewed = erneuert
hit = Treffer!
miss = Fehlschuss
groups = Vor { $name }
    .you = Vor dir
group-cards = { $outlaw }: { $cards }; { $points }.
group-covered = { $outlaw }, unter einem Unterschlupf: { $cards }; { $points }, die nicht zählen.
group-outlaws = { $count ->
        [one] eine Outlawkarte
       *[other] { $count } Outlawkarten
    }
hand = Deine Karten
    .eyes = Die Karten auf der Hand
hand-empty = Du hast keine Karten.
    .eyes = Keine Karten auf der Hand.
hand-count = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
hand-own = Deine Punkte:
    .eyes = Punkte:
hand-pick = Wähle eine Karte, um zu sehen, was mit ihr geht.
search = Der Nachziehstapel
search-about = Nimm eine Karte. Welche, sieht sonst niemand.
found = Im Nachziehstapel gefunden
duel = Duell
duel-hits = { $count ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $count } Treffer
    }

## Was zu tun ist

prompt-draw = Du bist dran: Ziehe zwei Karten oder nimm die oberste abgelegte.
prompt-play = Lege aus, was du willst, dann lege eine Karte ab.
prompt-play-sheriff = Eine Sheriffkarte hast du in diesem Zug schon gespielt. Outlaws kannst du noch auslegen; dann lege eine Karte ab.
prompt-discard = Jetzt lässt sich nichts spielen: Lege eine Karte ab.
prompt-ask = Wen fragst du nach { $outlaw }?
prompt-search = Nimm eine Karte aus dem Nachziehstapel.
prompt-found = Spiele die Karte { $card } sofort oder behalte sie.
prompt-window = Du darfst den Unterschlupf über { $outlaws } entfernen, mit einem Wyatt Earp und einem Schuss.
prompt-target = Ein Treffer! Zu welcher deiner Gruppen kommt { $card }?
prompt-target-hideout = Ein Treffer! Welche Gruppe deckt der Unterschlupf zu?
prompt-target-wanted = Ein Treffer! Aus welcher Gruppe stiehlst du?
prompt-target-wyatt = Ein Treffer! Welche deiner Gruppen wird befreit?
prompt-wait-target = { $name } hat getroffen und wählt eine Gruppe für die Karte { $card }.
prompt-window-none = Du hast keinen Wyatt Earp.
prompt-window-other = { $name } darf jetzt eingreifen und einen Unterschlupf entfernen.
prompt-wait-draw = { $name } wird gleich ziehen.
prompt-wait-play = { $name } legt aus.
prompt-wait-ask = { $name } fragt nach { $outlaw }.
prompt-wait-search = { $name } sucht im Nachziehstapel.
prompt-wait-close = Der Zug von { $name } geht zu Ende.
prompt-done = Dein Zug ist gemacht.
prompt-between = Die Runde ist vorbei.
prompt-over = Das Spiel ist vorbei.
hint-wanted = Zum Fragen wähle einen Steckbrief.
hint-target = Wähle eine der leuchtenden Gruppen.
key-pick = Eine Karte wählen
key-draw = Zwei Karten ziehen
key-take = Die oberste abgelegte Karte nehmen
key-lay = Auslegen, spielen oder antworten: die Knöpfe der Reihe nach
key-discard = Die gewählte Karte ablegen
key-pass = Passen oder die gefundene Karte behalten

act-draw = 2 Karten ziehen
act-take = Die oberste abgelegte Karte nehmen
act-close = Die Runde enden lassen
act-lay = { $count ->
        [one] { $outlaw } auslegen
       *[other] { $count }{"\u00A0"}× { $outlaw } auslegen
    }
act-lay-here = { $count } auslegen
act-lay-all = { $count ->
        [one] Auslegen
        [2] Beide auslegen
       *[other] Alle { $count } auslegen
    }
act-photo = Foto von { $outlaw } auslegen
act-photo-here = Foto auslegen
act-shoot = Spielen und schießen: { $card }
act-shoot-here = Spielen und schießen
act-target = { $outlaw } bei { $name } wählen
    .you = { $outlaw } bei dir wählen
act-target-here = Hier auslegen
act-target-hideout = Gruppe verdecken
act-target-wanted = Eine hier stehlen
act-target-wyatt = Gruppe befreien
act-want = Most Wanted: nach { $outlaw } fragen
act-want-here = Fragen
act-steal = Most Wanted: einen Outlaw stehlen, mit einem Schuss
act-steal-here = Outlaw stehlen
act-ask = { $name } fragen
    .you = Dich fragen
act-wyatt-draw = Wyatt Earp: 2 Karten ziehen
act-wyatt-draw-here = 2 Karten ziehen
act-wyatt-search = Wyatt Earp: im Nachziehstapel suchen
act-wyatt-search-here = Im Stapel suchen
act-unhide = Wyatt Earp: eine Gruppe befreien, mit einem Schuss
act-unhide-here = Gruppe befreien
act-pick = Nehmen: { $card }
pick-left = { $take } ({ $count } im Stapel)
act-keep = Die Karte behalten
act-discard = Ablegen: { $card }
act-discard-here = Ablegen
act-pass = Passen
reward-plus = +{ $money }
reward-raise = Belohnung +{ $money }
sheet = Wie Runde { $number } gewertet wurde
sheet-outlaw = Outlaw, Belohnung
sheet-about = Erst die Punkte, dann die Dollars. Was unter einem Unterschlupf liegt, zählt nicht mit. Was bleibt, liegt für die nächste Runde da.
act-draw-here = 2 Karten ziehen
act-take-here = Diese nehmen
worth = { $list }
piles = Nachziehstapel und Ablagestapel
goal = Runde { $number }; das Spiel endet bei { $money }.
stage-duel = Das Duell
stage-reward = Die Belohnung
in-play = im Spiel
act-take-card = { $take }: die oberste abgelegte Karte, { $card }
prompt-draw-close = Du bist dran: Nimm die oberste abgelegte Karte oder lass die Runde enden.
why-cannot = Warum kann ich nicht …?
draw-for-good = Ziehen lässt sich nicht zurücknehmen.
ask-for-good = Die Frage an jemanden lässt sich nicht zurücknehmen.
shot-for-good = Ein Schuss lässt sich nicht zurücknehmen.
sheet-rest = Bleibt
sheet-total = Zusammen
sheet-now = Geld jetzt
act-close-here = Runde beenden

## Warum etwas nicht geht

why-over = Das Spiel ist vorbei.
why-draw-first = Ein Zug beginnt mit dem Ziehen.
why-drawn = Du hast in diesem Zug schon gezogen.
why-enough-left = Zum Ziehen sind genug Karten da.
why-too-few-left = Weniger als zwei Karten sind übrig, und der Stapel wurde schon erneuert.
why-nothing-discarded = Der Ablagestapel ist leer.
why-not-in-hand = Das hast du nicht auf der Hand.
why-three-to-open = Ein Outlaw wird mit mindestens drei Karten auf einmal eröffnet.
why-keep-one = Eine Karte zum Ablegen muss übrig bleiben.
why-one-sheriff-card = Pro Zug darf nur eine Sheriffkarte gespielt werden.
why-no-shot = Keine Karte ist mehr da, mit der man schießen oder die man durchsehen könnte.
why-not-on-table = Von diesem Outlaw liegt keine Karte aus.
why-no-hit = Ein Ziel wird erst nach einem Treffer gewählt.
why-target-first = Wähle zuerst die Gruppe, die getroffen wird.
why-nothing-to-hide = Kein Gegner hat eine Gruppe, die man verdecken könnte.
why-nothing-to-steal = Vor keinem Gegner liegt eine Outlawkarte.
why-nothing-to-free = Auf keiner deiner Gruppen liegt ein Unterschlupf.
why-no-group = Du hast dafür keine Gruppe.
why-nothing-there = Dafür liegt dort keine Karte.
why-no-opponent = Das ist kein Gegner.
why-gun-there = Der Schnellste Schütze ist schon bei diesem Outlaw.
why-hidden-already = Dort liegt schon ein Unterschlupf.
why-not-hidden = Dort liegt kein Unterschlupf.
why-nobody-to-ask = Kein Gegner hat eine Karte auf der Hand.
why-cannot-ask = Dieser Spieler wurde schon gefragt oder hat keine Karten.
why-ask-first = Frage zuerst einen Gegner.
why-pick-first = Nimm zuerst eine Karte aus dem Nachziehstapel.
why-not-in-pile = Diese Karte ist dort nicht zu haben.
why-found-first = Spiele zuerst die gefundene Karte oder behalte sie.
why-nothing-found = Du hast keine Karte gefunden.
why-window-open = Während du eingreifst, kannst du nur eine Gruppe befreien oder passen.
why-no-window = Gerade darf niemand eingreifen.

## Was geschieht

say-hand-began = Runde { $number } beginnt; { $name } gibt.
    .you = Runde { $number } beginnt; du gibst.
say-you-got = Du bekommst: { $cards }.
    .eyes = Ausgeteilt: { $cards }.
say-opened = { $card } eröffnet den Ablagestapel.
say-drew = { $name } zieht { $count ->
        [0] nichts: Es ist keine Karte mehr da
        [one] eine Karte
       *[other] { $count } Karten
    }.
    .you = Du ziehst { $count ->
            [0] nichts: Es ist keine Karte mehr da
            [one] eine Karte
           *[other] { $count } Karten
        }.
say-took = { $name } nimmt die Karte { $card } vom Ablagestapel.
    .you = Du nimmst die Karte { $card } vom Ablagestapel.
say-renewed = Der Ablagestapel wird gemischt und kommt unter den Nachziehstapel.
say-laid = { $name } legt { $count ->
        [one] { $outlaw }
       *[other] { $count }{"\u00A0"}× { $outlaw }
    } aus: { $reward }.
    .you = Du legst { $count ->
        [one] { $outlaw }
       *[other] { $count }{"\u00A0"}× { $outlaw }
    } aus: { $reward }.
say-reward-up = Belohnung +{ $money }
say-reward-same = Die Belohnung bleibt, wie sie ist
say-played = { $name } spielt die Karte { $card }.
    .you = Du spielst die Karte { $card }.
say-played-want = { $name } spielt Most Wanted und fragt nach { $outlaw }.
    .you = Du spielst Most Wanted und fragst nach { $outlaw }.
say-hit = { $name } schießt. { $card }: ein Treffer!
    .you = Du schießt. { $card }: ein Treffer!
say-miss = { $name } schießt. { $card }: ein Fehlschuss.
    .you = Du schießt. { $card }: ein Fehlschuss.
say-landed = Die Karte { $card } kommt zu { $outlaw }: { $reward }.
say-landed-photo = Das { $card } liegt aus: { $reward }.
say-landed-hideout = Die Gruppe { $outlaw } von { $name } liegt unter einem Unterschlupf.
    .you = Deine Gruppe { $outlaw } liegt unter einem Unterschlupf.
say-lost = Die Karte { $card } verlässt die Gruppe „{ $outlaw }“ von { $name }.
    .you = Die Karte { $card } verlässt deine Gruppe „{ $outlaw }“.
say-asked = { $name } fragt { $other } nach { $outlaw } und bekommt eine Karte.
    .you = Du fragst { $other } nach { $outlaw } und bekommst eine Karte.
    .other-you = { $name } fragt dich nach { $outlaw } und bekommt eine Karte.
say-asked-none = { $name } fragt { $other } vergeblich nach { $outlaw }.
    .you = Du fragst { $other } vergeblich nach { $outlaw }.
    .other-you = { $name } fragt dich vergeblich nach { $outlaw }.
say-stolen = { $name } nimmt eine Karte von { $outlaw }, die vor { $other } lag.
    .you = Du nimmst eine Karte von { $outlaw }, die vor { $other } lag.
    .other-you = { $name } nimmt eine Karte von { $outlaw }, die vor dir lag.
say-searches = { $name } sieht den Nachziehstapel durch.
    .you = Du siehst den Nachziehstapel durch.
say-searched = { $name } hat mit Wyatt Earp den Nachziehstapel durchsucht; er wird gemischt.
    .you = Du hast mit Wyatt Earp den Nachziehstapel durchsucht; er wird gemischt.
say-searched-none = { $name } hat mit Wyatt Earp den Nachziehstapel durchsucht und nichts gefunden, was zu nehmen wäre; er wird gemischt.
    .you = Du hast mit Wyatt Earp den Nachziehstapel durchsucht und nichts gefunden, was zu nehmen wäre; er wird gemischt.
say-you-took = Du hast die Karte { $card } genommen.
    .eyes = Genommen: { $card }.
say-window = { $name } darf jetzt eingreifen.
    .you = Du darfst jetzt eingreifen.
say-passed = { $name } passt.
    .you = Du passt.
say-discarded = { $name } legt die Karte { $card } ab.
    .you = Du legst die Karte { $card } ab.
say-hand-ended-emptied = { $count ->
        [one] { $names } hat keine Karten mehr: Die Runde ist vorbei.
       *[other] { $names } haben keine Karten mehr: Die Runde ist vorbei.
    }
    .you = { $count ->
        [one] Du hast keine Karten mehr: Die Runde ist vorbei.
       *[other] { $names } habt keine Karten mehr: Die Runde ist vorbei.
    }
say-hand-ended-closed = { $name } kann keine zwei Karten mehr ziehen: Die Runde ist vorbei.
    .you = Du kannst keine zwei Karten mehr ziehen: Die Runde ist vorbei.
say-hand-ended-idle = Zu viele Züge lang hat niemand eine Karte gespielt: Die Runde ist vorbei.
say-scored = { $outlaw }: { $shares }.
say-scored-rest = { $outlaw }: { $shares }; { $money } bleiben liegen.
say-scored-none = { $outlaw }: Niemand bekommt etwas; { $money } bleiben liegen.
say-scored-share = { $name } { $money }
    .you = du { $money }
say-scored-last = { $count ->
        [one] Die Runde ist vorbei: { $name } führt.
       *[other] Die Runde ist vorbei: Niemand führt allein.
    } { $list }. { $line }
    .you = { $count ->
        [one] Die Runde ist vorbei: Du führst.
       *[other] Die Runde ist vorbei: Niemand führt allein.
    } { $list }. { $line }
say-duel = { $names } haben gleich viel. Ein Duell entscheidet.
    .you = { $names } habt gleich viel. Ein Duell entscheidet.
say-duel-renewed = Zu wenige Karten sind übrig: Alle 78 werden gemischt, die Treffer bleiben.
say-turned-hit = { $name } deckt die Karte { $card } auf: ein Treffer!
    .you = Du deckst die Karte { $card } auf: ein Treffer!
say-turned-miss = { $name } deckt die Karte { $card } auf: ein Fehlschuss.
    .you = Du deckst die Karte { $card } auf: ein Fehlschuss.
say-ended = Das Spiel ist vorbei. { $why }

log-discarded = { $name } legt eine Karte ab.
    .you = Du legst eine Karte ab.
log-opened = Eine Karte eröffnet den Ablagestapel.
log-shot-hit = { $name } schießt: ein Treffer!
    .you = Du schießt: ein Treffer!
log-shot-miss = { $name } schießt: ein Fehlschuss.
    .you = Du schießt: ein Fehlschuss.

## Das Ende

end-goal = Das Ziel ist erreicht, und der Reichste gewinnt.
end-duel = Ein Duell hat unter den Reichsten entschieden.
end-last-hand = Die dreißigste Runde war die letzte, und der Reichste gewinnt.
highlight-hand = Die Runde, die alles entschied
highlight-reward = Höchste Belohnung
say-decisive = Ab Runde { $number } lag { $name } vorn.
    .you = Ab Runde { $number } lagst du vorn.
score-rewards = Belohnungen
score-hand = Runde { $number }
tie-hits = Treffer im Duell

## Optionen

option-gun-by = Wohin kein zweiter Schnellster Schütze darf
    .about = Solange einer im Spiel ist, darf der nächste nicht auf denselben Outlaw: auf keine seiner Gruppen oder nur nicht auf die, bei der er liegt.
option-gun-by-name = auf keine Gruppe dieses Outlaws
option-gun-by-group = nur nicht auf diese Gruppe
option-smallest-first = Kleinster Anteil zuerst
    .about = Beim Teilen einer Belohnung nimmt nach dem Führenden zuerst, wer die wenigsten Punkte hat, wie es der Wortlaut des französischen Hefts will.
option-discard-log = Protokoll der abgelegten Karten
    .about = Im Protokoll bleibt stehen, welche Karten auf den Ablagestapel kamen. Sonst muss man sich alles merken.
## Regeln

rules-lead = Sieben Outlaws, sieben Steckbriefe. Karten, die vor euch ausliegen, treiben die Belohnungen in die Höhe; ist die Runde vorbei, teilen sich die eifrigsten Jäger eines Outlaws, was auf seinen Kopf steht. Erzählt in unseren eigenen Worten; die gedruckten Regeln liegen der Schachtel bei.
rules-why = Die Seite sagt, was in einem Paragrafen gedruckt ist, was unsere Lesart ist und wo wir wählen oder rekonstruieren mussten.
primer-goal = Sieben Outlaws werden gesucht, jeder mit einer Belohnung auf seinen Kopf. Wer ihre Karten vor sich auslegt, bekommt am Ende der Runde einen Anteil an den Belohnungen derer, die er am eifrigsten gejagt hat; ist jemand reich genug, gewinnt der Reichste.
primer-table = Die Wand zu Beginn einer Runde: sieben Steckbriefe mit ihren Belohnungen, noch geschlossen, und die beiden Kartenstapel.
primer-turn-1 = Die zwei obersten Karten des Nachziehstapels ziehen oder die oberste des Ablagestapels.
primer-turn-2 = Beliebig viele Outlaws vor sich auslegen und höchstens eine Sheriffkarte spielen; oder nichts davon.
primer-turn-3 = Eine Karte ablegen. Wer dann keine mehr hat, beendet die Runde.
primer-group = Eine Gruppe, und was sie zählt
    .text = Die Karten, die jemand von einem Outlaw hat, bilden mit dem, was darauf liegt, eine Gruppe, und ihre Punkte werden zusammengezählt. Wer einen Outlaw als Erster in der Runde auslegt, braucht drei Karten auf einmal; danach genügt allen eine. Jede Karte, die ausgelegt wird, kann die Belohnung steigern.
primer-sharing = Wie eine Belohnung geteilt wird
    .text = Für jeden Outlaw zählen die Punkte aller Spieler. Sind es zusammen weniger als { $least }, wartet die Belohnung auf die nächste Runde. Wer mit mindestens fünf Punkten Vorsprung führt, nimmt alles. Sonst teilen alle, die näher dran sind: Der Führende nimmt zuerst { $two }, dann jeder reihum { $thousand }, bis nichts mehr da ist.
primer-shot = Ein Schuss
    .text = Die meisten der stärkeren Sheriffkarten brauchen einen Schuss: Die oberste Karte des Nachziehstapels wird aufgedeckt. Ein Outlaw ist ein Treffer, jede andere Karte ein Fehlschuss. Erst nach einem Treffer sagt man, wem die Karte gilt; nach einem Fehlschuss ist sie dahin.
primer-hideout = Der Unterschlupf
    .text = Er verdeckt eine Gruppe eines anderen, und was darunter liegt, zählt nichts, bis ein Wyatt Earp ihn vertreibt. So wird aus einem Anteil das Ganze, oder ein Vorsprung ist dahin.
primer-scored = { $points }. { $said }
primer-step-draw = { $name } zieht zwei Karten und sucht drei von einer Art.
primer-step-lay = { $name } legt die Karten eines Outlaws vor aller Augen aus. Von jetzt an ist er offen, und seine Belohnung ist gestiegen.
primer-step-shoot = Die eine Sheriffkarte dieses Zuges braucht einen Schuss, und die aufgedeckte Karte zeigt einen Outlaw: ein Treffer.
primer-step-hit = So liegt die Karte auf der Gruppe, bringt ihre Punkte und steigert die Belohnung noch einmal. Das nützt auch den anderen, wenn sie nahe herankommen.
primer-step-discard = Am Ende legt { $name } eine Karte ab, die der Nächste nehmen darf.
rules-components = Was in der Schachtel liegt
rules-setup = Eine Runde beginnt
rules-sheriff = Sheriffkarten
rules-hand = Eine Runde endet
rules-scoring = Die Wertung, Outlaw für Outlaw
rules-end = Das Ende des Spiels
rules-cards = Die Karten
rules-cards-about = Anzahlen, Punkte und Belohnungen stammen aus der Ausgabe, nach der dieser Tisch spielt: Wer die Schachtel hat, kann sie in einer Datei berichtigen.
rules-cards-outlaw = Von jedem Outlaw gibt es { $count } Karten, jede zählt { $points }. Jede trägt ein Einschussloch: Bei einem Schuss aufgedeckt, ist sie ein Treffer.
rules-shares = Beispiele fürs Teilen
rules-shares-about = Die Punkte der Spieler, dann die Belohnung in Tausendern, dann, was jeder nimmt.
rules-shares-points = Punkte
rules-shares-pot = Belohnung
rules-shares-taken = Genommen
rules-shares-rest = Bleibt
rule-we-1 = Es gibt { $cards } Karten, davon { $sheriffs } Sheriffkarten. Ein Einschussloch ist auf jeder Outlawkarte.
    .reading = Die übrigen { $outlaws } sind Outlawkarten, { $copies } für jeden der sieben.
    .rebuilt = Eine Outlawkarte zählt { $points }, keine Sheriffkarte hat ein Loch, und die sieben tragen die Namen, die hier stehen: Darin stimmen mehrere Beschreibungen überein.
rule-we-2 = Egal, wie viele spielen: Jeder bekommt zehn Karten. Eine weitere eröffnet den Ablagestapel.
    .reading = Das kann jede Karte sein. Eine Sheriffkarte bewirkt dort nichts und darf genommen werden.
rule-we-3 = Vor der ersten Runde kommen { $thousand } auf jeden Steckbrief, vor jeder späteren noch einmal { $thousand } zu dem, was noch daliegt.
    .reading = Der Bank geht das Geld nie aus.
rule-we-4 = Links vom Geber geht es los, dann im Uhrzeigersinn weiter.
    .ours = Der erste Geber wird ausgelost.
rule-we-5 = Wer den letzten Zug einer Runde hatte, gibt die nächste.
    .ours = Endet eine Runde, weil niemand mehr ziehen kann (WE-28), so ist es der Spieler, der sie enden ließ.
rule-we-6 = Ein Zug hat drei Teile: ziehen, auslegen, wenn man mag, genau eine Karte ablegen. Der erste und der letzte sind Pflicht.
rule-we-7 = Ziehen heißt: die beiden obersten Karten des Nachziehstapels oder die oberste Karte des Ablagestapels nehmen.
    .ours = Was man gerade genommen hat, darf gleich wieder abgelegt werden.
rule-we-8 = Will jemand zwei Karten und der Nachziehstapel hat weniger, wird der Ablagestapel gemischt und hilft aus, einmal in jeder Runde. Beim zweiten Mal gilt WE-28.
    .reading = Er kommt unter das, was noch da ist. Der Ablagestapel ist nie leer, wenn jemand zieht.
rule-we-9 = In einem Zug darf man beliebig viele Outlawkarten und höchstens eine Sheriffkarte auslegen, in jeder Reihenfolge. Was liegt, liegt: Es wird nicht zurückgenommen, nicht nach Belieben abgeworfen und nicht zu einem anderen Outlaw verschoben.
rule-we-10 = Zum ersten Mal in einer Runde wird ein Outlaw mit mindestens drei Karten auf einmal ausgelegt, von wem auch immer. Danach ist er für alle offen, in jeder Anzahl.
    .ours = Er bleibt offen, bis die Runde endet, auch wenn ihm alle Karten wieder gestohlen werden.
rule-we-11 = Auslegen erhöht die Belohnung des Outlaws: um { $thousand } für jede auf einmal gelegte Karte außer der ersten. Was schon dalag, zählt nicht mit, und jedes Auslegen zählt für sich.
    .example = Jemand legt vier Karten von Jesse James: Seine Belohnung steigt um { $three }. Ein anderer legt zwei dazu: { $thousand }. Dann legt der Erste noch eine: nichts, denn was schon daliegt, zählt nicht mit.
rule-we-12 = Die eigenen Karten liegen vor einem. Die Karten eines Spielers von einem Outlaw bilden mit den Sheriffkarten darauf eine Gruppe.
rule-we-13 = Das Ablegen lässt sich nicht auslassen.
    .ours = Darum kann eine Karte nur gespielt werden, wenn eine andere auf der Hand bleibt; das wird geprüft, bevor ihr Schuss oder ihre Frage entschieden ist. Nur Wyatt Earp darf auch als letzte Karte ziehen, wenn eine Karte zu ziehen da ist: Er bringt eine zum Ablegen mit.
rule-we-14 = Bei einem Schuss wird die oberste Karte des Nachziehstapels aufgedeckt und auf den Ablagestapel gelegt: Eine Outlawkarte ist ein Treffer. Nach einem Fehlschuss ist die Sheriffkarte dahin; sie war die Sheriffkarte dieses Zuges und zählt nicht als dessen abgelegte Karte. Auf dem Ablagestapel liegt sie auf der Schusskarte; nur ein Wyatt Earp, der befreit, wird vor seinem Schuss abgelegt, sodass die Schusskarte auf ihm liegt.
    .ours = Was die Wirkung vom Tisch nimmt, liegt auf der Schusskarte und unter einer gespielten Karte, die danach kommt. Muss der Stapel für den Schuss eines solchen Wyatt Earp erneuert werden (WE-15), wird dieser Wyatt Earp nicht mitgemischt.
rule-we-15 =
    .ours = Der Nachziehstapel kann zu klein sein für einen Schuss (eine Karte), eine Suche (eine) oder Wyatt Earps Ziehen (zwei). Ein in dieser Runde noch nicht erneuerter Stapel wird dann wie in WE-8 erneuert, und das war das eine Mal; die Karte, die gerade gespielt wird, liegt noch nicht auf dem Ablagestapel und wird nicht mitgemischt. War er schon erneuert: Ohne Karte kann nichts gespielt werden, was schießt, und nichts gesucht; Wyatt Earp zieht, was da ist, mindestens eine.
rule-we-16 = Auf welche Art eine Karte wirkt, wird gesagt, wenn sie gespielt wird; worauf, erst nach einem Treffer. Nach einem Fehlschuss wird nichts genannt.
    .ours = Wird sie gespielt, muss etwas da sein, worauf sie wirken könnte. Nach einem Treffer muss sie wirken; gibt es nur ein Ziel, wird niemand gefragt.
rule-we-17 = Ein Foto kann ausgelegt werden, solange eine Outlawkarte seines Outlaws vor jemandem liegt: zur eigenen Gruppe oder, wo keine ist, allein. Ein Unterschlupf kann ein Foto allein verdecken. Niemand kann nach einem Foto fragen oder es stehlen.
    .reading = Die Outlawkarte darf unter einem Unterschlupf liegen. Dass der Outlaw einmal eröffnet wurde (WE-10), genügt nicht, wenn ihm alle Karten gestohlen sind. Ein Foto allein ist eine Gruppe, auf die man bauen kann.
rule-we-18 = Postkutschen-Überfall und Banküberfall brauchen einen Treffer und eine eigene Gruppe, die auch ein Foto allein sein darf. Dort bleiben sie mit ihren Punkten und erhöhen die Belohnung.
rule-we-19 = Ebenso der Schnellste Schütze; es ist aber immer nur einer im Spiel: Ein neuer schickt den alten auf den Ablagestapel. Seine Punkte sind weg, seine Belohnung bleibt. Auf den Outlaw, der den jetzigen hat, darf er nicht.
    .reading = Der alte geht auch unter einem Unterschlupf weg.
    .ours = Es zählt der Name des Outlaws, in wessen Gruppe der jetzige auch liegt. (Option: Nur genau diese Gruppe ist gesperrt.)
rule-we-20 = Most Wanted endet so oder so auf dem Ablagestapel und bringt eine Outlawkarte auf die Hand, die noch im selben Zug ausgelegt werden darf. Fragen, ohne Schuss: Man nennt einen Outlaw und fragt die anderen nacheinander, in beliebiger Reihenfolge, bis einer ihn hat und eine Karte hergibt; vielleicht hat ihn niemand. Stehlen, mit Schuss: Man nimmt eine Outlawkarte, die vor einem anderen liegt, nie eine Sheriffkarte. Nach einem Fehlschuss kann man nicht doch noch fragen.
    .reading = Zum Fragen braucht es einen Gegner mit Karten auf der Hand.
    .ours = Auch unter einem Unterschlupf kann gestohlen werden.
rule-we-21 = Bleiben nach einem Diebstahl Sheriffkarten ohne Outlawkarte und ohne Foto zurück, werden sie abgelegt. Die Belohnungen bleiben, wie sie sind.
    .reading = Ein Unterschlupf, der nichts mehr verdeckt, ist eine solche Sheriffkarte und geht mit; spätere Karten dieses Outlaws liegen offen. Ein Foto bleibt, und der Unterschlupf darauf ebenso.
rule-we-22 =
    .reading = Eine gestohlene Karte eines offenen Outlaws darf allein ausgelegt werden, was die Belohnung nicht erhöht, oder mit anderen auf einmal. Ist er nicht offen, braucht es drei, die gestohlene mitgezählt.
rule-we-23 = Ein Unterschlupf braucht einen Treffer und verdeckt eine Gruppe, auf der noch keiner liegt. Bei der Wertung zählt dort nichts, und Outlawkarten, die ihr Besitzer dazulegt, kommen darunter. Die Belohnung steigt wie immer.
    .reading = Sheriffkarten, die dazukommen, liegen ebenfalls darunter.
    .ours = Es muss die Gruppe eines anderen sein. Das französische Heft widerspricht sich: Sein Kapitel über die Sheriffkarten erlaubt die eines beliebigen Spielers, seine Übersichtskarte nur die eines anderen.
rule-we-24 = Wyatt Earp wird immer abgelegt. Er zieht: Die beiden obersten Karten des Nachziehstapels kommen auf die Hand; eine Sheriffkarte darunter darf im selben Zug nicht gespielt werden. Er sucht: Man sieht den ganzen Nachziehstapel durch und nimmt eine Karte nach Wahl, nur keinen Wyatt Earp; ist eine da, muss man. Er befreit: Mit einem Treffer verschwindet ein Unterschlupf von einer eigenen Gruppe, und beide werden abgelegt; ein Fehlschuss kostet nur ihn. Eine gefundene Sheriffkarte darf sofort gespielt werden, vor allem anderen und obwohl sie die zweite ist; behält man sie, gilt für sie die Grenze von WE-9. Eine Outlawkarte kommt einfach auf die Hand.
    .ours = Nach einer Suche wird zuerst der Stapel gemischt, dann Wyatt Earp abgelegt.
rule-we-25 = Um eine Gruppe zu befreien, darf Wyatt Earp auch gespielt werden, wenn ein anderer am Zug ist.
    .ours = Jederzeit fragen kann ein Programm nicht, darum gibt es zwei Augenblicke. Gleich nachdem ein Unterschlupf gelandet ist, wird allein der Betroffene gefragt. Nach jedem Ablegen, auch dem, das die Runde beendet, werden alle mit einer verdeckten Gruppe gefragt, im Uhrzeigersinn ab dem, der als Nächster am Zug ist oder wäre; nicht, wenn die Runde nach WE-28 endet. Wer gefragt ist, darf schießen, so oft er kann, und sagt nach einem Treffer, welcher Unterschlupf verschwindet (WE-16); oder er passt, und das gilt dann für diesen Augenblick. Niemand wird wegen seiner Handkarten gefragt oder übergangen: Eine verdeckte Gruppe, eine Karte auf der Hand und eine Karte zum Schießen genügen. Ein solcher Wyatt Earp ist nicht die Sheriffkarte eines Zuges. Der Augenblick nach dem Ablegen gehört noch zum Zug davor: Hat danach jemand keine Karte mehr, ist die Runde vorbei.
rule-we-26 = Auch eine Sheriffkarte darf abgelegt werden; dann bewirkt sie nichts.
rule-we-27 = Eine Runde endet, wenn der Spieler am Zug seine letzte Karte abgelegt hat oder wenn am Ende eines Zuges ein anderer keine mehr hat.
    .ours = In beiden Fällen kommt zuerst der Augenblick nach dem Ablegen (WE-25), und was in ihm geschieht, zählt noch.
rule-we-28 = Sie endet auch, wenn der Spieler, der ziehen muss, zwei Karten will, der Stapel weniger hat und schon einmal erneuert wurde: Er hat keinen Zug mehr. Er kann stattdessen die oberste abgelegte Karte nehmen, und dann hat der Nächste dieselbe Wahl.
    .ours = An zwei anderen Stellen lässt das französische Heft die Runde schon enden, wenn der Stapel zum zweiten Mal aufgebraucht ist; wir spielen, was im Kapitel über das Ende der Runde steht. Damit keine Runde ewig dauert: Ein Zug ist ein Leerzug, wenn er mit dem Nehmen der obersten abgelegten Karte begann und niemand in ihm oder im Augenblick danach eine Karte spielte. Dreimal so viele Leerzüge hintereinander, wie es Spieler gibt, beenden die Runde ebenfalls, ob man sie hätte enden lassen können oder nicht; wer den letzten hatte, gibt.
rule-we-29 = Alle Sheriffpunkte aller Spieler, die nicht unter einem Unterschlupf liegen, werden zusammengezählt. Sind es weniger als { $least }, bleibt die Belohnung für die nächste Runde liegen.
rule-we-30 = Sonst nimmt alles, wer mindestens fünf Punkte Vorsprung hat.
rule-we-31 = Sonst teilt der Führende mit allen, die weniger als fünf Punkte hinter ihm liegen. Der Führende nimmt { $two }, dann jeder der anderen { $thousand }; dann vom Führenden an wieder jeder { $thousand }, bis nichts mehr da ist. Wer gleich viele Punkte hat, nimmt gleichzeitig; kann der Rest nicht jedem von ihnen dasselbe geben, ist das Teilen vorbei, und der Rest bleibt liegen. Führende, die nicht je { $two } haben können, nehmen je { $thousand }, wenn das reicht, und dann ist es vorbei.
    .reading = Findet ein einzelner Führender nur { $thousand } vor, nimmt er sie.
    .ours = Die anderen nehmen in der Reihenfolge ihrer Punkte, die meisten zuerst. Das französische Heft lässt sie an zwei Stellen nach fallendem Abstand zum Führenden nehmen, dem Wortlaut nach also die wenigsten Punkte zuerst; seine vier Beispiele gehen so oder so gleich aus. (Option: die wenigsten zuerst, nach dem Wortlaut.) Wer keinen unverdeckten Punkt hat, teilt nicht mit. Auch das ist gegen den Wortlaut, der nur nach dem Abstand fragt.
rule-we-32 = Die ersten vier Beispiele unten sind gedruckt.
    .reading = Die nächsten sieben folgen aus WE-31, wie wir es lesen.
    .ours = Die letzten vier zeigen, was wir dort gewählt haben und was eine Option des Tisches daran ändert.
rule-we-33 = Geld liegt offen. Für die nächste Runde werden alle Karten gemischt.
rule-we-34 = Hat nach einer Wertung jemand { $goal } oder mehr, gewinnt der Reichste. Bei Gleichstand entscheidet ein Duell: Jeder deckt eine Karte des Nachziehstapels auf, wie er daliegt, Durchgang um Durchgang, auch wer zurückliegt, bis einer allein die meisten Treffer hat.
    .ours = Hat der Stapel weniger Karten, als Spieler im Duell sind, werden alle { $cards } gemischt, und die Treffer bleiben. Nach der dreißigsten Runde gewinnt der Reichste, was immer er hat.

## Das begleitete erste Spiel

tip-goal = Jage Outlaws: Wer bei einem am Ende der Runde die meisten Punkte hat, bekommt die Belohnung oder den größten Anteil. Der Reichste gewinnt.
tip-draw = Jeder Zug beginnt mit Ziehen: zwei Karten vom Stapel oder die oberste abgelegte. Zwei sind meist besser, außer sie ist deine dritte eines Outlaws.
tip-open = Drei Karten eines Outlaws auf einmal eröffnen ihn. Von da an dürfen alle auch einzelne Karten von ihm auslegen. Lege aus, was geht.
tip-discard = Jeder Zug endet mit einer abgelegten Karte. Wer seine letzte ablegt, beendet die Runde.
tip-scored = Die Runde ist gewertet. Was niemand bekam, bleibt auf dem Steckbrief, und auf jeden kommen weitere 1.000{"\u00A0"}$.
tip-hidden = Ein Unterschlupf deckt eine Gruppe von dir zu: Nichts darin zählt. Wyatt Earp kann ihn wegschießen, auch außer der Reihe.
tip-reward = Legst du mehrere Karten auf einmal aus, kommen für jede nach der ersten 1.000{"\u00A0"}$ auf den Steckbrief, nicht zu dir: Gezahlt wird am Ende der Runde.
tip-eight = Eine Belohnung gibt es nur, wenn alle zusammen 8 Punkte dieses Outlaws haben. Dann zeigt der Steckbrief, wer jetzt was bekäme.
tip-shared = Ihr jagt denselben Outlaw. Wer mindestens 5 Punkte voraus ist, bekommt alles; sonst wird geteilt, und der Führende nimmt am meisten. Siehe Steckbrief.
tip-wyatt = Wyatt Earp bringt dir zwei Karten oder eine nach Wahl aus dem Nachziehstapel. Er kann auch einen Unterschlupf wegschießen, der deine Karten zudeckt.
tip-wanted = Most Wanted: Frage nach einem Outlaw aus der Hand des anderen oder stiehl einen vom Tisch mit einem Schuss.
tip-hideout = Unterschlupf: Mit einem Treffer deckt er eine fremde Gruppe zu, und nichts darin zählt mehr.
tip-shot = Eine Karte mit Patrone braucht einen Schuss: Die oberste wird aufgedeckt. Ein Einschussloch, wie Outlaws es haben, trifft; sonst verfällt deine Karte.
tip-photo = Ein Foto zählt 4 Punkte. Solange sein Outlaw ausliegt, leg es zu deinen Karten von ihm, ohne solche allein. Eine Sheriffkarte (mit Stern) pro Zug.
tip-rich = Dein Geld behältst du von Runde zu Runde. Hat jemand nach einer Wertung 25.000{"\u00A0"}$ oder mehr, gewinnt der Reichste.
