/** A table as chapters hold it: its caption in a paragraph with rows in Markdown below. */
export interface MarkdownTable {
  /** "4.1", by which the text calls it; null where the caption gives none. */
  readonly number: string | null
  /** Without the word and the number before it. */
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const NUMBERED = /^\p{L}+ (\d+(?:\.\d+)?)\.\s*/u
const RULE = /^:?-{3,}:?$/
const UNESCAPED_BAR = /(?<!\\)\|/

/** The table of a paragraph; null for one whose lines are no table with a head and a rule below it. Never throws. */
export function readMarkdownTable(paragraph: string): MarkdownTable | null {
  if (!paragraph.includes('|')) return null
  const lines = paragraph.split('\n').map((line) => line.trim())
  const [head, rule, ...rows] = lines.filter((line) => line.startsWith('|')).map(cellsOf)
  if (!head || !rule?.every((cell) => RULE.test(cell))) return null
  const caption = lines.filter((line) => line !== '' && !line.startsWith('|')).join(' ')
  return { number: NUMBERED.exec(caption)?.[1] ?? null, caption: caption.replace(NUMBERED, ''), head, rows }
}

/** A bar within a cell is written `\|`. */
function cellsOf(line: string): readonly string[] {
  const cells = line.slice(1).split(UNESCAPED_BAR)
  const inner = line.endsWith('|') ? cells.slice(0, -1) : cells
  return inner.map((cell) => cell.replaceAll('\\|', '|').trim())
}
