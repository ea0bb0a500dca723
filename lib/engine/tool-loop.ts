import type { Clock, ModelPort } from '@/lib/contracts/ports'
import {
  type RunFact,
  TOOL_CALLS_MAX,
  type ToolAnswer,
  type ToolCall,
  type UnitTurn,
} from '@/lib/contracts/run'
import type { AgentStep, UnitContext } from './pipeline'
import type { Tool } from './tool'

/** Characters of a tool's answer that the model and the log get; the rest is cut, and said to be. */
const OUTPUT_CHARS_MAX = 20_000

/** Characters of a tool's error that the model gets. */
const ERROR_CHARS_MAX = 500

/** A model that makes this many calls that it has made before goes in circles; its floor takes over. */
const REPEATS_MAX = 3

/** A fact of a turn or a tool's answer, without the unit it belongs to. */
export type TurnFact =
  | Omit<Extract<RunFact, { type: 'model-turned' }>, 'step' | 'item' | 'round'>
  | Omit<Extract<RunFact, { type: 'tool-answered' }>, 'step' | 'item' | 'round'>

export interface TurnOptions {
  /** What earlier attempts of the unit have left. */
  readonly turns: readonly UnitTurn[]
  readonly clock: Clock
  /** Resolves when the fact is in the log: only then may something rest on it. */
  readonly record: (fact: TurnFact) => Promise<void>
  readonly onText: (delta: string) => void
}

type Conversation =
  | { readonly ok: true; readonly value: unknown; readonly engine: string }
  | { readonly ok: false; readonly reason: string; readonly tokens: number }

/**
 * Lets the model and the agent's tools work until there is an answer that fits, at most `turnsMax` turns. Goes on behind the
 * turns that are there: a call that was answered is not made again, one that was cut off is. Each turn and each answer is in
 * the log before the next begins. `tokens` are those that no fact names. Rejects only when the unit is aborted or loses its log.
 */
export async function converse<T, P extends { model: ModelPort }>(
  step: AgentStep<T, P>,
  prompt: { values: Record<string, string>; evidence: Record<string, string> },
  context: UnitContext<P>,
  { turns: before, clock, record, onText }: TurnOptions,
): Promise<Conversation> {
  const { model } = context.ports
  if (!model.turn) return { ok: false, reason: 'the model has no tools', tokens: 0 }
  const turnsMax = step.turnsMax(context)
  let turns = before
  for (;;) {
    turns = await answerCalls(step, turns, context, { clock, record })
    const last = turns.at(-1)
    if (last && last.calls.length === 0 && last.complaint === '')
      return { ok: true, value: last.value, engine: last.engine }
    if (countRepeats(namedCalls(turns, step.tools)) >= REPEATS_MAX)
      return { ok: false, reason: 'the same calls over and over', tokens: 0 }
    if (turns.length >= turnsMax)
      return { ok: false, reason: `no answer within ${turnsMax} turns`, tokens: 0 }
    const beganMs = clock.elapsedMs()
    const asked = await model.turn({
      agent: step.key,
      ...prompt,
      prompt: step.promptKey(context.item),
      schema: step.answer,
      signal: context.signal,
      tools: step.tools,
      mayCall: turns.length + 1 < turnsMax,
      past: turns,
      onText,
    })
    if (!asked.ok) return asked
    const { text, value, complaint, engine, tokens, cost } = asked
    const calls = asked.calls.slice(0, TOOL_CALLS_MAX)
    const turn = turns.length + 1
    const ms = clock.elapsedMs() - beganMs
    await record({ type: 'model-turned', turn, text, calls, value, complaint, engine, tokens, cost, ms })
    turns = [...turns, { text, calls, value, complaint, engine, answers: [] }]
  }
}

/** The turns with every call of the last one answered, one after the other. */
async function answerCalls<T, P extends { model: ModelPort }>(
  step: AgentStep<T, P>,
  turns: readonly UnitTurn[],
  context: UnitContext<P>,
  { clock, record }: Pick<TurnOptions, 'clock' | 'record'>,
): Promise<readonly UnitTurn[]> {
  const last = turns.at(-1)
  if (!last) return turns
  const earlier = turns.slice(0, -1)
  let answers = last.answers
  for (const call of last.calls) {
    if (answers.some(({ id }) => id === call.id)) continue
    const beganMs = clock.elapsedMs()
    const known = [...earlier, { ...last, answers }]
    const answer = repeatOf(call, namedCalls(known, step.tools)) ?? (await callTool(step, call, context))
    await record({ type: 'tool-answered', turn: turns.length, ...answer, ms: clock.elapsedMs() - beganMs })
    answers = [...answers, answer]
  }
  return [...earlier, { ...last, answers }]
}

async function callTool<T, P extends { model: ModelPort }>(
  step: AgentStep<T, P>,
  { id, tool: name, input }: ToolCall,
  context: UnitContext<P>,
): Promise<ToolAnswer> {
  const wanted = step.tools.find((tool) => tool.name === name)
  if (!wanted) return { id, tool: name, ok: false, output: `there is no tool ${name}` }
  try {
    const output = JSON.stringify(await wanted.call(input, context)) ?? 'null'
    return { id, tool: name, ok: true, output: bounded(output) }
  } catch (error) {
    context.signal.throwIfAborted()
    const reason = error instanceof Error ? error.message : 'unknown'
    return { id, tool: name, ok: false, output: reason.slice(0, ERROR_CHARS_MAX) }
  }
}

interface NamedCall {
  readonly call: ToolCall
  /** Equal for calls that must get the same answer. */
  readonly name: string
  readonly answer: ToolAnswer | undefined
}

/** All calls in their order. One of a tool that follows changes is another call once any other tool was called before it. */
function namedCalls(
  turns: readonly UnitTurn[],
  tools: readonly Pick<Tool<never>, 'name' | 'followsChanges'>[],
): readonly NamedCall[] {
  const following = new Set(tools.filter((one) => one.followsChanges).map(({ name }) => name))
  let changes = 0
  return turns.flatMap(({ calls, answers }) =>
    calls.map((call) => {
      const isFollowing = following.has(call.tool)
      if (!isFollowing) changes += 1
      const name = `${call.tool} ${JSON.stringify(sorted(call.input))} ${isFollowing ? changes : ''}`
      return { call, name, answer: answers.find(({ id }) => id === call.id) }
    }),
  )
}

/** The answer to a call that was made before, with the hint that it was; null for a new call. */
function repeatOf(call: ToolCall, calls: readonly NamedCall[]): ToolAnswer | null {
  const own = calls.find((one) => one.call === call)
  const first = calls.find(({ name, answer }) => name === own?.name && answer !== undefined)?.answer
  if (!first) return null
  const output = bounded(`You made this call before, and this was the answer: ${first.output}`)
  return { id: call.id, tool: call.tool, ok: first.ok, output }
}

function countRepeats(calls: readonly NamedCall[]): number {
  return calls.length - new Set(calls.map(({ name }) => name)).size
}

/** The same value with the names of each object in order: the order in which a model writes them says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, part]) => [name, sorted(part)]))
}

function bounded(text: string): string {
  if (text.length <= OUTPUT_CHARS_MAX) return text
  return `${text.slice(0, OUTPUT_CHARS_MAX)} … (cut here; ${text.length} characters in all)`
}
