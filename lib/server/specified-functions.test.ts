import { describe, expect, test } from 'vitest'
import { sequentialAgents } from '@/lib/contracts/paper-agents'
import { paperFaults } from '@/lib/contracts/paper-session'
import { getAgentConfig, getAllAgents, getPhaseAgents, validateAgentKey } from '@/lib/core/paper/agent-config'
import {
  buildAgentPrompt,
  injectMemoryCommands,
  injectTaskSummary,
  injectWorkflowContext,
} from '@/lib/core/paper/build-prompt'
import { validOutputs } from '@/lib/core/paper/outputs-fixture'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { runFloors } from '@/lib/pipelines/paper/run-floors'
import { completeAgent, getNextAgent, initPipeline, resumeSession } from '@/lib/pipelines/paper/session'
import { getSessionStatus } from '@/lib/pipelines/paper/session-status'
import { makePaperPorts } from './paper-ports'
import { readPaperPrompts } from './paper-prompts'
import { prepareTestDatabase } from './testing/test-database'

/** The functions of the specification, one by one: what each takes, and what it gives back. */
const { templates, parts } = await readPaperPrompts()
const [first = 'step-back-analyzer', second = 'self-ask-decomposer'] = sequentialAgents

describe('configuration', () => {
  test('FUNC-CFG-01 getAgentConfig gives an agent by its key, and null for no key', () => {
    expect(getAgentConfig(first, templates)).toMatchObject({
      key: first,
      phase: 1,
      order: 1,
      nextAgent: second,
    })
    expect(getAgentConfig('nobody', templates)).toBeNull()
  })
  test('FUNC-CFG-02 getAllAgents gives each agent once', () => {
    const keys = getAllAgents(templates).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toEqual(expect.arrayContaining([...sequentialAgents]))
  })
  test('FUNC-CFG-03 getPhaseAgents gives those of one phase', () => {
    expect(getPhaseAgents(5, templates).map(({ phase }) => phase)).toEqual([5, 5, 5, 5])
  })
  test('FUNC-CFG-04 validateAgentKey knows a key from a word', () => {
    expect([validateAgentKey(first), validateAgentKey('Step Back')]).toEqual([true, false])
  })
})

describe('prompts', () => {
  const agent = getAgentConfig(first, templates)
  if (!agent) throw new Error('no agent')
  const context = {
    agent,
    parts,
    values: { query: 'Q?', language: 'English', kind: 'review', rules: 'Cite.' },
    slug: 'q',
    position: { order: 1, total: sequentialAgents.length },
    previous: null,
    next: second,
    schema: '{}',
    memory: 'what was stored',
    tags: ['phase-1'],
  } as const

  test('FUNC-PROMPT-01 buildAgentPrompt gives the whole prompt, without a placeholder', () => {
    const prompt = buildAgentPrompt(context)
    for (const part of ['YOUR TASK', 'WORKFLOW CONTEXT', 'MEMORY RETRIEVAL', 'TASK COMPLETION SUMMARY'])
      expect(prompt).toContain(`## ${part}`)
    expect(prompt).not.toMatch(/\{\{/)
  })
  test.each([
    [
      'FUNC-PROMPT-02 injectTaskSummary',
      injectTaskSummary,
      /## TASK COMPLETION SUMMARY[\s\S]*self-ask-decomposer/,
    ],
    ['FUNC-PROMPT-03 injectWorkflowContext', injectWorkflowContext, /## WORKFLOW CONTEXT[\s\S]*Agent #1\//],
    [
      'FUNC-PROMPT-04 injectMemoryCommands',
      injectMemoryCommands,
      /## MEMORY RETRIEVAL[\s\S]*what was stored/,
    ],
  ])('%s adds its part behind what was there', (_name, inject, part) => {
    const prompt = inject('A task.', context)
    expect(prompt).toMatch(/^A task\./)
    expect(prompt).toMatch(part)
  })
})

const database = prepareTestDatabase()
const sources = ['a', 'b', 'c'].map((key) => ({
  key,
  work: workFixture({
    title: `Remote work and burnout, part ${key}`,
    abstract: 'Remote work lowered burnout among nurses.',
  }),
}))
const input = { query: 'Does remote work lower burnout among nurses?', locale: 'en', kind: 'review', sources }

async function begun() {
  const ports = await makePaperPorts(database().db, null)
  const made = await initPipeline(input, ports)
  if (!made.ok) throw new Error(made.fault.message)
  return { ports, id: made.value.sessionId, made }
}

describe('the pipeline', () => {
  test('FUNC-PIPE-01 initPipeline begins a session', async () => {
    expect((await begun()).made.value).toMatchObject({ query: input.query, status: 'running' })
  })
  test('FUNC-PIPE-02 getNextAgent gives the next one and changes nothing', async () => {
    const { ports, id } = await begun()
    const asked = [await getNextAgent(id, ports), await getNextAgent(id, ports)]
    expect(asked.map((one) => one.ok && one.value.agent?.key)).toEqual([first, first])
  })
  test('FUNC-PIPE-03 completeAgent takes the output of the next one', async () => {
    const { ports, id } = await begun()
    const given = { output: validOutputs[first], writtenBy: 'student' }
    expect(await completeAgent(id, first, given, ports)).toMatchObject({
      value: { completed: first, next: second },
    })
  })
  test('FUNC-PIPE-04 getSessionStatus tells phases and exit criteria', async () => {
    const { ports, id } = await begun()
    const status = await getSessionStatus(id, ports)
    expect(status.ok && status.value.phases.every(({ exitCriteria }) => exitCriteria.length > 0)).toBe(true)
  })
  test('FUNC-PIPE-05 resumeSession leaves a running session as it is', async () => {
    const { ports, id, made } = await begun()
    expect(await resumeSession(id, ports)).toEqual({ ok: true, value: made.value })
  })

  test('AC-PIPE-03 a phase begins where the one before has ended, not earlier', async () => {
    const { ports, id } = await begun()
    const { db } = database()
    await runFloors(id, { until: 'dissertation-architect', ports })
    expect(await getNextAgent(id, ports)).toMatchObject({ value: { agent: { phase: 2 } } })
    await db.paperEntry.deleteMany({ where: { sessionId: id, agent: 'research-planner' } })
    expect(await getNextAgent(id, ports)).toMatchObject({
      fault: { code: paperFaults.PHASE_INCOMPLETE.code },
    })
  }, 60_000)

  test('301 AGENT_TIMEOUT an agent that takes too long stops the session, which is resumed', async () => {
    const { ports, id } = await begun()
    let minutes = 0
    const now = () => {
      minutes += 2
      return new Date(Date.UTC(2026, 0, 1, 0, minutes))
    }
    const slow = { ...ports, now }
    expect(await runFloors(id, { until: null, ports: slow })).toMatchObject({
      fault: { code: 301, name: 'AGENT_TIMEOUT', recovery: 'retry-agent' },
    })
    expect(await getSessionStatus(id, ports)).toMatchObject({ value: { session: { status: 'error' } } })
    expect(await resumeSession(id, ports)).toMatchObject({
      value: { status: 'running', completedAgents: [] },
    })
    expect(await runFloors(id, { until: first, ports })).toMatchObject({ value: { completed: [first] } })
  }, 60_000)
})
