import { describe, expect, it } from 'vitest'
import { isNoticeTitle } from './match-title'

const long = `${'Plants of the high mountains '.repeat(14).slice(0, 391)} response`

describe('a title', () => {
  it.each([
    'Erratum to: Tides and sleep',
    'Tides and sleep: a reply',
    'TIDES AND SLEEP — CORRECTION',
    'Response to Müller et al. 2014',
    'データに対する回答Reply',
    '_Erratum to:_ Tides and sleep',
  ])('of a notice is known as one: %s', (title) => {
    expect(isNoticeTitle(title)).toBe(true)
  })

  it.each([
    'The immune response to exercise in adults',
    'Correctional education and its effects',
    'Respostas à seca: uma revisão',
    'Corrections officers at work',
    `${long}s of alpine plants to drought`,
  ])('that only sounds like one is none: %s', (title) => {
    expect(isNoticeTitle(title)).toBe(false)
  })
})
