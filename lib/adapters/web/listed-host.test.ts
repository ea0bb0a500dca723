import { describe, expect, test } from 'vitest'
import { startCanaryNetwork } from './canary-network'
import { type GuardedOptions, guardedFetch } from './guarded-fetch'
import { isListedHost } from './listed-host'
import { startLoopbackServer } from './loopback-server'

const limits = { timeoutMs: 5_000, bodyMaxBytes: 100_000 }

function get(url: string, more: Partial<GuardedOptions>) {
  return guardedFetch(url, { ...limits, signal: new AbortController().signal, ...more })
}

describe('a list of hosts', () => {
  const hosts = ['example.org', '*.example.net']
  const asked = async (url: string) => {
    const world = await startCanaryNetwork({ names: { 'example.org': ['93.184.216.34'] } })
    const result = await get(url, { network: world.network, hosts })
    await world.close()
    return { result, dialled: world.dialled }
  }

  test.each([
    'http://example.com/',
    'http://example.org.example.com/',
    'http://notexample.org/',
    'http://below.example.org/',
    'http://example.net/',
    'http://notexample.net/',
    'http://93.184.216.34/',
    'http://example.org@example.com/',
  ])('lets nothing out to %s', async (url) => {
    const { result, dialled } = await asked(url)
    expect(result).toMatchObject({ ok: false, reason: 'refused' })
    expect(dialled).toEqual([])
  })

  test('lets the listed out, whatever their case, and judges them like any other', async () => {
    expect((await asked('http://EXAMPLE.org/')).dialled).not.toEqual([])
    expect(await get('http://127.0.0.1/', { hosts: ['127.0.0.1'] })).toMatchObject({ reason: 'refused' })
  })

  test('holds for where a redirect leads, and not for the sandbox', async () => {
    const sandbox = await startLoopbackServer((request, response) =>
      request.url === '/away'
        ? response.writeHead(302, { location: 'http://example.com/' }).end()
        : response.end('there'),
    )
    const trustedOrigins = [sandbox.origin]
    expect(await get(`${sandbox.origin}/`, { hosts, trustedOrigins })).toMatchObject({ ok: true })
    expect(await get(`${sandbox.origin}/away`, { hosts, trustedOrigins })).toMatchObject({
      reason: 'refused',
    })
    await sandbox.close()
  })
})

test('a dot at the end and the case of a name do not count', () => {
  expect(isListedHost('DOI.org.', ['doi.org'])).toBe(true)
  expect(isListedHost('www.scielo.br', ['*.scielo.br'])).toBe(true)
  expect(isListedHost('scielo.br', ['*.scielo.br'])).toBe(false)
  expect(isListedHost('notscielo.br', ['*.scielo.br'])).toBe(false)
})
