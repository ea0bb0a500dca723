import type { ScreeningReply, ScreeningRequest } from './screening-messages'
import { createScreeningSession, type ScreeningSession } from './screening-session'

let session: ScreeningSession | undefined

self.addEventListener('message', ({ data }: MessageEvent<ScreeningRequest>) => {
  if (data.kind === 'load') {
    session = createScreeningSession(data.texts)
    return
  }
  if (!session) return
  if (data.kind === 'explain') {
    reply({ kind: 'explained', serial: data.serial, reasons: session.explain(data.ids) })
    return
  }
  reply({ kind: 'ranked', serial: data.serial, order: session.rank(data.choices) })
})

function reply(message: ScreeningReply): void {
  self.postMessage(message)
}
