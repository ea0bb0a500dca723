import { TOOL_ANSWER_CHARS } from '@/lib/contracts/collection'

/**
 * The answer with as many of the entries, first ones first, as leave it shorter than 500 characters of JSON. `shape` gets the
 * kept entries and how many were left out; with none it must be short by itself.
 */
export function fitAnswer<T, A>(entries: readonly T[], shape: (kept: readonly T[], leftOut: number) => A): A {
  for (let kept = entries.length; kept > 0; kept -= 1) {
    const answer = shape(entries.slice(0, kept), entries.length - kept)
    if (JSON.stringify(answer).length < TOOL_ANSWER_CHARS) return answer
  }
  return shape([], entries.length)
}
