import { Document, pdf } from '@react-pdf/renderer'
import { PrintedPage } from '@/lib/adapters/pdf/render/printed-page'
import type { DocumentTree } from '@/lib/contracts/document-tree'
import { AppError } from '@/lib/contracts/errors'
import type { LayoutStyle } from '@/lib/core/documents/layout/layout-style'
import { outlineOf } from '@/lib/core/documents/layout/outline'
import { styleOf } from '@/lib/core/documents/layout/style-of'
import { visibleText } from '@/lib/core/documents/tree-text'
import { Blocks } from './render/block-view'
import { dropFonts, type FontFiles, loadFonts } from './render/fonts'
import { ContentsPages, TitlePageView } from './render/front-pages'
import type { Sheet } from './render/sheet'

export interface RenderPdfOptions {
  readonly fonts: FontFiles
  /** Another layout than the one the document names; for trying rules out. */
  readonly style?: LayoutStyle
}

/**
 * The document as a PDF: title page, what precedes the contents, contents with page numbers and links, then one chapter after
 * the other. The same tree gives the same bytes. Takes seconds of processor time for long documents: a server calls
 * `drawDocument`. Throws `invalid-input` when the date of the tree is none.
 */
export async function renderPdf(tree: DocumentTree, { fonts, style }: RenderPdfOptions): Promise<Uint8Array> {
  const created = new Date(`${tree.date}T00:00:00Z`)
  if (Number.isNaN(created.getTime())) throw new AppError('invalid-input', `no date: ${tree.date}`)
  const families = await loadFonts(fonts)
  const used = style ?? styleOf(tree)
  const sheet: Sheet = {
    tree,
    style: used,
    outline: outlineOf(tree, used),
    families,
    pageOf: new Map(),
  }
  try {
    return await collect(await pdf(<Sheets sheet={sheet} created={created} />).toBuffer())
  } finally {
    dropFonts(families)
  }
}

/**
 * The renderer lays a document out twice because page numbers are asked for; the contents read in the second round what the
 * headings noted in the first. Both rounds break alike: a row of the contents is as high with any number.
 */
function Sheets({ sheet, created }: { sheet: Sheet; created: Date }) {
  const { tree, style, outline } = sheet
  const numbersFront = style.pageNumber.printedFrom === 'title-page'
  return (
    <Document
      title={visibleText(tree.title)}
      author={visibleText(tree.author)}
      subject={visibleText(tree.nature)}
      keywords={visibleText(tree.keywords.join(', '))}
      language={tree.language}
      creator="Carrel"
      producer="Carrel"
      creationDate={created}
      modificationDate={created}
      pdfVersion="1.7"
    >
      <TitlePageView sheet={sheet} />
      {outline.front.map(({ id, blocks }) => (
        <PrintedPage key={id} sheet={sheet} hasNumber={numbersFront}>
          <Blocks sheet={sheet} blocks={blocks} />
        </PrintedPage>
      ))}
      {outline.contents.length > 0 && <ContentsPages sheet={sheet} />}
      {outline.main.map(({ id, blocks }) => (
        <PrintedPage key={id} sheet={sheet} hasNumber>
          <Blocks sheet={sheet} blocks={blocks} />
        </PrintedPage>
      ))}
    </Document>
  )
}

async function collect(stream: NodeJS.ReadableStream): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return new Uint8Array(Buffer.concat(chunks))
}
