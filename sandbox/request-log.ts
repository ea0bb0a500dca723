/** One request as the sandbox received it; keys and addresses are replaced by "…". */
export interface LoggedRequest {
  readonly service: string
  readonly method: string
  /** Path and query after the service's name. */
  readonly target: string
  readonly hasKey: boolean
  /** Milliseconds since the sandbox started. */
  readonly startedMs: number
  /** null while the answer is under way, or when the caller left. */
  readonly status: number | null
}

const KEPT_MAX = 2_000
const secretNames = new Set(['api_key', 'apikey', 'email', 'mailto', 'key'])
const keyHeaders = ['authorization', 'x-api-key', 'x-apikey']

export function redacted(path: string, query: URLSearchParams): string {
  const copy = new URLSearchParams(query)
  for (const name of copy.keys()) if (secretNames.has(name.toLowerCase())) copy.set(name, '…')
  const search = copy.toString()
  return search === '' ? path : `${path}?${search}`
}

export function hasKey(query: URLSearchParams, headers: Readonly<Record<string, string>>): boolean {
  return query.has('api_key') || query.has('apikey') || keyHeaders.some((name) => headers[name] !== undefined)
}

/** The last requests, oldest first. */
export class RequestLog {
  private entries: LoggedRequest[] = []

  add(entry: LoggedRequest): (status: number) => void {
    const index = { entry }
    this.entries.push(entry)
    if (this.entries.length > KEPT_MAX) this.entries = this.entries.slice(-KEPT_MAX)
    return (status) => {
      const at = this.entries.lastIndexOf(index.entry)
      if (at >= 0) this.entries[at] = { ...index.entry, status }
    }
  }

  list(): readonly LoggedRequest[] {
    return [...this.entries]
  }

  clear(): void {
    this.entries = []
  }
}
