# Les mots d’A Fistful of Meeples.

game-name = Pour une poignée de meeples
meeple-builder = Ouvrier
    .who = l’ouvrier
    .whom = l’ouvrier
    .of = l’ouvrier ({ $name })
    .yours = votre ouvrier
    .for = pour l’ouvrier
    .about = installe une enseigne, ou laisse son propriétaire l’améliorer
count-builder = { $count ->
        [one] { $count }{"\u00A0"}ouvrier
       *[other] { $count }{"\u00A0"}ouvriers
    }
meeple-miner = Mineur
    .who = le mineur
    .whom = le mineur
    .of = le mineur ({ $name })
    .yours = votre mineur
    .for = pour le mineur
    .about = le propriétaire de l’enseigne pioche { $miner }{"\u00A0"}cubes, { $minerTen } si elle est améliorée
count-miner = { $count ->
        [one] { $count }{"\u00A0"}mineur
       *[other] { $count }{"\u00A0"}mineurs
    }
meeple-robber = Bandit
    .who = le bandit
    .whom = le bandit
    .of = le bandit ({ $name })
    .yours = votre bandit
    .for = pour le bandit
    .about = { $robber }{"\u00A0"}cubes pour chaque mineur à l’intérieur
count-robber = { $count ->
        [one] { $count }{"\u00A0"}bandit
       *[other] { $count }{"\u00A0"}bandits
    }
meeple-deputy = Adjoint
    .who = l’adjoint
    .whom = l’adjoint
    .of = l’adjoint ({ $name })
    .yours = votre adjoint
    .for = pour l’adjoint
    .about = { $deputy }{"\u00A0"}cubes pour chaque bandit à l’intérieur ; tous vont en prison
count-deputy = { $count ->
        [one] { $count }{"\u00A0"}adjoint
       *[other] { $count }{"\u00A0"}adjoints
    }
meeple-madame = Madame
    .who = Madame
    .whom = Madame
    .of = Madame ({ $name })
    .yours = votre Madame
    .for = pour Madame
    .about = { $madame ->
        [one] { $madame }{"\u00A0"}cube
       *[other] { $madame }{"\u00A0"}cubes
    } pour chaque ouvrier à l’intérieur ; tous vont au saloon
count-madame = { $count ->
        [one] Madame
       *[other] { $count }{"\u00A0"}Madames
    }
cube-gold = Or
cube-stone = Pierre
cube-dynamite = Dynamite
count-gold = { $count }{"\u00A0"}or
count-stone = { $count ->
        [one] { $count }{"\u00A0"}pierre
       *[other] { $count }{"\u00A0"}pierres
    }
count-dynamite = { $count ->
        [one] { $count }{"\u00A0"}cube de dynamite
       *[other] { $count }{"\u00A0"}cubes de dynamite
    }
count-bars = { $count ->
        [one] { $count }{"\u00A0"}lingot d’or
       *[other] { $count }{"\u00A0"}lingots d’or
    }
place-saloon = Saloon
    .from = du saloon
place-jail = Prison
    .from = de la prison
place-bank = Banque
place-graveyard = Cimetière
rules-showdown = La confrontation
highlight-draw = Le meilleur tirage
highlight-showdown = La confrontation la mieux payée
highlight-blast = La pire explosion
score-gold = Or
score-bars = Lingots d’or
score-signs = Enseignes
term-stone = Pierre
because-gain = Raison : { $what }, environ { $amount } de plus au score de { $name }.
    .you = Raison : { $what }, environ { $amount } de plus à votre score.
because-loss = Raison : { $what }, environ { $amount } de moins au score de { $name }.
    .you = Raison : { $what }, environ { $amount } de moins à votre score.
say-decided = Confrontation : { $winner } gagne avec { $die }, { $loser } meurt avec { $low }.
say-decided-skill = Confrontation, { $die } partout : { $winner } tire mieux et gagne, { $loser } meurt.
say-decided-both = Confrontation à égalité parfaite, { $die } partout : { $winner } et { $loser } meurent.
stage-dynamite = Boum ! Dynamite !
showdown-against = contre
showdown-wins = gagne
showdown-skill = gagne au tir
showdown-falls = meurt
act-build = Installer
act-upgrade = Améliorer
act-decline = Renoncer
mark-crowd = nombre de meeples de cette sorte
mark-coming = où vont les meeples de la main, dans cet ordre : foncé dans le sens horaire, clair dans l’autre sens
mark-blast = dynamite explosée ; après le dernier des { $all } cubes, on finit le tour de table
about-showdown = le perdant meurt, et le gagnant pioche des cubes selon qui est mort : { $list }
about-jail = qui en sort tous les meeples met dans le sac un cube de dynamite de la prison
about-dynamite = piochée dans le sac, elle explose après la pioche : chacun perd la moitié de ses pierres, arrondie à l’inférieur
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
way-clockwise = Dans le sens horaire, ils vont sur
way-anticlockwise = Dans le sens antihoraire, ils vont sur
way-rest = { $count ->
        [one] et 1 va au saloon
       *[other] et { $count } vont au saloon
    }
game-about = Prenez une poignée d’habitants, envoyez-les dans la rue principale et faites rapporter chaque porte.
count-signs = { $count ->
        [one] encore { $count }{"\u00A0"}enseigne
       *[other] encore { $count }{"\u00A0"}enseignes
    }
points = { $count ->
        [one] { $count }{"\u00A0"}point
       *[other] { $count }{"\u00A0"}points
    }
nothing = rien
account = La ville en mots
nobody = personne
sign-of = enseigne à { $points }{"\u00A0"}points ({ $name })
    .you = votre enseigne à { $points }{"\u00A0"}points
sign-none = pas d’enseigne
costs = une enseigne coûte { $cost }
marker-of = marqueur ({ $name })
    .you = votre marqueur
marker-there = le marqueur est { $field }
bank-left = { $count ->
        [0] plus de lingots
        [one] encore 1{"\u00A0"}lingot, pour { $prices }{"\u00A0"}or
       *[other] encore { $count }{"\u00A0"}lingots, pour { $prices }{"\u00A0"}or
    }
graves-free = Cimetière : { $count ->
        [0] aucune tombe n’est libre
        [one] 1{"\u00A0"}tombe est libre
       *[other] { $count }{"\u00A0"}tombes sont libres
    }
buried = enterrés : { $list }
bag = Sac
bag-holds = Dans le sac : { $list }
jail-holds = Dynamite sur la prison : { $count }
exploded = Dynamite explosée : { $count } sur { $all }
exploded-short = Explosions
hand = Votre main
hand-of = { $name } a en main
prompt-settle = Accrochez votre première enseigne, gratuite, à un bâtiment d’angle qui n’en{"\u00A0"}a{"\u00A0"}pas.
prompt-take = À vous : prenez tous les meeples d’un lieu.
prompt-drop-anywhere = Choisissez un meeple, puis une case en surbrillance. Le deuxième fixe le sens.
prompt-drop-anywhere-alike = Choisissez une case en surbrillance. Le deuxième meeple fixe le sens.
prompt-drop-way = Choisissez un meeple, puis une case en surbrillance : elle fixe le sens.
prompt-drop-way-alike = Choisissez une case en surbrillance : elle fixe le sens.
prompt-drop-who = Qui va { $field } ?
prompt-mark = L’autre bout est à vous. Quel marqueur va { $field } ?
prompt-resolve = Ils agissent dans l’ordre de votre choix : choisissez une case.
prompt-build = Installer une enseigne { $at } ({ $points }{"\u00A0"}points) pour { $cost } ?
prompt-upgrade = Améliorer votre enseigne { $at } à { $points }{"\u00A0"}points pour { $cost } ?
prompt-reroll-ahead = Vous avez fait { $mine } { $meeple }, { $name } { $die } { $rival } : pour l’instant, vous gagnez. Relancer ?
prompt-reroll-behind = Vous avez fait { $mine } { $meeple }, { $name } { $die } { $rival } : pour l’instant, vous perdez. Relancer ?
prompt-done = Votre tour est joué.
prompt-over = La partie est finie.
prompt-wait-settle = { $name } accroche une première enseigne.
prompt-wait-take = { $name } choisit un lieu.
prompt-wait-drop = { $name } place des meeples.
prompt-wait-mark = { $name } choisit quel marqueur est posé.
prompt-wait-resolve = { $name } fait agir des meeples.
prompt-wait-build = { $name } peut installer une enseigne { $at }.
prompt-wait-upgrade = { $name } peut améliorer l’enseigne { $at }.
prompt-wait-reroll = { $name } peut relancer.
last-round = { $left ->
        [0] C’est le dernier tour.
        [one] Encore un tour après celui-ci.
       *[other] Encore { $left } tours après celui-ci.
    }
pick-first = Choisissez d’abord un meeple
pick-only = Le suivant va ici : choisissez dans la main qui c’est
key-meeple = Choisir un meeple de la main, ou le placer quand une seule case reste
key-upper = De l’essayeur à l’écurie : le lieu ou sa porte
key-lower = De la poste au croque-mort : le lieu ou sa porte
key-corners = Saloon, prison
key-ends = Case de confrontation côté saloon, côté banque
key-build = Installer ou améliorer
key-decline = Ni l’un ni l’autre
act-settle = Accrocher la première enseigne { $at }
act-take = Faire sortir { $from } : { $list }
act-take-nobody = Faire sortir tous les meeples { $from }
act-drop = Placer { $meeple } { $onto }
act-drop-door = Placer { $meeple } { $onto } : { $forecast }
act-mark = { $name }
act-mark-seat = Poser le marqueur de { $name }
    .you = Poser votre marqueur
act-resolve = Faire agir { $meeple } { $at } : { $forecast }
act-resolve-nobody = Ne faire agir personne { $at }
forecast-draws = { $count ->
        [one] { $count }{"\u00A0"}cube
       *[other] { $count }{"\u00A0"}cubes
    } du sac pour { $name }
forecast-you = vous
forecast-nothing = rien à piocher
forecast-nobody = pas d’enseigne, personne ne pioche
forecast-build = { $name } peut installer une enseigne pour { $cost }
    .you = vous pouvez installer une enseigne pour { $cost }
forecast-build-poor = { $name } ne peut pas payer d’enseigne ({ $cost })
    .you = vous ne pouvez pas payer d’enseigne ({ $cost })
forecast-build-none = { $name } n’a plus d’enseigne
    .you = vous n’avez plus d’enseigne
forecast-upgrade = { $name } peut améliorer l’enseigne à { $points }{"\u00A0"}points pour { $cost }
    .you = vous pouvez améliorer votre enseigne à { $points }{"\u00A0"}points pour { $cost }
forecast-upgrade-poor = { $name } ne peut pas payer l’amélioration ({ $cost })
    .you = vous ne pouvez pas payer l’amélioration ({ $cost })
forecast-done = l’enseigne est déjà améliorée
act-showdown = Résoudre la confrontation : une victoire rapporte à { $first } { $count ->
        [one] { $count }{"\u00A0"}cube
       *[other] { $count }{"\u00A0"}cubes
    }, à { $second } { $other }
    .you = Résoudre la confrontation : une victoire vous rapporte { $count ->
        [one] { $count }{"\u00A0"}cube
       *[other] { $count }{"\u00A0"}cubes
    }, à { $second } { $other }
    .other-you = Résoudre la confrontation : une victoire rapporte à { $first } { $count ->
        [one] { $count }{"\u00A0"}cube
       *[other] { $count }{"\u00A0"}cubes
    }, à vous { $other }
act-showdown-none = Résoudre la confrontation
act-reroll = Relancer
act-keep = Garder le jet
reroll-sealed = On ne peut pas revenir sur un second jet.
resolve-sealed = On ne peut pas revenir sur ce qui porte ce sceau.
why-not-your-turn = Ce n’est pas à vous de décider maintenant.
why-over = La partie est finie.
why-settle-first = D’abord, chacun accroche une enseigne à un bâtiment d’angle.
why-settling-done = Les premières enseignes sont déjà accrochées.
why-no-corner = La première enseigne va à un bâtiment d’angle.
why-corner-taken = Ce bâtiment d’angle a déjà une enseigne.
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
why-nobody-there = Personne n’y attend d’être résolu.
why-no-showdown = Il faut un meeple à chaque bout de la rue.
why-answer-first = Répondez d’abord à la question de l’enseigne.
why-nothing-to-build = Il n’y a rien à installer maintenant.
why-nothing-to-upgrade = Il n’y a rien à améliorer maintenant.
why-nothing-to-decline = Rien n’est proposé maintenant.
why-die-first = Décidez d’abord si vous relancez le dé.
why-no-die = Il n’y a pas de dé à relancer.
say-first = { $name } jouera le premier tour, une fois toutes les premières enseignes accrochées. Il y a trois meeples dans chaque bâtiment.
    .you = Vous jouerez le premier tour, une fois toutes les premières enseignes accrochées. Il y a trois meeples dans chaque bâtiment.
say-settled = { $name } accroche une première enseigne { $at }.
    .you = Vous accrochez votre première enseigne { $at }.
say-passed = { $name } ne trouve personne à prendre et passe.
    .you = Vous ne trouvez personne à prendre et passez.
say-took = { $name } fait sortir { $from } : { $list }.
    .you = Vous faites sortir { $from } : { $list }.
say-armed = Un cube de dynamite passe de la prison au sac ; { $count ->
        [0] il n’en reste plus
        [one] il en reste 1
       *[other] il en reste { $count }
    }.
say-dropped = { $name } place { $meeple } { $onto }.
    .you = Vous placez { $meeple } { $onto }.
say-bowed-out = Madame ne reste pas { $on } : elle va au saloon.
say-overflowed = Plus aucune case n’est libre. Au saloon : { $list }.
say-marked = Marqueur { $under } : { $name }.
    .you = Votre marqueur va { $under }.
say-drew = { $name } pioche { $for } { $at } : { $list }.
    .you = Vous piochez { $for } { $at } : { $list }.
say-drew-showdown = { $name } pioche en récompense, pour avoir abattu { $dead } : { $list }.
    .you = Vous piochez en récompense, pour avoir abattu { $dead } : { $list }.
say-loses = { $stone } ({ $name })
    .you = { $stone } (vous)
say-exploded = La dynamite explose ! De retour dans le sac : { $list }.
say-exploded-none = La dynamite explose ! Personne n’a assez de pierres pour en perdre.
say-built = { $name } installe une enseigne { $at }.
    .you = Vous installez une enseigne { $at }.
say-upgraded = { $name } améliore l’enseigne { $at }.
    .you = Vous améliorez votre enseigne { $at }.
say-declined = { $name } renonce à l’enseigne { $at }.
    .you = Vous renoncez à l’enseigne { $at }.
say-arrested = L’adjoint emmène { $count ->
        [one] { $count }{"\u00A0"}bandit
       *[other] { $count }{"\u00A0"}bandits
    } { $from } à la prison.
say-invited = Madame emmène { $count ->
        [one] { $count }{"\u00A0"}ouvrier
       *[other] { $count }{"\u00A0"}ouvriers
    } { $from } au saloon.
say-resolved = On fait entrer { $meeple } { $into }.
say-rolled = { $name } fait { $die }.
    .you = Vous faites { $die }.
say-rerolled = { $name } relance : { $die }.
    .you = Vous relancez : { $die }.
say-kept = { $name } garde le jet.
    .you = Vous gardez le jet.
say-buried = On enterre { $meeple }.
say-gone = Aucune tombe n’est libre : { $meeple } quitte le jeu.
say-survived = { $meeple } s’en tire et va au saloon.
say-bar = { $name } paie { $price }{"\u00A0"}or pour un lingot ; { $count ->
        [0] la banque est vide
        [one] il en reste 1
       *[other] il en reste { $count }
    }.
    .you = Vous payez { $price }{"\u00A0"}or pour un lingot ; { $count ->
        [0] la banque est vide
        [one] il en reste 1
       *[other] il en reste { $count }
    }.
say-last-round = { $why } Le tour de table est joué jusqu’au bout.
say-ended = La partie est finie.
end-bars = La banque n’a plus de lingots.
end-graves = Toutes les tombes sont occupées.
end-dynamite = Toute la dynamite a explosé.
end-idle = Pendant dix tours de table, rien ne s’est passé : ni cube pioché ou payé, ni enseigne, ni arrestation, ni enterrement.
tie-cubes = Total d’or et de pierres

## Les options

option-madame-bows-out = Madame peut se retirer
    .about = Elle peut être placée sur toute case de confrontation libre où elle arrive, et va aussitôt au saloon. C’est la règle des livrets anglais et français.
option-several-bars = Plusieurs lingots par tour
    .about = À la fin d’un tour, on achète des lingots tant que l’or suffit pour le moins cher.

## Les règles

rules-lead = Une rue, douze portes, une poignée d’habitants. Selon qui vous envoyez à quelle porte, et dans quel ordre ils frappent, vous ferez fortune ou partirez en fumée. Expliqué avec nos propres mots ; les règles imprimées sont dans la boîte.
rules-why = Là où les règles imprimées laissent une question ouverte, nous disons comment on joue ici.
primer-goal = Les habitants d’une rue vont de porte en porte : qui frappe où décide de qui construit, creuse, vole ou se fait arrêter, et de ce que l’on pioche dans le sac. L’or, les lingots d’or et vos enseignes rapportent des points, et celui qui en a le plus gagne.
primer-table = La rue principale au début : douze bâtiments et leurs portes, une case de confrontation à chaque bout, le saloon, la prison, la banque, le cimetière et le sac.
primer-turn-1 = Prendre tous les habitants d’un lieu.
primer-turn-2 = Les placer un à un le long de la rue, chacun sur la case libre suivante, dans un seul sens ; l’ordre est à votre choix.
primer-turn-3 = Faire agir l’un après l’autre ceux qui sont aux portes, dans l’ordre voulu ; puis chacun entre.
primer-turn-4 = Acheter le lingot d’or le moins cher si l’or suffit.
primer-sowing = Semer les habitants
    .text = Prendre ne demande qu’un choix ; placer en demande deux : le sens, et qui s’arrête où. On saute les cases occupées. On cherche donc une porte qui convient à l’un d’eux, et un lieu d’où le compte tombe juste.
primer-doors = Ce qui se passe à une porte
    .text = Un ouvrier accroche une enseigne ou en retourne une. Un mineur rapporte des cubes au propriétaire de l’enseigne. Un bandit vous rapporte des cubes pour les mineurs à l’intérieur, un adjoint pour les bandits, Madame pour les ouvriers : plus il y en a, mieux c’est. Les bandits vont ensuite en prison, les ouvriers au saloon.
primer-showdown = Une confrontation
    .text = Celui qu’on place à un bout de la rue tire pour vous. Quand il y a quelqu’un aux deux bouts, les deux lancent un dé ; le meilleur tireur, adjoint avant bandit avant mineur avant ouvrier, peut relancer et gagne à égalité. Le perdant est enterré, et l’autre côté pioche des cubes.
primer-bag = Le sac et sa dynamite
    .text = Tous les cubes viennent d’un même sac, et tout le monde voit ce qu’il contient. La dynamite piochée explose après la pioche : chacun perd la moitié de ses pierres. L’or est à l’abri.
primer-bars = Les lingots d’or et la fin
    .text = À la fin du tour, on achète le lingot le moins cher si l’on peut, et le suivant ne coûte jamais moins. Le dernier tour de table commence quand les { $bars } lingots sont vendus, les { $graves } tombes prises ou les { $dynamite } cubes de dynamite explosés.
primer-bars-caption = La banque. Le prochain lingot coûte { $price } or et compte { $points } points.
primer-step-take = { $name } prend tout le monde dans un bâtiment.
primer-step-drop = On les place un à un, tous dans le même sens. Chacun se trouve là où il y a quelque chose à faire.
primer-step-draw = { $name } commence par le bandit : il y a un mineur à l’intérieur, et cela rapporte des cubes du sac.
primer-step-build = Il y a maintenant de quoi payer l’ouvrier : { $name } accroche une enseigne au bâtiment, et désormais les mineurs y creusent pour son compte.
primer-step-enter = À la fin, tous sont à l’intérieur. Ils y attendent que quelqu’un les emmène.
rules-setup = Mise en place
rules-meeples = Ce que font les meeples
rules-bag = Le sac et la banque
rules-end = La fin
rules-people = Les gens de la ville
rules-buildings = Ce que coûte une enseigne
rules-buildings-about = Les noms des bâtiments sont de nous. Ce qu’on paie va dans le sac.
rule-fm-1 = La ville a { $all }{"\u00A0"}habitants ({ $builders }{"\u00A0"}ouvriers, { $miners }{"\u00A0"}mineurs, { $robbers }{"\u00A0"}bandits, { $deputies }{"\u00A0"}adjoints) et une Madame. Le sac contient au début { $gold }{"\u00A0"}or et { $stone }{"\u00A0"}pierres ; la prison porte { $dynamite } cubes de dynamite et la banque contient { $bars }{"\u00A0"}lingots d’or. Chaque joueur a { $signs }{"\u00A0"}enseignes, qui valent { $five }{"\u00A0"}points d’un côté et { $ten } de l’autre, et un marqueur de confrontation. On lance deux dés à six faces.
rule-fm-2 = Deux rangées de six bâtiments se font face de part et d’autre de la rue principale. Chacun a une porte devant lui, et à chaque bout de la rue se trouve une case de confrontation : un anneau de quatorze cases. Une case contient un seul meeple. Bâtiments, saloon et prison s’appellent des lieux et en contiennent autant qu’on veut.
rule-fm-3 = Ce que coûte une enseigne est indiqué sur son bâtiment et à la fin de cette page ; l’améliorer coûte autant.
rule-fm-4 = Les lingots d’or coûtent, l’un après l’autre, { $prices }{"\u00A0"}or.
rule-fm-5 = Le cimetière a { $graves }{"\u00A0"}tombes.
rule-fm-6 = Au début, chaque bâtiment contient trois meeples tirés au hasard, et Madame est au saloon. La prison est vide, à part la dynamite.
rule-fm-7 = Avant le premier tour, chacun accroche gratuitement une enseigne, le côté à { $five }{"\u00A0"}points visible, à l’un des quatre bâtiments d’angle, s’il n’en a pas encore. On procède à rebours autour de la table : le joueur à droite du premier joueur commence, le premier joueur est le dernier.
rule-fm-8 = On joue dans le sens des aiguilles d’une montre.
    .ours = Le programme tire au sort le premier joueur ; dans les règles imprimées, les joueurs le désignent ensemble.
rule-fm-9 = Un tour a quatre étapes : prendre tous les meeples d’un lieu qui en a ; les placer ; les faire agir ; acheter un lingot d’or si votre or suffit.
rule-fm-10 = On les place un à un, toujours sur la case libre suivante de l’anneau, dans un seul sens. On saute les cases occupées, portes et cases de confrontation. C’est vous qui décidez qui va sur quelle case.
rule-fm-11 = En sortant d’un bâtiment, on commence sur la case libre la plus proche, d’un côté ou de l’autre de sa porte ; cela fixe le sens. Pour un bâtiment d’angle, ce peut être tout de suite la case de confrontation ou, si quelqu’un s’y trouve, la porte d’en face.
    .example = Si le premier meeple part dans le sens inverse des aiguilles d’une montre, tous les autres y vont aussi.
    .reading = La porte du bâtiment lui-même compte comme les autres quand on a fait le tour.
rule-fm-12 = En sortant du saloon ou de la prison, on commence sur n’importe quelle case libre ; avec le deuxième meeple, vous choisissez le sens.
rule-fm-13 = Celui qui vide la prison prend aussitôt un de ses cubes de dynamite et le jette dans le sac, tant qu’il en reste.
rule-fm-14 =
    .ours = Quand toutes les cases sont occupées, ceux qui sont encore en main vont au saloon.
rule-fm-15 = Sous un meeple placé sur une case de confrontation, on met votre marqueur : il tire pour vous. Si l’autre bout est déjà à vous, vous choisissez aussitôt quel autre marqueur y va à la place du vôtre ; à deux joueurs, c’est d’office celui de l’adversaire.
rule-fm-16 = Madame ne tire sur personne. Si elle est la dernière de la main et devrait aller sur une case de confrontation, elle va au saloon et ne fait rien ce tour-ci.
    .reading = Tant que vous en avez d’autres en main, l’un d’eux y va.
    .ours = Vous pouvez quand même choisir le sens qui l’y mène ; elle ne doit commencer à une porte que si elle est la première à sortir du saloon. (Option « Madame peut se retirer », comme dans les règles anglaises et françaises : elle peut être placée sur toute case de confrontation libre où elle arrive et va aussitôt au saloon ; la case reste libre. Pour ce tour de l’anneau, la case compte comme passée ; si l’on y revient, c’est une case libre comme les autres.)
rule-fm-17 =
    .reading = Un meeple placé sur une case de confrontation n’est dans aucun lieu, ne fait rien à une porte et ne peut pas être pris : il attend la confrontation.
rule-fm-18 = Tous ceux qui ont été placés devant des portes pendant ce tour agissent, dans l’ordre que vous voulez ; vous voyez chaque résultat avant de choisir le suivant. Puis chacun entre dans son bâtiment, même s’il ne s’est rien passé. Quand il y a un meeple aux deux bouts, une confrontation a lieu dans ce tour.
    .reading = La confrontation fait partie de cet ordre et peut venir à tout moment.
rule-fm-19 = Ouvrier : si le bâtiment n’a pas d’enseigne, vous pouvez y installer une des vôtres, le côté à { $five }{"\u00A0"}points visible, et verser son coût dans le sac. Si une enseigne à { $five } y est accrochée, son propriétaire peut la retourner à { $ten } pour le même coût, même pendant votre tour, et vous ne pouvez pas l’en empêcher. Devant une enseigne à { $ten }, il ne se passe rien.
    .ours = Le propriétaire qui peut payer est interrogé aussitôt, avant que le suivant agisse.
rule-fm-20 = Mineur : le propriétaire de l’enseigne pioche { $miner }{"\u00A0"}cubes, { $minerTen } quand le côté à { $ten }{"\u00A0"}points est visible. Sans enseigne, personne ne pioche.
rule-fm-21 = Bandit : vous piochez { $robber }{"\u00A0"}cubes pour chaque mineur à l’intérieur.
rule-fm-22 = Adjoint : vous piochez { $deputy }{"\u00A0"}cubes pour chaque bandit à l’intérieur ; puis tous ces bandits vont en prison.
rule-fm-23 = Madame : vous piochez { $madame ->
        [one] { $madame }{"\u00A0"}cube
       *[other] { $madame }{"\u00A0"}cubes
    } pour chaque ouvrier à l’intérieur ; puis tous ces ouvriers vont au saloon.
rule-fm-24 = On ne peut renoncer qu’au travail d’un ouvrier. Ceux qui sont déjà à l’intérieur ne font rien.
rule-fm-25 = Dans une confrontation, les deux joueurs dont les marqueurs sont sous les meeples lancent un dé. Puis le côté qui a la meilleure compétence de tir (adjoint avant bandit avant mineur avant ouvrier) peut relancer une fois. Le jet le plus haut gagne ; à jets égaux, la meilleure compétence de tir. Si les deux ont la même compétence, personne ne relance ; à jets égaux, les deux meurent alors et les deux côtés piochent comme vainqueurs.
    .reading = De deux jets d’un même côté, c’est le second qui compte.
rule-fm-26 = Le perdant va dans une tombe libre, ou hors du jeu s’il n’y en a pas. Le gagnant va au saloon, et son côté pioche selon qui est mort : adjoint { $rewardDeputy }, bandit { $rewardRobber }, mineur { $rewardMiner }, ouvrier { $rewardBuilder }. Les marqueurs reviennent à leurs propriétaires.
    .reading = Quand les deux meurent, les deux sont d’abord enterrés, puis les deux côtés piochent.
    .ours = Le joueur dont c’est le tour passe chaque fois en premier, explosions comprises.
rule-fm-27 = Les cubes se piochent à l’aveugle dans le sac. Chaque cube de dynamite pioché explose : tous remettent dans le sac la moitié de leurs pierres, arrondie à l’inférieur ; avec deux à la fois, on divise deux fois. Ce qui a explosé reste sur la case explosion.
    .example = Avec 3{"\u00A0"}pierres, vous en remettez{"\u00A0"}1.
    .reading = La dynamite compte comme l’un des cubes piochés.
    .ours = Elle explose une fois la pioche faite.
rule-fm-28 =
    .ours = Si le sac n’en contient pas assez, on pioche ce qu’il y a.
rule-fm-29 = À la fin de votre tour, on regarde le lingot le moins cher. Si vous avez assez d’or, vous devez verser son prix dans le sac et le prendre : un par tour. On ne peut rien payer avec des lingots. (Option « Plusieurs lingots par tour » : on continue tant que l’or suffit pour le suivant.)
rule-fm-30 = La fin est proche dès que la banque est vide, qu’aucune tombe n’est libre ou que toute la dynamite ({ $dynamite }) a explosé. On continue selon toutes les règles jusqu’à ce que chacun ait joué le même nombre de tours ; rien ne peut annuler cette fin.
rule-fm-31 = Chaque cube d’or compte 1{"\u00A0"}point, chaque lingot { $bar }, chaque enseigne { $five } ou { $ten }. Les pierres ne comptent pas. À égalité, celui qui a le plus d’or et de pierres au total gagne. S’il y a encore égalité, les règles imprimées demandent une autre partie.
    .ours = Ici, la victoire est alors partagée.
rule-fm-32 =
    .ours = Un joueur qui ne pourrait prendre personne passe.
rule-fm-33 =
    .ours = Dix tours de table entiers de suite sans qu’un cube soit pioché ou payé, qu’une enseigne soit installée ou retournée, ni que quelqu’un soit arrêté ou enterré mènent à la fin de la même façon. Aucune règle imprimée ne le dit ; nous l’avons ajouté uniquement parce que deux joueurs pourraient sinon envoyer sans fin une Madame seule d’un lieu à l’autre.

## La première partie guidée

tip-goal = Qui a le plus de points gagne ; une enseigne en vaut 5. La première est gratuite : dès qu’un mineur entre là, vous piochez des cubes.
tip-take = Prenez tous les meeples d’un lieu. Une enseigne est encore trop chère : envoyez un mineur à la vôtre, ou un bandit là où il y a des mineurs.
tip-points = Chaque cube d’or vaut 1{"\u00A0"}point, un lingot d’or 10, une enseigne 5 ou 10. La pierre ne vaut rien : elle aide à payer les enseignes.
tip-drop = Choisissez quelqu’un : on voit ce qu’il fait et, aux portes éclairées, s’il rapporte et à qui. Souvent, tout dépend de qui est dedans.
tip-resolve = Maintenant chacun agit à sa porte, dans l’ordre que vous voulez, et entre.
tip-roll = Le plus haut dé gagne et pioche selon qui est mort. Le plus haut rang (adjoint, bandit, mineur, ouvrier) peut relancer et l’emporte à égalité.
tip-showdown = Qui vous placez à un bout de la rue tire pour vous dès que l’autre bout est occupé. Si les deux étaient à vous, le second tire pour un autre joueur.
tip-builder = Un ouvrier vous pose une enseigne au prix écrit sous la maison. S’il y en a une à 5, son propriétaire peut la passer à 10, même à votre tour.
tip-miner = Un mineur pioche pour le propriétaire de l’enseigne : 2{"\u00A0"}cubes, ou 4 si la meilleure face est visible.
tip-robber = Un bandit pioche pour vous 2{"\u00A0"}cubes du sac par mineur à l’intérieur. Personne n’en perd.
tip-deputy = Un adjoint pioche pour vous 2{"\u00A0"}cubes par bandit à l’intérieur et les emprisonne tous. Qui les sort de prison met un cube de dynamite dans le sac.
tip-madame = Madame pioche pour vous 1{"\u00A0"}cube par ouvrier à l’intérieur et les emmène tous au saloon.
tip-dynamite = Un cube de dynamite pioché explose : chacun perd la moitié de ses pierres, arrondie à l’inférieur. Après le troisième, on finit le tour de table.
tip-bar = Qui a, à la fin de son tour, assez d’or pour le lingot le moins cher de la banque doit l’acheter : 10{"\u00A0"}points au lieu des 6 à 8 de l’or.
tip-end = La fin approche : dès qu’il n’y a plus de lingot, plus de tombe libre ou que toute la dynamite a explosé, on finit le tour de table.
