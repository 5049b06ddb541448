# Les mots de Wyatt Earp. Le livre français laisse en allemand presque tous les noms des cartes :
# l’aide de chaque carte les donne.

game-name = Wyatt Earp
outlaw-belle = Belle Starr
    .short = Belle
    .mark = cœur
outlaw-billy = Billy the Kid
    .short = Billy
    .mark = triangle
outlaw-bob = Bob Dalton
    .short = Bob
    .mark = losange
outlaw-butch = Butch Cassidy
    .short = Butch
    .mark = sablier
outlaw-jesse = Jesse James
    .short = Jesse
    .mark = croix
outlaw-sundance = Sundance Kid
    .short = Sundance
    .mark = soleil
outlaw-wes = Wes Hardin
    .short = Wes
    .mark = lune
card-photo = Photo
    .of = Photo de { $outlaw }
    .help = Se pose tant qu’une carte de son hors-la-loi est sur la table : avec les vôtres ou, si vous n’en avez pas, seule. Most Wanted ne peut pas la prendre.
    .printed = Photo
card-stagecoach = Attaque de diligence
    .short = Diligence
    .help = Après un coup au but, elle rejoint vos cartes d’un hors-la-loi : des points pour vous, une récompense plus élevée.
    .printed = Postkutschen Überfall
card-bank = Attaque de banque
    .short = Banque
    .help = Après un coup au but, elle rejoint vos cartes d’un hors-la-loi : des points pour vous, une récompense plus élevée.
    .printed = Banküberfall
card-gun = Tireur le plus rapide
    .short = Tireur
    .help = Après un coup au but, il rejoint vos cartes d’un hors-la-loi : des points pour vous, une récompense plus élevée. Un seul est en jeu : le nouveau chasse l’ancien.
    .printed = Schnellster Schütze
card-wanted = Most Wanted
    .short = Wanted
    .help = Demandez un hors-la-loi aux autres, sans tir. Ou, après un coup au but, volez-en un posé devant un adversaire.
    .printed = Most Wanted
card-hideout = Souterrain
    .short = Souterrain
    .help = Après un coup au but, il couvre un groupe adverse, qui ne compte plus.
    .printed = Unterschlupf
card-wyatt = Wyatt Earp
    .short = Wyatt
    .help = Piochez deux cartes ; ou cherchez-en une dans la pioche ; ou retirez un Souterrain d’un de vos groupes, si le tir touche.
    .printed = Wyatt Earp
printed = nom imprimé : { $name }
points = { $count ->
        [one] { $count }{"\u00A0"}point
       *[other] { $count }{"\u00A0"}points
    }
poster-reward = Récompense : { $money }
poster-closed = s’ouvre avec 3{"\u00A0"}cartes
posters = Les sept affiches de mise à prix
pile-draw = Pioche
pile-discard = Défausse
hit = Touché !
miss = Tir raté
sheet = Décompte de la manche { $number }
duel = Duel
hand-own = Vos points :
    .eyes = Points :
prompt-discard = Rien ne peut être joué maintenant : défaussez une carte.
act-draw = Piocher 2 cartes
act-draw-here = Piocher 2 cartes
act-take-here = Prendre cette carte
act-photo-here = Poser la Photo
act-shoot-here = Jouer et tirer
act-target-here = Poser ici
act-target-hideout = Couvrir ce groupe
act-target-wanted = En voler une ici
act-target-wyatt = Libérer ce groupe
act-want-here = Demander
act-steal-here = Voler un hors-la-loi
act-wyatt-draw-here = Piocher 2 cartes
act-pass = Passer
act-discard-here = Défausser
highlight-hand = La manche décisive
highlight-reward = La plus forte récompense
say-decisive = { $name } a mené à partir de la manche { $number }.
    .you = Vous avez mené à partir de la manche { $number }.
score-hand = Manche { $number }
game-about = Posez des hors-la-loi, faites monter les récompenses et devenez le meilleur chasseur de primes.
wall = Affiches et piles
poster-few = { $count ->
        [one] { $count }{"\u00A0"}point, il{"\u00A0"}en{"\u00A0"}faut{"\u00A0"}{ $least }
       *[other] { $count }{"\u00A0"}points, il{"\u00A0"}en{"\u00A0"}faut{"\u00A0"}{ $least }
    }
poster-now = { $points } ; maintenant { $shares }
sign-closed = le premier à poser ce hors-la-loi dans une manche en pose au moins trois cartes à la fois ; ensuite, chacun en pose autant qu’il veut
sign-few = tant que tous les joueurs ensemble ont moins de points, la récompense reste pour la manche suivante
sign-now = qui recevrait combien de la récompense si la manche finissait maintenant
poster-tallies = Points par joueur
poster-tally = { $name } : { $points }
poster-covered = { $name } : { $points }, sous un Souterrain
pile-draw-count = { $count ->
        [0] La pioche est vide.
        [one] Une carte dans la pioche.
       *[other] { $count } cartes dans la pioche.
    }
pile-discard-count = { $count ->
        [one] Une carte dans la défausse : { $card }.
       *[other] { $count } cartes dans la défausse, { $card } sur le dessus.
    }
pile-discard-empty = La défausse est vide.
pile-renewed = refaite
piles = Pioche et défausse
goal = Manche { $number } ; la partie se termine à { $money }.
stage-duel = Le duel
stage-reward = La récompense
in-play = en jeu
groups = Devant { $name }
    .you = Devant vous
group-cards = { $outlaw } : { $cards } ; { $points }.
group-covered = { $outlaw }, sous un Souterrain : { $cards } ; { $points } qui ne comptent pas.
group-outlaws = { $count ->
        [one] une carte hors-la-loi
       *[other] { $count }{"\u00A0"}cartes hors-la-loi
    }
card-held = { $count ->
        [one] { $card }
       *[other] { $card }, { $count } exemplaires
    }
needs-shot = il faut un coup au but
needs-shot-mode = il faut un coup au but pour un des usages
is-hit = touche quand un tir la retourne
hand = Vos cartes
    .eyes = Les cartes en main
hand-empty = Vous n’avez pas de cartes.
    .eyes = Aucune carte en main.
hand-count = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
hand-pick = Choisissez une carte pour voir ce qu’on peut en faire.
search = La pioche
search-about = Prenez une carte. Personne d’autre ne voit laquelle.
found = Trouvée dans la pioche
duel-hits = { $count ->
        [0] aucun coup au but
        [one] un coup au but
       *[other] { $count } coups au but
    }
prompt-draw = À vous : piochez deux cartes ou prenez la carte du dessus de la défausse.
prompt-draw-close = À vous : prenez la carte du dessus de la défausse ou laissez la manche se terminer.
prompt-play = Posez ce que vous voulez, puis défaussez une carte.
prompt-play-sheriff = Votre carte shérif de ce tour est jouée. Vous pouvez encore poser des hors-la-loi ; puis défaussez une carte.
prompt-ask = À qui demandez-vous { $outlaw } ?
prompt-search = Prenez une carte de la pioche.
prompt-found = Jouez tout de suite la carte { $card }, ou gardez-la.
prompt-window = Vous pouvez retirer le Souterrain posé sur { $outlaws }, avec un Wyatt Earp et un tir.
prompt-window-none = Vous n’avez pas de Wyatt Earp.
prompt-window-other = { $name } peut intervenir et retirer un Souterrain.
prompt-target = Touché ! Sur lequel de vos groupes poser la carte { $card } ?
prompt-target-hideout = Touché ! Quel groupe le Souterrain couvre-t-il ?
prompt-target-wanted = Touché ! Dans quel groupe volez-vous ?
prompt-target-wyatt = Touché ! Lequel de vos groupes est libéré ?
prompt-wait-target = { $name } a touché et choisit un groupe pour la carte { $card }.
prompt-wait-draw = { $name } va piocher.
prompt-wait-play = { $name } pose des cartes.
prompt-wait-ask = { $name } demande { $outlaw }.
prompt-wait-search = { $name } cherche dans la pioche.
prompt-wait-close = { $name } termine son tour.
prompt-done = Votre tour est joué.
prompt-between = La manche est finie.
prompt-over = La partie est finie.
hint-wanted = Pour demander, choisissez une affiche.
hint-target = Choisissez un des groupes en surbrillance.
key-pick = Choisir une carte
key-draw = Piocher deux cartes
key-take = Prendre la carte du dessus de la défausse
key-lay = Poser, jouer ou répondre : les boutons dans l’ordre
key-discard = Défausser la carte choisie
key-pass = Passer, ou garder la carte trouvée
act-take = Prendre la carte du dessus de la défausse
act-take-card = { $take } : la carte du dessus de la défausse, { $card }
act-close = Laisser la manche se terminer
act-close-here = Terminer la manche
act-lay = { $count ->
        [one] Poser { $outlaw }
       *[other] Poser { $count }{"\u00A0"}×{"\u00A0"}{ $outlaw }
    }
act-lay-here = Poser { $count }
act-lay-all = { $count ->
        [one] Poser la carte
        [2] Poser les deux
       *[other] Poser les { $count }
    }
act-photo = Poser la Photo de { $outlaw }
act-shoot = Jouer la carte { $card } et tirer
act-target = Choisir { $outlaw } chez { $name }
    .you = Choisir { $outlaw } chez vous
act-want = Most Wanted : demander { $outlaw }
act-steal = Most Wanted : voler un hors-la-loi, avec un tir
act-ask = Demander à { $name }
    .you = Vous demander
act-wyatt-draw = Wyatt Earp : piocher 2 cartes
act-wyatt-search = Wyatt Earp : chercher dans la pioche
act-wyatt-search-here = Chercher dans la pioche
act-unhide = Wyatt Earp : libérer un groupe, avec un tir
act-unhide-here = Libérer un groupe
act-pick = Prendre la carte { $card }
pick-left = { $take } ({ $count } dans la pioche)
act-keep = Garder la carte
act-discard = Défausser la carte { $card }
reward-plus = +{ $money }
reward-raise = récompense +{ $money }
sheet-outlaw = Hors-la-loi, récompense
sheet-about = D’abord les points, puis les dollars. Ce qui est sous un Souterrain ne compte pas. Le reste est reporté à la manche suivante.
sheet-rest = Reste
sheet-total = Total
sheet-now = Argent
worth = { $list }
why-cannot = Pourquoi ne puis-je pas… ?
draw-for-good = On ne peut pas revenir sur une pioche.
ask-for-good = On ne peut pas revenir sur une question posée.
shot-for-good = On ne peut pas revenir sur un tir.
why-over = La partie est finie.
why-draw-first = On commence son tour en piochant.
why-drawn = Vous avez déjà pioché pendant ce tour.
why-enough-left = Il y a assez de cartes à piocher.
why-too-few-left = Il reste moins de deux cartes, et la pioche a déjà été refaite.
why-nothing-discarded = La défausse est vide.
why-not-in-hand = Vous n’avez pas cette carte.
why-three-to-open = Les premières cartes d’un hors-la-loi se posent par trois au moins.
why-keep-one = Il doit rester une carte à défausser.
why-one-sheriff-card = Une seule carte shérif peut être jouée par tour.
why-no-shot = Il ne reste pas de carte pour tirer ou pour chercher.
why-not-on-table = Aucune carte de ce hors-la-loi n’est posée.
why-no-hit = Une cible ne se choisit qu’après un coup au but.
why-target-first = Choisissez d’abord le groupe touché.
why-nothing-to-hide = Aucun adversaire n’a de groupe à couvrir.
why-nothing-to-steal = Aucune carte hors-la-loi n’est devant un adversaire.
why-nothing-to-free = Aucun de vos groupes n’est sous un Souterrain.
why-no-group = Vous n’avez pas de groupe pour cela.
why-nothing-there = Aucune carte ne s’y prête.
why-no-opponent = Ce n’est pas un adversaire.
why-gun-there = Le Tireur le plus rapide est déjà sur ce hors-la-loi.
why-hidden-already = Il y a déjà un Souterrain à cet endroit.
why-not-hidden = Il n’y a pas de Souterrain à cet endroit.
why-nobody-to-ask = Aucun adversaire n’a de carte en main.
why-cannot-ask = Ce joueur a déjà été interrogé, ou il n’a pas de cartes.
why-ask-first = Demandez d’abord à un adversaire.
why-pick-first = Prenez d’abord une carte de la pioche.
why-not-in-pile = Cette carte ne peut pas être prise ici.
why-found-first = Jouez d’abord la carte trouvée, ou gardez-la.
why-nothing-found = Vous n’avez pas trouvé de carte.
why-window-open = Pour l’instant, on ne peut qu’intervenir pour libérer un groupe, ou passer.
why-no-window = Vous ne pouvez pas intervenir maintenant.
say-hand-began = La manche { $number } commence ; { $name } distribue.
    .you = La manche { $number } commence ; vous distribuez.
say-you-got = Vous recevez { $cards }.
    .eyes = Distribué : { $cards }.
say-opened = La défausse commence par la carte { $card }.
say-drew = { $name } pioche { $count ->
        [0] en vain : il ne reste aucune carte
        [one] une carte
       *[other] { $count }{"\u00A0"}cartes
    }.
    .you = Vous piochez { $count ->
            [0] en vain : il ne reste aucune carte
            [one] une carte
           *[other] { $count }{"\u00A0"}cartes
        }.
say-took = { $name } prend la carte { $card } dans la défausse.
    .you = Vous prenez la carte { $card } dans la défausse.
say-renewed = La défausse est mélangée et va sous la pioche.
say-laid = { $name } pose { $count ->
        [one] { $outlaw }
       *[other] { $count }{"\u00A0"}×{"\u00A0"}{ $outlaw }
    } : { $reward }.
    .you = Vous posez { $count ->
        [one] { $outlaw }
       *[other] { $count }{"\u00A0"}×{"\u00A0"}{ $outlaw }
    } : { $reward }.
say-reward-up = récompense +{ $money }
say-reward-same = la récompense reste la même
say-played = { $name } joue la carte { $card }.
    .you = Vous jouez la carte { $card }.
say-played-want = { $name } joue Most Wanted et demande { $outlaw }.
    .you = Vous jouez Most Wanted et demandez { $outlaw }.
say-hit = { $name } tire. { $card } : touché !
    .you = Vous tirez. { $card } : touché !
say-miss = { $name } tire. { $card } : raté.
    .you = Vous tirez. { $card } : raté.
say-landed = La carte { $card } rejoint { $outlaw } : { $reward }.
say-landed-photo = La { $card } est sur la table : { $reward }.
say-landed-hideout = Chez { $name }, { $outlaw } est sous un Souterrain.
    .you = Chez vous, { $outlaw } est sous un Souterrain.
say-lost = Chez { $name }, la carte { $card } quitte { $outlaw }.
    .you = Chez vous, la carte { $card } quitte { $outlaw }.
say-asked = { $name } demande { $outlaw } à { $other } et reçoit une carte.
    .you = Vous demandez { $outlaw } à { $other } et recevez une carte.
    .other-you = { $name } vous demande { $outlaw } et reçoit une carte.
say-asked-none = { $name } demande en vain { $outlaw } à { $other }.
    .you = Vous demandez en vain { $outlaw } à { $other }.
    .other-you = { $name } vous demande en vain { $outlaw }.
say-stolen = { $name } prend une carte { $outlaw } posée devant { $other }.
    .you = Vous prenez une carte { $outlaw } posée devant { $other }.
    .other-you = { $name } prend une carte { $outlaw } posée devant vous.
say-searches = { $name } cherche dans la pioche.
    .you = Vous cherchez dans la pioche.
say-searched = { $name } a cherché dans la pioche avec Wyatt Earp ; elle est mélangée.
    .you = Vous avez cherché dans la pioche avec Wyatt Earp ; elle est mélangée.
say-searched-none = { $name } a cherché dans la pioche avec Wyatt Earp, sans rien trouver à prendre ; elle est mélangée.
    .you = Vous avez cherché dans la pioche avec Wyatt Earp, sans rien trouver à prendre ; elle est mélangée.
say-you-took = Vous avez pris la carte { $card }.
    .eyes = Pris : { $card }.
say-window = { $name } peut intervenir.
    .you = Vous pouvez intervenir.
say-passed = { $name } passe.
    .you = Vous passez.
say-discarded = { $name } défausse la carte { $card }.
    .you = Vous défaussez la carte { $card }.
say-hand-ended-emptied = { $count ->
        [one] { $names } n’a plus de cartes : la manche est finie.
       *[other] { $names } n’ont plus de cartes : la manche est finie.
    }
    .you = { $count ->
        [one] Vous n’avez plus de cartes : la manche est finie.
       *[other] { $names } n’avez plus de cartes : la manche est finie.
    }
say-hand-ended-closed = { $name } ne peut plus piocher deux cartes : la manche est finie.
    .you = Vous ne pouvez plus piocher deux cartes : la manche est finie.
say-hand-ended-idle = Depuis trop de tours, personne n’a joué de carte : la manche est finie.
say-scored = { $outlaw } : { $shares }.
say-scored-rest = { $outlaw } : { $shares } ; reste { $money }.
say-scored-none = { $outlaw } : personne n’a de part ; reste { $money }.
say-scored-share = { $name } { $money }
    .you = vous { $money }
say-scored-last = { $count ->
        [one] La manche est finie : { $name } mène.
       *[other] La manche est finie : personne ne mène seul.
    } { $list }. { $line }
    .you = { $count ->
        [one] La manche est finie : vous menez.
       *[other] La manche est finie : personne ne mène seul.
    } { $list }. { $line }
say-duel = { $names } sont à égalité. Un duel décide.
    .you = { $names } êtes à égalité. Un duel décide.
say-duel-renewed = Il reste trop peu de cartes : les 78 sont mélangées, et les coups au but restent.
say-turned-hit = { $name } retourne la carte { $card } : touché !
    .you = Vous retournez la carte { $card } : touché !
say-turned-miss = { $name } retourne la carte { $card } : raté.
    .you = Vous retournez la carte { $card } : raté.
say-ended = La partie est finie. { $why }
log-discarded = { $name } défausse une carte.
    .you = Vous défaussez une carte.
log-opened = Une carte ouvre la défausse.
log-shot-hit = { $name } tire : touché !
    .you = Vous tirez : touché !
log-shot-miss = { $name } tire : raté.
    .you = Vous tirez : raté.
end-goal = L’objectif est atteint, et le plus riche gagne.
end-duel = Un duel a départagé les plus riches.
end-last-hand = La trentième manche était la dernière, et le plus riche gagne.
score-rewards = Récompenses
tie-hits = Coups au but dans le duel

## Les points

points-capture = { $count ->
        [one] { $count }{"\u00A0"}point de shérif (PS)
       *[other] { $count }{"\u00A0"}points de shérif (PS)
    }

## Les options

option-gun-by = Où le Tireur le plus rapide est interdit
    .about = Tant qu’il y en a un en jeu, le suivant est interdit sur le même hors-la-loi : sur tous ses groupes, ou seulement sur celui où se trouve le premier.
option-gun-by-name = sur tous ses groupes
option-gun-by-group = sur ce groupe seulement
option-smallest-first = La plus petite part d’abord
    .about = Quand une récompense est partagée, ceux qui suivent le premier se servent du plus petit au plus grand nombre de points, comme le veut la lettre du livret français.
option-discard-log = Journal des défausses
    .about = Le journal garde la trace des cartes défaussées. Sans lui, chacun doit les retenir.

## Les règles

rules-lead = Sept hors-la-loi, sept mises à prix. Les cartes posées devant vous font monter les récompenses ; à la fin de la manche, ceux qui ont le plus fait pour capturer un hors-la-loi se partagent le prix de sa tête. Expliqué avec nos propres mots ; les règles imprimées sont dans la boîte.
rules-why = La page dit ce qui est imprimé dans un paragraphe, ce qui est notre lecture, et où nous avons dû choisir ou reconstituer.
primer-goal = Sept hors-la-loi sont recherchés, chacun avec une récompense sur sa tête. Posez leurs cartes devant vous : à la fin de la manche, vous partagez les récompenses de ceux que vous avez le plus contribué à capturer ; dès que quelqu’un est assez riche, le plus riche gagne.
primer-table = Le mur au début d’une manche : sept affiches de mise à prix avec leurs récompenses, encore fermées, et les deux piles de cartes.
primer-turn-1 = Piocher les deux cartes du dessus de la pioche, ou celle du dessus de la défausse.
primer-turn-2 = Poser devant soi autant de hors-la-loi qu’on veut et jouer au plus une carte shérif ; ou ne rien faire.
primer-turn-3 = Défausser une carte. Le joueur qui n’en a plus termine la manche.
primer-group = Un groupe, et ce qu’il compte
    .text = Vos cartes d’un même hors-la-loi, avec ce qui est posé dessus, forment un groupe dont les points s’additionnent. Le premier à poser un hors-la-loi dans la manche a besoin de trois cartes à la fois ; ensuite, une suffit à chacun. Chaque carte posée peut faire monter la récompense.
primer-sharing = Le partage d’une récompense
    .text = Pour chaque hors-la-loi, les points de tous les joueurs comptent. S’il y en a moins de { $least } en tout, sa récompense attend la manche suivante. Le joueur qui a au moins cinq points d’avance prend tout. Sinon, tous ceux qui sont plus près partagent : le premier prend d’abord { $two }, puis chacun à son tour { $thousand }, jusqu’à ce qu’il n’y ait plus rien.
primer-shot = Un tir
    .text = La plupart des cartes shérif les plus fortes demandent un tir : on retourne la carte du dessus de la pioche. Un hors-la-loi est un coup au but, toute autre carte un tir raté. On ne désigne la cible qu’après un coup au but ; après un tir raté, la carte est perdue.
primer-hideout = Le Souterrain
    .text = Il couvre un groupe d’un autre joueur, et ce qui s’y trouve ne compte plus tant qu’un Wyatt Earp ne l’a pas retiré. Une part peut ainsi devenir le tout, ou une avance se perdre.
primer-scored = { $points }. { $said }
primer-step-draw = { $name } pioche deux cartes et cherche trois cartes d’un même hors-la-loi.
primer-step-lay = { $name } pose les cartes d’un hors-la-loi devant tout le monde. Désormais il est ouvert, et sa récompense a monté.
primer-step-shoot = L’unique carte shérif de ce tour demande un tir, et la carte retournée montre un hors-la-loi : coup au but.
primer-step-hit = La carte est donc posée sur le groupe, y ajoute ses points et fait encore monter la récompense. Elle monte pour les autres aussi, s’ils s’approchent assez.
primer-step-discard = À la fin, { $name } défausse une carte, que le joueur suivant peut prendre.
rules-components = Le contenu de la boîte
rules-setup = Début d’une manche
rules-sheriff = Cartes shérif
rules-hand = Fin d’une manche
rules-scoring = Le décompte, hors{"\u2011"}la{"\u2011"}loi par hors{"\u2011"}la{"\u2011"}loi
rules-end = Fin de la partie
rules-cards = Les cartes
rules-cards-about = Les nombres de cartes, les points et les récompenses sont ceux de l’édition jouée à cette table : si vous possédez la boîte, vous pouvez les corriger dans un fichier.
rules-cards-outlaw = Il y a { $count } cartes de chaque hors-la-loi ; chacune vaut { $points }. Toutes portent un impact de balle : retournées par un tir, elles sont un coup au but.
rules-shares = Exemples de partage
rules-shares-about = Les points des joueurs, puis la récompense en milliers de dollars, puis ce que chacun prend.
rules-shares-points = Points
rules-shares-pot = Récompense
rules-shares-taken = Pris
rules-shares-rest = Reste
rule-we-1 = Il y a { $cards } cartes, dont { $sheriffs } cartes shérif. Toute carte hors-la-loi porte un impact de balle.
    .reading = Les { $outlaws } autres sont des cartes hors-la-loi, { $copies } pour chacun des sept.
    .rebuilt = Une carte hors-la-loi vaut { $points }, aucune carte shérif n’a d’impact, et les sept portent les noms donnés ici : plusieurs descriptions s’accordent là-dessus.
rule-we-2 = Quel que soit le nombre de joueurs, chacun reçoit dix cartes. Une carte de plus ouvre la défausse.
    .reading = Ce peut être n’importe quelle carte. Une carte shérif n’y a pas d’effet, et on peut la prendre.
rule-we-3 = Avant la première manche, chaque affiche reçoit { $thousand } ; avant chaque manche suivante, { $thousand } de plus s’ajoutent à ce qui s’y trouve encore.
    .reading = La banque n’est jamais à court.
rule-we-4 = Le joueur à gauche du donneur commence ; on joue ensuite dans le sens des aiguilles d’une montre.
    .ours = Le premier donneur est tiré au sort.
rule-we-5 = Celui qui a joué le dernier tour d’une manche distribue pour la suivante.
    .ours = Quand une manche s’arrête parce que personne ne peut plus piocher (WE-28), c’est le joueur qui l’a laissée finir.
rule-we-6 = Un tour a trois phases : piocher, poser si on le souhaite, défausser exactement une carte. La première et la dernière sont obligatoires.
rule-we-7 = Piocher, c’est prendre les deux cartes du dessus de la pioche, ou la carte du dessus de la défausse.
    .ours = Ce qu’on vient de prendre peut être défaussé aussitôt.
rule-we-8 = Si un joueur veut deux cartes et que la pioche en a moins, la défausse est mélangée et vient en renfort, une fois par manche. La seconde fois, c’est WE-28 qui s’applique.
    .reading = La défausse mélangée va sous ce qui reste. La défausse n’est jamais vide quand quelqu’un pioche.
rule-we-9 = Pendant un tour, on peut poser autant de cartes hors-la-loi qu’on veut et au plus une carte shérif, dans n’importe quel ordre. Ce qui est posé l’est pour de bon : on ne le reprend pas, on ne le défausse pas à son gré, on ne le déplace pas vers un autre hors-la-loi.
rule-we-10 = La première pose d’un hors-la-loi dans une manche, quel que soit le joueur, demande au moins trois cartes à la fois. Ensuite, il est ouvert à tous, en n’importe quel nombre.
    .ours = Il reste ouvert jusqu’à la fin de la manche, même si toutes ses cartes sont volées.
rule-we-11 = Une pose augmente la récompense du hors-la-loi : de { $thousand } pour chaque carte posée à la fois, sauf la première. Ce qui était déjà là ne compte pas, et chaque pose compte séparément.
    .example = Un joueur pose quatre cartes Jesse James : sa récompense monte de { $three }. Un autre en pose deux : { $thousand }. Puis le premier en ajoute une : rien, car les cartes déjà posées ne comptent pas.
rule-we-12 = Vos cartes sont posées devant vous. Vos cartes d’un même hors-la-loi et les cartes shérif posées dessus forment un groupe.
rule-we-13 = On ne peut pas se passer de défausser.
    .ours = On ne peut donc jouer une carte que s’il en reste une autre en main, et cela se vérifie avant que son tir ou sa question soit résolu. Seul Wyatt Earp peut être votre dernière carte, pour piocher, s’il y a une carte à piocher : il en apporte une à défausser.
rule-we-14 = Un tir retourne la carte du dessus de la pioche sur la défausse : une carte hors-la-loi est un coup au but. Après un tir raté, la carte shérif est perdue ; c’était la carte shérif de ce tour, et elle ne compte pas comme la défausse. Dans la défausse, elle est sur la carte du tir ; seul un Wyatt Earp qui libère un groupe est défaussé avant son tir, si bien que la carte du tir est sur lui.
    .ours = Ce que l’effet retire de la table est sur la carte du tir, et sous la carte jouée quand celle-ci vient après. Si la pioche doit être refaite pour le tir d’un tel Wyatt Earp (WE-15), il n’est pas mélangé avec le reste.
rule-we-15 =
    .ours = La pioche peut être trop petite pour un tir (une carte), une recherche (une) ou pour piocher avec Wyatt Earp (deux). Si elle n’a pas encore été refaite dans cette manche, elle l’est alors comme dans WE-8, et c’était la seule fois ; la carte qu’on joue n’est pas encore dans la défausse et n’est pas mélangée. Si elle l’a déjà été : sans carte, on ne peut rien jouer qui tire ni rien chercher, et Wyatt Earp fait piocher ce qu’il y a, une carte au moins.
rule-we-16 = L’usage d’une carte s’annonce quand on la joue ; sa cible, seulement après un coup au but. Après un tir raté, on ne nomme rien.
    .ours = Il doit y avoir une cible possible quand on la joue. Après un coup au but, on doit s’en servir ; s’il n’y a qu’une cible, personne n’est interrogé.
rule-we-17 = Une Photo peut être posée tant qu’une carte de son hors-la-loi est devant quelqu’un : sur votre groupe ou, si vous n’en avez pas, seule. Un Souterrain peut couvrir une Photo seule. Personne ne peut demander une Photo ni la voler.
    .reading = La carte hors-la-loi peut être sous un Souterrain. Il ne suffit pas que le hors-la-loi ait été ouvert (WE-10) si toutes ses cartes sont volées. Une Photo seule est un groupe sur lequel on peut poser.
rule-we-18 = L’Attaque de diligence et l’Attaque de banque demandent un coup au but et un de vos groupes, qui peut être une Photo seule. Elles y restent avec leurs points et ajoutent leur récompense.
rule-we-19 = Il en va de même pour le Tireur le plus rapide, mais un seul est en jeu : un nouveau envoie l’ancien à la défausse. Les points de l’ancien sont perdus, sa récompense reste. Un Tireur ne peut pas être posé sur le hors-la-loi qui a le Tireur actuel.
    .reading = L’ancien part même s’il est sous un Souterrain.
    .ours = C’est le nom du hors-la-loi qui compte, quel que soit le joueur devant qui se trouve le Tireur actuel. (Option : seul ce groupe précis est interdit.)
rule-we-20 = Most Wanted finit dans les deux cas à la défausse et vous rapporte une carte hors-la-loi, qui peut être posée dans le même tour. Demander, sans tir : nommez un hors-la-loi et interrogez les autres un à un, dans l’ordre que vous voulez, jusqu’à ce que quelqu’un l’ait et vous donne une carte ; peut-être que personne ne l’a. Voler, avec un tir : prenez une carte hors-la-loi posée devant un autre joueur, jamais une carte shérif. Après un tir raté, vous ne pouvez plus demander à la place.
    .reading = Pour demander, il faut un adversaire qui ait des cartes.
    .ours = On peut aussi voler une carte sous un Souterrain.
rule-we-21 = Si un vol laisse des cartes shérif sans carte hors-la-loi ni Photo dessous, elles sont défaussées. Les récompenses restent comme elles sont.
    .reading = Un Souterrain qui ne couvre plus rien est une telle carte shérif et part avec les autres ; les cartes suivantes de ce hors-la-loi sont à découvert. Une Photo reste, et le Souterrain posé dessus aussi.
rule-we-22 =
    .reading = Une carte volée d’un hors-la-loi ouvert peut être posée seule, ce qui n’ajoute rien à sa récompense, ou avec d’autres en une seule pose. Un hors-la-loi qui n’est pas ouvert en demande trois, la carte volée comprise.
rule-we-23 = Un Souterrain demande un coup au but et couvre un groupe qui n’en a pas encore. Rien dans ce groupe ne compte au décompte, et les cartes hors-la-loi que son propriétaire ajoute vont dessous. La récompense monte comme toujours.
    .reading = Les cartes shérif ajoutées vont elles aussi dessous.
    .ours = Ce doit être le groupe d’un autre joueur. Le livret français se contredit : son chapitre sur les cartes shérif admet celui de n’importe qui, son aide-mémoire seulement celui d’un autre.
rule-we-24 = Wyatt Earp est défaussé dans tous les cas. Il fait piocher : vous prenez en main les deux cartes du dessus de la pioche ; une carte shérif qui s’y trouve ne peut pas être jouée dans le même tour. Il cherche : parcourez toute la pioche et prenez une carte de votre choix, sauf un autre Wyatt Earp ; s’il y en a une à prendre, il le faut. Il libère : avec un coup au but, un Souterrain quitte un de vos groupes, et tous deux sont défaussés ; un tir raté ne coûte que lui. Une carte shérif trouvée par la recherche peut être jouée aussitôt, avant toute autre chose, bien que ce soit la deuxième ; si on la garde, la limite de WE-9 vaut pour elle. Une carte hors-la-loi va simplement dans votre main.
    .ours = Après une recherche, la pioche est d’abord mélangée, puis Wyatt Earp est défaussé.
rule-we-25 = Pour libérer un groupe, Wyatt Earp peut aussi être joué pendant le tour d’un autre.
    .ours = Un programme ne peut pas interroger à tout instant ; il y a donc deux moments. Juste après la pose d’un Souterrain, seul le joueur touché est interrogé. Après chaque défausse, même celle qui finit la manche, tous ceux qui ont un groupe couvert le sont, dans le sens des aiguilles d’une montre, à partir du joueur dont c’est, ou dont ce serait, le tour suivant ; mais pas quand une manche s’arrête par WE-28. Le joueur interrogé peut tirer aussi souvent que ses cartes le permettent, et dit après un coup au but quel Souterrain part (WE-16) ; ou bien il passe, et c’est alors définitif pour ce moment. Personne n’est interrogé ni laissé de côté à cause des cartes qu’il tient : un groupe couvert, une carte en main et une carte pour tirer suffisent. Un tel Wyatt Earp n’est la carte shérif d’aucun tour. Le moment qui suit une défausse appartient encore au tour précédent : si quelqu’un n’a plus de cartes à la fin, la manche est finie.
rule-we-26 = Vous pouvez défausser une carte shérif ; elle n’a alors aucun effet.
rule-we-27 = Une manche se termine quand le joueur dont c’est le tour a défaussé sa dernière carte, ou quand à la fin d’un tour un autre joueur n’en a plus.
    .ours = Dans les deux cas, le moment après la défausse (WE-25) vient d’abord, et ce qui s’y passe compte encore.
rule-we-28 = Une manche se termine aussi quand le joueur qui doit piocher veut deux cartes, que la pioche en a moins et qu’elle a déjà été refaite : il ne joue pas son tour. Il peut prendre à la place la carte du dessus de la défausse, et le joueur suivant a alors le même choix.
    .ours = À deux autres endroits, le livret français arrête la manche au second épuisement de la pioche ; nous suivons son chapitre sur la fin de manche. Pour qu’aucune manche ne dure indéfiniment : un tour est passif s’il a commencé par la prise de la carte du dessus de la défausse et que personne n’a joué de carte, ni pendant ce tour ni dans le moment qui suit. La manche se termine aussi après trois fois plus de tours passifs de suite qu’il n’y a de joueurs, que quelqu’un ait pu l’arrêter ou non ; celui qui a joué le dernier distribue.
rule-we-29 = On additionne, pour tous les joueurs, les points de shérif qui ne sont pas sous un Souterrain. S’il y en a moins de { $least }, la récompense reste pour la manche suivante.
rule-we-30 = Sinon, celui qui a au moins cinq points d’avance prend tout.
rule-we-31 = Sinon, le premier partage avec tous ceux qui ont moins de cinq points de retard. Le premier prend { $two }, puis chacun des autres { $thousand } ; puis de nouveau chacun { $thousand }, à partir du premier, jusqu’à ce qu’il ne reste rien. Ceux qui ont le même nombre de points se servent en même temps ; quand le reste ne suffit pas pour leur donner à tous la même somme, le partage est fini et le reste demeure. Si plusieurs premiers à égalité ne peuvent pas avoir { $two } chacun, ils prennent { $thousand } chacun, s’il y a assez, et c’est alors fini.
    .reading = Un premier seul en tête qui ne trouve que { $thousand } les prend.
    .ours = Les autres se servent dans l’ordre de leurs points, le plus grand nombre d’abord. Le livret français les classe à deux endroits par écart décroissant avec le premier, donc, à la lettre, le plus petit nombre d’abord ; ses quatre exemples donnent le même résultat dans les deux cas. (Option : le plus petit nombre d’abord, à la lettre.) Personne n’a de part sans un point à découvert. Cela aussi est contraire à la lettre, qui ne regarde que l’écart.
rule-we-32 = Les quatre premiers exemples ci-dessous sont imprimés.
    .reading = Les sept suivants découlent de WE-31 tel que nous le lisons.
    .ours = Les quatre derniers montrent ce que nous y avons choisi, et ce qu’une option de la table y change.
rule-we-33 = L’argent est posé à la vue de tous. Pour la manche suivante, toutes les cartes sont mélangées.
rule-we-34 = Quand, après un décompte, quelqu’un a { $goal } ou plus, le plus riche gagne. À égalité, un duel décide : chacun retourne une carte de la pioche telle qu’elle est, tour après tour, même ceux qui sont en retard, jusqu’à ce qu’un seul ait le plus de coups au but.
    .ours = Quand la pioche a moins de cartes qu’il n’y a de joueurs dans le duel, les { $cards } cartes sont mélangées, et les coups au but restent acquis. Après la trentième manche, le plus riche gagne, quelle que soit sa fortune.

## La première partie guidée

tip-goal = En fin de manche, qui a le plus de points pour un hors-la-loi touche sa récompense, ou la plus grande part. Le plus riche gagne.
tip-draw = Chaque tour commence par une pioche : deux cartes, ou celle du dessus de la défausse. Deux valent mieux, sauf si c’est votre 3e d’un hors-la-loi.
tip-open = Trois cartes d’un même hors-la-loi, posées ensemble, l’ouvrent. Dès lors, tous peuvent aussi en poser une seule. Posez ce que vous pouvez.
tip-discard = Chaque tour finit par une carte défaussée. Celui qui défausse sa dernière carte termine la manche.
tip-scored = Le décompte est fait. Ce que personne n’a gagné reste sur l’affiche, et chaque affiche reçoit encore 1{"\u202F"}000{"\u00A0"}$.
tip-hidden = Un Souterrain couvre un de vos groupes : rien n’y compte. Wyatt Earp peut l’enlever par un tir, même hors de votre tour.
tip-reward = Pour chaque carte après la première d’une même pose, 1{"\u202F"}000{"\u00A0"}$ vont sur l’affiche, pas à vous : la récompense est payée en fin de manche.
tip-eight = Une récompense n’est payée que si tous ont ensemble 8 points de ce hors-la-loi. L’affiche montre alors qui toucherait quoi maintenant.
tip-shared = Un autre chasse le même hors-la-loi. Avec au moins 5 points d’avance, on prend tout ; sinon on partage, et le premier prend le plus. Voyez l’affiche.
tip-wyatt = Wyatt Earp vous apporte deux cartes, ou une au choix dans la pioche. Il peut aussi ôter par un tir un Souterrain posé sur un de vos groupes.
tip-wanted = Most Wanted : demandez à l’adversaire un hors-la-loi de sa main, ou volez-en un sur la table par un tir.
tip-hideout = Souterrain : après un coup au but, il couvre un groupe de l’adversaire, et rien n’y compte plus.
tip-shot = Une carte à balle exige un tir : on retourne une carte de la pioche. Un impact, comme en ont les hors-la-loi, touche ; sinon elle est perdue.
tip-photo = Une Photo vaut 4 points. Tant que son hors-la-loi est sur la table, posez-la avec les vôtres ou, sinon, seule. Une carte shérif (à étoile) par tour.
tip-rich = L’argent s’ajoute de manche en manche. Dès que quelqu’un a 25{"\u202F"}000{"\u00A0"}$ ou plus après un décompte, le plus riche gagne.
