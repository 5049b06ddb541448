# De woorden van A Fistful of Meeples; wat ontbreekt staat er in het Engels.

game-name = A Fistful of Meeples
meeple-builder = Bouwer
    .who = de bouwer
    .whom = de bouwer
    .of = de bouwer van { $name }
    .for = voor de bouwer
    .about = bouwt een bord, of laat de eigenaar het opwaarderen
count-builder = { $count ->
        [one] 1 bouwer
       *[other] { $count } bouwers
    }
meeple-miner = Goudzoeker
    .who = de goudzoeker
    .whom = de goudzoeker
    .of = de goudzoeker van { $name }
    .for = voor de goudzoeker
    .about = de eigenaar van het bord trekt { $miner } blokjes, { $minerTen } bij de betere kant
count-miner = { $count ->
        [one] 1 goudzoeker
       *[other] { $count } goudzoekers
    }
meeple-robber = Rover
    .who = de rover
    .whom = de rover
    .of = de rover van { $name }
    .for = voor de rover
    .about = { $robber } blokjes voor elke goudzoeker binnen
count-robber = { $count ->
        [one] 1 rover
       *[other] { $count } rovers
    }
meeple-deputy = Hulpsheriff
    .who = de hulpsheriff
    .whom = de hulpsheriff
    .of = de hulpsheriff van { $name }
    .for = voor de hulpsheriff
    .about = { $deputy } blokjes voor elke rover binnen; die gaan allemaal naar de gevangenis
count-deputy = { $count ->
        [one] 1 hulpsheriff
       *[other] { $count } hulpsheriffs
    }
meeple-madame = Waardin
    .who = de waardin
    .whom = de waardin
    .of = de waardin van { $name }
    .for = voor de waardin
    .about = { $madame ->
        [one] 1 blokje
       *[other] { $madame } blokjes
    } voor elke bouwer binnen; die gaan allemaal naar de saloon
count-madame = { $count ->
        [one] de waardin
       *[other] { $count } waardinnen
    }
cube-gold = Goud
cube-stone = Steen
cube-dynamite = Dynamiet
count-gold = { $count } goud
count-stone = { $count } steen
count-dynamite = { $count } dynamiet
count-bars = { $count ->
        [one] 1 goudstaaf
       *[other] { $count } goudstaven
    }
place-saloon = Saloon
    .from = uit de saloon
place-jail = Gevangenis
    .from = uit de gevangenis
place-bank = Bank
place-graveyard = Kerkhof
rules-showdown = De showdown
score-gold = Goud
score-bars = Goudstaven
score-signs = Uithangborden
say-shot = { $name } { $die } ({ $meeple })
say-decided = { $shots }: { $name } wint de showdown.
say-decided-skill = { $shots }: { $name } schiet beter en wint de showdown.
say-decided-both = { $shots }: gelijk, en even goed geschoten. Beiden vallen.
act-build = Het bord bouwen
act-upgrade = Het bord opwaarderen
act-decline = Ervan afzien
legend = Legenda
place-t1 = Keurmeester
    .at = bij de keurmeester
    .from = bij de keurmeester vandaan
    .into = bij de keurmeester
place-t2 = Barbier
    .at = bij de barbier
    .from = bij de barbier vandaan
    .into = bij de barbier
place-t3 = Wapensmid
    .at = bij de wapensmid
    .from = bij de wapensmid vandaan
    .into = bij de wapensmid
place-t4 = Winkel
    .at = bij de winkel
    .from = uit de winkel
    .into = de winkel in
place-t5 = Hotel
    .at = bij het hotel
    .from = uit het hotel
    .into = het hotel in
place-t6 = Stalhouderij
    .at = bij de stalhouderij
    .from = uit de stalhouderij
    .into = de stalhouderij in
place-b6 = Doodgraver
    .at = bij de doodgraver
    .from = bij de doodgraver vandaan
    .into = bij de doodgraver
place-b5 = Telegraafkantoor
    .at = bij het telegraafkantoor
    .from = uit het telegraafkantoor
    .into = het telegraafkantoor in
place-b4 = Smederij
    .at = bij de smederij
    .from = uit de smederij
    .into = de smederij in
place-b3 = Kapel
    .at = bij de kapel
    .from = uit de kapel
    .into = de kapel in
place-b2 = Bakkerij
    .at = bij de bakkerij
    .from = uit de bakkerij
    .into = de bakkerij in
place-b1 = Postkantoor
    .at = bij het postkantoor
    .from = uit het postkantoor
    .into = het postkantoor in
field-t1 = Deur bij de keurmeester
    .onto = voor de deur bij de keurmeester
field-t2 = Deur bij de barbier
    .onto = voor de deur bij de barbier
field-t3 = Deur bij de wapensmid
    .onto = voor de deur bij de wapensmid
field-t4 = Deur bij de winkel
    .onto = voor de deur bij de winkel
field-t5 = Deur bij het hotel
    .onto = voor de deur bij het hotel
field-t6 = Deur bij de stalhouderij
    .onto = voor de deur bij de stalhouderij
field-b6 = Deur bij de doodgraver
    .onto = voor de deur bij de doodgraver
field-b5 = Deur bij het telegraafkantoor
    .onto = voor de deur bij het telegraafkantoor
field-b4 = Deur bij de smederij
    .onto = voor de deur bij de smederij
field-b3 = Deur bij de kapel
    .onto = voor de deur bij de kapel
field-b2 = Deur bij de bakkerij
    .onto = voor de deur bij de bakkerij
field-b1 = Deur bij het postkantoor
    .onto = voor de deur bij het postkantoor
field-e = Showdownveld bij de bank
    .onto = op het showdownveld bij de bank
    .on = op het showdownveld bij de bank
    .under = onder de meeple bij de bank
field-w = Showdownveld bij de saloon
    .onto = op het showdownveld bij de saloon
    .on = op het showdownveld bij de saloon
    .under = onder de meeple bij de saloon
way-clockwise = Met de klok mee komen ze op
way-anticlockwise = Tegen de klok in komen ze op
way-rest = { $count ->
        [one] en 1 gaat naar de saloon
       *[other] en { $count } gaan naar de saloon
    }
game-about = Neem een handvol mensen, loop met ze door de straat en laat elke deur iets opbrengen.
count-signs = { $count ->
        [one] nog 1 uithangbord
       *[other] nog { $count } uithangborden
    }
points = { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
nothing = niets
account = De stad in woorden
nobody = niemand
sign-of = bord van { $name } voor { $points } punten
sign-none = geen bord
costs = een bord kost { $cost }
marker-of = met de marker van { $name }
marker-there = de marker ligt { $field }
bank-left = { $count ->
        [0] geen staven meer
        [one] nog 1 staaf, voor { $prices } goud
       *[other] nog { $count } staven, voor { $prices } goud
    }
graves-free = Kerkhof: { $count ->
        [0] geen graf is vrij
        [one] 1 graf is vrij
       *[other] { $count } graven zijn vrij
    }
buried = begraven: { $list }
bag-holds = In de buidel: { $list }
jail-holds = Dynamiet op de gevangenis: { $count }
exploded = Ontploft dynamiet: { $count } van { $all }
hand = Je hand
hand-of = In de hand van { $name }
prompt-settle = Hang je eerste bord gratis op een hoek die er nog geen heeft.
prompt-take = Jouw beurt: neem iedereen van één plaats.
prompt-drop-anywhere = Kies een meeple, dan een lichtend veld. De tweede bepaalt de richting.
prompt-drop-anywhere-alike = Kies een lichtend veld. De tweede meeple bepaalt de richting.
prompt-drop-way = Kies een meeple, dan een lichtend veld: dat bepaalt de richting.
prompt-drop-way-alike = Kies een lichtend veld: dat bepaalt de richting.
prompt-drop-who = Wie komt { $field }? Kies in je hand.
prompt-mark = Het andere eind is van jou. Wiens marker komt { $field }?
prompt-resolve = Handel af wie je hebt neergezet, in elke volgorde: kies een lichtend veld.
prompt-build = Een bord bouwen { $at } ({ $points } punten) voor { $cost }?
prompt-upgrade = Je bord { $at } opwaarderen tot { $points } punten voor { $cost }?
prompt-reroll = Jij gooide { $mine } { $meeple }, { $name } gooide { $die } { $rival }. Nog eens gooien?
prompt-done = Je beurt is beslist.
prompt-over = Het spel is voorbij.
prompt-wait-settle = { $name } hangt een eerste bord op.
prompt-wait-take = { $name } kiest een plaats.
prompt-wait-drop = { $name } zet meeples neer.
prompt-wait-mark = { $name } kiest wiens marker wordt gelegd.
prompt-wait-resolve = { $name } handelt meeples af.
prompt-wait-build = { $name } mag een bord bouwen.
prompt-wait-upgrade = { $name } mag een bord opwaarderen.
prompt-wait-reroll = { $name } mag nog eens gooien.
last-round = De ronde wordt uitgespeeld.
pick-first = Kies eerst een meeple
pick-only = Hier komt de volgende: kies in de hand wie het is
key-meeple = Een meeple van de hand kiezen, of neerzetten waar maar één veld over is
key-upper = Keurmeester tot stalhouderij: de plaats of de deur
key-lower = Postkantoor tot doodgraver: de plaats of de deur
key-corners = Saloon, gevangenis
key-ends = Showdownveld bij de saloon, bij de bank
key-build = Bouwen of opwaarderen
key-decline = Geen van beide
act-settle = Het eerste bord { $at } ophangen
act-take = Iedereen { $from } nemen: { $list }
act-take-nobody = Iedereen { $from } nemen
act-drop = Zet { $meeple } { $onto }
act-mark = { $name }
act-mark-seat = De marker van plaats { $seat } leggen
act-resolve = Handel { $meeple } { $at } af
act-resolve-nobody = Niemand { $at } afhandelen
act-resolve-miner = Handel { $meeple } { $at } af: { $count ->
        [0] niemand trekt
       *[other] de eigenaar van het bord trekt { $count }
    }
act-resolve-draw = Handel { $meeple } { $at } af: { $count ->
        [0] niets te trekken
        [one] 1 blokje trekken
       *[other] { $count } blokjes trekken
    }
act-showdown = De showdown afhandelen
act-reroll = Nog eens gooien
act-keep = De worp houden
why-not-your-turn = Dit is nu niet aan jou.
why-no-seat = Je kijkt toe.
why-over = Het spel is voorbij.
why-settle-first = Eerst hangt iedereen een bord op een hoek.
why-settling-done = De eerste borden hangen al.
why-no-corner = Het eerste bord komt op een hoek van de straat.
why-corner-taken = Deze hoek heeft al een bord.
why-take-first = Neem eerst de meeples van een plaats.
why-already-took = Je hebt deze beurt al meeples genomen.
why-empty-place = Daar is niemand.
why-place-first = Zet eerst iedereen uit je hand neer.
why-all-placed = Je hebt niemand meer in je hand.
why-not-in-hand = Van deze soort heb je niemand in je hand.
why-field-taken = Daar staat al iemand.
why-not-beside = Niet hiernaast: de eerste komt op het volgende vrije veld aan een van beide kanten van het gebouw.
why-not-next = Niet op volgorde: het gaat in één richting van het ene vrije veld naar het volgende.
why-others-first = Zolang je anderen in je hand hebt, komt een van hen hier.
why-madame-at-door = De waardin begint bij een deur.
why-mark-first = Kies eerst wiens marker onder de meeple komt.
why-no-mark = Er is geen marker te kiezen.
why-another-player = Het moet de marker van iemand anders zijn.
why-nobody-there = Daar wacht niemand.
why-no-showdown = Voor een showdown staat er aan beide einden een meeple.
why-answer-first = Beantwoord eerst de vraag over het bord.
why-nothing-to-build = Er valt nu niets te bouwen.
why-nothing-to-upgrade = Er valt nu niets op te waarderen.
why-nothing-to-decline = Er wordt nu niets aangeboden.
why-die-first = Beslis eerst over de dobbelsteen.
why-no-die = Er is geen dobbelsteen om over te beslissen.
say-first = { $name } begint. In elk gebouw zijn drie meeples.
say-settled = { $name } hangt { $at } een eerste bord op.
say-turn = { $name } is aan de beurt.
say-passed = { $name } vindt niemand om te nemen en past.
say-took = { $name } neemt { $from }: { $list }.
say-armed = Eén dynamiet gaat van de gevangenis in de buidel; { $count ->
        [0] daar is er geen meer
        [one] daar blijft er 1
       *[other] daar blijven er { $count }
    }.
say-dropped = { $name } zet { $meeple } { $onto }.
say-bowed-out = De waardin blijft niet { $on }: ze gaat naar de saloon.
say-overflowed = Geen veld is meer vrij. Naar de saloon: { $list }.
say-marked = De marker van { $name } komt { $under }.
say-drew = { $name } trekt { $list } { $for } { $at }.
say-drew-showdown = { $name } trekt { $list } als beloning { $for }.
say-loses = { $name } { $stone }
say-exploded = Dynamiet ontploft! Terug in de buidel: { $list }.
say-exploded-none = Dynamiet ontploft! Niemand heeft genoeg steen om iets te verliezen.
say-built = { $name } bouwt een bord { $at }.
say-upgraded = { $name } waardeert het bord { $at } op.
say-declined = { $name } ziet af van het bord { $at }.
say-arrested = Naar de gevangenis, { $from }: { $count ->
        [one] 1 rover
       *[other] { $count } rovers
    }.
say-invited = Naar de saloon, { $from }: { $count ->
        [one] 1 bouwer
       *[other] { $count } bouwers
    }.
say-resolved = Naar binnen, { $into }: { $meeple }.
say-rolled = { $name } gooit { $die }.
say-rerolled = { $name } gooit nog eens: { $die }.
say-kept = { $name } houdt de worp.
say-buried = Begraven: { $meeple }.
say-gone = Geen graf is vrij: uit het spel gaat { $meeple }.
say-survived = Levend naar de saloon: { $meeple }.
say-bar = { $name } betaalt { $price } goud voor een goudstaaf; { $count ->
        [0] de bank is leeg
        [one] er blijft 1
       *[other] er blijven er { $count }
    }.
say-last-round = { $why } De ronde wordt uitgespeeld.
say-ended = Het spel is voorbij.
log-turn = Beurt { $number }: { $name }
end-bars = De bank heeft geen staven meer.
end-graves = Geen graf is vrij.
end-dynamite = Al het dynamiet is ontploft.
end-idle = Tien ronden lang gebeurde er niets: geen blokje getrokken of betaald, geen bord, niemand opgepakt of begraven.
tie-cubes = Goud en steen samen
