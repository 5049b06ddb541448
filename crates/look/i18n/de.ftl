# Die Wörter, die zu keinem Spiel gehören.

## Das Haus

house = Posse
footer = Posse ist ein inoffizielles Projekt mit eigenen Bildern. Wenn dir ein Spiel gefällt, kauf es: Die echte Schachtel gehört auf den Tisch.
imprint = Impressum
privacy = Datenschutz
contact = Kontakt
skip = Zum Tisch springen
language = Sprache
rules = Regeln
rules-of = Regeln: { $game }
settings = Einstellungen
settings-back = Zurück
list-and = { $first } und { $last }
list-you = du
you = (du)
on = an
off = aus

## Die Startseite

home-title = Western-Spiele am Tisch, mit Freunden oder gegen Bots
home-about = Vier Spiele im Browser: sofort gegen Bots spielen oder den Freunden einen Link schicken. Kein Konto, nichts zu installieren.
home-play = Sofort spielen
home-friends = Mit Freunden spielen
home-friends-go = Link holen
home-players = { $least }–{ $most } Personen
home-minutes = etwa { $count } Minuten
learning-little = leicht zu lernen
learning-some = einige Regeln mehr
learning-much = braucht etwas Einarbeitung
home-start = Fang hier an
home-last = Zuletzt gespielt
home-tables = Deine Tische
home-running = läuft
home-waiting = wartet auf Mitspieler
home-over = beendet
home-fairness = Wie sich das Mischen prüfen lässt
home-play-about = „Sofort spielen“ setzt dich zu Bots an den Tisch; wie viele und wie starke, merkt sich die Seite. „Mit Freunden spielen“ gibt dir einen Link für sie. Für andere Stufen, Plätze oder Hausregeln: Tisch eröffnen.
home-set = Tisch eröffnen …
home-next = { $game }: Du bist dran
home-join = An einen Tisch kommen
home-code = Link oder Code
home-join-go = Zum Tisch
home-join-about = Füge den Link ein oder tippe den Code an seinem Ende. Oder halte die Kamera des Telefons auf den QR{"\u2011"}Code, den der Tisch vor dem Spiel zeigt.
home-join-unknown = Kein Tisch hat diesen Code. Es sind die zwölf Buchstaben und Ziffern am Ende des Links.
home-open = Tische, die Mitspieler suchen
home-finished = Beendete Tische ({ $count })
home-turn = wartet auf { $names }
home-turn-mine = du bist dran
home-replaced = { $count ->
    [0] Ein Bot spielt für dich, bis du zurück bist
    [one] Ein Bot spielt für dich, bis du zurück bist, und hat einmal entschieden
   *[other] Ein Bot spielt für dich, bis du zurück bist, und hat { $count }-mal entschieden
}
home-seats = { $seats } Plätze
home-free =
    { $count ->
        [0] alle Plätze besetzt
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }
ago-minutes =
    { $count ->
        [0] gerade eben
        [one] vor einer Minute
       *[other] vor { $count }{"\u00A0"}Minuten
    }
ago-hours =
    { $count ->
        [one] vor einer Stunde
       *[other] vor { $count }{"\u00A0"}Stunden
    }
ago-days =
    { $count ->
        [one] vor einem Tag
       *[other] vor { $count }{"\u00A0"}Tagen
    }
duration-seconds =
    { $count ->
        [one] einer Sekunde
       *[other] { $count }{"\u00A0"}Sekunden
    }
duration-minutes =
    { $count ->
        [one] einer Minute
       *[other] { $count }{"\u00A0"}Minuten
    }
duration-hours =
    { $count ->
        [one] einer Stunde
       *[other] { $count }{"\u00A0"}Stunden
    }
invite-by = { $name } lädt dich ein: { $game }
invite = Du bist eingeladen: { $game }
myself = Du

## Einen Tisch eröffnen

create-title = Ein neuer Tisch: { $game }
create-seats = Wer spielt mit?
create-who-friends = Freunde: Du bekommst einen Link für sie
create-who-bots = Bots
create-who-mix = Gemischt: Platz für Platz
create-players = Plätze, deiner mitgezählt
create-pace = Welches Tempo?
create-more = Weitere Einstellungen
create-options = Hausregeln
create-go = Tisch eröffnen
option-on = an
option-off = aus
option-usual = je nach den anderen Optionen
options-usual = Gespielt wird nach den üblichen Regeln.

## Vor dem Spiel

lobby-wait = Es geht los, wenn alle Plätze besetzt und alle bereit sind.
lobby-seats = Plätze
lobby-fill = Freie Plätze mit Bots besetzen und losspielen
lobby-close-seats = Ohne die freien Plätze spielen
lobby-close-seats-about = Alle ziehen an einen neuen Tisch mit { $count } Plätzen um. Der Link führt auch dorthin.
seat-free = Platz { $seat } ist frei
seat-sit = Hinsetzen
seat-stand = Aufstehen
seat-rename = Namen ändern
seat-move = Hierher wechseln
seat-up = Einen Platz nach oben
seat-ready = bereit
seat-not-ready = noch nicht bereit
seat-be-ready = Ich bin bereit
seat-bot = Welcher Bot
seat-put-bot = Bot hinsetzen
seat-remove-bot = Den Bot wegschicken
seat-take-over = Vom Bot übernehmen
seat-give-back = An den Mitspieler zurückgeben
bot-beginner = Anfänger
bot-tenderfoot = Greenhorn
bot-cowhand = Cowboy
bot-gunslinger = Revolverheld
bot-marshal = Marshal
bot-random = Steppenläufer (spielt zufällig)
bot-plain = Landvermesser (einfache Suche, als Maß)
persona-amos = wartet
    .about = Hat es nie eilig und nimmt, was sicher ist.
persona-cole = raubt
    .about = Geht dahin, wo das Geld liegt. Zuerst in die Bank.
persona-doc = blufft
    .about = Ein Spieler: setzt auf weniger, als man denkt.
persona-hattie = zählt
    .about = Führt Buch und merkt sich jede Karte.
persona-josey = jagt
    .about = Hat es auf alle abgesehen, die vorn liegen.
persona-mabel = baut
    .about = Hat einen Laden und mag, was Bestand hat.
persona-otis = gräbt
    .about = Gold, Gold und noch mal Gold.
persona-ruby = feiert
    .about = Zu Hause in Saloons und Casinos.
name = Dein Name
name-about = 1 bis 24 Zeichen. Wer diesen Tisch sieht, sieht auch den Namen.
share = Die anderen einladen
share-about = Wer diesen Link öffnet, kann sich dazusetzen.
share-link = Link zu diesem Tisch
share-copy = Link kopieren
share-send = Senden …
share-qr = QR{"\u2011"}Code des Links zu diesem Tisch
lobby-start = Das Spiel beginnt.
lobby-trusts = vertraut dem Server-Betreiber
lobby-trusts-about = Dieser Platz trägt nichts zum Mischen bei; er vertraut also dem, der den Server betreibt.
lobby-rules = Hausregeln ({ $count })
lobby-fair = Ehrlich gemischt

## Am Tisch

players = Mitspieler
prompt = Was zu tun ist
presence-here = da
presence-away = weg
presence-bot = Bot
guest = Bot von { $name }
your-turn = Du bist dran
watching = Du schaust zu.
sit-bots = Spiel mit: Du kannst den Platz eines Bots übernehmen.
sit-ask = Möchtest du mitspielen? Der Gastgeber kann dir den Platz eines Bots geben, mit einem Link nur für dich.
sit-for = Für { $name } einsteigen
log = Protokoll
log-empty = Noch nichts.
log-new = (ab hier neu)
log-back = Im Spiel zurückblättern
view-table = Tisch groß und ohne Karten in der Hand zeigen
own-notes = Meine Notizen
own-notes-about = Sie bleiben in diesem Browser; niemand sonst sieht sie.
sound = Töne, wenn ich dran bin und bei großen Momenten
tell-turn = Benachrichtigen, wenn ich dran bin, solange die Seite offen ist
since = Seit deinem letzten Zug
draft-undo = Rückgängig
draft-reset = Alles rückgängig
draft-steps =
    { $count ->
        [one] Ein Schritt lässt sich noch zurücknehmen.
       *[other] { $count } Schritte lassen sich noch zurücknehmen.
    }
no-way-back = Das lässt sich nicht zurücknehmen.
confirm-no = Nein, zurück
moment = Was gerade geschieht
moment-of = Ein Augenblick aus { $game }
when-start = Beginn
when-spoken =
    { $turn ->
        [0] Beginn
       *[other] Zug { $turn }
    }, Schritt { $step }
moment-turn = { $name } war am Zug
    .you = Du warst am Zug
moment-about = Keine Hand wird gezeigt: Dies sah ein Zuschauer in diesem Augenblick.
moment-right-before = Gezeigt wird der Tisch unmittelbar davor.
moment-before = Voriger Augenblick
moment-after = Nächster Augenblick
frame-skip = Überspringen
frame-skip-all = Alles überspringen
frame-skip-to-turn = Zu meinem Zug
frame-go-on = Weiter
speed = Wie schnell gezeigt wird, was geschieht
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-off = Gar nicht
connection-lost = Die Verbindung ist weg. Neuer Versuch …
offline-title = Keine Verbindung
offline-about = Posse ist von hier aus gerade nicht zu erreichen. Alles, was du an einem Tisch getan hast, ist auf seinem Server sicher.
offline-again = Noch einmal versuchen
offline-seen = So hast du sie zuletzt gesehen:
leave = Den Tisch verlassen
at-table = { $game }, der Tisch von { $names }.
concede = Aufgeben
concede-about = Für dich ist das Spiel vorbei; ein Bot spielt für dich zu Ende.
concede-about-last = Das Spiel endet sofort, und { $name } gewinnt.
abandon = Das Spiel für alle beenden
abandon-about = Das Spiel endet ohne Sieger.

## Das Ende

ending-winners =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
    .you =
    { $count ->
        [one] Du gewinnst!
       *[other] { $names } teilt euch den Sieg!
    }
ending-margin = Vorsprung: { $margin }.
ending-rank = { $rank }.{"\u00A0"}Platz
ending-gave-up = gab auf
ending-source = Woher es kam
ending-total = Summe
end-abandoned = Das Spiel wurde vor der Zeit beendet.
rematch = Revanche
rematch-about = In der Revanche rücken alle einen Platz weiter und bekommen damit ein anderes Zeichen.
rematch-another = Oder mit denselben Leuten:
evening =
    { $games ->
        [one] Nach einem Spiel: { $score }.
       *[other] Nach { $games } Spielen: { $score }.
    }
evening-won = { $name } gewann { $games }
stood-in = Ein Bot hat für { $name } zu Ende gespielt und { $count ->
        [one] einmal
       *[other] { $count }-mal
    } entschieden.
    .you = Ein Bot hat für dich zu Ende gespielt und { $count ->
        [one] einmal
       *[other] { $count }-mal
    } entschieden.
download = Das Spiel herunterladen
send-told = { $count ->
    [one] { $game }: { $names } gewinnt
   *[other] { $game }: { $names } teilen sich den Sieg
}
send-link = Link zum Ansehen
send-copied = Link kopiert
send-ask = Senden: die anderen fragen
send-agree = Ja, andere dürfen es sehen
send-private = Niemand sonst darf dieses Spiel sehen. Es lässt sich senden, sobald alle einverstanden sind, die am Tisch saßen.
send-asked = Darf dieses Spiel sehen, wer den Link hat?
send-missing = Noch nicht einverstanden: { $names }.

## Noch einmal ansehen

replay = Noch einmal ansehen
replay-of = Noch einmal ansehen: { $game }
replay-step = Schritt des Spiels
replay-see = { $when } ansehen
replay-first = Zum Anfang
replay-turn-before = Zum Zug davor
replay-before = Einen Schritt zurück
replay-after = Einen Schritt weiter
replay-turn-after = Zum nächsten Zug
replay-last = Zum Ende
replay-play = Abspielen
replay-stop = Anhalten
replay-show = Zeigen
replay-eyes = Ansicht
replay-eyes-table = Tisch
replay-eyes-all = Alle Hände
replay-hand = Die Hand von { $name }
    .you = Deine Hand
replay-together = Zusammen ansehen
replay-together-about = Andere sehen auf ihrem Bildschirm, was du ansiehst, und folgen dir durch das Spiel.
replay-lead = Andere durch das Spiel führen
replay-leads = Du führst: Wer diesen Link öffnet, sieht, was du ansiehst.
replay-follows = Du folgst jemandem, der durch dieses Spiel führt.

## Die Analyse

analysis = Analyse
analysis-title = Analyse: { $game }
analysis-about = Der Bot { $bot } sieht sich jede Entscheidung dieses Spiels noch einmal an. Er geht von dem aus, was der Spieler in diesem Augenblick wissen konnte; für Verdecktes und Pech kann also niemand etwas. Was er findet, sind Schätzungen.
analysis-start = Dieses Spiel analysieren
analysis-start-about = Der Server braucht dafür einen Augenblick; Spiele, die gerade laufen, gehen vor.
analysis-running = { $done } von { $of } Entscheidungen
analysis-none = In diesem Spiel hatte niemand etwas zu entscheiden.
analysis-chances = Die Gewinnchancen
analysis-chances-about = Wie wahrscheinlich jeder Spieler gewinnt, geschätzt bei seinen eigenen Entscheidungen aus dem, was er wusste. Darum ergeben die Linien zusammen nicht immer 100{"\u00A0"}%. Wurde das Spiel zu Ende gespielt, steht am Schluss das Ergebnis.
analysis-chart = Diagramm der Gewinnchance jedes Spielers, Entscheidung für Entscheidung. Jeder Punkt führt zu seiner Stelle im Spiel. Die Zahlen folgen als Tabelle.
analysis-point = { $name }, { $when }: { $chance }
analysis-figures = Die Zahlen
analysis-when = Zug und Schritt
analysis-result = Ergebnis
analysis-player = Spieler
analysis-chance = Gewinnchance
analysis-costly = Die teuersten Entscheidungen
analysis-costly-about = Um wie viel die Wahl des Bots besser war, in Prozentpunkten der Gewinnchance. Die beiden Züge wurden dafür noch einmal gleich gründlich durchsucht. Weniger als { $points } Punkte lassen sich nicht vom Zufall unterscheiden und fehlen hier. Jeder Versuch spielt einige Entscheidungen weiter, mit verdeckten Karten, die zufällig so verteilt sind, wie es zum Wissen des Spielers passt; wer dann am besten steht, liegt vorn.
analysis-costly-none = Keine Entscheidung kostete { $points } Prozentpunkte oder mehr.
analysis-cost = −{ $points }{"\u00A0"}Punkte
analysis-taken = Gespielt
analysis-best = Besser
analysis-finds = Die besten Einfälle
analysis-finds-about = Entscheidungen, so gut wie die des Bots und schwer zu sehen: Nach kurzem Hinsehen hätte er etwas anderes gewählt, und Schlechteres.
analysis-gain = +{ $points }{"\u00A0"}Punkte
analysis-glance = Auf den ersten Blick
analysis-why = Im Weiterspielen lag { $name } nach der besseren Wahl in { $best } von 100 Versuchen vorn, nach dieser in { $taken }.
    .you = Im Weiterspielen lagst du nach der besseren Wahl in { $best } von 100 Versuchen vorn, nach dieser in { $taken }.
analysis-why-gained = Am meisten gewann { $name } dabei: vorn in { $taken } statt in { $best }.
    .you = Am meisten gewannst du dabei: vorn in { $taken } statt in { $best }.
percent = { $number } %

## Die Regelseiten

origin-about = Was keinen Vermerk hat, steht in den gedruckten Regeln; ein Vermerk sagt, woher der Teil nach ihm stammt.
origin-printed = gedruckt
origin-example = gedrucktes Beispiel
origin-reading = unsere Lesart
origin-ours = unsere Festlegung
origin-rebuilt = unsere Rekonstruktion
rules-contents = Auf dieser Seite
rules-clauses = Paragraf für Paragraf
rules-find = In den Regeln suchen
rules-found = Treffer: { $count }
rules-ours-about = In diesen Paragrafen haben wir selbst etwas festgelegt:
rules-only-ours = Nur Paragrafen mit eigenen Festlegungen zeigen
primer-heading-goal = Das Ziel
primer-heading-turn = Ein Zug in Kürze
primer-heading-special = Das Besondere
primer-heading-example = Ein Beispielzug
primer-heading-ours = Unsere Entscheidungen
primer-example-about = Ein Zug aus einem echten Spiel, gezeichnet wie am Tisch.
primer-player-1 = Anja
primer-player-2 = Bernd
primer-player-3 = Carla
primer-player-4 = Dirk
primer-player-5 = Emil
clause-whole = Alle Regeln
clause-close = Schließen
clause-here = Regeln zu diesem Schritt: §{"\u00A0"}{ $number }

## Tasten

keys = Tasten
keys-show = Diese Liste zeigen
keys-undo = Einen Schritt rückgängig machen

## Fairness und Betrieb

fair-title = Wie sich das Mischen prüfen lässt
fair-about = Niemand am Tisch und auch nicht der Server kann sich die Karten aussuchen. Vor dem Geben zieht jeder eine geheime Zahl und veröffentlicht nur ihren Fingerabdruck; die Karten folgen aus allen zusammen. Ist das Spiel vorbei, werden die Geheimnisse geöffnet, und jeder kann nachrechnen.
fair-limits = Was das nicht leistet: Wer den Server betreibt, kann während des Spiels in seine Datenbank schauen und sich weigern anzufangen, und ein Freund kann weitersagen, was er sieht.
formula-server = Der Fingerabdruck des Servers
formula-seat = Der Fingerabdruck eines Platzes
formula-deal = Der Schlüssel des Gebens
formula-lesson-secret = Das Geheimnis eines begleiteten ersten Spiels
formula-lesson-deal = Der Schlüssel eines begleiteten ersten Spiels
formula-about = „secret“ und jedes „value“ sind 32 Byte lang; „seat“ ist ein Byte, gezählt ab 0; „header“ ist der Text im heruntergeladenen Spiel; „lesson“ ist der Name des begleiteten Spiels.
fair-commitment = Der Fingerabdruck des Servers
fair-receipt-save = Beleg speichern

## Fehler

error-title = Das ging nicht
error-home = Zur Startseite
error-table = Zurück zum Tisch
error-unknown-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
error-finished = Dieses Spiel ist vorbei.
error-not-your-seat = Das ist nicht dein Platz. Du kannst zusehen oder den Link in dem Browser öffnen, in dem du dich hingesetzt hast.
error-not-your-turn = Du bist nicht dran.
error-not-possible = Das geht jetzt nicht: { $reason }
error-stale = Der Tisch ist schon weiter; sieh dir an, wie es jetzt steht.
error-token = Dafür braucht es ein Token, das noch gilt. Erstelle eines unter „Meine Geräte“ und schick es als Authorization: Bearer.
error-scope = Das erlaubt dieses Token nicht: Ihm fehlt „{ $scope }“. Erstelle ein anderes unter „Meine Geräte“.
error-one-table = Dieses Token gilt nur für einen anderen Tisch.
error-value-of = `{ $field }` ist eines davon: { $known }
error-unreadable = Diese Anfrage ist nicht lesbar: { $reason }
error-guest-tables = Ein Bot spielt an höchstens { $most } Tischen zugleich. Lass ihn erst einen beenden.
error-invalid = Das Formular kam nicht so an, wie es sollte. Bitte noch einmal von der Seite aus.
error-too-long = Das war zu viel. Schick weniger auf einmal.
error-name = Ein Name hat 1 bis 24 Zeichen.
error-name-invisible = In diesem Namen steckt ein Zeichen, das niemand sehen kann ({ $code }). Schreibe den Namen noch einmal von Hand.
error-name-marks = Ein Buchstabe dieses Namens trägt zu viele Zeichen, oder ein Akzent steht allein. Lass einige davon weg.
error-name-taken = An diesem Tisch hat schon jemand diesen Namen oder einen, der genauso aussieht. Ergänze deinen Namen.
error-seat-taken = Auf diesen Platz hat sich gerade jemand gesetzt.
error-started = Das Spiel hat schon begonnen.
error-too-many-tables = Du hast in kurzer Zeit viele Tische eröffnet. Bitte in { $time } noch einmal.
error-too-many-requests = Das war viel auf einmal. Bitte in { $time } noch einmal.
error-too-many-streams = Zu viele Seiten oder Streams sind gleichzeitig offen. Schließe welche oder versuche es in { $seconds } Sekunden noch einmal.
error-origin = Das kam von einer anderen Website und wurde deshalb nicht ausgeführt.
error-host = Diesen Namen kennt der Server nicht als seinen eigenen.
error-setup-seats = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $seats }.
error-setup-option = Dieses Spiel hat keine Option „{ $key }“. Es hat: { $known }.
error-setup-value = Die Option „{ $key }“ kann nicht „{ $value }“ sein. Möglich ist: { $known }.
error-setup-edition = Die Ausgabe, die dieser Server benutzt, hat einen Fehler in Zeile { $line }. Wer den Server betreibt, findet ihn im Protokoll.
error-setup-version = Dieser Tisch wird nach Version { $version } der Regeln gespielt; dieser Server kennt sie bis Version { $known }.
error-busy = Der Server hat zu tun. Nichts wurde geändert; bitte noch einmal.
error-disk = Der Server konnte es nicht speichern. Nichts wurde geändert; bitte noch einmal.
error-store = Der Server kann seine Datenbank gerade nicht benutzen. Bitte noch einmal.
error-damaged = Dieser Tisch ist beschädigt und lässt sich nicht lesen; die anderen betrifft das nicht. Wer den Server betreibt, hat vielleicht eine Kopie.
error-newer = Dieser Tisch braucht eine neuere Version des Programms. Ansehen geht, spielen nicht.
error-differs = Dieser Tisch läuft beim Nachspielen anders, als er gespielt wurde. Ansehen geht, spielen nicht.
error-not-found = Unter dieser Adresse ist nichts.
error-method = Diese Adresse nimmt eine solche Anfrage nicht an.
error-crash = Bei uns ist etwas schiefgegangen. Nichts wurde geändert; bitte noch einmal.

# web

home-tab = Western-Spiele am Tisch
home-public = Tische zum Zusehen
watch = Offen für wen?
watch-nobody = Niemand darf zusehen
watch-link = Wer den Link hat, darf zusehen
watch-everybody = Alle dürfen zusehen; die Startseite nennt den Tisch
watch-host = An diesem Tisch darf niemand zusehen, und du hast keinen Platz. Du kannst dich trotzdem um ihn kümmern.
create-seat = Platz { $seat }
for-seat = { $label }: { $name }
create-person = ein Mensch
create-me = ich
create-start = Sitzen nur du und Bots am Tisch, geht es sofort los; dann mischt der Server allein, ohne eine Zufallszahl aus deinem Browser.
create-bot = Bot: { $bot }
create-bot-rated = Bot: { $bot } ({ $wins } von { $games } gegen { $weaker })
create-bot-weakest = Bot: { $bot } (zum Lernen)
bots-about = In Klammern: in wie vielen Spielen ein Bot vor dem nächstschwächeren liegt. Der letzte ist der richtige für ein erstes Spiel.
create-nobody = niemand
lobby-sit = Wähle einen Namen und nimm Platz.
lobby-one-more = Noch jemand an diesem Bildschirm
lobby-sit-at = An Platz { $seat } setzen
lobby-full = Alle Plätze sind besetzt. Du kannst zusehen.
lobby-ready = Du sitzt. Gib Bescheid, wenn du bereit bist.
close = Tisch schließen
bar = Werkzeuge des Tisches
hand-larger = Karten vergrößern
hand-smaller = Karten verkleinern
bar-menu = Menü
bar-talk = Reden
bar-sound = Ton
bar-notify = Bescheid
bar-leave = Gehen
leave-about = Dein Platz bleibt deiner. Von der Startseite kommst du an diesen Tisch zurück.
seat-clear = Vom Platz nehmen
seat-hand-over-own = Einen Bot für mich spielen lassen
seat-hand-over-shared = Hier einen Bot spielen lassen
seat-hand-over-other = Nicht da: einen Bot spielen lassen
replace = Einen Bot für { $name } spielen lassen
replace-about = Der Bot entscheidet ab jetzt anstelle von { $name }. { $name } wird benachrichtigt und spielt wieder selbst, sobald dieser Tisch wieder geöffnet wird.
seat-link = Meinen Platz jemand anderem geben
seat-link-shared = Diesen Platz jemand anderem geben
seat-link-about = Wer diesen Link öffnet und zustimmt, spielt auf deinem Platz weiter und sieht, was du dort siehst. Schick ihn nur einem Menschen. Er ist verbraucht, sobald er benutzt ist, und wird nur jetzt gezeigt; ein neuer Link macht ihn ungültig.
seat-link-private = Privater Link
seat-link-qr = QR{"\u2011"}Code des privaten Links
seat-give = Diesen Platz jemandem geben
seat-give-about = Wer diesen Link öffnet, übernimmt für den Bot und sieht, was der Platz sehen darf. Er gilt einmal; schicke ihn nur an eine Person. Er wird nur jetzt gezeigt; ein neuer Link macht ihn ungültig.
take-seat = Hier als { $name } sitzen?
take-seat-about = Dieser private Link gibt dir den Platz bei { $game } in diesem Browser. Er ist verbraucht, sobald du Platz nimmst. Es geschieht nichts, bevor du es sagst.
take-seat-bot = Auf diesem Platz spielt gerade ein Bot. Du übernimmst, wo er steht, unter diesem Namen:
take-seat-yes = Hier Platz nehmen
cover-title = Alle Hände sind verdeckt
cover-next = Gib den Bildschirm an { $names } weiter
cover-about = An diesem Bildschirm spielen mehrere, darum sind alle Hände verdeckt. Mit der Hand erscheint auch, was seit dem letzten Zug geschehen ist.
cover-show = Die Hand von { $name } zeigen
cover-again = Die Hand wieder verdecken
notes = Wer kam und ging
note-sit = { $name } setzt sich.
    .you = Du setzt dich.
note-bot = { $name }, ein Bot, setzt sich.
note-guest = { $name }, ein Bot von { $whose }, setzt sich.
note-leave = Platz { $seat } ist wieder frei.
note-ready = { $name } ist bereit.
    .you = Du bist bereit.
note-hand-over = Für { $name } spielt ein Bot.
    .you = Für dich spielt ein Bot.
note-hand-back = { $name } spielt wieder selbst.
    .you = Du spielst wieder selbst.
note-give-back = Der Platz geht an { $name } zurück.
    .you = Du hast deinen Platz zurück.
note-take-over = { $name } übernimmt einen Platz vom Bot.
    .you = Du übernimmst einen Platz vom Bot.
note-concede = { $name } gibt auf.
    .you = Du gibst auf.
note-rematch = Ein neuer Tisch ist offen.
note-agree = { $name } würde andere dieses Spiel sehen lassen.
    .you = Du würdest andere dieses Spiel sehen lassen.
note-publish = Alle sind einverstanden: Wer den Link hat, darf dieses Spiel sehen.
rematch-go = Zum neuen Tisch
end-conceded = { $names } gewinnt: { $gone } { $count ->
    [one] hat
   *[other] haben
} aufgegeben.
    .you = Du gewinnst: { $gone } { $count ->
        [one] hat
       *[other] haben
    } aufgegeben.
    .other-you = { $names } gewinnt, denn { $gone } { $count ->
        [one] hast
       *[other] habt
    } aufgegeben.
end-expired = Der Tisch wurde geschlossen, weil lange niemand kam oder zog.
confirm-when = Vor einem Schritt fragen, der sich nicht zurücknehmen lässt?
confirm-when-touch = Auf Touch-Bildschirmen
confirm-when-on = Immer
confirm-when-off = Nie
keys-letters = Buchstaben und Ziffern als Tastenkürzel
keys-everywhere = An jedem Tisch
keys-about = Jeder Knopf ist mit Tab zu erreichen und mit Enter zu drücken. Diese Tasten sind schneller:
keys-skip = Überspringen, was gezeigt wird
key-escape = Esc
key-shift = Umschalt
key-left = Links
key-right = Rechts
settings-save = Speichern
sure = { $act }?
trouble-close = Schließen
fair-step-1 = Wenn der Tisch entsteht, zieht der Server ein Geheimnis und zeigt dessen Fingerabdruck. Der Fingerabdruck ist an alles gebunden, was vereinbart wurde: Spiel, Regeln, Optionen, Plätze.
fair-step-2 = Wenn du dich setzt, zieht dein Browser einen eigenen Wert und sendet nur dessen Fingerabdruck. Wert und Fingerabdrücke behält er als Beleg, den du speichern kannst.
fair-step-3 = Wenn du bereit bist, legt dein Browser seinen Wert offen. Passt er nicht zum Fingerabdruck, wird er abgelehnt.
fair-step-4 = Das Geheimnis und alle Werte ergeben zusammen den Schlüssel, aus dem jedes Mischen und Ziehen folgt.
fair-step-5 = Nach dem Spiel wird das Geheimnis gezeigt. Lade das Spiel herunter und rechne nach.
fair-trusts = Ein Spiel allein gegen Bots beginnt mit einem Klick, bevor dein Browser einen Fingerabdruck senden kann: Auf deinem Platz vertraust du dann dem, der den Server betreibt. Wer das Mischen prüfen will, eröffnet den Tisch mit „ein Mensch“ auf dem eigenen Platz und setzt sich dort hin.
limits-title = Die Grenzen dieses Servers
limits-about = Damit niemand allen anderen den Platz nimmt:
limit-url = Bytes einer URL
limit-body = Bytes eines Formulars
limit-fields = Felder eines Formulars
limit-name = Zeichen eines Namens
limit-time = Sekunden für eine Anfrage
limit-requests = Anfragen pro Minute von einer Adresse
limit-forms = Formulare pro Minute von einem Besucher
limit-tables = Neue Tische pro Stunde von einer Adresse
limit-analyses = Analysen pro Stunde von einer Adresse
limit-invitations = Links und Merkwörter für Geräte pro Stunde von einer Adresse
limit-recoveries = Versuche mit Merkwörtern und dem Losungswort pro Stunde von einer Adresse
limit-link-time = Sekunden, die ein Link für ein Gerät gilt
limit-devices = Geräte eines Besuchers
limit-tokens = Token eines Besuchers
limit-channels = Wege, auf denen ein Besucher benachrichtigt wird
limit-messages = Neue Wege und Probenachrichten pro Stunde von einer Adresse
limit-confirmations = E{"\u2011"}Mails pro Tag an ein Postfach, die um Bestätigung bitten
limit-reports = Unerledigte Meldungen eines Besuchers über Tischgespräche
limit-open-tables = Tische eines Besuchers, die nicht zu Ende sind
limit-seats = Plätze an öffentlichen Tischen pro Stunde von einer Adresse
limit-guests = Gast-Bots pro Stunde von einer Adresse
limit-guest-tables = Tische eines Gast-Bots, die nicht zu Ende sind
limit-streams = Live-Seiten eines Besuchers
limit-address-streams = Live-Seiten einer Adresse
limit-all-streams = Live-Seiten insgesamt
limit-connections = Verbindungen einer Adresse
limit-all-connections = Verbindungen insgesamt
limit-head = Bytes im Kopf einer Anfrage
limit-head-time = Sekunden, bis der Kopf einer Anfrage da sein muss
limit-silence = Sekunden, die eine Verbindung schweigen darf
limit-remembered = Zählungen jeder Art, die behalten werden
error-cookies = Dein Browser hat kein Cookie gesendet, darum könnte dein Platz nicht deiner bleiben. Erlaube Cookies für diese Seite und versuche es noch einmal.
error-open-tables = Du hast { $most } Tische, die nicht zu Ende sind. Schließe oder beende zuerst einen.
error-impossible = Das ist jetzt nicht möglich.
error-watch = An diesem Tisch darf niemand zusehen. Wenn du einen Platz hast, öffne den Link in dem Browser, in dem du dich hingesetzt hast.
error-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-not-begun = Das Spiel hat noch nicht begonnen.
error-not-host = Das kann nur der Gastgeber des Tisches.
error-not-over = Das Spiel ist noch nicht zu Ende. Danach kannst du es herunterladen und analysieren lassen.
error-still-here = Dieser Mitspieler ist da. Ein Bot kann nur für jemanden einspringen, der nicht da ist.
error-time-left = Dieser Mitspieler hat noch Zeit. Ein Bot kann erst einspringen, wenn Zeit und Nachfrist abgelaufen sind.
error-pauses = Du kannst die Uhren in einem Spiel { $most }-mal anhalten und hast es getan.
error-no-latecomers = An diesem Tisch vergibt nur der Gastgeber den Platz eines Bots. Bitte ihn um einen Link.
error-nothing-drafted = Es gibt nichts zurückzunehmen.
error-bot = Diesen Bot gibt es nicht.
error-not-handed = Dieser Platz kann jetzt nicht wechseln.
error-has-seat = Du hast schon einen Platz an diesem Tisch und darfst keine zweite Hand sehen.
error-value = Dieser Browser hat den Wert nicht, den der Platz für das Mischen versprochen hat. Steh auf und setze dich noch einmal.
error-link = Dieser Link gilt nicht: Er wurde benutzt, oder ein neuerer hat ihn ersetzt.
error-ended = Dieser Browser wurde unter „Meine Geräte“ abgemeldet. Er gilt jetzt als neuer Besucher.
error-invitation = Dieser Link gilt nicht mehr. Er gilt einmal und zehn Minuten lang; erstelle unter „Meine Geräte“ einen neuen.
error-devices = Es sind so viele Geräte wie erlaubt. Melde unter „Meine Geräte“ erst eins ab.
error-channels = Du hast so viele Wege für Benachrichtigungen wie erlaubt. Entferne erst einen.
error-bad-push = Dieser Browser hat nicht gesagt, wie ihn Nachrichten erreichen. Versuche es unter „Benachrichtigungen“ noch einmal.
error-bad-mail = Das ist keine E{"\u2011"}Mail{"\u2011"}Adresse. Eine sieht so aus: anna@example.org.
error-uncarried = Dieser Server kann keine E{"\u2011"}Mails an Adressen mit Buchstaben wie é oder ü vor dem @ schicken. Bitte nimm eine andere Adresse.
error-bad-webhook = Das ist nicht die Adresse eines Webhooks. Sie beginnt mit https:// und hat höchstens 500 Zeichen.
error-code = Dieser Link bestätigt nichts: Die Adresse ist schon bestätigt oder wurde entfernt.
error-game = Dieses Spiel gibt es nicht.
error-stopping = Der Server startet neu. Nichts geht verloren; versuche es gleich noch einmal.

create-time = Zeit
window-seconds = Ein Zeitfenster bleibt offen
window-seconds-choice = { $count ->
    [0] bis der Spieler entscheidet
   *[other] { $count } Sekunden
}
window-seconds-about = Ein Zeitfenster ist eine Gelegenheit, außer der Reihe zu handeln. Es bleibt immer gleich lang offen, was auch immer jemand auf der Hand hat; so verrät Warten nichts.
missing-seconds = Wer noch zu entscheiden hat, wird genannt nach
missing-seconds-choice = { $count ->
    [60] 1 Minute
    [120] 2 Minuten
    [300] 5 Minuten
   *[other] { $count } Sekunden
}
missing-seconds-about = Solange alle geheim entscheiden, sieht niemand, wer es schon getan hat. Erst wenn es zu lange dauert, sagt der Tisch, auf wen er wartet.
away-minutes = Ein Bot darf für jemanden spielen, der warten lässt, nach
away-minutes-choice = { $count ->
    [0] nie
   *[other] { $count } Minuten
}
away-minutes-about = Ist jemand am Zug und so lange weg oder unentschieden, darf jeder am Tisch einen Bot spielen lassen, bis die Person zurück ist. Ist der Gastgeber so lange weg, hat der nächste Spieler dessen Rechte.
held-up = { $name } ist weg. Bis zur Rückkehr kann ein Bot spielen.
held-up-slow = { $name } hat länger nicht entschieden. Bis zur Rückkehr kann ein Bot spielen.
held-up-bot = Einen Bot spielen lassen
bot-for-you = Ein Bot spielt für dich.
host-for = Der Gastgeber ist weg; du hast jetzt seine Rechte.
missing = Der Tisch wartet auf { $names }.
    .you = Der Tisch wartet auf dich.
pass-for-me = Außer der Reihe immer für mich passen
window-open = { $seconds ->
    [0] Wer außer der Reihe handeln darf, hat beliebig viel Zeit.
   *[other] Wer außer der Reihe handeln darf, wird { $seconds }{"\u00A0"}Sekunden lang gefragt, was auch immer jemand auf der Hand hat.
}

hints = Tipps erlaubt
hints-about = Wer entscheiden muss, darf den stärksten Bot fragen, was er täte. Der weiß nur, was dieser Platz weiß, und niemand sonst sieht, dass er gefragt wurde.
hints-allowed = Tipps sind erlaubt: Wer entscheiden muss, darf einen Bot fragen.
phrases-only = Nur feste Sätze
phrases-only-about = Die Spieler schreiben einander nichts in eigenen Worten. An einem Tisch, dem alle zusehen dürfen, nie.
guests = Gast-Bots dürfen mitspielen
guests-about = Ein Gast-Bot ist ein Programm, das jemand zu Hause laufen lässt. Lass einen Platz für ihn frei. Bei seinem Namen steht, von wem er ist.
guests-allowed = Gast-Bots dürfen mitspielen: Programme, die jemand zu Hause laufen lässt.
latecomers = Wer später kommt, darf für Bots übernehmen
latecomers-about = Wer den Link hat, kann dann im laufenden Spiel den Platz eines Bots einnehmen und sieht dessen Karten. Sonst vergibt nur der Gastgeber solche Plätze, mit einem eigenen Link. Nie an einem öffentlichen Tisch.
latecomers-allowed = Wer später kommt, darf für Bots übernehmen.
hint = Der { $bot } würde so spielen: { $action }
hint-ask = Den { $bot } fragen
hint-open = Der Tipp kennt nur, was jetzt offen liegt.
hint-best = Die besten Züge und deine Chancen
because-gain = Grund: { $what }, rund { $amount } mehr für { $name }.
    .you = Grund: { $what }, rund { $amount } mehr für dich.
because-loss = Grund: { $what }, rund { $amount } weniger für { $name }.
    .you = Grund: { $what }, rund { $amount } weniger für dich.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-hint-pending = Der Bot denkt noch über deine letzte Frage nach. Frage gleich noch einmal.
error-hint-failed = Der Bot weiß gerade keine Antwort.

## Was die Spiele gleich sagen; ein Spiel kann es ersetzen

legend = Legende
log-turn = Zug { $number }: { $name }
    .you = Zug { $number }: du
say-turn = { $name } ist dran.
    .you = Du bist dran.
say-you-drew = Du ziehst: { $cards }.
    .eyes = Gezogen: { $cards }.
why-no-seat = Du schaust zu.
why-not-your-turn = Du bist nicht dran.
rules-turn = Ein Zug

## Tischgespräch

error-just-said = Du hast gerade etwas gesagt. Warte einen Augenblick.
error-alone = Sonst sitzt niemand am Tisch, der es hören könnte.
error-no-own-words = An diesem Tisch gibt es nur feste Sätze.
error-no-guests = Gast-Bots können sich hier nicht setzen: Dieser Tisch erlaubt sie nicht, oder das Spiel hat schon begonnen.
error-silent = Gast-Bots reden nicht mit.
error-words = Schreibe 1 bis { $most } sichtbare Zeichen.
talk = Tischgespräch
talk-said = Was gesagt wurde
talk-people = Die Bots an diesem Tisch
talk-line = { $name }: { $phrase }
talk-words = Deine Worte
talk-send = Senden
talk-words-about = Das lesen nur die, die am Tisch sitzen, und wer den Server betreibt, wenn es jemand meldet.
talk-mute = Tischgespräch ausblenden
talk-hello = Howdy!
talk-luck = Viel Glück!
talk-nice = Gut gespielt!
talk-ouch = Autsch!
talk-laugh = Haha!
talk-thanks = Danke!
talk-wait = Einen Augenblick bitte.
talk-game = Schönes Spiel!
talk-report = Melden
talk-reported = Gemeldet
says-amos-start = Guten Abend zusammen. Nur keine Eile.
says-amos-won = Gut Ding will Weile haben.
says-amos-lost = Wie gewonnen, so zerronnen.
says-amos-end = Ich sagte ja: nur keine Eile.
says-cole-start = Hände hoch! War nur Spaß.
says-cole-won = Besten Dank für die Moneten.
says-cole-lost = Das hole ich mir noch.
says-cole-end = Danke, Leute. Ich reite dann mal.
says-doc-start = Lust auf ein Spielchen unter Freunden?
says-doc-won = Frag einen Spieler nie nach seinem Blatt.
says-doc-lost = Tja, durchschaut.
says-doc-end = War mir ein Vergnügen, euch auszunehmen.
says-hattie-start = Der Bleistift ist gespitzt.
says-hattie-won = Genau wie berechnet.
says-hattie-lost = Das stand nicht in meinen Büchern.
says-hattie-end = Die Rechnung geht auf.
says-josey-start = Wer vorn liegt, hat mich im Nacken.
says-josey-won = Dreh mir nie den Rücken zu.
says-josey-lost = Freu dich, solange es währt.
says-josey-end = Niemand mehr vor mir.
says-mabel-start = Stiefel abputzen und hinsetzen, ihr Lieben.
says-mabel-won = Wer den Cent nicht ehrt, ist des Dollars nicht wert.
says-mabel-lost = Na, das war aber nicht nett.
says-mabel-end = So, wer möchte Kuchen?
says-otis-start = Hier riecht’s nach Gold.
says-otis-won = Eine Goldader!
says-otis-lost = Wieder nur Katzengold.
says-otis-end = Die Runde geht auf mich!
says-ruby-start = Die erste Runde geht aufs Haus.
says-ruby-won = Das Haus gewinnt immer.
says-ruby-lost = Du hast Nerven, Schätzchen.
says-ruby-end = Kommt bald wieder, und bringt Geld mit.
report = Diese Worte melden
report-about = Wer diesen Server betreibt, liest dann diese Worte und sieht, wer sie gesagt hat und an welchem Tisch. Am Tisch erfährt es niemand.
error-not-heard = Melden kannst du, was jemand anders an diesem Tisch zu dir gesagt hat, solange es im Tischgespräch steht.
error-reports = Wer diesen Server betreibt, hat { $most } deiner Meldungen noch nicht erledigt. Sobald eine erledigt ist, kannst du wieder etwas melden.

## Der Begleiter des ersten Spiels

home-learn = Spielend lernen
home-guided = begleitet
guide = Begleiter
guide-nothing = Gerade gibt es nichts Neues zu erklären.
guide-always = (Ein begleitetes Spiel hat immer dieselbe Verteilung.)
guide-got-it = Verstanden
guide-skip = Ohne Hinweise
guide-show = Begleiter zeigen
guide-next = Jetzt ohne Begleiter spielen
fair-lesson = Ein begleitetes erstes Spiel („Spielend lernen“) hat immer dieselbe Verteilung, damit die Hinweise dann kommen, wenn sie helfen. Sein Geheimnis ist allen bekannt; zu prüfen gibt es da nichts.

## Devices

devices = Meine Geräte
devices-about = Alle deine Browser haben dieselben Tische, Plätze, Rechte, Einstellungen und alten Partien. Du brauchst weder Passwort noch E{"\u2011"}Mail{"\u2011"}Adresse.
device-this = dieser Browser
device-unnamed = Ein Browser
device-end = Abmelden
device-end-this = Hier abmelden
devices-link = Gerät hinzufügen
devices-link-about = Öffne diesen Link auf deinem anderen Gerät oder lies damit den Code ein. Wer ihn öffnet, kann hier als du spielen; behalte ihn für dich. Er gilt einmal, { $minutes } Minuten lang, und wird nur jetzt gezeigt.
api = Die API
api-about = Mit einem Programm kannst du hier, was ein Mensch kann: zuschauen, spielen, Tische eröffnen. Hier steht alles, was es fragen kann, mit einem Formular zum Ausprobieren. Die Beschreibungen sind englisch, wie die Namen darin.
api-description = Die Beschreibung für Programme (OpenAPI)
api-tokens = Token
api-token = Dein Token, für die Formulare hier
api-send = Abschicken
api-kinds = Fehler
tokens = Token für Programme
tokens-about = Mit einem Token tut ein Programm von dir, was du erlaubst, bis es abläuft oder du es hier widerrufst. Wer du bist, erfährt es nie.
tokens-api = Was Programme können
token-until = bis { $date }
token-of-table = für einen Tisch
token-make = Token erstellen
token-end = Widerrufen
token-what = Was darf es?
token-read = Meine Tische sehen
token-play = An meinen Tischen zusehen und spielen
token-open = An meinen Tischen zusehen und spielen, und Tische eröffnen
token-bot = Ein Bot von mir sein, als Gast an Tischen, die das erlauben, und Tische eröffnen
token-name = Name des Programms; bei einem Bot sein Name am Tisch
token-whose = Für einen Bot: Wem gehört er? Diesen Namen lesen andere.
token-where = Wo?
token-all = An allen Tischen
token-days = Wie lange?
token-days-choice =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
token-shown = Gib deinem Programm dieses Token. Wer es hat, kann dasselbe, behalt es also für dich. Es wird nur jetzt gezeigt.
token-new = Das neue Token
token-copy = Token kopieren
error-tokens = Du hast { $most } Token. Widerrufe zuerst eines.
recovery = Merkwörter
recovery-about = Wenn du alle Geräte verlierst, bringen zwölf Wörter alles zurück. Schreib sie auf Papier.
recovery-made = Du hast Merkwörter ({ $ago }).
recovery-make = Merkwörter bekommen
recovery-anew = Neue Wörter bekommen; die alten gelten dann nicht mehr
recovery-have = Ich habe Merkwörter
recovery-shown = Schreib diese Wörter in dieser Reihenfolge auf. Sie werden nur jetzt gezeigt. Wer sie hat, kann hier als du spielen; neue Wörter ersetzen sie.
join-title = Soll dieser Browser deiner sein?
join-about = Dieser Link kommt aus „Meine Geräte“ in einem anderen Browser. Hast du ihn selbst erstellt, bekommt dieser Browser alle deine Tische, Plätze, Rechte, Einstellungen und alten Partien. Hat ihn dir jemand geschickt, benutze ihn nicht: Der andere sähe alles, was du hier spielst. Es geschieht nichts, bevor du es sagst.
join-yes = Das ist meiner
join-leaves =
    { $count ->
        [one] Dieser Browser hat selbst einen Tisch, der zurückbleibt: Du findest ihn nicht wieder. Willst du deinen Platz dort behalten, erstelle vorher einen privaten Link.
       *[other] Dieser Browser hat selbst { $count } Tische, die zurückbleiben: Du findest sie nicht wieder. Willst du deine Plätze dort behalten, erstelle vorher private Links.
    }
join-leaves-yes = Trotzdem weiter
recover-about = Tippe deine zwölf Wörter ein, dann ist dieser Browser wieder deiner.
recover-field = In der Reihenfolge, in der du sie aufgeschrieben hast. Groß oder klein und Leerzeichen sind gleichgültig.
recover-nobody = Niemand hat hier diese Wörter. Vielleicht haben neuere sie ersetzt.
recover-count =
    { $count ->
        [one] Das ist ein Wort; es sind zwölf.
       *[other] Das sind { $count } Wörter; es sind zwölf.
    }
recover-unknown = „{ $word }“ gehört nicht zu den Wörtern. Prüfe bitte die Schreibung.
recover-checksum = Alle Wörter gibt es, aber sie gehören nicht zusammen. Prüfe bitte jedes Wort und die Reihenfolge.
seat-link-devices = Willst du selbst auch auf deinem Handy oder Computer spielen, nimm lieber:

pace = Tempo
pace-now = Jetzt: Alle bleiben bis zum Ende
pace-day = Über Tage: Alle ziehen, wann sie Zeit haben
pace-turn = Wie lange ein Zug dauern darf
pace-clock = Uhr
pace-live = keine
pace-bank = je { $minutes } Minuten, und für jeden Zug { $seconds } Sekunden dazu
pace-hours = { $count } Stunden für jeden Zug
pace-days = { $count } Tage für jeden Zug
pace-about = Ist die Zeit abgelaufen, haben alle eine Nachfrist: eine Minute, oder eine Stunde, wo ein Zug Stunden dauern darf. Dann geschieht, was hier gewählt ist. Wer nie einen ersten Zug macht, verliert den Platz.
overtime = Wenn die Zeit abgelaufen ist
overtime-bot = spielt ein Bot, bis die Person zurück ist
overtime-bot-about = Ist die Zeit abgelaufen, spielt ein Bot, bis die Person zurück ist.
overtime-free = ist der Platz für alle frei
overtime-free-about = Ist die Zeit abgelaufen, ist der Platz frei: Ein Bot spielt, bis jemand übernimmt.
overtime-concede = hat die Person aufgegeben
overtime-concede-about = Wessen Zeit abgelaufen ist, hat aufgegeben.
overtime-others = entscheiden die anderen
overtime-others-about = Ist die Zeit abgelaufen, darf jede Person am Tisch einen Bot spielen lassen.
clocks = Uhren
clocks-paused = Die Uhren stehen.
clocks-pause = Uhren anhalten
clocks-resume = Uhren weiterlaufen lassen
clocks-pauses-left = { $count ->
    [0] Deine Pausen sind aufgebraucht.
    [one] Du hast noch eine Pause.
   *[other] Du hast noch { $count } Pausen.
}
clock-until = bis { $time }
clock-up = Zeit abgelaufen
clock-grace = Nachfrist
home-until = bis
nights = Meine Nacht beginnt
nights-none = ich habe keine Nacht
nights-length = Sie dauert
nights-hours = { $count } Stunden
nights-fixed = Die Nacht lässt sich ändern, wenn deine Uhr nicht läuft.
holiday = Urlaub
holiday-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
holiday-begin = Urlaub beginnen
holiday-end = Urlaub beenden
holiday-until = Deine Uhr steht bis
holiday-about = Deine Uhr steht, und alle am Tisch erfahren es. Ein Urlaub dauert höchstens 14 Tage, alle zusammen 30 Tage je Partie.
held-up-late = Die Zeit von { $name } ist abgelaufen. Ein Bot kann spielen, bis die Person zurück ist.
note-time-up = Die Zeit von { $name } ist abgelaufen.
    .you = Deine Zeit ist abgelaufen.
note-vacate = { $name } hat den Platz verloren, und ein Bot spielt weiter.
note-pause = Die Uhren stehen still.
note-resume = Die Uhren laufen wieder.
note-nights = { $name } gibt an, wann Nacht ist.
    .you = Du gibst an, wann Nacht ist.
note-holiday = { $name } ist im Urlaub bis { $time }.
    .you = Du bist im Urlaub bis { $time }.
note-holiday-end = { $name } ist aus dem Urlaub zurück.
    .you = Du bist aus dem Urlaub zurück.
error-clocks = Dieser Tisch hat keine solche Uhr. Pausen brauchen eine Uhr, Nächte und Urlaub Züge, die Stunden dauern.
error-holiday = Ein Urlaub dauert höchstens { $most } Tage, und in dieser Partie hast du noch { $left }. Ist deine Zeit abgelaufen, ist es dafür zu spät.
error-night = Eine Nacht dauert eine bis zehn Stunden und lässt sich nicht ändern, während deine Uhr läuft. Wähle neu, oder warte, bis du nicht am Zug bist.
error-unknown-zone = Dieser Server kennt die Zeitzone { $zone } deines Geräts nicht; darum wurde nichts gespeichert. Stelle auf deinem Gerät eine andere ein, oder bitte den Betreiber um einen neueren Server.

games = Meine Partien
games-now = Offen und laufend
games-over = Beendet
games-of = Spiel
games-all = alle Spiele
games-show = Zeigen
games-none = Es gibt keine.
games-newer = Neuere
games-older = Ältere
next-game = Nächste Partie, die auf mich wartet
home-won = du hast gewonnen
home-won-by = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
home-place = Platz { $rank } von { $count }
home-gave-up = du hast aufgegeben
home-unfinished = nicht zu Ende gespielt

## Benachrichtigungen

notifications = Benachrichtigungen
notifications-about = So erfährst du von deinen Tischen, während keine Seite offen ist: dass du dran bist, dass deine Zeit knapp wird oder dass ein Tisch voll ist.
tell-ask = Mir in diesem Browser sagen, wenn ich dran bin?
tell-cannot = Dieser Browser kann dir nicht sagen, wenn du dran bist
tell-no = Nein, danke
tell-ways = Andere Wege
tell-off = Dieser Server schickt Browsern keine Nachrichten.
    .operator = Die Option --push-contact mailto:du@example.org schaltet sie ein; ist --notify gesetzt, muss push darin stehen.
tell-insecure = Browser nehmen Nachrichten nur über https an.
    .operator = Stell einen Proxy mit Zertifikat vor den Server und nenne seine Adresse mit --public-url https://posse.example.
way-push = Push-Nachrichten
way-mail = E{"\u2011"}Mail
way-webhook = Webhook
way-calendar = Kalender
channel-new = Weg hinzufügen
channel-add-mail = E{"\u2011"}Mail hinzufügen
channel-add-webhook = Webhook hinzufügen
channel-add-calendar = Kalender hinzufügen
channel-unused = Noch wurde nichts verschickt.
channel-sent = Letzte Nachricht: { $ago }.
channel-failed = Der letzte Versuch ist gescheitert ({ $ago }): { $reason }
channel-unconfirmed = Noch nicht bestätigt: Öffne den Link in der E{"\u2011"}Mail, die dorthin ging. Kommt sie nicht an, füge die Adresse noch einmal hinzu.
channel-test = Probe schicken
channel-tested = Die Probe ist unterwegs
channel-tested-about = Kommt sie nicht binnen einer Minute an, steht unter „Benachrichtigungen“, warum.
channel-remove = Entfernen
channel-copy = Kopieren
channel-secret = Geheimnis
channel-secret-about = Damit ist jede Nachricht unterschrieben; so weiß dein Programm, von wem sie kommt.
channel-calendar = Adresse für deinen Kalender
channel-calendar-about = Wer sie kennt, sieht, welche Tische auf dich warten.
channel-push = Ja, sag Bescheid
channel-push-unable = Dieser Browser kann keine Nachrichten bekommen: Dazu braucht es JavaScript und auf iPhone und iPad Posse auf dem Home-Bildschirm.
channel-push-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. In seinen Einstellungen lässt sich das ändern.
channel-push-failed = Dein Browser konnte Push-Nachrichten nicht einschalten. Versuche es noch einmal.
channel-mail = E{"\u2011"}Mail{"\u2011"}Adresse
channel-form = Webhook für
channel-url = Adresse des Webhooks
form-plain = ein eigenes Programm (JSON)
form-ntfy = ntfy
form-discord = Discord
form-slack = Slack
form-matrix = Matrix
tempo-live = Live
tempo-clocked = Mit Uhr
tempo-daily = Über Tage
wishes-turn = Ich bin dran
wishes-reminders = Zeit wird knapp
wishes-full = Tisch voll
wishes-about = Wird die Zeit knapp, kommen Nachrichten 24 Stunden, 8 Stunden und 1 Stunde vor ihrem Ende.
wishes-digest = Täglich alle wartenden Tische
wishes-digest-none = keine Liste
wishes-quiet = Ruhe beginnt um
wishes-quiet-none = keine Ruhezeit
wishes-quiet-length = Sie dauert
confirm-mail = Diese Adresse bestätigen?
confirm-mail-about = An { $address } gehen dann Benachrichtigungen über deine Tische.
confirm-mail-yes = Bestätigen
confirm-mail-done = Bestätigt
confirm-mail-done-about = Von jetzt an gehen Benachrichtigungen an { $address }.
stop = Diese Nachrichten abstellen?
stop-about = Auf diesem Weg bekommst du dann keine Benachrichtigungen mehr. Deine Tische und Plätze bleiben, wie sie sind.
stop-yes = Abstellen
stop-done = Abgestellt
stop-done-about = Von diesen Nachrichten bekommst du keine mehr.

## Was Benachrichtigungen sagen

notify-turn = Du bist dran: { $game }
notify-replaced = Ein Bot spielt für dich: { $game }
notify-left = { $hours ->
    [one] Noch eine Stunde: { $game }
   *[other] Noch { $hours } Stunden: { $game }
}
notify-full = Der Tisch ist voll: { $game }
notify-with = { $count ->
    [0] Sonst ist niemand am Tisch.
   *[other] Mit { $names }.
}
notify-until = Deine Zeit läuft ab: { $time } UTC.
notify-digest = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
notify-more = { $count ->
    [one] Und noch einer.
   *[other] Und noch { $count }.
}
notify-test-title = Eine Probe von Posse
notify-test-body = Benachrichtigungen kommen hier an.
notify-confirm-title = Bestätige deine Adresse für Posse
notify-confirm-body = Jemand möchte, dass Posse Benachrichtigungen über seine Partien an diese Adresse schickt. Warst du das, öffne diesen Link und bestätige. Wenn nicht, beachte diese Nachricht nicht; dann kommt nichts mehr.
notify-stop = Diese Nachrichten abstellen

## Wer Tische eröffnen darf

doors-invited = Tische eröffnet hier, wer eingeladen ist
doors-host = Tische eröffnet hier nur, wer den Server betreibt
doors-have = Ich bin eingeladen
doors-ask = Möchtest du selbst Tische eröffnen? Dann bitte die Person, die diesen Server betreibt, um eine Einladung.
doors-phrase = Losungswort
doors-phrase-about = Groß- und Kleinschreibung und Leerzeichen spielen keine Rolle. Danach wirst du nur einmal gefragt.
doors-go = Tische eröffnen
doors-open = Du darfst hier Tische eröffnen
doors-open-about = Das gilt auf allen deinen Geräten. Wähle auf der Startseite ein Spiel.
doors-invite = Du bist eingeladen
doors-invite-about = Mit dieser Einladung darfst du hier Tische eröffnen, auf allen deinen Geräten. Du brauchst sie nur einmal.
doors-accept = Annehmen
error-not-invited = Du kannst dich umsehen, an jeden Tisch kommen, dessen Link du hast, spielen, zuschauen und die Regeln lesen.
error-phrase = Das ist nicht das Losungswort. Prüfe es bitte, oder frag die Person, die den Server betreibt.
error-pass = Diese Einladung gilt nicht mehr. Bitte um eine neue.

## Die Seite für den Betrieb

admin = Seite für den Betrieb
admin-enter-about = In diesem Browser kannst du dann zwölf Stunden lang Tische schließen und löschen, Personen ausschließen und allen etwas mitteilen. Nichts geschieht, bevor du zustimmst.
admin-enter = Seite öffnen
admin-leave = Seite in diesem Browser schließen
admin-state = Der Server
admin-version = Posse { $version }, gestartet { $ago }
admin-tables-count = Tische: { $open } wartend, { $running } laufend, { $over } beendet
admin-people = Personen: { $present } gerade an Tischen, { $known } bekannt; Seiten, die einem Tisch folgen: { $streams }
admin-messages = Nachrichten per: { $ways }; es warten: { $waiting }
admin-messages-none = Nachrichten sind aus
admin-messages-failed = Zuletzt ist eine Nachricht gescheitert, { $ago }: { $reason }
admin-backups = Letzte automatische Sicherung: { $ago }
admin-backups-yet = Noch keine automatische Sicherung
admin-backups-none = Automatische Sicherungen sind aus; siehe --backup-every
admin-backups-failed = Zuletzt ist eine Sicherung gescheitert, { $ago }: { $reason }
admin-announce = Durchsage
admin-announce-about = Alle sehen sie oben auf jeder Seite, bis ihre Zeit um ist. Ohne Text sagt sie, dass der Server dann neu startet.
admin-announce-text = Wortlaut
admin-announce-minutes = Minuten
admin-announce-go = Allen mitteilen
admin-announce-end = Durchsage beenden
admin-tables = Tische
admin-tables-last = Die { $count } zuletzt geänderten
admin-times = eröffnet { $made }, geändert { $changed }
admin-reports = Gemeldete Worte
admin-report-by =
    { $count ->
        [one] gemeldet { $ago }
       *[other] von { $count } Personen gemeldet, zuletzt { $ago }
    }
admin-report-unknown = Der Platz hat seitdem gewechselt; wer das gesagt hat, ist nicht mehr bekannt.
admin-report-excluded = ausgeschlossen bis { $until } (UTC)
admin-dismiss = Erledigt
admin-excluded = Ausgeschlossene Personen
admin-excluded-until = bis { $until } (UTC)
admin-lift = Wieder zulassen
admin-log = Warnungen und Fehler
admin-log-none = Keine seit dem Start
admin-people-here = Personen
admin-exclude = Ausschließen
admin-exclude-about = Wer ausgeschlossen ist, kann keine Tische eröffnen, sich nirgends setzen und nichts sagen, auf keinem eigenen Gerät. Die Plätze, die sie hat, behält die Person.
admin-exclude-who = Wen
admin-exclude-for = Wie lange
admin-days =
    { $count ->
        [one] einen Tag
       *[other] { $count } Tage
    }
admin-close = Tisch schließen
admin-close-about = Niemand gewinnt, und wie gemischt war, wird aufgedeckt.
admin-remove = Tisch löschen
admin-remove-about = Der Tisch, sein Protokoll und alles, was dort gesagt wurde, sind weg. Nur eine Sicherung bringt sie zurück.
announcement = Durchsage
announce-restart =
    { $count ->
        [0] Der Server startet gleich neu. Nichts geht verloren, und diese Seite kommt von selbst wieder.
        [one] Der Server startet in weniger als einer Minute neu. Nichts geht verloren, und diese Seite kommt von selbst wieder.
       *[other] Der Server startet in { $count }{"\u00A0"}Minuten neu. Nichts geht verloren, und diese Seite kommt von selbst wieder.
    }
error-excluded = Wer diesen Server betreibt, hat dich bis { $until } (UTC) ausgeschlossen. Bis dahin kannst du keine Tische eröffnen, dich nirgends setzen und nichts sagen.
