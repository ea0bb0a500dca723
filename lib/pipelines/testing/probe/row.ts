import { z } from 'zod'
import type { ModelPort } from '@/lib/contracts/ports'
import type { StageTable } from '@/lib/contracts/stage-table'
import { type AnyStep, agent, pipeline, type UnitContext } from '@/lib/engine/pipeline'

/**
 * A pipeline of the size of a paper, for tests: what it takes to add one is this file. Each agent builds on all agents of the
 * phase before.
 */
const agentsOfPhase = {
  plan: 4,
  read: 6,
  argue: 6,
  draft: 8,
  cite: 6,
  revise: 6,
  check: 6,
  finish: 4,
} as const

const model = { temperature: 0.3, outputTokensMax: 500, timeoutMs: 10_000 }

const stages: StageTable = Object.entries(agentsOfPhase).map(([phase, count]) => ({
  key: phase,
  steps: Array.from({ length: count }, (_, at) => ({
    key: `${phase}-${at + 1}`,
    kind: 'agent' as const,
    model,
  })),
}))

const Written = z.object({ text: z.string().max(200) })
type Written = z.infer<typeof Written>

/** How long an agent takes to write. */
const ProbeInput = z.object({ delayMs: z.number().int().min(0).max(10_000) })
type ProbePorts = { readonly model: ModelPort; wait(ms: number, signal: AbortSignal): Promise<void> }

const steps = stages.reduce<{ all: AnyStep[]; before: ReturnType<typeof writer>[] }>(
  ({ all, before }, stage) => {
    const written = stage.steps.map(({ key }) => writer(key, before))
    return { all: [...all, ...written], before: written }
  },
  { all: [], before: [] },
).all

function writer(key: string, needs: readonly ReturnType<typeof agent<Written, ProbePorts>>[]) {
  const before = (context: Pick<UnitContext<ProbePorts>, 'read'>) =>
    needs.map((need) => context.read(need).text)
  return agent<Written, ProbePorts>(key, {
    needs,
    output: Written,
    compose: async (context) => {
      await context.ports.wait(ProbeInput.parse(context.input).delayMs, context.signal)
      return { text: `${key}, round ${context.round}, on ${before(context).length}` }
    },
    prompt: (context) => ({ values: {}, evidence: { before: before(context).join('\n') } }),
  })
}

/** Tokens of each answer of the scripted model. */
export const TOKENS_OF_ANSWER = 25

/** Its first phase has a price, and no other: 3.6 cents an answer. */
function priced(key: string) {
  return key.startsWith('plan-')
    ? { cost: { tokens: TOKENS_OF_ANSWER, micros: 36_000, currency: 'EUR' } }
    : {}
}

/** Answers every agent but the last of each phase, which its built-in method has to write. */
const scripted: ModelPort = {
  name: 'scripted/model',
  write: async ({ agent: key, schema }) => {
    const stage = stages.find(({ steps }) => steps.at(-1)?.key === key)
    const parsed = schema.safeParse({ text: `${key} by the model` })
    return stage || !parsed.success
      ? { ok: false, reason: 'not today', tokens: 0, fallbacks: [] }
      : {
          ok: true,
          value: parsed.data,
          engine: 'scripted/model',
          tokens: TOKENS_OF_ANSWER,
          ...priced(key),
          fallbacks: [],
        }
  },
}

/** The row of the pipeline, as `lib/server/pipelines.ts` wants it. */
export const row = {
  pipeline: pipeline('probe', steps),
  stages,
  promptFolder: 'lib/pipelines/testing/probe',
  words: null,
  room: null,
  begin: () => ({ delayMs: 1_000 }),
  view: null,
  sourceChanges: null,
  world: async () => async () => ({
    model: scripted,
    wait: (ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true })
      }),
  }),
}
