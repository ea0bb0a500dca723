import type { Block, Chapter, DocumentTree, Inline, Inlines } from '@/lib/contracts/document-tree'
import { drawingSvg } from '@/lib/core/documents/drawing-svg'
import { drawingParts } from '@/lib/core/documents/layout/cut-drawing'
import {
  blockHeight,
  blockWidth,
  type LayoutStyle,
  LINE_EM,
  type TextRule,
} from '@/lib/core/documents/layout/layout-style'
import { layoutWords } from '@/lib/core/documents/layout/layout-words'
import {
  type DocumentOutline,
  headingAsPrinted,
  outlineOf,
  sourceLine,
} from '@/lib/core/documents/layout/outline'
import { styleOf } from '@/lib/core/documents/layout/style-of'
import { titlePage } from '@/lib/core/documents/layout/title-page'
import { toneColours } from '@/lib/core/documents/layout/tone-colours'
import { citeParts, referenceAnchor, visibleText } from '@/lib/core/documents/tree-text'
import { say } from '@/lib/core/text/say'
import { webAddress } from '@/lib/core/text/web-address'

/** Families in the order in which letters are looked for: see `notoSerif`. */
const FONTS = ['Noto Serif', 'Liberation Sans'] as const
/** A figure leaves room for its caption and its source. */
const FIGURE_HEIGHT_SHARE01 = 0.8

interface Page {
  readonly tree: DocumentTree
  readonly style: LayoutStyle
  readonly outline: DocumentOutline
  readonly keys: ReadonlySet<string>
}

/** What the template of the archive copy reads: the tree with its numbers, labels and rules, nothing of it markup. */
export function archiveData(tree: DocumentTree) {
  const style = styleOf(tree)
  const page: Page = { tree, style, outline: outlineOf(tree, style), keys: referenceKeys(tree) }
  const { top, middle, foot } = titlePage(tree, style)
  const [lang, region = null] = tree.language.split('-')
  return {
    title: visibleText(tree.title),
    author: visibleText(tree.author),
    keywords: tree.keywords.map(visibleText),
    date: tree.date.split('-').map(Number),
    lang,
    region,
    fonts: FONTS,
    lineEm: LINE_EM,
    page: style.page,
    margins: style.margins,
    banner: visibleText(tree.banner),
    bullet: style.bullet,
    letters: style.ordered === 'letters',
    numberSize: style.pageNumber.size,
    numbersFront: style.pageNumber.printedFrom === 'title-page',
    rules: rulesOf(style),
    titlePage: [top, middle, foot]
      .filter((group) => group.length > 0)
      .map((group) => group.map(({ text, rule }) => ({ text: visibleText(text), rule: whole(rule) }))),
    hasContents: page.outline.contents.length > 0,
    contentsTitle: say(layoutWords, tree.language, 'contents'),
    front: page.outline.front.map((chapter) => chapterData(page, chapter, false)),
    main: page.outline.main.map((chapter) => chapterData(page, chapter, true)),
  }
}

const whole = (rule: TextRule) => ({ ...rule, bold: rule.bold === true, italic: rule.italic === true })

function rulesOf({ headings, ...style }: LayoutStyle) {
  const { body, quote, note, list, cell, caption, source, reference, contents, banner } = style
  const named = { body, quote, note, list, cell, caption, source, reference, contents, banner }
  const levels = { heading1: headings[1], heading2: headings[2], heading3: headings[3] }
  return Object.fromEntries(
    Object.entries({ ...named, ...levels }).map(([name, rule]) => [name, whole(rule)]),
  )
}

function referenceKeys({ chapters }: DocumentTree): ReadonlySet<string> {
  const blocks = chapters.flatMap((chapter) => chapter.blocks)
  return new Set(
    blocks.flatMap((block) => (block.kind === 'references' ? block.entries.map(({ key }) => key) : [])),
  )
}

function chapterData(page: Page, { blocks }: Chapter, outlined: boolean) {
  return blocks.map((block) => blockData(page, block, outlined))
}

function blockData(page: Page, block: Block, outlined: boolean) {
  const { tree, style, outline } = page
  switch (block.kind) {
    case 'heading': {
      const number = outline.byId.get(block.id)?.number ?? ''
      const text = `${number} ${visibleText(headingAsPrinted(block, style, tree.language))}`.trim()
      const isAside = block.level === 1 && number === ''
      const rule = isAside ? whole({ ...style.headings[1], align: style.unnumberedAlign }) : null
      return { kind: block.kind, id: block.id, level: block.level, text, outlined, rule }
    }
    case 'paragraph':
      return { kind: block.kind, role: block.role, pieces: pieces(page, block.inlines) }
    case 'list':
      return {
        kind: block.kind,
        ordered: block.ordered,
        items: block.items.map((item) => ({ pieces: pieces(page, item) })),
      }
    case 'table':
      return {
        ...floatData(page, block),
        kind: block.kind,
        widths: block.head.map((_, at) => Math.max(0.1, block.widths[at] ?? 1)),
        head: block.head.map(visibleText),
        rows: block.rows.map((cells) =>
          block.head.map((_, at) => ({ pieces: pieces(page, cells[at] ?? []) })),
        ),
      }
    case 'figure':
      return {
        ...floatData(page, block),
        kind: 'image',
        alternative: visibleText(block.alternative),
        width: figureWidth(block.drawing, style),
        svgs: drawingParts(block.drawing).map((part) =>
          drawingSvg(part, { colours: toneColours, fonts: FONTS }),
        ),
      }
    case 'references':
      return {
        kind: block.kind,
        entries: block.entries.map(({ key, inlines }) => ({
          ref: referenceAnchor(key),
          pieces: pieces(page, inlines),
        })),
      }
  }
}

function figureWidth({ width, height }: { width: number; height: number }, style: LayoutStyle): number {
  const scale = Math.min(1, blockWidth(style) / width, (blockHeight(style) * FIGURE_HEIGHT_SHARE01) / height)
  return width * scale
}

function floatData({ tree, style, outline }: Page, block: Extract<Block, { kind: 'table' | 'figure' }>) {
  const source = sourceLine(block, tree, style)
  return {
    label: outline.labels.get(block.id) ?? '',
    caption: visibleText(block.caption),
    stacked: style.captionForm === 'stacked',
    source: source === null ? null : `${source.label} ${visibleText(source.text)}`,
  }
}

function pieces(page: Page, inlines: Inlines) {
  return inlines.flatMap((inline) => pieceData(page, inline))
}

function pieceData({ keys }: Page, inline: Inline) {
  const bare = { bold: false, italic: false, href: '', ref: '' }
  if (inline.kind === 'cite') {
    return citeParts(inline).map(({ text, key }) => ({
      ...bare,
      text: visibleText(text),
      ref: key !== null && keys.has(key) ? referenceAnchor(key) : '',
    }))
  }
  const text = visibleText(inline.text)
  if (inline.kind === 'link') return [{ ...bare, text, href: webAddress(inline.href) ?? '' }]
  return [{ ...bare, text, bold: inline.bold === true, italic: inline.italic === true }]
}
