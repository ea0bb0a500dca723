import type {
  Block,
  Chapter,
  DocumentTree,
  FigureBlock,
  Heading,
  TableBlock,
} from '@/lib/contracts/document-tree'
import { speak } from '@/lib/core/text/say'
import type { LayoutStyle } from './layout-style'
import { layoutWords } from './layout-words'

export interface OutlineEntry {
  readonly heading: Heading
  /** "2.1", or '' where the heading or the style has no numbers. */
  readonly number: string
}

export interface DocumentOutline {
  /** What stands before the contents: chapters without number that precede the first with one. */
  readonly front: readonly Chapter[]
  readonly main: readonly Chapter[]
  /** Headings of `main` in order: what the table of contents lists (NBR 6027:2012, 4.1, leaves out what precedes it). */
  readonly contents: readonly OutlineEntry[]
  /** Headings of the whole document by their id. */
  readonly byId: ReadonlyMap<string, OutlineEntry>
  /** "Table 3", by the id of the table or figure. */
  readonly labels: ReadonlyMap<string, string>
}

const opensNumbered = ({ blocks }: Chapter): boolean => {
  const [first] = blocks
  return first?.kind === 'heading' && first.numbered
}

const isHeading = (block: Block): block is Heading => block.kind === 'heading'

/** The parts, heading numbers and labels of a document. A document without numbered chapter has no front. */
export function outlineOf(tree: DocumentTree, style: LayoutStyle): DocumentOutline {
  const firstNumbered = tree.chapters.findIndex(opensNumbered)
  const frontLength = Math.max(0, firstNumbered)
  const numbers = headingNumbers(tree, style)
  const entryOf = (heading: Heading): OutlineEntry => ({ heading, number: numbers.get(heading.id) ?? '' })
  const headings = tree.chapters.flatMap(({ blocks }) => blocks.filter(isHeading))
  const main = tree.chapters.slice(frontLength)
  return {
    front: tree.chapters.slice(0, frontLength),
    main,
    contents: main.flatMap(({ blocks }) => blocks.filter(isHeading).map(entryOf)),
    byId: new Map(headings.map((heading) => [heading.id, entryOf(heading)])),
    labels: labelsOf(tree),
  }
}

function headingNumbers(tree: DocumentTree, style: LayoutStyle): ReadonlyMap<string, string> {
  const numbers = new Map<string, string>()
  if (!style.numbersHeadings) return numbers
  const counts = { 1: 0, 2: 0, 3: 0 }
  let isNumbered = false
  for (const block of tree.chapters.flatMap(({ blocks }) => blocks)) {
    if (block.kind !== 'heading') continue
    if (block.level === 1) isNumbered = block.numbered
    // Below a heading without number nothing could be numbered from.
    if (!isNumbered || !block.numbered) continue
    counts[block.level] += 1
    if (block.level === 1) counts[2] = 0
    if (block.level < 3) counts[3] = 0
    const parts = [counts[1], counts[2], counts[3]].slice(0, block.level)
    numbers.set(block.id, parts.join('.'))
  }
  return numbers
}

function labelsOf(tree: DocumentTree): ReadonlyMap<string, string> {
  const words = speak(layoutWords, tree.language)
  const counts = { table: 0, figure: 0 }
  const labels = new Map<string, string>()
  for (const block of tree.chapters.flatMap(({ blocks }) => blocks)) {
    if (block.kind !== 'table' && block.kind !== 'figure') continue
    counts[block.kind] += 1
    const own = block.kind === 'table' ? block.number : undefined
    labels.set(block.id, `${words(block.kind)} ${own ?? counts[block.kind]}`)
  }
  return labels
}

/** An address, a book's number or a year in brackets. */
const NAMES_WORK = /https?:|ISBN|\((?:[^()]*, )?\d{4}[a-z]?\)/

/** What stands below a table or figure, or null for nothing; a note that already names its source is left as it is. */
export function sourceLine(
  { note }: Pick<TableBlock | FigureBlock, 'note'>,
  { language }: Pick<DocumentTree, 'language'>,
  style: LayoutStyle,
): { readonly label: string; readonly text: string } | null {
  const words = speak(layoutWords, language)
  const given = note.trim()
  const label = style.sourceForm === 'always' ? `${words('source')}:` : `${words('note')}.`
  if (given === '') return style.sourceForm === 'always' ? { label, text: words('ownWork') } : null
  const named = new RegExp(`^(${words('source')}|${words('note')})s?\\s?[:.]`, 'i').exec(given)
  if (named) return { label: named[0], text: given.slice(named[0].length).trim() }
  // ABNT wants the source of each table; a remark that names none stands behind it.
  const isOwn = style.sourceForm === 'always' && !NAMES_WORK.test(given)
  return { label, text: isOwn ? `${words('ownWork')} ${words('note')}: ${given}` : given }
}

/** The heading as the style prints it, without its number. */
export function headingAsPrinted(
  { level, text }: Heading,
  { headings }: LayoutStyle,
  language: string,
): string {
  return headings[level].capitals ? text.toLocaleUpperCase(language) : text
}
