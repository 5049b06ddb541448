# De woorden van Dollars Wanted; wat ontbreekt staat er in het Engels.

game-name = Dollars Wanted
card-clint1 = Clint, één revolver
    .short = Clint
card-joe1 = Joe, één dynamiet
    .short = Joe
card-judy1 = Judy, één koevoet
    .short = Judy
card-enzo1 = Enzo, één pikhouweel
    .short = Enzo
card-clint2 = Clint, twee revolvers
    .short = Clint ×2
card-joe2 = Joe, twee dynamiet
    .short = Joe ×2
card-judy2 = Judy, twee koevoeten
    .short = Judy ×2
card-enzo2 = Enzo, twee pikhouwelen
    .short = Enzo ×2
card-joker = Jolly Joker
    .short = Joker
card-elixir = Elixer
    .short = Elixer
card-coyote = Coyote
    .short = Coyote
card-vulture = Gier
    .short = Gier
card-back = een verdekte kaart
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
        [one] één dynamiet
       *[other] { $count } dynamiet
    }
need-crowbar = { $count ->
        [one] één koevoet
       *[other] { $count } koevoeten
    }
need-pickaxe = { $count ->
        [one] één pikhouweel
       *[other] { $count } pikhouwelen
    }
penalties = { $count ->
        [one] één strafkaart
       *[other] { $count } strafkaarten
    }
missing = er { $count ->
        [one] ontbreekt
       *[other] ontbreken
    } { $list }{ $wild ->
        [0] {""}
        [one] ; een Joker vervangt er één van
       *[other] ; Jokers vervangen er { $wild } van
    }
since-laid = { $name } legt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
legend = Legenda
row = Rij { $row }
pile-draw = Trekstapel: { $count }
pile-discard = Aflegstapel: { $count }
prompt-first = Jij bent aan de beurt: kies een handkaart en dan een rij.
prompt-second = Nu de tweede kaart: kies haar en dan een rij.
prompt-picked = Kies nu een opgelichte rij voor deze kaart.
say-robbery = { $name } berooft rij { $row }: ‘Dollars wanted!’
say-failed = Het is niet genoeg: { $missing }. Het gebouw in rij { $row } blijft staan.
log-failed = { $name } rooft tevergeefs in rij { $row }: { $missing }.
option-colour-variant = Variant met spelerskleuren
score-bank = Banken
score-casino = Casino’s
score-saloon = Saloons
score-shop = Winkels
score-penalty = Strafkaarten
why-does-not-fit = Past niet: dat gereedschap is hier niet nodig.
act-rob-here = { $building } beroven
    .short = Beroven
