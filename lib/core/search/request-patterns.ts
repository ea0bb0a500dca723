/**
 * How limits are said in English, Portuguese and Spanish. All patterns are for text in lower case without accents, in which
 * "años" and "anos" are one word. Bounded and without nested repetition.
 */
const YEAR = '(1[89]\\d{2}|20\\d{2})'
const B = '\\s{1,3}'
const NUMBER =
  '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|quinze|vinte|uno|una|dos|cuatro|siete|ocho|nueve|diez|quince|veinte)'
const LAST_WORD = '(?:last|past|previous|ultim[oa]s?|pasad[oa]s?)'

export const yearRange = new RegExp(
  `\\b(?:(?:between|from|entre|del?|desde)${B})?${YEAR}\\s{0,3}(?:-|–|—|to|through|until|and|al?|ate|hasta|e|y)\\s{0,3}${YEAR}\\b`,
)
export const yearSince = new RegExp(
  `\\b(?:since|from|after|desde|depois${B}de|apos|(?:a${B})?partir${B}d(?:e|o|el)|despues${B}de|posterior(?:es)?${B}a)${B}(?:(?:the|o|el|do|del)${B})?(?:(?:year|ano)${B}(?:(?:of|de)${B})?)?${YEAR}\\b(?:${B}(?:on|onwards?|em${B}diante|en${B}adelante)\\b)?`,
)
export const yearOnwards = new RegExp(
  `\\b${YEAR}(?:\\s{0,3}\\+|${B}(?:on|onwards?|or${B}(?:later|newer)|em${B}diante|en${B}adelante|ou${B}depois|o${B}despues)\\b)`,
)
export const yearUntil = new RegExp(
  `\\b(?:until|before|up${B}to|ate|antes${B}d(?:e|o|el)|hasta)${B}(?:(?:the|o|el)${B})?(?:(?:year|ano)${B}(?:(?:of|de)${B})?)?${YEAR}\\b`,
)
export const lastYears = new RegExp(
  `\\b(?:${LAST_WORD}${B}${NUMBER}${B}(?:years?|anos?)|${NUMBER}${B}${LAST_WORD}${B}(?:years?|anos?))\\b`,
)
export const lastDecades = new RegExp(
  `\\b(?:${LAST_WORD}${B}(?:${NUMBER}${B})?decad(?:es?|as?)|${NUMBER}${B}${LAST_WORD}${B}decad(?:es|as))\\b`,
)
export const anyYear = new RegExp(
  `\\b(?:(?:all|any)${B}(?:the${B})?years?|(?:no|without)${B}(?:any${B})?(?:year|date|time)${B}limits?|todos${B}(?:os|los)${B}anos|qualquer${B}(?:ano|data|epoca)|cualquier${B}(?:ano|fecha|epoca)|(?:sem|sin)${B}limites?${B}d(?:e|os)${B}(?:anos?|datas?|fechas?|tempo|tiempo))\\b`,
)
export const anyLanguage = new RegExp(
  `\\b(?:(?:all|any|every)${B}languages?|(?:todos${B}(?:os|los)|qualquer|cualquier)${B}idiomas?|(?:todas${B}(?:as|las)|qualquer|cualquier)${B}(?:linguas?|lenguas?))\\b`,
)
/** What no database can be asked for in words: the page tells review of each source by itself. */
export const peerReviewed = new RegExp(
  `\\b(?:(?:only${B})?peer[- ]?reviewed|refereed|(?:revisad|avaliad)[oa]s?${B}por${B}pares|arbitrad[oa]s?)\\b`,
)

const WITHOUT =
  'without|excluding|exclude|leave out|leaving out|not about|sem|excluindo|excluir|exclua|deixe de fora|deixando de fora|sin|excluyendo|excluye|excluya|dejando fuera|exceto|excepto'
/** A marker of exclusion and what follows it up to a comma or a full stop. */
export const exclusion = new RegExp(`\\b(?:${WITHOUT})${B}([\\p{L}\\p{N}][\\p{L}\\p{N}' -]{1,80})`, 'u')
/** At the beginning of a further part: "without A and without B". */
export const exclusionAgain = new RegExp(`^(?:${WITHOUT})${B}`)
export const conjunction = /\s(?:and|or|but|e|ou|o|y|mas|pero|nor|nem|ni)\s/

const numbers: Readonly<Record<string, number>> = {
  ...{ one: 1, um: 1, uma: 1, uno: 1, una: 1, two: 2, dois: 2, duas: 2, dos: 2, three: 3, tres: 3 },
  ...{ four: 4, quatro: 4, cuatro: 4, five: 5, cinco: 5, six: 6, seis: 6, seven: 7, sete: 7, siete: 7 },
  ...{ eight: 8, oito: 8, ocho: 8, nine: 9, nove: 9, nueve: 9, ten: 10, dez: 10, diez: 10 },
  ...{ fifteen: 15, quinze: 15, quince: 15, twenty: 20, vinte: 20, veinte: 20 },
}

/** A number of at most two digits, or written out; 0 for what is none. */
export function readNumber(text: string): number {
  return numbers[text] ?? (/^\d{1,2}$/.test(text) ? Number(text) : 0)
}

export const languageWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:in |em |en )?(?:english|ingles)\b/, 'en'],
  [/\b(?:in |em |en )?(?:portuguese|portugues)\b/, 'pt'],
  [/\b(?:in |em |en )?(?:spanish|espanhol|espanol|castellano)\b/, 'es'],
  [/\b(?:in |em |en )?(?:french|frances)\b/, 'fr'],
]

/** Words that only tell the librarian what to do. */
export const orders: ReadonlySet<string> = new Set(
  [
    'only just please focus focused focusing include including add search searching find look looking want need prefer about more',
    'fewer broader narrower source sources article articles paper papers result results published year years drop remove skip too',
    'apenas somente so foco foque foca focar focando concentre incluir inclua adicionar adicione acrescente buscar busque procurar procure',
    'quero preciso mais fonte fontes artigo artigos resultado resultados publicado publicada publicados publicadas ano anos tirar tire',
    'retirar retire remover remova somente',
    'solo solamente centrar centrarse centrate enfoca enfocate enfoque enfocar enfocarse incluya incluye anadir anade agregar agrega busca',
    'quiero necesito mas fuente fuentes articulo articulos quitar quite quita favor onwards adelante diante',
  ]
    .join(' ')
    .split(' '),
)
