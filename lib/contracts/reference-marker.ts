import { z } from 'zod'
import { Locator } from './library'

/**
 * Terminology
 *   marker   `[[ref:id=…|name=…|url=…|loc=type:value]]` behind the words that a source bears out
 */

const MARKER_ID_MAX = 80
const MARKER_NAME_MAX = 500
const MARKER_URL_MAX = 2_000
/** Longer texts between the brackets are no marker; every character of a name may be written as three. */
const MARKER_BODY_MAX = 3 * (MARKER_ID_MAX + MARKER_NAME_MAX + MARKER_URL_MAX)

/** What a marker says: which source, its name for the reader, and where in it the words stand. */
export const ReferenceMarker = z.object({
  id: z.string().min(1).max(MARKER_ID_MAX),
  name: z.string().min(1).max(MARKER_NAME_MAX),
  /** http or https; null where the source has no address. */
  url: z.string().max(MARKER_URL_MAX).nullable(),
  locator: Locator.nullable(),
})
export type ReferenceMarker = z.infer<typeof ReferenceMarker>

/** A marker with its place in the text; `end` is behind its last bracket, in UTF-16 units. */
export interface FoundReference {
  readonly start: number
  readonly end: number
  /** As it stands in the text. */
  readonly raw: string
  /** Null where what stands between the brackets says no source. */
  readonly marker: ReferenceMarker | null
}

const reserved = /[%|[\]\p{Cc}\u2028\u2029]/gu
const written = /%(?:25|7C|5B|5D|7F|[01][0-9A-F]|C2%[89][0-9A-F]|E2%80%A[89])/gi

const encode = (character: string): string => {
  const bytes = new TextEncoder().encode(character)
  return [...bytes].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')
}

/** Only what `writeReferenceMarker` encodes is decoded: "100%25" is "100%", and a name with "%20" in it keeps it. */
const escapeText = (text: string): string => text.replace(reserved, encode)
const unescapeText = (text: string): string => text.replace(written, (code) => decodeURIComponent(code))

/**
 * The address as a marker may hold it; null for what is not http or https, and for hosts in brackets. What would end a field is
 * percent-encoded as addresses allow; reading it gives the same address again.
 */
export function markerUrl(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { protocol, host, href } = new URL(url)
  if ((protocol !== 'http:' && protocol !== 'https:') || host.includes('[')) return null
  const safe = href.replace(/[|[\]]/g, encode)
  return safe.length <= MARKER_URL_MAX ? safe : null
}

/** The marker as text. A name or section cannot end it early, whatever it holds: reserved characters are percent-encoded. */
export function writeReferenceMarker({ id, name, url, locator }: ReferenceMarker): string {
  const address = url === null ? null : markerUrl(url)
  const fields = [
    `ref:id=${escapeText(id)}`,
    `name=${escapeText(name)}`,
    ...(address === null ? [] : [`url=${address}`]),
    ...(locator === null ? [] : [`loc=${locator.type}:${escapeText(String(locator.value))}`]),
  ]
  return `[[${fields.join('|')}]]`
}

const marked = new RegExp(`\\[\\[ref:((?:(?!\\]\\]|\\[\\[)[^\\n]){0,${MARKER_BODY_MAX}})\\]\\]`, 'g')

/** The markers of a text in order; those that say no source have `marker` null. Reads what any writer of the format wrote. */
export function findReferenceMarkers(text: string): readonly FoundReference[] {
  return [...text.matchAll(marked)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    raw: match[0],
    marker: parseBody(match[1] ?? ''),
  }))
}

function parseBody(body: string): ReferenceMarker | null {
  const fields = new Map(
    body.split('|').map((field) => {
      const at = field.indexOf('=')
      return at < 0 ? ['', ''] : [field.slice(0, at).trim(), field.slice(at + 1).trim()]
    }),
  )
  const url = fields.get('url')
  const parsed = ReferenceMarker.safeParse({
    id: unescapeText(fields.get('id') ?? ''),
    name: unescapeText(fields.get('name') ?? ''),
    url: url === undefined ? null : markerUrl(url),
    locator: readLocator(fields.get('loc') ?? ''),
  })
  return parsed.success ? parsed.data : null
}

/** `page:12`, `section:Results`, `timecode:01:02`; null for anything else. */
function readLocator(text: string): Locator | null {
  const at = text.indexOf(':')
  if (at < 0) return null
  const type = text.slice(0, at)
  const value = unescapeText(text.slice(at + 1))
  const isCounted = type === 'page' || type === 'line' || type === 'index'
  const parsed = Locator.safeParse({ type, value: isCounted ? Number(value) : value })
  return parsed.success ? parsed.data : null
}
