# De woorden van Wyatt Earp; wat ontbreekt, staat er in het Engels.

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
    .help = Zolang een kaart van zijn outlaw op tafel ligt: bij je groep of alleen. Niemand kan erom vragen of hem stelen.
    .printed = Photo
card-stagecoach = Overval op de postkoets
    .short = Koets
    .help = Na een treffer blijft hij op een groep van jou.
    .printed = Postkutschen Überfall
card-bank = Bankoverval
    .short = Bank
    .help = Na een treffer blijft hij op een groep van jou.
    .printed = Banküberfall
card-gun = Snelste schutter
    .short = Schutter
    .help = Na een treffer blijft hij op een groep van jou. Er is er maar één in het spel: de nieuwe verdrijft de oude.
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
printed = In de Duitse doos: { $name }
points = { $count ->
        [one] { $count } sheriffpunt
       *[other] { $count } sheriffpunten
    }
poster-reward = Beloning: { $money }
poster-closed = 3 om te openen
posters = De zeven affiches
pile-draw = Trekstapel
pile-discard = Aflegstapel
hit = Treffer!
miss = Misser
sheet = De telling van ronde { $number }
duel = Duel
hand-own = Voor je:
prompt-discard = Er valt geen kaart te spelen: leg er een af.
act-draw = 2 kaarten trekken
act-draw-here = 2 kaarten trekken
act-take-here = Deze nemen
act-photo-here = Foto uitleggen
act-shoot-here = Spelen en schieten
act-target-here = Hier uitleggen
act-target-hideout = Deze groep bedekken
act-target-wanted = Er hier een stelen
act-target-wyatt = Deze groep bevrijden
act-want-here = Vragen
act-steal-here = Een outlaw stelen
act-wyatt-draw-here = 2 kaarten trekken
log-turn = Beurt van { $name }
act-pass = Passen
act-discard-here = Afleggen
rules-sheriff = Sheriffkaarten
score-hand = Ronde { $number }
legend = Legenda
game-about = Leg outlaws uit, drijf de beloningen op en jaag beter op ze dan de anderen.
wall = Affiches en stapels
poster-few = { $count } van { $least } punten
poster-tallies = Punten per speler
poster-tally = { $name }: { $points }
poster-covered = { $name }: { $points }, onder een Schuilplaats
pile-draw-count = { $count ->
        [0] De trekstapel is leeg.
        [one] Eén kaart in de trekstapel.
       *[other] { $count } kaarten in de trekstapel.
    }
pile-discard-count = { $count ->
        [one] Eén kaart in de aflegstapel: { $card }.
       *[other] { $count } kaarten in de aflegstapel, bovenop { $card }.
    }
pile-discard-empty = De aflegstapel is leeg.
pile-renewed = vernieuwd
piles = Trekstapel en aflegstapel
in-play = in het spel
groups = Voor { $name }
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
card-times = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
needs-shot = vraagt een treffer
needs-shot-mode = één van de mogelijkheden vraagt een treffer
hand = Je kaarten
hand-empty = Je hebt geen kaarten.
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
prompt-draw-close = Jouw beurt: neem de bovenste afgelegde kaart of laat de ronde eindigen.
prompt-play = Leg uit wat je wilt, leg dan één kaart af.
prompt-play-sheriff = Outlaws mag je nog uitleggen; leg dan één kaart af.
prompt-ask = Wie vraag je om { $outlaw }?
prompt-search = Neem één kaart uit de trekstapel.
prompt-found = Speel { $card } meteen, of houd de kaart.
prompt-window = Je mag een Schuilplaats weghalen, met een Wyatt Earp en een schot.
prompt-window-none = Je hebt geen Wyatt Earp.
prompt-window-other = Er is een venster open voor { $name }: een Schuilplaats mag weg.
prompt-target = Een treffer! Op welke van je groepen blijft { $card }?
prompt-target-hideout = Een treffer! Welke groep wordt bedekt?
prompt-target-wanted = Een treffer! Uit welke groep steel je?
prompt-target-wyatt = Een treffer! Welke van je groepen wordt bevrijd?
prompt-wait-target = { $name } heeft raak geschoten en kiest een groep voor { $card }.
prompt-wait-draw = { $name } gaat trekken.
prompt-wait-play = { $name } legt kaarten uit.
prompt-wait-ask = { $name } vraagt om { $outlaw }.
prompt-wait-search = { $name } zoekt in de trekstapel.
prompt-wait-close = De beurt van { $name } loopt af.
prompt-done = Je beurt is beslist.
prompt-between = De ronde is voorbij.
prompt-over = Het spel is voorbij.
hint-wanted = Kies een affiche om te vragen.
hint-target = De groepen die kunnen, lichten op.
key-pick = Een kaart kiezen
key-draw = Twee kaarten trekken
key-take = De bovenste afgelegde kaart nemen
key-lay = Uitleggen, spelen of antwoorden: de knoppen op volgorde
key-discard = De gekozen kaart afleggen
key-pass = Passen, of de gevonden kaart houden
act-take = De bovenste afgelegde kaart nemen
act-take-card = { $take }: de bovenste afgelegde, { $card }
act-close = De ronde laten eindigen
act-close-here = De ronde beëindigen
act-lay = { $count ->
        [one] { $outlaw } uitleggen
       *[other] { $count } × { $outlaw } uitleggen
    }
act-lay-here = { $count } uitleggen
act-lay-all = { $count ->
        [one] Deze uitleggen
        [2] Beide uitleggen
       *[other] Alle { $count } uitleggen
    }
act-photo = Foto van { $outlaw } uitleggen
act-shoot = { $card } spelen en schieten
act-target = { $outlaw } van { $name } treffen
act-want = Most Wanted: vragen om { $outlaw }
act-steal = Most Wanted: een outlaw stelen, met een schot
act-ask = { $name } vragen
act-wyatt-draw = Wyatt Earp: 2 kaarten trekken
act-wyatt-search = Wyatt Earp: in de trekstapel zoeken
act-wyatt-search-here = In de stapel zoeken
act-unhide = Wyatt Earp: een groep bevrijden, met een schot
act-unhide-here = Een groep bevrijden
act-pick = { $card } nemen
act-keep = De kaart houden
act-discard = { $card } afleggen
reward-plus = +{ $money }
player = speler { $seat }
sheet-outlaw = Outlaw, beloning
sheet-about = Wat onder een Schuilplaats ligt, telt niet mee. Wat blijft, ligt er voor de volgende ronde.
sheet-rest = Blijft
worth = { $list }
why-cannot = Waarom kan ik niet …?
why-not-your-turn = Je bent niet aan de beurt.
why-no-seat = Je kijkt toe.
why-over = Het spel is voorbij.
why-draw-first = Een beurt begint met trekken.
why-drawn = Je hebt deze beurt al getrokken.
why-enough-left = Er zijn genoeg kaarten om te trekken.
why-too-few-left = Er zijn minder dan twee kaarten over, en de stapel is al eens vernieuwd.
why-nothing-discarded = De aflegstapel is leeg.
why-not-in-hand = Die heb je niet.
why-three-to-open = De eerste kaarten van een outlaw zijn er minstens drie tegelijk.
why-keep-one = Er moet een kaart overblijven om af te leggen.
why-one-sheriff-card = Deze beurt is er al een sheriffkaart gespeeld.
why-no-shot = Er is geen kaart meer om mee te schieten of om door te kijken.
why-not-on-table = Van deze outlaw ligt geen kaart op tafel.
why-no-hit = Een doel kies je pas na een treffer.
why-target-first = Kies eerst de groep die getroffen is.
why-nothing-to-hide = Geen tegenstander heeft een groep om te bedekken.
why-nothing-to-steal = Voor geen tegenstander ligt een outlawkaart.
why-nothing-to-free = Op geen van je groepen ligt een Schuilplaats.
why-no-group = Je hebt er geen groep voor.
why-nothing-there = Daar ligt geen kaart voor.
why-no-opponent = Dat is geen tegenstander.
why-gun-there = De Snelste schutter is al bij die outlaw.
why-hidden-already = Daar ligt al een Schuilplaats.
why-not-hidden = Daar ligt geen Schuilplaats.
why-nobody-to-ask = Geen tegenstander heeft een kaart in de hand.
why-cannot-ask = Deze speler is al gevraagd of heeft geen kaarten.
why-ask-first = Vraag eerst een tegenstander.
why-pick-first = Neem eerst een kaart uit de trekstapel.
why-not-in-pile = Deze kaart is daar niet te krijgen.
why-found-first = Speel eerst de gevonden kaart, of houd hem.
why-nothing-found = Je hebt geen kaart gevonden.
why-window-open = In een venster kun je alleen een groep bevrijden of passen.
why-no-window = Er is geen venster open.
say-hand-began = Ronde { $number } begint; { $name } deelt.
say-you-got = Je krijgt { $cards }.
say-opened = { $card } opent de aflegstapel.
say-turn = { $name } is aan de beurt.
say-drew = { $name } trekt { $count ->
        [0] niets: er is geen kaart meer
        [one] één kaart
       *[other] { $count } kaarten
    }.
say-you-drew = Je hebt { $cards } getrokken.
say-took = { $name } neemt { $card } van de aflegstapel.
say-renewed = De aflegstapel wordt geschud en komt onder de trekstapel.
say-laid = { $name } legt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } van { $outlaw } uit: { $reward }.
say-reward-up = beloning +{ $money }
say-reward-same = de beloning blijft gelijk
say-played = { $name } speelt { $card }.
say-played-want = { $name } speelt Most Wanted en vraagt om { $outlaw }.
say-hit = { $name } schiet. { $card }: een treffer!
say-miss = { $name } schiet. { $card }: een misser.
say-landed = { $card } blijft op { $outlaw }: { $reward }.
say-landed-hideout = { $outlaw } van { $name } ligt onder een Schuilplaats.
say-lost = { $card } verlaat { $outlaw } van { $name }.
say-asked = { $other } heeft { $outlaw } en geeft { $name } een kaart.
say-asked-none = { $other } heeft { $outlaw } niet.
say-stolen = { $name } neemt een kaart { $outlaw } die voor { $other } lag.
say-searches = { $name } kijkt de trekstapel door.
say-searched = { $name } heeft gezocht; de trekstapel wordt geschud.
say-searched-none = { $name } heeft niets gevonden om te nemen; de trekstapel wordt geschud.
say-you-took = Je hebt { $card } genomen.
say-window = Er is een venster open voor { $name }.
say-passed = { $name } past.
say-discarded = { $name } legt { $card } af.
say-hand-ended-emptied = Iemand heeft geen kaarten meer: de ronde is voorbij. { $name } deelt nu.
say-hand-ended-closed = { $name } kan geen twee kaarten meer trekken: de ronde is voorbij. { $name } deelt nu.
say-hand-ended-idle = Te veel beurten lang heeft niemand een kaart gespeeld: de ronde is voorbij. { $name } deelt nu.
say-scored = { $outlaw }: { $shares }.
say-scored-rest = { $outlaw }: { $shares }; { $money } blijft.
say-scored-none = { $outlaw }: niemand krijgt iets; { $money } blijft.
say-scored-share = { $name } { $money }
say-duel = { $names } hebben evenveel. Een duel beslist.
say-duel-renewed = Er zijn te weinig kaarten over: alle 78 worden geschud, en de treffers blijven.
say-turned-hit = { $name } draait { $card } om: een treffer!
say-turned-miss = { $name } draait { $card } om: een misser.
say-ended = Het spel is voorbij. { $why }
log-discarded = { $name } legt een kaart af.
log-opened = Een kaart opent de aflegstapel.
log-shot-hit = { $name } schiet: een treffer!
log-shot-miss = { $name } schiet: een misser.
end-goal = Het doel is bereikt, en de rijkste wint.
end-duel = Een duel heeft tussen de rijksten beslist.
end-last-hand = De dertigste ronde was de laatste, en de rijkste wint.
score-rewards = Beloningen
tie-hits = Treffers in het duel
