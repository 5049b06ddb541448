# Les mots de Desperados ; ce qui manque se lit en anglais.

game-name = Desperados
game-about = Postez vos hommes de main devant la banque et le chemin de fer, et formez la bande la plus forte quand vient l’attaque.
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
card = { $person } ({ $colour })
card-twice = { $card }, { $count } cartes
card-nowhere = ne va nulle part
tint = { $colour } : { $count }
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
place = { $kind } de valeur{"\u00A0"}{ $value }
spots = Les cinq lieux
spot = Lieu{"\u00A0"}{ $spot }
spot-empty = Il n’y a plus rien à attaquer ici.
beneath = En dessous
    .short = puis
value = valeur
position = Position de valeur { $worth } : c’est la force qu’une carte de ce hors-la-loi ajoute à une bande.
sign-position = +2 sur une carte ou une position libre : la force qu’une carte de ce hors-la-loi ajoute à une bande lors de l’attaque
sign-warrant = +2 sur l’avis de recherche : ce qui s’y ajoute, à chaque lieu
sign-value = valeur : combien de cartes remplissent le lieu, et ce qu’il vaut à la fin
sign-beneath = puis : les lieux en dessous, avec leur valeur
helpers = Hommes de main au lieu { $spot }, le premier à gauche
helper = { $card }, position de valeur { $worth }
hand = { $count ->
        [one] Votre main, { $count } carte
       *[other] Votre main, { $count } cartes
    }
hand-empty = Votre main est vide.
hand-count = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
points = { $count ->
        [one] { $count }{"\u00A0"}point
       *[other] { $count }{"\u00A0"}points
    }
    .short = { $count }{"\u00A0"}{ $count ->
        [one] pt
       *[other] pts
    }
booty = Butin
booty-kind = { $kind } { $values } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
recent = entre bandes égales : numéro { $rank }
recent-about = Entre bandes égales gagne qui a posé un homme de main le plus récemment : celui qui a le plus petit numéro.
warrant = Avis de recherche
warrant-empty = Personne n’est encore recherché.
piles = Piles
legend = Légende
pile-draw = Pile de pioche : { $count }
pile-discard = Défausse : { $count }
pile-top = au-dessus : { $card }
nobody-running = { $count ->
        [one] Personne n’a participé à la dernière attaque.
       *[other] Personne n’a participé aux { $count } dernières attaques.
    }
gang = Votre bande
gang-empty = Aucun des vôtres n’y va pour l’instant.
gang-strength = Force { $strength }
gang-candidates = De votre main
gang-nobody = Aucun des vôtres n’y va.
gang-hidden = Cela reste caché sous la table. Vous pouvez encore changer d’avis jusqu’à ce que tous soient prêts.
gang-away = reste à l’écart
gang-best = gagne
gangs = Les bandes
news = À l’instant
prompt-place = À vous : choisissez une carte de votre main, puis un lieu.
prompt-picked = Choisissez maintenant un lieu éclairé pour cette carte.
prompt-wait-place = { $name } pose un homme de main.
prompt-hold-up = Attaque contre { $place } : formez votre bande.
prompt-ready = Vous êtes prêt. L’attaque se décide quand tous le sont.
prompt-wait-hold-up = Attaque contre { $place } : rien n’est encore décidé.
prompt-reveal = Attaque : les bandes se montrent.
prompt-over = La partie est terminée.
change-choice = Changer mon choix
why-cannot = Pourquoi ne viennent-ils pas ?
key-card = Choisir une carte de la main, ou l’envoyer dans la bande
key-spot = Poser la carte au premier … cinquième lieu
key-ready = Être prêt, ou changer son choix
act-place = Poser { $card } devant { $place }
act-place-here = { $card } ici
act-join = { $card } rejoint la bande
act-join-for = { $card } rejoint la bande, force { $strength }
act-leave = { $card } quitte la bande
act-ready = Attaquer avec force { $strength }
act-ready-nobody = Aucun des miens n’y va
why-not-your-turn = Ce n’est pas votre tour.
why-no-seat = Vous regardez.
why-over = La partie est terminée.
why-not-in-hand = Vous n’avez pas cette carte.
why-wrong-colour = Les hommes de main y ont une autre couleur.
why-person-there = Ce hors-la-loi est déjà là.
why-hold-up-now = C’est l’attaque : on ne pose personne maintenant.
why-no-hold-up = Il n’y a pas d’attaque à rejoindre.
why-ready = Vous êtes prêt ; changez d’abord votre choix.
why-join-not-in-hand = Une bande se forme de votre main, et cette carte n’y est pas.
why-all-joined = Toutes les cartes pareilles de votre main y sont déjà.
why-not-wanted = Ce hors-la-loi n’est ni à ce lieu ni sur l’avis de recherche, quelle que soit la couleur.
why-card-not-wanted = Cette carte même, hors-la-loi et couleur, n’est ni à ce lieu ni sur l’avis de recherche.
why-mixed-gang = Une bande est d’une seule couleur ou d’un seul hors-la-loi.
say-opened = { $place } { $kind ->
        [gold-diggers] sont
       *[other] est
    } en jeu.
say-first = { $name } commence.
say-turn = C’est au tour de { $name }.
say-drew = { $name } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
say-you-drew = Vous avez pioché { $cards }.
say-reshuffled = La défausse est mélangée et devient la pile de pioche.
say-placed = { $name } pose { $card } au lieu{"\u00A0"}{ $spot }.
say-stuck = Aucune carte de { $name } ne peut être posée : { $neighbour } tire { $card } de cette main et la défausse.
say-stuck-empty = { $name } n’a pas de carte à poser.
say-hold-up = Attaque contre { $place } ! { $name } l’a déclenchée.
say-joins = { $name } vient avec { $cards } : force { $strength }.
say-stays-away = { $name } reste à l’écart.
say-nobody = { $count ->
        [one] Personne ne vient.
       *[other] Personne ne vient. Cela fait { $count } attaques de suite ; après dix, la partie se termine.
    }
say-won = { $name } gagne { $place }.
say-won-recent = À force égale, { $name } a posé le plus récemment et gagne { $place }.
say-won-first = À force égale, et aucun n’a encore posé : { $name } vient en premier dans le sens inverse des aiguilles d’une montre et gagne { $place }.
say-wanted = { $cards } de { $name } { $count ->
        [one] figure
       *[other] figurent
    } maintenant sur l’avis de recherche.
say-dismissed = La bande de { $name } est défaussée.
say-cleared = Les hommes de main de ce lieu sont défaussés.
say-ended = La partie est terminée. { $why }
log-turn = Tour { $number } : { $name }
log-placed = { $name } : { $card } au lieu{"\u00A0"}{ $spot }
end-five-won = Le premier lieu de valeur 5 a été attaqué.
end-dead-position = Aucune carte restante ne peut être posée nulle part.
end-nobody-joins = Personne n’a participé à dix attaques de suite.
score-saloon = Saloons
score-bank = Banques
score-railway = Chemins de fer
score-gold-diggers = Chercheurs d’or
score-stage-coach = Diligences
rules-setup = Mise en place
rules-day = Quotidien
rules-hold-up = Attaque
rules-end = La fin
