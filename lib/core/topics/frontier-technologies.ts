import { foldAccents } from '@/lib/core/text/fold-accents'

interface Frontier {
  readonly technology: RegExp
  /** Beginnings of words, without accents, of the worlds where it has been studied; cognates of the three languages share them. */
  readonly studied: RegExp
}

const begins = (stems: string) => new RegExp(`(?<!\\p{L})(?:${stems})`, 'u')

/**
 * Technologies so new that their literature is of few worlds. What is used everywhere (machine learning, drones, virtual reality) is none of them.
 */
const frontiers: readonly Frontier[] = [
  {
    technology: begins(
      'quantum (?:comput|crypto|sens|key|internet)\\p{L}*|(?:computacao|computacion|criptografia) (?:quantica|cuantica)',
    ),
    studied: begins(
      'teach|ensin|ensen|curric|learn|aprend|educ|secur|segur|financ|bank|banc|chem|quimi|drug|farmac|pharma|molec|optimi|otimi|simul|algor|materi|physic|fisic|machine|network|redes|logist|energ|data|dados|datos|software|program|industr|comput|crypto|cripto|communic|comunic|law|direito|derecho|patent|clima|genom|supremac|investment|portfolio',
    ),
  },
  {
    technology: begins('blockchain|smart contracts?|contratos? inteligentes?|nfts?'),
    studied: begins(
      'suppl|cadena|cadeia|logist|trac|rastr|traz|food|alimen|financ|bank|banc|pay|pag|tax|tribut|impost|impuest|land|terra|tierra|registr|cartor|notar|health|saude|salud|medic|pharm|farmac|hospit|vot|elei|elec|energ|educ|universi|diplom|certific|identi|privac|secur|segur|gov|public|insur|music|art|copyright|autor|direito|derecho|law|legal|jurid|real estate|imobil|inmobil|carbon|donat|doac|donac|charit|crowdfund|account|contab|audit|trad|comerc|mercad|market|invest|regul|invoic|fatur|factur|cattle|beef|carne|coffee|cafe|organ|adop|trust|confian|token|cripto|crypto|gam|jogo|juego|fraud|corrup|licit|procur|patent|port|ship|marit|agri|indus|empre|firm|pyme|pme|sme|startup|librar|bibliot|archiv|arquiv|metav|algor|scal|escal(?:ab|av)|consens|internet|iot|fashion|moda|luxury|luxo|lujo|museum|museu|museo|touris|turis|construc|construct|water|agua|waste|residu|sustain|sustent|sosten|media|news|notici|citizen|ciudadan|cidad',
    ),
  },
  {
    technology: begins('cryptocurrenc\\p{L}+|criptomoedas?|criptomonedas?|bitcoin'),
    studied: begins(
      'financ|invest|market|mercad|pric|preco|precio|volatil|regul|tax|tribut|impost|impuest|law|legal|direito|derecho|jurid|money|moned|moeda|dinheiro|dinero|remit|remes|remessa|pay|pag|bank|banc|energ|mining|minera|crim|launder|lavado|lavagem|fraud|student|estud|universi|young|youth|jov|adop|econ|infla|portfol|risk|risco|riesg|gambl|apost|apuest|tecnol|technol|consum|priv|segur|secur|terror|inclu|stock|bolsa|gold|ouro|oro|herd|millennial|gender|gener|confian|trust|media|twitter',
    ),
  },
  {
    technology: begins('metaverse|metaverso'),
    studied: begins(
      'educ|ensin|ensen|teach|learn|aprend|school|escol|escuel|universi|student|alumn|aluno|estud|health|medic|salud|saude|nurs|enferm|train|trein|capacit|market|brand|marca|retail|varejo|consum|touris|turis|museu|museo|gam|jogo|juego|social|priv|law|direito|derecho|jurid|work|trabalh|trabaj|moda|fashion|music|art|real estate|identi|youth|jov|adolesc|bank|banc|econ|indus|secur|segur|ethic|etic|gov|empre|business|negoc|librar|bibliot',
    ),
  },
  {
    technology: begins('hologra\\p{L}+'),
    studied: begins(
      'educ|ensin|ensen|teach|learn|aprend|medic|surg|cirug|cirurg|anatom|secur|segur|market|retail|museu|museo|concert|conciert|music|display|optic|microscop|storage|data|dados|datos|telepresen|commun|comunic|physic|fisic|univers|black hole',
    ),
  },
]

/** The words of the frontier technology of a topic of which nothing else names a world where it was studied; null otherwise. Pure. */
export function strangeTechnology({
  topic,
  question,
}: {
  readonly topic: string
  readonly question: string
}): string | null {
  const text = foldAccents(`${topic} . ${question}`.slice(0, 2_000)).toLowerCase()
  const found = frontiers.find(({ technology }) => technology.test(text))
  const named = found?.technology.exec(text)?.[0]
  if (found === undefined || named === undefined) return null
  const rest = text.replaceAll(new RegExp(found.technology.source, 'gu'), ' ')
  // Alone it is a theme, not a join.
  const isAlone = !/\p{L}{4,}/u.test(rest)
  return isAlone || found.studied.test(rest) ? null : named
}
