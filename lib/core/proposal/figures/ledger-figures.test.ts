import { describe, expect, it } from 'vitest'
import type { Drawing, Inlines, Shape } from '@/lib/contracts/document-tree'
import { locales } from '@/lib/contracts/locale'
import { type Ledger, taskPhases, WorkTask } from '@/lib/contracts/proposal-run'
import { ganttDrawing } from './gantt-drawing'
import { ganttMonths } from './gantt-months'
import { ganttTable } from './gantt-table'
import { ledgerSentences } from './ledger-sentences'
import { timelineBreakdown, timelineFit } from './ledger-times'
import { planLedger } from './plan-ledger'
import { timeTicks } from './time-axis'

function ledgerOf(count: number, over: { weeklyHours?: number; defence?: string } = {}): Ledger {
  const tasks = Array.from({ length: count }, (_, i) =>
    WorkTask.parse({
      id: `t${i}`,
      phase: taskPhases[Math.floor((i * taskPhases.length) / count)],
      title: `Task number ${i} with a title that is rather long for its line`,
      hours: 10.1,
      waitDays: i % 5 === 0 ? 9 : 0,
      after: i % 2 === 1 ? [`t${i - 1}`] : [],
      basis: 'x',
    }),
  )
  const plan = { weeklyHours: 14, start: '2026-03-02', defence: '2026-09-01', ...over }
  const result = planLedger({ tasks, ...plan })
  if (!result.ok) throw new Error(result.reason)
  return result.ledger
}

const rects = ({ shapes }: Drawing) => shapes.flatMap((shape) => (shape.kind === 'rect' ? [shape] : []))
const texts = ({ shapes }: Drawing) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []))

function cornersOf(shape: Shape): readonly (readonly [number, number])[] {
  if (shape.kind === 'line')
    return [
      [shape.x1, shape.y1],
      [shape.x2, shape.y2],
    ]
  if (shape.kind === 'text')
    return [
      [shape.x, shape.y - shape.size],
      [shape.x, shape.y],
    ]
  return [
    [shape.x, shape.y],
    [shape.x + shape.width, shape.y + shape.height],
  ]
}

describe('ganttDrawing', () => {
  it.each([1, 12, 40, 60])('keeps %i tasks inside the page and readable', (count) => {
    for (const width of [451, 468, 300]) {
      const drawing = ganttDrawing(ledgerOf(count), { locale: 'en', width })
      expect(drawing.width).toBe(width)
      expect(drawing.height).toBeLessThan(640)
      for (const [x, y] of drawing.shapes.flatMap(cornersOf)) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(width + 0.001)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(drawing.height)
      }
      expect(Math.min(...texts(drawing).map(({ size }) => size))).toBeGreaterThanOrEqual(7)
      const lines = texts(drawing).filter(({ x, y }) => x <= 6 && y < drawing.height - 10)
      const heights = lines.map(({ y }) => y).sort((a, b) => a - b)
      const gaps = heights.slice(1).map((y, i) => y - (heights[i] ?? 0))
      expect(Math.min(...gaps, 9)).toBeGreaterThan(7)
    }
  })

  it('warns of exactly what lies before the start', () => {
    const early = ganttDrawing(ledgerOf(40, { weeklyHours: 12 }), { locale: 'en' })
    const startLine =
      early.shapes.flatMap((one) => (one.kind === 'line' && one.dashed ? [one.x1] : []))[0] ?? 0
    const bars = rects(early).filter(({ x, tone }) => x > 162 && tone !== 'ink')
    expect(bars.some(({ tone }) => tone === 'warn')).toBe(true)
    for (const { x, width, tone } of bars) {
      if (tone === 'warn') expect(x + width).toBeLessThanOrEqual(startLine + 1.5)
      else expect(x).toBeGreaterThanOrEqual(startLine - 0.001)
    }
    const fitting = ganttDrawing(ledgerOf(12), { locale: 'en' })
    expect(rects(fitting).filter(({ tone }) => tone === 'warn')).toEqual([])
  })

  it('draws the same ledger alike', () => {
    expect(ganttDrawing(ledgerOf(9), { locale: 'es' })).toEqual(ganttDrawing(ledgerOf(9), { locale: 'es' }))
  })
})

describe('timeTicks', () => {
  const labels = (first: string, last: string, ticksMax = 9) =>
    timeTicks({ first, last, ticksMax, locale: 'en' }).map(({ label }) => label)
  it('counts in weeks where the span is short', () => {
    expect(labels('2026-03-04', '2026-03-31')).toEqual(['9 Mar', '16 Mar', '23 Mar', '30 Mar'])
  })
  it('counts in months, and names the year', () => {
    expect(labels('2026-09-15', '2027-03-15')).toEqual(['Oct 2026', 'Nov', 'Dec', '2027', 'Feb', 'Mar'])
  })
  it('counts in years where the span is long, never more than fit', () => {
    expect(labels('2026-02-01', '2032-03-01')).toEqual(['2027', '2028', '2029', '2030', '2031', '2032'])
    for (let days = 10; days < 30_000; days = Math.ceil(days * 1.3)) {
      const last = new Date(Date.UTC(2026, 0, 5 + days)).toISOString().slice(0, 10)
      const count = labels('2026-01-05', last).length
      expect(count).toBeGreaterThan(0)
      expect(count).toBeLessThanOrEqual(10)
    }
  })
})

describe('ganttTable', () => {
  const said = (cell: Inlines | undefined) => (cell ?? []).map(({ text }) => text).join('')

  it('adds up: tasks to their phase, phases to the total, the total to the ledger', () => {
    const ledger = ledgerOf(40)
    const { rows, head, widths } = ganttTable(ledger, { locale: 'en', id: 'schedule' })
    const sums = rows.filter(([title]) => title?.some((one) => one.kind === 'text' && one.bold))
    const hours = (row: readonly Inlines[]) => Number(said(row[1]))
    const tasks = rows.filter((row) => !sums.includes(row))
    expect(tasks.length).toBe(40)
    const total = sums.at(-1) ?? []
    expect(hours(total)).toBeCloseTo(ledger.neededHours, 9)
    expect(sums.slice(0, -1).reduce((sum, row) => sum + hours(row), 0)).toBeCloseTo(hours(total), 9)
    expect(tasks.reduce((sum, row) => sum + hours(row), 0)).toBeCloseTo(hours(total), 9)
    expect(rows.every((row) => row.length === head.length)).toBe(true)
    expect(widths.length).toBe(head.length)
  })

  it('writes dates and numbers as the language does', () => {
    const row = (locale: (typeof locales)[number]) =>
      ganttTable(ledgerOf(1), { locale, id: 'x' }).rows[1]?.slice(1, 6).map(said)
    expect(row('en')).toEqual(['10.1', '2 Mar 2026', '16 Mar 2026', '31 Aug 2026', '168'])
    expect(row('pt-BR')).toEqual(['10,1', '02/03/2026', '16/03/2026', '31/08/2026', '168'])
    expect(row('es')).toEqual(['10,1', '02/03/2026', '16/03/2026', '31/08/2026', '168'])
  })

  it('says in caption and head which dates it holds, the latest where the work does not fit', () => {
    const fits = ganttTable(ledgerOf(12), { locale: 'en', id: 'x' })
    const late = ganttTable(ledgerOf(40, { weeklyHours: 12 }), { locale: 'en', id: 'x' })
    expect([fits.caption, fits.head[4]]).toEqual([
      'Schedule from the start on, with the slack up to the latest dates',
      'Latest end',
    ])
    expect([late.caption, late.head[4]]).toEqual([
      'Schedule, planned backwards from the defence',
      'Earliest end',
    ])
  })
})

describe('the durations of the stages', () => {
  const ledger = ledgerOf(12)
  const hoursIn = (text: string) => Number(/\(([\d.]+) h\)/.exec(text)?.[1] ?? 0)

  it('add up to the hours of the ledger, and name its tasks', () => {
    const fit = timelineFit(ledger, 'en')
    const sum = fit.key_phases.reduce((total, { duration }) => total + hoursIn(duration), 0)
    expect(sum).toBeCloseTo(ledger.neededHours, 6)
    expect(fit.is_feasible).toBe(true)
    expect(fit.key_phases.flatMap(({ activities }) => activities)).toEqual(
      taskPhases.flatMap((phase) =>
        ledger.tasks.filter((task) => task.phase === phase).map(({ title }) => title),
      ),
    )
    const { preparation, collection, quality_check, total_duration } = timelineBreakdown(ledger, 'en')
    const parts = [preparation, collection, quality_check].map(({ duration }) => hoursIn(duration))
    expect(parts.reduce((total, hours) => total + hours)).toBeCloseTo(hoursIn(total_duration), 6)
  })

  it('count one week as one', () => {
    const short = { ...ledger, latestStart: '2026-08-30' }
    expect(timelineFit(short, 'en').estimated_duration).toMatch(/^1 week \(/)
    expect(timelineFit(short, 'pt-BR').estimated_duration).toMatch(/^1 semana \(/)
    expect(timelineFit(ledger, 'es').estimated_duration).toMatch(/^\d+ semanas \(/)
  })
})

describe('ledgerSentences', () => {
  const small: Ledger = {
    ...ledgerOf(1),
    weeks: 1,
    weeklyHours: 1,
    availableHours: 1,
    neededHours: 2.5,
    slackHours: -1.5,
    latestStart: '2026-03-01',
    levers: [{ kind: 'sample', about: 'Interviews', from: 5, to: 4, hours: 1 }],
  }
  it('says hours, deficit, beginning and levers in the right number', () => {
    expect(ledgerSentences(small, 'en')).toEqual([
      'From 2 March 2026 to the defence on 1 September 2026 it is 1 week; at 1 hour a week that gives 1 hour of work.',
      'The tasks from reading to defence take 2.5 hours.',
      'That leaves a deficit of 1.5 hours: the work as planned does not fit.',
      'To be ready in time it would have to begin on 1 March 2026, 1 day before the start.',
      'What would win most: 4 cases instead of 5 in “Interviews”, at the price of precision or depth (+1 hour).',
    ])
    expect(ledgerSentences(small, 'pt-BR').slice(1, 4)).toEqual([
      'As tarefas, da leitura à defesa, exigem 2,5 horas.',
      'Há um déficit de 1,5 hora: o trabalho, como planejado, não cabe no prazo.',
      'Para terminar a tempo, teria de começar em 1 de março de 2026, 1 dia antes do início.',
    ])
    expect(ledgerSentences(small, 'es').slice(2, 4)).toEqual([
      'Hay un déficit de 1,5 horas: el trabajo, tal como está planificado, no cabe en el plazo.',
      'Para terminar a tiempo tendría que empezar el 1 de marzo de 2026, 1 día antes del inicio.',
    ])
  })
  it('says when a plan from the start on is ready, and what the hours are for that a spread plan leaves open', () => {
    const text = (ledger: Ledger) => ledgerSentences(ledger, 'en').join(' ')
    const ample = ledgerOf(20, { defence: '2028-09-01' })
    const last = ample.tasks.find(({ phase }) => phase === 'defence')
    const tasks = ample.tasks.map((task) => (task === last ? { ...task, after: ['t3'] } : task))
    expect(text({ ...ample, tasks })).toMatch(/ready for its deposit on \d+ \w+ 2026; it must be ready by/)
    const { weeklyHours } = ample
    expect(text({ ...ample, pacedHours: weeklyHours - 0.5 })).toMatch(
      /The tasks counted here fill 11% of the hours.* weekly hours \(0\.5 hours\)/,
    )
    expect(text(ledgerOf(26))).not.toContain('% of the hours')
    expect(text(ledgerOf(40, { weeklyHours: 12 }))).not.toContain('ready for its deposit')
  })
  it('shows a slack that is the difference of the two hours shown', () => {
    const ledger = { ...small, availableHours: 100.04, neededHours: 49.96, slackHours: 50.08 }
    const text = ledgerSentences({ ...ledger, latestStart: '2026-04-01' }, 'en').join(' ')
    expect(text).toContain('gives 100 hours')
    expect(text).toContain('take 50 hours')
    expect(text).toContain('slack of 50 hours')
  })
  it('tells hours that are missing from waiting that cannot be filled', () => {
    const late = {
      ...small,
      plannedFrom: 'defence' as const,
      availableHours: 50,
      neededHours: 20,
      slackHours: 30,
    }
    expect(ledgerSentences(late, 'en')[3]).toMatch(/^The hours would suffice, but waiting/)
    const even = { ...small, availableHours: 2.5, slackHours: 0, latestStart: small.start }
    expect(ledgerSentences(even, 'en').slice(2, 4)).toEqual([
      'The two are equal: nothing is left for the unforeseen.',
      'The work must begin on the day of the start, 2 March 2026.',
    ])
  })
  it('has every sentence in every language and leaves no place unfilled', () => {
    const kinds = ['weekly-hours', 'deadline', 'sample', 'drop-task', 'shorten-waiting', 'skill'] as const
    for (const locale of locales) {
      for (const kind of kinds) {
        const levers = [{ kind, about: 'X', from: 2, to: 3, hours: 4 }]
        expect(ledgerSentences({ ...small, levers }, locale).join(' ')).not.toMatch(/[{}]|undefined|NaN/)
      }
    }
  })
})

describe('the schedule by month', () => {
  it('names every task in each month in which it has a day, and leaves no month out', () => {
    const ledger = ledgerOf(20)
    const months = ganttMonths(ledger)
    for (const { id, start, end } of ledger.tasks) {
      const named = months
        .filter(({ tasks }) => tasks.some((task) => task.id === id))
        .map(({ month }) => month)
      expect(named.at(0)).toBe(start.slice(0, 7))
      expect(named.at(-1)).toBe(end.slice(0, 7))
    }
    const all = months.map(({ month }) => month)
    expect(all).toEqual([...new Set(all)].toSorted())
    const [from, to] = [all[0] ?? '', all.at(-1) ?? '']
    const count =
      (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
      Number(to.slice(5)) -
      Number(from.slice(5)) +
      1
    expect(all).toHaveLength(count)
  })

  it('goes over the turn of a year, and is empty without a task', () => {
    const [task] = ledgerOf(1).tasks
    if (!task) throw new Error('no task')
    const months = ganttMonths({ tasks: [{ ...task, start: '2026-11-20', end: '2027-02-03' }] })
    expect(months.map(({ month }) => month)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
    expect(ganttMonths({ tasks: [] })).toEqual([])
  })
})
