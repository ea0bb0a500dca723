import type { MethodId, MethodText } from './method-table'

export const methodsPt: Readonly<Record<MethodId, MethodText>> = {
  'expert-panel': {
    name: 'Painel de especialistas',
    description:
      'Três especialistas leem o mesmo texto e cada um diz o que falta do ponto de vista da sua área.',
    questions: [
      'Que três áreas isto toca, e quem falaria por cada uma?',
      'O que cada um chamaria de errado ou ausente?',
      'Onde discordariam entre si, e quem você segue?',
    ],
  },
  'stakeholder-round': {
    name: 'Roda dos afetados',
    description: 'Olha o texto com os olhos das pessoas que o resultado vai atingir.',
    questions: [
      'Quem ganha e quem perde se isto for feito como está?',
      'O que cada um perguntaria primeiro?',
      'Quais dessas preocupações se resolvem mudando uma frase?',
    ],
  },
  'self-consistency': {
    name: 'Autoconsistência',
    description: 'Chega à mesma conclusão por caminhos independentes e compara onde eles se separam.',
    questions: [
      'Por quais outros dois caminhos se chegaria a esta conclusão?',
      'Eles chegam ao mesmo lugar?',
      'Onde se separam, qual passo é o fraco?',
    ],
  },
  'branching-paths': {
    name: 'Caminhos que se abrem',
    description: 'Dispõe as alternativas em árvore antes de escolher uma.',
    questions: [
      'Quais são as duas ou três escolhas reais neste ponto?',
      'O que decorre de cada uma, dois passos adiante?',
      'De qual ramo seria mais difícil voltar?',
    ],
  },
  'red-vs-blue': {
    name: 'Time vermelho, time azul',
    description: 'Um lado ataca o texto, o outro o conserta, por turnos.',
    questions: [
      'Qual é o ataque mais forte a isto?',
      'Que conserto responde sem enfraquecer o resto?',
      'O que o atacante diria do conserto?',
    ],
  },
  'funding-panel': {
    name: 'Banca de fomento',
    description: 'Defende o trabalho diante de quem só pode financiar um entre muitos.',
    questions: [
      'Por que isto, e por que agora, em duas frases?',
      'O que faria a banca preferir outro projeto?',
      'Qual o menor resultado que ainda justificaria o esforço?',
    ],
  },
  'decision-record': {
    name: 'Registro de decisão',
    description: 'Anota o que foi decidido, o que mais era possível e o que mudaria a decisão.',
    questions: [
      'O que exatamente foi decidido aqui?',
      'Que opções foram deixadas, e por quê?',
      'Que achado faria você decidir de outro modo?',
    ],
  },
  'reproduction-walk': {
    name: 'Caminhada de reprodução',
    description: 'Segue o texto como um estranho que precisa repetir o trabalho só com ele.',
    questions: [
      'Em que passo um estranho teria de adivinhar?',
      'Que número, data ou ferramenta não está nomeado?',
      'Do que ele precisaria para conferir que obteve o mesmo?',
    ],
  },
  'reverse-brainstorm': {
    name: 'Tempestade ao contrário',
    description: 'Pergunta como fazer dar errado de propósito e inverte as respostas.',
    questions: [
      'Como garantir que isto fracasse?',
      'Qual dessas coisas já acontece um pouco?',
      'Qual é o contrário de cada uma, como algo a fazer?',
    ],
  },
  'what-if': {
    name: 'E se',
    description: 'Muda uma condição por vez e observa o que continua valendo.',
    questions: [
      'E se o país, o período ou o grupo fosse outro?',
      'E se houvesse o dobro do tempo, ou a metade?',
      'Que parte continua verdadeira em todos os casos?',
    ],
  },
  scamper: {
    name: 'Sete mudanças',
    description: 'Percorre substituir, combinar, adaptar, modificar, reaproveitar, eliminar e inverter.',
    questions: [
      'O que poderia ser trocado por algo mais simples ou combinado com algo próximo?',
      'O que poderia ser ampliado, reduzido ou usado para outro fim?',
      'O que poderia sair, ou ser feito na ordem inversa?',
    ],
  },
  'literature-personas': {
    name: 'Três leitores da literatura',
    description: 'Um otimista, um cético e um sintetizador leem as mesmas fontes.',
    questions: [
      'O que as fontes, no seu melhor, já estabelecem?',
      'Sobre quais você não construiria nada, e por quê?',
      'O que elas dizem juntas que nenhuma diz sozinha?',
    ],
  },
  'thesis-defence': {
    name: 'Ensaio da defesa',
    description: 'Ensaia as perguntas da banca antes que a banca as faça.',
    questions: [
      'O que há de novo aqui, e como você sabe que ninguém fez?',
      'Por que este método e não o outro, mais óbvio?',
      'O que não se pode afirmar com estes dados?',
    ],
  },
  'comparison-matrix': {
    name: 'Matriz de comparação',
    description: 'Põe fontes ou opções em linhas e critérios em colunas, e lê as células vazias.',
    questions: [
      'Que critérios distinguem estas fontes ou opções?',
      'Que células você não consegue preencher?',
      'Qual coluna decide, e ela merece decidir?',
    ],
  },
  'pre-mortem': {
    name: 'Pré-mortem',
    description: 'Imagina que o trabalho fracassou e conta a história de como foi.',
    questions: [
      'Passou um ano e isto fracassou: o que aconteceu?',
      'Qual foi o primeiro sinal, e você o teria visto?',
      'O que se pode fazer esta semana contra a causa mais provável?',
    ],
  },
  'failure-modes': {
    name: 'Modos de falha',
    description: 'Percorre as partes uma a uma: como pode falhar, quão grave é, como se perceberia.',
    questions: [
      'Como cada parte pode falhar?',
      'Que falha é ao mesmo tempo grave, provável e difícil de notar?',
      'Que verificação a pegaria cedo?',
    ],
  },
  'devils-advocate': {
    name: 'Advogado do diabo',
    description: 'Defende o contrário tão bem quanto possível.',
    questions: [
      'Qual é o melhor argumento contra isto?',
      'Que evidência o defensor dele citaria?',
      'O que resta do seu ponto depois de ouvi-lo?',
    ],
  },
  'assumption-check': {
    name: 'Suposições na mesa',
    description: 'Nomeia o que se dá por certo e ordena por segurança e por peso.',
    questions: [
      'O que precisa ser verdade para isto valer?',
      'O que disso você nunca verificou?',
      'Qual, se falsa, derruba o resto?',
    ],
  },
  'five-whys': {
    name: 'Cinco porquês',
    description: 'Pergunta por quê até a resposta ser uma causa e não mais um sintoma.',
    questions: [
      'Por que existe o problema que você descreve?',
      'E por que isso? Pergunte até a resposta não mudar mais.',
      'Seu trabalho toca a última resposta ou só a primeira?',
    ],
  },
  socratic: {
    name: 'Perguntas socráticas',
    description: 'Pede sentido, fundamento e consequência, e não dá opinião.',
    questions: [
      'O que você quer dizer com as palavras principais deste texto?',
      'Como você sabe, e como descobriria que está errado?',
      'Se for verdade, o que mais tem de ser verdade?',
    ],
  },
  'first-principles': {
    name: 'Primeiros princípios',
    description: 'Desmonta o texto até o que é certo e o monta de novo.',
    questions: [
      'O que aqui é fato, e o que é hábito ou ouvir dizer?',
      'Partindo só dos fatos, o que você faria?',
      'Em que isso difere do que está escrito?',
    ],
  },
  'other-reader': {
    name: 'Outro leitor',
    description: 'Reescreve o ponto para quem o lê com outras necessidades.',
    questions: [
      'Quem mais vai ler isto, e o que quer saber?',
      'Que frase essa pessoa não entenderia?',
      'O que você poria primeiro para ela?',
    ],
  },
  feynman: {
    name: 'Explicar com simplicidade',
    description: 'Explica sem termos técnicos; onde não dá, algo não foi entendido.',
    questions: [
      'Como você explicaria isto a um jovem esperto de quinze anos?',
      'Em que ponto precisou de um termo técnico?',
      'O que precisa pesquisar para passar sem ele?',
    ],
  },
  'self-quiz': {
    name: 'Teste a si mesmo',
    description: 'Transforma o texto em perguntas e responde sem olhar.',
    questions: [
      'Que cinco perguntas um leitor deveria saber responder depois disto?',
      'Você as responde sem olhar?',
      'Qual resposta não está no texto?',
    ],
  },
  'simplest-account': {
    name: 'A explicação mais simples',
    description: 'Prefere a explicação que precisa de menos suposições.',
    questions: [
      'Qual é a explicação mais simples dos mesmos fatos?',
      'O que a sua explica que a simples não explica?',
      'Que parte poderia sair sem perda?',
    ],
  },
  counterexample: {
    name: 'Tese e contraexemplo',
    description: 'Procura o caso que quebra a afirmação e a restringe até que se sustente.',
    questions: [
      'Qual é a afirmação, em uma frase?',
      'Que caso real a contradiz?',
      'Como a frase precisa mudar para que os dois fiquem de pé?',
    ],
  },
  hindsight: {
    name: 'Olhando do fim',
    description: 'Olha a decisão de agora a partir do dia seguinte à defesa.',
    questions: [
      'O trabalho terminou: o que você se alegra de ter decidido aqui?',
      'O que faria mais cedo?',
      'O que acabou não importando?',
    ],
  },
  'lessons-so-far': {
    name: 'Lições até aqui',
    description: 'Reúne o que o trabalho já ensinou antes de seguir.',
    questions: [
      'O que você esperava no início que foi diferente?',
      'O que funcionou e deve continuar?',
      'O que fará diferente no próximo passo?',
    ],
  },
}
