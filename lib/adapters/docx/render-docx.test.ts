import { crc32, inflateSync } from 'node:zlib'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { sampleTree } from '@/lib/core/documents/layout/sample-fixture'
import { renderDocx } from './render-docx'

async function partsOf(tree: Parameters<typeof renderDocx>[0]) {
  const entries = Object.entries(unzipSync(await renderDocx(tree)))
  return new Map(entries.map(([name, data]) => [name, strFromU8(data)]))
}

/** A PNG of three chunks, without filters. */
function readPng(png: Buffer) {
  const chunks: { readonly data: Buffer; readonly isWhole: boolean }[] = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const isWhole = crc32(png.subarray(at + 4, at + 8 + length)) === png.readUInt32BE(at + 8 + length)
    chunks.push({ data: png.subarray(at + 8, at + 8 + length), isWhole })
    at += length + 12
  }
  const [header = Buffer.alloc(8), body = Buffer.alloc(0)] = chunks.map(({ data }) => data)
  const rows = inflateSync(body)
  const width = header.readUInt32BE(0)
  const points = (x: number, y: number) => {
    const at = y * (width * 3 + 1) + 1 + x * 3
    return [...rows.subarray(at, at + 3)]
  }
  return { width, height: header.readUInt32BE(4), points, checksums: chunks.map(({ isWhole }) => isWhole) }
}

describe('a Word file', () => {
  test('has the same bytes for the same document, also as the second of a process', async () => {
    const tree = sampleTree({ style: 'abnt' })
    const [first, other, second] = [
      await renderDocx(tree),
      await renderDocx(sampleTree({ style: 'apa', language: 'en' })),
      await renderDocx(tree),
    ]
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
    expect(Buffer.from(first).equals(Buffer.from(other))).toBe(false)
  })

  test('has the margins, spacing and indents of ABNT', async () => {
    const parts = await partsOf(sampleTree({ style: 'abnt' }))
    const document = parts.get('word/document.xml') ?? ''
    // 3 cm = 1701 and 2 cm = 1134 twentieths of a point.
    expect(document).toMatch(/<w:pgMar [^>]*w:top="1701"[^>]*/)
    expect(document).toMatch(/<w:pgMar [^>]*w:left="1701"/)
    expect(document).toMatch(/<w:pgMar [^>]*w:right="1134"/)
    const body = /<w:style [^>]*w:styleId="Body".*?<\/w:style>/.exec(parts.get('word/styles.xml') ?? '')?.[0]
    expect(body).toContain('w:line="360"')
    expect(body).toContain('w:firstLine="709"')
    expect(body).toContain('<w:jc w:val="both"/>')
  })

  test('has headings of Word, contents with links and page fields, and citations that lead to entries', async () => {
    const document =
      (await partsOf(sampleTree({ style: 'apa', language: 'es' }))).get('word/document.xml') ?? ''
    const places = new Set(
      [...document.matchAll(/<w:bookmarkStart w:name="([^"]+)"/g)].map((match) => match[1]),
    )
    const led = [...document.matchAll(/w:anchor="([^"]+)"/g)].map((match) => match[1])
    expect(document).toContain('<w:pStyle w:val="Heading1"/>')
    expect(led.some((name) => name?.startsWith('reference_'))).toBe(true)
    expect(led.filter((name) => !places.has(name))).toEqual([])
    expect(document).toMatch(/PAGEREF heading_\d+/)
  })

  test('draws its figures as vectors with words for those who do not see them, and a picture for old programs', async () => {
    const file = unzipSync(await renderDocx(sampleTree({ style: 'abnt' })))
    const document = strFromU8(file['word/document.xml'] ?? new Uint8Array())
    expect(document).toMatch(/<wp:docPr [^>]*descr="[^"]{10,}"/)
    expect(document).toContain('asvg:svgBlip')
    const [[, svg] = []] = Object.entries(file).filter(([name]) => name.endsWith('.svg'))
    expect(strFromU8(svg ?? new Uint8Array())).toContain('>Coleta</text>')
    const [[, png] = []] = Object.entries(file).filter(([name]) => name.endsWith('.png'))
    const { width, height, points, checksums } = readPng(Buffer.from(png ?? []))
    expect([width, height]).toEqual([440, 150])
    expect(checksums).toEqual([true, true, true])
    // A point of the first bar, and one of the paper.
    expect(points(100, 30)).toEqual([0x2f, 0x5d, 0x8a])
    expect(points(20, 140)).toEqual([255, 255, 255])
  })

  test('says who wrote it and when, by the document and not by the clock', async () => {
    const core = (await partsOf(sampleTree({ style: 'abnt' }))).get('docProps/core.xml') ?? ''
    expect(core).toContain('<dc:creator>Ana Clara Nguyễn</dc:creator>')
    expect(core).toContain('2026-11-20T00:00:00Z</dcterms:created>')
    expect(core).toContain('2026-11-20T00:00:00Z</dcterms:modified>')
  })

  test('counts pages from the title but prints numbers by the rule of the style', async () => {
    const abnt = await partsOf(sampleTree({ style: 'abnt' }))
    const apa = await partsOf(sampleTree({ style: 'apa' }))
    const printed = (parts: ReadonlyMap<string, string>) =>
      ['word/header1.xml', 'word/header2.xml'].map((name) => /PAGE/.test(parts.get(name) ?? ''))
    expect(printed(abnt)).toEqual([false, true])
    expect(printed(apa)).toEqual([true, true])
  })

  test('refuses a document without a date', async () => {
    const tree = { ...sampleTree({ style: 'abnt' }), date: 'soon' }
    await expect(renderDocx(tree)).rejects.toMatchObject({ code: 'invalid-input' })
  })
})
