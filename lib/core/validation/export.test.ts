import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Source } from '@/lib/contracts/source'
import { citationKeys } from '@/lib/core/formats/citation-keys'
import { cslFromSource } from '@/lib/core/formats/csl-from-source'
import { cslFromWork } from '@/lib/core/formats/csl-from-work'
import { csvCell } from '@/lib/core/formats/csv-cell'
import { readReferences } from '@/lib/core/formats/read-references'
import { SANDBOX_NOTE } from '@/lib/core/formats/source-warnings'
import { workFromCsl } from '@/lib/core/formats/work-from-csl'
import { writeBibtex } from '@/lib/core/formats/write-bibtex'
import { writeRis } from '@/lib/core/formats/write-ris'
import { makeSource, workFixture } from '@/lib/core/validation/source-fixture'
import { writeCsv } from './write-csv'

const sandboxed = makeSource('s1', {
  work: workFixture({ sandbox: true, title: 'An invented study: of things & ways' }),
  userProvided: true,
  retractionCheck: 'retracted',
})
const keys = citationKeys([sandboxed])
const item = cslFromSource(sandboxed, keys.get('s1') ?? '')
const files: readonly (readonly [string, string])[] = [
  ['BibTeX', writeBibtex([item])],
  ['RIS', writeRis([item])],
  ['CSL-JSON', JSON.stringify([item])],
  ['CSV', writeCsv([sandboxed], { keys, locale: 'en' })],
]
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('}', '{', '\\', '\nER  - \nTY  - JOUR', '@article{x,', '"', ' and ', '%', '$', '<b>'),
)

describe('exports', () => {
  it.each(files)('%s says that a source is invented, retracted and of the student', (_, text) => {
    expect(text).toContain(SANDBOX_NOTE)
    expect(text).toContain('RETRACTED')
    expect(text).toContain('User-Provided')
  })

  it('say that a retraction was not checked, and nothing where the check found none', () => {
    const written = (retractionCheck: 'not-checked' | 'clean') => {
      const source = makeSource('s2', { retractionCheck })
      const plain = cslFromSource(source, 'key')
      return [
        writeBibtex([plain]),
        writeRis([plain]),
        JSON.stringify([plain]),
        writeCsv([source], { keys: new Map(), locale: 'en' }),
      ]
    }
    for (const text of written('not-checked')) expect(text).toContain('retraction not checked')
    for (const text of written('clean')) expect(text).not.toContain('retraction not')
  })

  it.each(files)('%s is read back with title, authors, year and DOI', (_, text) => {
    const [back, more] = readReferences(text).items
    expect(more).toBeUndefined()
    expect(back).toMatchObject({ title: item.title, DOI: item.DOI, issued: { 'date-parts': [[2021]] } })
    expect(back?.author?.[0]).toMatchObject({ family: 'Souza', given: 'Ana' })
  })

  it('keeps one record one record in BibTeX and RIS, whatever its texts hold', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { maxLength: 4 }), hostileText, (parts, name) => {
        const work = workFixture({
          title: parts.join(''),
          abstract: parts.join(' '),
          venue: name,
          authors: [{ full: name }],
        })
        const items = [cslFromWork(work, 'a'), cslFromWork(workFixture(), 'b')]
        for (const write of [writeBibtex, writeRis]) {
          const back = readReferences(write(items)).items
          expect(back).toHaveLength(2)
          expect(back[1]?.title).toBe(workFixture().title)
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('CSV cells', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\uFEFF=1', '  =1', '"=1', '\n@x', '＝1'])(
    '%j cannot start a formula',
    (text) => {
      expect(csvCell(text).startsWith(`"'`)).toBe(true)
    },
  )

  it('leave ordinary text as it is', () => {
    expect(csvCell('A "quoted" word; 10 - 2')).toBe('"A ""quoted"" word; 10 - 2"')
  })

  it('hold no line end and are balanced for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cell = csvCell(text)
        expect(cell).toMatch(/^"(?:[^"\r\n]|"")*"$/)
        expect(cell).not.toMatch(/^"[=+\-@\t]/)
      }),
    )
  })
})

describe('citation keys', () => {
  const twin = (id: string, firstRound: number): Source => makeSource(id, { firstRound })

  it('are unique and readable', () => {
    const all = citationKeys([twin('s1', 1), twin('s2', 1), twin('s3', 2)])
    expect([...all.values()]).toEqual(['souza2021remote', 'souza2021remoteb', 'souza2021remotec'])
  })

  it('stay when a later search brings a namesake', () => {
    const before = citationKeys([twin('s5', 1)])
    const after = citationKeys([twin('s1', 2), twin('s5', 1)])
    expect(after.get('s5')).toBe(before.get('s5'))
  })
})

describe('a work as CSL', () => {
  it('comes back the same', () => {
    const work = workFixture({
      type: 'review',
      date: '2021-03-04',
      volume: '3',
      issue: '2',
      pages: '10-20',
      keywords: ['nurses', 'home office, remote'],
      pmid: '123',
      citations: null,
      peerReviewed: null,
      openAccess: null,
    })
    expect(workFromCsl(cslFromWork(work, 'k'), { db: 'scielo', id: 'S1' }, 2026)).toEqual(work)
  })
})

it('CSV names the databases of a source as what they are, in the language of the document', () => {
  const work = {
    ...sandboxed.work,
    source: [
      { db: 'jstor', id: '10.2307/1' },
      { db: 'doaj', id: '1' },
    ],
  }
  const table = writeCsv([{ ...sandboxed, work, members: [work] }], { keys, locale: 'pt-BR' })
  expect(table).toContain('JSTOR, por meio de Crossref; DOAJ')
})
