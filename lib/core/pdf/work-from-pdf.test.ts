import { describe, expect, it } from 'vitest'
import { Work } from '@/lib/contracts/work'
import { workFromPdf } from './work-from-pdf'

describe('workFromPdf', () => {
  it('claims nothing that only an index could know', () => {
    const work = workFromPdf(
      {
        title: 'T',
        authors: [],
        year: null,
        doi: null,
        arxivId: '1706.03762',
        abstract: null,
        language: 'en',
        text: '',
      },
      'abc123',
    )
    expect(Work.parse(work)).toEqual(work)
    expect(work).toMatchObject({
      citations: null,
      peerReviewed: null,
      openAccess: null,
      retraction: null,
      type: 'preprint',
    })
    expect(work.source).toEqual([{ db: 'user', id: 'abc123' }])
  })
})
