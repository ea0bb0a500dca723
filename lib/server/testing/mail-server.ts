import { createServer, type Socket } from 'node:net'

export interface MailServer {
  readonly url: string
  /** What was taken, headers and text as they came. */
  readonly received: string[]
  close(): void
}

/** A mail server on this machine that takes or refuses what it is given. */
export async function startMailServer({ refuses = false } = {}): Promise<MailServer> {
  const received: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let data: string | null = null
    socket.write('220 loopback\r\n')
    socket.on('error', () => socket.destroy())
    socket.on('data', (bytes) => {
      for (const line of bytes.toString('utf8').split('\r\n').slice(0, -1)) {
        if (data !== null && line !== '.') data += `${line}\n`
        else if (data !== null) {
          received.push(data)
          data = null
          socket.write('250 taken\r\n')
        } else if (line.startsWith('RCPT') && refuses) socket.write('550 no such user\r\n')
        else if (line === 'DATA') {
          data = ''
          socket.write('354 go on\r\n')
        } else if (line === 'QUIT') socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  })
  const port = await new Promise<number>((listening) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      listening(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** The text of a letter as its reader sees it. */
export function letterText(letter: string): string {
  const [head = '', ...rest] = letter.split('\n\n')
  const text = rest.join('\n\n')
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return text
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
