### Opening records.

record-title = Ouvrir un enregistrement
record-intro = Une partie jouée sur un autre appareil, dans le terminal, avec l’arbitre, ou reçue dans un message : ouvre ici son enregistrement pour la revoir et l’analyser comme toutes les autres.
record-choose = Choisir un fichier
record-drop = Ou fais glisser le fichier sur cette page.
record-paste = Ou colle le texte de l’enregistrement
record-open = Ouvrir
record-opening = Lecture de l’enregistrement…

## Errors

record-empty = Il n’y a encore rien à ouvrir. Choisis un fichier ou colle un enregistrement.
record-too-large = C’est trop gros pour l’enregistrement d’une partie : { $size } Ko. La limite est de { $most } Ko.
record-not-text = Ce n’est pas un fichier texte : on ne peut pas le lire.
record-nothing = On n’y trouve aucune partie.
record-is-results = Ce sont des résultats, pas l’enregistrement d’une partie. Tu peux les charger dans « Tes parties ».
# A damaged record.
record-broken = endommagé
# Follows the error and its location.
record-shown-before = Tout ce qui précède est affiché.
record-gone = Cet enregistrement a été ouvert sur un autre appareil, ou il a été retiré d’ici. Ouvre de nouveau son fichier.

## The opened record

record-lately = Ouverts récemment
record-lately-hint = Ces enregistrements ne sont gardés que sur cet appareil.
record-forget = Retirer de cette liste : { $who }
record-save = Enregistrer le fichier
