# De woorden van Desperados; wat ontbreekt staat er in het Engels.

game-name = Desperados
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
colour-red = rood
colour-yellow = geel
colour-green = groen
colour-blue = blauw
booty = Buit
warrant = Opsporingsbevel
gang = Je bende
gangs = De bendes
rules-day = Werkdag
rules-hold-up = Overval
legend = Legenda
score-saloon = Saloons
score-bank = Banken
score-railway = Spoorwegen
score-gold-diggers = Goudzoekers
score-stage-coach = Postkoetsen
spots = De vijf plaatsen
spot = Plaats { $spot }
helpers = Handlangers bij plaats { $spot }, de eerste links
points = { $count ->
        [one] 1{"\u00A0"}punt
       *[other] { $count }{"\u00A0"}punten
    }
gang-strength = Sterkte { $strength }
gang-candidates = Uit je hand
gang-away = blijft weg
gang-best = wint
rules-setup = Opbouw
rules-end = Het einde
act-ready = Meedoen met sterkte { $strength }
act-ready-nobody = Van mij doet niemand mee
why-not-wanted = Deze bandiet staat noch bij deze plaats, noch op het opsporingsbevel, in welke kleur dan ook.
why-card-not-wanted = Precies deze kaart, gelijk in bandiet en kleur, ligt noch bij deze plaats, noch op het opsporingsbevel.
why-mixed-gang = Een bende is van één kleur of van één bandiet.
why-person-there = Deze bandiet is er al.
why-wrong-colour = De handlangers daar hebben een andere kleur.
prompt-place = Jij bent aan de beurt: kies een handkaart en dan een plaats.
prompt-picked = Kies nu een opgelichte plaats voor deze kaart.
beneath = Eronder
    .short = dan
value = waarde
position = Positiewaarde { $worth }: zoveel sterker maakt een kaart van deze bandiet een bende.
sign-position = +2 bij een kaart of een vrije positie: hoeveel sterker een kaart van die bandiet een bende bij de overval maakt
sign-warrant = +2 op het opsporingsbevel: wat er bij elke plaats bij komt
sign-value = waarde: hoeveel kaarten de plaats vullen, en wat hij aan het einde waard is
sign-beneath = dan: de plaatsen eronder, met hun waarde
say-opened = { $place } { $kind ->
        [gold-diggers] zijn
       *[other] is
    } in het spel.
say-wanted = { $cards } van { $name } { $count ->
        [one] staat
       *[other] staan
    } nu op het opsporingsbevel.
