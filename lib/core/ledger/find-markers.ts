import { Locator } from '@/lib/contracts/library'
import { citationSegments } from '@/lib/core/text/citation-marks'
import { authorYearMarkers } from './author-year-markers'
import type { CitationMarker } from './citation-marker'

/** Markers read of one text; a thesis has some thousand. */
const MARKERS_MAX = 20_000
/** Numbers that one bracket may span ("[3-7]"). */
const SPAN_MAX = 30

const REFERENCE = /\[\[ref:([^[\]]{1,1200})\]\]/g
const NUMBERS = /(?<!\[)\[(\d{1,3}(?:\s*[-–,;]\s*\d{1,3}){0,20})\](?!\()/g

/**
 * The citation markers of a text in every form that the product reads, in the order of their places; a bracket with several sources
 * gives one marker for each. Years alone, months and brackets without a year or key are none. Never throws.
 */
export function findMarkers(text: string): readonly CitationMarker[] {
  const found = [...referenceMarkers(text), ...keyMarkers(text), ...numberMarkers(text)]
  const taken = found.map(({ start, end }) => ({ start, end }))
  const named = authorYearMarkers(text).filter(
    (marker) => !taken.some(({ start, end }) => marker.start < end && start < marker.end),
  )
  return [...found, ...named].sort((a, b) => a.start - b.start).slice(0, MARKERS_MAX)
}

function referenceMarkers(text: string): CitationMarker[] {
  return [...text.matchAll(REFERENCE)].flatMap((match) => {
    const fields = new Map(
      (match[1] ?? '').split('|').map((field) => {
        const at = field.indexOf('=')
        return [field.slice(0, Math.max(at, 0)).trim(), field.slice(at + 1).trim()] as const
      }),
    )
    const id = fields.get('id') ?? ''
    const name = fields.get('name') ?? ''
    const locator = locatorFrom(fields.get('loc') ?? '')
    return [{ kind: 'reference', id, name, locator, ...placeAt(match) } as const]
  })
}

function locatorFrom(loc: string): Locator | null {
  const at = loc.indexOf(':')
  const type = loc.slice(0, Math.max(at, 0))
  const value = loc.slice(at + 1)
  const isNumber = type === 'page' || type === 'line' || type === 'index'
  return Locator.safeParse({ type, value: isNumber ? Number(value) : value }).data ?? null
}

function keyMarkers(text: string): CitationMarker[] {
  let start = 0
  return citationSegments(text).flatMap((segment) => {
    const place = { text: segment.text, start, end: start + segment.text.length }
    start = place.end
    return segment.kind === 'cite' ? segment.keys.map((key) => ({ kind: 'key', key, ...place }) as const) : []
  })
}

function numberMarkers(text: string): CitationMarker[] {
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
