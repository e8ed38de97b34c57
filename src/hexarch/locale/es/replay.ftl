# Repetición, registro, gráficos, análisis e importación, en español. Cada frase está entera.

## The screen

replay-title = Repetición: { $title }
replay-view-board = Tablero
replay-view-ledger = Registro
replay-view-charts = Gráficos
replay-tab-map = Mapa
replay-tab-city = Ciudad
replay-tab-sites = Lugares
replay-tab-market = Mercado
replay-tab-tracks = Escalas
replay-tab-players = Jugadores
replay-tab-tiles = Losetas
replay-tab-ledger = Jugadas
replay-tab-charts = Gráficos
replay-to-table = Ir a la mesa
replay-to-analysis = Ir al análisis
replay-not-begun = Esta partida aún no ha empezado
replay-not-begun-text = Aún no hay nada que repasar. Toma asiento, o vuelve cuando la partida haya empezado.
replay-told = { $player }: { $text }.

## Moving through the game

replay-transport = Reproducción
replay-steps = Recorrer la partida
replay-slider = Jugada
replay-where =
    { $round ->
        [0] Jugada { $at } de { $entries }, preparación
       *[other] Jugada { $at } de { $entries }, ronda { $round }
    }
replay-number = { $at } de { $entries }
replay-beginning = Inicio
replay-first = Primera jugada (Inicio)
replay-last = Última jugada (Fin)
replay-round-back = Ronda anterior (Re Pág)
replay-round-on = Ronda siguiente (Av Pág)
replay-turn-back = Turno anterior (←; con Mayús, un solo paso)
replay-turn-on = Turno siguiente (→; con Mayús, un solo paso)
replay-play = Reproducir (barra espaciadora)
replay-pause = Pausar (barra espaciadora)
replay-pace = Velocidad: { $pace }
replay-pace-0 = lenta
replay-pace-1 = media
replay-pace-2 = rápida
replay-setup = Preparación
replay-round = { $round }
replay-round-of = Ronda { $round }
replay-moves = Jugadas

## The ledger

replay-filter = Filtro
replay-filter-source = Origen
replay-filter-clear = Quitar filtro
replay-all-sources = Todos los orígenes
replay-rows =
    { $count ->
        [one] 1 fila
       *[other] { $count } filas
    }
replay-no-rows = Ninguna fila coincide.
replay-column-move = Jugada
replay-column-player = Jugador
replay-column-what = Qué pasó
replay-column-sources = Origen
replay-go = Ir a la jugada { $number }

## Charts

replay-topic-points = Puntos
replay-topic-income = Ingresos
replay-topic-goods = Recursos
replay-topic-taken = Poder tomado
replay-measure = Medida
replay-measure-points = Puntos
replay-measure-coins = Monedas
replay-measure-workers = Trabajadores
replay-measure-priests = Sacerdotes
replay-measure-power = Poder
replay-measure-cults = Pasos de culto
replay-measure-stone = Piedra
replay-measure-food = Alimento
replay-measure-wisdom = Sabiduría
replay-measure-gold = Oro
replay-measure-tokens = Superioridad
replay-measure-military = Fuerza militar
replay-measure-temples = Templos
replay-measure-zodiac = Cartas del zodiaco
replay-direction = Ganado o pagado
replay-gained = Ganado
replay-paid = Pagado
replay-course = { $measure } a lo largo de la partida
replay-after-round = Después de la ronda { $round }
replay-rounds-gained = { $measure }: ganancia por ronda
replay-rounds-paid = { $measure }: gasto por ronda
replay-rounds-income = { $measure }: ingresos por ronda
replay-rounds-gained-for = { $measure }: ganancia por ronda ({ $source })
replay-rounds-paid-for = { $measure }: gasto por ronda ({ $source })
replay-rounds-income-for = { $measure }: ingresos por ronda ({ $source })
replay-sources-gained = { $measure }: ganancia por origen
replay-sources-paid = { $measure }: gasto por origen
replay-sources-income = { $measure }: ingresos por origen
replay-source = Origen
replay-of-player = Jugador
replay-all-players = Todos los jugadores
replay-player-by-round = { $player }, ronda a ronda
replay-total = Suma
replay-nothing = Sin datos.
replay-as-table = Mostrar como tabla

## Sharing and saving

replay-share = Compartir y guardar
replay-link = Enlace a esta posición
replay-copy = Copiar
replay-copied = Enlace copiado.
replay-copy-by-hand = Tu navegador no permite copiar. El enlace está seleccionado; cópialo tú.
replay-picture = Imagen de esta posición
replay-no-picture = No se ha podido crear la imagen.
replay-files = La partida como archivo
replay-file-json = Partida guardada
replay-file-json-text = La partida completa, lista para importarla de nuevo.
replay-file-ledger = Registro
replay-file-ledger-text = Fila a fila, para una hoja de cálculo.
replay-file-commands = Jugadas
replay-file-commands-text = Solo las jugadas, en notación.

## Analysis

replay-branch = Analizar desde aquí
replay-branch-short = Analizar
replay-branch-text = Una copia de la partida desde esta posición, en la que juegas por todos
replay-analysis = Análisis
replay-analysis-from = Análisis desde la jugada { $at }. Juegas por todos.
replay-analysis-alone = Análisis. Juegas por todos.
replay-analysis-watch = Análisis. Solo quien lo creó puede jugar.
replay-back = Volver a la partida
replay-this-line = Ver esta línea
replay-undo-turn = Deshacer
replay-again = Empezar de nuevo

## Import

replay-import-title = Importar una partida
replay-import-text = Un registro de la liga, una partida guardada o una lista de jugadas. La reproducimos, comprobamos cada fila, y puedes repasarla paso a paso.
replay-import-drop = Suelta aquí el archivo
replay-import-choose = Elegir un archivo
replay-import-or = o pega el texto
replay-import-paste = Texto de la partida
replay-import-name = Nombre (opcional)
replay-import-go = Importar partida
replay-import-reading = Leyendo { $name } y comprobando cada fila.
replay-import-pasted = el texto
replay-import-broken = No se ha podido leer este archivo
replay-import-broken-text = { $reason } No se ha guardado nada. Prueba con otro archivo, o revisa el texto de abajo.
replay-import-broken-file = { $reason } No se ha guardado nada. Prueba con otro archivo.
replay-import-not-now = { $reason } No se ha guardado nada; tu texto sigue aquí.
replay-import-large = El archivo tiene más de dos megabytes, así que probablemente no es una partida.
replay-import-empty = El archivo está vacío.
replay-import-unreadable = El navegador no ha podido leer el archivo.
replay-import-done = Importada, con notas
replay-import-open = Abrir la repetición
replay-notes = { $count ->
    [one] 1 nota de la importación
   *[other] { $count } notas de la importación
}
replay-note-skipped = Se ha omitido la línea { $line } porque no es una línea de registro conocida: «{ $text }».
replay-note-latin-1 = El archivo no está en UTF-8 (línea { $line }); se ha leído como Latin-1.
replay-note-more = { $count ->
    [one] Hay 1 nota más que no se muestra.
   *[other] Hay { $count } notas más que no se muestran.
}

## Hints

replay-hint-text = El jugador virtual más fuerte ha considerado estos turnos. Cada uno muestra los puntos que espera al final de la partida.
replay-hint-thinking = El jugador virtual está pensando.
replay-hint-take = Jugar esto
replay-hint-end = terminar el turno
replay-hint-sources = De dónde se espera que vengan los puntos
replay-hint-now = puntos ahora
replay-hint-sum = esperado al final
replay-hint-this-turn = en este turno: { $source }
replay-hint-everybody = Esperado al final:
replay-hint-source-this-round = más adelante en esta ronda
replay-hint-draft-less = Tu borrador llevaría a { $value } puntos, { $points } menos que la primera propuesta.
replay-hint-draft-same = Tu borrador es tan bueno como la primera propuesta: se esperan { $value } puntos.
replay-hint-draft-lost = Pierde en: { $sources }.
replay-hint-draft-won = Gana en: { $sources }.
replay-hint-source-base = partida media
replay-hint-source-rounds-to-come = rondas por venir
replay-hint-source-points = puntos hasta ahora
replay-hint-source-points-so-far = puntos hasta ahora
replay-hint-source-goods = recursos
replay-hint-source-income = ingresos
replay-hint-source-buildings = estructuras
replay-hint-source-position = posición en el mapa
replay-hint-source-network = área conectada
replay-hint-source-opening = apertura
replay-hint-source-stronghold = fortaleza
replay-hint-source-bonus-card = loseta de bonificación
replay-hint-source-favor-tiles = losetas de favor
replay-hint-source-scoring-tiles = losetas de puntuación
replay-hint-source-cults = cultos
replay-hint-source-towns = ciudades
replay-hint-source-temples = templos
replay-hint-source-districts = distritos
replay-hint-source-city = ciudad
replay-hint-source-workers = trabajadores
replay-hint-source-advisors = consejeros
replay-hint-source-military = escala militar
replay-hint-source-zodiac-cards = cartas del zodiaco
replay-hint-source-faction = facción y fortaleza
replay-hint-source-tracks = navegación fluvial y canje por palas
replay-hint-source-power-offers = poder de los vecinos
replay-hint-source-resources = recursos al final
replay-hint-source-other = otros
