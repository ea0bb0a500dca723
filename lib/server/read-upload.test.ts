import { describe, expect, it, vi } from 'vitest'
import { readUpload } from './read-upload'

const MAX = 1_000_000

function formOf(size: number): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(size)], 'paper.pdf'))
  form.set('kind', 'pdf')
  return form
}

function upload(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost:3000/api/projects/upload', { method: 'POST', body, headers })
}

/** A form that is sent on and on, and says nothing of its length. */
function endless(): { request: Request; sent: () => number } {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 100_000
      controller.enqueue(new Uint8Array(100_000))
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const init = { method: 'POST', body, headers, duplex: 'half' }
  return { request: new Request('http://localhost:3000/', init), sent: () => sent }
}

describe('an uploaded form', () => {
  it('gives its file whole, and its other fields', async () => {
    const { file, fields } = await readUpload(upload(formOf(900_000)), MAX)
    expect([file.name, file.bytes.length, fields.get('kind')]).toEqual(['paper.pdf', 900_000, 'pdf'])
  })

  it('that is too large is refused while it arrives, whatever it says of its length', async () => {
    await expect(readUpload(upload(formOf(MAX + 1)), MAX)).rejects.toMatchObject({ code: 'too-large' })
    const { request, sent } = endless()
    await expect(readUpload(request, MAX)).rejects.toMatchObject({ code: 'too-large' })
    expect(sent()).toBeLessThan(2 * MAX)
  })

  it('whose sender has gone is refused as cut off, and is no error of ours', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('aborted')),
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const init = { method: 'POST', body, headers, duplex: 'half' }
    const request = new Request('http://localhost:3000/', init)
    await expect(readUpload(request, MAX)).rejects.toMatchObject({ code: 'invalid-input' })
  })

  it('that trickles is refused, and lets go of its sender', async () => {
    vi.useFakeTimers()
    try {
      let gone = false
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) =>
          new Promise((resolve) => {
            const send = () => resolve(gone ? undefined : controller.enqueue(new Uint8Array(10)))
            setTimeout(send, 15_000)
          }),
        cancel: () => {
          gone = true
        },
      })
      const headers = { 'content-type': 'multipart/form-data; boundary=x' }
      const init = { method: 'POST', body, headers, duplex: 'half' }
      const read = readUpload(new Request('http://localhost:3000/', init), MAX)
      const refused = expect(read).rejects.toMatchObject({ code: 'invalid-input' })
      await vi.advanceTimersByTimeAsync(60_000)
      await refused
      expect(gone).toBe(true)
    } finally {
      vi.useRealTimers()
    }
  })

  it('of another site, even of another port of this machine, is refused', async () => {
    for (const site of ['cross-site', 'same-site', 'none'])
      await expect(readUpload(upload(formOf(1), { 'sec-fetch-site': site }), MAX)).rejects.toMatchObject({
        code: 'invalid-input',
      })
    await expect(
      readUpload(upload(formOf(1), { 'sec-fetch-site': 'same-origin' }), MAX),
    ).resolves.toBeDefined()
  })

  it('that is none, or is cut off, or has no file, is refused', async () => {
    const noFile = new FormData()
    noFile.set('file', 'only text')
    const cut = upload('--x\r\nContent-Disposition: form-data; name="file"; filename="a', {
      'content-type': 'multipart/form-data; boundary=x',
    })
    for (const request of [upload('{}', { 'content-type': 'application/json' }), upload(noFile), cut])
      await expect(readUpload(request, MAX)).rejects.toMatchObject({ code: 'invalid-input' })
  })
})
