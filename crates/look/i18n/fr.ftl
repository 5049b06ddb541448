# Les mots qui n’appartiennent à aucun jeu.

house = Posse
skip = Aller à la table
language = Langue
rules = Règles
rules-of = Règles : { $game }
list-and = { $first } et { $last }
list-you = vous
you = (vous)
home-title = Jeux de société du Far West, entre amis ou contre des robots
home-about = Quatre jeux dans le navigateur : jouez tout de suite contre des robots ou envoyez un lien à vos amis. Sans compte, sans rien installer.
home-play = Jouer maintenant
home-friends = Jouer entre amis
home-friends-go = Obtenir le lien
home-players = { $least } à { $most } joueurs
home-minutes = environ { $count } minutes
learning-little = facile à apprendre
learning-some = quelques règles de plus
learning-much = demande un peu d’apprentissage
home-start = Commencez ici
home-last = Dernière partie
home-play-about = « Jouer maintenant » vous met à table avec des robots ; leur nombre et leur niveau sont retenus. « Jouer entre amis » vous donne un lien à leur envoyer. Pour changer les niveaux, les places ou les règles maison, ouvrez une table.
home-set = Ouvrir une table…
home-next = { $game } : à vous de jouer
home-tables = Vos tables
home-running = en cours
home-waiting = attend des joueurs
home-over = terminée
home-fairness = Comment vérifier la donne
home-join = Rejoindre une table
home-code = Lien ou code
home-join-go = Aller à la table
home-join-about = Collez le lien ou tapez le code qui le termine. Ou scannez avec votre téléphone le QR code affiché avant la partie.
home-join-unknown = Aucune table n’a ce code. Il est formé des douze lettres et chiffres à la fin du lien.
home-open = Tables qui cherchent des joueurs
home-public = Tables à regarder
home-finished = Tables terminées ({ $count })
home-turn = attend { $names }
home-turn-mine = à vous de jouer
home-replaced = { $count ->
    [0] Un robot joue pour vous jusqu’à votre retour
    [one] Un robot joue pour vous jusqu’à votre retour et a pris une décision
   *[other] Un robot joue pour vous jusqu’à votre retour et a pris { $count } décisions
}
home-tab = Jeux de société du Far West
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
        [1] il y a une minute
       *[other] il y a { $count }{"\u00A0"}minutes
    }
ago-hours =
    { $count ->
        [1] il y a une heure
       *[other] il y a { $count }{"\u00A0"}heures
    }
ago-days =
    { $count ->
        [1] il y a un jour
       *[other] il y a { $count }{"\u00A0"}jours
    }
duration-seconds =
    { $count ->
        [one] une seconde
       *[other] { $count }{"\u00A0"}secondes
    }
duration-minutes =
    { $count ->
        [one] une minute
       *[other] { $count }{"\u00A0"}minutes
    }
duration-hours =
    { $count ->
        [one] une heure
       *[other] { $count }{"\u00A0"}heures
    }
invite-by = { $name } vous invite à jouer : { $game }
invite = Invitation à jouer : { $game }
myself = Vous
option-on = oui
option-off = non
option-usual = selon les autres options
create-go = Ouvrir la table
create-seat = Place { $seat }
create-person = une personne
create-me = moi
create-seats = Qui joue ?
create-who-friends = Des amis : vous recevez un lien à leur envoyer
create-who-bots = Des robots
create-who-mix = Un mélange : place par place
create-players = Places, la vôtre comprise
create-pace = Quel rythme ?
create-more = Autres réglages
create-start = Si vous et des robots occupez toutes les places, la partie commence aussitôt ; le serveur mélange alors seul, sans nombre aléatoire de votre navigateur.
create-bot = Robot : { $bot }
create-bot-rated = Robot : { $bot } ({ $wins } sur { $games } contre { $weaker })
create-bot-weakest = Robot : { $bot } (pour débuter)
bots-about = Entre parenthèses : dans combien de parties un robot finit devant le suivant, moins fort. Le dernier convient à une première partie.
create-nobody = aucun joueur
create-title = Nouvelle table : { $game }
create-options = Règles maison
name = Votre nom
name-about = 1 à 24 caractères. Tous ceux qui voient cette table le voient.
seat-free = La place { $seat } est libre
seat-sit = S’asseoir
seat-stand = Se lever
seat-rename = Changer de nom
seat-move = Prendre cette place
seat-up = Monter d’une place
seat-ready = feu vert donné
seat-not-ready = feu vert attendu
seat-be-ready = Donner mon feu vert
seat-bot = Quel robot
seat-put-bot = Asseoir le robot
seat-remove-bot = Renvoyer le robot
seat-take-over = Reprendre la place au robot
seat-give-back = Rendre la place à son joueur
lobby-rules = Règles maison ({ $count })
lobby-fair = Une donne honnête
lobby-trusts-about = Cette place n’ajoute rien au mélange ; elle fait donc confiance à la personne qui gère le serveur.
lobby-wait = La partie commence quand toutes les places sont prises et que tout le monde a donné son feu vert.
lobby-seats = Places
lobby-fill = Compléter avec des robots et commencer
lobby-close-seats = Jouer sans les places libres
lobby-close-seats-about = Tout le monde passe à une nouvelle table de { $count } places. Le lien y mène aussi.
lobby-sit = Choisissez un nom et prenez place.
lobby-one-more = Un joueur de plus sur cet écran
lobby-sit-at = S’asseoir à la place { $seat }
lobby-full = Toutes les places sont prises. Vous pouvez regarder.
lobby-ready = Vous avez pris place. Donnez votre feu vert quand vous voulez commencer.
lobby-trusts = fait confiance au serveur
seat-hand-over-other = Hors ligne : laisser un robot jouer
replace = Laisser un robot jouer pour { $name }
replace-about = Le robot décide désormais à la place de { $name }, qui en est averti et rejoue en revenant à cette table.
bot-beginner = Débutant
bot-tenderfoot = Pied-tendre
bot-cowhand = Cow-boy
bot-gunslinger = Pistolero
bot-marshal = Marshal
bot-random = Virevoltant (joue au hasard)
bot-plain = Arpenteur (recherche simple, pour mesurer)
persona-amos = attend
    .about = Jamais pressé, il prend ce qui est sûr.
persona-cole = braque
    .about = Il va où est l’argent. La banque d’abord.
persona-doc = bluffe
    .about = Un joueur : il mise sur moins qu’on ne croit.
persona-hattie = compte
    .about = Elle tient les comptes et n’oublie aucune carte.
persona-josey = traque
    .about = Elle s’en prend à qui mène.
persona-mabel = bâtit
    .about = Elle tient boutique et aime ce qui dure.
persona-otis = creuse
    .about = De l’or, de l’or, encore de l’or.
persona-ruby = trinque
    .about = Chez elle dans les saloons et les casinos.
players = Joueurs
presence-here = en ligne
presence-away = hors ligne
presence-bot = robot
guest = robot de { $name }
your-turn = À vous de jouer
log = Journal
log-new = (nouveau à partir d’ici)
pass-for-me = Hors de mon tour : toujours passer
log-back = Revoir la partie pas à pas
watching = Vous regardez la partie.
sit-bots = Vous pouvez entrer dans la partie à la place d’un robot.
sit-ask = Envie de jouer ? L’hôte peut vous donner la place d’un robot, par un lien qui n’est que pour vous.
sit-for = Prendre la place de { $name }
view-table = Montrer la table en grand, sans les cartes en main
own-notes = Mes notes
own-notes-about = Elles restent dans ce navigateur ; personne d’autre ne les voit.
sound = Sons à mon tour et aux grands moments
tell-turn = M’avertir quand c’est à moi, tant que la page est ouverte
end-conceded = { $names } gagne : { $gone } { $count ->
    [one] a abandonné
   *[other] ont abandonné
}.
    .you = Vous gagnez : { $gone } { $count ->
        [one] a abandonné
       *[other] ont abandonné
    }.
    .other-you = { $names } gagne : { $gone } { $count ->
       *[other] avez abandonné
    }.
since = Depuis votre dernier tour
moment = Ce qui se passe
moment-of = Un moment de { $game }
when-start = Début
when-spoken =
    { $turn ->
        [0] début
       *[other] tour { $turn }
    }, étape { $step }
moment-turn = C’était à { $name } de jouer
    .you = C’était à vous de jouer
moment-about = Aucune main n’est montrée : c’est ce que voyait alors un spectateur.
moment-right-before = La table est montrée juste avant.
moment-before = Moment précédent
moment-after = Moment suivant
frame-skip = Passer
frame-skip-all = Tout passer
frame-skip-to-turn = Jusqu’à mon tour
frame-go-on = Continuer
speed = À quelle vitesse montrer ce qui se passe ?
speed-slow = Lentement
speed-normal = À vitesse normale
speed-fast = Vite
speed-off = Pas du tout
draft-undo = Annuler
no-way-back = On ne peut pas revenir en arrière.
sure = { $act } ?
confirm-no = Non, retour
at-table = { $game }, autour de la table : { $names }.
concede = Abandonner
concede-about = La partie s’arrête pour vous ; un robot jouera à votre place jusqu’au bout.
concede-about-last = La partie s’arrête aussitôt et { $name } gagne.
notes = Qui est venu, qui est parti
note-sit = { $name } s’assied.
    .you = Vous vous asseyez.
note-bot = { $name }, un robot, s’assied.
note-guest = { $name }, un robot de { $whose }, s’assied.
note-leave = La place { $seat } est de nouveau libre.
note-ready = { $name } donne son feu vert.
    .you = Vous donnez votre feu vert.
note-hand-over = Un robot joue pour { $name }.
    .you = Un robot joue pour vous.
note-hand-back = { $name } joue de nouveau.
    .you = Vous jouez de nouveau.
note-give-back = La place revient à { $name }.
    .you = Vous retrouvez votre place.
note-concede = { $name } abandonne.
    .you = Vous abandonnez.
note-rematch = Une nouvelle table est ouverte.
note-agree = { $name } est d’accord pour montrer cette partie à d’autres.
    .you = Vous êtes d’accord pour montrer cette partie à d’autres.
note-publish = Tout le monde est d’accord : qui a le lien peut voir cette partie.
ending-winners =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } se partagent la victoire !
    }
    .you =
    { $count ->
        [one] Vous gagnez !
       *[other] { $names } vous partagez la victoire !
    }
ending-total = Total
rematch = Rejouer
rematch-about = À la partie suivante, chacun avance d’une place et reçoit donc un autre signe.
rematch-another = Ou, avec les mêmes :
evening =
    { $games ->
        [one] Après une partie : { $score }.
       *[other] Après { $games } parties : { $score }.
    }
evening-won = { $name } en a gagné { $games }
stood-in = Un robot a joué pour { $name } jusqu’à la fin et a décidé { $count ->
        [one] une fois
       *[other] { $count } fois
    }.
    .you = Un robot a joué pour vous jusqu’à la fin et a décidé { $count ->
        [one] une fois
       *[other] { $count } fois
    }.
rematch-go = Aller à la nouvelle table
replay = Revoir la partie
replay-of = Revoir : { $game }
replay-step = Étape de la partie
replay-see = Revoir { $when }
replay-first = Au début
replay-turn-before = Au tour précédent
replay-before = Une étape en arrière
replay-after = Une étape en avant
replay-turn-after = Au tour suivant
replay-last = À la fin
replay-play = Lecture
replay-stop = Arrêter
replay-show = Afficher
replay-eyes = Vue
replay-eyes-table = Table
replay-eyes-all = Toutes les mains
replay-hand = Main : { $name }
    .you = Votre main
replay-together = Revoir ensemble
replay-together-about = Les autres voient sur leur écran ce que vous regardez et vous suivent dans la partie.
replay-lead = Guider les autres
replay-leads = Vous guidez : toute personne qui ouvre ce lien voit ce que vous regardez.
replay-follows = Quelqu’un vous guide dans cette partie.
analysis = Analyse
analysis-title = Analyse : { $game }
analysis-about = Le robot { $bot } revoit chaque décision de cette partie. Il raisonne à partir de ce que le joueur pouvait savoir à ce moment-là : on ne reproche à personne les cartes cachées ni la malchance. Ses résultats sont des estimations.
analysis-start = Analyser cette partie
analysis-start-about = Cela prend un moment au serveur ; les parties en cours sont prioritaires.
analysis-running = Décisions examinées : { $done } sur { $of }
analysis-none = Dans cette partie, personne n’avait rien à décider.
analysis-chances = Les chances de victoire
analysis-chances-about = La probabilité de victoire de chaque joueur, estimée au moment de ses propres décisions, d’après ce qu’il savait. La somme des courbes ne fait donc pas toujours 100{"\u00A0"}%. Si la partie est allée à son terme, elles s’achèvent sur le résultat.
analysis-chart = Graphique des chances de victoire de chaque joueur, décision par décision. Chaque point mène à ce moment de la partie. Les chiffres suivent dans un tableau.
analysis-point = { $name }, { $when } : { $chance }
analysis-figures = Les chiffres
analysis-when = Tour et étape
analysis-result = Résultat
analysis-player = Joueur
analysis-chance = Chances de victoire
analysis-costly = Les décisions les plus coûteuses
analysis-costly-about = De combien le choix du robot était meilleur, en points de pourcentage des chances de victoire. Les deux actions ont été examinées une nouvelle fois, aussi à fond l’une que l’autre. Un écart de moins de { $points } points ne se distingue pas du hasard et ne figure pas ici. Chaque essai continue pendant quelques décisions, les cartes cachées étant distribuées au hasard selon ce que savait le joueur ; le mieux placé est alors en tête.
analysis-costly-none = Aucune décision n’a coûté { $points } points de pourcentage ou plus.
analysis-cost = −{ $points }{"\u00A0"}points
analysis-taken = Joué
analysis-best = Mieux
analysis-finds = Les meilleures trouvailles
analysis-finds-about = Des décisions aussi bonnes que celles du robot et difficiles à voir : après un bref coup d’œil, il aurait choisi autre chose, et moins bien.
analysis-gain = +{ $points }{"\u00A0"}points
analysis-glance = À première vue
analysis-why = En poursuivant à partir de là, le robot a vu { $name } en tête dans { $best } essais sur 100 après le meilleur choix, et dans { $taken } après celui-ci.
    .you = En poursuivant à partir de là, vous étiez en tête dans { $best } essais sur 100 après le meilleur choix, et dans { $taken } après celui-ci.
analysis-why-gained = { $name } y a gagné le plus : en tête dans { $taken } au lieu de { $best }.
    .you = Vous y avez gagné le plus : en tête dans { $taken } au lieu de { $best }.
percent = { $number }{"\u00A0"}%
limit-analyses = analyses par heure et par adresse
limit-invitations = liens et mots de secours pour appareils par heure et par adresse
limit-recoveries = essais de mots de secours et du mot de passe de ce serveur par heure et par adresse
limit-link-time = secondes de validité d’un lien pour un appareil
limit-devices = appareils par visiteur
limit-tokens = jetons par visiteur
limit-channels = moyens d’avertir un visiteur
limit-messages = nouveaux moyens et messages d’essai par heure et par adresse
limit-confirmations = e{"\u2011"}mails de confirmation par jour et par boîte aux lettres
limit-reports = signalements par visiteur qui n’ont pas encore été traités
keys = Raccourcis clavier
error-title = Cela n’a pas marché
error-not-found = Il n’y a rien à cette adresse.
error-not-your-turn = Ce n’est pas votre tour.
error-home = Retour à la page d’accueil
error-table = Retour à la table
error-name = Un nom compte de 1 à 24 caractères.
error-name-invisible = Ce nom contient un caractère que personne ne peut voir ({ $code }). Retapez le nom à la main.
error-name-marks = Une lettre de ce nom porte trop de signes, ou un accent est isolé. Enlevez-en quelques-uns.
error-name-taken = Quelqu’un à cette table porte déjà ce nom, ou un nom qui lui ressemble. Complétez le vôtre.
error-setup-seats = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $seats }.
error-setup-option = Ce jeu n’a pas d’option « { $key } ». Options possibles : { $known }.
error-setup-value = L’option « { $key } » ne peut pas être « { $value } ». Valeurs possibles : { $known }.
error-setup-edition = L’édition que ce serveur utilise contient une erreur à la ligne { $line }. La personne qui gère le serveur la trouvera dans le journal.
error-setup-version = Cette table se joue selon la version { $version } des règles ; ce serveur les connaît jusqu’à la version { $known }.
error-token = Il faut pour cela un jeton encore valable. Créez-en un sous « Mes appareils » et envoyez-le dans Authorization: Bearer.
error-scope = Ce jeton ne permet pas cela : il lui manque « { $scope } ». Créez-en un autre sous « Mes appareils ».
error-one-table = Ce jeton ne vaut que pour une autre table.
error-value-of = `{ $field }` est l’un de ceux-ci : { $known }
error-unreadable = Cette requête est illisible : { $reason }
error-guest-tables = Un robot joue à { $most } tables au plus à la fois. Laissez-le d’abord en finir une.
error-invalid = Le formulaire n’est pas arrivé correctement. Réessayez depuis la page.
error-bot = Ce robot n’existe pas.
error-still-here = Ce joueur est là. Un robot ne peut jouer que pour quelqu’un d’absent.
error-time-left = Ce joueur a encore du temps. Un robot ne peut le remplacer qu’une fois son temps et le délai de grâce écoulés.
error-pauses = On peut arrêter les pendules { $most } fois par partie, et vous l’avez fait.
error-no-latecomers = À cette table, seul l’hôte donne la place d’un robot. Demandez-lui un lien.
error-game = Ce jeu n’existe pas.
error-open-tables = Vous avez { $most } tables non terminées. Fermez ou terminez d’abord l’une d’elles.
error-too-many-tables = Vous avez ouvert beaucoup de tables en peu de temps. Réessayez dans { $time }.
error-unknown-table = Cette table n’existe pas. Le lien est-il complet ?
error-finished = Cette partie est terminée.
error-not-your-seat = Ce n’est pas votre place. Vous pouvez regarder, ou ouvrir le lien dans le navigateur où vous avez pris place.
error-not-possible = Ce n’est pas possible maintenant : { $reason }
error-stale = La table a déjà avancé ; voyez où elle en est.
error-too-long = C’était trop. Envoyez-en moins à la fois.
error-seat-taken = Quelqu’un vient de prendre cette place.
error-started = La partie a déjà commencé.
error-too-many-requests = C’était beaucoup à la fois. Réessayez dans { $time }.
error-too-many-streams = Trop de pages ou de flux sont ouverts en même temps. Fermez-en, ou réessayez dans { $seconds } secondes.
error-origin = Cela vient d’une page d’un autre site : rien n’a été exécuté.
error-busy = Le serveur est occupé. Rien n’a été changé ; réessayez.
error-disk = Le serveur n’a pas pu l’enregistrer. Rien n’a été changé ; réessayez.
error-store = Le serveur ne peut pas utiliser sa base de données pour le moment. Réessayez.
error-damaged = Cette table est abîmée et ne peut pas être lue ; les autres ne sont pas touchées. La personne qui gère le serveur en a peut-être une copie.
error-newer = Cette table demande une version plus récente du programme. Vous pouvez regarder, mais pas jouer.
error-differs = Rejouée, cette table ne donne pas ce qui a été joué. Vous pouvez regarder, mais pas jouer.
error-crash = Un problème est survenu de notre côté. Rien n’a été changé ; réessayez.
error-cookies = Votre navigateur n’a envoyé aucun cookie : vous ne pourriez donc pas garder votre place. Autorisez les cookies pour ce site et réessayez.
error-impossible = Ce n’est pas possible maintenant.
error-watch = Personne ne peut regarder cette table. Si vous y avez une place, ouvrez le lien dans le navigateur où vous avez pris place.
error-seat = Cette table n’a pas cette place.
error-not-begun = La partie n’a pas encore commencé.
error-not-host = Seul l’hôte de la table peut faire cela.
error-not-over = La partie n’est pas encore terminée. Vous pourrez ensuite la télécharger et la faire analyser.
error-nothing-drafted = Il n’y a rien à annuler.
error-not-handed = Cette place ne peut pas changer de mains maintenant.
error-value = Ce navigateur n’a pas la valeur que la place a promise pour le mélange. Levez-vous, puis rasseyez-vous.
error-link = Ce lien n’est pas valable : il a déjà servi, ou un plus récent l’a remplacé.
error-ended = Ce navigateur a été déconnecté dans « Mes appareils ». Il compte désormais comme un nouveau visiteur.
error-invitation = Ce lien n’est plus valable. Il sert une seule fois, pendant dix minutes ; créez{"\u2011"}en un autre dans « Mes appareils ».
error-devices = Il y a autant d’appareils que permis. Déconnectez{"\u2011"}en d’abord un dans « Mes appareils ».
error-channels = Le nombre maximal de moyens de vous avertir est atteint. Retirez-en d’abord un.
error-bad-push = Ce navigateur n’a pas dit comment lui envoyer des messages. Réessayez sous « Notifications ».
error-bad-mail = Ce n’est pas une adresse e{"\u2011"}mail. Une adresse ressemble à anne@example.org.
error-uncarried = Ce serveur ne peut pas envoyer d’e{"\u2011"}mail aux adresses qui ont des lettres comme é ou ü avant le @. Indiquez une autre adresse.
error-bad-webhook = Ce n’est pas l’adresse d’un webhook. Elle commence par https:// et compte au plus 500 caractères.
error-code = Ce lien ne confirme rien : l’adresse est déjà confirmée, ou elle a été retirée.
error-stopping = Le serveur redémarre. Rien n’est perdu ; réessayez dans un instant.
for-seat = { $label } : { $name }
seat-hand-over-own = Laisser un robot jouer pour moi
seat-hand-over-shared = Laisser un robot jouer ici
seat-give = Donner cette place à quelqu’un
seat-give-about = La personne qui ouvre ce lien prend la place du robot et voit ce que cette place peut voir. Il sert une seule fois : ne l’envoyez qu’à une seule personne. Ce lien n’est montré que maintenant, et un nouveau lien l’annule.
seat-clear = Retirer de la place
seat-link = Céder ma place à quelqu’un d’autre
seat-link-shared = Céder cette place à quelqu’un d’autre
take-seat-bot = Un robot joue à cette place. Vous continuez là où il en est, sous ce nom :
note-take-over = { $name } prend la place d’un robot.
    .you = Vous prenez la place d’un robot.
error-has-seat = Vous avez déjà une place à cette table et ne pouvez pas voir la main d’un autre.
hints = Conseils permis
hints-about = Le joueur qui doit décider peut demander au robot le plus fort ce qu’il ferait. Ce robot ne sait que ce que sait ce joueur, et personne d’autre ne voit qu’on l’a consulté.
hints-allowed = Les conseils sont permis : le joueur qui doit décider peut consulter un robot.
phrases-only = Phrases toutes faites seulement
phrases-only-about = Les joueurs ne s’écrivent pas avec leurs propres mots. À une table que tout le monde peut regarder, c’est toujours ainsi.
guests = Robots invités permis
guests-about = Un robot invité est un programme que quelqu’un fait tourner chez soi. Laissez-lui une place libre. Son nom est suivi de celui de son propriétaire.
guests-allowed = Les robots invités sont permis : des programmes que quelqu’un fait tourner chez soi.
latecomers = Les retardataires peuvent remplacer les robots
latecomers-about = Quiconque a le lien peut alors prendre la place d’un robot en cours de partie et voit sa main. Sinon, seul l’hôte donne une telle place, par un lien à part. Jamais à une table publique.
latecomers-allowed = Les retardataires peuvent remplacer les robots.
hint = Le { $bot } ferait ceci : { $action }
hint-ask = Demander au { $bot }
hint-open = Le conseil ne tient compte que de ce qui est visible en ce moment.
hint-best = Les meilleurs choix et vos chances
because-gain = Raison : { $what }, environ { $amount } de plus pour { $name }.
    .you = Raison : { $what }, environ { $amount } de plus pour vous.
because-loss = Raison : { $what }, environ { $amount } de moins pour { $name }.
    .you = Raison : { $what }, environ { $amount } de moins pour vous.
error-no-hints = Il n’y a pas de conseils à cette table.
error-hint-pending = Le robot réfléchit encore à votre dernière question. Redemandez dans un instant.
error-hint-failed = Le robot n’a pas de réponse pour le moment.
fair-trusts = Une partie contre des robots seulement commence en un clic, avant que votre navigateur puisse envoyer une empreinte : votre place fait alors confiance à la personne qui gère le serveur. Pour une donne que vous pouvez vérifier, ouvrez la table avec « une personne » à votre place, puis asseyez-vous-y.
fair-commitment = L’empreinte du serveur
options-usual = On joue selon les règles habituelles.
settings = Réglages
settings-save = Enregistrer
confirm-when = Demander confirmation avant une action qu’on ne peut pas annuler ?
confirm-when-touch = Sur les écrans tactiles
confirm-when-on = Toujours
confirm-when-off = Jamais
keys-letters = Les lettres et les chiffres servent de raccourcis
keys-about = La touche Tab mène à chaque bouton, Entrée l’actionne. Ces touches vont plus vite :
keys-everywhere = À toutes les tables
keys-show = Montrer cette liste
keys-undo = Annuler une action
keys-skip = Passer ce qui est montré
key-escape = Échap
key-shift = Maj
key-left = Gauche
key-right = Droite
footer = Posse est un projet non officiel, avec ses propres images. Si un jeu vous plaît, achetez-le : la vraie boîte mérite une place sur votre table.
imprint = Mentions légales
privacy = Confidentialité
contact = Contact
create-time = Temps
missing-seconds = Nommer ceux qui n’ont pas encore choisi au bout de
missing-seconds-about = Tant que tous choisissent en secret, personne ne peut dire qui l’a déjà fait. La table ne dit qui elle attend que si cela dure trop longtemps.
missing-seconds-choice = { $count ->
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $count } secondes
}
away-minutes = Un robot peut jouer pour qui se fait attendre au bout de
away-minutes-choice = { $count ->
    [0] jamais
   *[other] { $count } minutes
}
away-minutes-about = Quand la personne dont c’est le tour est absente ou n’a rien décidé depuis ce temps, chacun à la table peut laisser un robot jouer jusqu’à son retour. Si c’est l’hôte qui est absent, le joueur suivant a les mêmes droits que lui.
held-up = { $name } n’est plus là. Un robot peut jouer jusqu’à son retour.
held-up-slow = { $name } n’a rien décidé depuis un moment. Un robot peut jouer jusqu’à son retour.
held-up-bot = Laisser jouer un robot
bot-for-you = Un robot joue pour vous.
host-for = L’hôte n’est plus là : vous avez maintenant ses droits.
missing = La table attend { $names }.
    .you = La table vous attend.
window-seconds = Temps laissé pour intervenir
window-seconds-about = Parfois, on peut intervenir hors de son tour. Ce délai est toujours le même, quoi que chacun ait en main{"\u00A0"}: l’attente ne trahit donc rien.
window-seconds-choice = { $count ->
    [0] jusqu’à ce que le joueur décide
   *[other] { $count } secondes
}
window-open = { $seconds ->
    [0] Ceux qui peuvent agir hors de leur tour ont tout leur temps.
   *[other] Ceux qui peuvent agir hors de leur tour ont { $seconds }{"\u00A0"}secondes, quoi que chacun ait en main.
}
on = oui
off = non
lobby-start = La partie commence.
seat-link-about = La personne qui ouvre ce lien et accepte joue à votre place et voit ce que vous y voyez. Ne l’envoyez qu’à une seule personne. Il n’est plus valable une fois utilisé et n’est montré que maintenant ; un nouveau lien l’annule.
seat-link-private = Lien privé
seat-link-qr = QR code du lien privé
take-seat = S’asseoir ici sous ce nom : { $name } ?
take-seat-about = Ce lien privé vous cède la place à la table de { $game } dans ce navigateur. Il n’est plus valable dès que vous vous asseyez. Rien ne se passe sans votre accord.
take-seat-yes = M’asseoir ici
watch-host = Personne ne peut regarder cette table, et vous n’y avez pas de place. Vous pouvez quand même vous en occuper.
bar = Outils de la table
hand-larger = Agrandir les cartes
hand-smaller = Réduire les cartes
bar-menu = Menu
bar-talk = Parler
bar-sound = Son
bar-notify = Avertir
bar-leave = Partir
leave-about = Votre place reste à vous. Vous retrouverez cette table sur la page d’accueil.
prompt = Ce qu’il y a à faire
log-empty = Rien pour l’instant.
leave = Quitter la table
abandon = Mettre fin à la partie pour tous
abandon-about = La partie s’arrête sans vainqueur.
connection-lost = La connexion est perdue. Nouvel essai…
offline-title = Pas de connexion
offline-about = Posse est injoignable d’ici pour le moment. Tout ce que vous avez fait à une table est en sûreté sur son serveur.
offline-again = Réessayer
offline-seen = Comme vous les avez vues la dernière fois :
trouble-close = Fermer
draft-reset = Tout annuler
draft-steps =
    { $count ->
        [1] Une action peut encore être annulée.
       *[other] { $count } actions peuvent encore être annulées.
    }
end-abandoned = La partie a été arrêtée avant la fin.
end-expired = La table a été fermée, car personne n’est venu ni n’a joué pendant longtemps.
ending-gave-up = abandon
ending-margin = Avance : { $margin }.
ending-rank =
    { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
ending-source = Détail
download = Télécharger la partie
send-told = { $count ->
    [one] { $game } : { $names } gagne
   *[other] { $game } : { $names } se partagent la victoire
}
send-link = Lien pour revoir la partie
send-copied = Lien copié
send-ask = Envoyer : demander aux autres
send-agree = Oui, d’autres peuvent la voir
send-private = Personne d’autre ne peut voir cette partie. Elle pourra être envoyée quand toute la table sera d’accord.
send-asked = Qui a le lien peut-il voir cette partie ?
send-missing = Pas encore d’accord : { $names }.
fair-title = Comment vérifier la donne
fair-about = Ni les joueurs ni le serveur ne peuvent choisir les cartes. Avant la donne, chacun tire un nombre secret et n’en publie que l’empreinte ; les cartes découlent de l’ensemble de ces nombres. Une fois la partie finie, les secrets sont dévoilés, et n’importe qui peut recalculer la donne.
fair-step-1 = Quand la table est ouverte, le serveur tire un secret et en montre l’empreinte, liée à tout ce qui a été convenu : jeu, règles, options, places.
fair-step-2 = Quand vous vous asseyez, votre navigateur tire sa propre valeur et n’en envoie que l’empreinte. Il garde la valeur et les empreintes comme un reçu, que vous pouvez enregistrer.
fair-step-3 = Quand vous donnez votre feu vert, votre navigateur dévoile sa valeur. Une valeur qui ne correspond pas à son empreinte est refusée.
fair-step-4 = Le secret et les valeurs donnent ensemble la clé de la donne. Tous les mélanges et tous les tirages en découlent.
fair-step-5 = Une fois la partie finie, le secret est dévoilé. Téléchargez la partie et refaites le calcul.
fair-limits = Ce que cela n’empêche pas : la personne qui gère le serveur peut lire sa base de données pendant la partie ou refuser de commencer, et un ami peut répéter ce qu’il voit.
formula-server = L’empreinte du serveur
formula-seat = L’empreinte d’une place
formula-deal = La clé de la donne
formula-lesson-secret = Le secret d’une première partie guidée
formula-lesson-deal = La clé d’une première partie guidée
formula-about = « secret » et chaque « value » font 32 octets ; « seat » est un octet, compté à partir de 0 ; « header » est le texte de la partie téléchargée ; « lesson » est le nom de la partie guidée.
fair-receipt-save = Enregistrer le reçu
settings-back = Retour
share = Inviter les autres
share-about = Toute personne qui ouvre ce lien peut s’asseoir.
share-link = Lien vers cette table
share-copy = Copier le lien
share-send = Envoyer…
share-qr = QR code du lien vers cette table
close = Fermer la table
watch = Ouverte à qui ?
watch-nobody = Personne ne peut regarder
watch-link = Ceux qui ont le lien peuvent regarder
watch-everybody = Tout le monde peut regarder ; la table figure sur la page d’accueil

## Ce que les jeux disent de la même façon ; un jeu peut le remplacer

legend = Légende
log-turn = Tour { $number } : { $name }
    .you = Tour { $number } : vous
say-turn = C’est à { $name } de jouer.
    .you = C’est à vous de jouer.
say-you-drew = Vous piochez { $cards }.
    .eyes = Pioché : { $cards }.
why-no-seat = Vous regardez.
why-not-your-turn = Ce n’est pas votre tour.
rules-turn = Un tour

## Les paroles à la table

error-just-said = Vous venez de dire quelque chose. Attendez un instant.
error-alone = Personne d’autre n’est à cette table pour l’entendre.
error-no-own-words = À cette table, on ne parle que par phrases toutes faites.
error-no-guests = Les robots invités ne peuvent pas s’asseoir ici : cette table ne les permet pas, ou la partie a commencé.
error-silent = Les robots invités ne parlent pas.
error-words = Écrivez de 1 à { $most } caractères visibles.
talk = Discussion
talk-said = Ce qui a été dit
talk-people = Les robots de cette table
talk-line = { $name } : { $phrase }
talk-words = Vos mots
talk-send = Envoyer
talk-words-about = Seules les personnes assises à la table le lisent, et la personne qui gère le serveur si quelqu’un le signale.
talk-mute = Masquer la discussion
talk-hello = Salut !
talk-luck = Bonne chance !
talk-nice = Bien joué !
talk-ouch = Aïe !
talk-laugh = Ha ha !
talk-thanks = Merci !
talk-wait = Un instant, s’il vous plaît.
talk-game = Belle partie !
talk-report = Signaler
talk-reported = Signalé
says-amos-start = Bonsoir à tous. Rien ne presse.
says-amos-won = Tout vient à point à qui sait attendre.
says-amos-lost = Plaie d’argent n’est pas mortelle.
says-amos-end = Je vous l’avais dit : rien ne presse.
says-cole-start = Haut les mains ! Je plaisante.
says-cole-won = Merci pour le magot.
says-cole-lost = Je reviendrai le chercher.
says-cole-end = Merci, tout le monde. Moi, je file.
says-doc-start = Une petite partie entre amis ?
says-doc-won = On ne demande pas son jeu à un joueur.
says-doc-lost = Bon, bien vu.
says-doc-end = Un plaisir de vous plumer.
says-hattie-start = Mon crayon est taillé.
says-hattie-won = Exactement comme prévu.
says-hattie-lost = Ce n’était pas dans mes comptes.
says-hattie-end = Le compte est bon.
says-josey-start = Qui mène m’aura sur les talons.
says-josey-won = Ne me tournez jamais le dos.
says-josey-lost = Profitez-en tant que ça dure.
says-josey-end = Plus personne devant moi.
says-mabel-start = Essuyez vos bottes et asseyez-vous, mes chéris.
says-mabel-won = Les petits ruisseaux font les grandes rivières.
says-mabel-lost = Eh bien, ce n’est pas gentil.
says-mabel-end = Alors, qui veut de la tarte ?
says-otis-start = Ça sent l’or, ici.
says-otis-won = J’ai trouvé le filon !
says-otis-lost = Encore de l’or des fous.
says-otis-end = C’est ma tournée !
says-ruby-start = La première tournée est pour la maison.
says-ruby-won = La maison gagne toujours.
says-ruby-lost = Quel culot, mon chou.
says-ruby-end = Revenez vite, et avec de l’argent.
report = Signaler ces propos
report-about = La personne qui gère ce serveur lira alors ces propos et verra qui les a tenus et à quelle table. Personne à la table n’en saura rien.
error-not-heard = Vous pouvez signaler ce que quelqu’un d’autre vous a dit à cette table, tant que cela figure dans la discussion.
error-reports = { $most } de vos signalements attendent la personne qui gère ce serveur. Vous pourrez en faire un autre quand elle en aura traité un.
cover-title = Toutes les mains sont cachées
cover-next = Passez l’écran à { $names }
cover-about = Vous êtes plusieurs à jouer sur cet écran : toutes les mains sont donc cachées. Chaque main s’affiche avec ce qui s’est passé depuis le dernier tour de ce joueur.
cover-show = { $name } : montrer la main
cover-again = Cacher de nouveau la main

## Les pages de règles

origin-about = Ce qui n’a pas d’étiquette se trouve dans les règles imprimées ; une étiquette dit d’où vient la partie qui la suit.
origin-printed = imprimé
origin-example = exemple imprimé
origin-reading = notre lecture
origin-ours = notre choix
origin-rebuilt = notre reconstitution
rules-contents = Sur cette page
rules-clauses = Paragraphe par paragraphe
rules-find = Chercher dans les règles
rules-found = Résultats : { $count }
rules-ours-about = Ces paragraphes contiennent un choix de notre part :
rules-only-ours = Ne montrer que les paragraphes avec un choix de notre part
primer-heading-goal = Le but
primer-heading-turn = Un tour en bref
primer-heading-special = Les particularités
primer-heading-example = Un tour en exemple
primer-heading-ours = Nos décisions
primer-example-about = Un tour d’une vraie partie, présenté comme à la table.
primer-player-1 = Anne
primer-player-2 = Benoît
primer-player-3 = Chloé
primer-player-4 = Denis
primer-player-5 = Élise
clause-whole = Toutes les règles
clause-close = Fermer
clause-here = Règles de cette étape : §{"\u00A0"}{ $number }

## Le serveur et ses limites

error-host = Ce serveur ne répond pas à ce nom.
error-method = Cette adresse n’accepte pas ce genre de requête.
limits-title = Les limites de ce serveur
limits-about = Pour que personne ne prenne toute la place :
limit-url = octets d’une adresse
limit-body = octets d’un formulaire
limit-fields = champs d’un formulaire
limit-name = caractères d’un nom
limit-time = secondes pour une requête
limit-requests = requêtes par minute et par adresse
limit-forms = formulaires par minute et par visiteur
limit-tables = nouvelles tables par heure et par adresse
limit-open-tables = tables non terminées par visiteur
limit-seats = places à des tables publiques par heure et par adresse
limit-guests = robots invités par heure et par adresse
limit-guest-tables = tables non terminées par robot invité
limit-streams = pages en direct par visiteur
limit-address-streams = pages en direct par adresse
limit-all-streams = pages en direct au total
limit-connections = connexions par adresse
limit-all-connections = connexions au total
limit-head = octets de l’en-tête d’une requête
limit-head-time = secondes pour que l’en-tête d’une requête arrive
limit-silence = secondes de silence permises à une connexion
limit-remembered = compteurs gardés, pour chaque sorte

## Le guide d’une première partie

home-learn = Apprendre en jouant
home-guided = guidée
guide = Le guide
guide-nothing = Rien de nouveau pour l’instant.
guide-always = (La donne d’une partie guidée est toujours la même.)
guide-got-it = Compris
guide-skip = Sans guide
guide-show = Afficher le guide
guide-next = Jouer maintenant sans guide
fair-lesson = Une première partie guidée (« Apprendre en jouant ») a toujours la même donne, pour que les conseils viennent au bon moment. Son secret est connu de tous ; il n’y a rien à vérifier.

## Devices

devices = Mes appareils
devices-about = Tous vos navigateurs ont les mêmes tables, places, droits, réglages et parties passées. Il ne faut ni mot de passe ni adresse e{"\u2011"}mail.
device-this = ce navigateur
device-unnamed = Un navigateur
device-end = Déconnecter
device-end-this = Me déconnecter ici
devices-link = Ajouter un appareil
devices-link-about = Ouvrez ce lien sur votre autre appareil, ou scannez le code. Toute personne qui l’ouvre peut jouer en votre nom : gardez{"\u2011"}le pour vous. Il sert une seule fois, pendant { $minutes } minutes, et n’est montré que maintenant.
api = L’API
api-about = Un programme peut faire ici ce que fait une personne : regarder, jouer, ouvrir des tables. Voici tout ce qu’il peut demander, avec un formulaire pour essayer. Les descriptions sont en anglais, comme les noms qu’elles contiennent.
api-description = La description pour les programmes (OpenAPI)
api-tokens = Jetons
api-token = Votre jeton, pour les formulaires ci-dessous
api-send = Envoyer
api-kinds = Erreurs
tokens = Jetons pour programmes
tokens-about = Avec un jeton, un de vos programmes fait ce que vous permettez, jusqu’à ce qu’il expire ou que vous le révoquiez ici. Il n’apprend jamais qui vous êtes.
tokens-api = Ce que peuvent les programmes
token-until = jusqu’au { $date }
token-of-table = pour une table
token-make = Créer un jeton
token-end = Révoquer
token-what = Que peut-il faire ?
token-read = Voir mes tables
token-play = Voir mes tables et y jouer
token-open = Voir mes tables, y jouer et en ouvrir
token-bot = Être un de mes robots, invité aux tables qui le permettent, et ouvrir des tables
token-name = Nom du programme ; pour un robot, son nom à la table
token-whose = Pour un robot : à qui est-il ? Les autres lisent ce nom.
token-where = Où ?
token-all = À toutes les tables
token-days = Pour combien de temps ?
token-days-choice =
    { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
token-shown = Donnez ce jeton à votre programme. Qui l’a peut en faire autant : gardez-le pour vous. Il n’est montré que maintenant.
token-new = Le nouveau jeton
token-copy = Copier le jeton
error-tokens = Vous avez { $most } jetons. Révoquez{"\u2011"}en d’abord un.
recovery = Mots de secours
recovery-about = Si vous perdez tous vos appareils, douze mots vous rendent tout. Notez{"\u2011"}les sur papier.
recovery-made = Vous avez des mots de secours ({ $ago }).
recovery-make = Obtenir des mots de secours
recovery-anew = Obtenir de nouveaux mots ; les anciens ne vaudront plus
recovery-have = J’ai des mots de secours
recovery-shown = Notez ces mots dans cet ordre. Ils ne sont montrés que maintenant. Toute personne qui les a peut jouer en votre nom ; de nouveaux mots les remplacent.
join-title = Ce navigateur est{"\u2011"}il à vous ?
join-about = Ce lien vient de « Mes appareils » dans un autre navigateur. Si vous l’avez créé, ce navigateur aura toutes vos tables, places, droits, réglages et parties passées. Si quelqu’un vous l’a envoyé, ne vous en servez pas : cette personne verrait tout ce que vous jouez ici. Rien ne se passe sans votre accord.
join-yes = Il est à moi
join-leaves =
    { $count ->
        [one] Ce navigateur a une table à lui, que vous perdrez : vous ne la retrouverez pas. Pour y garder votre place, créez d’abord un lien privé.
       *[other] Ce navigateur a { $count } tables à lui, que vous perdrez : vous ne les retrouverez pas. Pour y garder vos places, créez d’abord des liens privés.
    }
join-leaves-yes = Continuer quand même
recover-about = Saisissez vos douze mots pour que ce navigateur soit de nouveau le vôtre.
recover-field = Dans l’ordre où vous les avez notés. Majuscules et espaces ne comptent pas.
recover-nobody = Personne ici n’a ces mots. De plus récents les ont peut{"\u2011"}être remplacés.
recover-count =
    { $count ->
        [one] Cela fait { $count } mot ; il y en a douze.
       *[other] Cela fait { $count } mots ; il y en a douze.
    }
recover-unknown = « { $word } » n’est pas l’un des mots. Vérifiez son orthographe.
recover-checksum = Tous les mots existent, mais ils ne vont pas ensemble. Vérifiez chaque mot et l’ordre.
seat-link-devices = Pour jouer aussi sur votre propre téléphone ou ordinateur, prenez plutôt :

pace = Rythme
pace-now = Maintenant : chacun reste jusqu’à la fin
pace-day = Sur plusieurs jours : chacun joue quand il a le temps
pace-turn = Durée maximale d’un tour
pace-clock = Pendule
pace-live = aucune
pace-bank = { $minutes } minutes par personne, et { $seconds } secondes de plus par tour
pace-hours = { $count } heures par tour
pace-days = { $count } jours par tour
pace-about = Une fois le temps écoulé, chacun a un délai de grâce : une minute, ou une heure là où un tour dure des heures. Ensuite vient ce qui est choisi ici. Qui ne joue jamais de premier coup perd sa place.
overtime = Une fois le temps écoulé
overtime-bot = un robot joue jusqu’au retour de la personne
overtime-bot-about = Une fois le temps écoulé, un robot joue jusqu’au retour de la personne.
overtime-free = la place est libre pour tous
overtime-free-about = Une fois le temps écoulé, la place est libre : un robot joue jusqu’à ce que quelqu’un la reprenne.
overtime-concede = la personne a abandonné
overtime-concede-about = Une fois le temps écoulé, la personne a abandonné.
overtime-others = les autres décident
overtime-others-about = Une fois le temps écoulé, chacun à la table peut laisser jouer un robot.
clocks = Pendules
clocks-paused = Les pendules sont arrêtées.
clocks-pause = Arrêter les pendules
clocks-resume = Remettre les pendules en marche
clocks-pauses-left = { $count ->
    [0] Vous n’avez plus de pause.
    [one] Il vous reste une pause.
   *[other] Il vous reste { $count } pauses.
}
clock-until = jusqu’au { $time }
clock-up = temps écoulé
clock-grace = grâce
home-until = jusqu’au
nights = Ma nuit commence
nights-none = je n’ai pas de nuit
nights-length = Elle dure
nights-hours = { $count } heures
nights-fixed = Votre nuit peut être changée quand votre pendule ne tourne pas.
holiday = Vacances
holiday-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
holiday-begin = Commencer les vacances
holiday-end = Terminer les vacances
holiday-until = Votre pendule est arrêtée jusqu’au
holiday-about = Votre pendule s’arrête, et toute la table en est informée. Des vacances durent au plus 14 jours, et toutes ensemble 30 jours par partie.
held-up-late = { $name } n’a plus de temps. Un robot peut jouer jusqu’à son retour.
note-time-up = { $name } n’a plus de temps.
    .you = Vous n’avez plus de temps.
note-vacate = { $name } a perdu sa place, et un robot continue.
note-pause = Les pendules s’arrêtent.
note-resume = Les pendules repartent.
note-nights = { $name } indique ses heures de nuit.
    .you = Vous indiquez vos heures de nuit.
note-holiday = { $name } est en vacances jusqu’au { $time }.
    .you = Vous êtes en vacances jusqu’au { $time }.
note-holiday-end = { $name } est de retour de vacances.
    .you = Vous êtes de retour de vacances.
error-clocks = Cette table n’a pas de pendule de ce genre. Une pause demande une pendule ; les nuits et les vacances, des tours de plusieurs heures.
error-holiday = Des vacances durent au plus { $most } jours, et il vous en reste { $left } dans cette partie. Une fois votre temps écoulé, il est trop tard.
error-night = Une nuit dure d’une à dix heures et ne peut être changée tant que votre pendule tourne. Choisissez à nouveau, ou attendez la fin de votre tour.
error-unknown-zone = Ce serveur ne connaît pas le fuseau horaire { $zone } de votre appareil : rien n’a été enregistré. Choisissez-en un autre sur votre appareil, ou demandez à l’opérateur un serveur plus récent.

games = Mes parties
games-now = Ouvertes et en cours
games-over = Terminées
games-of = Jeu
games-all = tous les jeux
games-show = Montrer
games-none = Il n’y en a pas.
games-newer = Plus récentes
games-older = Plus anciennes
next-game = Prochaine partie qui m’attend
home-won = vous avez gagné
home-won-by = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
home-place = place { $rank } sur { $count }
home-gave-up = vous avez abandonné
home-unfinished = pas jouée jusqu’au bout

## Les notifications

notifications = Notifications
notifications-about = Comment avoir des nouvelles de vos tables quand aucune page n’est ouverte : c’est à vous, votre temps s’épuise, ou une table est complète.
tell-ask = Me prévenir dans ce navigateur quand c’est à moi ?
tell-cannot = Ce navigateur ne peut pas vous dire quand c’est à vous
tell-no = Non, merci
tell-ways = Autres moyens
tell-off = Ce serveur n’envoie pas de messages aux navigateurs.
    .operator = L’option --push-contact mailto:vous@example.org les active ; si --notify est défini, push doit y figurer.
tell-insecure = Les navigateurs n’acceptent des messages qu’en https.
    .operator = Placez un proxy muni d’un certificat devant le serveur et donnez son adresse avec --public-url https://posse.example.
way-push = Messages push
way-mail = E{"\u2011"}mail
way-webhook = Webhook
way-calendar = Calendrier
channel-new = Ajouter un moyen
channel-add-mail = Ajouter l’e{"\u2011"}mail
channel-add-webhook = Ajouter le webhook
channel-add-calendar = Ajouter le calendrier
channel-unused = Rien n’a encore été envoyé.
channel-sent = Dernier message : { $ago }.
channel-failed = Le dernier essai a échoué ({ $ago }) : { $reason }
channel-unconfirmed = Pas encore confirmée : ouvrez le lien dans l’e{"\u2011"}mail envoyé à cette adresse. S’il n’arrive pas, ajoutez l’adresse une nouvelle fois.
channel-test = Envoyer un essai
channel-tested = Un essai est en route
channel-tested-about = S’il n’arrive pas d’ici une minute, la page « Notifications » dit pourquoi.
channel-remove = Retirer
channel-copy = Copier
channel-secret = Secret
channel-secret-about = Il signe chaque message : votre programme sait ainsi d’où il vient.
channel-calendar = Adresse pour votre calendrier
channel-calendar-about = Toute personne qui la connaît voit quelles tables vous attendent.
channel-push = Oui, prévenez-moi
channel-push-unable = Ce navigateur ne peut pas recevoir de messages : il faut JavaScript et, sur iPhone ou iPad, Posse sur l’écran d’accueil.
channel-push-denied = Votre navigateur ne permet pas les notifications de ce site. Ses réglages peuvent changer cela.
channel-push-failed = Votre navigateur n’a pas pu activer les messages push. Réessayez.
channel-mail = Adresse e{"\u2011"}mail
channel-form = Webhook pour
channel-url = Adresse du webhook
form-plain = votre propre programme (JSON)
form-ntfy = ntfy
form-discord = Discord
form-slack = Slack
form-matrix = Matrix
tempo-live = En direct
tempo-clocked = À la pendule
tempo-daily = Sur des jours
wishes-turn = C’est à moi
wishes-reminders = Rappel
wishes-full = Table complète
wishes-about = Les rappels viennent 24 heures, 8 heures et 1 heure avant la fin de votre temps.
wishes-digest = Liste quotidienne des tables qui m’attendent
wishes-digest-none = pas de liste
wishes-quiet = Mes heures calmes commencent
wishes-quiet-none = pas d’heures calmes
wishes-quiet-length = Elles durent
confirm-mail = Confirmer cette adresse ?
confirm-mail-about = Les notifications sur vos tables seront envoyées à { $address }.
confirm-mail-yes = Confirmer
confirm-mail-done = Confirmé
confirm-mail-done-about = Les notifications sont désormais envoyées à { $address }.
stop = Arrêter ces messages ?
stop-about = Vous ne recevrez plus de notifications par ce moyen. Vos tables et vos places ne changent pas.
stop-yes = Les arrêter
stop-done = C’est arrêté
stop-done-about = Vous ne recevrez plus ces messages.

## Ce que disent les notifications

notify-turn = À vous de jouer : { $game }
notify-replaced = Un robot joue pour vous : { $game }
notify-left = { $hours ->
    [one] Plus qu’une heure : { $game }
   *[other] Plus que { $hours } heures : { $game }
}
notify-full = La table est complète : { $game }
notify-with = { $count ->
    [0] Personne d’autre n’est à la table.
   *[other] Avec { $names }.
}
notify-until = Votre temps s’achève le { $time } UTC.
notify-digest = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
}
notify-more = { $count ->
    [one] Et une autre.
   *[other] Et { $count } autres.
}
notify-test-title = Un essai de Posse
notify-test-body = Les notifications arrivent ici.
notify-confirm-title = Confirmez votre adresse pour Posse
notify-confirm-body = Quelqu’un souhaite que Posse envoie à cette adresse des notifications sur ses parties. Si c’est vous, ouvrez ce lien et confirmez. Sinon, ignorez ce message : il n’en viendra pas d’autre.
notify-stop = Arrêter ces messages

## Qui peut ouvrir des tables

doors-invited = Ici, on ouvre des tables sur invitation
doors-host = Ici, seule la personne qui gère le serveur ouvre des tables
doors-have = J’ai une invitation
doors-ask = Pour ouvrir des tables, demandez une invitation à la personne qui gère ce serveur.
doors-phrase = Le mot de passe de ce serveur
doors-phrase-about = Les majuscules et les espaces ne comptent pas. Il ne vous est demandé qu’une fois.
doors-go = Ouvrir des tables
doors-open = Vous pouvez ouvrir des tables ici
doors-open-about = Cela vaut sur tous vos appareils. Choisissez un jeu sur la page d’accueil.
doors-invite = Vous avez une invitation
doors-invite-about = Avec cette invitation, vous pouvez ouvrir des tables ici, sur tous vos appareils. Elle ne sert qu’une fois.
doors-accept = Accepter
error-not-invited = Vous pouvez tout regarder, rejoindre chaque table dont vous avez le lien, jouer, observer et lire les règles.
error-phrase = Ce n’est pas le mot de passe. Vérifiez{"\u2011"}le, ou demandez{"\u2011"}le à la personne qui gère ce serveur.
error-pass = Cette invitation n’est plus valable. Demandez{"\u2011"}en une autre à la personne qui gère ce serveur.

## La page d’administration

admin = La page d’administration
admin-enter-about = Dans ce navigateur, vous pourrez alors fermer et supprimer des tables, exclure des personnes et annoncer quelque chose à tout le monde, pendant douze heures. Rien ne se passe avant votre accord.
admin-enter = Ouvrir la page
admin-leave = Fermer cette page dans ce navigateur
admin-state = Le serveur
admin-version = Posse { $version }, démarré { $ago }
admin-tables-count = Tables en attente : { $open }, en cours : { $running }, terminées : { $over }
admin-people = Personnes à des tables en ce moment : { $present }, connues : { $known } ; pages qui suivent une table : { $streams }
admin-messages = Messages par : { $ways } ; en attente : { $waiting }
admin-messages-none = Les messages sont désactivés
admin-messages-failed = Dernier message échoué, { $ago } : { $reason }
admin-backups = Dernière sauvegarde automatique : { $ago }
admin-backups-yet = Pas encore de sauvegarde automatique
admin-backups-none = Sauvegardes automatiques désactivées ; voir --backup-every
admin-backups-failed = Dernière sauvegarde échouée, { $ago } : { $reason }
admin-announce = Annonce
admin-announce-about = Tout le monde la voit en haut de chaque page jusqu’à la fin de sa durée. Sans texte, elle dit que le serveur redémarre alors.
admin-announce-text = Texte
admin-announce-minutes = Durée en minutes
admin-announce-go = Annoncer à tous
admin-announce-end = Retirer l’annonce
admin-tables = Les tables
admin-tables-last = Les { $count } dernières modifiées
admin-times = ouverte { $made }, modifiée { $changed }
admin-reports = Propos signalés
admin-report-by =
    { $count ->
        [one] signalés { $ago }
       *[other] signalés par { $count } personnes, la dernière fois { $ago }
    }
admin-report-unknown = La place a changé de mains depuis ; on ne sait plus qui l’a dit.
admin-report-excluded = exclusion jusqu’au { $until } (UTC)
admin-dismiss = Classer
admin-excluded = Personnes exclues
admin-excluded-until = jusqu’au { $until } (UTC)
admin-lift = Réadmettre
admin-log = Avertissements et erreurs
admin-log-none = Aucun depuis le démarrage
admin-people-here = Personnes
admin-exclude = Exclure
admin-exclude-about = Une personne exclue ne peut ni ouvrir de table, ni s’asseoir, ni parler, sur aucun de ses appareils. Elle garde les places qu’elle a.
admin-exclude-who = Qui
admin-exclude-for = Pour combien de temps
admin-days =
    { $count ->
        [one] un jour
       *[other] { $count } jours
    }
admin-close = Fermer la table
admin-close-about = Personne ne gagne, et la donne est révélée.
admin-remove = Supprimer la table
admin-remove-about = La table, son journal et tout ce qui y a été dit disparaissent. Seule une sauvegarde les ramène.
announcement = Message de l’administration
announce-restart =
    { $count ->
        [0] Le serveur va redémarrer. Rien n’est perdu, et cette page revient d’elle-même.
        [one] Le serveur redémarre dans moins d’une minute. Rien n’est perdu, et cette page revient d’elle-même.
       *[other] Le serveur redémarre dans { $count }{"\u00A0"}minutes. Rien n’est perdu, et cette page revient d’elle-même.
    }
error-excluded = La personne qui gère ce serveur vous exclut jusqu’au { $until } (UTC). D’ici là, vous ne pouvez ni ouvrir de table, ni vous asseoir, ni parler.
