import { describe, expect, it } from 'vitest'
import { peerReviewOf } from './quality-peer-review'
import { workWith } from './rubric-fixture'

describe('peerReviewOf', () => {
  it('confirms and denies only what an index states', () => {
    expect(peerReviewOf(workWith({ peerReviewed: true }))).toBe('confirmed')
    expect(peerReviewOf(workWith({ peerReviewed: false }))).toBe('no')
  })

  it('calls a hint or a registered journal article likely, never confirmed', () => {
    expect(peerReviewOf(workWith({ peerReviewHint: 'indexed in MEDLINE', issn: [], doi: null }))).toBe(
      'likely',
    )
    expect(peerReviewOf(workWith())).toBe('likely')
  })

  it('knows a preprint by its type or its DOI', () => {
    expect(peerReviewOf(workWith({ type: 'preprint' }))).toBe('no')
    expect(peerReviewOf(workWith({ doi: '10.1590/scielopreprints.55' }))).toBe('no')
  })

  it('says unknown where nothing speaks for it', () => {
    expect(peerReviewOf(workWith({ issn: [] }))).toBe('unknown')
    expect(peerReviewOf(workWith({ type: 'report' }))).toBe('unknown')
  })
})
