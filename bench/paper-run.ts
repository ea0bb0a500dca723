import { setTimeout as delay } from 'node:timers/promises'
import { paperPhases } from '@/lib/contracts/paper-agents'
import { ASSEMBLE_CHAPTERS } from '@/lib/contracts/paper-final-steps'
import { PAPER } from '@/lib/contracts/paper-stages'
import type { RunState } from '@/lib/contracts/run'
import { needsOf } from '@/lib/core/paper/agent-needs'
import { stepOf } from '@/lib/core/run/run-state'
import { makeSource } from '@/lib/core/validation/source-fixture'
import { MemoryLog } from '@/lib/engine/memory-log'
import { runPipeline } from '@/lib/engine/run'
import { paperPipeline } from '@/lib/pipelines/paper/pipeline'
import type { PaperRowPorts } from '@/lib/pipelines/paper/row-ports'
import { DEFAULT_SEED, generateCatalogue } from '@/sandbox/catalogue/generate'
import { workOf } from './catalogue-works'
import { atMost } from './figures'
import { report } from './report'

const SOURCES = 40
const FLOOR_SECONDS_MAX = 60
/** What one call of the test model takes. */
const CALL_MS = 1_000
const ABOVE_CRITICAL_PATH_MAX = 1.3

const sources = generateCatalogue(DEFAULT_SEED)
  .records.slice(0, SOURCES)
  .map((record, at) => {
    const work = workOf(record, 'openalex')
    return { source: makeSource(`s${at}`, { work, members: [work] }), chosen: true }
  })

async function write(model: PaperRowPorts['model']): Promise<{ run: RunState; seconds: number }> {
  const log = new MemoryLog({
    type: 'run-created',
    pipeline: PAPER,
    input: { query: 'Does remote work reduce burnout among nurses?', locale: 'en', kind: 'review' },
    tokenBudget: null,
  })
  const ports: PaperRowPorts = { model, listSources: async () => ({ sources, counts: null }) }
  const clock = { now: () => new Date().toISOString(), elapsedMs: () => performance.now() }
  const begunMs = performance.now()
  const run = await runPipeline(paperPipeline, { log, ports, clock, signal: new AbortController().signal })
  if (run.status !== 'completed') throw new Error(`the paper is ${run.status}`)
  return { run, seconds: (performance.now() - begunMs) / 1_000 }
}

/** Calls behind each other that no order can avoid: the longest chain of each phase, phases behind each other, and the chapters of the final stage at once. */
function criticalCalls(run: RunState): number {
  const isAsked = (key: string) => stepOf(run, key).items?.length !== 0
  const chains = paperPhases.map(({ agents }) => {
    const own = agents.map(({ key }) => key).filter(isAsked)
    const length = new Map<string, number>()
    for (const key of own)
      length.set(key, 1 + Math.max(0, ...needsOf(key).map((need) => length.get(need) ?? 0)))
    return Math.max(...length.values())
  })
  return chains.reduce((sum, chain) => sum + chain, 0) + (isAsked(ASSEMBLE_CHAPTERS) ? 1 : 0)
}

const floor = await write({
  name: null,
  write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }),
})
let calls = 0
const slow = await write({
  name: 'bench/slow',
  write: async () => {
    calls += 1
    await delay(CALL_MS)
    return { ok: false, reason: 'nothing to say', tokens: 0, fallbacks: [] }
  },
})
const critical = (criticalCalls(slow.run) * CALL_MS) / 1_000
report('paper-run', `Paper: all agents over ${SOURCES} sources`, [
  atMost('All agents and the final stage on the floor', floor.seconds, FLOOR_SECONDS_MAX, 's'),
  atMost(`With a test model of 1 s a call (${calls} calls)`, slow.seconds, null, 's'),
  atMost('Its critical path', critical, null, 's'),
  atMost('Above the critical path', slow.seconds / critical, ABOVE_CRITICAL_PATH_MAX, '×'),
])
