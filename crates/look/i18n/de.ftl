# Die Wörter, die zu keinem Spiel gehören.

## Das Haus

house = Posse
house-about = Western-Brettspiele, wie es sich gehört: mit Freunden überall oder gegen ehrliche Bots.
footer = Posse ist ein inoffizielles Projekt mit eigenen Bildern. Wer ein Spiel mag, kaufe es: Die echte Schachtel gehört auf den Tisch.
skip = Zum Tisch springen
language = Sprache
rules = Regeln
rules-of = Regeln: { $game }
settings = Einstellungen
settings-back = Zurück
list-and = { $first } und { $last }
you = (du)
on = an
off = aus

## Die Startseite

home-title = Wer reitet heute mit?
home-about = Spiel aussuchen, Tisch eröffnen, Link an die Freunde schicken. Kein Konto, nichts zu installieren.
home-play = Tisch eröffnen
home-players = { $least }–{ $most } Personen
home-tables = Deine Tische
home-tables-none = Du sitzt noch an keinem Tisch.
home-your-turn = du bist dran
home-running = läuft
home-waiting = wartet auf Mitspieler
home-over = beendet
home-hosting = Selbst betreiben
home-fairness = Wie sich das Mischen prüfen lässt

## Einen Tisch eröffnen

create-title = Ein neuer Tisch: { $game }
create-seats = Wie viele spielen mit?
create-options = Hausregeln
create-name = Dein Name
create-go = Tisch eröffnen
option-on = an
option-off = aus
option-usual = wie üblich
options-usual = Gespielt wird nach den üblichen Regeln.

## Vor dem Spiel

lobby-title = Der Tisch wird gedeckt
lobby-wait = Es geht los, wenn alle Plätze besetzt und alle bereit sind.
lobby-seats = Plätze
seat-free = Platz { $seat } ist frei
seat-sit = Hinsetzen
seat-stand = Aufstehen
seat-ready = bereit
seat-not-ready = noch nicht bereit
seat-be-ready = Ich bin bereit
seat-not-be-ready = Halt, noch nicht
seat-add-bot = Hier einen Bot spielen lassen
seat-remove-bot = Den Bot wegschicken
seat-take-over = Für den Bot übernehmen
seat-hand-over = Einen Bot für mich spielen lassen
seat-bot-level = Welcher Bot?
bot-beginner = Anfänger
bot-random = Steppenläufer (spielt zufällig)
name = Dein Name
name-about = 1 bis 24 Zeichen. Nur dieser Tisch sieht ihn.
share = Die anderen einladen
share-about = Wer diesen Link öffnet, kann sich dazusetzen.
share-link = Link zu diesem Tisch
share-copy = Link kopieren
share-copied = Kopiert.
share-qr = QR-Code des Links zu diesem Tisch
lobby-start = Das Spiel beginnt.
lobby-trusts = vertraut dem Gastgeber
lobby-trusts-about = Dieser Platz spielt ohne JavaScript und trägt nichts zum Mischen bei; er vertraut also dem, der den Server betreibt.

## Am Tisch

players = Mitspieler
prompt = Was zu tun ist
presence-here = da
presence-away = weg
presence-bot = Bot
your-turn = Du bist dran
wait-for = { $name } überlegt.
watching = Du schaust zu.
log = Was geschah
log-empty = Noch nichts.
draft-commit = So soll es sein
draft-undo = Zurück
draft-reset = Alles zurück
draft-steps =
    { $count ->
        [one] Ein Schritt lässt sich noch zurücknehmen.
       *[other] { $count } Schritte lassen sich noch zurücknehmen.
    }
no-way-back = Das lässt sich nicht zurücknehmen.
confirm-yes = Ja, so machen wir es
confirm-no = Nein, zurück
frame-skip = Überspringen
frame-of = { $now } von { $all }
connection-lost = Die Verbindung ist weg. Neuer Versuch …
connection-back = Wieder verbunden.
sound-off = Ruhe
leave = Den Tisch verlassen
concede = Aufgeben
concede-about = Für dich ist das Spiel vorbei; ein Bot spielt deinen Platz zu Ende.
abandon = Das Spiel für alle beenden
abandon-about = Das Spiel hört ohne Sieger auf.

## Das Ende

ending-winners =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
ending-rank = Platz { $rank }
ending-source = Woher es kam
ending-total = Summe
end-abandoned = Das Spiel wurde vor der Zeit beendet.
rematch = Noch einmal
rematch-about = Das gleiche Spiel mit denselben Leuten, neu gemischt.
download = Das Spiel herunterladen
replay = Noch einmal ansehen
check-deal = Das Mischen prüfen

## Tasten

keys = Tasten
keys-show = Diese Liste zeigen
keys-off = Buchstabentasten ausschalten
keys-on = Buchstabentasten einschalten
keys-confirm = Endgültig machen
keys-undo = Einen Schritt zurück
keys-next = Nächster Augenblick
keys-back = Voriger Augenblick

## Fairness und Betrieb

fair-title = Wie sich das Mischen prüfen lässt
fair-about = Niemand am Tisch und auch nicht der Server kann sich die Karten aussuchen. Vor dem Geben zieht jeder eine geheime Zahl und veröffentlicht nur ihren Fingerabdruck; die Karten folgen aus allen zusammen. Ist das Spiel vorbei, werden die Geheimnisse geöffnet, und jeder kann nachrechnen.
fair-limits = Was das nicht leistet: Wer den Server betreibt, kann während des Spiels in seine Datenbank schauen und sich weigern anzufangen, und ein Freund kann weitersagen, was er sieht.
fair-commitment = Der Fingerabdruck des Servers
fair-receipt = Deine Quittung
fair-receipt-save = Quittung speichern
host-title = Selbst betreiben
host-about = Posse ist ein Programm und eine Datei. Starten, Seite öffnen, mit allen im eigenen Netz spielen.

## Fehler

error-title = Das ging nicht
error-home = Zur Startseite
error-table = Zurück zum Tisch
error-unknown-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
error-finished = Dieses Spiel ist vorbei.
error-closed = Dieser Tisch wurde geschlossen.
error-not-your-seat = Das ist nicht dein Platz. Du kannst zuschauen oder den Link in dem Browser öffnen, in dem du dich hingesetzt hast.
error-not-your-turn = Du bist nicht dran.
error-not-possible = Das geht jetzt nicht: { $reason }
error-stale = Der Tisch ist schon weiter; so steht es jetzt.
error-invalid = Das Formular kam nicht so an, wie es sollte. Bitte noch einmal von der Seite aus.
error-too-long = Das war zu viel für ein Formular.
error-name = Ein Name hat 1 bis 24 Zeichen, ohne Steuerzeichen und ohne Zeichen, die die Schreibrichtung drehen.
error-name-taken = An diesem Tisch heißt schon jemand so.
error-seat-taken = Auf diesen Platz hat sich gerade jemand gesetzt.
error-full = Alle Plätze sind besetzt. Zuschauen geht.
error-started = Das Spiel hat schon begonnen.
error-too-many-tables = Du hast in kurzer Zeit viele Tische eröffnet. Bitte in { $seconds } Sekunden noch einmal.
error-too-many-requests = Das war viel auf einmal. Bitte in { $seconds } Sekunden noch einmal.
error-too-many-streams = Zu viele Seiten sind gleichzeitig offen. Schließe welche oder versuche es in { $seconds } Sekunden noch einmal.
error-origin = Dieses Formular kam von einer anderen Seite und wurde deshalb nicht ausgeführt.
error-host = Unter diesem Namen kennt sich der Server nicht.
error-options = Diese Einstellungen passen nicht zusammen: { $reason }
error-busy = Der Server hat zu tun. Nichts wurde geändert; bitte noch einmal.
error-disk = Der Server konnte es nicht aufschreiben. Nichts wurde geändert; bitte noch einmal.
error-newer = Dieser Tisch braucht eine neuere Fassung des Programms. Ansehen geht, spielen nicht.
error-differs = Dieser Tisch läuft beim Nachspielen anders, als er gespielt wurde. Ansehen geht, spielen nicht.
error-not-found = Unter dieser Adresse ist nichts.
error-method = Diese Adresse nimmt eine solche Anfrage nicht an.
error-crash = Bei uns ist etwas zerbrochen. Nichts wurde geändert; bitte noch einmal.
