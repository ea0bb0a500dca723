import { Priority, withPriority } from '@/lib/adapters/child/child-priority'

/** So long after the last of their work an owner is known to have asked. */
const KNOWN_MS = 3_000

interface Asker {
  readonly priority: Priority
  readonly kinds: Set<string>
  /** What is asked for and not yet done. */
  open: number
  forgetting?: NodeJS.Timeout
}

// On globalThis because pages, routes, actions and the worker are bundled apart.
declare global {
  var carrelAskers: Map<string, Asker> | undefined
}

/**
 * Does the work for its owner. Whoever asks for a kind of work while they wait for the same, or a moment after, asks for much:
 * their processes let those of all others go first, until they have asked for nothing for a moment.
 */
export async function asAsker<T>(owner: string, kind: string, work: () => Promise<T>): Promise<T> {
  globalThis.carrelAskers ??= new Map()
  const askers = globalThis.carrelAskers
  const asker: Asker = askers.get(owner) ?? { priority: new Priority(), kinds: new Set(), open: 0 }
  askers.set(owner, asker)
  if (asker.kinds.has(kind)) asker.priority.giveWay()
  asker.kinds.add(kind)
  asker.open += 1
  try {
    return await withPriority(asker.priority, work)
  } finally {
    asker.open -= 1
    clearTimeout(asker.forgetting)
    const forget = () => asker.open === 0 && askers.delete(owner)
    asker.forgetting = setTimeout(forget, KNOWN_MS).unref()
  }
}
