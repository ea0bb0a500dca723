import { describe, expect, it } from 'vitest'
import { type StudySetting, unsaidSetting } from '@/lib/contracts/study-setting'
import { addDays } from '../figures/calendar'
import { freeDaysOf, isWeekend } from '../figures/free-days'
import { planLedger } from '../figures/plan-ledger'
import { timeAvailable } from '../figures/time-available'
import { makeBrief } from '../problem/problem-fixture'
import { designTable } from './design-table'
import { sampleSteps } from './sample-steps'
import { skillsFor } from './work-plan'

const sampleWith = (
  study: Partial<StudySetting>,
  variables: Parameters<typeof sampleSteps>[0]['variables'],
) =>
  sampleSteps({
    design: 'survey',
    locale: 'en',
    question: 'How common is burnout among nurses?',
    variables,
    study: { ...unsaidSetting, ...study },
    found: 0,
  })[0]

describe('sampleSteps', () => {
  it('plans a prevalence as a share, corrected for the population that was said', () => {
    const open = sampleWith({}, ['outcome'])
    const known = sampleWith({ population: 1_200 }, ['outcome'])
    // Cochran 1977: 384.15 unlimited, 384.15 / (1 + 383.15 / 1200) = 291.2.
    expect([open?.method, open?.n, known?.n]).toEqual(['proportion', 385, 292])
  })

  it('plans several predictors as a regression, and one as a correlation', () => {
    expect(sampleWith({}, ['outcome', 'predictor', 'covariate', 'covariate'])?.method).toBe('regression')
    expect(sampleWith({}, ['outcome', 'predictor'])?.method).toBe('correlation')
  })

  it('invites by the response that was expected', () => {
    expect(sampleWith({ expectedResponse01: 0.5 }, ['outcome'])?.invited).toBe(770)
  })

  it('multiplies by the design effect where people are reached in classes', () => {
    // 1 + (21 − 1)·0.05 = 2.
    const sample = sampleWith({ clusterSize: 21, expectedResponse01: 1 }, ['outcome'])
    expect(sample).toMatchObject({ n: 770, invited: 770 })
    expect(sample?.formula).toContain('ICC')
  })

  it('never invites more people than can be reached', () => {
    expect(sampleWith({ reachable: 100, expectedResponse01: 0.5 }, ['outcome'])).toMatchObject({
      n: 50,
      invited: 100,
    })
    expect(sampleWith({ reachable: 60, population: 400 }, ['outcome'])?.invited).toBeLessThanOrEqual(60)
  })
})

describe('free days', () => {
  const study = {
    ...unsaidSetting,
    country: 'BR',
    weekendsFree: true,
    blocked: [{ from: '2027-01-01', to: '2027-01-31' }],
  }
  const holidays = { country: 'BR', days: [{ day: '2027-02-09', name: 'Carnaval' }] }
  const free = freeDaysOf({ ...makeBrief('nursing', 'pt-BR'), study, holidays })
  const task = (id: string, after: readonly string[]) => ({
    id,
    phase: 'analysis' as const,
    title: id,
    hours: 30,
    waitDays: 0,
    after: [...after],
    hoursPerCase: 0,
    relief: 'none' as const,
    basis: '',
  })
  const plan = { start: '2026-12-01', defence: '2027-03-01', weeklyHours: 7.5, free }

  it('begins and ends no task on a weekend, a holiday or in a blocked month, early or late', () => {
    const planned = planLedger({ ...plan, tasks: [task('a', []), task('b', ['a']), task('c', ['b'])] })
    const tasks = planned.ok ? planned.ledger.tasks : []
    const days = tasks.flatMap(({ start, end, earliestStart, earliestEnd }) => [
      start,
      end,
      earliestStart,
      earliestEnd,
    ])
    expect(days.length).toBe(12)
    expect(days.filter((day) => day === null || free.isFree(day))).toEqual([])
  })

  it('keeps early dates before late ones, with the slack between', () => {
    const planned = planLedger({ ...plan, start: '2026-06-01', tasks: [task('a', []), task('b', ['a'])] })
    for (const one of planned.ok ? planned.ledger.tasks : []) {
      expect(addDays(one.end, one.slackDays)).toBe(one.latestEnd)
      expect(one.slackDays).toBeGreaterThan(0)
    }
    expect(planned.ok).toBe(true)
  })

  it('counts the hours of working days only', () => {
    const week = { start: '2027-02-08', defence: '2027-02-15', weeklyHours: 10 }
    expect(timeAvailable({ ...week, free }).hours).toBe(8)
    expect(timeAvailable(week).hours).toBe(10)
  })

  it('does not count the holidays of another country than the one said', () => {
    const moved = freeDaysOf({ study: { ...unsaidSetting, country: 'PT' }, holidays })
    expect(moved.isFree('2027-02-09')).toBe(false)
    expect([isWeekend('2027-02-06'), isWeekend('2027-02-07'), isWeekend('2027-02-08')]).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('designTable', () => {
  it('prepares every design with a skill that it needs', () => {
    for (const { preparedWith, skills } of Object.values(designTable)) expect(skills).toContain(preparedWith)
  })
})

describe('skillsFor', () => {
  const withSkills = (existing_skills: string[], missing_skills: string[]) => {
    const brief = makeBrief('nursing', 'pt-BR')
    return { ...brief, profile: { ...brief.profile, existing_skills, missing_skills } }
  }

  it('does not take for had what the student says is missing', () => {
    const { had, learned } = skillsFor('survey', withSkills(['Estatística descritiva'], ['Regressão']))
    expect([had, learned]).toEqual([[], ['statistics', 'questionnaires']])
    expect(skillsFor('secondary-data', withSkills(['R'], ['Python'])).had).toContain('data-handling')
  })
})
