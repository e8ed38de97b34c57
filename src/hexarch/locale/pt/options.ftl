# O que uma mesa pode combinar antes da partida, nos dois jogos, em português do Brasil. Cada frase é inteira.

## Groups

option-group-set-up = Preparação
option-group-box = O que há na caixa
option-group-variants = Variantes
option-group-order = Ordem de jogo
option-group-conversions = Conversões
option-group-spades = Pás
option-group-cults = Cultos
option-group-payments = Pagamentos
option-group-dice = Dados
option-group-temples = Templos
option-group-city = Cidade
option-group-solo = Jogar sozinho
option-on = Sim
option-off = Não

## Terra Mystica: presets

tm-preset-standard = Livro de regras
tm-preset-standard-help = O livro de regras mais recente, com as respostas dos autores onde ele é omisso.
tm-preset-league = Liga
tm-preset-league-help = Como na liga on-line: pequenas expansões, ofertas respondidas depois, ordem de turno conforme os jogadores passam.

## Terra Mystica: set-up

tm-option-map = Mapa
tm-option-map-help = O tabuleiro em que se joga.
tm-option-map-base = Jogo básico
tm-option-map-fire-and-ice-1 = Fogo e Gelo, lado 1
tm-option-map-fire-and-ice-2 = Fogo e Gelo, lado 2
tm-option-map-fjords = Fiordes
tm-option-map-loon-lakes = Loon Lakes
tm-option-own-map = Mapa personalizado
tm-option-own-map-help = Um arquivo com as linhas de um mapa. Ele substitui o mapa acima.
tm-option-introductory = Jogo introdutório
tm-option-introductory-help = A preparação fixa de uma primeira partida: facções, habitações, fichas de pontuação e cartas de bônus já vêm definidas.
tm-option-factions = Facções predefinidas
tm-option-factions-help = Uma para cada lugar, na ordem. Duas facções da mesma cor não podem estar na mesma partida.
tm-option-faction-choice = Como se escolhem as facções
tm-option-faction-choice-help = Livremente, na ordem de turno; uma das duas facções de uma cor sorteada para você; ou um leilão de facções sorteadas, pagas com pontos.
tm-option-faction-choice-free = Livremente
tm-option-faction-choice-random-colours = Cores sorteadas
tm-option-faction-choice-auction = Leilão
tm-option-starting-points = Pontos iniciais
tm-option-starting-points-help = Todos começam com 20 pontos, ou as facções fortes começam com menos.
tm-option-starting-points-equal = 20 para todos
tm-option-starting-points-2017 = Por facção (2017)
tm-option-start-player = Quem começa
tm-option-start-player-help = O jogador inicial é sorteado, ou é quem ocupa o primeiro lugar.
tm-option-start-player-random = Sorteado
tm-option-start-player-first = Primeiro lugar
tm-option-spade-tile-late = Ficha de pontuação das pás nas rodadas 5 e 6
tm-option-spade-tile-late-help = O livro mais recente a proíbe; os mais antigos a sorteiam como qualquer outra.
tm-option-spade-tile-late-forbid = Nunca
tm-option-spade-tile-late-allow = Possível
tm-option-factions-auren = { faction-auren }
tm-option-factions-witches = { faction-witches }
tm-option-factions-alchemists = { faction-alchemists }
tm-option-factions-darklings = { faction-darklings }
tm-option-factions-halflings = { faction-halflings }
tm-option-factions-cultists = { faction-cultists }
tm-option-factions-engineers = { faction-engineers }
tm-option-factions-dwarves = { faction-dwarves }
tm-option-factions-mermaids = { faction-mermaids }
tm-option-factions-swarmlings = { faction-swarmlings }
tm-option-factions-chaosmagicians = { faction-chaosmagicians }
tm-option-factions-giants = { faction-giants }
tm-option-factions-fakirs = { faction-fakirs }
tm-option-factions-nomads = { faction-nomads }

## Terra Mystica: what is in the box

tm-option-mini-expansion-1 = Mais quatro fichas de cidade
tm-option-mini-expansion-1-help = A primeira miniexpansão.
tm-option-shipping-bonus = Décima carta de bônus
tm-option-shipping-bonus-help = Dá pontos pela remessa ao passar.
tm-option-temple-scoring-tile = Nona ficha de pontuação
tm-option-temple-scoring-tile-help = Dá pontos por templos.

## Terra Mystica: variants

tm-option-war-and-faith = Guerra e Fé
tm-option-war-and-faith-help = Quem constrói um templo paga aos donos dos templos vizinhos; fortalezas e santuários não podem ficar lado a lado e valorizam as cidades.
tm-option-fewer-buildings = Menos estruturas
tm-option-fewer-buildings-help = Para cinco jogadores: cada um tem uma habitação e uma casa de comércio a menos; a renda delas fica descoberta desde o início.
tm-option-unlimited-towns = Cidades ilimitadas
tm-option-unlimited-towns-help = Para cinco jogadores: pode-se fundar uma cidade mesmo quando não resta nenhuma ficha de cidade.

## Terra Mystica: order of play

tm-option-turn-order = Ordem da próxima rodada
tm-option-turn-order-help = Em sentido horário a partir de quem passou primeiro, ou na ordem em que os jogadores passaram.
tm-option-turn-order-clockwise = Sentido horário
tm-option-turn-order-passing = Ordem ao passar
tm-option-offers = Respostas às ofertas de poder
tm-option-offers-help = Os vizinhos respondem na hora ou depois, antes de sua próxima ação. Depois é mais rápido quando os jogadores não estão on-line ao mesmo tempo.
tm-option-offers-at-once = Na hora
tm-option-offers-deferred = Depois
tm-option-leech-timing = Ofertas e recompensas
tm-option-leech-timing-help = Com respostas na hora: antes ou depois de quem construiu pegar o marcador de favor, a ficha de cidade e a recompensa da fortaleza.
tm-option-leech-timing-before-rewards = Ofertas primeiro
tm-option-leech-timing-after-rewards = Recompensas primeiro
tm-option-tiles-in-any-order = Fichas em qualquer ordem
tm-option-tiles-in-any-order-help = Um segundo marcador de favor pode ser pego antes das fichas de cidade que o primeiro trouxe.

## Terra Mystica: conversions

tm-option-conversions-mid-action = Converter a qualquer momento
tm-option-conversions-mid-action-help = Também no meio de uma ação, não só antes e depois dela.
tm-option-free-burning = Sacrificar poder a qualquer momento
tm-option-free-burning-help = A qualquer momento do seu turno, não só para pagar algo na hora.

## Terra Mystica: spades

tm-option-spade-scoring = A ficha de pontuação das pás paga por
tm-option-spade-scoring-help = Pás que são usadas, ou todas as que se ganham, mesmo que depois se abra mão delas.
tm-option-spade-scoring-used = Pás usadas
tm-option-spade-scoring-gained = Pás ganhas
tm-option-spade-path = Caminho pelo ciclo
tm-option-spade-path-help = O caminho mais curto, ou um que nunca passa pelo terreno natal.
tm-option-spade-path-shortest = O mais curto
tm-option-spade-path-around-home = Sem passar pelo terreno natal
tm-option-long-way-round = O caminho longo
tm-option-long-way-round-help = Podem-se gastar mais pás do que o necessário, tomando o caminho longo do ciclo.
tm-option-transform-home-away = O terreno natal pode ser transformado
tm-option-transform-home-away-help = Um espaço do seu terreno natal pode ser transformado em outro terreno.
tm-option-transform-only-closer = Só para mais perto do terreno natal
tm-option-transform-only-closer-help = Uma transformação precisa aproximar o espaço do terreno natal.
tm-option-free-spade-needs-transform = Pás gratuitas precisam ser usadas
tm-option-free-spade-needs-transform-help = Uma ação com pás gratuitas não pode ser feita só para construir em terreno natal.
tm-option-spades-split-before-home = Duas pás gratuitas em dois espaços
tm-option-spades-split-before-home-help = Uma pode ir para um segundo espaço mesmo que o primeiro ainda não seja terreno natal.
tm-option-dwelling-on-second = Habitação no segundo espaço
tm-option-dwelling-on-second-help = A habitação de uma ação com várias pás pode ficar no segundo espaço.
tm-option-bought-spades-one-space = Pás compradas em um só espaço
tm-option-bought-spades-one-space-help = Quando as pás se espalham por vários espaços, não se pode comprar mais nenhuma.
tm-option-stronghold-spades-alone = Só as pás da fortaleza
tm-option-stronghold-spades-alone-help = Não se podem comprar pás além das três que a fortaleza dos Halflings traz.
tm-option-halfling-sh-dwelling-first-only = Fortaleza dos Halflings: só o primeiro espaço
tm-option-halfling-sh-dwelling-first-only-help = Dos espaços transformados pela fortaleza, só o primeiro pode receber a habitação.
tm-option-cult-spades-must-finish-first = Pás de culto completam um espaço primeiro
tm-option-cult-spades-must-finish-first-help = As pás do bônus de culto vão para um só espaço até ele ser terreno natal.

## Terra Mystica: cults

tm-option-cultists-all-decline = Cultistas, quando todos recusam
tm-option-cultists-all-decline-help = O que os Cultistas ganham quando todos os vizinhos recusam o poder.
tm-option-cultists-all-decline-power1 = 1 de poder
tm-option-cultists-all-decline-nothing = Nada
tm-option-late-keys = Chaves tardias
tm-option-late-keys-help = Se faltou uma chave para um passo até o espaço 10, uma chave ganha depois no mesmo turno o completa.
tm-option-may-stay-on-nine = Ficar no espaço 9
tm-option-may-stay-on-nine-help = Um jogador pode ficar no 9 e guardar a chave para outro culto.

## Origins: presets

origins-preset-standard = Livro de regras
origins-preset-standard-help = Como diz o livro de regras; onde ele é omisso, vale a leitura mais simples.
origins-preset-quick = Rápido
origins-preset-quick-help = Menos perguntas: o ouro só é usado quando falta outro recurso.

## Origins: set-up and order

origins-option-start-player = Quem começa
origins-option-start-player-help = O primeiro jogador é sorteado, ou é quem ocupa o primeiro lugar.
origins-option-start-player-random = Sorteado
origins-option-start-player-first = Primeiro lugar
origins-option-components = Componentes corrigidos
origins-option-components-help = Um arquivo com os valores impressos nas suas peças e cartas, onde diferem dos nossos.
origins-option-turn-order = Ordem dos turnos
origins-option-turn-order-help = Em sentido horário a partir de quem tem o Baluarte, ou na ordem da Trilha Militar.
origins-option-turn-order-clockwise = Sentido horário
origins-option-turn-order-military = Trilha Militar

## Origins: payments and dice

origins-option-gold = Ouro em vez de um recurso
origins-option-gold-help = Você escolhe quanto ouro usar, ou o ouro só cobre o que falta.
origins-option-gold-ask = Perguntar
origins-option-gold-last = Só se necessário
origins-option-raise-past-six = Aumentar um dado de valor 6
origins-option-raise-past-six-help = Alimento e construções podem aumentar um Homem Livre de valor 6, que então vira Conselheiro.
origins-option-freemen-counted = Homens Livres contados
origins-option-freemen-counted-help = Construções que contam Homens Livres contam também os que estão nos locais, ou só os não utilizados.
origins-option-freemen-counted-all = Todos
origins-option-freemen-counted-unused = Só não utilizados
origins-option-veterans-of-one = Acampamento de Veteranos e valor 1
origins-option-veterans-of-one-help = Ele pode escolher um Homem Livre de valor 1, cujo valor então não muda.
origins-option-missing-die = Falta um dado para a oferta
origins-option-missing-die-help = Sempre encerra a partida, ou só se o dado ainda faltar no fim da rodada.
origins-option-missing-die-remembered = Encerra a partida
origins-option-missing-die-still-missing = Se ainda faltar

## Origins: temples, city, solo game

origins-option-temple-without-step = Carta do Zodíaco sem passo
origins-option-temple-without-step-help = Quando a ação principal do templo pode pegar a Carta do Zodíaco sem avançar.
origins-option-temple-without-step-at-the-top = No topo
origins-option-temple-without-step-always = Sempre
origins-option-temple-without-step-never = Nunca
origins-option-cards-change-hands = Cartas do Zodíaco mudam de mãos
origins-option-cards-change-hands-help = A ação principal do templo pega a carta também de outro jogador, não só do tabuleiro.
origins-option-idle-temples = Templos onde ninguém se moveu
origins-option-idle-temples-help = Quem recebe a Carta do Zodíaco de um templo em que todos os discos ainda estão no espaço inicial.
origins-option-idle-temples-bottom-disc = O disco de baixo
origins-option-idle-temples-nobody = Ninguém
origins-option-cover-closed-districts = Virgem cobre distritos fechados
origins-option-cover-closed-districts-help = Virgem pode cobrir uma fazenda de um distrito já fechado.
origins-option-rival-disc = O disco do rival
origins-option-rival-disc-help = Quando você joga sozinho, o outro disco conta só para ataques, ou para tudo o que compara força militar.
origins-option-rival-disc-attacks = Só ataques
origins-option-rival-disc-strength = Todas as comparações
