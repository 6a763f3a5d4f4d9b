### Settings.

settings-title = Settings
settings-language = Language

## Appearance and motion

settings-look = Appearance
settings-theme = Theme
settings-theme-auto = Match device
settings-theme-day = Light
settings-theme-night = Dark
settings-text = Text size
settings-motion = Animations
settings-motion-auto = Match device
settings-motion-full = Full
settings-motion-reduced = None
settings-speed = Speed of dice and pieces
settings-speed-1-6 = slow
settings-speed-1 = normal
settings-speed-0-5 = fast
settings-speed-0 = instant

## At the table

settings-table = At the table
settings-sound = Sounds
settings-confirm = Ask before placing
settings-confirm-hint = After you tap a field, you press a button to confirm.
settings-phrases = Show what others say
settings-phrases-hint = Like “Ouch!” or “Well done!”
settings-notify = Notify me when it’s my turn
settings-notify-hint = Your device tells you, even when Rapido is in the background.
settings-notify-denied = Notifications are blocked for this page. You can allow them in your browser’s settings.
settings-notify-impossible = This browser only allows notifications over a secure connection (https). The tab’s title and a sound will still let you know.

## The page as an app

settings-install = Install Rapido on this device
settings-install-hint = It gets its own icon and opens even when you’re offline.
settings-install-now = Install
settings-install-ios = In Safari, tap “Share,” then “Add to Home Screen.”

## You and your data

settings-you = You
settings-stored = What’s kept on this device
settings-stored-choices = These settings, your name, and your last choices.
settings-stored-rooms = The rooms you’ve been in, and the games you can watch again.
settings-stored-games = The games you play on this device.
settings-stored-records = The game records you opened last.
settings-stored-history = Your results, your luck, and the puzzles you solved.
settings-stored-cookie = A cookie that tells the server which seats are yours. It says nothing about you.
settings-stored-files = The page itself, so it opens without a connection.
settings-stored-nobody = Nobody is told what you do here. No account, no ads, no tracking.
settings-forget = Forget everything
settings-forget-sure = Forget everything on this device?
settings-forget-hint = Your settings, your names, your results, and all games on this device will be gone for good, even unfinished ones. Games in rooms stay on the server; you can get back to them with their link.
settings-keep = Keep

## Pace at the table

settings-undo = “Undo” after placing
settings-undo-hint = On a touchscreen, you get a moment to undo a slip of the finger. Any other tap continues right away.
settings-auto-roll = Make the first roll for me
settings-auto-roll-hint = There’s nothing to decide before it. With two pairs in front of you, you still choose.
settings-handover = Ask who has the device
settings-handover-hint = For several people on one device: the next player taps before rolling.

settings-offline = Playing offline
settings-offline-missing = You can already play, learn, and look up the rules without a connection. Strong computer players, hints, and reviews need about 1 MB more. To save your mobile data, it’s downloaded only when you need it.
settings-offline-load = Download now
settings-offline-loading = Downloading…
settings-offline-done = Done! Everything except rooms with friends now works offline.

## Keys

settings-shortcuts = Keyboard shortcuts
settings-shortcuts-hint = Single keys like R for roll. Turn this off if speech input or other tools trigger them by mistake.
