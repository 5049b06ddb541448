# Les mots de Desperados.

game-name = Desperados
game-about = Postez vos hommes de main devant la banque et le chemin de fer, et formez la bande la plus forte quand vient l’attaque.
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
card = { $person } ({ $colour })
card-twice = { $card }, { $count }{"\u00A0"}cartes
card-nowhere = ne peut aller nulle part
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
beneath-end = puis la fin
value = valeur
position = Position de valeur { $worth } : c’est la force qu’une carte de ce hors-la-loi ajoute à une bande.
    .short = force de la bande
sign-position = la force qu’une carte de ce hors-la-loi ajoute à une bande lors de l’attaque
    .sign = +2 sur une carte ou une position libre
sign-warrant = ce qui s’y ajoute, devant chaque lieu
    .sign = +2 sur l’avis de recherche
sign-value = combien de cartes remplissent le lieu, et ce qu’il vaut à la fin
    .sign = valeur
sign-beneath = les lieux en dessous, avec leur valeur
    .sign = puis
sign-booty = les lieux d’une sorte avec leurs valeurs, et ce qu’ils comptent ensemble ; chacun compte autant que le plus élevé d’entre eux
    .sign = valeur 2, 4 : 8{"\u00A0"}pts dans un butin
sign-recent = entre bandes de même force, le joueur qui a le plus petit numéro gagne : c’est lui qui a posé une carte le plus récemment
    .sign = bandes à égalité : 1er
helpers = Hommes de main devant le lieu { $spot }, le premier à gauche
helper = { $card }, position de valeur { $worth }
hand = { $count ->
        [one] Votre main, { $count }{"\u00A0"}carte
       *[other] Votre main, { $count }{"\u00A0"}cartes
    }
    .eyes = { $count ->
        [one] La main, { $count }{"\u00A0"}carte
       *[other] La main, { $count }{"\u00A0"}cartes
    }
hand-empty = Votre main est vide.
    .eyes = La main est vide.
hand-count = { $count ->
        [one] { $count }{"\u00A0"}carte
       *[other] { $count }{"\u00A0"}cartes
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
        [one] { $points }{"\u00A0"}point
       *[other] { $points }{"\u00A0"}points
    }
recent = bandes à égalité : { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
recent-about = Entre bandes de même force, le joueur qui a posé une carte le plus récemment gagne : celui qui a le plus petit numéro.
warrant = Avis de recherche
warrant-adds = et la force que chacun donne à une bande
warrant-empty = Personne n’est encore recherché.
piles = Piles
each-colour = { $count } par couleur
pile-draw = Pioche : { $count }
pile-discard = Défausse : { $count }
pile-top = sur le dessus : { $card }
nobody-running = { $count ->
        [one] Personne n’a participé à la dernière attaque.
       *[other] Personne n’a participé aux { $count }{"\u00A0"}dernières attaques.
    }
gang = Votre bande
    .eyes = La bande
gang-empty = Aucun des vôtres n’y va pour l’instant.
    .eyes = Personne de cette main n’y va pour l’instant.
gang-strength = Force { $strength }
gang-candidates = Dans votre main
    .eyes = Dans la main
gang-nobody = Aucun des vôtres n’y va.
    .eyes = Personne de cette main n’y va.
gang-hidden = Cela reste caché sous la table. Vous pouvez encore changer d’avis jusqu’à ce que tout le monde ait choisi.
gang-away = reste à l’écart
gang-brings = gagne { $count ->
        [one] { $count }{"\u00A0"}point
       *[other] { $count }{"\u00A0"}points
    }
stage-hold-up = Haut les mains !
gangs = Les bandes
news = À l’instant
prompt-place = À vous : choisissez une carte de votre main, puis un lieu.
prompt-picked = Choisissez maintenant un lieu en surbrillance pour cette carte.
prompt-wait-place = { $name } pose une carte.
prompt-hold-up = Attaque contre { $place } : qui participe ?
prompt-hold-up-worth = Attaque contre { $place } ({ $points } pour vous) : qui participe ?
prompt-hold-up-nobody = Attaque : aucun des vôtres ne peut venir. Appuyez quand même, pour garder le secret.
prompt-ready = Votre choix est fait. L’attaque se décide quand tout le monde a choisi.
prompt-wait-hold-up = Attaque contre { $place } : rien n’est encore décidé.
prompt-reveal = Attaque : les bandes sont révélées.
prompt-over = La partie est terminée.
change-choice = Changer mon choix
why-cannot = Pourquoi ne peuvent-ils pas venir ?
key-card = Choisir une carte de la main, ou l’envoyer dans la bande
key-spot = Poser la carte devant un des cinq lieux, dans l’ordre
key-ready = Valider son choix, ou en changer
act-place = Poser { $card } devant { $place }
    .hold-up = Poser { $card } devant { $place } : attaque
act-place-here = { $card } ici
    .hold-up = { $card } : attaque
act-join = Ajouter { $card } à la bande
act-join-for = Ajouter { $card } à la bande, force { $strength }
act-leave = Retirer { $card } de la bande
act-ready = Attaquer avec une force de { $strength }
act-ready-nobody = N’envoyer personne
place-for-good = On ne peut pas revenir sur une carte posée.
why-over = La partie est terminée.
why-not-in-hand = Vous n’avez pas cette carte.
why-wrong-colour = Il y a là une autre couleur.
why-person-there = Ce hors-la-loi est déjà là.
why-hold-up-now = C’est l’attaque : on ne pose personne maintenant.
why-no-hold-up = Il n’y a pas d’attaque à rejoindre.
why-ready = Votre choix est fait ; commencez par en changer.
why-join-not-in-hand = Une bande se forme avec les cartes de votre main, et celle-ci n’y est pas.
why-all-joined = Toutes les cartes de cette sorte que vous avez en main y sont déjà.
why-not-wanted = { $count ->
        [one] Ce hors-la-loi n’est ni devant ce lieu ni sur l’avis de recherche, quelle que soit la couleur.
       *[other] Ils ne sont ni devant ce lieu ni sur l’avis de recherche, quelle que soit la couleur.
    }
why-card-not-wanted = { $count ->
        [one] Cette carte précise, hors-la-loi et couleur, n’est ni devant ce lieu ni sur l’avis de recherche.
       *[other] Ces cartes précises, hors-la-loi et couleur, ne sont ni devant ce lieu ni sur l’avis de recherche.
    }
why-mixed-gang = Une bande est d’une seule couleur ou d’un seul hors-la-loi.
say-opened = { $place } { $kind ->
        [gold-diggers] sont
       *[other] est
    } en jeu.
say-first = { $name } commence.
    .you = Vous commencez.
say-drew = { $name } pioche { $count ->
        [one] une carte
       *[other] { $count }{"\u00A0"}cartes
    }.
    .you = Vous piochez { $count ->
            [one] une carte
           *[other] { $count }{"\u00A0"}cartes
        }.
say-reshuffled = La défausse est mélangée et devient la pioche.
say-placed = { $name } pose { $card } devant le lieu{"\u00A0"}{ $spot }.
    .you = Vous posez { $card } devant le lieu{"\u00A0"}{ $spot }.
say-stuck = { $name } ne peut poser aucune carte : { $other } en tire une, { $card }, et la défausse.
    .you = Vous ne pouvez poser aucune carte : { $other } en tire une, { $card }, et la défausse.
    .other-you = { $name } ne peut poser aucune carte : vous en tirez une, { $card }, et la défaussez.
say-stuck-empty = { $name } n’a pas de carte à poser.
    .you = Vous n’avez pas de carte à poser.
say-hold-up = Attaque contre { $place } ! { $name } l’a déclenchée.
    .you = Attaque contre { $place } ! Vous l’avez déclenchée.
say-joins = { $name } vient avec { $cards } : force{"\u00A0"}{ $strength }.
    .you = Vous venez avec { $cards } : force{"\u00A0"}{ $strength }.
say-stays-away = { $name } reste à l’écart.
    .you = Vous restez à l’écart.
say-nobody = { $count ->
        [one] Personne ne vient.
       *[other] Personne ne vient. Cela fait { $count }{"\u00A0"}attaques de suite ; après dix, la partie se termine.
    }
say-won = { $name } gagne { $place }.
    .you = Vous gagnez { $place }.
say-won-recent = À force égale, { $name } a posé le plus récemment et gagne { $place }.
    .you = À force égale, vous avez posé le plus récemment et gagnez { $place }.
say-won-first = À force égale, sans que personne ait encore posé, { $name } vient en premier dans le sens inverse des aiguilles d’une montre et gagne { $place }.
    .you = À force égale, sans que personne ait encore posé, vous venez en premier dans le sens inverse des aiguilles d’une montre et gagnez { $place }.
say-wanted = { $name } : { $cards } { $count ->
        [one] figure
       *[other] figurent
    } maintenant sur l’avis de recherche.
    .you = De votre bande, { $cards } { $count ->
        [one] figure
       *[other] figurent
    } maintenant sur l’avis de recherche.
say-dismissed = { $name } défausse sa bande.
    .you = Vous défaussez votre bande.
say-cleared = Les hommes de main de ce lieu sont défaussés.
say-ended = La partie est terminée. { $why }
log-placed = { $name } : { $card } devant le lieu{"\u00A0"}{ $spot }
    .you = Vous : { $card } devant le lieu{"\u00A0"}{ $spot }
end-five-won = Le premier lieu de valeur 5 a été attaqué.
end-dead-position = Aucune carte restante ne peut être posée nulle part.
end-nobody-joins = Dix attaques de suite sont restées sans participant.
highlight-gang = La bande la plus forte
highlight-close = L’attaque la plus serrée
score-saloon = Saloons
score-bank = Banques
score-railway = Chemins de fer
score-gold-diggers = Chercheurs d’or
score-stage-coach = Diligences
term-hand = Cartes en main

## Les personnages

person-ace = Ace
person-calico = Calico
person-duke = Duke
person-lola = Lola
person-mesa = Mesa
person-nevada = Nevada
person-ortega = Ortega
person-pearl = Pearl
person-rusty = Rusty
person-silas = Silas

## Les options

option-exact-match = Cartes exactes
    .about = Lors d’une attaque, seules comptent, devant le lieu et sur l’avis de recherche, les cartes du même hors-la-loi et de la même couleur.
option-trigger-takes = Le lieu va à qui a déclenché l’attaque
    .about = Quand personne ne participe, le lieu va au joueur qui a déclenché l’attaque.

## Les règles

rules-lead = Des hommes de main se rassemblent devant saloons, banques et chemins de fer. Quand un lieu est complet, chacun forme une bande en secret, et la plus forte prend le butin. Expliqué avec nos propres mots.
rules-why = Là où les règles imprimées laissent une question ouverte ou sont perdues, nous disons comment on joue ici.
primer-goal = Des hommes de main se rassemblent devant cinq lieux jusqu’à ce que l’un soit complet ; alors chacun forme une bande en secret, et la plus forte prend le lieu comme butin. Quand le premier lieu de la plus haute valeur a été attaqué, celui qui a le plus de points gagne.
primer-table = La table au début : cinq piles de lieux. Celui du dessus est en jeu ; sa valeur dit combien d’hommes de main le remplissent.
primer-turn-1 = Piocher deux cartes.
primer-turn-2 = Poser une carte devant un des cinq lieux : de la couleur qui s’y trouve déjà, et d’un hors-la-loi qui n’y est pas encore.
primer-turn-3 = Si le lieu est alors complet, il est attaqué aussitôt, et tous choisissent leur bande. Sinon, le tour est fini.
primer-place = Un lieu et ses hommes de main
    .text = Un homme de main n’appartient à personne. C’est sa place qui compte : devant un lieu, le premier apporte plus de force que le deuxième aux bandes qui ont ses cartes, et le dernier en apporte le moins. Poser une carte, c’est donc faire valoir celles que l’on garde.
primer-place-caption = { $place }, valeur { $value }. { $helpers }. Places encore libres : { $free }.
primer-gang = Une bande et une attaque
    .text = Une bande est d’une seule couleur ou d’un seul hors-la-loi, et chacun de ses membres se trouve devant ce lieu ou sur l’avis de recherche. Sa force est la somme de ses cartes. Chacun choisit en secret, et toutes les bandes sont révélées ensemble ; la plus forte gagne.
primer-warrant = L’avis de recherche
    .text = Le joueur qui gagne une attaque rend sa bande célèbre : ses cartes vont sur l’avis de recherche. Chacune d’elles renforce toutes les autres cartes de ce hors-la-loi, devant tous les lieux et pour tout le monde. Les autres bandes et les hommes de main sont défaussés.
primer-booty = Le butin
    .text = À la fin, chaque lieu compte autant que le plus haut de sa sorte que l’on possède. Un lieu élevé donne donc du prix à tous les autres de sa sorte.
primer-booty-caption = { $name } – { $booty }. En tout { $count } points.
primer-step-draw = { $name } pioche et a le choix. Devant ce lieu, un homme de main de plus déclenche l’attaque.
primer-step-place = { $name } complète le lieu.
primer-step-hold-up = À présent chacun choisit, et nul ne voit ce que font les autres. Qui est déjà recherché peut participer sans se trouver devant le lieu.
primer-step-reveal = Toutes les bandes sont révélées en même temps. Participer coûte les cartes engagées : sans espoir, mieux vaut rester à l’écart.
primer-step-won = La bande la plus forte gagne, quel que soit le joueur qui a déclenché l’attaque. Le lieu est posé, visible, devant son gagnant.
primer-step-wanted = La bande victorieuse est désormais recherchée. Le lieu suivant de la pile entre en jeu, et c’est au voisin de gauche.
rules-setup = Mise en place
rules-day = Journée ordinaire
rules-hold-up = Attaque
rules-end = La fin
rules-cards = Les cartes et les lieux
rules-cards-about = Le nombre de cartes de chaque hors-la-loi est notre reconstitution, et les noms sont de nous, car ceux qui étaient imprimés sont perdus.
rules-places-about = Les valeurs de chaque sorte de lieu sont elles aussi notre reconstitution.
rule-de-1 = Quatre-vingts cartes hors-la-loi.
    .rebuilt = Dix hors-la-loi en quatre couleurs, vingt cartes de chaque couleur ; le nombre de cartes de chacun est indiqué plus bas. Les noms sont de nous.
rule-de-2 = Vingt lieux de cinq sortes, cinq lieux pour chacune des valeurs 2, 3, 4 et 5.
    .rebuilt = Les valeurs de chaque sorte sont indiquées plus bas.
rule-de-3 = Les lieux forment cinq piles, le 5 au fond, puis le 4, le 3 et le 2 au-dessus, avec quatre sortes différentes dans chaque pile.
    .ours = Nous tirons au sort parmi toutes ces dispositions, toutes aussi probables.
rule-de-4 = Chacun commence avec cinq cartes.
rule-de-5 = On joue dans le sens des aiguilles d’une montre.
    .ours = Le hasard désigne le premier joueur ; dans les règles imprimées, c’est le plus dangereux.
rule-de-6 = On commence son tour en piochant deux cartes. Une pioche épuisée est remplacée par la défausse mélangée.
    .ours = Cela se fait quand il faut une carte et qu’il n’y en a plus à piocher, pas avant ; si les deux piles sont vides, on pioche ce qu’il y a. Il n’y a pas de limite de main.
rule-de-7 = Puis on pose une carte de sa main, face visible, devant un des cinq lieux en jeu. Elle doit avoir la couleur des cartes qui y sont et montrer un hors-la-loi qui n’y est pas encore. Un joueur qui peut poser une carte doit le faire.
    .reading = Devant un lieu vide, tout est permis.
rule-de-8 = Les cartes posées devant les lieux sont des hommes de main, « handy-man » dans le livret imprimé. Ils n’appartiennent à personne.
rule-de-9 = Si aucune carte ne peut être posée, le voisin de gauche prend une carte, qui va à la défausse.
    .reading = Il la tire sans la voir de la main du joueur bloqué. Ce n’est pas une pose, et le tour est fini.
    .ours = Tous voient cette carte, pas la main. D’une main vide, on ne tire rien, et le tour est fini aussi.
rule-de-10 = Dès qu’il y a devant un lieu autant de cartes que sa valeur, il est attaqué.
    .reading = La dernière carte compte aussi.
rule-de-11 = Tous les joueurs choisissent en secret une bande, ou personne, et la révèlent ensemble. Avant, nul ne peut savoir qui participe.
    .reading = Chacun est interrogé, même s’il ne peut pas participer.
    .ours = Un choix peut être changé jusqu’à ce que le dernier soit prêt, et avant la révélation nul ne peut savoir qui a choisi. Seul celui qui fait attendre les autres plus longtemps que ce que la table a fixé (deux minutes, sauf autre réglage) est nommé.
rule-de-12 = Les cartes d’une bande sont toutes d’une seule couleur, ou toutes du même hors-la-loi en n’importe quelles couleurs.
    .reading = Une bande est formée d’une ou plusieurs cartes de la main.
rule-de-13 =
    .reading = Deux cartes identiques peuvent participer toutes les deux. La couleur d’une bande n’a pas à être celle du lieu.
rule-de-14 = Chaque hors-la-loi d’une bande doit être parmi les hommes de main de ce lieu ou sur l’avis de recherche tel qu’il était auparavant.
    .reading = C’est le hors-la-loi qui doit s’y trouver, en n’importe quelle couleur.
rule-de-15 = Le premier homme de main devant un lieu de valeur v vaut v, le deuxième v{"\u00A0"}−{"\u00A0"}1, et ainsi de suite ; un hors-la-loi qui n’y est pas ne vaut rien. Chacune de ses cartes sur l’avis de recherche ajoute un.
    .reading = La force d’une bande est la somme de ses cartes ; leur couleur n’a pas d’importance. (Option : seules comptent les cartes du même hors-la-loi et de la même couleur.)
rule-de-16 = La bande la plus forte gagne ; à égalité, celle du joueur qui a posé un homme de main le plus récemment pendant une journée ordinaire.
    .reading = On ne compare que les ex æquo : celui qui a déclenché l’attaque gagne donc toutes les égalités où il se trouve.
    .ours = Si aucun des ex æquo n’a encore posé, c’est le premier après celui qui a déclenché l’attaque, dans le sens inverse des aiguilles d’une montre.
rule-de-17 = Le gagnant prend le lieu. Sa bande va sur l’avis de recherche ; les autres bandes et les hommes de main du lieu sont défaussés. Le lieu suivant de la pile entre en jeu.
    .ours = Le butin est visible. Les bandes sont défaussées dans le sens des aiguilles d’une montre à partir du joueur qui a déclenché l’attaque, chacune triée, puis les hommes de main du lieu dans leur ordre.
rule-de-18 =
    .ours = Si personne ne participe, le lieu reste et ses hommes de main sont défaussés, même pour une valeur de 5. (Option : le joueur qui a déclenché l’attaque prend le lieu ; l’avis de recherche reste tel quel, et un lieu de valeur 5 ainsi pris termine la partie.) Après dix attaques de suite sans participant, la partie se termine.
rule-de-19 = Après une attaque, c’est le voisin de gauche du joueur dont c’était le tour qui joue.
rule-de-20 = La partie se termine dès que le premier lieu de valeur 5 a été attaqué.
    .reading = Les cartes en main ne comptent pas.
    .ours = Une attaque à laquelle personne ne participe n’en est pas une en ce sens.
rule-de-21 =
    .ours = Elle se termine aussi quand un tour commence et qu’aucune carte hors des rangées et de l’avis de recherche ne pourrait être posée nulle part.
rule-de-22 = Le joueur qui a le plus de points gagne. Le butin est rangé par sortes, et chaque carte d’une sorte compte la plus haute valeur de cette sorte.
    .reading = Banque 2, banque 4 et saloon 3 font donc 4{"\u00A0"}+{"\u00A0"}4{"\u00A0"}+{"\u00A0"}3.
    .ours = À égalité, la victoire est partagée.

## La première partie guidée

tip-goal = Le butin le plus précieux gagne. Dès que 2{"\u00A0"}cartes sont devant un lieu de valeur 2, il est attaqué ; la bande la plus forte le prend.
tip-place = À chaque tour, piochez deux cartes, puis posez-en une devant un lieu. Là, toutes ont la même couleur, et aucun hors-la-loi n’y est deux fois.
tip-first = Posez un hors-la-loi que vous avez en double : seuls ceux posés devant le lieu participent à l’attaque, donc aussi ses autres cartes.
tip-worth = Gardez les autres cartes pour les attaques : celle d’un hors-la-loi posé devant le lieu renforce votre bande de son nombre, par exemple +2.
tip-hold-up = Le lieu est complet : attaque ! Envoyez une bande d’une couleur ou d’un seul hors-la-loi, parmi ceux posés ici. La plus forte gagne.
tip-secret = Tous choisissent en secret. Personne ne sait qui participe, et vous pouvez changer d’avis jusqu’au dernier choix.
tip-wanted = Qui est sur l’avis de recherche peut participer à toute attaque, et sa force augmente de 1 pour chacune de ses cartes qui y figure.
tip-tie = Entre bandes à égalité, le dernier à avoir posé une carte gagne. Qui complète un lieu gagne donc les égalités où il se trouve.
tip-away = Ceux que vous envoyez quittent votre main, que vous gagniez ou non. Il peut être sage de rester à l’écart et de garder ses cartes.
tip-won = Le lieu est gagné, celui du dessous vaut plus. La bande gagnante est sur l’avis de recherche : chaque carte y rend son hors-la-loi plus fort.
tip-kinds = Chacun de vos lieux compte autant que le meilleur de sa sorte : des saloons de 2 et 4 font 4 + 4. Réunissez donc des lieux de la même sorte.
tip-end = Un lieu de valeur 5 est en jeu. Dès que le premier d’entre eux a été attaqué, la partie se termine.
tip-full = Encore une carte et un lieu est complet. Il est alors attaqué aussitôt : regardez d’abord votre main.
tip-many = Il n’y a pas de limite de main. Des cartes qui vont ensemble feront plus tard une bande forte.
