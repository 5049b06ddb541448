# Die Wörter von A Fistful of Meeples.

game-name = Für eine Handvoll Meeple
game-about = Nimm eine Handvoll Leute, schick sie die Hauptstraße entlang und lass jede Tür etwas einbringen.

## Meeple

meeple-builder = Handwerker
    .who = der Handwerker
    .whom = den Handwerker
    .of = der Handwerker von { $name }
    .yours = dein Handwerker
    .for = für den Handwerker
    .about = baut ein Schild oder lässt dessen Besitzer es aufwerten
count-builder = { $count ->
        [one] 1{"\u00A0"}Handwerker
       *[other] { $count }{"\u00A0"}Handwerker
    }
meeple-miner = Goldgräber
    .who = der Goldgräber
    .whom = den Goldgräber
    .of = der Goldgräber von { $name }
    .yours = dein Goldgräber
    .for = für den Goldgräber
    .about = Wem das Schild gehört, der zieht { $miner }{"\u00A0"}Würfel, oder { $minerTen }, wenn es aufgewertet ist
count-miner = { $count ->
        [one] 1{"\u00A0"}Goldgräber
       *[other] { $count }{"\u00A0"}Goldgräber
    }
meeple-robber = Räuber
    .who = der Räuber
    .whom = den Räuber
    .of = der Räuber von { $name }
    .yours = dein Räuber
    .for = für den Räuber
    .about = { $robber }{"\u00A0"}Würfel für jeden Goldgräber im Gebäude
count-robber = { $count ->
        [one] 1{"\u00A0"}Räuber
       *[other] { $count }{"\u00A0"}Räuber
    }
meeple-deputy = Hilfssheriff
    .who = der Hilfssheriff
    .whom = den Hilfssheriff
    .of = der Hilfssheriff von { $name }
    .yours = dein Hilfssheriff
    .for = für den Hilfssheriff
    .about = { $deputy }{"\u00A0"}Würfel für jeden Räuber im Gebäude; alle kommen ins Gefängnis
count-deputy = { $count ->
        [one] 1{"\u00A0"}Hilfssheriff
       *[other] { $count }{"\u00A0"}Hilfssheriffs
    }
meeple-madame = Wirtin
    .who = die Wirtin
    .whom = die Wirtin
    .of = die Wirtin von { $name }
    .yours = deine Wirtin
    .for = für die Wirtin
    .about = { $madame }{"\u00A0"}Würfel für jeden Handwerker im Gebäude; alle kommen in den Saloon
count-madame = { $count ->
        [one] die Wirtin
       *[other] { $count }{"\u00A0"}Wirtinnen
    }

## Würfel und Barren

cube-gold = Gold
cube-stone = Stein
cube-dynamite = Dynamit
count-gold = { $count }{"\u00A0"}Gold
count-stone = { $count }{"\u00A0"}Stein
count-dynamite = { $count }{"\u00A0"}Dynamit
count-bars = { $count ->
        [one] 1{"\u00A0"}Goldbarren
       *[other] { $count }{"\u00A0"}Goldbarren
    }
count-signs = { $count ->
        [one] noch 1{"\u00A0"}Schild
       *[other] noch { $count }{"\u00A0"}Schilder
    }
points = { $count ->
        [one] 1{"\u00A0"}Punkt
       *[other] { $count }{"\u00A0"}Punkte
    }
nothing = nichts

## Orte

place-t1 = Goldprüfer
    .at = beim Goldprüfer
    .from = vom Goldprüfer
    .into = zum Goldprüfer
place-t2 = Barbier
    .at = beim Barbier
    .from = vom Barbier
    .into = zum Barbier
place-t3 = Büchsenmacher
    .at = beim Büchsenmacher
    .from = vom Büchsenmacher
    .into = zum Büchsenmacher
place-t4 = Kaufladen
    .at = beim Kaufladen
    .from = aus dem Kaufladen
    .into = in den Kaufladen
place-t5 = Hotel
    .at = beim Hotel
    .from = aus dem Hotel
    .into = ins Hotel
place-t6 = Mietstall
    .at = beim Mietstall
    .from = aus dem Mietstall
    .into = in den Mietstall
place-b6 = Bestatter
    .at = beim Bestatter
    .from = vom Bestatter
    .into = zum Bestatter
place-b5 = Telegrafenamt
    .at = beim Telegrafenamt
    .from = aus dem Telegrafenamt
    .into = ins Telegrafenamt
place-b4 = Schmiede
    .at = bei der Schmiede
    .from = aus der Schmiede
    .into = in die Schmiede
place-b3 = Kapelle
    .at = bei der Kapelle
    .from = aus der Kapelle
    .into = in die Kapelle
place-b2 = Bäckerei
    .at = bei der Bäckerei
    .from = aus der Bäckerei
    .into = in die Bäckerei
place-b1 = Postamt
    .at = beim Postamt
    .from = aus dem Postamt
    .into = ins Postamt
place-saloon = Saloon
    .from = aus dem Saloon
place-jail = Gefängnis
    .from = aus dem Gefängnis
place-bank = Bank
place-graveyard = Friedhof

## Die Hauptstraße

field-t1 = Tür beim Goldprüfer
    .onto = vor die Tür beim Goldprüfer
field-t2 = Tür beim Barbier
    .onto = vor die Tür beim Barbier
field-t3 = Tür beim Büchsenmacher
    .onto = vor die Tür beim Büchsenmacher
field-t4 = Tür beim Kaufladen
    .onto = vor die Tür beim Kaufladen
field-t5 = Tür beim Hotel
    .onto = vor die Tür beim Hotel
field-t6 = Tür beim Mietstall
    .onto = vor die Tür beim Mietstall
field-b6 = Tür beim Bestatter
    .onto = vor die Tür beim Bestatter
field-b5 = Tür beim Telegrafenamt
    .onto = vor die Tür beim Telegrafenamt
field-b4 = Tür bei der Schmiede
    .onto = vor die Tür bei der Schmiede
field-b3 = Tür bei der Kapelle
    .onto = vor die Tür bei der Kapelle
field-b2 = Tür bei der Bäckerei
    .onto = vor die Tür bei der Bäckerei
field-b1 = Tür beim Postamt
    .onto = vor die Tür beim Postamt
field-e = Showdown-Feld bei der Bank
    .onto = auf das Showdown-Feld bei der Bank
    .on = auf dem Showdown-Feld bei der Bank
    .under = unter den Meeple bei der Bank
field-w = Showdown-Feld beim Saloon
    .onto = auf das Showdown-Feld beim Saloon
    .on = auf dem Showdown-Feld beim Saloon
    .under = unter den Meeple beim Saloon
way-clockwise = Im Uhrzeigersinn landen sie auf
way-anticlockwise = Gegen den Uhrzeigersinn landen sie auf
way-rest = { $count ->
        [one] und 1 geht in den Saloon
       *[other] und { $count } gehen in den Saloon
    }

## Die Stadt in Worten

account = Die Stadt in Worten
nobody = niemand
sign-of = Schild von { $name } für { $points }{"\u00A0"}Punkte
    .you = dein Schild für { $points }{"\u00A0"}Punkte
sign-none = kein Schild
costs = ein Schild kostet { $cost }
marker-of = mit dem Marker von { $name }
    .you = mit deinem Marker
marker-there = der Marker liegt { $field }
bank-left = { $count ->
        [0] kein Barren mehr
        [one] noch 1{"\u00A0"}Barren, für { $prices }{"\u00A0"}Gold
       *[other] noch { $count }{"\u00A0"}Barren, für { $prices }{"\u00A0"}Gold
    }
graves-free = Friedhof: { $count ->
        [0] kein Grab ist frei
        [one] 1{"\u00A0"}Grab ist frei
       *[other] { $count }{"\u00A0"}Gräber sind frei
    }
buried = begraben: { $list }
bag = Beutel
bag-holds = Im Beutel: { $list }
jail-holds = Dynamit auf dem Gefängnis: { $count }
exploded = Explodiertes Dynamit: { $count } von { $all }
exploded-short = explodiert
mark-crowd = so viele von dieser Art
mark-coming = wohin die Meeple der Reihe nach kommen: dunkel im, hell gegen den Uhrzeigersinn
mark-blast = explodiertes Dynamit; nach dem letzten von { $all } Dynamitwürfeln wird die Runde noch zu Ende gespielt
about-showdown = Der Verlierer stirbt, und der Sieger zieht Würfel für den Toten: { $list }
about-jail = Wer alle herausnimmt, legt einen Dynamitwürfel von dort in den Beutel
about-dynamite = Zieht es jemand aus dem Beutel, explodiert es danach: Alle verlieren die Hälfte ihrer Steine, abgerundet
hand = Deine Hand
hand-of = In der Hand von { $name }

## Was zu tun ist

prompt-settle = Hänge dein erstes Schild kostenlos an ein freies Eckgebäude.
prompt-take = Du bist dran: Nimm alle Meeple eines Ortes.
prompt-drop-anywhere = Wähle Meeple und Feld. Der zweite bestimmt die Richtung.
prompt-drop-anywhere-alike = Wähle ein Feld. Der zweite Meeple bestimmt die Richtung.
prompt-drop-way = Wähle Meeple und leuchtendes Feld: Es bestimmt die Richtung.
prompt-drop-way-alike = Wähle ein leuchtendes Feld: Es bestimmt die Richtung.
prompt-drop-who = Wer kommt { $field }?
prompt-mark = Das andere Ende ist deins. Wessen Marker kommt { $field }?
prompt-resolve = Nun handeln sie, in beliebiger Reihenfolge: Wähle ein Feld.
prompt-build = Ein Schild { $at } bauen, für { $cost } ({ $points }{"\u00A0"}Punkte)?
prompt-upgrade = Dein Schild { $at } auf { $points }{"\u00A0"}Punkte aufwerten, für { $cost }?
prompt-reroll-ahead = Du hast { $meeple }{"\u00A0"}{ $mine } gewürfelt, { $name } { $rival }{"\u00A0"}{ $die }: So gewinnst du. Noch einmal würfeln?
prompt-reroll-behind = Du hast { $meeple }{"\u00A0"}{ $mine } gewürfelt, { $name } { $rival }{"\u00A0"}{ $die }: So verlierst du. Noch einmal würfeln?
prompt-done = Dein Zug ist gemacht.
prompt-over = Das Spiel ist vorbei.
prompt-wait-settle = { $name } hängt ein erstes Schild auf.
prompt-wait-take = { $name } wählt einen Ort.
prompt-wait-drop = { $name } stellt Meeple auf.
prompt-wait-mark = { $name } wählt, wessen Marker gelegt wird.
prompt-wait-resolve = { $name } lässt Meeple handeln.
prompt-wait-build = { $name } kann ein Schild { $at } bauen.
prompt-wait-upgrade = { $name } kann das Schild { $at } aufwerten.
prompt-wait-reroll = { $name } kann noch einmal würfeln.
last-round = { $left ->
        [0] Das ist der letzte Zug.
        [one] Danach noch ein Zug.
       *[other] Danach noch { $left } Züge.
    }
pick-first = Erst einen Meeple wählen
pick-only = Hierhin kommt der Nächste: Wähle in der Hand, wer es ist
key-meeple = Einen Meeple der Hand wählen oder, wo nur ein Feld bleibt, ihn gleich aufstellen
key-upper = Goldprüfer bis Mietstall: der Ort oder seine Tür
key-lower = Postamt bis Bestatter: der Ort oder seine Tür
key-corners = Saloon, Gefängnis
key-ends = Showdown-Feld beim Saloon, bei der Bank
key-build = Bauen oder aufwerten
key-decline = Verzichten

act-settle = Das erste Schild { $at } aufhängen
act-take = Alle { $from } nehmen: { $list }
act-take-nobody = Alle { $from } nehmen
act-drop = { $meeple } { $onto } stellen
act-drop-door = { $meeple } { $onto } stellen: { $forecast }
act-mark = { $name }
act-mark-seat = Den Marker von { $name } legen
    .you = Deinen Marker legen
act-resolve = { $meeple } { $at } handeln lassen: { $forecast }
act-resolve-nobody = Niemanden { $at } handeln lassen
forecast-draws = { $count }{"\u00A0"}Würfel aus dem Beutel für { $name }
forecast-you = dich
forecast-nothing = nichts zu ziehen
forecast-nobody = kein Schild, niemand zieht
forecast-build = { $name } darf für { $cost } ein Schild bauen
    .you = du darfst für { $cost } ein Schild bauen
forecast-build-poor = { $name } kann kein Schild bezahlen ({ $cost })
    .you = du kannst kein Schild bezahlen ({ $cost })
forecast-build-none = { $name } hat kein Schild mehr
    .you = du hast kein Schild mehr
forecast-upgrade = { $name } darf das Schild für { $cost } auf { $points }{"\u00A0"}Punkte aufwerten
    .you = du darfst dein Schild für { $cost } auf { $points }{"\u00A0"}Punkte aufwerten
forecast-upgrade-poor = { $name } kann das Aufwerten nicht bezahlen ({ $cost })
    .you = du kannst das Aufwerten nicht bezahlen ({ $cost })
forecast-done = das Schild ist schon aufgewertet
act-showdown = Den Showdown austragen: Ein Sieg bringt { $first } { $count }{"\u00A0"}Würfel, { $second } { $other }
    .you = Den Showdown austragen: Ein Sieg bringt dir { $count }{"\u00A0"}Würfel, { $second } { $other }
    .other-you = Den Showdown austragen: Ein Sieg bringt { $first } { $count }{"\u00A0"}Würfel, dir { $other }
act-showdown-none = Den Showdown austragen
act-build = Schild bauen
act-upgrade = Schild aufwerten
act-decline = Verzichten
act-reroll = Noch einmal würfeln
act-keep = Den Wurf behalten
reroll-sealed = Noch einmal zu würfeln lässt sich nicht zurücknehmen.
resolve-sealed = Was dieses Siegel trägt, lässt sich nicht zurücknehmen.

## Warum etwas nicht geht

why-not-your-turn = Das hast du jetzt nicht zu entscheiden.
why-over = Das Spiel ist vorbei.
why-settle-first = Erst hängen alle ein Schild an ein Eckgebäude.
why-settling-done = Die ersten Schilder hängen schon.
why-no-corner = Das erste Schild kommt an ein Eckgebäude.
why-corner-taken = Dieses Eckgebäude hat schon ein Schild.
why-take-first = Nimm erst die Meeple eines Ortes.
why-already-took = In diesem Zug hast du schon Meeple genommen.
why-empty-place = Hier ist niemand.
why-place-first = Stelle erst alle auf, die du in der Hand hast.
why-all-placed = Du hast niemanden mehr in der Hand.
why-not-in-hand = Von dieser Art hast du niemanden in der Hand.
why-field-taken = Hier steht schon jemand.
why-not-beside = Der erste kommt auf das nächste freie Feld auf einer der beiden Seiten des Gebäudes.
why-not-next = Nicht der Reihe nach: Es geht in einer Richtung von einem freien Feld zum nächsten.
why-others-first = Solange du andere in der Hand hast, kommt einer von ihnen hierhin.
why-madame-at-door = Die Wirtin beginnt an einer Tür.
why-mark-first = Wähle erst, wessen Marker unter den Meeple kommt.
why-no-mark = Es ist kein Marker zu wählen.
why-another-player = Es muss der Marker von jemand anderem sein.
why-nobody-there = Hier steht niemand, der noch handeln kann.
why-no-showdown = Zum Showdown gehört ein Meeple an beiden Enden der Straße.
why-answer-first = Erst wird die Frage nach dem Schild beantwortet.
why-nothing-to-build = Jetzt ist nichts zu bauen.
why-nothing-to-upgrade = Jetzt ist nichts aufzuwerten.
why-nothing-to-decline = Jetzt ist nichts abzulehnen.
why-die-first = Entscheide erst über den Würfel.
why-no-die = Über keinen Würfel ist zu entscheiden.

## Was geschieht

say-first = { $name } macht den ersten Zug, sobald alle ein Schild haben. In jedem Gebäude sind drei Meeple.
    .you = Du machst den ersten Zug, sobald alle ein Schild haben. In jedem Gebäude sind drei Meeple.
say-settled = { $name } hängt { $at } das erste Schild auf.
    .you = Du hängst { $at } dein erstes Schild auf.
say-passed = { $name } findet niemanden zum Nehmen und passt.
    .you = Du findest niemanden, den du nehmen kannst, und passt.
say-took = { $name } nimmt { $list } { $from }.
    .you = Du nimmst { $list } { $from }.
say-armed = Ein Dynamitwürfel kommt vom Gefängnis in den Beutel; { $count ->
        [0] dort ist keiner mehr
        [one] dort bleibt{"\u00A0"}1
       *[other] dort bleiben{"\u00A0"}{ $count }
    }.
say-dropped = { $name } stellt { $meeple } { $onto }.
    .you = Du stellst { $meeple } { $onto }.
say-bowed-out = Die Wirtin bleibt nicht { $on }: Sie geht in den Saloon.
say-overflowed = Kein Feld ist mehr frei. In den Saloon: { $list }.
say-marked = Der Marker von { $name } kommt { $under }.
    .you = Dein Marker kommt { $under }.
say-drew = { $name } zieht { $list } { $for } { $at }.
    .you = Du ziehst { $list } { $for } { $at }.
say-drew-showdown = { $name } zieht { $list } zur Belohnung für den Schuss auf { $dead }.
    .you = Du ziehst { $list } zur Belohnung für den Schuss auf { $dead }.
say-loses = von { $name } { $stone }
    .you = von dir { $stone }
say-exploded = Dynamit explodiert! Zurück in den Beutel: { $list }.
say-exploded-none = Dynamit explodiert! Niemand hat genug Stein, um welchen zu verlieren.
say-built = { $name } baut ein Schild { $at }.
    .you = Du baust ein Schild { $at }.
say-upgraded = { $name } wertet das Schild { $at } auf.
    .you = Du wertest dein Schild { $at } auf.
say-declined = { $name } verzichtet auf das Schild { $at }.
    .you = Du verzichtest auf das Schild { $at }.
say-arrested = Der Hilfssheriff bringt { $count ->
        [one] 1{"\u00A0"}Räuber
       *[other] { $count }{"\u00A0"}Räuber
    } { $from } ins Gefängnis.
say-invited = Die Wirtin holt { $count ->
        [one] 1{"\u00A0"}Handwerker
       *[other] { $count }{"\u00A0"}Handwerker
    } { $from } in den Saloon.
say-resolved = Dann geht { $meeple } { $into }.
say-rolled = { $name } würfelt { $die }.
    .you = Du würfelst { $die }.
say-rerolled = { $name } würfelt noch einmal: { $die }.
    .you = Du würfelst noch einmal: { $die }.
say-kept = { $name } behält den Wurf.
    .you = Du behältst den Wurf.
say-decided = Showdown: Mit { $die } gewinnt { $winner }, mit { $low } stirbt { $loser }.
say-decided-skill = Showdown, beide { $die }: Dank größerer Schusskraft gewinnt { $winner }, und { $loser } stirbt.
say-decided-both = Showdown, beide { $die } bei gleicher Schusskraft: Es sterben { $winner } und { $loser }.
stage-dynamite = Dynamit!
showdown-against = gegen
showdown-wins = gewinnt
showdown-skill = siegt dank Schusskraft
showdown-falls = stirbt
say-buried = { $meeple } wird begraben.
say-gone = { $meeple } kommt aus dem Spiel, denn kein Grab ist frei.
say-survived = { $meeple } geht lebend in den Saloon.
say-bar = { $name } zahlt { $price }{"\u00A0"}Gold für einen Goldbarren; { $count ->
        [0] die Bank ist leer
        [one] 1{"\u00A0"}bleibt
       *[other] { $count }{"\u00A0"}bleiben
    }.
    .you = Du zahlst { $price }{"\u00A0"}Gold für einen Goldbarren; { $count ->
        [0] die Bank ist leer
        [one] 1{"\u00A0"}bleibt
       *[other] { $count }{"\u00A0"}bleiben
    }.
say-last-round = { $why } Die Runde wird zu Ende gespielt.
say-ended = Das Spiel ist vorbei.

## Das Ende

end-bars = Die Bank hat keinen Barren mehr.
end-graves = Alle Gräber sind belegt.
end-dynamite = Alles Dynamit ist explodiert.
end-idle = Zehn Runden lang geschah nichts: Kein Würfel wurde gezogen oder gezahlt, kein Schild gebaut oder umgedreht, niemand verhaftet oder begraben.
highlight-draw = Bester Griff in den Beutel
highlight-showdown = Einträglichster Showdown
highlight-blast = Schlimmste Explosion
score-gold = Gold
score-bars = Goldbarren
score-signs = Schilder
term-stone = Stein
because-gain = Grund: { $what }, rund { $amount } mehr in der Wertung von { $name }.
    .you = Grund: { $what }, rund { $amount } mehr in deiner Wertung.
because-loss = Grund: { $what }, rund { $amount } weniger in der Wertung von { $name }.
    .you = Grund: { $what }, rund { $amount } weniger in deiner Wertung.
tie-cubes = Gold und Stein zusammen

## Optionen

option-madame-bows-out = Die Wirtin kann verzichten
    .about = Sie darf auf jedes freie Showdown-Feld gestellt werden, zu dem sie kommt, und geht sofort in den Saloon. So steht es in den englischen und französischen Regeln.
option-several-bars = Mehrere Barren pro Zug
    .about = Am Ende eines Zuges werden Barren gekauft, solange das Gold für den billigsten reicht.

## Regeln

rules-lead = Eine Straße, zwölf Türen, eine Handvoll Leute. Wen du an welche Tür schickst und in welcher Reihenfolge sie anklopfen, macht dich reich oder lässt dich leer ausgehen. Erzählt in eigenen Worten; die gedruckten Regeln liegen der Schachtel bei.
rules-why = Wo die gedruckten Regeln etwas offenlassen, steht hier, wie es bei uns gespielt wird.
primer-goal = Die Leute einer Straße ziehen von Tür zu Tür: Wer wo anklopft, entscheidet, wer baut, gräbt, raubt oder verhaftet wird, und was man aus dem Beutel zieht. Gold, Goldbarren und eigene Schilder sind Punkte, und wer die meisten hat, gewinnt.
primer-table = Die Hauptstraße zu Beginn: zwölf Gebäude mit ihren Türen, an jedem Ende ein Showdown-Feld, dazu Saloon, Gefängnis, Bank, Friedhof und Beutel.
primer-turn-1 = Alle Leute eines Ortes nehmen.
primer-turn-2 = Sie einen nach dem anderen die Straße entlang aufstellen, jeden auf das nächste freie Feld in einer Richtung; die Reihenfolge ist frei.
primer-turn-3 = Die an den Türen in beliebiger Reihenfolge handeln lassen; dann geht jeder hinein.
primer-turn-4 = Den billigsten Goldbarren kaufen, wenn das Gold dafür reicht.
primer-sowing = Leute aufstellen
    .text = Erst wählt man, wen man nimmt, dann zweierlei: die Richtung, und wer auf welches Feld kommt. Wo schon jemand steht, geht es vorbei. Man sucht also eine Tür, die jemandem von ihnen liegt, und einen Ort, von dem aus er genau dort landet.
primer-doors = Was an einer Tür geschieht
    .text = Ein Handwerker baut ein Schild oder wertet eines auf. Ein Goldgräber bringt dem Besitzer des Schildes Würfel. Ein Räuber bringt Würfel für die Goldgräber im Gebäude, ein Hilfssheriff für die Räuber, die Wirtin für die Handwerker: je mehr, desto besser. Die Räuber kommen danach ins Gefängnis, die Handwerker in den Saloon.
primer-showdown = Ein Showdown
    .text = Wen man an ein Ende der Straße stellt, der schießt für einen. Steht an beiden Enden jemand, würfeln beide; wer besser schießt, der Hilfssheriff vor dem Räuber, dem Goldgräber und dem Handwerker, darf neu würfeln und gewinnt bei Gleichstand. Der Verlierer wird begraben, und die andere Seite zieht Würfel.
primer-bag = Der Beutel und sein Dynamit
    .text = Alle Würfel kommen aus einem Beutel, und alle sehen, was darin ist. Gezogenes Dynamit explodiert nach dem Ziehen: Alle verlieren die Hälfte ihrer Steine. Gold ist sicher.
primer-bars = Goldbarren und das Ende
    .text = Am Ende des Zuges kauft man den billigsten Barren, wenn man kann, und der nächste kostet nie weniger. Die letzte Runde beginnt, wenn alle { $bars } Barren verkauft, alle { $graves } Gräber belegt oder alle { $dynamite } Dynamitwürfel explodiert sind.
primer-bars-caption = Die Bank. Der nächste Barren kostet { $price } Gold und zählt { $points } Punkte.
primer-step-take = { $name } nimmt alle aus einem Gebäude.
primer-step-drop = Einer nach dem anderen wird aufgestellt, alle in derselben Richtung. Jeder steht dort, wo es etwas zu tun gibt.
primer-step-draw = { $name } beginnt mit dem Räuber: Drinnen sitzt ein Goldgräber, und dafür gibt es Würfel aus dem Beutel.
primer-step-build = Nun reicht es für den Handwerker: Das Schild von { $name } hängt am Gebäude, und dessen Goldgräber graben von jetzt an für { $name }.
primer-step-enter = Zum Schluss sind alle drinnen. Dort warten sie, bis sie jemand mitnimmt.
rules-setup = Vorbereitung
rules-meeples = Was die Meeple tun
rules-showdown = Der Showdown
rules-bag = Beutel und Bank
rules-end = Das Ende
rules-people = Die Leute der Stadt
rules-buildings = Was ein Schild kostet
rules-buildings-about = Die Namen der Gebäude haben wir selbst gewählt. Gezahlt wird in den Beutel.
rule-fm-1 = Die Stadt hat { $all }{"\u00A0"}Leute ({ $builders }{"\u00A0"}Handwerker, { $miners }{"\u00A0"}Goldgräber, { $robbers }{"\u00A0"}Räuber, { $deputies }{"\u00A0"}Hilfssheriffs) und eine Wirtin. Im Beutel liegen zu Beginn { $gold }{"\u00A0"}Gold und { $stone }{"\u00A0"}Stein; auf dem Gefängnis liegen { $dynamite }{"\u00A0"}Dynamitwürfel, in der Bank { $bars }{"\u00A0"}Goldbarren. Jeder hat { $signs }{"\u00A0"}Schilder, auf einer Seite { $five }, auf der anderen { $ten }{"\u00A0"}Punkte wert, und einen Showdown-Marker. Gewürfelt wird mit zwei sechsseitigen Würfeln.
rule-fm-2 = Zwei Reihen von sechs Gebäuden sehen einander über die Hauptstraße hinweg an. Vor jedem liegt eine Tür, an jedem Ende der Straße ein Showdown-Feld: zusammen ein Ring aus vierzehn Feldern. Auf ein Feld passt ein Meeple. Gebäude, Saloon und Gefängnis heißen Orte und fassen beliebig viele.
rule-fm-3 = Was ein Schild kostet, steht am Gebäude und unten auf dieser Seite; ebenso viel kostet das Aufwerten.
rule-fm-4 = Die Goldbarren kosten der Reihe nach { $prices }{"\u00A0"}Gold.
rule-fm-5 = Der Friedhof hat { $graves }{"\u00A0"}Gräber.
rule-fm-6 = Am Anfang sind in jedem Gebäude drei zufällige Meeple und im Saloon die Wirtin. Das Gefängnis ist leer bis auf sein Dynamit.
rule-fm-7 = Bevor es losgeht, hängt jeder ein eigenes Schild, mit der Seite zu { $five }{"\u00A0"}Punkten nach oben, kostenlos an eines der vier Eckgebäude, das noch keines hat. Das geht rückwärts um den Tisch: Wer rechts von der Startperson sitzt, fängt an, sie selbst ist die letzte.
rule-fm-8 = Es geht im Uhrzeigersinn reihum.
    .ours = Die Startperson lost das Programm aus; nach den gedruckten Regeln bestimmt man sie gemeinsam.
rule-fm-9 = Ein Zug hat vier Schritte: alle Meeple eines Ortes nehmen, an dem mindestens einer ist; sie aufstellen; sie handeln lassen; einen Goldbarren kaufen, wenn das Gold reicht.
rule-fm-10 = Aufgestellt wird einer nach dem anderen, immer auf das nächste freie Feld des Rings in einer Richtung. Wo jemand steht, geht es vorbei, ob Tür oder Showdown-Feld. Wer auf welches Feld kommt, entscheidest du.
rule-fm-11 = Wer aus einem Gebäude kommt, beginnt auf dem nächsten freien Feld links oder rechts von dessen Tür; damit liegt die Richtung fest. Bei einem Eckgebäude kann das gleich das Showdown-Feld sein oder, wenn dort jemand steht, die Tür gegenüber.
    .example = Geht der erste Meeple gegen den Uhrzeigersinn, gehen alle weiteren auch so herum.
    .reading = Die eigene Tür zählt wie jede andere, wenn die Runde dorthin zurückkommt.
rule-fm-12 = Wer aus dem Saloon oder dem Gefängnis kommt, beginnt auf irgendeinem freien Feld; mit dem zweiten Meeple wählst du die Richtung.
rule-fm-13 = Wer das Gefängnis leert, wirft sofort einen Dynamitwürfel von dort in den Beutel, solange dort einer liegt.
rule-fm-14 =
    .ours = Sind alle Felder voll, gehen die übrigen aus der Hand in den Saloon.
rule-fm-15 = Unter einen Meeple auf einem Showdown-Feld kommt dein Marker: Er schießt für dich. Gehört dir das andere Ende schon, wählst du sofort, wessen Marker stattdessen dorthin kommt; zu zweit ist es von selbst der andere.
rule-fm-16 = Die Wirtin schießt sich mit niemandem. Müsste sie als Letzte der Hand auf ein Showdown-Feld, geht sie in den Saloon und tut in diesem Zug nichts.
    .reading = Solange du andere hast, kommt einer von ihnen dorthin.
    .ours = Die Richtung darfst du trotzdem so wählen, dass sie dort ankommt; nur als Erste aus dem Saloon muss sie an einer Tür beginnen. (Option „Die Wirtin kann verzichten“, wie es in den englischen und französischen Regeln steht: Sie darf auf jedes freie Showdown-Feld, zu dem sie kommt, und geht sofort in den Saloon; das Feld bleibt frei. In dieser Runde um die Straße gilt es als begangen; kommt die Hand noch einmal herum, ist es ein freies Feld wie andere.)
rule-fm-17 =
    .reading = Wer auf einem Showdown-Feld steht, ist an keinem Ort, tut nichts an einer Tür und wird nicht genommen: Er wartet auf den Showdown.
rule-fm-18 = Abgehandelt werden alle, die in diesem Zug an Türen gestellt wurden, in der Reihenfolge, die du wählst; du siehst jedes Ergebnis, bevor du weiter wählst. Danach geht jeder in sein Gebäude, auch wenn nichts geschah. Stehen an beiden Enden Meeple, kommt es in diesem Zug zum Showdown.
    .reading = Der Showdown gehört zu dieser Reihenfolge und kann auch mittendrin an die Reihe kommen.
rule-fm-19 = Handwerker: Hat das Gebäude kein Schild, darfst du dort eines von deinen bauen, mit der Seite zu { $five }{"\u00A0"}Punkten nach oben, und die Kosten in den Beutel zahlen. Hängt dort eines mit { $five }, darf sein Besitzer es für dieselben Kosten auf { $ten } umdrehen, auch in deinem Zug, und du kannst es nicht verhindern. An einem Schild mit { $ten } geschieht nichts.
    .ours = Wer das Umdrehen zahlen kann, wird sofort gefragt, bevor es weitergeht.
rule-fm-20 = Goldgräber: Wem das Schild gehört, der zieht { $miner }{"\u00A0"}Würfel, bei der Seite mit { $ten }{"\u00A0"}Punkten { $minerTen }. Ohne Schild zieht niemand.
rule-fm-21 = Räuber: Du ziehst { $robber }{"\u00A0"}Würfel für jeden Goldgräber im Gebäude.
rule-fm-22 = Hilfssheriff: Du ziehst { $deputy }{"\u00A0"}Würfel für jeden Räuber im Gebäude; dann kommen sie alle ins Gefängnis.
rule-fm-23 = Wirtin: Du ziehst { $madame }{"\u00A0"}Würfel für jeden Handwerker im Gebäude; dann gehen sie alle in den Saloon.
rule-fm-24 = Nur beim Handwerker darf man verzichten. Wer schon im Gebäude ist, tut nichts.
rule-fm-25 = Im Showdown würfeln beide, deren Marker unter den Meeplen liegen. Dann darf die Seite mit der größeren Schusskraft (Hilfssheriff vor Räuber vor Goldgräber vor Handwerker) einmal neu würfeln. Der höhere Wurf gewinnt, bei gleichen die größere Schusskraft. Haben beide dieselbe, würfelt niemand neu, und bei gleichen Würfen sterben beide und beide ziehen wie Sieger.
    .reading = Von zwei Würfen einer Seite gilt der zweite.
rule-fm-26 = Der Verlierer kommt in ein freies Grab, ohne freies Grab aus dem Spiel. Der Sieger geht in den Saloon, und seine Seite zieht Würfel je nach dem Toten: Hilfssheriff { $rewardDeputy }, Räuber { $rewardRobber }, Goldgräber { $rewardMiner }, Handwerker { $rewardBuilder }. Die Marker kommen zurück.
    .reading = Sterben beide, werden erst beide begraben, dann ziehen beide Seiten.
    .ours = Wer am Zug ist, kommt jeweils zuerst, Explosionen eingeschlossen.
rule-fm-27 = Gezogen wird blind aus dem Beutel. Jeder gezogene Dynamitwürfel explodiert: Alle geben die Hälfte ihrer Steine, abgerundet, in den Beutel zurück; zwei auf einmal halbieren zweimal. Explodiertes bleibt auf dem Explosionsfeld.
    .example = Wer 3{"\u00A0"}Steine hat, gibt 1 zurück.
    .reading = Dynamit zählt als einer der gezogenen Würfel.
    .ours = Es explodiert, wenn fertig gezogen ist.
rule-fm-28 =
    .ours = Ist zu wenig im Beutel, zieht man, was da ist.
rule-fm-29 = Am Ende deines Zuges schaust du auf den billigsten Barren. Hast du so viel Gold, musst du es in den Beutel zahlen und den Barren nehmen: einen pro Zug. Mit Barren wird nichts bezahlt. (Option „Mehrere Barren pro Zug“: Es geht weiter, solange das Gold für den nächsten reicht.)
rule-fm-30 = Das Ende ist nah, sobald die Bank leer ist, kein Grab mehr frei ist oder alle { $dynamite }{"\u00A0"}Dynamitwürfel explodiert sind. Dann wird weitergespielt, bis alle gleich viele Züge hatten, nach allen Regeln; aufheben lässt es sich nicht.
rule-fm-31 = Jedes Gold zählt 1{"\u00A0"}Punkt, jeder Barren { $bar }, jedes Schild { $five } oder { $ten }. Stein zählt nichts. Bei Gleichstand entscheiden Gold und Stein zusammen. Herrscht auch dann Gleichstand, soll man nach den gedruckten Regeln noch einmal spielen.
    .ours = Hier wird der Sieg stattdessen geteilt.
rule-fm-32 =
    .ours = Wer gar niemanden nehmen könnte, passt.
rule-fm-33 =
    .ours = Zehn volle Runden nacheinander, in denen kein Würfel gezogen oder gezahlt, kein Schild gebaut oder umgedreht und niemand verhaftet oder begraben wird, lösen das Ende ebenso aus. Das steht in keiner gedruckten Regel; es gilt hier nur, weil zwei Spieler sonst eine einsame Wirtin ewig hin und her schicken könnten.

## Das begleitete erste Spiel

tip-goal = Wer die meisten Punkte hat, gewinnt; ein Schild zählt{"\u00A0"}5. Hänge dein erstes gratis auf: Geht ein Goldgräber hinein, ziehst du Gold und Stein.
tip-take = Nimm alle von einem Ort und verteile sie. Für Schilder reicht es kaum: Schick einen Goldgräber zu deinem Schild oder einen Räuber zu Goldgräbern.
tip-points = Jedes Gold zählt 1{"\u00A0"}Punkt, ein Goldbarren 10, ein Schild 5 oder 10. Stein zählt nichts, er hilft nur, Schilder zu bezahlen.
tip-drop = Wähl jemanden: Du siehst, was er tut, und an den hellen Türen, ob er etwas bringt und wem. Oft kommt es darauf an, wer drinnen ist.
tip-resolve = Nun handelt jeder an seiner Tür, in der Reihenfolge, die du willst, und geht hinein.
tip-roll = Wer höher würfelt, zieht für den Toten. Der höhere Rang (Hilfssheriff, Räuber, Goldgräber, Handwerker) darf neu würfeln und siegt bei Gleichstand.
tip-showdown = Wen du ans Ende der Straße stellst, der schießt für dich, sobald am anderen jemand steht. Wären beide deine, schießt der zweite für einen anderen.
tip-builder = Ein Handwerker baut dir ein Schild zum Preis unten am Haus. Hängt schon eines mit 5, darf sein Besitzer es dafür auf 10 drehen, auch in deinem Zug.
tip-miner = Ein Goldgräber zieht für den Besitzer des Schilds 2{"\u00A0"}Würfel aus dem Beutel, oder 4, wenn die bessere Seite oben ist.
tip-robber = Ein Räuber zieht für dich 2{"\u00A0"}Würfel aus dem Beutel für jeden Goldgräber drinnen. Niemand verliert welche.
tip-deputy = Ein Hilfssheriff sperrt alle Räuber drinnen ein und bringt dir für jeden 2{"\u00A0"}Würfel. Wer sie herausholt, legt einen Dynamitwürfel in den Beutel.
tip-madame = Die Wirtin zieht für dich 1{"\u00A0"}Würfel für jeden Handwerker drinnen und nimmt sie alle in den Saloon mit.
tip-dynamite = Dynamit im Beutel explodiert, wenn es gezogen wird: Alle verlieren die Hälfte ihrer Steinwürfel, abgerundet. Nach dem dritten läuft die Runde aus.
tip-bar = Wer am Ende seines Zugs genug Gold für den billigsten Barren der Bank hat, muss ihn kaufen: 10{"\u00A0"}Punkte statt der 6 bis 8, die das Gold zählte.
tip-end = Das Ende naht: Ist kein Barren mehr da, kein Grab mehr frei oder alles Dynamit explodiert, läuft noch die Runde aus.
