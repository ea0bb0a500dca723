import { COMMENT_MAX } from '@/lib/contracts/desk-limits'
import { AppError } from '@/lib/contracts/errors'

/** Throws `text-too-long` for what is above the length of a comment, an answer or a reason: it has a sentence of its own. */
export function refuseLong(text: unknown): void {
  if (typeof text === 'string' && text.trim().length > COMMENT_MAX)
    throw new AppError('text-too-long', `a text of ${text.trim().length} characters`)
}
