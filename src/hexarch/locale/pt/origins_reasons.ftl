# Origins: Primeiros Construtores em português do Brasil. Cada frase é inteira; os nomes entram onde há um parâmetro.

## Parts of the sentences below

origins-part-worker =
    { $worker ->
        [freeman] seu Homem Livre { $colour } de valor { $value }
        [speaker] seu Orador de valor { $value }
       *[archon] seu Arconte
    }
origins-part-price =
    { $kinds ->
        [stone] { $stone } de pedra
        [food] { $food } de alimento
        [wisdom] { $wisdom } de sabedoria
        [stone-wisdom] { $stone } de pedra e { $wisdom } de sabedoria
       *[other] { $stone } de pedra, { $food } de alimento e { $wisdom } de sabedoria
    }
origins-part-have =
    { $kinds ->
        [stone] { $have_stone } de pedra
        [food] { $have_food } de alimento
        [wisdom] { $have_wisdom } de sabedoria
        [stone-wisdom] { $have_stone } de pedra, { $have_wisdom } de sabedoria
       *[other] { $have_stone } de pedra, { $have_food } de alimento, { $have_wisdom } de sabedoria
    } e { $gold } de ouro

## Whose turn it is

origins-game-over = A partida acabou.
origins-no-such-seat = Não há ninguém nesse lugar.
origins-no-such-action = Essa ação não existe.
origins-chance-first = Primeiro algo é sorteado ou rolado; aguarde um momento.
origins-not-your-turn = É a vez do jogador { $number }.
origins-passed = Você passou; espere a próxima rodada enquanto o jogador { $number } continua.
origins-left-to-chance = Isso é decidido por sorteio, não por um jogador.
origins-set-up-is-over = A preparação já acabou.
origins-not-possible = Isso não é possível agora.

## Set-up and chance

origins-asked-bonus-tile = Primeiro se sorteia uma peça de Ação Bônus para o { $site }.
origins-asked-card =
    Primeiro se sorteia uma Carta do Zodíaco para o Templo { $temple ->
        [Mar] do Mar
       *[other] da { $temple }
    }.
origins-asked-market = Primeiro se sorteia uma peça para o Mercado de Construções.
origins-asked-stack =
    Primeiro se vira a próxima peça da pilha { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    }.
origins-asked-offer = Primeiro se rola o dado { $colour } para a oferta de Cidadãos.
origins-asked-speaker-roll = Primeiro se rola um dado de Orador.
origins-asked-district = Primeiro se distribui uma Carta de Distrito.
origins-asked-start = Primeiro se sorteia quem começa.
origins-asked-draft-roll = Primeiro se rola um dado { $colour } para a escolha inicial.
origins-asked-refill = Primeiro se rola um novo dado { $colour } para a oferta de Cidadãos.
origins-asked-keep = Primeiro se sorteia qual Carta do Zodíaco fica com você.
origins-asked-discard =
    { $left ->
        [1] Primeiro descarte mais um dos dados mais altos.
       *[other] Primeiro descarte { $left } dos dados mais altos.
    }
origins-asked-draft =
    { $left ->
        [1] Primeiro pegue mais um dos dados rolados para a escolha inicial.
       *[other] Primeiro pegue um dado: { $left } dos rolados para a escolha inicial serão seus.
    }
origins-bonus-tile-drawn =
    A peça de Ação Bônus { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    } já está em um local.
origins-card-drawn = A carta { $card } já está em um templo.
origins-colour-in-market =
    O mercado já tem sua peça { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    } e começa com uma de cada cor.
origins-other-stack =
    A peça vem da pilha { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    }, e { $building } é de outra cor.
origins-tiles-gone = Não resta nenhuma peça { $building } na pilha.
origins-tile-not-next = Nesta pilha só restam peças devolvidas, e { $building } não é a próxima delas.
origins-six-again = Um 6 em um novo dado de Cidadão é rolado de novo.
origins-no-such-face = Nenhuma face de um dado de Orador mostra { $value }.
origins-district-drawn = A Carta de Distrito { $number } já está exposta.
origins-no-such-player =
    Não há jogador { $number }; { $players ->
        [1] só há um jogador
       *[other] só há { $players } jogadores
    }.
origins-card-not-held =
    Você não tem a carta do Templo { $temple ->
        [Mar] do Mar
       *[other] da { $temple }
    }.
origins-not-in-draft = Não há dado { $colour } de valor { $value } para escolher.
origins-not-highest = Um dado de valor { $highest } precisa sair primeiro; o { $colour } mostra { $value }.

## The action of a turn

origins-action-due = No seu turno, você faz uma ação: visite um local, feche um distrito, construa um nível de torre, aumente sua população ou passe.
origins-archon-used = Seu Arconte fica no { $site } até você passar.
origins-no-such-speaker = Você não tem nenhum Orador de valor { $value }.
origins-freeman-used = Seu Homem Livre { $colour } de valor { $value } fica no { $site } até você passar.
origins-no-such-freeman = Você não tem nenhum Homem Livre { $colour } de valor { $value } não utilizado.
origins-visit-price = O valor do { $site } é { $needed }, então { origins-part-worker } precisa pagar { origins-part-price }; você tem { origins-part-have }.
origins-district-closed = O distrito em { $cell } já está fechado.
origins-no-district =
    { $tiles ->
        [0] Não há distrito em { $cell }: um Assento de Poder fica entre quatro peças, e não há nenhuma.
        [1] Não há distrito em { $cell }: um Assento de Poder fica entre quatro peças, e só há 1.
       *[other] Não há distrito em { $cell }: um Assento de Poder fica entre quatro peças, e só há { $tiles }.
    }
origins-no-freeman = Você não tem nenhum Homem Livre não utilizado para pôr em um Assento de Poder.
origins-no-tower-disc = Não resta nenhum disco de Torre { $colour } na reserva.
origins-tower-price =
    O próximo nível da sua torre { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    } custa { $price } de ouro; você tem { $gold }, e nada substitui o ouro.
origins-all-bases = Todas as suas { $bases } bases de população já estão em jogo.
origins-grow-price = A próxima base de população custa { origins-part-price }; você tem { origins-part-have }.
origins-no-extra-alone = No modo solo, você só gasta marcadores de Superioridade para impedir que locais subam, não para ter outra ação.
origins-one-token = Você só pode gastar um marcador de Superioridade por turno.
origins-no-token = Você não tem nenhum marcador de Superioridade.
origins-token-after-action = Um marcador de Superioridade lhe dá outra ação depois da primeira, não no lugar dela.
origins-asked-token = Sua ação está feita: gaste um marcador de Superioridade para ter outra ou termine seu turno.

## Actions that are not due now

origins-visit-first = Primeiro visite um local com um de seus trabalhadores; as ações do local vêm depois.
origins-district-first = Primeiro escolha o distrito que vai fechar.
origins-match-after-closing = Uma Carta de Distrito é pontuada quando você fecha um distrito que corresponde a ela.
origins-rise-after-visit = O vizinho que sobe é escolhido quando você visita um local.
origins-only-solo = Locais vizinhos só sobem no modo solo.
origins-nothing-to-pay = Não há nada a pagar.
origins-no-exchange-due = Um recurso só vira ouro com um ataque a partir de um espaço que o permita.
origins-no-gain-due = Você não tem direito a um recurso à escolha.
origins-no-move-due = Para se mover na Trilha Militar, você precisa de uma ação ou habilidade que o permita.
origins-no-attack-due = Para atacar, você precisa de uma ação ou habilidade que o permita.
origins-no-purchase-due = Você compra uma peça com a ação ou a Ação Bônus de um local.
origins-no-tile-to-place = Você não tem nenhuma peça nova para colocar.
origins-no-ability-due = Uma habilidade é usada logo depois que sua peça é colocada, ou quando um distrito é fechado com um dado da cor dela.
origins-no-die-due = Para pegar um dado de Cidadão, você precisa de uma ação, habilidade ou carta que o permita.
origins-no-speaker-due = Para pegar um Orador, você precisa da Ação Bônus ou da habilidade que o permita.
origins-no-advance-due = Para avançar em um templo, você precisa de uma ação ou habilidade que o permita.
origins-no-rise-due = Um dado sobe com alimento, com uma habilidade ou com uma carta.
origins-return-after-passing = Seus trabalhadores voltam quando você passa.
origins-not-using = Isso é o que { $building } permite, e você não está usando essa habilidade agora.

## At a site

origins-asked-visit = Você está no { $site }: escolha uma das ações do local ou termine a visita.
origins-main-due = Primeiro faça uma das ações principais do { $site }.
origins-main-used = Você já fez esta ação principal.
origins-one-main = Você já fez uma ação principal; só um Homem Livre de valor 6 faz as duas.
origins-bonus-used = Você já fez a Ação Bônus.
origins-archon-lacks-colour =
    A peça de Ação Bônus é { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    }; seu Arconte só tem essa cor com um Conselheiro { $colour }.
origins-speaker-has-no-colour =
    A peça de Ação Bônus é { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    }, e Oradores não têm cor.
origins-other-colour =
    A peça de Ação Bônus é { $colour ->
        [vermelho] vermelha
        [roxo] roxa
        [amarelo] amarela
       *[other] { $colour }
    }, e seu Homem Livre é { $own }.
origins-no-bonus-gold = Só quem tem { $card } pode pegar ouro em vez de uma Ação Bônus.
origins-asked-rise = Escolha o local vizinho que também sobe, ou gaste um marcador de Superioridade para que nenhum suba.
origins-no-neighbour = Só um vizinho do { $site } pode subir.
origins-neighbour-at-six = O valor do { $site } já é 6, então ele não pode ser escolhido.

## The effect of an action or ability

origins-effect-price = Isto custa { origins-part-price }; você tem { origins-part-have }.
origins-brings-nothing = Isto não lhe traria nada agora.
origins-all-at-top = Todos os seus discos de Zodíaco estão no topo de seus templos.
origins-at-top =
    Seu disco já está no topo do Templo { $temple ->
        [Mar] do Mar
       *[other] da { $temple }
    }.
origins-market-empty = Não há nenhuma peça para pegar.
origins-no-base = Você não tem nenhuma base de população livre para outro dado de Cidadão.
origins-offer-empty = Não há nenhum dado na oferta de Cidadãos.
origins-cheapest-die = O dado mais barato da oferta de Cidadãos custa { origins-part-price }; você tem { origins-part-have }.
origins-no-speakers = Não há nenhum Orador na oferta.
origins-final-space = Seu disco militar está no espaço final e nunca mais se move.
origins-nothing-to-feed = Seu disco militar está no espaço final, e nenhum dos seus Homens Livres não utilizados pode subir.
origins-nothing-to-spend = Você não tem nenhum recurso para gastar.
origins-nobody-rises = Nenhum dos seus Homens Livres não utilizados pode subir.
origins-nobody-weaker = Seu disco militar está no espaço final, e nenhum jogador tem menos força militar.
origins-nothing-to-swap = Você não tem nenhum dado não utilizado que possa ser trocado por outra cor da reserva.
origins-nothing-to-copy = Nenhuma construção vizinha tem uma habilidade que lhe traga algo agora.
origins-no-veteran = Você não tem nenhum Homem Livre { $colour } não utilizado para isso.
origins-no-tile = Não há nenhuma peça em { $cell }.
origins-farm-has-no-ability = Uma fazenda não tem habilidade.
origins-palace = O Palácio não tem habilidade.

## Payments and gains

origins-asked-pay = Primeiro diga quanto ouro vai usar no pagamento.
origins-pay-too-much = Você só deve { $amount } de { $resource }, então não pode usar mais ouro do que isso.
origins-pay-too-little = Você deve { $amount } de { $resource } e tem { $have }, então precisa usar pelo menos { $least } de ouro.
origins-pay-no-gold = Você só tem { $gold } de ouro.
origins-pay-leaves-too-little = Você tem { $gold } de ouro e precisa de { $needed } para o resto do preço.
origins-asked-gain = Primeiro escolha o recurso que vai ganhar.
origins-gain-order = Escolha primeiro pedra, depois alimento, depois sabedoria; é tarde demais para { $resource }.
origins-not-among-gains = Você não pode escolher { $resource } aqui.
origins-asked-spend = Primeiro diga qual recurso vai trocar por ouro, ou termine.
origins-none-to-spend = Você não tem { $resource } para gastar.

## The military track, and food

origins-asked-march = Mova-se na Trilha Militar ou ataque.
origins-moved-already = Você não tem mais movimentos nesta ação.
origins-attacked-already = Você não tem mais ataques nesta ação.
origins-asked-feed = Pague alimento para aumentar um Homem Livre não utilizado ou para se mover um espaço na Trilha Militar.
origins-fed-enough = Você já pagou alimento o máximo de vezes que esta ação permite.
origins-only-unused-freemen = Só um Homem Livre não utilizado pode ser aumentado dessa forma.
origins-six-stays = Seu Homem Livre { $colour } tem valor 6, e nesta mesa ele não pode mais subir dessa forma.

## Buying and placing

origins-asked-buy = Primeiro escolha a peça que vai comprar, ou a que vai construir como fazenda.
origins-not-in-market = Não há nenhuma peça { $building } no mercado.
origins-not-stored = Você não tem nenhuma peça { $building } ao lado do seu tabuleiro.
origins-tile-price = Para construir { $building } você paga { origins-part-price }, e você tem { origins-part-have }; como fazenda não custa nada.
origins-no-covering = Só quem tem { $card } pode pôr uma construção sobre uma fazenda.
origins-no-farm = Você não tem nenhuma fazenda sobre a qual construir.
origins-asked-place = Primeiro coloque sua nova peça na sua cidade.
origins-place-taken = Já há uma peça em { $cell }.
origins-not-adjacent = Em { $cell } a peça não teria nenhum lado em comum com sua cidade.
origins-no-farm-there = Você não tem nenhuma fazenda em { $cell }.
origins-farm-bound = A fazenda em { $cell } pertence a um distrito fechado e, nesta mesa, não pode ser coberta.

## Districts

origins-asked-close-with = Primeiro escolha o Homem Livre cujo dado vai para o Assento de Poder.
origins-asked-match = Seu distrito corresponde a mais de uma Carta de Distrito: escolha qual delas pontuar.
origins-district-not-displayed = A Carta de Distrito { $number } não está exposta.
origins-no-match = Seu distrito não mostra o padrão da Carta de Distrito { $number }, nem girado nem espelhado.
origins-asked-activate = Use uma habilidade disponível agora, ou termine.
origins-not-activated = Essa peça não tem habilidade para usar agora: ela é de outra cor ou já foi usada.

## Dice

origins-asked-take = Primeiro pegue um dado da oferta de Cidadãos.
origins-not-in-offer = Não há dado { $colour } de valor { $value } na oferta de Cidadãos.
origins-die-price = O dado { $colour } custa { origins-part-price }; você tem { origins-part-have }.
origins-asked-speaker = Primeiro pegue um Orador.
origins-speaker-not-offered = Não há Orador de valor { $value } na oferta.
origins-asked-return = Escolha qual de seus Homens Livres de valor 6 volta em seguida.
origins-none-to-take-back = Você não tem nenhum Homem Livre { $colour } de valor 6 para recuperar.

## Temples

origins-asked-advance = Primeiro avance em um templo.
origins-another-temple =
    O Templo { $temple ->
        [Mar] do Mar
       *[other] da { $temple }
    } não pode ser escolhido para este avanço; escolha outro.
origins-advance-price = Este avanço custa 1 de ouro, e você não tem nenhum.
origins-too-many-steps =
    { $most ->
        [1] Você só pode avançar 1 espaço.
       *[other] Você só pode avançar { $most } espaços.
    }
origins-near-top =
    { $left ->
        [0]
            Seu disco está no topo do Templo { $temple ->
                [Mar] do Mar
               *[other] da { $temple }
            } e não pode avançar.
        [1]
            Seu disco está a só 1 espaço do topo do Templo { $temple ->
                [Mar] do Mar
               *[other] da { $temple }
            }.
       *[other]
            Seu disco está a só { $left } espaços do topo do Templo { $temple ->
                [Mar] do Mar
               *[other] da { $temple }
            }.
    }
origins-at-least-one-step = Você só pega a carta se avançar pelo menos um espaço.
origins-steps-due =
    { $steps ->
        [1]
            No Templo { $temple ->
                [Mar] do Mar
               *[other] da { $temple }
            } você avança exatamente 1 espaço.
       *[other]
            No Templo { $temple ->
                [Mar] do Mar
               *[other] da { $temple }
            } você avança exatamente { $steps } espaços.
    }

## Questions of cards and buildings

origins-asked-raise-by-two = Primeiro diga qual de seus dados de Cidadão sobe 2, ou termine.
origins-only-citizens-rise = Só um dado de Cidadão pode subir dessa forma.
origins-no-such-die = Você não tem nenhum dado de Cidadão { $colour } de valor { $value } ali; dados em Assentos de Poder não contam.
origins-die-at-most = Esse dado não pode passar de { $most }.
origins-asked-raise-new-die = Primeiro diga se o dado que você acaba de pegar sobe 1.
origins-only-new-die = Só o dado que você acaba de pegar pode subir.
origins-asked-store = Primeiro escolha a peça do mercado que vai guardar ao lado do seu tabuleiro.
origins-asked-swap = Primeiro escolha o dado não utilizado que vai trocar e a nova cor dele.
origins-same-colour = O dado já é { $colour }.
origins-colour-not-in-supply = Não resta nenhum dado { $colour } na reserva.
origins-asked-ship = Primeiro escolha a nave-mãe que passa para 1.
origins-asked-raise-freeman = Primeiro escolha o Homem Livre não utilizado que sobe.
origins-same-freeman = Os dois aumentos vão para o mesmo Homem Livre.
origins-asked-copy = Primeiro escolha a construção vizinha cuja habilidade vai usar.
origins-no-copy-of-copies = Ela não pode usar a habilidade de outra construção do mesmo tipo.
origins-asked-veteran = Escolha um Homem Livre { $colour } não utilizado.
origins-veteran-of-one = Nesta mesa, um Homem Livre de valor 1 não pode ser escolhido, porque seu valor não poderia cair.
