import { z } from 'zod'
import type { ModelPort, TurnAnswer, TurnRequest } from '@/lib/contracts/ports'
import type { RunState, ToolCall } from '@/lib/contracts/run'
import { openQuestions, roundsOf } from '@/lib/core/run/run-state'
import { agent, ask, pipeline, task } from '@/lib/engine/pipeline'
import { tool } from '@/lib/engine/tool'
import type { RunScript } from './kill-in-process'

/** Two open questions, one of which reopens an agent that uses tools, and what is made of both answers. */

const Text = z.string()

const look = tool('look', {
  description: 'Looks up a word.',
  input: z.object({ word: z.string() }),
  output: z.string(),
  run: ({ word }) => word.toUpperCase(),
})

const writer = agent('writer', {
  output: Text,
  compose: () => 'from the evidence',
  prompt: ({ round }) => ({ values: { round: String(round) }, evidence: {} }),
  tools: [look],
})
const again = ask('again', {
  needs: [writer],
  answer: z.boolean(),
  reopens: (wanted) => (wanted ? [writer] : []),
})
const title = ask('title', { needs: [writer], answer: Text })
const lanes = task('lanes', {
  needs: [title],
  each: { items: () => ['a', 'b', 'c'] },
  output: Text,
  run: ({ item, readAnswer }) => `${readAnswer(title)}-${item}`,
})
const last = task('last', {
  needs: [again, lanes],
  output: Text,
  run: ({ read, readUnits }) => `${read(writer)} ${[...readUnits(lanes).ok.values()].sort().join()}`,
})

/** Looks up two words and then a third in each round, and says what it was told. */
const model: ModelPort = {
  name: 'chaos/scripted',
  write: async () => ({ ok: false, reason: 'not asked for', tokens: 0, fallbacks: [] }),
  turn: async <T>({ past, values, schema }: TurnRequest<T>): Promise<TurnAnswer<T>> => {
    const words = [['ink', 'pen'], ['nib']][past.length] ?? []
    const calls = words.map(
      (word, at): ToolCall => ({
        id: `${past.length}-${at}`,
        tool: 'look',
        input: { word: `${word}${values.round}` },
      }),
    )
    const told = past.flatMap(({ answers }) => answers.map(({ output }) => output)).join(' ')
    const value = calls.length === 0 ? schema.parse(told) : undefined
    return { ok: true, text: '', calls, value, complaint: '', engine: 'chaos/scripted', tokens: 7 }
  },
}

/** Answers the second of the open questions first, and has the agent work twice. */
function answer(run: RunState) {
  const open = openQuestions(run).at(-1)
  if (!open) return null
  return {
    step: open.key,
    round: open.round,
    answer: open.key === 'title' ? `T${open.round}` : open.round === 1,
  }
}

export const toolScript: RunScript = {
  line: pipeline('chaos', [writer, again, title, lanes, last]),
  ports: { model },
  input: null,
  answer,
}

/** All that the run found out, with turns and tokens, without times and places in the log. */
export function timelessOutputs(run: RunState): string {
  const steps = Object.values(run.steps).map((step) => [
    step.key,
    roundsOf(step).map(({ round, answer: given, units }) => ({
      round,
      given,
      units: Object.values(units)
        .map(({ item, output, engine, tokens, turns }) => ({ item, output, engine, tokens, turns }))
        .sort((one, other) => (one.item < other.item ? -1 : 1)),
    })),
  ])
  return JSON.stringify([run.status, run.tokens.used, steps.sort()], inOneOrder)
}

/** The database gives fields back in another order than that in which they were written. */
function inOneOrder(_: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
}
