import type { ProposalSource } from '@/lib/contracts/proposal-run'
import { citationSegments } from '@/lib/core/text/citation-marks'
import { foldAccents } from '@/lib/core/text/fold-accents'

/** Shorter things between quotation marks are terms, not quotations. */
const QUOTE_WORDS_MIN = 4

const QUOTES = /"([^"]{1,2000})"|“([^”]{1,2000})”|«([^»]{1,2000})»/g

/** A text whose citations name known keys only; a citation without any is left out, with the blank before it. */
export function withKnownCitations(text: string, known: ReadonlySet<string>): string {
  return citationSegments(text)
    .map((segment) => {
      if (segment.kind === 'text') return segment.text
      const keys = segment.keys.filter((key) => known.has(key))
      if (keys.length === segment.keys.length) return segment.text
      return keys.length === 0 ? DROPPED : `[${keys.map((key) => `@${key}`).join('; ')}]`
    })
    .join('')
    .replaceAll(new RegExp(`[ \\t]*${DROPPED}`, 'g'), '')
}

/** Stands for a citation that is left out until the blank before it is gone too; no text can hold it. */
const DROPPED = '\u0000'

/** The same value with `withKnownCitations` done to every text in it, however deep; what is no text stays. */
export function groundedTexts(value: unknown, known: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return withKnownCitations(value, known)
  if (Array.isArray(value)) return value.map((part: unknown) => groundedTexts(part, known))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, groundedTexts(part, known)]))
}

/** Quotations in a text that stand in none of the sources, as written; blanks, case and accents do not count. */
export function unfoundQuotations(text: string, sources: readonly ProposalSource[]): readonly string[] {
  const quoted = [...text.matchAll(QUOTES)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .filter((quote) => quote.trim().split(/\s+/).length >= QUOTE_WORDS_MIN)
  if (quoted.length === 0) return []
  const texts = sources.map(({ work, summary }) => plain(`${work.title} ${work.abstract ?? ''} ${summary}`))
  return quoted.filter((quote) => {
    // An ellipsis joins two places of one source.
    const pieces = quote
      .split(/\[?(?:…|\.{3})\]?/)
      .map(plain)
      .filter(Boolean)
    return !texts.some((source) => pieces.every((piece) => source.includes(piece)))
  })
}

function plain(text: string): string {
  return foldAccents(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
