import { z } from 'zod'
import type { SearchParameters } from '@/lib/contracts/search'
import { QUESTION_MAX, TOPIC_MAX } from '@/lib/contracts/search-limits'
import type { Source } from '@/lib/contracts/source'
import { sourceQuestions } from '@/lib/contracts/source-stages'
import type { PanelView, ScopeStrategy } from '@/lib/contracts/source-validation'
import { isHeldBack, thresholdCounts, thresholdOf } from '@/lib/core/relevance/threshold'
import type { PressedContent } from './draw-methods'
import { SIDE_NOTES_MAX } from './side-limits'

/** The questions from which a side session can be opened, and what is pressed at each. */
export const sectionContents = {
  confirm: 'topic',
  refine: 'scores',
  select: 'proposal',
  next: 'text',
  /** A stage of any other pipeline: what stands there is looked at, and what comes of it are notes. */
  stage: 'text',
} as const satisfies Record<string, PressedContent>
export const SectionStep = z.enum([...sourceQuestions, 'stage'])
export type SectionStep = z.infer<typeof SectionStep>

/** Chosen sources that can be looked at one by one. */
export const CHOSEN_SHOWN_MAX = 100
const BEST_SHOWN_MAX = 15

/** What PostgreSQL can keep as JSON: no NUL, no half of a surrogate pair. */
export const storableText = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) => text.replaceAll('\u0000', '').toWellFormed())

/**
 * The part of a section that the student may change: topic and question before the search, notes on what was found or
 * chosen, and ids of sources that no longer convince. A field that a section does not have is absent.
 */
export const SectionFields = z.object({
  topic: storableText(TOPIC_MAX).optional(),
  question: storableText(QUESTION_MAX).optional(),
  notes: storableText(SIDE_NOTES_MAX).optional(),
  dropped: z.array(z.string().min(1).max(40)).max(CHOSEN_SHOWN_MAX).optional(),
})
export type SectionFields = z.infer<typeof SectionFields>

/** The fields each section has; only these are read from what a browser sends. */
const fieldsOfStep = {
  confirm: ['topic', 'question'],
  refine: ['notes'],
  select: ['notes', 'dropped'],
  next: ['notes'],
  stage: ['notes'],
} as const satisfies Record<SectionStep, readonly (keyof SectionFields)[]>

/** The fields as one version of the section's text, in a fixed order: equal fields give equal texts. */
export function writeSection(step: SectionStep, fields: SectionFields): string {
  const entries = fieldsOfStep[step].map((name) => [
    name,
    name === 'dropped' ? [...new Set(fields.dropped ?? [])].sort() : (fields[name] ?? '').trim(),
  ])
  return JSON.stringify(Object.fromEntries(entries))
}

/** The fields of a version; a text that is none reads as notes, so nothing written is lost. */
export function readSection(text: string): SectionFields {
  try {
    const parsed = SectionFields.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
  } catch {
    // Not one of our versions; below it is kept as notes.
  }
  return { notes: text.slice(0, SIDE_NOTES_MAX) }
}

/** What stands beside the text under pressure: the project's own figures, nothing written by the student. */
export interface SectionFacts {
  readonly parameters: SearchParameters | null
  readonly found: number
  readonly heldBack: number
  /** Sources missing to the threshold. */
  readonly missing: number
  /** The best of the ranking that are not held back. */
  readonly best: readonly SectionSource[]
  readonly panel: readonly PanelView[]
  readonly strategies: readonly Pick<ScopeStrategy, 'title' | 'reason'>[]
  readonly selectedCount: number
  readonly selected: readonly SectionSource[]
  /** What stands at a stage, line by line; [] where the other figures say it. */
  readonly stands: readonly string[]
}

export interface SectionSource {
  readonly id: string
  readonly title: string
  readonly year: number | null
  /** Percent. */
  readonly relevancy: number
  /** Percent. */
  readonly quality: number
}

/** The facts of a section; `ranked` is best first and keeps its order. */
export function sectionFacts(given: {
  readonly parameters: SearchParameters | null
  readonly ranked: readonly Source[]
  readonly selected: readonly string[]
  readonly panel: readonly PanelView[]
  readonly strategies: readonly ScopeStrategy[]
  readonly stands?: readonly string[]
}): SectionFacts {
  const shown = given.ranked.filter((source) => !isHeldBack(source))
  const chosen = new Set(given.selected)
  return {
    parameters: given.parameters,
    found: shown.length,
    heldBack: given.ranked.length - shown.length,
    missing: thresholdOf(thresholdCounts(given.ranked).relevant).missing,
    best: shown.slice(0, BEST_SHOWN_MAX).map(sourceLine),
    panel: given.panel,
    strategies: given.strategies.map(({ title, reason }) => ({ title, reason })),
    selectedCount: given.selected.length,
    selected: given.ranked
      .filter(({ id }) => chosen.has(id))
      .slice(0, CHOSEN_SHOWN_MAX)
      .map(sourceLine),
    stands: given.stands ?? [],
  }
}

function sourceLine({ id, work, relevancy, quality }: Source): SectionSource {
  return {
    id,
    title: work.title,
    year: work.year,
    relevancy: Math.round(relevancy.score),
    quality: Math.round(quality.score),
  }
}
