import {
  type JudgedSentence,
  judgeSentences,
  type TextPart,
  type WritingRules,
  type WrittenRefusal,
} from '@/lib/core/ledger/refused-sentences'
import { foldAccents } from '@/lib/core/text/fold-accents'

export interface RefusedWriting {
  readonly sentence: string
  readonly reason: WrittenRefusal
}

/** What a model wrote, without what may not be printed. */
export interface MendedWriting {
  /** In the shape of the answer; lists may be shorter, and a text that lost every sentence is the fallback's. */
  readonly value: unknown
  readonly refused: readonly RefusedWriting[]
  /** How many sentences were judged. */
  readonly count: number
}

export interface MendOptions {
  readonly rules: WritingRules
  /** Names of fields whose texts tell of the literature. */
  readonly literature: readonly string[]
  /** Names of fields that are names, not sentences: an adjective in them claims nothing. */
  readonly names: readonly string[]
}

const DEPTH_MAX = 12
/** Begins with what refers to the sentence before; folded. */
const LEANS_BACK =
  /^(?:however|therefore|thus|hence|this|these|that|those|it|they|such|moreover|furthermore|in contrast|consequently|portanto|assim|esse|essa|esses|essas|isso|isto|contudo|no entanto|alem disso|por outro lado|sin embargo|por lo tanto|por tanto|asi|ese|esa|esos|esas|eso|esto|ademas|en cambio)\b/

/** A text that lost all its sentences. */
const GONE = Symbol('gone')

/**
 * A model's answer sentence by sentence: what may not be printed is left out, with what leans back on it; a text of which nothing is left becomes the text that stands in
 * the same place of `floor`, an item of a list is left out, and a list of which nothing is left is the fallback's. Everything else stands as it was written.
 */
export function mendWritten(answer: unknown, floor: unknown, options: MendOptions): MendedWriting {
  const judged: JudgedSentence[] = []
  const value = mend({ value: answer, floor, field: '', depth: DEPTH_MAX }, options, judged)
  const refused = judged.flatMap(({ sentence, reason }) => (reason === null ? [] : [{ sentence, reason }]))
  return { value: value === GONE ? floor : value, refused, count: judged.length }
}

interface Place {
  readonly value: unknown
  readonly floor: unknown
  readonly field: string
  readonly depth: number
}

function mend(place: Place, options: MendOptions, judged: JudgedSentence[]): unknown {
  const { value, floor, field, depth } = place
  if (typeof value === 'string') {
    const text = mendText(value, partOf(field, options), options.rules, judged)
    if (text !== '') return text
    return typeof floor === 'string' && floor !== '' ? floor : GONE
  }
  if (typeof value !== 'object' || value === null || depth === 0) return value
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) =>
      mend({ value: item, floor: undefined, field, depth: depth - 1 }, options, judged),
    )
    const kept = items.filter((item) => item !== GONE)
    if (kept.length > 0 || value.length === 0) return kept
    return Array.isArray(floor) ? floor : GONE
  }
  const entries = Object.entries(value).map(([name, part]): [string, unknown] => [
    name,
    mend({ value: part, floor: fieldOf(floor, name), field: name, depth: depth - 1 }, options, judged),
  ])
  return entries.some(([, part]) => part === GONE) ? GONE : Object.fromEntries(entries)
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).find(([own]) => own === name)?.[1]
}

function partOf(field: string, { literature, names }: MendOptions): TextPart {
  if (literature.includes(field)) return 'literature'
  return names.includes(field) ? 'name' : 'plan'
}

/** The text without its refused sentences, what stands between the others as it was; '' when nothing is left. */
function mendText(text: string, part: TextPart, rules: WritingRules, judged: JudgedSentence[]): string {
  const sentences = leaningBack(judgeSentences(text, { part, rules }))
  judged.push(...sentences)
  const kept: string[] = []
  let read = 0
  for (const { start, end, reason } of sentences) {
    const between = text.slice(read, start)
    read = end
    if (reason !== null) kept.push(between.includes('\n') ? between : '')
    else kept.push(between, text.slice(start, end))
  }
  const rest = [...kept, text.slice(read)].join('').trim()
  return sentences.some(({ reason }) => reason === null) ? rest : ''
}

/** What refers to a sentence that is gone makes no sense without it. */
function leaningBack(sentences: readonly JudgedSentence[]): readonly JudgedSentence[] {
  const result: JudgedSentence[] = []
  for (const one of sentences) {
    const before = result.at(-1)
    const leans = before !== undefined && before.reason !== null && LEANS_BACK.test(foldAccents(one.sentence))
    result.push(leans && one.reason === null ? { ...one, reason: 'refers-to-refused' } : one)
  }
  return result
}
