# Estudos em português.

studies-title = Estudos
studies-intro = Partidas em capítulos, com comentários e marcas no tabuleiro. Privados, ou abertos à leitura de quem tiver o link.
studies-none = Ainda não há estudos
studies-none-text = Crie um aqui, ou salve uma posição em um estudo a partir de uma reprise ou de uma análise.
studies-account = É preciso ter uma conta para criar estudos.
studies-name = Título do estudo
studies-make = Criar
studies-import = Importar um arquivo
studies-untitled = Estudo sem título
studies-count = { $count ->
    [1] 1 capítulo
   *[other] { $count } capítulos
}
studies-shared = Compartilhado por link
studies-private = Privado
studies-chapters = Capítulos
studies-chapter = Capítulo { $number }
studies-empty = Este estudo ainda não tem capítulos
studies-empty-text = Abra uma reprise ou uma análise e salve a posição neste estudo.
studies-share = Compartilhar por link
studies-unshare = Deixar de compartilhar
studies-link = Link para leitores
studies-copy = Copiar
studies-copied = Copiado.
studies-file = Baixar
studies-delete = Excluir o estudo
studies-delete-chapter = Excluir o capítulo
studies-delete-sure = Excluir para sempre?
studies-rename = Mudar o título
studies-play = Adicionar jogadas
studies-notes = Notas
studies-note = Comentário sobre esta posição
studies-note-none = Não há comentário sobre esta posição.
studies-save = Salvar
studies-saved = Salvo.
studies-noted = Posições com notas
studies-position = Posição { $at }
studies-mark = Marcar o tabuleiro
studies-mark-text = Escolha algo no tabuleiro para marcá-lo com um anel. Escolha duas coisas, a segunda com Shift, para desenhar uma seta. Escolha de novo para remover a marca.
studies-mark-arrow = Seta
studies-mark-clear = Remover as marcas
studies-colour = Cor
studies-colour-green = verde
studies-colour-red = vermelho
studies-colour-blue = azul
studies-colour-yellow = amarelo
studies-add = Salvar em um estudo
studies-add-to = Neste estudo
studies-add-new = um estudo novo
studies-add-title = Título do capítulo
studies-back = Todos os estudos
studies-marked = Marcado: { $things }
