import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { JournalFacts } from '@/lib/contracts/source'
import {
  addRanks,
  type JournalTable,
  readQualisTable,
  readSjrTable,
  type TableAnswer,
} from './journal-tables'
import { scoreQuality } from './quality-score'
import { rubricOf, workWith } from './rubric-fixture'

const HEAD = 'Rank;Sourceid;Title;Type;Issn;SJR;SJR Best Quartile;H index;Total Docs. (2024);Areas\n'
const sjr = `${HEAD}1;1;"Invented Letters; A Journal";journal;"15424863, 00079235";106,094;Q1;211;43;"Medicine, Other"
2;2;"Unranked Proceedings";conference and proceedings;"12345679";0,1;-;3;1;"Arts"
3;3;Journal of "Half" Quotes;journal;2049363X;0,4;Q3;9;10;Arts
`

function tableOf(answer: TableAnswer): JournalTable {
  if (!answer.ok) throw new Error(answer.problem)
  return answer.table
}

function problemOf(answer: TableAnswer): string {
  return answer.ok ? 'accepted' : answer.problem
}

describe('an SJR table', () => {
  it('gives each ISSN of a title its best quartile, and nothing to titles without one', () => {
    const { name, ranks } = tableOf(readSjrTable(sjr, 'scimagojr 2024.csv'))
    expect(name).toBe('SJR 2024')
    expect(Object.fromEntries(ranks)).toEqual({
      '1542-4863': { quartile: 'Q1' },
      '0007-9235': { quartile: 'Q1' },
      '2049-363X': { quartile: 'Q3' },
    })
  })

  it.each([
    ['', 'not a table'],
    ['just one line of text', 'no column “ISSN”'],
    ['Title;Issn;SJR\nx;1234-5679;2', 'no column “SJR Best Quartile”'],
    [`${HEAD}1;1;x;journal;12345679;1;Q9`, 'row 2 has “Q9”'],
    [`${HEAD}1;1;x;journal;;1;Q1`, 'no row of it has both'],
    [`${HEAD}1;1;"never closed;journal;12345679;1;Q1\n`, 'not a table'],
  ])('%j is refused by what is wrong with it', (text, problem) => {
    expect(problemOf(readSjrTable(text, 'x.csv'))).toContain(problem)
  })
})

describe('a Qualis table', () => {
  it.each([';', ',', '\t'])(
    'with %j between cells gives class and cycle, the lowest of several areas',
    (cell) => {
      const text = [
        ['ISSN', 'Título', 'Área de Avaliação', 'Estrato'],
        ['1234-5679', 'Revista Inventada', 'Educação', 'A2'],
        ['1234-5679', 'Revista Inventada', 'Saúde Coletiva', 'B1'],
        ['2049-363X', 'Sem Classe', 'Artes', 'NP'],
      ]
      const lines = text.map((row) => row.join(cell)).join('\r\n')
      const { ranks } = tableOf(readQualisTable(`\uFEFF${lines}`, 'qualis-2017-2020.csv'))
      expect(Object.fromEntries(ranks)).toEqual({
        '1234-5679': { qualis: 'B1', qualisCycle: '2017-2020' },
      })
    },
  )

  it('with a class that no cycle has is refused', () => {
    expect(problemOf(readQualisTable('ISSN;Stratum\n1234-5679;A9', 'q.csv'))).toContain('row 2 has “A9”')
  })
})

describe('ranks of journals', () => {
  const rubric = rubricOf(readFileSync('lib/pipelines/sources/data/quality-scoring-rubric.md', 'utf8'))
  const tables = [
    tableOf(readSjrTable(`${HEAD}1;1;x;journal;12345679;1;Q1`, 'sjr.csv')),
    tableOf(readQualisTable('ISSN;Stratum\n1234-5679;A1\n2049-363X;B2', 'qualis-2017-2020.csv')),
  ]
  const qualityWith = (journal: JournalFacts | null) =>
    scoreQuality(workWith(), { rubric, journal, peerReview: 'confirmed', currentYear: 2026, locale: 'en' })

  it('join what an index said, and say where they come from', () => {
    const found = new Map([['1234-5679', { inDoaj: true, via: 'OpenAlex' }]])
    const all = addRanks(found, ['12345679', '2049-363x', '0007-9235'], tables)
    expect(Object.fromEntries(all)).toEqual({
      '1234-5679': {
        inDoaj: true,
        quartile: 'Q1',
        qualis: 'A1',
        qualisCycle: '2017-2020',
        via: 'SJR, CAPES, OpenAlex',
      },
      '2049-363X': { qualis: 'B2', qualisCycle: '2017-2020', via: 'CAPES' },
    })
  })

  it('raise the quality of a source whose journal no index measured', () => {
    const [ranked] = addRanks(new Map(), ['1234-5679'], tables).values()
    const quality = qualityWith(ranked ?? null)
    expect(quality.score).toBeGreaterThan(qualityWith(null).score)
    expect(quality.parts.map(({ ground }) => ground).join()).toContain('Q1 · SJR')
  })
})
