import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/contracts/locale'
import { designIds, Ledger, SampleSize, WorkTask } from '@/lib/contracts/proposal-run'
import { say, type Words } from '@/lib/core/text/say'
import { planLedger } from './plan-ledger'
import { chapterShares, degreeOf } from './planning-assumptions'
import { taskTitlePhrases } from './task-phrases'
import { type TaskPlan, tasksFor } from './tasks-for'

const sample = (over: Partial<SampleSize> = {}): SampleSize =>
  SampleSize.parse({
    method: 'proportion',
    n: 200,
    range: null,
    invited: null,
    inputs: [],
    formula: 'n',
    source: 's',
    ...over,
  })

const planOf = (over: Partial<TaskPlan> = {}): TaskPlan => ({
  design: 'survey',
  sample: sample(),
  literatureCount: 12,
  missingSkills: ['R', 'Sampling'],
  humanSubjects: true,
  academicProgram: 'Master',
  availableHours: 800,
  locale: 'en',
  ...over,
})

const everyPlan = designIds.flatMap((design) =>
  locales.flatMap((locale) =>
    ['Bachelor', 'Mestrado', 'Doctorado'].map((academicProgram) =>
      planOf({ design, locale, academicProgram }),
    ),
  ),
)
const find = (tasks: readonly WorkTask[], id: string) => tasks.find((task) => task.id === id)

describe('tasksFor', () => {
  it('gives every design, degree and language tasks that the contract takes and the ledger can plan', () => {
    for (const plan of everyPlan) {
      const tasks = WorkTask.array().max(60).parse(tasksFor(plan))
      const result = planLedger({ tasks, weeklyHours: 15, start: '2026-03-02', defence: '2028-03-02' })
      expect(result.ok && Ledger.safeParse(result.ledger).success).toBe(true)
    }
  })

  it('lets nobody make an instrument before learning how, nor collect data before learning the rest', () => {
    for (const plan of everyPlan) {
      const tasks = tasksFor({ ...plan, skillsToPrepare: 1 })
      const [first] = tasks.filter(({ phase }) => phase === 'design')
      expect(first?.after).toContain('skill-1')
      expect(first?.after).not.toContain('skill-2')
      expect(tasks.some(({ id, after }) => id !== first?.id && after.includes('skill-2'))).toBe(true)
    }
  })

  it('leads from the search to the defence: nothing but the rehearsal and optional work ends loose', () => {
    for (const plan of everyPlan) {
      const tasks = tasksFor(plan)
      const needed = new Set(tasks.flatMap(({ after }) => after))
      const loose = tasks.filter(({ id, relief }) => !needed.has(id) && relief !== 'optional')
      expect(loose.map(({ id }) => id)).toEqual(['rehearsal'])
      tasks.forEach(({ after }, i) => {
        const earlier = tasks.slice(0, i).map(({ id }) => id)
        expect(after.filter((id) => !earlier.includes(id))).toEqual([])
      })
    }
  })

  it('asks the ethics committee before the first contact with people, and only where there are people', () => {
    const tasks = tasksFor(planOf())
    expect(find(tasks, 'ethics')).toMatchObject({ waitDays: 56, after: ['proposal', 'questionnaire'] })
    expect(find(tasks, 'pilot')?.after).toContain('ethics')
    expect(find(tasksFor(planOf({ design: 'simulation', humanSubjects: false })), 'ethics')).toBeUndefined()
  })

  it('teaches each missing skill before anything is collected or built', () => {
    const tasks = tasksFor(planOf())
    expect(tasks.filter(({ relief }) => relief === 'skill').map(({ title }) => title)).toEqual([
      'Learn: R',
      'Learn: Sampling',
    ])
    expect(find(tasks, 'pilot')?.after).toEqual(['questionnaire', 'ethics', 'proposal', 'skill-2'])
    expect(
      WorkTask.array()
        .max(60)
        .parse(tasksFor(planOf({ missingSkills: Array(30).fill('x') }))),
    ).toBeTruthy()
  })

  it('scales with cases by hoursPerCase, and with the middle of a range', () => {
    const answers = find(tasksFor(planOf()), 'answers')
    expect(answers).toMatchObject({ hours: 20, hoursPerCase: 0.1 })
    expect(answers?.basis).toBe('Answers: 200 × 0.1 h of checking (planning assumption).')
    const range = sample({ method: 'saturation', n: null, range: [9, 17] })
    const talks = tasksFor(planOf({ design: 'interviews', sample: range }))
    expect(find(talks, 'transcripts')).toMatchObject({ hours: 58.5, hoursPerCase: 4.5 })
    expect(find(talks, 'transcripts')?.basis).toContain('Britten (1995)')
  })

  it('plans a mixed design’s survey by the number and its interviews by the range', () => {
    const range = sample({ method: 'saturation', n: null, range: [4, 10] })
    const tasks = tasksFor(planOf({ design: 'mixed-sequential' }))
    expect([find(tasks, 'answers')?.hours, find(tasks, 'interviews')?.hours]).toEqual([20, 19.5])
    const other = tasksFor(planOf({ design: 'mixed-sequential', sample: range }))
    expect([find(other, 'answers')?.hours, find(other, 'interviews')?.hours]).toEqual([10, 10.5])
  })

  it('takes longer for a higher degree', () => {
    const hoursOf = (academicProgram: string) =>
      tasksFor(planOf({ academicProgram })).reduce((sum, { hours }) => sum + hours, 0)
    expect(hoursOf('Bachelor of Arts')).toBeLessThan(hoursOf('Master of Arts'))
    expect(hoursOf('Master of Arts')).toBeLessThan(hoursOf('PhD'))
  })

  it('plans a wider thesis where the programme gives the hours, and none of it where it does not', () => {
    const wideOnly = ['literature-update', 'second-draft']
    const idsOf = (over: Partial<TaskPlan>) => tasksFor(planOf(over)).map(({ id }) => id)
    const narrow = idsOf({ availableHours: 1_000 })
    expect(narrow.filter((id) => [...wideOnly, 'qualifying'].includes(id))).toEqual([])
    expect(idsOf({ academicProgram: 'BSc', availableHours: 9_000 })).not.toContain('second-draft')
    expect(idsOf({ availableHours: 2_000 })).toEqual(expect.arrayContaining(wideOnly))
    expect(idsOf({ availableHours: 2_000 })).not.toContain('qualifying')
    expect(idsOf({ availableHours: 2_000, isOfBrazil: true })).toContain('qualifying')
    expect(idsOf({ academicProgram: 'PhD', availableHours: 4_000 })).toContain('qualifying')
    const wide = tasksFor(planOf({ availableHours: 2_000 }))
    expect(find(wide, 'reading')?.hours).toBe(80)
    expect(find(wide, 'finishing')?.after).toEqual(['revision', 'second-draft'])
  })

  it('writes numbers as the language does', () => {
    const tasks = tasksFor(planOf({ locale: 'pt-BR' }))
    expect(find(tasks, 'method')?.basis).toBe(
      'Milhares de palavras: 2,25 × 6 h de redação (premissa de planejamento).',
    )
  })

  it('has titles that fit a line of the chart in every language', () => {
    const words: Words<string> = taskTitlePhrases
    const titles = locales.flatMap((locale) =>
      words.keys.map((key) => say(words, locale, key, { skill: '' })),
    )
    expect(titles.length).toBeGreaterThan(180)
    expect(titles.filter((title) => title.length > 43)).toEqual([])
  })

  it('divides the words among the chapters without rest', () => {
    expect(Object.values(chapterShares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
  })
})

describe('degreeOf', () => {
  it.each([
    ['PhD', 'doctorate'],
    ['Doutorado em Educação', 'doctorate'],
    ['Doctorado', 'doctorate'],
    ['Master’s', 'master'],
    ['Mestrado profissional', 'master'],
    ['Maestría en Salud', 'master'],
    ['Máster universitario', 'master'],
    ['M.Sc. Computer Science', 'master'],
    ['Pós-graduação stricto sensu', 'master'],
    ['Postgraduate', 'master'],
    ['Graduação em Direito', 'bachelor'],
    ['TCC', 'bachelor'],
    ['Trabajo de fin de grado', 'bachelor'],
    ['Licenciatura en Física', 'bachelor'],
    ['Bachelor', 'bachelor'],
    ['Undergraduate', 'bachelor'],
    ['Especialização', 'bachelor'],
    ['something else', 'master'],
  ])('%s: %s', (name, degree) => expect(degreeOf(name)).toBe(degree))
})
