/** Keys that one citation names at most; more are a list, not a citation. */
const CITED_TOGETHER_MAX = 4

/** `[@one; @two]`, each key once, at most `max`; '' for none. */
export function citationMark(keys: readonly string[], max = CITED_TOGETHER_MAX): string {
  const named = [...new Set(keys)].slice(0, max)
  return named.length === 0 ? '' : `[${named.map((key) => `@${key}`).join('; ')}]`
}

/** Keys behind a counted claim: who counts eleven sources names eleven, as far as a sentence can hold them. */
const CITED_IN_COUNT_MAX = 100

/** `[@one; @two]` behind a sentence that says how many they are: all of them are named. */
export function countedCitation(keys: readonly string[]): string {
  return citationMark(keys, CITED_IN_COUNT_MAX)
}
