import type { Work } from '@/lib/contracts/work'
import { type ResultDirection, readDirection } from '@/lib/core/evidence/read-direction'
import { isFutureWork } from '@/lib/core/evidence/read-outlook'
import { sentenceRolesOf } from '@/lib/core/evidence/sentence-roles'
import { isTentative } from '@/lib/core/ledger/polarity'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { isQueryStopWord } from '@/lib/core/text/stop-words'

const QUOTE_MIN = 40
const QUOTE_MAX = 600
const WORKS_READ_MAX = 120
const ABSTRACT_READ_MAX = 6_000
/** Content words that two results must share to be about the same thing. */
const SHARED_WORDS_MIN = 4

/** A sentence of a record, word for word. */
export interface QuotedSentence {
  readonly work: Work
  readonly quote: string
}

/**
 * Sentences in which authors say what should be studied next, in the order of the works, at most one of each: those announced as such, and
 * those that `isFutureWork` tells (measured in computational linguistics only; other fields announce it more plainly).
 */
export function futureWork(works: readonly Work[]): readonly QuotedSentence[] {
  return works.slice(0, WORKS_READ_MAX).flatMap((work) => {
    const text = (work.abstract ?? '').slice(0, ABSTRACT_READ_MAX)
    const found = sentenceRolesOf(text, work.language).find(
      (sentence) =>
        isQuotable(sentence.text) &&
        (sentence.role === 'future' || isFutureWork(sentence.text, work.language)),
    )
    return found === undefined ? [] : [{ work, quote: found.text.trim() }]
  })
}

export interface Contradiction {
  readonly one: QuotedSentence
  readonly other: QuotedSentence
  /** Stems that both results name. */
  readonly shared: readonly string[]
}

interface Result extends QuotedSentence {
  readonly direction: ResultDirection
  readonly stems: ReadonlySet<string>
}

/** Pairs of results about the same thing that went in opposite directions; one pair for each two works, most shared words first. */
export function contradictions(works: readonly Work[]): readonly Contradiction[] {
  const results = works.slice(0, WORKS_READ_MAX).flatMap(resultsOf)
  const pairs = results.flatMap((one, at) =>
    results.slice(at + 1).flatMap((other) => {
      const isOpposite =
        one.work !== other.work &&
        ((one.direction === 'increased' && other.direction === 'decreased') ||
          (one.direction === 'decreased' && other.direction === 'increased'))
      const shared = isOpposite ? [...one.stems].filter((stem) => other.stems.has(stem)) : []
      return shared.length >= SHARED_WORDS_MIN ? [{ one, other, shared }] : []
    }),
  )
  return pairs.sort((a, b) => b.shared.length - a.shared.length)
}

function resultsOf(work: Work): Result[] {
  const text = (work.abstract ?? '').slice(0, ABSTRACT_READ_MAX)
  const result = sentenceRolesOf(text, work.language).find(
    // That something may do something is no result that another one could contradict.
    ({ role, text: said }) =>
      (role === 'result' || role === 'conclusion') && isQuotable(said) && !isTentative(said),
  )
  if (!result) return []
  const direction = readDirection(result.text)
  if (direction !== 'increased' && direction !== 'decreased') return []
  const stems = new Set(
    (result.text.match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !isQueryStopWord(word, work.language))
      .flatMap(cognateStems),
  )
  return [{ work, quote: result.text.trim(), direction, stems }]
}

const isQuotable = (text: string): boolean => text.length >= QUOTE_MIN && text.length <= QUOTE_MAX
