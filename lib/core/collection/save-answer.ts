import type { CollectionQuestion } from '@/lib/contracts/collection'
import { databaseName } from '@/lib/core/databases/database-names'
import { fitAnswer } from './fit-answer'
import type { QuestionProgress } from './progress'

/** Services that are no bibliographic database of the list, by their source type. */
const serviceNames: Readonly<Record<string, string>> = {
  clinicaltrials: 'ClinicalTrials.gov',
  chembl: 'ChEMBL',
  web: 'Web',
}

/** The name of where a source is from. */
export function sourceTypeName(sourceType: string): string {
  return serviceNames[sourceType] ?? databaseName(sourceType)
}

/** The sentence that refuses question keys that do not exist, with those that do; null when all exist. */
export function unknownKeysRefusal(
  asked: readonly string[],
  questions: readonly CollectionQuestion[],
): string | null {
  const valid = questions.map(({ key }) => key)
  const unknown = asked.filter((key) => !valid.includes(key))
  if (unknown.length === 0) return null
  const named = unknown.slice(0, 3).join(', ').slice(0, 100)
  return fitAnswer(valid, (kept, leftOut) => {
    const more = leftOut > 0 ? ` and ${leftOut} more` : ''
    return `Unknown questions: ${named}. Valid questions: ${kept.join(', ')}${more}.`
  })
}

interface Saved {
  readonly number: number
  readonly isNew: boolean
  readonly sourceType: string
  readonly citationId: string
  readonly citationStatus: 'existing' | 'auto_registered'
  /** The questions that it is assigned to by this call, as they stand now. */
  readonly progress: readonly QuestionProgress[]
  /** Questions that it was not assigned to: it does not name their concepts. */
  readonly refused: readonly string[]
}

/** What save_source answers. */
export function savedAnswer(saved: Saved) {
  const { number, isNew, sourceType, citationId, citationStatus, progress, refused } = saved
  const count = `${progress.length} ${progress.length === 1 ? 'question' : 'questions'}`
  const message = isNew
    ? `✓ Saved source #${number} (${sourceTypeName(sourceType)}) → ${count}`
    : `✓ Source #${number} (${sourceTypeName(sourceType)}) was saved before → ${count}`
  return fitAnswer(progress, (kept, leftOut) => ({
    source_id: `src_${String(number).padStart(3, '0')}`,
    citation_id: citationId,
    citation_status: citationStatus,
    assigned_to: kept.map(({ question }) => question.key),
    status: Object.fromEntries(
      kept.map(({ question, missing }) => [
        question.key,
        missing === 0 ? 'sufficient' : `needs ${missing} more`,
      ]),
    ),
    message,
    ...(refused.length > 0 ? { refused: refused.slice(0, 2) } : {}),
    ...(leftOut > 0 ? { not_shown: leftOut } : {}),
  }))
}
