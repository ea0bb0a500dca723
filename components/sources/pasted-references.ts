import type { ShownError } from '@/components/frame/use-error-text'
import type { PastedPreview, PastedPreviews } from '@/lib/contracts/source-validation'
import { draftOf, type ReferenceDraft } from '@/lib/core/references/reference-draft'

export interface PastedEntry {
  readonly preview: PastedPreview
  readonly draft: ReferenceDraft
}

/** A pasted text and what was read of it. */
export interface PastedReferences {
  readonly text: string
  /** Counts the versions of the text, so that what was read of an earlier one is known. */
  readonly version: number
  readonly entries: readonly PastedEntry[]
  /** What is read after these entries were added. */
  readonly rest: PastedPreviews['rest']
  readonly refused: ShownError | null
}

export type PastedAction =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'read'; readonly version: number; readonly read: PastedPreviews }
  | { readonly type: 'refused'; readonly version: number; readonly code: ShownError }
  | { readonly type: 'corrected'; readonly at: number; readonly draft: ReferenceDraft }
  | { readonly type: 'left-out'; readonly at: number }
  | { readonly type: 'added' }

const nothing = { count: 0, text: '' }

export const noReferences: PastedReferences = {
  text: '',
  version: 0,
  entries: [],
  rest: nothing,
  refused: null,
}

/** The references after one thing that the student did, or after what was read; a reading of an earlier text changes nothing. */
export function pastedAfter(before: PastedReferences, action: PastedAction): PastedReferences {
  switch (action.type) {
    case 'typed':
      return withText(before, action.text)
    case 'read': {
      if (action.version !== before.version) return before
      const { previews, rest } = action.read
      const entries = previews.map((preview) => ({ preview, draft: draftOf(preview.work) }))
      return { ...before, entries, rest, refused: null }
    }
    case 'refused':
      return action.version === before.version ? { ...before, refused: action.code } : before
    case 'corrected': {
      const entries = before.entries.map((entry, at) =>
        at === action.at ? { ...entry, draft: action.draft } : entry,
      )
      return { ...before, entries }
    }
    case 'left-out':
      return { ...before, entries: before.entries.filter((_, at) => at !== action.at) }
    case 'added':
      return withText(before, before.rest.text)
  }
}

function withText({ version }: PastedReferences, text: string): PastedReferences {
  return { ...noReferences, text, version: version + 1 }
}
