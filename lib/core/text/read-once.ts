/** Characters of texts of which is kept what was read; at most twice as many are held. */
const KEPT_CHARS_MAX = 400_000

/**
 * `read`, with what it gave for the last texts kept: a text that is compared with one sentence after another is read once. `read` is pure, and nobody changes what it
 * gave.
 */
export function readOnce<T extends object | string | boolean | number, K extends readonly (string | null)[]>(
  read: (text: string, ...rest: K) => T,
): (text: string, ...rest: K) => T {
  let young = new Map<string, T>()
  let old = new Map<string, T>()
  let chars = 0
  return (text, ...rest) => {
    const key = rest.length === 0 ? text : `${rest.join('\n')}\n${text}`
    const kept = young.get(key)
    if (kept !== undefined) return kept
    const made = old.get(key) ?? read(text, ...rest)
    chars += key.length
    if (chars > KEPT_CHARS_MAX) {
      old = young
      young = new Map()
      chars = key.length
    }
    young.set(key, made)
    return made
  }
}
