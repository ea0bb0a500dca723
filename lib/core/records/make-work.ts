import {
  ABSTRACT_MAX,
  type Author,
  type Retraction,
  TITLE_MAX,
  type Work,
  type WorkType,
} from '@/lib/contracts/work'
import { isPreprintDoi, normaliseDoi } from '@/lib/core/identity/doi'
import {
  normaliseArxivId,
  normaliseIssns,
  normaliseOpenAlexId,
  normalisePmcid,
  normalisePmid,
  normaliseUrl,
} from '@/lib/core/identity/identifiers'
import type { PublicationDate } from '@/lib/core/identity/publication-date'
import { normaliseLanguage } from '@/lib/core/text/language-code'
import { cutText, plainAbstract, plainText, plainTitle } from '@/lib/core/text/plain-text'
import { BY_TITLE, retractionOfTitle } from './retraction-notice'

const AUTHORS_MAX = 500
const KEYWORDS_MAX = 100
const TITLES_MAX = 20

type Raw = string | null | undefined

/** What a parser found, as the service spelled it; `makeWork` normalises and bounds every field. */
export interface WorkDraft {
  readonly source: { readonly db: string; readonly id: string }
  readonly title: Raw
  readonly titles?: readonly { readonly lang: string; readonly text: string }[]
  readonly authors?: readonly (Author | null)[]
  readonly date?: PublicationDate | null
  /** When only the year is sure (the rest of `date` would be a guess). */
  readonly year?: number | null
  readonly venue?: Raw
  readonly issn?: readonly string[]
  readonly type?: WorkType
  readonly language?: Raw
  readonly abstract?: Raw
  readonly snippet?: Raw
  readonly keywords?: readonly string[]
  readonly doi?: Raw
  readonly pmid?: Raw
  readonly pmcid?: Raw
  readonly arxivId?: Raw
  readonly openAlexId?: Raw
  readonly volume?: Raw
  readonly issue?: Raw
  readonly pages?: Raw
  readonly publisher?: Raw
  readonly landing?: Raw
  readonly pdf?: Raw
  readonly citations?: number | null
  readonly peerReviewed?: boolean | null
  readonly peerReviewHint?: Raw
  readonly openAccess?: boolean | null
  readonly retraction?: Retraction | null
  readonly relatedDoi?: Raw
}

/**
 * A work in the common shape: markup removed, identifiers normalised, texts cut at their limits. Unknown stays null or
 * absent; a record without a title has ''. The result always satisfies the `Work` schema.
 */
export function makeWork(draft: WorkDraft): Work {
  const doi = apply(draft.doi, normaliseDoi)
  const isPreprint = doi !== null && isPreprintDoi(doi)
  const peerReviewed = isPreprint ? false : (draft.peerReviewed ?? null)
  const landing = apply(draft.landing, normaliseUrl)
  const pdf = apply(draft.pdf, normaliseUrl)
  const titles = (draft.titles ?? [])
    .map((entry) => ({
      lang: cutText(normaliseLanguage(entry.lang) ?? entry.lang.trim(), 12),
      text: cutText(plainTitle(entry.text), TITLE_MAX),
    }))
    .filter((entry) => entry.text !== '' && entry.lang !== '')
    .slice(0, TITLES_MAX)
  const keywords = [...new Set((draft.keywords ?? []).slice(0, KEYWORDS_MAX * 2).map(plainText))]
    .filter((word) => word !== null)
    .slice(0, KEYWORDS_MAX)
    .map((word) => cutText(word, 300))
  return {
    title: cutText(plainTitle(draft.title ?? ''), TITLE_MAX),
    ...(titles.length > 0 ? { titles } : {}),
    authors: (draft.authors ?? []).filter((author) => author !== null).slice(0, AUTHORS_MAX),
    year: draft.date?.year ?? draft.year ?? null,
    ...optional('date', draft.date?.date ?? null),
    venue: bounded(draft.venue, 1_000),
    issn: normaliseIssns(draft.issn ?? []),
    type: isPreprint ? preprintUnlessTold(draft.type) : (draft.type ?? 'other'),
    language: apply(draft.language, normaliseLanguage),
    abstract: cutOrNull(apply(draft.abstract, plainAbstract), ABSTRACT_MAX),
    ...optional('snippet', bounded(draft.snippet, 2_000)),
    ...(keywords.length > 0 ? { keywords } : {}),
    doi,
    ...optional('pmid', apply(draft.pmid, normalisePmid)),
    ...optional('pmcid', apply(draft.pmcid, normalisePmcid)),
    ...optional('arxivId', apply(draft.arxivId, normaliseArxivId)),
    ...optional('openAlexId', apply(draft.openAlexId, normaliseOpenAlexId)),
    ...optional('volume', bounded(draft.volume, 60)),
    ...optional('issue', bounded(draft.issue, 60)),
    ...optional('pages', bounded(draft.pages, 60)),
    ...optional('publisher', bounded(draft.publisher, 500)),
    urls: { ...optional('landing', landing), ...optional('pdf', pdf) },
    citations: draft.citations ?? null,
    peerReviewed,
    ...optional(
      'peerReviewHint',
      draft.peerReviewed === null || draft.peerReviewed === undefined
        ? bounded(draft.peerReviewHint, 120)
        : null,
    ),
    openAccess: draft.openAccess ?? null,
    // null: the parser has looked and found that the record says nothing, e.g. because it is itself a notice.
    retraction:
      draft.retraction === undefined
        ? retractionOfTitle(plainTitle(draft.title ?? ''), BY_TITLE)
        : draft.retraction,
    ...optional('relatedDoi', apply(draft.relatedDoi, normaliseDoi)),
    source: [
      {
        db: draft.source.db,
        id: cutText(draft.source.id.trim() === '' ? 'unknown' : draft.source.id.trim(), 500),
      },
    ],
  }
}

/** Some indexes call manuscripts on preprint servers articles. */
function preprintUnlessTold(type: WorkType | undefined): WorkType {
  return type === undefined || type === 'article' || type === 'review' || type === 'other' ? 'preprint' : type
}

function apply(raw: Raw, normalise: (text: string) => string | null): string | null {
  return raw === null || raw === undefined ? null : normalise(raw)
}

function bounded(raw: Raw, max: number): string | null {
  return cutOrNull(apply(raw, plainText), max)
}

function cutOrNull(text: string | null, max: number): string | null {
  return text === null ? null : cutText(text, max)
}

function optional<K extends string>(key: K, value: string | null): { [P in K]?: string } {
  const entry: { [P in K]?: string } = {}
  if (value !== null) entry[key] = value
  return entry
}
