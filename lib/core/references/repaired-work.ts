import type { FieldDifference, ReferenceVerdict } from '@/lib/contracts/reference-check'
import type { Author, Work } from '@/lib/contracts/work'
import { normaliseDoi } from '@/lib/core/identity/doi'
import { parsePersonName } from '@/lib/core/identity/person-name'

/**
 * The reference with every difference taken over as the first index states it. Authors become the index's whole list. A
 * new DOI takes the old one's address with it, a new year the old day. Without differences the same work comes back.
 */
export function repairedWork(work: Work, verdict: ReferenceVerdict): Work {
  // Later entries of one field are other indexes' words; the first index is trusted most.
  return verdict.differences.toReversed().reduce(withField, work)
}

function withField(work: Work, { field, theirs }: FieldDifference): Work {
  switch (field) {
    case 'title':
      return { ...work, title: theirs }
    case 'author':
      return { ...work, authors: authorsOf(theirs) ?? work.authors }
    case 'year':
      return withYear(work, Number(theirs))
    case 'venue':
      return { ...work, venue: theirs }
    case 'doi':
      return withDoi(work, normaliseDoi(theirs))
  }
}

function authorsOf(text: string): Author[] | null {
  const authors = text.split('; ').map((name) => parsePersonName(name))
  const named = authors.filter((author) => author !== null)
  return named.length === 0 ? null : named
}

function withYear(work: Work, year: number): Work {
  if (!Number.isInteger(year) || year === work.year) return work
  const { date: _, ...rest } = work
  return { ...rest, year }
}

function withDoi(work: Work, doi: string | null): Work {
  if (doi === null) return work
  const { landing, ...others } = work.urls
  const leadsToOld = landing !== undefined && /^https?:\/\/(?:dx\.)?doi\.org\//i.test(landing)
  return {
    ...work,
    doi,
    urls:
      landing === undefined
        ? others
        : { ...others, landing: leadsToOld ? `https://doi.org/${doi}` : landing },
  }
}
