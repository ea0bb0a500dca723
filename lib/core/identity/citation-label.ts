import type { CitationStyleName } from '@/lib/contracts/proposal-run'
import type { Work } from '@/lib/contracts/work'

/** Names in a citation before "et al.", by NBR 10520:2023 and APA 7. */
const NAMES_MAX: Readonly<Record<CitationStyleName, number>> = { abnt: 3, apa: 2 }
const TITLE_WORDS = 3

/** A citation as a reader knows it, "Souza; Lima, 2021": for the page; the document's own come from a CSL processor. */
export function citationLabel(
  work: Pick<Work, 'authors' | 'title' | 'year'>,
  style: CitationStyleName,
): string {
  const names = work.authors.flatMap(({ family, full }) => family ?? full ?? [])
  const [first = work.title.split(/\s+/).slice(0, TITLE_WORDS).join(' ')] = names
  const who =
    names.length > NAMES_MAX[style]
      ? `${first} et al.`
      : names.length > 1
        ? names.join(style === 'abnt' ? '; ' : ' & ')
        : first
  return work.year === null ? who : `${who}, ${work.year}`
}
