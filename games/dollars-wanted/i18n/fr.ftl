# Les mots de Dollars Wanted ; ce qui manque se lit en anglais. « Pioche » est l’outil ; la pile s’appelle « pile de pioche ».

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
    .about = remplace tout outil manquant
card-elixir = Élixir
    .short = Élixir
    .about = double ce qui est plus loin
card-coyote = Coyote
    .short = Coyote
    .about = emporte la carte suivante
card-vulture = Vautour
    .short = Vautour
    .about = met fin au braquage
card-back = une carte face cachée
colour-red = rouge
colour-yellow = jaune
colour-green = verte
colour-blue = bleue
colour-grey = grise
card-coloured = { $card }, { $colour }
card-in-hand = { $card }, carte { $place } sur { $all }
card-nowhere = ne convient nulle part
card-mine = face cachée, à vous : { $card }
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
       *[other] { $count } pistolets
    }
need-dynamite = { $count ->
        [one] un bâton de dynamite
       *[other] { $count } bâtons de dynamite
    }
need-crowbar = { $count ->
        [one] un pied de biche
       *[other] { $count } pieds de biche
    }
need-pickaxe = { $count ->
        [one] une pioche
       *[other] { $count } pioches
    }
needs = il faut { $list }
missing = il manque { $list }{ $wild ->
        [0] {""}
       *[other] ; un Joker peut en remplacer { $wild }
    }
since-laid = { $name } pose { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
legend = Légende
row = Rangée { $row }
row-empty = Il ne reste aucun bâtiment dans cette rangée.
row-left = { $count ->
        [one] le dernier de la pile
       *[other] { $count } dans la pile
    }
row-cards = Cartes de la rangée { $row }, à partir du bâtiment
row-down = { $count ->
        [0] aucune face cachée
        [one] une face cachée
       *[other] { $count } face cachée
    }
rows = Les trois rangées
hand = Votre main
hand-empty = Votre main est vide.
hand-count = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
piles = Piles
pile-draw = Pile de pioche : { $count }
pile-discard = Défausse : { $count }
pile-top = au-dessus : { $card }
won = Bâtiments gagnés
penalties = { $count ->
        [one] une carte pénalité
       *[other] { $count } cartes pénalité
    }
prompt-first = À vous : choisissez une carte de votre main, puis une rangée.
prompt-second = La seconde carte : choisissez-la, puis une rangée.
prompt-picked = Choisissez maintenant une rangée éclairée pour cette carte.
prompt-nothing = Rien dans votre main ne convient. Que faites-vous ?
prompt-rob = Dévalisez un bâtiment, ou passez.
prompt-done = Votre tour est décidé.
prompt-wait-lay = { $name } pose des cartes.
prompt-wait-rob = { $name } songe à un braquage.
prompt-wait-close = Le tour de { $name } se termine.
prompt-over = La partie est terminée.
key-pick = Choisir une carte de la main
key-row = Poser la carte dans la première, deuxième ou troisième rangée, ou la dévaliser
why-cannot = Pourquoi ne puis-je pas … ?
act-lay = Poser { $card } dans la rangée { $row }
act-lay-here = Poser { $card } ici
act-stop = Ne plus rien poser
act-show = Montrer la main et piocher six nouvelles cartes
act-rob = Dévaliser { $building } de la rangée { $row }
act-rob-here = Dévaliser { $building }
    .short = Dévaliser
act-rob-empty = Dévaliser la rangée { $row }
act-pass = Ne rien dévaliser
why-not-your-turn = Ce n’est pas votre tour.
why-no-seat = Vous regardez.
why-over = La partie est terminée.
why-lay-first = On pose d’abord des cartes, puis on dévalise.
why-laying-done = Les cartes de ce tour sont posées.
why-not-in-hand = Vous n’avez pas cette carte.
why-no-building = Il ne reste aucun bâtiment dans cette rangée.
why-does-not-fit = Elle ne convient pas : cet outil ne sert à rien ici.
why-must-lay = Vous avez une carte qui convient : il faut la poser.
why-lay-two = Ici toute carte peut être posée, il en faut donc deux. Si une seule convient, vous pouvez arrêter après elle ; si aucune ne convient, vous pouvez montrer votre main avant de poser.
why-something-fits = On ne montre sa main que si rien n’y convient.
why-already-laid = La main ne se montre qu’avant la première carte.
why-three-redraws = La main a déjà été montrée trois fois dans ce tour.
why-nothing-to-draw = Il n’y a plus rien à piocher.
why-nothing-hidden = Aucune carte n’est face cachée dans cette rangée.
say-opened = Rangée { $row } : { $building }, { $needs }.
say-first = { $name } commence.
say-turn = C’est au tour de { $name }.
say-laid = { $name } pose une carte dans la rangée { $row }.
say-only-one = { $name } ne peut poser qu’une carte : aucune autre ne convient.
say-skipped = { $name } n’a rien qui convienne et ne pose rien.
say-shown = Rien ne convient : { $name } montre { $cards }.
say-robbery = { $name } dévalise la rangée { $row } : « À moi les dollars ! »
say-robbery-seven = Sept cartes ou plus sont cachées dans la rangée { $row } : elle est dévalisée pour { $name }.
say-turned = { $card }.
say-eaten = Le coyote emporte avec lui : { $card }.
say-left = Le coyote ne trouve pas de proie et s’en va.
say-wrong = { $card } : n’a rien à faire ici, à la défausse.
say-wrong-penalty = { $card } : n’a rien à faire ici ; { $name } prend une carte pénalité.
say-stopped = Le vautour met fin au braquage.
say-won = { $name } gagne { $building } : { $money } !
say-discarded = À la défausse : { $card }.
say-failed = { $name } dévalise en vain la rangée { $row } : { $missing }.
say-drew = { $name } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
say-you-drew = Vous avez pioché { $cards }.
say-reshuffled = La défausse est mélangée et devient la pile de pioche.
say-reshuffled-colour = La défausse { $colour } est mélangée et devient la pile de pioche.
say-ended = La partie est terminée. { $why }
log-laid = { $name } pose une carte.
log-turn = Tour { $number } : { $name }
log-only-one = { $name } n’a pu poser qu’une carte.
log-skipped = { $name } n’a rien posé.
log-shown = { $name } a montré une main où rien ne convenait.
log-robbery-seven = Une rangée pleine est dévalisée pour { $name }.
log-won = { $name } dévalise { $building } et gagne { $money }.
log-failed = { $name } dévalise en vain la rangée { $row }.
log-penalty = { $name } prend une carte pénalité.
log-wrong = Une carte qui ne convenait pas a été défaussée.
end-empty-pile = Une pile de bâtiments est vide.
end-standstill = Pendant deux tours de table, aucune carte n’a été posée ni retournée.
end-last-turn = Le millième tour est terminé.
score-bank = Banques
score-casino = Casinos
score-saloon = Saloons
score-shop = Magasins
score-penalty = Cartes pénalité
tie-buildings = Bâtiments
option-colour-variant = Variante avec les couleurs
