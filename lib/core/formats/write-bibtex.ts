import type { CslItem, CslName, CslTextVariable, CslType } from './csl-item'
import { fieldLine } from './field-line'

/** Entry types of classic BibTeX, which every reader understands; types not listed are `misc`. */
const entryTypes: Readonly<Partial<Record<CslType, string>>> = {
  'article-journal': 'article',
  'article-magazine': 'article',
  'article-newspaper': 'article',
  book: 'book',
  chapter: 'incollection',
  'paper-conference': 'inproceedings',
  report: 'techreport',
  thesis: 'phdthesis',
}

const publisherFields: Readonly<Partial<Record<CslType, string>>> = {
  thesis: 'school',
  report: 'institution',
}
const containerFields: Readonly<Partial<Record<CslType, string>>> = {
  chapter: 'booktitle',
  'paper-conference': 'booktitle',
}
const plainFields: readonly (readonly [string, CslTextVariable])[] = [
  ['volume', 'volume'],
  ['number', 'issue'],
  ['edition', 'edition'],
  ['address', 'publisher-place'],
  ['series', 'collection-title'],
  ['issn', 'ISSN'],
  ['isbn', 'ISBN'],
  ['language', 'language'],
  ['keywords', 'keyword'],
  ['pmid', 'PMID'],
  ['pmcid', 'PMCID'],
  ['note', 'note'],
  ['abstract', 'abstract'],
]
/** Written as they are: programs read them, and LaTeX prints them through \url. */
const verbatimFields: readonly (readonly [string, CslTextVariable])[] = [
  ['doi', 'DOI'],
  ['url', 'URL'],
]

/**
 * A BibTeX file in UTF-8 with one entry for each item, in order. Characters that mean something to TeX are escaped and
 * braces are always balanced, so no text of a record can end its field or start another entry. Titles keep their capitals.
 */
export function writeBibtex(items: readonly CslItem[]): string {
  return items.map(writeEntry).join('\n')
}

function writeEntry(item: CslItem): string {
  const { type } = item
  const fields: (readonly [string, string])[] = [
    ['title', item.title === undefined ? '' : `{${escapeTex(item.title)}}`],
    ['author', (item.author ?? []).map(writeName).join(' and ')],
    ['editor', (item.editor ?? []).map(writeName).join(' and ')],
    ...dateFields(item),
    [containerFields[type] ?? 'journal', escapeTex(item['container-title'] ?? '')],
    [publisherFields[type] ?? 'publisher', escapeTex(item.publisher ?? '')],
    ['pages', escapeTex(item.page ?? '').replace(/[-–—]+/g, '--')],
    ...arxivFields(item),
    ...plainFields.map(([name, variable]) => [name, escapeTex(item[variable] ?? '')] as const),
    ...verbatimFields.map(([name, variable]) => [name, verbatim(item[variable] ?? '')] as const),
  ]
  const written = fields.filter(([, value]) => value !== '').map(([name, value]) => `  ${name} = {${value}}`)
  return `@${entryTypes[type] ?? 'misc'}{${safeKey(item.id)},\n${written.join(',\n')}\n}\n`
}

function dateFields(item: CslItem): readonly (readonly [string, string])[] {
  const [year, month] = item.issued?.['date-parts']?.[0] ?? []
  return [
    ['year', year === undefined ? '' : String(year)],
    ['month', month === undefined ? '' : String(month)],
  ]
}

function arxivFields({ number }: CslItem): readonly (readonly [string, string])[] {
  if (number === undefined) return []
  return number.startsWith('arXiv:')
    ? [
        ['eprint', verbatim(number.slice('arXiv:'.length))],
        ['eprinttype', 'arxiv'],
      ]
    : [['number', escapeTex(number)]]
}

function writeName(name: CslName): string {
  const family = [name['non-dropping-particle'], name.family].filter(Boolean).join(' ')
  if (family === '') return `{${escapeTex(name.literal ?? name.given ?? '')}}`
  const parts = [family, name.suffix, name.given].filter((part) => part !== undefined && part !== '')
  return parts.map((part) => protectAnd(escapeTex(part ?? ''))).join(', ')
}

/** " and " separates names; inside braces it does not. */
function protectAnd(text: string): string {
  return /\sand\s|,/i.test(text) ? `{${text}}` : text
}

const texCharacters: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

function escapeTex(text: string): string {
  return balanced(fieldLine(text).replace(/[\\{}~^&%$#_]/g, (sign) => texCharacters[sign] ?? `\\${sign}`))
}

/** Readers count braces without looking at the backslash; escaped braces that do not pair are written as words. */
function balanced(text: string): string {
  let depth = 0
  let isBalanced = true
  for (const sign of text) {
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (depth < 0) isBalanced = false
  }
  if (isBalanced && depth === 0) return text
  return text.replaceAll('\\{', '\\textbraceleft{}').replaceAll('\\}', '\\textbraceright{}')
}

function verbatim(text: string): string {
  return fieldLine(text).replace(/[{}\\]/g, (sign) => encodeURIComponent(sign))
}

function safeKey(id: string): string {
  return id.replace(/[^A-Za-z0-9_:.+-]/g, '-') || 'item'
}
