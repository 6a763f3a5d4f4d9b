### The lab: the options of its commands, and its errors.

## Options

help-lab-players = jugadores virtuales como perfect,careful, o los del núcleo: uniform, threshold; o un programa tuyo, como engine:COMANDO
help-lab-games = cuántas partidas: 1000, 10k, 2.5M, 1e6
help-lab-games-each = cuántas partidas por cada grupo de jugadores: 1000, 10k, 2.5M, 1e6
help-lab-seed = la misma semilla da las mismas partidas (por defecto: una al azar)
help-lab-workers = cuántos procesos de cálculo (por defecto: todos los núcleos); los resultados no cambian
help-lab-dask = usar en su lugar los de este clúster Dask
help-lab-csv = mostrar valores separados por comas
help-lab-html = escribir también un informe con gráficos
help-lab-more = docs/lab.md explica las cifras y todos los formatos, en inglés.
help-arena-seats = jugadores por partida (por defecto: %(default)s)
help-solve-players = 2 o 3 (por defecto: %(default)s)
help-solve-epsilon = para dos: la mayor distancia entre las cotas (1e-6); para tres: cuánto peor que la mejor puede ser una elección y aun así jugarse a veces (1e-3)
help-solve-threads = cuántos hilos (por defecto: todos los núcleos)
help-solve-out = escribir la tabla en este archivo; sin --out ni --keep solo se muestra el resultado
help-solve-keep = escribirla en la carpeta que leen los jugadores, los análisis y los consejos
help-solve-resume = seguir tras una interrupción
help-solve-pause = cada cuánto escribir un punto de control, en segundos o como 5m (por defecto: %(default)s)
help-solve-gpu = calcular en una GPU de NVIDIA, con nvcc
help-solve-check = comprobar en su lugar una tabla
help-lab-log = añadir de vez en cuando una línea sobre el avance a este archivo
help-solve-more = docs/solving.md explica el método y los resultados, en inglés.
help-train-out = el archivo de la valoración
help-train-players = para qué números de jugadores (por defecto: todos); los demás del archivo se conservan
help-train-tables = tablas de rapido solve de las que aprender
help-train-seed = con --lessons, la misma semilla da el mismo resultado (por defecto: %(default)s)
help-train-minutes = cuánto tiempo por cada número de jugadores, en minutos o como 90s o 2h (por defecto: %(default)s)
help-train-lessons = cuántas lecciones por cada número de jugadores, en vez de minutos
help-train-side = procesos en paralelo (por defecto: todos en una GPU; si no, uno)
help-train-go-on = seguir desde los pesos del archivo
help-train-small = lotes más pequeños, para una CPU
help-train-more = docs/training.md explica cómo funciona y la calidad del resultado, en inglés.
help-puzzles-make = jugar partidas y escribir una nueva colección
help-puzzles-check = volver a calcular cada reto
help-puzzles-players = solo los retos para 2 o para 3 (por defecto: ambos)
help-puzzles-table = el juego resuelto para dos, como lo escribe rapido solve
help-puzzles-table-three = el juego resuelto para tres
help-puzzles-file = la colección (por defecto: la de Rapido)
help-puzzles-count = cuántos elegir (por defecto: { $two } para dos, { $three } para tres)
help-puzzles-games = partidas en las que buscar (por defecto: %(default)s)
help-puzzles-seed = otra semilla encuentra otros retos (por defecto: %(default)s)

## Errors and results

lab-seats = Rapido es para 2 a 6 jugadores, no para { $seats }.
lab-bot-seats = El jugador virtual { $name } no puede jugar en una mesa de { $seats }.
lab-engine-command = { $name } no indica ningún programa. Escribe engine: y su comando, como engine:./my-engine
lab-games = Con estos jugadores, el número de partidas va de 1 a { $most }, no { $games }.
lab-named-twice = { $name } aparece dos veces. La arena es para jugadores distintos.
lab-arena-two = La arena necesita al menos dos jugadores.
lab-player-failed = El jugador virtual { $name } ha fallado en la partida { $game } de la semilla { $seed }: { $reason }
lab-no-folder = La carpeta { $folder } no existe. Créala primero o elige otra.
lab-worker-died = No se han podido completar las partidas: un proceso de cálculo se ha caído.
lab-no-processes = Aquí no se pueden iniciar otros procesos: { $reason }
lab-one-worker = Aquí no se pueden iniciar otros procesos ({ $reason }): uno solo juega todas las partidas.
lab-dask-missing = --dask necesita el paquete distributed: instálalo con { $command }
lab-dask-silent = Ningún planificador de Dask responde en { $address }.
lab-dask-address = Un planificador de Dask tiene una dirección como tcp://host:8786, no { $address }.
lab-dask-no-workers = El planificador de Dask en { $address } no tiene procesos de cálculo.
lab-dask-no-rapido = A los procesos de cálculo de { $address } les falta Rapido: { $reason }
lab-dask-version = El proceso de cálculo { $worker } tiene Rapido { $version }, no { $own }.
lab-dask-gone = El planificador de Dask en { $address } ha desaparecido.
lab-dask-died = Los procesos de cálculo de { $address } se han caído una y otra vez: { $reason }
lab-interrupted = interrumpido
lab-so-far = { $reason }: estos son los resultados hasta ahora
lab-nothing-yet = { $reason } antes de los primeros resultados
lab-report-written = El informe está en { $file }.
lab-slow = { $reason } Se usa Python en su lugar, que es mucho más lento.
solve-finish = El juego se puede resolver para una llegada del 1 al { $most }.
solve-epsilon = Aquí, epsilon debe ser al menos { $least } y menor que 1.
solve-resume-out = Para seguir, indica la tabla con --out o --keep.
solve-resume-gpu = En una GPU, el juego se resuelve en un minuto, sin puntos de control.
solve-memory = Una llegada en el peldaño { $finish } con una precisión de { $epsilon } necesita { $needed } GB de memoria, y aquí hay { $installed }.
solve-no-kernel = El juego solo se puede resolver con el núcleo compilado. { $reason }
solve-no-nvcc = Para resolver en una GPU hace falta el compilador nvcc de NVIDIA, que no se ha encontrado.
solve-nvcc-failed = nvcc no ha podido compilar para la GPU de este ordenador: { $reason }
solve-gpu-failed = La GPU comunica un error: { $reason }
solve-nothing-to-resume = En { $file } no hay nada que continuar: { $reason }.
solve-other-checkpoint = { $file } es un punto de control para { $players } jugadores y una llegada en el peldaño { $finish } con celdas de { $cell } bytes, no para este juego y esta precisión.
solve-checkpoint-damaged = El punto de control { $file } está dañado. Empieza de nuevo sin --resume.
solve-progress-damaged = El avance del punto de control está dañado ({ $reason }). Empieza de nuevo sin --resume.
solve-too-long = { $file } es para una escalera más larga de lo que se puede resolver.
solve-resumable = Interrumpido. --resume sigue desde aquí.
solve-interrupted = Interrumpido.
solve-not-kept = La tabla no se guarda, solo se muestra el resultado. --keep la escribe en la carpeta que leen los jugadores, los análisis y los consejos; --out ARCHIVO, donde quieras.
solve-kept = La tabla está en { $file }.
table-none = { $file } no es la tabla de un juego resuelto.
table-version = { $file } es una tabla de la versión { $version }; este programa lee la { $own }.
table-size = { $file } está dañado: debería tener { $bytes } bytes.
table-players = { $file } es una tabla para { $players } jugadores, no para { $wanted }.
table-finish = { $file } es una tabla para una llegada en el peldaño { $finish }.
table-cut = La tabla se ha cortado mientras se usaba.
table-other-game = Esta tabla es para { $players } jugadores y una llegada en el peldaño { $finish }, no para { $other } y { $step }.
table-missing = En { $file } no hay ninguna tabla del juego resuelto para { $players }. Así se hace una: { $command }
puzzles-no-file = { $file } no es un archivo de retos: { $reason }
puzzles-too-large = { $file } no es un archivo de retos: tiene más de { $bytes } bytes
# A line of the file that cannot be read.
puzzle-parts = un reto tiene una posición, un tipo, un nivel y opciones, no «{ $line }»
puzzle-actions = un reto enumera todas las opciones permitidas y ninguna otra, no «{ $line }»
puzzle-grade = un reto tiene un tipo y un nivel del 1 al 5, no «{ $line }»
puzzles-made = { $count } retos para { $players }, elegidos entre { $found }: { $file }
puzzles-checked = { $checked } retos, { $wrong } con errores
train-no-torch = Para entrenar hace falta torch, que no está instalado: { $command }
train-lessons = Indica tantos números de lecciones como números de jugadores.
train-failed = No se ha podido entrenar para { $players } jugadores: { $reason }
train-written = { $players } jugadores: escrito en { $file }
train-interrupted = Interrumpido. Lo que estaba terminado está en el archivo.

## The kernel, without which everything is played in Python

kernel-not-compiled = El núcleo de Rapido no está compilado aquí, porque al instalarlo no había ningún compilador de C. Para ir a toda velocidad, instala uno (Debian y Ubuntu: sudo apt install gcc; macOS: xcode-select --install; en cualquier sistema: pip install ziglang) y después inicia ./rapido o vuelve a instalar Rapido.
kernel-unreadable = El núcleo de Rapido no se puede leer: { $reason }.
kernel-damaged = El núcleo de Rapido está dañado: { $file } ha cambiado desde que se compiló.
kernel-not-loaded = El núcleo de Rapido no se puede cargar: { $reason }.
kernel-version = El núcleo de Rapido en { $file } tiene la versión { $version }, no la { $own }.
