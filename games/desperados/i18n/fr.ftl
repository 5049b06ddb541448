# Les mots de Desperados ; ce qui manque se lit en anglais.

game-name = Desperados
kind-saloon = Saloon
    .the = le saloon
    .object = le saloon
kind-bank = Banque
    .the = la banque
    .object = la banque
kind-railway = Chemin de fer
    .the = le chemin de fer
    .object = le chemin de fer
kind-gold-diggers = Chercheurs d’or
    .the = les chercheurs d’or
    .object = les chercheurs d’or
kind-stage-coach = Diligence
    .the = la diligence
    .object = la diligence
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
booty = Butin
warrant = Avis de recherche
gang = Votre bande
gangs = Les bandes
rules-day = Quotidien
rules-hold-up = Attaque
legend = Légende
score-saloon = Saloons
score-bank = Banques
score-railway = Chemins de fer
score-gold-diggers = Chercheurs d’or
score-stage-coach = Diligences
spots = Les cinq lieux
spot = Lieu { $spot }
helpers = Hommes de main au lieu { $spot }, le premier à gauche
points = { $count ->
        [one] { $count }{"\u00A0"}point
       *[other] { $count }{"\u00A0"}points
    }
gang-strength = Force { $strength }
gang-candidates = De votre main
gang-away = reste à l’écart
gang-best = gagne
rules-setup = Mise en place
rules-end = La fin
act-ready = Attaquer avec force { $strength }
act-ready-nobody = Aucun des miens n’y va
why-not-wanted = Ce hors-la-loi n’est ni à ce lieu ni sur l’avis de recherche, quelle que soit la couleur.
why-card-not-wanted = Cette carte même, hors-la-loi et couleur, n’est ni à ce lieu ni sur l’avis de recherche.
why-mixed-gang = Une bande est d’une seule couleur ou d’un seul hors-la-loi.
why-person-there = Ce hors-la-loi est déjà là.
why-wrong-colour = Les hommes de main y ont une autre couleur.
prompt-place = À vous : choisissez une carte de votre main, puis un lieu.
prompt-picked = Choisissez maintenant un lieu éclairé pour cette carte.
beneath = En dessous
    .short = puis
value = valeur
position = Position de valeur { $worth } : c’est la force qu’une carte de ce hors-la-loi ajoute à une bande.
sign-position = +2 sur une carte ou une position libre : la force qu’une carte de ce hors-la-loi ajoute à une bande lors de l’attaque
sign-warrant = +2 sur l’avis de recherche : ce qui s’y ajoute, à chaque lieu
sign-value = valeur : combien de cartes remplissent le lieu, et ce qu’il vaut à la fin
sign-beneath = puis : les lieux en dessous, avec leur valeur
say-opened = { $place } { $kind ->
        [gold-diggers] sont
       *[other] est
    } en jeu.
say-wanted = { $cards } de { $name } { $count ->
        [one] figure
       *[other] figurent
    } maintenant sur l’avis de recherche.
