import type { Work } from '@/lib/contracts/work'
import { invertedName } from '@/lib/core/identity/author-line'
import { findDoi } from '@/lib/core/identity/doi'
import { parsePersonName } from '@/lib/core/identity/person-name'

/** The fields of a reference as a person writes them; '' for nothing. */
export interface ReferenceDraft {
  readonly title: string
  /** "Family, Given; Family, Given". */
  readonly authors: string
  readonly year: string
  readonly venue: string
  readonly doi: string
}

const YEAR = /^(?:1[4-9]|20|21)\d{2}$/

/** What of a work can be corrected, as text. */
export function draftOf({ title, authors, year, venue, doi }: Work): ReferenceDraft {
  return {
    title,
    authors: authors.map(invertedName).filter(Boolean).join('; '),
    year: year === null ? '' : String(year),
    venue: venue ?? '',
    doi: doi ?? '',
  }
}

/** The work with the fields as they were written; a year or DOI that is none counts as nothing. */
export function workOfDraft(work: Work, draft: ReferenceDraft): Work {
  const isAsRead = draft.authors === draftOf(work).authors
  return {
    ...work,
    title: draft.title.trim(),
    // Names that nobody has touched keep what was known of them.
    authors: isAsRead
      ? work.authors
      : draft.authors.split(';').flatMap((name) => parsePersonName(name.trim()) ?? []),
    year: YEAR.test(draft.year.trim()) ? Number(draft.year) : null,
    venue: draft.venue.trim() || null,
    doi: findDoi(draft.doi),
  }
}
