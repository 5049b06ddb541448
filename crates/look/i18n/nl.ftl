# De woorden die bij geen spel horen; wat ontbreekt staat er in het Engels.

house = Posse
skip = Naar de tafel
language = Taal
rules = Regels
rules-of = Regels: { $game }
list-and = { $first } en { $last }
you = (jij)
home-title = Western-tafelspellen, met vrienden of tegen bots
home-about = Vier spellen in de browser: speel meteen tegen bots of stuur je vrienden een link. Geen account, niets te installeren.
home-play = Nu spelen
home-players = { $least }–{ $most } spelers
home-play-about = Eén klik zet je met bots aan tafel, zoals de vorige keer. Voor vrienden, andere niveaus, plaatsen of huisregels: open een tafel.
home-set = Open een tafel …
home-next = { $game }: jij bent aan de beurt
home-tables = Je tafels
home-running = bezig
home-waiting = wacht op spelers
home-over = afgelopen
home-fairness = Hoe je het delen kunt controleren
home-join = Bij een tafel komen
home-code = Link of code
home-join-go = Naar de tafel
home-join-about = Plak de link of typ de code aan het eind ervan. Of richt de camera van je telefoon op de QR-code voor het spel.
home-join-unknown = Geen tafel heeft deze code. Het zijn de twaalf letters en cijfers aan het eind van de link.
home-open = Tafels die spelers zoeken
home-public = Tafels om te bekijken
home-finished = Afgelopen tafels ({ $count })
home-turn = wacht op { $names }
home-turn-mine = jij bent aan de beurt
home-tab = Western-tafelspellen
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
        [one] één minuut
       *[other] { $count } minuten
    }
ago-hours =
    { $count ->
        [one] één uur
       *[other] { $count } uur
    }
ago-days =
    { $count ->
        [one] één dag
       *[other] { $count } dagen
    }
newcomer = Vreemdeling
option-on = aan
option-off = uit
option-usual = zoals gewoonlijk
create-go = Open de tafel
create-seat = Plaats { $seat }
create-person = een mens
create-me = ik
create-seats = Wie spelen er mee?
create-start = Nemen jij en bots alle plaatsen, dan begint het spel meteen; je plaats voegt dan niets toe aan het schudden en vertrouwt wie de server beheert.
create-bot = Bot: { $bot }
create-bot-rated = Bot: { $bot } ({ $elo } ± { $within })
bots-about = De punten tussen haakjes zeggen hoe sterk een bot is: wie er 200 meer heeft, eindigt in drie van de vier partijen voor de ander.
create-nobody = niemand
create-title = Een nieuwe tafel: { $game }
create-options = Huisregels
name = Je naam
name-about = 1 tot 24 tekens. Wie deze tafel ziet, ziet hem.
seat-free = Plaats { $seat } is vrij
seat-sit = Ga zitten
seat-stand = Sta op
seat-ready = klaar
seat-not-ready = nog niet klaar
seat-be-ready = Ik ben klaar
seat-bot = Welke bot
seat-put-bot = De bot neerzetten
seat-remove-bot = De bot wegsturen
seat-take-over = Overnemen van de bot
lobby-rules = Huisregels ({ $count })
lobby-fair = Eerlijk gedeeld
lobby-trusts-about = Deze plaats voegt niets toe aan het schudden en vertrouwt dus wie de server beheert.
lobby-wait = Het spel begint als alle plaatsen bezet zijn en iedereen klaar is.
lobby-seats = Plaatsen
lobby-sit = Kies een naam en ga zitten.
lobby-one-more = Nog iemand aan dit scherm
lobby-sit-at = Ga zitten op plaats { $seat }
lobby-full = Alle plaatsen zijn bezet. Je kunt toekijken.
lobby-ready = Je zit. Zeg het als je klaar bent.
lobby-trusts = vertrouwt de gastheer
seat-hand-over-other = Afwezig: een bot laten spelen
bot-beginner = Beginner
bot-tenderfoot = Groentje
bot-cowhand = Cowboy
bot-gunslinger = Revolverheld
bot-marshal = Marshal
bot-random = Tuimelkruid (speelt willekeurig)
bot-plain = Landmeter (eenvoudig zoeken, als maat)
players = Spelers
presence-here = aanwezig
presence-away = afwezig
presence-bot = bot
your-turn = Jij bent aan de beurt
log = Wat er gebeurde
log-new = (nieuw)
pass-for-me = Buiten mijn beurt: altijd voor mij passen
log-back = Terugkijken, moment voor moment
watching = Je kijkt toe.
view-table = De tafel groot tonen, zonder handkaarten
own-notes = Mijn notities
own-notes-about = Ze blijven in deze browser; niemand anders ziet ze.
sound = Geluid als ik aan de beurt ben
tell-turn = Melding als ik aan de beurt ben
end-conceded = { $names } wint: { $gone } { $count ->
    [one] heeft
   *[other] hebben
} opgegeven.
since = Sinds je laatste beurt
moment = Wat er gebeurt
moment-of = Een moment uit { $game }
moment-number = Moment { $number } van { $count }
moment-turn = { $name } was aan de beurt
moment-about = Geen enkele hand is te zien: dit zag een toeschouwer toen.
moment-before = Vorig moment
moment-after = Volgend moment
frame-skip = Overslaan
frame-skip-all = Overslaan tot mijn beurt
frame-go-on = Verder
speed = Hoe snel te tonen wat er gebeurt
speed-slow = Langzaam
speed-normal = Normaal
speed-fast = Snel
speed-off = Helemaal niet
draft-undo = Ongedaan maken
no-way-back = Dit kan niet worden teruggenomen.
sure = { $act }?
confirm-no = Nee, terug
at-table = { $game }, de tafel van { $names }.
concede = Opgeven
concede-about = Voor jou is het spel voorbij; een bot speelt jouw plaats uit.
concede-about-last = Het spel stopt meteen en { $name } wint.
notes = Wie kwam en ging
note-sit = { $name } gaat zitten.
note-bot = { $name }, een bot, gaat zitten.
note-leave = Plaats { $seat } is weer vrij.
note-ready = { $name } is klaar.
note-hand-over = Een bot speelt voor { $name }.
note-hand-back = { $name } speelt weer zelf.
note-concede = { $name } geeft op.
note-rematch = Een nieuwe tafel is open.
ending-winners =
    { $count ->
        [one] { $names } wint!
       *[other] { $names } delen de overwinning!
    }
ending-total = Totaal
rematch = Nog een keer
rematch-go = Naar de nieuwe tafel
analysis = Analyse
analysis-title = Analyse: { $game }
analysis-about = De bot { $bot } bekijkt elke beslissing van dit spel nog een keer. Hij zoekt vanuit wat de speler op dat moment kon weten; aan verborgen kaarten en pech heeft dus niemand schuld. Wat hij vindt, zijn schattingen.
analysis-start = Dit spel analyseren
analysis-start-about = De server heeft er even voor nodig; spellen die nu gespeeld worden, gaan voor.
analysis-running = { $done } van { $of } beslissingen
analysis-none = In dit spel had niemand iets te beslissen.
analysis-chances = De winkansen
analysis-chances-about = Hoe waarschijnlijk het was dat elke speler won, geschat bij zijn eigen beslissingen vanuit wat hij wist. Daarom tellen de lijnen niet altijd op tot 100%. Is het spel uitgespeeld, dan staat aan het eind de uitslag.
analysis-chart = Grafiek van de winkans van elke speler over de regels van het logboek. De cijfers volgen als tabel.
analysis-figures = De cijfers
analysis-log = Logboek
analysis-entry = Regel { $entry }
analysis-result = Uitslag
analysis-player = Speler
analysis-chance = Winkans
analysis-costly = De duurste beslissingen
analysis-costly-about = Hoeveel beter de keuze van de bot was, in procentpunten van de winkans. De twee acties zijn daarvoor nog een keer even lang doorzocht. Minder dan { $points } punten is niet van toeval te onderscheiden en ontbreekt hier. Het nummer van een regel is zijn plaats in het gedownloade spel.
analysis-costly-none = Geen beslissing kostte { $points } procentpunten of meer.
analysis-cost = −{ $points } punten
analysis-taken = Gespeeld
analysis-best = Beter
percent = { $number }%
limit-analyses = analyses per uur van één adres
keys = Toetsen
error-title = Dat lukte niet
error-not-found = Op dit adres is niets.
error-not-your-turn = Je bent niet aan de beurt.
error-home = Naar de startpagina
error-table = Terug naar de tafel
error-name = Een naam heeft 1 tot 24 tekens.
error-name-invisible = In deze naam zit een teken dat niemand kan zien ({ $code }). Typ de naam nog een keer met de hand; plaatjes die uit meerdere zijn samengesteld, kunnen niet.
error-name-marks = Een letter van deze naam draagt te veel tekens, of een accent staat alleen. Laat er een paar weg.
error-name-taken = Iemand aan deze tafel heet al zo, of zijn naam ziet er net zo uit. Voeg iets aan de jouwe toe.
error-setup-seats = Dit spel is voor { $least } tot { $most } spelers, niet voor { $seats }.
error-setup-option = Dit spel heeft geen optie “{ $key }”. Het heeft: { $known }.
error-setup-value = De optie “{ $key }” kan niet “{ $value }” zijn. Mogelijk is: { $known }.
error-setup-edition = De uitgave die deze server gebruikt heeft een fout in regel { $line }. Wie de server draait, vindt die in het logboek.
error-setup-version = Deze tafel wordt volgens versie { $version } van de regels gespeeld; deze server kent ze tot en met versie { $known }.
error-invalid = Het formulier kwam niet aan zoals het hoort. Probeer het nog eens vanaf de pagina.
error-bot = Deze bot bestaat niet.
error-still-here = Deze speler is er. Een bot kan alleen invallen voor iemand die afwezig is.
error-game = Dit spel bestaat niet.
error-open-tables = Je hebt { $most } tafels die nog niet klaar zijn. Sluit er eerst een of speel die uit.
error-too-many-tables = Je hebt in korte tijd veel tafels geopend. Probeer het over { $seconds } seconden nog eens.
error-unknown-table = Deze tafel bestaat niet. Is de link volledig?
error-finished = Dit spel is voorbij.
error-not-your-seat = Dit is niet jouw plaats. Je kunt toekijken, of de link openen in de browser waarin je bent gaan zitten.
error-not-possible = Dat kan nu niet: { $reason }
error-stale = De tafel is al verder; zo staat het er nu voor.
error-too-long = Dat was te veel voor één formulier.
error-seat-taken = Iemand heeft deze plaats net ingenomen.
error-started = Het spel is al begonnen.
error-too-many-requests = Dat was veel tegelijk. Probeer het over { $seconds } seconden nog eens.
error-too-many-streams = Er zijn te veel pagina’s tegelijk open. Sluit er een paar, of probeer het over { $seconds } seconden nog eens.
error-origin = Dit formulier is vanaf een andere site verstuurd en daarom niet uitgevoerd.
error-busy = De server is bezig. Er is niets veranderd; probeer het nog eens.
error-disk = De server kon het niet opslaan. Er is niets veranderd; probeer het nog eens.
error-store = De server kan zijn database nu niet gebruiken. Probeer het nog eens.
error-damaged = Deze tafel is beschadigd en kan niet gelezen worden; de andere hebben daar geen last van. Wie de server beheert, heeft misschien een kopie.
error-newer = Deze tafel heeft een nieuwere versie van het programma nodig. Kijken kan, spelen niet.
error-differs = Deze tafel verloopt bij het naspelen anders dan er is gespeeld. Kijken kan, spelen niet.
error-crash = Bij ons ging iets stuk. Er is niets veranderd; probeer het nog eens.
error-cookies = Je browser heeft geen cookie gestuurd, dus je plaats kon niet van jou blijven. Sta cookies voor deze site toe en probeer het nog eens.
error-impossible = Dat kan nu niet.
error-watch = Niemand mag bij deze tafel toekijken. Heb je een plaats, open de link dan in de browser waarin je bent gaan zitten.
error-seat = Deze tafel heeft die plaats niet.
error-not-begun = Het spel is nog niet begonnen.
error-not-creator = Alleen wie de tafel heeft geopend, kan dit doen.
error-not-over = Het spel is nog niet voorbij. Daarna kun je het downloaden en laten analyseren.
error-nothing-drafted = Er is niets om terug te nemen.
error-not-handed = Deze plaats kan nu niet van hand wisselen.
error-value = Deze browser heeft de waarde niet die de plaats voor het schudden heeft beloofd. Sta op en ga opnieuw zitten.
error-link = Deze link geldt niet, of een nieuwere heeft hem vervangen.
error-stopping = De server start opnieuw. Er gaat niets verloren; probeer het zo meteen nog eens.
for-seat = { $label }: { $name }
seat-hand-over-own = Een bot voor mij laten spelen
seat-give = Deze plaats aan iemand geven
seat-give-about = Wie deze link opent, neemt het over van de bot en ziet wat deze plaats mag zien. Stuur hem naar maar één persoon. Een nieuwe link maakt deze ongeldig, en hij wordt alleen nu getoond.
seat-clear = Deze plaats vrijmaken
seat-link = Mijn plaats meenemen naar een ander apparaat
take-seat-bot = Op deze plaats speelt nu een bot. Je gaat verder waar hij is, onder deze naam:
note-take-over = { $name } neemt een plaats over van een bot.
error-has-seat = Je hebt al een plaats aan deze tafel en mag de hand van een ander niet zien.
hints = Tips toegestaan
hints-about = Wie moet beslissen, mag de sterkste bot vragen wat hij zou doen. Die weet alleen wat die plaats weet, en niemand anders ziet dat hij gevraagd is.
hints-allowed = Tips zijn toegestaan: wie moet beslissen, mag een bot vragen.
hint = De { $bot } zou dit doen: { $action }
hint-ask = De { $bot } vragen
error-no-hints = Aan deze tafel zijn er geen tips.
error-hint-pending = De bot denkt nog na over je vorige vraag. Vraag het zo meteen nog eens.
error-hint-failed = De bot weet nu geen antwoord.
fair-trusts = Een spel tegen alleen bots begint met één klik, voordat je browser een vingerafdruk kan sturen: je plaats vertrouwt dan wie de server beheert. Wil je het delen controleren, open dan de tafel met ‘een mens’ op je eigen plaats en ga daar zitten.
fair-commitment = De vingerafdruk van de server
options-usual = Er wordt volgens de gewone regels gespeeld.
settings = Instellingen
settings-save = Opslaan
confirm-when = Vragen voor een stap die niet teruggenomen kan worden?
confirm-when-touch = Op aanraakschermen
confirm-when-on = Altijd
confirm-when-off = Nooit
keys-letters = Letters en cijfers zijn toetsen
keys-about = Elke knop is te bereiken met Tab en in te drukken met Enter. Deze toetsen gaan sneller:
keys-everywhere = Aan elke tafel
keys-show = Deze lijst tonen
keys-undo = Eén stap ongedaan maken
keys-skip = Overslaan wat getoond wordt
footer = Posse is een onofficieel project met eigen tekeningen. Vind je een spel leuk, koop het dan: de echte doos verdient een plek op je tafel.
create-time = Tijd
missing-seconds = Wie nog niet gekozen heeft, wordt genoemd na
missing-seconds-about = Zolang allen in het geheim kiezen, kan niemand zeggen wie het al gedaan heeft. Pas als het te lang duurt, zegt de tafel op wie ze wacht.
missing-seconds-choice = { $seconds ->
    [60] 1 minuut
    [120] 2 minuten
    [300] 5 minuten
   *[other] { $seconds } seconden
}
missing = De tafel wacht op { $names }.
window-seconds = Een venster blijft open
window-seconds-about = Een venster is een kans om buiten de beurt iets te doen. Het blijft even lang open, wat iemand ook in de hand heeft; zo verraadt wachten niets.
window-seconds-choice = { $seconds ->
    [0] tot de speler beslist
   *[other] { $seconds } seconden
}
window-open = { $seconds ->
    [0] Wie buiten de beurt iets mag doen, heeft alle tijd.
   *[other] Wie buiten de beurt iets mag doen, heeft { $seconds } seconden, wat iemand ook in de hand heeft.
}
on = aan
off = uit
lobby-start = Het spel begint.
seat-link-about = Wie deze link opent, kan op jouw plaats spelen. Houd hem voor jezelf. Een nieuwe link maakt een eind aan deze, en hij wordt alleen nu getoond.
take-seat = Hier gaan zitten als { $name }?
take-seat-about = Deze privélink brengt de plaats bij { $game } naar deze browser. Er gebeurt niets voor je het zegt.
take-seat-yes = Hier gaan zitten
watch-host = Niemand mag bij deze tafel toekijken, en je hebt er geen plaats. Je kunt er toch voor zorgen.
menu = Meer aan deze tafel
prompt = Wat er te doen is
log-empty = Nog niets.
leave = De tafel verlaten
abandon = Het spel voor allen beëindigen
abandon-about = Het spel stopt zonder winnaar.
connection-lost = De verbinding is weg. Nieuwe poging …
trouble-close = Sluiten
draft-reset = Alles ongedaan maken
draft-steps =
    { $count ->
        [one] Eén stap kan nog ongedaan gemaakt worden.
       *[other] { $count } stappen kunnen nog ongedaan gemaakt worden.
    }
end-abandoned = Het spel is voortijdig beëindigd.
end-expired = De tafel is gesloten, omdat er lang niemand kwam of iets deed.
ending-gave-up = gaf op
ending-rank = plaats { $rank }
ending-source = Waar het vandaan komt
download = Het spel downloaden
fair-title = Hoe het delen te controleren is
fair-about = Niemand aan tafel, en ook de server niet, kan de kaarten kiezen. Voor het delen trekt iedereen een geheim getal en maakt alleen de vingerafdruk ervan bekend; de kaarten volgen uit alle getallen samen. Is het spel voorbij, dan worden de geheimen geopend, en iedereen kan het delen narekenen.
fair-step-1 = Als de tafel wordt geopend, trekt de server een geheim en toont de vingerafdruk ervan, die vastzit aan alles wat is afgesproken: spel, regels, opties, plaatsen.
fair-step-2 = Als je gaat zitten, trekt je browser een eigen waarde en stuurt alleen de vingerafdruk ervan. Hij bewaart waarde en vingerafdrukken als een ontvangstbewijs, dat je kunt opslaan.
fair-step-3 = Als je zegt dat je klaar bent, opent je browser zijn waarde. Een waarde die niet bij haar vingerafdruk past, wordt geweigerd.
fair-step-4 = Geheim en waarden samen geven de sleutel van het delen. Al het schudden en trekken volgt daaruit.
fair-step-5 = Is het spel voorbij, dan wordt het geheim getoond. Download het spel en reken het na.
fair-limits = Wat dit niet kan: wie de server beheert, kan tijdens het spel zijn database lezen, kan weigeren te beginnen, en een vriend kan doorvertellen wat hij ziet.
fair-receipt-save = Het ontvangstbewijs opslaan
settings-back = Terug
share = De anderen uitnodigen
share-about = Wie deze link opent, kan gaan zitten.
share-link = Link naar deze tafel
share-copy = Link kopiëren
share-qr = QR-code van de link naar deze tafel
close = De tafel sluiten
watch = Wie mag toekijken?
watch-nobody = Niemand mag toekijken
watch-link = Wie de link heeft, mag toekijken
watch-everybody = Iedereen mag toekijken; de startpagina toont de tafel

## Table talk

error-just-said = Je hebt net iets gezegd. Wacht even.
error-alone = Er zit niemand anders aan deze tafel die het hoort.
talk = Tafelpraat
talk-said = Wat er is gezegd
talk-line = { $name }: { $phrase }
talk-say = Iets zeggen
talk-mute = Tafelpraat verbergen
talk-hello = Hallo!
talk-luck = Succes!
talk-nice = Goed gespeeld!
talk-ouch = Au!
talk-laugh = Haha!
talk-thanks = Bedankt!
talk-wait = Een ogenblik graag.
talk-game = Mooi spel!
cover-title = Alle handen zijn bedekt
cover-next = Geef het scherm door aan { $names }
cover-about = Aan dit scherm spelen er meer, daarom zijn alle handen bedekt. Bij de hand staat wat er sinds de laatste beurt is gebeurd.
cover-show = De hand van { $name } tonen
cover-again = De hand weer bedekken
