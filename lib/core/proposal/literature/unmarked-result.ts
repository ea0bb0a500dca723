import {
  reportsResult,
  statesFigures,
  tellsAccounts,
  tellsChange,
  tellsShare,
} from '@/lib/core/evidence/reported-result'
import type { RoleSentence } from '@/lib/core/evidence/sentence-roles'

/** Whether a sentence that is not announced as a result reports one by its figures, by what it compares, or by what people told. */
export function isUnmarkedResult(
  sentences: readonly RoleSentence[],
  { at, passage }: { readonly at: number; readonly passage: Parameters<typeof reportsResult>[1] },
): boolean {
  const sentence = sentences[at]
  if (sentence === undefined) return false
  const { role, text } = sentence
  if (role !== null && !(role === 'method' && tellsAccounts(text))) return false
  const place = { at, count: sentences.length }
  return (
    statesFigures(text) ||
    reportsResult(text, passage) ||
    tellsShare(text, place) ||
    tellsChange(text, place) ||
    tellsAccounts(text)
  )
}
