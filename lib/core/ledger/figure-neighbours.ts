import type { ReadClaim, ReadSentence } from './compare-claim'
import type { ContentWord } from './content-words'
import { agrees } from './match-figures'
import { type Figure, readFigures } from './read-figures'

/** Words on each side of a figure that say what it counts. */
const NEIGHBOURS = 2
/** Content words within which a neighbour stands by a figure. */
const NEAR = 3

/**
 * Figures of a claim that sentences have, but of something else: the words on its sides in the claim stand by another figure there rather than
 * by this one ("12 % of nurses and 40 % of physicians"). Where the claim is put together from several sentences, all of them are given.
 */
export function swappedFigures(
  claim: ReadClaim,
  sentences: readonly Pick<ReadSentence, 'text' | 'language' | 'words'>[],
): readonly Figure[] {
  const theirs = sentences.flatMap(({ text, language, words }) => {
    const figures = readFigures(text, language)
    return figures.map((figure) => ({
      figure,
      sides: sidesOf(figure, { text, figures, words, count: NEAR }),
    }))
  })
  return claim.figures.filter((figure) => {
    const alike = theirs.filter((other) => other.figure.unit === figure.unit)
    if (alike.length < 2) return false
    const own = sidesOf(figure, { ...claim, count: NEIGHBOURS })
    const nearest = (some: typeof alike) => Math.max(0, ...some.map(({ sides }) => sharedSides(own, sides)))
    const here = nearest(alike.filter((other) => agrees(figure, other.figure)))
    const elsewhere = nearest(alike.filter((other) => !agrees(figure, other.figure)))
    return here < elsewhere
  })
}

interface Sides {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

interface Surroundings {
  readonly text: string
  readonly figures: readonly Figure[]
  readonly words: readonly ContentWord[]
  readonly count: number
}

/**
 * The stems of the content words nearest to a figure on each side, no further than the figures beside it. In "69 of 99 patients have it" the patients are those of both,
 * and what they have is told of the 69 alone.
 */
function sidesOf(figure: Figure, { text, figures, words, count }: Surroundings): Sides {
  const { start, end } = figure
  const whole = figures.find((other) => isShareOf(text, figure, other))
  const isWhole = figures.some((other) => isShareOf(text, other, figure))
  const from = Math.max(0, ...figures.map((other) => other.end).filter((at) => at <= start))
  const behind = whole?.end ?? end
  const to = Math.min(Infinity, ...figures.map((other) => other.start).filter((at) => at >= behind))
  const own = words.filter((word) => !/^[\d.,]+$/.test(word.folded) && word.start >= from && word.end <= to)
  const stems = (some: readonly ContentWord[]) => some.map(({ stem }) => stem)
  return {
    before: stems(own.filter((word) => word.end <= start).slice(-count)),
    after: stems(own.filter((word) => word.start >= end).slice(0, isWhole ? 1 : count)),
  }
}

/** "69 of 99", "65 % dos 200": whether what stands between two figures says that the first is a part of the second. */
export function isShareOf(text: string, part: Figure, whole: Figure): boolean {
  return part.end < whole.start && OF.test(text.slice(part.end, whole.start))
}

const OF = /^\s?%?\s+(?:out of|of|de|dos|das|de los|de las)(?: the)?\s+$/u

function sharedSides(own: Sides, other: Sides): number {
  const shared = (some: readonly string[], others: readonly string[]) =>
    some.filter((stem) => others.includes(stem)).length
  return shared(own.before, other.before) + shared(own.after, other.after)
}
