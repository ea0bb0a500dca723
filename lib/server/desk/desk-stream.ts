import 'server-only'
import { touchLink } from '@/lib/adapters/store/share-links'
import type { ProjectId } from '@/lib/contracts/ids'
import type { StreamAccess } from '@/lib/contracts/stream'
import { services } from '@/lib/server/services'
import { deskFeed } from './desk-feed'

/** Proxies close a silent stream after 15–60 s. */
const HEARTBEAT_MS = 12_000
const RETRY_MS = 1_000
/** A reader that is this many bytes behind has stopped reading; it comes back with its last id. */
const BEHIND_MAX_BYTES = 1_000_000

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

interface StreamOptions {
  readonly projectId: ProjectId
  /** Whose eyes it is open for, the student's or an advisor's. */
  readonly access: StreamAccess
  /** Of the last event the reader has. */
  readonly lastEventId: string | null
  readonly signal: AbortSignal
}

/**
 * What happens at a desk as server-sent events (DeskEvent with `id` = seq), those after `lastEventId` first. It ends
 * within a second of its access (signed out, link revoked, project deleted), with `{ "closed": … }` as its last message; a
 * reader who comes back then gets an error status, which tells an EventSource to stop.
 */
export async function streamDesk({
  projectId,
  access,
  lastEventId,
  signal,
}: StreamOptions): Promise<Response> {
  const [feed, { db }] = await Promise.all([deskFeed(), services()])
  globalThis.carrelStreams ??= new Set()
  const streams = globalThis.carrelStreams
  let close = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let closed = false
        let leave = () => {}
        const send = (text: string) => {
          if (closed) return
          if ((controller.desiredSize ?? 0) < -BEHIND_MAX_BYTES) close()
          else controller.enqueue(new TextEncoder().encode(text))
        }
        const heartbeat = setInterval(() => {
          send(': still here\n\n')
          // An open page keeps its visit going; whether the note is written in time does not matter.
          if ('linkId' in access) touchLink(db, access.linkId, new Date()).catch(() => undefined)
        }, HEARTBEAT_MS)
        close = () => {
          if (closed) return
          closed = true
          clearInterval(heartbeat)
          streams.delete(close)
          signal.removeEventListener('abort', close)
          leave()
          try {
            controller.close()
          } catch {
            // Cancelled by the reader: already closed.
          }
        }
        streams.add(close)
        signal.addEventListener('abort', close, { once: true })
        if (signal.aborted) return close()
        send(`retry: ${RETRY_MS}\n\n`)
        leave = feed.watch(
          {
            projectId,
            access,
            onEvents: (events) => {
              for (const event of events) send(`id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`)
            },
            onEnd: (why) => {
              send(`data: ${JSON.stringify({ closed: why })}\n\n`)
              close()
            },
          },
          seqOf(lastEventId),
        )
      },
      cancel: () => close(),
    },
    { highWaterMark: 0, size: (bytes) => bytes.byteLength },
  )
  return new Response(body, { headers: HEADERS })
}

/** 0 for anything that is not a seq: the reader then gets everything. */
function seqOf(value: string | null): number {
  const seq = Number(value ?? '0')
  return Number.isSafeInteger(seq) && seq > 0 ? seq : 0
}
