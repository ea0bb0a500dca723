import { describe, expect, it } from 'vitest'
import { isNoticeTitle, titleVariants } from './match-title'

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

it.each([
  'A trial of two drugs (vol 360, pg 542, 2009)',
  'A trial of two drugs (New England Journal of Medicine (2009) 360 (542-544))',
])('the place of its article behind a title makes it an erratum: %s', (title) => {
  expect(isNoticeTitle(title)).toBe(true)
  expect(titleVariants(title).map(({ text }) => text)).toContain('a trial of two drugs')
})

it('a year or an edition in brackets is no place of an article', () => {
  expect(isNoticeTitle('A trial of two drugs (2009)')).toBe(false)
  expect(isNoticeTitle('The reform (second edition) of the law of (1988)')).toBe(false)
})
