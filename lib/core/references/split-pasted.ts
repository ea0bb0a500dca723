import { readDoi } from '@/lib/core/identity/doi'
import { readPastedReference } from './read-pasted-reference'

/** References read at once from a pasted text: each is shown as fields, and looked up in the indexes. */
export const PASTED_MAX = 12

/** "1. Souza …", "[2] Lima …", "3) Costa …" at the beginning of a line. */
const NUMBERED = /^\s*(?:\[\d{1,3}\]|\(\d{1,3}\)|\d{1,3}[.)])\s+\S/

/** The first references of a pasted text, at most `PASTED_MAX`, and those after them. */
export interface SplitPasted {
  readonly references: readonly string[]
  readonly rest: readonly string[]
}

/**
 * The references in a pasted text, in their order: paragraphs, numbered lines, or lines that each are a reference or a DOI. Lines
 * that only are wrapped stay together; a title with its abstract is one. Never throws.
 */
export function splitPasted(text: string, currentYear: number): SplitPasted {
  const isWhole = (line: string) =>
    readDoi(line.trim()) !== null || readPastedReference(line, currentYear) !== null
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) =>
    paragraph
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  )
  const pieces = paragraphs.flatMap((lines) => {
    if (lines.filter((line) => NUMBERED.test(line)).length > 1) return numbered(lines)
    return lines.length > 1 && lines.every(isWhole) ? lines : [lines.join(' ')]
  })
  const references = pieces.filter((piece) => piece !== '')
  // A title over its abstract: nothing in it is a reference.
  if (!references.some(isWhole)) return { references: [text.trim()].filter(Boolean), rest: [] }
  return { references: references.slice(0, PASTED_MAX), rest: references.slice(PASTED_MAX) }
}

/** Each number begins a reference; lines between are its wrapped end. */
function numbered(lines: readonly string[]): readonly string[] {
  const pieces: string[] = []
  for (const line of lines) {
    if (NUMBERED.test(line) || pieces.length === 0) pieces.push(line)
    else pieces.push(`${pieces.pop()} ${line}`)
  }
  return pieces
}
