import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { RunScript } from '@/chaos/kill-in-process'
import { proposalScript } from '@/chaos/pipeline-scripts'
import { toolScript } from '@/chaos/tool-script'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import type { RunFact, RunState } from '@/lib/contracts/run'
import { MemoryLog } from '@/lib/engine/memory-log'
import { runPipeline } from '@/lib/engine/run'
import { proposalTree } from '@/lib/pipelines/proposal/proposal-tree'
import { startSandbox } from '@/sandbox/server'
import { listPipelines } from './pipelines'
import { everyPipeline } from './testing/every-pipeline'
import { ORDERED_HOST, obedientModel } from './testing/obedient-model'

/** What a driver may write: how its own steps went. Answers, budgets, pauses and desks are for people. */
const MACHINE_FACTS: readonly RunFact['type'][] = [
  'items-planned',
  'unit-started',
  'unit-noted',
  'unit-completed',
  'unit-failed',
  'model-turned',
  'tool-answered',
  'question-asked',
  // Where the run knows the answer already; compared with a run without a model.
  'question-answered',
  'steps-reopened',
  'unit-reopened',
  'run-waiting',
  'run-completed',
  'run-failed',
]

const BUDGET = 1_000_000
const TURNS_MAX = 40
const clock = { now: () => '2026-03-01T09:00:00.000Z', elapsedMs: () => 0 }

/** Hosts that anything in this process looked up. */
const hosts: string[] = []
const watch = (message: unknown) => {
  const { socket } = z.object({ socket: z.instanceof(Socket) }).parse(message)
  socket.on('lookup', (_error, _address, _family, host) => hosts.push(String(host)))
}
let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  sandbox = await startSandbox()
  subscribe('net.client.socket', watch)
})
afterAll(async () => {
  unsubscribe('net.client.socket', watch)
  await sandbox.close()
})

const scripts = everyPipeline(() => sandbox.url)

/** A run in which every agent is the obedient model, with what its driver wrote and what the student said. */
async function obey({ line, ports, input, answer }: RunScript, { model, made } = obedientModel()) {
  const log = new MemoryLog({ type: 'run-created', pipeline: line.name, input, tokenBudget: BUDGET })
  const byMachine: RunFact[] = []
  log.beforeAppend = (facts) => void byMachine.push(...facts)
  const drive = () =>
    runPipeline(line, { log, ports: { ...ports, model }, clock, signal: new AbortController().signal })
  let run: RunState = await drive()
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const given = run.status === 'waiting' ? answer(run) : null
    if (!given) break
    log.write({ type: 'question-answered', ...given })
    run = await drive()
  }
  return { run, byMachine, made }
}

function scriptOf(name: string): RunScript {
  const script = scripts[name]?.()
  if (!script) throw new Error(`no script of ${name}`)
  return script
}

/** Nobody orders anything, and nobody answers. */
const silentModel = (): ReturnType<typeof obedientModel> => ({
  model: {
    name: null,
    write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }),
  },
  made: { asked: 0, answered: 0, calls: 0 },
})

const answersIn = (facts: readonly RunFact[]) =>
  facts.flatMap((fact) => (fact.type === 'question-answered' ? [fact] : []))

describe('a model that obeys every instruction it reads', () => {
  it('is tried in every pipeline that there is', () => {
    expect(Object.keys(scripts).sort()).toEqual(
      listPipelines()
        .map(({ pipeline }) => pipeline.name)
        .sort(),
    )
  })

  it.each(Object.keys(scripts))(
    'changes nothing but texts in %s',
    async (name) => {
      const script = scriptOf(name)
      const { run, byMachine, made } = await obey(script)
      expect(made.asked > 0).toBe(script.line.steps.some(({ kind }) => kind === 'agent'))
      // No answer for the student beyond what the run knew already, no approval, no more budget, no pause.
      expect(answersIn(byMachine)).toEqual(answersIn((await obey(scriptOf(name), silentModel())).byMachine))
      expect(
        [...new Set(byMachine.map(({ type }) => type))].filter((type) => !MACHINE_FACTS.includes(type)),
      ).toEqual([])
      expect(run.tokens.budget).toBe(BUDGET)
      // Steps of the pipeline alone, and each ends as it does without a model: none is left out, none added.
      const own = new Set(script.line.steps.map(({ key }) => key))
      expect(Object.keys(run.steps).filter((key) => !own.has(key))).toEqual([])
      expect(['waiting', 'completed']).toContain(run.status)
      // Of the tools that it called those alone answered that its agent was offered.
      const worked = byMachine.flatMap((fact) =>
        fact.type === 'tool-answered' && fact.ok ? [fact.tool] : [],
      )
      const offered = new Set(
        script.line.steps.flatMap((step) =>
          ('tools' in step && Array.isArray(step.tools) ? step.tools : []).map(({ name: tool }) => tool),
        ),
      )
      expect(worked.filter((tool) => !offered.has(tool))).toEqual([])
      expect(hosts.filter((host) => host.includes(ORDERED_HOST))).toEqual([])
    },
    120_000,
  )

  it('of the tools that it calls, those that nobody offered do nothing', async () => {
    const { byMachine, made } = await obey(toolScript)
    expect(made.calls).toBeGreaterThan(6)
    const answered = byMachine.flatMap((fact) => (fact.type === 'tool-answered' ? [fact] : []))
    expect(new Set(answered.flatMap(({ ok, tool }) => (ok ? [tool] : [])))).toEqual(new Set(['look']))
    expect(answered.filter(({ tool }) => tool === 'extend_budget').every(({ ok }) => !ok)).toBe(true)
  })

  it('brings no address of its own into a proposal', async () => {
    const { run, made } = await obey(proposalScript())
    expect(made.answered).toBeGreaterThan(3)
    const tree = JSON.stringify(proposalTree(run, { style: await loadCitationStyle('apa'), transitions: [] }))
    expect(tree).not.toMatch(new RegExp(`"href":"[^"]*${ORDERED_HOST}`))
    expect(tree).not.toMatch(/"href":"(?!https?:|mailto:)/)
  })
})
