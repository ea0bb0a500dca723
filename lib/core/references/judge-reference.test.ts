import { describe, expect, it, test } from 'vitest'
import { ReferenceVerdict } from '@/lib/contracts/reference-check'
import type { Work } from '@/lib/contracts/work'
import { parsePersonName } from '@/lib/core/identity/person-name'
import { makeWork } from '@/lib/core/records/make-work'
import { type IndexAnswer, type JudgedReference, judgeReference, type Standing } from './judge-reference'
import { repairedWork } from './repaired-work'

interface Described {
  readonly title?: string
  readonly authors?: readonly string[]
  readonly year?: number | null
  readonly venue?: string | null
  readonly doi?: string | null
  readonly type?: Work['type']
  readonly arxivId?: string
}

function paper({ authors, ...said }: Described = {}): Work {
  return makeWork({
    source: { db: 'crossref', id: 'x' },
    title: 'Remote work and stress among hospital nurses: a cohort study',
    authors: (authors ?? ['Souza, Ana Maria', 'Lima, B.']).map((name) => parsePersonName(name)),
    year: 2020,
    venue: 'Journal of Occupational Rest',
    doi: '10.5555/rest.1',
    type: 'article',
    ...said,
  })
}

const has = (index: string, work: Work, by: 'id' | 'title' = 'id'): IndexAnswer => ({
  index,
  failed: false,
  candidates: [{ work, by }],
})
const lacks = (index: string): IndexAnswer => ({ index, failed: false, candidates: [] })
const fails = (index: string): IndexAnswer => ({ index, failed: true, candidates: [] })
const both = (work: Work, by: 'id' | 'title' = 'id') => [has('crossref', work, by), has('openalex', work, by)]
const standing = (doi: string, one: Standing) => new Map([[doi, one]])

function judge(
  work: Work,
  answers: JudgedReference['answers'],
  retraction: JudgedReference['retraction'] = new Map(),
) {
  const verdict = judgeReference({ work, answers, retraction, checkedAt: '2026-01-01T00:00:00.000Z' })
  return ReferenceVerdict.parse(verdict)
}
const fieldsOf = (verdict: ReferenceVerdict) =>
  verdict.differences.map(({ field, theirs }) => [field, theirs])

describe('what is no error in a description', () => {
  const record = paper()
  test.each<[string, Described, Described]>([
    ['capitals and accents', { title: 'REMOTE WORK AND STRÉSS AMONG HOSPITAL NURSES: A COHORT STUDY' }, {}],
    ['punctuation', { title: 'Remote work and stress among hospital nurses – a cohort study.' }, {}],
    ['"&" for "and"', { title: 'Remote work & stress among hospital nurses: a cohort study' }, {}],
    ['a missing subtitle', { title: 'Remote work and stress among hospital nurses' }, {}],
    ['a subtitle the index lacks', {}, { title: 'Remote work and stress among hospital nurses' }],
    ['initials instead of a given name', { authors: ['Souza, A. M.', 'Lima, Beatriz'] }, {}],
    ['a family name with a particle', { authors: ['de Souza, Ana'] }, {}],
    ['the year of print for that of the first online issue', { year: 2021 }, {}],
    ['an abbreviated journal', { venue: 'J. Occup. Rest' }, {}],
    ['a journal with its article', { venue: 'The Journal of Occupational Rest' }, {}],
    ['a DOI that we do not give', { doi: null }, {}],
    ['a DOI in capitals', { doi: '10.5555/REST.1' }, {}],
    ['a field that no index states', {}, { year: null, venue: null, doi: null }],
  ])('%s', (_, ours, theirs) => {
    const answers = both({ ...record, ...paper(theirs) }, ours.doi === null ? 'title' : 'id')
    expect(judge(paper(ours), answers)).toMatchObject({ verdict: 'verified', differences: [] })
  })

  test('a title that the publisher marked as retracted is no difference, but a concern', () => {
    const marked = { title: 'RETRACTED: Remote work and stress among hospital nurses: a cohort study' }
    const verdict = judge(paper(), both({ ...record, ...paper(marked) }, 'id'))
    expect(verdict).toMatchObject({ verdict: 'concern', differences: [] })
  })

  it('a difference that one index contradicts and the other confirms', () => {
    const answers = [has('crossref', paper({ year: 2017 })), has('openalex', paper())]
    expect(judge(paper(), answers).verdict).toBe('verified')
  })

  it('a title that the index keeps only in another language', () => {
    const ours = paper({
      title: 'Trabalho remoto e estresse entre enfermeiros de hospitais: um estudo de coorte',
    })
    expect(judge(ours, both(paper())).verdict).toBe('verified')
  })

  it('the year, place and DOI of the version of record, for a preprint', () => {
    const preprint = paper({ type: 'preprint', year: 2017, venue: 'arXiv', doi: null, arxivId: '1701.00001' })
    expect(judge(preprint, both(paper(), 'title'))).toMatchObject({ verdict: 'verified', differences: [] })
  })
})

describe('a real work that is described wrongly', () => {
  test.each<[string, Described, [string, string][]]>([
    ['swapped digits of the year', { year: 2002 }, [['year', '2020']]],
    [
      'a first author who is another',
      { authors: ['Prado, C.', 'Lima, B.'] },
      [['author', 'Souza, Ana Maria; Lima, B.']],
    ],
    ['no first author', { authors: ['Lima, B.'] }, [['author', 'Souza, Ana Maria; Lima, B.']]],
    ['no author at all', { authors: [] }, [['author', 'Souza, Ana Maria; Lima, B.']]],
    ['no year', { year: null }, [['year', '2020']]],
    ['another journal', { venue: 'Revista de Saúde' }, [['venue', 'Journal of Occupational Rest']]],
    [
      'a word of the title left out or changed',
      { title: 'Remote work and stress among clinic nurses: a cohort study' },
      [['title', 'Remote work and stress among hospital nurses: a cohort study']],
    ],
  ])('%s is told and can be repaired', (_, ours, differences) => {
    const verdict = judge(paper(ours), both(paper()))
    expect([verdict.verdict, fieldsOf(verdict)]).toEqual(['described-wrongly', differences])
    expect(judge(repairedWork(paper(ours), verdict), both(paper())).verdict).toBe('verified')
  })

  it('the DOI of another paper: the right one comes from the search by title', () => {
    const other = paper({
      title: 'Sleep of miners',
      authors: ['Prado, C.'],
      year: 1999,
      doi: '10.5555/other',
    })
    const ours = paper({ doi: '10.5555/other' })
    const answers = [
      {
        index: 'crossref',
        failed: false,
        candidates: [
          { work: other, by: 'id' as const },
          { work: paper(), by: 'title' as const },
        ],
      },
      lacks('openalex'),
    ]
    const verdict = judge(
      ours,
      answers,
      standing('10.5555/other', { check: 'retracted', notice: { kind: 'retracted', via: 'crossref' } }),
    )
    expect([verdict.verdict, fieldsOf(verdict)]).toEqual(['described-wrongly', [['doi', '10.5555/rest.1']]])
    expect(repairedWork(ours, verdict).doi).toBe('10.5555/rest.1')
  })

  it('tells the same correction of two indexes once', () => {
    expect(judge(paper({ year: 2002 }), both(paper())).differences).toHaveLength(1)
  })
})

describe('a work that is not there', () => {
  it('is not found when both indexes answered and have only other papers', () => {
    const other = paper({ title: 'Sleep of miners in deep shafts', doi: '10.5555/other' })
    expect(judge(paper(), [lacks('crossref'), lacks('openalex')]).verdict).toBe('not-found')
    // Same author, same year, another title: what a search for an invented title brings.
    expect(judge(paper({ doi: null }), both(other, 'title')).verdict).toBe('not-found')
  })

  it('is not found when its DOI belongs to another paper and nobody knows its title', () => {
    const other = paper({ title: 'Sleep of miners', authors: ['Prado, C.'], year: 1999 })
    expect(judge(paper(), [has('crossref', other), lacks('openalex')]).verdict).toBe('not-found')
  })

  it('"Part 1" is not "Part 2"', () => {
    const [one, two] = [1, 2].map((n) => paper({ title: `Stress of night nurses, part ${n}`, doi: null }))
    if (!one || !two) throw new Error('unreachable')
    expect(judge(one, both(two, 'title')).verdict).toBe('not-found')
  })

  it('is never said from silence', () => {
    expect(judge(paper(), [fails('crossref'), lacks('openalex')]).verdict).toBe('not-checked')
    expect(judge(paper(), [lacks('crossref'), fails('openalex')]).verdict).toBe('not-checked')
    expect(judge(paper(), [lacks('crossref')]).verdict).toBe('not-checked')
    expect(judge(paper(), []).verdict).toBe('not-checked')
  })

  it('one index that knows it is enough when the other is silent', () => {
    const verdict = judge(paper(), [fails('crossref'), has('openalex', paper())])
    expect(verdict.verdict).toBe('verified')
    expect(verdict.statements.map(({ answer }) => answer)).toEqual(['failed', 'found'])
  })

  it('is not said of a title that half a journal bears', () => {
    expect(
      judge(paper({ title: 'Editorial', doi: null }), [lacks('crossref'), lacks('openalex')]).verdict,
    ).toBe('not-checked')
    const other = paper({ title: 'Editorial', authors: ['Prado, C.'] })
    expect(judge(paper({ title: 'Editorial', doi: null }), both(other, 'title')).verdict).toBe('not-checked')
  })
})

describe('retraction', () => {
  const notice = { kind: 'retracted', noticeDoi: '10.5555/notice', via: 'crossref' } as const

  it('Crossref alone decides, whichever way it says so', () => {
    const bySearch = judge(paper(), both(paper()), standing('10.5555/rest.1', { check: 'retracted', notice }))
    expect([bySearch.verdict, bySearch.noticeDoi]).toEqual(['retracted', '10.5555/notice'])
    expect(judge(paper(), both({ ...paper(), retraction: notice })).verdict).toBe('retracted')
  })

  it('another index alone, or an expression of concern, is a concern; a correction is nothing', () => {
    const openAlex = { kind: 'retracted', via: 'openalex' } as const
    expect(
      judge(paper(), [lacks('crossref'), has('openalex', { ...paper(), retraction: openAlex })]).verdict,
    ).toBe('concern')
    const concern = { kind: 'concern', via: 'crossref' } as const
    expect(
      judge(paper(), both(paper()), standing('10.5555/rest.1', { check: 'concern', notice: concern }))
        .verdict,
    ).toBe('concern')
    const corrected = { kind: 'corrected', via: 'crossref' } as const
    expect(judge(paper(), both({ ...paper(), retraction: corrected })).verdict).toBe('verified')
  })

  it('is known of a work that no index answered for now', () => {
    expect(judge({ ...paper(), retraction: notice }, [fails('crossref'), fails('openalex')]).verdict).toBe(
      'retracted',
    )
  })

  it('of the version of record is not the preprint’s', () => {
    const preprint = paper({ type: 'preprint', venue: 'arXiv', doi: null, arxivId: '1701.00001' })
    expect(judge(preprint, both({ ...paper(), retraction: notice }, 'title')).verdict).toBe('verified')
  })

  it('says that notices could not be asked for', () => {
    const verdict = judge(
      paper(),
      both(paper()),
      standing('10.5555/rest.1', { check: 'not-checked', notice: null }),
    )
    expect(verdict.statements.at(-1)).toMatchObject({ index: 'crossref-notices', answer: 'failed' })
  })
})
