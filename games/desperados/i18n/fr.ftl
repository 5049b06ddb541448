# Les mots de Desperados ; ce qui manque se lit en anglais.

game-name = Desperados
kind-saloon = Saloon
    .the = le saloon
kind-bank = Banque
    .the = la banque
kind-railway = Chemin de fer
    .the = le chemin de fer
kind-gold-diggers = Chercheurs d’or
    .the = les chercheurs d’or
kind-stage-coach = Diligence
    .the = la diligence
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
booty = Butin
warrant = Avis de recherche
gang = Votre bande
gangs = Les bandes
rules-day = Quotidien
rules-hold-up = Attaque
score-saloon = Saloons
score-bank = Banques
score-railway = Chemins de fer
score-gold-diggers = Chercheurs d’or
score-stage-coach = Diligences
