import type { ReadBlocks } from '../item-content'
import { type BlockCollector, collectBlocks, inSections } from './collect-blocks'
import { attributeOf, scanMarkup } from './scan-markup'

/** The parts of a DOCX file that hold text, as XML; null where the file has none. */
export interface DocxParts {
  readonly document: string
  readonly styles: string | null
  readonly footnotes: string | null
}

/**
 * A DOCX document (ISO/IEC 29500) as an item: headings by their style or outline level, list entries, tables, then footnotes. Deleted text
 * and the codes of fields are left out. Never throws.
 */
export function readDocx({ document, styles, footnotes }: DocxParts): ReadBlocks {
  const levels = headingLevels(styles ?? '')
  const collector = collectBlocks()
  let title: string | null = null
  const takeTitle = (text: string) => {
    title ??= text
  }
  collectBody(document, { collector, levels, takeTitle })
  if (footnotes !== null) collectBody(footnotes, { collector, levels, takeTitle: () => undefined })
  const blocks = collector.finish()
  const heading = blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text ?? null
  return { title: title ?? heading, language: null, pages: null, blocks: inSections(blocks) }
}

interface Body {
  readonly collector: BlockCollector
  readonly levels: ReadonlyMap<string, number>
  readonly takeTitle: (text: string) => void
}

function collectBody(xml: string, { collector, levels, takeTitle }: Body): void {
  let isText = false
  let skipDepth = 0
  let style: string | null = null
  let outline: number | null = null
  let isEntry = false
  /** What the paragraph holds: its kind is known only after its properties, which come first. */
  let paragraph: string[] = []
  const endParagraph = () => {
    const text = paragraph.join('')
    const level = outline ?? levels.get(style ?? '') ?? null
    if (text.trim() !== '') {
      if (level === 0) takeTitle(text.trim())
      if (level !== null) collector.begin('heading', Math.max(1, Math.min(6, level)))
      else collector.begin(isEntry ? 'entry' : 'paragraph')
      collector.add(text)
      collector.begin('paragraph')
    }
    paragraph = []
    style = null
    outline = null
    isEntry = false
  }
  scanMarkup(xml, (token) => {
    if (token.kind === 'text') {
      if (isText && skipDepth === 0) paragraph.push(token.text)
      return
    }
    const { name } = token
    const isOpen = token.kind === 'open'
    const attributes = isOpen ? token.attributes : ''
    if (name === 'w:t' || name === 'm:t') isText = isOpen && !token.isEmpty
    // The same drawing follows once more for older programs.
    else if (name === 'mc:fallback') skipDepth += isOpen ? (token.isEmpty ? 0 : 1) : -1
    else if (name === 'w:tab' || name === 'w:br' || name === 'w:cr') paragraph.push(' ')
    else if (name === 'w:pstyle' && isOpen) style = attributeOf(attributes, 'w:val')
    else if (name === 'w:outlinelvl' && isOpen) outline = outlineOf(attributes)
    else if (name === 'w:numpr' && isOpen) isEntry = true
    else if (name === 'w:p' && !isOpen) endParagraph()
    else if (name === 'w:tbl') isOpen ? collector.openTable() : collector.closeTable()
    else if (name === 'w:tc' && !isOpen) collector.endCell()
    else if (name === 'w:tr' && !isOpen) collector.endRow()
  })
  endParagraph()
}

/** Nine stands for body text. */
function outlineOf(attributes: string): number | null {
  const level = Number(attributeOf(attributes, 'w:val') ?? 9)
  return Number.isInteger(level) && level >= 0 && level <= 5 ? level + 1 : null
}

/** The level of each style that makes a heading, by the style's id; 0 is the title. The names of these styles are English in every language. */
function headingLevels(xml: string): ReadonlyMap<string, number> {
  const levels = new Map<string, number>()
  let id: string | null = null
  scanMarkup(xml, (token) => {
    if (token.kind !== 'open') return
    if (token.name === 'w:style') id = attributeOf(token.attributes, 'w:styleid')
    if (id === null) return
    const name = token.name === 'w:name' ? (attributeOf(token.attributes, 'w:val') ?? '') : ''
    const heading = /^heading ([1-6])$/i.exec(name)
    const outline = token.name === 'w:outlinelvl' ? outlineOf(token.attributes) : null
    if (heading) levels.set(id, Number(heading[1]))
    else if (/^title$/i.test(name)) levels.set(id, 0)
    else if (outline !== null && !levels.has(id)) levels.set(id, outline)
  })
  return levels
}
