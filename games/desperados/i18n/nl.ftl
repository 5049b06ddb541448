# De woorden van Desperados.

game-name = Desperados
game-about = Zet je handlangers klaar bij de bank en het spoor, en vorm de sterkste bende als de overval komt.
colour-red = rood
colour-yellow = geel
colour-green = groen
colour-blue = blauw
card = { $person } ({ $colour })
card-twice = { $card }, { $count }{"\u00A0"}kaarten
card-nowhere = past nergens
tint = { $count } { $colour }
kind-saloon = Saloon
    .the = de saloon
    .object = de saloon
kind-bank = Bank
    .the = de bank
    .object = de bank
kind-railway = Spoorweg
    .the = de spoorweg
    .object = de spoorweg
kind-gold-diggers = Goud{"\u00AD"}zoekers
    .the = de goudzoekers
    .object = de goudzoekers
kind-stage-coach = Postkoets
    .the = de postkoets
    .object = de postkoets
place = { $kind } met waarde{"\u00A0"}{ $value }
spots = De vijf plaatsen
spot = Plaats{"\u00A0"}{ $spot }
spot-empty = Hier valt niets meer te overvallen.
beneath = Eronder
    .short = dan
beneath-end = daarna het einde
value = waarde
position = Positiewaarde { $worth }: zoveel sterker maakt een kaart van deze bandiet een bende.
    .short = bendesterkte
sign-position = hoeveel sterker een kaart van die bandiet een bende bij de overval maakt
    .sign = +2 bij een kaart of een vrije positie
sign-warrant = zoveel komt daar nog bij, bij elke plaats
    .sign = +2 op het opsporingsbevel
sign-value = hoeveel kaarten de plaats vullen, en wat hij aan het eind waard is
    .sign = waarde
sign-beneath = de plaatsen eronder, met hun waarde
    .sign = dan
sign-booty = de plaatsen van één soort met hun waarde, en wat ze samen tellen; elke plaats telt zoveel als de hoogste ervan
    .sign = waarde 2, 4: 8{"\u00A0"}ptn in een buit
sign-recent = bij even sterke bendes wint de speler met het laagste nummer, want die heeft het laatst een kaart gelegd
    .sign = bij gelijke sterkte 1e
helpers = Handlangers bij plaats { $spot }, de eerste links
helper = { $card }, positiewaarde { $worth }
hand = { $count ->
        [one] Je hand, één kaart
       *[other] Je hand, { $count }{"\u00A0"}kaarten
    }
    .eyes = { $count ->
        [one] De hand, één kaart
       *[other] De hand, { $count }{"\u00A0"}kaarten
    }
hand-empty = Je hand is leeg.
    .eyes = De hand is leeg.
hand-count = { $count ->
        [one] één kaart
       *[other] { $count }{"\u00A0"}kaarten
    }
points = { $count ->
        [one] 1{"\u00A0"}punt
       *[other] { $count }{"\u00A0"}punten
    }
    .short = { $count }{"\u00A0"}{ $count ->
        [one] pt
       *[other] ptn
    }
booty = Buit
booty-kind = { $kind } { $values }: { $points ->
        [one] 1{"\u00A0"}punt
       *[other] { $points }{"\u00A0"}punten
    }
recent = bij gelijke sterkte { $rank }e
recent-about = Bij even sterke bendes wint wie het laatst een kaart heeft gelegd: de speler met het laagste nummer.
warrant = Opsporingsbevel
warrant-adds = en hoeveel ieder een bende versterkt
warrant-empty = Nog niemand wordt gezocht.
piles = Stapels
each-colour = { $count } per kleur
pile-draw = Trekstapel: { $count }
pile-discard = Aflegstapel: { $count }
pile-top = bovenop: { $card }
nobody-running = { $count ->
        [one] Aan de laatste overval deed niemand mee.
       *[other] Aan de laatste { $count }{"\u00A0"}overvallen deed niemand mee.
    }
gang = Je bende
    .eyes = De bende
gang-empty = Van jou doet nog niemand mee.
    .eyes = Uit deze hand doet nog niemand mee.
gang-strength = Sterkte { $strength }
gang-candidates = Uit je hand
    .eyes = Uit de hand
gang-nobody = Van jou doet niemand mee.
    .eyes = Uit deze hand doet niemand mee.
gang-hidden = Dit blijft onder tafel verborgen. Je mag het nog veranderen tot de laatste klaar is.
gang-away = blijft weg
gang-brings = wint { $count ->
        [one] 1{"\u00A0"}punt
       *[other] { $count }{"\u00A0"}punten
    }
stage-hold-up = Overval!
gangs = De bendes
news = Zojuist
prompt-place = Jouw beurt: kies een handkaart en dan een plaats.
prompt-picked = Kies nu een gemarkeerde plaats voor deze kaart.
prompt-wait-place = { $name } legt een kaart.
prompt-hold-up = Overval op { $place }: wie doet mee?
prompt-hold-up-worth = Overval op { $place }, { $points } voor jou: wie doet mee?
prompt-hold-up-nobody = Overval: niemand van jou kan meedoen. Druk toch, dan blijft het geheim.
prompt-ready = Je bent klaar. De overval wordt beslist als iedereen klaar is.
prompt-wait-hold-up = Overval op { $place }: er is nog niets beslist.
prompt-reveal = Overval: de bendes komen tevoorschijn.
prompt-over = Het spel is voorbij.
change-choice = Mijn keuze veranderen
why-cannot = Waarom doen ze niet mee?
key-card = Een handkaart kiezen, of laten meedoen
key-spot = De kaart bij de eerste tot vijfde plaats leggen
key-ready = Klaar zijn, of de keuze veranderen
act-place = { $card } bij { $place } leggen
    .hold-up = { $card } bij { $place } leggen: overval
act-place-here = { $card } hier
    .hold-up = { $card }: overval
act-join = { $card } laten meedoen
act-join-for = { $card } laten meedoen, sterkte { $strength }
act-leave = { $card } uit de bende halen
act-ready = Meedoen met sterkte { $strength }
act-ready-nobody = Niemand sturen
place-for-good = Een gelegde kaart kun je niet ongedaan maken.
why-over = Het spel is voorbij.
why-not-in-hand = Deze kaart heb je niet.
why-wrong-colour = Daar ligt een andere kleur.
why-person-there = Deze bandiet is er al.
why-hold-up-now = Er is een overval: nu wordt er geen handlanger gelegd.
why-no-hold-up = Er is geen overval om aan mee te doen.
why-ready = Je bent klaar; verander eerst je keuze.
why-join-not-in-hand = Een bende komt uit je hand, en daar zit deze kaart niet in.
why-all-joined = Alle kaarten van deze soort uit je hand doen al mee.
why-not-wanted = { $count ->
        [one] Deze bandiet ligt niet bij deze plaats en staat niet op het opsporingsbevel, in geen enkele kleur.
       *[other] Ze liggen niet bij deze plaats en staan niet op het opsporingsbevel, in geen enkele kleur.
    }
why-card-not-wanted = { $count ->
        [one] Precies deze kaart, met deze bandiet in deze kleur, ligt niet bij deze plaats en staat niet op het opsporingsbevel.
       *[other] Precies deze kaarten, met deze bandieten in deze kleuren, liggen niet bij deze plaats en staan niet op het opsporingsbevel.
    }
why-mixed-gang = Een bende is van één kleur of bestaat uit één en dezelfde bandiet.
say-opened = { $place } { $kind ->
        [gold-diggers] zijn
       *[other] is
    } in het spel.
say-first = { $name } begint.
    .you = Jij begint.
say-drew = { $name } trekt { $count ->
        [one] één kaart
       *[other] { $count }{"\u00A0"}kaarten
    }.
    .you = Je trekt { $count ->
            [one] één kaart
           *[other] { $count }{"\u00A0"}kaarten
        }.
say-reshuffled = De aflegstapel wordt geschud en is de nieuwe trekstapel.
say-placed = { $name } legt { $card } bij plaats{"\u00A0"}{ $spot }.
    .you = Je legt { $card } bij plaats{"\u00A0"}{ $spot }.
say-stuck = { $name } kan geen kaart leggen: { $other } trekt { $card } uit deze hand en legt die af.
    .you = Je kunt geen kaart leggen: { $other } trekt { $card } uit je hand en legt die af.
    .other-you = { $name } kan geen kaart leggen: je trekt { $card } uit deze hand en legt die af.
say-stuck-empty = { $name } heeft geen kaart om te leggen.
    .you = Je hebt geen kaart om te leggen.
say-hold-up = Overval op { $place }! { $name } heeft hem in gang gezet.
    .you = Overval op { $place }! Jij hebt hem in gang gezet.
say-joins = { $name } doet mee met { $cards }: sterkte{"\u00A0"}{ $strength }.
    .you = Je doet mee met { $cards }: sterkte{"\u00A0"}{ $strength }.
say-stays-away = { $name } blijft weg.
    .you = Je blijft weg.
say-nobody = { $count ->
        [one] Niemand doet mee.
       *[other] Niemand doet mee. Dat zijn { $count }{"\u00A0"}overvallen op rij; na tien eindigt het spel.
    }
say-won = { $name } wint { $place }.
    .you = Je wint { $place }.
say-won-recent = Even sterk: { $name } heeft het laatst gelegd en wint { $place }.
    .you = Even sterk: je hebt het laatst gelegd en wint { $place }.
say-won-first = Even sterk, en niemand van hen heeft al gelegd: { $name } is tegen de klok in de eerste en wint { $place }.
    .you = Even sterk, en niemand van jullie heeft al gelegd: je bent tegen de klok in de eerste en wint { $place }.
say-wanted = { $cards } van { $name } { $count ->
        [one] staat
       *[other] staan
    } nu op het opsporingsbevel.
    .you = { $cards } van jou { $count ->
        [one] staat
       *[other] staan
    } nu op het opsporingsbevel.
say-dismissed = De bende van { $name } wordt afgelegd.
    .you = Jouw bende wordt afgelegd.
say-cleared = De handlangers van deze plaats worden afgelegd.
say-ended = Het spel is voorbij. { $why }
log-placed = { $name }: { $card } bij plaats{"\u00A0"}{ $spot }
    .you = Jij: { $card } bij plaats{"\u00A0"}{ $spot }
end-five-won = De eerste plaats met waarde 5 is overvallen.
end-dead-position = Geen van de kaarten die nog over zijn, past nog ergens.
end-nobody-joins = Aan tien overvallen op rij deed niemand mee.
highlight-gang = Sterkste bende
highlight-close = Spannendste overval
score-saloon = Saloons
score-bank = Banken
score-railway = Spoorwegen
score-gold-diggers = Goudzoekers
score-stage-coach = Postkoetsen
term-hand = Handkaarten

## De personages

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

## De opties

option-exact-match = Precies dezelfde kaarten
    .about = Bij een overval tellen alleen kaarten met dezelfde bandiet in dezelfde kleur, bij de plaats en op het opsporingsbevel.
option-trigger-takes = Wie de overval in gang zet, krijgt de plaats
    .about = Doet niemand mee, dan gaat de plaats naar de speler die de overval in gang heeft gezet.

## De regels

rules-lead = Handlangers verzamelen zich bij saloons, banken en spoorwegen. Is een plaats vol, dan stelt iedereen in het geheim een bende samen, en de sterkste pakt de buit. Verteld in onze eigen woorden.
rules-why = Waar de gedrukte regels iets openlaten of verloren zijn gegaan, zeggen we hoe er hier wordt gespeeld.
primer-goal = Bij vijf plaatsen verzamelen zich handlangers tot er een vol is; dan stelt iedereen in het geheim een bende samen, en de sterkste neemt de plaats als buit. Is de eerste plaats met de hoogste waarde overvallen, dan wint wie de meeste punten heeft.
primer-table = De tafel aan het begin: vijf stapels plaatsen. De bovenste is in het spel; zijn waarde zegt hoeveel handlangers hem vullen.
primer-turn-1 = Trek twee kaarten.
primer-turn-2 = Leg een kaart bij een van de vijf plaatsen: in de kleur die daar al ligt, en een bandiet die er nog niet is.
primer-turn-3 = Is de plaats daarmee vol, dan wordt hij meteen overvallen en kiest iedereen een bende. Anders is de beurt voorbij.
primer-place = Een plaats en zijn handlangers
    .text = Een handlanger is van niemand. Het gaat erom waar hij staat: de eerste bij een plaats maakt een bende met zijn kaarten sterker dan de tweede, de laatste het minst. Wie een kaart legt, maakt dus reclame voor de kaarten die hij houdt.
primer-place-caption = { $place }, waarde { $value }. { $helpers }. Nog vrij: { $free }.
primer-gang = Een bende en een overval
    .text = Een bende is van één kleur of van één bandiet, en elk lid ervan staat bij deze plaats of op het opsporingsbevel. De sterkte is de som van de kaarten. Iedereen kiest in het geheim, en alle bendes worden tegelijk getoond; de sterkste wint.
primer-warrant = Het opsporingsbevel
    .text = Wie een overval wint, maakt zijn bende berucht: de kaarten ervan gaan naar het opsporingsbevel. Elk daarvan maakt alle andere kaarten van die bandiet sterker, bij elke plaats en voor iedereen. De andere bendes en de handlangers worden afgelegd.
primer-booty = De buit
    .text = Aan het eind telt elke plaats zoveel als de hoogste van zijn soort die je hebt. Een hoge plaats maakt dus al je andere van die soort meer waard.
primer-booty-caption = { $name } – { $booty }. Samen { $count } punten.
primer-step-draw = { $name } trekt en heeft de keus. Bij deze plaats is één handlanger erbij genoeg voor een overval.
primer-step-place = { $name } maakt de plaats vol.
primer-step-hold-up = Nu kiest iedereen, en niemand ziet wat de anderen doen. Wie al gezocht wordt, mag meedoen, ook als hij niet bij de plaats staat.
primer-step-reveal = Alle bendes worden tegelijk getoond. Meedoen kost de kaarten die meedoen: wie geen kans ziet, blijft beter weg.
primer-step-won = De sterkste bende wint, wie de overval ook in gang heeft gezet. De plaats ligt open voor de winnaar.
primer-step-wanted = De bende die won, wordt voortaan gezocht. De volgende plaats van de stapel is in het spel, en de linkerbuur is aan de beurt.
rules-setup = Voorbereiding
rules-day = Werkdag
rules-hold-up = Overval
rules-end = Het einde
rules-cards = Kaarten en plaatsen
rules-cards-about = Hoe vaak elke bandiet voorkomt, hebben we gereconstrueerd, en de namen zijn van ons, want de gedrukte zijn verloren gegaan.
rules-places-about = Ook welke waarden elke soort plaats heeft, hebben we gereconstrueerd.
rule-de-1 = Tachtig bandietkaarten.
    .rebuilt = Tien bandieten in vier kleuren, twintig kaarten van elke kleur; hoe vaak ieder voorkomt, staat hieronder. De namen zijn van ons.
rule-de-2 = Twintig plaatsen van vijf soorten, vijf plaatsen met elk van de waarden 2, 3, 4 en 5.
    .rebuilt = Welke soort welke waarden heeft, staat hieronder.
rule-de-3 = De plaatsen liggen in vijf stapels, de 5 onderop, dan 4, 3 en bovenop de 2, met vier verschillende soorten in elke stapel.
    .ours = We loten er een uit alle opstellingen waarvoor dat geldt; ze zijn allemaal even waarschijnlijk.
rule-de-4 = Iedereen begint met vijf kaarten.
rule-de-5 = Er wordt met de klok mee gespeeld.
    .ours = Wie begint, beslist het lot; in de gedrukte regels begint wie het gevaarlijkst is.
rule-de-6 = Een beurt begint met het trekken van twee kaarten. Voor een trekstapel die op is, komt de geschudde aflegstapel in de plaats.
    .ours = Dat gebeurt als er een kaart nodig is en er geen meer te trekken valt, niet eerder; zijn beide stapels leeg, dan trek je wat er is. Er is geen handlimiet.
rule-de-7 = Dan leg je één handkaart open bij een van de vijf plaatsen in het spel. Hij moet de kleur hebben van de kaarten daar en een bandiet zijn die er nog niet is. Wie een kaart kan leggen, moet dat doen.
    .reading = Bij een lege plaats mag alles.
rule-de-8 = De kaarten bij de plaatsen zijn handlangers, ‘handy-man’ in het gedrukte boekje. Ze zijn van niemand.
rule-de-9 = Kun je geen kaart leggen, dan neemt je linkerbuur een kaart, die naar de aflegstapel gaat.
    .reading = Hij trekt die ongezien uit jouw hand. De kaart geldt niet als gelegd, en de beurt is voorbij.
    .ours = Iedereen ziet die kaart, niet de hand. Uit een lege hand wordt niets getrokken; ook dan is de beurt voorbij.
rule-de-10 = Zodra er bij een plaats zoveel kaarten liggen als zijn waarde, wordt hij overvallen.
    .reading = De laatste kaart telt ook mee.
rule-de-11 = Alle spelers kiezen in het geheim een bende, of niemand, en tonen die tegelijk. Daarvoor kan niemand zien wie meedoet.
    .reading = Iedereen krijgt de vraag, ook wie niet kan meedoen.
    .ours = Een keuze kan worden veranderd tot de laatste klaar is, en vóór het tonen kan niemand zien wie heeft gekozen. Alleen wie de anderen langer laat wachten dan de tafel heeft ingesteld (twee minuten, tenzij anders gekozen), wordt genoemd.
rule-de-12 = De kaarten van een bende zijn allemaal van één kleur, of allemaal dezelfde bandiet in welke kleuren ook.
    .reading = Een bende bestaat uit een of meer handkaarten.
rule-de-13 =
    .reading = Twee gelijke kaarten mogen allebei meedoen. De kleur van een bende hoeft niet de kleur van de plaats te zijn.
rule-de-14 = Elke bandiet van een bende moet bij de handlangers van deze plaats liggen of op het opsporingsbevel staan zoals dat er vóór de overval uitzag.
    .reading = Het gaat om de bandiet, in welke kleur ook.
rule-de-15 = De eerste handlanger bij een plaats met waarde v is v waard, de tweede v − 1, enzovoort; wie er niet is, is niets waard. Elke kaart van hem op het opsporingsbevel voegt er één toe.
    .reading = De sterkte van een bende is de som van de kaarten; hun kleur doet er niet toe. (Optie: alleen kaarten met dezelfde bandiet in dezelfde kleur tellen.)
rule-de-16 = De sterkste bende wint; bij een gelijke stand wint wie op een werkdag het laatst een handlanger heeft gelegd.
    .reading = Alleen de spelers die gelijkstaan, worden vergeleken: wie de overval in gang heeft gezet, wint dus elke gelijke stand waar die bij betrokken is.
    .ours = Heeft geen van hen al gelegd, dan wint wie tegen de klok in als eerste komt na wie de overval in gang heeft gezet.
rule-de-17 = De winnaar neemt de plaats. Zijn bende komt op het opsporingsbevel; andere bendes en de handlangers van de plaats worden afgelegd. De volgende plaats van de stapel is in het spel.
    .ours = De buit ligt open. Bendes worden afgelegd met de klok mee vanaf wie de overval in gang heeft gezet, elk gesorteerd, daarna de handlangers van de plaats in hun volgorde.
rule-de-18 =
    .ours = Doet niemand mee, dan blijft de plaats en worden de handlangers afgelegd, ook bij waarde 5. (Optie: wie de overval in gang heeft gezet, krijgt de plaats; het opsporingsbevel blijft zoals het is, en een plaats met waarde 5 die zo wordt genomen, beëindigt het spel.) Na tien zulke overvallen op rij eindigt het spel.
rule-de-19 = Na een overval gaat de beurt naar de linkerbuur van de speler die aan de beurt was.
rule-de-20 = Het spel eindigt zodra de eerste plaats met waarde 5 is overvallen.
    .reading = Handkaarten tellen niet.
    .ours = Een overval waaraan niemand meedoet, telt daarvoor niet.
rule-de-21 =
    .ours = Het eindigt ook als een beurt begint en geen kaart buiten de rijen en het opsporingsbevel ergens gelegd zou kunnen worden.
rule-de-22 = Wie de meeste punten heeft, wint. De buit wordt per soort geordend, en elke kaart van een soort telt de hoogste waarde van die soort.
    .reading = Bank 2, bank 4 en saloon 3 zijn samen dus 4 + 4 + 3.
    .ours = Bij gelijke stand wordt de overwinning gedeeld.

## Het begeleide eerste spel

tip-goal = De waardevolste buit wint. Zodra bij een plaats met waarde 2 twee kaarten liggen, wordt hij overvallen en krijgt de sterkste bende hem.
tip-place = In elke beurt trek je twee kaarten en leg je er dan één bij een plaats. Alle kaarten daar hebben dezelfde kleur, en geen bandiet ligt er twee keer.
tip-first = Leg een bandiet die je vaker hebt: alleen bandieten die bij de plaats liggen, doen aan de overval mee, dus ook je andere kaarten van hem.
tip-worth = Bewaar de andere kaarten voor overvallen: een kaart van een bandiet die er ligt, versterkt je bende met zijn getal, zoals +2.
tip-hold-up = De plaats is vol: overval! Stuur een bende van één kleur of van één bandiet, maar alleen bandieten die hier liggen. De sterkste wint.
tip-secret = Iedereen kiest in het geheim. Niemand ziet wie meedoet, en je mag je bende veranderen tot de laatste klaar is.
tip-wanted = Wie op het opsporingsbevel staat, kan overal meedoen en is één sterker voor elke kaart van hem daar.
tip-tie = Van even sterke bendes wint wie het laatst een kaart heeft gelegd. Wie een plaats vol maakt, wint dus bij gelijke sterkte.
tip-away = Wie je stuurt, is uit je hand, of je nu wint of niet. Wegblijven en kaarten sparen kan slim zijn.
tip-won = De plaats is gewonnen; die eronder is meer waard. De bende staat nu op het opsporingsbevel: elke kaart daar maakt zijn bandiet sterker.
tip-kinds = Elke plaats van je telt zoveel als je beste van die soort: saloons van 2 en 4 geven 4 + 4. Verzamel dus plaatsen van dezelfde soort.
tip-end = Er is een plaats met waarde 5 in het spel. Zodra de eerste daarvan is overvallen, eindigt het spel.
tip-full = Nog één kaart en een plaats is vol. Dan wordt hij meteen overvallen; bekijk dus eerst je kaarten.
tip-many = Er is geen handlimiet. Kaarten die bij elkaar passen, worden later een sterke bende.
