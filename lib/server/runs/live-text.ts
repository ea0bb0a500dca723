import type { UnitPlace } from '@/lib/engine/run'

type TextListener = (unit: UnitPlace, delta: string) => void

// On globalThis because the worker and the routes of one process are bundled apart.
declare global {
  var carrelLiveText: Map<string, Set<TextListener>> | undefined
}

function listenersOf(): Map<string, Set<TextListener>> {
  globalThis.carrelLiveText ??= new Map()
  return globalThis.carrelLiveText
}

/** A model of this process has written a piece of text in a run. Whoever does not listen now gets the whole text from the log. */
export function publishText(runId: string, unit: UnitPlace, delta: string): void {
  for (const listener of listenersOf().get(runId) ?? []) listener(unit, delta)
}

/** Calls the listener, which must not throw, with each piece of text of a run from now on; returns the way out. */
export function listenToText(runId: string, listener: TextListener): () => void {
  const all = listenersOf()
  const own = all.get(runId) ?? new Set()
  own.add(listener)
  all.set(runId, own)
  return () => {
    own.delete(listener)
    if (own.size === 0) all.delete(runId)
  }
}
