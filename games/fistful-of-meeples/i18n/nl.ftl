# De woorden van A Fistful of Meeples; wat ontbreekt staat er in het Engels.

game-name = A Fistful of Meeples
meeple-builder = Bouwer
    .who = de bouwer
    .whom = de bouwer
    .for = voor de bouwer
count-builder = { $count ->
        [one] 1 bouwer
       *[other] { $count } bouwers
    }
meeple-miner = Goudzoeker
    .who = de goudzoeker
    .whom = de goudzoeker
    .for = voor de goudzoeker
count-miner = { $count ->
        [one] 1 goudzoeker
       *[other] { $count } goudzoekers
    }
meeple-robber = Rover
    .who = de rover
    .whom = de rover
    .for = voor de rover
count-robber = { $count ->
        [one] 1 rover
       *[other] { $count } rovers
    }
meeple-deputy = Hulpsheriff
    .who = de hulpsheriff
    .whom = de hulpsheriff
    .for = voor de hulpsheriff
count-deputy = { $count ->
        [one] 1 hulpsheriff
       *[other] { $count } hulpsheriffs
    }
meeple-madame = Waardin
    .who = de waardin
    .whom = de waardin
    .for = voor de waardin
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
