import { parseCitations, withoutCitations } from '@/lib/core/text/citation-marks'
import { abstractPassages, type CitedWork } from './cited-abstract'
import { compareAll } from './claim-features'
import { readClaim } from './compare-claim'

/** Share of a sentence's words below which a passage does not speak of it. */
const NEAR_MIN = 0.3

export interface NearestPassage {
  /** Of the source. */
  readonly key: string
  /** A sentence of its abstract or title, letter by letter. */
  readonly quote: string
}

/** What the sources that a sentence cites say that is nearest to it, for a reader to compare; null where it cites none of them, or none speaks of it. */
export function nearestPassage(
  sentence: string,
  { sources, language }: { readonly sources: readonly CitedWork[]; readonly language: string },
): NearestPassage | null {
  const cited = parseCitations(sentence)
  const claim = readClaim(withoutCitations(sentence), language)
  const [best] = sources
    .filter(({ key }) => cited.includes(key))
    .flatMap((source) => {
      const [first] = compareAll(claim, abstractPassages(source))
      return first ? [{ key: source.key, quote: first.sentence.text, share: first.comparison.coverage }] : []
    })
    .sort((a, b) => b.share - a.share)
  return best && best.share >= NEAR_MIN ? { key: best.key, quote: best.quote } : null
}
