# De woorden van Dollars Wanted; wat ontbreekt staat er in het Engels.

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
    .about = vervangt elk ontbrekend gereedschap
card-elixir = Elixer
    .short = Elixer
    .about = verdubbelt wat verder naar buiten ligt
card-coyote = Coyote
    .short = Coyote
    .about = neemt de volgende kaart mee
card-vulture = Gier
    .short = Gier
    .about = stopt de beroving
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
       *[other] { $count } revolvers
    }
need-dynamite = { $count ->
        [one] één staaf dynamiet
       *[other] { $count } staven dynamiet
    }
need-crowbar = { $count ->
        [one] één koevoet
       *[other] { $count } koevoeten
    }
need-pickaxe = { $count ->
        [one] één pikhouweel
       *[other] { $count } pikhouwelen
    }
needs = nodig: { $list }
missing = er { $count ->
        [one] ontbreekt
       *[other] ontbreken
    } { $list }{ $wild ->
        [0] {""}
       *[other] ; { $wild } daarvan kan een Joker vervangen
    }
since-laid = { $name } legt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
legend = Legenda
row = Rij { $row }
row-empty = In deze rij is geen gebouw meer over.
row-left = { $count ->
        [one] het laatste van de stapel
       *[other] { $count } in de stapel
    }
row-cards = Kaarten van rij { $row }, vanaf het gebouw naar buiten
row-down = { $count ->
        [0] geen verdekt
        [one] één verdekt
       *[other] { $count } verdekt
    }
rows = De drie rijen
hand = Je hand
hand-empty = Je hand is leeg.
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
prompt-first = Jij bent aan de beurt: kies een handkaart en dan een rij.
prompt-second = Nu de tweede kaart: kies die en dan een rij.
prompt-picked = Kies nu een opgelichte rij voor deze kaart.
prompt-nothing = Niets in je hand past. Wat doe je?
prompt-rob = Beroof een gebouw, of laat het.
prompt-done = Je beurt is beslist.
prompt-wait-lay = { $name } legt kaarten.
prompt-wait-rob = { $name } denkt na over een beroving.
prompt-wait-close = De beurt van { $name } loopt ten einde.
prompt-over = Het spel is voorbij.
key-pick = Een handkaart kiezen
key-row = De kaart in de eerste, tweede of derde rij leggen, of die beroven
why-cannot = Waarom kan ik niet …?
act-lay = { $card } in rij { $row } leggen
act-lay-here = { $card } hier leggen
act-stop = Niets meer leggen
act-show = De hand tonen en zes nieuwe kaarten trekken
act-rob = { $building } in rij { $row } beroven
act-rob-here = { $building } beroven
    .short = Beroven
act-rob-empty = Rij { $row } beroven
act-pass = Niets beroven
why-not-your-turn = Jij bent niet aan de beurt.
why-no-seat = Je kijkt toe.
why-over = Het spel is voorbij.
why-lay-first = Eerst worden kaarten gelegd, dan wordt er iets beroofd.
why-laying-done = De kaarten van deze beurt zijn gelegd.
why-not-in-hand = Deze kaart heb je niet.
why-no-building = In deze rij is geen gebouw meer over.
why-does-not-fit = Past niet: dat gereedschap is hier niet nodig.
why-must-lay = Je hebt een kaart die past, dus die moet gelegd worden.
why-lay-two = Hier mag elke kaart gelegd worden, dus moeten het er twee zijn. Past er maar één, dan mag je daarna stoppen; past er geen, dan mag je voor het leggen je hand tonen.
why-something-fits = De hand wordt alleen getoond als niets erin past.
why-already-laid = De hand kan alleen voor de eerste kaart getoond worden.
why-three-redraws = De hand is in deze beurt al drie keer getoond.
why-nothing-to-draw = Er is niets meer te trekken.
why-nothing-hidden = In deze rij ligt geen kaart verdekt.
say-opened = Rij { $row }: { $building }, { $needs }.
say-first = { $name } begint.
say-turn = { $name } is aan de beurt.
say-laid = { $name } legt een kaart in rij { $row }.
say-only-one = { $name } kan maar één kaart leggen: geen andere past.
say-skipped = { $name } heeft niets dat past en legt niets.
say-shown = Niets past: { $name } toont { $cards }.
say-robbery = { $name } berooft rij { $row }: ‘Dollars wanted!’
say-robbery-seven = In rij { $row } liggen zeven of meer kaarten verdekt: die wordt beroofd voor { $name }.
say-turned = { $card }.
say-eaten = De coyote neemt mee: { $card }.
say-left = De coyote vindt geen prooi en gaat.
say-wrong = { $card }: hoort hier niet en wordt afgelegd.
say-wrong-penalty = { $card }: hoort hier niet; { $name } krijgt een strafkaart.
say-stopped = De gier beëindigt de beroving.
say-won = { $name } wint { $building }: { $money }!
say-discarded = Op de aflegstapel: { $card }.
say-failed = { $name } berooft rij { $row } tevergeefs: { $missing }.
say-drew = { $name } trekt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
say-you-drew = Je trok { $cards }.
say-reshuffled = De aflegstapel wordt geschud en is de nieuwe trekstapel.
say-reshuffled-colour = De aflegstapel ({ $colour }) wordt geschud en is de nieuwe trekstapel.
say-ended = Het spel is voorbij. { $why }
log-laid = { $name } legt een kaart.
log-turn = Beurt { $number }: { $name }
log-only-one = { $name } kon maar één kaart leggen.
log-skipped = { $name } legde niets.
log-shown = { $name } toonde een hand waarin niets paste.
log-robbery-seven = Een volle rij wordt beroofd voor { $name }.
log-won = { $name } berooft { $building } en wint { $money }.
log-failed = { $name } berooft rij { $row } tevergeefs.
log-penalty = { $name } krijgt een strafkaart.
log-wrong = Een kaart die niet paste, is afgelegd.
end-empty-pile = Een stapel gebouwen is leeg.
end-standstill = Twee rondes lang is geen kaart gelegd en geen kaart omgedraaid.
end-last-turn = De duizendste beurt is voorbij.
score-bank = Banken
score-casino = Casino’s
score-saloon = Saloons
score-shop = Winkels
score-penalty = Strafkaarten
tie-buildings = Gebouwen
option-colour-variant = Variant met spelerskleuren
