# Reprise, registro, gráficos, análise e importação, em português do Brasil. Cada frase é inteira.

## The screen

replay-title = Reprise: { $title }
replay-view-board = Tabuleiro
replay-view-ledger = Registro
replay-view-charts = Gráficos
replay-tab-map = Mapa
replay-tab-city = Cidade
replay-tab-sites = Locais
replay-tab-market = Mercado
replay-tab-tracks = Trilhas
replay-tab-players = Jogadores
replay-tab-tiles = Fichas
replay-tab-ledger = Jogadas
replay-tab-charts = Gráficos
replay-to-table = Ir para a mesa
replay-to-analysis = Ir para a análise
replay-not-begun = Esta partida ainda não começou
replay-not-begun-text = Ainda não há nada para rever. Ocupe um lugar ou volte quando a partida tiver começado.
replay-told = { $player }: { $text }.

## Moving through the game

replay-transport = Reprodução
replay-steps = Percorrer a partida
replay-slider = Jogada
replay-where =
    { $round ->
        [0] Jogada { $at } de { $entries }, preparação
       *[other] Jogada { $at } de { $entries }, rodada { $round }
    }
replay-number = { $at } de { $entries }
replay-beginning = Início
replay-first = Primeira jogada (Home)
replay-last = Última jogada (End)
replay-round-back = Rodada anterior (Page Up)
replay-round-on = Próxima rodada (Page Down)
replay-turn-back = Turno anterior (←; com Shift, um só passo)
replay-turn-on = Próximo turno (→; com Shift, um só passo)
replay-play = Reproduzir (barra de espaço)
replay-pause = Pausar (barra de espaço)
replay-pace = Velocidade: { $pace }
replay-pace-0 = lenta
replay-pace-1 = média
replay-pace-2 = rápida
replay-setup = Preparação
replay-round = { $round }
replay-round-of = Rodada { $round }
replay-moves = Jogadas

## The ledger

replay-filter = Filtro
replay-filter-source = Origem
replay-filter-clear = Limpar filtro
replay-all-sources = Todas as origens
replay-rows =
    { $count ->
        [1] 1 linha
       *[other] { $count } linhas
    }
replay-no-rows = Nenhuma linha corresponde.
replay-column-move = Jogada
replay-column-player = Jogador
replay-column-what = O que aconteceu
replay-column-sources = Origem
replay-go = Ir para a jogada { $number }

## Charts

replay-topic-points = Pontos
replay-topic-income = Renda
replay-topic-goods = Recursos
replay-topic-taken = Poder recebido
replay-measure = Medida
replay-measure-points = Pontos
replay-measure-coins = Moedas
replay-measure-workers = Trabalhadores
replay-measure-priests = Clérigos
replay-measure-power = Poder
replay-measure-cults = Passos de culto
replay-measure-stone = Pedra
replay-measure-food = Alimento
replay-measure-wisdom = Sabedoria
replay-measure-gold = Ouro
replay-measure-tokens = Superioridade
replay-measure-military = Força militar
replay-measure-temples = Templos
replay-measure-zodiac = Cartas do Zodíaco
replay-direction = Ganho ou pago
replay-gained = Ganho
replay-paid = Pago
replay-course = { $measure } ao longo da partida
replay-after-round = Depois da rodada { $round }
replay-rounds-gained = { $measure }: ganho por rodada
replay-rounds-paid = { $measure }: gasto por rodada
replay-rounds-income = { $measure }: renda por rodada
replay-rounds-gained-for = { $measure }: ganho por rodada ({ $source })
replay-rounds-paid-for = { $measure }: gasto por rodada ({ $source })
replay-rounds-income-for = { $measure }: renda por rodada ({ $source })
replay-sources-gained = { $measure }: ganho por origem
replay-sources-paid = { $measure }: gasto por origem
replay-sources-income = { $measure }: renda por origem
replay-source = Origem
replay-of-player = Jogador
replay-all-players = Todos os jogadores
replay-player-by-round = { $player }, rodada por rodada
replay-total = Total geral
replay-nothing = Sem dados.
replay-as-table = Mostrar como tabela

## Sharing and saving

replay-share = Compartilhar e salvar
replay-link = Link para esta posição
replay-copy = Copiar
replay-copied = Link copiado.
replay-copy-by-hand = O navegador não permite copiar. O link está selecionado; copie-o você mesmo.
replay-picture = Imagem desta posição
replay-no-picture = Não foi possível criar a imagem.
replay-files = A partida como arquivo
replay-file-json = Partida salva
replay-file-json-text = A partida completa, pronta para importar de novo.
replay-file-ledger = Registro
replay-file-ledger-text = Linha por linha, para uma planilha.
replay-file-commands = Jogadas
replay-file-commands-text = Só as jogadas, em notação.

## Analysis

replay-branch = Analisar a partir daqui
replay-branch-short = Analisar
replay-branch-text = Uma cópia da partida a partir desta posição, em que você joga por todos
replay-analysis = Análise
replay-analysis-from = Análise a partir da jogada { $at }. Você joga por todos.
replay-analysis-alone = Análise. Você joga por todos.
replay-analysis-watch = Análise. Só quem a criou pode jogar.
replay-back = Voltar à partida
replay-this-line = Rever esta linha
replay-undo-turn = Desfazer
replay-again = Recomeçar

## Import

replay-import-title = Importar uma partida
replay-import-text = Um registro da liga, uma partida salva ou uma lista de jogadas. Nós a reproduzimos, conferimos cada linha, e você pode revê-la passo a passo.
replay-import-drop = Solte o arquivo aqui
replay-import-choose = Escolher um arquivo
replay-import-or = ou cole o texto
replay-import-paste = Texto da partida
replay-import-name = Nome (opcional)
replay-import-go = Importar partida
replay-import-reading = Lendo { $name } e conferindo cada linha.
replay-import-pasted = o texto
replay-import-broken = Não foi possível ler este arquivo
replay-import-broken-text = { $reason } Nada foi salvo. Tente outro arquivo ou confira o texto abaixo.
replay-import-broken-file = { $reason } Nada foi salvo. Tente outro arquivo.
replay-import-not-now = { $reason } Nada foi salvo; seu texto continua aqui.
replay-import-large = O arquivo tem mais de dois megabytes, então provavelmente não é uma partida.
replay-import-empty = O arquivo está vazio.
replay-import-unreadable = O navegador não conseguiu ler o arquivo.
replay-import-done = Importada, com observações
replay-import-open = Abrir a reprise
replay-notes = { $count ->
    [one] { $count } observação da importação
   *[other] { $count } observações da importação
}
replay-note-skipped = A linha { $line } foi ignorada porque não é uma linha de registro conhecida: “{ $text }”.
replay-note-latin-1 = O arquivo não está em UTF-8 (linha { $line }); foi lido como Latin-1.
replay-note-more = { $count ->
    [one] Mais { $count } observação não é mostrada.
   *[other] Mais { $count } observações não são mostradas.
}

## Hints

replay-hint-text = O jogador virtual mais forte considerou estes turnos. Cada um mostra os pontos que ele espera no fim da partida.
replay-hint-thinking = O jogador virtual está pensando.
replay-hint-take = Jogar isto
replay-hint-end = encerrar o turno
replay-hint-sources = De onde se espera que venham os pontos
replay-hint-now = pontos agora
replay-hint-sum = esperado no fim
replay-hint-this-turn = neste turno: { $source }
replay-hint-everybody = Esperado no fim:
replay-hint-source-this-round = mais tarde nesta rodada
replay-hint-draft-less = Seu rascunho deve levar a { $value } pontos, { $points } a menos que a primeira proposta.
replay-hint-draft-same = Seu rascunho é tão bom quanto a primeira proposta: esperam-se { $value } pontos.
replay-hint-draft-lost = Perde em: { $sources }.
replay-hint-draft-won = Ganha em: { $sources }.
replay-hint-source-base = partida média
replay-hint-source-rounds-to-come = rodadas por vir
replay-hint-source-points = pontos até agora
replay-hint-source-points-so-far = pontos até agora
replay-hint-source-goods = recursos
replay-hint-source-income = renda
replay-hint-source-buildings = estruturas
replay-hint-source-position = posição no mapa
replay-hint-source-network = área conectada
replay-hint-source-opening = abertura
replay-hint-source-stronghold = fortaleza
replay-hint-source-bonus-card = carta de bônus
replay-hint-source-favor-tiles = marcadores de favor
replay-hint-source-scoring-tiles = fichas de pontuação
replay-hint-source-cults = cultos
replay-hint-source-towns = cidades
replay-hint-source-temples = templos
replay-hint-source-districts = distritos
replay-hint-source-city = cidade
replay-hint-source-workers = trabalhadores
replay-hint-source-advisors = Conselheiros
replay-hint-source-military = Trilha Militar
replay-hint-source-zodiac-cards = Cartas do Zodíaco
replay-hint-source-faction = facção e fortaleza
replay-hint-source-tracks = remessa e troca por pás
replay-hint-source-power-offers = poder dos vizinhos
replay-hint-source-resources = recursos no final
replay-hint-source-other = outros
