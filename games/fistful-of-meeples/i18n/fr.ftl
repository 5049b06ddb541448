# Les mots d’A Fistful of Meeples ; ce qui manque se lit en anglais.

game-name = Pour une poignée de meeples
meeple-builder = Ouvrier
    .who = l’ouvrier
    .whom = l’ouvrier
    .for = pour l’ouvrier
count-builder = { $count ->
        [one] 1 ouvrier
       *[other] { $count } ouvriers
    }
meeple-miner = Mineur
    .who = le mineur
    .whom = le mineur
    .for = pour le mineur
count-miner = { $count ->
        [one] 1 mineur
       *[other] { $count } mineurs
    }
meeple-robber = Bandit
    .who = le bandit
    .whom = le bandit
    .for = pour le bandit
count-robber = { $count ->
        [one] 1 bandit
       *[other] { $count } bandits
    }
meeple-deputy = Adjoint
    .who = l’adjoint
    .whom = l’adjoint
    .for = pour l’adjoint
count-deputy = { $count ->
        [one] 1 adjoint
       *[other] { $count } adjoints
    }
meeple-madame = Madame
    .who = Madame
    .whom = Madame
    .for = pour Madame
count-madame = { $count ->
        [one] Madame
       *[other] { $count } Madames
    }
cube-gold = Or
cube-stone = Pierre
cube-dynamite = Dynamite
count-gold = { $count } or
count-stone = { $count } pierre
count-dynamite = { $count } dynamite
count-bars = { $count ->
        [one] 1 barre d’or
       *[other] { $count } barres d’or
    }
place-saloon = Saloon
    .from = du saloon
place-jail = Prison
    .from = de la prison
place-bank = Banque
place-graveyard = Cimetière
rules-showdown = La confrontation
score-gold = Or
score-bars = Barres d’or
score-signs = Chapiteaux
say-shot = { $name } { $die } ({ $meeple })
say-decided = { $shots } : { $name } gagne la confrontation.
say-decided-skill = { $shots } : { $name } tire mieux et gagne la confrontation.
say-decided-both = { $shots } : égalité, et même adresse. Tous deux tombent.
act-build = Construire le chapiteau
act-upgrade = Améliorer le chapiteau
act-decline = Y renoncer
legend = Légende
