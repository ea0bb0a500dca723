import type { Source } from '@/lib/contracts/source'
import { DOCUMENT_BYTES_MAX, type ValidationDocument } from '@/lib/contracts/validation-document'
import { isShown, thresholdCounts } from '@/lib/core/relevance/threshold'
import { cut, utf8Bytes } from '@/lib/core/text/markdown-text'
import { encodeRecord } from './document-data'
import { sourceEntry } from './source-entry'

/** Kept free for frontmatter, sections, notes and the marks of generated lines. */
const RESERVE_BYTES = 700_000
/** Bytes of marks and separators that one source adds. */
const MARKS_PER_SOURCE = 220
/** Length of an abstract in the data when long ones have to be cut, in UTF-16 units. */
const SHORT_ABSTRACT = 500
const SHORT_AUTHORS = 50

/**
 * The document as it can be written within DOCUMENT_BYTES_MAX: nothing cut when it fits; else the abstracts of merged
 * records first, then long abstracts, then whole sources from the end of the ranking, unselected ones first, which stay
 * counted in `omitted`. Doing it twice changes nothing more.
 */
export function fitDocument(document: ValidationDocument): ValidationDocument {
  const budget = DOCUMENT_BYTES_MAX - RESERVE_BYTES
  for (const level of [0, 1, 2] as const) {
    if (level < document.abridged) continue
    const sources = document.sources.map((source) => abridge(source, level))
    const sizes = sources.map((source) => sizeOf(source, document))
    const total = sizes.reduce((sum, size) => sum + size, 0)
    if (total <= budget) return { ...document, sources, abridged: level }
    if (level === 2) return omitLast({ ...document, sources, abridged: level }, sizes, budget)
  }
  return document
}

function omitLast(
  document: ValidationDocument,
  sizes: readonly number[],
  budget: number,
): ValidationDocument {
  const chosen = new Set(document.selected)
  const isPrecious = (source: Source) => chosen.has(source.id) || source.userProvided
  const ranked = document.sources.map((source, at) => ({ source, size: sizes[at] ?? 0 }))
  const byWorth = [
    ...ranked.filter(({ source }) => isPrecious(source)),
    ...ranked.filter(({ source }) => !isPrecious(source) && source.outside !== true),
    ...ranked.filter(({ source }) => !isPrecious(source) && source.outside === true),
  ]
  const kept = new Set<Source>()
  let used = 0
  for (const { source, size } of byWorth) {
    if (used + size > budget) break
    used += size
    kept.add(source)
  }
  const omitted = document.sources.filter((source) => !kept.has(source))
  const heldBack = omitted.filter((source) => !isShown(source)).length
  const ids = new Set(omitted.map((source) => source.id))
  return {
    ...document,
    sources: document.sources.filter((source) => kept.has(source)),
    selected: document.selected.filter((id) => !ids.has(id)),
    omitted: {
      shown: document.omitted.shown + omitted.length - heldBack,
      heldBack: document.omitted.heldBack + heldBack,
      relevant: (document.omitted.relevant ?? document.omitted.shown) + thresholdCounts(omitted).relevant,
    },
  }
}

function sizeOf(source: Source, { locale }: ValidationDocument): number {
  const entry = sourceEntry(source, 1, false, locale).join('\n')
  return utf8Bytes(entry) + utf8Bytes(encodeRecord(source)) + MARKS_PER_SOURCE
}

function abridge(source: Source, level: 0 | 1 | 2): Source {
  if (level === 0) return source
  const members = source.members.map(({ snippet: _, ...member }) => ({ ...member, abstract: null }))
  if (level === 1) return { ...source, members }
  const { work } = source
  const abstract = work.abstract === null ? null : cut(work.abstract, SHORT_ABSTRACT)
  return {
    ...source,
    work: { ...work, abstract, authors: work.authors.slice(0, SHORT_AUTHORS) },
    members: members.map((member) => ({ ...member, authors: member.authors.slice(0, SHORT_AUTHORS) })),
  }
}
