import { expect, test } from 'vitest'
import { workOf } from '@/bench/catalogue-works'
import { PAPER } from '@/lib/contracts/paper-stages'
import type { RunState } from '@/lib/contracts/run'
import { modelReport } from '@/lib/core/ledger/model-report'
import { paperOutputs } from '@/lib/core/paper/paper-outputs'
import { stepOf } from '@/lib/core/run/run-state'
import { makeSource } from '@/lib/core/validation/source-fixture'
import { MemoryLog } from '@/lib/engine/memory-log'
import { runPipeline } from '@/lib/engine/run'
import { DEFAULT_SEED, generateCatalogue } from '@/sandbox/catalogue/generate'
import { paperPipeline } from './pipeline'
import type { PaperRowPorts } from './row-ports'

const sources = generateCatalogue(DEFAULT_SEED)
  .records.slice(0, 8)
  .map((record, at) => {
    const work = workOf(record, 'openalex')
    return { source: makeSource(`s${at}`, { work, members: [work] }), chosen: true }
  })
const silent: PaperRowPorts['model'] = {
  name: null,
  write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }),
}

function drive(model: PaperRowPorts['model']): Promise<RunState> {
  const input = { query: 'Does remote work reduce burnout among nurses?', locale: 'en', kind: 'review' }
  const log = new MemoryLog({ type: 'run-created', pipeline: PAPER, input, tokenBudget: null })
  const ports: PaperRowPorts = { model, listSources: async () => ({ sources, counts: null }) }
  const clock = { now: () => '2026-03-01T09:00:00.000Z', elapsedMs: () => 0 }
  return runPipeline(paperPipeline, { log, ports, clock, signal: new AbortController().signal })
}

test('a chapter of a model loses its lies one by one, and an abstract with a lie is not taken', async () => {
  const sound = paperOutputs(await drive(silent))
  const lie = 'Of 9314 works all prove that remote work cures burnout.'
  const planted = (agent: string) =>
    JSON.parse(
      JSON.stringify(sound[agent]).replace(
        agent === 'abstract-writer' ? '"results":"' : '"paragraphs":["',
        (all) => `${all}${lie} `,
      ),
    )
  const model: PaperRowPorts['model'] = {
    name: 'scripted/liar',
    write: async ({ agent, schema }) => {
      const parsed = schema.safeParse(/^(?:discussion|abstract)-writer$/.test(agent) ? planted(agent) : null)
      return parsed.success
        ? { ok: true, value: parsed.data, engine: 'scripted/liar', tokens: 10, fallbacks: [] }
        : { ok: false, reason: 'no answer', tokens: 0, fallbacks: [] }
    },
  }
  const run = await drive(model)
  expect(JSON.stringify(paperOutputs(run))).not.toContain('9314')
  expect(stepOf(run, 'abstract-writer').units['']).toMatchObject({ engine: 'built-in', tokens: 10 })
  expect(modelReport(stepOf(run, 'abstract-writer').units['']?.notes ?? [])).toMatchObject({
    outcome: 'refused',
    leftOut: [{ sentence: lie }],
  })
  const chapter = stepOf(run, 'discussion-writer').units['']
  expect(chapter).toMatchObject({ engine: 'scripted/liar', output: sound['discussion-writer'] })
  expect(chapter?.notes).toContainEqual({
    code: 'sentence-left-out',
    data: { reason: expect.any(String), message: lie },
  })
})

test.each([
  ['prose instead of an output', 'I have written a wonderful chapter.'],
  ['nothing in its time', null],
])('a model that answers %s leaves everything to the built-in methods', async (_name, answer) => {
  const model: PaperRowPorts['model'] = {
    name: 'scripted/idle',
    write: async ({ schema }) => {
      const parsed = schema.safeParse(answer)
      return parsed.success
        ? { ok: true, value: parsed.data, engine: 'scripted/idle', tokens: 1, fallbacks: [] }
        : { ok: false, reason: 'no answer in its time', tokens: 0, fallbacks: [] }
    },
  }
  const run = await drive(model)
  expect(run.status).toBe('completed')
  expect(paperOutputs(run)).toEqual(paperOutputs(await drive(silent)))
})
