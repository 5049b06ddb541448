# De woorden van de opdrachtregel.

## Het kader van de hulpteksten

heading-usage = Gebruik
heading-commands = Opdrachten
heading-arguments = Argumenten
heading-options = Opties
note-default = [standaard:{"\u00A0"}{ $value }]

## Plaatshouders

value-ADDRESS = ADRES
value-ADDR = ADRES
value-BOT = BOT
value-CODE = CODE
value-COMMAND = OPDRACHT
value-CONTACT = CONTACT
value-COUNT = AANTAL
value-DATABASE = DATABASE
value-DIR = MAP
value-FILE = BESTAND
value-FORMAT = VORM
value-GAME = SPEL
value-KEY = SLEUTEL
value-LEVEL = NIVEAU
value-LINK = LINK
value-MAILBOX = POSTBUS
value-MODE = MODUS
value-MS = MS
value-NAME = NAAM
value-NUMBER = GETAL
value-OPTIONS = OPTIES
value-SHELL = SHELL
value-POINT = PUNT
value-TABLE = TAFEL
value-TEXT = TEKST
value-TIME = TIJD
value-TOKEN = TOKEN
value-URL = URL
value-VALUE = WAARDE
value-WAY = MANIER
value-WHO = WIE

## Opties van alle opdrachten

arg-help = Deze hulp tonen: met --help uitvoerig, met -h kort
arg-version = De versie tonen
arg-log = Wat er naar stderr wordt gelogd, altijd in het Engels: off, error, warn, info, debug of trace
arg-log-format = Hoe het logboek eruitziet: text, of json met een JSON-waarde per regel
arg-language = De taal: en, de, fr of nl [standaard: volgens LC_ALL, LC_MESSAGES of LANG, anders en]
arg-config = Een bestand met opties, zoals `posse config` het toont [standaard: geen]
arg-data = De map van de database [standaard: posse in je gegevensmap]
arg-store = Het adres van een Postgres-database die in plaats van een map wordt gebruikt, zoals postgres://posse@db.example/posse
arg-option = Een optie van het spel, bijvoorbeeld colour-variant=on; mag herhaald worden

## posse en posse serve

command-posse = Westernspellen in de browser, met vrienden waar dan ook of tegen bots.
    .long =
        Zonder opdracht start posse de server op http://127.0.0.1:8080. Open die pagina en speel. Laat de server op alle adressen luisteren als ook anderen in je netwerk willen meespelen:

            posse --listen 0.0.0.0:8080
command-serve = De spellen aan browsers aanbieden (dat doet posse ook zonder opdracht)
    .long =
        De server draait tot Ctrl-C of SIGTERM hem stopt. Elke zet staat op de schijf voordat iemand hem ziet.

        Elke optie kan ook worden ingesteld door een omgevingsvariabele, zoals POSSE_LISTEN, of in een bestand dat --config noemt.

            posse serve --listen 0.0.0.0:8080
            posse serve --public-url https://posse.example --trust-proxy
arg-serve-listen = Het adres om op te luisteren; met 0.0.0.0:8080 kan je hele netwerk meespelen. Of unix:/run/posse/posse.sock voor een proxy op deze computer, of systemd voor de socket die het doorgeeft
arg-serve-public-url = Het adres waarop de server te bereiken is, bijvoorbeeld https://posse.example
arg-serve-host = Nog een naam waaronder browsers de server mogen bereiken, bijvoorbeeld saloon.local; mag herhaald worden
arg-serve-trust-proxy = De X-Forwarded-headers van de proxy voor de server geloven; zonder proxy nooit gebruiken
arg-serve-proxy = Een adres of netwerk van proxy’s voor de server, bijvoorbeeld 10.0.0.0/8; alleen die worden dan geloofd; mag herhaald worden
arg-serve-edition = Nieuwe tafels van een spel volgens je eigen editie spelen, bijvoorbeeld dollars-wanted=eigen.toml; mag herhaald worden
arg-serve-metrics = Op dit adres onder /metrics cijfers voor Prometheus geven, bijvoorbeeld 127.0.0.1:9100 [standaard: uit]
arg-serve-keep-finished = Afgelopen tafels zo lang na hun laatste wijziging verwijderen, bijvoorbeeld 12h, 30d of 8w [standaard: ze blijven]
arg-serve-limit = Een limiet wijzigen, bijvoorbeeld requests=2000; mag herhaald worden
arg-serve-backup-every = De database zo vaak naar een nieuw bestand kopiëren terwijl de server draait, bijvoorbeeld 12h, 1d of 1w [standaard: nooit]
arg-serve-backup-keep = Zoveel van deze kopieën bewaren, de nieuwste
arg-serve-backup-to = De map van deze kopieën [standaard: backups, naast de database]
serve-backup-postgres = --backup-every kopieert een database die een bestand is; maak van een Postgres-database een back-up met zijn eigen gereedschap, zoals pg_dump, en start de server zonder deze optie
serve-backup-never = --backup-to noemt een map voor kopieën, maar die worden niet gemaakt; voeg --backup-every toe, bijvoorbeeld 1d
arg-serve-open-tables = Wie tafels mag openen: anyone (iedereen), invited (wie --phrase intypt of een link van posse invite gebruikt) of host (alleen jij, met de pagina van posse admin)
arg-serve-phrase = Het wachtwoord waarmee je bij --open-tables invited tafels mag openen
arg-serve-notice = Een tekst voor de startpagina; \n begint een nieuwe regel
arg-serve-imprint = Het adres van je colofon, met een link op elke pagina: https://…, mailto:… of een pad zoals /colofon
arg-serve-privacy = Het adres van je privacyverklaring, met een link op elke pagina
arg-serve-contact = Het adres waar mensen je bereiken, met een link op elke pagina, zoals mailto:host@posse.example
arg-serve-no-index = Zoekmachines vragen weg te blijven
arg-serve-notify = Hoe mensen met een gesloten pagina mogen horen dat een tafel op hen wacht: push, mail, webhook, calendar of none
arg-serve-push-contact = Je mailto:- of https:-adres voor de pushdiensten van browsers; zet pushberichten aan [standaard: een --public-url met https://]
arg-serve-smtp = De mailserver, bijvoorbeeld smtps://naam:wachtwoord@mail.example; zet mail aan
    .long = Met smtp://HOST?tls=required begint de verbinding onversleuteld en schakelt dan om; smtp://localhost blijft onversleuteld.
arg-serve-mail-from = De afzender van mail, bijvoorbeeld 'Posse <posse@posse.example>'
arg-serve-private-webhooks = Webhooks ook in je eigen netwerk en zonder https toestaan
arg-serve-crash = Voor tests: afbreken zodra een punt voor de n-de keer is bereikt, bijvoorbeeld after-append:3
arg-serve-bot-pause = Voor tests: hoeveel milliseconden een beurt van een bot minstens duurt; met 0 wachten bots ook niet tot iedereen heeft gezien wat er gebeurde
arg-serve-deal = Voor tests: elke tafel volgens deze naam delen, zodat een verdeling herhaald kan worden
serve-open = Posse is geopend: { $url }
serve-invite = Voor alle anderen: { $url }
serve-address = de server kan niet op { $address } luisteren; kies een ander adres met { $option }
serve-address-in-use = de server kan niet op { $address } luisteren: daar luistert al iets; kies een ander adres met { $option }
serve-address-denied = de server kan niet op { $address } luisteren: het systeem staat het niet toe; kies een poort boven 1023 met { $option }
serve-address-absent = de server kan niet op { $address } luisteren: deze computer heeft dat adres niet; kies een ander met { $option }
serve-room = het systeem staat { $files } open bestanden toe, dat is maar genoeg voor { $room } verbindingen; verhoog de harde grens (`ulimit -Hn`)
serve-edition = { $file } is niet bruikbaar als editie van { $game }
serve-no-socket = systemd heeft geen socket doorgegeven; start de server via zijn socket-unit, of kies een adres met --listen
serve-half-mail = voor mail zijn --smtp en --mail-from allebei nodig
serve-mail = --smtp of --mail-from is onbruikbaar: { $reason }
serve-phrase = --phrase werkt alleen met --open-tables invited; voeg dat toe, of laat het wachtwoord weg
serve-phrase-empty = het wachtwoord is leeg; kies een paar woorden, of laat --phrase weg

## posse play

command-play = In de terminal tegen bots spelen
    .long =
        De tafel wordt in woorden beschreven. Je antwoordt met het nummer van een actie.

            posse play dollars-wanted
            posse play wyatt-earp --seats 4 --seat 2 --bot marshal --bot beginner
arg-play-game = Het spel: { $games }
arg-play-seats = Met hoeveel er gespeeld wordt [standaard: zo weinig als het spel toestaat]
arg-play-seat = Welke plaats van jou is, geteld vanaf 1
arg-play-bot = Een bot voor de anderen, op volgorde; de laatste neemt de overige plaatsen [standaard: de sterkste]
arg-play-name = Je naam aan tafel [standaard: je gebruikersnaam op deze computer]
arg-play-seed = De kaarten delen die bij dit getal horen, elke keer dezelfde [standaard: elke keer andere]
play-how = Antwoord met een nummer, met `t` voor de tafel of met `q` om te vertrekken.
play-answers = Mogelijk: 1 tot en met { $count }, t, q
play-no-seat = de plaatsen gaan van 1 tot en met { $seats }; een plaats { $seat } is er niet
play-no-randomness = het systeem levert geen toeval
play-unread = je antwoord kan niet worden gelezen

## posse replay

command-replay = Een opgeslagen spel zet voor zet weergeven
    .long =
        Zolang een spel loopt, is te zien wat iemand zonder plaats mag zien. Wat verborgen was, verschijnt als het spel voorbij is, of met --open.

            posse replay k3m9xq7w2fab
            posse replay spel.json --analysis
arg-replay-table = De naam van een tafel, zoals in de link, of het bestand van een gedownload spel
arg-replay-open = Tonen wat verborgen is hoewel het spel niet voorbij is: elke kaart, aan wie er ook kijkt
arg-replay-analysis = Ook tonen wat de sterkste bot van elke beslissing vindt; alleen bij een afgelopen spel
arg-replay-time = Ook tonen hoe lang het duurt om het hele spel na te spelen
told-table = Tafel { $table }: { $game }, { $seats } plaatsen
told-warning = let op: dit spel is niet voorbij, en --open toont elke kaart aan wie naar dit scherm kijkt
told-no-table = er is geen tafel { $table } in deze database; kloppen de naam en de database bij --data of --store?
told-nothing = `{ $table }` is geen tafel en geen bestand: { $reason }
told-seat = plaats { $seat }
told-sits = { $name } gaat op plaats { $seat } zitten
told-sits-trusting = { $name } gaat op plaats { $seat } zitten en vertrouwt op de beheerder
told-sits-bot = { $name } gaat op plaats { $seat } zitten: de bot { $bot }, versie { $version }
told-guest = { $name } (bot van { $whose })
told-leaves = { $name } staat op
told-ready = { $name } is klaar
told-start = de kaarten worden gedeeld
told-nobody = een actie van niemand
told-decides = { $name } beslist
told-hands-over = de bot { $bot }, versie { $version }, speelt voor { $name }
told-hands-back = { $name } speelt weer zelf
told-gives-back = de plaats gaat terug naar { $name }
told-takes-over = { $new } neemt het over van { $name }
told-concedes = { $name } geeft op
told-time-up = de tijd van { $name } is om
told-vacates = { $name } is de plaats kwijt, en de bot { $bot }, versie { $version }, speelt verder
told-pause = de klokken zijn stilgezet
told-resume = de klokken lopen weer
told-nights = { $name } geeft aan wanneer het nacht is
told-holiday = { $name } begint of beëindigt een vakantie
told-leap = de klok van de server is { $seconds } seconden verzet, die voor niemand tellen
told-abandoned = de tafel wordt gesloten
told-expired = de tafel wordt gesloten omdat de tijd om is
told-finished = het spel is voorbij
told-reveals = de server toont zijn geheim
told-rematch = de spelers gaan verder aan tafel { $table }
told-evening = { $games ->
    [one] de spelers hebben hiervoor één spel uitgespeeld
   *[other] de spelers hebben hiervoor { $games } spellen uitgespeeld
}
told-agrees = { $name } laat anderen het spel zien
told-published = wie de link heeft, mag het spel zien
told-goes-on = Het spel loopt nog.
told-over-played = Voorbij: uitgespeeld.
told-over-conceded = Voorbij: alle anderen hadden opgegeven.
told-over-closed = Voorbij: vóór het einde gesloten.
told-over-expired = Voorbij: na een lange stilte gesloten.
analysis-progress = { $done } van { $all } beslissingen, nog { $left }
analysis-head =
    { $count ->
        [one] Analyse: wat de bot { $bot } van één beslissing vindt, vanuit wat die plaats toen wist
       *[other] Analyse: wat de bot { $bot } van { $count } beslissingen vindt, vanuit wat elke plaats toen wist
    }
analysis-percent = De winkans in procenten, zoals geschat bij de tot dan toe laatste beslissing van elke plaats:
analysis-costliest = De duurste beslissingen; minder dan { $points } procentpunten is niet van toeval te onderscheiden:
analysis-better = { $name }: { $taken }; beter: { $best }
analysis-column-entry = regel
analysis-column-points = punten
analysis-column-end = einde
analysis-not-over = het spel is nog niet voorbij; alleen een afgelopen spel kan worden geanalyseerd

## posse verify

command-verify = Een gedownload spel zonder de server controleren
    .long =
        Rekent het hele spel na: elke vingerafdruk en elke onthulde waarde, het delen, elke beslissing en de stand daarna. docs/book/src/checking-a-deal.md vertelt wat dit bewijst en wat niet.

            posse verify spel.json --receipt bewijs.json
arg-verify-file = Het gedownloade spel
arg-verify-receipt = Het ontvangstbewijs dat de browser van een speler heeft bewaard
arg-verify-json = Eén JSON-waarde schrijven; een spel dat niet klopt, blijft een fout in woorden
verify-misfit = { $file } klopt niet
verify-fits = Alles klopt: tafel { $table }, { $game }, { $seats } plaatsen.
verify-secret = Het geheim van de server past bij de vingerafdruk die hij toonde voordat er iemand ging zitten.
verify-lesson = Het is een begeleid eerste spel: het geheim is bij iedereen bekend en er wordt altijd hetzelfde gedeeld.
verify-value = Plaats { $seat }, { $name }, droeg een waarde aan het delen bij, en die past bij de vingerafdruk.
verify-bot = Plaats { $seat }, { $name }, is een bot en droeg niets aan het delen bij.
verify-trust = Plaats { $seat }, { $name }, droeg niets aan het delen bij en vertrouwde op de beheerder.
verify-empty = Plaats { $seat } was leeg.
verify-withdrawn = Let op: iemand stond op van plaats { $seat } toen de waarde van een ander al bekend was. Wie dat was, kon kiezen op welke van twee manieren de kaarten verdeeld werden.
verify-receipt = Het ontvangstbewijs van plaats { $seat } past bij het bestand.
verify-decisions =
    { $count ->
        [one] Het delen en de ene beslissing leiden tot de standen die in het bestand staan.
       *[other] Het delen en alle { $count } beslissingen leiden tot de standen die in het bestand staan.
    }
verify-played = Uitgespeeld. Op de eerste plaats: { $names }.
verify-conceded = Het eindigde omdat alle anderen hadden opgegeven.
verify-closed = De tafel werd vóór het einde gesloten.
verify-expired = De tafel werd gesloten omdat er te lang niemand kwam of speelde.
verify-without-receipt = Alleen een ontvangstbewijs bewijst dat je browser aan precies deze kaartverdeling heeft meegedaan: --receipt BESTAND.

## posse bench

command-bench = Meten hoe snel de regels zijn en wat een zoektocht kost
    .long =
        Willekeurige spellen op één kern. Een zet is één beslissing tussen minstens twee acties, waarvan de lijst wordt berekend en waaruit er een wordt getrokken; gedwongen stappen tellen niet mee.

        Daarna wat een zoektocht kost, in microseconden: een simulatie (een willekeurig spel van het delen tot het einde), het zicht van een plaats, alles wat die weet (zicht en geheugen), een kopie van de stand en een willekeurige wereld waarin die zich kan bevinden: het gemiddelde, het 99,9e percentiel en het langzaamste. Gemeten bij elke zevende beslissing van willekeurige spellen, voor de plaats die beslist.

            posse bench dollars-wanted --seconds 10
arg-bench-game = Het spel [standaard: alle]
arg-bench-seconds = Hoeveel seconden rekentijd de willekeurige spellen duren, en hoeveel de meting van de kosten, voor elk aantal plaatsen
arg-bench-json = JSON schrijven: een waarde voor elk aantal plaatsen en een voor het naspelen
bench-head = { $game }: willekeurige spellen op één kern, { $seconds } s rekentijd voor elk aantal plaatsen, met als referentie een kaal kaartspel; kosten in µs
bench-seats = plaatsen
bench-moves = zetten/s
bench-reference = referentie, zetten/s
bench-share = van referentie
bench-games = spellen/s
bench-decisions = beslissingen per spel
bench-bytes = bytes per stand
bench-playout = simulatie
bench-view = zicht
bench-knows = kennis
bench-copy = kopie
bench-world = wereld
bench-slow = 99,9%
bench-worst = hoogstens
bench-replay =
    { $count ->
        [one] Eén beslissing naspelen duurt { $plain } ms; { $digests } ms met de controlewaarde erna.
       *[other] Alle { $count } beslissingen naspelen duurt { $plain } ms; { $digests } ms met de controlewaarde na elke beslissing.
    }

## posse arena

command-arena = Een toernooi tussen bots houden
    .long =
        Een bot schrijf je met zijn naam: beginner. Wat hij in een beurt mag denken, staat achter een @: marshal@50ms denkt 50 milliseconden, marshal@1000 doet 1000 iteraties (de standaard). Met iteraties geeft hetzelfde startgetal op elke computer dezelfde spellen.

        Elke kaartverdeling wordt één keer in elke rotatie van de bots over de plaatsen gespeeld, zodat geluk met de kaarten iedereen even sterk treft. Een kaartverdeling is één waarneming: de intervallen zeggen met 95% zekerheid waar de ware waarde ligt, geschat uit de verschillen tussen de verdelingen.

            posse arena --game dollars-wanted --bots beginner,random --games 1000
            posse arena --game desperados --bots beginner,random,random --json games.jsonl
            posse arena --game desperados --bots beginner --against 'python3 docs/example_bot.py'

        Ctrl-C beëindigt een toernooi voortijdig; de tabel telt dan de volledige verdelingen. Om verder te gaan geef je dezelfde opdracht met --resume BESTAND in plaats van --json BESTAND.
arg-arena-game = Het spel: { $games }
arg-arena-bots = De bots van Posse in hun volgorde rond de tafel, bijvoorbeeld marshal@50ms,beginner,beginner; nodig, behalve als programma’s op alle plaatsen spelen
arg-arena-games = Hoeveel spellen er gespeeld worden; de laatste kaartverdeling altijd in alle rotaties
arg-arena-seats = Met hoeveel er gespeeld wordt; de laatste van --bots, of anders van --against, neemt de overige plaatsen [standaard: zoveel als er bots zijn]
arg-arena-seed = Het startgetal waaruit alle kaartverdelingen volgen
arg-arena-jobs = Hoeveel spellen er tegelijk gespeeld worden [standaard: één per kern]
arg-arena-json = De spellen en de statistiek in een nieuw bestand schrijven, één JSON-waarde per regel
arg-arena-resume = Verdergaan met een bestand van --json en de spellen overslaan die er al in staan
arg-arena-against = Een bot toevoegen die een proces is, gestart door sh; mag herhaald worden. docs/book/src/line-protocol.md vertelt hoe je ermee praat
arg-arena-against-ms = Hoeveel milliseconden het proces voor elke beslissing heeft
arena-progress = { $done } van { $all } spellen, nog { $left }
arena-stopped =
    { $count ->
        [one] Gestopt; er is nog één spel over: ga verder met --resume.
       *[other] Gestopt; er zijn nog { $games } spellen over: ga verder met --resume.
    }
arena-stopped-for-good =
    { $count ->
        [one] Gestopt; er is nog één spel over: met --json BESTAND zou je later verder kunnen gaan.
       *[other] Gestopt; er zijn nog { $games } spellen over: met --json BESTAND zou je later verder kunnen gaan.
    }
arena-nothing = Geen enkele kaartverdeling is in alle rotaties gespeeld; het zijn er { $seats }.
arena-head =
    { $count ->
        [one] { $game }: { $games } spellen, één kaartverdeling in { $seats } rotaties, startgetal { $seed }; { $decisions } beslissingen per spel
       *[other] { $game }: { $games } spellen, { $deals } kaartverdelingen in { $seats } rotaties, startgetal { $seed }; { $decisions } beslissingen per spel
    }
arena-column-bot = bot
arena-column-wins = winst %
arena-column-even = verwacht
arena-column-score = score
arena-column-margin = voorsprong
arena-column-elo = Elo
arena-column-iterations = iteraties per beurt
arena-column-turn = ms per beurt
arena-column-longest = langste
arena-pairs = Hoe vaak de bot van de rij voor die van de kolom eindigt, in % (gelijkspel telt half):
arena-lost =
    { $count ->
        [one] { $bot } verloor één beslissing: { $late } te laat, { $dead } na het einde van het proces, { $illegal } niet op de lijst.
       *[other] { $bot } verloor { $count } beslissingen: { $late } te laat, { $dead } na het einde van het proces, { $illegal } niet op de lijst.
    }
arena-interval = { $mean } ({ $least } tot { $most })
arena-intervals =
    Tussen haakjes: het 95%-interval. De spellen van één kaartverdeling zijn één waarneming. Aandelen: het interval van
    Wilson met Students t op het effectieve aantal spellen; scores: Students t; Elo: bayesiaanse bootstrap over de
    kaartverdelingen, waarbij het gemiddelde van alle bots 0 is.
arena-unwritten = een spel kon niet naar het bestand worden geschreven
arena-unwritten-statistics = de statistiek kon niet naar het bestand worden geschreven
arena-unheard = naar Ctrl-C kan niet worden geluisterd
results-exist = het bestand bestaat al; ga ermee verder met --resume of noem een ander
results-no-header = dit is geen bestand met resultaten; --json maakt er een
results-other = het bestand is van een ander toernooi: het heeft { $parts }; begin een nieuw met --json
results-line = regel { $line } is geen spel van dit toernooi; begin een nieuw bestand met --json
lineup-empty = er is geen bot genoemd; noem er een of meer, bijvoorbeeld beginner,random, of een programma met --against
lineup-bot = er is geen bot `{ $bot }`; de bots van { $game } zijn: { $known }
lineup-budget = `{ $bot }` noemt geen denktijd; schrijf { $name }@50ms voor 50 milliseconden per beurt, of { $name }@1000 voor 1000 iteraties per beurt
lineup-crowded = { $bots } bots passen niet op { $seats } plaatsen; noem minder bots of vraag om meer plaatsen
foreign-shell = sh kon niet worden gestart: { $reason }
foreign-late = `{ $command }` was niet klaar voor een spel: geen antwoord binnen tien seconden; docs/book/src/line-protocol.md vertelt wat er te antwoorden is
foreign-unready = `{ $command }` was niet klaar voor een spel: het antwoord was iets anders dan {"{"}"ready":true{"}"}; docs/book/src/line-protocol.md vertelt wat er te antwoorden is
foreign-ended = `{ $command }` was niet klaar voor een spel: het proces eindigde; docs/book/src/line-protocol.md vertelt wat er te antwoorden is

## posse bot

command-bot = Een eigen programma aan een tafel laten meespelen
    .long =
        Het programma spreekt hetzelfde protocol als in de arena; dat staat in docs/book/src/line-protocol.md. Posse zet het als gastbot aan tafel, is klaar, vraagt het om elke beslissing en vertelt wie er won. De tafel moet gastbots toestaan.

            posse bot --table https://posse.example/t/k3m9xq7w2fab --name Doc --of Anna --command 'python3 docs/bots/first_bot.py'

        Komt er niet op tijd een geldig antwoord, dan wordt een willekeurige actie gekozen. Een verloren verbinding wordt hervat. Met Ctrl-C staat de bot vóór de start op; tijdens het spel speelt een bot van de server voor hem verder.
arg-bot-table = Het adres van de tafel, zoals je browser het toont
arg-bot-command = Het programma, gestart door sh
arg-bot-ms = Hoeveel milliseconden het programma voor elke beslissing heeft
arg-bot-name = De naam van de bot aan tafel; nodig als --token niet zegt wie er speelt
arg-bot-of = Van wie de bot is, zoals de anderen aan tafel het lezen; nodig met --name
arg-bot-seat = De plaats, geteld vanaf 1 [standaard: de eerste vrije]
arg-bot-rematch = Verder spelen bij de revanche, zodra iemand die opent
arg-bot-token = Spelen als de persoon of bot van dit token, gemaakt onder ‘Mijn apparaten’; ook POSSE_TOKEN stelt het in, onzichtbaar voor anderen op deze machine
bot-seated = De bot zit op plaats { $seat }. Het spel begint als iedereen klaar is.
bot-back = De bot is terug op plaats { $seat }.
bot-onward = De anderen gaan verder aan een andere tafel, en de bot ook.
bot-waits = De bot wacht op de revanche; Ctrl-C stopt hem.
bot-full = aan deze tafel is geen plaats vrij; open een andere, of vraag de gastheer om een plaats
bot-begun = aan deze tafel is het spel zonder de bot begonnen; open een andere, of geef hem het --token waarmee hij is gaan zitten
bot-refused = de server weigert: { $reason }
bot-no-api = { $url } antwoordt { $status }: daar is geen Posse-server met een API; kopieer het adres van de tafel uit je browser, met https:// als het zo begint
bot-unanswered = de server antwoordt niet: { $reason }; kijk of hij draait en of het adres van de tafel klopt
bot-lost = de server antwoordt niet: { $reason }; er volgt een nieuwe poging
bot-stream-end = de stroom is afgelopen
bot-no-json = het antwoord is niet te lezen
bot-unseated = de bot is zijn plaats kwijt; vraag de gastheer van de tafel waarom
bot-late = het programma antwoordde niet binnen { $ms } ms; een willekeurige actie wordt gekozen: { $action }
bot-dead = het programma is geëindigd; een willekeurige actie wordt gekozen: { $action }
bot-illegal = het antwoord { $answer } van het programma is geen toegestane actie; een willekeurige wordt gekozen: { $action }
bot-stopped = gestopt voordat de bot aan tafel zat
bot-left = gestopt; de bot heeft de tafel verlaten
bot-handed-over = gestopt; een bot van de server speelt verder

## posse backup

command-backup = De database naar een nieuw bestand kopiëren, ook terwijl de server draait
    .long =
        De kopie is een hele database, zoals de server die op één moment had.

            posse backup zaterdag.db
            posse backup /var/lib/posse/backups --keep 14 --data /var/lib/posse
arg-backup-file = Het bestand dat gemaakt wordt; het mag nog niet bestaan. Met --keep de map waarin er een met de tijd als naam wordt gemaakt
arg-backup-keep = Zoveel van de kopieën in deze map bewaren, de nieuwste
backup-progress = { $done } van { $all } MB, nog { $left }
backup-folder = { $file } is een map; noem het bestand dat gemaakt wordt, zoals { $example }, of voeg --keep GETAL toe voor een kopie met de tijd als naam
backup-no-folder = { $file } is een bestand; noem met --keep de map van de kopieën
backup-absent = de map van { $file } bestaat niet; maak die eerst aan
backup-done = De database is gekopieerd naar { $file }.
backup-restore = Om ernaar terug te keren: stop de server, verwijder posse.db-wal en posse.db-shm, zet dit bestand op de plaats van posse.db en geef het aan de eigenaar van de map (chown).

## posse health

command-health = Zeggen of de server op deze machine gezond is
    .long =
        Vraagt de server of hij zijn database kan lezen. Eindigt met status 0 als dat zo is, en met 1 als dat niet zo is of als hij niet binnen drie seconden antwoordt. Bedoeld voor containers:

            posse health --listen 127.0.0.1:8080
arg-health-listen = Het adres waarop de server luistert, of zijn adres met http://
health-well = { $url } is gezond.
health-silent = { $url } antwoordt niet: { $reason }; start de server, of noem zijn adres met --listen
health-nowhere = een server die op { $listen } luistert is van hier niet te vinden; noem zijn adres met --listen
health-slow = { $url } heeft niet binnen drie seconden geantwoord; misschien staat in het log van de server waarom
health-ill = { $url } is niet gezond en antwoordt { $status }; in het log van de server staat waarom

## posse copy

command-copy = Alle tafels naar een andere database kopiëren, bijvoorbeeld van een bestand naar Postgres
    .long =
        Geen server mag intussen een van beide gebruiken. Elke gekopieerde tafel wordt teruggelezen en nagespeeld, zodat elke controlesom is gecontroleerd. Een onderbroken kopie gaat verder waar hij was.

            posse copy --from /var/lib/posse/posse.db --to postgres://posse@db.example/posse
arg-copy-from = De database die wordt gekopieerd: een bestand, zoals /var/lib/posse/posse.db, de map ervan, of een adres, zoals postgres://posse@db.example/posse
arg-copy-to = De database die wordt gevuld: een bestand, een map of een adres
copy-progress = { $done } van { $all } tafels, nog { $left }
copy-from = de database die wordt gekopieerd
copy-to = de database die wordt gevuld
copy-no-file = er is geen bestand { $file }; noem het bestand van de database, zoals /var/lib/posse/posse.db
copy-table = tafel { $table }
copy-left = tafel { $table }: { $reason }
copy-conflict = hij staat al in de andere database en is daar verdergegaan
copy-done = { $count ->
        [one] Eén tafel is gekopieerd en gecontroleerd.
       *[other] { $count } tafels zijn gekopieerd en gecontroleerd.
    }
copy-not-all = { $count ->
        [one] Eén tafel is niet gekopieerd of kan niet worden nagespeeld; een regel hierboven zegt waarom
       *[other] { $count } van de tafels zijn niet gekopieerd of kunnen niet worden nagespeeld; de regels hierboven zeggen waarom
    }

## posse import

command-import = Gedownloade spellen weer inlezen om ze te bekijken, ook terwijl de server draait
    .long =
        Elk bestand wordt gecontroleerd zoals posse verify dat doet en wordt een afgelopen tafel. De namen erin blijven; de plaatsen zijn van niemand.

            posse import k3m9xq7w2fab.json
arg-import-files = De bestanden die van tafels zijn gedownload
import-done = Tafel { $table } is ingelezen.
import-exists = tafel { $table } staat al in deze database
import-not-all = { $count ->
        [one] Eén bestand is niet ingelezen; een regel hierboven zegt waarom
       *[other] { $count } van de bestanden zijn niet ingelezen; de regels hierboven zeggen waarom
    }

## posse tables

command-tables = De opgeslagen tafels opsommen, er een tonen, sluiten of verwijderen, ook terwijl de server draait
    .long =
        Een server die op de database draait, toont de wijziging binnen een paar seconden.

            posse tables list --running
            posse tables remove k3m9xq7w2fab
command-list = De opgeslagen tafels opsommen, de laatst gewijzigde eerst
    .long =
        De tijden zijn in UTC.

            posse tables list --finished --game dollars-wanted
command-show = Tonen wat over een tafel is opgeslagen, maar geen kaart
    .long =
        Een bezoeker is de vingerafdruk van de cookie van een browser. posse forget neemt die aan.

            posse tables show k3m9xq7w2fab
command-close = Een tafel voortijdig beëindigen: niemand wint, en het delen wordt onthuld
    .long =
        Wie aan de tafel zit, ziet dat hij gesloten is. Hij is terug te kijken zoals elke afgelopen tafel.

            posse tables close k3m9xq7w2fab
command-remove = Een tafel met alles wat erbij hoort verwijderen
    .long =
        De pagina is meteen weg, net als het terugkijken en het downloaden. Alleen een kopie van de database brengt de tafel terug.

            posse tables remove k3m9xq7w2fab --yes
arg-table = De naam van de tafel, zoals in de link
arg-list-running = Alleen tafels die niet afgelopen zijn
arg-list-finished = Alleen afgelopen tafels
arg-list-game = Alleen tafels van dit spel
arg-list-json = Voor elke tafel een JSON-waarde schrijven, met tijden in milliseconden sinds 1970
arg-show-json = Eén JSON-waarde schrijven
arg-yes = Niet vragen, bijvoorbeeld in een script
tables-column-table = tafel
tables-column-game = spel
tables-column-state = stand
tables-column-seats = plaatsen
tables-column-entries = regels
tables-column-made = gemaakt
tables-column-changed = laatst gewijzigd
tables-count =
    { $count ->
        [one] Eén tafel.
       *[other] { $count } tafels.
    }
state-open = wacht
state-running = loopt
state-over = afgelopen
show-state =
    { $count ->
        [one] Stand: { $state }, één regel, gemaakt { $made }, laatst gewijzigd { $changed } (UTC)
       *[other] Stand: { $state }, { $count } regels, gemaakt { $made }, laatst gewijzigd { $changed } (UTC)
    }
show-creator = Gemaakt door de bezoeker { $visitor }
show-no-creator = Wie de tafel gemaakt heeft, is vergeten
show-no-visitor = geen
show-free = Plaats { $seat }: vrij
show-bot = Plaats { $seat }: { $name }, de bot { $bot }
show-person = Plaats { $seat }: { $name }, bezoeker: { $visitor }
show-stand-in = Plaats { $seat }: { $name }, voor wie de bot { $bot } speelt, bezoeker: { $visitor }
show-unfollowed = het verslag is niet tot het eind te volgen; wie later is gaan zitten, ontbreekt hier
close-ask =
    { $count ->
        [one] De tafel { $table } met één regel van { $game } sluiten? Niemand wint, en het delen wordt onthuld.
       *[other] De tafel { $table } met { $count } regels van { $game } sluiten? Niemand wint, en het delen wordt onthuld.
    }
close-done = De tafel { $table } is gesloten.
close-over = de tafel { $table } is al afgelopen; posse tables remove verwijdert hem
close-unfollowed = het verslag van de tafel { $table } is niet te volgen, dus er kan niets aan worden toegevoegd; posse tables remove verwijdert hem
remove-ask =
    { $count ->
        [one] De tafel { $table } met één regel van { $game } verwijderen?
       *[other] De tafel { $table } met { $count } regels van { $game } verwijderen?
    }
remove-ask-damaged = De beschadigde tafel { $table } verwijderen?
remove-done = De tafel { $table } is verwijderd.
confirm-ask = { $question } [j/N]{" "}
confirm-yes = j ja
confirm-no = er is niets gewijzigd
confirm-no-terminal = { $question } Er is geen terminal om te antwoorden, dus er is niets gewijzigd; met --yes gebeurt het

## posse forget

command-config = Tonen met welke opties een server zou draaien, en waar elke vandaan komt
    .long =
        De uitvoer is een configuratiebestand voor --config, zonder wachtwoorden. Een optie op de opdrachtregel gaat voor een variabele zoals POSSE_LISTEN, en die voor het bestand.

            posse config --public-url https://posse.example > posse.toml
            posse --config posse.toml
config-about = Hiermee zou posse serve draaien. Wachtwoorden zijn weggelaten.
config-unset = niet ingesteld
config-default = standaardwaarde
config-from = uit: { $source }
config-unusable = de configuratie { $file } is niet te lezen: { $reason }
config-value = in { $file } moet { $option } een tekst, een geheel getal, true of false zijn, of een lijst of tabel daarvan
command-forget = Vergeten wat over een bezoeker of een naam is opgeslagen, ook terwijl de server draait
    .long =
        Aan elke tafel komt een andere naam in de plaats van de oude, zoals N. N. 2 op plaats 2, en de plaatsen en tafels zijn niet meer van die persoon: vóór het begin is een plaats vrij, in een lopend spel speelt een bot verder. Een naam wordt precies zo geschreven als aan de tafel en geldt voor iedereen die hem heeft gebruikt; een bezoeker is de 64 cijfers die posse tables show noemt.

            posse forget Anna
arg-forget-who = De naam of de bezoeker
forget-ask =
    { $who } vergeten? { $tables ->
        [one] Het gaat om één tafel
       *[other] Het gaat om { $tables } tafels
    }, { $seats ->
        [one] en één plaats wordt opgegeven.
       *[other] en { $seats } plaatsen worden opgegeven.
    }
forget-done =
    { $tables ->
        [one] Vergeten aan één tafel.
       *[other] Vergeten aan { $tables } tafels.
    }
forget-stays = Wat blijft: beslissingen en hun tijden, die bij het spel van de anderen horen, en wat elders ligt: kopieën van de database, gedownloade spellen, de eigen browser van die persoon.
forget-nobody = over { $who } is niets opgeslagen; een naam wordt precies zo geschreven als aan de tafel, en een bezoeker zoals posse tables show hem noemt
forget-unreadable = tafel { $table }: hij is niet te lezen en bleef zoals hij is; posse tables remove verwijdert hem
forget-not-all = { $count ->
        [one] Eén tafel is niet gelezen; een regel hierboven noemt hem
       *[other] { $count } van de tafels zijn niet gelezen; de regels hierboven noemen ze
    }

## posse compact

command-compact = De ruimte van verwijderde tafels aan het systeem teruggeven, ook terwijl de server draait
    .long =
        De database wordt zonder gaten herschreven; dat vraagt op de schijf ruimte voor een tweede. Zetten wachten zolang.

            posse compact --data /var/lib/posse
compact-done = De bestanden van de database zijn { $bytes } bytes kleiner.
compact-by-itself = Niets te doen: Postgres hergebruikt de ruimte van verwijderde tafels vanzelf (autovacuum).
compact-busy = anderen schrijven steeds in de database of lezen hem, bijvoorbeeld voor een back-up; daarom kon hij niet worden verkleind. Probeer het later opnieuw
overwrite-late = dit is gedaan, maar de oude gegevens staan nog in posse.db-wal, omdat anderen de database al een halve minuut lezen, bijvoorbeeld voor een back-up; voer later posse compact uit om ze te overschrijven

## posse invite

command-invite = Een link maken waarmee je bij --open-tables invited tafels mag openen, ook terwijl de server draait
    .long =
        Wie de link gebruikt, mag voortaan tafels openen, op alle eigen apparaten. Als je hem beëindigt, is dat voorbij.

            posse invite --name Club --until 30d --public-url https://posse.example
            posse invite --list
            posse invite --end 4f7a02c9
arg-invite-name = Hoe je de link noemt, zodat je hem in de lijst terugvindt
arg-invite-until = Hoelang de link te gebruiken is, zoals 12h, 30d of 8w [standaard: tot je hem beëindigt]
arg-invite-list = De links met hun kenmerken tonen, en hoeveel mensen elk heeft uitgenodigd
arg-invite-end = Een link met dit kenmerk beëindigen, of met het woord phrase wat het wachtwoord heeft gegeven
arg-public-url = Het adres waarop mensen de server bereiken
arg-listen = Waar de server luistert, als hij geen openbaar adres heeft
url-unknown = zeg op welk adres de server te bereiken is: --public-url URL
invite-column-link = link
invite-column-name = naam
invite-column-people = mensen
invite-column-until = geldt tot
invite-over = verlopen
invite-absent = er is geen link { $link }; posse invite --list toont de kenmerken
invite-ended = { $count ->
        [one] { $link } is beëindigd. Eén persoon mag geen tafels meer openen.
       *[other] { $link } is beëindigd. { $count } mensen mogen geen tafels meer openen.
    }

## posse admin

command-admin = Een link naar de pagina van de beheerder tonen, ook terwijl de server draait
    .long =
        De link werkt één keer, tien minuten lang, in de browser die de jouwe moet zijn. Daar zie je twaalf uur lang hoe het met de server gaat en zijn laatste waarschuwingen, sluit en verwijder je tafels, sluit je mensen uit en deel je iedereen iets mee. De pagina toont geen kaarten en geen manier om bij een tafel toe te kijken.

            posse admin --public-url https://posse.example
admin-once = de link werkt één keer, binnen { $minutes } minuten

## posse completions

command-completions = Een script tonen dat opdrachten en opties in je shell aanvult
    .long =
        Zet het waar je shell naar aanvullingen zoekt; de hulp erin is in jouw taal.

            posse completions bash > ~/.local/share/bash-completion/completions/posse
arg-completions-shell = De shell: bash, elvish, fish, powershell of zsh

## posse man

command-man = De handleidingpagina tonen, of er voor elke opdracht een in een map schrijven
    .long =
        Opdrachten hebben eigen pagina’s, zoals posse-verify(1). De pagina’s zijn in jouw taal.

            posse man | man -l -
            posse man /usr/local/share/man/man1
arg-man-folder = De map voor de pagina’s; hij wordt gemaakt als hij ontbreekt [standaard: de pagina van posse tonen]

## posse help

command-help = Deze hulp tonen, of die van een opdracht

## Verkeerde aanroepen

wrong = fout
wrong-tip = tip
wrong-help = Meer weten? Probeer { $option }.
wrong-origin = dit is ingesteld door { $origin }
wrong-similar = bedoelde je { $names }?
wrong-command = er is geen opdracht { $argument }
wrong-command-with = { $other } kan niet vóór de opdracht { $argument } staan; zet het erachter, als de opdracht het kent
wrong-argument = { $argument } hoort hier niet
wrong-variable = de omgevingsvariabele { $argument } stelt geen optie in
wrong-twice = { $argument } mag maar één keer worden opgegeven
wrong-together = { $argument } en { $other } sluiten elkaar uit
wrong-empty = { $argument } heeft een waarde nodig
wrong-value = { $other } is geen waarde voor { $argument }
wrong-surplus = { $other } is een waarde te veel voor { $argument }
wrong-missing = er ontbreekt iets:
wrong-utf8 = een argument is geen UTF-8-tekst
value-not-level = een niveau is off, error, warn, info, debug of trace
value-not-log-format = een logboek wordt als text of json geschreven
value-not-shell = de shells zijn: bash, elvish, fish, powershell, zsh
value-not-language = de talen zijn: en, de, fr, nl
value-not-switch = schrijf true of false
value-not-address = een adres is een IP-adres met een poort, bijvoorbeeld 127.0.0.1:8080
value-not-network = schrijf een adres of een netwerk, bijvoorbeeld 192.0.2.7 of 10.0.0.0/8
value-not-listen = schrijf een IP-adres en een poort, zoals 127.0.0.1:8080, of unix:/PAD, of systemd
value-not-host = schrijf een naam of een adres zonder poort, zoals saloon.local
value-not-server = een adres is een IP-adres met een poort, bijvoorbeeld 127.0.0.1:8080 of http://127.0.0.1:8080; de server zelf spreekt geen https
value-not-between = het moet een geheel getal van { $least } tot en met { $most } zijn
value-not-game = de spellen zijn: { $known }
value-not-edition = schrijf SPEL=BESTAND, bijvoorbeeld dollars-wanted=eigen.toml
value-not-option = schrijf SLEUTEL=WAARDE, bijvoorbeeld colour-variant=on
value-not-time = schrijf een tijd in uren, dagen of weken: 12h, 30d of 8w
value-not-limit = schrijf NAAM=GETAL, bijvoorbeeld requests=2000; het getal is minstens 1
value-not-a-limit = te wijzigen zijn deze limieten: { $known }
value-not-ways = schrijf manieren zoals push,mail,webhook,calendar of none
value-not-openers = schrijf anyone, invited of host
value-not-contact = schrijf een adres zoals mailto:host@posse.example of https://posse.example
value-not-table = de naam van een tafel heeft twaalf letters en cijfers, zoals in de link
value-not-table-link = schrijf het adres van een tafel zoals je browser het toont, bijvoorbeeld https://posse.example/t/k3m9xq7w2fab
value-not-token = een token bestaat uit 64 hexadecimale cijfers; maak er een onder ‘Mijn apparaten’
value-not-link = schrijf een adres dat begint met https://, http://, mailto: of /
value-not-url = een openbaar adres is http:// of https://, een host en misschien een pad: https://posse.example; het pad mag niet beginnen als een van Posses eigen pagina’s, zoals /play of /rules
value-not-crash = een afbreekpunt schrijf je als PUNT:AANTAL, bijvoorbeeld before-append:3; de punten zijn before-append, after-append, before-show en before-reply
value-not-dealt = dit programma deelt kaarten die niemand kan voorzien; laat --deal en POSSE_DEAL weg, of gebruik voor tests een debugversie (`cargo build -p posse`)
setup-seats = dit spel is voor { $least } tot en met { $most } spelers, niet voor { $seats }
setup-edition = regel { $line }: { $reason }
setup-version = deze tafel wordt volgens versie { $version } van de regels gespeeld; dit programma kent ze tot en met versie { $known }; gebruik een nieuwer programma
setting-key = er is geen optie `{ $key }`; de opties zijn: { $known }
setting-value = optie `{ $key }` kan niet `{ $value }` zijn; mogelijk is: { $known }

## Bestanden

fail-read = { $file } kan niet worden gelezen
fail-output = de uitvoer kon niet worden geschreven: { $reason }
fail-data = je gegevensmap is niet bekend; noem een map met --data MAP
fail-no-database = er is geen database op { $file }; noem de map met --data MAP
data-usual = de database is { $file }; noem de map van een andere met --data MAP
fail-no-postgres = dit programma is zonder Postgres gebouwd; bouw het met --features postgres
io-not-found = dit bestand of deze map bestaat niet
io-denied = het systeem staat het niet toe
io-exists = het bestaat al
io-folder = het is een map
io-no-folder = een deel van het pad is geen map
io-no-text = het is geen UTF-8-tekst; sla het op in die codering
io-large = het is groter dan 16 MB
io-full = de schijf is vol; maak ruimte en probeer het opnieuw
io-read-only = het bestandssysteem is alleen-lezen
io-address-in-use = het adres is bezet
io-address-absent = deze computer heeft het adres niet
file-no-game = dit is geen gedownload spel van Posse: { $reason }
file-no-receipt = dit is geen ontvangstbewijs van Posse: { $reason }
file-name = regel { $entry } van dit spel bevat een naam die niemand aan een tafel kan hebben: een naam heeft 1 tot 24 tekens
file-name-invisible = regel { $entry } van dit spel bevat een naam die niemand aan een tafel kan hebben: er zit { $code } in, een teken dat niemand kan zien
file-name-marks = regel { $entry } van dit spel bevat een naam die niemand aan een tafel kan hebben: op een letter staan te veel accenten, of een accent staat los
file-newer-game = het gedownloade spel heeft formaat { $version }, dat dit programma niet kent; gebruik een nieuwer programma
file-newer-receipt = het ontvangstbewijs heeft formaat { $version }, dat dit programma niet kent; gebruik een nieuwer programma
store-not-found = deze tafel bestaat niet
store-full = de schijf is vol; maak ruimte en probeer het opnieuw
store-locked = een ander proces gebruikt de database; stop het, of noem een andere database
store-corrupt = de database kan niet worden gelezen: { $reason }; zet een back-up terug, of noem een andere database
store-foreign = { $database } is geen database van Posse; noem een andere. Was het er een, dan is die beschadigd: zet een back-up terug
store-old-log = { $file } is over van de database die hier vóór deze kopie stond, en zou de kopie overschrijven; verwijder het bestand of verplaats het
store-damaged = tafel { $table } kan niet worden gelezen: { $reason }; in een eerdere back-up is hij nog in orde
store-newer = de database heeft formaat { $version }, dit programma kent { $known }; gebruik een nieuwer programma
store-exists = { $file } bestaat al; kies een andere naam of verplaats het
store-not-writable = { $file } is van { $owner } en kan niet worden geschreven; voer dit uit als { $owner }, of geef het bestand met chown aan de eigenaar van de map
store-unreachable = de database is niet bereikbaar: { $reason }
store-io = de database kon niet worden gebruikt: { $reason }

## Wat niet klopt

differs-digest = regel { $entry } leidt tot een andere stand dan de opgeslagen stand
differs-impossible = regel { $entry } is op die plek niet mogelijk: { $reason }
differs-no-game = dit programma kent het spel `{ $game }` niet
mismatch-header = de kop is niet bruikbaar: { $reason }
mismatch-newer = de kop heeft formaat { $version }, dit programma kent { $known }; gebruik een nieuwer programma
mismatch-game = van de kop kan geen spel worden gemaakt: { $reason }
mismatch-not-over = het spel is in dit bestand niet voorbij; download het opnieuw als het zover is
mismatch-no-secret = het geheim van de server ontbreekt, dus het delen is niet na te rekenen
mismatch-secret = het geheim van de server past niet bij zijn vingerafdruk: het geheim, de vingerafdruk of de kop is veranderd
mismatch-lesson = het geheim van de server is niet dat van het begeleide spel { $lesson }, dat altijd hetzelfde heeft
mismatch-value = regel { $entry }: de waarde die plaats { $seat } onthulde, past niet bij de vingerafdruk
mismatch-late = regel { $entry }: plaats { $seat } gaf pas een vingerafdruk toen er al een waarde was onthuld, en kon dus kiezen
mismatch-digest = regel { $entry } ({ $what }) leidt tot een andere stand dan in het bestand staat
mismatch-impossible = regel { $entry } ({ $what }) is op die plek niet mogelijk: { $reason }
receipt-table = het ontvangstbewijs is van een andere tafel
receipt-header = de kop in het ontvangstbewijs is niet die in het bestand: er was iets anders afgesproken toen deze persoon ging zitten
receipt-commitment = de vingerafdruk van de server in het ontvangstbewijs is niet die in het bestand: de server heeft zijn geheim veranderd
receipt-itself = het ontvangstbewijs spreekt zichzelf tegen: de waarde past niet bij de vingerafdruk
receipt-hash = de vingerafdruk van plaats { $seat } in het ontvangstbewijs is niet die in het bestand
receipt-value = de waarde van plaats { $seat } in het ontvangstbewijs is niet die in het bestand
receipt-other = plaats { $seat } had een andere vingerafdruk, of geen, toen de waarde van het ontvangstbewijs werd onthuld
