import type { DocumentNote, DocumentSection } from '@/lib/contracts/document-note'
import { oneLine } from '@/lib/core/text/markdown-text'
import { DATA_FENCE } from './document-data'
import { comparableLines, documentItems, fenceEnds, markOf } from './document-items'

const SOURCE_NOTE_MAX = 4_000

/** The notes under a section as lines to write there, each after an empty line. `marks` are those of Carrel's own lines. */
export function sectionNotes(
  notes: readonly DocumentNote[],
  section: DocumentSection,
  marks: ReadonlySet<string>,
): readonly string[] {
  return notes.flatMap((note) =>
    note.on === 'section' && note.section === section ? noteLines(note.text, marks) : [],
  )
}

/** The notes under a source as bullets of its entry. */
export function sourceNotes(notes: readonly DocumentNote[], id: string, label: string): readonly string[] {
  return notes.flatMap((note) => {
    if (note.on !== 'source' || note.id !== id) return []
    const text = oneLine(note.text).slice(0, SOURCE_NOTE_MAX).replace(/`{3,}/g, '``').trim()
    return text === '' ? [] : [`  - ${label}: ${text}`]
  })
}

/** The sections that the student added under headings of their own. */
export function ownSections(notes: readonly DocumentNote[], marks: ReadonlySet<string>): readonly string[] {
  return notes.flatMap((note) => {
    if (note.on !== 'heading') return []
    const heading = headingText(note.heading)
    return heading === '' ? [] : ['', `## ${heading}`, ...noteLines(note.text, marks)]
  })
}

/** The words of a heading without its marks. */
export function headingText(line: string): string {
  return oneLine(line.slice(0, 1_000))
    .replace(/^[\s#]+/, '')
    .replace(/[\s#]+$/, '')
    .slice(0, 300)
    .trim()
}

/**
 * The student's text as it can stand in the document without being taken for a part of it: headings of the two upper
 * levels, entries of sources, data blocks and fences without an end lose their meaning by a backslash, and what only
 * repeats a line of Carrel's is left out.
 */
function noteLines(text: string, marks: ReadonlySet<string>): readonly string[] {
  const raw = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
  const fences = text.includes(DATA_FENCE) ? new Map<number, number>() : fenceEnds(raw)
  const fenced = new Set(
    [...fences].flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
  )
  const lines = raw.map((line, at) => (fenced.has(at) ? line : literal(line)))
  const items = documentItems(lines).filter((item) => !marks.has(markOf(comparableLines(item.lines))))
  return items.flatMap((item, at) => {
    const own = at === 0 ? [(item.lines[0] ?? '').trimStart(), ...item.lines.slice(1)] : item.lines
    return item.apart || at === 0 ? ['', ...own] : own
  })
}

function literal(line: string): string {
  return line
    .replace(/^(\s*)(#{1,2})(?=\s|$)/, '$1\\$2')
    .replace(/^(\s*)(`{3,}|~{3,})/, '$1\\$2')
    .replace(/^(\s*[-*+]\s+)(\\?\[[^\]]{0,3}\]\s*)`/, '$1$2\\`')
    .replace(/`{3,}/g, (fence) => (line.includes(DATA_FENCE) ? '``' : fence))
    .replace(/^(\s*)(-{3,}|={3,})$/, '$1\\$2')
}
