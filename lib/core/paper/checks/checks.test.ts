import { describe, expect, test } from 'vitest'
import type { PaperSource } from '@/lib/contracts/paper-session'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { citationFaults } from './citation-faults'
import { consistencyFindings } from './consistency'
import { readAbstract, readPaper } from './paper-text'

const sources: readonly PaperSource[] = [
  ['souza', 'Remote work lowered burnout among nurses in two hospitals.'],
  ['lima', 'Remote work raised burnout among teachers of three schools.'],
].map(([key = '', abstract = '']) => ({ key, work: workFixture({ title: `Work of ${key}`, abstract }) }))

const writers = [
  'introduction-writer',
  'literature-review-writer',
  'methodology-writer',
  'discussion-writer',
  'conclusion-writer',
]
const table =
  'Table 2.1. Directions\n\n| Design | Up | Down |\n| --- | --- | --- |\n| survey | 3 | 4 |\n| interviews | 2 | 5 |\n| All | 5 | 9 |'
const body: Readonly<Record<number, readonly string[]>> = {
  1: ['Chapter 2 reads the works and chapter 3 says how they were found.'],
  2: [
    'Souza writes: “Remote work lowered burnout among nurses in two hospitals” [@souza].',
    'Table 2.1 gives 5 reports of an increase and 9 of a decrease.',
    table,
  ],
  3: ['The records were searched in 2024 and read in title and abstract by one person.'],
  4: ['Lima holds against it: “Remote work raised burnout among teachers of three schools” [@lima].'],
  5: ['Both sides remain, and full texts have to settle which of them holds for whom and where.'],
}

/** A paper that contradicts itself nowhere, with one thing changed. */
function paper(
  change: (texts: Record<number, readonly string[]>) => void = () => undefined,
  headings = true,
) {
  const texts = { ...body }
  change(texts)
  const outputs: Record<string, unknown> = {
    'dissertation-architect': {
      locked: true,
      kind: 'review',
      chapters: writers.map((writer, at) => ({
        number: at + 1,
        title: `Part ${at + 1}`,
        writer,
        wordTarget: 300,
        citationTarget: 0,
        questions: [],
        sections: at === 3 ? ['Limits'] : ['Text'],
      })),
    },
    'abstract-writer': {
      background: 'Burnout.',
      aim: 'To count.',
      method: 'Reading.',
      results: 'There are 5 and 9 reports.',
      conclusion: 'Open.',
      keywords: ['a', 'b', 'c'],
    },
  }
  for (const [at, writer] of writers.entries())
    outputs[writer] = {
      chapters: [
        {
          number: at + 1,
          title: `Part ${at + 1}`,
          sections: [{ heading: at === 3 && headings ? 'Limits' : 'Text', paragraphs: texts[at + 1] ?? [] }],
          answers: [],
        },
      ],
    }
  return { ...readPaper(outputs), abstract: readAbstract(outputs) }
}

const kinds = (given: ReturnType<typeof paper>) =>
  consistencyFindings(given, { currentYear: 2026, abstract: given.abstract }).findings.map(({ kind }) => kind)
const faults = (given: ReturnType<typeof paper>) =>
  citationFaults(given, sources, { currentYear: 2026 }).faults.map(({ fault }) => fault)
const replace = (chapter: number, from: string, to: string) => (texts: Record<number, readonly string[]>) => {
  texts[chapter] = (texts[chapter] ?? []).map((text) => text.replace(from, to))
}

describe('a paper that agrees with itself and its sources', () => {
  test('gives no alarm', () => {
    expect(kinds(paper())).toEqual([])
    expect(citationFaults(paper(), sources, { currentYear: 2026 })).toEqual({ checked: 2, faults: [] })
  })
})

describe('what is wrong in a paper is found', () => {
  test('a work of a year still to come, once', () => {
    const ahead = sources.map((one) => ({ ...one, work: { ...one.work, year: 2027 } }))
    const found = citationFaults(paper(), ahead, { currentYear: 2026 }).faults
    expect(found.map(({ key, fault }) => [key, fault])).toEqual(
      [...new Set(found.map(({ key }) => key))].map((key) => [key, 'dated-ahead']),
    )
    expect(found.length).toBeGreaterThan(0)
    expect(citationFaults(paper(), ahead, { currentYear: 2027 }).faults).toEqual([])
  })

  test.each([
    ['a figure that its table does not have', replace(2, '5 reports', '6 reports'), 'number-table'],
    ['a sum that is none', replace(2, '| All | 5 | 9 |', '| All | 5 | 8 |'), 'sum'],
    ['a chapter that there is not', replace(1, 'chapter 3', 'chapter 8'), 'cross-reference'],
    [
      'a chapter by the number of another',
      replace(1, 'Chapter 2 reads', 'Chapter 3 (Part 2) reads'),
      'cross-reference',
    ],
    ['a table that there is not', replace(2, 'Table 2.1 gives', 'Table 2.7 gives'), 'cross-reference'],
    ['a year to come', replace(3, '2024', '2042'), 'date'],
    [
      'a figure of the abstract that the body does not have',
      (texts: Record<number, readonly string[]>) => {
        texts[2] = ['Nothing was counted.']
      },
      'abstract-body',
    ],
    [
      'a passage that stands in two chapters',
      (texts: Record<number, readonly string[]>) => {
        texts[3] = [...(body[3] ?? []), ...(body[5] ?? [])]
      },
      'repetition',
    ],
  ])('%s', (_name, change, kind) => expect(kinds(paper(change))).toContain(kind))

  test('a missing part on limits', () =>
    expect(kinds(paper(undefined, false))).toEqual(['contents-headings']))

  test.each([
    ['a reversed direction in a quotation', replace(2, 'lowered burnout', 'raised burnout'), 'quotation'],
    ['a quotation under a foreign source', replace(2, '[@souza]', '[@lima]'), 'quotation'],
    ['a key of no source', replace(2, '[@souza]', '[@nobody]'), 'unknown-key'],
    ['a quotation without a source', replace(2, ' [@souza]', ''), 'uncited'],
    [
      'a retold finding that the source does not bear out',
      (texts: Record<number, readonly string[]>) => {
        texts[4] = ['Remote work ended burnout among teachers of all schools [@lima].']
      },
      'not-said-there',
    ],
    [
      'a reversed direction in the paper’s own words',
      (texts: Record<number, readonly string[]>) => {
        texts[4] = ['Remote work lowered burnout among teachers of three schools [@lima].']
      },
      'direction',
    ],
  ])('%s', (_name, change, fault) => expect(faults(paper(change))).toEqual([fault]))
})
