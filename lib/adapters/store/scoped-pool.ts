import type pg from 'pg'
import { PatientPool } from './patient-pool'
import { type ScopeSettings, scopeInForce } from './scope'

const SET = `SELECT set_config('carrel.everything', $1, false), set_config('carrel.owner', $2, false),
  set_config('carrel.project', $3, false), set_config('carrel.desk', $4, false),
  set_config('carrel.screening', $5, false)`

/**
 * A pool whose connections are set to the scope of whoever takes one, before anything else is sent on it. A connection remembers what it
 * is set to, so that most of the time nothing has to be sent. Set outside of any transaction: none can take it back.
 */
export class ScopedPool extends PatientPool {
  readonly #set = new WeakMap<pg.PoolClient, ScopeSettings>()

  protected override async prepare(client: pg.PoolClient): Promise<void> {
    const scope = scopeInForce()
    if (isSame(this.#set.get(client), scope)) return
    this.#set.delete(client)
    await client.query(SET, [scope.everything, scope.owner, scope.project, scope.desk, scope.screening])
    this.#set.set(client, scope)
  }
}

function isSame(one: ScopeSettings | undefined, other: ScopeSettings): boolean {
  return (
    one !== undefined &&
    one.everything === other.everything &&
    one.owner === other.owner &&
    one.project === other.project &&
    one.desk === other.desk &&
    one.screening === other.screening
  )
}
