import { z } from 'zod'
import { ConceptMap } from '@/lib/contracts/concept-map'
import { DocumentNote } from '@/lib/contracts/document-note'
import { Locale } from '@/lib/contracts/locale'
import { RefinementEntry } from '@/lib/contracts/refinement-entry'
import { SearchParameters } from '@/lib/contracts/search'
import { Source } from '@/lib/contracts/source'
import { EarlierWork } from '@/lib/contracts/source-validation'
import { DocumentWarning, documentProblems, ValidationDocument } from '@/lib/contracts/validation-document'
import { parseCarlaHandoff, saysInvented } from './carla-handoff'
import { DATA_FENCE, decodeBlocks } from './document-data'
import { hasInvented, readCompletion } from './handoff'
import { type ParsedDocument, parseValidationDocument } from './parse-validation-document'
import { SourceSeals } from './source-seals'

/** The frontmatter of a document that Carrel wrote begins within this. */
const HEAD_CHARACTERS = 4_000

/** What a project begins with when it is brought as a document. */
const OpenedDocument = z.object({
  mode: z.enum(['handoff', 'resumed']),
  topic: z.string(),
  question: z.string(),
  context: z.string(),
  /** The language the document was written in; null for a hand-off, which does not say. */
  locale: Locale.nullable(),
  parameters: SearchParameters.nullable(),
  sources: z.array(Source),
  /** Of those sources, as they stood in the document. */
  seals: SourceSeals,
  /** Ids of ticked sources, best first. */
  selected: z.array(z.string()),
  /** What the student wrote into it, the searches made before, and the map they led to; null for a hand-off. */
  notes: z.array(DocumentNote),
  refinements: z.array(RefinementEntry),
  map: ConceptMap.nullable(),
  /** What it says of the work before; null for a hand-off. */
  earlier: EarlierWork.nullable(),
  setAside: ValidationDocument.shape.setAside,
  /** True when a source of it was invented or it says so; then all further searches must stay in the sandbox too. */
  sandbox: z.boolean(),
})

export type OpenedDocument = z.infer<typeof OpenedDocument>

const OpenProblem = z.enum([...documentProblems, 'empty'])
export type OpenProblem = z.infer<typeof OpenProblem>

export const OpenAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), opened: OpenedDocument, warnings: z.array(DocumentWarning) }),
  z.object({ ok: z.literal(false), problem: OpenProblem }),
])
export type OpenAnswer = z.infer<typeof OpenAnswer>

/**
 * Reads a document that a student brings: one that source validation wrote, also edited; the hand-off it wrote at its end;
 * or a hand-off from topic discovery. A document with a data block or a validation's frontmatter is never taken for the
 * last of these, so that a slip in it is named instead of losing its sources. Bounded and linear; never throws.
 */
export function openDocument(markdown: string): OpenAnswer {
  if (markdown.trim() === '') return { ok: false, problem: 'empty' }
  const read = parseValidationDocument(markdown)
  if (read.ok) return resumed(markdown, read)
  const problem = read.problems[0]?.code ?? 'not-a-validation'
  if (problem === 'too-large') return { ok: false, problem }
  if (!isOwnDocument(markdown)) return openHandoff(markdown)
  return openCompletion(markdown) ?? { ok: false, problem }
}

function resumed(
  markdown: string,
  { document, warnings, seals }: Extract<ParsedDocument, { ok: true }>,
): OpenAnswer {
  const { parameters, sources, selected, locale, notes, refinements, map, setAside } = document
  const { mode, concepts, searchedAt, databases, keepApart, together } = document
  // Without its data block a document does not say in which language it was written.
  const isUnsaid = warnings.some(({ code }) => code === 'data-missing')
  const { topic, question } = parameters
  return {
    ok: true,
    warnings: [...warnings],
    opened: {
      mode: 'resumed',
      topic,
      question,
      context: '',
      locale: isUnsaid ? null : locale,
      parameters,
      sources,
      seals,
      selected,
      notes,
      refinements,
      map,
      earlier: { mode, concepts, searchedAt, databases, keepApart, together },
      setAside,
      // A loop-back names its sources without carrying them.
      sandbox: hasInvented(sources) || saysInvented(markdown),
    },
  }
}

/** The hand-off to the literature review carries the chosen sources; null when it is not one or none can be read. */
function openCompletion(markdown: string): OpenAnswer | null {
  if (!headOf(markdown).includes('source-validation-complete')) return null
  const { sources, damaged } = readCompletion(markdown)
  const named = parseCarlaHandoff(markdown)
  if (sources.length === 0 || !named.ok) return null
  const [first] = decodeBlocks(markdown).at(-1) ?? []
  const kept = z.object({ parameters: SearchParameters }).safeParse(first)
  const warnings = Array.from({ length: damaged }, () => ({ code: 'source-damaged', subject: '' }) as const)
  return {
    ok: true,
    warnings,
    opened: {
      mode: 'resumed',
      ...named.handoff,
      locale: null,
      parameters: kept.success ? kept.data.parameters : null,
      sources: [...sources],
      seals: z.object({ seals: SourceSeals }).safeParse(first).data?.seals ?? {},
      selected: sources.map(({ id }) => id),
      ...noHistory,
      sandbox: hasInvented(sources),
    },
  }
}

const noHistory = { notes: [], refinements: [], map: null, earlier: null, setAside: [] }

function openHandoff(markdown: string): OpenAnswer {
  const read = parseCarlaHandoff(markdown)
  if (!read.ok) return { ok: false, problem: read.code }
  const nothingCarried = {
    locale: null,
    parameters: null,
    sources: [],
    seals: {},
    selected: [],
    ...noHistory,
    sandbox: saysInvented(markdown),
  }
  const warnings: DocumentWarning[] = read.isCut ? [{ code: 'handoff-cut', subject: '' }] : []
  return { ok: true, warnings, opened: { mode: 'handoff', ...read.handoff, ...nothingCarried } }
}

function isOwnDocument(markdown: string): boolean {
  return markdown.includes(`\`\`\`${DATA_FENCE}`) || headOf(markdown).includes('\nworkflowMode:')
}

function headOf(markdown: string): string {
  return markdown.slice(0, HEAD_CHARACTERS)
}
