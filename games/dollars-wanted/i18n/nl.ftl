# De woorden van Dollars Wanted.

game-name = Dollars Wanted
game-about = Smokkel je bandieten verdekt naar de bank, bluf, onthoud alles en sla op het juiste moment toe.
card-clint1 = Clint, één revolver
    .short = Clint
card-joe1 = Joe, één staaf dynamiet
    .short = Joe
card-judy1 = Judy, één koevoet
    .short = Judy
card-enzo1 = Enzo, één pikhouweel
    .short = Enzo
card-clint2 = Clint, twee revolvers
    .short = Clint ×2
card-joe2 = Joe, twee staven dynamiet
    .short = Joe ×2
card-judy2 = Judy, twee koevoeten
    .short = Judy ×2
card-enzo2 = Enzo, twee pikhouwelen
    .short = Enzo ×2
card-joker = Jolly Joker
    .short = Joker
    .about = vervangt één ontbrekend symbool
card-elixir = Elixer
    .short = Elixer
    .about = verdubbelt het gereedschap van de bandieten erna
card-coyote = Coyote
    .short = Coyote
    .about = neemt de kaart mee die na hem ligt
card-vulture = Gier
    .short = Gier
    .about = stopt de beroving die hem omdraait
card-back = een verdekte kaart
colour-red = rood
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-grey = grijs
card-coloured = { $card }, { $colour }
card-in-hand = { $card }, kaart { $place } van { $all }
card-nowhere = past nergens
card-mine = verdekt, van jou: { $card }
    .eyes = verdekt, van deze plaats: { $card }
building-bank = Bank
    .the = de bank
building-casino = Casino
    .the = het casino
building-saloon = Saloon
    .the = de saloon
building-shop = Winkel
    .the = de winkel
need-colt = { $count ->
        [one] één revolver
        [2] twee revolvers
        [3] drie revolvers
       *[other] { $count }{"\u00A0"}revolvers
    }
need-dynamite = { $count ->
        [one] één staaf dynamiet
        [2] twee staven dynamiet
        [3] drie staven dynamiet
       *[other] { $count }{"\u00A0"}staven dynamiet
    }
need-crowbar = { $count ->
        [one] één koevoet
        [2] twee koevoeten
        [3] drie koevoeten
       *[other] { $count }{"\u00A0"}koevoeten
    }
need-pickaxe = { $count ->
        [one] één pikhouweel
        [2] twee pikhouwelen
        [3] drie pikhouwelen
       *[other] { $count }{"\u00A0"}pikhouwelen
    }
needs = vereist { $list }
pays = goed voor { $money }
dollars-range = ${"\u00A0"}{ $least }–{ $most }
missing = er { $count ->
        [one] ontbreekt
       *[other] ontbreken
    } { $list }{ $wild ->
        [0] {""}
       *[other] ; Jokers meegeteld nog { $rest ->
            [one] één
           *[other] { $rest }
        }
    }
since-laid = { $name } legt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
    .you = Je legt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
legend-colours = De kleuren van de kaarten betekenen niets.
legend-dollars = Hoe meer een gebouw vraagt, hoe meer het oplevert.
row = Rij { $row }
row-empty = In deze rij is geen gebouw meer over.
row-left = { $count ->
        [one] laatste gebouw
       *[other] nog { $count } gebouwen
    }
row-cards = Kaarten van rij { $row }, vanaf het gebouw naar buiten
row-down = { $count ->
        [0] geen verdekt
        [one] één verdekt
       *[other] { $count } verdekt
    }
rows = De drie rijen
hand = Je hand
    .eyes = De hand
hand-empty = Je hand is leeg.
    .eyes = De hand is leeg.
hand-count = { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
piles = Stapels
pile-draw = Trekstapel: { $count }
pile-discard = Aflegstapel: { $count }
pile-top = bovenop: { $card }
won = Gewonnen gebouwen
penalties = { $count ->
        [one] één strafkaart
       *[other] { $count } strafkaarten
    }
prompt-first = Jouw beurt: kies een handkaart en dan een rij.
prompt-second = Nu de tweede kaart: kies die en dan een rij.
prompt-picked = Kies nu een gemarkeerde rij.
prompt-nothing = Niets uit je hand past. Wat doe je?
prompt-rob = Beroof een gebouw, of zie ervan af.
prompt-done = Je beurt zit erop.
prompt-wait-lay = { $name } legt kaarten.
prompt-wait-rob = { $name } denkt na over een beroving.
prompt-wait-close = De beurt van { $name } loopt ten einde.
prompt-over = Het spel is voorbij.
key-pick = Een handkaart kiezen
key-row = De kaart in de eerste, tweede of derde rij leggen, of die rij beroven
why-cannot = Waarom kan ik niet …?
act-lay = In rij{"\u00A0"}{ $row } leggen: { $card }
act-lay-here = Hier leggen: { $card }
act-stop = Niets meer leggen
act-show = De hand tonen en zes nieuwe kaarten trekken
act-rob = { $building } in rij { $row } beroven
act-rob-here = { $building } beroven
    .short = Beroven
act-rob-empty = Rij { $row } beroven
act-pass = Niets beroven
show-for-good = De hand tonen kun je niet ongedaan maken.
rob-for-good = Een beroving kun je niet ongedaan maken.
why-over = Het spel is voorbij.
why-lay-first = Eerst leg je kaarten, pas daarna beroof je iets.
why-laying-done = De kaarten van deze beurt zijn gelegd.
why-not-in-hand = Deze kaart heb je niet.
why-no-building = In deze rij is geen gebouw meer over.
why-does-not-fit = Die past niet: dat gereedschap is hier niet nodig.
why-must-lay = Je hebt een kaart die past, dus die moet gelegd worden.
why-lay-two = Hier mag elke kaart gelegd worden, dus moeten het er twee zijn. Past er maar één, dan mag je daarna stoppen; past er geen, dan mag je voor het leggen je hand tonen.
why-something-fits = Je toont je hand alleen als er niets uit past.
why-already-laid = Je kunt je hand alleen vóór de eerste kaart tonen.
why-three-redraws = Je hebt je hand deze beurt al drie keer getoond.
why-nothing-to-draw = Er is niets meer te trekken.
why-nothing-hidden = In deze rij ligt geen kaart verdekt.
say-opened = Rij { $row }: { $building }, { $needs }.
say-first = { $name } begint.
    .you = Jij begint.
say-laid = { $name } legt een kaart in rij { $row }.
    .you = Je legt een kaart in rij { $row }.
say-only-one = { $name } kan maar één kaart leggen: geen andere past.
    .you = Je kunt maar één kaart leggen: geen andere past.
say-skipped = { $name } heeft niets dat past en legt niets.
    .you = Je hebt niets dat past en legt niets.
say-shown = Niets past: { $name } toont { $cards }.
    .you = Niets past: je toont { $cards }.
stage-robbery = ‘Dollars wanted!’
say-robbery = { $name } berooft rij { $row }: ‘Dollars wanted!’
    .you = Je berooft rij { $row }: ‘Dollars wanted!’
say-robbery-seven = In rij { $row } liggen zeven of meer kaarten verdekt: die wordt beroofd voor { $name }.
    .you = In rij { $row } liggen zeven of meer kaarten verdekt: die wordt beroofd voor jou.
say-turned = { $card }.
say-eaten = De Coyote neemt mee: { $card }.
say-left = De Coyote vindt geen prooi en gaat ervandoor.
say-wrong = { $card }: hoort hier niet en wordt afgelegd.
say-wrong-penalty = { $card }: hoort hier niet; { $name } krijgt een strafkaart.
    .you = { $card }: hoort hier niet; je krijgt een strafkaart.
say-stopped = De Gier beëindigt de beroving.
say-won = { $name } wint { $building }: { $money }!
    .you = Je wint { $building }: { $money }!
say-discarded = Op de aflegstapel: { $card }.
say-failed = { $name } berooft rij { $row } tevergeefs: { $missing }.
    .you = Je berooft rij { $row } tevergeefs: { $missing }.
say-drew = { $name } trekt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
    .you = Je trekt { $count ->
            [one] één kaart
           *[other] { $count } kaarten
        }.
say-reshuffled = De aflegstapel wordt geschud en is de nieuwe trekstapel.
say-reshuffled-colour = De aflegstapel ({ $colour }) wordt geschud en is de nieuwe trekstapel.
say-ended = Het spel is voorbij. { $why }
log-laid = { $name } legt een kaart.
    .you = Je legt een kaart.
log-laid-at = { $name } legt een kaart in rij { $row }, als kaart { $place }.
    .you = Je legt een kaart in rij { $row }, als kaart { $place }.
log-only-one = { $name } kan maar één kaart leggen.
    .you = Je kunt maar één kaart leggen.
log-skipped = { $name } legt niets.
    .you = Je legt niets.
log-shown = { $name } toont een hand waaruit niets past.
    .you = Je toont een hand waaruit niets past.
log-robbery-seven = Een volle rij wordt beroofd voor { $name }.
    .you = Een volle rij wordt beroofd voor jou.
log-won = { $name } berooft { $building } en wint { $money }.
    .you = Je berooft { $building } en wint { $money }.
log-won-at = { $name } berooft { $building } in rij { $row } en wint { $money }.
    .you = Je berooft { $building } in rij { $row } en wint { $money }.
log-failed = { $name } berooft rij { $row } tevergeefs.
    .you = Je berooft rij { $row } tevergeefs.
log-penalty = { $name } krijgt een strafkaart.
    .you = Je krijgt een strafkaart.
log-wrong = Een kaart die niet past, wordt afgelegd.
end-empty-pile = Een van de stapels gebouwen is leeg.
end-standstill = Twee rondes lang is er geen kaart gelegd en geen kaart omgedraaid.
end-last-turn = De duizendste beurt is voorbij.
highlight-haul = Grootste buit
highlight-close = Net niet
score-bank = Banken
score-casino = Casino’s
score-saloon = Saloons
score-shop = Winkels
score-penalty = Strafkaarten
term-next = De volgende overval
tie-buildings = Gebouwen

## De opties

option-colour-variant = Variant met spelerskleuren
    .about = Iedereen heeft de twintig kaarten van één kleur, met eigen stapels, en betaalt voor verkeerde kaarten. Zo hangt er minder af van geluk bij het trekken.
option-false-play = Verkeerde kaarten toegestaan
    .about = Elke kaart mag overal worden gelegd; een verkeerde kost de eigenaar geld als hij wordt omgedraaid. De Duitse, Engelse en Nederlandse regels kennen verkeerde kaarten alleen als vergissing, en volgens de Franse kunnen ze normaal niet worden gelegd; een programma zou ze allemaal weigeren, en niemand zou ooit betalen. Staat standaard aan in de variant met spelerskleuren en heeft anders geen effect.
option-two-penalties = Niet meer dan twee strafkaarten
    .about = Alleen in de variant met spelerskleuren: vanaf de derde verkeerde kaart betaalt niemand meer.
option-honour-rule = Op je erewoord
    .about = Zonder spelerskleuren: elke kaart mag overal worden gelegd; een verkeerde wordt bij het omdraaien gewoon afgelegd.
option-coyote-leaves = Een Coyote zonder prooi gaat weg
    .about = Een Coyote aan het eind van een rij wordt afgelegd en wacht niet op de volgende kaart.
option-open-values = Zichtbare bedragen
    .about = De pagina laat zien wat elk gebouw in het spel oplevert. Volgens de gedrukte regels blijft dat verborgen tot het wordt beroofd. Een huisregel.
option-remember-cards = Mijn kaarten onthouden
    .about = De pagina laat zien welke verdekte kaarten je zelf hebt gelegd. Makkelijker, en nauwelijks nog een geheugenspel.
option-full-log = Volledig logboek
    .about = In het logboek staat voor iedereen wie een kaart heeft gelegd, in welke rij en op welke plaats. Iedereen heeft het toch al gezien: niets verborgens wordt verraden, maar er is minder te onthouden. Een huisregel.

## De regels

rules-lead = Bandieten sluipen verdekt naar drie gebouwen. Wie op het juiste moment toeslaat, krijgt de dollars; wie het zich verkeerd herinnert, krijgt niets. Verteld in onze eigen woorden; de gedrukte regels zitten in de doos.
rules-why = Waar de gedrukte regels iets openlaten, zeggen we hoe er hier wordt gespeeld.
primer-goal = Drie gebouwen liggen op tafel, en daarvoor verzamelen zich verdekt de bandieten. Wie een gebouw op het juiste moment berooft, krijgt de dollars; is een stapel gebouwen leeg, dan wint wie de meeste dollars heeft.
primer-table = De tafel aan het begin: drie rijen, elk met een gebouw en het gereedschap dat daar nodig is. Er is nog geen bandiet.
primer-turn-1 = Leg twee kaarten verdekt, een voor een, elk aan het buitenste eind van een rij naar keuze. Een bandiet gaat waar zijn gereedschap nodig is; speciale kaarten mogen overal.
primer-turn-2 = Beroof een gebouw, of geen.
primer-turn-3 = Vul je hand aan tot zes kaarten.
primer-turn-4 = Liggen er nu in een rij zeven of meer kaarten verdekt, dan wordt die vanzelf beroofd, voor wie aan de beurt is.
primer-row = Een rij, en wat een beroving daar oplevert
    .text = De verdekte kaarten worden vanaf het gebouw omgedraaid, tot het einde van de rij of tot een Gier de beroving stopt, en het gereedschap van alle zichtbare kaarten wordt geteld. Is het genoeg, dan zijn de dollars voor de rover en wordt de rij opgeruimd; ontbreekt er iets, dan blijft alles liegen, en wat is omgedraaid blijft zichtbaar voor de volgende rover.
primer-joker = De Jolly Joker
    .text = Hij vervangt één ontbrekend symbool, welk dan ook.
primer-elixir = Het Elixer
    .text = Bandieten en Jokers verder naar buiten dan het Elixer tellen dubbel. Wat tussen het Elixer en het gebouw ligt, niet.
primer-coyote = De Coyote
    .text = Hij sleept de volgende kaart mee naar de aflegstapel, welke het ook is. Aan het eind van de rij blijft hij liggen en wacht op zijn prooi.
primer-vulture = De Gier
    .text = Zodra hij omgedraaid wordt, is de beroving voorbij: wat dan zichtbaar is, moet genoeg zijn, en de rest blijft verdekt.
primer-robbed = { $building }: { $needs }. Zichtbaar ernaast: { $cards }. Dat is genoeg, en de beroving levert { $money } op.
primer-failed = { $building }: { $needs }. Zichtbaar ernaast: { $cards }. { $missing }: het gebouw blijft.
primer-hidden = { $building }: { $needs }. Zichtbaar ernaast: { $cards }; verderop nog verdekt: { $down }. { $missing }: het gebouw blijft.
primer-step-begin = { $name } is aan de beurt. In deze rij zijn kaarten zichtbaar door een mislukte beroving. Wat er nog nodig is, heeft { $name } in de hand.
primer-step-lay = Beide kaarten gaan naar het eind van deze rij. De anderen zien alleen de achterkant, en wie hierna komt, zou hier het eerst kunnen roven.
primer-step-rob = Daar wacht { $name } niet op. Vanaf nu kan niemand meer stoppen.
primer-step-turn = Kaart voor kaart wordt omgedraaid, en de hele rij telt, ook wat al zichtbaar was. De Joker vervangt het ene symbool dat ontbreekt, dus er is genoeg.
primer-step-won = Het gebouw wisselt van eigenaar en toont zijn dollars. Alle kaarten van de rij gaan naar de aflegstapel, en het volgende gebouw komt in het spel.
primer-step-draw = Aan het eind heeft { $name } weer zes kaarten, en de volgende is aan de beurt.
rules-setup = Voorbereiding
rules-robbery = De beroving
rules-special = De vier speciale kaarten
rules-after = Na de beroving
rules-end = Het einde
rules-colours = Variant met spelerskleuren
rules-cards = De kaarten
rules-cards-about = Elk van de vijf kleuren heeft dezelfde twintig kaarten. Buiten de variant met spelerskleuren doet de kleur er niet toe. Hoeveel er van elke soort zijn, hebben we gereconstrueerd.
rules-buildings-about = Achttien gebouwen, met de dollars naar onderen. Sommige symbolen en bedragen hebben we gereconstrueerd: wie de doos heeft, kan ze in een bestand verbeteren.
rule-dw-1 = De gebouwen worden geschud en in drie stapels van zes gelegd. Alleen wat het bovenste van elke stapel vraagt, is te zien; de dollars niet.
    .ours = Met de optie ‘Zichtbare bedragen’ laat de pagina zien wat elk gebouw in het spel oplevert.
rule-dw-2 = Alle bandietkaarten worden geschud; iedereen krijgt er zes, de rest is de trekstapel.
rule-dw-3 = Er wordt met de klok mee gespeeld.
    .ours = Wie begint, beslist het lot; in de gedrukte regels is dat wie het laatst contant geld heeft opgenomen.
rule-dw-4 = Een beurt: twee kaarten leggen, dan een gebouw beroven als je dat wilt, dan je hand aanvullen tot zes.
rule-dw-5 = Je legt precies twee kaarten, een voor een, verdekt aan het buitenste eind van een van de drie rijen; allebei in dezelfde rij mag ook. Een kaart die past, mag je niet achterhouden.
rule-dw-6 = Een bandiet past bij een gebouw dat minstens één symbool van zijn gereedschap vraagt. Er mogen meer bandieten liggen dan nodig is.
rule-dw-7 = Joker, Elixer, Coyote en Gier passen overal.
rule-dw-8 = Past er niets uit je hand, waar dan ook, dan laat je alle kaarten aan iedereen zien, leg je ze af, trek je er zes en speel je je beurt.
    .ours = Dat wordt alleen vóór de eerste kaart bekeken, en opnieuw na elke nieuwe hand, hoogstens drie keer per beurt. Past er ook dan niets, of is er niets te trekken, dan wordt er niets gelegd.
rule-dw-9 =
    .ours = Past er precies één kaart, dan wordt alleen die gelegd. Ook wie maar één kaart legt of geen enkele, mag nog beroven.
rule-dw-10 =
    .ours = Niemand kijkt nog naar een verdekte kaart, ook niet wie hem heeft gelegd. (De optie ‘Mijn kaarten onthouden’ markeert die van jou; ‘Volledig logboek’ zegt wie waar een kaart heeft gelegd.)
rule-dw-11 = Om te beroven wijs je een gebouw aan.
    .ours = In die rij moet minstens één kaart verdekt liggen.
rule-dw-12 = De verdekte kaarten worden een voor een omgedraaid, vanaf het gebouw naar buiten.
    .reading = Je kunt niet stoppen: alleen een net omgedraaide Gier of het eind van de rij maakt er een eind aan. Dan blijkt of er genoeg symbolen zijn.
rule-dw-13 = Een bandiet telt voor één of twee symbolen van zijn gereedschap, zoals afgebeeld.
rule-dw-14 = Een Jolly Joker vervangt één ontbrekend symbool van welk gereedschap ook; het programma kiest het beste.
    .example = Een casino vraagt één pikhouweel, twee revolvers en twee staven dynamiet. In de rij liggen twee pikhouwelen, twee staven dynamiet, één revolver en een Joker, die de tweede revolver vervangt: het casino is gewonnen.
rule-dw-15 = Elixer: elke bandiet en Joker verder naar buiten telt dubbel. Een verdubbelde Joker vervangt twee symbolen, gelijke of verschillende. Ook meerdere Elixers verdubbelen maar één keer, en kaarten tussen het gebouw en het Elixer worden niet verdubbeld.
rule-dw-16 =
    .reading = Een Elixer dat sinds een eerdere mislukking zichtbaar is, verdubbelt nog steeds wat verder naar buiten ligt, ook kaarten die later kwamen.
rule-dw-17 = Coyote: de volgende kaart naar buiten gaat meteen met hem naar de aflegstapel en doet niets, welke kaart het ook is. Een Gier die zo wordt meegenomen, stopt niets, een Elixer verdubbelt niets, een tweede Coyote bijt niet. Een Elixer heeft geen effect op een Coyote: hij neemt één kaart mee.
    .reading = Iedereen ziet welke kaart het was.
    .ours = Een verkeerde kaart die hij meeneemt, wordt niet bestraft.
rule-dw-18 =
    .ours = Een Coyote aan het eind van de rij blijft zichtbaar liggen en neemt de volgende kaart van die rij mee die bij een latere beroving wordt omgedraaid. (Optie: hij wordt meteen afgelegd.)
rule-dw-19 = Gier: het omdraaien stopt meteen. Zijn er dan al genoeg symbolen, dan is het gebouw gewonnen. Zo niet, dan blijft zichtbaar wat zichtbaar is en blijft de rest verdekt. Een Gier die al zichtbaar was, telt later niet meer.
    .example = Een saloon vraagt twee pikhouwelen en twee staven dynamiet. Er liggen twee staven dynamiet en één pikhouweel zichtbaar als er een Gier verschijnt: de saloon is niet gewonnen, en de kaarten achter de Gier blijven verdekt.
rule-dw-20 = Bij elke beroving telt de hele rij vanaf het gebouw, met wat sinds eerdere mislukkingen zichtbaar is.
rule-dw-21 = Nieuwe kaarten komen aan het buitenste eind van een rij.
    .ours = Als er kaarten uit een rij verdwijnen, schuift de rij aaneen.
rule-dw-22 = Gewonnen: het gebouw gaat naar de rover, met de dollars naar boven. Alle kaarten van de rij gaan zichtbaar op de aflegstapel, en meteen komt het volgende gebouw van de stapel in het spel.
    .ours = Er wordt een voor een afgelegd, vanaf het gebouw naar buiten, een Coyote vóór zijn prooi; een getoonde hand in de volgorde van de kaartenlijst.
rule-dw-23 = Niet gewonnen: het gebouw blijft, omgedraaide kaarten blijven zichtbaar, verdekte verdekt.
rule-dw-24 = Vul je hand aan tot zes. Voor een lege trekstapel komt de geschudde aflegstapel in de plaats.
    .ours = Dat gebeurt als er een kaart nodig is en er geen meer te trekken valt, niet eerder.
rule-dw-25 =
    .ours = Zijn beide stapels leeg, dan trek je wat er is en leg je wat je kunt. Twee volle rondes waarin geen kaart wordt gelegd of omgedraaid, beëindigen het spel; het eind van de duizendste beurt ook.
rule-dw-26 = Na het trekken wordt elke rij met zeven of meer verdekte kaarten automatisch beroofd, voor de speler die aan de beurt was.
    .ours = Van boven naar beneden, elke rij één keer per beurt, ook als er al een stapel leeg is.
rule-dw-27 = Het spel eindigt meteen na een beurt waarin een stapel gebouwen leeg is geraakt.
    .reading = Automatische berovingen horen bij de beurt.
rule-dw-28 = Wie de meeste dollars heeft, wint. Bij gelijke stand wint wie van hen de meeste gebouwen heeft; is ook dat gelijk, dan wordt de overwinning gedeeld.
    .ours = In de variant is het niet anders.
rule-dw-29 = Iedereen heeft de twintig kaarten van één kleur, zes in de hand, met een eigen trekstapel en aflegstapel. Elke kaart van een beroofde rij gaat naar de aflegstapel van die kleur.
    .reading = Kleuren zonder speler blijven in de doos.
    .ours = De plaatsen krijgen in deze volgorde rood, geel, groen, blauw en grijs.
rule-dw-30 = Twee strafkaarten liggen klaar. Een verkeerde bandiet die bij het omdraaien verschijnt, gaat naar de aflegstapel van zijn eigenaar en bezorgt hem een strafkaart: aan het eind ${"\u00A0"}300 minder.
    .reading = Hij telt niet mee, en het omdraaien gaat door.
rule-dw-31 =
    .reading = Wat nog verdekt ligt als een gebouw wordt gewonnen, wordt niet gecontroleerd.
    .ours = Vanaf de derde overtreding kost ook elke volgende ${"\u00A0"}300. (Optie: alleen de twee gedrukte strafkaarten.) Een totaal kan onder nul komen. Wat een Coyote meeneemt, wordt ook niet gecontroleerd.
rule-dw-32 =
    .ours = Met de optie ‘Verkeerde kaarten toegestaan’, die in de variant aanstaat als de tafel niets anders zegt, mag elke kaart op eigen risico overal worden gelegd. Past er niets uit je hand, dan mag je die nog steeds tonen of, waar DW-8 dat niet meer toelaat, niets leggen; past er maar één kaart, dan mag je die leggen en stoppen. Wie iets anders legt, moet twee kaarten leggen, als hij er twee heeft. De Duitse, Engelse en Nederlandse regels kennen verkeerde kaarten alleen als vergissing; volgens de Franse kunnen ze normaal niet worden gelegd. In het basisspel worden kaarten die niet passen, geweigerd. (Optie: op je erewoord mogen ze net zo worden gelegd; omgedraaid worden ze zonder straf afgelegd.)

## Het begeleide eerste spel

tip-goal = Wie de meeste dollars heeft, wint: beroof gebouwen. Een beroving heeft al het gereedschap nodig dat op het gebouw staat.
tip-lay = In elke beurt leg je twee kaarten, mag je beroven en vul je je hand aan tot zes. Een bandiet past waar zijn gereedschap nodig is.
tip-first = Kies een gebouw waarvoor je bijna al het gereedschap hebt en leg beide kaarten in zijn rij. Verspreid helpen ze anderen evenveel als jou.
tip-remember = De kaarten liggen verdekt en niemand mag ze nog bekijken. Onthoud dus waar je welke hebt gelegd.
tip-rob = Nu mag je een gebouw beroven: zijn rij wordt omgedraaid, tenzij een Gier dat stopt, en is al het afgebeelde gereedschap erbij, dan is het van jou.
tip-risk = Ontbreekt er gereedschap, dan win je niets, en wat is omgedraaid, blijft zichtbaar en telt bij de volgende beroving mee.
tip-won = Er is een gebouw gewonnen! Achterop staat wat het oplevert. De rij wordt opgeruimd, het volgende gebouw komt. Is er geen meer, dan is het spel uit.
tip-vain = Tevergeefs beroofd, maar niets is verloren: wie het ontbrekende gereedschap bijlegt, berooft met alles wat al zichtbaar is.
tip-vulture = Een Gier die wordt omgedraaid, stopt de beroving; wat zichtbaar is, moet genoeg zijn. Later telt hij niet. Leg de jouwe waar anderen verzamelen.
tip-end = Een stapel gebouwen raakt op. Het spel eindigt na de beurt waarin er een leeg is.
tip-joker = Je hebt een Jolly Joker: hij past overal en vervangt één ontbrekend stuk gereedschap, welk dan ook.
tip-elixir = Je hebt een Elixer: het gereedschap van alle kaarten die erna in zijn rij worden gelegd, telt dubbel.
tip-coyote = Je hebt een Coyote: omgedraaid neemt hij de kaart mee die na hem is gelegd, en die doet niets. Leg hem waar een ander wil beroven.
tip-theirs = Wie berooft, gebruikt alle kaarten van de rij, ook die van jou. Let op waar de ander de zijne legt.
tip-seven = Tel de verdekte kaarten: liggen er zeven of meer in een rij nadat er getrokken is, dan wordt die vanzelf beroofd, voor wie aan de beurt was.
