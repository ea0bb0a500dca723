import { type CuePhrases, cueMatcher } from '@/lib/core/evidence/find-cue'

/** The matcher of cues reads 2,000 signs at once; longer texts are read in pieces that overlap by a long phrase. */
const PIECE = 1_900
const OVERLAP = 100
const READ_MAX = 20_000

/** Phrases of a meaning by language, as in find-cue.ts, with blanks for hyphens. */
export type Cues = CuePhrases

/**
 * A function that says whether a text holds one of the phrases, in whichever of the three languages it is written:
 * students mix them ("survey" in Portuguese). Hyphens count as blanks, so that "remote-only" is "remote only".
 */
export function cueReader(cues: Cues): (text: string) => boolean {
  const match = cueMatcher(cues)
  return (text) => {
    const plain = text.slice(0, READ_MAX).replace(/[-‐‑–]/g, ' ')
    for (let from = 0; from < plain.length; from += PIECE)
      if (match(plain.slice(from, from + PIECE + OVERLAP), null) !== null) return true
    return false
  }
}
