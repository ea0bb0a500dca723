import { Document, parse, visit } from 'yaml'
import { z } from 'zod'
import { SearchParameters } from '@/lib/contracts/search'
import { WorkflowMode } from '@/lib/contracts/source-validation'
import {
  type ValidationDocument,
  WorkflowStatus,
  WorkflowStepId,
  workflowStepIds,
} from '@/lib/contracts/validation-document'
import { isAnswered } from '@/lib/core/databases/database-answers'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import { dateRangeOf } from '@/lib/core/search/search-plan'
import { oneLine } from '@/lib/core/text/markdown-text'
import type { DocumentFigures } from './validation-figures'

/** Longest frontmatter that is read, in UTF-16 units: room for 2,000 selected ids. */
const FRONTMATTER_MAX = 200_000
/**
 * Longest frontmatter, in UTF-16 units, in which a key that stands twice is a fault: the parser compares each key with all
 * before it. Longer ones are lists of sources that Carrel wrote; there the last of two counts.
 */
const UNIQUE_KEYS_MAX = 20_000

/** The YAML between the two rules, with every key of the specification in its order. */
export function writeFrontmatter(document: ValidationDocument, figures: DocumentFigures): string {
  const { parameters } = document
  const fields = {
    stepsCompleted: document.stepsCompleted,
    lastStep: document.lastStep ?? '',
    lastContinued: document.lastContinued,
    workflowMode: document.mode,
    workflowStatus: document.status,
    topic: frontmatterText(parameters.topic),
    researchQuestion: frontmatterText(parameters.question),
    totalSourcesFound: figures.found,
    customSourcesAdded: figures.custom,
    selectedSources: document.selected,
    refinementCount: document.refinements.length,
    thresholdStatus: figures.status,
    databasesSearched: document.databases
      .filter(isAnswered)
      .map(({ database }) => databaseFacts[database].documentKey),
    searchParameters: {
      dateRange: dateRangeOf(parameters),
      languages: parameters.languages,
      excludedKeywords: parameters.excluded,
    },
  }
  return writeYaml(fields)
}

/** Data as YAML: lists on one line, texts in single quotes, nothing folded. */
export function writeYaml(data: object): string {
  const yaml = new Document(data, { aliasDuplicateObjects: false })
  visit(yaml, {
    Seq: (_, node) => {
      node.flow = true
    },
  })
  return yaml.toString({
    lineWidth: 0,
    defaultStringType: 'QUOTE_SINGLE',
    defaultKeyType: 'PLAIN',
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
    blockQuote: false,
    flowCollectionPadding: false,
  })
}

/** A text as the frontmatter holds it: one line, unless nothing visible would be left of it. */
export function frontmatterText(text: string): string {
  return oneLine(text) || text
}

const list = z.array(z.coerce.string()).catch([])

const Frontmatter = z.object({
  stepsCompleted: list,
  lastStep: z.coerce.string().catch(''),
  lastContinued: z.coerce.string().catch(''),
  workflowMode: z.unknown().optional(),
  workflowStatus: z.unknown().optional(),
  topic: z.coerce.string(),
  researchQuestion: z.coerce.string().catch(''),
  selectedSources: list,
  searchParameters: z
    .object({ dateRange: z.coerce.string().catch(''), languages: list, excludedKeywords: list })
    .partial()
    .catch({}),
})

/** What the frontmatter says, each value checked on its own; keys that are derived from the sources are not read. */
export interface ReadFrontmatter {
  readonly stepsCompleted: readonly WorkflowStepId[]
  readonly lastStep: WorkflowStepId | null
  readonly lastContinued: string
  readonly mode: WorkflowMode
  readonly status: WorkflowStatus
  readonly selected: readonly string[]
  /** The limits are null where the frontmatter does not have them. */
  readonly parameters: {
    readonly topic: string
    readonly question: string
    readonly years: { readonly yearFrom: number | null; readonly yearTo: number | null } | null
    readonly languages: readonly string[] | null
    readonly excluded: readonly string[] | null
  }
}

export type FrontmatterAnswer =
  | { readonly ok: true; readonly value: ReadFrontmatter; readonly ignored: readonly string[] }
  | { readonly ok: false; readonly code: 'broken-frontmatter' | 'no-topic' }

/** Splits a document with normalised line ends into frontmatter and body; null when there is no frontmatter. */
export function splitFrontmatter(markdown: string): { readonly yaml: string; readonly body: string } | null {
  const text = markdown.trimStart()
  const open = /^---[ \t]*\n/.exec(text)
  if (!open) return null
  const close = /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text.slice(0, FRONTMATTER_MAX))
  if (!close) return null
  const from = open[0].length
  // An empty frontmatter closes with the line that opened it.
  if (close.index + 1 < from) return { yaml: '', body: text.slice(close.index + close[0].length) }
  return { yaml: text.slice(from, close.index), body: text.slice(close.index + close[0].length) }
}

/** Reads the frontmatter. `ignored` names keys whose value could not be used. Never throws. */
export function readFrontmatter(yaml: string): FrontmatterAnswer {
  const raw = readYaml(yaml)
  if (raw === undefined) return { ok: false, code: 'broken-frontmatter' }
  const read = Frontmatter.safeParse(raw)
  const topic = read.success ? read.data.topic.trim().slice(0, 2_000).trim() : ''
  if (!read.success || topic === '') return { ok: false, code: 'no-topic' }
  const { searchParameters: limits } = read.data
  const mode = WorkflowMode.safeParse(read.data.workflowMode)
  const status = WorkflowStatus.safeParse(read.data.workflowStatus)
  const years = limits.dateRange === undefined ? null : readDateRange(limits.dateRange)
  const ignored = [
    ...(mode.success ? [] : ['workflowMode']),
    ...(status.success ? [] : ['workflowStatus']),
    ...(limits.dateRange && !years ? ['dateRange'] : []),
  ]
  const value: ReadFrontmatter = {
    stepsCompleted: [...new Set(read.data.stepsCompleted.flatMap((step) => readStep(step) ?? []))],
    lastStep: readStep(read.data.lastStep),
    lastContinued: read.data.lastContinued.slice(0, 40),
    mode: mode.success ? mode.data : 'standalone',
    status: status.success ? status.data : 'in-progress',
    selected: read.data.selectedSources.slice(0, 2_000),
    parameters: {
      topic,
      question: read.data.researchQuestion.trim().slice(0, 2_000).trim(),
      years,
      languages: limits.languages?.filter((code) => /^[a-z]{2}$/.test(code)).slice(0, 20) ?? null,
      excluded: readExcluded(limits.excludedKeywords),
    },
  }
  return { ok: true, value, ignored }
}

/** `2015-2025`, `2015-`, `-2025`, `2015–2025`, `` (no bound); null when it is none of these. */
export function readDateRange(text: string): { yearFrom: number | null; yearTo: number | null } | null {
  const match = /^\s{0,9}(\d{4})?\s{0,9}[-–—]?\s{0,9}(\d{4})?\s{0,9}$/.exec(text)
  if (!match) return null
  const [from, to] = [yearOf(match[1]), yearOf(match[2])]
  const isReversed = from !== null && to !== null && from > to
  return isReversed ? { yearFrom: to, yearTo: from } : { yearFrom: from, yearTo: to }
}

function yearOf(digits: string | undefined): number | null {
  const year = SearchParameters.shape.yearFrom.safeParse(digits === undefined ? null : Number(digits))
  return year.success ? year.data : null
}

/** A step by its id, or by its number when another tool named it differently. */
function readStep(text: string): WorkflowStepId | null {
  const exact = WorkflowStepId.safeParse(text)
  if (exact.success) return exact.data
  const number = /^step-(\d{2}b?)\b/.exec(text)?.[1]
  return workflowStepIds.find((id) => number !== undefined && id.startsWith(`step-${number}-`)) ?? null
}

function readExcluded(words: readonly string[] | undefined): readonly string[] | null {
  return (
    words
      ?.map((word) => word.trim().slice(0, 100).trim())
      .filter(Boolean)
      .slice(0, 30) ?? null
  )
}

/** The value of a frontmatter, or undefined when it is no YAML; linear beyond `UNIQUE_KEYS_MAX`, never throws. */
export function readYaml(yaml: string): unknown {
  try {
    const uniqueKeys = yaml.length <= UNIQUE_KEYS_MAX
    // Aliases are refused: a document needs none, and nested ones can grow without bound.
    return parse(yaml, { maxAliasCount: 0, prettyErrors: false, schema: 'core', uniqueKeys })
  } catch {
    return undefined
  }
}
