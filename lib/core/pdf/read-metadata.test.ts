import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Work } from '@/lib/contracts/work'
import type { PositionedDocument, PositionedItem } from './positioned-text'
import { readMetadata } from './read-metadata'
import { workFromPdf } from './work-from-pdf'

interface Written {
  text: string
  x?: number
  y: number
  size?: number
  font?: string
}

const toItem = ({ text, x = 60, y, size = 10, font = 'body' }: Written): PositionedItem => ({
  text,
  x,
  y,
  width: text.length * size * 0.5,
  size,
  font,
  turned: false,
  endsLine: false,
})

const document = (
  written: readonly Written[],
  metadata: Partial<PositionedDocument['metadata']> = {},
): PositionedDocument => ({
  pageCount: 1,
  metadata: {
    title: null,
    author: null,
    subject: null,
    created: null,
    xmpTitle: null,
    xmpCreators: [],
    xmpIdentifiers: [],
    ...metadata,
  },
  pages: [{ number: 1, width: 600, height: 800, items: written.map(toItem) }],
})

const read = (written: readonly Written[], metadata: Partial<PositionedDocument['metadata']> = {}) =>
  readMetadata(document(written, metadata), 2030)

const PROSE_PT = [
  'Os resultados desta pesquisa mostram que as salas silenciosas favorecem a leitura de',
  'textos longos, embora a diferença entre os grupos tenha sido pequena e não possa ser',
  'atribuída apenas ao ruído, porque os leitores também escolheram os seus horários de',
  'leitura durante a semana em que foram observados pelas autoras deste trabalho.',
]
const prose = (lines: readonly string[], y: number): Written[] =>
  lines.map((text, index) => ({ text, y: y + 12 * index }))
const names = (written: readonly Written[]) =>
  read(written).authors.map(({ given, family, full }) => full ?? `${given} ${family}`)

describe('titles', () => {
  it('is the one in the language of the paper when two are set alike', () => {
    const { title, language } = read([
      { text: 'How quiet rooms change the reading of texts', y: 100, size: 16, font: 'bold' },
      { text: 'Como as salas silenciosas mudam a leitura', y: 150, size: 16, font: 'bold' },
      ...prose(PROSE_PT, 300),
    ])
    expect({ title, language }).toEqual({
      title: 'Como as salas silenciosas mudam a leitura',
      language: 'pt',
    })
  })

  it('is not the name of the journal, however large', () => {
    const { title } = read([
      { text: 'Revista de Leitura e Sala', y: 60, size: 28, font: 'logo' },
      { text: 'Revista de Leitura e Sala, v. 3, n. 1, 2020', y: 780, size: 7 },
      { text: 'O silêncio nas salas de leitura da cidade', y: 120, size: 15, font: 'bold' },
      ...prose(PROSE_PT, 300),
    ])
    expect(title).toBe('O silêncio nas salas de leitura da cidade')
  })
})

describe('authors', () => {
  const title: Written = {
    text: 'How quiet rooms change the reading of texts',
    y: 100,
    size: 16,
    font: 'bold',
  }
  const abstract: Written[] = [{ text: 'Abstract', y: 300, font: 'bold' }, ...prose(PROSE_PT, 315)]

  it('are read from columns with addresses under each name', () => {
    const columns = [
      { text: 'Ana Prado', x: 80, y: 130, size: 12, font: 'name' },
      { text: 'John Smith', x: 360, y: 130, size: 12, font: 'name' },
      { text: 'University of Somewhere', x: 60, y: 145, size: 10 },
      { text: 'Institute of Rooms', x: 350, y: 145, size: 10 },
    ]
    expect(names([title, ...columns, ...abstract])).toEqual(['Ana Prado', 'John Smith'])
  })

  it('are read across line ends of one list', () => {
    const list = ['Ana Prado, John A.', 'Smith, Li Wei and Jean-Paul', 'van der Berg']
    const lines = list.map((text, index) => ({ text, y: 130 + 14 * index, size: 12, font: 'name' }))
    expect(names([title, ...lines, ...abstract])).toEqual([
      'Ana Prado',
      'John A. Smith',
      'Li Wei',
      'Jean-Paul van der Berg',
    ])
  })

  it('are not the last line of a translated title', () => {
    const translated = [
      { text: 'Como as salas silenciosas mudam a leitura de textos na', y: 130, size: 13, font: 'italic' },
      { text: 'Cidade Grande', y: 145, size: 13, font: 'italic' },
    ]
    const author = { text: 'Ana Prado; John Smith', y: 180, size: 11, font: 'name' }
    expect(names([title, ...translated, author, ...abstract])).toEqual(['Ana Prado', 'John Smith'])
  })

  it('come from the file itself only when none are printed and each reads like a person', () => {
    expect(read([title, ...abstract], { author: 'Ana Prado; John Smith' }).authors).toHaveLength(2)
    expect(read([title, ...abstract], { author: 'Administrator' }).authors).toEqual([])
  })
})

describe('any page', () => {
  const words = fc.constantFrom(
    'Ana',
    'Prado',
    'de',
    'Abstract',
    'doi:10.5555/',
    '10.5555/a(b',
    '2019',
    '—',
    'and',
    'References',
    '',
  )
  const written = fc.record({
    text: fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.array(words, { maxLength: 6 }).map((parts) => parts.join(' ')),
    ),
    x: fc.integer({ min: -50, max: 700 }),
    y: fc.integer({ min: -50, max: 900 }),
    size: fc.constantFrom(0, 6, 10, 16, 300),
    font: fc.constantFrom('a', 'b'),
  })

  it('gives a work within the bounds of the contract', () => {
    fc.assert(
      fc.property(fc.array(written, { maxLength: 40 }), (items) => {
        expect(Work.safeParse(workFromPdf(read(items), 'f')).success).toBe(true)
      }),
    )
  })
})
