import {
  AlignmentType,
  Document,
  Footer,
  Header,
  InternalHyperlink,
  type ISectionOptions,
  Packer,
  PageNumber,
  PageReference,
  Paragraph,
  SectionType,
  Tab,
  type Table,
  TabStopType,
  TextRun,
} from 'docx'
import type { DocumentTree } from '@/lib/contracts/document-tree'
import { AppError } from '@/lib/contracts/errors'
import { blockWidth, type LayoutStyle } from '@/lib/core/documents/layout/layout-style'
import { layoutWords } from '@/lib/core/documents/layout/layout-words'
import { headingAsPrinted, outlineOf } from '@/lib/core/documents/layout/outline'
import { styleOf } from '@/lib/core/documents/layout/style-of'
import { type TitleLine, titlePage } from '@/lib/core/documents/layout/title-page'
import { visibleText } from '@/lib/core/documents/tree-text'
import { say } from '@/lib/core/text/say'
import { styleNames, twips, wordStyle, wordStyles } from './rules'
import { withSameBytes } from './same-bytes'
import { type WordSheet, wordBlock } from './word-blocks'
import { placesOf } from './word-text'

/**
 * The document as a Word file: title page, what precedes the contents, contents with links whose page numbers Word fills in when
 * it opens the file, then the chapters. Headings are Word's own; figures are drawn. The same tree gives the same
 * bytes. Throws `invalid-input` when the date of the tree is none.
 */
export async function renderDocx(tree: DocumentTree): Promise<Uint8Array> {
  const time = `${tree.date}T00:00:00Z`
  if (Number.isNaN(Date.parse(time))) throw new AppError('invalid-input', `no date: ${tree.date}`)
  const style = styleOf(tree)
  const sheet = { tree, style, outline: outlineOf(tree, style), places: placesOf(tree) }
  const file = new Document({
    title: visibleText(tree.title),
    creator: visibleText(tree.author),
    lastModifiedBy: visibleText(tree.author),
    subject: visibleText(tree.nature),
    description: visibleText(tree.nature),
    keywords: visibleText(tree.keywords.join(', ')),
    features: { updateFields: true },
    styles: wordStyles(style),
    sections: [frontSection(sheet), mainSection(sheet)],
  })
  const packed = await Packer.toBuffer(file)
  return new Uint8Array(withSameBytes(packed, time))
}

function pageProperties({ page, margins, pageNumber }: LayoutStyle) {
  return {
    size: { width: twips(page.width), height: twips(page.height) },
    margin: {
      top: twips(margins.top),
      right: twips(margins.right),
      bottom: twips(margins.bottom),
      left: twips(margins.left),
      header: twips(pageNumber.top),
      footer: twips(margins.bottom / 3),
    },
  }
}

function section(
  sheet: WordSheet,
  hasNumber: boolean,
  children: readonly (Paragraph | Table)[],
): ISectionOptions {
  const { style, tree } = sheet
  const number = new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: hasNumber
      ? [new TextRun({ children: [PageNumber.CURRENT], size: style.pageNumber.size * 2 })]
      : [],
  })
  const banner = new Paragraph({
    ...wordStyle(style.banner).paragraph,
    children: [new TextRun({ text: visibleText(tree.banner), size: style.banner.size * 2 })],
  })
  return {
    properties: { type: SectionType.NEXT_PAGE, page: pageProperties(style) },
    headers: { default: new Header({ children: [number] }) },
    footers: {
      default: new Footer({ children: tree.banner.trim() === '' ? [new Paragraph({})] : [banner] }),
    },
    children: [...children],
  }
}

function frontSection(sheet: WordSheet): ISectionOptions {
  const { style, tree, outline } = sheet
  const { top, middle, foot } = titlePage(tree, style)
  const isSpread = foot.length > 0
  const gap = isSpread ? style.page.height / 7 : 0
  const blocks = outline.front.flatMap(({ blocks: all }) => all.flatMap((block) => wordBlock(sheet, block)))
  return section(sheet, style.pageNumber.printedFrom === 'title-page', [
    ...titleLines(top, 0),
    ...titleLines(middle, gap),
    ...titleLines(foot, gap),
    ...blocks,
    ...contents(sheet),
  ])
}

function titleLines(lines: readonly TitleLine[], gap: number): Paragraph[] {
  return lines.map(({ text, rule }, at) => {
    const { paragraph, run } = wordStyle(at === 0 ? { ...rule, before: rule.before + gap } : rule)
    return new Paragraph({ ...paragraph, children: [new TextRun({ text: visibleText(text), ...run })] })
  })
}

function contents({ tree, style, outline, places }: WordSheet): Paragraph[] {
  const rule = { ...style.headings[1], align: style.unnumberedAlign }
  const { paragraph, run } = wordStyle(rule)
  const title = say(layoutWords, tree.language, 'contents')
  const shown = rule.capitals ? title.toLocaleUpperCase(tree.language) : title
  return [
    new Paragraph({ ...paragraph, pageBreakBefore: true, children: [new TextRun({ text: shown, ...run })] }),
    ...outline.contents.map(({ heading, number }) => {
      const anchor = places.heading.get(heading.id) ?? ''
      const words = `${number} ${visibleText(headingAsPrinted(heading, style, tree.language))}`.trim()
      const indent = style.numbersHeadings ? 0 : (heading.level - 1) * 18
      return new Paragraph({
        style: styleNames.contents,
        indent: { left: twips(indent) },
        tabStops: [{ type: TabStopType.RIGHT, position: twips(blockWidth(style)), leader: 'dot' }],
        children: [
          new InternalHyperlink({ anchor, children: [new TextRun({ children: [words, new Tab()] })] }),
          new PageReference(anchor),
        ],
      })
    }),
  ]
}

function mainSection(sheet: WordSheet): ISectionOptions {
  const blocks = sheet.outline.main.flatMap((chapter) => chapter.blocks)
  return section(
    sheet,
    true,
    blocks.flatMap((block) => wordBlock(sheet, block)),
  )
}
