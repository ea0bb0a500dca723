import type { CollectionQuestion, SourceCounts } from '@/lib/contracts/collection'
import { fitAnswer } from './fit-answer'

/** A question with how many sources it has and lacks. */
export interface QuestionProgress {
  readonly question: CollectionQuestion
  readonly count: number
  /** Sources missing to the minimum; 0 when met. */
  readonly missing: number
}

/** Questions named as the next ones; more would be no focus. */
const FOCUS_MAX = 3

/** How far each question is, in the order of the taxonomy. */
export function questionProgress(
  questions: readonly CollectionQuestion[],
  { byQuestion }: SourceCounts,
): readonly QuestionProgress[] {
  return questions.map((question) => {
    const count = byQuestion.get(question.key) ?? 0
    return { question, count, missing: Math.max(0, question.min_sources - count) }
  })
}

/** The questions that are not met, the largest deficit first, equal ones in the order of the taxonomy. */
export function unmetQuestions(progress: readonly QuestionProgress[]): readonly QuestionProgress[] {
  return progress.filter(({ missing }) => missing > 0).toSorted((a, b) => b.missing - a.missing)
}

/** Sources that are missing in all: the sum of max(0, minimum − count). */
export function neededSources(progress: readonly QuestionProgress[]): number {
  return progress.reduce((sum, { missing }) => sum + missing, 0)
}

const sources = (count: number): string => `${count} ${count === 1 ? 'source' : 'sources'}`

function complete(progress: readonly QuestionProgress[]): string {
  return `${progress.filter(({ missing }) => missing === 0).length}/${progress.length} questions complete`
}

/** What get_progress answers; of many questions the unmet ones come first, and `not_shown` counts the rest. */
export function progressAnswer(progress: readonly QuestionProgress[], total: number) {
  const unmet = unmetQuestions(progress)
  const met = progress.filter(({ missing }) => missing === 0)
  const needed = neededSources(progress)
  const shown = [...unmet, ...met]
  return fitAnswer(shown, (kept, leftOut) => ({
    total,
    questions: Object.fromEntries(
      progress.filter((one) => kept.includes(one)).map((one) => [one.question.key, lineOf(one)]),
    ),
    summary: `${complete(progress)}, ${needed} more ${needed === 1 ? 'source' : 'sources'} needed`,
    next_focus: unmet.slice(0, FOCUS_MAX).map(({ question }) => question.key),
    ...(leftOut > 0 ? { not_shown: leftOut } : {}),
  }))
}

function lineOf({ count, missing }: QuestionProgress): string {
  return missing === 0 ? `✓ ${sources(count)}` : `⚠ ${sources(count)} (need ${missing} more)`
}

/** What check_completion answers: ready when no question lacks a source. */
export function completionAnswer(progress: readonly QuestionProgress[]) {
  const unmet = unmetQuestions(progress)
  const percent =
    progress.length === 0 ? 0 : Math.floor((100 * (progress.length - unmet.length)) / progress.length)
  return fitAnswer(unmet, (kept, leftOut) => ({
    ready: unmet.length === 0 && progress.length > 0,
    progress: `${complete(progress)} (${percent}%)`,
    missing: Object.fromEntries(
      kept.map(({ question, count, missing }) => [
        question.key,
        `Need ${missing} more ${missing === 1 ? 'source' : 'sources'} (currently ${count}/${question.min_sources})`,
      ]),
    ),
    suggestion: suggestionFor(unmet),
    ...(leftOut > 0 ? { not_shown: leftOut } : {}),
  }))
}

function suggestionFor(unmet: readonly QuestionProgress[]): string {
  if (unmet.length === 0) return 'All questions have enough sources: finish now'
  const labels = unmet.slice(0, 2).map(({ question }) => question.label.toLowerCase().slice(0, 60))
  return `Focus on ${labels.join(' and ')}`
}
