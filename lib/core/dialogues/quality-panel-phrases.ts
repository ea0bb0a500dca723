import type { Phrases } from '@/lib/core/text/phrases'

/** What the three readers of the quality panel say; every figure is counted. */
export const panelPhrases: Phrases<
  | 'optimist'
  | 'sceptic'
  | 'synthesiser'
  | 'strongBoth'
  | 'reviewed'
  | 'open'
  | 'mostCited'
  | 'retracted'
  | 'unchecked'
  | 'unreviewed'
  | 'old'
  | 'noAbstract'
  | 'guessed'
  | 'sandbox'
  | 'oneDatabase'
  | 'noDoubts'
  | 'span'
  | 'languages'
  | 'shared'
  | 'nothingShared'
  | 'relevantOnly'
> = {
  en: {
    optimist: 'Optimist',
    sceptic: 'Sceptic',
    synthesiser: 'Synthesiser',
    strongBoth: '{count} of the {total} best are strong in relevancy and in quality.',
    reviewed: 'Peer review is confirmed for {count} of {total}.',
    open: '{count} of {total} can be read without paying.',
    mostCited: 'The most cited is “{title}” with {count} citations.',
    retracted: 'Marked as retracted, possibly retracted or of concern: {count} of {total}.',
    unchecked: 'Not yet checked for retraction: {count} of {total}.',
    unreviewed: 'Without known peer review: {count} of {total}.',
    old: 'Older than ten years: {count} of {total}.',
    noAbstract: 'Judged without an abstract: {count} of {total}.',
    guessed: 'With a quality part that is unknown: {count} of {total}.',
    sandbox: 'From the sandbox, not real publications: {count} of {total}.',
    oneDatabase: '{count} of {total} are known to {name} only; another database could show another picture.',
    noDoubts:
      'Nothing in the checked evidence speaks against the {total} best; that is no judgement of what they claim.',
    span: 'The {total} best are from {first} to {last}.',
    languages: 'By language: {list}.',
    shared: '{count} of {total} share “{phrase}” in title or keywords.',
    nothingShared:
      'No phrase is shared by two titles among the {total} best: they may belong to different conversations.',
    relevantOnly:
      'On the topic but weaker in quality: {count} of {total}; read them for ideas, cite them with care.',
  },
  'pt-BR': {
    optimist: 'Otimista',
    sceptic: 'Cético',
    synthesiser: 'Sintetizador',
    strongBoth: '{count} das {total} melhores são fortes em relevância e em qualidade.',
    reviewed: 'A revisão por pares está confirmada para {count} de {total}.',
    open: '{count} de {total} podem ser lidas sem pagar.',
    mostCited: 'A mais citada é “{title}”, com {count} citações.',
    retracted: 'Marcadas como retratadas, possivelmente retratadas ou sob preocupação: {count} de {total}.',
    unchecked: 'Ainda não verificadas quanto a retratação: {count} de {total}.',
    unreviewed: 'Sem revisão por pares conhecida: {count} de {total}.',
    old: 'Com mais de dez anos: {count} de {total}.',
    noAbstract: 'Avaliadas sem resumo: {count} de {total}.',
    guessed: 'Com uma parte da qualidade desconhecida: {count} de {total}.',
    sandbox: 'Do sandbox, não são publicações reais: {count} de {total}.',
    oneDatabase: '{count} de {total} só constam em {name}; outra base poderia mostrar outro quadro.',
    noDoubts:
      'Nada na evidência verificada depõe contra as {total} melhores; isso não julga o que elas afirmam.',
    span: 'As {total} melhores são de {first} a {last}.',
    languages: 'Por idioma: {list}.',
    shared: '{count} de {total} têm “{phrase}” no título ou nas palavras-chave.',
    nothingShared:
      'Nenhuma expressão aparece em dois títulos entre as {total} melhores: talvez sejam conversas diferentes.',
    relevantOnly:
      'Dentro do tema, mas de qualidade mais fraca: {count} de {total}; leia pelas ideias, cite com cuidado.',
  },
  es: {
    optimist: 'Optimista',
    sceptic: 'Escéptico',
    synthesiser: 'Sintetizador',
    strongBoth: '{count} de las {total} mejores son fuertes en relevancia y en calidad.',
    reviewed: 'La revisión por pares está confirmada para {count} de {total}.',
    open: '{count} de {total} pueden leerse sin pagar.',
    mostCited: 'La más citada es «{title}», con {count} citas.',
    retracted: 'Marcadas como retractadas, posiblemente retractadas o bajo preocupación: {count} de {total}.',
    unchecked: 'Aún sin comprobar si fueron retractadas: {count} de {total}.',
    unreviewed: 'Sin revisión por pares conocida: {count} de {total}.',
    old: 'Con más de diez años: {count} de {total}.',
    noAbstract: 'Evaluadas sin resumen: {count} de {total}.',
    guessed: 'Con una parte de la calidad desconocida: {count} de {total}.',
    sandbox: 'Del sandbox, no son publicaciones reales: {count} de {total}.',
    oneDatabase: '{count} de {total} solo constan en {name}; otra base podría mostrar otro cuadro.',
    noDoubts:
      'Nada en la evidencia comprobada habla contra las {total} mejores; eso no juzga lo que afirman.',
    span: 'Las {total} mejores son de {first} a {last}.',
    languages: 'Por idioma: {list}.',
    shared: '{count} de {total} comparten «{phrase}» en el título o las palabras clave.',
    nothingShared:
      'Ninguna expresión aparece en dos títulos entre las {total} mejores: quizá sean conversaciones distintas.',
    relevantOnly:
      'En el tema, pero de calidad más débil: {count} de {total}; léalas por las ideas, cítelas con cuidado.',
  },
}
