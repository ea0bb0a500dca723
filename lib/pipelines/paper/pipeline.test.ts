import { describe, expect, test, vi } from 'vitest'
import { workOf } from '@/bench/catalogue-works'
import { type PaperAgentKey, paperAgentEntries, paperPhases } from '@/lib/contracts/paper-agents'
import { ASSEMBLE_CHAPTERS } from '@/lib/contracts/paper-final-steps'
import { Principles } from '@/lib/contracts/paper-foundation'
import { PaperSources } from '@/lib/contracts/paper-run'
import { PAPER, paperStages } from '@/lib/contracts/paper-stages'
import { WrittenChapters } from '@/lib/contracts/paper-writing'
import type { RunEvent, RunState } from '@/lib/contracts/run'
import { buildsOn, needsOf } from '@/lib/core/paper/agent-needs'
import { finalOutputs, finalStageOf } from '@/lib/core/paper/final/final-outputs'
import { paperFloors } from '@/lib/core/paper/floors/paper-floors'
import { paperOutputs } from '@/lib/core/paper/paper-outputs'
import { runProgress } from '@/lib/core/run/run-progress'
import { openQuestions, stepOf } from '@/lib/core/run/run-state'
import { makeSource } from '@/lib/core/validation/source-fixture'
import { MemoryLog } from '@/lib/engine/memory-log'
import { reopenedBy, withDependents } from '@/lib/engine/pipeline'
import { runPipeline } from '@/lib/engine/run'
import { progressTable } from '@/lib/server/progress-table'
import { DEFAULT_SEED, generateCatalogue } from '@/sandbox/catalogue/generate'
import { editOutput } from './edit-output'
import { paperPipeline } from './pipeline'
import type { PaperRowPorts } from './row-ports'

/** The floor of this agent breaks off. */
const broken = vi.hoisted(() => ({ key: '' }))
vi.mock('@/lib/core/paper/floors/paper-floors', async (load) => {
  const { paperFloors: floors } = await load<typeof import('@/lib/core/paper/floors/paper-floors')>()
  const breaking = Object.entries(floors).map(([key, compose]) => {
    const write = (given: Parameters<typeof compose>[0]) => {
      if (key === broken.key) throw new Error('broken for the test')
      return compose(given)
    }
    return [key, write]
  })
  return { paperFloors: Object.fromEntries(breaking) }
})

const works = generateCatalogue(DEFAULT_SEED)
  .records.slice(0, 8)
  .map((record) => workOf(record, 'openalex'))
const clock = { now: () => '2026-03-01T09:00:00.000Z', elapsedMs: () => 0 }
const silent: PaperRowPorts['model'] = {
  name: null,
  write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }),
}

const question = {
  query: 'Does remote work reduce burnout among nurses?',
  locale: 'en',
  kind: 'review',
} as const

class Paper {
  pastAnswers: PaperRowPorts['pastAnswers'] = async () => []
  readonly log = new MemoryLog({
    type: 'run-created',
    pipeline: PAPER,
    input: question,
    tokenBudget: null,
  })
  constructor(
    readonly model = silent,
    readonly taken = works,
  ) {}
  drive(): Promise<RunState> {
    const sources = this.taken.map((work, at) => ({
      source: makeSource(`s${at}`, { work, members: [work] }),
      chosen: true,
    }))
    const ports: PaperRowPorts = {
      model: this.model,
      listSources: async () => ({ sources, counts: null }),
      pastAnswers: (agent) => this.pastAnswers?.(agent) ?? Promise.resolve([]),
    }
    return runPipeline(paperPipeline, { log: this.log, ports, clock, signal: new AbortController().signal })
  }
}

const phaseAt = (key: string) => paperAgentEntries.find((entry) => entry.key === key)?.phase ?? 0
/** Place in the log of what happened to an agent. */
function placesOf(events: readonly RunEvent[], type: 'unit-started' | 'ended'): ReadonlyMap<string, number> {
  const isWanted = (fact: RunEvent['fact']) =>
    type === 'unit-started'
      ? fact.type === type
      : fact.type === 'unit-completed' || (fact.type === 'unit-failed' && fact.final)
  return new Map(
    events.flatMap(({ seq, fact }) => (isWanted(fact) && 'step' in fact ? [[fact.step, seq] as const] : [])),
  )
}

describe('a paper of eight sources without a model', () => {
  const paper = new Paper()
  const written = paper.drive()

  test('is written by every agent that has a floor, and says of each other that nobody writes it yet', async () => {
    const run = await written
    expect(run.status).toBe('completed')
    const outputs = paperOutputs(run)
    for (const { key } of paperAgentEntries) {
      const step = stepOf(run, key)
      const unit = step.units['']
      if (step.items?.length === 0) expect(outputs[key]).toBeUndefined()
      else if (paperFloors[key]) expect(unit, key).toMatchObject({ status: 'done', engine: 'built-in' })
      else expect(unit?.error?.code, key).toBe('not-written')
    }
    const gates = paperPhases.map(({ key }) => stepOf(run, `gate-${key}`))
    expect(gates.every(({ answered }) => answered)).toBe(true)
    expect(gates.map(({ question }) => question)).toEqual(
      paperPhases.map(({ agents }) =>
        expect.objectContaining({
          failed: [],
          notWritten: agents.flatMap(({ key }) =>
            paperFloors[key] || stepOf(run, key).items?.length === 0 ? [] : [key],
          ),
        }),
      ),
    )
  })

  test('starts each agent behind those that it builds on and behind the phase before, and others side by side', async () => {
    await written
    const [started, ended] = [placesOf(paper.log.events, 'unit-started'), placesOf(paper.log.events, 'ended')]
    const at = (places: ReadonlyMap<string, number>, key: string) => places.get(key) ?? 0
    const keys = paperAgentEntries.map(({ key }) => key).filter((key) => started.has(key))
    for (const key of keys) {
      for (const need of needsOf(key)) expect(at(ended, need)).toBeLessThan(at(started, key))
      for (const before of keys.filter((one) => phaseAt(one) < phaseAt(key)))
        expect(at(ended, before), `${before} before ${key}`).toBeLessThan(at(started, key))
    }
    const besides = (one: PaperAgentKey, other: PaperAgentKey) =>
      at(started, one) < at(ended, other) && at(started, other) < at(ended, one)
    expect(besides('citation-extractor', 'methodology-scanner')).toBe(true)
    expect(besides('theoretical-framework-analyst', 'bias-detector')).toBe(true)
  })

  test('reads of others only what the table says that it builds on', async () => {
    const outputs = paperOutputs(await written)
    for (const { key } of paperAgentEntries) {
      const read = new Set<string>()
      const watched = new Proxy(outputs, {
        get: (all, name) => {
          if (typeof name === 'string') read.add(name)
          return Reflect.get(all, name)
        },
      })
      const sources = works.map((work, index) => ({ key: `source-${index}`, work }))
      const given = { query: 'Does remote work reduce burnout?', locale: 'en', kind: 'review' } as const
      paperFloors[key]?.({ ...given, sources, outputs: watched, currentYear: 2026 })
      const known: readonly string[] = buildsOn(key)
      expect(
        [...read].filter((name) => !known.includes(name)),
        key,
      ).toEqual([])
    }
  })

  test('cut off at any of its writes it goes on and ends in the same outputs, each made once', async () => {
    const whole = paperOutputs(await written)
    for (let at = 2; at <= paper.log.appends; at += 15) {
      const cut = new Paper()
      cut.log.loseLeaseAt = at
      await expect(cut.drive()).rejects.toMatchObject({ code: 'lease-lost' })
      cut.log.loseLeaseAt = Number.POSITIVE_INFINITY
      expect(paperOutputs(await cut.drive()), `cut at write ${at}`).toEqual(whole)
      const made = cut.log.events.flatMap(({ fact }) =>
        fact.type === 'unit-completed' ? [`${fact.step} ${fact.item}`] : [],
      )
      expect(new Set(made).size).toBe(made.length)
    }
  })

  test('run again, an agent takes along what builds on it in whichever phase, and nothing else', async () => {
    await written
    const root = paperPipeline.steps.filter(({ key }) => key === 'quality-assessor')
    const keys = withDependents(paperPipeline, root).map(({ key }) => key)
    expect(keys).toContain('bias-detector')
    expect(keys).toContain('gate-analysis')
    expect(keys).not.toContain('step-back-analyzer')
    expect(keys).not.toContain('literature-mapper')
  })
})

test('the final stage writes each chapter from its mapped sources alone, and takes no other from a model', async () => {
  const seen: Record<string, string>[] = []
  const model: PaperRowPorts['model'] = {
    name: 'scripted/reteller',
    write: async ({ agent, evidence, schema }) => {
      if (agent !== ASSEMBLE_CHAPTERS) return { ok: false, reason: 'none', tokens: 0, fallbacks: [] }
      seen.push(evidence)
      const { words: _, keys: __, sections, ...draft } = JSON.parse(evidence.draft ?? '')
      const isFirst = draft.number === 1
      // A source of the paper, but of no output that is mapped to this chapter; the others get their last sentence anew.
      const own = isFirst
        ? 'Others found more [@nobody1999].'
        : 'This chapter compares the sources by design.'
      const retold = sections.map((section: { paragraphs: string[] }, at: number) =>
        at === 0 ? { ...section, paragraphs: [...section.paragraphs, own] } : section,
      )
      const value = schema.parse({ chapters: [{ ...draft, sections: retold }] })
      return { ok: true, value, engine: 'scripted/reteller', tokens: 5, fallbacks: [] }
    },
  }
  const run = await new Paper(model).drive()
  const { map, report } = finalStageOf(run)
  expect(run.status).toBe('completed')
  expect(report?.metadata.contents).toHaveLength(map?.chapters.length ?? 0)
  expect(seen).toHaveLength(map?.chapters.length ?? 0)
  const keys = PaperSources.parse(stepOf(run, 'gather-sources').units['']?.output).sources.map(
    ({ key }) => key,
  )
  for (const evidence of seen) {
    const chapter = map?.chapters.find(
      ({ number, title }) => evidence.chapter === `Chapter ${number}: ${title}`,
    )
    expect(keys.filter((key) => key in evidence)).toEqual(
      keys.filter((key) => chapter?.citations.includes(key)),
    )
    const outputs = Object.keys(evidence).filter((name) => name.startsWith('output of '))
    expect(outputs).toHaveLength(chapter?.outputs.length ?? 0)
  }
  const { units } = stepOf(run, ASSEMBLE_CHAPTERS)
  expect(units['1']).toMatchObject({ status: 'done', engine: 'built-in' })
  const { outputs, writers } = finalOutputs(run)
  expect(JSON.stringify(outputs)).not.toContain('nobody1999')
  expect(JSON.stringify(outputs)).toContain('This chapter compares the sources by design.')
  expect([...writers.values()]).toContain('scripted/reteller')
})

test('a chapter that the student has changed is not hidden behind what was assembled before', async () => {
  const paper = new Paper()
  const run = await paper.drive()
  const written = WrittenChapters.parse(paperOutputs(run)['conclusion-writer'])
  const chapters = written.chapters.map(({ words: _, keys: __, ...chapter }) => ({
    ...chapter,
    sections: chapter.sections.map((section, at) =>
      at === 0 ? { ...section, paragraphs: ['I say it in my own words.', ...section.paragraphs] } : section,
    ),
  }))
  const edited = editOutput(run, 'conclusion-writer', { chapters })
  if (!edited.ok) throw new Error(edited.reason)
  paper.log.write(...edited.facts)
  const after = await paper.drive()
  expect(JSON.stringify(finalOutputs(after).outputs)).toContain('I say it in my own words.')
  const row = { pipeline: paperPipeline, stages: paperStages, reruns: true, room: 'paper' } as const
  const steps = runProgress(progressTable(row, {}), after).stages.flatMap((stage) => stage.steps)
  expect(steps.find(({ key }) => key === ASSEMBLE_CHAPTERS)?.standing).toBe('stale')
})

test('answers of earlier papers on the same thing are injected and reported; a memory that is down stops nothing', async () => {
  const seen = new Map<string, Readonly<Record<string, string>>>()
  const model: PaperRowPorts['model'] = {
    name: 'scripted/silent',
    write: async ({ agent, evidence }) => {
      seen.set(agent, evidence)
      return { ok: false, reason: 'none', tokens: 0, fallbacks: [] }
    },
  }
  const first = await new Paper().drive()
  const principles = JSON.stringify(paperOutputs(first)['step-back-analyzer'])
  const createdAt = new Date('2026-02-01T09:00:00.000Z')
  const paper = new Paper(model)
  // Of three, two are about what the agent is given; the agent after it meets a memory that is down.
  paper.pastAnswers = async (agent) => {
    if (agent === 'construct-definer') throw new Error('down')
    if (agent !== 'self-ask-decomposer') return []
    const alike = ['one', 'two', 'three'].map((id) => ({
      id,
      question: 'Asked before',
      answer: principles,
      createdAt,
    }))
    return [
      ...alike,
      { id: 'other', question: 'Asked', answer: 'Tides of the northern sea at night.', createdAt },
    ]
  }
  const run = await paper.drive()
  expect(run.status).toBe('completed')
  const injected = Object.keys(seen.get('self-ask-decomposer') ?? {}).filter((name) =>
    name.startsWith('episode '),
  )
  expect(injected).toHaveLength(2)
  expect(injected).not.toContain('episode other')
  const notesOf = (key: string) => stepOf(run, key).units['']?.notes ?? []
  expect(notesOf('self-ask-decomposer')).toContainEqual(
    expect.objectContaining({
      code: 'episodes-injected',
      data: expect.objectContaining({ episodesInjected: 2 }),
    }),
  )
  expect(notesOf('construct-definer')).toContainEqual(expect.objectContaining({ code: 'episodes-off' }))
  expect(stepOf(run, 'construct-definer').units['']).toMatchObject({ status: 'done' })
})

test('a lying model is not believed: its answer goes through the check, and the floor stands', async () => {
  const model: PaperRowPorts['model'] = {
    name: 'scripted/liar',
    write: async ({ agent, schema }) => {
      const lie = {
        steps: ['#E1', '#E2', '#E3'].map((id) => ({
          id,
          action: 'read',
          input: 'What [@nobody1999] says',
          needs: [],
          answers: [],
          ifItFails: 'Nothing.',
        })),
      }
      const parsed = schema.safeParse(agent === 'research-planner' ? lie : null)
      return parsed.success
        ? { ok: true, value: parsed.data, engine: 'scripted/liar', tokens: 10, fallbacks: [] }
        : { ok: false, reason: 'no answer', tokens: 0, fallbacks: [] }
    },
  }
  const run = await new Paper(model).drive()
  expect(stepOf(run, 'research-planner').units['']).toMatchObject({ engine: 'built-in', tokens: 10 })
  expect(JSON.stringify(paperOutputs(run))).not.toContain('nobody1999')
})

test('an agent that broke off keeps the next phase closed until the student has it done again', async () => {
  broken.key = 'research-planner'
  const paper = new Paper()
  const run = await paper.drive()
  broken.key = ''
  const [asked] = openQuestions(run)
  expect(asked).toMatchObject({ key: 'gate-foundation', question: { failed: ['research-planner'] } })
  expect(run.steps['literature-mapper']).toBeUndefined()
  const gate = paperPipeline.steps.find(({ key }) => key === 'gate-foundation')
  if (gate?.kind !== 'ask') throw new Error('the gate asks')
  const answer = { kind: 'again', agents: ['research-planner'] } as const
  expect(gate.refuses({ kind: 'again', agents: ['gap-hunter'] }, run)).toBe('invalid-input')
  expect(gate.refuses(answer, run)).toBeNull()
  const steps = reopenedBy(paperPipeline, gate, answer).map(({ key }) => key)
  paper.log.write({ type: 'question-answered', step: gate.key, round: 1, answer })
  paper.log.write({ type: 'steps-reopened', steps, note: '' })
  const again = await paper.drive()
  expect(again.status).toBe('completed')
  expect(stepOf(again, 'research-planner')).toMatchObject({ round: 2, units: { '': { status: 'done' } } })
})

test('what the student writes goes through the check, stands as theirs, and leaves stale what builds on it', async () => {
  const paper = new Paper()
  const run = await paper.drive()
  const { principles, ...rest } = Principles.parse(paperOutputs(run)['step-back-analyzer'])
  const items = principles.items.map((item, at) =>
    at === 0 ? { ...item, statement: 'My own principle.' } : item,
  )
  const citing = items.map((item) => ({ ...item, keys: ['nobody1999'] }))
  const refused = editOutput(run, 'step-back-analyzer', {
    ...rest,
    principles: { ...principles, items: citing },
  })
  expect(refused).toMatchObject({ ok: false, faults: ['nobody1999 is no source of this paper'] })
  const edited = editOutput(run, 'step-back-analyzer', { ...rest, principles: { ...principles, items } })
  if (!edited.ok) throw new Error(edited.reason)
  paper.log.write(...edited.facts)
  const after = await paper.drive()
  expect(after.status).toBe('completed')
  expect(stepOf(after, 'step-back-analyzer').units['']).toMatchObject({ status: 'done', engine: 'student' })
  const row = { pipeline: paperPipeline, stages: paperStages, reruns: true, room: 'paper' } as const
  const steps = runProgress(progressTable(row, {}), after).stages.flatMap((stage) => stage.steps)
  const stale = steps.filter(({ standing }) => standing === 'stale').map(({ key }) => key)
  expect(stale).toEqual(expect.arrayContaining(['self-ask-decomposer', 'construct-definer', 'gap-hunter']))
  expect(stale).not.toContain('step-back-analyzer')
})

test('a project without a source says so, and no agent begins', async () => {
  const run = await new Paper(silent, []).drive()
  expect(run).toMatchObject({
    status: 'failed',
    failure: { step: 'gather-sources', error: { code: 'no-sources' } },
  })
  expect(Object.keys(run.steps)).toEqual(['gather-sources'])
})
