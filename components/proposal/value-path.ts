/** Where something stands in a value: names of fields and places in lists. */
export type Path = readonly (string | number)[]

/** What stands there; undefined where the path leads nowhere. */
export function valueAtPath(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => {
    if (Array.isArray(inner)) return typeof step === 'number' ? inner[step] : undefined
    if (typeof inner !== 'object' || inner === null) return undefined
    return Object.entries(inner).find(([name]) => name === step)?.[1]
  }, value)
}

/** The same value with something else standing there; nothing is changed in place. */
export function withValueAt(value: unknown, path: Path, next: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return next
  if (typeof step === 'number')
    return listOf(value).map((item, at) => (at === step ? withValueAt(item, rest, next) : item))
  const fields = typeof value === 'object' && value !== null ? value : {}
  return { ...fields, [step]: withValueAt(valueAtPath(value, [step]), rest, next) }
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** A text as a field shows it: '' for what is none. */
export function valueText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

/** One item a line, as a field of several lines holds them. */
export function valueLines(value: unknown): string {
  return listOf(value)
    .map((item) => valueText(item).replace(/\s+/g, ' '))
    .join('\n')
}

/** The lines of a field as a list, without empty ones. */
export function listFromLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
