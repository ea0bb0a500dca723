import { parseCitations } from '@/lib/core/text/citation-marks'

const MARK = /\[-?@[^\]]*\]/g
/** Fewer words say nothing that a source could bear out. */
const PART_WORDS_MIN = 3
/** "Two surveys agree": the number counts the works that are cited behind it. */
const COUNTED: Readonly<Record<number, RegExp>> = {
  2: /^(?:two|both|dois|duas|ambos|ambas|dos)\s+/i,
  3: /^(?:three|tr[eê]s)\s+/i,
}

/**
 * A sentence in the parts that each cite for themselves: up to each citation what stands before it, and where one citation names several works the same words
 * for each of them. Empty where it cites one work once. Pure.
 */
export function citedParts(sentence: string): readonly string[] {
  const marks = [...sentence.matchAll(MARK)]
  const [only] = marks
  if (marks.length === 1 && only) {
    const keys = parseCitations(only[0])
    if (keys.length < 2) return []
    const bare = sentence.replace(COUNTED[keys.length] ?? /^$/, '')
    return keys.map((key) => bare.replace(MARK, `[@${key}]`))
  }
  let from = 0
  const parts = marks.map(({ 0: mark, index }) => {
    const part = sentence.slice(from, index + mark.length).replace(/^[\s,;:]+/, '')
    from = index + mark.length
    return `${part}.`
  })
  const rest = sentence.slice(from).replace(/[\s.,;:]+/g, '')
  const areWhole = parts.every(
    (part) => (part.replace(MARK, '').match(/\p{L}+/gu) ?? []).length >= PART_WORDS_MIN,
  )
  // Words behind the last citation rest on nothing.
  return parts.length > 1 && rest === '' && areWhole ? parts : []
}
