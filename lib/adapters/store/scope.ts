import { AsyncLocalStorage } from 'node:async_hooks'
import type { ProjectId, UserId } from '@/lib/contracts/ids'

/**
 * Terminology
 *   scope   whose rows the statements of a piece of work may reach; the policies of the database read it from settings of the
 *           connection (migration 20261126204500_row_level_security), whatever the statements themselves ask for
 */
export interface Scope {
  /** The projects of this person, and what else is theirs. */
  readonly ownerId?: UserId
  /** Of these only this one; without an owner it opens nothing. */
  readonly projectId?: ProjectId
  /** Of this project what a link into it opens: the advisor's desk. */
  readonly deskOf?: ProjectId
  /** Of this project what a link to screen opens besides: the sources, and what reviewers say of them. */
  readonly screeningOf?: ProjectId
}

/** What a connection is set to: 'on' or '', and ids, '' for none. */
export interface ScopeSettings {
  readonly everything: '' | 'on'
  readonly owner: string
  readonly project: string
  readonly desk: string
  readonly screening: string
}

interface Held {
  settings: ScopeSettings
}

// On globalThis because pages, routes, actions and the worker are bundled apart.
declare global {
  var carrelScope: AsyncLocalStorage<Held> | undefined
}

const nothing: ScopeSettings = { everything: '', owner: '', project: '', desk: '', screening: '' }

function storage(): AsyncLocalStorage<Held> {
  globalThis.carrelScope ??= new AsyncLocalStorage()
  return globalThis.carrelScope
}

/** Does the work, and all that it begins, within the scope; an empty one reaches nothing until `addToScope` says who asks. */
export function withinScope<T>(scope: Scope, work: () => T): T {
  return storage().run({ settings: settingsOf(scope) }, work)
}

/** Says who asks as soon as that is known, for the rest of the work under way. Does nothing outside of `withinScope`. */
export function addToScope(scope: Scope): void {
  const held = storage().getStore()
  if (!held) return
  const { owner, project, desk, screening } = settingsOf(scope)
  const { settings } = held
  held.settings = {
    ...settings,
    owner: owner || settings.owner,
    project: project || settings.project,
    desk: desk || settings.desk,
    screening: screening || settings.screening,
  }
}

/**
 * Does what belongs to no single person: finding out who asks, sweeps, deleting what is over. Each place that does so stands with
 * its reason in `scope-places.test.ts`.
 */
export function beyondScopes<T>(work: () => T): T {
  return storage().run({ settings: { ...nothing, everything: 'on' } }, work)
}

/** What a statement that is sent now may reach: nothing, unless somebody said. */
export function scopeInForce(): ScopeSettings {
  return storage().getStore()?.settings ?? nothing
}

function settingsOf({ ownerId, projectId, deskOf, screeningOf }: Scope): ScopeSettings {
  const [owner = '', project = '', desk = '', screening = ''] = [ownerId, projectId, deskOf, screeningOf]
  return { everything: '', owner, project, desk, screening }
}
