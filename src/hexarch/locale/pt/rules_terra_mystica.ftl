# As regras de Terra Mystica em nossas palavras, tema por tema, em português do Brasil.
# Uma linha que começa com um traço é um item de uma lista.

rules-tm-overview = O jogo em um minuto
rules-tm-overview-text =
    Cada jogador comanda uma de 14 facções. Uma facção só constrói no seu terreno natal; por isso você transforma nele a terra ao redor, constrói habitações ali e as aprimora em estruturas melhores.

    Em cada uma das seis rodadas, você faz uma ação por turno, até decidir passar. As estruturas trazem trabalhadores, moedas, clérigos e poder, rodada após rodada. Quem tiver mais pontos de vitória no fim vence.

    Você tem 8 habitações, 4 casas de comércio, 3 templos, 1 fortaleza, 1 santuário, 7 clérigos e 3 pontes, nunca mais do que isso. Trabalhadores e moedas não têm limite.

rules-tm-first-game = Uma primeira partida
rules-tm-first-game-text =
    O jogo introdutório lhe dá tudo o que é difícil escolher antes de conhecer o jogo: facções, primeiras habitações, fichas de pontuação e cartas de bônus.

    - Dois jogadores: Bruxas e Nômades.
    - Três jogadores: juntam-se os Alquimistas.
    - Quatro jogadores: Bruxas, Nômades, Halflings e Sereias.
    - Cinco jogadores: os Gigantes se juntam a esses quatro.

rules-tm-set-up = Preparação
rules-tm-set-up-text =
    Sorteiam-se seis das fichas de pontuação, uma para cada rodada; a ficha das pás não fica em nenhuma das duas últimas. Sorteiam-se três cartas de bônus a mais que o número de jogadores. Depois cada jogador, por sua vez, escolhe uma facção. Duas facções da mesma cor dividem um cartão, então nunca se encontram.

    Você começa com 20 pontos, os trabalhadores, moedas e clérigos da sua facção e 12 de poder nos dois primeiros alguidares. Algumas facções começam com passos nas trilhas de culto.

    Cada jogador, por sua vez, coloca uma habitação e depois uma segunda na ordem inversa. Em seguida os Nômades colocam uma terceira. Os Magos do Caos colocam só uma, depois de todos. As primeiras habitações ficam em terreno natal do mapa impresso, não custam nada, não precisam de vizinho e não oferecem poder.

    Por fim, cada jogador pega uma carta de bônus, o último jogador primeiro. Põe-se uma moeda em cada uma das três cartas que sobram.

rules-tm-rounds = Rodadas e renda
rules-tm-rounds-text =
    Uma rodada tem três fases: renda, ações e, por fim, bônus de culto e limpeza.

    Você recebe o que está aberto no seu cartão: uma estrutura colocada no mapa deixa livre o seu espaço, que mostra a renda.

    - Habitações trazem trabalhadores.
    - Casas de comércio trazem moedas e poder.
    - Templos e o santuário trazem clérigos.
    - A fortaleza traz poder; em algumas facções, outra coisa.
    - Sua carta de bônus e seus marcadores de favor acrescentam a própria renda.

    Também há renda na primeira rodada. Os clérigos vêm do seu próprio suprimento; se não resta nenhum ali, você não recebe.

rules-tm-power = O poder e seus alguidares
rules-tm-power-text =
    Os marcadores de poder se movem por três alguidares.

    - Cada ponto de poder que você ganha move um marcador do alguidar I para o alguidar II.
    - Quando o alguidar I está vazio, move um do alguidar II para o alguidar III.
    - Quando tudo está no alguidar III, o poder a mais se perde.
    - Você só gasta poder do alguidar III; ele volta para o alguidar I.

rules-tm-turns = Turnos
rules-tm-turns-text =
    No seu turno, você faz exatamente uma ação. Conversões não contam como ação. A vez segue até todos terem passado; quem passou fica de fora. O último que resta pode continuar sozinho enquanto houver o que fazer.

    As ações são: transformar e construir, avançar na remessa, baixar o preço das pás, aprimorar uma estrutura, enviar um clérigo, uma ação de poder, uma ação especial e passar.

rules-tm-build = Transformar e construir
rules-tm-build-text =
    Escolha um espaço livre ao seu alcance. Você pode transformá-lo e, se ele então for seu terreno natal, construir uma habitação ali na mesma ação. Também pode fazer só uma das duas coisas.

    - Uma habitação custa 1 trabalhador e 2 moedas (Engenheiros 1 e 1, Swarmlings 2 e 3).
    - Cada passo no ciclo dos terrenos custa uma pá. Você pode ir nos dois sentidos, então três pás sempre bastam. Os Gigantes sempre precisam de exatamente duas.
    - Uma pá custa 3 trabalhadores, mais tarde 2 ou 1. Os Darklings pagam um clérigo em vez disso.
    - Pás de uma ação de poder, de uma carta de bônus ou de uma fortaleza são gratuitas; as que faltam podem ser compradas.
    - Todas as pás de uma ação vão para um só espaço. Só se uma das duas pás gratuitas bastar, a outra pode ir para outro lugar; ali não se pode construir habitação.
    - Pás não podem ser guardadas. O que não se usa se perde.

    Você pode parar em um terreno que não é o seu. Um espaço com uma estrutura nunca pode ser transformado; um espaço só com uma ficha de terreno está aberto a todos. Nada se constrói em um rio.

rules-tm-adjacency = Alcance e adjacência
rules-tm-adjacency-text =
    - Adjacência direta: dois espaços têm um lado em comum, ou uma ponte os une.
    - Adjacência indireta: entre eles só há rio, e sua remessa é pelo menos igual ao número de espaços de rio. Para Anões e Faquires, um túnel ou um tapete passa por um espaço.

    Para transformar, construir e para a maior área, as duas contam. Para o poder dos vizinhos, para as cidades e para o preço de uma casa de comércio, só conta a adjacência direta.

rules-tm-shipping = Remessa (navegação)
rules-tm-shipping-text =
    Por 1 clérigo e 4 moedas sua remessa sobe um. O primeiro passo traz 2 pontos, o segundo 3, o terceiro 4. As Sereias começam em 1 e têm um quarto passo que vale 5 pontos. Anões e Faquires não têm remessa.

rules-tm-spades = Pás mais baratas
rules-tm-spades-text =
    Por 2 trabalhadores, 5 moedas e 1 clérigo, uma pá custa um trabalhador a menos daí em diante: 2 em vez de 3, depois 1. Cada passo traz 6 pontos. Os Halflings pagam só 1 moeda. Os Faquires só podem dar um passo, os Darklings nenhum: eles pagam com clérigos.

rules-tm-upgrade = Aprimorar uma estrutura
rules-tm-upgrade-text =
    Uma habitação vira casa de comércio. Uma casa de comércio vira templo ou fortaleza. Um templo vira santuário. A peça antiga volta ao seu cartão e cobre de novo sua renda.

    - Casa de comércio: 2 trabalhadores e 6 moedas, só 3 moedas se houver um oponente diretamente ao lado.
    - Templo: 2 trabalhadores e 5 moedas.
    - Fortaleza e santuário: como diz o cartão da sua facção.
    - Os Engenheiros pagam menos, os Swarmlings mais.

    Um templo e o santuário trazem um marcador de favor na hora; os Magos do Caos pegam dois. A fortaleza traz a habilidade própria da sua facção.

rules-tm-offers = Poder pelas estruturas dos vizinhos
rules-tm-offers-text =
    Sempre que alguém constrói ou aprimora, todo oponente com estruturas diretamente ao lado pode pegar poder: tanto quanto valem essas estruturas. Uma habitação vale 1, casa de comércio e templo 2, fortaleza e santuário 3.

    O primeiro ponto de poder é de graça, cada um a mais custa um ponto de vitória: 3 de poder custam 2 pontos. É tudo ou nada, mas você nunca pega mais do que cabe nos seus alguidares nem mais do que seus pontos pagam. Ninguém ganha poder com a própria construção.

    Os vizinhos decidem um após o outro, a partir da esquerda de quem construiu, antes que este pegue o marcador de favor, a ficha de cidade ou a recompensa da fortaleza. Uma mesa pode combinar de responder depois.

rules-tm-cults = Os quatro cultos
rules-tm-cults-text =
    Fogo, Água, Terra e Ar têm cada um uma trilha de 0 a 10. No caminho, você ganha poder: 1 no espaço 3, 2 no 5, 2 no 7 e 3 no 10. Isso não custa pontos.

    Só um jogador pode estar no espaço 10 de uma trilha, e para isso precisa de uma chave. Cada cidade traz uma chave. Sem chave, ou se alguém já está lá, você para no 9 e os passos a mais se perdem.

rules-tm-priests = Enviar um clérigo
rules-tm-priests-text =
    Ponha um clérigo em um espaço livre da Ordem de um culto: um espaço traz 3 passos, os outros três trazem 2. O clérigo nunca volta, então você tem um a menos até o fim do jogo.

    Ou envie o clérigo por um só passo e devolva-o ao seu suprimento; isso pode ser feito quantas vezes você quiser.

rules-tm-power-actions = Ações de poder e pontes
rules-tm-power-actions-text =
    Há seis ações no tabuleiro. Cada uma pode ser usada uma vez por rodada, por um jogador.

    - 3 de poder: uma ponte.
    - 3 de poder: 1 clérigo.
    - 4 de poder: 2 trabalhadores.
    - 4 de poder: 7 moedas.
    - 4 de poder: transformar e construir com 1 pá gratuita.
    - 6 de poder: transformar e construir com 2 pás gratuitas.

    Uma ponte atravessa um espaço de rio em um lugar que o tabuleiro permite. Uma de suas pontas precisa ser uma estrutura sua. Daí em diante as duas pontas são diretamente adjacentes, também para cidades e para o poder. Ela nunca muda de lugar, e você tem três.

rules-tm-conversions = Conversões e sacrifício
rules-tm-conversions-text =
    No seu próprio turno, antes e depois da ação, quantas vezes você quiser:

    - 5 de poder em 1 clérigo, 3 de poder em 1 trabalhador, 1 de poder em 1 moeda.
    - 1 clérigo em 1 trabalhador, 1 trabalhador em 1 moeda.

    O contrário não é possível. Se falta poder no alguidar III, você pode sacrificar: de dois marcadores no alguidar II, um vai para o alguidar III e o outro sai do jogo para sempre.

rules-tm-special = Ações especiais
rules-tm-special-text =
    Algumas fortalezas, um marcador de favor e duas cartas de bônus têm uma ação própria. Cada uma pode ser usada uma vez por rodada, e é a sua ação do turno. A ação de uma fortaleza pode ser usada já na rodada em que ela foi construída.

rules-tm-passing = Passar
rules-tm-passing-text =
    Quem não pode ou não quer agir passa. Você devolve sua carta de bônus, marca os pontos que ela dá ao passar e pega outra das que estão ali, com as moedas sobre ela; não a que acabou de devolver. A renda dela vem na próxima rodada.

    O primeiro a passar começa a próxima rodada. Na última rodada, você marca os pontos ao passar, mas não pega carta.

rules-tm-towns = Cidades
rules-tm-towns-text =
    Uma cidade é fundada automaticamente assim que pelo menos quatro de suas estruturas são diretamente adjacentes e valem juntas pelo menos 7. Três bastam se uma delas é o santuário. Um marcador de favor baixa o 7 para 6.

    Você escolhe uma ficha de cidade: pontos e uma recompensa na hora, e uma chave para um espaço 10. Tudo o que está conectado pertence à cidade. Estruturas acrescentadas depois a ampliam e não fundam uma segunda; duas cidades que se encontram continuam sendo duas. Pontes conectam para cidades, a remessa não. As Sereias podem pular um espaço de rio.

rules-tm-cult-bonus = Bônus de culto e limpeza
rules-tm-cult-bonus-text =
    Depois de cada rodada, exceto a última, a metade direita da ficha de pontuação da rodada paga a todos pelos passos em um culto, uma vez para cada múltiplo completo do número mostrado. Os passos não são gastos. As recompensas são recebidas na ordem da próxima rodada.

    As pás ganhas assim são usadas na hora, em espaços livres ao alcance. Não se podem comprar outras, construir habitações nem usar túnel ou tapete, e a ficha de pontuação das pás não as conta. Para os Gigantes, uma única pá assim se perde.

    Depois, as ações usadas ficam livres de novo, e põe-se uma moeda em cada carta de bônus que ninguém tem.

rules-tm-end = Fim do jogo
rules-tm-end-text =
    Depois da sexta rodada:

    - Cada culto paga 8, 4 e 2 pontos aos três primeiros. Empatados dividem os pontos, arredondados para baixo. No espaço 0 não se ganha nada.
    - A maior área conectada de estruturas paga 18, 12 e 6 pontos. Aqui remessa, túneis e tapetes também conectam; a remessa de uma carta de bônus não.
    - Tudo o que resta pode ser convertido em moedas; cada 3 moedas valem um ponto, para os Alquimistas cada 2.

    Quem tem mais pontos vence; em caso de empate, a vitória é dividida.

rules-tm-favor = Marcadores de favor
rules-tm-favor-text =
    Quatro marcadores trazem 3 passos em um culto; há um de cada. Dos outros há três de cada. Você só pode ter um de cada tipo.

    - Fogo, 2 passos: suas cidades só precisam de um valor de 6.
    - Água, 2 passos: uma ação especial de 1 passo de culto.
    - Terra, 2 passos: 1 trabalhador e 1 de poder a cada rodada.
    - Ar, 2 passos: 4 de poder a cada rodada.
    - Fogo, 1 passo: 3 moedas a cada rodada.
    - Água, 1 passo: 3 pontos por casa de comércio que você constrói.
    - Terra, 1 passo: 2 pontos por habitação que você constrói.
    - Ar, 1 passo: ao passar, 2, 3, 3 ou 4 pontos por 1, 2, 3 ou 4 casas de comércio.

rules-tm-scoring = Fichas de pontuação
rules-tm-scoring-text =
    A metade esquerda paga por algo nas ações da rodada, a metade direita paga por um culto no fim da rodada.

    - 2 pontos por habitação; um clérigo por 4 passos de Água, ou 4 de poder por 4 passos de Fogo.
    - 3 pontos por casa de comércio; uma pá por 4 passos de Ar, ou de Água.
    - 5 pontos pela fortaleza ou pelo santuário; um trabalhador por 2 passos de Ar, ou de Fogo.
    - 2 pontos por pá usada; uma moeda por passo de Terra.
    - 5 pontos por cidade; uma pá por 4 passos de Terra.

    O que paga uma ficha de pontuação e o que paga um marcador de favor se somam.

rules-tm-bonus = Cartas de bônus
rules-tm-bonus-text =
    Uma carta é sua por uma rodada.

    - 1 clérigo.
    - 1 trabalhador e 3 de poder.
    - 6 moedas.
    - 3 de poder, e remessa 1 maior durante as ações.
    - 2 moedas, e uma ação especial com 1 pá gratuita.
    - 4 moedas, e uma ação especial de 1 passo de culto.
    - 2 moedas, e ao passar 1 ponto por habitação.
    - 1 trabalhador, e ao passar 2 pontos por casa de comércio.
    - 2 trabalhadores, e ao passar 4 pontos pela fortaleza e 4 pelo santuário.

rules-tm-town-tiles = Fichas de cidade
rules-tm-town-tiles-text =
    Há duas de cada.

    - 9 pontos e 1 clérigo.
    - 8 pontos e um passo em cada culto.
    - 7 pontos e 2 trabalhadores.
    - 6 pontos e 8 de poder.
    - 5 pontos e 6 moedas.

rules-tm-forest = Auren e Bruxas
rules-tm-forest-text =
    Terreno natal: floresta, verde.

    - Auren: a fortaleza traz um marcador de favor na hora e uma ação especial de 2 passos em um culto.
    - Bruxas: 5 pontos a mais por cidade. Sua fortaleza tem uma ação especial: uma habitação gratuita em qualquer floresta livre, perto ou longe.

rules-tm-swamp = Alquimistas e Darklings
rules-tm-swamp-text =
    Terreno natal: pântanos, preto.

    - Os Alquimistas trocam 1 ponto por 1 moeda e 2 moedas por 1 ponto a qualquer hora. Sua fortaleza traz 12 de poder e, daí em diante, 2 de poder por pá.
    - Os Darklings pagam pás com clérigos e ganham 2 pontos por cada uma. Sua fortaleza transforma até 3 trabalhadores em clérigos, uma vez.

rules-tm-plains = Halflings e Cultistas
rules-tm-plains-text =
    Terreno natal: planícies, marrom.

    - Os Halflings ganham 1 ponto por pá. Sua fortaleza traz 3 pás na hora, e um desses espaços pode receber uma habitação.
    - Os Cultistas avançam em um culto à escolha quando pelo menos um vizinho pega poder de uma construção sua; se todos recusam, ganham 1 de poder. Sua fortaleza traz 7 pontos.

rules-tm-mountains = Engenheiros e Anões
rules-tm-mountains-text =
    Terreno natal: montanhas, cinza.

    - Os Engenheiros constroem barato e podem construir uma ponte por 2 trabalhadores como ação. Com a fortaleza marcam, ao passar, 3 pontos por ponte entre duas estruturas suas.
    - Os Anões não têm remessa. Por 2 trabalhadores a mais abrem um túnel por um espaço ao transformar e construir, e marcam 4 pontos. Com a fortaleza um túnel custa 1 trabalhador.

rules-tm-lakes = Sereias e Swarmlings
rules-tm-lakes-text =
    Terreno natal: lagos, azul.

    - As Sereias começam com remessa 1. Ao fundar uma cidade podem pular um espaço de rio. Sua fortaleza traz um passo de remessa.
    - Os Swarmlings pagam mais por estruturas e ganham 3 trabalhadores por cidade. Sua fortaleza tem uma ação especial: uma habitação vira casa de comércio de graça.

rules-tm-wasteland = Magos do Caos e Gigantes
rules-tm-wasteland-text =
    Terreno natal: devastações, vermelho.

    - Os Magos do Caos começam com uma habitação, colocada por último. Templos e o santuário trazem dois marcadores de favor cada. Sua fortaleza tem uma ação especial: duas ações seguidas.
    - Os Gigantes precisam de exatamente duas pás para cada transformação. Sua fortaleza tem uma ação especial com 2 pás gratuitas para um espaço, e ali se pode construir uma habitação.

rules-tm-desert = Faquires e Nômades
rules-tm-desert-text =
    Terreno natal: deserto, amarelo.

    - Os Faquires não têm remessa. Por um clérigo voam sobre um espaço ao transformar e construir, e marcam 4 pontos. Com a fortaleza voam sobre dois.
    - Os Nômades começam com três habitações. Sua fortaleza tem uma ação especial, a tempestade de areia: um espaço diretamente ao lado vira deserto, sem pás e não através de um rio, e ali se pode construir uma habitação.

rules-tm-questions = Perguntas e respostas
rules-tm-questions-text =
    - Ninguém pode gastar poder enquanto o recebe para abrir espaço.
    - Uma ponte pode levar à estrutura de um oponente, mas não pode unir duas estruturas de oponentes.
    - Quem tem várias áreas grandes conta só a maior: um prêmio por jogador. Com dois jogadores não há terceiro prêmio.
    - Um túnel ou um tapete precisa levar a algo que se faz ali; um primeiro passo de transformação basta. Não serve para espaços diretamente ao seu lado.
    - Uma tempestade de areia sem habitação é permitida.
    - De dois marcadores de favor, o primeiro pode fundar uma cidade cuja chave serve ao segundo.
    - Depois de transformar, ninguém é obrigado a construir; o espaço fica então aberto a todos.
    - Um segundo espaço precisa ficar ao lado de uma estrutura sua, não só ao lado do espaço que acaba de ser transformado.
    - A ficha de uma cidade das Sereias fica no espaço de rio e não atrapalha ninguém.

rules-tm-war-and-faith = Variante: Guerra e Fé
rules-tm-war-and-faith-text =
    Uma opção. Um templo custa uma moeda a mais por templo de oponente diretamente ao lado, paga ao dono dele. Fortalezas e santuários não podem ficar diretamente lado a lado. Uma cidade traz 2 pontos a mais por fortaleza ou santuário que houver nela.

rules-tm-large = Variante: seis e sete jogadores
rules-tm-large-text =
    Uma variante de fãs. Seis jogadores jogam cinco rodadas, sete jogam quatro.

    - Todos têm menos estruturas e menos poder; os espaços das estruturas que faltam pagam desde o início, e cada jogador começa com um marcador de favor.
    - Um clérigo pode expulsar o clérigo de outro jogador de uma Ordem: pague a esse jogador 3 ou 2 moedas, conforme o espaço.
    - Uma ação de poder já usada custa 1 de poder a mais.
    - Cidades podem ser fundadas mesmo que não reste nenhuma ficha: 5 pontos e nenhuma chave. Com sete jogadores, três estruturas bastam se uma é a fortaleza.
    - Os marcadores com 3 passos de culto podem ser pegos várias vezes.

    Dessas regras, menos estruturas e cidades ilimitadas também são oferecidas para cinco jogadores.

rules-tm-numbers = Números para curiosos
rules-tm-numbers-text =
    O mapa básico tem 77 espaços de terra em quatro massas de terra. Todas as 17 estruturas de um jogador valem juntas 28 de poder. As facções começam com 10 a 20 moedas, até 8 trabalhadores, no máximo um clérigo, e seus 12 de poder divididos em 3 e 9, 5 e 7 ou 7 e 5.
