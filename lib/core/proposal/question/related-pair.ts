/** Where a thing stands in the folded text of a question. */
interface Placed {
  readonly start: number
  readonly end: number
  readonly isAsked: boolean
}

const BETWEEN = /\b(?:between|entre)\b/
const ARTICLES = '(?:(?:the|el|la|los|las|o|a|os|as|su|sus|seu|sua|its|their) )?'
/** Joins two things of one list. */
const listing = new RegExp(
  `^\\s*(?:,|,?\\s*(?:and|y|e))\\s+(?:(?:with|to|com|con|as?|aos?|al) )?${ARTICLES}$`,
)
/** Sets the first thing apart from those that it is related with. */
const relating = new RegExp(
  `\\b(?:with|to|com|con|aos?|al|(?:associad|asociad|ligad|relacionad|vinculad)\\w+ as?)\\s+${ARTICLES}$`,
)

/**
 * "A, B and C": the last of the list is the outcome; what stands behind the list is none of it. "A with B and C", "between A and B and C": the first is set
 * against each of the others.
 */
export function pairOf<Thing extends Placed>(
  own: readonly Thing[],
  text: string,
): readonly [causes: readonly Thing[], outcomes: readonly Thing[]] {
  const gap = (i: number) => text.slice(own[i - 1]?.end, own[i]?.start)
  const isListed = (i: number) => i < own.length && own[i]?.isAsked === true && listing.test(gap(i))
  let end = 2
  while (isListed(end)) end += 1
  const isPaired = relating.test(gap(1)) || (/^\s*(?:and|y|e)\s/.test(gap(1)) && BETWEEN.test(text))
  if (end > 2 && isPaired) return [own.slice(0, 1), own.slice(1, end)]
  const at = own.findIndex(
    (thing, i) => i > 0 && /\b(?:and|e|y)\b/.test(text.slice(own[i - 1]?.end, thing.start)),
  )
  const last = at < 0 ? own.length - 1 : at
  return [own.slice(0, last), own.slice(last, last + 1)]
}
