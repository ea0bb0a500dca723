interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
}

interface Match {
  readonly start: number
  readonly end: number
  /** Edits as a share of the quotation's letters or words. */
  readonly edits01: number
}

/**
 * The piece of `text` that takes the fewest insertions, deletions and replacements to become `quote`, the first of equals;
 * null when even that takes more than `editsMax01` of the quotation's units. White space does not count.
 * Sellers 1980, doi:10.1016/0196-6774(80)90016-4; O(units of quote × units of text).
 */
export function nearestMatch(
  text: string,
  quote: string,
  { unit, editsMax01 }: { readonly unit: 'letters' | 'words'; readonly editsMax01: number },
): Match | null {
  const pattern = unit === 'letters' ? /\S/gu : /\S+/gu
  const wanted = tokensOf(quote, pattern)
  const given = tokensOf(text, pattern)
  const editsMax = Math.floor(wanted.length * editsMax01)
  if (wanted.length === 0 || missing(wanted, given) > editsMax) return null

  const best = cheapestEnd(codesOf(wanted, given), editsMax)
  return best && rangeOf(best, given, wanted.length)
}

interface Codes {
  readonly wanted: Int32Array
  readonly given: Int32Array
}

/** Each token as a number, the same for the same text: comparing numbers is what makes long documents bearable. */
function codesOf(wanted: readonly Token[], given: readonly Token[]): Codes {
  const codes = new Map<string, number>()
  for (const { text } of wanted) if (!codes.has(text)) codes.set(text, codes.size)
  const code = ({ text }: Token) => codes.get(text) ?? -1
  return { wanted: Int32Array.from(wanted, code), given: Int32Array.from(given, code) }
}

/** The first place in the text where what is wanted ends at the lowest cost of at most `editsMax`, and where it began. */
function cheapestEnd(
  { wanted, given }: Codes,
  editsMax: number,
): { edits: number; from: number; to: number } | null {
  const units = wanted.length
  // One column per token of the text: edits[i] is the cost of the first i wanted ones ending here, begins[i] where it began.
  let edits = Int32Array.from({ length: units + 1 }, (_, i) => i)
  let begins = new Int32Array(units + 1)
  let nextEdits = new Int32Array(units + 1)
  let nextBegins = new Int32Array(units + 1)
  let best: { edits: number; from: number; to: number } | null = null
  for (let at = 0; at < given.length; at += 1) {
    nextEdits[0] = 0
    nextBegins[0] = at + 1
    for (let i = 0; i < units; i += 1) {
      const replaced = (edits[i] ?? 0) + (wanted[i] === given[at] ? 0 : 1)
      const inserted = (edits[i + 1] ?? 0) + 1
      const deleted = (nextEdits[i] ?? 0) + 1
      const least = Math.min(replaced, inserted, deleted)
      const begin = least === replaced ? begins[i] : least === inserted ? begins[i + 1] : nextBegins[i]
      nextEdits[i + 1] = least
      nextBegins[i + 1] = begin ?? at
    }
    ;[edits, nextEdits, begins, nextBegins] = [nextEdits, edits, nextBegins, begins]
    const total = edits[units] ?? 0
    const from = begins[units] ?? at
    if (total <= editsMax && from <= at && (!best || total < best.edits))
      best = { edits: total, from, to: at }
  }
  return best
}

function rangeOf(
  { edits, from, to }: { edits: number; from: number; to: number },
  given: readonly Token[],
  units: number,
): Match | null {
  const first = given[from]
  const last = given[to]
  return first && last ? { start: first.start, end: last.end, edits01: edits / units } : null
}

function tokensOf(text: string, pattern: RegExp): readonly Token[] {
  return [...text.matchAll(pattern)].map(([found], at, all) => {
    const start = all[at]?.index ?? 0
    return { text: found, start, end: start + found.length }
  })
}

/** How many of the wanted ones the text lacks: a lower bound of the edits, found quickly. */
function missing(wanted: readonly Token[], given: readonly Token[]): number {
  const bag = new Map<string, number>()
  for (const { text } of given) bag.set(text, (bag.get(text) ?? 0) + 1)
  let lacking = 0
  for (const { text } of wanted) {
    const left = bag.get(text) ?? 0
    if (left === 0) lacking += 1
    else bag.set(text, left - 1)
  }
  return lacking
}
