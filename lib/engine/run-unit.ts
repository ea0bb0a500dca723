import { errorCodeOf } from '@/lib/contracts/errors'
import type { Clock, ModelPort } from '@/lib/contracts/ports'
import type { RunNote, RunState } from '@/lib/contracts/run'
import type { AgentStep, UnitContext } from './pipeline'
import type { UnitToStart } from './plan'
import { stepContext } from './step-context'

/** Written by the built-in floor. */
export const BUILT_IN = 'built-in'
/** Computed by a task: no author to name. */
const CODE = 'code'

export type UnitResult =
  | {
      readonly ok: true
      readonly output: unknown
      readonly engine: string
      readonly tokens: number
      readonly ms: number
    }
  | { readonly ok: false; readonly error: unknown }

interface UnitOptions<P extends { model: ModelPort }> {
  readonly run: RunState
  readonly ports: P
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly note: (note: RunNote) => void
}

/** Performs one unit and gives its checked output or what was thrown; never rejects. */
export async function runUnit<P extends { model: ModelPort }>(
  unit: UnitToStart,
  { run, ports, clock, signal, note }: UnitOptions<P>,
): Promise<UnitResult> {
  const { step } = unit
  const startedMs = clock.elapsedMs()
  const context: UnitContext<P> = {
    ...stepContext(run, step, unit.item, clock.now()),
    ports,
    signal,
    note,
  }
  try {
    if (step.kind === 'task') {
      const output: unknown = step.output.parse(await step.run(context))
      return { ok: true, output, engine: CODE, tokens: 0, ms: clock.elapsedMs() - startedMs }
    }
    if (step.kind === 'agent') {
      const written = await writeWithAgent(step, context)
      return { ok: true, ...written, ms: clock.elapsedMs() - startedMs }
    }
    throw new Error(`${step.key} is a ${step.kind}: it has no units to perform`)
  } catch (error) {
    return { ok: false, error }
  }
}

async function writeWithAgent<T, P extends { model: ModelPort }>(
  step: AgentStep<T, P>,
  context: UnitContext<P>,
): Promise<{ output: T; engine: string; tokens: number }> {
  const floor = step.output.parse(await step.compose(context))
  const prompt = context.ports.model.name === null ? null : step.prompt(context)
  if (!prompt) return { output: floor, engine: BUILT_IN, tokens: 0 }
  const answer = await context.ports.model.write({
    agent: step.key,
    ...prompt,
    schema: step.answer,
    signal: context.signal,
  })
  if (!answer.ok) {
    context.note({
      code: 'model-fell-back',
      data: { reason: answer.reason.slice(0, 200), rungs: answer.fallbacks.join(' → ').slice(0, 200) },
    })
    return { output: floor, engine: BUILT_IN, tokens: answer.tokens }
  }
  context.note({ code: 'model-answered', data: { rungs: answer.fallbacks.join(' → ').slice(0, 200) } })
  const accepted = await acceptOrNull(step, answer.value, floor, context)
  if (accepted === null) {
    context.note({ code: 'model-fell-back', data: { reason: 'the answer did not fit the evidence' } })
    return { output: floor, engine: BUILT_IN, tokens: answer.tokens }
  }
  return { output: accepted, engine: answer.engine, tokens: answer.tokens }
}

/** Null when the answer, joined with what code decides, breaks the step's contract, or `accept` refuses it (`model-failed`). */
async function acceptOrNull<T, P extends { model: ModelPort }>(
  step: AgentStep<T, P>,
  value: unknown,
  floor: T,
  context: UnitContext<P>,
): Promise<T | null> {
  try {
    const checked = step.output.safeParse(await step.accept(value, floor, context))
    return checked.success ? checked.data : null
  } catch (error) {
    if (errorCodeOf(error) === 'model-failed') return null
    throw error
  }
}
