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
    .short = Photo
    .printed = Photo
card-stagecoach = Attaque de diligence
    .short = Diligence
    .printed = Postkutschen Überfall
card-bank = Attaque de banque
    .short = Banque
    .printed = Banküberfall
card-gun = Tireur le plus rapide
    .short = Tireur
    .printed = Schnellster Schütze
card-wanted = Most Wanted
    .short = Wanted
    .printed = Most Wanted
card-hideout = Souterrain
    .short = Souterrain
    .printed = Unterschlupf
card-wyatt = Wyatt Earp
    .short = Wyatt
    .printed = Wyatt Earp
printed = Nom imprimé : { $name }
points = { $count ->
        [one] { $count } PS
       *[other] { $count } PS
    }
poster-reward = Récompense : { $money }
posters = Les sept mises à prix
pile-draw = Pioche
pile-discard = Défausse
hit = Coup au but !
miss = Tir raté
sheet = Décompte de la manche { $number }
duel = Duel
act-draw = Piocher deux cartes
act-pass = Passer
act-discard-here = Défausser
rules-sheriff = Cartes shérif
score-hand = Manche { $number }
legend = Légende
