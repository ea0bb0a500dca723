import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IdPair } from './clusters'
import { matchFeatures, signatureOf } from './match-features'
import type { MatchRecord } from './match-record'
import { mergeDuplicates } from './merge-duplicates'

const base: MatchRecord = {
  id: 'a',
  title: 'Reading on paper and on screens in the first year of university',
  authors: [
    { family: 'Costa', given: 'Ana' },
    { family: 'Lima', given: 'B.' },
  ],
  year: 2015,
  venue: 'Journal of Reading Research',
  volume: '12',
  issue: '3',
  pages: '101-118',
  type: 'article',
}

function groupsOf(
  records: readonly MatchRecord[],
  options: { keepApart?: IdPair[]; together?: IdPair[] } = {},
) {
  return mergeDuplicates(records, options).groups.map((group) => [...group.ids])
}
const areOne = (a: Partial<MatchRecord>, b: Partial<MatchRecord>) =>
  groupsOf([
    { ...base, ...a },
    { ...base, ...b, id: 'b' },
  ]).length === 1

describe('records of one work', () => {
  it.each<[string, Partial<MatchRecord>, Partial<MatchRecord>]>([
    [
      'numbers that stand one place too far where the volume is missing',
      { volume: '26', issue: '9', pages: '1746' },
      { volume: undefined, issue: '26', pages: '9' },
    ],
    [
      'one erratum by two indexes',
      { title: 'Erratum: Tides and sleep of schoolchildren', volume: '360', pages: '2487' },
      { title: 'Tides and sleep of schoolchildren (vol 360, pg 542, 2015)', volume: '360', pages: '2487' },
    ],
    [
      'the same DOI in other dress',
      { doi: '10.5555/AB.1', pages: undefined },
      { doi: 'https://doi.org/10.5555/ab.1', volume: undefined },
    ],
    [
      'the same DOI and a translated title',
      { doi: '10.5555/1' },
      { doi: '10.5555/1', title: 'Leitura em papel e em tela no primeiro ano' },
    ],
    [
      'the same PMID',
      { pmid: '0123', venue: null, pages: undefined },
      { pmid: '123', volume: undefined, year: 2016 },
    ],
    [
      'arXiv versions',
      { arxivId: '2101.00001v1', type: 'preprint', venue: null },
      { arxivId: 'arXiv:2101.00001v3', type: 'preprint', venue: null, year: 2016 },
    ],
    [
      'the same OpenAlex id',
      { openAlexId: 'W12', venue: null },
      { openAlexId: 'https://openalex.org/W12', year: null },
    ],
    [
      'abbreviated journal, shortened page range',
      {},
      { venue: 'J Read Res', pages: '101-18', authors: [{ family: 'Costa', given: 'A' }] },
    ],
    ['a note behind the title', {}, { title: `${base.title}. [Review] [39 refs]` }],
    ['a title in brackets with its language', {}, { title: `[${base.title}] LA: Por` }],
    ['a subtitle that one leaves out', {}, { title: `${base.title}: evidence from four countries` }],
    ['a slip in the first name of the list', {}, { authors: [{ family: 'Csta', given: 'A' }] }],
    [
      'family and given name swapped',
      { authors: [{ family: 'Costa', given: 'Ana' }] },
      { authors: [{ family: 'Ana', given: 'C.' }] },
    ],
    ['the year of the online edition', {}, { year: 2014, pages: undefined, volume: undefined }],
    [
      'sparse records with title, people and year',
      { venue: null, volume: undefined, pages: undefined, issue: undefined },
      {},
    ],
  ])('%s', (_, a, b) => {
    expect(areOne(a, b)).toBe(true)
  })
})

describe('different works', () => {
  it.each<[string, Partial<MatchRecord>, Partial<MatchRecord>]>([
    [
      'one DOI for a whole issue',
      { doi: '10.5555/issue' },
      {
        doi: '10.5555/issue',
        title: 'A history of school libraries',
        authors: [{ family: 'Reis' }],
        pages: '1-9',
      },
    ],
    [
      'two parts of one series',
      { title: 'Reading on screens. Part I' },
      { title: 'Reading on screens. Part II', pages: '119-130' },
    ],
    ['a comment on the work', {}, { title: `Comment on "${base.title}"`, pages: '119' }],
    [
      'a conference abstract and the later paper',
      {},
      { venue: 'Reading Congress', volume: '4', pages: 'S12', year: 2014 },
    ],
    ['two DOIs in one journal', { doi: '10.5555/1' }, { doi: '10.5555/2', pages: '201-210', issue: '4' }],
    [
      'editorials',
      { title: 'Editorial', pages: '1-2' },
      { title: 'Editorial', pages: '101-102', issue: '4' },
    ],
    [
      'editorials without place',
      { title: 'Editorial', venue: null, volume: undefined, pages: undefined, issue: undefined },
      { title: 'Editorial', venue: null, volume: undefined, pages: undefined, issue: undefined },
    ],
    [
      'abstracts on one page',
      { pages: 'B11', title: 'Reading aloud in nursery schools' },
      { pages: 'B11', title: 'Eye movements of young adults' },
    ],
    [
      'the same title by other people, years apart',
      {},
      { authors: [{ family: 'Reis' }], year: 2003, volume: '1', pages: '7-9' },
    ],
    ['records without title', { title: '', venue: null }, { title: '', venue: null }],
  ])('%s', (_, a, b) => {
    expect(areOne(a, b)).toBe(false)
  })

  it('an erratum is folded into its article only in the issue that prints both', () => {
    const title = `Erratum to: ${base.title}`
    expect(areOne({ doi: '10.5555/1' }, { doi: '10.5555/2', title, pages: '119' })).toBe(true)
    expect(
      areOne({ doi: '10.5555/1' }, { doi: '10.5555/2', title, pages: '9', volume: '13', year: 2016 }),
    ).toBe(false)
  })
})

it('a chapter under the DOI of its book stays apart from the book', () => {
  const book = {
    doi: '10.5555/book',
    title: 'Schools after the flood',
    authors: [{ family: 'Costa' }, { family: 'Reis' }],
    venue: null,
    volume: undefined,
    pages: undefined,
  }
  expect(
    areOne(book, {
      ...book,
      title: 'What teachers remember of the first week',
      authors: [{ family: 'Reis' }],
    }),
  ).toBe(false)
})

describe('preprint and version of record', () => {
  const preprint: MatchRecord = {
    ...base,
    id: 'p',
    type: 'preprint',
    venue: null,
    volume: undefined,
    issue: undefined,
    pages: undefined,
    arxivId: '1401.00001',
    year: 2014,
  }
  it('are linked and never merged', () => {
    const { groups, forms } = mergeDuplicates([base, preprint])
    expect(groups).toHaveLength(2)
    expect(forms).toEqual([{ a: 'a', b: 'p', reason: 'title-and-people' }])
  })

  it('are linked by what an index states, and by the arXiv id, though the title changed', () => {
    const renamed = { ...preprint, title: 'Screens and paper' }
    expect(
      mergeDuplicates([
        { ...base, doi: '10.5555/1' },
        { ...renamed, relatedDoi: '10.5555/1' },
      ]).forms,
    ).toHaveLength(1)
    expect(mergeDuplicates([{ ...base, arxivId: '1401.00001' }, renamed]).forms).toHaveLength(1)
  })

  it('are not bridged by a record that fits both', () => {
    const bare: MatchRecord = {
      ...base,
      id: 'g',
      type: 'other',
      venue: null,
      volume: undefined,
      issue: undefined,
      pages: undefined,
    }
    const groups = groupsOf([preprint, bare, base])
    expect(groups.find((ids) => ids.includes('p'))).not.toContain('a')
    expect(groups.flat()).toHaveLength(3)
  })
})

describe('groups', () => {
  it('a record between two that contradict each other joins one of them', () => {
    const records = [
      { ...base, id: 'a', doi: '10.5555/1', pages: undefined },
      { ...base, id: 'b', pages: undefined, volume: undefined, issue: undefined },
      { ...base, id: 'c', doi: '10.5555/2', volume: '13', issue: '1', pages: undefined },
    ]
    expect(
      groupsOf(records)
        .map((ids) => ids.length)
        .sort(),
    ).toEqual([1, 2])
  })

  it('name the rule of every join', () => {
    const { groups } = mergeDuplicates([
      base,
      { ...base, id: 'b', doi: '10.5555/1' },
      { ...base, id: 'c', doi: '10.5555/1', title: 'Leitura' },
    ])
    expect(groups[0]?.links.map((link) => link.rule).sort()).toEqual(['doi', 'title-year-author'])
  })

  it('can be split and merged by hand, and the same again without the pairs', () => {
    const other = { ...base, id: 'x', title: 'Tides', doi: '10.5555/9' }
    const records = [base, { ...base, id: 'b' }, other]
    expect(groupsOf(records)).toEqual([['a', 'b'], ['x']])
    expect(groupsOf(records, { keepApart: [['a', 'b']] })).toEqual([['a'], ['b'], ['x']])
    expect(
      groupsOf(records, {
        together: [
          ['x', 'a'],
          ['a', 'unknown'],
        ],
      }),
    ).toEqual([['a', 'b', 'x']])
    expect(groupsOf(records, { together: [['x', 'a']], keepApart: [['b', 'a']] })).toEqual([
      ['a', 'x'],
      ['b'],
    ])
  })

  it('records that differ only behind the part of the abstract that is compared are copies', () => {
    const opening = 'What is read on a screen is read faster and kept less long. '.repeat(6)
    const signatures = [1, 50, 900].map((length) =>
      signatureOf(matchFeatures({ ...base, abstract: opening + 'x'.repeat(length) })),
    )
    expect(new Set(signatures).size).toBe(1)
    const other = matchFeatures({ ...base, abstract: opening.replace('What', 'Whatever') })
    expect(signatures).not.toContain(signatureOf(other))
  })

  it('ten thousand copies are one group', () => {
    const records = Array.from({ length: 10_000 }, (_, at) => ({ ...base, id: `r${at}` }))
    expect(groupsOf(records)).toHaveLength(1)
  })
})

const field = <T>(...values: T[]) => fc.constantFrom(...values)
const record = fc.record({
  title: field(
    base.title,
    `${base.title}: a study`,
    'Reading on screens. Part I',
    'Reading on screens. Part II',
    'Editorial',
    'Tides of the coast',
    '',
  ),
  authors: field(base.authors, [{ family: 'Costa' }], [{ family: 'Reis', given: 'C' }], []),
  year: field<number | null>(2014, 2015, 2017, null),
  venue: field<string | null>('Journal of Reading Research', 'J Read Res', 'arXiv', null),
  volume: field<string | undefined>('12', '13', undefined),
  pages: field<string | undefined>('101-118', '101', '201-9', undefined),
  doi: field<string | null>('10.5555/1', '10.5555/2', null, null),
  arxivId: field<string | undefined>('2101.00001', undefined, undefined),
  type: field('article' as const, 'preprint' as const, 'other' as const),
})
const recordList = fc
  .array(record, { maxLength: 14 })
  .map((list) => list.map((one, at) => ({ ...one, id: `r${at}` })))
const pairs = fc
  .array(fc.tuple(field('r0', 'r1', 'r2', 'r3'), field('r1', 'r2', 'r4', 'r5')), { maxLength: 3 })
  .map((list) => list.filter(([a, b]) => a !== b))
const partition = (groups: string[][]) => groups.map((ids) => ids.toSorted().join(' ')).toSorted()

describe('for any records', () => {
  it('each appears exactly once, in first-seen order, whoever else is there', () => {
    fc.assert(
      fc.property(recordList, pairs, pairs, (records, keepApart, together) => {
        const groups = groupsOf(records, { keepApart, together })
        expect(groups.flat().toSorted()).toEqual(records.map((one) => one.id).toSorted())
        const firsts = groups.map((ids) => records.findIndex((one) => one.id === ids[0]))
        expect(firsts).toEqual(firsts.toSorted((a, b) => a - b))
        for (const [a, b] of keepApart)
          expect(groups.some((ids) => ids.includes(a) && ids.includes(b))).toBe(false)
      }),
    )
  })

  it('their order changes nothing', () => {
    fc.assert(
      fc.property(
        recordList.chain((records) =>
          fc.tuple(fc.constant(records), fc.shuffledSubarray(records, { minLength: records.length })),
        ),
        pairs,
        pairs,
        ([records, shuffled], keepApart, together) => {
          expect(partition(groupsOf(shuffled, { keepApart, together }))).toEqual(
            partition(groupsOf(records, { keepApart, together })),
          )
        },
      ),
    )
  })

  it('merging the merged again changes nothing', () => {
    fc.assert(
      fc.property(recordList, (records) => {
        const groups = groupsOf(records)
        const byId = new Map(records.map((one) => [one.id, one]))
        expect(groupsOf(groups.flat().flatMap((id) => byId.get(id) ?? []))).toEqual(groups)
      }),
    )
  })
})

describe('many records', () => {
  const subjects = Array.from({ length: 300 }, (_, at) => `q${at.toString(36)}z`)
  const many = subjects.map(
    (subject, at): MatchRecord => ({
      id: `r${at}`,
      title: `${subject} among sailors of ${subject}ville and ${subject}burg`,
      authors: [{ family: `F${subject}`, given: 'A' }],
      year: 1990 + (at % 30),
      pages: `${1000 + 7 * at}-${1005 + 7 * at}`,
      volume: String(at % 40),
    }),
  )

  it('are each found again under the keys of the first ones', () => {
    const again = many.map((record) => ({ ...record, id: `${record.id}b`, title: `${record.title}.` }))
    expect(groupsOf([...many, ...again])).toEqual(many.map(({ id }) => [id, `${id}b`]))
  })

  it('without a title are joined as copies when all else is the same', () => {
    const untitled = Array.from({ length: 25 }, (_, at) => ({
      ...base,
      id: `u${at}`,
      title: '',
      doi: '10.5555/u',
    }))
    expect(groupsOf(untitled)).toHaveLength(1)
  })
})
