import { AsyncLocalStorage } from 'node:async_hooks'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { zipStream } from './zip-stream'

it('makes its entries as part of the request that asked for it, whoever reads on and when', async () => {
  const request = new AsyncLocalStorage<string>()
  async function* entries() {
    for (const name of ['one.txt', 'two.txt'])
      yield { name, bytes: new TextEncoder().encode(request.getStore() ?? 'nobody') }
  }
  const stream = request.run('who asked', () => zipStream(entries()))
  // As a slow browser does: its connection has a place again, and nothing of the request is around.
  const files = unzipSync(await request.exit(() => readSlowly(stream)))
  expect(Object.values(files).map((bytes) => strFromU8(bytes))).toEqual(['who asked', 'who asked'])
})

/** So many turns of the event loop the stream needs at most to make its next piece. */
const TURNS = 50

/** Reads each piece only once the stream holds the next and has stopped making more. */
async function readSlowly(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  const reader = stream.getReader()
  for (;;) {
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise(setImmediate)
    const { value, done } = await reader.read()
    if (done) return Buffer.concat(pieces)
    pieces.push(value)
  }
}
