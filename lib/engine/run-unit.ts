import { errorCodeOf } from '@/lib/contracts/errors'
import type { Clock, ModelAnswer, ModelPort } from '@/lib/contracts/ports'
import type { RunNote, RunState, TokenCost } from '@/lib/contracts/run'
import { stepOf } from '@/lib/core/run/run-state'
import type { AgentStep, UnitContext } from './pipeline'
import type { UnitToStart } from './plan'
import { stepContext } from './step-context'
import { converse, type TurnOptions } from './tool-loop'

/** Of why an answer was not taken. */
const DETAIL_LENGTH_MAX = 400

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
      readonly cost?: TokenCost | undefined
      readonly ms: number
    }
  | { readonly ok: false; readonly error: unknown }

interface UnitOptions<P extends { model: ModelPort }> {
  readonly run: RunState
  readonly ports: P
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly note: (note: RunNote) => void
  /** Resolves when the fact is in the log. */
  readonly record: TurnOptions['record']
  readonly onText: TurnOptions['onText']
}

/** Performs one unit and gives its checked output or what was thrown; never rejects. */
export async function runUnit<P extends { model: ModelPort }>(
  unit: UnitToStart,
  { run, ports, clock, signal, note, record, onText }: UnitOptions<P>,
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
      const { turns = [] } = stepOf(run, step.key).units[unit.item] ?? {}
      const written = await writeWithAgent(step, context, { turns, clock, record, onText })
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
  options: TurnOptions,
): Promise<{ output: T; engine: string; tokens: number; cost?: TokenCost | undefined }> {
  const floor = step.output.parse(await step.compose(context))
  const prompt = context.ports.model.name === null ? null : await step.prompt(context)
  if (!prompt) return { output: floor, engine: BUILT_IN, tokens: 0 }
  const answer =
    step.tools.length > 0
      ? await askWithTools(step, prompt, context, options)
      : await context.ports.model.write({
          agent: step.key,
          ...prompt,
          prompt: step.promptKey(context.item),
          schema: step.answer,
          signal: context.signal,
        })
  const spent = { tokens: answer.tokens, cost: answer.cost }
  const rungs = answer.fallbacks.join(' → ').slice(0, 200)
  if (!answer.ok) {
    context.note({ code: 'model-fell-back', data: { reason: answer.reason.slice(0, 200), rungs } })
    return { output: floor, engine: BUILT_IN, ...spent }
  }
  context.note({ code: 'model-answered', data: { rungs } })
  const accepted = await acceptAnswer(step, answer.value, floor, context)
  if (!accepted.ok) {
    const detail = accepted.detail.slice(0, DETAIL_LENGTH_MAX)
    context.note({ code: 'model-fell-back', data: { reason: 'the answer did not fit the evidence', detail } })
    return { output: floor, engine: BUILT_IN, ...spent }
  }
  return { output: accepted.output, engine: answer.engine, ...spent }
}

/** The answer of a conversation with tools. Its turns are in the log with their tokens; here are only those that no turn names. */
async function askWithTools<T, P extends { model: ModelPort }>(
  step: AgentStep<T, P>,
  prompt: { values: Record<string, string>; evidence: Record<string, string> },
  context: UnitContext<P>,
  options: TurnOptions,
): Promise<ModelAnswer<unknown>> {
  const talked = await converse(step, prompt, context, options)
  return talked.ok ? { ...talked, tokens: 0, fallbacks: ['tools'] } : { ...talked, fallbacks: ['tools'] }
}

/** Not ok when the answer, joined with what code decides, breaks the step's contract, or `accept` refuses it (`model-failed`). */
async function acceptAnswer<T, P extends { model: ModelPort }>(
  step: AgentStep<T, P>,
  value: unknown,
  floor: T,
  context: UnitContext<P>,
): Promise<{ readonly ok: true; readonly output: T } | { readonly ok: false; readonly detail: string }> {
  try {
    const checked = step.output.safeParse(await step.accept(value, floor, context))
    if (checked.success) return { ok: true, output: checked.data }
    const [first] = checked.error.issues
    return { ok: false, detail: `${first?.path.join('.') ?? ''}: ${first?.message ?? ''}` }
  } catch (error) {
    if (errorCodeOf(error) === 'model-failed')
      return { ok: false, detail: error instanceof Error ? error.message : '' }
    throw error
  }
}
