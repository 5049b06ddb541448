# Les mots d’A Fistful of Meeples ; ce qui manque se lit en anglais.

game-name = Pour une poignée de meeples
meeple-builder = Ouvrier
    .who = l’ouvrier
    .whom = l’ouvrier
    .of = l’ouvrier de { $name }
    .for = pour l’ouvrier
    .about = construit un chapiteau, ou laisse son propriétaire l’améliorer
count-builder = { $count ->
        [one] 1 ouvrier
       *[other] { $count } ouvriers
    }
meeple-miner = Mineur
    .who = le mineur
    .whom = le mineur
    .of = le mineur de { $name }
    .for = pour le mineur
    .about = le propriétaire du chapiteau pioche { $miner } cubes, { $minerTen } avec la meilleure face
count-miner = { $count ->
        [one] 1 mineur
       *[other] { $count } mineurs
    }
meeple-robber = Bandit
    .who = le bandit
    .whom = le bandit
    .of = le bandit de { $name }
    .for = pour le bandit
    .about = { $robber } cubes pour chaque mineur à l’intérieur
count-robber = { $count ->
        [one] 1 bandit
       *[other] { $count } bandits
    }
meeple-deputy = Adjoint
    .who = l’adjoint
    .whom = l’adjoint
    .of = l’adjoint de { $name }
    .for = pour l’adjoint
    .about = { $deputy } cubes pour chaque bandit à l’intérieur ; tous vont en prison
count-deputy = { $count ->
        [one] 1 adjoint
       *[other] { $count } adjoints
    }
meeple-madame = Madame
    .who = Madame
    .whom = Madame
    .of = Madame de { $name }
    .for = pour Madame
    .about = { $madame ->
        [one] 1 cube
       *[other] { $madame } cubes
    } pour chaque ouvrier à l’intérieur ; tous vont au saloon
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
say-decided-both = { $shots } : égalité, et même compétence de tir. Tous deux tombent.
act-build = Construire le chapiteau
act-upgrade = Améliorer le chapiteau
act-decline = Y renoncer
legend = Légende
place-t1 = Essayeur
    .at = chez l’essayeur
    .from = de chez l’essayeur
    .into = chez l’essayeur
place-t2 = Barbier
    .at = chez le barbier
    .from = de chez le barbier
    .into = chez le barbier
place-t3 = Armurier
    .at = chez l’armurier
    .from = de chez l’armurier
    .into = chez l’armurier
place-t4 = Magasin
    .at = au magasin
    .from = du magasin
    .into = dans le magasin
place-t5 = Hôtel
    .at = à l’hôtel
    .from = de l’hôtel
    .into = dans l’hôtel
place-t6 = Écurie
    .at = à l’écurie
    .from = de l’écurie
    .into = dans l’écurie
place-b6 = Croque-mort
    .at = chez le croque-mort
    .from = de chez le croque-mort
    .into = chez le croque-mort
place-b5 = Télégraphe
    .at = au télégraphe
    .from = du télégraphe
    .into = dans le télégraphe
place-b4 = Forge
    .at = à la forge
    .from = de la forge
    .into = dans la forge
place-b3 = Chapelle
    .at = à la chapelle
    .from = de la chapelle
    .into = dans la chapelle
place-b2 = Boulangerie
    .at = à la boulangerie
    .from = de la boulangerie
    .into = dans la boulangerie
place-b1 = Poste
    .at = à la poste
    .from = de la poste
    .into = dans la poste
field-t1 = Porte de l’essayeur
    .onto = devant la porte de l’essayeur
field-t2 = Porte du barbier
    .onto = devant la porte du barbier
field-t3 = Porte de l’armurier
    .onto = devant la porte de l’armurier
field-t4 = Porte du magasin
    .onto = devant la porte du magasin
field-t5 = Porte de l’hôtel
    .onto = devant la porte de l’hôtel
field-t6 = Porte de l’écurie
    .onto = devant la porte de l’écurie
field-b6 = Porte du croque-mort
    .onto = devant la porte du croque-mort
field-b5 = Porte du télégraphe
    .onto = devant la porte du télégraphe
field-b4 = Porte de la forge
    .onto = devant la porte de la forge
field-b3 = Porte de la chapelle
    .onto = devant la porte de la chapelle
field-b2 = Porte de la boulangerie
    .onto = devant la porte de la boulangerie
field-b1 = Porte de la poste
    .onto = devant la porte de la poste
field-e = Case de confrontation côté banque
    .onto = sur la case de confrontation côté banque
    .on = sur la case de confrontation côté banque
    .under = sous le meeple côté banque
field-w = Case de confrontation côté saloon
    .onto = sur la case de confrontation côté saloon
    .on = sur la case de confrontation côté saloon
    .under = sous le meeple côté saloon
way-clockwise = Dans le sens horaire ils vont sur
way-anticlockwise = Dans le sens antihoraire ils vont sur
way-rest = { $count ->
        [one] et 1 va au saloon
       *[other] et { $count } vont au saloon
    }
game-about = Prenez une poignée d’habitants, descendez la rue et faites rapporter chaque porte.
count-signs = { $count ->
        [one] encore 1 chapiteau
       *[other] encore { $count } chapiteaux
    }
points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
nothing = rien
account = La ville en mots
nobody = personne
sign-of = chapiteau de { $name } à { $points } points
sign-none = pas de chapiteau
costs = un chapiteau coûte { $cost }
marker-of = avec le marqueur de { $name }
marker-there = le marqueur est { $field }
bank-left = { $count ->
        [0] plus de barres
        [one] encore 1 barre, pour { $prices } or
       *[other] encore { $count } barres, pour { $prices } or
    }
graves-free = Cimetière : { $count ->
        [0] aucune tombe n’est libre
        [one] 1 tombe est libre
       *[other] { $count } tombes sont libres
    }
buried = enterrés : { $list }
bag-holds = Dans le sac : { $list }
jail-holds = Dynamite sur la prison : { $count }
exploded = Dynamite explosée : { $count } sur { $all }
hand = Votre main
hand-of = Dans la main de { $name }
prompt-settle = Accrochez votre premier chapiteau, gratuit, à un coin qui n’en a pas.
prompt-take = À vous : prenez tous ceux d’un lieu.
prompt-drop-anywhere = Choisissez un meeple, puis une case éclairée. Le deuxième fixe le sens.
prompt-drop-anywhere-alike = Choisissez une case éclairée. Le deuxième meeple fixe le sens.
prompt-drop-way = Choisissez un meeple, puis une case éclairée : elle fixe le sens.
prompt-drop-way-alike = Choisissez une case éclairée : elle fixe le sens.
prompt-drop-who = Qui va { $field } ? Choisissez dans votre main.
prompt-mark = L’autre bout est à vous. Quel marqueur va { $field } ?
prompt-resolve = Résolvez ceux que vous avez placés, dans l’ordre voulu : choisissez une case éclairée.
prompt-build = Construire un chapiteau { $at } ({ $points } points) pour { $cost } ?
prompt-upgrade = Améliorer votre chapiteau { $at } à { $points } points pour { $cost } ?
prompt-reroll = Vous avez fait { $mine } { $meeple }, { $name } a fait { $die } { $rival }. Relancer ?
prompt-done = Votre tour est décidé.
prompt-over = La partie est finie.
prompt-wait-settle = { $name } accroche un premier chapiteau.
prompt-wait-take = { $name } choisit un lieu.
prompt-wait-drop = { $name } place des meeples.
prompt-wait-mark = { $name } choisit quel marqueur est posé.
prompt-wait-resolve = { $name } résout des meeples.
prompt-wait-build = { $name } peut construire un chapiteau.
prompt-wait-upgrade = { $name } peut améliorer un chapiteau.
prompt-wait-reroll = { $name } peut relancer.
last-round = La manche est jouée jusqu’au bout.
pick-first = Choisissez d’abord un meeple
pick-only = Le suivant va ici : choisissez dans la main qui c’est
key-meeple = Choisir un meeple de la main, ou le placer quand une seule case reste
key-upper = De l’essayeur à l’écurie : le lieu ou sa porte
key-lower = De la poste au croque-mort : le lieu ou sa porte
key-corners = Saloon, prison
key-ends = Case de confrontation côté saloon, côté banque
key-build = Construire ou améliorer
key-decline = Ni l’un ni l’autre
act-settle = Accrocher le premier chapiteau { $at }
act-take = Prendre tous ceux { $from } : { $list }
act-take-nobody = Prendre tous ceux { $from }
act-drop = Placer { $meeple } { $onto }
act-mark = { $name }
act-mark-seat = Poser le marqueur de la place { $seat }
act-resolve = Résoudre { $meeple } { $at }
act-resolve-nobody = Ne résoudre personne { $at }
act-resolve-miner = Résoudre { $meeple } { $at } : { $count ->
        [0] personne ne pioche
       *[other] qui possède le chapiteau pioche { $count }
    }
act-resolve-draw = Résoudre { $meeple } { $at } : { $count ->
        [0] rien à piocher
        [one] piocher 1 cube
       *[other] piocher { $count } cubes
    }
act-showdown = Résoudre la confrontation
act-reroll = Relancer
act-keep = Garder le jet
why-not-your-turn = Ce n’est pas à vous de décider maintenant.
why-no-seat = Vous regardez.
why-over = La partie est finie.
why-settle-first = D’abord, chacun accroche un chapiteau à un coin.
why-settling-done = Les premiers chapiteaux sont déjà accrochés.
why-no-corner = Le premier chapiteau va à un coin de la rue.
why-corner-taken = Ce coin a déjà un chapiteau.
why-take-first = Prenez d’abord les meeples d’un lieu.
why-already-took = Vous avez déjà pris des meeples pendant ce tour.
why-empty-place = Il n’y a personne.
why-place-first = Placez d’abord tous ceux de votre main.
why-all-placed = Il n’y a plus personne dans votre main.
why-not-in-hand = Vous n’avez personne de cette sorte en main.
why-field-taken = Quelqu’un s’y trouve déjà.
why-not-beside = Trop loin : le premier va sur la prochaine case libre d’un côté ou de l’autre du bâtiment.
why-not-next = Pas dans l’ordre : on va d’une case libre à la suivante, dans un seul sens.
why-others-first = Tant que vous en avez d’autres en main, l’un d’eux y va.
why-madame-at-door = Madame commence à une porte.
why-mark-first = Choisissez d’abord quel marqueur va sous le meeple.
why-no-mark = Il n’y a pas de marqueur à choisir.
why-another-player = Il faut le marqueur de quelqu’un d’autre.
why-nobody-there = Personne n’y attend.
why-no-showdown = Il faut un meeple à chaque bout de la rue.
why-answer-first = Répondez d’abord à la question du chapiteau.
why-nothing-to-build = Il n’y a rien à construire maintenant.
why-nothing-to-upgrade = Il n’y a rien à améliorer maintenant.
why-nothing-to-decline = Rien n’est proposé maintenant.
why-die-first = Décidez d’abord du dé.
why-no-die = Il n’y a pas de dé à décider.
say-first = { $name } commence. Trois meeples sont dans chaque bâtiment.
say-settled = { $name } accroche un premier chapiteau { $at }.
say-turn = C’est à { $name }.
say-passed = { $name } ne trouve personne à prendre et passe.
say-took = { $name } prend, en sortant { $from } : { $list }.
say-armed = Une dynamite passe de la prison au sac ; { $count ->
        [0] il n’en reste plus
        [one] il en reste 1
       *[other] il en reste { $count }
    }.
say-dropped = { $name } place { $meeple } { $onto }.
say-bowed-out = Madame ne reste pas { $on } : elle va au saloon.
say-overflowed = Aucune case n’est libre. Au saloon : { $list }.
say-marked = Le marqueur de { $name } va { $under }.
say-drew = { $name } pioche { $list } { $for } { $at }.
say-drew-showdown = { $name } pioche { $list } en récompense { $for }.
say-loses = { $name } { $stone }
say-exploded = La dynamite explose ! De retour dans le sac : { $list }.
say-exploded-none = La dynamite explose ! Personne n’a assez de pierre pour en perdre.
say-built = { $name } construit un chapiteau { $at }.
say-upgraded = { $name } améliore le chapiteau { $at }.
say-declined = { $name } renonce au chapiteau { $at }.
say-arrested = En prison, en sortant { $from } : { $count ->
        [one] 1 bandit
       *[other] { $count } bandits
    }.
say-invited = Au saloon, en sortant { $from } : { $count ->
        [one] 1 ouvrier
       *[other] { $count } ouvriers
    }.
say-resolved = À l’intérieur, { $into } : { $meeple }.
say-rolled = { $name } fait { $die }.
say-rerolled = { $name } relance : { $die }.
say-kept = { $name } garde le jet.
say-buried = Au cimetière : { $meeple }.
say-gone = Aucune tombe n’est libre : hors du jeu, { $meeple }.
say-survived = En vie, au saloon : { $meeple }.
say-bar = { $name } paie { $price } or pour une barre ; { $count ->
        [0] la banque est vide
        [one] il en reste 1
       *[other] il en reste { $count }
    }.
say-last-round = { $why } La manche est jouée jusqu’au bout.
say-ended = La partie est finie.
log-turn = Tour { $number } : { $name }
end-bars = La banque n’a plus de barres.
end-graves = Aucune tombe n’est libre.
end-dynamite = Toute la dynamite a explosé.
end-idle = Pendant dix manches, rien ne s’est passé : ni cube pioché ou payé, ni chapiteau, ni arrestation, ni enterrement.
tie-cubes = Or et pierre ensemble
