# De woorden die bij geen spel horen.

house = Posse
skip = Naar de tafel
language = Taal
rules = Regels
rules-of = Regels: { $game }
list-and = { $first } en { $last }
list-you = jij
you = (jij)
home-title = Spellen uit het Wilde Westen, met vrienden of tegen bots
home-about = Vier spellen in de browser: speel meteen tegen bots of stuur je vrienden een link. Geen account, niets te installeren.
home-play = Nu spelen
home-friends = Met vrienden spelen
home-friends-go = Link ophalen
home-players = { $least }–{ $most } spelers
home-minutes = ongeveer { $count } minuten
learning-little = makkelijk te leren
learning-some = een paar regels meer
learning-much = vraagt wat leertijd
home-start = Begin hier
home-last = Laatst gespeeld
home-play-about = ‘Nu spelen’ zet je met bots aan tafel; hun aantal en sterkte worden onthouden. ‘Met vrienden spelen’ geeft je een link voor hen. Voor andere niveaus, plaatsen of huisregels: open een tafel.
home-set = Een tafel openen …
home-next = { $game }: jouw beurt
home-tables = Je tafels
home-running = bezig
home-waiting = wacht op spelers
home-over = afgelopen
home-fairness = Hoe je controleert of er eerlijk is gedeeld
home-join = Aan een tafel aanschuiven
home-code = Link of code
home-join-go = Naar de tafel
home-join-about = Plak de link of typ de code aan het eind ervan. Of richt de camera van je telefoon op de QR{"\u2011"}code die vóór het begin van het spel te zien is.
home-join-unknown = Er is geen tafel met deze code. Het zijn de twaalf letters en cijfers aan het eind van de link.
home-open = Tafels die spelers zoeken
home-public = Tafels waar je mag toekijken
home-finished = Afgelopen tafels ({ $count })
home-turn = wacht op { $names }
home-turn-mine = jouw beurt
home-replaced = { $count ->
    [0] Een bot speelt voor je tot je terug bent
    [one] Een bot speelt voor je tot je terug bent en heeft één keer beslist
   *[other] Een bot speelt voor je tot je terug bent en heeft { $count } keer beslist
}
home-tab = Spellen uit het Wilde Westen
home-seats = { $seats } plaatsen
home-free =
    { $count ->
        [0] alle plaatsen bezet
        [one] één plaats vrij
       *[other] { $count } plaatsen vrij
    }
ago-minutes =
    { $count ->
        [0] zojuist
        [one] één minuut geleden
       *[other] { $count }{"\u00A0"}minuten geleden
    }
ago-hours =
    { $count ->
        [one] één uur geleden
       *[other] { $count }{"\u00A0"}uur geleden
    }
ago-days =
    { $count ->
        [one] één dag geleden
       *[other] { $count }{"\u00A0"}dagen geleden
    }
duration-seconds =
    { $count ->
        [one] één seconde
       *[other] { $count }{"\u00A0"}seconden
    }
duration-minutes =
    { $count ->
        [one] één minuut
       *[other] { $count }{"\u00A0"}minuten
    }
duration-hours =
    { $count ->
        [one] één uur
       *[other] { $count }{"\u00A0"}uur
    }
invite-by = { $name } nodigt je uit: { $game }
invite = Je bent uitgenodigd: { $game }
myself = Jij
option-on = aan
option-off = uit
option-usual = volgens de andere opties
create-go = Tafel openen
create-seat = Plaats { $seat }
create-person = een persoon
create-me = ik
create-seats = Wie speelt er mee?
create-who-friends = Vrienden: je krijgt een link voor hen
create-who-bots = Bots
create-who-mix = Gemengd: plaats voor plaats
create-players = Plaatsen, die van jou meegeteld
create-pace = Welk speeltempo?
create-more = Meer instellingen
create-start = Nemen jij en bots alle plaatsen in, dan begint het spel meteen; de server schudt dan in zijn eentje, zonder toevalsgetal uit je browser.
create-bot = Bot: { $bot }
create-bot-rated = Bot: { $bot } ({ $wins } van { $games } tegen { $weaker })
create-bot-weakest = Bot: { $bot } (om te leren)
bots-about = Tussen haakjes: in hoeveel partijen een bot vóór de volgende, zwakkere eindigt. De laatste past bij een eerste partij.
create-nobody = niemand
create-title = Een nieuwe tafel: { $game }
create-options = Huisregels
name = Je naam
name-about = 1 tot 24 tekens. Wie deze tafel ziet, ziet je naam.
seat-free = Plaats { $seat } is vrij
seat-sit = Gaan zitten
seat-stand = Opstaan
seat-rename = Naam wijzigen
seat-move = Naar deze plaats
seat-up = Een plaats omhoog
seat-ready = klaar
seat-not-ready = nog niet klaar
seat-be-ready = Ik ben klaar
seat-bot = Welke bot
seat-put-bot = De bot aan tafel zetten
seat-remove-bot = De bot wegsturen
seat-take-over = Overnemen van de bot
seat-give-back = Teruggeven aan de speler
lobby-rules = Huisregels ({ $count })
lobby-fair = Eerlijk gedeeld
lobby-trusts-about = Deze plaats draagt niets bij aan het schudden en vertrouwt dus op de beheerder van de server.
lobby-wait = Het spel begint als alle plaatsen bezet zijn en iedereen klaar is.
lobby-seats = Plaatsen
lobby-fill = Vrije plaatsen met bots vullen en beginnen
lobby-close-seats = Zonder de vrije plaatsen spelen
lobby-close-seats-about = Iedereen gaat naar een nieuwe tafel met { $count } plaatsen. De link leidt daar ook heen.
lobby-sit = Kies een naam en ga zitten.
lobby-one-more = Nog iemand aan dit scherm
lobby-sit-at = Op plaats { $seat } gaan zitten
lobby-full = Alle plaatsen zijn bezet. Je kunt toekijken.
lobby-ready = Je zit. Zeg het als je klaar bent.
lobby-trusts = vertrouwt op de beheerder
seat-hand-over-other = Afwezig: een bot laten spelen
replace = Een bot laten spelen voor { $name }
replace-about = De bot beslist vanaf nu in plaats van { $name }. { $name } krijgt bericht en speelt weer zelf door naar deze tafel terug te komen.
bot-beginner = Beginner
bot-tenderfoot = Groentje
bot-cowhand = Cowboy
bot-gunslinger = Revolverheld
bot-marshal = Marshal
bot-random = Tuimelkruid (speelt willekeurig)
bot-plain = Landmeter (eenvoudig zoeken, als maatstaf)
persona-amos = wacht
    .about = Heeft nooit haast en pakt wat zeker is.
persona-cole = rooft
    .about = Gaat waar het geld is. Eerst naar de bank.
persona-doc = bluft
    .about = Een gokker: zet in op minder dan je denkt.
persona-hattie = telt
    .about = Houdt de boeken bij en vergeet geen kaart.
persona-josey = jaagt
    .about = Heeft het gemunt op wie voorop ligt.
persona-mabel = bouwt
    .about = Heeft een winkel en houdt van wat blijft.
persona-otis = graaft
    .about = Goud, goud en nog eens goud.
persona-ruby = feest
    .about = Thuis in saloons en casino’s.
players = Spelers
presence-here = aanwezig
presence-away = afwezig
presence-bot = bot
guest = bot van { $name }
your-turn = Jij bent aan de beurt
log = Logboek
log-new = (vanaf hier nieuw)
pass-for-me = Buiten mijn beurt altijd voor mij passen
log-back = Stap voor stap terugkijken
watching = Je kijkt toe.
sit-bots = Je kunt meedoen op de plaats van een bot.
sit-ask = Wil je meedoen? De gastheer kan je de plaats van een bot geven, met een link voor jou alleen.
sit-for = Plaats van { $name } overnemen
view-table = De tafel groot tonen, zonder handkaarten
own-notes = Mijn notities
own-notes-about = Ze blijven in deze browser; niemand anders ziet ze.
sound = Geluid bij mijn beurt en op grote momenten
tell-turn = Melding als ik aan de beurt ben, zolang de pagina open is
end-conceded = { $names } wint: { $gone } { $count ->
    [one] heeft
   *[other] hebben
} opgegeven.
    .you = Jij wint: { $gone } { $count ->
        [one] heeft
       *[other] hebben
    } opgegeven.
    .other-you = { $names } wint: { $gone } { $count ->
        [one] hebt
       *[other] hebben
    } opgegeven.
since = Sinds je laatste beurt
moment = Wat er gebeurt
moment-of = Een moment uit { $game }
when-start = Begin
when-spoken =
    { $turn ->
        [0] begin
       *[other] beurt { $turn }
    }, stap { $step }
moment-turn = { $name } was aan de beurt
    .you = Je was aan de beurt
moment-about = Geen enkele hand is te zien: dit zag een toeschouwer toen.
moment-right-before = De tafel is te zien zoals die vlak daarvoor was.
moment-before = Vorig moment
moment-after = Volgend moment
frame-skip = Overslaan
frame-skip-all = Alles overslaan
frame-skip-to-turn = Naar mijn beurt
frame-go-on = Verder
speed = Hoe snel je ziet wat er gebeurt
speed-slow = Langzaam
speed-normal = Normaal
speed-fast = Snel
speed-off = Helemaal niet
draft-undo = Ongedaan maken
no-way-back = Dit kun je niet ongedaan maken.
sure = { $act }?
confirm-no = Nee, terug
at-table = { $game }, de tafel van { $names }.
concede = Opgeven
concede-about = Voor jou is het spel voorbij; een bot speelt op jouw plaats verder.
concede-about-last = Het spel stopt meteen en { $name } wint.
notes = Wie kwam en ging
note-sit = { $name } gaat zitten.
    .you = Je gaat zitten.
note-bot = { $name }, een bot, gaat zitten.
note-guest = { $name }, een bot van { $whose }, gaat zitten.
note-leave = Plaats { $seat } is weer vrij.
note-ready = { $name } is klaar.
    .you = Je bent klaar.
note-hand-over = Een bot speelt voor { $name }.
    .you = Een bot speelt voor jou.
note-hand-back = { $name } speelt weer zelf.
    .you = Je speelt weer zelf.
note-give-back = De plaats gaat terug naar { $name }.
    .you = Je hebt je plaats terug.
note-concede = { $name } geeft op.
    .you = Je geeft op.
note-rematch = Er is een nieuwe tafel geopend.
note-agree = { $name } wil dit spel wel aan anderen laten zien.
    .you = Jij wilt dit spel wel aan anderen laten zien.
note-publish = Iedereen is het eens: wie de link heeft, mag dit spel zien.
ending-winners =
    { $count ->
        [one] { $names } wint!
       *[other] { $names } delen de overwinning!
    }
    .you =
    { $count ->
        [one] Jij wint!
       *[other] { $names } delen de overwinning!
    }
ending-total = Totaal
rematch = Nog een potje
rematch-about = In het volgende potje schuift iedereen één plaats op en krijgt dus een ander teken.
rematch-another = Of, met dezelfde mensen:
evening =
    { $games ->
        [one] Na één potje: { $score }.
       *[other] Na { $games } potjes: { $score }.
    }
evening-won = { $name } won er { $games }
stood-in = Een bot speelde tot het einde voor { $name } en besliste { $count ->
        [one] één keer
       *[other] { $count } keer
    }.
    .you = Een bot speelde tot het einde voor jou en besliste { $count ->
        [one] één keer
       *[other] { $count } keer
    }.
rematch-go = Naar de nieuwe tafel
replay = Terugkijken
replay-of = Terugkijken: { $game }
replay-step = Stap van het spel
replay-see = { $when } terugkijken
replay-first = Naar het begin
replay-turn-before = Naar de vorige beurt
replay-before = Eén stap terug
replay-after = Eén stap verder
replay-turn-after = Naar de volgende beurt
replay-last = Naar het einde
replay-play = Afspelen
replay-stop = Stoppen
replay-show = Tonen
replay-eyes = Weergave
replay-eyes-table = Tafel
replay-eyes-all = Alle handen
replay-hand = De hand van { $name }
    .you = Jouw hand
replay-together = Samen terugkijken
replay-together-about = Anderen zien op hun scherm waar jij naar kijkt, en volgen je door het spel.
replay-lead = Anderen rondleiden
replay-leads = Jij leidt rond: wie deze link opent, ziet waar jij naar kijkt.
replay-follows = Je volgt iemand die je door dit spel rondleidt.
analysis = Analyse
analysis-title = Analyse: { $game }
analysis-about = De bot { $bot } bekijkt elke beslissing van dit spel nog een keer. Hij zoekt vanuit wat de speler op dat moment kon weten; aan verborgen kaarten en pech heeft dus niemand schuld. Wat hij vindt, zijn schattingen.
analysis-start = Dit spel analyseren
analysis-start-about = De server heeft er even voor nodig; spellen die nu gespeeld worden, gaan voor.
analysis-running = { $done } van { $of } beslissingen
analysis-none = In dit spel had niemand iets te beslissen.
analysis-chances = De winkansen
analysis-chances-about = Hoe groot de kans van elke speler was om te winnen, geschat bij zijn eigen beslissingen vanuit wat hij wist. Daarom tellen de lijnen niet altijd op tot 100%. Is het spel uitgespeeld, dan staat aan het eind de uitslag.
analysis-chart = Grafiek van de winkans van elke speler, beslissing voor beslissing. Elk punt leidt naar dat moment in het spel. De cijfers volgen als tabel.
analysis-point = { $name }, { $when }: { $chance }
analysis-figures = De cijfers
analysis-when = Beurt en stap
analysis-result = Uitslag
analysis-player = Speler
analysis-chance = Winkans
analysis-costly = De duurste beslissingen
analysis-costly-about = Hoeveel beter de keuze van de bot was, in procentpunten van de winkans. De twee acties zijn daarvoor nog een keer even grondig doorzocht. Minder dan { $points } punten is niet van toeval te onderscheiden en ontbreekt hier. Elke poging speelt een paar beslissingen verder, met verborgen kaarten die willekeurig zijn verdeeld zoals het past bij wat de speler wist; wie er dan het beste voor staat, ligt voor.
analysis-costly-none = Geen beslissing kostte { $points } procentpunten of meer.
analysis-cost = −{ $points }{"\u00A0"}punten
analysis-taken = Gespeeld
analysis-best = Beter
analysis-finds = De beste vondsten
analysis-finds-about = Beslissingen die even goed zijn als die van de bot en lastig te zien: na een korte blik had hij iets anders gekozen, en iets slechters.
analysis-gain = +{ $points }{"\u00A0"}punten
analysis-glance = Op het eerste gezicht
analysis-why = Bij het doorspelen lag { $name } na de betere keuze in { $best } van de 100 pogingen voor, na deze in { $taken }.
    .you = Bij het doorspelen lag je na de betere keuze in { $best } van de 100 pogingen voor, na deze in { $taken }.
analysis-why-gained = { $name } won er het meest bij: voor in { $taken } in plaats van in { $best }.
    .you = Jij won er het meest bij: voor in { $taken } in plaats van in { $best }.
percent = { $number }%
limit-analyses = analyses per uur van één adres
limit-invitations = links en herstelwoorden voor apparaten per uur van één adres
limit-recoveries = pogingen met herstelwoorden en het wachtwoord van de beheerder per uur van één adres
limit-link-time = seconden dat een link voor een apparaat werkt
limit-devices = apparaten van één bezoeker
limit-tokens = tokens van één bezoeker
limit-channels = manieren waarop één bezoeker meldingen krijgt
limit-messages = nieuwe manieren en proefberichten per uur van één adres
limit-confirmations = e{"\u2011"}mails per dag aan één postvak die om bevestiging vragen
limit-reports = onafgehandelde rapporten over tafelpraat van één bezoeker
keys = Toetsen
error-title = Dat lukte niet
error-not-found = Op dit adres staat niets.
error-not-your-turn = Je bent niet aan de beurt.
error-home = Naar de startpagina
error-table = Terug naar de tafel
error-name = Een naam heeft 1 tot 24 tekens.
error-name-invisible = In deze naam zit een teken dat niemand kan zien ({ $code }). Typ de naam nog een keer met de hand.
error-name-marks = Op een letter van deze naam staan te veel accenten, of een accent staat los. Laat er een paar weg.
error-name-taken = Iemand aan deze tafel heet al zo, of zijn naam ziet er net zo uit. Voeg iets aan de jouwe toe.
error-setup-seats = Dit spel is voor { $least } tot { $most } spelers, niet voor { $seats }.
error-setup-option = Dit spel heeft geen optie ‘{ $key }’. Het heeft: { $known }.
error-setup-value = De optie ‘{ $key }’ kan niet ‘{ $value }’ zijn. Mogelijk is: { $known }.
error-setup-edition = De editie die deze server gebruikt, heeft een fout in regel { $line }. Wie de server beheert, vindt die in het logboek.
error-setup-version = Deze tafel wordt volgens versie { $version } van de regels gespeeld; deze server kent ze tot en met versie { $known }.
error-token = Hiervoor is een token nodig dat nog geldt. Maak er een onder Mijn apparaten en stuur het als Authorization: Bearer.
error-scope = Dat staat dit token niet toe: het mist ‘{ $scope }’. Maak een ander onder Mijn apparaten.
error-one-table = Dit token is alleen voor een andere tafel.
error-value-of = `{ $field }` is een van deze: { $known }
error-unreadable = Dit verzoek is niet te lezen: { $reason }
error-guest-tables = Een bot speelt aan hoogstens { $most } tafels tegelijk. Laat hem er eerst een uitspelen.
error-invalid = Het formulier is niet goed aangekomen. Probeer het nog eens vanaf de pagina.
error-bot = Deze bot bestaat niet.
error-still-here = Deze speler is er. Een bot kan alleen invallen voor iemand die afwezig is.
error-time-left = Deze speler heeft nog tijd. Een bot kan pas invallen als de tijd en het uitstel om zijn.
error-pauses = Je kunt de klokken in een spel { $most } keer stilzetten, en dat heb je gedaan.
error-no-latecomers = Aan deze tafel geeft alleen de gastheer de plaats van een bot weg. Vraag om een link.
error-game = Dit spel bestaat niet.
error-open-tables = Je hebt { $most } tafels die nog niet zijn afgelopen. Sluit er eerst een, of speel er een uit.
error-too-many-tables = Je hebt in korte tijd veel tafels geopend. Probeer het over { $time } nog eens.
error-unknown-table = Deze tafel bestaat niet. Is de link volledig?
error-finished = Dit spel is voorbij.
error-not-your-seat = Dit is niet jouw plaats. Je kunt toekijken, of de link openen in de browser waarin je bent gaan zitten.
error-not-possible = Dat kan nu niet: { $reason }
error-stale = De tafel is al verder; kijk hoe het er nu voor staat.
error-too-long = Dat was te veel. Stuur minder in één keer.
error-seat-taken = Iemand heeft deze plaats net ingenomen.
error-started = Het spel is al begonnen.
error-too-many-requests = Dat was veel tegelijk. Probeer het over { $time } nog eens.
error-too-many-streams = Er zijn te veel pagina’s of streams tegelijk open. Sluit er een paar, of probeer het over { $seconds } seconden nog eens.
error-origin = Dit kwam van een pagina van een andere site en is daarom niet uitgevoerd.
error-busy = De server heeft het druk. Er is niets veranderd; probeer het nog eens.
error-disk = De server kon het niet opslaan. Er is niets veranderd; probeer het nog eens.
error-store = De server kan zijn database nu niet gebruiken. Probeer het nog eens.
error-damaged = Deze tafel is beschadigd en kan niet gelezen worden; de andere hebben daar geen last van. Wie de server beheert, heeft misschien een kopie.
error-newer = Deze tafel heeft een nieuwere versie van het programma nodig. Kijken kan, spelen niet.
error-differs = Deze tafel verloopt bij het naspelen anders dan er is gespeeld. Kijken kan, spelen niet.
error-crash = Bij ons ging er iets mis. Er is niets veranderd; probeer het nog eens.
error-cookies = Je browser heeft geen cookie gestuurd, dus je plaats kon niet van jou blijven. Sta cookies voor deze site toe en probeer het nog eens.
error-impossible = Dat kan nu niet.
error-watch = Niemand mag bij deze tafel toekijken. Heb je een plaats, open de link dan in de browser waarin je bent gaan zitten.
error-seat = Deze tafel heeft die plaats niet.
error-not-begun = Het spel is nog niet begonnen.
error-not-host = Alleen de gastheer van de tafel kan dit doen.
error-not-over = Het spel is nog niet voorbij. Daarna kun je het downloaden en laten analyseren.
error-nothing-drafted = Er is niets om ongedaan te maken.
error-not-handed = Deze plaats kan nu niet van speler wisselen.
error-value = Deze browser heeft de waarde niet die de plaats voor het schudden heeft beloofd. Sta op en ga opnieuw zitten.
error-link = Deze link is ongeldig: hij is gebruikt, of er is een nieuwere voor in de plaats gekomen.
error-ended = Deze browser is onder ‘Mijn apparaten’ afgemeld. Hij telt nu als een nieuwe bezoeker.
error-invitation = Deze link is niet meer geldig. Hij werkt één keer, tien minuten lang; maak onder ‘Mijn apparaten’ een nieuwe.
error-devices = Er zijn zoveel apparaten als is toegestaan. Meld er onder ‘Mijn apparaten’ eerst een af.
error-channels = Je hebt zoveel manieren voor meldingen als is toegestaan. Verwijder er eerst een.
error-bad-push = Deze browser heeft niet gezegd hoe berichten hem bereiken. Probeer het nog eens onder ‘Meldingen’.
error-bad-mail = Dit is geen e{"\u2011"}mailadres. Een adres ziet eruit als anneke@example.org.
error-uncarried = Deze server kan geen e{"\u2011"}mail sturen naar adressen met letters als é of ü vóór de @. Gebruik een ander adres.
error-bad-webhook = Dit is niet het adres van een webhook. Het begint met https:// en heeft hooguit 500 tekens.
error-code = Deze link bevestigt niets: het adres is al bevestigd, of het is verwijderd.
error-stopping = De server start opnieuw. Er gaat niets verloren; probeer het zo meteen nog eens.
for-seat = { $label }: { $name }
seat-hand-over-own = Een bot voor mij laten spelen
seat-hand-over-shared = Hier een bot laten spelen
seat-give = Deze plaats aan iemand geven
seat-give-about = Wie deze link opent, neemt het over van de bot en ziet wat deze plaats mag zien. Hij werkt één keer, dus stuur hem naar niet meer dan één persoon. Je ziet hem alleen nu, en een nieuwe link maakt hem ongeldig.
seat-clear = Van de plaats halen
seat-link = Mijn plaats aan iemand anders geven
seat-link-shared = Deze plaats aan iemand anders geven
take-seat-bot = Op deze plaats speelt nu een bot. Je gaat verder waar hij is, onder deze naam:
note-take-over = { $name } neemt een plaats over van een bot.
    .you = Je neemt een plaats over van een bot.
error-has-seat = Je hebt al een plaats aan deze tafel en mag de hand van een ander niet zien.
hints = Tips toegestaan
hints-about = Wie moet beslissen, mag de sterkste bot vragen wat hij zou doen. Die weet alleen wat die plaats weet, en niemand anders ziet dat hem iets is gevraagd.
hints-allowed = Tips zijn toegestaan: wie moet beslissen, mag een bot vragen.
phrases-only = Alleen vaste zinnen
phrases-only-about = De spelers schrijven elkaar niets in eigen woorden. Aan een tafel waar iedereen mag toekijken nooit.
guests = Gastbots mogen meespelen
guests-about = Een gastbot is een programma dat iemand thuis laat draaien. Laat een plaats voor hem vrij. Bij zijn naam staat van wie hij is.
guests-allowed = Gastbots mogen meespelen: programma’s die iemand thuis laat draaien.
latecomers = Laatkomers mogen het van bots overnemen
latecomers-about = Wie de link heeft, kan dan tijdens het spel de plaats van een bot innemen en ziet diens hand. Anders geeft alleen de gastheer zo’n plaats weg, met een eigen link. Nooit aan een openbare tafel.
latecomers-allowed = Laatkomers mogen het van bots overnemen.
hint = De { $bot } zou dit doen: { $action }
hint-ask = De { $bot } vragen
hint-open = De tip gaat alleen uit van wat nu open ligt.
hint-best = De beste keuzes en je kansen
because-gain = Reden: { $what }, ongeveer { $amount } meer voor { $name }.
    .you = Reden: { $what }, ongeveer { $amount } meer voor jou.
because-loss = Reden: { $what }, ongeveer { $amount } minder voor { $name }.
    .you = Reden: { $what }, ongeveer { $amount } minder voor jou.
error-no-hints = Aan deze tafel zijn geen tips toegestaan.
error-hint-pending = De bot denkt nog na over je vorige vraag. Vraag het zo meteen nog eens.
error-hint-failed = De bot weet nu geen antwoord.
fair-trusts = Een spel met alleen bots begint met één klik, voordat je browser een vingerafdruk kan sturen: je plaats vertrouwt dan op de beheerder van de server. Wil je het delen kunnen controleren, open dan de tafel met ‘een persoon’ op je eigen plaats en ga daar zitten.
fair-commitment = De vingerafdruk van de server
options-usual = Er wordt volgens de gewone regels gespeeld.
settings = Instellingen
settings-save = Opslaan
confirm-when = Eerst vragen bij een stap die je niet ongedaan kunt maken?
confirm-when-touch = Op aanraakschermen
confirm-when-on = Altijd
confirm-when-off = Nooit
keys-letters = Letters en cijfers als sneltoetsen
keys-about = Elke knop is te bereiken met Tab en in te drukken met Enter. Met deze toetsen gaat het sneller:
keys-everywhere = Aan elke tafel
keys-show = Deze lijst tonen
keys-undo = Eén stap ongedaan maken
keys-skip = Overslaan wat er wordt getoond
key-escape = Esc
key-shift = Shift
key-left = Links
key-right = Rechts
footer = Posse is een onofficieel project met eigen tekeningen. Vind je een spel leuk, koop het dan: de echte doos verdient een plek op je tafel.
imprint = Colofon
privacy = Privacy
contact = Contact
create-time = Tijd
missing-seconds = Wie nog niet gekozen heeft, wordt genoemd na
missing-seconds-about = Zolang iedereen in het geheim kiest, kan niemand zien wie het al gedaan heeft. Pas als het te lang duurt, zegt de tafel op wie er wordt gewacht.
missing-seconds-choice = { $count ->
    [60] 1 minuut
    [120] 2 minuten
    [300] 5 minuten
   *[other] { $count } seconden
}
away-minutes = Een bot mag spelen voor wie laat wachten na
away-minutes-choice = { $count ->
    [0] nooit
   *[other] { $count } minuten
}
away-minutes-about = Is degene die aan de beurt is zo lang afwezig of heeft die zo lang niets beslist, dan mag iedereen aan tafel een bot laten spelen tot de speler terug is. Is de gastheer zo lang afwezig, dan heeft de volgende speler diens rechten.
held-up = { $name } is afwezig. Een bot kan spelen tot { $name } terug is.
held-up-slow = { $name } heeft al een tijd niets beslist. Een bot kan spelen tot { $name } het weer overneemt.
held-up-bot = Een bot laten spelen
bot-for-you = Een bot speelt voor jou.
host-for = De gastheer is afwezig; jij hebt nu diens rechten.
missing = De tafel wacht op { $names }.
    .you = De tafel wacht op jou.
window-seconds = Een kans om in te grijpen blijft open
window-seconds-about = Soms mag iemand buiten de eigen beurt ingrijpen. Die kans duurt altijd even lang, wat iemand ook in de hand heeft; zo verraadt wachten niets.
window-seconds-choice = { $count ->
    [0] tot de speler beslist
   *[other] { $count } seconden
}
window-open = { $seconds ->
    [0] Wie buiten de eigen beurt mag ingrijpen, heeft alle tijd.
   *[other] Wie buiten de eigen beurt mag ingrijpen, heeft { $seconds }{"\u00A0"}seconden, wat hij ook in de hand heeft.
}
on = aan
off = uit
lobby-start = Het spel begint.
seat-link-about = Wie deze link opent en ja zegt, speelt op jouw plaats verder en ziet wat jij daar ziet. Stuur hem maar aan één persoon. Hij is op zodra hij gebruikt is en je ziet hem alleen nu; een nieuwe link maakt hem ongeldig.
seat-link-private = Privélink
seat-link-qr = QR{"\u2011"}code van de privélink
take-seat = Hier gaan zitten als { $name }?
take-seat-about = Deze privélink geeft je de plaats bij { $game } in deze browser. Hij is op zodra je gaat zitten. Er gebeurt pas iets als je het bevestigt.
take-seat-yes = Hier gaan zitten
watch-host = Niemand mag bij deze tafel toekijken, en je hebt er geen plaats. Je kunt hem wel beheren.
bar = Hulpmiddelen van de tafel
hand-larger = Kaarten vergroten
hand-smaller = Kaarten verkleinen
bar-menu = Menu
bar-talk = Praten
bar-sound = Geluid
bar-notify = Melding
bar-leave = Weggaan
leave-about = Je plaats blijft van jou. Vanaf de startpagina kom je terug bij deze tafel.
prompt = Wat er te doen is
log-empty = Nog niets.
leave = De tafel verlaten
abandon = Het spel voor iedereen beëindigen
abandon-about = Het spel stopt zonder winnaar.
connection-lost = De verbinding is weg. Nieuwe poging …
offline-title = Geen verbinding
offline-about = Posse is hiervandaan nu niet te bereiken. Alles wat je aan een tafel hebt gedaan, staat veilig op zijn server.
offline-again = Nog eens proberen
offline-seen = Zoals je ze het laatst zag:
trouble-close = Sluiten
draft-reset = Alles ongedaan maken
draft-steps =
    { $count ->
        [one] Eén stap kan nog ongedaan gemaakt worden.
       *[other] { $count } stappen kunnen nog ongedaan gemaakt worden.
    }
end-abandoned = Het spel is voortijdig beëindigd.
end-expired = De tafel is gesloten omdat er lang niemand kwam of iets deed.
ending-gave-up = gaf op
ending-margin = Voorsprong: { $margin }.
ending-rank = { $rank }e plaats
ending-source = Herkomst
download = Het spel downloaden
send-told = { $count ->
    [one] { $game }: { $names } wint
   *[other] { $game }: { $names } delen de overwinning
}
send-link = Link om terug te kijken
send-copied = Link gekopieerd
send-ask = Versturen: de anderen vragen
send-agree = Ja, anderen mogen het zien
send-private = Niemand anders mag dit spel zien. Het kan worden verstuurd zodra iedereen aan tafel het goedvindt.
send-asked = Mag wie de link heeft dit spel zien?
send-missing = Nog niet akkoord: { $names }.
fair-title = Hoe je controleert of er eerlijk is gedeeld
fair-about = Niemand aan tafel, en ook de server niet, kan de kaarten kiezen. Vóór het delen trekt iedereen een geheim getal en maakt alleen de vingerafdruk ervan bekend; de kaarten volgen uit alle getallen samen. Is het spel voorbij, dan worden de geheimen onthuld en kan iedereen het delen narekenen.
fair-step-1 = Als de tafel wordt geopend, trekt de server een geheim en toont de vingerafdruk ervan, die vastzit aan alles wat is afgesproken: spel, regels, opties, plaatsen.
fair-step-2 = Als je gaat zitten, trekt je browser een eigen waarde en stuurt alleen de vingerafdruk ervan. Hij bewaart waarde en vingerafdrukken als een ontvangstbewijs, dat je kunt opslaan.
fair-step-3 = Als je zegt dat je klaar bent, onthult je browser zijn waarde. Een waarde die niet bij de vingerafdruk past, wordt geweigerd.
fair-step-4 = Geheim en waarden samen vormen de sleutel van het delen. Al het schudden en trekken volgt daaruit.
fair-step-5 = Is het spel voorbij, dan wordt het geheim getoond. Download het spel en reken het na.
fair-limits = Wat dit niet kan voorkomen: wie de server beheert, kan tijdens het spel de database lezen of weigeren te beginnen, en een vriend kan doorvertellen wat hij ziet.
formula-server = De vingerafdruk van de server
formula-seat = De vingerafdruk van een plaats
formula-deal = De sleutel van het delen
formula-lesson-secret = Het geheim van een begeleid eerste spel
formula-lesson-deal = De sleutel van een begeleid eerste spel
formula-about = ‘secret’ en elke ‘value’ zijn 32 bytes lang; ‘seat’ is één byte, geteld vanaf 0; ‘header’ is de tekst in het gedownloade spel; ‘lesson’ is de naam van het begeleide spel.
fair-receipt-save = Het ontvangstbewijs opslaan
settings-back = Terug
share = De anderen uitnodigen
share-about = Wie deze link opent, kan gaan zitten.
share-link = Link naar deze tafel
share-copy = Link kopiëren
share-send = Versturen …
share-qr = QR{"\u2011"}code van de link naar deze tafel
close = De tafel sluiten
watch = Open voor wie?
watch-nobody = Niemand mag toekijken
watch-link = Wie de link heeft, mag toekijken
watch-everybody = Iedereen mag toekijken; de startpagina toont de tafel

## Wat de spellen hetzelfde zeggen; een spel kan het vervangen

legend = Legenda
log-turn = Beurt { $number }: { $name }
    .you = Beurt { $number }: jij
say-turn = { $name } is aan de beurt.
    .you = Jij bent aan de beurt.
say-you-drew = Je trekt { $cards }.
    .eyes = Getrokken: { $cards }.
why-no-seat = Je kijkt toe.
why-not-your-turn = Je bent niet aan de beurt.
rules-turn = Een beurt

## Tafelpraat

error-just-said = Je hebt net iets gezegd. Wacht even.
error-alone = Er zit niemand anders aan deze tafel die het hoort.
error-no-own-words = Aan deze tafel zijn er alleen vaste zinnen.
error-no-guests = Gastbots kunnen hier niet gaan zitten: deze tafel laat ze niet toe, of het spel is al begonnen.
error-silent = Gastbots praten niet mee.
error-words = Schrijf 1 tot { $most } zichtbare tekens.
talk = Tafelpraat
talk-said = Wat er is gezegd
talk-people = De bots aan deze tafel
talk-line = { $name }: { $phrase }
talk-words = Je eigen woorden
talk-send = Versturen
talk-words-about = Alleen wie aan de tafel zit, leest dit, en de beheerder van de server als iemand het rapporteert.
talk-mute = Tafelpraat verbergen
talk-hello = Hallo!
talk-luck = Succes!
talk-nice = Goed gespeeld!
talk-ouch = Au!
talk-laugh = Haha!
talk-thanks = Bedankt!
talk-wait = Momentje graag.
talk-game = Mooi spel!
talk-report = Rapporteren
talk-reported = Gerapporteerd
says-amos-start = Avond allemaal. Geen haast.
says-amos-won = Geduld is een schone zaak.
says-amos-lost = Zo gewonnen, zo geronnen.
says-amos-end = Ik zei het toch: geen haast.
says-cole-start = Handen omhoog! Grapje.
says-cole-won = Bedankt voor de poen.
says-cole-lost = Dat kom ik nog halen.
says-cole-end = Bedankt, mensen. Ik ben weg.
says-doc-start = Zin in een spelletje onder vrienden?
says-doc-won = Vraag een gokker nooit wat hij heeft.
says-doc-lost = Tja, doorzien.
says-doc-end = Een genoegen om jullie te plukken.
says-hattie-start = Mijn potlood is geslepen.
says-hattie-won = Precies zoals berekend.
says-hattie-lost = Dat stond niet in mijn boeken.
says-hattie-end = De rekening klopt.
says-josey-start = Wie voorop ligt, heeft mij achter zich aan.
says-josey-won = Keer me nooit de rug toe.
says-josey-lost = Geniet ervan zolang het duurt.
says-josey-end = Niemand meer voor me.
says-mabel-start = Voeten vegen en gaan zitten, lieverds.
says-mabel-won = Wie het kleine niet eert, is het grote niet weerd.
says-mabel-lost = Nou, dat was niet aardig.
says-mabel-end = Zo, wie wil er taart?
says-otis-start = Ik ruik goud hier.
says-otis-won = Een goudader!
says-otis-lost = Weer klatergoud.
says-otis-end = Rondje van mij!
says-ruby-start = Het eerste rondje is van het huis.
says-ruby-won = Het huis wint altijd.
says-ruby-lost = Jij durft, schat.
says-ruby-end = Kom gauw terug, en neem geld mee.
report = Deze woorden rapporteren
report-about = De beheerder van deze server leest dan deze woorden en ziet wie ze heeft gezegd en aan welke tafel. Niemand aan de tafel krijgt het te horen.
error-not-heard = Je kunt rapporteren wat een ander aan deze tafel tegen je heeft gezegd, zolang het in de tafelpraat staat.
error-reports = De beheerder van deze server heeft { $most } van je rapporten nog niet afgehandeld. Zodra er een is afgehandeld, kun je weer iets rapporteren.
cover-title = Alle handen zijn bedekt
cover-next = Geef het scherm door aan { $names }
cover-about = Jullie spelen met meerdere mensen aan dit scherm, daarom zijn alle handen bedekt. Bij de hand staat wat er sinds de laatste beurt is gebeurd.
cover-show = De hand van { $name } tonen
cover-again = De hand weer bedekken

## De regelpagina’s

origin-about = Wat geen label heeft, staat in de gedrukte regels; een label zegt waar het deel erachter vandaan komt.
origin-printed = gedrukt
origin-example = gedrukt voorbeeld
origin-reading = onze lezing
origin-ours = onze keuze
origin-rebuilt = onze reconstructie
rules-contents = Op deze pagina
rules-clauses = Artikel voor artikel
rules-find = In de regels zoeken
rules-found = Gevonden: { $count }
rules-ours-about = Deze artikelen bevatten een keuze van ons:
rules-only-ours = Alleen artikelen met een keuze van ons tonen
primer-heading-goal = Het doel
primer-heading-turn = Een beurt in het kort
primer-heading-special = Wat er bijzonder is
primer-heading-example = Een voorbeeldbeurt
primer-heading-ours = Onze beslissingen
primer-example-about = Een beurt uit een echt potje, getoond zoals aan tafel.
primer-player-1 = Anneke
primer-player-2 = Bram
primer-player-3 = Claartje
primer-player-4 = Daan
primer-player-5 = Eva
clause-whole = Alle regels
clause-close = Sluiten
clause-here = Regels bij deze stap: §{"\u00A0"}{ $number }

## De server en zijn grenzen

error-host = Deze server kent zichzelf niet onder deze naam.
error-method = Dit adres neemt zo’n verzoek niet aan.
limits-title = De grenzen van deze server
limits-about = Zodat niemand alle ruimte inneemt:
limit-url = bytes van een adres
limit-body = bytes van een formulier
limit-fields = velden van een formulier
limit-name = tekens van een naam
limit-time = seconden voor een verzoek
limit-requests = verzoeken per minuut van één adres
limit-forms = formulieren per minuut van één bezoeker
limit-tables = nieuwe tafels per uur van één adres
limit-open-tables = niet afgelopen tafels van één bezoeker
limit-seats = plaatsen aan openbare tafels per uur van één adres
limit-guests = gastbots per uur van één adres
limit-guest-tables = niet afgelopen tafels van één gastbot
limit-streams = livepagina’s van één bezoeker
limit-address-streams = livepagina’s van één adres
limit-all-streams = livepagina’s in totaal
limit-connections = verbindingen van één adres
limit-all-connections = verbindingen in totaal
limit-head = bytes van de kop van een verzoek
limit-head-time = seconden tot de kop van een verzoek er moet zijn
limit-silence = seconden dat een verbinding stil mag zijn
limit-remembered = tellingen die worden bewaard, van elke soort

## De gids van een eerste spel

home-learn = Spelend leren
home-guided = begeleid
guide = Gids
guide-nothing = Er is nu niets nieuws uit te leggen.
guide-always = (Een begeleid spel heeft altijd dezelfde verdeling.)
guide-got-it = Begrepen
guide-skip = Zonder gids
guide-show = Gids tonen
guide-next = Nu zonder gids spelen
fair-lesson = Een begeleid eerste spel (‘Spelend leren’) heeft altijd dezelfde verdeling, zodat de aanwijzingen komen wanneer ze helpen. Het geheim ervan is bij iedereen bekend; te controleren valt er niets.

## Devices

devices = Mijn apparaten
devices-about = Al je browsers hebben dezelfde tafels, plaatsen, rechten, instellingen en oude partijen. Je hebt geen wachtwoord en geen e{"\u2011"}mailadres nodig.
device-this = deze browser
device-unnamed = Een browser
device-end = Afmelden
device-end-this = Hier afmelden
devices-link = Apparaat toevoegen
devices-link-about = Open deze link op je andere apparaat, of scan er de code mee. Wie hem opent, kan hier als jou spelen; houd hem voor jezelf. Hij werkt één keer, { $minutes } minuten lang, en je ziet hem alleen nu.
api = De API
api-about = Met een programma kun je hier wat een persoon kan: kijken, spelen, tafels openen. Hier staat alles wat het kan vragen, met een formulier om het te proberen. De beschrijvingen zijn in het Engels, net als de namen erin.
api-description = De beschrijving voor programma’s (OpenAPI)
api-tokens = Tokens
api-token = Je token, voor de formulieren hieronder
api-send = Versturen
api-kinds = Fouten
tokens = Tokens voor programma’s
tokens-about = Met een token doet een programma van jou wat je toestaat, tot het verloopt of jij het hier intrekt. Wie je bent komt het nooit te weten.
tokens-api = Wat programma’s kunnen
token-until = tot { $date }
token-of-table = voor één tafel
token-make = Een token maken
token-end = Intrekken
token-what = Wat mag het?
token-read = Mijn tafels zien
token-play = Mijn tafels zien en er spelen
token-open = Mijn tafels zien, er spelen en tafels openen
token-bot = Een bot van mij zijn, te gast aan tafels die dat toestaan, en tafels openen
token-name = Naam van het programma; bij een bot zijn naam aan tafel
token-whose = Voor een bot: van wie is hij? Deze naam lezen anderen.
token-where = Waar?
token-all = Aan alle tafels
token-days = Hoe lang?
token-days-choice =
    { $count ->
        [one] 1 dag
       *[other] { $count } dagen
    }
token-shown = Geef dit token aan je programma. Wie het heeft kan hetzelfde, dus houd het voor jezelf. Het wordt alleen nu getoond.
token-new = Het nieuwe token
token-copy = Token kopiëren
error-tokens = Je hebt { $most } tokens. Trek er eerst een in.
recovery = Herstelwoorden
recovery-about = Als je al je apparaten kwijtraakt, brengen twaalf woorden alles terug. Schrijf ze op papier.
recovery-made = Je hebt herstelwoorden ({ $ago }).
recovery-make = Herstelwoorden maken
recovery-anew = Nieuwe woorden maken; de oude gelden dan niet meer
recovery-have = Ik heb herstelwoorden
recovery-shown = Schrijf deze woorden in deze volgorde op. Je ziet ze alleen nu. Wie ze heeft, kan hier als jou spelen; nieuwe woorden vervangen ze.
join-title = Is deze browser van jou?
join-about = Deze link komt uit ‘Mijn apparaten’ in een andere browser. Heb je hem zelf gemaakt, dan krijgt deze browser al je tafels, plaatsen, rechten, instellingen en oude partijen. Heeft iemand hem je gestuurd, gebruik hem dan niet: die ander zou alles zien wat je hier speelt. Er gebeurt pas iets als je het bevestigt.
join-yes = Hij is van mij
join-leaves =
    { $count ->
        [one] Deze browser heeft zelf een tafel, die achterblijft: je vindt die niet terug. Wil je je plaats daar houden, maak dan eerst een privélink.
       *[other] Deze browser heeft zelf { $count } tafels, die achterblijven: je vindt ze niet terug. Wil je je plaatsen daar houden, maak dan eerst privélinks.
    }
join-leaves-yes = Toch doorgaan
recover-about = Typ je twaalf woorden, dan is deze browser weer van jou.
recover-field = In de volgorde waarin je ze hebt opgeschreven. Hoofdletters en spaties maken niet uit.
recover-nobody = Niemand heeft hier deze woorden. Misschien zijn ze door nieuwere vervangen.
recover-count =
    { $count ->
        [one] Dat is één woord; het zijn er twaalf.
       *[other] Dat zijn { $count } woorden; het zijn er twaalf.
    }
recover-unknown = ‘{ $word }’ is geen van de woorden. Kijk de spelling na.
recover-checksum = Alle woorden bestaan, maar ze horen niet bij elkaar. Kijk elk woord en de volgorde na.
seat-link-devices = Wil je zelf ook op je telefoon of computer spelen, neem dan liever:

pace = Speeltempo
pace-now = Nu: iedereen blijft tot het einde
pace-day = Over dagen: iedereen speelt wanneer het uitkomt
pace-turn = Hoelang een beurt mag duren
pace-clock = Klok
pace-live = geen
pace-bank = ieder { $minutes } minuten, en { $seconds } seconden extra per beurt
pace-hours = { $count } uur per beurt
pace-days = { $count } dagen per beurt
pace-about = Als de tijd om is, krijgt iedereen uitstel: een minuut, of een uur waar een beurt uren mag duren. Daarna gebeurt wat hier is gekozen. Wie nooit een eerste zet doet, verliest de plaats.
overtime = Als de tijd om is
overtime-bot = speelt een bot tot de speler terug is
overtime-bot-about = Als de tijd om is, speelt een bot tot de speler terug is.
overtime-free = is de plaats vrij voor iedereen
overtime-free-about = Als de tijd om is, is de plaats vrij: een bot speelt tot iemand het overneemt.
overtime-concede = heeft de speler opgegeven
overtime-concede-about = Wie geen tijd meer heeft, heeft opgegeven.
overtime-others = beslissen de anderen
overtime-others-about = Als de tijd om is, mag iedereen aan tafel een bot laten spelen.
clocks = Klokken
clocks-paused = De klokken staan stil.
clocks-pause = Klokken stilzetten
clocks-resume = Klokken laten lopen
clocks-pauses-left = { $count ->
    [0] Je hebt geen pauzes meer.
    [one] Je hebt nog één pauze.
   *[other] Je hebt nog { $count } pauzes.
}
clock-until = tot { $time }
clock-up = tijd om
clock-grace = uitstel
home-until = tot
nights = Mijn nacht begint
nights-none = ik heb geen nacht
nights-length = Hij duurt
nights-hours = { $count } uur
nights-fixed = Je nacht kun je veranderen als je klok niet loopt.
holiday = Vakantie
holiday-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
holiday-begin = Vakantie beginnen
holiday-end = Vakantie beëindigen
holiday-until = Je klok staat stil tot
holiday-about = Je klok staat stil, en iedereen aan tafel krijgt het te horen. Een vakantie duurt hooguit 14 dagen, en alle samen 30 dagen per partij.
held-up-late = De tijd van { $name } is om. Een bot kan spelen tot de speler terug is.
note-time-up = De tijd van { $name } is om.
    .you = Je tijd is om.
note-vacate = { $name } is de plaats kwijt, en een bot speelt verder.
note-pause = De klokken zijn stilgezet.
note-resume = De klokken lopen weer.
note-nights = { $name } geeft aan wanneer het nacht is.
    .you = Je geeft aan wanneer het nacht is.
note-holiday = { $name } is met vakantie tot { $time }.
    .you = Je bent met vakantie tot { $time }.
note-holiday-end = { $name } is terug van vakantie.
    .you = Je bent terug van vakantie.
error-clocks = Deze tafel heeft zo’n klok niet. Een pauze vraagt om een klok; nachten en vakanties vragen om beurten van uren.
error-holiday = Een vakantie duurt hooguit { $most } dagen, en in deze partij heb je er nog { $left }. Als je tijd om is, is het te laat.
error-night = Een nacht duurt één tot tien uur en kan niet veranderd worden terwijl je klok loopt. Kies opnieuw, of wacht tot je niet aan de beurt bent.
error-unknown-zone = Deze server kent de tijdzone { $zone } van je apparaat niet, dus er is niets opgeslagen. Kies op je apparaat een andere, of vraag de beheerder om een nieuwere server.

games = Mijn partijen
games-now = Open en bezig
games-over = Afgelopen
games-of = Spel
games-all = alle spellen
games-show = Tonen
games-none = Er zijn er geen.
games-newer = Nieuwere
games-older = Oudere
next-game = Volgende partij die op mij wacht
home-won = jij won
home-won-by = { $count ->
    [one] { $names } won
   *[other] { $names } wonnen
}
home-place = plaats { $rank } van { $count }
home-gave-up = je gaf op
home-unfinished = niet uitgespeeld

## Meldingen

notifications = Meldingen
notifications-about = Zo hoor je van je tafels terwijl er geen pagina open is: dat je aan de beurt bent, dat je tijd opraakt of dat een tafel vol is.
tell-ask = Het mij in deze browser laten weten als ik aan de beurt ben?
tell-cannot = Deze browser kan je niet laten weten dat je aan de beurt bent
tell-no = Nee, bedankt
tell-ways = Andere manieren
tell-off = Deze server stuurt browsers geen berichten.
    .operator = De optie --push-contact mailto:jij@example.org zet ze aan; als --notify is ingesteld, moet push erin staan.
tell-insecure = Browsers nemen alleen via https berichten aan.
    .operator = Zet een proxy met een certificaat voor de server en noem het adres met --public-url https://posse.example.
way-push = Pushberichten
way-mail = E{"\u2011"}mail
way-webhook = Webhook
way-calendar = Agenda
channel-new = Manier toevoegen
channel-add-mail = E{"\u2011"}mail toevoegen
channel-add-webhook = Webhook toevoegen
channel-add-calendar = Agenda toevoegen
channel-unused = Er is nog niets verstuurd.
channel-sent = Laatste bericht: { $ago }.
channel-failed = De laatste poging is mislukt ({ $ago }): { $reason }
channel-unconfirmed = Nog niet bevestigd: open de link in de e{"\u2011"}mail die daarheen is gestuurd. Komt die niet aan, voeg het adres dan nog een keer toe.
channel-test = Proefbericht sturen
channel-tested = Het proefbericht is onderweg
channel-tested-about = Komt het niet binnen een minuut aan, dan staat onder ‘Meldingen’ waarom.
channel-remove = Verwijderen
channel-copy = Kopiëren
channel-secret = Geheim
channel-secret-about = Het ondertekent elk bericht, zodat je programma weet van wie het komt.
channel-calendar = Adres voor je agenda
channel-calendar-about = Wie het kent, ziet welke tafels op je wachten.
channel-push = Ja, laat het weten
channel-push-unable = Deze browser kan geen berichten krijgen: daarvoor is JavaScript nodig en, op een iPhone of iPad, Posse op het beginscherm.
channel-push-denied = Je browser staat deze site geen meldingen toe. In de instellingen ervan kun je dat veranderen.
channel-push-failed = Je browser kon pushberichten niet aanzetten. Probeer het nog eens.
channel-mail = E{"\u2011"}mailadres
channel-form = Webhook voor
channel-url = Adres van de webhook
form-plain = een eigen programma (JSON)
form-ntfy = ntfy
form-discord = Discord
form-slack = Slack
form-matrix = Matrix
tempo-live = Live
tempo-clocked = Met klok
tempo-daily = Over dagen
wishes-turn = Mijn beurt
wishes-reminders = Tijd raakt op
wishes-full = Tafel vol
wishes-about = Als je tijd opraakt, komen er berichten 24, 8 en 1 uur voor het eind.
wishes-digest = Dagelijks alle wachtende tafels
wishes-digest-none = geen lijst
wishes-quiet = Stilte begint om
wishes-quiet-none = geen stille uren
wishes-quiet-length = Die duurt
confirm-mail = Dit adres bevestigen?
confirm-mail-about = Meldingen over je tafels gaan dan naar { $address }.
confirm-mail-yes = Bevestigen
confirm-mail-done = Bevestigd
confirm-mail-done-about = Meldingen gaan vanaf nu naar { $address }.
stop = Deze berichten stoppen?
stop-about = Op deze manier krijg je dan geen meldingen meer. Je tafels en plaatsen blijven zoals ze zijn.
stop-yes = Stoppen
stop-done = Gestopt
stop-done-about = Je krijgt deze berichten niet meer.

## Wat meldingen zeggen

notify-turn = Jij bent aan de beurt: { $game }
notify-replaced = Een bot speelt voor je: { $game }
notify-left = { $hours ->
    [one] Nog één uur: { $game }
   *[other] Nog { $hours } uur: { $game }
}
notify-full = De tafel is vol: { $game }
notify-with = { $count ->
    [0] Er is niemand anders aan tafel.
   *[other] Met { $names }.
}
notify-until = Je tijd is om op { $time } UTC.
notify-digest = { $count ->
    [one] Er wacht één tafel op je
   *[other] Er wachten { $count } tafels op je
}
notify-more = { $count ->
    [one] En nog één.
   *[other] En nog { $count }.
}
notify-test-title = Een proefbericht van Posse
notify-test-body = Meldingen komen hier aan.
notify-confirm-title = Bevestig je adres voor Posse
notify-confirm-body = Iemand wil dat Posse meldingen over zijn partijen naar dit adres stuurt. Was jij dat, open dan deze link en bevestig. Zo niet, negeer dit bericht; dan komt er niets meer.
notify-stop = Deze berichten stoppen

## Wie tafels mag openen

doors-invited = Tafels open je hier op uitnodiging
doors-host = Alleen de beheerder opent hier tafels
doors-have = Ik ben uitgenodigd
doors-ask = Wil je tafels openen? Vraag de beheerder van deze server om een uitnodiging.
doors-phrase = Het wachtwoord van de beheerder
doors-phrase-about = Hoofdletters en spaties maken niet uit. Je hebt het maar één keer nodig.
doors-go = Tafels openen
doors-open = Je mag hier tafels openen
doors-open-about = Dat geldt op al je apparaten. Kies een spel op de startpagina.
doors-invite = Je bent uitgenodigd
doors-invite-about = Met deze uitnodiging mag je hier tafels openen, op al je apparaten. Je hebt die maar één keer nodig.
doors-accept = Aannemen
error-not-invited = Je kunt rondkijken, aan elke tafel komen waarvan je de link hebt, spelen, toekijken en de regels lezen.
error-phrase = Dat is niet het wachtwoord. Kijk het na, of vraag het de beheerder.
error-pass = Deze uitnodiging geldt niet meer. Vraag de beheerder om een nieuwe.

## De pagina van de beheerder

admin = Pagina van de beheerder
admin-enter-about = In deze browser kun je dan twaalf uur lang tafels sluiten en verwijderen, mensen uitsluiten en iedereen iets meedelen. Er gebeurt niets voordat je het zegt.
admin-enter = Pagina openen
admin-leave = Deze pagina in deze browser sluiten
admin-state = De server
admin-version = Posse { $version }, gestart { $ago }
admin-tables-count = Tafels: { $open } wachtend, { $running } bezig, { $over } afgelopen
admin-people = Mensen: { $present } nu aan tafels, { $known } bekend; pagina’s die een tafel volgen: { $streams }
admin-messages = Berichten via: { $ways }; er wachten: { $waiting }
admin-messages-none = Berichten staan uit
admin-messages-failed = Het laatste bericht dat mislukte, { $ago }: { $reason }
admin-backups = Laatste automatische back-up: { $ago }
admin-backups-yet = Nog geen automatische back-up
admin-backups-none = Automatische back-ups staan uit; zie --backup-every
admin-backups-failed = De laatste automatische back-up die mislukte, { $ago }: { $reason }
admin-announce = Mededeling
admin-announce-about = Iedereen ziet die boven aan elke pagina tot de tijd om is. Zonder tekst staat er dat de server dan opnieuw start.
admin-announce-text = Tekst
admin-announce-minutes = Minuten
admin-announce-go = Iedereen meedelen
admin-announce-end = Mededeling beëindigen
admin-tables = Tafels
admin-tables-last = De { $count } laatst gewijzigde
admin-times = geopend { $made }, gewijzigd { $changed }
admin-reports = Gerapporteerde woorden
admin-report-by =
    { $count ->
        [one] gerapporteerd { $ago }
       *[other] gerapporteerd door { $count } mensen, het laatst { $ago }
    }
admin-report-unknown = De plaats is sindsdien van hand gewisseld; wie dit heeft gezegd, is niet meer bekend.
admin-report-excluded = uitgesloten tot { $until } (UTC)
admin-dismiss = Afgehandeld
admin-excluded = Uitgesloten mensen
admin-excluded-until = tot { $until } (UTC)
admin-lift = Weer toelaten
admin-log = Waarschuwingen en fouten
admin-log-none = Geen sinds de start
admin-people-here = Mensen
admin-exclude = Uitsluiten
admin-exclude-about = Wie uitgesloten is, kan geen tafels openen, nergens gaan zitten en niets zeggen, op geen enkel eigen apparaat. De plaatsen die iemand heeft, blijven.
admin-exclude-who = Wie
admin-exclude-for = Hoelang
admin-days =
    { $count ->
        [one] één dag
       *[other] { $count } dagen
    }
admin-close = Tafel sluiten
admin-close-about = Niemand wint, en hoe er gedeeld is, wordt getoond.
admin-remove = Tafel verwijderen
admin-remove-about = De tafel, het logboek en alles wat er gezegd is, zijn weg. Alleen een back-up brengt ze terug.
announcement = Mededeling van de beheerder
announce-restart =
    { $count ->
        [0] De server start zo opnieuw. Er gaat niets verloren, en deze pagina komt vanzelf terug.
        [one] De server start binnen een minuut opnieuw. Er gaat niets verloren, en deze pagina komt vanzelf terug.
       *[other] De server start over { $count }{"\u00A0"}minuten opnieuw. Er gaat niets verloren, en deze pagina komt vanzelf terug.
    }
error-excluded = De beheerder heeft je tot { $until } (UTC) uitgesloten. Tot dan kun je geen tafels openen, nergens gaan zitten en niets zeggen.
