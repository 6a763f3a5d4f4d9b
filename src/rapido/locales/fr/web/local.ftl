### Tables in this browser, and links that carry a game.

local-table = Ta table
local-gone = Cette table n’est pas ici
local-gone-hint = Elle est dans un autre navigateur, ou elle a été supprimée. Une partie dans un navigateur n’existe que sur cet appareil-là.
local-elsewhere-hint = Tu peux continuer là-bas, ou ici.

## Storage

local-not-stored = Ce navigateur n’enregistre rien : la partie sera perdue si tu fermes ou recharges la page. Tu peux quand même jouer et, à la fin, la partager ou l’enregistrer dans un fichier.
local-full = Il n’y a plus de place
local-full-hint = Ce navigateur n’a plus de place pour la suite de la partie, et rien n’est effacé sans ton accord. Enregistre d’anciennes parties dans des fichiers si tu veux, supprimes-en quelques-unes, et continue. Ou joue sans enregistrer : la partie sera alors perdue quand tu fermeras la page.
local-save-game = Enregistrer dans un fichier : { $who }
local-remove-game = Supprimer : { $who }
local-store-again = Continuer
local-still-full = Il n’y a pas encore assez de place. Supprime une autre partie.
local-play-unstored = Jouer sans enregistrer

## A room with friends

local-to-room = Jouer entre amis
local-friends = Continuer entre amis
local-friends-hint = Ouvre une salle où la partie continue exactement là où elle en est, avec les mêmes personnes et les mêmes joueurs virtuels. Tu y libères une place pour chaque personne invitée et tu envoies le lien. Ici, tout reste comme avant.
local-friends-setup-hint = Ouvre une salle avec les mêmes personnes, les mêmes joueurs virtuels et les mêmes réglages. Tu y libères une place pour chaque personne invitée et tu envoies le lien.
local-open-room = Ouvrir une salle
# $server is, for example, rapido.example.
local-friends-elsewhere = Les salles entre amis se trouvent sur { $server }. Cette partie reste ici.
local-to-server = Y aller
local-opening-room = La salle s’ouvre…
local-room-offline = Une salle a besoin d’Internet, et il n’y a pas de connexion pour le moment. Ici, tu peux continuer sans connexion.
local-moved = Cette partie a continué dans une salle.
local-to-that-room = Aller dans la salle

## The sealed dice of one browser

local-dice = Dés scellés
local-word-hint = N’importe quel mot convient, ou aucun. Il est mélangé aux dés au début de la partie.
local-seal-limits = Dans une partie sur cet appareil, le nombre secret, le sceau et les mots sont tous dans ce navigateur. Le sceau prouve qu’aucun lancer n’a été changé après coup : tous découlent d’un nombre tiré avant le premier lancer. Il ne peut pas prouver que personne n’a regardé le nombre ici, ni recommencé jusqu’à ce que les dés lui plaisent. Pour être sûrs les uns des autres, jouez dans une salle.
local-envelope-good = Tout concorde : ton navigateur a recalculé chaque lancer.

## Sharing

local-share-hint = Cette partie n’existe que sur cet appareil. Le lien la contient tout entière : avec lui, on peut la revoir et l’analyser dans n’importe quel navigateur, et aucun serveur ne la voit.
local-share-link = Lien qui contient la partie
local-share-too-long = Cette partie est trop longue pour un lien. Envoie plutôt le fichier ; il s’ouvre avec « Ouvrir un enregistrement ».
local-link-failed = Impossible d’ouvrir ce lien
local-link-cut = Il n’est pas complet, ou quelque chose y a été ajouté. Demande qu’on te le renvoie et copie-le en entier ; ces liens sont longs.
local-link-long = Il est trop gros pour contenir une partie : la limite est de { $most } Ko, une fois décompressé.
local-link-newer = Il vient d’une version plus récente de Rapido. Recharge cette page et réessaie.
local-link-browser = Ce navigateur est trop ancien pour le décompresser. Demande le fichier de la partie, ou utilise un navigateur plus récent.

local-late = Ta table n’est pas encore prête
error-unreadable = Ce navigateur n’arrive pas à lire les parties de cet appareil pour le moment. Rien n’est perdu ; il va réessayer dans un instant.
