import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { inShort } from '@/lib/server/testing/in-short'
import { PDF_BYTES_MAX, readPdf } from './read-pdf'

interface Piece {
  text: string
  x: number
  /** From the bottom of a page of 612 × 792 points. */
  y: number
  size: number
  bold?: true
}

const quoted = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`

/** A PDF with the given objects, numbered from 1; object 1 is the catalogue. */
function pdfOf(objects: readonly Buffer[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let size = 9
  for (const [index, body] of objects.entries()) {
    const object = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    offsets.push(size)
    parts.push(object)
    size += object.length
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Root 1 0 R /Size ${objects.length + 1}${trailer}>>\nstartxref\n${size}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

const stream = (dictionary: string, data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${data.length}>>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ])

function pageObjects(content: Buffer, filter = '', resources = ''): Buffer[] {
  return [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>${resources}>>>>`,
    ),
    stream(filter, content),
    Buffer.from('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'),
    Buffer.from('<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>'),
  ]
}

function pdfWith(pieces: readonly Piece[]): Buffer {
  const content = pieces.map(
    ({ text, x, y, size, bold }) => `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${x} ${y} Td ${quoted(text)} Tj ET`,
  )
  return pdfOf(pageObjects(Buffer.from(content.join('\n'), 'latin1')))
}

const paragraph = (y: number, lines: readonly string[]): Piece[] =>
  lines.map((text, index) => ({ text, x: 72, y: y - 12 * index, size: 10 }))

const paper = pdfWith([
  {
    text: 'Journal of Invented Results 7(2), 2021. https://doi.org/10.5555/own.2021.7',
    x: 72,
    y: 770,
    size: 8,
  },
  { text: 'RESEARCH ARTICLE', x: 72, y: 740, size: 9 },
  { text: 'How quiet rooms change the reading', x: 72, y: 700, size: 18, bold: true },
  { text: 'of long documents', x: 72, y: 678, size: 18, bold: true },
  { text: 'Maria del Prado', x: 72, y: 650, size: 12 },
  { text: '1', x: 158, y: 655, size: 7 },
  { text: ', John A. Smith', x: 163, y: 650, size: 12 },
  { text: '1,2', x: 242, y: 655, size: 7 },
  { text: ' and Anne-Laure Petit', x: 255, y: 650, size: 12 },
  { text: '1 Department of Reading, University of Somewhere', x: 72, y: 630, size: 8 },
  { text: 'Abstract', x: 72, y: 600, size: 11, bold: true },
  ...paragraph(584, [
    'Reading long documents needs attention. We measured the attention of forty read-',
    'ers in quiet and in loud rooms, following doi:10.5555/cited.1999.1 in the design.',
    'Readers in quiet rooms remembered more of the text than readers in loud rooms did.',
  ]),
  { text: 'Keywords: reading, attention', x: 72, y: 540, size: 10 },
  { text: '1 Introduction', x: 72, y: 510, size: 12, bold: true },
  ...paragraph(490, [
    'The rooms in which people read differ in many ways, and these differences have been',
    'described by several authors since 1950. None of them has counted the sounds that',
    'the readers heard while they were reading, which is what this paper sets out to do.',
  ]),
])

describe('a paper', () => {
  it('gives the printed title, authors, year, own DOI and abstract', async () => {
    const result = await readPdf(paper, { yearMax: 2030 })
    expect(result).toMatchObject({
      outcome: 'ok',
      title: 'How quiet rooms change the reading of long documents',
      authors: [
        { given: 'Maria', family: 'del Prado' },
        { given: 'John A.', family: 'Smith' },
        { given: 'Anne-Laure', family: 'Petit' },
      ],
      year: 2021,
      doi: '10.5555/own.2021.7',
      arxivId: null,
      language: 'en',
      pages: 1,
    })
    expect(result).toHaveProperty(
      'abstract',
      expect.stringMatching(/^Reading long documents .* forty readers .* did\.$/),
    )
  })

  it('is read the same twice', async () => {
    expect(await readPdf(paper, { yearMax: 2030 })).toEqual(await readPdf(paper, { yearMax: 2030 }))
  })
})

describe('files that hold no readable paper', () => {
  it('calls zero bytes empty and other bytes not a PDF', async () => {
    expect((await readPdf(new Uint8Array())).outcome).toBe('empty')
    expect((await readPdf(Buffer.from('<html>%PDF</html>'))).outcome).toBe('not-a-pdf')
  })

  it('calls a page without text empty, and a page with only a picture scanned', async () => {
    expect((await readPdf(pdfWith([]))).outcome).toBe('empty')
    const image = stream(
      '/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8',
      Buffer.from([0]),
    )
    const objects = pageObjects(Buffer.from('612 0 0 792 0 0 cm /Im1 Do'), '', '/XObject<</Im1 7 0 R>>')
    expect((await readPdf(pdfOf([...objects, image]))).outcome).toBe('scanned')
  })

  it('calls a file whose first half is missing its pages damaged', async () => {
    expect((await readPdf(paper.subarray(0, 120))).outcome).toBe('damaged')
  })

  it('calls a file with an unknown lock encrypted', async () => {
    const key = '<'.concat('ab'.repeat(32), '>')
    const lock = Buffer.from(`<</Filter/Standard/V 1/R 2/P -4/O ${key}/U ${key}>>`)
    const objects = pageObjects(Buffer.from(''))
    const file = pdfOf([...objects, lock], `/Encrypt 7 0 R/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]`)
    expect((await readPdf(file)).outcome).toBe('encrypted')
  })

  it('refuses more bytes than it may read without opening them', async () => {
    const file = Buffer.alloc(PDF_BYTES_MAX + 1)
    file.write('%PDF-1.4')
    expect((await readPdf(file)).outcome).toBe('too-heavy')
  })
})

describe('files that fight back', () => {
  it('stops a page that unpacks to more than the memory', async () => {
    // 300 MB of blanks pack to 300 kB; packed again they fit in a few hundred bytes.
    const once = deflateSync(Buffer.alloc(300 * 1_048_576, 0x20))
    const bomb = deflateSync(once)
    const file = pdfOf(pageObjects(bomb, '/Filter[/FlateDecode/FlateDecode]'))
    expect((await readPdf(file, { memoryMb: 160 })).outcome).toBe('too-heavy')
  })

  it('stops a reading that does not end in its time', async () => {
    expect((await readPdf(paper, { timeoutMs: 1 })).outcome).toBe('timed-out')
  })

  it('rejects with the reason when the caller gives up', async () => {
    const controller = new AbortController()
    const reading = readPdf(paper, { signal: controller.signal })
    controller.abort(new Error('the page was closed'))
    await expect(reading).rejects.toThrow('the page was closed')
  })

  it('gives a named outcome for any bytes after the mark of a PDF', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        const { outcome } = await readPdf(Buffer.concat([Buffer.from('%PDF-1.7\n'), bytes]))
        return outcome === 'damaged' || outcome === 'empty'
      }),
      { numRuns: 6 },
    )
  })
})

const data = join(process.cwd(), '../shared/data/pdf')
const HostileTruth = z.array(z.object({ file: z.string(), category: z.string() }))
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  encrypted: ['encrypted'],
  permissions: ['ok'],
  'not-a-pdf': ['not-a-pdf'],
  'zero-bytes': ['empty'],
  corrupt: ['damaged'],
  javascript: ['empty'],
  scan: ['scanned'],
  long: ['ok'],
  'bad-metadata': ['ok', 'scanned', 'damaged'],
  attachment: ['ok'],
  layout: ['ok'],
  metadata: ['ok'],
}

describe.skipIf(!existsSync(data))('nasty files of others', () => {
  it('each gets the outcome of its kind', { timeout: 120_000 }, async () => {
    const truth = HostileTruth.parse(JSON.parse(readFileSync(join(data, 'hostile_truth.json'), 'utf8')))
    const wrong: string[] = []
    // Each is read in a process of its own; `npm run bench:trust` and `npm run test:long` read all of them.
    const firsts = truth.filter(
      ({ category }, at) => truth.findIndex((one) => one.category === category) === at,
    )
    for (const { file, category } of inShort(truth, firsts)) {
      const { outcome } = await readPdf(readFileSync(join(data, '..', file)))
      if (!EXPECTED[category]?.includes(outcome)) wrong.push(`${file}: ${outcome}`)
    }
    expect(wrong).toEqual([])
    expect(truth).toHaveLength(readdirSync(join(data, 'hostile')).length)
  })
})

if (!existsSync(data)) process.stdout.write('skipped: ../shared/data/pdf is not here\n')
