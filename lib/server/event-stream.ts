import 'server-only'
import { latestSeqs } from '@/lib/adapters/store/runs'
import { touchLink } from '@/lib/adapters/store/share-links'
import type { RunEvent } from '@/lib/contracts/run'
import { HEARD_EVERY_MS, type StreamAccess } from '@/lib/contracts/stream'
import { isOver } from '@/lib/core/run/run-state'
import { services } from '@/lib/server/services'

/** Proxies close a silent stream after 15–60 s. */
const HEARTBEAT_MS = HEARD_EVERY_MS

/** The browser comes back after this when the stream breaks. */
const RETRY_MS = 1_000

/** A reader that is this many bytes behind has stopped reading; it reconnects and reads on from its last id. */
const BEHIND_MAX_BYTES = 8_000_000

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-store, no-transform',
  connection: 'keep-alive',
  'x-accel-buffering': 'no',
}

// On globalThis because the code that stops the process is bundled apart from the routes.
declare global {
  var carrelStreams: Set<() => void> | undefined
}

/** Open streams of this process. */
function openStreams(): Set<() => void> {
  globalThis.carrelStreams ??= new Set()
  return globalThis.carrelStreams
}

/** An event as it stands on the wire, made once for all who watch. */
const encoded = new WeakMap<RunEvent, Uint8Array>()

interface StreamOptions {
  /** Of a run, or of the project whose desk it is. */
  readonly logId: string
  readonly status: string
  /** An event as a browser gets it; the same for all who watch the log, and may be kept for them. */
  readonly view: (event: RunEvent) => RunEvent
  /** In place of `view`, for one reader: messages that carry the seq of their event, and whether the stream ends behind them. */
  readonly render?: (event: RunEvent) => { readonly messages: readonly unknown[]; readonly ends: boolean }
  /** What comes besides the log while it lasts, without an id; returns the way out. */
  readonly live?: (send: (message: unknown) => void) => () => void
  /** Whose eyes it is open for. */
  readonly access: StreamAccess
  readonly lastEventId: string | null
  readonly signal: AbortSignal
}

/**
 * The events of a log as server-sent events: first those after `lastEventId`, then new ones as they are appended, with
 * `id` = seq. Answers 204 when the run is over and the reader has everything, which tells an EventSource to stop.
 * Ends within a second of its access (signed out, link revoked, project deleted), with `{ "closed": … }` as its last message;
 * who comes back then gets an error status, which tells an EventSource to stop.
 */
export async function streamEvents({
  logId,
  status,
  view,
  render,
  live = () => () => undefined,
  access,
  lastEventId,
  signal,
}: StreamOptions): Promise<Response> {
  const { db, feed } = await services()
  const [latest] = await latestSeqs(db, [logId])
  // An id from the future (of a database that was put back to an older state) must not silence the stream.
  const after = Math.min(parseLastEventId(lastEventId), latest?.seq ?? 0)
  if (isOver({ status }) && latest && after >= latest.seq) return new Response(null, { status: 204 })

  let close = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        let leave = () => {}
        let silence = () => {}
        let closed = false
        const heartbeat = setInterval(() => {
          // A message, not a comment: only what an EventSource hands on tells the page that the line is there. Rendered messages have kinds of their own.
          send(text(render ? ': still here\n\n' : 'data: {}\n\n'))
          // An open page keeps an advisor's visit going; whether the note is written in time does not matter.
          if ('linkId' in access) touchLink(db, access.linkId, new Date()).catch(() => undefined)
        }, HEARTBEAT_MS)
        close = () => {
          if (closed) return
          closed = true
          clearInterval(heartbeat)
          openStreams().delete(close)
          signal.removeEventListener('abort', close)
          leave()
          silence()
          try {
            controller.close()
          } catch {
            // Cancelled by the reader: already closed.
          }
        }
        const send = (bytes: Uint8Array) => {
          if (closed) return
          if ((controller.desiredSize ?? 0) < -BEHIND_MAX_BYTES) close()
          else controller.enqueue(bytes)
        }
        openStreams().add(close)
        signal.addEventListener('abort', close, { once: true })
        if (signal.aborted) return close()
        send(text(`retry: ${RETRY_MS}\n\n`))
        try {
          leave = await feed.watch(logId, after, {
            access,
            onEvents: (events) => {
              for (const event of events) {
                if (!render) send(encode(event, view))
                else if (sendRendered(event, render(event), send)) return close()
              }
            },
            onEnd: (why) => {
              send(text(`data: ${JSON.stringify({ closed: why })}\n\n`))
              close()
            },
          })
        } catch {
          // The database is away; the browser comes back with its last id.
          return close()
        }
        silence = live((message) => send(text(`data: ${JSON.stringify(message)}\n\n`)))
        if (closed) {
          leave()
          silence()
        }
      },
      cancel: () => close(),
    },
    { highWaterMark: 0, size: (bytes) => bytes.byteLength },
  )
  return new Response(body, { headers: HEADERS })
}

/** Sends what a reader gets of an event, its id with the last message: who comes back gets all of an event or nothing. */
function sendRendered(
  { seq }: RunEvent,
  { messages, ends }: ReturnType<NonNullable<StreamOptions['render']>>,
  send: (bytes: Uint8Array) => void,
): boolean {
  messages.forEach((message, at) => {
    const id = at === messages.length - 1 ? `id: ${seq}\n` : ''
    send(text(`${id}data: ${JSON.stringify(message)}\n\n`))
  })
  return ends
}

function encode(event: RunEvent, view: (event: RunEvent) => RunEvent): Uint8Array {
  const known = encoded.get(event)
  if (known) return known
  const bytes = text(`id: ${event.seq}\ndata: ${JSON.stringify(view(event))}\n\n`)
  encoded.set(event, bytes)
  return bytes
}

function text(value: string): Uint8Array {
  return new TextEncoder().encode(value)
}

/** 0 for anything that is not a seq: the reader then gets everything. */
function parseLastEventId(value: string | null): number {
  const seq = Number(value ?? '0')
  return Number.isSafeInteger(seq) && seq > 0 ? seq : 0
}
