/** Fences beyond these are not tried: an answer has a handful. */
const FENCES_MAX = 20
/** Repair reads recursively; a model's answer is a few levels deep. */
const REPAIR_DEPTH_MAX = 200
/**
 * jsonrepair 3.15.0 needs quadratic time for stray quotation marks: 0.1 s for 40,000 units of them, 47 s for 300,000.
 * An answer of 60,000 units is longer than any prompt asks for.
 */
const REPAIR_TEXT_MAX = 60_000
/** Quotation marks that neither begin nor end a value make it read again: 1,300 of them in 4 kB take 0.5 s, 5,300 25 s. */
const STRAY_QUOTES_MAX = 300

/**
 * The texts inside Markdown code fences, best guess first: all between the first and the last fence as one text (a string in the
 * document may hold a fence itself), then the blocks; an unclosed last block runs to the end. Empty without a fence.
 */
export function fencedTexts(text: string): string[][] {
  const marks = [...text.matchAll(/`{3,20}[^\n`{["]{0,40}/g)].slice(0, FENCES_MAX)
  const [first] = marks
  if (first === undefined) return []
  const afterMark = (mark: RegExpExecArray) => mark.index + mark[0].length
  const last = marks.length > 1 ? marks.at(-1) : undefined
  const blocks = marks.map((mark, index) => text.slice(afterMark(mark), marks[index + 1]?.index))
  return [[text.slice(afterMark(first), last?.index)], blocks.filter((_, index) => index % 2 === 0)]
}

/**
 * What begins at the bracket that most looks like that of a document (before a string, a key or another bracket, unlike "[1]" and "{x}"
 * in prose): up to the last closing bracket of its kind, or the end when none follows, and up to its own where it has one.
 */
export function bracketedTexts(text: string): string[][] {
  const first = text.search(/[{[]/)
  if (first < 0) return []
  const likely = text.search(/[{[](?=\s*(?:["'{[\]}\u201c]|[\w$]{1,80}\s{0,20}:))/)
  const start = likely < 0 || text.slice(0, first).trim() === '' ? first : likely
  const last = text.lastIndexOf(text[start] === '{' ? '}' : ']')
  const own = endOfBalanced(text, start)
  const whole = last > start ? text.slice(start, last + 1) : text.slice(start)
  return own < 0 ? [[whole]] : [[whole], [text.slice(start, own)]]
}

/** The index after the bracket that closes the one at `start`; -1 when it never closes. */
function endOfBalanced(text: string, start: number): number {
  let depth = 0
  for (const { 0: sign, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"?|[{}[\]]/gs)) {
    if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
    if (depth === 0) return start + index + sign.length
  }
  return -1
}

/**
 * What a document that was cut off may be, best guess first: its last text and all brackets closed, a comma or an empty text at its end
 * left out. None where the last text ends with a bracket, which may close the document itself.
 */
export function closedTexts(text: string): string[][] {
  const open: string[] = []
  let last = ''
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[{}[\]]/gs)) {
    last = sign
    if (sign === '{' || sign === '[') open.push(sign === '{' ? '}' : ']')
    else if (sign === '}' || sign === ']') open.pop()
  }
  const isInText = last.startsWith('"') && !/^"(?:[^"\\]|\\.)*"$/s.test(last)
  if (open.length === 0 || (isInText && /[}\]`]\s*$/.test(last))) return []
  const said = isInText ? `${text.replace(/\\(?:u[\da-f]{0,3})?$/i, '').trimEnd()}"` : text.trimEnd()
  return [said, said.replace(/,?\s*""$|,$/, '')].map((end) => [end + open.toReversed().join('')])
}

/** Whether jsonrepair would end soon: the text is short, not nested too deep and has few quotation marks between words. */
export function isRepairable(text: string): boolean {
  if (text.length > REPAIR_TEXT_MAX) return false
  let depth = 0
  for (const [sign] of text.matchAll(/[{}[\]()]/g)) {
    depth = Math.max(0, depth + ('{[('.includes(sign) ? 1 : -1))
    if (depth > REPAIR_DEPTH_MAX) return false
  }
  const quotes =
    /(?<![[{(,:]\s{0,20})(?:["\u201c\u201d]|(?<![\p{L}\d])['\u2018\u2019`])(?!\s{0,20}[\]}),:])/gu
  return [...text.matchAll(quotes)].length <= STRAY_QUOTES_MAX
}
