import { request as ask, createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientAddress } from './client-address'
import { stampPeer } from './socket-address'

/** As the server does: stamps, then hands on what stands in the headers. */
const server = createServer((request, response) => {
  stampPeer(request)
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one)
  response.end(clientAddress(headers))
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => void server.close())

const seenWith = (headers: Record<string, string | string[]>) =>
  new Promise<string>((resolve, reject) => {
    const asked = ask({ host: '127.0.0.1', port, headers }, (response) => {
      let said = ''
      response.on('data', (piece) => {
        said += piece
      })
      response.on('end', () => resolve(said))
    })
    asked.on('error', reject).end()
  })

it.each([
  {},
  { 'x-carrel-peer': '203.0.113.9' },
  { 'X-Carrel-Peer': ['203.0.113.9', '203.0.113.10'] },
  { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9' },
])('whoever says to come from elsewhere is counted by the socket: %j', async (headers) => {
  expect(await seenWith(headers)).toBe('127.0.0.1')
})
