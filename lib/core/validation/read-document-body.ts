import { type DocumentNote, DocumentSection } from '@/lib/contracts/document-note'
import { locales } from '@/lib/contracts/locale'
import type { DocumentWarning } from '@/lib/contracts/validation-document'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { say } from '@/lib/core/text/say'
import { comparableLines, type DocumentItem, documentItems, markOf } from './document-items'
import { headingText } from './document-notes'
import { sectionTitles, validationDocumentPhrases } from './validation-phrases'

/** What the readable part of a document says that the data does not: the ticks and the student's own text. */
export interface ReadBody {
  /** Ids as written in the entries, with their tick; first entry of an id wins, a tick in a later one too. */
  readonly ticks: ReadonlyMap<string, boolean>
  readonly notes: readonly DocumentNote[]
  readonly warnings: readonly DocumentWarning[]
}

const LINES_MAX = 200_000
const NOTE_MAX = 20_000
// An editor may write the brackets with backslashes, with nothing inside, or with a tick mark.
const ENTRY = /^\s*[-*+]\s+\\?\[([^\]\\]{0,3})\\?\]\s*`([^`\s]{1,250})`/
const TICKED = new Set(['x', 'X', '✓', '✔', '☑', '×'])

type Place =
  | { readonly on: 'section'; readonly section: DocumentSection }
  | { readonly on: 'heading'; readonly heading: string }

interface Collected {
  readonly place: Place
  readonly lines: string[]
}

/**
 * Reads the body of a document. `known` holds the ids as written in entries by the id of the source, `marks` the
 * fingerprints of what Carrel wrote: every other item is the student's and comes back as a note where it stood, wrapped
 * or re-indented lines of Carrel's are recognised. Linear; never throws.
 */
export function readDocumentBody(
  body: string,
  known: ReadonlyMap<string, string>,
  marks: ReadonlySet<string>,
): ReadBody {
  const ticks = new Map<string, boolean>()
  const warnings: DocumentWarning[] = []
  const notes: DocumentNote[] = []
  const collected: Collected[] = []
  let place: Place = { on: 'section', section: 'top' }
  let source: string | null = null
  for (const item of documentItems(asAtxHeadings(body.split('\n').slice(0, LINES_MAX)))) {
    const mark = markOf(comparableLines(item.lines))
    if (item.heading && headingLevel(item) <= 2) {
      place = placeOf(item, marks.has(mark)) ?? place
      source = null
      if (place.on === 'heading') collected.push({ place, lines: [] })
      continue
    }
    const entry = item.bullet ? ENTRY.exec(item.lines.join(' ').slice(0, 1_000)) : null
    const id = entry?.[2] === undefined ? undefined : known.get(entry[2])
    if (entry && id !== undefined) {
      const ticked = TICKED.has((entry[1] ?? '').trim())
      if (ticks.has(id)) warnings.push({ code: 'source-twice', subject: id })
      ticks.set(id, ticked || ticks.get(id) === true)
      source = id
      // The data keeps the title; what else was written into the line is the student's.
      if (!marks.has(mark)) addSourceNote(notes, source, item)
      continue
    }
    if (entry?.[2]) warnings.push({ code: 'source-unknown', subject: entry[2].slice(0, 300) })
    if (marks.has(mark)) continue
    const outside = item.indent < 2 && (item.bullet || item.apart || item.heading)
    if (outside) source = null
    if (source === null) collect(collected, place, item)
    else addSourceNote(notes, source, item)
  }
  return { ticks, notes: [...notes, ...collected.flatMap(noteOf)], warnings }
}

function placeOf(item: DocumentItem, isGenerated: boolean): Place | null {
  const heading = headingText(item.lines.join(' '))
  const section = sectionOf(heading)
  if (section) return { on: 'section', section }
  if (heading === '') return null
  if (headingLevel(item) === 1 && isGenerated) return { on: 'section', section: 'top' }
  return { on: 'heading', heading }
}

/** The section that a heading names in any of the three languages; numbering and marks before it do not matter. */
export function sectionOf(heading: string): DocumentSection | null {
  return sectionsByTitle.get(titleKey(heading)) ?? null
}

/** What stands above the first heading has none. */
const headedSections = DocumentSection.exclude(['top']).options

const sectionsByTitle: ReadonlyMap<string, DocumentSection> = new Map(
  locales.flatMap((locale) =>
    headedSections.map((section) => [titleKey(say(sectionTitles, locale, section)), section] as const),
  ),
)

function titleKey(heading: string): string {
  return foldAccents(heading)
    .replace(/[^a-z]+/g, ' ')
    .trim()
}

function headingLevel(item: DocumentItem): number {
  return /^\s*(#+)/.exec(item.lines[0] ?? '')?.[1]?.length ?? 0
}

/** Some editors write headings with a line of = or - below; known section titles are read in that form too. */
function asAtxHeadings(lines: readonly string[]): readonly string[] {
  return lines.map((line, at) => {
    if (/^(-{3,}|={3,})\s*$/.test(line) && sectionOf((lines[at - 1] ?? '').slice(0, 300))) return ''
    const below = lines[at + 1] ?? ''
    const isUnderlined = /^(-{3,}|={3,})\s*$/.test(below) && sectionOf(line.slice(0, 300)) !== null
    return isUnderlined ? `## ${line}` : line
  })
}

function collect(collected: Collected[], place: Place, item: DocumentItem) {
  const last = collected.at(-1)
  const open = last && samePlace(last.place, place) ? last : { place, lines: [] }
  if (open !== last) collected.push(open)
  if (item.apart && open.lines.length > 0) open.lines.push('')
  // Not spread into one call: a fence may have more lines than a call takes arguments.
  for (const line of item.lines) open.lines.push(line)
}

function samePlace(a: Place, b: Place): boolean {
  if (a.on === 'section') return b.on === 'section' && a.section === b.section
  return a === b
}

function noteOf({ place, lines }: Collected): readonly DocumentNote[] {
  const text = lines.join('\n').trim().slice(0, NOTE_MAX)
  if (place.on === 'heading') return [{ on: 'heading', heading: place.heading, text }]
  return text === '' ? [] : [{ on: 'section', section: place.section, text }]
}

const NOTE_LABELS = new Set(
  locales.map((locale) => say(validationDocumentPhrases, locale, 'note').toLowerCase()),
)

function addSourceNote(notes: DocumentNote[], id: string, item: DocumentItem) {
  const raw = item.lines
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-*+] (\\?\[[^\]]{0,4}\] ?`[^`]{0,250}` ?)?/, '')
  const colon = raw.indexOf(':')
  const isLabelled = colon > 0 && colon < 12 && NOTE_LABELS.has(raw.slice(0, colon).toLowerCase())
  const text = (isLabelled ? raw.slice(colon + 1) : raw).trim().slice(0, NOTE_MAX)
  if (text !== '') notes.push({ on: 'source', id, text })
}
