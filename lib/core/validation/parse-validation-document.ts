import { z } from 'zod'
import { DOCUMENT_NOTES_MAX } from '@/lib/contracts/document-note'
import { locales } from '@/lib/contracts/locale'
import { SearchParameters } from '@/lib/contracts/search'
import { Source } from '@/lib/contracts/source'
import {
  DOCUMENT_BYTES_MAX,
  type DocumentProblem,
  type DocumentWarning,
  ValidationDocument,
} from '@/lib/contracts/validation-document'
import { rereadTopic, topicMap } from '@/lib/core/concepts/topic-map'
import { alwaysProposed } from '@/lib/core/databases/always-proposed'
import { holderWithMaps, searchWithMap } from '@/lib/core/search/earlier-search'
import { oneLine } from '@/lib/core/text/markdown-text'
import { say } from '@/lib/core/text/say'
import { decodeBlocks, withoutBlocks } from './document-data'
import { type ReadBody, readDocumentBody } from './read-document-body'
import { writeId } from './source-entry'
import { SourceSeals } from './source-seals'
import { isListed } from './validation-figures'
import {
  frontmatterText,
  type ReadFrontmatter,
  readFrontmatter,
  splitFrontmatter,
} from './validation-frontmatter'
import { sectionTitles } from './validation-phrases'

/** Longest text that is read, in UTF-16 units: a full document and the student's notes. */
export const READ_MAX = DOCUMENT_BYTES_MAX + 1024 * 1024
const WARNINGS_MAX = 500

export type ParsedDocument =
  | {
      readonly ok: true
      readonly document: ValidationDocument
      readonly warnings: readonly DocumentWarning[]
      /** Of its sources, as they stand in it: whether they are good is for who holds the key to say. */
      readonly seals: SourceSeals
    }
  | { readonly ok: false; readonly problems: readonly { readonly code: DocumentProblem }[] }

const State = ValidationDocument.omit({ sources: true, notes: true })
const Marks = z.object({ marks: z.string() })
const Sealed = z.object({ seals: SourceSeals })

/**
 * Reads an output document back, also after edits in any editor: ticks, reordered sections, other line ends, a byte-order
 * mark, re-wrapped lines, notes. The checkboxes decide the selection; the frontmatter decides topic, question, limits and
 * progress; everything else comes from the data block. Sources whose entry was deleted are left out and reported, text
 * that Carrel did not write comes back as notes. A document without a usable data block gives its parameters and no
 * sources. Bounded and linear in the text; never throws.
 */
export function parseValidationDocument(markdown: string): ParsedDocument {
  if (markdown.length > READ_MAX) return failed('too-large')
  const text = markdown.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const split = splitFrontmatter(text)
  if (!split) return failed('no-frontmatter')
  const front = readFrontmatter(split.yaml)
  if (!front.ok) return failed(front.code)
  const data = readData(split.body)
  const body = withoutBlocks(split.body)
  if (!data.state && !hasSection(body)) return failed('not-a-validation')
  const known = new Map(data.sources.map((source) => [writeId(source.id), source.id]))
  const read = readDocumentBody(body, known, data.marks)
  const ignored = front.ignored.map((subject) => ({ code: 'frontmatter-ignored', subject }) as const)
  return assemble(data, front.value, read, [...ignored, ...data.warnings])
}

interface ReadData {
  readonly state: z.infer<typeof State> | null
  readonly marks: ReadonlySet<string>
  readonly sources: readonly Source[]
  readonly seals: SourceSeals
  readonly warnings: readonly DocumentWarning[]
}

function readData(body: string): ReadData {
  const blocks = decodeBlocks(body)
  const warnings: DocumentWarning[] = []
  if (blocks.length > 1) warnings.push({ code: 'data-twice', subject: String(blocks.length) })
  const [first, second, ...rest] = blocks.at(-1) ?? []
  const state = State.safeParse(holderWithMaps(searchWithMap(first)))
  const marks = Marks.safeParse(second)
  if (!state.success) warnings.push({ code: 'data-missing', subject: '' })
  const sources = new Map<string, Source>()
  rest.forEach((record, at) => {
    const source = Source.safeParse(record)
    if (source.success) sources.set(source.data.id, source.data)
    else warnings.push({ code: 'source-damaged', subject: String(at + 1) })
  })
  return {
    state: state.success ? state.data : null,
    marks: new Set(marks.success ? marks.data.marks.split('.') : []),
    sources: [...sources.values()],
    seals: Sealed.safeParse(second).data?.seals ?? {},
    warnings,
  }
}

function assemble(
  data: ReadData,
  front: ReadFrontmatter,
  read: ReadBody,
  found: readonly DocumentWarning[],
): ParsedDocument {
  const warnings = [...found, ...read.warnings]
  const base = data.state ?? emptyState(front)
  const { sources, selected, gone } = choose(data, read, front)
  warnings.push(...gone)
  if (read.notes.length > DOCUMENT_NOTES_MAX)
    warnings.push({ code: 'notes-cut', subject: String(read.notes.length - DOCUMENT_NOTES_MAX) })
  const ids = new Set(sources.map(({ id }) => id))
  const ticked = new Set(selected)
  const parameters = parametersOf(base.parameters, front)
  const { topic, question } = base.parameters
  const isReworded = parameters.topic !== topic || parameters.question !== question
  const document = {
    ...base,
    ...progressOf(front, base),
    parameters,
    map: isReworded ? rereadTopic(parameters, base) : base.map,
    sources,
    selected,
    // A tick made in the document outweighs what was decided before.
    setAside: base.setAside.filter(({ sourceId }) => ids.has(sourceId) && !ticked.has(sourceId)),
    notes: read.notes.slice(0, DOCUMENT_NOTES_MAX),
  }
  const checked = ValidationDocument.safeParse(document)
  if (!checked.success) return failed('not-a-validation')
  return {
    ok: true,
    document: checked.data,
    warnings: warnings.slice(0, WARNINGS_MAX),
    seals: data.seals,
  }
}

function choose(data: ReadData, read: ReadBody, front: ReadFrontmatter) {
  const wasSelected = new Set(data.state?.selected ?? front.selected)
  const gone: DocumentWarning[] = []
  if (
    data.sources.length > 0 &&
    read.ticks.size === 0 &&
    data.sources.some((source) => isListed(source, wasSelected))
  ) {
    const ids = new Set(front.selected)
    gone.push({ code: 'list-missing', subject: '' })
    return { sources: [...data.sources], selected: idsIn(data.sources, ids), gone }
  }
  const sources = data.sources.filter((source) => {
    const isThere = read.ticks.has(source.id) || !isListed(source, wasSelected)
    if (!isThere) gone.push({ code: 'source-deleted', subject: source.id })
    return isThere
  })
  const ticked = new Set([...read.ticks].filter(([, tick]) => tick).map(([id]) => id))
  const ids = new Set(data.sources.map((source) => source.id))
  for (const id of front.selected)
    if (!ids.has(id)) gone.push({ code: 'selection-unknown', subject: id.slice(0, 300) })
  return { sources, selected: idsIn(sources, ticked), gone }
}

/** Ids in the order of the ranking. */
function idsIn(sources: readonly Source[], ids: ReadonlySet<string>): string[] {
  return sources.flatMap((source) => (ids.has(source.id) ? [source.id] : []))
}

function progressOf(front: ReadFrontmatter, base: z.infer<typeof State>) {
  return {
    mode: front.mode,
    status: front.status,
    stepsCompleted: [...front.stepsCompleted],
    lastStep: front.lastStep,
    lastContinued: front.lastContinued || base.lastContinued,
  }
}

/** The frontmatter's words win where they differ in more than their blanks; the rest of the parameters stays. */
function parametersOf(base: SearchParameters, front: ReadFrontmatter): SearchParameters {
  const { topic, question, years, languages, excluded } = front.parameters
  const merged = {
    ...base,
    topic: isSame(base.topic, topic) ? base.topic : topic,
    question: isSame(base.question, question) ? base.question : question,
    ...(years ?? {}),
    languages: languages ?? base.languages,
    excluded: excluded ?? base.excluded,
  }
  const checked = SearchParameters.safeParse(merged)
  return checked.success ? checked.data : base
}

function isSame(carried: string, written: string): boolean {
  return oneLine(frontmatterText(carried)) === oneLine(written) || frontmatterText(carried) === written
}

function emptyState(front: ReadFrontmatter): z.infer<typeof State> {
  return {
    locale: 'en',
    mode: front.mode,
    status: front.status,
    stepsCompleted: [...front.stepsCompleted],
    lastStep: front.lastStep,
    lastContinued: front.lastContinued,
    parameters: {
      topic: front.parameters.topic,
      question: front.parameters.question,
      yearFrom: null,
      yearTo: null,
      languages: [],
      excluded: [],
      databases: [...alwaysProposed],
    },
    map: topicMap(front.parameters),
    concepts: [],
    searchedAt: null,
    databases: [],
    selected: [],
    setAside: [],
    keepApart: [],
    together: [],
    refinements: [],
    strategies: [],
    abridged: 0,
    wish: '',
    omitted: { shown: 0, heldBack: 0 },
  }
}

function hasSection(body: string): boolean {
  return locales.some(
    (locale) =>
      body.includes(say(sectionTitles, locale, 'parameters')) ||
      body.includes(say(sectionTitles, locale, 'results')),
  )
}

function failed(code: DocumentProblem): ParsedDocument {
  return { ok: false, problems: [{ code }] }
}
