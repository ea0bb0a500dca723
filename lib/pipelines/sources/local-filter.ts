import type { SearchAnswer, SearchParameters } from '@/lib/contracts/search'
import type { SourceDelta } from '@/lib/contracts/source-validation'
import type { Work } from '@/lib/contracts/work'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { detectLanguage } from '@/lib/core/text/detect-language'

type Reason = SourceDelta['dropped'][number]['reason']

/**
 * The records that fit the limits a service could not filter itself, and how many were dropped for which limit. A record
 * that does not say its year stays; a missing language is judged by the title and stays when it cannot be told.
 */
export function filterLocally(
  answer: SearchAnswer,
  parameters: SearchParameters,
): { kept: readonly Work[]; dropped: SourceDelta['dropped'] } {
  const counts = new Map<Reason, number>()
  const kept = answer.records.filter((work) => {
    const reason = brokenLimit(work, answer, parameters)
    if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1)
    return reason === null
  })
  return { kept, dropped: [...counts].map(([reason, count]) => ({ reason, count })) }
}

/** The first limit that a service could not filter itself and that a record does not fit; null where it fits all of them. */
export function brokenLimit(
  work: Work,
  { filterLocally: limits }: Pick<SearchAnswer, 'filterLocally'>,
  parameters: SearchParameters,
): Reason | null {
  const excluded = parameters.excluded.map(cognateStems)
  return limits.find((limit) => !fits[limit](work, parameters, excluded)) ?? null
}

/** Whether a work fits all limits of a search. */
export function fitsLimits(work: Work, parameters: SearchParameters): boolean {
  const excluded = parameters.excluded.map(cognateStems)
  return Object.values(fits).every((isFitting) => isFitting(work, parameters, excluded))
}

const fits: Record<
  Reason,
  (work: Work, parameters: SearchParameters, excluded: readonly (readonly string[])[]) => boolean
> = {
  years: ({ year }, { yearFrom, yearTo }) =>
    year === null || ((yearFrom === null || year >= yearFrom) && (yearTo === null || year <= yearTo)),
  languages: (work, { languages }) => {
    if (languages.length === 0) return true
    const language = work.language ?? detectLanguage(work.title)
    return language === null || languages.includes(language)
  },
  excluded: (work, _parameters, excluded) => {
    const stems = cognateStems(
      `${work.title} . ${work.abstract ?? ''} . ${(work.keywords ?? []).join(' . ')}`,
    )
    return !excluded.some((phrase) => phrase.length > 0 && holdsPhrase(stems, phrase))
  },
}

function holdsPhrase(stems: readonly string[], phrase: readonly string[]): boolean {
  return stems.some((_, at) => phrase.every((stem, offset) => stems[at + offset] === stem))
}
