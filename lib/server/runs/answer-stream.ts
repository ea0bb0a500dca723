import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { researchEvent } from '@/lib/contracts/research'
import type { RunEvent } from '@/lib/contracts/run'
import { createWireReader } from '@/lib/core/research/research-events'
import { createSentenceGate, partialAnswer } from '@/lib/core/research/sentence-gate'
import { gateOptionsOf } from '@/lib/pipelines/research/pipeline'
import { streamEvents } from '@/lib/server/event-stream'
import { services } from '@/lib/server/services'
import { listenToText } from './live-text'

type Options = Pick<Parameters<typeof streamEvents>[0], 'access' | 'lastEventId' | 'signal'>

/**
 * One answer of a conversation as the events of the specification. A model's text is let through sentence by sentence as it is written,
 * under the ledger; whoever comes later, and whoever's text was written in another process, gets it whole.
 */
export function streamAnswer({
  conversationId,
  round,
  ...options
}: Options & { readonly conversationId: string; readonly round: number }): Promise<Response> {
  let streamed = false
  const reader = createWireReader(round, () => !streamed)
  return streamEvents({
    ...options,
    // The reader needs the log from its beginning; what the browser has is left out below.
    lastEventId: null,
    logId: conversationId,
    status: 'waiting',
    view: (event: RunEvent) => event,
    render: (event) => {
      const read = reader.read(event)
      return isKnown(event, options.lastEventId) ? { ...read, messages: [] } : read
    },
    live: (send) => {
      const written = createLiveText(conversationId)
      return listenToText(conversationId, (unit, delta) => {
        if (unit.step !== 'answer' || unit.round !== round) return
        written(delta, (content) => {
          streamed = true
          send(researchEvent({ type: 'delta', content }))
        })
      })
    },
  })
}

function isKnown({ seq }: RunEvent, lastEventId: string | null): boolean {
  const last = Number(lastEventId ?? '0')
  return Number.isSafeInteger(last) && seq <= last
}

type Admit = (content: string) => void

/** Takes the pieces of a model's answer, and hands on what the ledger admits of it; others are answered between two sentences. */
function createLiveText(conversationId: string): (delta: string, admit: Admit) => void {
  let json = ''
  const open = async () =>
    createSentenceGate(gateOptionsOf(await (await services()).runs.get(conversationId)))
  let gate: ReturnType<typeof open> | null = null
  let reading = Promise.resolve()
  const read = async (admit: Admit): Promise<void> => {
    gate ??= open()
    const admitted = await gate
    for (const content of admitted(partialAnswer(json))) {
      admit(content)
      await setImmediate()
    }
  }
  return (delta, admit) => {
    json += delta
    // Without its evidence nothing is let through; the whole answer follows from the log.
    reading = reading.then(() => read(admit)).catch(() => undefined)
  }
}
