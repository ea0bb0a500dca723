import { describe, expect, it } from 'vitest'
import type { Work } from '@/lib/contracts/work'
import { bareWork } from '@/lib/core/validation/source-fixture'
import { mergeWorks } from './merge-work'

function workOf(db: string, fields: Partial<Work> = {}): Work {
  const source = [{ db, id: `${db}-1` }]
  return bareWork('Reading on screens', { type: 'other', doi: '10.5555/1', source, ...fields })
}
const merged = (...works: [Work, ...Work[]]) => mergeWorks(...works)

describe('a field of a merged work', () => {
  it.each<[string, Partial<Work>, Partial<Work>, Partial<Work>]>([
    [
      'title: Crossref’s for the DOI',
      { title: 'Other words' },
      { title: 'Reading on screens' },
      { title: 'Reading on screens' },
    ],
    [
      'title: without broken letters',
      { title: 'Educação' },
      { title: 'Educa\uFFFD\uFFFDo' },
      { title: 'Educação' },
    ],
    [
      'title: not cut short',
      { title: 'Reading on screens' },
      { title: 'Reading on …' },
      { title: 'Reading on screens' },
    ],
    [
      'abstract: the longest, never a snippet',
      { abstract: 'Long abstract.', snippet: 'x'.repeat(99) },
      { abstract: 'Short.' },
      { abstract: 'Long abstract.' },
    ],
    [
      'abstract: unknown stays unknown',
      { snippet: 'A snippet …' },
      {},
      { abstract: null, snippet: 'A snippet …' },
    ],
    [
      'year and date: the earliest, and its most precise date',
      { year: 2014, date: '2014-11-03' },
      { year: 2015, date: '2015-01-01' },
      { year: 2014, date: '2014-11-03' },
    ],
    ['date: a year stays a year', { year: 2014, date: '2014' }, { year: 2014 }, { year: 2014, date: '2014' }],
    ['citations: the most known', { citations: 7 }, { citations: null }, { citations: 7 }],
    ['citations: none known is not 0', {}, {}, { citations: null }],
    [
      'peer review: true when any states it',
      { peerReviewed: true },
      { peerReviewed: false },
      { peerReviewed: true },
    ],
    [
      'peer review: a hint only while not stated',
      { peerReviewHint: 'indexed in MEDLINE' },
      { peerReviewed: false },
      { peerReviewed: false },
    ],
    [
      'retraction: the gravest',
      { retraction: { kind: 'retracted', via: 'openalex' } },
      { retraction: { kind: 'corrected', via: 'crossref' } },
      { retraction: { kind: 'retracted', via: 'openalex' } },
    ],
    [
      'retraction: Crossref’s of equal ones',
      { retraction: { kind: 'retracted', via: 'openalex' } },
      { retraction: { kind: 'retracted', via: 'crossref' } },
      { retraction: { kind: 'retracted', via: 'crossref' } },
    ],
    [
      'keywords: the union without repetitions',
      { keywords: ['Reading', 'Screens'] },
      { keywords: ['reading'] },
      { keywords: ['reading', 'Screens'] },
    ],
    [
      'ISSN: the union',
      { issn: ['1234-5678'] },
      { issn: ['8765-4321'] },
      { issn: ['8765-4321', '1234-5678'] },
    ],
    ['pages: a range before a first page', { pages: '11-19' }, { pages: '11' }, { pages: '11-19' }],
    [
      'authors: both surnames, where one record gives the family name whole',
      { authors: [{ family: 'Garmendia', given: 'María Ortega' }] },
      { authors: [{ family: 'Ortega Garmendia', given: 'M.' }] },
      { authors: [{ family: 'Ortega Garmendia', given: 'María' }] },
    ],
    [
      'authors: a middle name that no record counts to the family stays one',
      { authors: [{ family: 'Smith', given: 'Mary Ann' }] },
      { authors: [{ family: 'Ann Jones', given: 'M.' }] },
      { authors: [{ family: 'Smith', given: 'Mary Ann' }] },
    ],
    [
      'authors: the fuller list',
      { authors: [{ family: 'Costa', given: 'Ana' }, { family: 'Lima' }] },
      { authors: [{ family: 'Costa', given: 'A' }] },
      { authors: [{ family: 'Costa', given: 'Ana' }, { family: 'Lima' }] },
    ],
    ['type: the one that says something', { type: 'review' }, { type: 'other' }, { type: 'review' }],
    ['sandbox: stays visible', { sandbox: true }, {}, { sandbox: true }],
  ])('%s', (_, other, registered, expected) => {
    const [a, b] = [workOf('openalex', other), workOf('crossref', registered)]
    expect(merged(a, b)).toMatchObject(expected)
    expect(merged(b, a)).toEqual(merged(a, b))
  })

  it('source: one entry for each origin', () => {
    expect(
      merged(workOf('openalex'), workOf('crossref'), workOf('openalex')).source.map((origin) => origin.db),
    ).toEqual(['crossref', 'openalex'])
  })

  it('an erratum folded into its article gives a correction and nothing else', () => {
    const erratum = workOf('crossref', {
      title: 'Erratum to: Reading on screens',
      doi: '10.5555/2',
      year: 2013,
    })
    expect(merged(erratum, workOf('openalex', { year: 2014 }))).toMatchObject({
      title: 'Reading on screens',
      doi: '10.5555/1',
      year: 2014,
      retraction: { kind: 'corrected', noticeDoi: '10.5555/2' },
    })
  })

  it('a record alone comes back as it is', () => {
    const work = workOf('openalex', { abstract: 'Text.' })
    expect(merged(work)).toBe(work)
  })
})
