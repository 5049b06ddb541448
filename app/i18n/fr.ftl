# Les mots de la ligne de commande.

## Le cadre des textes d’aide

heading-usage = Utilisation{"\u00A0"}
heading-commands = Commandes{"\u00A0"}
heading-arguments = Arguments{"\u00A0"}
heading-options = Options{"\u00A0"}
note-default = [par{"\u00A0"}défaut{"\u00A0"}:{"\u00A0"}{ $value }]

## Ce qui est à remplacer

value-ADDRESS = ADRESSE
value-ADDR = ADRESSE
value-BOT = ROBOT
value-CODE = CODE
value-COMMAND = COMMANDE
value-CONTACT = CONTACT
value-COUNT = NOMBRE
value-DATABASE = BASE
value-DIR = DOSSIER
value-FILE = FICHIER
value-FORMAT = FORME
value-GAME = JEU
value-KEY = CLÉ
value-LEVEL = NIVEAU
value-LINK = LIEN
value-MAILBOX = BOÎTE
value-MODE = MODE
value-MS = MS
value-NAME = NOM
value-NUMBER = NOMBRE
value-OPTIONS = OPTIONS
value-SHELL = SHELL
value-POINT = POINT
value-TABLE = TABLE
value-TEXT = TEXTE
value-TIME = DURÉE
value-TOKEN = JETON
value-URL = URL
value-VALUE = VALEUR
value-WAY = MOYEN
value-WHO = QUI

## Options de toutes les commandes

arg-help = Afficher cette aide : complète avec --help, courte avec -h
arg-version = Afficher la version
arg-log = Ce qui est journalisé sur la sortie d’erreur, toujours en anglais : off, error, warn, info, debug ou trace
arg-log-format = La forme du journal : text, ou json avec une valeur JSON par ligne
arg-language = La langue : en, de, fr ou nl [par défaut : selon LC_ALL, LC_MESSAGES ou LANG, sinon en]
arg-config = Un fichier d’options, tel que `posse config` l’affiche [par défaut : aucun]
arg-data = Le dossier de la base de données [par défaut : posse dans votre dossier de données]
arg-store = L’adresse d’une base Postgres, utilisée à la place d’un dossier, comme postgres://posse@db.example/posse
arg-option = Une option du jeu, par exemple colour-variant=on ; peut être répétée

## posse et posse serve

command-posse = Des jeux de société du Far West dans le navigateur, avec des amis où qu’ils soient ou contre des robots.
    .long =
        Lancé sans commande, posse ouvre son serveur sur http://127.0.0.1:8080. Ouvrez cette page et jouez. Pour que d’autres puissent jouer depuis votre réseau, écoutez sur toutes les adresses :

            posse --listen 0.0.0.0:8080
command-serve = Servir les jeux aux navigateurs (ce que fait posse sans commande)
    .long =
        Le serveur tourne jusqu’à ce que Ctrl-C ou SIGTERM l’arrête. Chaque coup est sur le disque avant que quiconque le voie.

        Chaque option peut aussi être définie par une variable d’environnement, comme POSSE_LISTEN, ou dans un fichier nommé par --config.

            posse serve --listen 0.0.0.0:8080
            posse serve --public-url https://posse.example --trust-proxy
arg-serve-listen = L’adresse d’écoute ; 0.0.0.0:8080 permet à tout votre réseau de jouer. Ou unix:/run/posse/posse.sock pour un proxy sur cette machine, ou systemd pour le socket qu’il transmet
arg-serve-public-url = L’adresse à laquelle on joint le serveur, par exemple https://posse.example
arg-serve-host = Un autre nom sous lequel les navigateurs peuvent joindre le serveur, par exemple saloon.local ; peut être répété
arg-serve-trust-proxy = Croire les en-têtes X-Forwarded du proxy placé devant le serveur ; jamais sans proxy
arg-serve-proxy = Une adresse ou un réseau de proxys placés devant le serveur, par exemple 10.0.0.0/8 ; on ne croit alors que ceux-là ; peut être répété
arg-serve-edition = Jouer les nouvelles tables d’un jeu avec votre propre édition, par exemple dollars-wanted=mienne.toml ; peut être répété
arg-serve-metrics = Donner des chiffres à Prometheus sous /metrics à cette adresse, par exemple 127.0.0.1:9100 [par défaut : désactivé]
arg-serve-keep-finished = Supprimer les tables terminées après ce temps sans changement, par exemple 12h, 30d ou 8w [par défaut : elles restent]
arg-serve-limit = Changer une limite, par exemple requests=2000 ; peut être répété
arg-serve-backup-every = Copier la base dans un nouveau fichier à cet intervalle pendant que le serveur tourne, par exemple 12h, 1d ou 1w [par défaut : jamais]
arg-serve-backup-keep = Le nombre de ces copies à garder, les plus récentes
arg-serve-backup-to = Le dossier de ces copies [par défaut : backups, à côté de la base]
serve-backup-postgres = --backup-every copie une base qui est un fichier ; sauvegardez une base Postgres avec ses propres outils, comme pg_dump, et lancez le serveur sans cette option
serve-backup-never = --backup-to nomme un dossier de copies, mais aucune n’est faite ; ajoutez --backup-every, par exemple 1d
arg-serve-open-tables = Qui peut ouvrir des tables : anyone (tout le monde), invited (qui saisit --phrase ou utilise un lien de posse invite) ou host (vous seul, avec la page de posse admin)
arg-serve-phrase = Le mot de passe qui permet d’ouvrir des tables avec --open-tables invited
arg-serve-notice = Un texte pour la page d’accueil ; \n commence une nouvelle ligne
arg-serve-imprint = L’adresse de vos mentions légales, en lien sur chaque page : https://…, mailto:… ou un chemin comme /mentions
arg-serve-privacy = L’adresse de votre politique de confidentialité, en lien sur chaque page
arg-serve-contact = L’adresse où l’on peut vous joindre, en lien sur chaque page, comme mailto:host@posse.example
arg-serve-no-index = Demander aux moteurs de recherche de ne pas venir
arg-serve-notify = Comment prévenir ceux dont la page est fermée qu’une table les attend : push, mail, webhook, calendar ou none
arg-serve-push-contact = Votre adresse mailto: ou https: pour les services push des navigateurs ; active les messages push [par défaut : une --public-url en https://]
arg-serve-smtp = Le serveur de courrier, par exemple smtps://nom:motdepasse@mail.example ; active le courrier
    .long = Avec smtp://HOST?tls=required, la connexion commence en clair puis se chiffre ; smtp://localhost reste en clair.
arg-serve-mail-from = L’expéditeur du courrier, par exemple 'Posse <posse@posse.example>'
arg-serve-private-webhooks = Permettre des webhooks dans votre propre réseau et sans https
arg-serve-crash = Pour les tests : interrompre quand un point est atteint pour la n-ième fois, par exemple after-append:3
arg-serve-bot-pause = Pour les tests : la durée minimale du tour d’un robot, en millisecondes ; avec 0, les robots n’attendent pas non plus que les joueurs aient vu ce qui s’est passé
arg-serve-deal = Pour les tests : distribuer chaque table d’après ce nom, pour retrouver la même donne
serve-open = Posse est ouvert : { $url }
serve-invite = Pour tous les autres : { $url }
serve-address = impossible d’écouter sur { $address } ; choisissez une autre adresse avec { $option }
serve-address-in-use = impossible d’écouter sur { $address } : l’adresse est déjà prise ; choisissez-en une autre avec { $option }
serve-address-denied = impossible d’écouter sur { $address } : le système ne le permet pas ; choisissez un port au-dessus de 1023 avec { $option }
serve-address-absent = impossible d’écouter sur { $address } : cette machine n’a pas cette adresse ; choisissez-en une autre avec { $option }
serve-room = le système permet { $files } fichiers ouverts, ce qui ne laisse de place que pour { $room } connexions ; relevez la limite stricte (`ulimit -Hn`)
serve-edition = { $file } ne peut pas servir d’édition de { $game }
serve-no-socket = systemd n’a transmis aucun socket ; démarrez le serveur par son unité socket, ou choisissez une adresse avec --listen
serve-half-mail = pour le courrier, il faut --smtp et --mail-from
serve-mail = --smtp ou --mail-from est inutilisable : { $reason }
serve-phrase = --phrase ne sert qu’avec --open-tables invited ; ajoutez cette option, ou retirez le mot de passe
serve-phrase-empty = le mot de passe est vide ; choisissez quelques mots, ou retirez --phrase

## posse play

command-play = Jouer dans le terminal contre des robots
    .long =
        La table est décrite en mots. Vous répondez par le numéro d’une action.

            posse play dollars-wanted
            posse play wyatt-earp --seats 4 --seat 2 --bot marshal --bot beginner
arg-play-game = Le jeu : { $games }
arg-play-seats = Le nombre de joueurs [par défaut : le plus petit que le jeu permette]
arg-play-seat = Le numéro de votre place, à partir de 1
arg-play-bot = Un robot pour chacun des autres, dans l’ordre ; le dernier prend les places restantes [par défaut : le plus fort]
arg-play-name = Votre nom à la table [par défaut : votre nom d’utilisateur sur cet ordinateur]
arg-play-seed = Distribuer les cartes qui correspondent à ce nombre, toujours les mêmes [par défaut : d’autres à chaque fois]
play-how = Répondez par un numéro, par `t` pour revoir la table ou par `q` pour partir.
play-answers = Possible : 1 à { $count }, t, q
play-no-seat = les places vont de 1 à { $seats } ; il n’y a pas de place { $seat }
play-no-randomness = le système ne fournit pas d’aléa
play-unread = impossible de lire votre réponse

## posse replay

command-replay = Afficher une partie enregistrée, coup par coup
    .long =
        Tant qu’une partie est en cours, on voit ce que peut voir quelqu’un qui n’y a pas de place. Ce qui était caché apparaît quand la partie est finie, ou avec --open.

            posse replay k3m9xq7w2fab
            posse replay partie.json --analysis
arg-replay-table = Le nom d’une table, tel qu’il figure dans son lien, ou le fichier d’une partie téléchargée
arg-replay-open = Montrer ce qui est caché bien que la partie ne soit pas finie : toutes les cartes, à toute personne qui regarde
arg-replay-analysis = Dire aussi ce que le robot le plus fort pense de chaque décision ; seulement pour une partie finie
arg-replay-time = Dire aussi combien de temps prend une relecture complète
told-table = Table { $table } : { $game }, { $seats } places
told-warning = attention : cette partie n’est pas finie, et --open montre toutes les cartes à toute personne qui regarde cet écran
told-no-table = il n’y a pas de table { $table } dans cette base de données ; vérifiez le nom et la base donnée à --data ou --store
told-nothing = `{ $table }` n’est ni une table ni un fichier : { $reason }
told-seat = place { $seat }
told-sits = { $name } s’assied à la place { $seat }
told-sits-trusting = { $name } s’assied à la place { $seat } et fait confiance au serveur
told-sits-bot = { $name } s’assied à la place { $seat } : le robot { $bot }, version { $version }
told-guest = { $name } (robot de { $whose })
told-leaves = { $name } se lève
told-ready = { $name } donne son feu vert
told-start = les cartes sont distribuées
told-nobody = une action de personne
told-decides = { $name } décide
told-hands-over = le robot { $bot }, version { $version }, joue pour { $name }
told-hands-back = { $name } reprend son jeu
told-gives-back = la place revient à { $name }
told-takes-over = { $new } prend la suite de { $name }
told-concedes = { $name } abandonne
told-time-up = { $name } n’a plus de temps
told-vacates = { $name } a perdu sa place, et le robot { $bot }, version { $version }, continue
told-pause = les pendules s’arrêtent
told-resume = les pendules repartent
told-nights = { $name } indique ses heures de nuit
told-holiday = { $name } commence ou finit ses vacances
told-leap = l’horloge du serveur a été décalée de { $seconds } secondes, qui ne comptent pour personne
told-abandoned = la table est fermée
told-expired = la table est fermée, son temps étant écoulé
told-finished = la partie est finie
told-reveals = le serveur dévoile son secret
told-rematch = les joueurs continuent à la table { $table }
told-evening = { $games ->
    [one] les joueurs ont déjà terminé une partie
   *[other] les joueurs ont déjà terminé { $games } parties
}
told-agrees = { $name } accepte de montrer la partie
told-published = qui a le lien peut voir la partie
told-goes-on = La partie continue.
told-over-played = Fini : la partie est allée à son terme.
told-over-conceded = Fini : tous les autres avaient abandonné.
told-over-closed = Fini : la table a été fermée avant la fin.
told-over-expired = Fini : la table a été fermée après un long silence.
analysis-progress = { $done } décisions sur { $all }, encore { $left }
analysis-head =
    { $count ->
        [one] Analyse : ce que le robot { $bot } pense de { $count } décision, d’après ce que savait alors sa place
       *[other] Analyse : ce que le robot { $bot } pense de { $count } décisions, d’après ce que savait alors chaque place
    }
analysis-percent = Les chances de victoire en pour cent, estimées à la dernière décision de chaque place jusque-là :
analysis-costliest = Les décisions les plus coûteuses ; un écart de moins de { $points } points de pourcentage ne se distingue pas du hasard :
analysis-better = { $name } : { $taken } ; mieux : { $best }
analysis-column-entry = entrée
analysis-column-points = points
analysis-column-end = fin
analysis-not-over = la partie n’est pas encore finie ; on ne peut analyser qu’une partie finie

## posse verify

command-verify = Vérifier une partie téléchargée, sans le serveur
    .long =
        Recalcule toute la partie : chaque empreinte et chaque valeur dévoilée, la donne, chaque décision et l’état qui la suit. docs/book/src/checking-a-deal.md dit ce que cela prouve et ce que cela ne prouve pas.

            posse verify partie.json --receipt recu.json
arg-verify-file = La partie téléchargée
arg-verify-receipt = Le reçu que le navigateur d’un joueur a gardé
arg-verify-json = Écrire une valeur JSON ; une partie qui ne concorde pas reste une erreur en toutes lettres
verify-misfit = { $file } ne concorde pas
verify-fits = Tout concorde : table { $table }, { $game }, { $seats } places.
verify-secret = Le secret du serveur correspond à l’empreinte qu’il avait montrée avant que quiconque s’assoie.
verify-lesson = C’est une première partie guidée : son secret est connu de tous et sa donne est toujours la même.
verify-value = Place { $seat }, { $name } : a ajouté une valeur à la donne, et elle correspond à son empreinte.
verify-bot = Place { $seat }, { $name } : c’est un robot, qui n’a rien ajouté à la donne.
verify-trust = Place { $seat }, { $name } : n’a rien ajouté à la donne et a fait confiance au serveur.
verify-empty = La place { $seat } était vide.
verify-withdrawn = Remarque : quelqu’un s’est levé de la place { $seat } alors que la valeur d’un autre était déjà connue. Cette personne pouvait choisir entre deux donnes.
verify-receipt = Le reçu de la place { $seat } correspond au fichier.
verify-decisions =
    { $count ->
        [one] La donne et l’unique décision mènent aux états indiqués dans le fichier.
       *[other] La donne et les { $count } décisions mènent aux états indiqués dans le fichier.
    }
verify-played = La partie est allée à son terme. À la première place : { $names }.
verify-conceded = Elle a pris fin parce que tous les autres avaient abandonné.
verify-closed = La table a été fermée avant la fin.
verify-expired = La table a été fermée parce que personne n’est venu ou n’a joué pendant trop longtemps.
verify-without-receipt = Seul un reçu prouve que c’est bien la donne à laquelle votre navigateur a pris part : --receipt FICHIER.

## posse bench

command-bench = Mesurer la vitesse des règles et ce que coûte une recherche
    .long =
        Des parties au hasard sur un seul cœur. Un coup est une décision entre deux actions au moins, dont la liste est calculée et dans laquelle on tire ; les étapes forcées ne comptent pas.

        Puis ce que coûte une recherche, en microsecondes : une simulation (une partie au hasard, de la donne à la fin), la vue d’une place, tout ce qu’elle sait (vue et mémoire), une copie de l’état et un monde tiré au hasard parmi ceux où elle peut se trouver : la moyenne, le 99,9e centile et le plus lent. Mesuré à une décision sur sept de parties au hasard, pour la place qui décide.

            posse bench dollars-wanted --seconds 10
arg-bench-game = Le jeu [par défaut : tous]
arg-bench-seconds = Pendant combien de secondes de temps processeur durent les parties au hasard, puis la mesure des coûts, pour chaque nombre de places
arg-bench-json = Écrire du JSON : une valeur pour chaque nombre de places et une pour la relecture
bench-head = { $game } : parties au hasard sur un seul cœur, { $seconds } s de temps processeur pour chaque nombre de places, à côté d’un jeu de cartes réduit à l’essentiel, la référence ; coûts en µs
bench-seats = places
bench-moves = coups/s
bench-reference = référence, coups/s
bench-share = de la référence
bench-games = parties/s
bench-decisions = décisions par partie
bench-bytes = octets par état
bench-playout = simulation
bench-view = vue
bench-knows = savoir
bench-copy = copie
bench-world = monde
bench-slow = 99,9 %
bench-worst = maximum
bench-replay =
    { $count ->
        [one] La relecture complète de { $count } décision prend { $plain } ms ; { $digests } ms avec l’empreinte de l’état qui suit.
       *[other] La relecture complète de { $count } décisions prend { $plain } ms ; { $digests } ms avec l’empreinte de l’état après chacune.
    }

## posse arena

command-arena = Organiser un tournoi entre robots
    .long =
        Un robot s’écrit par son nom : beginner. Ce qu’il peut réfléchir en un tour vient après un @ : marshal@50ms réfléchit 50 millisecondes, marshal@1000 fait 1000 itérations (par défaut). Avec des itérations, la même graine donne les mêmes parties sur toute machine.

        Chaque donne est jouée une fois dans chaque rotation des robots autour de la table, si bien que la chance aux cartes touche chacun de la même façon. Une donne est une observation : les intervalles disent, avec une confiance de 95 %, où se trouve la vraie valeur, d’après les différences entre les donnes.

            posse arena --game dollars-wanted --bots beginner,random --games 1000
            posse arena --game desperados --bots beginner,random,random --json games.jsonl
            posse arena --game desperados --bots beginner --against 'python3 docs/example_bot.py'

        Ctrl-C arrête un tournoi avant la fin ; le tableau compte alors les donnes complètes. Pour le reprendre, donnez la même commande avec --resume FICHIER au lieu de --json FICHIER.
arg-arena-game = Le jeu : { $games }
arg-arena-bots = Les robots de Posse dans leur ordre autour de la table, par exemple marshal@50ms,beginner,beginner ; nécessaire, sauf si des programmes jouent à toutes les places
arg-arena-games = Le nombre de parties ; la dernière donne est toujours jouée dans toutes les rotations
arg-arena-seats = Le nombre de joueurs ; le dernier de --bots, ou sinon de --against, prend les places restantes [par défaut : autant que de robots]
arg-arena-seed = La graine d’où découlent toutes les donnes
arg-arena-jobs = Le nombre de parties jouées en même temps [par défaut : une par cœur]
arg-arena-json = Écrire les parties et les statistiques dans un nouveau fichier, une valeur JSON par ligne
arg-arena-resume = Continuer un fichier fait par --json et sauter les parties qu’il contient déjà
arg-arena-against = Ajouter un robot qui est un processus, lancé par sh ; peut être répété. docs/book/src/line-protocol.md dit comment lui parler
arg-arena-against-ms = Le temps du processus pour chaque décision, en millisecondes
arena-progress = { $done } parties sur { $all }, encore { $left }
arena-stopped =
    { $count ->
        [one] Arrêté ; il reste { $games } partie : continuez avec --resume.
       *[other] Arrêté ; il reste { $games } parties : continuez avec --resume.
    }
arena-stopped-for-good =
    { $count ->
        [one] Arrêté ; il reste { $games } partie : avec --json FICHIER, vous pourriez continuer plus tard.
       *[other] Arrêté ; il reste { $games } parties : avec --json FICHIER, vous pourriez continuer plus tard.
    }
arena-nothing = Aucune donne n’a été jouée dans toutes ses rotations ; il y en a { $seats }.
arena-head =
    { $count ->
        [one] { $game } : { $games } parties, une donne en { $seats } rotations, graine { $seed } ; { $decisions } décisions par partie
       *[other] { $game } : { $games } parties, { $deals } donnes en { $seats } rotations, graine { $seed } ; { $decisions } décisions par partie
    }
arena-column-bot = robot
arena-column-wins = victoires %
arena-column-even = attendu
arena-column-score = score
arena-column-margin = avance
arena-column-elo = Elo
arena-column-iterations = itérations par tour
arena-column-turn = ms par tour
arena-column-longest = le plus long
arena-pairs = Combien de fois le robot de la ligne finit devant celui de la colonne, en % (une égalité compte pour moitié) :
arena-lost =
    { $count ->
        [one] { $bot } a perdu { $count } décision : { $late } en retard, { $dead } après la fin de son processus, { $illegal } hors de la liste.
       *[other] { $bot } a perdu { $count } décisions : { $late } en retard, { $dead } après la fin de son processus, { $illegal } hors de la liste.
    }
arena-interval = { $mean } ({ $least } à { $most })
arena-intervals =
    Entre parenthèses : l’intervalle à 95 %. Les parties d’une donne sont une observation. Proportions : intervalle de
    Wilson avec le t de Student sur le nombre effectif de parties ; scores : t de Student ; Elo : bootstrap bayésien sur
    les donnes, la moyenne de tous les robots étant 0.
arena-unwritten = impossible d’écrire une partie dans le fichier
arena-unwritten-statistics = impossible d’écrire les statistiques dans le fichier
arena-unheard = impossible d’écouter Ctrl-C
results-exist = le fichier existe déjà ; continuez-le avec --resume ou choisissez-en un autre
results-no-header = ce n’est pas un fichier de résultats ; --json en crée un
results-other = le fichier est celui d’un autre tournoi : il a { $parts } ; commencez-en un nouveau avec --json
results-line = la ligne { $line } n’est pas une partie de ce tournoi ; commencez un nouveau fichier avec --json
lineup-empty = aucun robot n’est nommé ; nommez-en un ou plusieurs, par exemple beginner,random, ou un programme avec --against
lineup-bot = il n’y a pas de robot `{ $bot }` ; les robots de { $game } sont : { $known }
lineup-budget = `{ $bot }` n’indique pas de budget ; écrivez { $name }@50ms pour 50 millisecondes par tour, ou { $name }@1000 pour 1000 itérations par tour
lineup-crowded = { $bots } robots ne tiennent pas sur { $seats } places ; nommez moins de robots ou demandez plus de places
foreign-shell = impossible de lancer sh : { $reason }
foreign-late = `{ $command }` n’était pas prêt pour une partie : pas de réponse en dix secondes ; docs/book/src/line-protocol.md dit ce qu’il doit répondre
foreign-unready = `{ $command }` n’était pas prêt pour une partie : il a répondu autre chose que {"{"}"ready":true{"}"} ; docs/book/src/line-protocol.md dit ce qu’il doit répondre
foreign-ended = `{ $command }` n’était pas prêt pour une partie : le processus s’est arrêté ; docs/book/src/line-protocol.md dit ce qu’il doit répondre

## posse bot

command-bot = Faire jouer un programme à vous à une table
    .long =
        Le programme parle le même protocole que dans l’arène ; docs/book/src/line-protocol.md le décrit. Posse l’assied comme robot invité, se dit prêt, l’interroge à chaque décision et dit qui a gagné. La table doit permettre les robots invités.

            posse bot --table https://posse.example/t/k3m9xq7w2fab --name Doc --of Anna --command 'python3 docs/bots/first_bot.py'

        Une décision sans réponse permise à temps est remplacée par une action au hasard. Une connexion perdue est reprise. Avec Ctrl-C, le robot se lève avant le début ; en cours de partie, un robot du serveur joue à sa place.
arg-bot-table = L’adresse de la table, comme votre navigateur l’affiche
arg-bot-command = Le programme, lancé par sh
arg-bot-ms = Le temps du programme pour chaque décision, en millisecondes
arg-bot-name = Le nom du robot à la table ; nécessaire si --token ne dit pas qui joue
arg-bot-of = À qui est le robot, comme le lisent les autres à la table ; nécessaire avec --name
arg-bot-seat = La place, comptée à partir de 1 [par défaut : la première libre]
arg-bot-rematch = Continuer à la revanche dès que quelqu’un l’ouvre
arg-bot-token = Jouer comme la personne ou le robot de ce jeton, créé sous « Mes appareils » ; POSSE_TOKEN le donne aussi, à l’insu des autres sur cette machine
bot-seated = Le robot est à la place { $seat }. La partie commence quand tout le monde est prêt.
bot-back = Le robot est de retour à la place { $seat }.
bot-onward = Les autres continuent à une autre table, et le robot aussi.
bot-waits = Le robot attend la revanche ; Ctrl-C l’arrête.
bot-full = aucune place n’est libre à cette table ; ouvrez-en une autre, ou demandez à son hôte d’en libérer une
bot-begun = à cette table, la partie a commencé sans le robot ; ouvrez-en une autre, ou donnez-lui le --token avec lequel il s’est assis
bot-refused = le serveur refuse : { $reason }
bot-no-api = { $url } répond { $status } : il n’y a pas là de serveur Posse avec une API ; copiez l’adresse de la table depuis votre navigateur, avec https:// si elle commence ainsi
bot-unanswered = le serveur ne répond pas : { $reason } ; vérifiez qu’il tourne et que l’adresse de la table est juste
bot-lost = le serveur ne répond pas : { $reason } ; nouvel essai
bot-stream-end = le flux est terminé
bot-no-json = la réponse est illisible
bot-unseated = le robot a perdu sa place ; demandez pourquoi à l’hôte de la table
bot-late = le programme n’a pas répondu en { $ms } ms ; une action est prise au hasard : { $action }
bot-dead = le programme s’est arrêté ; une action est prise au hasard : { $action }
bot-illegal = la réponse { $answer } du programme n’est pas une action permise ; une autre est prise au hasard : { $action }
bot-stopped = arrêté avant que le robot ne s’asseye
bot-left = arrêté ; le robot a quitté la table
bot-handed-over = arrêté ; un robot du serveur continue la partie

## posse backup

command-backup = Copier la base de données dans un nouveau fichier, même pendant que le serveur tourne
    .long =
        La copie est une base de données entière, telle que le serveur l’avait à un instant donné.

            posse backup samedi.db
            posse backup /var/lib/posse/backups --keep 14 --data /var/lib/posse
arg-backup-file = Le fichier à créer ; il ne doit pas exister. Avec --keep, le dossier où en créer un qui porte l’heure
arg-backup-keep = Le nombre de copies à garder dans ce dossier, les plus récentes
backup-progress = { $done } Mo sur { $all }, encore { $left }
backup-folder = { $file } est un dossier ; donnez le fichier à créer, par exemple { $example }, ou ajoutez --keep NOMBRE pour une copie qui porte l’heure
backup-no-folder = { $file } est un fichier ; avec --keep, donnez le dossier des copies
backup-absent = le dossier de { $file } n’existe pas ; créez-le d’abord
backup-done = La base de données a été copiée dans { $file }.
backup-restore = Pour y revenir : arrêtez le serveur, supprimez posse.db-wal et posse.db-shm, mettez ce fichier à la place de posse.db et donnez-le au propriétaire du dossier (chown).

## posse health

command-health = Dire si le serveur de cette machine est en bonne santé
    .long =
        Demande au serveur s’il peut lire sa base de données. Se termine avec le code 0 si oui, et 1 si non ou s’il ne répond pas en trois secondes. Conçu pour les conteneurs :

            posse health --listen 127.0.0.1:8080
arg-health-listen = L’adresse où le serveur écoute, ou son adresse en http://
health-well = { $url } est en bonne santé.
health-silent = { $url } ne répond pas : { $reason } ; démarrez le serveur, ou indiquez son adresse avec --listen
health-nowhere = d’ici, on ne trouve pas un serveur qui écoute sur { $listen } ; nommez son adresse avec --listen
health-slow = { $url } n’a pas répondu en trois secondes ; le journal du serveur dit peut-être pourquoi
health-ill = { $url } n’est pas en bonne santé et répond { $status } ; le journal du serveur dit pourquoi

## posse copy

command-copy = Copier toutes les tables dans une autre base, par exemple d’un fichier vers Postgres
    .long =
        Aucun serveur ne doit utiliser l’une des deux bases pendant ce temps. Chaque table copiée est relue et rejouée : toutes ses empreintes sont vérifiées. Une copie interrompue reprend où elle en était.

            posse copy --from /var/lib/posse/posse.db --to postgres://posse@db.example/posse
arg-copy-from = La base à copier : un fichier, comme /var/lib/posse/posse.db, son dossier ou une adresse, comme postgres://posse@db.example/posse
arg-copy-to = La base à remplir : un fichier, un dossier ou une adresse
copy-progress = { $done } tables sur { $all }, encore { $left }
copy-from = la base à copier
copy-to = la base à remplir
copy-no-file = le fichier { $file } n’existe pas ; donnez le fichier de la base, comme /var/lib/posse/posse.db
copy-table = table { $table }
copy-left = table { $table } : { $reason }
copy-conflict = elle est déjà dans l’autre base et y a continué
copy-done = { $count ->
        [one] Une table a été copiée et vérifiée.
       *[other] { $count } tables ont été copiées et vérifiées.
    }
copy-not-all = { $count ->
        [one] Une table n’a pas été copiée ou ne peut pas être rejouée ; une ligne ci-dessus dit pourquoi
       *[other] { $count } tables n’ont pas été copiées ou ne peuvent pas être rejouées ; les lignes ci-dessus disent pourquoi
    }

## posse import

command-import = Relire des parties téléchargées pour les revoir, même pendant que le serveur tourne
    .long =
        Chaque fichier est vérifié comme le fait posse verify et devient une table terminée. Les noms y restent ; les places ne sont à personne.

            posse import k3m9xq7w2fab.json
arg-import-files = Les fichiers téléchargés depuis des tables
import-done = La table { $table } a été relue.
import-exists = la table { $table } est déjà dans cette base
import-not-all = { $count ->
        [one] Un fichier n’a pas été relu ; une ligne ci-dessus dit pourquoi
       *[other] { $count } fichiers n’ont pas été relus ; les lignes ci-dessus disent pourquoi
    }

## posse tables

command-tables = Lister les tables enregistrées, en montrer, fermer ou supprimer une, même pendant que le serveur tourne
    .long =
        Un serveur qui tourne sur la base montre le changement en une seconde ou deux.

            posse tables list --running
            posse tables remove k3m9xq7w2fab
command-list = Lister les tables enregistrées, la dernière modifiée d’abord
    .long =
        Les heures sont en UTC.

            posse tables list --finished --game dollars-wanted
command-show = Montrer ce qui est enregistré d’une table, mais aucune carte
    .long =
        Un visiteur est l’empreinte du cookie d’un navigateur. posse forget l’accepte.

            posse tables show k3m9xq7w2fab
command-close = Terminer une table avant l’heure : personne ne gagne, et la donne est révélée
    .long =
        Les personnes présentes voient qu’elle a été fermée. On peut la revoir comme toute table terminée.

            posse tables close k3m9xq7w2fab
command-remove = Supprimer une table avec tout ce qui lui appartient
    .long =
        Sa page disparaît aussitôt, de même que la partie à revoir et à télécharger. Seule une copie de la base la fait revenir.

            posse tables remove k3m9xq7w2fab --yes
arg-table = Le nom de la table, comme dans son lien
arg-list-running = Seulement les tables qui ne sont pas terminées
arg-list-finished = Seulement les tables terminées
arg-list-game = Seulement les tables de ce jeu
arg-list-json = Écrire une valeur JSON par table, avec les heures en millisecondes depuis 1970
arg-show-json = Écrire une seule valeur JSON
arg-yes = Ne pas demander, par exemple dans un script
tables-column-table = table
tables-column-game = jeu
tables-column-state = état
tables-column-seats = places
tables-column-entries = entrées
tables-column-made = créée
tables-column-changed = modifiée
tables-count =
    { $count ->
        [one] Une table.
       *[other] { $count } tables.
    }
state-open = ouverte
state-running = en cours
state-over = terminée
show-state =
    { $count ->
        [one] État : { $state }, une entrée, créée { $made }, modifiée { $changed } (UTC)
       *[other] État : { $state }, { $count } entrées, créée { $made }, modifiée { $changed } (UTC)
    }
show-creator = Créée par le visiteur { $visitor }
show-no-creator = La personne qui l’a créée est oubliée
show-no-visitor = aucun
show-free = Place { $seat } : libre
show-bot = Place { $seat } : { $name }, le robot { $bot }
show-person = Place { $seat } : { $name }, visiteur : { $visitor }
show-stand-in = Place { $seat } : { $name }, remplacé par le robot { $bot }, visiteur : { $visitor }
show-unfollowed = son journal ne peut pas être suivi jusqu’au bout ; les personnes assises plus tard manquent ici
close-ask =
    { $count ->
        [one] Fermer la table { $table }, { $game }, avec une entrée ? Personne ne gagne, et la donne est révélée.
       *[other] Fermer la table { $table }, { $game }, avec { $count } entrées ? Personne ne gagne, et la donne est révélée.
    }
close-done = La table { $table } a été fermée.
close-over = la table { $table } est déjà terminée ; posse tables remove la supprime
close-unfollowed = le journal de la table { $table } ne peut pas être suivi, on ne peut donc rien y ajouter ; posse tables remove la supprime
remove-ask =
    { $count ->
        [one] Supprimer la table { $table }, { $game }, avec une entrée ?
       *[other] Supprimer la table { $table }, { $game }, avec { $count } entrées ?
    }
remove-ask-damaged = Supprimer la table { $table }, qui est endommagée ?
remove-done = La table { $table } a été supprimée.
confirm-ask = { $question } [o/N]{" "}
confirm-yes = o oui
confirm-no = rien n’a été changé
confirm-no-terminal = { $question } Il n’y a pas de terminal pour répondre, rien n’a donc été changé ; ajoutez --yes pour le faire

## posse forget

command-config = Afficher les options avec lesquelles un serveur tournerait, et d’où vient chacune
    .long =
        Ce qui est affiché est un fichier de configuration pour --config, sans les mots de passe. La ligne de commande l’emporte sur une variable comme POSSE_LISTEN, qui l’emporte sur le fichier.

            posse config --public-url https://posse.example > posse.toml
            posse --config posse.toml
config-about = Ce avec quoi posse serve tournerait. Les mots de passe sont omis.
config-unset = non défini
config-default = valeur par défaut
config-from = de : { $source }
config-unusable = la configuration { $file } est illisible : { $reason }
config-value = dans { $file }, { $option } doit être un texte, un nombre entier, true ou false, ou une liste ou une table de ceux-ci
command-forget = Oublier ce qui est enregistré d’un visiteur ou d’un nom, même pendant que le serveur tourne
    .long =
        À chaque table, un autre nom remplace celui de la personne, par exemple N. N. 2 à la place 2, et les places et les tables ne sont plus à elle : avant le début, une place est libre ; dans une partie en cours, un robot continue. Un nom s’écrit exactement comme à la table et désigne toutes les personnes qui l’ont pris ; un visiteur, ce sont les 64 chiffres qu’indique posse tables show.

            posse forget Anna
arg-forget-who = Le nom ou le visiteur
forget-ask =
    Oublier { $who } ? { $tables ->
        [one] Une table est concernée
       *[other] { $tables } tables sont concernées
    }, { $seats ->
        [one] et une place est rendue.
       *[other] et { $seats } places sont rendues.
    }
forget-done =
    { $tables ->
        [one] Oublié à une table.
       *[other] Oublié à { $tables } tables.
    }
forget-stays = Ce qui reste : les décisions et leurs heures, qui font partie du jeu des autres, et ce qui se trouve ailleurs : les copies de la base, les parties téléchargées, le navigateur de la personne.
forget-nobody = rien n’est enregistré sur { $who } ; un nom s’écrit exactement comme à la table, et un visiteur comme l’indique posse tables show
forget-unreadable = table { $table } : elle est illisible et reste telle quelle ; posse tables remove la supprime
forget-not-all = { $count ->
        [one] Une table n’a pas pu être lue ; une ligne ci-dessus la nomme
       *[other] { $count } tables n’ont pas pu être lues ; les lignes ci-dessus les nomment
    }

## posse compact

command-compact = Rendre au système la place des tables supprimées, même pendant que le serveur tourne
    .long =
        La base est réécrite sans ses trous, ce qui demande sur le disque la place d’une seconde base. Les coups attendent pendant ce temps.

            posse compact --data /var/lib/posse
compact-done = Les fichiers de la base ont perdu { $bytes } octets.
compact-by-itself = Rien à faire : Postgres réutilise de lui-même la place des tables supprimées (autovacuum).
compact-busy = d’autres écrivent sans cesse dans la base ou la lisent, par exemple pour une sauvegarde ; elle n’a donc pas pu être compactée. Réessayez plus tard
overwrite-late = c’est fait, mais les anciennes données sont encore dans posse.db-wal, car d’autres lisent la base depuis une demi-minute, par exemple pour une sauvegarde ; lancez plus tard posse compact pour les écraser

## posse invite

command-invite = Créer un lien qui permet d’ouvrir des tables avec --open-tables invited, même pendant que le serveur tourne
    .long =
        Qui utilise le lien peut désormais ouvrir des tables, sur tous ses appareils. Quand vous y mettez fin, ce n’est plus possible.

            posse invite --name Club --until 30d --public-url https://posse.example
            posse invite --list
            posse invite --end 4f7a02c9
arg-invite-name = Le nom que vous donnez au lien, pour le retrouver dans la liste
arg-invite-until = Combien de temps le lien peut servir, par exemple 12h, 30d ou 8w [par défaut : jusqu’à ce que vous y mettiez fin]
arg-invite-list = Lister les liens avec leurs identifiants, et combien de personnes chacun a invitées
arg-invite-end = Mettre fin à un lien par son identifiant, ou à ce que le mot de passe a permis par le mot phrase
arg-public-url = L’adresse à laquelle on atteint le serveur
arg-listen = Où le serveur écoute, s’il n’a pas d’adresse publique
url-unknown = dites à quelle adresse on joint le serveur : --public-url URL
invite-column-link = lien
invite-column-name = nom
invite-column-people = personnes
invite-column-until = jusqu’au
invite-over = expiré
invite-absent = il n’y a pas de lien { $link } ; posse invite --list montre les identifiants
invite-ended = { $count ->
        [one] Fin de { $link }. Une personne ne peut plus ouvrir de tables.
       *[other] Fin de { $link }. { $count } personnes ne peuvent plus ouvrir de tables.
    }

## posse admin

command-admin = Afficher un lien vers la page d’administration, même pendant que le serveur tourne
    .long =
        Le lien sert une fois, pendant dix minutes, dans le navigateur qui doit être le vôtre. Pendant douze heures, vous y voyez l’état du serveur et ses derniers avertissements, vous fermez et supprimez des tables, vous excluez des personnes et vous annoncez quelque chose à tous. La page ne montre ni carte ni moyen d’observer une table.

            posse admin --public-url https://posse.example
admin-once = le lien marche une seule fois, dans les { $minutes } minutes

## posse completions

command-completions = Afficher un script qui complète commandes et options dans votre shell
    .long =
        Placez-le là où votre shell cherche ses complétions ; l’aide y est dans votre langue.

            posse completions bash > ~/.local/share/bash-completion/completions/posse
arg-completions-shell = Le shell : bash, elvish, fish, powershell ou zsh

## posse man

command-man = Afficher la page de manuel, ou en écrire une par commande dans un dossier
    .long =
        Les commandes ont leurs propres pages, comme posse-verify(1). Les pages sont dans votre langue.

            posse man | man -l -
            posse man /usr/local/share/man/man1
arg-man-folder = Le dossier des pages ; il est créé s’il manque [par défaut : afficher la page de posse]

## posse help

command-help = Afficher cette aide, ou celle d’une commande

## Appels incorrects

wrong = erreur
wrong-tip = conseil
wrong-help = Pour en savoir plus, essayez { $option }.
wrong-origin = c’est défini par { $origin }
wrong-similar = vouliez-vous dire { $names } ?
wrong-command = il n’y a pas de commande { $argument }
wrong-command-with = { $other } ne peut pas précéder la commande { $argument } ; écrivez-le après, si la commande le connaît
wrong-argument = { $argument } n’a pas sa place ici
wrong-variable = la variable d’environnement { $argument } ne définit aucune option
wrong-twice = { $argument } ne peut être donné qu’une fois
wrong-together = { $argument } et { $other } s’excluent
wrong-empty = il manque une valeur à { $argument }
wrong-value = { $other } n’est pas une valeur pour { $argument }
wrong-surplus = { $other } est une valeur de trop pour { $argument }
wrong-missing = il manque :
wrong-utf8 = un argument n’est pas un texte UTF-8
value-not-level = un niveau est off, error, warn, info, debug ou trace
value-not-log-format = un journal s’écrit en text ou en json
value-not-shell = les shells sont : bash, elvish, fish, powershell, zsh
value-not-language = les langues sont : en, de, fr, nl
value-not-switch = écrivez true ou false
value-not-address = une adresse est une adresse IP et un port, par exemple 127.0.0.1:8080
value-not-network = écrivez une adresse ou un réseau, par exemple 192.0.2.7 ou 10.0.0.0/8
value-not-listen = écrivez une adresse IP et un port, par exemple 127.0.0.1:8080, ou unix:/CHEMIN, ou systemd
value-not-host = écrivez un nom ou une adresse sans port, par exemple saloon.local
value-not-server = une adresse est une adresse IP et un port, par exemple 127.0.0.1:8080 ou http://127.0.0.1:8080 ; le serveur lui-même ne parle pas https
value-not-between = il faut un nombre entier de { $least } à { $most }
value-not-game = les jeux sont : { $known }
value-not-edition = écrivez JEU=FICHIER, par exemple dollars-wanted=mienne.toml
value-not-option = écrivez CLÉ=VALEUR, par exemple colour-variant=on
value-not-time = écrivez une durée en heures, jours ou semaines : 12h, 30d ou 8w
value-not-limit = écrivez NOM=NOMBRE, par exemple requests=2000 ; le nombre est d’au moins 1
value-not-a-limit = les limites que l’on peut changer : { $known }
value-not-ways = écrivez des moyens comme push,mail,webhook,calendar, ou none
value-not-openers = écrivez anyone, invited ou host
value-not-contact = écrivez une adresse comme mailto:host@posse.example ou https://posse.example
value-not-table = le nom d’une table a douze lettres et chiffres, comme dans son lien
value-not-table-link = écrivez l’adresse d’une table comme votre navigateur l’affiche, par exemple https://posse.example/t/k3m9xq7w2fab
value-not-token = un jeton a 64 chiffres hexadécimaux ; créez-en un sous « Mes appareils »
value-not-link = écrivez une adresse qui commence par https://, http://, mailto: ou /
value-not-url = une adresse publique est http:// ou https://, un hôte et peut-être un chemin : https://posse.example ; le chemin ne doit pas commencer comme une des pages de Posse, par exemple /play ou /rules
value-not-crash = une interruption s’écrit POINT:NOMBRE, par exemple before-append:3 ; les points sont before-append, after-append, before-show et before-reply
value-not-dealt = ce programme distribue des cartes que personne ne peut prévoir ; retirez --deal et POSSE_DEAL, ou pour des tests prenez une version de débogage (`cargo build -p posse`)
setup-seats = ce jeu est pour { $least } à { $most } joueurs, pas pour { $seats }
setup-edition = ligne { $line } : { $reason }
setup-version = cette table se joue selon la version { $version } des règles ; ce programme les connaît jusqu’à la version { $known } ; prenez un programme plus récent
setting-key = il n’y a pas d’option `{ $key }` ; les options sont : { $known }
setting-value = l’option `{ $key }` ne peut pas être `{ $value }` ; elle peut être : { $known }

## Fichiers

fail-read = impossible de lire { $file }
fail-output = impossible d’écrire la sortie : { $reason }
fail-data = votre dossier de données n’est pas connu ; donnez un dossier avec --data DOSSIER
fail-no-database = il n’y a pas de base de données à { $file } ; donnez son dossier avec --data DOSSIER
data-usual = la base de données est { $file } ; donnez le dossier d’une autre avec --data DOSSIER
fail-no-postgres = ce programme est compilé sans Postgres ; compilez-le avec --features postgres
io-not-found = ce fichier ou ce dossier n’existe pas
io-denied = le système ne le permet pas
io-exists = cela existe déjà
io-folder = c’est un dossier
io-no-folder = une partie du chemin n’est pas un dossier
io-no-text = ce n’est pas un texte UTF-8 ; enregistrez-le dans cet encodage
io-large = il dépasse 16 Mo
io-full = le disque est plein ; faites de la place et réessayez
io-read-only = le système de fichiers est en lecture seule
io-address-in-use = l’adresse est prise
io-address-absent = cette machine n’a pas cette adresse
file-no-game = ce n’est pas une partie téléchargée de Posse : { $reason }
file-no-receipt = ce n’est pas un reçu de Posse : { $reason }
file-name = l’entrée { $entry } de cette partie contient un nom que personne ne peut porter à une table : un nom compte de 1 à 24 caractères
file-name-invisible = l’entrée { $entry } de cette partie contient un nom que personne ne peut porter à une table : on y trouve { $code }, un caractère que personne ne peut voir
file-name-marks = l’entrée { $entry } de cette partie contient un nom que personne ne peut porter à une table : une lettre porte trop de signes, ou un accent est isolé
file-newer-game = la partie téléchargée a le format { $version }, que ce programme ne connaît pas ; prenez un programme plus récent
file-newer-receipt = le reçu a le format { $version }, que ce programme ne connaît pas ; prenez un programme plus récent
store-not-found = cette table n’existe pas
store-full = le disque est plein ; faites de la place et réessayez
store-locked = un autre processus se sert de la base de données ; arrêtez-le ou indiquez une autre base
store-corrupt = impossible de lire la base de données : { $reason } ; restaurez une sauvegarde ou indiquez une autre base
store-foreign = { $database } n’est pas une base de données de Posse ; indiquez-en une autre. Si c’en était une, elle est endommagée : restaurez une sauvegarde
store-old-log = { $file } reste de la base qui était ici avant cette copie, et écraserait la copie ; supprimez ce fichier ou déplacez-le
store-damaged = impossible de lire la table { $table } : { $reason } ; elle est intacte dans une sauvegarde antérieure
store-newer = la base de données a le format { $version }, ce programme connaît { $known } ; prenez un programme plus récent
store-exists = { $file } existe déjà ; choisissez un autre nom ou déplacez-le
store-not-writable = { $file } appartient à { $owner } et n’est pas accessible en écriture ; lancez cette commande en tant que { $owner } ou donnez le fichier au propriétaire de son dossier avec chown
store-unreachable = la base de données est injoignable : { $reason }
store-io = impossible de se servir de la base de données : { $reason }

## Ce qui ne concorde pas

differs-digest = l’entrée { $entry } mène à un autre état que celui qui a été enregistré
differs-impossible = l’entrée { $entry } n’est pas possible à sa place : { $reason }
differs-no-game = ce programme ne connaît pas le jeu `{ $game }`
mismatch-header = l’en-tête est inutilisable : { $reason }
mismatch-newer = l’en-tête a le format { $version }, ce programme connaît { $known } ; prenez un programme plus récent
mismatch-game = aucune partie ne peut se faire avec cet en-tête : { $reason }
mismatch-not-over = la partie n’est pas finie dans ce fichier ; téléchargez-le de nouveau quand elle le sera
mismatch-no-secret = le secret du serveur manque, la donne ne peut donc pas être recalculée
mismatch-secret = le secret du serveur ne correspond pas à son empreinte : le secret, l’empreinte ou l’en-tête a été modifié
mismatch-lesson = le secret du serveur n’est pas celui de la partie guidée { $lesson }, qui a toujours le même
mismatch-value = entrée { $entry } : la valeur dévoilée par la place { $seat } ne correspond pas à son empreinte
mismatch-late = entrée { $entry } : la place { $seat } n’a donné son empreinte qu’une fois une valeur dévoilée, elle pouvait donc choisir
mismatch-digest = l’entrée { $entry } ({ $what }) mène à un autre état que celui indiqué dans le fichier
mismatch-impossible = l’entrée { $entry } ({ $what }) n’est pas possible à sa place : { $reason }
receipt-table = le reçu est celui d’une autre table
receipt-header = l’en-tête du reçu n’est pas celui du fichier : autre chose était convenu quand cette personne s’est assise
receipt-commitment = l’empreinte du serveur dans le reçu n’est pas celle du fichier : le serveur a changé de secret
receipt-itself = le reçu se contredit : sa valeur ne correspond pas à son empreinte
receipt-hash = l’empreinte de la place { $seat } dans le reçu n’est pas celle du fichier
receipt-value = la valeur de la place { $seat } dans le reçu n’est pas celle du fichier
receipt-other = la place { $seat } avait une autre empreinte, ou aucune, quand la valeur du reçu a été dévoilée
