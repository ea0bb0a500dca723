import { foldAccents } from '@/lib/core/text/fold-accents'

/** Longest idea; a longer line is taken sentence by sentence. */
export const IDEA_MAX = 300
/** Ideas of one session. */
export const IDEAS_MAX = 400
/** Longest text that is read for ideas at once. */
export const IDEAS_TEXT_MAX = 60_000

export interface ReadIdeas {
  readonly ideas: readonly string[]
  /** What could not be taken and stays in the field: sentences longer than an idea, and what comes behind the last place. */
  readonly left: string
  /** Lines that say what is already there. */
  readonly repeated: number
  /** Lines without a word, e.g. one emoji. */
  readonly wordless: number
}

/** One idea from each line, or from each sentence of a line that is too long; list marks are taken off. Nothing is cut. */
export function readIdeas(text: string, known: readonly string[]): ReadIdeas {
  const seen = new Set(known.map(keyOf))
  const ideas: string[] = []
  const left: string[] = []
  let repeated = 0
  let wordless = 0
  for (const line of partsOf(text)) {
    if (!/\p{L}/u.test(line)) wordless += 1
    else if (seen.has(keyOf(line))) repeated += 1
    else if (line.length > IDEA_MAX || seen.size >= IDEAS_MAX) left.push(line)
    else {
      seen.add(keyOf(line))
      ideas.push(line)
    }
  }
  return { ideas, left: left.join('\n'), repeated, wordless }
}

function partsOf(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,3}[.)])\s+/u, '').trim())
    .flatMap((line) => (line.length > IDEA_MAX ? sentencesOf(line) : [line]))
    .filter((line) => line !== '')
}

function sentencesOf(line: string): readonly string[] {
  return line.split(/(?<=[.!?…])\s+/u).map((sentence) => sentence.trim())
}

const keyOf = (text: string) =>
  foldAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
