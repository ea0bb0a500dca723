import 'server-only'
import { runChild } from '@/lib/adapters/child/run-child'
import type { DocumentTree } from '@/lib/contracts/document-tree'
import { AppError } from '@/lib/contracts/errors'
import { Locale } from '@/lib/contracts/locale'
import { drawDocument } from './draw-document'
import { ensureSandbox } from './sandbox'

const TIMEOUT_MS = 90_000
const MEMORY_MB = 700

// On globalThis because pages and routes are bundled apart.
declare global {
  var carrelExamples: Map<Locale, Promise<Uint8Array>> | undefined
}

/**
 * A finished proposal over the invented catalogue as a PDF, in one of the three languages. It is made once for all who ask, and as long as
 * this process lives; a failure is forgotten, and the next who asks tries anew. Throws `not-found` for another language.
 */
export async function exampleDocument(locale: string): Promise<Response> {
  const known = Locale.safeParse(locale)
  if (!known.success) throw new AppError('not-found', 'no such language')
  const bytes = await keptExample(known.data)
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="carrel-${known.data}.pdf"`,
      'cache-control': 'private, max-age=3600',
    },
  })
}

/** All of it is kept while it is being made: many who ask at once start one process after the other, never many. */
function keptExample(locale: Locale): Promise<Uint8Array> {
  globalThis.carrelExamples ??= new Map()
  const examples = globalThis.carrelExamples
  const making = examples.get(locale) ?? drawExample(locale)
  examples.set(locale, making)
  making.catch(() => examples.delete(locale))
  return making
}

async function drawExample(locale: Locale): Promise<Uint8Array> {
  return drawDocument(await makeExample(locale), { format: 'pdf' })
}

async function makeExample(locale: Locale): Promise<DocumentTree> {
  const settings = { locale, sandboxUrl: await ensureSandbox() }
  const program = 'lib/server/example-program.ts'
  const ended = await runChild('', { program, settings, timeoutMs: TIMEOUT_MS, memoryMb: MEMORY_MB })
  if (ended.end === 'answered') return JSON.parse(ended.written.toString('utf8'))
  if (ended.end === 'timed-out') throw new AppError('timed-out', 'the example did not come in its time')
  throw new AppError('internal', ended.end === 'crashed' ? ended.detail : 'the example took too much memory')
}
