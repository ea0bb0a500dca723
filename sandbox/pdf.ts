import type { CatalogueRecord } from './catalogue/record'
import { abstractIn, inventedIn } from './invented'

const LINE_CHARS = 88
const LINES_MAX = 44

function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/u)) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line)
      line = ''
    }
    line = line === '' ? word : `${line} ${word}`
  }
  if (line !== '') lines.push(line)
  return lines
}

/** WinAnsi holds the letters of the three languages; what it lacks is replaced. */
function literal(text: string): string {
  const plain = text
    .replace(/[–—−]/gu, '-')
    .replace(/[“”]/gu, '"')
    .replace(/β/gu, 'beta')
    .replace(/[^\u0020-\u00ff]/gu, '?')
  return `(${plain.replace(/[\\()]/gu, '\\$&')})`
}

function contentOf(record: CatalogueRecord): string {
  const authors = record.authors.map((author) => `${author.given} ${author.family}`).join(', ')
  const venue = [record.venue?.name ?? record.container, record.year]
    .filter((part) => part !== null)
    .join(', ')
  const title = wrapped(record.title, 52)
  const rest = [
    '',
    ...wrapped(authors, LINE_CHARS),
    venue,
    record.doi === null ? '' : `https://doi.org/${record.doi}`,
    '',
    abstractIn[record.lang],
    ...wrapped(record.abstracts[record.lang] ?? '', LINE_CHARS),
    '',
    inventedIn[record.lang],
  ]
  const show = (line: string) => `${literal(line)} Tj T*`
  return [
    'BT /F2 17 Tf 20 TL 60 780 Td',
    ...title.map(show),
    '/F1 11 Tf 14 TL',
    ...rest.slice(0, LINES_MAX).map(show),
    'ET',
  ].join('\n')
}

/** A one-page PDF of the record: title in large type, authors, DOI and abstract as real text. */
export function pdfOf(record: CatalogueRecord): Uint8Array {
  const content = contentOf(record)
  const info = `<< /Title ${literal(record.title)} /Producer (sandbox) >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    info,
  ]
  let file = '%PDF-1.4\n'
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${offsets.length === 0 ? 0 : file.indexOf('xref\n0 ')}\n%%EOF\n`
  // One byte for each character: every character is below U+0100.
  return Buffer.from(file, 'latin1')
}
