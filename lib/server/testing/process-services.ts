import { afterAll, beforeAll } from 'vitest'
import type { Services } from '../services'
import type { TestDatabase } from './test-database'
import { openTestServices } from './test-services'

/** Makes the test file a process of Carrel on this database: what actions, routes and loaders ask for is there. */
export function prepareProcess(database: () => TestDatabase): () => Services {
  let all: Services | undefined
  beforeAll(async () => {
    all = await openTestServices(database().url)
    globalThis.carrelServices = Promise.resolve(all)
  }, 60_000)
  afterAll(async () => {
    globalThis.carrelServices = undefined
    globalThis.carrelAuth = undefined
    await all?.close()
  })
  return () => {
    if (!all) throw new Error('the services exist only while tests run')
    return all
  }
}
