import type { ReadClaim, ReadSentence } from './compare-claim'
import type { ContentWord } from './content-words'
import { agrees } from './match-figures'
import { type Figure, readFigures } from './read-figures'

/** Words on each side of a figure that say what it counts. */
const NEIGHBOURS = 2
/** Content words within which a neighbour stands by a figure. */
const NEAR = 3

/**
 * Figures of a claim that a sentence has, but of something else: the words on its sides in the claim stand by another figure there rather than
 * by this one ("12 % of nurses and 40 % of physicians").
 */
export function swappedFigures(claim: ReadClaim, sentence: ReadSentence): readonly Figure[] {
  const theirs = readFigures(sentence.text, sentence.language)
  return claim.figures.filter((figure) => {
    const alike = theirs.filter(({ unit }) => unit === figure.unit)
    if (alike.length < 2) return false
    const own = sidesOf(figure, claim.words, NEIGHBOURS)
    const near = (other: Figure) => sharedSides(own, sidesOf(other, sentence.words, NEAR))
    const here = Math.max(0, ...alike.filter((other) => agrees(figure, other)).map(near))
    const elsewhere = Math.max(0, ...alike.filter((other) => !agrees(figure, other)).map(near))
    return here < elsewhere
  })
}

interface Sides {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** The stems of the content words nearest to a figure on each side, figures left out. */
function sidesOf({ start, end }: Figure, words: readonly ContentWord[], count: number): Sides {
  const own = words.filter(({ folded }) => !/^[\d.,]+$/.test(folded))
  const stems = (some: readonly ContentWord[]) => some.map(({ stem }) => stem)
  return {
    before: stems(own.filter((word) => word.end <= start).slice(-count)),
    after: stems(own.filter((word) => word.start >= end).slice(0, count)),
  }
}

function sharedSides(own: Sides, other: Sides): number {
  const shared = (some: readonly string[], others: readonly string[]) =>
    some.filter((stem) => others.includes(stem)).length
  return shared(own.before, other.before) + shared(own.after, other.after)
}
