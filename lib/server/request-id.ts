import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

// On globalThis because pages, routes, actions and the worker are bundled apart.
declare global {
  var carrelRequest: AsyncLocalStorage<string> | undefined
}

function storage(): AsyncLocalStorage<string> {
  globalThis.carrelRequest ??= new AsyncLocalStorage()
  return globalThis.carrelRequest
}

/** Does the work of one request, and all that it begins, under an id of its own; what a client calls it does not count. */
export function withRequestId<T>(work: (id: string) => T): T {
  const id = randomUUID()
  return storage().run(id, () => work(id))
}

/** The id of the request under way; undefined outside of one, as in the worker. */
export function requestId(): string | undefined {
  return storage().getStore()
}
