import { findReferenceMarkers } from '@/lib/contracts/reference-marker'
import { citationSegments } from '@/lib/core/text/citation-marks'
import { authorYearCitations } from './author-year-citations'
import type { TextCitation } from './text-citation'

/** Markers read of one text; a thesis has some thousand. */
const MARKERS_MAX = 20_000
/** Numbers that one bracket may span ("[3-7]"). */
const SPAN_MAX = 30

const NUMBERS = /(?<!\[)\[(\d{1,3}(?:\s*[-–,;]\s*\d{1,3}){0,20})\](?!\()/g

/**
 * The citation markers of a text in every form that the product reads, in the order of their places; a bracket with several sources
 * gives one marker for each. Years alone, months and brackets without a year or key are none. Never throws.
 */
export function findCitations(text: string): readonly TextCitation[] {
  const found = [...referenceMarkers(text), ...keyMarkers(text), ...numberMarkers(text)]
  const taken = found.map(({ start, end }) => ({ start, end }))
  const named = authorYearCitations(text).filter(
    (marker) => !taken.some(({ start, end }) => marker.start < end && start < marker.end),
  )
  return [...found, ...named].sort((a, b) => a.start - b.start).slice(0, MARKERS_MAX)
}

function referenceMarkers(text: string): TextCitation[] {
  return findReferenceMarkers(text).map(({ start, end, raw, marker }) => ({
    kind: 'reference',
    // A marker that names no source stays one, and resolves to nothing.
    id: marker?.id ?? '',
    name: marker?.name ?? '',
    locator: marker?.locator ?? null,
    text: raw,
    start,
    end,
  }))
}

function keyMarkers(text: string): TextCitation[] {
  let start = 0
  return citationSegments(text).flatMap((segment) => {
    const place = { text: segment.text, start, end: start + segment.text.length }
    start = place.end
    return segment.kind === 'cite' ? segment.keys.map((key) => ({ kind: 'key', key, ...place }) as const) : []
  })
}

function numberMarkers(text: string): TextCitation[] {
  return [...text.matchAll(NUMBERS)].flatMap((match) =>
    numbersIn(match[1] ?? '').map((number) => ({ kind: 'number', number, ...placeAt(match) }) as const),
  )
}

function numbersIn(inner: string): number[] {
  return inner.split(/[,;]/).flatMap((part) => {
    const [first = 0, last = first] = part.split(/[-–]/).map(Number)
    const length = Math.min(Math.max(last - first, 0), SPAN_MAX) + 1
    return Array.from({ length }, (_, at) => first + at)
  })
}

function placeAt(match: RegExpExecArray | RegExpMatchArray) {
  const start = match.index ?? 0
  return { text: match[0], start, end: start + match[0].length }
}
