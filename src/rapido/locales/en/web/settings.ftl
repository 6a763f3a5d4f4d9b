### Settings.

settings-title = Settings
settings-language = Language

## Appearance and motion

settings-look = Look and motion
settings-theme = Light
settings-theme-auto = As the device
settings-theme-day = Day
settings-theme-night = Night
settings-text = Text size
settings-motion = Motion
settings-motion-auto = As the device
settings-motion-full = Full
settings-motion-reduced = None
settings-speed = Dice and pieces move
settings-speed-1-6 = slowly
settings-speed-1 = normally
settings-speed-0-5 = fast
settings-speed-0 = at once

## At the table

settings-table = At the table
settings-sound = Sounds
settings-confirm = Ask before placing
settings-confirm-hint = After tapping a field you press a button once more.
settings-phrases = Show what others say
settings-phrases-hint = Such as “Ouch!” or “Well done!”
settings-notify = Notify me when it is my turn
settings-notify-hint = The device tells you, even when Rapido is in the background.
settings-notify-denied = Notifications are blocked for this page; you can allow them in the settings of the browser.
settings-notify-impossible = This browser allows it only over a secure connection (https). The tab and a sound tell you all the same.

## The page as an app

settings-install = Put Rapido on this device
settings-install-hint = It gets an icon of its own, and opens without a network.
settings-install-now = Install
settings-install-ios = In Safari, tap “Share”, then “Add to Home Screen”.

## You and your data

settings-you = You
settings-stored = What is kept on this device
settings-stored-choices = These settings, your name and your last choices.
settings-stored-rooms = The rooms you were in, and the games that you can watch again.
settings-stored-games = The games you play on this device.
settings-stored-records = The records you opened last.
settings-stored-history = Your results, your luck and the puzzles you solved.
settings-stored-cookie = A cookie by which the server knows that a seat is yours. It tells nothing about you.
settings-stored-files = The page itself, so that it opens without a connection.
settings-stored-nobody = Nobody is told what you do here. There is no account, no advertising and no tracking.
settings-forget = Forget everything
settings-forget-sure = Forget everything on this device?
settings-forget-hint = Settings, names and lists of rooms and games go. Games that are running stay on the server; you can come back to them with their link.
settings-keep = Keep

## Pace at the table

settings-undo = “Undo” after placing
settings-undo-hint = On a touchscreen you get a moment to undo a slip of the finger. Any other tap goes on at once.
settings-auto-roll = Make the first roll for me
settings-auto-roll-hint = There’s nothing to decide before it. With two pairs in front of you, you still choose.
settings-handover = Ask who has the device
settings-handover-hint = For several people on one device: the next one says so before rolling.
