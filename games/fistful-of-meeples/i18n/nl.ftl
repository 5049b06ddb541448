# De woorden van A Fistful of Meeples.

game-name = A Fistful of Meeples
meeple-builder = Bouwer
    .who = de bouwer
    .whom = de bouwer
    .of = de bouwer van { $name }
    .yours = jouw bouwer
    .for = voor de bouwer
    .about = hangt een bord op of laat de eigenaar het opwaarderen
count-builder = { $count ->
        [one] 1{"\u00A0"}bouwer
       *[other] { $count }{"\u00A0"}bouwers
    }
meeple-miner = Goudzoeker
    .who = de goudzoeker
    .whom = de goudzoeker
    .of = de goudzoeker van { $name }
    .yours = jouw goudzoeker
    .for = voor de goudzoeker
    .about = de eigenaar van het bord trekt { $miner }{"\u00A0"}blokjes, { $minerTen } als het is opgewaardeerd
count-miner = { $count ->
        [one] 1{"\u00A0"}goudzoeker
       *[other] { $count }{"\u00A0"}goudzoekers
    }
meeple-robber = Rover
    .who = de rover
    .whom = de rover
    .of = de rover van { $name }
    .yours = jouw rover
    .for = voor de rover
    .about = { $robber }{"\u00A0"}blokjes voor elke goudzoeker binnen
count-robber = { $count ->
        [one] 1{"\u00A0"}rover
       *[other] { $count }{"\u00A0"}rovers
    }
meeple-deputy = Hulpsheriff
    .who = de hulpsheriff
    .whom = de hulpsheriff
    .of = de hulpsheriff van { $name }
    .yours = jouw hulpsheriff
    .for = voor de hulpsheriff
    .about = { $deputy }{"\u00A0"}blokjes voor elke rover binnen; de rovers gaan naar de gevangenis
count-deputy = { $count ->
        [one] 1{"\u00A0"}hulpsheriff
       *[other] { $count }{"\u00A0"}hulpsheriffs
    }
meeple-madame = Waardin
    .who = de waardin
    .whom = de waardin
    .of = de waardin van { $name }
    .yours = jouw waardin
    .for = voor de waardin
    .about = { $madame ->
        [one] 1{"\u00A0"}blokje
       *[other] { $madame }{"\u00A0"}blokjes
    } voor elke bouwer binnen; de bouwers gaan naar de saloon
count-madame = { $count ->
        [one] de waardin
       *[other] { $count }{"\u00A0"}waardinnen
    }
cube-gold = Goud
cube-stone = Steen
cube-dynamite = Dynamiet
count-gold = { $count }{"\u00A0"}goud
count-stone = { $count }{"\u00A0"}steen
count-dynamite = { $count }{"\u00A0"}dynamiet
count-bars = { $count ->
        [one] 1{"\u00A0"}goudstaaf
       *[other] { $count }{"\u00A0"}goudstaven
    }
place-saloon = Saloon
    .from = uit de saloon
place-jail = Gevangenis
    .from = uit de gevangenis
place-bank = Bank
place-graveyard = Kerkhof
rules-showdown = De showdown
highlight-draw = Beste greep in de buidel
highlight-showdown = Best betaalde showdown
highlight-blast = Ergste ontploffing
score-gold = Goud
score-bars = Goudstaven
score-signs = Borden
term-stone = Steen
because-gain = Reden: { $what }, ongeveer { $amount } meer in de score van { $name }.
    .you = Reden: { $what }, ongeveer { $amount } meer in jouw score.
because-loss = Reden: { $what }, ongeveer { $amount } minder in de score van { $name }.
    .you = Reden: { $what }, ongeveer { $amount } minder in jouw score.
say-decided = Showdown: { $winner } wint met{"\u00A0"}{ $die }, { $loser } sneuvelt met{"\u00A0"}{ $low }.
say-decided-skill = Showdown, allebei { $die }: { $winner } schiet beter en wint, { $loser } sneuvelt.
say-decided-both = Showdown, allebei { $die } en even goede schutters: { $winner } en { $loser } sneuvelen allebei.
stage-dynamite = Dynamiet!
showdown-against = tegen
showdown-wins = wint
showdown-skill = wint: schiet beter
showdown-falls = sneuvelt
act-build = Bord ophangen
act-upgrade = Bord opwaarderen
act-decline = Afzien
mark-crowd = zoveel van deze soort
mark-coming = waar de meeples uit de hand na elkaar terechtkomen: donker met de klok mee, licht ertegenin
mark-blast = ontplofte staven; na de laatste van { $all } wordt de ronde uitgespeeld
about-showdown = de verliezer sneuvelt, en de winnaar trekt blokjes voor de dode: { $list }
about-jail = wie iedereen eruit haalt, doet één staaf dynamiet van daar in de buidel
about-dynamite = ontploft zodra het trekken uit de buidel klaar is: iedereen verliest de helft van zijn steen, naar beneden afgerond
place-t1 = Keurmeester
    .at = bij de keurmeester
    .from = bij de keurmeester vandaan
    .into = bij de keurmeester naar binnen
place-t2 = Barbier
    .at = bij de barbier
    .from = bij de barbier vandaan
    .into = bij de barbier naar binnen
place-t3 = Wapensmid
    .at = bij de wapensmid
    .from = bij de wapensmid vandaan
    .into = bij de wapensmid naar binnen
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
place-b6 = Lijkbezorger
    .at = bij de lijkbezorger
    .from = bij de doodgraver vandaan
    .into = bij de doodgraver naar binnen
place-b5 = Telegraaf
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
field-t1 = Deur van de keurmeester
    .onto = voor de deur van de keurmeester
field-t2 = Deur van de barbier
    .onto = voor de deur van de barbier
field-t3 = Deur van de wapensmid
    .onto = voor de deur van de wapensmid
field-t4 = Deur van de winkel
    .onto = voor de deur van de winkel
field-t5 = Deur van het hotel
    .onto = voor de deur van het hotel
field-t6 = Deur van de stalhouderij
    .onto = voor de deur van de stalhouderij
field-b6 = Deur van de doodgraver
    .onto = voor de deur van de doodgraver
field-b5 = Deur van het telegraafkantoor
    .onto = voor de deur van het telegraafkantoor
field-b4 = Deur van de smederij
    .onto = voor de deur van de smederij
field-b3 = Deur van de kapel
    .onto = voor de deur van de kapel
field-b2 = Deur van de bakkerij
    .onto = voor de deur van de bakkerij
field-b1 = Deur van het postkantoor
    .onto = voor de deur van het postkantoor
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
game-about = Neem een handvol mensen, loop met ze door de hoofdstraat en laat elke deur iets opbrengen.
count-signs = { $count ->
        [one] nog 1{"\u00A0"}bord
       *[other] nog { $count }{"\u00A0"}borden
    }
points = { $count ->
        [one] 1{"\u00A0"}punt
       *[other] { $count }{"\u00A0"}punten
    }
nothing = niets
account = De stad in woorden
nobody = niemand
sign-of = bord van { $name } voor { $points }{"\u00A0"}punten
    .you = jouw bord voor { $points }{"\u00A0"}punten
sign-none = geen bord
costs = een bord kost { $cost }
marker-of = met de marker van { $name }
    .you = met jouw marker
marker-there = de marker ligt { $field }
bank-left = { $count ->
        [0] geen staven meer
        [one] nog 1{"\u00A0"}staaf, voor { $prices }{"\u00A0"}goud
       *[other] nog { $count }{"\u00A0"}staven, voor { $prices }{"\u00A0"}goud
    }
graves-free = Kerkhof: { $count ->
        [0] geen graf vrij
        [one] 1{"\u00A0"}graf vrij
       *[other] { $count }{"\u00A0"}graven vrij
    }
buried = begraven: { $list }
bag = Buidel
bag-holds = In de buidel: { $list }
jail-holds = Dynamiet bij de gevangenis: { $count }
exploded = Ontploft dynamiet: { $count } van { $all }
exploded-short = ontploft
hand = Je hand
hand-of = In de hand van { $name }
prompt-settle = Hang je eerste bord gratis op, op een hoek die er nog geen heeft.
prompt-take = Jouw beurt: haal iedereen weg van één plaats.
prompt-drop-anywhere = Kies een meeple en een veld. De tweede bepaalt de richting.
prompt-drop-anywhere-alike = Kies een gemarkeerd veld. De tweede meeple bepaalt de richting.
prompt-drop-way = Kies een meeple, dan een veld: dat bepaalt de richting.
prompt-drop-way-alike = Kies een gemarkeerd veld: dat bepaalt de richting.
prompt-drop-who = Wie komt { $field }?
prompt-mark = Het andere eind is van jou. Wiens marker komt { $field }?
prompt-resolve = Nu komen ze in actie, in jouw volgorde: kies een veld.
prompt-build = Een bord ophangen { $at } ({ $points }{"\u00A0"}punten) voor { $cost }?
prompt-upgrade = Je bord { $at } opwaarderen tot { $points }{"\u00A0"}punten voor { $cost }?
prompt-reroll-ahead = Je gooide een { $mine } { $meeple }, { $name } een { $die } { $rival }: zo win je. Nog eens gooien?
prompt-reroll-behind = Je gooide een { $mine } { $meeple }, { $name } een { $die } { $rival }: zo verlies je. Nog eens gooien?
prompt-done = Je beurt zit erop.
prompt-over = Het spel is voorbij.
prompt-wait-settle = { $name } hangt een eerste bord op.
prompt-wait-take = { $name } kiest een plaats.
prompt-wait-drop = { $name } zet meeples neer.
prompt-wait-mark = { $name } kiest wiens marker wordt gelegd.
prompt-wait-resolve = { $name } laat meeples in actie komen.
prompt-wait-build = { $name } mag { $at } een bord ophangen.
prompt-wait-upgrade = { $name } mag het bord { $at } opwaarderen.
prompt-wait-reroll = { $name } mag nog eens gooien.
last-round = { $left ->
        [0] Dit is de laatste beurt.
        [one] Hierna nog één beurt.
       *[other] Hierna nog { $left } beurten.
    }
pick-first = Kies eerst een meeple
pick-only = Hier komt de volgende: kies in de hand wie het is
key-meeple = Een meeple uit de hand kiezen, of neerzetten waar maar één veld over is
key-upper = Keurmeester tot stalhouderij: de plaats of de deur
key-lower = Postkantoor tot doodgraver: de plaats of de deur
key-corners = Saloon, gevangenis
key-ends = Showdownveld bij de saloon, bij de bank
key-build = Bord ophangen of opwaarderen
key-decline = Geen van beide
act-settle = Het eerste bord { $at } ophangen
act-take = Iedereen { $from } halen: { $list }
act-take-nobody = Iedereen { $from } halen
act-drop = Neerzetten: { $meeple } { $onto }
act-drop-door = Neerzetten: { $meeple } { $onto }{"\u00A0"}– { $forecast }
act-mark = { $name }
act-mark-seat = De marker van { $name } leggen
    .you = Jouw marker leggen
act-resolve = In actie: { $meeple } { $at }{"\u00A0"}– { $forecast }
act-resolve-nobody = Niemand { $at } in actie laten komen
forecast-draws = { $count ->
        [one] 1{"\u00A0"}blokje
       *[other] { $count }{"\u00A0"}blokjes
    } uit de buidel voor { $name }
forecast-you = jou
forecast-nothing = niets te trekken
forecast-nobody = geen bord, niemand trekt
forecast-build = { $name } mag voor { $cost } een bord ophangen
    .you = je mag voor { $cost } een bord ophangen
forecast-build-poor = { $name } kan geen bord betalen ({ $cost })
    .you = je kunt geen bord betalen ({ $cost })
forecast-build-none = { $name } heeft geen bord meer
    .you = je hebt geen bord meer
forecast-upgrade = { $name } mag het bord voor { $cost } opwaarderen tot { $points }{"\u00A0"}punten
    .you = je mag je bord voor { $cost } opwaarderen tot { $points }{"\u00A0"}punten
forecast-upgrade-poor = { $name } kan het opwaarderen niet betalen ({ $cost })
    .you = je kunt het opwaarderen niet betalen ({ $cost })
forecast-done = het bord is al opgewaardeerd
act-showdown = De showdown uitvechten: winst levert { $first } { $count ->
        [one] 1{"\u00A0"}blokje
       *[other] { $count }{"\u00A0"}blokjes
    } op, { $second } { $other }
    .you = De showdown uitvechten: winst levert jou { $count ->
        [one] 1{"\u00A0"}blokje
       *[other] { $count }{"\u00A0"}blokjes
    } op, { $second } { $other }
    .other-you = De showdown uitvechten: winst levert { $first } { $count ->
        [one] 1{"\u00A0"}blokje
       *[other] { $count }{"\u00A0"}blokjes
    } op, jou { $other }
act-showdown-none = De showdown uitvechten
act-reroll = Nog eens gooien
act-keep = De worp houden
reroll-sealed = Nog eens gooien kun je niet ongedaan maken.
resolve-sealed = Stappen met dit zegel kun je niet ongedaan maken.
why-not-your-turn = Dit is nu niet aan jou.
why-over = Het spel is voorbij.
why-settle-first = Eerst hangt iedereen een bord op een hoek.
why-settling-done = De eerste borden hangen al.
why-no-corner = Het eerste bord komt op een hoek van de straat.
why-corner-taken = Deze hoek heeft al een bord.
why-take-first = Haal eerst de meeples van een plaats weg.
why-already-took = Je hebt deze beurt al meeples weggehaald.
why-empty-place = Daar is niemand.
why-place-first = Zet eerst iedereen uit je hand neer.
why-all-placed = Je hebt niemand meer in je hand.
why-not-in-hand = Van deze soort heb je niemand in je hand.
why-field-taken = Daar staat al iemand.
why-not-beside = Dat ligt er niet naast: de eerste komt op het volgende vrije veld aan een van beide kanten van het gebouw.
why-not-next = Niet op volgorde: het gaat in één richting van het ene vrije veld naar het volgende.
why-others-first = Zolang je anderen in je hand hebt, komt een van hen hier.
why-madame-at-door = De waardin begint bij een deur.
why-mark-first = Kies eerst wiens marker onder de meeple komt.
why-no-mark = Er is geen marker te kiezen.
why-another-player = Het moet de marker van iemand anders zijn.
why-nobody-there = Daar staat niemand die nog in actie moet komen.
why-no-showdown = Voor een showdown moet er aan beide einden van de straat een meeple staan.
why-answer-first = Beantwoord eerst de vraag over het bord.
why-nothing-to-build = Er kan nu geen bord worden opgehangen.
why-nothing-to-upgrade = Er valt nu niets op te waarderen.
why-nothing-to-decline = Er wordt nu niets aangeboden.
why-die-first = Beslis eerst over de dobbelsteen.
why-no-die = Er is geen dobbelsteen om over te beslissen.
say-first = { $name } doet de eerste beurt, zodra iedereen een bord heeft hangen. In elk gebouw staan drie meeples.
    .you = Jij doet de eerste beurt, zodra iedereen een bord heeft hangen. In elk gebouw staan drie meeples.
say-settled = { $name } hangt { $at } een eerste bord op.
    .you = Je hangt { $at } je eerste bord op.
say-passed = { $name } vindt niemand om weg te halen en past.
    .you = Je vindt niemand om weg te halen en past.
say-took = { $name } haalt { $list } { $from }.
    .you = Je haalt { $list } { $from }.
say-armed = Eén staaf dynamiet gaat van de gevangenis naar de buidel; bij de gevangenis { $count ->
        [0] ligt er geen meer
        [one] ligt er nog 1
       *[other] liggen er nog { $count }
    }.
say-dropped = { $name } zet { $meeple } { $onto }.
    .you = Je zet { $meeple } { $onto }.
say-bowed-out = De waardin blijft niet { $on }: ze gaat naar de saloon.
say-overflowed = Er is geen veld meer vrij. Naar de saloon: { $list }.
say-marked = De marker van { $name } komt { $under }.
    .you = Jouw marker komt { $under }.
say-drew = { $name } trekt { $list } { $for } { $at }.
    .you = Je trekt { $list } { $for } { $at }.
say-drew-showdown = { $name } trekt { $list } als beloning voor het neerschieten van { $dead }.
    .you = Je trekt { $list } als beloning voor het neerschieten van { $dead }.
say-loses = { $stone } van { $name }
    .you = { $stone } van jou
say-exploded = Dynamiet ontploft! Terug in de buidel: { $list }.
say-exploded-none = Dynamiet ontploft! Niemand heeft genoeg steen om iets te verliezen.
say-built = { $name } hangt { $at } een bord op.
    .you = Je hangt { $at } een bord op.
say-upgraded = { $name } waardeert het bord { $at } op.
    .you = Je waardeert je bord { $at } op.
say-declined = { $name } ziet af van het bord { $at }.
    .you = Je ziet af van het bord { $at }.
say-arrested = De hulpsheriff brengt { $count ->
        [one] 1{"\u00A0"}rover
       *[other] { $count }{"\u00A0"}rovers
    } { $from } naar de gevangenis.
say-invited = De waardin neemt { $count ->
        [one] 1{"\u00A0"}bouwer
       *[other] { $count }{"\u00A0"}bouwers
    } { $from } mee naar de saloon.
say-resolved = Dan gaat { $meeple } { $into }.
say-rolled = { $name } gooit een { $die }.
    .you = Je gooit een { $die }.
say-rerolled = { $name } gooit nog eens: een { $die }.
    .you = Je gooit nog eens: een { $die }.
say-kept = { $name } houdt de worp.
    .you = Je houdt de worp.
say-buried = Begraven: { $meeple }.
say-gone = Er is geen graf vrij: { $meeple } gaat uit het spel.
say-survived = Levend naar de saloon: { $meeple }.
say-bar = { $name } betaalt { $price }{"\u00A0"}goud voor een goudstaaf; { $count ->
        [0] de bank is leeg
        [one] er is er nog 1
       *[other] er zijn er nog { $count }
    }.
    .you = Je betaalt { $price }{"\u00A0"}goud voor een goudstaaf; { $count ->
        [0] de bank is leeg
        [one] er is er nog 1
       *[other] er zijn er nog { $count }
    }.
say-last-round = { $why } De ronde wordt uitgespeeld.
say-ended = Het spel is voorbij.
end-bars = De bank heeft geen staven meer.
end-graves = Alle graven zijn bezet.
end-dynamite = Al het dynamiet is ontploft.
end-idle = Tien rondes lang gebeurde er niets: geen blokje getrokken of betaald, geen bord opgehangen of omgedraaid, niemand opgepakt of begraven.
tie-cubes = Goud en steen samen

## De opties

option-madame-bows-out = De waardin mag zich terugtrekken
    .about = Ze mag op elk vrij showdownveld worden gezet waar ze komt, en gaat meteen naar de saloon. Zo staat het in de Engelse en Franse regels.
option-several-bars = Meer staven per beurt
    .about = Aan het eind van een beurt worden staven gekocht zolang er genoeg goud is voor de goedkoopste.

## De regels

rules-lead = Eén straat, twaalf deuren, een handvol mensen. Wie je naar welke deur stuurt, en in welke volgorde ze aankloppen, maakt je rijk of laat je achter in de kruitdamp. Verteld in onze eigen woorden; de gedrukte regels zitten in de doos.
rules-why = Waar de gedrukte regels iets openlaten, zeggen we hoe er hier wordt gespeeld.
primer-goal = De mensen van één straat gaan van deur tot deur: wie waar aanklopt, bepaalt wie er een bord ophangt, graaft, rooft of gearresteerd wordt, en wat je uit de buidel trekt. Goud, goudstaven en je borden zijn punten, en wie de meeste punten heeft, wint.
primer-table = De hoofdstraat aan het begin: twaalf gebouwen met hun deuren, aan elk eind een showdownveld, en de saloon, de gevangenis, de bank, het kerkhof en de buidel.
primer-turn-1 = Haal alle mensen van één plaats weg.
primer-turn-2 = Zet ze een voor een langs de straat, elk op het volgende vrije veld in één richting; de volgorde kies je zelf.
primer-turn-3 = Laat wie bij een deur staat een voor een iets doen, in de volgorde die je wilt; dan gaat ieder naar binnen.
primer-turn-4 = Koop de goedkoopste goudstaaf als je daar genoeg goud voor hebt.
primer-sowing = Mensen verdelen
    .text = Wie je neemt, is één keuze; waar ze terechtkomen, zijn er twee: de richting, en wie waar blijft staan. Wie al op een veld staat, wordt overgeslagen. Je zoekt dus een deur die bij één van hen past, en een plaats vanwaar het uitkomt.
primer-doors = Wat er bij een deur gebeurt
    .text = Een bouwer hangt een bord op of draait er een om. Een goudzoeker brengt de eigenaar van het bord blokjes. Een rover brengt jou blokjes voor de goudzoekers binnen, een hulpsheriff voor de rovers, de waardin voor de bouwers: hoe meer, hoe beter. De rovers gaan daarna naar de gevangenis, de bouwers naar de saloon.
primer-showdown = Een showdown
    .text = Wie je op een eind van de straat zet, schiet voor jou. Staat er aan beide einden iemand, dan gooien ze allebei; wie het best schiet, hulpsheriff vóór rover vóór goudzoeker vóór bouwer, mag opnieuw gooien en wint bij gelijke stand. De verliezer wordt begraven, en de andere kant trekt blokjes.
primer-bag = De buidel en het dynamiet
    .text = Alle blokjes komen uit één buidel, en iedereen ziet wat erin zit. Getrokken dynamiet ontploft na het trekken: iedereen verliest de helft van zijn steen. Goud is veilig.
primer-bars = Goudstaven en het einde
    .text = Aan het eind van je beurt koop je de goedkoopste staaf als je kunt, en de volgende kost nooit minder. De laatste ronde begint als alle { $bars } staven verkocht zijn, alle { $graves } graven bezet of alle { $dynamite } staven dynamiet ontploft.
primer-bars-caption = De bank. De volgende staaf kost { $price } goud en telt { $points } punten.
primer-step-take = { $name } haalt iedereen uit één gebouw weg.
primer-step-drop = Een voor een blijven ze staan, allemaal in dezelfde richting. Elk van hen staat waar er iets te doen is.
primer-step-draw = { $name } begint met de rover: binnen zit een goudzoeker, en daarvoor zijn er blokjes uit de buidel.
primer-step-build = Nu is er genoeg om de bouwer te betalen: het bord van { $name } hangt aan het gebouw, en voortaan graven de goudzoekers daar voor { $name }.
primer-step-enter = Ten slotte is iedereen binnen. Daar wachten ze tot iemand ze meeneemt.
rules-setup = Voorbereiding
rules-meeples = Wat de meeples doen
rules-bag = De buidel en de bank
rules-end = Het einde
rules-people = De mensen van de stad
rules-buildings = Wat een bord kost
rules-buildings-about = De namen van de gebouwen hebben we zelf gekozen. Wat je betaalt, gaat in de buidel.
rule-fm-1 = De stad heeft { $all }{"\u00A0"}inwoners ({ $builders }{"\u00A0"}bouwers, { $miners }{"\u00A0"}goudzoekers, { $robbers }{"\u00A0"}rovers, { $deputies }{"\u00A0"}hulpsheriffs) en een waardin. In de buidel zitten in het begin { $gold }{"\u00A0"}goud en { $stone }{"\u00A0"}steen; bij de gevangenis liggen { $dynamite }{"\u00A0"}staven dynamiet en in de bank liggen { $bars }{"\u00A0"}goudstaven. Iedere speler heeft { $signs } uithangborden, aan de ene kant { $five } en aan de andere { $ten }{"\u00A0"}punten waard, en een showdownmarker. Er wordt met twee zeszijdige dobbelstenen gegooid.
rule-fm-2 = Twee rijen van zes gebouwen staan tegenover elkaar aan de hoofdstraat. Bij elk gebouw hoort een deur aan de straat, en aan elk eind van de straat is een showdownveld: samen een ring van veertien velden. Op een veld past één meeple. Gebouwen, saloon en gevangenis heten plaatsen; daar passen er zoveel als je wilt.
rule-fm-3 = Wat een bord kost, staat bij het gebouw en onderaan deze pagina; opwaarderen kost evenveel.
rule-fm-4 = De goudstaven kosten achtereenvolgens { $prices }{"\u00A0"}goud.
rule-fm-5 = Het kerkhof heeft { $graves }{"\u00A0"}graven.
rule-fm-6 = In het begin zijn er in elk gebouw drie willekeurige meeples, en de waardin is in de saloon. Op het dynamiet na is de gevangenis leeg.
rule-fm-7 = Vóór de eerste beurt hangt iedereen gratis één bord op, met { $five }{"\u00A0"}punten naar boven, op een van de vier hoeken die er nog geen heeft. Dat gaat tegen de klok in rond de tafel: wie rechts van de startspeler zit, begint, de startspeler is de laatste.
rule-fm-8 = Er wordt met de klok mee gespeeld.
    .ours = Het programma loot wie de startspeler is; in de gedrukte regels spreken de spelers dat samen af.
rule-fm-9 = Een beurt heeft vier stappen: haal alle meeples weg van één plaats waar er zijn; zet ze neer; laat ze in actie komen; koop een goudstaaf als je genoeg goud hebt.
rule-fm-10 = Ze worden een voor een neergezet, steeds op het volgende vrije veld van de ring, in één richting. Wie in de weg staat, wordt overgeslagen, zowel bij een deur als op een showdownveld. Jij beslist wie op welk veld komt.
rule-fm-11 = Vanuit een gebouw begin je op het eerste vrije veld aan een van beide kanten van zijn deur; dat bepaalt de richting. Op een hoek kan dat meteen het showdownveld zijn of, als daar iemand staat, de deur aan de overkant.
    .example = Gaat de eerste meeple tegen de klok in, dan gaan alle andere ook die kant op.
    .reading = De deur van het gebouw zelf telt als elke andere wanneer je weer rond bent.
rule-fm-12 = Vanuit de saloon of de gevangenis begin je op een vrij veld naar keuze; met de tweede meeple kies je de richting.
rule-fm-13 = Wie de gevangenis leegmaakt, gooit meteen één staaf dynamiet van daar in de buidel, zolang er nog een ligt.
rule-fm-14 =
    .ours = Als alle velden vol zijn, gaat wie je nog in je hand hebt, naar de saloon.
rule-fm-15 = Onder een meeple op een showdownveld komt jouw marker: die meeple schiet voor jou. Is het andere eind al van jou, dan kies je meteen wiens marker daar in plaats van de jouwe komt; met twee spelers is dat vanzelf die van de ander.
rule-fm-16 = De waardin schiet op niemand. Is ze de laatste uit de hand en zou ze op een showdownveld komen, dan gaat ze naar de saloon en doet ze deze beurt niets.
    .reading = Zolang je anderen in je hand hebt, komt een van hen daar.
    .ours = Je mag toch de richting kiezen die haar daarheen brengt; alleen als eerste uit de saloon moet ze bij een deur beginnen. (Optie ‘De waardin mag zich terugtrekken’, zoals in de Engelse en Franse regels: ze mag op elk vrij showdownveld worden gezet waar ze komt en gaat meteen naar de saloon; het veld blijft vrij. Voor deze ronde door de straat is het veld gepasseerd; komt de hand nog eens langs, dan is het een vrij veld als elk ander.)
rule-fm-17 =
    .reading = Wie op een showdownveld staat, is op geen enkele plaats, doet niets bij een deur en kan niet worden weggehaald: hij wacht op de showdown.
rule-fm-18 = Iedereen die in deze beurt bij een deur is gezet, komt in actie, in de volgorde die jij wilt; je ziet elk resultaat voordat je verder kiest. Daarna gaat ieder zijn gebouw in, ook als er niets gebeurde. Staat er aan beide einden een meeple, dan is er in deze beurt een showdown.
    .reading = De showdown hoort bij die volgorde en mag op elk ogenblik komen.
rule-fm-19 = Bouwer: heeft het gebouw geen bord, dan mag je er een van jou ophangen, met { $five }{"\u00A0"}punten naar boven, en de kosten in de buidel betalen. Hangt er een bord van { $five }, dan mag de eigenaar het voor dezelfde kosten naar { $ten } omdraaien, ook in jouw beurt, en je kunt dat niet tegenhouden. Bij een bord van { $ten } gebeurt niets.
    .ours = Een eigenaar die kan betalen, wordt meteen gevraagd, voordat er iemand anders in actie komt.
rule-fm-20 = Goudzoeker: de eigenaar van het bord trekt { $miner }{"\u00A0"}blokjes, of { $minerTen } als de kant met { $ten }{"\u00A0"}punten te zien is. Zonder bord trekt niemand.
rule-fm-21 = Rover: je trekt { $robber }{"\u00A0"}blokjes voor elke goudzoeker binnen.
rule-fm-22 = Hulpsheriff: je trekt { $deputy }{"\u00A0"}blokjes voor elke rover binnen; dan gaan die allemaal naar de gevangenis.
rule-fm-23 = Waardin: je trekt { $madame ->
        [one] 1{"\u00A0"}blokje
       *[other] { $madame }{"\u00A0"}blokjes
    } voor elke bouwer binnen; dan gaan die allemaal naar de saloon.
rule-fm-24 = Alleen van het werk van een bouwer kun je afzien. Wie al binnen is, doet niets.
rule-fm-25 = In een showdown gooien de twee spelers van wie de markers onder de meeples liggen. Dan mag de kant die het best schiet (hulpsheriff vóór rover vóór goudzoeker vóór bouwer) één keer opnieuw gooien. De hoogste worp wint, bij gelijke worpen wie het best schiet. Schieten beide even goed, dan gooit niemand opnieuw, en bij gelijke worpen sterven ze allebei en trekken beide kanten als winnaar.
    .reading = Van twee worpen van één kant telt de tweede.
rule-fm-26 = De verliezer komt in een vrij graf, of gaat uit het spel als er geen is. De winnaar gaat naar de saloon, en zijn kant trekt blokjes, al naargelang wie er is gesneuveld: hulpsheriff { $rewardDeputy }, rover { $rewardRobber }, goudzoeker { $rewardMiner }, bouwer { $rewardBuilder }. De markers komen terug.
    .reading = Sterven ze allebei, dan worden eerst beiden begraven en trekken daarna beide kanten.
    .ours = Wie aan de beurt is, gaat telkens voor, ook bij de ontploffingen.
rule-fm-27 = Blokjes worden blind uit de buidel getrokken. Elke staaf dynamiet die erbij is, ontploft: iedereen doet de helft van zijn steen, naar beneden afgerond, terug in de buidel; twee tegelijk halveren twee keer. Wat ontploft is, blijft op het explosieveld.
    .example = Heb je 3{"\u00A0"}steen, dan doe je er 1 terug.
    .reading = Ook dynamiet telt als een getrokken blokje.
    .ours = Het ontploft als het trekken klaar is.
rule-fm-28 =
    .ours = Zit er te weinig in de buidel, dan trek je wat er is.
rule-fm-29 = Aan het eind van je beurt kijk je naar de goedkoopste staaf. Heb je zoveel goud, dan moet je dat in de buidel betalen en de staaf nemen: één per beurt. Met staven kun je niets betalen. (Optie ‘Meer staven per beurt’: dit gaat door zolang er genoeg goud is voor de volgende.)
rule-fm-30 = Het einde nadert zodra de bank leeg is, er geen graf meer vrij is of al het dynamiet ({ $dynamite }) is ontploft. Er wordt volgens alle regels doorgespeeld tot iedereen evenveel beurten heeft gehad; niets kan dat afwenden.
rule-fm-31 = Elk blokje goud telt 1{"\u00A0"}punt, elke staaf { $bar }, elk bord { $five } of { $ten }. Steen telt niet. Bij gelijke stand wint wie het meeste goud en steen samen heeft. Is ook dat gelijk, dan schrijven de gedrukte regels een nieuw spel voor.
    .ours = Hier wordt de overwinning dan gedeeld.
rule-fm-32 =
    .ours = Wie nergens iemand kan weghalen, past.
rule-fm-33 =
    .ours = Tien volle rondes op rij waarin geen blokje wordt getrokken of betaald, geen bord wordt opgehangen of omgedraaid en niemand wordt opgepakt of begraven, luiden op dezelfde manier het einde in. Geen gedrukte regel zegt dat; het staat hier alleen omdat twee spelers anders eeuwig een eenzame waardin heen en weer zouden kunnen sturen.

## Het begeleide eerste spel

tip-goal = Wie de meeste punten heeft, wint; een bord telt 5. Hang je eerste gratis op: gaat daar een goudzoeker naar binnen, dan trek jij blokjes.
tip-take = Neem iedereen van één plaats. Een bord kun je nog nauwelijks betalen: stuur een goudzoeker naar je eigen bord, of een rover naar goudzoekers.
tip-points = Elk blokje goud is 1{"\u00A0"}punt, een goudstaaf 10, een bord 5 of 10. Steen telt niet, maar helpt borden te betalen.
tip-drop = Kies iemand: je ziet wat hij doet, en bij de verlichte deuren of hij iets oplevert en voor wie. Vaak telt wie er binnen is.
tip-resolve = Nu doet ieder iets bij zijn deur, in de volgorde die jij wilt, en gaat dan naar binnen.
tip-roll = De hoogste worp wint en trekt voor de dode. De hoogste in rang (hulpsheriff, rover, goudzoeker, bouwer) mag nog eens gooien en wint bij gelijke stand.
tip-showdown = Wie je aan een eind van de straat zet, schiet voor jou zodra er aan het andere iemand staat. Zijn beide van jou, dan schiet de tweede voor een ander.
tip-builder = Een bouwer hangt je bord op voor de prijs onder aan het huis. Hangt er een van 5, dan mag de eigenaar het daarvoor op 10 draaien, ook in jouw beurt.
tip-miner = Een goudzoeker trekt blokjes voor de eigenaar van het bord: 2, of 4 als de betere kant te zien is.
tip-robber = Een rover trekt voor jou 2{"\u00A0"}blokjes uit de buidel voor elke goudzoeker binnen. Niemand verliest er een.
tip-deputy = Een hulpsheriff trekt voor jou 2{"\u00A0"}blokjes voor elke rover binnen en sluit ze op. Wie ze uit de gevangenis haalt, doet een staaf dynamiet in de buidel.
tip-madame = De waardin trekt voor jou 1{"\u00A0"}blokje voor elke bouwer binnen en neemt ze allemaal mee naar de saloon.
tip-dynamite = Dynamiet uit de buidel ontploft: iedereen verliest de helft van zijn steen, naar beneden afgerond. De derde staaf leidt de laatste ronde in.
tip-bar = Wie aan het eind van zijn beurt genoeg goud heeft voor de goedkoopste staaf van de bank, moet die kopen: 10{"\u00A0"}punten in plaats van 6 tot 8.
tip-end = Het einde nadert: zodra er geen staaf meer is, geen graf vrij of al het dynamiet is ontploft, wordt de ronde uitgespeeld.
