import { z } from 'zod'
import { answerJson } from '@/lib/adapters/child/ask-child'
import { decodeText } from '@/lib/core/text/decode-text'

const Settings = z.discriminatedUnion('reads', [
  z.object({ reads: z.literal('references'), year: z.number() }),
  z.object({ reads: z.literal('document') }),
  z.object({ reads: z.literal('data') }),
])

/** What a file that a person brought holds; run in a process of its own (lib/adapters/child). */
export async function answer(input: Buffer, given: unknown): Promise<string> {
  const settings = Settings.parse(given)
  // Only what this file needs is loaded: half of the time of a process goes into it.
  if (settings.reads === 'references') {
    const { worksInFile } = await import('./works-in-file')
    return answerJson(() => worksInFile(input, settings.year))
  }
  if (settings.reads === 'data') {
    const { readData } = await import('@/lib/core/paper/data/read-data')
    const data = decodeText(input)
    return answerJson(() => (data === null ? { ok: false, problem: 'not-text', about: '' } : readData(data)))
  }
  const { openDocument } = await import('@/lib/core/validation/open-document')
  const text = decodeText(input)
  return answerJson(() => (text === null ? { ok: false, problem: 'not-text' } : openDocument(text)))
}
