# De woorden van Desperados; wat ontbreekt staat er in het Engels.

game-name = Desperados
game-about = Zet je handlangers klaar bij de bank en het spoor, en vorm de sterkste bende als de overval komt.
colour-red = rood
colour-yellow = geel
colour-green = groen
colour-blue = blauw
card = { $person } { $colour }
card-twice = { $card }, { $count } kaarten
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
kind-gold-diggers = Goudzoekers
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
value = waarde
position = Positiewaarde { $worth }: zoveel sterker maakt een kaart van deze bandiet een bende.
sign-position = +2 bij een kaart of een vrije positie: hoeveel sterker een kaart van die bandiet een bende bij de overval maakt
sign-warrant = +2 op het opsporingsbevel: wat er bij elke plaats bij komt
sign-value = waarde: hoeveel kaarten de plaats vullen, en wat hij aan het einde waard is
sign-beneath = dan: de plaatsen eronder, met hun waarde
helpers = Handlangers bij plaats { $spot }, de eerste links
helper = { $card }, positiewaarde { $worth }
hand = { $count ->
        [one] Je hand, één kaart
       *[other] Je hand, { $count } kaarten
    }
hand-empty = Je hand is leeg.
hand-count = { $count ->
        [one] één kaart
       *[other] { $count } kaarten
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
        [one] 1 punt
       *[other] { $points } punten
    }
recent = bij gelijke bendes: nummer { $rank }
recent-about = Van gelijke bendes wint wie het laatst een handlanger heeft gelegd: die met het laagste nummer.
warrant = Opsporingsbevel
warrant-empty = Nog niemand wordt gezocht.
piles = Stapels
legend = Legenda
pile-draw = Trekstapel: { $count }
pile-discard = Aflegstapel: { $count }
pile-top = bovenop: { $card }
nobody-running = { $count ->
        [one] Aan de laatste overval deed niemand mee.
       *[other] Aan de laatste { $count } overvallen deed niemand mee.
    }
gang = Je bende
gang-empty = Van jou doet nog niemand mee.
gang-strength = Sterkte { $strength }
gang-candidates = Uit je hand
gang-nobody = Van jou doet niemand mee.
gang-hidden = Dit blijft onder tafel verborgen. Je mag het nog veranderen tot de laatste klaar is.
gang-away = blijft weg
gang-best = wint
gangs = De bendes
news = Zojuist
prompt-place = Jij bent aan de beurt: kies een handkaart en dan een plaats.
prompt-picked = Kies nu een opgelichte plaats voor deze kaart.
prompt-wait-place = { $name } legt een handlanger.
prompt-hold-up = Overval op { $place }: stel je bende samen.
prompt-ready = Je bent klaar. De overval wordt beslist als iedereen klaar is.
prompt-wait-hold-up = Overval op { $place }: nog is niets beslist.
prompt-reveal = Overval: de bendes tonen zich.
prompt-over = Het spel is voorbij.
change-choice = Mijn keuze veranderen
why-cannot = Waarom doen ze niet mee?
key-card = Een handkaart kiezen, of laten meedoen
key-spot = De kaart bij de eerste tot vijfde plaats leggen
key-ready = Klaar zijn, of de keuze veranderen
act-place = { $card } bij { $place } leggen
act-place-here = { $card } hier
act-join = { $card } doet mee in de bende
act-join-for = { $card } doet mee, sterkte { $strength }
act-leave = { $card } verlaat de bende
act-ready = Meedoen met sterkte { $strength }
act-ready-nobody = Van mij doet niemand mee
why-not-your-turn = Jij bent niet aan de beurt.
why-no-seat = Je kijkt toe.
why-over = Het spel is voorbij.
why-not-in-hand = Deze kaart heb je niet.
why-wrong-colour = De handlangers daar hebben een andere kleur.
why-person-there = Deze bandiet is er al.
why-hold-up-now = Er is een overval: nu wordt niemand gelegd.
why-no-hold-up = Er is geen overval om aan mee te doen.
why-ready = Je bent klaar; verander eerst je keuze.
why-join-not-in-hand = Een bende komt uit je hand, en daar is deze kaart niet.
why-all-joined = Al zulke kaarten van je hand doen al mee.
why-not-wanted = Deze bandiet staat noch bij deze plaats, noch op het opsporingsbevel, in welke kleur dan ook.
why-card-not-wanted = Precies deze kaart, gelijk in bandiet en kleur, ligt noch bij deze plaats, noch op het opsporingsbevel.
why-mixed-gang = Een bende is van één kleur of van één bandiet.
say-opened = { $place } { $kind ->
        [gold-diggers] zijn
       *[other] is
    } in het spel.
say-first = { $name } begint.
say-turn = { $name } is aan de beurt.
say-drew = { $name } trekt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
say-you-drew = Je trok { $cards }.
say-reshuffled = De aflegstapel wordt geschud en is de nieuwe trekstapel.
say-placed = { $name } legt { $card } bij plaats{"\u00A0"}{ $spot }.
say-stuck = { $name } kan geen kaart leggen: { $neighbour } trekt { $card } uit deze hand en legt die af.
say-stuck-empty = { $name } heeft geen kaart om te leggen.
say-hold-up = Overval op { $place }! { $name } heeft hem ontketend.
say-joins = { $name } doet mee met { $cards }: sterkte { $strength }.
say-stays-away = { $name } blijft weg.
say-nobody = { $count ->
        [one] Niemand doet mee.
       *[other] Niemand doet mee. Dat zijn { $count } overvallen op rij; na tien eindigt het spel.
    }
say-won = { $name } wint { $place }.
say-won-recent = Even sterk: { $name } heeft het laatst gelegd en wint { $place }.
say-won-first = Even sterk, en geen van hen heeft al gelegd: { $name } komt tegen de klok in als eerste en wint { $place }.
say-wanted = { $cards } van { $name } { $count ->
        [one] staat
       *[other] staan
    } nu op het opsporingsbevel.
say-dismissed = De bende van { $name } wordt afgelegd.
say-cleared = De handlangers van deze plaats worden afgelegd.
say-ended = Het spel is voorbij. { $why }
log-turn = Beurt { $number }: { $name }
log-placed = { $name }: { $card } bij plaats{"\u00A0"}{ $spot }
end-five-won = De eerste plaats met waarde 5 is overvallen.
end-dead-position = Geen kaart die nog over is, past ergens.
end-nobody-joins = Aan tien overvallen op rij deed niemand mee.
score-saloon = Saloons
score-bank = Banken
score-railway = Spoorwegen
score-gold-diggers = Goudzoekers
score-stage-coach = Postkoetsen
rules-setup = Opbouw
rules-day = Werkdag
rules-hold-up = Overval
rules-end = Het einde
