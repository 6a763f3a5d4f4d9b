### The guide: installing, starting, playing at home.

guide-title = Help: install, start, play together
guide-device = On this device
guide-device-install = Rapido runs in your browser. You can install it under “Settings”: it gets its own icon and opens even when you’re offline.
guide-device-games = Games against the computer or on one device stay in this browser. Save the ones you want to keep as a file, or share their link.
guide-settings = Settings
guide-own = On your own computer
guide-own-start = All you need is Python 3.11 or newer and the Rapido folder. Open a terminal in that folder and type:
guide-own-windows = On Windows, it’s:
guide-own-first = The first time, Rapido needs the internet and a minute or two to get ready. Then the game opens in your browser.
guide-home = With friends at home
guide-home-start = If Rapido is already running, stop it first with Ctrl-C in the terminal. One person starts it for the whole home network:
guide-home-join = The terminal shows an address and a QR code. Open it on phones, tablets, and computers on the same Wi-Fi. One of you taps “With friends” and “Open a room”; the others tap “Join with a code”, enter the room’s code, and are let in. If the computer asks whether Rapido may use the network, say yes. Ctrl-C stops it; next time, games pick up where they left off.
guide-update = Updating
guide-update-how = Put the new version in the folder, then start Rapido as usual. Your games will still be there.
guide-games = Where your games are kept
guide-games-where = Games in rooms are kept on the computer that runs Rapido, in the folder “rapido”: ~/.local/share/rapido on Linux, ~/Library/Application Support/rapido on a Mac, %LOCALAPPDATA%\rapido on Windows. This command makes a copy of all of them:
guide-games-restore = And this one restores a copy:
# The name of a file.
guide-backup-file = games.backup
