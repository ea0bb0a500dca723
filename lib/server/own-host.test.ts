import { createServer, request } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

afterEach(() => vi.unstubAllEnvs())

async function judged(publicUrl: string) {
  vi.resetModules()
  vi.stubEnv('PUBLIC_URL', publicUrl)
  return (await import('./own-host')).isOwnHost
}

describe('the host that a request names', () => {
  it.each([
    undefined,
    '',
    'evil.example',
    'evil.example:3000',
    'thesis.example.evil.example',
    'evilthesis.example',
    'localhost.evil.example',
    'evil.example#localhost',
    'evil.example/localhost',
    'localhost@evil.example',
    'user:word@localhost',
    'local host',
    'rebind.127.0.0.1.nip.example',
  ])('%s is not ours', async (host) => {
    expect((await judged('https://thesis.example'))(host)).toBe(false)
    expect((await judged(''))(host)).toBe(false)
  })

  it.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST:3000',
    '127.0.0.1:3000',
    '192.168.1.20:3000',
    '[::1]:3000',
    'localhost:80',
  ])('%s is', async (host) => {
    expect((await judged('https://thesis.example'))(host)).toBe(true)
    expect((await judged(''))(host)).toBe(true)
  })

  it('the public address is where one is set, and no other', async () => {
    const isOwnHost = await judged('https://thesis.example')
    expect(isOwnHost('thesis.example')).toBe(true)
    expect(isOwnHost('Thesis.Example:443')).toBe(true)
    expect(isOwnHost('other.example')).toBe(false)
    expect((await judged(''))('thesis.example')).toBe(false)
  })

  it('is looked at before anything else is, and a stranger’s is answered without its name', async () => {
    vi.resetModules()
    const { isOwnHost, refuseHost } = await import('./own-host')
    const server = createServer((request, response) => {
      if (!isOwnHost(request.headers.host)) return refuseHost(response)
      response.end('page')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = z.object({ port: z.number() }).parse(server.address())
    const ask = (host: string) =>
      new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
        request({ port, host: '127.0.0.1', headers: { host } }, (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('end', () =>
            resolve({ status: answer.statusCode, text: Buffer.concat(parts).toString() }),
          )
        })
          .on('error', reject)
          .end()
      })
    expect(await ask(`localhost:${port}`)).toEqual({ status: 200, text: 'page' })
    const refused = await ask('rebind.example')
    expect(refused.status).toBe(421)
    expect(refused.text).not.toContain('rebind.example')
    await new Promise((resolve) => server.close(resolve))
  })
})
