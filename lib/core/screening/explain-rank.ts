import { functionWords, genericWords } from '@/lib/core/text/stop-words'
import type { TickRanking } from './rank-by-ticks'

/** What a reader is told of a rank: words that say something, with their pull (positive towards relevant), and the nearest tick. */
export interface RankExplanation {
  readonly words: ReadonlyArray<{ readonly word: string; readonly pull: number }>
  readonly decision: ReturnType<TickRanking['reasonOf']>['decision']
}

type Pull = RankExplanation['words'][number]

const WORDS_MAX = 4
/** Words looked at for each record. */
const CANDIDATES_MAX = 60
/** A weaker pull than this share of the strongest decides nothing. */
const PULL_MIN_SHARE = 0.1
/** A pair is named in the place of its word when it pulls at least this share of the word's pull. */
const PAIR_MIN_SHARE = 0.5

const grammar = new Set(Object.values(functionWords).flatMap((words) => words.split(' ')))
const generic = new Set(genericWords.split(' '))

/**
 * Why a record stands where it stands. The ranking reads style too ("we conducted a"); here such words are left out, and a pair
 * is named rather than its words. Before there are ticks of both kinds each relevant one counts 1. Strongest first.
 */
export function explainRank(ranking: TickRanking, row: number): RankExplanation {
  const { nameOf } = ranking.ranker.set.text
  const strongest = [...pullsOn(ranking, row)]
    .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]) || a[0] - b[0])
    .slice(0, CANDIDATES_MAX)
  const least = Math.abs(strongest[0]?.[1] ?? 0) * PULL_MIN_SHARE
  const telling = strongest
    .filter(([, pull]) => pull !== 0 && Math.abs(pull) >= least)
    .map(([column, pull]): Pull => ({ word: nameOf(column), pull }))
    .filter(({ word }) => saysSomething(word))
  const words: Pull[] = []
  for (const found of telling) {
    if (words.length === WORDS_MAX) break
    const fuller = telling.find((other) => isPairOf(other, found)) ?? found
    if (!words.some(({ word }) => shareWord(word, fuller.word))) words.push(fuller)
  }
  return { words, decision: ranking.reasonOf(row).decision }
}

/** How much each word or pair of the record moves it, through the ticked records that share it. */
function pullsOn({ ranker }: TickRanking, row: number): ReadonlyMap<number, number> {
  const { start, feature, value } = ranker.set.text
  const own = new Map<number, number>()
  for (let at = start[row] ?? 0; at < (start[row + 1] ?? 0); at++) own.set(feature[at] ?? 0, value[at] ?? 0)
  const pulls = new Map<number, number>()
  for (const tick of ranker.ticks) {
    const weight = ranker.odds.ticks.irrelevant === 0 ? 1 : (ranker.svm.weights[tick.row] ?? 0)
    if (weight === 0) continue
    const side = tick.isRelevant ? weight : -weight
    for (let at = start[tick.row] ?? 0; at < (start[tick.row + 1] ?? 0); at++) {
      const column = feature[at] ?? 0
      const share = own.get(column)
      if (share !== undefined) pulls.set(column, (pulls.get(column) ?? 0) + side * share * (value[at] ?? 0))
    }
  }
  return pulls
}

function saysSomething(word: string): boolean {
  const parts = word.split(' ')
  return (
    parts.every((part) => !grammar.has(part) && !/^\d+$/.test(part)) &&
    parts.some((part) => !generic.has(part))
  )
}

function isPairOf(other: Pull, { word, pull }: Pull): boolean {
  return other.word !== word && other.word.split(' ').includes(word) && other.pull / pull >= PAIR_MIN_SHARE
}

function shareWord(named: string, word: string): boolean {
  const parts = new Set(named.split(' '))
  return word.split(' ').some((part) => parts.has(part))
}
