import 'server-only'
import { AppError } from '@/lib/contracts/errors'

/** Largest upload of a document, form and all: the longest document that is written, and the student's notes. */
export const UPLOAD_BYTES_MAX = 6 * 1024 * 1024

/** An upload holds one of few places: it must come at this pace at least, once it has had a while to begin. */
const BYTES_PER_S_MIN = 32 * 1024
const BEGINS_WITHIN_MS = 20_000

export interface Upload {
  readonly file: { readonly name: string; readonly bytes: Uint8Array }
  /** The other fields of the form that are text. */
  readonly fields: ReadonlyMap<string, string>
}

/**
 * The file of a multipart form with its other fields. The body is counted while it arrives and cut off at `bytesMax`
 * (`too-large`); a form of another page, another kind of body, one that comes too slowly and a form without a file are
 * `invalid-input`.
 */
export async function readUpload(request: Request, bytesMax: number = UPLOAD_BYTES_MAX): Promise<Upload> {
  // A form elsewhere on the web could post here and leave the visitor with a new, empty session.
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') throw new AppError('invalid-input', `upload from ${site}`)
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) throw new AppError('invalid-input', 'the upload is no form')
  const body = await readBody(request, bytesMax)
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError('invalid-input', 'the form cannot be read', { cause })
    })
  const file = form.get('file')
  if (!(file instanceof File)) throw new AppError('invalid-input', 'the form has no file')
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { file: { name: file.name, bytes }, fields: new Map(fields) }
}

async function readBody(request: Request, bytesMax: number): Promise<Blob> {
  const tooLarge = () => new AppError('too-large', `an upload of more than ${bytesMax} bytes`)
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax) throw tooLarge()
  if (!request.body) throw new AppError('invalid-input', 'the upload is empty')
  const reader = request.body.getReader()
  const chunks: BlobPart[] = []
  let size = 0
  const beganMs = performance.now()
  const next = () => {
    const timeMs = BEGINS_WITHIN_MS + (size / BYTES_PER_S_MIN) * 1_000 - (performance.now() - beganMs)
    return within(timeMs, reader).catch((cause: unknown) => {
      throw new AppError('invalid-input', 'the upload was cut off', { cause })
    })
  }
  for (let read = await next(); !read.done; read = await next()) {
    size += read.value.byteLength
    if (size > bytesMax) {
      await reader.cancel().catch(() => undefined)
      throw tooLarge()
    }
    chunks.push(new Uint8Array(read.value))
  }
  return new Blob(chunks)
}

/** The next part of a body. Rejects, and lets go of the sender, when none comes in time. */
async function within(timeMs: number, reader: ReadableStreamDefaultReader<Uint8Array>) {
  let isLate = false
  const giveUp = () => {
    isLate = true
    void reader.cancel().catch(() => undefined)
  }
  const timer = setTimeout(giveUp, Math.max(0, timeMs))
  const part = await reader.read().finally(() => clearTimeout(timer))
  if (isLate) throw new Error('the body came too slowly')
  return part
}
