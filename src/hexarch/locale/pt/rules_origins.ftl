# As regras de Origins: Primeiros Construtores em nossas palavras, tema por tema, em português do Brasil.
# Uma linha que começa com um traço é um item de uma lista.

rules-origins-overview = O jogo em um minuto
rules-origins-overview-text =
    Você ergue uma cidade, peça por peça, com a ajuda de visitantes do céu. Seus trabalhadores são dados. Eles visitam cinco Locais de Encontro em busca de recursos, construções, templos e força militar. Seu valor aumenta e, no fim, eles viram Conselheiros ou ocupam um Assento de Poder na sua cidade.

    Os pontos vêm de distritos fechados, ataques, construções, dois dos três templos e Conselheiros e, no fim, do valor de cada dado em um assento multiplicado pela altura da torre de sua cor.

rules-origins-set-up = Preparação do jogo
rules-origins-set-up-text =
    As cinco peças de Ação Bônus são distribuídas pelos cinco locais, e cada local recebe a nave-mãe daquela cor, com valor 1. Cada um dos três templos recebe uma Carta do Zodíaco. Há uma construção de cada cor no mercado. Um dado de Cidadão de cada cor é rolado para a oferta e ordenado por valor; um seis sempre é rolado de novo. Há tantos Oradores quantos jogadores. Distribuem-se Cartas de Distrito, duas a mais que o número de jogadores, com 2 de ouro em cada uma; suas torres acrescentam discos à reserva.

    Cada jogador começa com uma Ágora acima de um Palácio, um disco de Torre de cada cor, e 1 de ouro, 1 de pedra, 1 de alimento e 1 de sabedoria. Duas das seis bases estão livres, quatro esperam na Trilha de População.

    O Primeiro Jogador é sorteado e recebe o Baluarte. Rolam-se dez dados, e cada jogador pega um, por sua vez, e depois outro na ordem inversa: os dois primeiros Homens Livres.

rules-origins-resources = Recursos
rules-origins-resources-text =
    Pedra, alimento e sabedoria são os recursos básicos. O ouro pode ser pago no lugar de qualquer um deles, mas nada pode ser pago no lugar do ouro. “Qualquer recurso básico” é escolhido um a um e nunca é ouro. Cada unidade de ouro que resta no fim vale um ponto.

rules-origins-city = Cidade e peças
rules-origins-city-text =
    Uma nova peça é acrescentada na hora. Ela precisa ter um lado reto em comum com uma peça da sua cidade, não pode cobrir nenhuma e não é girada. Encostar por um lado inclinado não basta.

    Depois de colocá-la, você pode usar sua habilidade. Mais tarde, ela só é usada de novo quando um distrito ao lado é fechado com um dado de sua cor. Uma habilidade que conta peças conta também a própria peça. O que uma peça ou carta diz prevalece sobre as regras gerais.

    Quatro peças em torno de um ponto formam um distrito; o losango no meio é seu Assento de Poder. Uma peça pode pertencer a vários distritos.

rules-origins-workers = Trabalhadores
rules-origins-workers-text =
    - Um Homem Livre é um dado de Cidadão em uma de suas bases, com uma cor e um valor de 1 a 6. Você precisa de uma base livre para pegar um dado.
    - Um Orador é um dado branco que você toma emprestado. Ele não precisa de base e não tem cor.
    - O Arconte não tem valor e vai aonde quiser. Ele tem as cores dos seus Conselheiros.

    Um Homem Livre de valor 6 que deveria subir vira Conselheiro. Um Orador de valor 5 que deveria subir é rolado de novo e volta à oferta.

rules-origins-turns = Turnos
rules-origins-turns-text =
    No seu turno você faz exatamente uma coisa: visitar um local, fechar um distrito, construir um nível de torre, aumentar sua população ou passar. A vez segue em sentido horário até todos terem passado.

rules-origins-sites = Visitar um local
rules-origins-sites-text =
    Ponha um Homem Livre, um Orador ou o Arconte em um local; ali cabe qualquer número de trabalhadores. Se o valor do dado é menor que o da nave-mãe, pague a diferença em sabedoria. O Arconte não paga nada. Depois a nave-mãe sobe 1; depois do 6 vem o 1.

    Escolha uma das duas ações principais do local. Se seu dado tem a cor da peça de Ação Bônus, você também pode usar o bônus, antes ou depois. Um Orador nunca recebe bônus. Um Homem Livre de valor 6 pode usar as duas ações principais.

rules-origins-main-actions = Ações principais dos locais
rules-origins-main-actions-text =
    - 3 de pedra, ou 3 de alimento, ou 3 de sabedoria.
    - 1 recurso básico e 1 de ouro.
    - 1 de pedra, 1 de sabedoria e 1 de alimento.
    - Mover-se na Trilha Militar, atacar, ou as duas coisas.
    - Comprar uma construção.
    - Por 1 de pedra: até dois passos em um templo, e a Carta do Zodíaco dele.
    - Pegar um Cidadão.
    - Por 1 a 3 de alimento: com cada um, aumentar um Homem Livre em 1 ou mover-se 1 espaço na Trilha Militar.

rules-origins-military = Trilha Militar e ataques
rules-origins-military-text =
    Seu disco avança e fica em cima dos que já estão ali. Discos no mesmo espaço são igualmente fortes. Cada divisa que você cruza traz um marcador de Superioridade. O último espaço traz 9 pontos, e o disco fica ali.

    Um ataque traz o bônus impresso ao lado do seu espaço e depois 1 ponto para cada disco atrás do seu e 1 ponto para cada divisa que você cruzou. Ninguém perde nada com isso.

rules-origins-buying = Comprar uma construção
rules-origins-buying-text =
    Pague a sabedoria do espaço do mercado e a pedra da peça, e acrescente-a à sua cidade. As peças de baixo sobem, e uma nova da mesma cor entra embaixo.

    Qualquer peça também pode ser construída como fazenda: virada para baixo, sem custo, cor ou habilidade. Ela ainda conta como peça para distritos.

rules-origins-temples = Templos
rules-origins-temples-text =
    Floresta, Montanha e Mar têm cada um a sua trilha. A ação principal custa 1 de pedra: um ou dois passos com um disco, e você pega a Carta do Zodíaco desse templo, mesmo de outro jogador e mesmo que esteja atrás. Se o seu disco estiver no topo, você pega a carta sem dar nenhum passo. A Ação Bônus custa 1 de pedra por um passo, sem a carta.

rules-origins-citizens = Pegar um Cidadão
rules-origins-citizens-text =
    Escolha um dado da oferta, pague a sabedoria impressa abaixo dele e ponha-o em uma base livre com seu valor. Os outros deslizam para a esquerda, e um novo dado da mesma cor é rolado para a ponta direita. Sem base livre você não pode pegar um.

rules-origins-food = Alimento
rules-origins-food-text =
    Você paga de 1 a 3 de alimento: cada unidade aumenta em 1 um Homem Livre não utilizado ou move você 1 espaço na Trilha Militar; você pode misturar. Um Homem Livre de valor 6 que é aumentado vira Conselheiro.

rules-origins-bonus = Peças de Ação Bônus
rules-origins-bonus-text =
    - 1 de pedra: um passo de templo, sem a carta.
    - 1 de alimento: comprar uma construção, pelo custo total.
    - 1 de sabedoria: mover-se na Trilha Militar ou atacar.
    - Pegar um Orador, se houver.
    - 1 recurso básico.

rules-origins-districts = Fechar um distrito
rules-origins-districts-text =
    Ponha o dado de um Homem Livre não utilizado em um Assento de Poder livre; a base dele fica com você, livre. Cor e valor não importam.

    Se as quatro peças correspondem a uma Carta de Distrito, escolha uma carta e pontue-a: três peças como mostrado, giradas ou espelhadas à vontade; a quarta pode ser qualquer uma. Pegue todo o ouro que está ali. Na primeira vez você marca o número maior; em cada vez seguinte, o menor.

    Depois são usadas as peças em torno do assento que têm a cor do dado. Um distrito pode ser fechado sem corresponder a nenhuma carta. O dado fica ali até o fim.

rules-origins-towers = Construir um nível de torre
rules-origins-towers-text =
    Pegue um disco de uma cor que ainda resta e pague tanto ouro quanto a altura atual dessa sua torre. No fim, cada dado em um assento vale seu valor vezes a altura da torre de sua cor.

rules-origins-population = Aumentar a população
rules-origins-population-text =
    Pague o alimento impresso acima da próxima base da trilha: 2 pela primeira, 8 pela última. Ela fica então livre para outro dado. A última base traz 10 pontos. Bases também ficam livres quando um dado ocupa um assento ou vira Conselheiro.

rules-origins-passing = Passar
rules-origins-passing-text =
    Você recupera seu Arconte e depois seus Homens Livres, um a um, na ordem que quiser. Cada um sobe 1; um 6 vira Conselheiro. Homens Livres que não foram utilizados não sobem. Oradores utilizados ficam até o fim da rodada.

rules-origins-advisors = Conselheiros
rules-origins-advisors-text =
    Um Conselheiro de uma cor nova ocupa o próximo espaço livre na Trilha de Conselheiros. Se você já tem essa cor, marca os pontos do seu Conselheiro mais à direita e o dado volta à reserva. A base fica com você. Seu Arconte tem todas as cores de seus Conselheiros.

rules-origins-superiority = Marcadores de Superioridade
rules-origins-superiority-text =
    Depois de qualquer ação, exceto passar, você pode gastar um marcador para fazer uma segunda ação no mesmo turno, no máximo um por turno. Um marcador que você acaba de ganhar pode ser gasto na hora.

rules-origins-round-end = Fim da rodada
rules-origins-round-end-text =
    - Oradores utilizados voltam à oferta e sobem 1; um 5 é rolado de novo.
    - Quem estiver mais à frente na Trilha Militar recebe o Baluarte. Em caso de empate, vale o disco de baixo.
    - Cada disco militar recua até a divisa atrás dele.
    - Cada Carta do Zodíaco vai para quem estiver mais alto naquele templo; em caso de empate, para o disco de baixo. Se nenhum disco saiu do espaço inicial de um templo, ninguém recebe a carta dele.
    - Se uma condição de fim foi cumprida, a partida acaba.

rules-origins-game-end = Quando a partida acaba
rules-origins-game-end-text =
    Basta uma destas condições; a rodada sempre é jogada até o fim:

    - Alguém chegou ao topo dos três templos.
    - Não resta ouro nas Cartas de Distrito.
    - Restam discos de Torre de três cores ou menos.
    - Falta um Cidadão de uma cor quando a oferta precisa ser reposta.

rules-origins-scoring = Pontuação final
rules-origins-scoring-text =
    - 1 ponto por unidade de ouro.
    - Os pontos ao lado do seu Conselheiro mais à direita.
    - Seus dois templos mais baixos; o mais alto não conta.
    - Para cada dado em um assento: seu valor vezes a altura da sua torre daquela cor.

    Quem tem mais pontos vence. Em caso de empate, decide o maior número de peças de construção; se persistir, a vitória é dividida.

rules-origins-solo = Jogar sozinho
rules-origins-solo-text =
    Você joga cinco rodadas contra uma meta de 180 pontos, mais 20 para cada uma das quatro peças de Ação Bônus que esteja no local de seu próprio tema.

    - Há três Cartas de Distrito. De cinco dados, os dois mais altos são postos de lado, e você pega dois dos restantes.
    - Depois de uma visita, um local vizinho também sobe, a não ser que esteja em 6. Um marcador de Superioridade impede toda subida deste turno; não tem outro uso.
    - A cada rodada, um disco de outra cor fica antes da próxima divisa, e seus ataques são comparados com ele.
    - No fim de uma rodada, você fica com uma de suas Cartas do Zodíaco, sorteada.

rules-origins-zodiac = Cartas do Zodíaco
rules-origins-zodiac-text =
    - Sagitário: um dado que você pega pode ser aumentado em 1.
    - Peixes: uma Ação Bônus pode ser substituída por 1 de ouro.
    - Capricórnio: com um nível de torre, um de seus dados sobe 2.
    - Aquário: depois de dois passos em um templo, 1 de ouro por um passo em outro. O avanço com que você pega a carta não conta.
    - Touro: construções e Cidadãos custam 1 de sabedoria a menos.
    - Câncer: ao passar com uma base livre, um Cidadão de graça. Você é obrigado a pegar um.
    - Libra: depois de fechar um distrito, você pode pegar um Cidadão pagando a sabedoria dele.
    - Áries: cada ataque traz 1 ponto para cada dado vermelho seu.
    - Leão: um dado que ocupa um assento sobe 2.
    - Gêmeos: ao passar, um recurso básico para cada espaço que você vai recuar.
    - Virgem: uma construção comprada pode cobrir uma fazenda, de graça.
    - Escorpião: 1 de sabedoria por fechar um distrito e por cada novo Conselheiro.

    Nenhum dado passa de 6 por causa de uma carta.

rules-origins-buildings = Construções
rules-origins-buildings-text =
    - Celeiro: 1 de alimento, mais 1 por fazenda. Porto: 2 pontos por construção amarela. Mercado: 4 pontos por Homem Livre amarelo. Casa da Moeda: 1 de ouro. Pedreira: 1 de pedra, mais 1 por espaço vazio ao lado. Oficina: 1 recurso básico.
    - Arsenal: mover-se 2 e atacar. Área de Carruagens: 2 pontos por construção vermelha e por Homem Livre vermelho. Posto Avançado: mover-se 1 ou atacar. Campo de Cavalaria: mover-se 2, e 1 de pedra ou de alimento por jogador mais fraco. Fortaleza: mover-se 1 por construção vermelha. Acampamento de Veteranos: pontos iguais ao valor de um Homem Livre vermelho, que depois cai 1.
    - Castelo: 1 ponto, mais 3 por distrito fechado. Local de Construção: ponha de lado uma peça do mercado, para comprar depois sem sabedoria. Tribunal de Justiça: mude a cor de um dado não utilizado. Propriedade: um Cidadão de graça. Fórum: um Orador de graça. Círculo de Pedras: até 10 pontos por construções de muitas cores.
    - Templo da Floresta, da Montanha e do Mar: 2 passos ali, e por 1 de ouro um passo em outro. Obelisco: mais pontos para cada obelisco adicional. Local Sagrado: 3, 6 ou 10 pontos por 1, 2 ou 3 Cartas do Zodíaco. Estátua: um passo de templo.
    - Salão dos Artistas: 3 pontos por cor entre seus Homens Livres. Torre de Astronomia: 1 de sabedoria, mais 1 por Conselheiro. Fonte de Sabedoria: 1 de sabedoria, e uma nave-mãe passa para 1. Portão de Passagem: aumente um Homem Livre em até 2. Mansão dos Curandeiros: 1 ponto, mais 1 por Homem Livre. Torre do Mago: use uma construção vizinha.
