import { COMMENT_MAX } from '@/lib/contracts/desk-limits'
import { AppError } from '@/lib/contracts/errors'

/** Throws `text-too-long` where a field is above the length of a comment, an answer or a reason: it has a sentence of its own. `input` is as it was sent. */
export function refuseLong(input: unknown, field: 'body' | 'reason'): void {
  const text: unknown =
    typeof input === 'object' && input !== null ? Object.getOwnPropertyDescriptor(input, field)?.value : null
  if (typeof text === 'string' && text.trim().length > COMMENT_MAX)
    throw new AppError('text-too-long', `a text of ${text.trim().length} characters`)
}
