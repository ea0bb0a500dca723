import { AsyncLocalStorage } from 'node:async_hooks'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** Bytes that are packed at once: between two such pieces others are served. */
const PIECE = 256 * 1_024

export interface ZipEntry {
  /** With `/` between folders; each name once. */
  readonly name: string
  readonly bytes: Uint8Array
  /** Is compressed already, as PDFs are. */
  readonly isPacked?: boolean
}

/**
 * A ZIP of the entries in their order, made while it is read: no more than one entry is held. An entry that cannot be had ends
 * the stream with its error; whoever stops reading ends the making. Entries are made in the context of whoever began the stream (who
 * asks, and for what): a slow reader reads on from the event of a socket, which has none.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array> {
  const pieces = piecesOf(entries)
  const inOwnContext = AsyncLocalStorage.snapshot()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await inOwnContext(() => pieces.next())
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

async function* piecesOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array, undefined> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    if (piece.length > 0) made.push(piece)
  })
  for await (const { name, bytes, isPacked } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    zip.add(file)
    for (let from = 0; from === 0 || from < bytes.length; from += PIECE) {
      file.push(bytes.subarray(from, from + PIECE), from + PIECE >= bytes.length)
      yield* made.splice(0)
      await new Promise(setImmediate)
    }
  }
  zip.end()
  yield* made.splice(0)
  return undefined
}
