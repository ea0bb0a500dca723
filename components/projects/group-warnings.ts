import type { WarningCode } from './send-document'

/** Every warning a document can give, in the order in which they are told: what was lost first. */
export const warningCodes = [
  'data-missing',
  'list-missing',
  'source-damaged',
  'source-deleted',
  'source-unknown',
  'selection-unknown',
  'source-twice',
  'data-twice',
  'frontmatter-ignored',
  'notes-cut',
  'handoff-cut',
  'source-unsealed',
] as const satisfies readonly WarningCode[]

/** One entry for each kind of warning with how often it was given; a kind that is not known is left out. */
export function groupWarnings(
  warnings: readonly { readonly code: string }[],
): readonly { readonly code: WarningCode; readonly count: number }[] {
  return warningCodes.flatMap((code) => {
    const count = warnings.filter((warning) => warning.code === code).length
    return count > 0 ? [{ code, count }] : []
  })
}
