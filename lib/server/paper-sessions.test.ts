import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { entriesTagged } from '@/lib/adapters/store/paper-sessions'
import { paperPhases, sequentialAgents } from '@/lib/contracts/paper-agents'
import { PaperInput, type PaperSource } from '@/lib/contracts/paper-session'
import { paperFloors } from '@/lib/core/paper/floors/paper-floors'
import { validOutputs } from '@/lib/core/paper/outputs-fixture'
import { sequenceOf } from '@/lib/core/paper/session-state'
import { STUDENT } from '@/lib/core/proposal/state/proposal-state'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { runFinalStage } from '@/lib/pipelines/paper/final-stage'
import {
  completeAgent,
  getNextAgent,
  initPipeline,
  resumeSession,
  stopSession,
} from '@/lib/pipelines/paper/session'
import { getSessionStatus } from '@/lib/pipelines/paper/session-status'
import { writeFinal } from './final-files'
import { makePaperPorts } from './paper-ports'
import { addProject, prepareTestDatabase } from './testing/test-database'

const database = prepareTestDatabase()
const sources: readonly PaperSource[] = ['a', 'b', 'c'].map((key) => ({
  key,
  work: workFixture({
    title: `Remote work and burnout, part ${key}`,
    abstract: 'Remote work lowered burnout among nurses.',
  }),
}))
const input = { query: 'Does remote work lower burnout among nurses?', locale: 'en', kind: 'review', sources }

async function begun() {
  const ports = await makePaperPorts(database().db, null)
  const session = await initPipeline(input, ports)
  if (!session.ok) throw new Error(session.fault.message)
  const id = session.value.sessionId
  const complete = (key: string, output: unknown = validOutputs[key]) =>
    completeAgent(id, key, { output, writtenBy: STUDENT }, ports)
  return { ports, id, complete, state: session.value }
}

const codeOf = (result: { ok: boolean; fault?: { code: number; message: string } }) =>
  result.fault ? [result.fault.code, result.fault.message] : null

describe('the session of a paper', () => {
  test('AC-PIPE-01 init returns a valid session, stored', async () => {
    const { state, ports, id } = await begun()
    expect(state).toMatchObject({
      status: 'running',
      currentPhase: 1,
      currentAgentIndex: 0,
      completedAgents: [],
      query: input.query,
    })
    expect(await getNextAgent(id, ports)).toMatchObject({
      ok: true,
      value: {
        status: 'next',
        progress: { completed: 0, total: sequentialAgents.length, percentage: 0 },
        agent: { key: sequentialAgents[0], phase: 1, order: 1 },
        desc: { episodesInjected: 0, episodeIds: [] },
      },
    })
  })

  test('AC-PIPE-02 and 03 every agent comes in its order, phases follow each other, and the last one completes the paper', async () => {
    const { ports, id, complete } = await begun()
    const came: { key: string; phase: number; order: number }[] = []
    for (const _ of sequentialAgents) {
      const next = await getNextAgent(id, ports)
      if (!next.ok || !next.value.agent) throw new Error(JSON.stringify(next).slice(0, 300))
      const { key, phase, order, prompt } = next.value.agent
      expect(prompt).toContain('## MEMORY RETRIEVAL')
      came.push({ key, phase, order })
      const done = await complete(key)
      if (!done.ok) throw new Error(`${key}: ${done.fault.message}`)
    }
    expect(came.map(({ key }) => key)).toEqual(sequentialAgents)
    expect(came.map(({ order }) => order)).toEqual(came.map((_, at) => at + 1))
    expect([...new Set(came.map(({ phase }) => phase))]).toEqual(paperPhases.map((_, at) => at + 1))
    expect(await getNextAgent(id, ports)).toMatchObject({
      value: {
        status: 'complete',
        progress: { percentage: 100 },
        slug: 'does-remote-work-lower-burnout-among-nurses',
      },
    })
    const status = await getSessionStatus(id, ports)
    const standings = status.ok
      ? status.value.phases.flatMap(({ exitCriteria }) => exitCriteria.map(({ standing }) => standing))
      : []
    expect(standings).not.toContain('open')
    expect(status).toMatchObject({ value: { session: { status: 'complete' } } })
    expect((await entriesTagged(database().db, id, ['phase-1'])).map(({ agent }) => agent)).toEqual(
      paperPhases[0].agents.map(({ key }) => key),
    )
  }, 60_000)

  test('AC-PIPE-04 another process goes on where the first was interrupted', async () => {
    const { id, ports, complete } = await begun()
    await complete('step-back-analyzer')
    await stopSession(id, ports)
    const second = await makePaperPorts(database().db, null)
    expect(await getSessionStatus(id, second)).toMatchObject({ value: { session: { status: 'error' } } })
    expect(await resumeSession(id, second)).toMatchObject({
      value: { status: 'running', currentAgentIndex: 1 },
    })
    expect(await getNextAgent(id, second)).toMatchObject({ value: { agent: { key: 'self-ask-decomposer' } } })
  })
})

describe('what is refused has its number and changes nothing', () => {
  test('VAL-SESS-01 a session that there is not, also that of another owner', async () => {
    const { id, ports } = await begun()
    expect(codeOf(await getNextAgent('nowhere', ports))).toEqual([200, 'SessionNotFound: nowhere'])
    const { projectId } = await addProject(database().db)
    expect(codeOf(await getNextAgent(id, await makePaperPorts(database().db, projectId)))?.[0]).toBe(200)
  })

  test('VAL-SESS-02, VAL-SESS-03 and VAL-KEY-01 out of order, repeated, unknown', async () => {
    const { complete, id, ports } = await begun()
    expect(codeOf(await complete('gap-hunter'))).toEqual([202, 'OutOfOrderAgent: gap-hunter'])
    expect((await complete('step-back-analyzer')).ok).toBe(true)
    expect(codeOf(await complete('step-back-analyzer'))).toEqual([
      203,
      'AlreadyCompleted: step-back-analyzer',
    ])
    expect(codeOf(await complete('findings-synthesizer'))).toEqual([
      100,
      'AgentNotFound: findings-synthesizer',
    ])
    expect(await getNextAgent(id, ports)).toMatchObject({ value: { progress: { completed: 1 } } })
  })

  test('of two completions at the same time one is stored', async () => {
    const { complete, id } = await begun()
    const both = await Promise.all([complete('step-back-analyzer'), complete('step-back-analyzer')])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(codeOf(both.find(({ ok }) => !ok) ?? both[0])?.[0]).toBe(203)
    expect(await database().db.paperEntry.count({ where: { sessionId: id } })).toBe(1)
  })

  test('an output that lies about its sources', async () => {
    const { complete } = await begun()
    const principles = (keys: string[]) => ({
      questionClass: 'effect',
      principles: {
        items: [{ statement: 'Compare.', prevents: 'No comparison.', test: 'A group.', keys }],
        shortfall: { found: 1, wanted: 5, among: 3, query: 'remote work' },
      },
    })
    expect(codeOf(await complete('step-back-analyzer', principles(['nobody2020'])))).toEqual([
      302,
      'OutputInvalid: nobody2020 is no source of this paper',
    ])
    expect(codeOf(await complete('step-back-analyzer', 'Certainly! Here are the principles.'))?.[0]).toBe(302)
    expect((await complete('step-back-analyzer', principles(['a']))).ok).toBe(true)
  })

  test('a chapter of an outside agent that counts what nobody counted', async () => {
    const { id, ports, complete } = await begun()
    for (const key of sequentialAgents.slice(0, sequentialAgents.indexOf('discussion-writer')))
      expect((await complete(key)).ok, key).toBe(true)
    const { outputs } = await ports.store.outputs(id)
    const compose = paperFloors['discussion-writer']
    const sound = JSON.stringify(compose?.({ ...PaperInput.parse(input), outputs, currentYear: 2026 }))
    const lie = 'Of 9314 works all prove that remote work cures burnout.'
    const output = JSON.parse(sound.replace('"paragraphs":["', (all) => `${all}${lie} `))
    const submit = (given: unknown) =>
      completeAgent(id, 'discussion-writer', { output: given, writtenBy: 'outside agent' }, ports)
    const refused = codeOf(await submit(output))
    expect(refused?.[0]).toBe(302)
    expect(refused?.[1]).toContain(lie)
    expect((await submit(JSON.parse(sound))).ok).toBe(true)
  })

  test.each([
    ['no schema', { status: 'running' }],
    ['another order', { completedAgents: ['gap-hunter'], currentAgentIndex: 1 }],
    ['a position ahead', { currentAgentIndex: 7 }],
    ['a phase ahead', { currentPhase: 4 }],
    ['complete without its agents', { status: 'complete' }],
  ])('SESSION_CORRUPT: %s', async (name, change) => {
    const { id, ports, state, complete } = await begun()
    const broken = name === 'no schema' ? change : { ...state, ...change }
    await database().db.paperSession.update({
      where: { id },
      data: { state: JSON.parse(JSON.stringify(broken)) },
    })
    for (const result of [
      await getNextAgent(id, ports),
      await complete('step-back-analyzer'),
      await resumeSession(id, ports),
    ])
      expect(codeOf(result)?.[0]).toBe(201)
  })

  test('PHASE_INCOMPLETE: a phase stays closed while a criterion of the one before is open', async () => {
    const { id, ports, complete } = await begun()
    for (const { key } of paperPhases[0].agents) await complete(key)
    await database().db.paperEntry.deleteMany({ where: { sessionId: id, agent: 'construct-definer' } })
    expect(codeOf(await getNextAgent(id, ports))).toEqual([400, 'PhaseIncomplete: constructs-defined'])
  })

  test('INVALID_CONFIG: a prompt that is gone, or names what nobody fills, lets no session begin', async () => {
    const ports = await makePaperPorts(database().db, null)
    const without = (key: string, text: string) => ({
      ...ports,
      prompts: { ...ports.prompts, templates: new Map([...ports.prompts.templates, [key, text]]) },
    })
    expect(codeOf(await initPipeline(input, without('gap-hunter', '')))).toEqual([
      100,
      'AgentNotFound: gap-hunter',
    ])
    expect(codeOf(await initPipeline(input, without('gap-hunter', '{{mood}}')))).toEqual([
      101,
      'InvalidPlaceholder: mood',
    ])
    expect(codeOf(await initPipeline({ ...input, query: '' }, ports))?.[0]).toBe(101)
  })
})

describe('episodes', () => {
  test('of an earlier session on the same thing are injected and counted; without them the work goes on', async () => {
    const first = await begun()
    const second = await begun()
    for (const session of [first, second]) await session.complete('step-back-analyzer')
    await first.complete('self-ask-decomposer')
    const [episode] = await database().db.paperEpisode.findMany({
      where: { sessionId: first.id, agent: 'self-ask-decomposer' },
    })
    const next = await getNextAgent(second.id, second.ports)
    const desc = next.ok ? next.value.desc : undefined
    // Sessions of the other tests ask the same; a prompt of this phase takes two episodes at most.
    expect(desc?.episodeIds).toContain(episode?.id)
    expect(desc?.episodesInjected).toBe(desc?.episodeIds.length)
    expect(desc?.episodesInjected).toBeLessThanOrEqual(2)
    const broken = {
      ...second.ports,
      store: { ...second.ports.store, episodes: () => Promise.reject(new Error('down')) },
    }
    const told: unknown[] = []
    const without = await getNextAgent(second.id, {
      ...broken,
      onEpisodesFailed: (cause) => void told.push(cause),
    })
    expect(without).toMatchObject({ ok: true, value: { desc: { episodesInjected: 0 } } })
    expect(told).toHaveLength(1)
  })
})

describe('phase 8', () => {
  test('a dry run says what would be mapped and written and leaves nothing; a run leaves the paper, and the one before in the archive', async () => {
    const { ports, id, complete } = await begun()
    expect(codeOf(await runFinalStage(id, { dryRun: true, threshold01: 0.3 }, ports))?.[0]).toBe(400)
    for (const key of sequentialAgents) await complete(key)
    const folder = await mkdtemp(path.join(tmpdir(), 'carrel-final-'))
    try {
      const dry = await runFinalStage(id, { dryRun: true, threshold01: 0.3 }, ports)
      if (!dry.ok) throw new Error(dry.fault.message)
      expect(dry.value).toMatchObject({ state: 'COMPLETED', made: null })
      expect(dry.value.states.at(-2)).toBe('MAPPING')
      expect(dry.value.chapters.map(({ file }) => file)).toContain('ch01-chapter-1.md')
      expect(await writeFinal(dry.value, { folder, now: ports.now() })).toEqual({
        written: [],
        archived: null,
      })
      expect(await readdir(folder)).toEqual([])
      const ran = await runFinalStage(id, { dryRun: false, threshold01: 0.3 }, ports)
      if (!ran.ok) throw new Error(ran.fault.message)
      expect(ran.value.states).toEqual([
        'IDLE',
        'INITIALIZING',
        'SCANNING',
        'SUMMARIZING',
        'MAPPING',
        'WRITING',
        'COMBINING',
        'VALIDATING',
        'COMPLETED',
      ])
      const days = [1, 2, 3, 4, 5, 6, 7].map((day) => new Date(`2026-03-0${day}T09:00:00.000Z`))
      for (const now of days) await writeFinal(ran.value, { folder, now })
      const home = path.join(folder, ran.value.slug)
      expect((await readdir(home)).toSorted()).toEqual(['archive', 'final'])
      const kept = (await readdir(path.join(home, 'archive'))).toSorted()
      expect(kept).toHaveLength(5)
      expect(kept[0]).toContain('2026-03-03')
      const paper = await readFile(path.join(home, 'final/final-paper.md'), 'utf8')
      expect(paper.match(/Remote work and burnout, part a/g)).toHaveLength(1)
      expect(await readdir(path.join(home, 'final/chapters'))).toContain('ch01-chapter-1.md')
      const { quality } = JSON.parse(await readFile(path.join(home, 'final/metadata.json'), 'utf8'))
      expect(quality.coverage01).toBeGreaterThanOrEqual(0)
    } finally {
      await rm(folder, { recursive: true })
    }
  }, 60_000)
})

test('writers for whom the locked structure has no chapter are left out', () => {
  const structure = validOutputs['dissertation-architect']
  expect(JSON.stringify(structure)).toContain('results-writer')
  const all = sequenceOf(JSON.parse(JSON.stringify(structure)))
  expect(all).toEqual(sequentialAgents)
  const fewer = JSON.parse(JSON.stringify(structure).replaceAll('results-writer', 'discussion-writer'))
  expect(sequenceOf(fewer)).toEqual(sequentialAgents.filter((key) => key !== 'results-writer'))
  expect(readFileSync('lib/contracts/paper-agents.ts', 'utf8')).not.toMatch(/\b4[56]\b/)
})
