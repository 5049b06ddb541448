# Les mots de Wyatt Earp ; ce qui manque se lit en anglais. Le livre français laisse en allemand presque tous les noms des
# cartes : l’aide de chaque carte les donne.

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
    .help = Tant qu’une carte de son hors-la-loi est posée : sur votre groupe, ou seule. On ne peut ni la demander ni la voler.
    .printed = Photo
card-stagecoach = Attaque de diligence
    .short = Diligence
    .help = Après un coup au but, elle reste sur un de vos groupes.
    .printed = Postkutschen Überfall
card-bank = Attaque de banque
    .short = Banque
    .help = Après un coup au but, elle reste sur un de vos groupes.
    .printed = Banküberfall
card-gun = Tireur le plus rapide
    .short = Tireur
    .help = Après un coup au but, il reste sur un de vos groupes. Un seul est en jeu : le nouveau chasse l’ancien.
    .printed = Schnellster Schütze
card-wanted = Most Wanted
    .short = Wanted
    .help = Demandez un hors-la-loi aux autres, sans tir. Ou, après un coup au but, volez-en un devant un adversaire.
    .printed = Most Wanted
card-hideout = Souterrain
    .short = Souterrain
    .help = Après un coup au but, il couvre un groupe adverse, qui ne compte plus.
    .printed = Unterschlupf
card-wyatt = Wyatt Earp
    .short = Wyatt
    .help = Piochez deux cartes ; ou cherchez-en une dans la pioche ; ou retirez un Souterrain d’un de vos groupes, si le tir touche.
    .printed = Wyatt Earp
printed = Nom imprimé : { $name }
points = { $count ->
        [one] { $count } PS
       *[other] { $count } PS
    }
poster-reward = Récompense : { $money }
poster-closed = 3 pour ouvrir
posters = Les sept mises à prix
pile-draw = Pioche
pile-discard = Défausse
hit = Coup au but !
miss = Tir raté
sheet = Décompte de la manche { $number }
duel = Duel
hand-own = Devant vous :
prompt-discard = Aucune carte ne peut être jouée : défaussez-en une.
act-draw = Piocher 2 cartes
act-draw-here = Piocher 2 cartes
act-take-here = Prendre cette carte
act-photo-here = Poser la photo
act-shoot-here = Jouer et tirer
act-target-here = Poser ici
act-target-hideout = Couvrir ce groupe
act-target-wanted = En voler une ici
act-target-wyatt = Libérer ce groupe
act-want-here = Demander
act-steal-here = Voler un hors-la-loi
act-wyatt-draw-here = Piocher 2 cartes
log-turn = Tour de { $name }
act-pass = Passer
act-discard-here = Défausser
rules-sheriff = Cartes shérif
score-hand = Manche { $number }
legend = Légende
game-about = Posez des hors-la-loi, faites monter les récompenses et chassez-les mieux que les autres.
wall = Mises à prix et piles
poster-few = { $count } PS sur { $least }
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
       *[other] { $count } cartes dans la défausse, au-dessus { $card }.
    }
pile-discard-empty = La défausse est vide.
pile-renewed = refaite
piles = Pioche et défausse
in-play = en jeu
groups = Devant { $name }
group-cards = { $outlaw } : { $cards } ; { $points }.
group-covered = { $outlaw }, sous un Souterrain : { $cards } ; { $points } qui ne comptent pas.
group-outlaws = { $count ->
        [one] une carte hors-la-loi
       *[other] { $count } cartes hors-la-loi
    }
card-held = { $count ->
        [one] { $card }
       *[other] { $card }, { $count } exemplaires
    }
card-times = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
needs-shot = il faut un coup au but
needs-shot-mode = il faut un coup au but pour un des usages
hand = Vos cartes
hand-empty = Vous n’avez pas de cartes.
hand-count = { $count ->
        [one] une carte
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
prompt-draw = À vous : piochez deux cartes ou prenez le dessus de la défausse.
prompt-draw-close = À vous : prenez le dessus de la défausse ou laissez finir la manche.
prompt-play = Posez ce que vous voulez, puis défaussez une carte.
prompt-play-sheriff = Vous pouvez encore poser des hors-la-loi ; puis défaussez une carte.
prompt-ask = À qui demandez-vous { $outlaw } ?
prompt-search = Prenez une carte de la pioche.
prompt-found = Jouez tout de suite { $card }, ou gardez la carte.
prompt-window = Vous pouvez retirer un Souterrain, avec un Wyatt Earp et un tir.
prompt-window-none = Vous n’avez pas de Wyatt Earp.
prompt-window-other = Une fenêtre est ouverte pour { $name } : un Souterrain peut être retiré.
prompt-target = Touché ! Sur lequel de vos groupes reste { $card } ?
prompt-target-hideout = Touché ! Quel groupe est couvert ?
prompt-target-wanted = Touché ! Dans quel groupe volez-vous ?
prompt-target-wyatt = Touché ! Lequel de vos groupes est libéré ?
prompt-wait-target = { $name } a touché et choisit un groupe pour { $card }.
prompt-wait-draw = { $name } va piocher.
prompt-wait-play = { $name } pose des cartes.
prompt-wait-ask = { $name } demande { $outlaw }.
prompt-wait-search = { $name } cherche dans la pioche.
prompt-wait-close = Le tour de { $name } s’achève.
prompt-done = Votre tour est décidé.
prompt-between = La manche est finie.
prompt-over = La partie est finie.
hint-wanted = Pour demander, choisissez une mise à prix.
hint-target = Les groupes possibles sont éclairés.
key-pick = Choisir une carte
key-draw = Piocher deux cartes
key-take = Prendre le dessus de la défausse
key-lay = Poser, jouer ou répondre : les boutons dans l’ordre
key-discard = Défausser la carte choisie
key-pass = Passer, ou garder la carte trouvée
act-take = Prendre le dessus de la défausse
act-take-card = { $take } : le dessus de la défausse, { $card }
act-close = Laisser finir la manche
act-close-here = Finir la manche
act-lay = { $count ->
        [one] Poser { $outlaw }
       *[other] Poser { $count } × { $outlaw }
    }
act-lay-here = Poser { $count }
act-lay-all = { $count ->
        [one] Poser la carte
        [2] Poser les deux
       *[other] Poser les { $count }
    }
act-photo = Poser la photo de { $outlaw }
act-shoot = Jouer { $card } et tirer
act-target = Toucher { $outlaw } de { $name }
act-want = Most Wanted : demander { $outlaw }
act-steal = Most Wanted : voler un hors-la-loi, avec un tir
act-ask = Demander à { $name }
act-wyatt-draw = Wyatt Earp : piocher 2 cartes
act-wyatt-search = Wyatt Earp : chercher dans la pioche
act-wyatt-search-here = Chercher dans la pioche
act-unhide = Wyatt Earp : libérer un groupe, avec un tir
act-unhide-here = Libérer un groupe
act-pick = Prendre { $card }
act-keep = Garder la carte
act-discard = Défausser { $card }
reward-plus = +{ $money }
player = joueur { $seat }
sheet-outlaw = Hors-la-loi, récompense
sheet-about = Ce qui est sous un Souterrain ne compte pas. Ce qui reste y est pour la manche suivante.
sheet-rest = Reste
worth = { $list }
why-cannot = Pourquoi ne puis-je pas …?
why-not-your-turn = Ce n’est pas votre tour.
why-no-seat = Vous regardez.
why-over = La partie est finie.
why-draw-first = Un tour commence par la pioche.
why-drawn = Vous avez déjà pioché pendant ce tour.
why-enough-left = Il y a assez de cartes à piocher.
why-too-few-left = Il reste moins de deux cartes, et la pioche a déjà été refaite.
why-nothing-discarded = La défausse est vide.
why-not-in-hand = Vous n’avez pas cette carte.
why-three-to-open = Les premières cartes d’un hors-la-loi se posent par trois au moins.
why-keep-one = Il doit rester une carte à défausser.
why-one-sheriff-card = Une carte shérif a déjà été jouée pendant ce tour.
why-no-shot = Il ne reste pas de carte pour tirer ou pour chercher.
why-not-on-table = Aucune carte de ce hors-la-loi n’est posée.
why-no-hit = Une cible ne se choisit qu’après un coup au but.
why-target-first = Choisissez d’abord le groupe touché.
why-nothing-to-hide = Aucun adversaire n’a de groupe à couvrir.
why-nothing-to-steal = Aucune carte hors-la-loi n’est devant un adversaire.
why-nothing-to-free = Aucun Souterrain n’est sur un de vos groupes.
why-no-group = Vous n’avez pas de groupe pour cela.
why-nothing-there = Aucune carte n’y convient.
why-no-opponent = Ce n’est pas un adversaire.
why-gun-there = Le Tireur le plus rapide est déjà chez ce hors-la-loi.
why-hidden-already = Il y a déjà un Souterrain.
why-not-hidden = Il n’y a pas de Souterrain.
why-nobody-to-ask = Aucun adversaire n’a de carte en main.
why-cannot-ask = On a déjà demandé à ce joueur, ou il n’a pas de cartes.
why-ask-first = Demandez d’abord à un adversaire.
why-pick-first = Prenez d’abord une carte de la pioche.
why-not-in-pile = Cette carte n’est pas à prendre ici.
why-found-first = Jouez d’abord la carte trouvée, ou gardez-la.
why-nothing-found = Vous n’avez pas trouvé de carte.
why-window-open = Dans une fenêtre, on ne peut que libérer un groupe ou passer.
why-no-window = Aucune fenêtre n’est ouverte.
say-hand-began = La manche { $number } commence ; { $name } donne.
say-you-got = Vous recevez { $cards }.
say-opened = { $card } ouvre la défausse.
say-turn = C’est à { $name }.
say-drew = { $name } pioche { $count ->
        [0] en vain : il ne reste aucune carte
        [one] une carte
       *[other] { $count } cartes
    }.
say-you-drew = Vous avez pioché { $cards }.
say-took = { $name } prend { $card } dans la défausse.
say-renewed = La défausse est mélangée et va sous la pioche.
say-laid = { $name } pose { $count ->
        [one] une carte
       *[other] { $count } cartes
    } { $outlaw } : { $reward }.
say-reward-up = récompense +{ $money }
say-reward-same = la récompense reste la même
say-played = { $name } joue { $card }.
say-played-want = { $name } joue Most Wanted et demande { $outlaw }.
say-hit = { $name } tire. { $card } : touché !
say-miss = { $name } tire. { $card } : manqué.
say-landed = { $card } reste sur { $outlaw } : { $reward }.
say-landed-hideout = { $outlaw } de { $name } est sous un Souterrain.
say-lost = { $card } quitte { $outlaw } de { $name }.
say-asked = { $other } a { $outlaw } et en donne une carte à { $name }.
say-asked-none = { $other } n’a pas { $outlaw }.
say-stolen = { $name } prend une carte { $outlaw } posée devant { $other }.
say-searches = { $name } cherche dans la pioche.
say-searched = { $name } a cherché ; la pioche est mélangée.
say-searched-none = { $name } n’a rien trouvé à prendre ; la pioche est mélangée.
say-you-took = Vous avez pris { $card }.
say-window = Une fenêtre est ouverte pour { $name }.
say-passed = { $name } passe.
say-discarded = { $name } défausse { $card }.
say-hand-ended-emptied = Quelqu’un n’a plus de cartes : la manche est finie. { $name } donne ensuite.
say-hand-ended-closed = { $name } ne peut plus piocher deux cartes : la manche est finie. { $name } donne ensuite.
say-hand-ended-idle = Depuis trop de tours, personne n’a joué de carte : la manche est finie. { $name } donne ensuite.
say-scored = { $outlaw } : { $shares }.
say-scored-rest = { $outlaw } : { $shares } ; reste { $money }.
say-scored-none = { $outlaw } : personne n’a de part ; reste { $money }.
say-scored-share = { $name } { $money }
say-duel = { $names } sont à égalité. Un duel décide.
say-duel-renewed = Il reste trop peu de cartes : les 78 sont mélangées, et les coups au but restent.
say-turned-hit = { $name } retourne { $card } : touché !
say-turned-miss = { $name } retourne { $card } : manqué.
say-ended = La partie est finie. { $why }
log-discarded = { $name } défausse une carte.
log-opened = Une carte ouvre la défausse.
log-shot-hit = { $name } tire : touché !
log-shot-miss = { $name } tire : manqué.
end-goal = Le but est atteint, et le plus riche gagne.
end-duel = Un duel a départagé les plus riches.
end-last-hand = La trentième manche était la dernière, et le plus riche gagne.
score-rewards = Récompenses
tie-hits = Coups au but dans le duel
