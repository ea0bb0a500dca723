import { z } from 'zod'
import { ClaimLedger } from './claim-ledger'
import { DRAFT_TEXT_MAX } from './draft-limits'
import { PASSAGE_MAX } from './library'
import { ScopeFinding } from './scope'

/** What a draft says, sentence by sentence, against the texts of the library. */
export const DraftCheck = z.object({
  /** The text that was checked; offsets of the ledger count in it. */
  text: z.string().max(DRAFT_TEXT_MAX),
  /** ISO 639-1; null when it cannot be told. */
  language: z.string().max(12).nullable(),
  ledger: ClaimLedger,
  /** The passages that the ledger names, each once. */
  passages: z.array(z.object({ id: z.string(), itemId: z.string(), text: z.string().max(PASSAGE_MAX) })),
  /** The items that the draft cites; `hasText` is false where only the reference is at hand. */
  cited: z.array(
    z.object({ itemId: z.string(), title: z.string(), citations: z.number().int(), hasText: z.boolean() }),
  ),
  /** Citations that name nothing in the library, as written, each once. */
  unmatched: z.array(z.string().max(300)).max(1_000),
})
export type DraftCheck = z.infer<typeof DraftCheck>

/** A checked draft, and how far its aim is from the validated topic: null where none was validated or the draft says no aim. Unlike in the rooms, `same` is said, too. */
export const CheckedDraft = DraftCheck.extend({ scope: ScopeFinding.nullable() })
export type CheckedDraft = z.infer<typeof CheckedDraft>
