# Estudios en español.

studies-title = Estudios
studies-intro = Partidas en capítulos, con comentarios y marcas en el tablero. Privados, o legibles para quien tenga el enlace.
studies-none = Todavía no hay estudios
studies-none-text = Crea uno aquí, o guarda una posición en un estudio desde una repetición o un análisis.
studies-account = Para tener estudios hace falta una cuenta.
studies-name = Título del estudio
studies-make = Crear
studies-import = Importar un archivo
studies-untitled = Estudio sin título
studies-count = { $count ->
    [one] 1 capítulo
   *[other] { $count } capítulos
}
studies-shared = Compartido por enlace
studies-private = Privado
studies-chapters = Capítulos
studies-chapter = Capítulo { $number }
studies-empty = Este estudio aún no tiene capítulos
studies-empty-text = Abre una repetición o un análisis y guarda su posición en este estudio.
studies-share = Compartir por enlace
studies-unshare = Dejar de compartir
studies-link = Enlace para lectores
studies-copy = Copiar
studies-copied = Copiado.
studies-file = Descargar
studies-delete = Borrar el estudio
studies-delete-chapter = Borrar el capítulo
studies-delete-sure = ¿Borrarlo para siempre?
studies-rename = Cambiar el título
studies-play = Añadir jugadas
studies-notes = Notas
studies-note = Comentario sobre esta posición
studies-note-none = No hay comentario sobre esta posición.
studies-save = Guardar
studies-saved = Guardado.
studies-noted = Posiciones con notas
studies-position = Posición { $at }
studies-mark = Marcar el tablero
studies-mark-text = Elige algo del tablero para rodearlo con un círculo. Elige dos cosas, la segunda con Mayús, para dibujar una flecha. Elígelo otra vez para quitar la marca.
studies-mark-arrow = Flecha
studies-mark-clear = Quitar las marcas
studies-colour = Color
studies-colour-green = verde
studies-colour-red = rojo
studies-colour-blue = azul
studies-colour-yellow = amarillo
studies-add = Guardar en un estudio
studies-add-to = En este estudio
studies-add-new = un estudio nuevo
studies-add-title = Título del capítulo
studies-back = Todos los estudios
studies-marked = Marcado: { $things }
