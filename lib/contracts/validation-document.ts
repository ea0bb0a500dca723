import { z } from 'zod'
import { ConceptMap } from './concept-map'
import { CONCEPT_NAMES_MAX, CONCEPTS_MAX } from './concept-terms'
import { databaseIds } from './database-ids'
import { DOCUMENT_NOTES_MAX, DocumentNote } from './document-note'
import { Locale } from './locale'
import { REFINEMENTS_MAX, RefinementEntry } from './refinement-entry'
import { WISH_MAX } from './run'
import { DatabaseLine, SearchParameters } from './search'
import { Source } from './source'
import { EarlierWork, ScopeStrategy, SelectionEntry, SOURCES_MAX, WorkflowMode } from './source-validation'

/**
 * Terminology
 *   entry   the readable list item of one source, with its checkbox
 *   data    the machine-readable block at the end of the document
 *   note    text that the student wrote into the document; kept where it was
 */

/** Largest document that is written, in bytes of UTF-8. */
export const DOCUMENT_BYTES_MAX = 5 * 1024 * 1024

/** The steps of the workflow as the frontmatter names them, in order. */
export const workflowStepIds = [
  'step-01-init',
  'step-01b-continue',
  'step-02-handoff-confirmation',
  'step-03-parallel-search',
  'step-04-score-rank',
  'step-05-threshold-analysis',
  'step-06-refinement-loop',
  'step-07-source-selection',
  'step-08-finalize-handoff',
] as const
export const WorkflowStepId = z.enum(workflowStepIds)
export type WorkflowStepId = z.infer<typeof WorkflowStepId>

export const WorkflowStatus = z.enum(['in-progress', 'paused-for-consultation', 'complete'])
export type WorkflowStatus = z.infer<typeof WorkflowStatus>

/** Everything that the output document of source validation says and carries. */
export const ValidationDocument = z.object({
  locale: Locale,
  mode: WorkflowMode,
  status: WorkflowStatus,
  stepsCompleted: z.array(WorkflowStepId).max(workflowStepIds.length),
  lastStep: WorkflowStepId.nullable(),
  /** ISO 8601 date or instant. */
  lastContinued: z.string().max(40),
  parameters: SearchParameters,
  /** The map in force, with the student's edits. */
  map: ConceptMap,
  /** Concepts that were AND-ed, each with its words. */
  concepts: z
    .array(z.array(z.string().max(200)).max(CONCEPT_NAMES_MAX))
    .max(CONCEPTS_MAX)
    .default([]),
  /** When the latest search ended; null before the first. */
  searchedAt: z.string().max(40).nullable(),
  databases: z.array(DatabaseLine).max(databaseIds.length).default([]),
  /** Ranked by relevancy, best first; those held back for quality are carried too but not listed. */
  sources: z.array(Source).max(SOURCES_MAX),
  /** Ids of selected sources, in the order of the ranking. */
  selected: z.array(z.string().max(40)).max(SOURCES_MAX),
  /** Decisions that are no tick: what was excluded and why, what may still be read, what was put off. */
  setAside: z
    .array(SelectionEntry.omit({ decidedAt: true }))
    .max(SOURCES_MAX)
    .default([]),
  /** What a person took apart or joined, as pairs of record keys; in force for every later search. */
  keepApart: EarlierWork.shape.keepApart,
  together: EarlierWork.shape.together,
  refinements: z.array(RefinementEntry).max(REFINEMENTS_MAX).default([]),
  /** Recommendations while the threshold is not met. */
  strategies: z.array(ScopeStrategy).max(5).default([]),
  notes: z.array(DocumentNote).max(DOCUMENT_NOTES_MAX).default([]),
  /** What the student wants to talk about in the consultation that the work is paused for; '' for nothing. */
  wish: z.string().max(WISH_MAX).default(''),
  /** What had to be cut to stay within the size: 0 nothing, 1 repeated abstracts, 2 long abstracts. */
  abridged: z.number().int().min(0).max(2).default(0),
  /** Lowest-ranked sources that did not fit at all, still counted. */
  omitted: z
    .object({
      shown: z.number().int().min(0),
      heldBack: z.number().int().min(0),
      /** Those of `shown` that are on the topic; documents from before it was counted do not say. */
      relevant: z.number().int().min(0).optional(),
    })
    .default({ shown: 0, heldBack: 0 }),
})
export type ValidationDocument = z.infer<typeof ValidationDocument>

/** What reading a document met that the student should know; `subject` names it (a source id, a key, a heading). */
export const DocumentWarning = z.object({
  code: z.enum([
    'source-deleted',
    'source-twice',
    'source-unknown',
    'source-damaged',
    'list-missing',
    'data-missing',
    'data-twice',
    'frontmatter-ignored',
    'selection-unknown',
    'notes-cut',
    'handoff-cut',
    // Not what this installation wrote: what machines are said to have found is looked up again.
    'source-unsealed',
  ]),
  subject: z.string().max(300),
})
export type DocumentWarning = z.infer<typeof DocumentWarning>

export const documentProblems = [
  'too-large',
  'no-frontmatter',
  'broken-frontmatter',
  'no-topic',
  'not-a-validation',
] as const
export type DocumentProblem = (typeof documentProblems)[number]
