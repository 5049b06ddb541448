# Die Wörter der Befehlszeile.

## Der Rahmen der Hilfetexte

heading-usage = Aufruf
heading-commands = Befehle
heading-arguments = Argumente
heading-options = Optionen
note-default = [Vorgabe:{"\u00A0"}{ $value }]

## Platzhalter

value-ADDRESS = ADRESSE
value-ADDR = ADRESSE
value-BOT = BOT
value-CODE = KÜRZEL
value-COMMAND = BEFEHL
value-CONTACT = KONTAKT
value-COUNT = ANZAHL
value-DATABASE = DATENBANK
value-DIR = ORDNER
value-FILE = DATEI
value-FORMAT = FORM
value-GAME = SPIEL
value-KEY = NAME
value-LEVEL = STUFE
value-LINK = LINK
value-MAILBOX = POSTFACH
value-MODE = MODUS
value-MS = MS
value-NAME = NAME
value-NUMBER = ZAHL
value-OPTIONS = OPTIONEN
value-SHELL = SHELL
value-POINT = STELLE
value-TABLE = TISCH
value-TEXT = TEXT
value-TIME = ZEIT
value-TOKEN = TOKEN
value-URL = URL
value-VALUE = WERT
value-WAY = WEG
value-WHO = WEN

## Optionen aller Befehle

arg-help = Diese Hilfe zeigen: mit --help ausführlich, mit -h kurz
arg-version = Die Version zeigen
arg-log = Was nach stderr protokolliert wird, immer auf Englisch: off, error, warn, info, debug oder trace
arg-log-format = Wie protokolliert wird: text, oder json mit einem JSON-Wert je Zeile
arg-language = Die Sprache: en, de, fr oder nl [Vorgabe: nach LC_ALL, LC_MESSAGES oder LANG, sonst en]
arg-config = Eine Datei mit Optionen, wie `posse config` sie ausgibt [Vorgabe: keine]
arg-data = Der Ordner der Datenbank [Vorgabe: posse in deinem Datenverzeichnis]
arg-store = Die Adresse einer Postgres-Datenbank, die statt eines Ordners benutzt wird, etwa postgres://posse@db.example/posse
arg-option = Eine Option des Spiels, etwa colour-variant=on; mehrfach möglich

## posse und posse serve

command-posse = Western-Spiele im Browser, mit Freunden überall oder gegen Bots.
    .long =
        Ohne Befehl startet posse den Server auf http://127.0.0.1:8080. Öffne die Seite und spiele. Damit auch andere in deinem Netz mitspielen können, lass ihn auf allen Adressen lauschen:

            posse --listen 0.0.0.0:8080
command-serve = Die Spiele für Browser bereitstellen (das tut posse auch ohne Befehl)
    .long =
        Der Server läuft, bis ihn Strg-C oder SIGTERM beendet. Jeder Zug liegt auf der Platte, bevor ihn jemand sieht.

        Jede Option lässt sich auch durch eine Umgebungsvariable setzen, etwa POSSE_LISTEN, oder in einer Datei, die --config nennt.

            posse serve --listen 0.0.0.0:8080
            posse serve --public-url https://posse.example --trust-proxy
arg-serve-listen = Die Adresse, auf der der Server lauscht; mit 0.0.0.0:8080 kann dein ganzes Netz mitspielen. Oder unix:/run/posse/posse.sock für einen Proxy auf diesem Rechner, oder systemd für den Socket, den es übergibt
arg-serve-public-url = Die Adresse, unter der man den Server erreicht, etwa https://posse.example
arg-serve-host = Ein weiterer Name, unter dem Browser den Server erreichen dürfen, etwa saloon.local; mehrfach möglich
arg-serve-trust-proxy = Den X-Forwarded-Kopfzeilen des Proxys vor dem Server glauben; ohne Proxy nie verwenden
arg-serve-proxy = Adresse oder Netz von Proxys vor dem Server, etwa 10.0.0.0/8; nur diesen wird dann geglaubt; mehrfach möglich
arg-serve-edition = Neue Tische eines Spiels nach deiner eigenen Ausgabe spielen, etwa dollars-wanted=eigene.toml; mehrfach möglich
arg-serve-metrics = Auf dieser Adresse unter /metrics Zahlen für Prometheus ausgeben, etwa 127.0.0.1:9100 [Vorgabe: aus]
arg-serve-keep-finished = Beendete Tische so lange nach ihrer letzten Änderung löschen, etwa 12h, 30d oder 8w [Vorgabe: sie bleiben]
arg-serve-limit = Eine Grenze ändern, etwa requests=2000; mehrfach möglich
arg-serve-backup-every = Die Datenbank so oft in eine neue Datei kopieren, während der Server läuft, etwa 12h, 1d oder 1w [Vorgabe: nie]
arg-serve-backup-keep = So viele dieser Kopien behalten, die neuesten
arg-serve-backup-to = Der Ordner dieser Kopien [Vorgabe: backups neben der Datenbank]
serve-backup-postgres = --backup-every kopiert eine Datenbank, die eine Datei ist; sichere eine Postgres-Datenbank mit ihren eigenen Werkzeugen, etwa pg_dump, und starte den Server ohne diese Option
serve-backup-never = --backup-to nennt einen Ordner für Kopien, aber es werden keine gemacht; ergänze --backup-every, etwa 1d
arg-serve-open-tables = Wer Tische eröffnen darf: anyone (alle), invited (wer --phrase eingibt oder einen Link von posse invite benutzt) oder host (nur du, mit der Seite von posse admin)
arg-serve-phrase = Das Losungswort, mit dem man bei --open-tables invited Tische eröffnen darf
arg-serve-notice = Ein Text für die Startseite; \n beginnt eine neue Zeile
arg-serve-imprint = Die Adresse deines Impressums, auf jeder Seite verlinkt: https://…, mailto:… oder ein Pfad wie /impressum
arg-serve-privacy = Die Adresse deiner Datenschutzerklärung, auf jeder Seite verlinkt
arg-serve-contact = Die Adresse, unter der man dich erreicht, auf jeder Seite verlinkt, etwa mailto:host@posse.example
arg-serve-no-index = Suchmaschinen bitten, fernzubleiben
arg-serve-notify = Wie Leute bei geschlossener Seite erfahren dürfen, dass ein Tisch auf sie wartet: push, mail, webhook, calendar oder none
arg-serve-push-contact = Deine Adresse für die Push-Dienste der Browser, mailto: oder https:; schaltet Push-Nachrichten ein [Vorgabe: eine --public-url mit https://]
arg-serve-smtp = Der Mailserver, etwa smtps://name:passwort@mail.example; schaltet Mail ein
    .long = Bei smtp://HOST?tls=required beginnt die Verbindung unverschlüsselt und wechselt dann; smtp://localhost bleibt unverschlüsselt.
arg-serve-mail-from = Der Absender von Mails, etwa 'Posse <posse@posse.example>'
arg-serve-private-webhooks = Webhooks auch im eigenen Netz und ohne https erlauben
arg-serve-crash = Für Tests: abbrechen, sobald eine Stelle zum n-ten Mal erreicht ist, etwa after-append:3
arg-serve-bot-pause = Für Tests: wie viele Millisekunden ein Zug eines Bots mindestens dauert; mit 0 warten Bots auch nicht, bis alle gesehen haben, was geschah
arg-serve-deal = Für Tests: jeden Tisch nach diesem Namen austeilen, damit sich eine Verteilung wiederholen lässt
serve-open = Posse ist geöffnet: { $url }
serve-invite = Für alle anderen: { $url }
serve-address = der Server kann auf { $address } nicht lauschen; wähle mit { $option } eine andere Adresse
serve-address-in-use = der Server kann auf { $address } nicht lauschen: dort lauscht schon etwas; wähle mit { $option } eine andere Adresse
serve-address-denied = der Server kann auf { $address } nicht lauschen: das System erlaubt es nicht; wähle mit { $option } einen Port über 1023
serve-address-absent = der Server kann auf { $address } nicht lauschen: dieser Rechner hat die Adresse nicht; wähle mit { $option } eine andere
serve-room = das System erlaubt { $files } offene Dateien, das reicht nur für { $room } Verbindungen; erhöhe die harte Grenze (`ulimit -Hn`)
serve-edition = { $file } ist als Ausgabe von { $game } nicht brauchbar
serve-no-socket = systemd hat keinen Socket übergeben; starte den Server über seine Socket-Unit oder wähle mit --listen eine Adresse
serve-half-mail = Mail braucht --smtp und --mail-from
serve-mail = --smtp oder --mail-from ist unbrauchbar: { $reason }
serve-phrase = --phrase wirkt nur mit --open-tables invited; ergänze das, oder lass das Losungswort weg
serve-phrase-empty = das Losungswort ist leer; wähle ein paar Wörter, oder lass --phrase weg

## posse play

command-play = Im Terminal gegen Bots spielen
    .long =
        Der Tisch wird in Worten beschrieben. Du antwortest mit der Nummer eines Zugs.

            posse play dollars-wanted
            posse play wyatt-earp --seats 4 --seat 2 --bot marshal --bot beginner
arg-play-game = Das Spiel: { $games }
arg-play-seats = Wie viele mitspielen [Vorgabe: so wenige, wie das Spiel erlaubt]
arg-play-seat = Welcher Platz deiner ist, ab 1 gezählt
arg-play-bot = Ein Bot für die anderen, der Reihe nach; der letzte nimmt die übrigen Plätze [Vorgabe: der stärkste]
arg-play-name = Dein Name am Tisch [Vorgabe: dein Benutzername auf diesem Rechner]
arg-play-seed = Die Karten geben, die zu dieser Zahl gehören, jedes Mal dieselben [Vorgabe: jedes Mal andere]
play-how = Antworte mit einer Nummer, mit `t` für den Tisch oder mit `q`, um zu gehen.
play-answers = Möglich: 1 bis { $count }, t, q
play-no-seat = die Plätze gehen von 1 bis { $seats }; einen Platz { $seat } gibt es nicht
play-no-randomness = das System liefert keinen Zufall
play-unread = deine Antwort lässt sich nicht lesen

## posse replay

command-replay = Ein gespeichertes Spiel Zug für Zug ausgeben
    .long =
        Solange ein Spiel läuft, ist zu sehen, was jemand ohne Platz sehen darf. Was verdeckt war, erscheint, wenn das Spiel vorbei ist, oder mit --open.

            posse replay k3m9xq7w2fab
            posse replay spiel.json --analysis
arg-replay-table = Der Name eines Tischs, wie er im Link steht, oder die Datei eines heruntergeladenen Spiels
arg-replay-open = Verdecktes zeigen, obwohl das Spiel nicht vorbei ist: jede Karte, für alle, die zusehen
arg-replay-analysis = Auch ausgeben, was der stärkste Bot von jeder Entscheidung hält; nur nach dem Ende des Spiels
arg-replay-time = Auch ausgeben, wie lange es dauert, das ganze Spiel nachzuspielen
told-table = Tisch { $table }: { $game }, { $seats } Plätze
told-warning = Warnung: Das Spiel ist nicht vorbei, und --open zeigt jede Karte allen, die auf diesen Bildschirm sehen
told-no-table = in dieser Datenbank gibt es keinen Tisch { $table }; stimmen der Name und die Datenbank bei --data oder --store?
told-nothing = `{ $table }` ist weder ein Tisch noch eine Datei: { $reason }
told-seat = Platz { $seat }
told-sits = { $name } setzt sich auf Platz { $seat }
told-sits-trusting = { $name } setzt sich auf Platz { $seat } und vertraut dem Server-Betreiber
told-sits-bot = { $name } setzt sich auf Platz { $seat }: der Bot { $bot }, Version { $version }
told-guest = { $name } (Bot von { $whose })
told-leaves = { $name } steht auf
told-ready = { $name } ist bereit
told-start = die Karten werden gegeben
told-nobody = ein Zug von niemandem
told-decides = { $name } entscheidet
told-hands-over = der Bot { $bot }, Version { $version }, spielt für { $name }
told-hands-back = { $name } spielt wieder selbst
told-gives-back = der Platz geht an { $name } zurück
told-takes-over = { $new } übernimmt von { $name }
told-concedes = { $name } gibt auf
told-time-up = die Zeit von { $name } ist abgelaufen
told-vacates = { $name } hat den Platz verloren, und der Bot { $bot }, Version { $version }, spielt weiter
told-pause = die Uhren stehen still
told-resume = die Uhren laufen wieder
told-nights = { $name } gibt an, wann Nacht ist
told-holiday = { $name } beginnt oder beendet einen Urlaub
told-leap = die Uhr des Servers wurde um { $seconds } Sekunden verstellt, die für niemanden zählen
told-abandoned = der Tisch wird geschlossen
told-expired = der Tisch wird geschlossen, weil seine Zeit um ist
told-finished = das Spiel ist vorbei
told-reveals = der Server zeigt sein Geheimnis
told-rematch = die Spieler machen an Tisch { $table } weiter
told-evening = { $games ->
    [one] die Spieler haben vorher ein Spiel beendet
   *[other] die Spieler haben vorher { $games } Spiele beendet
}
told-agrees = { $name } lässt andere das Spiel sehen
told-published = wer den Link hat, darf das Spiel sehen
told-goes-on = Das Spiel läuft noch.
told-over-played = Vorbei: zu Ende gespielt.
told-over-conceded = Vorbei: Alle anderen hatten aufgegeben.
told-over-closed = Vorbei: vor dem Ende geschlossen.
told-over-expired = Vorbei: nach langer Stille geschlossen.
analysis-progress = { $done } von { $all } Entscheidungen, noch { $left }
analysis-head =
    { $count ->
        [one] Analyse: was der Bot { $bot } von einer Entscheidung hält, nach dem, was ihr Platz damals wusste
       *[other] Analyse: was der Bot { $bot } von { $count } Entscheidungen hält, nach dem, was jeder Platz damals wusste
    }
analysis-percent = Die Gewinnchance in Prozent, wie sie bei der bis dahin letzten Entscheidung jedes Platzes geschätzt wurde:
analysis-costliest = Die teuersten Entscheidungen; weniger als { $points } Prozentpunkte lassen sich nicht vom Zufall unterscheiden:
analysis-better = { $name }: { $taken }; besser: { $best }
analysis-column-entry = Eintrag
analysis-column-points = Punkte
analysis-column-end = Ende
analysis-not-over = das Spiel ist noch nicht vorbei; nur ein beendetes Spiel lässt sich analysieren

## posse verify

command-verify = Ein heruntergeladenes Spiel ohne den Server prüfen
    .long =
        Rechnet das ganze Spiel nach: jeden Fingerabdruck und jeden offengelegten Wert, das Geben, jede Entscheidung und den Stand danach. Was das beweist und was nicht, steht in docs/book/src/checking-a-deal.md.

            posse verify spiel.json --receipt beleg.json
arg-verify-file = Das heruntergeladene Spiel
arg-verify-receipt = Der Beleg, den der Browser eines Spielers behalten hat
arg-verify-json = Einen JSON-Wert schreiben; ein Spiel, das nicht passt, bleibt ein Fehler in Worten
verify-misfit = { $file } passt nicht zusammen
verify-fits = Alles passt zusammen: Tisch { $table }, { $game }, { $seats } Plätze.
verify-secret = Das Geheimnis des Servers passt zu dem Fingerabdruck, den er zeigte, bevor sich jemand setzte.
verify-lesson = Es ist ein begleitetes erstes Spiel: Sein Geheimnis ist allen bekannt, und seine Verteilung ist immer dieselbe.
verify-value = Platz { $seat }, { $name }, trug einen Wert zum Mischen bei, und er passt zu seinem Fingerabdruck.
verify-bot = Platz { $seat }, { $name }, ist ein Bot und trug nichts zum Mischen bei.
verify-trust = Platz { $seat }, { $name }, trug nichts zum Mischen bei und vertraute dem Server-Betreiber.
verify-empty = Platz { $seat } war leer.
verify-withdrawn = Hinweis: Von Platz { $seat } stand jemand auf, als der Wert eines anderen schon bekannt war. Wer das war, konnte zwischen zwei Kartenverteilungen wählen.
verify-receipt = Der Beleg von Platz { $seat } passt zur Datei.
verify-decisions =
    { $count ->
        [one] Das Geben und die eine Entscheidung führen zu den Ständen, die in der Datei stehen.
       *[other] Das Geben und alle { $count } Entscheidungen führen zu den Ständen, die in der Datei stehen.
    }
verify-played = Zu Ende gespielt. Auf dem ersten Platz: { $names }.
verify-conceded = Es endete, weil alle anderen aufgegeben hatten.
verify-closed = Der Tisch wurde vor dem Ende geschlossen.
verify-expired = Der Tisch wurde geschlossen, weil zu lange niemand kam oder zog.
verify-without-receipt = Dass dein Browser an genau diesem Geben beteiligt war, beweist nur ein Beleg: --receipt DATEI.

## posse bench

command-bench = Messen, wie schnell die Regeln sind und was eine Suche kostet
    .long =
        Zufällige Spiele auf einem Kern. Ein Zug ist eine Entscheidung zwischen mindestens zwei Möglichkeiten, deren Liste berechnet und aus der gezogen wird; erzwungene Schritte zählen nicht.

        Danach, was eine Suche kostet, in Mikrosekunden: eine Simulation (ein zufälliges Spiel vom Geben bis zum Ende), die Sicht eines Platzes, alles, was er weiß (Sicht und Gedächtnis), eine Kopie des Stands und eine zufällige Welt, in der er sein könnte: der Mittelwert, das 99,9. Perzentil und das Langsamste. Gemessen bei jeder siebten Entscheidung zufälliger Spiele, für den Platz, der entscheidet.

            posse bench dollars-wanted --seconds 10
arg-bench-game = Das Spiel [Vorgabe: alle]
arg-bench-seconds = Wie viele Sekunden Rechenzeit lang zufällige Spiele laufen und wie viele lang Kosten gemessen werden, für jede Zahl von Plätzen
arg-bench-json = JSON schreiben: einen Wert für jede Zahl von Plätzen und einen für das Nachspielen
bench-head = { $game }: zufällige Spiele auf einem Kern, { $seconds } s Rechenzeit für jede Zahl von Plätzen, daneben als Referenz ein Kartenspiel ohne alles Weitere; Kosten in µs
bench-seats = Plätze
bench-moves = Züge/s
bench-reference = Referenz, Züge/s
bench-share = der Referenz
bench-games = Spiele/s
bench-decisions = Entscheidungen je Spiel
bench-bytes = Bytes je Stand
bench-playout = Simulation
bench-view = Sicht
bench-knows = Wissen
bench-copy = Kopie
bench-world = Welt
bench-slow = 99,9 %
bench-worst = höchstens
bench-replay =
    { $count ->
        [one] Eine Entscheidung nachzuspielen dauert { $plain } ms; { $digests } ms mit dem Prüfwert danach.
       *[other] Alle { $count } Entscheidungen nachzuspielen dauert { $plain } ms; { $digests } ms mit dem Prüfwert nach jeder.
    }

## posse arena

command-arena = Ein Turnier zwischen Bots austragen
    .long =
        Einen Bot nennst du beim Namen: beginner. Was er in einem Zug denken darf, steht hinter einem @: marshal@50ms denkt 50 Millisekunden, marshal@1000 macht 1000 Iterationen (die Vorgabe). Mit Iterationen ergibt dieselbe Startzahl auf jedem Rechner dieselben Spiele.

        Mit jeder Kartenverteilung wird einmal in jeder Rotation der Bots über die Plätze gespielt, sodass Kartenglück alle gleich trifft. Eine Kartenverteilung ist eine Beobachtung: Die Intervalle sagen mit 95 % Sicherheit, wo der wahre Wert liegt, geschätzt aus den Unterschieden zwischen den Verteilungen.

            posse arena --game dollars-wanted --bots beginner,random --games 1000
            posse arena --game desperados --bots beginner,random,random --json games.jsonl
            posse arena --game desperados --bots beginner --against 'python3 docs/example_bot.py'

        Strg-C beendet ein Turnier vorzeitig; die Tabelle zählt dann die vollständigen Verteilungen. Zum Fortsetzen gibst du denselben Befehl mit --resume DATEI statt --json DATEI.
arg-arena-game = Das Spiel: { $games }
arg-arena-bots = Posses eigene Bots in ihrer Reihenfolge am Tisch, etwa marshal@50ms,beginner,beginner; nötig, außer wenn Programme auf allen Plätzen spielen
arg-arena-games = Wie viele Spiele gespielt werden; die letzte Kartenverteilung stets in allen Rotationen
arg-arena-seats = Wie viele mitspielen; der letzte aus --bots, sonst aus --against, nimmt die übrigen Plätze [Vorgabe: so viele, wie Bots genannt sind]
arg-arena-seed = Die Startzahl, aus der alle Kartenverteilungen folgen
arg-arena-jobs = Wie viele Spiele gleichzeitig laufen [Vorgabe: eines je Kern]
arg-arena-json = Spiele und Statistik in eine neue Datei schreiben, ein JSON-Wert je Zeile
arg-arena-resume = Mit einer Datei von --json weitermachen und die Spiele überspringen, die sie schon enthält
arg-arena-against = Einen Bot hinzunehmen, der ein eigener Prozess ist, von sh gestartet; mehrfach möglich. Wie man mit ihm spricht, steht in docs/book/src/line-protocol.md
arg-arena-against-ms = Wie viele Millisekunden der Prozess für jede Entscheidung hat
arena-progress = { $done } von { $all } Spielen, noch { $left }
arena-stopped =
    { $count ->
        [one] Angehalten; ein Spiel ist noch übrig: weiter geht es mit --resume.
       *[other] Angehalten; { $games } Spiele sind noch übrig: weiter geht es mit --resume.
    }
arena-stopped-for-good =
    { $count ->
        [one] Angehalten; ein Spiel ist noch übrig: mit --json DATEI ginge es später weiter.
       *[other] Angehalten; { $games } Spiele sind noch übrig: mit --json DATEI ginge es später weiter.
    }
arena-nothing = Keine Kartenverteilung wurde in allen Rotationen gespielt; es sind { $seats }.
arena-head =
    { $count ->
        [one] { $game }: { $games } Spiele, eine Kartenverteilung in { $seats } Rotationen, Startzahl { $seed }; { $decisions } Entscheidungen je Spiel
       *[other] { $game }: { $games } Spiele, { $deals } Kartenverteilungen in { $seats } Rotationen, Startzahl { $seed }; { $decisions } Entscheidungen je Spiel
    }
arena-column-bot = Bot
arena-column-wins = Siege %
arena-column-even = erwartet
arena-column-score = Ergebnis
arena-column-margin = Vorsprung
arena-column-elo = Elo
arena-column-iterations = Iterationen je Zug
arena-column-turn = ms je Zug
arena-column-longest = längster
arena-pairs = Wie oft der Bot der Zeile vor dem der Spalte landet, in % (ein Gleichstand zählt halb):
arena-lost =
    { $count ->
        [one] { $bot } verlor eine Entscheidung: { $late } zu spät, { $dead } nach dem Ende des Prozesses, { $illegal } nicht auf der Liste.
       *[other] { $bot } verlor { $count } Entscheidungen: { $late } zu spät, { $dead } nach dem Ende des Prozesses, { $illegal } nicht auf der Liste.
    }
arena-interval = { $mean } ({ $least } bis { $most })
arena-intervals =
    In Klammern: das 95-%-Intervall. Die Spiele einer Kartenverteilung sind eine Beobachtung. Anteile: Wilson-Intervall
    mit Students t auf der effektiven Zahl der Spiele; Ergebnisse: Students t; Elo: Bayes-Bootstrap über die
    Kartenverteilungen, der Mittelwert aller Bots ist 0.
arena-unwritten = ein Spiel ließ sich nicht in die Datei schreiben
arena-unwritten-statistics = die Statistik ließ sich nicht in die Datei schreiben
arena-unheard = auf Strg-C kann nicht gehört werden
results-exist = die Datei gibt es schon; mache mit --resume mit ihr weiter oder nenne eine andere
results-no-header = das ist keine Ergebnisdatei; --json legt eine an
results-other = die Datei gehört zu einem anderen Turnier: sie hat { $parts }; beginne mit --json eine neue
results-line = Zeile { $line } ist kein Spiel dieses Turniers; beginne mit --json eine neue Datei
lineup-empty = es ist kein Bot genannt; nenne einen oder mehrere, etwa beginner,random, oder mit --against ein Programm
lineup-bot = es gibt keinen Bot `{ $bot }`; die Bots von { $game } sind: { $known }
lineup-budget = `{ $bot }` nennt keine Denkzeit; schreibe { $name }@50ms für 50 Millisekunden je Zug oder { $name }@1000 für 1000 Iterationen je Zug
lineup-crowded = { $bots } Bots passen nicht auf { $seats } Plätze; nenne weniger Bots oder mehr Plätze
foreign-shell = sh ließ sich nicht starten: { $reason }
foreign-late = `{ $command }` war nicht bereit für ein Spiel: innerhalb von zehn Sekunden kam keine Antwort; was zu antworten ist, steht in docs/book/src/line-protocol.md
foreign-unready = `{ $command }` war nicht bereit für ein Spiel: die Antwort war nicht {"{"}"ready":true{"}"}; was zu antworten ist, steht in docs/book/src/line-protocol.md
foreign-ended = `{ $command }` war nicht bereit für ein Spiel: der Prozess endete; was zu antworten ist, steht in docs/book/src/line-protocol.md

## posse bot

command-bot = Ein eigenes Programm an einem Tisch mitspielen lassen
    .long =
        Das Programm spricht dasselbe Protokoll wie in der Arena; es steht in docs/book/src/line-protocol.md. Posse setzt es als Gast-Bot an den Tisch, ist bereit, fragt es bei jeder Entscheidung und sagt, wer gewonnen hat. Der Tisch muss Gast-Bots erlauben.

            posse bot --table https://posse.example/t/k3m9xq7w2fab --name Doc --of Anna --command 'python3 docs/bots/first_bot.py'

        Kommt rechtzeitig keine gültige Antwort, wird eine zufällige Aktion gewählt. Eine verlorene Verbindung wird wieder aufgenommen. Mit Strg-C steht der Bot vor dem Start auf; im Spiel macht ein Bot des Servers für ihn weiter.
arg-bot-table = Die Adresse des Tischs, wie dein Browser sie zeigt
arg-bot-command = Das Programm, von sh gestartet
arg-bot-ms = Wie viele Millisekunden das Programm für jede Entscheidung hat
arg-bot-name = Der Name des Bots am Tisch; nötig, wenn nicht --token sagt, wer spielt
arg-bot-of = Wessen Bot es ist, wie es die anderen am Tisch lesen; nötig mit --name
arg-bot-seat = Der Platz, gezählt ab 1 [Vorgabe: der erste freie]
arg-bot-rematch = Bei der Revanche weiterspielen, sobald jemand sie eröffnet
arg-bot-token = Als die Person oder der Bot dieses Tokens spielen, erstellt unter „Meine Geräte“; auch POSSE_TOKEN setzt es, ungesehen von anderen auf diesem Rechner
bot-seated = Der Bot sitzt auf Platz { $seat }. Es geht los, wenn alle bereit sind.
bot-back = Der Bot ist zurück auf Platz { $seat }.
bot-onward = Die anderen spielen an einem anderen Tisch weiter, und der Bot auch.
bot-waits = Der Bot wartet auf die Revanche; Strg-C hält ihn an.
bot-full = an diesem Tisch ist kein Platz frei; eröffne einen anderen, oder bitte den Gastgeber um einen Platz
bot-begun = an diesem Tisch hat das Spiel ohne den Bot begonnen; eröffne einen anderen, oder gib ihm das --token, mit dem er sich gesetzt hat
bot-refused = der Server lehnt ab: { $reason }
bot-no-api = { $url } antwortet { $status }: dort ist kein Posse-Server mit einer API; kopier die Adresse des Tischs aus deinem Browser, mit https://, wenn sie so beginnt
bot-unanswered = der Server antwortet nicht: { $reason }; sieh nach, ob er läuft und ob die Adresse des Tischs stimmt
bot-lost = der Server antwortet nicht: { $reason }; ein neuer Versuch folgt
bot-stream-end = der Strom der Meldungen ist zu Ende
bot-no-json = die Antwort ist nicht lesbar
bot-unseated = der Bot hat seinen Platz verloren; frag den Gastgeber des Tischs, warum
bot-late = das Programm hat nicht innerhalb von { $ms } ms geantwortet; eine zufällige Aktion wird gewählt: { $action }
bot-dead = das Programm ist beendet; eine zufällige Aktion wird gewählt: { $action }
bot-illegal = die Antwort { $answer } des Programms ist keine erlaubte Aktion; eine zufällige wird gewählt: { $action }
bot-stopped = abgebrochen, bevor der Bot am Tisch saß
bot-left = abgebrochen; der Bot hat den Tisch verlassen
bot-handed-over = abgebrochen; ein Bot des Servers spielt weiter

## posse backup

command-backup = Die Datenbank in eine neue Datei kopieren, auch während der Server läuft
    .long =
        Die Kopie ist eine ganze Datenbank, so wie der Server sie in einem Augenblick hatte.

            posse backup samstag.db
            posse backup /var/lib/posse/backups --keep 14 --data /var/lib/posse
arg-backup-file = Die Datei, die angelegt wird; es darf sie noch nicht geben. Mit --keep der Ordner, in dem eine mit der Zeit als Namen angelegt wird
arg-backup-keep = So viele der Kopien in diesem Ordner behalten, die neuesten
backup-progress = { $done } von { $all } MB, noch { $left }
backup-folder = { $file } ist ein Ordner; nenne die Datei, die angelegt wird, etwa { $example }, oder ergänze --keep ZAHL für eine Kopie mit der Zeit als Namen
backup-no-folder = { $file } ist eine Datei; nenne mit --keep den Ordner der Kopien
backup-absent = den Ordner von { $file } gibt es nicht; lege ihn zuerst an
backup-done = Die Datenbank wurde nach { $file } kopiert.
backup-restore = Um zu ihr zurückzukehren: den Server beenden, posse.db-wal und posse.db-shm löschen, diese Datei an die Stelle von posse.db legen und dem Besitzer des Ordners geben (chown).

## posse health

command-health = Sagen, ob der Server auf diesem Rechner gesund ist
    .long =
        Fragt den Server, ob er seine Datenbank lesen kann. Endet mit Status 0, wenn ja, und mit 1, wenn nicht oder wenn er nicht innerhalb von drei Sekunden antwortet. Gedacht für Container:

            posse health --listen 127.0.0.1:8080
arg-health-listen = Die Adresse, auf der der Server lauscht, oder seine Adresse mit http://
health-well = { $url } ist gesund.
health-silent = { $url } antwortet nicht: { $reason }; starte den Server oder nenne seine Adresse mit --listen
health-nowhere = ein Server, der auf { $listen } lauscht, ist von hier nicht zu finden; nenne seine Adresse mit --listen
health-slow = { $url } hat nicht innerhalb von drei Sekunden geantwortet; vielleicht steht im Log des Servers, warum
health-ill = { $url } ist nicht gesund und antwortet { $status }; im Log des Servers steht, warum

## posse copy

command-copy = Alle Tische in eine andere Datenbank kopieren, etwa aus einer Datei nach Postgres
    .long =
        Kein Server darf derweil eine der beiden benutzen. Jeder kopierte Tisch wird zurückgelesen und durchgespielt, sodass jede Prüfsumme geprüft ist. Eine unterbrochene Kopie geht weiter, wo sie war.

            posse copy --from /var/lib/posse/posse.db --to postgres://posse@db.example/posse
arg-copy-from = Die Datenbank, die kopiert wird: eine Datei wie /var/lib/posse/posse.db, ihr Ordner oder eine Adresse wie postgres://posse@db.example/posse
arg-copy-to = Die Datenbank, die gefüllt wird: eine Datei, ein Ordner oder eine Adresse
copy-progress = { $done } von { $all } Tischen, noch { $left }
copy-from = die Datenbank, die kopiert wird
copy-to = die Datenbank, die gefüllt wird
copy-no-file = es gibt keine Datei { $file }; nenne die Datei der Datenbank, etwa /var/lib/posse/posse.db
copy-table = Tisch { $table }
copy-left = Tisch { $table }: { $reason }
copy-conflict = er ist schon in der anderen Datenbank und ging dort weiter
copy-done = { $count ->
        [one] Ein Tisch wurde kopiert und geprüft.
       *[other] { $count } Tische wurden kopiert und geprüft.
    }
copy-not-all = { $count ->
        [one] Ein Tisch wurde nicht kopiert oder lässt sich nicht nachspielen; eine Zeile darüber sagt, warum
       *[other] { $count } der Tische wurden nicht kopiert oder lassen sich nicht nachspielen; die Zeilen darüber sagen, warum
    }

## posse import

command-import = Heruntergeladene Spiele zum Ansehen wieder einlesen, auch während der Server läuft
    .long =
        Jede Datei wird so geprüft, wie posse verify es tut, und ist dann ein beendeter Tisch. Die Namen darin bleiben; die Plätze gehören niemandem.

            posse import k3m9xq7w2fab.json
arg-import-files = Die Dateien, die an Tischen heruntergeladen wurden
import-done = Der Tisch { $table } wurde eingelesen.
import-exists = den Tisch { $table } gibt es in dieser Datenbank schon
import-not-all = { $count ->
        [one] Eine Datei wurde nicht eingelesen; eine Zeile darüber sagt, warum
       *[other] { $count } der Dateien wurden nicht eingelesen; die Zeilen darüber sagen, warum
    }

## posse tables

command-tables = Die gespeicherten Tische auflisten, einen zeigen, schließen oder löschen, auch während der Server läuft
    .long =
        Ein Server, der auf der Datenbank läuft, zeigt die Änderung innerhalb von ein, zwei Sekunden.

            posse tables list --running
            posse tables remove k3m9xq7w2fab
command-list = Die gespeicherten Tische auflisten, den zuletzt geänderten zuerst
    .long =
        Die Zeiten sind in UTC.

            posse tables list --finished --game dollars-wanted
command-show = Zeigen, was über einen Tisch gespeichert ist, aber keine Karte
    .long =
        Ein Besucher ist der Fingerabdruck des Cookies eines Browsers. posse forget nimmt ihn an.

            posse tables show k3m9xq7w2fab
command-close = Einen Tisch vorzeitig beenden: Niemand gewinnt, und das Geben wird offengelegt
    .long =
        Wer am Tisch ist, sieht, dass er geschlossen wurde. Er lässt sich wie jeder beendete Tisch noch einmal ansehen.

            posse tables close k3m9xq7w2fab
command-remove = Einen Tisch mit allem löschen, was dazugehört
    .long =
        Seine Seite ist sofort weg, ebenso die Wiederholung und das Herunterladen. Nur eine Kopie der Datenbank bringt ihn zurück.

            posse tables remove k3m9xq7w2fab --yes
arg-table = Der Name des Tisches wie in seinem Link
arg-list-running = Nur Tische, die nicht beendet sind
arg-list-finished = Nur beendete Tische
arg-list-game = Nur Tische dieses Spiels
arg-list-json = Für jeden Tisch einen JSON-Wert schreiben, mit Zeiten in Millisekunden seit 1970
arg-show-json = Einen JSON-Wert schreiben
arg-yes = Nicht nachfragen, etwa in einem Skript
tables-column-table = Tisch
tables-column-game = Spiel
tables-column-state = Stand
tables-column-seats = Plätze
tables-column-entries = Einträge
tables-column-made = angelegt
tables-column-changed = zuletzt geändert
tables-count =
    { $count ->
        [one] Ein Tisch.
       *[other] { $count } Tische.
    }
state-open = offen
state-running = läuft
state-over = beendet
show-state =
    { $count ->
        [one] Stand: { $state }, ein Eintrag, angelegt { $made }, zuletzt geändert { $changed } (UTC)
       *[other] Stand: { $state }, { $count } Einträge, angelegt { $made }, zuletzt geändert { $changed } (UTC)
    }
show-creator = Angelegt vom Besucher { $visitor }
show-no-creator = Wer ihn angelegt hat, ist vergessen
show-no-visitor = keiner
show-free = Platz { $seat }: frei
show-bot = Platz { $seat }: { $name }, der Bot { $bot }
show-person = Platz { $seat }: { $name }, Besucher: { $visitor }
show-stand-in = Platz { $seat }: { $name }, für den der Bot { $bot } spielt, Besucher: { $visitor }
show-unfollowed = dem Protokoll lässt sich nicht bis zum Ende folgen; wer sich später gesetzt hat, fehlt hier
close-ask =
    { $count ->
        [one] Den Tisch { $table } mit einem Eintrag von { $game } schließen? Niemand gewinnt, und das Geben wird offengelegt.
       *[other] Den Tisch { $table } mit { $count } Einträgen von { $game } schließen? Niemand gewinnt, und das Geben wird offengelegt.
    }
close-done = Der Tisch { $table } wurde geschlossen.
close-over = der Tisch { $table } ist schon beendet; posse tables remove löscht ihn
close-unfollowed = dem Protokoll des Tisches { $table } lässt sich nicht folgen, daher kann nichts angefügt werden; posse tables remove löscht ihn
remove-ask =
    { $count ->
        [one] Den Tisch { $table } mit einem Eintrag von { $game } löschen?
       *[other] Den Tisch { $table } mit { $count } Einträgen von { $game } löschen?
    }
remove-ask-damaged = Den beschädigten Tisch { $table } löschen?
remove-done = Der Tisch { $table } wurde gelöscht.
confirm-ask = { $question } [j/N]{" "}
confirm-yes = j ja
confirm-no = nichts wurde geändert
confirm-no-terminal = { $question } Hier ist kein Terminal, an dem jemand antworten könnte; nichts wurde geändert. Mit --yes wird es getan

## posse forget

command-config = Ausgeben, mit welchen Optionen ein Server liefe und woher jede stammt
    .long =
        Die Ausgabe ist eine Konfigurationsdatei für --config, ohne Passwörter. Was auf der Befehlszeile steht, geht einer Variablen wie POSSE_LISTEN vor, und diese der Datei.

            posse config --public-url https://posse.example > posse.toml
            posse --config posse.toml
config-about = Damit liefe posse serve. Passwörter sind weggelassen.
config-unset = nicht gesetzt
config-default = Vorgabe
config-from = aus: { $source }
config-unusable = die Konfiguration { $file } lässt sich nicht lesen: { $reason }
config-value = in { $file } muss { $option } ein Text, eine ganze Zahl, true oder false sein, oder eine Liste oder Tabelle davon
command-forget = Vergessen, was über einen Besucher oder einen Namen gespeichert ist, auch während der Server läuft
    .long =
        An jedem Tisch steht ein anderer Name an der Stelle des alten, etwa N. N. 2 auf Platz 2, und Plätze und Tische gehören der Person nicht mehr: Vor dem Beginn ist ein Platz frei, in einem laufenden Spiel spielt ein Bot weiter. Ein Name wird genau so geschrieben, wie er am Tisch steht, und meint alle, die ihn benutzt haben; ein Besucher sind die 64 Ziffern, die posse tables show nennt.

            posse forget Anna
arg-forget-who = Der Name oder der Besucher
forget-ask =
    { $who } vergessen? { $tables ->
        [one] Ein Tisch ist betroffen
       *[other] { $tables } Tische sind betroffen
    }, { $seats ->
        [one] und ein Platz wird aufgegeben.
       *[other] und { $seats } Plätze werden aufgegeben.
    }
forget-done =
    { $tables ->
        [one] An einem Tisch vergessen.
       *[other] An { $tables } Tischen vergessen.
    }
forget-stays = Was bleibt: Entscheidungen und ihre Zeiten, die zu den Spielen der anderen gehören, und was anderswo liegt: Kopien der Datenbank, heruntergeladene Spiele, der eigene Browser der Person.
forget-nobody = über { $who } ist nichts gespeichert; ein Name wird genau so geschrieben, wie er am Tisch steht, und ein Besucher so, wie posse tables show ihn nennt
forget-unreadable = Tisch { $table }: er lässt sich nicht lesen und blieb, wie er ist; posse tables remove löscht ihn
forget-not-all = { $count ->
        [one] Ein Tisch ließ sich nicht lesen; eine Zeile darüber nennt ihn
       *[other] { $count } der Tische ließen sich nicht lesen; die Zeilen darüber nennen sie
    }

## posse compact

command-compact = Den Platz gelöschter Tische an das System zurückgeben, auch während der Server läuft
    .long =
        Die Datenbank wird ohne ihre Lücken neu geschrieben; das braucht auf der Platte Platz für eine zweite. Züge warten so lange.

            posse compact --data /var/lib/posse
compact-done = Die Dateien der Datenbank sind um { $bytes } Bytes kleiner.
compact-by-itself = Nichts zu tun: Postgres nutzt den Platz gelöschter Tische von selbst wieder (Autovacuum).
compact-busy = andere schreiben ständig in die Datenbank oder lesen sie, etwa für eine Sicherung; darum ließ sie sich nicht verkleinern. Versuche es später noch einmal
overwrite-late = das ist geschehen, aber die alten Daten stehen noch in posse.db-wal, weil andere die Datenbank seit einer halben Minute lesen, etwa für eine Sicherung; führe später posse compact aus, um sie zu überschreiben

## posse invite

command-invite = Einen Link erstellen, mit dem man bei --open-tables invited Tische eröffnen darf, auch während der Server läuft
    .long =
        Wer den Link benutzt, darf von da an Tische eröffnen, auf allen eigenen Geräten. Beendest du ihn, ist es damit vorbei.

            posse invite --name Verein --until 30d --public-url https://posse.example
            posse invite --list
            posse invite --end 4f7a02c9
arg-invite-name = Wie du den Link nennst, damit du ihn in der Liste findest
arg-invite-until = Wie lange der Link benutzt werden kann, etwa 12h, 30d oder 8w [sonst: bis du ihn beendest]
arg-invite-list = Die Links mit ihren Kennungen auflisten, und wie viele Personen jeder eingeladen hat
arg-invite-end = Einen Link anhand seiner Kennung beenden, oder mit dem Wort phrase, was das Losungswort erlaubt hat
arg-public-url = Die Adresse, unter der man den Server erreicht
arg-listen = Wo der Server lauscht, wenn er keine öffentliche Adresse hat
url-unknown = sag, unter welcher Adresse man den Server erreicht: --public-url URL
invite-column-link = Link
invite-column-name = Name
invite-column-people = Personen
invite-column-until = gilt bis
invite-over = abgelaufen
invite-absent = es gibt keinen Link { $link }; posse invite --list zeigt die Kennungen
invite-ended = { $count ->
        [one] { $link } ist beendet. Eine Person darf keine Tische mehr eröffnen.
       *[other] { $link } ist beendet. { $count } Personen dürfen keine Tische mehr eröffnen.
    }

## posse admin

command-admin = Einen Link zur Seite für den Betrieb ausgeben, auch während der Server läuft
    .long =
        Der Link geht einmal, zehn Minuten lang, in dem Browser, der deiner sein soll. Dort siehst du zwölf Stunden lang, wie es dem Server geht, und seine letzten Warnungen, schließt und löschst Tische, schließt Personen aus und teilst allen etwas mit. Die Seite zeigt keine Karten und keinen Weg, einem Tisch zuzusehen.

            posse admin --public-url https://posse.example
admin-once = der Link gilt einmal, innerhalb von { $minutes } Minuten

## posse completions

command-completions = Ein Skript ausgeben, das Befehle und Optionen in der Shell vervollständigt
    .long =
        Es gehört dorthin, wo die Shell nach Vervollständigungen sucht; die Hilfe darin ist in deiner Sprache.

            posse completions bash > ~/.local/share/bash-completion/completions/posse
arg-completions-shell = Die Shell: bash, elvish, fish, powershell oder zsh

## posse man

command-man = Die Handbuchseite ausgeben oder für jeden Befehl eine in einen Ordner schreiben
    .long =
        Befehle haben eigene Seiten, etwa posse-verify(1). Die Seiten sind in deiner Sprache.

            posse man | man -l -
            posse man /usr/local/share/man/man1
arg-man-folder = Der Ordner für die Seiten; er wird angelegt, wenn er fehlt [Vorgabe: die Seite von posse ausgeben]

## posse help

command-help = Diese Hilfe zeigen oder die eines Befehls

## Falsche Aufrufe

wrong = Fehler
wrong-tip = Tipp
wrong-help = Mehr dazu mit { $option }.
wrong-origin = das ist durch { $origin } gesetzt
wrong-similar = meintest du { $names }?
wrong-command = es gibt keinen Befehl { $argument }
wrong-command-with = { $other } kann nicht vor dem Befehl { $argument } stehen; schreibe es dahinter, wenn der Befehl es kennt
wrong-argument = { $argument } gehört nicht hierher
wrong-variable = die Umgebungsvariable { $argument } setzt keine Option
wrong-twice = { $argument } kann nur einmal angegeben werden
wrong-together = { $argument } und { $other } schließen einander aus
wrong-empty = { $argument } braucht einen Wert
wrong-value = { $other } ist kein Wert für { $argument }
wrong-surplus = { $other } ist ein Wert zu viel für { $argument }
wrong-missing = es fehlt:
wrong-utf8 = ein Argument ist kein UTF-8-Text
value-not-level = eine Stufe ist off, error, warn, info, debug oder trace
value-not-log-format = ein Protokoll wird als text oder json geschrieben
value-not-shell = die Shells sind: bash, elvish, fish, powershell, zsh
value-not-language = die Sprachen sind: en, de, fr, nl
value-not-switch = schreibe true oder false
value-not-address = eine Adresse ist eine IP-Adresse mit Port, etwa 127.0.0.1:8080
value-not-network = schreibe eine Adresse oder ein Netz, etwa 192.0.2.7 oder 10.0.0.0/8
value-not-listen = schreibe eine IP-Adresse und einen Port, etwa 127.0.0.1:8080, oder unix:/PFAD oder systemd
value-not-host = schreibe einen Namen oder eine Adresse ohne Port, etwa saloon.local
value-not-server = eine Adresse ist eine IP-Adresse mit Port, etwa 127.0.0.1:8080 oder http://127.0.0.1:8080; der Server selbst spricht kein https
value-not-between = es muss eine ganze Zahl von { $least } bis { $most } sein
value-not-game = die Spiele sind: { $known }
value-not-edition = schreibe SPIEL=DATEI, etwa dollars-wanted=eigene.toml
value-not-option = schreibe NAME=WERT, etwa colour-variant=on
value-not-time = schreibe eine Zeit in Stunden, Tagen oder Wochen: 12h, 30d oder 8w
value-not-limit = schreibe NAME=ZAHL, etwa requests=2000; die Zahl ist mindestens 1
value-not-a-limit = ändern lassen sich diese Grenzen: { $known }
value-not-ways = schreibe Wege wie push,mail,webhook,calendar oder none
value-not-openers = schreib anyone, invited oder host
value-not-contact = schreibe eine Adresse wie mailto:host@posse.example oder https://posse.example
value-not-table = ein Tischname besteht aus zwölf Buchstaben und Ziffern, wie im Link
value-not-table-link = schreib die Adresse eines Tischs, wie dein Browser sie zeigt, etwa https://posse.example/t/k3m9xq7w2fab
value-not-token = ein Token besteht aus 64 hexadezimalen Ziffern; erstelle eines unter „Meine Geräte“
value-not-link = schreib eine Adresse, die mit https://, http://, mailto: oder / beginnt
value-not-url = eine öffentliche Adresse ist http:// oder https://, ein Host und vielleicht ein Pfad: https://posse.example; der Pfad darf nicht wie eine von Posses eigenen Seiten beginnen, etwa /play oder /rules
value-not-crash = ein Abbruch wird als STELLE:ANZAHL geschrieben, etwa before-append:3; Stellen sind before-append, after-append, before-show und before-reply
value-not-dealt = dieses Programm teilt Karten aus, die niemand vorhersehen kann; lass --deal und POSSE_DEAL weg, oder nimm für Tests einen Debug-Build (`cargo build -p posse`)
setup-seats = dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $seats }
setup-edition = Zeile { $line }: { $reason }
setup-version = dieser Tisch wird nach Version { $version } der Regeln gespielt; dieses Programm kennt sie bis Version { $known }; nimm ein neueres Programm
setting-key = es gibt keine Option `{ $key }`; die Optionen sind: { $known }
setting-value = die Option `{ $key }` kann nicht `{ $value }` sein; möglich ist: { $known }

## Dateien

fail-read = { $file } lässt sich nicht lesen
fail-output = die Ausgabe ließ sich nicht schreiben: { $reason }
fail-data = dein Datenverzeichnis ist nicht bekannt; nenne mit --data ORDNER einen Ordner
fail-no-database = unter { $file } liegt keine Datenbank; nenne ihren Ordner mit --data ORDNER
data-usual = die Datenbank ist { $file }; nenne den Ordner einer anderen mit --data ORDNER
fail-no-postgres = dieses Programm ist ohne Postgres gebaut; baue es mit --features postgres
io-not-found = die Datei oder den Ordner gibt es nicht
io-denied = das System erlaubt es nicht
io-exists = gibt es schon
io-folder = das ist ein Ordner
io-no-folder = ein Teil des Pfads ist kein Ordner
io-no-text = das ist kein UTF-8-Text; speichere ihn in dieser Kodierung
io-large = das ist größer als 16 MB
io-full = die Platte ist voll; schaffe Platz und versuche es noch einmal
io-read-only = das Dateisystem ist schreibgeschützt
io-address-in-use = die Adresse ist belegt
io-address-absent = dieser Rechner hat die Adresse nicht
file-no-game = das ist kein heruntergeladenes Spiel von Posse: { $reason }
file-no-receipt = das ist kein Beleg von Posse: { $reason }
file-name = Eintrag { $entry } dieses Spiels enthält einen Namen, den an einem Tisch niemand haben kann: ein Name hat 1 bis 24 Zeichen
file-name-invisible = Eintrag { $entry } dieses Spiels enthält einen Namen, den an einem Tisch niemand haben kann: darin steckt { $code }, ein Zeichen, das niemand sehen kann
file-name-marks = Eintrag { $entry } dieses Spiels enthält einen Namen, den an einem Tisch niemand haben kann: ein Buchstabe trägt zu viele Zeichen, oder ein Akzent steht allein
file-newer-game = das heruntergeladene Spiel hat Format { $version }, das dieses Programm nicht kennt; nimm ein neueres Programm
file-newer-receipt = der Beleg hat Format { $version }, das dieses Programm nicht kennt; nimm ein neueres Programm
store-not-found = den Tisch gibt es nicht
store-full = die Platte ist voll; schaffe Platz und versuche es noch einmal
store-locked = ein anderer Prozess benutzt die Datenbank; beende ihn oder nenne eine andere Datenbank
store-corrupt = die Datenbank lässt sich nicht lesen: { $reason }; spiele eine Sicherung ein oder nenne eine andere Datenbank
store-foreign = { $database } ist keine Datenbank von Posse; nenne eine andere. War sie eine, so ist sie beschädigt: spiele eine Sicherung ein
store-old-log = { $file } ist von der Datenbank übrig, die vor dieser Kopie hier lag, und würde die Kopie überschreiben; lösche die Datei oder schiebe sie beiseite
store-damaged = Tisch { $table } lässt sich nicht lesen: { $reason }; in einer früheren Sicherung ist er noch in Ordnung
store-newer = die Datenbank hat Format { $version }, dieses Programm kennt { $known }; nimm ein neueres Programm
store-exists = { $file } gibt es schon; wähle einen anderen Namen oder schiebe die Datei beiseite
store-not-writable = { $file } gehört { $owner } und lässt sich nicht schreiben; führe das als { $owner } aus oder gib die Datei mit chown dem Besitzer ihres Ordners
store-unreachable = die Datenbank ist nicht erreichbar: { $reason }
store-io = die Datenbank ließ sich nicht benutzen: { $reason }

## Was nicht passt

differs-digest = Eintrag { $entry } führt zu einem anderen Stand als dem gespeicherten
differs-impossible = Eintrag { $entry } ist an seiner Stelle nicht möglich: { $reason }
differs-no-game = dieses Programm kennt das Spiel `{ $game }` nicht
mismatch-header = der Kopf ist nicht brauchbar: { $reason }
mismatch-newer = der Kopf hat Format { $version }, dieses Programm kennt { $known }; nimm ein neueres Programm
mismatch-game = aus dem Kopf wird kein Spiel: { $reason }
mismatch-not-over = das Spiel ist in dieser Datei nicht vorbei; lade sie noch einmal herunter, wenn es so weit ist
mismatch-no-secret = das Geheimnis des Servers fehlt, also lässt sich das Geben nicht nachrechnen
mismatch-secret = das Geheimnis des Servers passt nicht zu seinem Fingerabdruck: Geheimnis, Fingerabdruck oder Kopf wurde geändert
mismatch-lesson = das Geheimnis des Servers ist nicht das des begleiteten Spiels { $lesson }, das immer dasselbe hat
mismatch-value = Eintrag { $entry }: der Wert, den Platz { $seat } offenlegte, passt nicht zu seinem Fingerabdruck
mismatch-late = Eintrag { $entry }: Platz { $seat } gab seinen Fingerabdruck erst ab, als ein Wert schon offenlag, und konnte also wählen
mismatch-digest = Eintrag { $entry } ({ $what }) führt zu einem anderen Stand, als in der Datei steht
mismatch-impossible = Eintrag { $entry } ({ $what }) ist an seiner Stelle nicht möglich: { $reason }
receipt-table = der Beleg gehört zu einem anderen Tisch
receipt-header = der Kopf im Beleg ist nicht der in der Datei: als sich diese Person setzte, war etwas anderes vereinbart
receipt-commitment = der Fingerabdruck des Servers im Beleg ist nicht der in der Datei: der Server hat sein Geheimnis gewechselt
receipt-itself = der Beleg widerspricht sich: sein Wert passt nicht zu seinem Fingerabdruck
receipt-hash = der Fingerabdruck von Platz { $seat } im Beleg ist nicht der in der Datei
receipt-value = der Wert von Platz { $seat } im Beleg ist nicht der in der Datei
receipt-other = Platz { $seat } hatte einen anderen oder keinen Fingerabdruck, als der Wert des Belegs offengelegt wurde
