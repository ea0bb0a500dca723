import { describe, expect, it } from 'vitest'
import { contentOf } from '../item-content'
import { readDocx } from './read-docx'
import { readEpub } from './read-epub'
import { readHtml } from './read-html'
import { readMarkdown, readPlainText } from './read-lines'
import { readPdfPages } from './read-pdf-rows'
import { readSubtitles } from './read-subtitles'

const outline = ({ blocks }: { readonly blocks: readonly { kind: string; text: string }[] }) =>
  blocks.map(({ kind, text }) => `${kind}: ${text}`)

describe('HTML', () => {
  const page = `<!doctype html><html lang="pt-BR"><head><title>Leitura &amp; som</title><style>p{}</style></head><body>
    <nav><a href="/">Início</a></nav><h1>Leitura</h1><p>Salas <b>quietas</b><br>ajudam.<script>alert("<p>não</p>")</script></p>
    <h2>Método</h2><ul><li>Um<li>Dois</ul><table><tr><th>Sala<th>n<tr><td>quieta</td><td>40</td></tr></table>
    <p onclick="x>y">Fim &lt;tag&gt;.<!-- <p>nunca</p> --></p><footer>Direitos</footer></body></html>`

  it('is read in blocks under its headings, without menus and scripts', () => {
    const read = readHtml(page)
    expect([read.title, read.language]).toEqual(['Leitura', 'pt'])
    expect(outline(read).slice(0, 5)).toEqual([
      'heading: Leitura',
      'paragraph: Salas quietas ajudam.',
      'heading: Método',
      'entry: Um',
      'entry: Dois',
    ])
    expect(outline(read).slice(-1)).toEqual(['paragraph: Fim <tag>.'])
    expect(read.blocks[3]?.places[0]?.locator).toEqual({ type: 'section', value: 'Método' })
    expect(outline(readHtml('<p>unclosed <b><a href="x'))).toEqual(['paragraph: unclosed'])
  })
})

describe('text with lines', () => {
  it('is read in paragraphs that know their lines', () => {
    const { blocks } = readPlainText('First line\nsecond line.\n\n\nThird.')
    expect(blocks.map(({ text, places }) => [text, places.map(({ locator }) => locator.value)])).toEqual([
      ['First line\nsecond line.', [1, 2]],
      ['Third.', [5]],
    ])
  })

  it('has headings, entries and tables in Markdown', () => {
    const source =
      '---\ntitle: x\n---\n# Rooms\ntext\n\nMethod\n------\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |'
    expect(outline(readMarkdown(source))).toEqual([
      'heading: Rooms',
      'paragraph: text',
      'heading: Method',
      'entry: one',
      'entry: two',
      'table: | a | b |\n| 1 | 2 |',
    ])
    expect(readMarkdown(source).blocks[3]?.places[0]?.locator).toEqual({ type: 'line', value: 9 })
  })

  it('loses the signs that close a heading, and has headings in any number one below the other', () => {
    expect(outline(readMarkdown('## Rooms ##  \n# C # sharp'))).toEqual([
      'heading: Rooms',
      'heading: C # sharp',
    ])
    const { blocks } = readMarkdown('Part\n---\n'.repeat(30_000))
    expect(blocks).toHaveLength(30_000)
    expect(blocks.at(-1)).toMatchObject({ kind: 'heading', level: 2, text: 'Part' })
  })
})

describe('subtitles', () => {
  it('keep the time of each cue, in both formats, and lose their signs', () => {
    const srt =
      '1\r\n00:00:01,000 --> 00:00:03,000\r\n<i>Quiet</i> rooms\r\n\r\n2\r\n01:00:04,500 --> 01:00:06,000\r\nhelp.'
    const vtt =
      'WEBVTT\n\nSTYLE\n::cue { color: red }\n\n00:01.000 --> 00:03.000 align:start\n<v Ana>Sound &amp; text'
    expect(readSubtitles(srt).blocks[0]).toMatchObject({
      text: 'Quiet rooms help.',
      places: [{ locator: { value: '00:01' } }, { start: 12, locator: { value: '01:00:04' } }],
    })
    expect(outline(readSubtitles(vtt))).toEqual(['paragraph: Sound & text'])
    expect(contentOf(readSubtitles(srt), 'x').passages[0]?.locator).toEqual({
      type: 'timecode',
      value: '00:01',
    })
  })
})

describe('DOCX', () => {
  const paragraph = (text: string, properties = '') =>
    `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
  it('has headings by the style whatever its id, entries and tables, and no deleted text', () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`
    const document = `<?xml version="1.0"?><w:document><w:body>${paragraph('Salas', '<w:pStyle w:val="Ttulo"/>')}${paragraph('Método', '<w:pStyle w:val="Ttulo1"/>')}${paragraph('um item', '<w:numPr/>')}<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:t>kept &amp; read</w:t></w:r></w:p><w:tbl><w:tr>${cell('a')}${cell('b')}</w:tr><w:tr>${cell('1')}${cell('2')}</w:tr></w:tbl></w:body></w:document>`
    const styles =
      '<w:styles><w:style w:styleId="Ttulo1"><w:name w:val="heading 1"/></w:style><w:style w:styleId="Ttulo"><w:name w:val="Title"/></w:style></w:styles>'
    const read = readDocx({ document, styles, footnotes: null })
    expect(read.title).toBe('Salas')
    expect(outline(read)).toEqual([
      'heading: Salas',
      'heading: Método',
      'entry: um item',
      'paragraph: kept & read',
      'table: a | b\n1 | 2',
    ])
  })
})

describe('EPUB', () => {
  it('is read chapter by chapter in the order of its spine, and never outside the archive', () => {
    const files: Readonly<Record<string, string>> = {
      'META-INF/container.xml':
        '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
      'OEBPS/book.opf':
        '<package><metadata><dc:title>Rooms</dc:title><dc:language>en-GB</dc:language></metadata><manifest><item id="b" href="two.xhtml"/><item id="a" href="text/one%20.xhtml"/><item id="c" href="../../../etc/passwd"/></manifest><spine><itemref idref="a"/><itemref idref="c"/><itemref idref="b"/></spine></package>',
      'OEBPS/text/one .xhtml': '<html><body><h1>Quiet</h1><p>First.</p></body></html>',
      'OEBPS/two.xhtml': '<html><head><title>Loud</title></head><body><p>Second.</p></body></html>',
    }
    const asked: string[] = []
    const read = readEpub((name) => {
      asked.push(name)
      return files[name] ?? null
    })
    expect([read?.title, read?.language]).toEqual(['Rooms', 'en'])
    expect(read?.blocks.map(({ text, places }) => [text, places[0]?.locator.value])).toEqual([
      ['Quiet', 'Quiet'],
      ['First.', 'Quiet'],
      ['Second.', 'Loud'],
    ])
    expect(asked).toContain('etc/passwd')
    expect(readEpub(() => null)).toBeNull()
  })
})

describe('pages of a PDF', () => {
  const line = (text: string, { left = 70, y = 100, size = 10, font = 'body' } = {}) => ({
    text,
    left,
    right: left + text.length * size * 0.5,
    y,
    size,
    font,
  })
  const column = (left: number, top: number, words: string) =>
    Array.from({ length: 8 }, (_, at) =>
      line(`${words} ${at} the text of this column goes`, { left, y: top + at * 12 }),
    )
  const page = (number: number, lines: ReturnType<typeof line>[]) => ({
    number,
    width: 600,
    height: 800,
    lines,
  })

  it('give two columns one after the other, without running heads and page numbers', () => {
    const pages = [1, 2, 3].map((number) =>
      page(number, [
        line(`Journal of Rooms ${2000 + number}`, { y: 30 }),
        line('Results', { y: 90, size: 14, left: 70, font: 'bold' }),
        ...column(320, 120, `right${number}`),
        ...column(70, 120, `left${number}`),
        line(String(number), { y: 780, left: 300 }),
      ]),
    )
    const { blocks } = readPdfPages(pages)
    const text = blocks.map((block) => block.text).join('\n')
    expect(text).not.toContain('Journal')
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'heading',
      'paragraph',
      'heading',
      'paragraph',
    ])
    expect(text.indexOf('left1 7')).toBeLessThan(text.indexOf('right1 0'))
  })

  it('join words that a line end broke, and keep the boxes of the lines at their offsets', () => {
    const { blocks } = readPdfPages([
      page(1, [
        line('The readers of long docu-', { y: 200 }),
        line('ments prefer self-', { y: 212 }),
        line('report in the self-report form.', { y: 224 }),
        line('Another paragraph stands far below it.', { y: 300 }),
      ]),
    ])
    expect(blocks.map(({ text }) => text)).toEqual([
      'The readers of long documents prefer self-report in the self-report form.',
      'Another paragraph stands far below it.',
    ])
    const [first] = blocks
    expect(first?.places.map(({ start }) => first.text.slice(start, start + 5))).toEqual([
      'The r',
      'ments',
      'repor',
    ])
    expect(first?.places[1]?.box).toMatchObject({ page: 1, y: expect.closeTo((212 - 8.5) / 800, 3) })
  })

  it('know a table by its cells', () => {
    const row = (y: number, cells: readonly string[]) =>
      cells.map((text, at) => line(text, { y, left: 70 + at * 150 }))
    const { blocks } = readPdfPages([
      page(1, [
        ...row(200, ['Room', 'n', 'mean']),
        ...row(212, ['quiet', '40', '3.2']),
        ...row(224, ['loud', '38', '2.1']),
      ]),
    ])
    expect(outline({ blocks })).toEqual(['table: Room | n | mean\nquiet | 40 | 3.2\nloud | 38 | 2.1'])
  })
})
