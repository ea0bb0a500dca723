'use server'
import { z } from 'zod'
import { OWN_TEXT_MAX, type PastedPreviews } from '@/lib/contracts/source-validation'
import { previewReferences } from '@/lib/server/preview-references'
import { type ActionResult, actionResult } from '../action-result'

const Pasted = z.object({ projectId: z.string(), text: z.string().trim().min(1).max(OWN_TEXT_MAX) })

/** All look-ups of one preview together. */
const PREVIEW_WITHIN_MS = 25_000

/** What is read of references that the visitor pasted, before any of them is added. */
export async function previewReferencesAction(
  input: z.input<typeof Pasted>,
): Promise<ActionResult<PastedPreviews>> {
  return actionResult('previewReferences', async () =>
    previewReferences(Pasted.parse(input), AbortSignal.timeout(PREVIEW_WITHIN_MS)),
  )
}
