import { z } from 'zod'

/** Why there is no archive copy; the first byte of a PDF opens no JSON. */
const ArchiveRefusal = z.object({
  code: z.enum(['unsupported', 'archive-refused', 'invalid-input']),
  message: z.string(),
})
export type ArchiveRefusal = z.infer<typeof ArchiveRefusal>

const OPENING_BRACE = 0x7b

/** What the program that makes archive copies answered instead of a file; null for a file. */
export function archiveRefusal(answer: Uint8Array): ArchiveRefusal | null {
  if (answer[0] !== OPENING_BRACE) return null
  return ArchiveRefusal.parse(JSON.parse(Buffer.from(answer).toString('utf8')))
}
