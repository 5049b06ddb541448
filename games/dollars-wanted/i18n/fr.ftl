# Les mots de Dollars Wanted. « Pioche » est l’outil ; la pile s’appelle « pile de pioche ».

game-name = Dollars Wanted
game-about = Glissez vos bandits face cachée jusqu’à la banque, bluffez, retenez tout et frappez au bon moment.
card-clint1 = Clint, un pistolet
    .short = Clint
card-joe1 = Joe, un bâton de dynamite
    .short = Joe
card-judy1 = Judy, un pied de biche
    .short = Judy
card-enzo1 = Enzo, une pioche
    .short = Enzo
card-clint2 = Clint, deux pistolets
    .short = Clint ×2
card-joe2 = Joe, deux bâtons de dynamite
    .short = Joe ×2
card-judy2 = Judy, deux pieds de biche
    .short = Judy ×2
card-enzo2 = Enzo, deux pioches
    .short = Enzo ×2
card-joker = Jolly Joker
    .short = Joker
    .about = remplace un outil manquant
card-elixir = Élixir
    .short = Élixir
    .about = double les outils des cartes posées après lui
card-coyote = Coyote
    .short = Coyote
    .about = emporte la carte posée après lui
card-vulture = Vautour
    .short = Vautour
    .about = met fin au braquage qui le retourne
card-back = une carte face cachée
colour-red = rouge
colour-yellow = jaune
colour-green = verte
colour-blue = bleue
colour-grey = grise
card-coloured = { $card }, carte { $colour }
card-in-hand = { $card }, carte { $place } sur { $all }
card-nowhere = ne convient nulle part
card-mine = face cachée, à vous : { $card }
    .eyes = face cachée, de cette place : { $card }
building-bank = Banque
    .the = la banque
building-casino = Casino
    .the = le casino
building-saloon = Saloon
    .the = le saloon
building-shop = Magasin
    .the = le magasin
need-colt = { $count ->
        [one] un pistolet
       *[other] { $count }{"\u00A0"}pistolets
    }
need-dynamite = { $count ->
        [one] un bâton de dynamite
       *[other] { $count }{"\u00A0"}bâtons de dynamite
    }
need-crowbar = { $count ->
        [one] un pied de biche
       *[other] { $count }{"\u00A0"}pieds de biche
    }
need-pickaxe = { $count ->
        [one] une pioche
       *[other] { $count }{"\u00A0"}pioches
    }
needs = il faut { $list }
pays = rapporte { $money }
dollars-range = { $least }–{ $most }{"\u00A0"}$
missing = il manque { $count ->
        [one] { $list }
       *[other] { $count }{"\u00A0"}icônes ({ $list })
    }{ $wild ->
        [0] {""}
       *[other], et encore { $rest ->
            [one] une
           *[other] { $rest }
        } en comptant les Jokers
    }
since-laid = { $name } pose { $count ->
        [one] une carte
       *[other] { $count }{"\u00A0"}cartes
    }.
    .you = Vous posez { $count ->
        [one] une carte
       *[other] { $count }{"\u00A0"}cartes
    }.
legend-colours = Les couleurs des cartes ne signifient rien.
legend-dollars = Plus un bâtiment demande d’outils, plus il rapporte.
row = Rangée { $row }
row-empty = Il ne reste aucun bâtiment dans cette rangée.
row-left = { $count ->
        [one] dernier bâtiment
       *[other] encore { $count }{"\u00A0"}bâtiments
    }
row-cards = Cartes de la rangée{"\u00A0"}{ $row }, à partir du bâtiment
row-down = { $count ->
        [0] aucune face cachée
        [one] une face cachée
       *[other] { $count } face cachée
    }
rows = Les trois rangées
hand = Votre main
    .eyes = La main
hand-empty = Votre main est vide.
    .eyes = La main est vide.
hand-count = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
piles = Piles
pile-draw = Pile de pioche : { $count }
pile-discard = Défausse : { $count }
pile-top = sur le dessus : { $card }
won = Bâtiments gagnés
penalties = { $count ->
        [one] une carte pénalité
       *[other] { $count } cartes pénalité
    }
prompt-first = À vous : une carte de la main, puis une rangée.
prompt-second = Puis une seconde carte et une rangée.
prompt-picked = Choisissez maintenant une rangée en surbrillance.
prompt-nothing = Rien dans votre main ne convient. Que faites-vous ?
prompt-rob = Dévalisez un bâtiment, ou passez.
prompt-done = Votre tour est joué.
prompt-wait-lay = { $name } pose des cartes.
prompt-wait-rob = { $name } songe à un braquage.
prompt-wait-close = { $name } termine son tour.
prompt-over = La partie est terminée.
key-pick = Choisir une carte de la main
key-row = Poser la carte dans la première, la deuxième ou la troisième rangée, ou dévaliser cette rangée
why-cannot = Pourquoi ne puis-je pas… ?
act-lay = Poser dans la rangée{"\u00A0"}{ $row } : { $card }
act-lay-here = Poser ici : { $card }
act-stop = Ne plus rien poser
act-show = Montrer la main et piocher six nouvelles cartes
act-rob = Dévaliser { $building } de la rangée{"\u00A0"}{ $row }
act-rob-here = Dévaliser { $building }
    .short = Dévaliser
act-rob-empty = Dévaliser la rangée{"\u00A0"}{ $row }
act-pass = Ne rien dévaliser
show-for-good = On ne peut pas revenir sur une main montrée.
rob-for-good = On ne peut pas revenir sur un braquage.
why-over = La partie est terminée.
why-lay-first = On pose d’abord des cartes, puis on dévalise.
why-laying-done = Les cartes de ce tour sont posées.
why-not-in-hand = Vous n’avez pas cette carte.
why-no-building = Il ne reste aucun bâtiment dans cette rangée.
why-does-not-fit = Elle ne convient pas : cet outil ne sert à rien ici.
why-must-lay = Vous avez une carte qui convient : il faut la poser.
why-lay-two = Ici, toute carte peut être posée : il en faut donc deux. Si une seule convient, vous pouvez arrêter après elle ; si aucune ne convient, vous pouvez montrer votre main avant de poser.
why-something-fits = On ne montre sa main que si rien n’y convient.
why-already-laid = La main ne se montre qu’avant la première carte.
why-three-redraws = La main a déjà été montrée trois fois dans ce tour.
why-nothing-to-draw = Il n’y a plus rien à piocher.
why-nothing-hidden = Aucune carte n’est face cachée dans cette rangée.
say-opened = Rangée { $row } : { $building }, { $needs }.
say-first = { $name } commence.
    .you = Vous commencez.
say-laid = { $name } pose une carte dans la rangée{"\u00A0"}{ $row }.
    .you = Vous posez une carte dans la rangée{"\u00A0"}{ $row }.
say-only-one = { $name } ne peut poser qu’une carte : aucune autre ne convient.
    .you = Vous ne pouvez poser qu’une carte : aucune autre ne convient.
say-skipped = { $name } n’a rien qui convienne et ne pose rien.
    .you = Vous n’avez rien qui convienne et ne posez rien.
say-shown = Rien ne convient : { $name } montre { $cards }.
    .you = Rien ne convient : vous montrez { $cards }.
stage-robbery = « À moi les dollars ! »
say-robbery = { $name } dévalise la rangée{"\u00A0"}{ $row } : « À moi les dollars ! »
    .you = Vous dévalisez la rangée{"\u00A0"}{ $row } : « À moi les dollars ! »
say-robbery-seven = Sept cartes ou plus sont cachées dans la rangée{"\u00A0"}{ $row } : elle est dévalisée pour { $name }.
    .you = Sept cartes ou plus sont cachées dans la rangée{"\u00A0"}{ $row } : elle est dévalisée pour vous.
say-turned = { $card }.
say-eaten = Le Coyote emporte avec lui : { $card }.
say-left = Le Coyote ne trouve pas de proie et s’en va.
say-wrong = { $card } : n’a rien à faire ici et va à la défausse.
say-wrong-penalty = { $card } : n’a rien à faire ici ; { $name } reçoit une carte pénalité.
    .you = { $card } : n’a rien à faire ici ; vous recevez une carte pénalité.
say-stopped = Le Vautour met fin au braquage.
say-won = { $name } gagne { $building } : { $money } !
    .you = Vous gagnez { $building } : { $money } !
say-discarded = À la défausse : { $card }.
say-failed = { $name } dévalise en vain la rangée{"\u00A0"}{ $row } : { $missing }.
    .you = Vous dévalisez en vain la rangée{"\u00A0"}{ $row } : { $missing }.
say-drew = { $name } pioche { $count ->
        [one] une carte
       *[other] { $count }{"\u00A0"}cartes
    }.
    .you = Vous piochez { $count ->
            [one] une carte
           *[other] { $count }{"\u00A0"}cartes
        }.
say-reshuffled = La défausse est mélangée et devient la pile de pioche.
say-reshuffled-colour = La défausse { $colour } est mélangée et devient la pile de pioche.
say-ended = La partie est terminée. { $why }
log-laid = { $name } pose une carte.
    .you = Vous posez une carte.
log-laid-at = { $name } pose une carte dans la rangée{"\u00A0"}{ $row }, en position { $place }.
    .you = Vous posez une carte dans la rangée{"\u00A0"}{ $row }, en position { $place }.
log-only-one = { $name } n’a pu poser qu’une carte.
    .you = Vous n’avez pu poser qu’une carte.
log-skipped = { $name } n’a rien posé.
    .you = Vous n’avez rien posé.
log-shown = { $name } a montré une main où rien ne convenait.
    .you = Vous avez montré une main où rien ne convenait.
log-robbery-seven = Une rangée pleine est dévalisée pour { $name }.
    .you = Une rangée pleine est dévalisée pour vous.
log-won = { $name } dévalise { $building } et gagne { $money }.
    .you = Vous dévalisez { $building } et gagnez { $money }.
log-won-at = { $name } dévalise { $building } dans la rangée{"\u00A0"}{ $row } et gagne { $money }.
    .you = Vous dévalisez { $building } dans la rangée{"\u00A0"}{ $row } et gagnez { $money }.
log-failed = { $name } dévalise en vain la rangée{"\u00A0"}{ $row }.
    .you = Vous dévalisez en vain la rangée{"\u00A0"}{ $row }.
log-penalty = { $name } reçoit une carte pénalité.
    .you = Vous recevez une carte pénalité.
log-wrong = Une carte qui ne convenait pas a été défaussée.
end-empty-pile = Une pile de bâtiments est vide.
end-standstill = Pendant deux tours de table, aucune carte n’a été posée ni retournée.
end-last-turn = Le millième tour est terminé.
highlight-haul = Le plus gros butin
highlight-close = À un cheveu près
score-bank = Banques
score-casino = Casinos
score-saloon = Saloons
score-shop = Magasins
score-penalty = Cartes pénalité
term-next = Le prochain braquage
tie-buildings = Bâtiments

## Les options

option-colour-variant = Variante avec les couleurs
    .about = Chacun a les vingt cartes d’une couleur, avec ses propres piles, et paie pour ses mauvaises cartes. La pioche laisse ainsi moins de place au hasard.
option-false-play = Mauvaises cartes permises
    .about = Toute carte peut être posée partout ; une mauvaise carte coûte à son propriétaire quand elle est retournée. Les règles allemandes, anglaises et néerlandaises ne connaissent les mauvaises cartes que comme des erreurs, et d’après les règles françaises on ne peut normalement pas les poser ; un programme les refuserait toutes, et personne ne paierait jamais. Activée d’office dans la variante avec les couleurs ; sans effet dans les autres cas.
option-two-penalties = Deux pénalités seulement
    .about = Seulement dans la variante avec les couleurs : à partir de la troisième mauvaise carte, personne ne paie plus.
option-honour-rule = Sur l’honneur
    .about = Sans les couleurs : toute carte peut être posée partout ; une mauvaise carte est simplement défaussée quand elle est retournée.
option-coyote-leaves = Un Coyote sans proie s’en va
    .about = Au bout d’une rangée, un Coyote est défaussé au lieu d’attendre la carte suivante.
option-open-values = Montants visibles
    .about = La page montre ce que rapporte chaque bâtiment en jeu. Selon les règles imprimées, cela reste caché jusqu’au braquage. Une règle maison.
option-remember-cards = Retenir mes cartes
    .about = La page vous montre quelles cartes face cachée sont les vôtres. C’est plus facile, et ce n’est presque plus un jeu de mémoire.
option-full-log = Journal complet
    .about = Le journal dit à tous qui a posé une carte, dans quelle rangée et à quelle place. Tous l’ont vu de toute façon : rien de caché n’est révélé, mais il y a moins à retenir. Une règle maison.

## Les règles

rules-lead = Des bandits se glissent, face cachée, vers trois bâtiments. Celui qui frappe au bon moment empoche les dollars ; celui qui se souvient mal repart les mains vides. Expliqué avec nos propres mots ; les règles imprimées sont dans la boîte.
rules-why = Là où les règles imprimées laissent une question ouverte, nous disons comment on joue ici.
primer-goal = Trois bâtiments sont visibles, et les bandits s’y rassemblent face cachée. Celui qui dévalise un bâtiment au bon moment empoche ses dollars ; dès qu’une pile de bâtiments est vide, le plus riche gagne.
primer-table = La table au début : trois rangées, chacune avec un bâtiment et les outils qu’il faut. Aucun bandit n’est encore là.
primer-turn-1 = Poser deux cartes face cachée, l’une après l’autre, chacune au bout extérieur d’une rangée au choix. Un bandit va là où il faut son outil ; les cartes spéciales vont partout.
primer-turn-2 = Dévaliser un bâtiment, ou aucun.
primer-turn-3 = Compléter sa main à six cartes.
primer-turn-4 = Si sept cartes ou plus sont alors face cachée dans une rangée, elle est dévalisée automatiquement, pour le joueur dont c’est le tour.
primer-row = Une rangée, et ce qu’un braquage y rapporte
    .text = Les cartes cachées sont retournées à partir du bâtiment, jusqu’au bout de la rangée ou jusqu’à ce qu’un Vautour arrête le braquage, et l’on compte les outils de toutes les cartes visibles. S’ils suffisent, les dollars sont pour le braqueur et la rangée est vidée ; s’il en manque un, tout reste en place, et ce qui a été retourné reste visible pour le braqueur suivant.
primer-joker = Le Jolly Joker
    .text = Il remplace un outil manquant, n’importe lequel.
primer-elixir = L’Élixir
    .text = Les bandits et les Jokers plus loin que l’Élixir comptent double. Ce qui se trouve entre lui et le bâtiment, non.
primer-coyote = Le Coyote
    .text = Il entraîne la carte suivante à la défausse, quelle qu’elle soit. Au bout de la rangée, il reste et attend sa proie.
primer-vulture = Le Vautour
    .text = Dès qu’il est retourné, le braquage est fini : ce qui est visible à ce moment doit suffire, et le reste demeure caché.
primer-robbed = { $building } : { $needs }. Visibles à côté : { $cards }. Cela suffit, et le braquage rapporte { $money }.
primer-failed = { $building } : { $needs }. Visibles à côté : { $cards }. { $missing } : le bâtiment reste.
primer-hidden = { $building } : { $needs }. Visibles à côté : { $cards } ; encore cachées plus loin : { $down }. { $missing } : le bâtiment reste.
primer-step-begin = { $name } joue. Dans cette rangée, des cartes sont visibles depuis un braquage manqué. Ce qu’il faut encore est dans sa main.
primer-step-lay = Les deux cartes vont au bout de cette rangée. Les autres n’en voient que le dos, et le joueur suivant pourrait braquer ici le premier.
primer-step-rob = { $name } n’attend pas jusque-là. À partir d’ici, personne ne peut plus s’arrêter.
primer-step-turn = Les cartes sont retournées une à une, et toute la rangée compte, avec ce qui était déjà visible. Le Joker remplace l’unique outil qui manque : le compte y est.
primer-step-won = Le bâtiment change de mains et montre ses dollars. Toutes les cartes de la rangée vont à la défausse, et le bâtiment suivant entre en jeu.
primer-step-draw = À la fin, { $name } a de nouveau six cartes, et c’est au joueur suivant.
rules-setup = Mise en place
rules-robbery = Le braquage
rules-special = Les quatre cartes spéciales
rules-after = Après le braquage
rules-end = La fin
rules-colours = Variante avec les couleurs
rules-cards = Les cartes
rules-cards-about = Chacune des cinq couleurs a les mêmes vingt cartes. Hors de la variante avec les couleurs, la couleur ne compte pas. Le nombre de cartes de chaque sorte est notre reconstitution.
rules-buildings-about = Dix-huit bâtiments, face dollar cachée. Une partie des icônes et des montants est notre reconstitution : si vous possédez la boîte, vous pouvez les corriger dans un fichier.
rule-dw-1 = Les bâtiments sont mélangés et répartis en trois piles de six. On ne voit que ce que demande le bâtiment du dessus de chaque pile, jamais les dollars.
    .ours = Avec l’option « Montants visibles », la page montre ce que rapporte chaque bâtiment en jeu.
rule-dw-2 = Toutes les cartes bandit sont mélangées ; chacun en reçoit six, le reste forme la pile de pioche.
rule-dw-3 = On joue dans le sens des aiguilles d’une montre.
    .ours = Le premier joueur est tiré au sort ; dans les règles imprimées, c’est celui qui a retiré le dernier de l’argent à la banque.
rule-dw-4 = Un tour : poser deux cartes, puis dévaliser un bâtiment si on le souhaite, puis compléter sa main à six.
rule-dw-5 = On pose exactement deux cartes, l’une après l’autre, face cachée, au bout extérieur d’une des trois rangées ; les deux peuvent aller dans la même. On n’a pas le droit de garder une carte jouable pour ne pas la poser.
rule-dw-6 = Un bandit convient à un bâtiment qui demande au moins une icône de son outil. Il peut venir plus de bandits qu’il n’en faut.
rule-dw-7 = Joker, Élixir, Coyote et Vautour conviennent partout.
rule-dw-8 = Si rien dans votre main ne convient nulle part, vous la montrez à tous, la défaussez et piochez six cartes, puis vous jouez votre tour.
    .ours = Cela se vérifie seulement avant la première carte, et de nouveau après chaque nouvelle main, au plus trois fois par tour. Si rien ne convient toujours, ou s’il n’y a plus rien à piocher, on ne pose rien.
rule-dw-9 =
    .ours = Si une seule carte convient, on ne pose qu’elle. Celui qui ne pose qu’une carte, ou aucune, peut quand même tenter un braquage.
rule-dw-10 =
    .ours = Personne ne regarde plus une carte face cachée, pas même celui qui l’a posée. (L’option « Retenir mes cartes » marque les vôtres ; « Journal complet » dit qui a posé où.)
rule-dw-11 = Pour tenter un braquage, on désigne un bâtiment.
    .ours = Dans sa rangée, une carte au moins doit être face cachée.
rule-dw-12 = Les cartes face cachée sont retournées une à une, à partir du bâtiment.
    .reading = On ne peut pas s’arrêter : seuls un Vautour qui vient d’être retourné ou le bout de la rangée y mettent fin. On regarde alors si les icônes suffisent.
rule-dw-13 = Un bandit compte une ou deux icônes de son outil, selon le dessin de sa carte.
rule-dw-14 = Un Jolly Joker remplace une icône manquante, quel que soit l’outil ; le programme choisit la meilleure.
    .example = Un casino demande une pioche, deux pistolets et deux bâtons de dynamite. La rangée montre deux pioches, deux bâtons de dynamite, un pistolet et un Joker, qui remplace le second pistolet : le casino est gagné.
rule-dw-15 = Élixir : tous les bandits et Jokers plus loin du bâtiment comptent double. Un Joker doublé remplace deux icônes, pareilles ou différentes. Plusieurs Élixirs ne font jamais plus que doubler, et les cartes entre le bâtiment et l’Élixir ne sont pas doublées.
rule-dw-16 =
    .reading = Un Élixir resté face visible après un braquage manqué double toujours ce qui se trouve au-delà, y compris les cartes arrivées plus tard.
rule-dw-17 = Coyote : la carte suivante part aussitôt avec lui à la défausse et n’a aucun effet, quelle qu’elle soit. Un Vautour ainsi emporté n’arrête rien, un Élixir ne double rien, un second Coyote n’emporte rien. Aucun Élixir n’agit sur un Coyote : il emporte une seule carte.
    .reading = Tous voient quelle carte c’était.
    .ours = Une mauvaise carte qu’il emporte n’est pas punie.
rule-dw-18 =
    .ours = Un Coyote au bout de la rangée y reste face visible et emporte la prochaine carte de cette rangée retournée lors d’un braquage ultérieur. (Option : il est défaussé.)
rule-dw-19 = Vautour : le braquage s’arrête aussitôt. Si les icônes suffisent à ce moment, le bâtiment est gagné. Sinon, ce qui est face visible le reste, et les autres cartes restent cachées. Un Vautour qui était déjà face visible ne compte plus par la suite.
    .example = Un saloon demande deux pioches et deux bâtons de dynamite. Deux bâtons de dynamite et une pioche sont visibles quand un Vautour apparaît : le saloon n’est pas gagné, et les cartes derrière le Vautour restent cachées.
rule-dw-20 = À chaque braquage, on compte toute la rangée à partir du bâtiment, avec ce qui est resté face visible après des braquages manqués.
rule-dw-21 = Les nouvelles cartes vont au bout extérieur d’une rangée.
    .ours = Quand des cartes quittent une rangée, elle se resserre.
rule-dw-22 = Gagné : le bâtiment va au joueur qui l’a dévalisé, face dollar visible. Toutes les cartes de sa rangée sont défaussées face visible, et le bâtiment suivant de la pile entre aussitôt en jeu.
    .ours = On défausse carte par carte à partir du bâtiment, un Coyote avant sa proie ; une main montrée, dans l’ordre de la liste des cartes.
rule-dw-23 = Manqué : le bâtiment reste, les cartes retournées restent face visible, les autres cachées.
rule-dw-24 = On complète sa main à six. Une pile de pioche vide est remplacée par la défausse mélangée.
    .ours = Cela se fait quand il faut une carte et qu’il n’y en a plus à piocher, pas avant.
rule-dw-25 =
    .ours = Si les deux piles sont vides, on pioche ce qu’il y a et on pose ce qu’on peut. Deux tours de table complets sans qu’une carte soit posée ni retournée mettent fin à la partie ; la fin du millième tour aussi.
rule-dw-26 = Une fois la main complétée, toute rangée de sept cartes face cachée ou plus est dévalisée automatiquement, pour le joueur dont c’était le tour.
    .ours = De haut en bas, chaque rangée une fois par tour, même si une pile est déjà vide.
rule-dw-27 = La partie se termine dès la fin d’un tour pendant lequel une pile de bâtiments s’est vidée.
    .reading = Les braquages automatiques font partie du tour.
rule-dw-28 = Le joueur qui a le plus de dollars gagne. À égalité, celui des ex æquo qui a le plus de bâtiments ; si l’égalité persiste, la victoire est partagée.
    .ours = Il en va de même dans la variante.
rule-dw-29 = Chacun a les vingt cartes d’une couleur, six en main, avec sa propre pile de pioche et sa propre défausse. Chaque carte d’une rangée dévalisée va à la défausse de sa couleur.
    .reading = Les couleurs sans joueur restent dans la boîte.
    .ours = Les places reçoivent, dans cet ordre, le rouge, le jaune, le vert, le bleu et le gris.
rule-dw-30 = Deux cartes pénalité sont à disposition. Un mauvais bandit qui apparaît pendant un braquage va à la défausse de son propriétaire et lui vaut une carte pénalité : 300{"\u00A0"}$ de moins à la fin.
    .reading = Il ne compte pas, et le braquage continue.
rule-dw-31 =
    .reading = Ce qui est encore caché quand un bâtiment est gagné n’est pas vérifié.
    .ours = À partir de la troisième faute, chacune coûte aussi 300{"\u00A0"}$. (Option : seulement les deux cartes pénalité imprimées.) Un total peut descendre sous zéro. Ce qu’un Coyote emporte n’est pas vérifié non plus.
rule-dw-32 =
    .ours = Avec l’option « Mauvaises cartes permises », activée dans la variante si la table n’en décide pas autrement, toute carte peut être posée partout, aux risques de celui qui la pose. Si rien dans votre main ne convient, vous pouvez toujours la montrer ou, quand DW-8 ne le permet plus, ne rien poser ; si une seule carte convient, vous pouvez la poser et vous arrêter. Celui qui pose autre chose doit poser deux cartes, s’il en a deux. Les règles allemandes, anglaises et néerlandaises ne connaissent les mauvaises cartes que comme des erreurs ; d’après les règles françaises, on ne peut normalement pas les poser. Dans le jeu de base, les cartes qui ne conviennent pas sont refusées. (Option : sur l’honneur, on peut les poser de même ; retournées, elles sont défaussées sans pénalité.)

## La première partie guidée

tip-goal = Le plus riche gagne : dévalisez des bâtiments. Un braquage demande tous les outils dessinés sur le bâtiment.
tip-lay = À chaque tour, posez deux cartes, dévalisez si vous voulez, puis repiochez jusqu’à six. Un bandit va là où son outil est demandé.
tip-first = Choisissez un bâtiment dont vous avez presque tous les outils et posez vos deux cartes dans sa rangée. Dispersées, elles servent autant aux autres.
tip-remember = Les cartes sont posées face cachée et personne ne les revoit. Retenez donc ce que vous avez posé, et où.
tip-rob = Vous pouvez dévaliser un bâtiment : on retourne sa rangée, sauf si un Vautour l’interrompt, et si tous les outils dessinés y sont, il est à vous.
tip-risk = S’il manque un outil, vous ne gagnez rien, et ce qui a été retourné reste visible et compte pour le prochain braquage.
tip-won = Un bâtiment est gagné ! Son dos dit ce qu’il rapporte. Sa rangée est vidée, le suivant arrive. Quand une rangée n’en a plus, la partie se termine.
tip-vain = Braquage manqué, mais rien n’est perdu : qui pose les outils manquants peut dévaliser avec tout ce qui est déjà visible.
tip-vulture = Un Vautour retourné arrête le braquage : ce qui est visible doit suffire. Ensuite, on l’ignore. Posez le vôtre là où l’adversaire amasse des cartes.
tip-end = Une pile de bâtiments s’épuise. La partie se termine après le tour où l’une d’elles est vide.
tip-joker = Vous avez un Jolly Joker : il va partout et remplace un outil manquant, quel qu’il soit.
tip-elixir = Vous avez un Élixir : les outils de toutes les cartes posées après lui dans sa rangée comptent double.
tip-coyote = Vous avez un Coyote : retourné, il emporte la carte posée après lui, qui ne fait alors rien. Posez-le là où l’adversaire veut dévaliser.
tip-theirs = Le braqueur profite de toutes les cartes de la rangée, les vôtres aussi. Regardez où l’adversaire pose les siennes.
tip-seven = Comptez les cartes cachées : s’il y en a sept ou plus dans une rangée après la pioche, elle est dévalisée d’office, pour qui vient de jouer.
