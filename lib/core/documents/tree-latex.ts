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
import { latexAddress, latexPlace, latexText } from '@/lib/core/text/latex-text'
import { webAddress } from '@/lib/core/text/web-address'
import { type DocumentOutline, outlineOf, sourceLine } from './layout/outline'
import { styleOf } from './layout/style-of'
import { citeParts } from './tree-text'

interface Page {
  readonly tree: DocumentTree
  readonly outline: DocumentOutline
  /** Keys that lead somewhere. */
  readonly keys: ReadonlySet<string>
}

const languages: Readonly<Record<DocumentTree['language'], string>> = {
  en: 'english',
  'pt-BR': 'brazilian',
  es: 'spanish',
}
const levels = { 1: 'section', 2: 'subsection', 3: 'subsubsection' } as const
/** Of the width of a line, since columns have space between them. */
const TABLE_WIDTH01 = 0.92

/**
 * The document as LaTeX for LuaLaTeX or XeLaTeX with packages of every distribution: title, contents, chapters, tables with the numbers that the text
 * calls them by, and references that citations lead to. Text of others is escaped so that none of it becomes a command. Figures stand as their
 * tables. Never throws.
 */
export function renderLatex(tree: DocumentTree): string {
  const blocks = tree.chapters.flatMap((chapter) => chapter.blocks)
  const keys = blocks.flatMap((block) =>
    block.kind === 'references' ? block.entries.map(({ key }) => key) : [],
  )
  const page = { tree, outline: outlineOf(tree, styleOf(tree)), keys: new Set(keys) }
  return [
    preamble(tree),
    '\\begin{document}',
    '\\maketitle',
    '\\tableofcontents',
    ...blocks.map((block) => blockText(page, block)),
    '\\end{document}',
  ]
    .join('\n\n')
    .concat('\n')
}

function preamble(tree: DocumentTree): string {
  const title = tree.subtitle.trim() === '' ? tree.title : `${tree.title}: ${tree.subtitle}`
  const who = [tree.author, tree.institution, tree.advisor, tree.nature, tree.city]
    .map((one) => latexText(one.trim()))
    .filter((one) => one !== '')
  const banner = latexText(tree.banner.trim())
  return [
    '% LuaLaTeX, XeLaTeX',
    '\\documentclass[12pt,a4paper]{article}',
    '\\usepackage{fontspec}',
    `\\usepackage[${languages[tree.language]},shorthands=off]{babel}`,
    '\\usepackage[margin=2.5cm]{geometry}',
    '\\usepackage{longtable,booktabs,array,caption}',
    '\\usepackage[hidelinks]{hyperref}',
    ...(banner === ''
      ? []
      : [
          '\\usepackage{fancyhdr}',
          '\\pagestyle{fancy}',
          `\\fancyhead{}\\fancyhead[C]{\\footnotesize ${banner}}`,
        ]),
    '\\setcounter{secnumdepth}{3}',
    `\\title{${latexText(title.trim())}}`,
    `\\author{${who.join(' \\\\ ')}}`,
    `\\date{${latexText(tree.date)}}`,
  ].join('\n')
}

function blockText(page: Page, block: Block): string {
  switch (block.kind) {
    case 'heading':
      return headingLine(page, block)
    case 'paragraph': {
      const text = running(page, block.inlines)
      if (block.role === 'quote') return `\\begin{quote}\n${text}\n\\end{quote}`
      return block.role === 'note' ? `{\\footnotesize ${text}\\par}` : text
    }
    case 'list':
      return listLines(page, block)
    case 'table':
      return tableLines(page, block, block.id)
    case 'figure':
      return [
        latexText(block.alternative),
        tableLines(page, { ...block.table, caption: block.caption, note: block.note }, block.id),
      ]
        .filter((part) => part.trim() !== '')
        .join('\n\n')
    case 'references':
      return referenceLines(page, block)
  }
}

/** Those without a number stand in the contents like the others. */
function headingLine({ outline }: Page, { id, level, text }: Heading): string {
  const [command, title] = [levels[level], latexText(text.trim())]
  return outline.byId.get(id)?.number
    ? `\\${command}{${title}}`
    : `\\${command}*{${title}}\n\\addcontentsline{toc}{${command}}{${title}}`
}

function running(page: Page, inlines: Inlines): string {
  return inlines
    .map((inline) => piece(page, inline))
    .join('')
    .trim()
}

function piece(page: Page, inline: Inline): string {
  if (inline.kind === 'cite') {
    return citeParts(inline)
      .map(({ text, key }) =>
        key !== null && page.keys.has(key)
          ? `\\hyperlink{ref-${latexPlace(key)}}{${latexText(text)}}`
          : latexText(text),
      )
      .join('')
  }
  if (inline.kind === 'link') {
    const address = webAddress(inline.href)
    const text = latexText(inline.text)
    return address === null ? text : `\\href{${latexAddress(address)}}{${text}}`
  }
  const text = latexText(inline.text)
  const italic = inline.italic ? `\\textit{${text}}` : text
  return inline.bold ? `\\textbf{${italic}}` : italic
}

function listLines(page: Page, { ordered, items }: ListBlock): string {
  const name = ordered ? 'enumerate' : 'itemize'
  const lines = items.map((item) => `\\item ${running(page, item)}`)
  return [`\\begin{${name}}`, ...lines, `\\end{${name}}`].join('\n')
}

function tableLines(page: Page, table: TableBlock, id: string): string {
  const label = latexText(page.outline.labels.get(id) ?? '')
  const sum = table.widths.reduce((all, width) => all + width, 0) || 1
  const columns = table.head.map((_, at) => {
    const share01 = (table.widths[at] ?? 0) / sum
    return `>{\\raggedright\\arraybackslash}p{${(TABLE_WIDTH01 * share01).toFixed(3)}\\linewidth}`
  })
  const row = (cells: readonly string[]) => `${cells.join(' & ')} \\\\`
  const source = sourceLine(table, page.tree, styleOf(page.tree))
  return [
    `\\begin{longtable}{${columns.join('')}}`,
    `\\caption*{\\textbf{${label}} ${latexText(table.caption.trim())}} \\\\`,
    '\\toprule',
    row(table.head.map((cell) => `\\textbf{${latexText(cell.trim())}}`)),
    '\\midrule',
    '\\endhead',
    ...table.rows.map((cells) => row(cells.map((inlines) => running(page, inlines)))),
    '\\bottomrule',
    '\\end{longtable}',
    ...(source === null ? [] : [`{\\footnotesize ${latexText(`${source.label} ${source.text}`)}\\par}`]),
  ].join('\n')
}

/** Each entry carries the place that its citations lead to, and hangs. */
function referenceLines(page: Page, { entries }: ReferencesBlock): string {
  return entries
    .map(
      ({ key, inlines }) =>
        `\\hangindent=1.25cm\\noindent\\hypertarget{ref-${latexPlace(key)}}{}${running(page, inlines)}\\par`,
    )
    .join('\n\n')
}
