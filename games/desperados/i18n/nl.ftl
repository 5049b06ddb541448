# De woorden van Desperados; wat ontbreekt staat er in het Engels.

game-name = Desperados
kind-saloon = Saloon
    .the = de saloon
kind-bank = Bank
    .the = de bank
kind-railway = Spoorweg
    .the = de spoorweg
kind-gold-diggers = Goudzoekers
    .the = de goudzoekers
kind-stage-coach = Postkoets
    .the = de postkoets
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
score-saloon = Saloons
score-bank = Banken
score-railway = Spoorwegen
score-gold-diggers = Goudzoekers
score-stage-coach = Postkoetsen
