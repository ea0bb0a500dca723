import { type InstrumentName, instrumentsIn } from '@/lib/core/evidence/instrument-names'
import type { QuotedSentence } from './quoted-sentences'

/** A scale, questionnaire or test that an abstract names, with what is said of how it was validated; null: nothing. */
export interface NamedInstrument {
  readonly name: string
  readonly keys: readonly string[]
  readonly validation: QuotedSentence | null
}

const INSTRUMENTS_MAX = 8
const QUOTE_LETTERS_MAX = 400
const VALIDATION =
  /cronbach|\bomega\b|\bω\b|\bα\s?=|alpha\s?=|validat|validity|reliab|psychometric|factor analysis|test-retest|kappa|confiabilidade|validade|validad|psicom[ée]tric|an[áa]lis[ei]s? fatorial|an[áa]lisis factorial|fiabilidad|validez|consist[êe]nc/iu

/** The instruments that the sentences name, those named by most sources first, each once. */
export function namedInstruments(sentences: readonly QuotedSentence[]): readonly NamedInstrument[] {
  const found = new Map<string, { name: string; keys: Set<string>; at: QuotedSentence[] }>()
  for (const sentence of sentences)
    for (const { name, short } of instrumentsIn(sentence.quote)) {
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

const idOf = ({ name, short }: InstrumentName): string => (short ?? name).toLowerCase().replace(/s$/, '')

/** What is said in the same sentence first, then in another one of the same abstract about a scale, or about anything where it names one instrument only. */
function validationIn(
  at: readonly QuotedSentence[],
  sentences: readonly QuotedSentence[],
): QuotedSentence | null {
  const isTold = ({ quote }: QuotedSentence) => VALIDATION.test(quote) && quote.length <= QUOTE_LETTERS_MAX
  const keys = new Set(at.map(({ key }) => key))
  const isAlone = (key: string) =>
    new Set(sentences.filter((one) => one.key === key).flatMap(({ quote }) => instrumentsIn(quote).map(idOf)))
      .size === 1
  const beside = sentences.filter(
    ({ key, quote }) => keys.has(key) && (OF_A_SCALE.test(quote) || isAlone(key)),
  )
  return at.find(isTold) ?? beside.find(isTold) ?? null
}

const OF_A_SCALE =
  /scale|instrument|questionnaire|inventory|escala|cuestionario|question[áa]rio|invent[áa]rio/iu
