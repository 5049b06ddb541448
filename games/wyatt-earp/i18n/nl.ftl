# De woorden van Wyatt Earp.

game-name = Wyatt Earp
outlaw-belle = Belle Starr
    .short = Belle
    .mark = hart
outlaw-billy = Billy the Kid
    .short = Billy
    .mark = driehoek
outlaw-bob = Bob Dalton
    .short = Bob
    .mark = ruit
outlaw-butch = Butch Cassidy
    .short = Butch
    .mark = zandloper
outlaw-jesse = Jesse James
    .short = Jesse
    .mark = kruis
outlaw-sundance = Sundance Kid
    .short = Sundance
    .mark = zon
outlaw-wes = Wes Hardin
    .short = Wes
    .mark = maan
card-photo = Foto
    .of = Foto van { $outlaw }
    .help = Mag op tafel zolang er een kaart van die outlaw ligt: bij jouw kaarten van die outlaw of, als je die niet hebt, los. Met Most Wanted kan niemand een Foto pakken.
    .printed = Photo
card-stagecoach = Overval op de postkoets
    .short = Koets
    .help = Na een treffer komt hij bij jouw kaarten van één outlaw: punten voor jou en een hogere beloning.
    .printed = Postkutschen Überfall
card-bank = Bankoverval
    .short = Bank
    .help = Na een treffer komt hij bij jouw kaarten van één outlaw: punten voor jou en een hogere beloning.
    .printed = Banküberfall
card-gun = Snelste schutter
    .short = Schutter
    .help = Na een treffer komt hij bij jouw kaarten van één outlaw: punten voor jou en een hogere beloning. Er is er altijd maar één in het spel: de nieuwe verdrijft de oude.
    .printed = Schnellster Schütze
card-wanted = Most Wanted
    .short = Wanted
    .help = Vraag de anderen om een outlaw, zonder schot. Of steel er na een treffer een die voor een tegenstander ligt.
    .printed = Most Wanted
card-hideout = Schuilplaats
    .short = Schuilplaats
    .help = Bedekt na een treffer een groep van een tegenstander, zodat die niet meetelt.
    .printed = Unterschlupf
card-wyatt = Wyatt Earp
    .short = Wyatt
    .help = Trek twee kaarten; of zoek er een in de trekstapel; of haal een Schuilplaats van een groep van jou, als het schot raak is.
    .printed = Wyatt Earp
printed = in de Duitse doos: { $name }
points = { $count ->
        [one] { $count }{"\u00A0"}punt
       *[other] { $count }{"\u00A0"}punten
    }
poster-reward = Beloning: { $money }
poster-closed = opent met 3 kaarten
posters = De zeven affiches
pile-draw = Trek{"\u00AD"}stapel
pile-discard = Afleg{"\u00AD"}stapel
hit = Raak!
miss = Mis
sheet = De telling van ronde { $number }
duel = Duel
hand-own = Je punten:
    .eyes = Punten:
prompt-discard = Er valt nu niets te spelen: leg één kaart af.
act-draw = 2 kaarten trekken
act-draw-here = 2 kaarten trekken
act-take-here = Deze nemen
act-photo-here = Foto neerleggen
act-shoot-here = Spelen en schieten
act-target-here = Hier neerleggen
act-target-hideout = Deze groep bedekken
act-target-wanted = Hier een stelen
act-target-wyatt = Deze groep bevrijden
act-want-here = Vragen
act-steal-here = Een outlaw stelen
act-wyatt-draw-here = 2 kaarten trekken
act-pass = Passen
act-discard-here = Afleggen
highlight-hand = De ronde die besliste
highlight-reward = Hoogste beloning
say-decisive = Vanaf ronde { $number } lag { $name } voor.
    .you = Vanaf ronde { $number } lag jij voor.
score-hand = Ronde { $number }
game-about = Leg outlaws op tafel, drijf de beloningen op en doe het meest om ze te vangen.
wall = Affiches en stapels
poster-few = { $count ->
        [one] 1{"\u00A0"}punt, { $least }{"\u00A0"}nodig
       *[other] { $count }{"\u00A0"}punten, { $least }{"\u00A0"}nodig
    }
poster-now = { $points }; nu { $shares }
sign-closed = wie deze outlaw als eerste in een ronde neerlegt, legt minstens drie kaarten tegelijk; daarna mag iedereen er zoveel neerleggen als hij wil
sign-few = hebben alle spelers samen minder punten, dan blijft de beloning liggen voor de volgende ronde
sign-now = wie hoeveel van de beloning zou krijgen als de ronde nu eindigde
poster-tallies = Punten per speler
poster-tally = { $name }: { $points }
poster-covered = { $name }: { $points }, onder een Schuilplaats
pile-draw-count = { $count ->
        [0] De trekstapel is leeg.
        [one] Eén kaart in de trekstapel.
       *[other] { $count } kaarten in de trekstapel.
    }
pile-discard-count = { $count ->
        [one] Eén kaart op de aflegstapel: { $card }.
       *[other] { $count } kaarten op de aflegstapel, bovenop { $card }.
    }
pile-discard-empty = De aflegstapel is leeg.
pile-renewed = vernieuwd
piles = Trekstapel en aflegstapel
goal = Ronde { $number }; het spel eindigt bij { $money }.
stage-duel = Het duel
stage-reward = De beloning
in-play = in het spel
groups = Voor { $name }
    .you = Voor jou
group-cards = { $outlaw }: { $cards }; { $points }.
group-covered = { $outlaw }, onder een Schuilplaats: { $cards }; { $points } die niet meetellen.
group-outlaws = { $count ->
        [one] één outlawkaart
       *[other] { $count } outlawkaarten
    }
card-held = { $count ->
        [one] { $card }
       *[other] { $card }, { $count } stuks
    }
needs-shot = vereist een treffer
needs-shot-mode = een van de mogelijkheden vereist een treffer
is-hit = een treffer als een schot hem omdraait
hand = Je kaarten
    .eyes = De kaarten in de hand
hand-empty = Je hebt geen kaarten.
    .eyes = Geen kaarten in de hand.
hand-count = { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
hand-pick = Kies een kaart om te zien wat je ermee kunt.
search = De trekstapel
search-about = Neem één kaart. Niemand anders ziet welke.
found = In de trekstapel gevonden
duel-hits = { $count ->
        [0] geen treffer
        [one] één treffer
       *[other] { $count } treffers
    }
prompt-draw = Jouw beurt: trek twee kaarten of neem de bovenste afgelegde.
prompt-draw-close = Jouw beurt: neem de bovenste afgelegde of beëindig de ronde.
prompt-play = Leg neer wat je wilt en leg dan één kaart af.
prompt-play-sheriff = Je ene sheriffkaart is gespeeld. Outlaws mag je nog neerleggen; leg dan één kaart af.
prompt-ask = Wie vraag je om { $outlaw }?
prompt-search = Neem één kaart uit de trekstapel.
prompt-found = Speel de kaart { $card } meteen, of houd hem.
prompt-window = Je mag de Schuilplaats op { $outlaws } weghalen, met een Wyatt Earp en een schot.
prompt-window-none = Je hebt geen Wyatt Earp.
prompt-window-other = { $name } mag ingrijpen en een Schuilplaats weghalen.
prompt-target = Een treffer! Op welke van je groepen komt de kaart { $card }?
prompt-target-hideout = Een treffer! Welke groep bedekt de Schuilplaats?
prompt-target-wanted = Een treffer! Uit welke groep steel je?
prompt-target-wyatt = Een treffer! Welke van je groepen wordt bevrijd?
prompt-wait-target = { $name } heeft raak geschoten en kiest een groep voor de kaart { $card }.
prompt-wait-draw = { $name } gaat trekken.
prompt-wait-play = { $name } legt kaarten neer.
prompt-wait-ask = { $name } vraagt om { $outlaw }.
prompt-wait-search = { $name } zoekt in de trekstapel.
prompt-wait-close = De beurt van { $name } loopt af.
prompt-done = Je beurt zit erop.
prompt-between = De ronde is voorbij.
prompt-over = Het spel is voorbij.
hint-wanted = Kies het affiche van de outlaw om wie je vraagt.
hint-target = Kies een van de gemarkeerde groepen.
key-pick = Een kaart kiezen
key-draw = Twee kaarten trekken
key-take = De bovenste afgelegde kaart nemen
key-lay = Neerleggen, spelen of antwoorden: de knoppen op volgorde
key-discard = De gekozen kaart afleggen
key-pass = Passen, of de gevonden kaart houden
act-take = De bovenste afgelegde kaart nemen
act-take-card = { $take }: de bovenste afgelegde kaart, { $card }
act-close = De ronde laten eindigen
act-close-here = De ronde beëindigen
act-lay = { $count ->
        [one] { $outlaw } neerleggen
       *[other] { $count }{"\u00A0"}× { $outlaw } neerleggen
    }
act-lay-here = { $count } neerleggen
act-lay-all = { $count ->
        [one] Deze neerleggen
        [2] Beide neerleggen
       *[other] Alle { $count } neerleggen
    }
act-photo = Foto van { $outlaw } neerleggen
act-shoot = { $card } spelen en schieten
act-target = { $outlaw } bij { $name } kiezen
    .you = { $outlaw } bij jou kiezen
act-want = Most Wanted: vragen om { $outlaw }
act-steal = Most Wanted: een outlaw stelen, met een schot
act-ask = { $name } vragen
    .you = Jou vragen
act-wyatt-draw = Wyatt Earp: 2 kaarten trekken
act-wyatt-search = Wyatt Earp: in de trekstapel zoeken
act-wyatt-search-here = In de stapel zoeken
act-unhide = Wyatt Earp: een groep bevrijden, met een schot
act-unhide-here = Een groep bevrijden
act-pick = { $card } nemen
pick-left = { $take } ({ $count } in de stapel)
act-keep = De kaart houden
act-discard = { $card } afleggen
reward-plus = +{ $money }
reward-raise = beloning +{ $money }
sheet-outlaw = Outlaw, beloning
sheet-about = Eerst de punten, dan de dollars. Wat onder een Schuilplaats ligt, telt niet mee. Wat blijft, ligt er voor de volgende ronde.
sheet-rest = Blijft
sheet-total = Samen
sheet-now = Geld nu
worth = { $list }
why-cannot = Waarom kan ik niet …?
draw-for-good = Trekken kun je niet ongedaan maken.
ask-for-good = Een vraag aan iemand kun je niet ongedaan maken.
shot-for-good = Een schot kun je niet ongedaan maken.
why-over = Het spel is voorbij.
why-draw-first = Een beurt begint met trekken.
why-drawn = Je hebt deze beurt al getrokken.
why-enough-left = Er zijn genoeg kaarten om te trekken.
why-too-few-left = Er zijn minder dan twee kaarten over, en de stapel is al eens vernieuwd.
why-nothing-discarded = De aflegstapel is leeg.
why-not-in-hand = Die heb je niet.
why-three-to-open = Een outlaw wordt met minstens drie kaarten tegelijk geopend.
why-keep-one = Er moet een kaart overblijven om af te leggen.
why-one-sheriff-card = Er mag maar één sheriffkaart per beurt worden gespeeld.
why-no-shot = Er is geen kaart meer om mee te schieten of om door te kijken.
why-not-on-table = Van deze outlaw ligt geen kaart op tafel.
why-no-hit = Een doel kies je pas na een treffer.
why-target-first = Kies eerst de groep die getroffen is.
why-nothing-to-hide = Geen tegenstander heeft een groep om te bedekken.
why-nothing-to-steal = Voor geen enkele tegenstander ligt een outlawkaart.
why-nothing-to-free = Op geen van je groepen ligt een Schuilplaats.
why-no-group = Je hebt er geen groep voor.
why-nothing-there = Daar ligt geen kaart die in aanmerking komt.
why-no-opponent = Dat is geen tegenstander.
why-gun-there = De Snelste schutter ligt al bij die outlaw.
why-hidden-already = Daar ligt al een Schuilplaats.
why-not-hidden = Daar ligt geen Schuilplaats.
why-nobody-to-ask = Geen tegenstander heeft een kaart in de hand.
why-cannot-ask = Deze speler is al gevraagd of heeft geen kaarten.
why-ask-first = Vraag eerst een tegenstander.
why-pick-first = Neem eerst een kaart uit de trekstapel.
why-not-in-pile = Deze kaart is daar niet te krijgen.
why-found-first = Speel eerst de gevonden kaart, of houd hem.
why-nothing-found = Je hebt geen kaart gevonden.
why-window-open = Nu kun je alleen ingrijpen en een groep bevrijden, of passen.
why-no-window = Je kunt nu niet ingrijpen.
say-hand-began = Ronde { $number } begint; { $name } deelt.
    .you = Ronde { $number } begint; jij deelt.
say-you-got = Je krijgt { $cards }.
    .eyes = Gedeeld: { $cards }.
say-opened = De kaart { $card } opent de aflegstapel.
say-drew = { $name } trekt { $count ->
        [0] niets: er is geen kaart meer
        [one] één kaart
       *[other] { $count } kaarten
    }.
    .you = Je trekt { $count ->
            [0] niets: er is geen kaart meer
            [one] één kaart
           *[other] { $count } kaarten
        }.
say-took = { $name } neemt de kaart { $card } van de aflegstapel.
    .you = Je neemt de kaart { $card } van de aflegstapel.
say-renewed = De aflegstapel wordt geschud en komt onder de trekstapel.
say-laid = { $name } legt { $count ->
        [one] { $outlaw }
       *[other] { $count }{"\u00A0"}× { $outlaw }
    } neer: { $reward }.
    .you = Je legt { $count ->
        [one] { $outlaw }
       *[other] { $count }{"\u00A0"}× { $outlaw }
    } neer: { $reward }.
say-reward-up = beloning +{ $money }
say-reward-same = de beloning blijft gelijk
say-played = { $name } speelt de kaart { $card }.
    .you = Je speelt de kaart { $card }.
say-played-want = { $name } speelt Most Wanted en vraagt om { $outlaw }.
    .you = Je speelt Most Wanted en vraagt om { $outlaw }.
say-hit = { $name } schiet. { $card }: een treffer!
    .you = Je schiet. { $card }: een treffer!
say-miss = { $name } schiet. { $card }: een misser.
    .you = Je schiet. { $card }: een misser.
say-landed = De kaart { $card } komt bij { $outlaw }: { $reward }.
say-landed-photo = De { $card } ligt op tafel: { $reward }.
say-landed-hideout = De { $outlaw } van { $name } ligt onder een Schuilplaats.
    .you = Jouw { $outlaw } ligt onder een Schuilplaats.
say-lost = De kaart { $card } verdwijnt bij de { $outlaw } van { $name }.
    .you = De kaart { $card } verdwijnt bij jouw { $outlaw }.
say-asked = { $name } vraagt { $other } om { $outlaw } en krijgt een kaart.
    .you = Je vraagt { $other } om { $outlaw } en krijgt een kaart.
    .other-you = { $name } vraagt jou om { $outlaw } en krijgt een kaart.
say-asked-none = { $name } vraagt { $other } tevergeefs om { $outlaw }.
    .you = Je vraagt { $other } tevergeefs om { $outlaw }.
    .other-you = { $name } vraagt jou tevergeefs om { $outlaw }.
say-stolen = { $name } neemt een kaart van { $outlaw } die voor { $other } lag.
    .you = Je neemt een kaart van { $outlaw } die voor { $other } lag.
    .other-you = { $name } neemt een kaart van { $outlaw } die voor jou lag.
say-searches = { $name } kijkt de trekstapel door.
    .you = Je kijkt de trekstapel door.
say-searched = { $name } heeft met Wyatt Earp de trekstapel doorzocht; die wordt geschud.
    .you = Je hebt met Wyatt Earp de trekstapel doorzocht; die wordt geschud.
say-searched-none = { $name } heeft met Wyatt Earp de trekstapel doorzocht en niets gevonden om te nemen; die wordt geschud.
    .you = Je hebt met Wyatt Earp de trekstapel doorzocht en niets gevonden om te nemen; die wordt geschud.
say-you-took = Je neemt de kaart { $card }.
    .eyes = Genomen: { $card }.
say-window = { $name } mag ingrijpen.
    .you = Jij mag ingrijpen.
say-passed = { $name } past.
    .you = Je past.
say-discarded = { $name } legt de kaart { $card } af.
    .you = Je legt de kaart { $card } af.
say-hand-ended-emptied = { $count ->
        [one] { $names } heeft geen kaarten meer: de ronde is voorbij.
       *[other] { $names } hebben geen kaarten meer: de ronde is voorbij.
    }
    .you = { $count ->
        [one] Je hebt geen kaarten meer: de ronde is voorbij.
       *[other] { $names } hebben geen kaarten meer: de ronde is voorbij.
    }
say-hand-ended-closed = { $name } kan geen twee kaarten meer trekken: de ronde is voorbij.
    .you = Je kunt geen twee kaarten meer trekken: de ronde is voorbij.
say-hand-ended-idle = Te veel beurten lang heeft niemand een kaart gespeeld: de ronde is voorbij.
say-scored = { $outlaw }: { $shares }.
say-scored-rest = { $outlaw }: { $shares }; { $money } blijft.
say-scored-none = { $outlaw }: niemand krijgt iets; { $money } blijft.
say-scored-share = { $name } { $money }
    .you = jij { $money }
say-scored-last = { $count ->
        [one] De ronde is voorbij: { $name } staat voor.
       *[other] De ronde is voorbij: niemand staat alleen voor.
    } { $list }. { $line }
    .you = { $count ->
        [one] De ronde is voorbij: jij staat voor.
       *[other] De ronde is voorbij: niemand staat alleen voor.
    } { $list }. { $line }
say-duel = { $names } hebben evenveel. Een duel beslist.
    .you = { $names } hebben evenveel. Een duel beslist.
say-duel-renewed = Er zijn te weinig kaarten over: alle 78 worden geschud, en de treffers blijven.
say-turned-hit = { $name } draait de kaart { $card } om: een treffer!
    .you = Je draait de kaart { $card } om: een treffer!
say-turned-miss = { $name } draait de kaart { $card } om: een misser.
    .you = Je draait de kaart { $card } om: een misser.
say-ended = Het spel is voorbij. { $why }
log-discarded = { $name } legt een kaart af.
    .you = Je legt een kaart af.
log-opened = Een kaart opent de aflegstapel.
log-shot-hit = { $name } schiet: een treffer!
    .you = Je schiet: een treffer!
log-shot-miss = { $name } schiet: een misser.
    .you = Je schiet: een misser.
end-goal = Het doel is bereikt, en de rijkste wint.
end-duel = Een duel heeft tussen de rijksten beslist.
end-last-hand = De dertigste ronde was de laatste, en de rijkste wint.
score-rewards = Beloningen
tie-hits = Treffers in het duel

## Punten

points-capture = { $count ->
        [one] { $count }{"\u00A0"}sheriffpunt
       *[other] { $count }{"\u00A0"}sheriffpunten
    }

## De opties

option-gun-by = Waar een Snelste schutter niet mag liggen
    .about = Zolang er een in het spel is, mag de volgende niet op dezelfde outlaw: op geen enkele groep van hem, of alleen niet op de groep waar de huidige ligt.
option-gun-by-name = op elke groep van die outlaw
option-gun-by-group = alleen op die ene groep
option-smallest-first = Kleinste deel eerst
    .about = Als een beloning wordt gedeeld, nemen de spelers achter de koploper hun deel in volgorde van de minste punten naar de meeste, zoals het naar de letter in het Franse boekje staat.
option-discard-log = Logboek van afgelegde kaarten
    .about = Het logboek bewaart welke kaarten op de aflegstapel kwamen. Zonder logboek moet iedereen alles onthouden.

## De regels

rules-lead = Zeven outlaws, zeven affiches. Kaarten die je voor je neerlegt, drijven de beloningen op; is de ronde voorbij, dan delen de ijverigste jagers van een outlaw wat er op zijn hoofd staat. Verteld in onze eigen woorden; de gedrukte regels zitten in de doos.
rules-why = De pagina zegt wat er in een artikel gedrukt is, wat onze lezing is, en waar we moesten kiezen of reconstrueren.
primer-goal = Zeven outlaws worden gezocht, elk met een beloning op zijn hoofd. Leg hun kaarten voor je neer: is de ronde voorbij, dan deel je in de beloning van de outlaws op wie je het meest hebt gejaagd; is iemand rijk genoeg, dan wint de rijkste.
primer-table = De muur aan het begin van een ronde: zeven affiches met hun beloning, nog gesloten, en de twee stapels kaarten.
primer-turn-1 = Trek de bovenste twee kaarten van de trekstapel, of de bovenste van de aflegstapel.
primer-turn-2 = Leg zoveel outlaws voor je neer als je wilt, en speel hoogstens één sheriffkaart; of doe niets.
primer-turn-3 = Leg één kaart af. Wie er dan geen meer heeft, beëindigt de ronde.
primer-group = Een groep, en wat die telt
    .text = Jouw kaarten van één outlaw vormen met wat erop ligt een groep, en hun punten worden opgeteld. Wie een outlaw als eerste in de ronde neerlegt, heeft drie kaarten tegelijk nodig; daarna is één voor iedereen genoeg. Elke kaart die wordt neergelegd, kan de beloning verhogen.
primer-sharing = Hoe een beloning wordt gedeeld
    .text = Voor elke outlaw tellen de punten van alle spelers. Zijn het er samen minder dan { $least }, dan wacht zijn beloning op de volgende ronde. Wie minstens vijf punten voorligt, neemt alles. Anders deelt iedereen die dichterbij is: de koploper neemt eerst { $two }, dan ieder om de beurt { $thousand }, tot er niets meer is.
primer-shot = Een schot
    .text = De meeste van de sterkere sheriffkaarten vereisen een schot: de bovenste kaart van de trekstapel wordt omgedraaid. Een outlaw is een treffer, elke andere kaart een misser. Pas na een treffer zeg je voor wie de kaart is; na een misser ben je hem kwijt.
primer-hideout = De Schuilplaats
    .text = Hij bedekt een groep van een ander, en wat eronder ligt, telt niet mee tot een Wyatt Earp hem weghaalt. Zo krijgt wie had moeten delen, alles, of gaat een voorsprong verloren.
primer-scored = { $points }. { $said }
primer-step-draw = { $name } trekt twee kaarten en zoekt er drie van één soort.
primer-step-lay = { $name } legt de kaarten van één outlaw neer, voor iedereen te zien. Voortaan is hij open, en zijn beloning is gestegen.
primer-step-shoot = De ene sheriffkaart van deze beurt vereist een schot, en de omgedraaide kaart toont een outlaw: een treffer.
primer-step-hit = De kaart komt dus op de groep, de punten ervan tellen mee en de beloning stijgt nog eens. Daar profiteren ook de anderen van, als ze dicht genoeg in de buurt komen.
primer-step-discard = Aan het eind legt { $name } een kaart af, die de volgende mag pakken.
rules-components = Wat er in de doos zit
rules-setup = Een ronde begint
rules-sheriff = Sheriffkaarten
rules-hand = Een ronde eindigt
rules-scoring = De telling, outlaw voor outlaw
rules-end = Het einde van het spel
rules-cards = De kaarten
rules-cards-about = Aantallen, punten en beloningen komen uit de editie waarmee aan deze tafel wordt gespeeld: wie de doos heeft, kan ze in een bestand verbeteren.
rules-cards-outlaw = Van elke outlaw zijn er { $count } kaarten, elk goed voor { $points }. Alle hebben een kogelgat: omgedraaid door een schot zijn ze een treffer.
rules-shares = Voorbeelden van delen
rules-shares-about = De punten van de spelers, dan de beloning in duizenden, dan wat ieder neemt.
rules-shares-points = Punten
rules-shares-pot = Beloning
rules-shares-taken = Genomen
rules-shares-rest = Blijft
rule-we-1 = Er zijn { $cards } kaarten, waarvan { $sheriffs } sheriffkaarten. Op elke outlawkaart staat een kogelgat.
    .reading = De overige { $outlaws } zijn outlawkaarten, { $copies } voor elk van de zeven.
    .rebuilt = Een outlawkaart telt voor { $points }, geen sheriffkaart heeft een gat, en de zeven dragen de namen die hier staan: daarover zijn verschillende beschrijvingen het eens.
rule-we-2 = Hoeveel spelers er ook zijn, iedereen krijgt tien kaarten. Nog een kaart opent de aflegstapel.
    .reading = Dat kan elke kaart zijn. Een sheriffkaart doet daar niets en mag worden genomen.
rule-we-3 = Vóór de eerste ronde krijgt elk affiche { $thousand }; vóór elke latere ronde komt er nog { $thousand } bij wat er nog ligt.
    .reading = De bank raakt nooit leeg.
rule-we-4 = De speler links van de gever begint; daarna gaat het met de klok mee.
    .ours = De eerste gever wordt door het lot bepaald.
rule-we-5 = Wie de laatste beurt van een ronde had, deelt de volgende.
    .ours = Stopt een ronde omdat niemand meer kan trekken (WE-28), dan is dat de speler die de ronde liet eindigen.
rule-we-6 = Een beurt heeft drie delen: trekken, neerleggen als je dat wilt, precies één kaart afleggen. Het eerste en het laatste zijn verplicht.
rule-we-7 = Trekken is: de bovenste twee kaarten van de trekstapel nemen, of de bovenste kaart van de aflegstapel.
    .ours = Wat je net hebt genomen, mag je meteen weer afleggen.
rule-we-8 = Wil iemand twee kaarten en heeft de trekstapel er minder, dan wordt de aflegstapel geschud en vult die de trekstapel aan, één keer per ronde. De tweede keer geldt WE-28.
    .reading = Hij komt onder wat er nog ligt. De aflegstapel is nooit leeg als iemand trekt.
rule-we-9 = In een beurt mag je zoveel outlawkaarten neerleggen als je wilt en hoogstens één sheriffkaart, in willekeurige volgorde. Wat ligt, dat ligt: het wordt niet teruggenomen, niet naar believen afgelegd en niet naar een andere outlaw verplaatst.
rule-we-10 = De eerste keer dat een outlaw in een ronde wordt neergelegd, door wie dan ook, moeten het minstens drie kaarten tegelijk zijn. Daarna is hij open voor iedereen, in elk aantal.
    .ours = Hij blijft open tot de ronde eindigt, ook als al zijn kaarten weer worden gestolen.
rule-we-11 = Neerleggen verhoogt de beloning van de outlaw: met { $thousand } voor elke kaart die tegelijk wordt neergelegd, behalve de eerste. Wat er al lag, telt niet mee, en elke keer neerleggen telt apart.
    .example = Iemand legt vier kaarten van Jesse James neer: zijn beloning stijgt met { $three }. Een ander legt er twee: { $thousand }. Daarna legt de eerste er nog één bij: niets, want wat er al ligt, telt niet mee.
rule-we-12 = Je kaarten liggen voor je. Jouw kaarten van één outlaw vormen met de sheriffkaarten erop een groep.
rule-we-13 = Het afleggen kun je niet overslaan.
    .ours = Daarom kun je een kaart alleen spelen als er een andere in je hand blijft; dat wordt bekeken voordat het schot of de vraag is beslist. Alleen met Wyatt Earp mag je ook als laatste kaart trekken, als er een kaart te trekken is: hij brengt er een mee om af te leggen.
rule-we-14 = Bij een schot gaat de bovenste kaart van de trekstapel open naar de aflegstapel: een outlawkaart is een treffer. Na een misser ben je de sheriffkaart kwijt; het was de sheriffkaart van deze beurt, en die geldt niet als het afleggen. Op de aflegstapel ligt hij op de kaart van het schot; alleen een Wyatt Earp die een groep bevrijdt, wordt vóór zijn schot afgelegd, zodat de kaart van het schot op hem ligt.
    .ours = Wat het effect van tafel haalt, ligt op de kaart van het schot, en onder een gespeelde kaart die daarna komt. Moet de stapel voor het schot van zo’n Wyatt Earp worden vernieuwd (WE-15), dan wordt hij niet meegeschud.
rule-we-15 =
    .ours = De trekstapel kan te klein zijn voor een schot (één kaart), een zoektocht (één) of het trekken met Wyatt Earp (twee). Een stapel die in deze ronde nog niet vernieuwd is, wordt dan vernieuwd zoals in WE-8, en dat was die ene keer; de kaart die wordt gespeeld, ligt nog niet op de aflegstapel en wordt niet meegeschud. Is de stapel al vernieuwd: zonder kaart kun je niets spelen wat schiet en nergens in zoeken, en met Wyatt Earp trek je wat er is, minstens één kaart.
rule-we-16 = Hoe een kaart wordt gebruikt, zeg je als je hem speelt; waarop, pas na een treffer. Na een misser wordt er niets genoemd.
    .ours = Als je hem speelt, moet er iets zijn waarop hij gebruikt zou kunnen worden. Na een treffer moet dat ook; is er maar één doel, dan wordt niemand iets gevraagd.
rule-we-17 = Een Foto kan worden neergelegd zolang er een outlawkaart van dezelfde outlaw voor iemand ligt: bij jouw groep van hem of, als je die niet hebt, los. Een Schuilplaats kan een losse Foto bedekken. Niemand kan om een Foto vragen of er een stelen.
    .reading = De outlawkaart mag onder een Schuilplaats liggen. Dat hij ooit geopend is (WE-10), is niet genoeg als al zijn kaarten zijn gestolen. Een losse Foto is een groep waarop je kunt bouwen.
rule-we-18 = Overval op de postkoets en Bankoverval vereisen een treffer en een groep van jou, die een losse Foto mag zijn. Daar blijven ze met hun punten en verhogen ze de beloning.
rule-we-19 = Zo gaat het ook met de Snelste schutter, maar er is er maar één in het spel: een nieuwe stuurt de oude naar de aflegstapel. De punten zijn weg, de beloning blijft. Hij mag niet op de outlaw komen die de huidige heeft.
    .reading = De oude gaat zelfs onder een Schuilplaats vandaan.
    .ours = De naam van de outlaw telt, in wiens groep de huidige ook ligt. (Optie: alleen die ene groep is verboden.)
rule-we-20 = Most Wanted eindigt hoe dan ook op de aflegstapel en levert je een outlawkaart op, die nog in dezelfde beurt mag worden neergelegd. Vragen, zonder schot: noem een outlaw en vraag de anderen een voor een, in willekeurige volgorde, tot iemand hem heeft en een kaart geeft; misschien heeft niemand hem. Stelen, met een schot: neem een outlawkaart die voor een andere speler ligt, nooit een sheriffkaart. Na een misser kun je niet alsnog gaan vragen.
    .reading = Om te vragen is er een tegenstander met kaarten nodig.
    .ours = Ook onder een Schuilplaats vandaan mag je stelen.
rule-we-21 = Blijven er na een diefstal sheriffkaarten over zonder outlawkaart of Foto eronder, dan worden ze afgelegd. Beloningen blijven zoals ze zijn.
    .reading = Een Schuilplaats die niets meer bedekt, is zo’n sheriffkaart en gaat mee weg; latere kaarten van die outlaw liggen open. Een Foto blijft, en de Schuilplaats erop ook.
rule-we-22 =
    .reading = Een gestolen kaart van een open outlaw mag als enige worden neergelegd, wat niets aan zijn beloning toevoegt, of tegelijk met andere. Een outlaw die niet open is, vereist er drie, de gestolen kaart meegeteld.
rule-we-23 = Een Schuilplaats vereist een treffer en bedekt een groep waarop er nog geen ligt. Bij de telling telt daar niets mee, en outlawkaarten die de eigenaar erbij legt, komen eronder. De beloning stijgt zoals altijd.
    .reading = Sheriffkaarten die erbij komen, gaan ook onder de Schuilplaats.
    .ours = Het moet de groep van een ander zijn. Het Franse boekje spreekt zichzelf tegen: het hoofdstuk over de sheriffkaarten laat die van een willekeurige speler toe, de overzichtskaart alleen die van een ander.
rule-we-24 = Wyatt Earp wordt in elk geval afgelegd. Hij trekt: de bovenste twee kaarten van de trekstapel komen in je hand; een sheriffkaart die daarbij is, mag je in dezelfde beurt niet spelen. Hij zoekt: bekijk de hele trekstapel en neem één kaart naar keuze, alleen geen andere Wyatt Earp; is er een te nemen, dan moet het. Hij bevrijdt: met een treffer verdwijnt een Schuilplaats van een groep van jou, en beide worden afgelegd; een misser kost alleen hem. Een sheriffkaart die je zo vindt, mag je meteen spelen, vóór al het andere, ook al is het de tweede; houd je hem, dan valt hij onder de grens van WE-9. Een outlawkaart komt gewoon in je hand.
    .ours = Na het zoeken wordt eerst de stapel geschud en dan Wyatt Earp afgelegd.
rule-we-25 = Om een groep te bevrijden mag je Wyatt Earp ook spelen als een ander aan de beurt is.
    .ours = Een programma kan niet op elk ogenblik vragen, daarom zijn er twee momenten. Meteen nadat een Schuilplaats is gelegd, krijgt alleen de getroffen speler de vraag. Na elk afleggen, ook als dat de ronde beëindigt, krijgt iedereen met een bedekte groep de vraag, met de klok mee vanaf de speler die als volgende aan de beurt is of zou zijn; niet als een ronde stopt door WE-28. Wie de vraag krijgt, mag zo vaak schieten als hij kan en zegt na een treffer welke Schuilplaats weggaat (WE-16); of hij past, en dat is voor dat moment definitief. Niemand krijgt de vraag of wordt overgeslagen om de kaarten die hij heeft: een bedekte groep, een kaart in de hand en een kaart om mee te schieten zijn genoeg. Zo’n Wyatt Earp is niet de sheriffkaart van een beurt. Het moment na het afleggen hoort nog bij de beurt ervoor: heeft iemand aan het eind ervan geen kaarten meer, dan is de ronde voorbij.
rule-we-26 = Je mag ook een sheriffkaart afleggen; dan doet die niets.
rule-we-27 = Een ronde eindigt als de speler die aan de beurt is, zijn laatste kaart heeft afgelegd, of als aan het eind van een beurt een ander er geen meer heeft.
    .ours = In beide gevallen komt eerst het moment na het afleggen (WE-25), en wat daarin gebeurt, telt nog mee.
rule-we-28 = Een ronde eindigt ook als de speler die moet trekken, twee kaarten wil terwijl de stapel er minder heeft en al eens is vernieuwd: dan krijgt hij geen beurt. Hij kan in plaats daarvan de bovenste afgelegde kaart nemen, en dan heeft de volgende speler dezelfde keuze.
    .ours = Op twee andere plaatsen laat het Franse boekje de ronde al eindigen zodra de stapel voor de tweede keer op is; wij spelen wat in het hoofdstuk over het einde van een ronde staat. Zodat geen ronde eeuwig doorgaat: een beurt is leeg als die begon met het nemen van de bovenste afgelegde kaart en niemand er een kaart in speelde, ook niet in het moment erna. Drie keer zoveel lege beurten op rij als er spelers zijn, beëindigen de ronde ook, of iemand hem nu had kunnen laten eindigen of niet; de speler van de laatste deelt.
rule-we-29 = Bij alle spelers samen worden de sheriffpunten opgeteld die niet onder een Schuilplaats liggen. Zijn het er minder dan { $least }, dan blijft de beloning liggen voor de volgende ronde.
rule-we-30 = Anders neemt wie minstens vijf punten voorligt, alles.
rule-we-31 = Anders deelt de koploper met iedereen die minder dan vijf punten achterligt. De koploper neemt { $two }, dan ieder van de anderen { $thousand }; dan weer ieder { $thousand }, te beginnen bij de koploper, tot er niets meer is. Spelers met evenveel punten nemen tegelijk; kan de rest niet aan ieder van hen hetzelfde geven, dan is het delen voorbij en blijft de rest liggen. Koplopers die niet elk { $two } kunnen krijgen, nemen elk { $thousand }, als dat er is, en dan is het voorbij.
    .reading = Vindt een enkele koploper maar { $thousand }, dan neemt hij die.
    .ours = De anderen nemen in de volgorde van hun punten, de meeste eerst. Het Franse boekje laat hen op twee plaatsen nemen in aflopende volgorde van hun achterstand op de koploper, naar de letter dus de minste punten eerst; de vier voorbeelden erin komen hoe dan ook op hetzelfde uit. (Optie: de minste eerst, naar de letter.) Niemand deelt mee zonder een punt dat open ligt. Ook dat gaat tegen de letter in, die alleen naar het verschil vraagt.
rule-we-32 = De eerste vier voorbeelden hieronder zijn gedrukt.
    .reading = De volgende zeven volgen uit WE-31 zoals wij het lezen.
    .ours = De laatste vier laten zien wat we daar hebben gekozen, en wat een optie van de tafel daaraan verandert.
rule-we-33 = Geld ligt open. Voor de volgende ronde worden alle kaarten geschud.
rule-we-34 = Heeft na een telling iemand { $goal } of meer, dan wint de rijkste. Bij gelijke stand beslist een duel: ieder draait een kaart van de trekstapel om zoals die ligt, keer op keer, ook wie achterstaat, tot één speler alleen de meeste treffers heeft.
    .ours = Heeft de stapel minder kaarten dan er spelers in het duel zijn, dan worden alle { $cards } geschud en blijven de treffers staan. Na de dertigste ronde wint de rijkste, hoeveel hij ook heeft.

## Het begeleide eerste spel

tip-goal = Jaag op outlaws: wie aan het eind van een ronde bij een outlaw de meeste punten heeft, krijgt de beloning of het grootste aandeel. De rijkste wint.
tip-draw = Elke beurt begint met trekken: twee van de stapel of de bovenste afgelegde. Twee is meestal beter, tenzij die je derde van één outlaw is.
tip-open = Drie kaarten van één outlaw tegelijk openen hem. Daarna mag iedereen ook losse kaarten van hem neerleggen. Leg neer wat je kunt.
tip-discard = Elke beurt eindigt met één kaart afleggen. Wie zijn laatste kaart aflegt, beëindigt de ronde.
tip-scored = De punten zijn geteld. Wat niemand kreeg, blijft op het affiche, en op elk affiche komt nog ${"\u00A0"}1.000.
tip-hidden = Een Schuilplaats bedekt een groep van jou: niets daarvan telt. Wyatt Earp kan hem met een schot weghalen, ook buiten je beurt.
tip-reward = Voor elke kaart na de eerste van één keer neerleggen komt ${"\u00A0"}1.000 op het affiche, niet bij jou: betaald wordt aan het eind van de ronde.
tip-eight = Een beloning wordt alleen betaald als alle spelers samen 8 punten van die outlaw hebben. Dan toont het affiche wie nu wat zou krijgen.
tip-shared = Een ander jaagt op dezelfde outlaw. Met minstens 5 punten voorsprong krijg je alles; anders deel je, en de koploper neemt het meest. Zie het affiche.
tip-wyatt = Wyatt Earp brengt je twee kaarten, of één naar keuze uit de trekstapel. Hij kan ook een Schuilplaats van een groep van jou wegschieten.
tip-wanted = Most Wanted: vraag de ander om een outlaw uit zijn hand, of steel er een van tafel met een schot.
tip-hideout = Schuilplaats: na een treffer bedekt hij een groep van de ander, en niets daarvan telt nog.
tip-shot = Een kaart met een kogel vereist een schot: er wordt een kaart omgedraaid. Een kogelgat, zoals outlaws hebben, is raak; anders ben je die kaart kwijt.
tip-photo = Een Foto is 4 punten waard. Zolang die outlaw op tafel ligt, leg je hem bij jouw kaarten van die outlaw of anders los. Eén sheriffkaart per beurt.
tip-rich = Je geld uit alle rondes telt op. Heeft iemand na een telling ${"\u00A0"}25.000 of meer, dan wint de rijkste.
