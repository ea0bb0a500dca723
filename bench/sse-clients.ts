import { request } from 'node:http'

/** How many clients, to which address, with which headers; the parent counts what they report. */
const [url = '', count = '0', cookie = ''] = process.argv.slice(2)

interface Client {
  /** Ids in the order of their arrival. */
  readonly ids: number[]
  readonly delaysMs: number[]
}

const clients: Client[] = []
const leaves: (() => void)[] = []
let connected = 0

function connect(): void {
  const client: Client = { ids: [], delaysMs: [] }
  clients.push(client)
  const sent = request(
    url,
    { agent: false, headers: { accept: 'text/event-stream', cookie } },
    (response) => {
      connected += 1
      if (connected === Number(count)) process.send?.({ type: 'connected' })
      let rest = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        const frames = `${rest}${chunk}`.split('\n\n')
        rest = frames.pop() ?? ''
        for (const frame of frames) note(client, frame)
      })
      response.on('error', () => undefined)
    },
  )
  sent.on('error', () => undefined)
  sent.end()
  leaves.push(() => sent.destroy())
}

/** The fact carries the time at which it was given to the log; both processes read the same clock. */
function note(client: Client, frame: string): void {
  const id = /^id: (\d+)$/m.exec(frame)?.[1]
  if (id === undefined) return
  client.ids.push(Number(id))
  const sentAt = /"sentAt":([\d.]+)/.exec(frame)?.[1]
  if (sentAt !== undefined) client.delaysMs.push(performance.timeOrigin + performance.now() - Number(sentAt))
}

process.on('message', (message) => {
  if (message === 'report') process.send?.({ type: 'report', clients })
  if (message === 'leave') {
    for (const leave of leaves) leave()
    setTimeout(() => process.exit(0), 100)
  }
})

for (let index = 0; index < Number(count); index += 1) connect()
