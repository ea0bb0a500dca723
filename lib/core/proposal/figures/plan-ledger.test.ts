import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Ledger, WorkTask } from '@/lib/contracts/proposal-run'
import { unsaidSetting } from '@/lib/contracts/study-setting'
import { addDays, daysBetween } from './calendar'
import { freeDaysOf } from './free-days'
import { type LedgerPlan, planLedger } from './plan-ledger'

function task(id: string, over: Partial<WorkTask> = {}): WorkTask {
  return WorkTask.parse({ id, phase: 'design', title: id, hours: 10, after: [], basis: 'x', ...over })
}

function ledgerOf(plan: Partial<LedgerPlan> & { tasks: readonly WorkTask[] }): Ledger {
  const result = planLedger({ weeklyHours: 14, start: '2026-03-02', defence: '2026-06-01', ...plan })
  if (!result.ok) throw new Error(result.reason)
  return Ledger.parse(result.ledger)
}

/** Tasks that wait only for earlier ones, in a shuffled order. */
const graphs = fc
  .array(
    fc.record({
      hours: fc.oneof(
        fc.constant(0),
        fc.integer({ min: 1, max: 240 }).map((halves) => halves / 2),
      ),
      waitDays: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 })),
      after: fc.array(fc.nat(), { maxLength: 4 }),
      hoursPerCase: fc.constantFrom(0, 0.5),
      relief: fc.constantFrom('none' as const, 'optional' as const, 'skill' as const),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .chain((drafts) => {
    const tasks = drafts.map((draft, i) => {
      const after = i === 0 ? [] : [...new Set(draft.after.map((one) => `t${one % i}`))]
      return task(`t${i}`, { ...draft, after })
    })
    return fc.shuffledSubarray(tasks, { minLength: tasks.length })
  })
const plans = fc.record({
  tasks: graphs,
  weeklyHours: fc.integer({ min: 1, max: 60 }),
  start: fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days)),
  span: fc.integer({ min: 1, max: 900 }),
})

function forAllLedgers(check: (ledger: Ledger) => void) {
  fc.assert(
    fc.property(plans, ({ span, ...plan }) =>
      check(ledgerOf({ ...plan, defence: addDays(plan.start, span) })),
    ),
    { numRuns: 300 },
  )
}

describe('planLedger', () => {
  it('counts every hour once: needed is the sum of the tasks, slack what is left of the weeks', () => {
    forAllLedgers((ledger) => {
      expect(ledger.neededHours).toBe(ledger.tasks.reduce((sum, { hours }) => sum + hours, 0))
      expect(ledger.weeks * 7).toBeCloseTo(daysBetween(ledger.start, ledger.defence), 9)
      expect(ledger.availableHours).toBeCloseTo(ledger.weeks * ledger.weeklyHours, 9)
      expect(ledger.slackHours).toBe(ledger.availableHours - ledger.neededHours)
    })
  })

  it('ends every task before the defence and starts none before its predecessors have ended', () => {
    forAllLedgers((ledger) => {
      const ends = new Map(ledger.tasks.map(({ id, end }) => [id, end]))
      for (const { start, end, after, waitDays } of ledger.tasks) {
        expect(end < ledger.defence).toBe(true)
        expect(daysBetween(start, end)).toBeGreaterThanOrEqual(waitDays)
        for (const one of after) expect((ends.get(one) ?? '') <= start).toBe(true)
      }
    })
  })

  it('begins on the start where the work fits, and on the latest start where it does not', () => {
    forAllLedgers((ledger) => {
      const [first = ''] = ledger.tasks.map(({ start }) => start).sort()
      if (ledger.plannedFrom === 'start') {
        expect(first >= ledger.start).toBe(true)
        expect(ledger.tasks.every(({ end, latestEnd }) => end <= (latestEnd ?? ''))).toBe(true)
        expect(ledger.slackHours).toBeGreaterThanOrEqual(0)
      } else expect(first).toBe(ledger.latestStart)
    })
  })

  // A doctorate of three years was shown to begin in its last one.
  it('plans work for which there is ample time from its first day on, and says how far each task may slip', () => {
    const ledger = ledgerOf({
      tasks: [
        task('read', { hours: 28 }),
        task('ethics', { hours: 2, waitDays: 56, after: ['read'] }),
        task('collect', { hours: 60, after: ['ethics'], phase: 'collection' }),
        task('deposit', { hours: 2, waitDays: 21, after: ['collect'], phase: 'defence' }),
        task('rehearsal', { hours: 4, after: ['deposit'], phase: 'defence' }),
      ],
      start: '2027-01-04',
      defence: '2029-12-31',
    })
    const [read, ethics, collect, deposit, rehearsal] = ledger.tasks
    expect(ledger.plannedFrom).toBe('start')
    expect(read).toMatchObject({ start: '2027-01-04', end: '2027-01-17' })
    expect(ethics).toMatchObject({ start: '2027-01-18', end: '2027-03-15' })
    expect(collect).toMatchObject({ start: '2027-03-15', end: '2027-04-13' })
    // What the defence dates is not done two years before it.
    expect(deposit?.start.slice(0, 4)).toBe('2029')
    expect(rehearsal).toMatchObject({ end: '2029-12-30', slackDays: 0 })
    for (const one of ledger.tasks) {
      expect(one.slackDays).toBe(daysBetween(one.end, one.latestEnd ?? ''))
      expect(one.earliestEnd === one.end || one.phase === 'defence').toBe(true)
    }
    expect(collect?.slackDays).toBeGreaterThan(900)
  })

  it('never has a task of a plan that fits begin before its start, work on a free day or outlast the defence', () => {
    const free = freeDaysOf({ study: { ...unsaidSetting, weekendsFree: true }, holidays: null })
    fc.assert(
      fc.property(plans, ({ span, ...plan }) => {
        const ledger = ledgerOf({ ...plan, defence: addDays(plan.start, span), free })
        for (const { start, end, waitDays, hours } of ledger.tasks) {
          expect(end < ledger.defence).toBe(true)
          if (ledger.plannedFrom === 'start') expect(start >= ledger.start).toBe(true)
          if (hours > 0)
            expect([free.isFree(start), free.isFree(addDays(end, -waitDays))]).toEqual([false, false])
        }
      }),
      { numRuns: 150 },
    )
  })

  // A schedule of one worker who may interrupt a task exists exactly when no span of days holds more work than hours.
  it('puts no more work into any span of days than the weekly hours allow', () => {
    forAllLedgers((ledger) => {
      const worked = ledger.tasks.map(({ start, end, waitDays, hours }) => {
        return { from: start, to: addDays(end, -waitDays), hours }
      })
      for (const { from } of worked) {
        for (const { to } of worked.filter((one) => one.to >= from)) {
          const inside = worked.filter((one) => one.from >= from && one.to <= to)
          const hours = inside.reduce((sum, one) => sum + one.hours, 0)
          const allowed = ((daysBetween(from, to) + 1) * ledger.weeklyHours) / 7
          expect(hours).toBeLessThanOrEqual(allowed + 1e-6)
        }
      }
    })
  })

  it('wastes no day: without waiting, one task follows the other, and the work could begin as late as the hours allow', () => {
    const ledger = ledgerOf({ tasks: [task('a', { hours: 20 }), task('b', { hours: 8, after: ['a'] })] })
    expect(ledger.latestStart).toBe('2026-05-18')
    expect(ledger.tasks.map(({ start, end }) => [start, end])).toEqual([
      ['2026-03-02', '2026-03-11'],
      ['2026-03-12', '2026-03-15'],
    ])
    expect(ledger.tasks.map(({ latestEnd }) => latestEnd)).toEqual(['2026-05-27', '2026-05-31'])
    expect(ledger.tasks.map(({ slackDays }) => slackDays)).toEqual([77, 77])
  })

  it('lets other work fill a waiting time, and keeps the waiting before what depends on it', () => {
    const ledger = ledgerOf({
      tasks: [
        task('ethics', { hours: 2, waitDays: 40 }),
        task('collect', { hours: 14, after: ['ethics'] }),
        task('chapter', { hours: 14 }),
      ],
    })
    const [ethics, collect, chapter] = ledger.tasks
    expect(ethics).toMatchObject({ start: '2026-03-02', end: '2026-04-11' })
    expect(chapter).toMatchObject({ start: '2026-03-03', end: '2026-03-09' })
    expect(collect).toMatchObject({ start: '2026-04-11', end: '2026-04-17', latestEnd: '2026-05-31' })
  })

  it('gives dates before the start to work that does not fit, and says so in every figure', () => {
    const ledger = ledgerOf({ tasks: [task('a', { hours: 196 }), task('b', { hours: 28, after: ['a'] })] })
    expect(ledger.slackHours).toBe(-42)
    expect(ledger.latestStart).toBe('2026-02-09')
    expect(ledger.tasks.map(({ slackDays }) => slackDays)).toEqual([-21, -21])
    expect(ledger.levers.slice(0, 2).map(({ kind, from, to, hours }) => [kind, from, to, hours])).toEqual([
      ['deadline', 13, 17, 56],
      ['weekly-hours', 14, 18, 52],
    ])
  })

  it('says of no task in a late plan that it has less slack than the whole, and of none in another that it is late', () => {
    forAllLedgers((ledger) => {
      const least = Math.min(...ledger.tasks.map(({ slackDays }) => slackDays))
      if (ledger.plannedFrom === 'start') expect(least).toBeGreaterThanOrEqual(0)
      else expect(least).toBe(daysBetween(ledger.start, ledger.latestStart))
    })
  })

  it('names levers of different kinds, the largest first', () => {
    forAllLedgers(({ levers }) => {
      expect(new Set(levers.map(({ kind }) => kind)).size).toBe(levers.length)
      const hours = levers.map((lever) => lever.hours)
      expect(hours).toEqual(hours.toSorted((one, other) => other - one))
      expect(Math.min(1, ...hours)).toBeGreaterThan(0)
    })
  })

  it('offers a smaller sample, a dropped task, a skill that is there and half a wait', () => {
    const tasks = [
      task('s', { hours: 40, hoursPerCase: 2, title: 'Interview' }),
      task('o', { hours: 30, relief: 'optional', title: 'Article' }),
      task('k', { hours: 20, relief: 'skill', title: 'Learn R' }),
      task('w', { hours: 1, waitDays: 84, title: 'Ethics', after: ['s'] }),
    ]
    const { levers } = ledgerOf({ tasks, weeklyHours: 1, defence: '2036-01-01' })
    expect(levers.map(({ kind }) => kind)).toEqual(['weekly-hours', 'drop-task', 'skill'])
    const fewer = ledgerOf({ tasks: tasks.filter(({ relief }) => relief === 'none'), weeklyHours: 40 })
    expect(fewer.levers).toEqual([
      { kind: 'shorten-waiting', about: 'Ethics', from: 84, to: 42, hours: 240 },
      { kind: 'deadline', about: '', from: 13, to: 17, hours: 160 },
      { kind: 'sample', about: 'Interview', from: 20, to: 16, hours: 8 },
    ])
  })

  it('refuses what cannot be planned, by name', () => {
    const reasonOf = (plan: Partial<LedgerPlan>) => {
      const result = planLedger({
        tasks: [task('a')],
        weeklyHours: 10,
        start: '2026-01-01',
        defence: '2026-06-01',
        ...plan,
      })
      return result.ok ? 'ok' : [result.reason, ...result.tasks]
    }
    expect(reasonOf({ weeklyHours: 0 })).toEqual(['no-weekly-hours'])
    expect(reasonOf({ weeklyHours: Number.NaN })).toEqual(['no-weekly-hours'])
    expect(reasonOf({ defence: '2026-01-01' })).toEqual(['defence-not-after-start'])
    expect(reasonOf({ tasks: [task('a'), task('a')] })).toEqual(['repeated-task', 'a'])
    expect(reasonOf({ tasks: [task('a', { after: ['z'] })] })).toEqual(['unknown-task', 'a'])
    expect(
      reasonOf({
        tasks: [task('a', { after: ['b'] }), task('b', { after: ['a'] }), task('c', { after: ['b'] })],
      }),
    ).toEqual(['cycle', 'a', 'b'])
    expect(reasonOf({ tasks: [task('a', { hours: 10_000 })], weeklyHours: 1 })).toEqual(['too-long'])
    expect(reasonOf({ tasks: [] })).toBe('ok')
  })
})
