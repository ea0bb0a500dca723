import type {
  Block,
  DocumentTree,
  Heading,
  Inline,
  Inlines,
  ListBlock,
  ReferencesBlock,
  TableBlock,
} from '@/lib/contracts/document-tree'
import { markdownInline, markdownLine } from '@/lib/core/text/markdown-text'
import { webAddress } from '@/lib/core/text/web-address'
import { type DocumentOutline, outlineOf, sourceLine } from './layout/outline'
import { styleOf } from './layout/style-of'
import { citeParts, referenceAnchor } from './tree-text'

/** Longer pieces of text are no prose. */
const TEXT_MAX = 50_000
const text = (value: string): string => markdownInline(value, TEXT_MAX)
const line = (value: string): string => markdownLine(text(value))

interface Page {
  readonly tree: DocumentTree
  readonly outline: DocumentOutline
  /** Keys that lead somewhere. */
  readonly keys: ReadonlySet<string>
}

/**
 * The document as Markdown (CommonMark with tables): the title and who is on it, then the chapters in order. Text is escaped so that
 * none of it becomes markup; links lead to the web or to the reference list; figures stand as their tables. Never throws.
 */
export function renderMarkdown(tree: DocumentTree): string {
  const style = styleOf(tree)
  const blocks = tree.chapters.flatMap((chapter) => chapter.blocks)
  const keys = blocks.flatMap((block) =>
    block.kind === 'references' ? block.entries.map(({ key }) => key) : [],
  )
  const page = { tree, outline: outlineOf(tree, style), keys: new Set(keys) }
  const title = tree.subtitle.trim() === '' ? tree.title : `${tree.title}: ${tree.subtitle}`
  const who = [tree.author, tree.institution, tree.advisor, tree.nature, tree.city, tree.date]
  return [
    `# ${text(title)}`,
    ...who.map(line).filter((one) => one !== ''),
    ...(tree.banner.trim() === '' ? [] : [`> ${line(tree.banner)}`]),
    ...blocks.map((block) => blockText(page, block)),
  ]
    .join('\n\n')
    .concat('\n')
}

function blockText(page: Page, block: Block): string {
  switch (block.kind) {
    case 'heading':
      return headingLine(page, block)
    case 'paragraph':
      return `${block.role === 'quote' ? '> ' : ''}${markdownLine(running(page, block.inlines))}`
    case 'list':
      return listLines(page, block)
    case 'table':
      return tableLines(page, block, block.id)
    case 'figure':
      return [
        line(block.alternative),
        tableLines(page, { ...block.table, caption: block.caption, note: block.note }, block.id),
      ]
        .filter((part) => part !== '')
        .join('\n\n')
    case 'references':
      return referenceLines(page, block)
  }
}

/** The title has the first level, chapters the second. */
function headingLine({ outline }: Page, heading: Heading): string {
  const number = outline.byId.get(heading.id)?.number ?? ''
  return `${'#'.repeat(heading.level + 1)} ${text(`${number} ${heading.text}`)}`
}

function running(page: Page, inlines: Inlines): string {
  return inlines
    .map((inline) => piece(page, inline))
    .join('')
    .trim()
}

/** Escaped text with the blanks at its ends, which belong to the neighbours' spacing. */
function spaced(value: string): { readonly before: string; readonly inner: string; readonly after: string } {
  return {
    before: /^\s/.test(value) ? ' ' : '',
    inner: text(value),
    after: /\S\s+$/.test(value) ? ' ' : '',
  }
}

function piece(page: Page, inline: Inline): string {
  if (inline.kind === 'cite') {
    return citeParts(inline)
      .map(({ text: part, key }) =>
        linked(part, key !== null && page.keys.has(key) ? `#${referenceAnchor(key)}` : null),
      )
      .join('')
  }
  if (inline.kind === 'link') return linked(inline.text, webAddress(inline.href))
  const { before, inner, after } = spaced(inline.text)
  if (inner === '') return before || after
  const mark = `${inline.bold ? '**' : ''}${inline.italic ? '*' : ''}`
  return `${before}${mark}${inner}${[...mark].reverse().join('')}${after}`
}

function linked(value: string, address: string | null): string {
  const { before, inner, after } = spaced(value)
  if (address === null || inner === '') return `${before}${inner}${after}`
  const target = address.replace(
    /[\s<>()`\\]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )
  return `${before}[${inner}](${target})${after}`
}

function listLines(page: Page, { ordered, items }: ListBlock): string {
  return items
    .map((item, at) => `${ordered ? `${at + 1}.` : '-'} ${markdownLine(running(page, item))}`)
    .join('\n')
}

function tableLines(page: Page, table: TableBlock, id: string): string {
  const label = page.outline.labels.get(id) ?? ''
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const source = sourceLine(table, page.tree, styleOf(page.tree))
  const lines = [
    row(table.head.map(text)),
    row(table.head.map(() => '---')),
    ...table.rows.map((cells) => row(cells.map((inlines) => running(page, inlines)))),
  ]
  return [
    `**${text(label)}** – ${text(table.caption)}`,
    lines.join('\n'),
    ...(source === null ? [] : [line(`${source.label} ${source.text}`)]),
  ].join('\n\n')
}

/** Each entry carries the place that its citations lead to. */
function referenceLines(page: Page, { entries }: ReferencesBlock): string {
  return entries
    .map(({ key, inlines }) => `<a id="${referenceAnchor(key)}"></a>${running(page, inlines)}`)
    .join('\n\n')
}
