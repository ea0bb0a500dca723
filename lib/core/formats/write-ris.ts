import type { CslItem, CslName, CslType } from './csl-item'
import { fieldLine } from './field-line'

const risTypes: Readonly<Partial<Record<CslType, string>>> = {
  article: 'UNPB',
  'article-journal': 'JOUR',
  'article-magazine': 'MGZN',
  'article-newspaper': 'NEWS',
  book: 'BOOK',
  chapter: 'CHAP',
  dataset: 'DATA',
  'paper-conference': 'CPAPER',
  patent: 'PAT',
  report: 'RPRT',
  software: 'COMP',
  thesis: 'THES',
  webpage: 'ELEC',
}

/**
 * A RIS file (lines end with CR LF) with one record for each item, in order. Every value stays on one line, so no text of
 * a record can add a tag or end the record.
 */
export function writeRis(items: readonly CslItem[]): string {
  return items.map(writeRecord).join('\r\n')
}

function writeRecord(item: CslItem): string {
  const [first, last] = pagesOf(item.page ?? '')
  const lines: (readonly [string, string | undefined])[] = [
    ['TY', risTypes[item.type] ?? 'GEN'],
    ['ID', item.id],
    ['TI', item.title],
    ...(item.author ?? []).map((name) => ['AU', risName(name)] as const),
    ...(item.editor ?? []).map((name) => ['ED', risName(name)] as const),
    ['PY', yearOf(item)],
    ['DA', dateOf(item)],
    ['T2', item['container-title']],
    ['VL', item.volume],
    ['IS', item.issue],
    ['SP', first],
    ['EP', last],
    ['PB', item.publisher],
    ['CY', item['publisher-place']],
    ...(item.ISSN ?? item.ISBN ?? '').split(', ').map((number) => ['SN', number] as const),
    ['DO', item.DOI],
    ['UR', item.URL],
    ['AN', item.PMID === undefined ? item.number : `PMID:${item.PMID}`],
    ['C2', item.PMCID],
    ['LA', item.language],
    ...(item.keyword ?? '').split('; ').map((word) => ['KW', word] as const),
    ...(item.note ?? '').split('; ').map((note) => ['N1', note] as const),
    ['AB', item.abstract],
  ]
  const written = lines.flatMap(([tag, value]) => {
    const text = fieldLine(value ?? '')
    return text === '' ? [] : [`${tag}  - ${text}`]
  })
  return `${[...written, 'ER  - '].join('\r\n')}\r\n`
}

function pagesOf(page: string): readonly [string, string] {
  const found = /^([^-–—]+)[-–—]+([^-–—]+)$/.exec(page.slice(0, 60))
  return found === null ? [page, ''] : [found[1] ?? '', found[2] ?? '']
}

function risName(name: CslName): string {
  const family = [name['non-dropping-particle'], name.family].filter(Boolean).join(' ')
  const parts = [family, name.given, name.suffix].filter((part) => part !== undefined && part !== '')
  return family === '' ? (name.literal ?? name.given ?? '') : parts.join(', ')
}

function yearOf({ issued }: CslItem): string {
  return String(issued?.['date-parts']?.[0]?.[0] ?? '')
}

/** YYYY/MM/DD/ as the format has it; nothing when only the year is known, which PY says. */
function dateOf({ issued }: CslItem): string {
  const [year, month, day] = issued?.['date-parts']?.[0] ?? []
  if (year === undefined || month === undefined) return ''
  return [year, pad(month), day === undefined ? '' : pad(day), ''].join('/')
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
