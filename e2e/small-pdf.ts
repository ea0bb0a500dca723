/** A valid one-page PDF with a title, authors, a DOI and an abstract, as a word processor would print it. */
export function smallPdf({
  title,
  author,
  abstract,
  padding = 0,
}: {
  title: string
  author: string
  abstract: string
  /** Bytes of something that no page shows, as the pictures of a scan would be. */
  padding?: number
}): Buffer {
  const lines = [
    `BT /F1 20 Tf 72 740 Td (${title}) Tj ET`,
    `BT /F1 12 Tf 72 705 Td (${author}) Tj ET`,
    'BT /F1 10 Tf 72 685 Td (2021) Tj ET',
    'BT /F1 12 Tf 72 650 Td (Abstract) Tj ET',
    ...wrapped(abstract).map((line, index) => `BT /F1 10 Tf 72 ${630 - index * 14} Td (${line}) Tj ET`),
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${lines.length} >>\nstream\n${lines}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${padding} >>\nstream\n${'x'.repeat(padding)}\nendstream`,
  ]
  return pdfOf(objects)
}

/** A page that is one picture, as a scanner writes it. */
export function scannedPdf(): Buffer {
  const drawing = 'q 612 0 0 792 0 0 cm /Im1 Do Q'
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /Im1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 4 >>\nstream\n0@P`\nendstream',
  ])
}

/** Opens only with a password that nobody has. */
export function encryptedPdf(): Buffer {
  const lock = `<< /Filter /Standard /V 1 /R 2 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> /P -4 >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
    lock,
  ]
  return pdfOf(objects, `/Encrypt 4 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`)
}

function pdfOf(objects: readonly string[], trailer = ''): Buffer {
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  return Buffer.from(
    `${body}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF`,
  )
}

const LINE_WIDTH = 85

function wrapped(text: string): string[] {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last.length + word.length > LINE_WIDTH) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}
