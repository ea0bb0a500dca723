import 'server-only'
import { AppError } from '@/lib/contracts/errors'

/** Room for the borders and headers of a multipart body around its one file. */
const MULTIPART_OVERHEAD_BYTES = 10_000

export interface UploadedFile {
  readonly name: string
  readonly bytes: Uint8Array
  /** The field `kind` beside it: what the person was asked for. */
  readonly kind: string | null
}

/** The file in the field `file` of a multipart request; throws `too-large` or `invalid-input`. */
export async function readUploadedFile(request: Request, bytesMax: number): Promise<UploadedFile> {
  const declared = Number(request.headers.get('content-length'))
  if (!Number.isFinite(declared) || declared > bytesMax + MULTIPART_OVERHEAD_BYTES) {
    throw new AppError('too-large', `a body of ${declared} bytes`)
  }
  const form = await readForm(request, bytesMax + MULTIPART_OVERHEAD_BYTES)
  const file = form.get('file')
  const kind = form.get('kind')
  if (!(file instanceof File)) throw new AppError('invalid-input', 'no file in the request')
  if (file.size > bytesMax) throw new AppError('too-large', `a file of ${file.size} bytes`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { name: file.name, bytes, kind: typeof kind === 'string' ? kind : null }
}

/** What a request declares of its length is not what it sends: the body is counted while it is read. */
async function readForm(request: Request, bytesMax: number): Promise<FormData> {
  let size = 0
  const counted = request.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size > bytesMax) controller.error(new AppError('too-large', `more than ${bytesMax} bytes`))
        else controller.enqueue(chunk)
      },
    }),
  )
  try {
    const type = request.headers.get('content-type') ?? ''
    return await new Response(counted ?? null, { headers: { 'content-type': type } }).formData()
  } catch (cause) {
    if (size > bytesMax) throw new AppError('too-large', `more than ${bytesMax} bytes`, { cause })
    throw new AppError('invalid-input', 'the upload could not be read', { cause })
  }
}
