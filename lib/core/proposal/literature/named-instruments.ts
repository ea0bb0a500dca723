import type { QuotedSentence } from './quoted-sentences'

/** A scale, questionnaire or test that an abstract names, with what is said of how it was validated; null: nothing. */
export interface NamedInstrument {
  readonly name: string
  readonly keys: readonly string[]
  readonly validation: QuotedSentence | null
}

const INSTRUMENTS_MAX = 8
const QUOTE_LETTERS_MAX = 400
/** Words in capitals that end in the kind of instrument, with an abbreviation behind: "Maslach Burnout Inventory (MBI)". */
const ENGLISH =
  /(?:\p{Lu}[\p{L}\p{N}’'-]+(?:\s(?:of|for|in|and|the|on|to))*\s){1,7}(?:Scales?|Inventory|Questionnaire|Index|Test|Checklist|Survey|Schedule)(?:-[\p{L}\d]+)?(?:\s\((\p{Lu}[\p{L}\d-]{1,11})\))?/gu
/** "Escala de Estresse Percebido (PSS-10)", "Cuestionario de Salud General": kind first, then a name in capitals. */
const ROMANCE =
  /(?:Escala|Inventário|Inventario|Questionário|Cuestionario|Índice|Teste|Test)(?:\s(?:de|da|do|das|dos|del|la|para|e|y|em|en|no|na|nos|nas|ao|al|con|com|a|o))*(?:\s\p{Lu}[\p{L}\p{N}’'-]+(?:\s(?:de|da|do|das|dos|del|la|para|e|y|em|en|no|na|nos|nas|ao|al|con|com))*)*\s\p{Lu}[\p{L}\p{N}’'-]+(?:\s\((\p{Lu}[\p{L}\d-]{1,11})\))?/gu
/** A kind alone, or behind a word that only opens a sentence, is no name. */
const NO_NAME =
  /^(?:The|This|A|An|Our|Each|Likert|Online|Web|National|Population|Household)\s(?:Scale|Inventory|Questionnaire|Index|Test|Checklist|Survey|Schedule)s?$/u
const VALIDATION =
  /cronbach|\bomega\b|\bω\b|\bα\s?=|alpha\s?=|validat|validity|reliab|psychometric|factor analysis|test-retest|kappa|confiabilidade|validade|validad|psicom[ée]tric|an[áa]lis[ei]s? fatorial|an[áa]lisis factorial|fiabilidad|validez|consist[êe]nc/iu

/** The instruments that the sentences name, those named by most sources first, each once. */
export function namedInstruments(sentences: readonly QuotedSentence[]): readonly NamedInstrument[] {
  const found = new Map<string, { name: string; keys: Set<string>; at: QuotedSentence[] }>()
  for (const sentence of sentences)
    for (const { name, short } of namesIn(sentence.quote)) {
      const id = idOf({ name, short })
      const known = found.get(id) ?? { name, keys: new Set<string>(), at: [] }
      known.keys.add(sentence.key)
      known.at.push(sentence)
      found.set(id, known)
    }
  return [...found.values()]
    .toSorted((one, other) => other.keys.size - one.keys.size)
    .slice(0, INSTRUMENTS_MAX)
    .map(({ name, keys, at }) => ({ name, keys: [...keys], validation: validationIn(at, sentences) }))
}

interface InstrumentName {
  readonly name: string
  readonly short: string | null
}

const idOf = ({ name, short }: InstrumentName): string => (short ?? name).toLowerCase().replace(/s$/, '')

function namesIn(text: string): readonly InstrumentName[] {
  return [ENGLISH, ROMANCE].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([whole, short]) => {
      const name = whole.trim().replace(/^(?:The|A|An|Our)\s/u, '')
      return NO_NAME.test(whole.trim()) || NO_NAME.test(name) || name.split(' ').length < 2
        ? []
        : [{ name, short: short ?? null }]
    }),
  )
}

/** What is said in the same sentence first, then in another one of the same abstract about a scale, or about anything where it names one instrument only. */
function validationIn(
  at: readonly QuotedSentence[],
  sentences: readonly QuotedSentence[],
): QuotedSentence | null {
  const isTold = ({ quote }: QuotedSentence) => VALIDATION.test(quote) && quote.length <= QUOTE_LETTERS_MAX
  const keys = new Set(at.map(({ key }) => key))
  const isAlone = (key: string) =>
    new Set(sentences.filter((one) => one.key === key).flatMap(({ quote }) => namesIn(quote).map(idOf)))
      .size === 1
  const beside = sentences.filter(
    ({ key, quote }) => keys.has(key) && (OF_A_SCALE.test(quote) || isAlone(key)),
  )
  return at.find(isTold) ?? beside.find(isTold) ?? null
}

const OF_A_SCALE =
  /scale|instrument|questionnaire|inventory|escala|cuestionario|question[áa]rio|invent[áa]rio/iu
