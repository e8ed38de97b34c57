# Estudos em português.

studies-title = Estudos
studies-intro = Partidas em capítulos, com comentários e marcas no tabuleiro. Privados, ou legíveis para quem tiver o link.
studies-none = Ainda não há estudos
studies-none-text = Crie um aqui, ou guarde uma posição num estudo a partir de um replay ou de uma análise.
studies-account = Para ter estudos é preciso uma conta.
studies-new = Novo estudo
studies-name = Título do estudo
studies-make = Criar
studies-import = Importar um arquivo
studies-untitled = Estudo sem título
studies-count = { $count ->
    [1] 1 capítulo
   *[other] { $count } capítulos
}
studies-shared = Partilhado por link
studies-private = Privado
studies-chapters = Capítulos
studies-chapter = Capítulo { $number }
studies-empty = Este estudo ainda não tem capítulos
studies-empty-text = Abra um replay ou uma análise e guarde a posição neste estudo.
studies-share = Partilhar por link
studies-unshare = Deixar de partilhar
studies-link = Link para leitores
studies-copy = Copiar
studies-copied = Copiado.
studies-file = Baixar
studies-delete = Apagar o estudo
studies-delete-chapter = Apagar o capítulo
studies-delete-sure = Apagar para sempre?
studies-rename = Mudar o título
studies-play = Acrescentar jogadas
studies-notes = Notas
studies-note = Comentário sobre esta posição
studies-note-none = Não há comentário sobre esta posição.
studies-save = Guardar
studies-saved = Guardado.
studies-noted = Posições com notas
studies-position = Posição { $at }
studies-mark = Marcar o tabuleiro
studies-mark-text = Escolha algo no tabuleiro para o rodear com um anel. Escolha duas coisas, a segunda com Shift, para desenhar uma seta. Escolha de novo para retirar a marca.
studies-mark-arrow = Seta
studies-mark-clear = Retirar as marcas
studies-colour = Cor
studies-colour-green = verde
studies-colour-red = vermelho
studies-colour-blue = azul
studies-colour-yellow = amarelo
studies-add = Guardar num estudo
studies-add-to = Neste estudo
studies-add-new = um estudo novo
studies-add-title = Título do capítulo
studies-back = Todos os estudos
studies-marked = Marcado: { $things }
