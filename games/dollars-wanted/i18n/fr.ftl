# Les mots de Dollars Wanted ; ce qui manque se lit en anglais. « Pioche » est l’outil ; la pile s’appelle « pile de pioche ».

game-name = Dollars Wanted
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
card-elixir = Élixir
    .short = Élixir
card-coyote = Coyote
    .short = Coyote
card-vulture = Vautour
    .short = Vautour
card-back = une carte face cachée
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
penalties = { $count ->
        [one] une carte pénalité
       *[other] { $count } cartes pénalité
    }
missing = il manque { $list }{ $wild ->
        [0] {""}
        [one] {" "}; un Joker en remplace un
       *[other] {" "}; des Jokers en remplacent { $wild }
    }
since-laid = { $name } pose { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
legend = Légende
row = Rangée { $row }
pile-draw = Pile de pioche : { $count }
pile-discard = Défausse : { $count }
prompt-first = À vous : choisissez une carte de votre main, puis une rangée.
prompt-second = La seconde carte : choisissez-la, puis une rangée.
prompt-picked = Choisissez maintenant une rangée éclairée pour cette carte.
say-robbery = { $name } dévalise la rangée { $row } : « À moi les dollars ! »
say-failed = Cela ne suffit pas : { $missing }. Le bâtiment de la rangée { $row } tient bon.
log-failed = { $name } dévalise en vain la rangée { $row } : { $missing }.
option-colour-variant = Variante avec les couleurs
score-bank = Banques
score-casino = Casinos
score-saloon = Saloons
score-shop = Magasins
score-penalty = Cartes pénalité
why-does-not-fit = Elle ne convient pas : cet outil ne sert à rien ici.
act-rob-here = Dévaliser { $building }
    .short = Dévaliser
