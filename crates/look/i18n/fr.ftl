# Les mots qui n’appartiennent à aucun jeu ; ce qui manque se lit en anglais.

house = Posse
skip = Aller à la table
language = Langue
rules = Règles
rules-of = Règles : { $game }
list-and = { $first } et { $last }
you = (vous)
home-title = Jeux de table du Far West, entre amis ou contre des robots
home-about = Quatre jeux dans le navigateur : jouez tout de suite contre des robots ou envoyez un lien à vos amis. Sans compte, sans rien installer.
home-play = Jouer maintenant
home-players = { $least } à { $most } joueurs
home-play-about = Un clic vous assied avec des robots, comme la dernière fois. Pour des amis, d’autres niveaux, places ou règles maison, ouvrez une table.
home-set = Ouvrir une table …
home-next = { $game } : à vous de jouer
home-tables = Vos tables
home-running = en cours
home-waiting = attend des joueurs
home-over = terminée
home-fairness = Comment vérifier la donne
home-join = Rejoindre une table
home-code = Lien ou code
home-join-go = Aller à la table
home-join-about = Collez le lien ou tapez le code qui le termine. Ou visez avec l’appareil photo du téléphone le QR code affiché avant la partie.
home-join-unknown = Aucune table n’a ce code : ce sont les douze lettres et chiffres à la fin du lien.
home-open = Tables qui cherchent des joueurs
home-public = Tables à regarder
home-finished = Tables terminées ({ $count })
home-turn = attend { $names }
home-turn-mine = à vous de jouer
home-tab = Jeux de table du Far West
home-seats = { $seats } places
home-free =
    { $count ->
        [0] toutes les places sont prises
        [1] une place libre
       *[other] { $count } places libres
    }
ago-minutes =
    { $count ->
        [0] à l’instant
        [1] une minute
       *[other] { $count } minutes
    }
ago-hours =
    { $count ->
        [1] une heure
       *[other] { $count } heures
    }
ago-days =
    { $count ->
        [1] un jour
       *[other] { $count } jours
    }
newcomer = Étranger
option-on = oui
option-off = non
option-usual = comme d’habitude
create-go = Ouvrir la table
create-seat = Place { $seat }
create-person = une personne
create-me = moi
create-seats = Qui joue ?
create-start = Si vous et des robots prenez toutes les places, la partie commence aussitôt ; votre place n’ajoute alors rien au mélange et fait confiance à qui tient le serveur.
create-bot = Robot : { $bot }
create-bot-rated = Robot : { $bot } ({ $elo } ± { $within })
bots-about = Les points entre parenthèses disent la force d’un robot : qui en a 200 de plus finit devant l’autre dans trois parties sur quatre.
create-nobody = aucun joueur
create-title = Une nouvelle table : { $game }
create-options = Règles maison
name = Votre nom
name-about = 1 à 24 caractères. Qui voit cette table le voit.
seat-free = La place { $seat } est libre
seat-sit = S’asseoir
seat-stand = Se lever
seat-ready = prêt
seat-not-ready = pas encore prêt
seat-be-ready = Je suis prêt
seat-bot = Quel robot
seat-put-bot = Asseoir le robot
seat-remove-bot = Renvoyer le robot
seat-take-over = Reprendre la place au robot
lobby-rules = Règles maison ({ $count })
lobby-fair = Une donne honnête
lobby-trusts-about = Cette place n’ajoute rien au mélange ; elle fait donc confiance à qui tient le serveur.
lobby-wait = La partie commence quand toutes les places sont prises et que tous sont prêts.
lobby-seats = Places
lobby-sit = Choisissez un nom et prenez place.
lobby-one-more = Encore quelqu’un à cet écran
lobby-sit-at = S’asseoir à la place { $seat }
lobby-full = Toutes les places sont prises. Vous pouvez regarder.
lobby-ready = Vous êtes assis. Dites quand vous êtes prêt.
lobby-trusts = fait confiance à l’hôte
seat-hand-over-other = Absent : laisser jouer un robot
bot-beginner = Débutant
bot-tenderfoot = Pied-tendre
bot-cowhand = Cow-boy
bot-gunslinger = Pistolero
bot-marshal = Marshal
bot-random = Virevoltant (joue au hasard)
bot-plain = Arpenteur (recherche simple, pour mesurer)
players = Joueurs
presence-here = présent
presence-away = absent
presence-bot = robot
your-turn = À vous de jouer
log = Ce qui s’est passé
log-new = (nouveau)
pass-for-me = Hors de mon tour : toujours passer pour moi
log-back = Revoir la partie, moment par moment
watching = Vous regardez la partie.
view-table = Montrer la table en grand, sans les mains
own-notes = Mes notes
own-notes-about = Elles restent dans ce navigateur ; personne d’autre ne les voit.
sound = Son à mon tour
tell-turn = M’avertir à mon tour
end-conceded = { $names } gagne : { $gone } { $count ->
    [one] a abandonné
   *[other] ont abandonné
}.
since = Depuis votre dernier tour
moment = Ce qui se passe
moment-of = Un moment de { $game }
moment-number = Moment { $number } sur { $count }
moment-turn = C’était le tour de { $name }
moment-about = Aucune main n’est montrée : c’est ce que voyait alors un spectateur.
moment-before = Moment précédent
moment-after = Moment suivant
frame-skip = Passer
frame-skip-all = Passer jusqu’à mon tour
frame-go-on = Continuer
speed = À quelle vitesse montrer ce qui se passe
speed-slow = Lentement
speed-normal = Normalement
speed-fast = Vite
speed-off = Pas du tout
draft-undo = Annuler
no-way-back = On ne peut pas revenir en arrière.
sure = { $act } ?
confirm-no = Non, revenir
at-table = { $game }, la table de { $names }.
concede = Abandonner
concede-about = La partie est finie pour vous ; un robot joue à votre place jusqu’au bout.
concede-about-last = La partie s’arrête aussitôt et { $name } gagne.
notes = Qui est venu, qui est parti
note-sit = { $name } s’assied.
note-bot = { $name }, un robot, s’assied.
note-leave = La place { $seat } est de nouveau libre.
note-ready = { $name } est prêt.
note-hand-over = Un robot joue pour { $name }.
note-hand-back = { $name } joue de nouveau.
note-concede = { $name } abandonne.
note-rematch = Une nouvelle table est ouverte.
ending-winners =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } se partagent la victoire !
    }
ending-total = Total
rematch = Rejouer
rematch-go = À la nouvelle table
analysis = Analyse
analysis-title = Analyse : { $game }
analysis-about = Le robot { $bot } revoit chaque décision de cette partie. Il cherche à partir de ce que le joueur pouvait savoir à ce moment-là : personne n’est responsable des cartes cachées ni de la malchance. Ce qu’il trouve, ce sont des estimations.
analysis-start = Analyser cette partie
analysis-start-about = Il faut un moment au serveur ; les parties en cours passent d’abord.
analysis-running = { $done } décisions sur { $of }
analysis-none = Dans cette partie, personne n’avait rien à décider.
analysis-chances = Les chances de victoire
analysis-chances-about = La probabilité de victoire de chaque joueur, estimée à ses propres décisions d’après ce qu’il savait. La somme des courbes ne fait donc pas toujours 100 %. Si la partie est allée à son terme, elles finissent par le résultat.
analysis-chart = Graphique des chances de victoire de chaque joueur au fil des entrées du journal. Les chiffres suivent dans un tableau.
analysis-figures = Les chiffres
analysis-log = Journal
analysis-entry = Entrée { $entry }
analysis-result = Résultat
analysis-player = Joueur
analysis-chance = Chances de victoire
analysis-costly = Les décisions les plus coûteuses
analysis-costly-about = De combien le choix du robot était meilleur, en points de pourcentage des chances de victoire. Les deux actions ont été examinées une nouvelle fois, aussi longtemps l’une que l’autre. Moins de { $points } points ne se distinguent pas du hasard et ne figurent pas ici. Le numéro d’une entrée est sa place dans la partie téléchargée.
analysis-costly-none = Aucune décision n’a coûté { $points } points de pourcentage ou plus.
analysis-cost = −{ $points } points
analysis-taken = Joué
analysis-best = Mieux
percent = { $number } %
limit-analyses = analyses par heure depuis une adresse
keys = Touches
error-title = Cela n’a pas marché
error-not-found = Il n’y a rien à cette adresse.
error-not-your-turn = Ce n’est pas votre tour.
error-home = Vers la page d’accueil
error-table = Retour à la table
error-name = Un nom a de 1 à 24 caractères.
error-name-invisible = Ce nom contient un caractère que personne ne peut voir ({ $code }). Tapez le nom à nouveau à la main ; les pictogrammes composés de plusieurs autres ne sont pas possibles.
error-name-marks = Une lettre de ce nom porte trop de signes, ou un accent est seul. Enlevez-en quelques-uns.
error-name-taken = Quelqu’un à cette table porte déjà ce nom, ou un nom qui lui ressemble. Complétez le vôtre.
error-setup-seats = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
error-setup-option = Ce jeu n’a pas d’option « { $key } ». Il a : { $known }.
error-setup-value = L’option « { $key } » ne peut pas être « { $value } ». Elle peut être : { $known }.
error-setup-edition = L’édition que ce serveur utilise a une faute à la ligne { $line }. L’hôte du serveur la trouve dans le journal.
error-setup-version = Cette table se joue selon la version { $version } des règles ; ce serveur les connaît jusqu’à la version { $known }.
error-invalid = Le formulaire n’est pas arrivé comme il faut. Réessayez depuis la page.
error-bot = Ce robot n’existe pas.
error-still-here = Ce joueur est là. Un robot ne peut jouer que pour quelqu’un d’absent.
error-game = Ce jeu n’existe pas.
error-open-tables = Vous avez { $most } tables qui ne sont pas finies. Fermez-en ou finissez-en une d’abord.
error-too-many-tables = Vous avez ouvert beaucoup de tables en peu de temps. Réessayez dans { $seconds } secondes.
error-unknown-table = Cette table n’existe pas. Le lien est-il complet ?
error-finished = Cette partie est terminée.
error-not-your-seat = Ce n’est pas votre place. Vous pouvez regarder, ou ouvrir le lien dans le navigateur où vous vous êtes assis.
error-not-possible = Ce n’est pas possible maintenant : { $reason }
error-stale = La table a déjà avancé ; voici où elle en est.
error-too-long = C’était trop pour un seul formulaire.
error-seat-taken = Quelqu’un vient de prendre cette place.
error-started = La partie a déjà commencé.
error-too-many-requests = Cela faisait beaucoup à la fois. Réessayez dans { $seconds } secondes.
error-too-many-streams = Trop de pages sont ouvertes en même temps. Fermez-en, ou réessayez dans { $seconds } secondes.
error-origin = Ce formulaire a été envoyé depuis un autre site : il n’a pas été exécuté.
error-busy = Le serveur est occupé. Rien n’a été changé ; réessayez.
error-disk = Le serveur n’a pas pu l’enregistrer. Rien n’a été changé ; réessayez.
error-store = Le serveur ne peut pas utiliser sa base de données pour le moment. Réessayez.
error-damaged = Cette table est abîmée et ne peut pas être lue ; les autres ne sont pas touchées. Qui tient le serveur en a peut-être une copie.
error-newer = Cette table demande une version plus récente du programme. Vous pouvez regarder, mais pas jouer.
error-differs = Rejouée, cette table ne donne pas ce qui a été joué. Vous pouvez regarder, mais pas jouer.
error-crash = Quelque chose s’est cassé chez nous. Rien n’a été changé ; réessayez.
error-cookies = Votre navigateur n’a envoyé aucun cookie : votre place ne pourrait pas rester la vôtre. Autorisez les cookies pour ce site et réessayez.
error-impossible = Ce n’est pas possible maintenant.
error-watch = Personne ne peut regarder cette table. Si vous y avez une place, ouvrez le lien dans le navigateur où vous vous êtes assis.
error-seat = Cette table n’a pas cette place.
error-not-begun = La partie n’a pas encore commencé.
error-not-creator = Seul qui a ouvert la table peut le faire.
error-not-over = La partie n’est pas encore terminée. Vous pourrez ensuite la télécharger et la faire analyser.
error-nothing-drafted = Il n’y a rien à reprendre.
error-not-handed = Cette place ne peut pas changer de mains maintenant.
error-value = Ce navigateur n’a pas la valeur que la place a promise pour le mélange. Levez-vous et asseyez-vous à nouveau.
error-link = Ce lien n’est pas valable, ou un plus récent l’a remplacé.
error-stopping = Le serveur redémarre. Rien n’est perdu ; réessayez dans un instant.
for-seat = { $label } : { $name }
seat-hand-over-own = Laisser un robot jouer pour moi
seat-give = Donner cette place à quelqu’un
seat-give-about = Qui ouvre ce lien prend la place du robot et voit ce que cette place peut voir. Ne l’envoyez qu’à une personne. Un nouveau lien met fin à celui-ci, qui n’est montré que maintenant.
seat-clear = Libérer cette place
seat-link = Emporter ma place sur un autre appareil
take-seat-bot = Un robot joue à cette place. Vous continuez là où il en est, sous ce nom :
note-take-over = { $name } prend la place d’un robot.
error-has-seat = Vous avez déjà une place à cette table et ne pouvez pas voir la main d’un autre.
hints = Conseils permis
hints-about = Qui doit décider peut demander au robot le plus fort ce qu’il ferait. Il ne sait que ce que sait cette place, et personne d’autre ne voit qu’on l’a consulté.
hints-allowed = Les conseils sont permis : qui doit décider peut consulter un robot.
hint = Le { $bot } ferait ceci : { $action }
hint-ask = Demander au { $bot }
error-no-hints = Il n’y a pas de conseils à cette table.
error-hint-pending = Le robot réfléchit encore à votre dernière question. Redemandez dans un instant.
error-hint-failed = Le robot n’a pas de réponse pour le moment.
fair-trusts = Une partie contre les seuls robots commence d’un clic, avant que votre navigateur puisse envoyer une empreinte : votre place fait alors confiance à qui tient le serveur. Pour une donne que vous pouvez vérifier, ouvrez la table avec « une personne » à votre place et asseyez-vous là.
fair-commitment = L’empreinte du serveur
options-usual = On joue selon les règles habituelles.
settings = Réglages
settings-save = Enregistrer
confirm-when = Demander avant un pas qu’on ne peut pas reprendre ?
confirm-when-touch = Sur les écrans tactiles
confirm-when-on = Toujours
confirm-when-off = Jamais
keys-letters = Les lettres et les chiffres sont des touches
keys-about = Tab mène à chaque bouton, Entrée le presse. Ces touches vont plus vite :
keys-everywhere = À toutes les tables
keys-show = Montrer cette liste
keys-undo = Annuler un pas
keys-skip = Passer ce qui est montré
footer = Posse est un projet non officiel, avec ses propres images. Si un jeu vous plaît, achetez-le : la vraie boîte a sa place sur votre table.
create-time = Temps
missing-seconds = Nommer qui n’a pas encore choisi après
missing-seconds-about = Tant que tous choisissent en secret, personne ne peut dire qui l’a déjà fait. La table ne dit qui elle attend que si cela dure trop longtemps.
missing-seconds-choice = { $seconds ->
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $seconds } secondes
}
missing = La table attend { $names }.
window-seconds = Une fenêtre reste ouverte
window-seconds-about = Une fenêtre permet d’agir hors de son tour. Elle reste ouverte aussi longtemps quoi que chacun ait en main : attendre ne trahit donc rien.
window-seconds-choice = { $seconds ->
    [0] jusqu’à ce que le joueur décide
   *[other] { $seconds } secondes
}
window-open = { $seconds ->
    [0] Qui peut agir hors de son tour a tout son temps.
   *[other] Qui peut agir hors de son tour a { $seconds } secondes, quoi que chacun ait en main.
}
on = oui
off = non
lobby-start = La partie commence.
seat-link-about = Qui ouvre ce lien peut jouer à votre place. Gardez-le pour vous. Un nouveau lien met fin à celui-ci, qui n’est montré que maintenant.
take-seat = S’asseoir ici comme { $name } ?
take-seat-about = Ce lien privé amène dans ce navigateur la place à { $game }. Rien ne se passe avant que vous le disiez.
take-seat-yes = M’asseoir ici
watch-host = Personne ne peut regarder cette table, et vous n’y avez pas de place. Vous pouvez quand même vous en occuper.
menu = Autres choses à cette table
prompt = Ce qu’il y a à faire
log-empty = Rien encore.
leave = Quitter la table
abandon = Mettre fin à la partie pour tous
abandon-about = La partie s’arrête sans vainqueur.
connection-lost = La connexion est perdue. Nouvel essai …
trouble-close = Fermer
draft-reset = Tout annuler
draft-steps =
    { $count ->
        [1] Un pas peut encore être annulé.
       *[other] { $count } pas peuvent encore être annulés.
    }
end-abandoned = La partie a été arrêtée avant sa fin.
end-expired = La table a été fermée, car personne n’est venu ni n’a joué pendant longtemps.
ending-gave-up = a abandonné
ending-rank = rang { $rank }
ending-source = D’où cela vient
download = Télécharger la partie
fair-title = Comment vérifier la donne
fair-about = Personne à la table, ni le serveur, ne peut choisir les cartes. Avant la donne, chacun tire un nombre secret et n’en publie que l’empreinte ; les cartes découlent de tous ces nombres ensemble. La partie finie, les secrets sont ouverts, et n’importe qui peut recalculer la donne.
fair-step-1 = Quand la table est ouverte, le serveur tire un secret et en montre l’empreinte, liée à tout ce qui a été convenu : jeu, règles, options, places.
fair-step-2 = Quand vous vous asseyez, votre navigateur tire sa propre valeur et n’en envoie que l’empreinte. Il garde valeur et empreintes comme un reçu que vous pouvez enregistrer.
fair-step-3 = Quand vous dites que vous êtes prêt, votre navigateur ouvre sa valeur. Celle qui ne correspond pas à son empreinte est refusée.
fair-step-4 = Le secret et les valeurs donnent ensemble la clé de la donne. Tout mélange et tout tirage en découle.
fair-step-5 = La partie finie, le secret est montré. Téléchargez la partie et recalculez-la.
fair-limits = Ce que cela ne peut pas : qui tient le serveur peut lire sa base de données pendant la partie, peut refuser de commencer, et un ami peut répéter ce qu’il voit.
fair-receipt-save = Enregistrer le reçu
settings-back = Retour
share = Inviter les autres
share-about = Qui ouvre ce lien peut s’asseoir.
share-link = Lien vers cette table
share-copy = Copier le lien
share-qr = QR code du lien vers cette table
close = Fermer la table
watch = Qui peut regarder ?
watch-nobody = Personne ne peut regarder
watch-link = Qui a le lien peut regarder
watch-everybody = Tout le monde peut regarder ; la page d’accueil montre la table

## Table talk

error-just-said = Vous venez de dire quelque chose. Attendez un instant.
error-alone = Personne d’autre n’est à cette table pour l’entendre.
talk = À la table
talk-said = Ce qui a été dit
talk-line = { $name } : { $phrase }
talk-say = Dire quelque chose
talk-mute = Masquer les paroles
talk-hello = Salut !
talk-luck = Bonne chance !
talk-nice = Bien joué !
talk-ouch = Aïe !
talk-laugh = Ha ha !
talk-thanks = Merci !
talk-wait = Un instant, s’il vous plaît.
talk-game = Belle partie !
cover-title = Toutes les mains sont cachées
cover-next = Passez l’écran à { $names }
cover-about = Vous êtes plusieurs à jouer sur cet écran : toutes les mains sont donc cachées. Avec la main s’affiche ce qui s’est passé depuis son dernier tour.
cover-show = Montrer la main de { $name }
cover-again = Cacher de nouveau la main
