import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { startCanaryNetwork } from './canary-network'
import { checkLink } from './check-link'
import { HostQueue } from './host-queue'
import { type LoopbackServer, startLoopbackServer } from './loopback-server'

const opened: LoopbackServer[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

const signal = new AbortController().signal

async function serve(handler: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = await startLoopbackServer(handler)
  opened.push(server)
  const trustedOrigins = opened.map(({ origin }) => origin)
  return { server, check: (path: string) => checkLink(`${server.origin}${path}`, { signal, trustedOrigins }) }
}

/** A server with the same answer for every request, HEAD without its body. */
function page(status: number, body = '', headers: Record<string, string> = { 'content-type': 'text/html' }) {
  return serve((request, response) => {
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
  })
}

describe('the state of a link', () => {
  test.each([
    ['a page', 200, '<h1>Article</h1>', 'open'],
    ['an empty page', 204, '', 'open'],
    ['no such page', 404, 'not here', 'dead'],
    ['a page that is gone', 410, '', 'dead'],
    ['a page that asks for a login', 401, '', 'paywalled'],
    ['a page that asks for money', 402, '', 'paywalled'],
    ['a page that sells the text', 200, '<a>Purchase this article</a> for $39', 'paywalled'],
    ['a Portuguese page that sells the text', 200, 'Acesso restrito a assinantes', 'paywalled'],
    ['a robot wall', 403, 'Just a moment…', 'unreachable'],
    ['a robot wall that counts', 429, '', 'unreachable'],
    ['a server that fails', 500, 'oops', 'unreachable'],
    ['a server that is being repaired', 503, '', 'unreachable'],
    ['a status nobody has heard of', 600, '', 'unreachable'],
  ])('%s (%i)', async (_name, status, body, state) => {
    const { check } = await page(status, body)
    expect((await check('/')).state).toBe(state)
  })

  test('a PDF is open after its HEAD', async () => {
    const asked: string[] = []
    const { check } = await serve((request, response) => {
      asked.push(request.method ?? '')
      response.writeHead(200, { 'content-type': 'application/pdf' }).end()
    })
    expect((await check('/paper.pdf')).state).toBe('open')
    expect(asked).toEqual(['HEAD'])
  })

  test.each([403, 404, 405, 500, 501])('a HEAD answered with %i is asked again by GET', async (status) => {
    const { check } = await serve((request, response) => {
      response.writeHead(request.method === 'HEAD' ? status : 200, { 'content-type': 'text/html' }).end()
    })
    expect((await check('/')).state).toBe('open')
  })

  test('a server that drops every HEAD is asked by GET', async () => {
    const { check } = await serve((request, response) => {
      if (request.method === 'HEAD') request.socket.destroy()
      else response.end('here')
    })
    expect((await check('/')).state).toBe('open')
  })

  test('only the beginning is asked for, and read of a server that ignores it', async () => {
    let range = ''
    const { check } = await serve((request, response) => {
      if (request.method === 'HEAD') return response.writeHead(405).end()
      range = request.headers.range ?? ''
      response.writeHead(200, { 'content-type': 'text/html' })
      response.write('x'.repeat(70_000))
      // Never ends: who reads on would wait for ever.
    })
    expect((await check('/')).state).toBe('open')
    expect(range).toBe('bytes=0-65535')
  })

  test('the address at the end of the redirects is given', async () => {
    const { server, check } = await serve((request, response) => {
      if (request.url === '/doi') response.writeHead(302, { location: '/article' })
      response.end('text')
    })
    expect(await check('/doi')).toEqual({ state: 'open', url: `${server.origin}/article` })
  })

  test('a name that does not resolve could not be checked, an address that is refused is not asked', async () => {
    const world = await startCanaryNetwork({ names: { 'inside.test': ['10.0.0.1'] } })
    opened.push(world.canary)
    const check = (url: string) => checkLink(url, { signal, network: world.network })
    expect(await check('http://gone.test/')).toEqual({ state: 'unreachable', url: null })
    const refused = [
      'http://inside.test/',
      'http://127.0.0.1/',
      'http://169.254.169.254/',
      'file:///etc/passwd',
      'no',
    ]
    for (const url of refused) expect(await check(url), url).toEqual({ state: 'not-checked', url: null })
    expect(world.dialled).toEqual([])
  })
})

describe('no more than two requests at once', () => {
  function counter() {
    let running = 0
    let most = 0
    return {
      most: () => most,
      answer: (_request: IncomingMessage, response: ServerResponse) => {
        running += 1
        most = Math.max(most, running)
        const end = () => {
          running -= 1
          response.end('text')
        }
        setTimeout(end, 15)
      },
    }
  }

  test('reach one host', async () => {
    const busy = counter()
    const { check } = await serve(busy.answer)
    const checked = await Promise.all(Array.from({ length: 9 }, (_, at) => check(`/${at}`)))
    expect(checked.every(({ state }) => state === 'open')).toBe(true)
    expect(busy.most()).toBe(2)
  })

  test('reach the host that other hosts redirect to', async () => {
    const busy = counter()
    const { server: publisher } = await serve(busy.answer)
    const redirect = (_request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(302, { location: `${publisher.origin}/` }).end()
    }
    const resolvers = [await serve(redirect), await serve(redirect), await serve(redirect)]
    await Promise.all(resolvers.flatMap(({ check }) => [check('/1'), check('/2')]))
    expect(busy.most()).toBe(2)
  })
})

test('a queue goes on after work that fails, and forgets hosts that are idle', async () => {
  const queue = new HostQueue(1)
  const done: string[] = []
  const failing = queue.run('a', async () => {
    throw new Error('no')
  })
  const next = queue.run('a', async () => done.push('a'))
  const other = queue.run('b', async () => done.push('b'))
  await expect(failing).rejects.toThrow('no')
  await Promise.all([next, other])
  expect(done.sort()).toEqual(['a', 'b'])
})
