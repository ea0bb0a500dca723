import { expect, it } from 'vitest'
import type { ReferenceVerdict } from '@/lib/contracts/reference-check'
import { makeWork } from '@/lib/core/records/make-work'
import { blocksExport } from './decide-reference'
import { repairedWork } from './repaired-work'

const verdict = (kind: ReferenceVerdict['verdict'], differences: ReferenceVerdict['differences'] = []) => ({
  verdict: kind,
  statements: [],
  differences,
  noticeDoi: null,
  checkedAt: '',
})
const keep = { key: 'a', act: 'keep', reason: 'It is only in print.' } as const

it('what is not found or retracted blocks until it is kept with a reason or removed', () => {
  for (const kind of ['not-found', 'retracted'] as const) {
    expect(blocksExport(verdict(kind), null)).toMatchObject({
      blocks: true,
      listed: true,
      printed: 'undecided',
    })
    expect(blocksExport(verdict(kind), keep)).toMatchObject({
      blocks: false,
      listed: true,
      reason: keep.reason,
    })
    expect(blocksExport(verdict(kind), { key: 'a', act: 'remove' })).toMatchObject({
      blocks: false,
      listed: false,
    })
  }
})

it('other verdicts do not block, nor does a reference that was not checked at all', () => {
  for (const kind of ['verified', 'described-wrongly', 'concern', 'not-checked'] as const)
    expect(blocksExport(verdict(kind), null).blocks).toBe(false)
  expect(blocksExport(null, null)).toMatchObject({ blocks: false, listed: true, printed: 'nothing' })
})

it('a repair does not undo a retraction, and repairs nothing without a difference', () => {
  const year = { field: 'year', ours: '2002', theirs: '2020', via: 'crossref' } as const
  const repair = { key: 'a', act: 'repair' } as const
  expect(blocksExport(verdict('retracted', [year]), repair)).toMatchObject({ blocks: true, repaired: true })
  expect(blocksExport(verdict('not-found'), repair)).toMatchObject({ blocks: true, repaired: false })
})

it('repairs every field as the first index states it', () => {
  const work = makeWork({
    source: { db: 'x', id: '1' },
    title: 'Rset',
    date: { year: 2002, date: '2002-05-01' },
    doi: '10.5555/old',
    landing: 'https://doi.org/10.5555/old',
  })
  const said = (
    field: ReferenceVerdict['differences'][number]['field'],
    theirs: string,
    via = 'crossref',
  ) => ({
    field,
    ours: '',
    theirs,
    via,
  })
  const repaired = repairedWork(
    work,
    verdict('described-wrongly', [
      said('title', 'Rest'),
      said('author', 'Souza, Ana; World Rest Group'),
      said('year', '2020'),
      said('venue', 'Sleep'),
      said('doi', '10.5555/new'),
      said('year', '2019', 'openalex'),
    ]),
  )
  expect(repaired).toMatchObject({
    title: 'Rest',
    authors: [{ family: 'Souza', given: 'Ana' }, { full: 'World Rest Group' }],
    year: 2020,
    venue: 'Sleep',
    doi: '10.5555/new',
    urls: { landing: 'https://doi.org/10.5555/new' },
  })
  expect(repaired.date).toBeUndefined()
})
