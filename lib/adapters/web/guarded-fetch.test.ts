import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type CanaryNetwork, startCanaryNetwork } from './canary-network'
import { type GuardedOptions, guardedFetch } from './guarded-fetch'
import { startLoopbackServer } from './loopback-server'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

async function keep<T extends { close(): Promise<void> }>(opening: Promise<T>): Promise<T> {
  const one = await opening
  opened.push(one)
  return one
}

const limits = { timeoutMs: 5_000, bodyMaxBytes: 100_000 }

function get(url: string, more: Partial<GuardedOptions> = {}) {
  return guardedFetch(url, { ...limits, signal: new AbortController().signal, ...more })
}

function expectUntouched({ canary, dialled }: CanaryNetwork) {
  expect(dialled).toEqual([])
  expect(canary.connections()).toBe(0)
}

const loopbackSpellings = [
  'http://127.0.0.1/',
  'http://127.0.0.1:8080/',
  'https://127.0.0.1/',
  'http://127.1/',
  'http://127.0.1/',
  'http://127.0.0.1./',
  'http://127.255.255.254/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://%31%32%37.0.0.1/',
  'http://①②⑦.⓪.⓪.①/',
  'http://0/',
  'http://0.0.0.0/',
  'http://[::1]/',
  'http://[::]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[::1%25lo]/',
  'http://localhost/',
  'http://LOCALHOST:8443/',
  'http://localhost./',
  'http://me.test/',
  'http://both.test/',
  'http://127.0.0.1:80\\@example.org/',
  'http://example.org@127.0.0.1/',
]

const elsewhere = [
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/',
  'http://0xA9.0xFE.0xA9.0xFE/',
  'http://100.100.100.200/',
  'http://168.63.129.16/',
  'http://[fd00:ec2::254]/',
  'http://[fe80::1]/',
  'http://inside.test/',
  'http://metadata.test/',
]

const otherThanWeb = [
  'file:///etc/passwd',
  'ftp://example.org/',
  'gopher://127.0.0.1:25/_x',
  'data:text/html,hello',
  'javascript:alert(1)',
  'ws://example.org/',
  'http://user:secret@example.org/',
  'http://user@example.org/',
  'http://example.org:22/',
  'http://example.org:6379/',
  'https://example.org:25/',
  'http://',
  'no address',
  '',
  `http://example.org/${'a'.repeat(2_000)}`,
]

const names = {
  localhost: ['127.0.0.1', '::1'],
  'localhost.': ['127.0.0.1'],
  'me.test': ['127.0.0.1'],
  'both.test': ['93.184.216.34', '127.0.0.1'],
  'inside.test': ['10.1.2.3'],
  'metadata.test': ['169.254.169.254'],
  'example.org': ['93.184.216.34'],
}

describe('refused before a connection is opened', () => {
  test.each([...loopbackSpellings, ...elsewhere, ...otherThanWeb])('%s', async (url) => {
    const world = await keep(startCanaryNetwork({ names }))
    expect(await get(url, { network: world.network })).toMatchObject({ ok: false, reason: 'refused' })
    expectUntouched(world)
  })

  test('and the same addresses as the target of a redirect', async () => {
    const world = await keep(startCanaryNetwork({ names }))
    const targets = [...loopbackSpellings, ...elsewhere, 'file:///etc/passwd', 'http://example.org:22/']
    const sender = await keep(
      startLoopbackServer((request, response) => {
        const target = targets[Number((request.url ?? '/').slice(1))] ?? ''
        response.writeHead(302, { location: Buffer.from(target).toString('latin1') }).end()
      }),
    )
    const options = { network: world.network, trustedOrigins: [sender.origin] }
    for (const [index, target] of targets.entries()) {
      const result = await get(`${sender.origin}/${index}`, options)
      // A header cannot carry circled digits: they arrive as other characters, which make no address.
      expect(result.ok, target).toBe(false)
      if (!target.includes('①')) expect(result, target).toMatchObject({ reason: 'refused' })
    }
    expectUntouched(world)
  })

  test('without a network of the test: the real guard and the real resolver', async () => {
    const canary = await keep(startLoopbackServer())
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433']) {
      expect(await get(`http://${host}:${canary.port}/`)).toMatchObject({ ok: false, reason: 'refused' })
      expect(await get(`http://${host}:8080/`)).toMatchObject({ ok: false, reason: 'refused' })
    }
    expect(canary.connections()).toBe(0)
  })
})

describe('trusted origins', () => {
  test('are reached, and the canary does see those who come', async () => {
    const server = await keep(startLoopbackServer((_request, response) => response.end('hello')))
    const result = await get(`${server.origin}/page`, { trustedOrigins: [server.origin] })
    expect(result).toMatchObject({ ok: true, status: 200, isCut: false })
    expect(server.connections()).toBe(1)
  })

  test('count only with the same scheme, host and port', async () => {
    const world = await keep(startCanaryNetwork({ names }))
    const trustedOrigins = ['http://127.0.0.1:8080']
    const others = [
      'http://127.0.0.1:8443/',
      'http://127.0.0.1/',
      'https://127.0.0.1:8080/',
      'http://127.0.0.2:8080/',
      'http://localhost:8080/',
      'http://[::1]:8080/',
    ]
    for (const url of others) {
      expect(await get(url, { network: world.network, trustedOrigins }), url).toMatchObject({
        reason: 'refused',
      })
    }
    expectUntouched(world)
  })
})

test('a public name is connected to with the very addresses that were checked', async () => {
  const world = await keep(startCanaryNetwork({ names }))
  expect(await get('http://example.org/', { network: world.network })).toMatchObject({
    reason: 'unreachable',
  })
  expect(world.resolved).toEqual(['example.org'])
  expect(world.dialled).toEqual(['example.org'])
})

test('a name that does not exist is told apart from a host that does not answer', async () => {
  const { network } = await keep(startCanaryNetwork())
  expect(await get('http://gone.test/', { network })).toMatchObject({ reason: 'no-such-host' })
})

type Handler = (request: IncomingMessage, response: ServerResponse) => void

async function serve(handler: Handler) {
  const server = await keep(startLoopbackServer(handler))
  const from = (path: string, more: Partial<GuardedOptions> = {}) =>
    get(`${server.origin}${path}`, { trustedOrigins: [server.origin], ...more })
  return { server, from }
}

describe('a hostile server', () => {
  test('that redirects for ever is left after five', async () => {
    const { server, from } = await serve((_request, response) =>
      response.writeHead(302, { location: '/again' }).end(),
    )
    expect(await from('/')).toMatchObject({ ok: false, reason: 'unreachable' })
    expect(server.connections()).toBeLessThanOrEqual(6)
  })

  test('that redirects five times is followed', async () => {
    const { from } = await serve((request, response) => {
      const step = Number((request.url ?? '/0').slice(1))
      if (step < 5) response.writeHead(301, { location: `/${step + 1}` })
      response.end()
    })
    expect(await from('/0')).toMatchObject({ ok: true, status: 200, url: expect.stringMatching(/\/5$/) })
  })

  test.each(['http://[', 'http://exa mple/', 'http://a:99999/'])(
    'that redirects to "%s" is refused',
    async (location) => {
      const { from } = await serve((_request, response) => response.writeHead(302, { location }).end())
      expect(await from('/')).toMatchObject({ ok: false, reason: 'refused' })
    },
  )

  test('that never stops sending is cut off', async () => {
    let sent = 0
    const { from } = await serve((_request, response) => {
      const chunk = Buffer.alloc(65_536)
      const send = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length
      }
      response.on('drain', send)
      send()
    })
    expect(await from('/')).toMatchObject({ ok: false, reason: 'too-large' })
    expect(await from('/', { whenLonger: 'cut' })).toMatchObject({ ok: true, isCut: true })
    expect(sent).toBeLessThan(50_000_000)
  })

  test('that announces 100 MB is left at the limit', async () => {
    const { from } = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': 100 * 1024 * 1024 })
      response.write(Buffer.alloc(1_000_000))
    })
    expect(await from('/')).toMatchObject({ ok: false, reason: 'too-large' })
    const cut = await from('/', { whenLonger: 'cut' })
    expect(cut).toMatchObject({ ok: true, isCut: true })
    if (cut.ok) expect(cut.bytes.byteLength).toBe(limits.bodyMaxBytes)
  })

  test('that packs 50 MB into a small answer is measured by what comes out', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024))
    expect(bomb.byteLength).toBeLessThan(limits.bodyMaxBytes)
    const { from } = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
    })
    expect(await from('/')).toMatchObject({ ok: false, reason: 'too-large' })
  })

  test('that sends nothing, or one byte at a time, is left when the time is over', async () => {
    const { from } = await serve((request, response) => {
      if (request.url === '/silent') return
      response.writeHead(200)
      response.write('a')
    })
    for (const path of ['/silent', '/slow']) {
      expect(await from(path, { timeoutMs: 60 })).toMatchObject({ ok: false, reason: 'timed-out' })
    }
  })

  test('cannot win time by redirecting', async () => {
    const { server, from } = await serve((_request, response) => {
      setTimeout(() => response.writeHead(302, { location: '/again' }).end(), 40)
    })
    expect(await from('/', { timeoutMs: 100 })).toMatchObject({ ok: false, reason: 'timed-out' })
    expect(server.connections()).toBeLessThanOrEqual(3)
  })

  test.each([
    ['one huge header', { 'x-large': 'a'.repeat(40_000) }],
    [
      'thousands of headers',
      Object.fromEntries(Array.from({ length: 4_000 }, (_, at) => [`x-${at}`, 'abcdefgh'])),
    ],
  ])('that sends %s is left', async (_name, headers) => {
    const { from } = await serve((_request, response) => response.writeHead(200, headers).end())
    expect(await from('/')).toMatchObject({ ok: false, reason: 'unreachable' })
  })

  test('that speaks something else than HTTP is unreachable', async () => {
    const { from } = await serve((request) => request.socket.end('SSH-2.0-OpenSSH\r\n'))
    expect(await from('/')).toMatchObject({ ok: false, reason: 'unreachable' })
  })

  test('gets no cookie, no referrer and no key', async () => {
    let headers: IncomingMessage['headers'] = {}
    const { from } = await serve((request, response) => {
      headers = request.headers
      response.writeHead(200, { 'set-cookie': 'a=b' }).end()
    })
    await from('/')
    await from('/')
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie']))
    expect(headers).not.toHaveProperty('referer')
    expect(headers).not.toHaveProperty('authorization')
  })
})

test('only the caller can make it reject', async () => {
  const { from } = await serve(() => undefined)
  const caller = new AbortController()
  const asked = from('/', { signal: caller.signal })
  caller.abort(new Error('the run was stopped'))
  await expect(asked).rejects.toThrow()
})

test('every request waits for the turn of its own host', async () => {
  const target = await keep(startLoopbackServer((_request, response) => response.end('there')))
  const { server, from } = await serve((_request, response) =>
    response.writeHead(302, { location: `${target.origin}/` }).end(),
  )
  const turns: string[] = []
  await from('/', {
    trustedOrigins: [server.origin, target.origin],
    inTurn: (host, work) => {
      turns.push(host)
      return work()
    },
  })
  expect(turns).toEqual([new URL(server.origin).host, new URL(target.origin).host])
})

const ATTACKS = '../shared/data/hostile/ssrf_urls.jsonl'
const Attack = z.object({ url: z.string(), expect: z.string() })

const addressesOfAttacks = {
  localhost: ['127.0.0.1'],
  'localtest.me': ['127.0.0.1'],
  '169.254.169.254.nip.io': ['169.254.169.254'],
  'metadata.google.internal': ['169.254.169.254'],
  metadata: ['169.254.169.254'],
  'rancher-metadata': ['169.254.169.250'],
  foo: ['10.0.0.7'],
  'example.com': ['93.184.216.34'],
  'www.googleapis.com': ['142.250.184.10'],
}

if (existsSync(ATTACKS)) {
  const attacks = readFileSync(ATTACKS, 'utf8')
    .trim()
    .split('\n')
    .map((line) => Attack.parse(JSON.parse(line)))
  const of = (label: string) => attacks.filter((attack) => attack.expect === label).map(({ url }) => url)

  test.each([...of('block'), ...of('block_after_dns')])('published attack: %s', async (url) => {
    const world = await keep(startCanaryNetwork({ names: addressesOfAttacks }))
    expect(await get(url, { network: world.network })).toMatchObject({ ok: false })
    expectUntouched(world)
  })

  test.each(of('block_after_redirect'))('published redirect: %s', async (url) => {
    const sender = await keep(
      startLoopbackServer((_request, response) =>
        response.writeHead(307, { location: 'http://localhost' }).end(),
      ),
    )
    const { hostname } = new URL(url)
    const world = await keep(
      startCanaryNetwork({
        names: { ...addressesOfAttacks, [hostname]: ['93.184.216.34'] },
        standIns: { [hostname]: sender.port },
      }),
    )
    const result = await get(url, { network: world.network })
    expect(result).toMatchObject({ ok: false, reason: 'refused' })
    expect(sender.connections()).toBe(1)
    expect(world.canary.connections()).toBe(0)
  })

  test.each(of('context'))('no attack, hence not refused: %s', async (url) => {
    const world = await keep(startCanaryNetwork({ names: addressesOfAttacks }))
    expect(await get(url, { network: world.network })).toMatchObject({ ok: false, reason: 'unreachable' })
    expect(world.dialled).toEqual([new URL(url).hostname])
  })
} else process.stdout.write('skipped: ../shared/data/hostile/ssrf_urls.jsonl is not here\n')
