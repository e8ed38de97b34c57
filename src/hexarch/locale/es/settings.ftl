# Settings, and the menu of a table.

## The menu of a table

page-save-picture = Guardar la imagen

## Language, theme, motion

page-look = Estilo del tablero
page-look-clear = Sencillo
page-look-tabletop = Mesa de juego
page-look-text = El estilo Mesa de juego muestra paisajes, piezas de madera y pequeñas escenas de la ciudad. Se guarda solo en este navegador.
page-theme = Tema
page-theme-system-name = Sistema
page-theme-light-name = Claro
page-theme-dark-name = Oscuro
page-still = Reducir el movimiento
page-textual = Tablero en texto
page-shortcuts = Atajos de teclado
page-sound = Sonido en tu turno y con los mensajes
page-settings-sound-text = Un tono breve cuando te toca y otro cuando alguien escribe.
page-playback = Reproducción de las jugadas de los demás
page-playback-off = Desactivada
page-playback-quick = Rápida
page-playback-normal = Normal

## Leaving a table

page-takeback-ask = Deshacer mi último turno
page-leave = Abandonar la partida
page-leave-sure = Un jugador virtual ocupa tu asiento. Puedes volver en cualquier momento.

## People at a table

page-people = Personas

## Settings

page-settings-title = Ajustes
page-settings-text = Se guardan en este navegador y en tu cuenta, si la tienes.
page-settings-look = Aspecto
page-settings-play = Juego
page-settings-still-text = Las piezas se mueven sin animación, y nada brilla.
page-settings-textual-text = La mesa como texto, para lectores de pantalla y conexiones lentas. Todas las partidas se pueden jugar así.
page-settings-shortcuts-text = Desactívalos si usas control por voz o si los atajos de una sola tecla te estorban.
page-settings-warnings = Avisarme antes de desperdiciar algo
page-settings-warnings-text = Un aviso pregunta una vez y nunca impide una jugada.

## Warnings

page-warning-quiet = Avisos desactivados: { $kind }

## Notices

page-notices-table = Avisos de esta mesa
