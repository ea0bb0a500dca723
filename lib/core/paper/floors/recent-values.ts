const KEPT_MAX = 8

export interface RecentValues<Value> {
  get(id: string): Value | undefined
  set(id: string, value: Value): void
}

/** The values of the last few ids; a value that is set again counts as new. */
export function recentValues<Value>(): RecentValues<Value> {
  const values = new Map<string, Value>()
  return {
    get: (id) => values.get(id),
    set(id, value) {
      values.delete(id)
      values.set(id, value)
      for (const oldest of values.keys()) {
        if (values.size <= KEPT_MAX) break
        values.delete(oldest)
      }
    },
  }
}
