### What the launcher says while it sets Rapido up. It has no Fluent yet: each message is one line
### of text and variables.

setup-begin = Setting up Rapido (once, a minute or two)...
setup-update = Updating Rapido’s setup...
setup-wait = Waiting for another start that is setting up Rapido...
setup-stopped = Setup stopped; the next start continues it.

## Steps

setup-step-folder = creating the folder for packages
setup-step-pip = installing pip
setup-step-packages = installing packages
setup-step-compiler = installing a compiler (100 MB)
setup-step-node = installing Node
setup-step-build = building the game
setup-unpacking = unpacking
setup-doing-kernel = kernel { $done } of { $of }
setup-doing-page-kernel = its kernel for the page
setup-doing-page-packages = packages for the page
setup-doing-page = the page

## Without a compiler

setup-no-compiler = Rapido found no C compiler, so it simulates games in Python: with the same results, but about a thousand times slower, and the game can’t be solved. For full speed, install one (Debian and Ubuntu: sudo apt install gcc; macOS: xcode-select --install; everywhere: pip install ziglang) and start again.
setup-not-compiled = Rapido couldn’t compile its kernel, so it simulates games in Python: with the same results, but about a thousand times slower. The reason:
setup-no-page-compiler = Rapido found no compiler for WebAssembly (the Python package ziglang). Its page asks the server instead of computing by itself, and computer players need the server, too.
setup-page-not-compiled = Rapido couldn’t compile its kernel to WebAssembly. Its page asks the server instead of computing by itself, and computer players need the server, too. The reason:

## Errors

setup-cannot-write = Rapido can’t write to the folder { $folder } ({ $reason }): make it writable or make room there, or choose another place with RAPIDO_VENV=FOLDER.
setup-not-owner = Rapido has changed and must be set up again, but the folder { $folder } belongs to somebody else: let its owner run { $program } --version once.
setup-disk-full = the disk is full
setup-own-folder = Rapido builds its page inside its own folder { $root }, but can’t write there: make it writable, then start again.
setup-other-files = The folder { $folder } holds other files: choose a new or an empty one with RAPIDO_VENV=FOLDER.
setup-no-venv = This Python lacks the module venv, which Rapido needs: install it (on Debian and Ubuntu: sudo apt install python3-venv) or install uv, then start again.
setup-hash-mismatch = A downloaded package doesn’t match the hash in Rapido’s lock file: start again, and please report it if it happens twice (details: { $log }).
setup-no-download = The packages for Rapido couldn’t be downloaded: check your internet connection and start again; what has been downloaded is kept (details: { $log }).
setup-not-trusted = The packages for Rapido couldn’t be downloaded, because the certificate of a server isn’t trusted here, as happens behind a proxy that inspects traffic: ask for its certificate, name that file with SSL_CERT_FILE=FILE, and start again (details: { $log }).
setup-refused = A server refused what Rapido needs ({ $detail }): if your network has package servers of its own, have it allowed there, then start again (details: { $log }).
setup-not-offered = The package server doesn’t have { $detail } for this computer, which Rapido needs: if your network has a package server of its own, have it added there, then start again (details: { $log }).
setup-no-node = Rapido builds its page with Node, which the package server doesn’t have for this computer: install Node 20.19 or newer, then start again (details: { $log }).
setup-failed = Rapido couldn’t be set up. This is how it ended:
setup-failed-advice = If that doesn’t help, start again; if it fails again, delete the folder { $folder } and start once more, or report it with the file { $log }.
