import type { RunState } from '@/lib/contracts/run'
import { stepOf } from '@/lib/core/run/run-state'
import { cutText } from '@/lib/core/text/plain-text'

const LINES_MAX = 60
const LINE_MAX = 600
const WORDS_MIN = 3
const DEPTH_MAX = 8

/** What stands at a stage of a run, of whatever pipeline: the sentences in what its steps have written and in what was answered, in their order. */
export function stageText(run: RunState, steps: readonly string[]): readonly string[] {
  const lines = new Set<string>()
  for (const key of steps) {
    const { units, answered, answer } = stepOf(run, key)
    for (const { output } of Object.values(units)) collect(output, lines, 0)
    if (answered) collect(answer, lines, 0)
  }
  return [...lines].slice(0, LINES_MAX)
}

function collect(value: unknown, lines: Set<string>, depth: number): void {
  if (lines.size >= LINES_MAX || depth > DEPTH_MAX) return
  if (typeof value === 'string') {
    const text = value.trim()
    if (isSentence(text)) lines.add(cutText(text, LINE_MAX))
  } else if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) collect(one, lines, depth + 1)
  }
}

/** Names of steps, ids and addresses are no text of the student. */
function isSentence(text: string): boolean {
  return !/^https?:/.test(text) && text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= WORDS_MIN
}
