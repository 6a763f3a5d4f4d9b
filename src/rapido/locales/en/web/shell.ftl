### Words of the page: shell.

shell-title = Rapido
shell-skip = Skip to the game
shell-home = Start page
shell-back = Back
shell-close = Close
shell-failed = A part of the game could not be loaded
shell-failed-hint = Perhaps the connection was interrupted. Nothing is lost.
shell-again = Try again
shell-nowhere = There is nothing here
shell-nowhere-hint = The address leads nowhere. Perhaps it was shortened.
shell-offline = There is no connection to the game at the moment.
colour-0 = red, circle
colour-1 = blue, triangle
colour-2 = green, square
colour-3 = yellow, diamond
colour-4 = white, star
colour-5 = black, hexagon
error-offline = There is no connection to the game at the moment.
bot-heuristic = Clever
bot-heuristic-hint = Weighs each field against the danger of being thrown out.
bot-uniform = Carefree
bot-uniform-hint = Does anything that is allowed, without a plan: good for a first game.
shell-your-name = Your name (if you like)
shell-your-colour = Your colour
