import { afterEach, describe, expect, test } from 'vitest'
import { type LoopbackService, startLoopbackService } from './loopback-service'
import { SCIELO_ISSNS } from './scielo-journals'
import { createScieloListing } from './scielo-listing'

const services: LoopbackService[] = []
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()))
})

/** `status` 200 lists three journals, anything else refuses; counts what is asked. */
async function start(status: number) {
  const asked: string[] = []
  const objects = [
    { code: '0101-1111', collection: 'scl' },
    { code: '0101-2222', collection: 'scl' },
    { code: '0202-1111', collection: 'col' },
    { code: 'no issn', collection: 'col' },
  ]
  const service = await startLoopbackService((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(status)
    response.end(JSON.stringify({ meta: { total: objects.length }, objects }))
  }, {})
  services.push(service)
  let now = 1_000_000_000
  return {
    asked,
    deps: { ...service.deps, nowMs: () => now },
    pass: (ms: number) => {
      now += ms
    },
  }
}
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

describe('the listing of SciELO journals', () => {
  test('is not waited for; once there, it adds to the built-in journals and is kept for a day', async () => {
    const { asked, deps, pass } = await start(200)
    const listing = createScieloListing()
    expect([listing.current(deps), listing.current(deps)]).toEqual([null, null])
    await listing.settled()
    const issns = listing.current(deps)
    expect(issns?.slice(0, SCIELO_ISSNS.length)).toEqual(SCIELO_ISSNS)
    expect(issns?.slice(SCIELO_ISSNS.length)).toEqual(['0101-1111', '0202-1111', '0101-2222'])
    pass(DAY_MS - MINUTE_MS)
    listing.current(deps)
    await listing.settled()
    expect(asked).toHaveLength(1)
    pass(2 * MINUTE_MS)
    expect(listing.current(deps)).toEqual(issns)
    await listing.settled()
    expect(asked).toHaveLength(2)
  })

  test('that is refused leaves the built-in journals and is asked for again after ten minutes only', async () => {
    const { asked, deps, pass } = await start(403)
    const listing = createScieloListing()
    listing.current(deps)
    await listing.settled()
    pass(9 * MINUTE_MS)
    expect(listing.current(deps)).toBeNull()
    await listing.settled()
    expect(asked).toHaveLength(1)
    pass(2 * MINUTE_MS)
    listing.current(deps)
    await listing.settled()
    expect(asked).toHaveLength(2)
  })

  test('survives the search that asked first being given up', async () => {
    const { deps } = await start(200)
    const listing = createScieloListing()
    listing.current({ ...deps, signal: AbortSignal.abort() })
    await listing.settled()
    expect(listing.current(deps)?.length).toBeGreaterThan(SCIELO_ISSNS.length)
  })
})
