# Origins: Primeiros Construtores na página, em português do Brasil: o que se pode fazer, como as coisas se chamam
# e o que fazem. Cada frase é inteira.

## What can be done

origins-action-done = Terminar
origins-action-pass = Passar
origins-action-extra = Gastar um marcador de Superioridade para ter outra ação
origins-action-grow = Aumentar sua população por { $food } de alimento
origins-action-tower =
    Construir sua torre { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    } até o nível { $height }
origins-action-visit = Visitar o local { $site } com seu Homem Livre { $colour } de valor { $value }
origins-action-visit-speaker = Visitar o local { $site } com seu Orador de valor { $value }
origins-action-visit-archon = Visitar o local { $site } com seu Arconte
origins-action-close = Fechar o distrito em { $cell }
origins-action-with = Colocar seu Homem Livre { $colour } de valor { $value } no assento
origins-action-match = Pontuar a Carta de Distrito { $card }
origins-action-main = { $action }
origins-action-bonus =
    Fazer a Ação Bônus da peça { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    }
origins-action-bonus-gold = Pegar 1 de ouro em vez da Ação Bônus
origins-action-rise = Aumentar também o local { $site }
origins-action-hold = Gastar um marcador de Superioridade para que nenhum local suba
origins-action-pay =
    { $gold ->
        [0] Pagar { $rest } de { $resource } e nenhum ouro
       *[other]
            { $rest ->
                [0] Pagar { $gold } de ouro em vez de { $resource }
               *[other] Pagar { $rest } de { $resource } e { $gold } de ouro
            }
    }
origins-action-spend = Trocar 1 de { $resource } por ouro
origins-action-gain = Ganhar 1 de { $resource }
origins-action-move = Mover-se na Trilha Militar
origins-action-attack = Atacar
origins-action-buy = Construir { $building } por { $wisdom } de sabedoria e { $stone } de pedra
origins-action-buy-stored = Construir a peça guardada { $building } por { $stone } de pedra
origins-action-buy-farm = Construir { $building } como fazenda
origins-action-buy-farm-stored = Construir a peça guardada { $building } como fazenda
origins-action-buy-cover = Construir { $building } sobre uma fazenda
origins-action-buy-cover-stored = Construir a peça guardada { $building } sobre uma fazenda
origins-action-place = Colocar { $building } em { $cell }
origins-action-use = Usar { $building } em { $cell }
origins-action-take =
    { $wisdom ->
        [0] Pegar o dado { $colour } de valor { $value }
       *[other] Pegar o dado { $colour } de valor { $value } por { $wisdom } de sabedoria
    }
origins-action-take-draft = Começar com o dado { $colour } de valor { $value }
origins-action-speaker = Pegar o Orador de valor { $value }
origins-action-temple =
    { $steps ->
        [0]
            Ficar no Templo { $temple ->
                [Mar] do Mar
               *[other] da { $temple }
            } e pegar sua carta
        [1]
            Avançar 1 espaço no Templo { $temple ->
                [Mar] do Mar
               *[other] da { $temple }
            }
       *[other]
            Avançar { $steps } espaços no Templo { $temple ->
                [Mar] do Mar
               *[other] da { $temple }
            }
    }
origins-action-raise = Aumentar seu dado { $colour } de valor { $value }
origins-action-raise-speaker = Aumentar seu Orador de valor { $value }
origins-action-raise-placed = Aumentar seu dado { $colour } de valor { $value } que está em um local
origins-action-return = Recuperar agora seu Homem Livre { $colour }
origins-action-swap = Trocar seu dado { $colour } de valor { $value } por um { $to }
origins-action-ship = Pôr a nave-mãe do local { $site } em 1
origins-action-copy = Usar a construção vizinha { $building }
origins-action-store = Guardar { $building } para depois
origins-action-discard = Descartar o dado { $colour } de valor { $value }
origins-action-bonus-tile =
    A peça de Ação Bônus { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    }
origins-action-card = { $card }
origins-action-tile = { $building }
origins-action-roll = Um { $value }
origins-action-district = Carta de Distrito { $card }
origins-action-start = { $player } começa
origins-action-keep = Ficar com { $card }

## Finishing an action that has several steps

origins-done-spend_token = Encerrar o turno
origins-done-visit = Sair do local
origins-done-march = Parar na Trilha Militar
origins-done-feed = Não pagar mais alimento
origins-done-activate = Não usar mais habilidades
origins-done-take_citizen = Não pegar nenhum dado
origins-done-advance = Não avançar
origins-done-spend = Não gastar nada
origins-done-question = Não fazer nada

## What chance will decide

origins-chance-draw-bonus-tile = Sorteia-se uma peça de Ação Bônus para o local { $site }.
origins-chance-draw-zodiac =
    Sorteia-se uma Carta do Zodíaco para o Templo { $temple ->
        [Mar] do Mar
       *[other] da { $temple }
    }.
origins-chance-draw-market = Sorteia-se uma peça para o mercado.
origins-chance-draw-top =
    Vira-se a próxima peça da pilha { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    }.
origins-chance-roll-offer = Rola-se o dado { $colour } para a oferta de Cidadãos.
origins-chance-roll-speaker = Rola-se um dado de Orador.
origins-chance-draw-district = Distribui-se uma Carta de Distrito.
origins-chance-draw-start = Sorteia-se quem começa.
origins-chance-roll-draft = Rola-se um dado { $colour } para a escolha inicial.
origins-chance-refill-offer = Rola-se um novo dado { $colour } para a oferta de Cidadãos.
origins-chance-keep-zodiac = Sorteia-se qual Carta do Zodíaco fica com você.

## What was done

origins-did-pass = passou
origins-did-extra = gastou um marcador de Superioridade para ter outra ação
origins-did-grow = aumentou a população
origins-did-tower =
    construiu um nível da torre { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    }
origins-did-visit = visitou o local { $site } com o Homem Livre { $colour } de valor { $value }
origins-did-visit-speaker = visitou o local { $site } com um Orador de valor { $value }
origins-did-visit-archon = visitou o local { $site } com o Arconte
origins-did-close = fechou o distrito em { $cell }
origins-did-with = pôs o dado { $colour } de valor { $value } no Assento de Poder
origins-did-match = pontuou a Carta de Distrito { $card }
origins-did-main = fez a ação principal “{ $action }”
origins-did-bonus = fez a Ação Bônus
origins-did-bonus-gold = pegou ouro em vez da Ação Bônus
origins-did-rise = aumentou o local { $site }
origins-did-hold = impediu que os locais subissem
origins-did-pay = pagou { $gold } de ouro
origins-did-spend = trocou { $resource } por ouro
origins-did-gain = ganhou { $resource }
origins-did-move = moveu-se na Trilha Militar
origins-did-attack = atacou
origins-did-buy = construiu { $building }
origins-did-farm = construiu { $building } como fazenda
origins-did-cover = construiu { $building } sobre uma fazenda
origins-did-place = colocou a peça em { $cell }
origins-did-use = usou { $building }
origins-did-take = pegou o dado { $colour } de valor { $value }
origins-did-speaker = pegou um Orador de valor { $value }
origins-did-temple =
    { $steps ->
        [0]
            pegou a carta do Templo { $temple ->
                [Mar] do Mar
               *[other] da { $temple }
            }
        [1]
            avançou 1 espaço no Templo { $temple ->
                [Mar] do Mar
               *[other] da { $temple }
            }
       *[other]
            avançou { $steps } espaços no Templo { $temple ->
                [Mar] do Mar
               *[other] da { $temple }
            }
    }
origins-did-raise = aumentou o dado { $colour } de valor { $value }
origins-did-raise-speaker = aumentou um Orador de valor { $value }
origins-did-return = recuperou o Homem Livre { $colour } de valor 6
origins-did-swap = trocou o dado { $colour } de valor { $value } por um { $to }
origins-did-ship = pôs a nave-mãe do local { $site } em 1
origins-did-copy = usou a construção vizinha
origins-did-store = guardou { $building } para depois
origins-did-discard = descartou o dado { $colour } de valor { $value }
origins-did-bonus-tile =
    A peça de Ação Bônus { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    } foi sorteada
origins-did-card = A carta { $card } foi sorteada
origins-did-tile = A peça { $building } foi virada
origins-did-roll = Saiu um { $value }
origins-did-district = A Carta de Distrito { $card } foi distribuída
origins-did-start = { $player } começa
origins-did-keep = A carta { $card } permanece

## What is asked

origins-prompt-turn = Sua vez
origins-prompt-discard = Descarte um dos dados mais altos
origins-prompt-draft = Escolha um dado para começar
origins-prompt-spend_token = Fazer outra ação ou encerrar o turno?
origins-prompt-pay = Pague { $amount } de { $resource }: quanto disso em ouro?
origins-prompt-rise = Qual local vizinho também sobe?
origins-prompt-visit = Você está no local { $site }: escolha uma ação
origins-prompt-march = Mova-se ou ataque
origins-prompt-feed =
    { $times ->
        [1] Pague alimento: resta 1 vez
       *[other] Pague alimento: até { $times } vezes
    }
origins-prompt-buy = Escolha uma peça para construir
origins-prompt-place = Coloque { $building } na sua cidade
origins-prompt-close_with = Qual dado vai para o Assento de Poder?
origins-prompt-match = Escolha a Carta de Distrito para pontuar
origins-prompt-activate = Usar uma habilidade?
origins-prompt-take_citizen = Pegue um dado de Cidadão
origins-prompt-take_speaker = Pegue um Orador
origins-prompt-advance =
    { $steps ->
        [1] Avance 1 espaço em um templo
       *[other] Avance até { $steps } espaços em um templo
    }
origins-prompt-gain =
    { $count ->
        [1] Escolha 1 recurso para ganhar
       *[other] Escolha { $count } recursos para ganhar
    }
origins-prompt-spend = Trocar um recurso por ouro?
origins-prompt-return = Qual Homem Livre de valor 6 volta em seguida?
origins-prompt-question = { $power }: escolha
origins-then-goes-on = Depois seu turno continua.
origins-reveals = Não pode ser desfeito depois de confirmado

## Warnings

origins-warning-workers =
    { $workers ->
        [1] Você passaria, embora um de seus trabalhadores ainda pudesse visitar um local.
       *[other] Você passaria, embora { $workers } de seus trabalhadores ainda pudessem visitar locais.
    }
origins-warning-workers-name = trabalhadores não utilizados ao passar
origins-warning-bonus =
    Você sairia sem fazer a Ação Bônus da peça { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    }.
origins-warning-bonus-name = Ações Bônus não aproveitadas
origins-warning-ability = Você deixaria de usar uma habilidade disponível agora.
origins-warning-ability-name = habilidades não aproveitadas
origins-why-no-seat = Você ainda não tem um Assento de Poder aberto. Quatro peças em volta de um canto abrem um.

## Verbs

origins-verbs = Ações
origins-answers = Opções
origins-verb-visit = Visitar um local
origins-verb-close = Fechar um distrito
origins-verb-tower = Construir um nível de torre
origins-verb-grow = Aumentar a população
origins-verb-pass = Passar
origins-verb-other = Escolher
origins-verb-place = Colocar a peça
origins-verb-buy = Construir uma peça
origins-verb-farm = Construir uma fazenda
origins-verb-cover = Cobrir uma fazenda
origins-verb-take = Pegar um dado
origins-verb-temple = Avançar
origins-verb-swap = Trocar um dado
origins-verb-done = Terminar
origins-type-example = visit 2 with red 4

## Goods, one and many

origins-goods-stone = { $n } de pedra
origins-goods-food = { $n } de alimento
origins-goods-wisdom = { $n } de sabedoria
origins-goods-gold = { $n } de ouro
origins-goods-basic =
    { $n ->
        [1] 1 recurso básico
       *[other] { $n } recursos básicos
    }
origins-goods-points =
    { $n ->
        [1] 1 ponto de vitória
       *[other] { $n } pontos de vitória
    }
origins-goods-tokens =
    { $n ->
        [1] 1 marcador de Superioridade
       *[other] { $n } marcadores de Superioridade
    }
origins-goods-military =
    { $n ->
        [1] 1 espaço na Trilha Militar
       *[other] { $n } espaços na Trilha Militar
    }
origins-goods-temples =
    { $n ->
        [1] 1 espaço nos templos
       *[other] { $n } espaços nos templos
    }
origins-goods-spaces =
    { $n ->
        [1] 1 espaço na Trilha Militar
       *[other] { $n } espaços na Trilha Militar
    }
origins-goods-forest =
    { $n ->
        [1] 1 espaço no Templo da Floresta
       *[other] { $n } espaços no Templo da Floresta
    }
origins-goods-mountain =
    { $n ->
        [1] 1 espaço no Templo da Montanha
       *[other] { $n } espaços no Templo da Montanha
    }
origins-goods-sea =
    { $n ->
        [1] 1 espaço no Templo do Mar
       *[other] { $n } espaços no Templo do Mar
    }
origins-goods-bases =
    { $n ->
        [1] 1 base de população
       *[other] { $n } bases de população
    }
origins-goods-citizens =
    { $n ->
        [1] 1 dado de Cidadão
       *[other] { $n } dados de Cidadão
    }
origins-goods-speakers =
    { $n ->
        [1] 1 Orador
       *[other] { $n } Oradores
    }
origins-goods-advisors =
    { $n ->
        [1] 1 Conselheiro
       *[other] { $n } Conselheiros
    }
origins-goods-towers =
    { $n ->
        [1] 1 nível de torre
       *[other] { $n } níveis de torre
    }
origins-goods-tiles =
    { $n ->
        [1] 1 peça
       *[other] { $n } peças
    }
origins-goods-stored =
    { $n ->
        [1] 1 peça ao lado do tabuleiro
       *[other] { $n } peças ao lado do tabuleiro
    }
origins-goods-districts =
    { $n ->
        [1] 1 distrito fechado
       *[other] { $n } distritos fechados
    }
origins-goods-zodiac =
    { $n ->
        [1] 1 Carta do Zodíaco
       *[other] { $n } Cartas do Zodíaco
    }
origins-figure = { $name }: { $n }
origins-figure-stone = Pedra
origins-figure-food = Alimento
origins-figure-wisdom = Sabedoria
origins-figure-gold = Ouro
origins-figure-points = Pontos de vitória
origins-figure-tokens = Marcadores de Superioridade

## Players

origins-colour-green = verde
origins-colour-brown = marrom
origins-colour-black = preto
origins-player = Jogador { $number }
origins-player-of-colour = { $name } ({ $colour })
origins-bulwark = Marcador de Baluarte: joga primeiro

## Panels

origins-round = Rodada { $round }
origins-round-of = Rodada { $round } de { $rounds }
origins-round-first = { $player } joga primeiro
origins-round-first-you = Você joga primeiro
origins-log-drawn = Sorteios e rolagens: { $count } resultados
origins-log-note = passe o mouse para ver na mesa
origins-panel-sites = Locais de Encontro
origins-panel-market = Mercado de Construções
origins-panel-market-note = a fazenda é grátis
origins-panel-stacks = Pilhas
origins-panel-stacks-note = peça de cima
origins-panel-citizens = Oferta de Cidadãos
origins-panel-speakers = Oradores
origins-panel-speakers-note = { $here } de { $all } aqui
origins-panel-towers = Discos de Torre
origins-panel-ends = A partida acaba quando
origins-panel-goal = Seu objetivo
origins-panel-districts = Cartas de Distrito
origins-panel-districts-note = gire e espelhe à vontade; o canto tracejado pode ser qualquer peça
origins-panel-temples = Templos
origins-panel-temples-note = o melhor dos três não conta
origins-panel-military = Trilha Militar
origins-panel-military-note = linha grossa: uma divisa
origins-panel-ours-note = pontilhado: valor nosso
origins-ours-note = Os valores sublinhados com pontos são nossos: não sabemos o que está impresso ali. Com o seu exemplar do jogo, você pode informar os valores impressos ao criar uma mesa.
origins-panel-city = Cidade
origins-panel-draft = Dados para começar
origins-city-yours = Sua cidade
origins-city-of = Cidade de { $player }
origins-show-city = Mostrar a cidade de { $player }
origins-back-to-mine = Voltar à sua cidade
origins-tab-city = Cidade
origins-tab-sites = Locais
origins-tab-market = Mercado
origins-tab-tracks = Trilhas
origins-tab-log = Histórico
origins-row-workers = Trabalhadores
origins-row-towers = Torres
origins-row-population = População
origins-row-advisors = Conselheiros
origins-row-stored = Guardadas
origins-free = livre
origins-placed =
    { $count ->
        [0] nenhum colocado
        [1] 1 colocado
       *[other] { $count } colocados
    }
origins-bases-free =
    { $count ->
        [0] nenhuma base livre
        [1] 1 base livre
       *[other] { $count } bases livres
    }
origins-last-base = últ.: +{ $points }
origins-then = depois { $points }
origins-no-gold = sem ouro
origins-in-draft = prévia

## Names of things, as they are read out

origins-name-site = Local { $site }, valor { $value }
origins-name-site-bare = Local { $site }
origins-name-die = dado { $colour } de valor { $value }
origins-name-freeman = Homem Livre { $colour } de valor { $value }
origins-name-freeman-at = Homem Livre { $colour } de valor { $value } no local { $site }
origins-name-speaker = Orador de valor { $value }
origins-name-archon = Arconte
origins-name-archon-at = Arconte no local { $site }
origins-name-owned = { $thing } de { $player }
origins-name-bonus =
    peça de Ação Bônus { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    }
origins-name-market =
    { $building }, { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    }, { $wisdom } de sabedoria e { $stone } de pedra
origins-name-stack =
    pilha { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    }, { $building } em cima, { $left } embaixo
origins-name-stack-empty =
    pilha { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    }, vazia
origins-name-district = Carta de Distrito { $card }
origins-name-tower =
    torre { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    }, nível { $height }
origins-name-tower-supply =
    discos de Torre da cor { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    }: { $left }
origins-name-advisors = Conselheiros: { $colours }
origins-name-no-advisors = nenhum Conselheiro
origins-name-temple =
    Templo { $temple ->
        [Mar] do Mar
       *[other] da { $temple }
    }
origins-name-military = Trilha Militar
origins-name-farm = Fazenda
origins-name-agora = Ágora
origins-name-palace = Palácio
origins-name-tile = { $tile } em { $cell }
origins-name-tile-colour =
    { $tile }, { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    }, em { $cell }
origins-name-spot = Lugar livre em { $cell }
origins-name-seat = Assento de Poder em { $cell }
origins-name-seat-die = Assento de Poder em { $cell } com dado { $colour } { $value }
origins-name-base = Base de população por { $food } de alimento
origins-name-base-bought = Base de população, comprada
origins-name-place = { $player }: { $place }
origins-name-start = início
origins-name-final = espaço final

## Main actions of the sites

origins-main-3-stone = Ganhar 3 de pedra
origins-main-3-food = Ganhar 3 de alimento
origins-main-3-wisdom = Ganhar 3 de sabedoria
origins-main-basic-and-gold = Ganhar 1 recurso básico e 1 de ouro
origins-main-one-of-each = Ganhar um de cada
origins-main-military = Mover-se e atacar
origins-main-building = Comprar uma construção
origins-main-temple = Avançar e pegar a carta
origins-main-citizen = Pegar um dado de Cidadão
origins-main-train = Aumentar ou marchar
origins-short-military = Mover { $n }, atacar
origins-short-building = 1 construção
origins-short-temple = { $n } passos, carta
origins-short-citizen = Um Cidadão
origins-short-train = Subir, marchar

## What an effect does, sentence by sentence

origins-effect-pay = Custa { $goods }.
origins-effect-gain = Ganhe { $goods }.
origins-effect-each =
    { $per ->
        [farms] Para cada fazenda sua, ganhe mais { $goods }.
        [yellow-buildings] Para cada construção amarela sua, ganhe { $goods }.
        [yellow-freemen] Para cada Homem Livre amarelo seu, ganhe { $goods }.
        [empty-neighbours] Para cada lugar vazio ao lado, ganhe mais { $goods }.
        [red-buildings] Para cada construção vermelha sua, ganhe { $goods }.
        [red-freemen] Para cada Homem Livre vermelho seu, ganhe { $goods }.
        [closed-districts] Para cada distrito fechado seu, ganhe mais { $goods }.
        [freeman-colours] Para cada cor entre seus Homens Livres, ganhe { $goods }.
        [advisors] Para cada Conselheiro seu, ganhe mais { $goods }.
        [freemen] Para cada Homem Livre seu, ganhe mais { $goods }.
       *[other] Para cada item contado, ganhe { $goods }.
    }
origins-effect-points-by =
    { $per ->
        [building-colours] Pontos de vitória por 1, 2, 3, 4 ou 5 cores entre suas construções: { $points }.
        [tiles-of-this-kind] Pontos de vitória por 1, 2, 3, 4 ou mais delas na sua cidade: { $points }.
        [zodiac-cards] Pontos de vitória por 1, 2 ou 3 Cartas do Zodíaco: { $points }.
       *[other] Pontos de vitória conforme o que é contado: { $points }.
    }
origins-effect-move =
    { $n ->
        [1] Mova-se 1 espaço na Trilha Militar.
       *[other] Mova-se até { $n } espaços na Trilha Militar.
    }
origins-effect-move-attack =
    { $n ->
        [1] Mova-se 1 espaço na Trilha Militar e ataque, em qualquer ordem.
       *[other] Mova-se até { $n } espaços na Trilha Militar e ataque, em qualquer ordem.
    }
origins-effect-move-or-attack =
    { $n ->
        [1] Mova-se 1 espaço na Trilha Militar ou ataque.
       *[other] Mova-se até { $n } espaços na Trilha Militar ou ataque.
    }
origins-effect-steps =
    { $n ->
        [1] Avance 1 espaço em um templo à sua escolha.
       *[other] Avance até { $n } espaços em um templo à sua escolha.
    }
origins-effect-steps-in =
    { $n ->
        [1]
            Avance 1 espaço no Templo { $temple ->
                [Mar] do Mar
               *[other] da { $temple }
            }.
       *[other]
            Avance { $n } espaços no Templo { $temple ->
                [Mar] do Mar
               *[other] da { $temple }
            }.
    }
origins-effect-takes-card = Pegue a Carta do Zodíaco desse templo, esteja com quem estiver.
origins-effect-gold-steps = Você pode pagar 1 de ouro para avançar 1 espaço em outro templo.
origins-effect-exchange = Você pode trocar 1 recurso básico por 1 de ouro.
origins-effect-buys = Compre uma construção do mercado pelo preço dela ou construa-a de graça como fazenda.
origins-effect-citizens = Pegue um dado da oferta de Cidadãos pelo preço dele.
origins-effect-citizens-free = Pegue de graça um dado da oferta de Cidadãos.
origins-effect-speakers = Pegue um Orador da oferta.
origins-effect-feeds = Pague até { $n } de alimento. Cada um aumenta em 1 um Homem Livre não utilizado ou move você 1 espaço na Trilha Militar.
origins-effect-nothing = Não tem efeito próprio.
origins-building-text-cavalry-field = Ganhe 1 de pedra ou de alimento para cada jogador com menos força militar.
origins-building-text-construction-site = Guarde de graça uma peça do mercado ao lado do seu tabuleiro. Você pode construí-la depois sem pagar sabedoria.
origins-building-text-courthouse = Troque um de seus dados não utilizados por um de outra cor da reserva, com o mesmo valor.
origins-building-text-fountain-of-wisdom = Ponha qualquer nave-mãe em 1.
origins-building-text-gateway = Aumente em até 2 um de seus Homens Livres não utilizados.
origins-building-text-mage-tower = Use a habilidade de uma construção vizinha.
origins-building-text-veterans-camp = Ganhe pontos de vitória iguais ao valor de um Homem Livre vermelho não utilizado, cujo valor então cai 1.
origins-zodiac-text-aquarius = Depois de avançar dois espaços em um templo, você pode pagar 1 de ouro para avançar 1 espaço em outro.
origins-zodiac-text-aries = Cada ataque traz 1 ponto de vitória para cada dado de Cidadão vermelho seu, entre os Homens Livres e nos Assentos de Poder.
origins-zodiac-text-cancer = Ao passar com uma base de população livre, pegue de graça um dado da oferta de Cidadãos.
origins-zodiac-text-capricorn = Ao construir um nível de torre, um de seus dados de Cidadão pode subir 2, até 6.
origins-zodiac-text-gemini = Ao passar, ganhe 1 recurso básico para cada espaço que seu disco militar terá de recuar.
origins-zodiac-text-leo = Ao fechar um distrito, o dado no Assento de Poder sobe 2, até 6.
origins-zodiac-text-libra = Depois de fechar um distrito, você pode pegar um dado da oferta de Cidadãos pelo preço dele.
origins-zodiac-text-pisces = Em vez de qualquer Ação Bônus, você pode pegar 1 de ouro.
origins-zodiac-text-sagittarius = Um dado que você pega pode subir 1 na hora.
origins-zodiac-text-scorpio = Fechar um distrito traz 1 de sabedoria, e cada novo Conselheiro também.
origins-zodiac-text-taurus = Construções e dados de Cidadão lhe custam 1 de sabedoria a menos.
origins-zodiac-text-virgo = Você pode pôr uma construção sobre uma fazenda sua; nesse caso ela não custa nada.

## What things are

origins-explain-ours = Não conhecemos o valor impresso. Os valores pontilhados são nossos.
origins-explain-site = Um trabalhador de valor menor paga a diferença em sabedoria. Depois de cada visita, o valor sobe 1 e, do 6, volta ao 1.
origins-explain-site-bonus = Um trabalhador da cor da peça de Ação Bônus também pode fazer a Ação Bônus.
origins-explain-site-six = Um Homem Livre de valor 6 pode fazer as duas ações principais.
origins-explain-bonus = Exige um Homem Livre de sua cor, ou o Arconte com um Conselheiro de sua cor.
origins-explain-freeman = Um Homem Livre trabalha em um local ou vai para um Assento de Poder para fechar um distrito. Ao voltar de um local, ele sobe 1; do 6, vira Conselheiro.
origins-explain-speaker = Um Orador trabalha uma vez em um local. Não tem cor e não precisa de base de população.
origins-explain-speaker-offer = Oradores vêm com a Ação Bônus ou a construção que os concede.
origins-explain-archon = O Arconte trabalha em qualquer local, seja qual for o valor. Ele tem as cores dos seus Conselheiros.
origins-explain-placed = Fica no local { $site } até seu jogador passar.
origins-explain-offer =
    { $wisdom ->
        [0] Não lhe custa sabedoria e precisa de uma base de população livre.
       *[other] Custa { $wisdom } de sabedoria e precisa de uma base de população livre.
    }
origins-explain-draft-die = Todos começam com dois destes dados.
origins-explain-market-price =
    { $wisdom ->
        [0] Aqui custa { $stone } de pedra e nenhuma sabedoria. Como fazenda não custa nada.
       *[other] Aqui custa { $wisdom } de sabedoria e { $stone } de pedra. Como fazenda não custa nada.
    }
origins-explain-kept-price = Você pode construí-la por { $stone } de pedra, sem sabedoria.
origins-explain-building-colour =
    É uma construção { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    }. Sua habilidade é usada quando ela é colocada e quando um distrito ao redor é fechado com um dado { $colour }.
origins-explain-copies =
    { $copies ->
        [1] Há 1 no jogo.
       *[other] Há { $copies } no jogo.
    }
origins-explain-stack-left =
    { $left ->
        [0] Não há nada embaixo.
        [1] Há 1 peça embaixo.
       *[other] Há { $left } peças embaixo.
    }
origins-explain-stack-unseen = Entre elas: { $list }.
origins-explain-stack-count = { $n } × { $building }
origins-explain-farm = Uma fazenda não tem cor nem habilidade. Conta para distritos como qualquer peça.
origins-explain-agora = É usada quando um distrito ao lado é fechado com um dado de qualquer uma das cores dela.
origins-explain-palace = Sustenta suas torres e não tem habilidade.
origins-explain-spot = Uma peça pode ser colocada aqui.
origins-explain-seat-open = Quatro peças formam um distrito. O dado de um Homem Livre neste assento o fecha e ativa as habilidades da cor dele ao redor.
origins-explain-seat-cards =
    { $count ->
        [0] Não corresponde a nenhuma Carta de Distrito exposta.
        [1] Corresponde a uma Carta de Distrito exposta.
       *[other] Corresponde a { $count } Cartas de Distrito expostas.
    }
origins-explain-seat-die =
    No fim: { $value } vezes { $height }, o nível da torre { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    }.
origins-explain-district = Feche um distrito com este padrão, girado ou espelhado à vontade. O canto tracejado pode ser qualquer peça.
origins-explain-district-points = { $first } pontos na primeira vez, { $again } em cada vez seguinte.
origins-explain-district-gold =
    { $gold ->
        [0] O ouro dela já foi levado.
       *[other] Quem a cumprir primeiro leva { $gold } de ouro.
    }
origins-explain-district-matched = Cumprida por { $players }.
origins-explain-towers = O próximo nível de uma torre custa tanto ouro quanto a altura dela. No fim, cada dado em um Assento de Poder vale seu valor vezes o nível da torre de sua cor.
origins-explain-tower = O próximo nível custa { $gold } de ouro. No fim, cada dado em um Assento de Poder vale seu valor vezes o nível da torre de sua cor.
origins-explain-tower-supply =
    { $left ->
        [0] Não resta nenhum disco desta cor.
        [1] Resta 1 disco desta cor.
       *[other] Restam { $left } discos desta cor.
    }
origins-explain-population = A próxima base de população custa { $food } de alimento.
origins-explain-population-all = Todas as bases de população estão em jogo.
origins-explain-population-last = A última traz { $points } pontos de vitória.
origins-explain-population-free =
    { $count ->
        [0] Nenhuma base está livre para outro dado de Cidadão.
        [1] 1 base está livre para outro dado de Cidadão.
       *[other] { $count } bases estão livres para mais dados de Cidadão.
    }
origins-explain-advisors = Um Homem Livre acima de 6 vira Conselheiro, um por cor. No fim conta o que está mais à direita: { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    } agora.
origins-explain-temple = No fim, o mais alto dos três templos não conta; somam-se os pontos dos outros dois.
origins-explain-temple-card = Sua Carta do Zodíaco: { $card }.
origins-explain-temple-leader = No fim da rodada a carta vai para { $player }.
origins-explain-temple-holder = A carta está com { $player }.
origins-explain-military = Quem cruza uma divisa ganha um marcador de Superioridade. No fim da rodada, cada disco recua até a divisa atrás dele; quem estiver mais à frente joga primeiro.
origins-explain-military-attack = Um ataque traz o bônus do seu espaço e 1 ponto de vitória para cada disco atrás do seu e para cada divisa que você cruzou.
origins-explain-military-final = O espaço final traz { $points } pontos de vitória na hora.
origins-explain-military-bonus = Bônus de ataque do espaço { $space }:
origins-explain-stone = A pedra paga construções e templos.
origins-explain-food = O alimento paga população, treino e marchas.
origins-explain-wisdom = A sabedoria paga locais, o mercado e dados de Cidadão.
origins-explain-gold = O ouro constrói torres e substitui qualquer outro recurso. No fim, cada unidade vale um ponto de vitória.
origins-explain-tokens = Um marcador de Superioridade traz outra ação depois da primeira, uma vez por turno.
origins-explain-tokens-solo = No modo solo, um marcador de Superioridade impede que os locais subam.
origins-explain-final =
    Se a partida acabasse agora: { $total ->
        [1] 1 ponto
       *[other] { $total } pontos
    }.
origins-explain-final-parts = Ouro { $gold }, Conselheiros { $advisors }, templos { $temples }, distritos { $districts }.
origins-explain-ends = Basta uma destas condições, e a rodada sempre é jogada até o fim.
origins-explain-passed = Já passou e espera a próxima rodada.
origins-explain-zodiac-held = Está com { $player }.

## The end

origins-end-temples_topped = Templos no topo
origins-end-temples_topped-now =
    { $now ->
        [0] todos os três
        [1] falta 1 passo
       *[other] faltam { $now } passos
    }
origins-end-district_gold_gone = Ouro dos distritos
origins-end-district_gold_gone-now =
    { $now ->
        [0] não resta nada
        [1] em 1 carta
       *[other] em { $now } cartas
    }
origins-end-towers_gone = Cores de torre
origins-end-towers_gone-now = { $now }, acaba com { $limit }
origins-end-die_missing = Dados de uma cor
origins-end-die_missing-now =
    { $now ->
        [0] não resta nenhum
       *[other] { $now } da mais rara
    }
origins-end-rounds_played = Rodadas jogadas
origins-end-rounds_played-now =
    { $now ->
        [0] a última
        [1] mais 1 depois desta
       *[other] mais { $now } depois desta
    }
origins-end-holds = última rodada
origins-goal = Pelo menos { $target } pontos
origins-goal-condition =
    peça { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    } no local { $site }: +{ $more }
origins-goal-reached = Objetivo alcançado
origins-goal-missed = Objetivo não alcançado

## The outcome of an action

origins-outcome-cost = Custo
origins-outcome-gain = Ganho
origins-outcome-points = Pontos
origins-outcome-due = A pagar
origins-outcome-site = Local { $site }
origins-outcome-district = Assento de Poder
origins-outcome-opens = Abre-se um novo Assento de Poder
origins-outcome-opens-cards =
    { $count ->
        [0] Fechá-lo não cumpre nenhuma carta.
        [1] Fechá-lo cumpre uma carta.
       *[other] Fechá-lo cumpre { $count } cartas.
    }
origins-outcome-chance = Revela
origins-outcome-follows = Em seguida
origins-outcome-final = Pontuação final
origins-outcome-workers = Trabalhadores
origins-source-visit = local
origins-source-main_action = ação principal
origins-source-bonus_tile = peça de Ação Bônus
origins-source-building = construção
origins-source-zodiac_card = Carta do Zodíaco
origins-source-military_track = Trilha Militar
origins-source-attack = ataque
origins-source-purchase = compra
origins-source-citizen_offer = oferta de Cidadãos
origins-source-district = distrito
origins-source-district_card = Carta de Distrito
origins-source-tower = torre
origins-source-population = população
origins-source-passing = ao passar
origins-source-advisor = Homem Livre acima de 6
origins-source-superiority = Superioridade
origins-source-temple = templo
origins-source-draft = escolha inicial
origins-source-round_end = fim da rodada
origins-source-final_gold = ouro
origins-source-final_advisors = Conselheiros
origins-source-final_temples = templos
origins-source-final_districts = distritos
origins-final-gold = ouro
origins-final-advisors = Conselheiros
origins-final-temples = templos
origins-final-districts = distritos
origins-final-total = total

## The text board

origins-text-cost = custa { $goods }
origins-text-gain = traz { $goods }
origins-text-due = a pagar: { $goods }
origins-text-workers = Trabalhadores: { $list }
origins-text-towers = Torres: { $list }
origins-text-tower =
    { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    } { $height }
origins-text-city = Cidade: { $list }
origins-text-seats = Assentos de Poder: { $list }
origins-text-cards = Cartas do Zodíaco: { $list }
origins-text-strength = Trilha Militar: espaço { $space }
origins-text-temples = Templos: Floresta { $forest }, Montanha { $mountain }, Mar { $sea }
origins-text-site =
    Local { $site }, valor { $value }, peça de Ação Bônus { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    }
origins-text-site-workers = Ali: { $list }
origins-text-nobody = ninguém
origins-text-market-line =
    { $building } ({ $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    }): { $wisdom } de sabedoria, { $stone } de pedra
origins-text-offer-line = { $colour } { $value }: { $wisdom } de sabedoria
origins-text-district-line = Carta { $card }: { $corner } no canto, { $one } e { $two } ao lado; { $first } pontos, depois { $again }, { $gold } de ouro

## Buildings in a few words

origins-building-short-granary = alimento/fazenda
origins-building-short-harbor = pontos/amarela
origins-building-short-market = pontos/H. amarelo
origins-building-short-mint = ouro
origins-building-short-quarry = pedra/vazio
origins-building-short-workshop = um recurso básico
origins-building-short-arsenal = mover e atacar
origins-building-short-chariot-yard = pontos/vermelho
origins-building-short-outpost = mover ou atacar
origins-building-short-cavalry-field = mover, recursos
origins-building-short-fortress = mover/vermelha
origins-building-short-veterans-camp = valor de vermelho
origins-building-short-castle = pontos/distrito
origins-building-short-construction-site = guardar uma peça
origins-building-short-courthouse = trocar uma cor
origins-building-short-estate = Cidadão grátis
origins-building-short-forum = um Orador
origins-building-short-stone-circle = pontos/cor
origins-building-short-forest-temple = passos: Floresta
origins-building-short-mountain-temple = passos: Montanha
origins-building-short-sea-temple = passos: Mar
origins-building-short-obelisk = pontos/obelisco
origins-building-short-sacred-site = pontos/carta
origins-building-short-statue = passo de templo
origins-building-short-artists-hall = pontos/cor
origins-building-short-astronomy-tower = sabedoria/Cons.
origins-building-short-fountain-of-wisdom = sabedoria, nave 1
origins-building-short-gateway = subir H. Livre
origins-building-short-healers-mansion = pontos/H. Livre
origins-building-short-mage-tower = usar um vizinho

replay-row-retreat = recuo na Trilha Militar
replay-row-zodiac-cards = Cartas do Zodíaco
replay-row-final-scoring = pontuação final
