import { describe, expect, it } from 'vitest'
import { unsaidSetting } from '@/lib/contracts/study-setting'
import { addMonths, defenceDateOf } from '../figures/calendar'
import { makeBrief } from './problem-fixture'
import { profileFaultSentence, profileFaults } from './profile-faults'

const brief = makeBrief('nursing', 'en')
const today = '2027-01-31'
const codes = (given: Partial<typeof brief>, profile: Partial<typeof brief.profile> = {}) =>
  profileFaults({ ...brief, ...given, profile: { ...brief.profile, ...profile } }, today).map(
    ({ code }) => code,
  )

describe('profileFaults', () => {
  it('finds nothing in a sound brief', () => {
    expect(codes({})).toEqual([])
  })
  it.each([
    ['zero-hours', {}, { weekly_hours: 0 }],
    ['too-many-hours', {}, { weekly_hours: 100 }],
    ['defence-before-start', { defenceDate: '2027-01-31' }, {}],
    ['deadline-past', { startDate: '2020-01-01', defenceDate: '2021-01-01' }, {}],
    ['deadline-past', { startDate: today, defenceDate: '2021-01-01' }, {}],
    ['timeline-short', { defenceDate: '2027-02-20' }, {}],
    ['timeline-long', { defenceDate: '2036-01-01' }, {}],
    ['wordless', {}, { field_of_study: '???' }],
    ['timeline-differs', { defenceDate: '2031-01-31' }, {}],
    ['reachable-exceeds', { study: { ...unsaidSetting, population: 100, reachable: 200 } }, {}],
  ] as const)('%s', (code, given, profile) => {
    expect(codes(given, profile)).toEqual([code])
  })
  it('refuses a span of free days that ends before it begins', () => {
    const blocked = [{ from: '2027-05-01', to: '2027-04-01' }]
    expect(codes({ study: { ...unsaidSetting, blocked } })).toEqual(['span-reversed'])
  })
  it('writes the day in the reader’s language', () => {
    const [fault] = profileFaults({ ...brief, startDate: '2020-01-01', defenceDate: '2021-03-15' }, today)
    expect(fault && profileFaultSentence(fault, 'pt-BR')).toContain('15 de março de 2021')
  })
})

it('clamps months to their end', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(defenceDateOf(brief)).toBe('2028-07-31')
})
