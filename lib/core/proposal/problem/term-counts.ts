import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { ProposalBrief } from '@/lib/contracts/proposal-run'
import type { Work } from '@/lib/contracts/work'
import { findConcept } from '@/lib/core/concepts/glossary'
import { evidenceLanguages } from '@/lib/core/evidence/find-cue'
import { conceptHolds, type NamedWords } from '@/lib/core/evidence/found-evidence'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { listed } from '@/lib/core/text/list-words'
import { allSources, countOf } from '@/lib/core/writing/counted-words'
import { definite } from '@/lib/core/writing/noun-phrases'
import { sentence } from '@/lib/core/writing/prose'
import { type ProblemKey, problemPhrases } from './problem-phrases'
import type { SourceFacts } from './source-facts'
import { termGroups } from './topic-terms'

/** With more terms a sentence of counts is a table. */
const COUNTED_TERMS_MAX = 3

type Lines = readonly string[]

interface CountedOver {
  readonly brief: ProposalBrief
  readonly facts: readonly SourceFacts[]
}

/** "9 of the 12 sources name remote work, 7 of … burnout; only 3 of … bring all of these terms together" */
export function termCounts({ brief, facts }: CountedOver): Lines {
  const { locale } = brief
  const works = facts.map(({ source }) => source.work)
  const named = termGroups(brief).filter((group) => isCountable(group, works, locale))
  const things = named.filter(({ role }) => role !== 'population')
  const groups = [...things, ...named.filter((group) => !things.includes(group))].slice(0, COUNTED_TERMS_MAX)
  const holds = conceptHolds(works, groups)
  // Where something is studied is told beside what is studied, not by itself.
  if (groups.every(({ role }) => role === 'context' || role === 'population')) return []
  const total = facts.length
  const line = (key: ProblemKey, count: number, term: string) =>
    sentence(problemPhrases, locale, key, {
      share: count === total ? allSources(locale) : countOf(count, locale),
      count,
      term,
    })
  const all = (terms: string) => sentence(problemPhrases, locale, 'holdsOf', { total, terms })
  const terms = holds.map(({ name, records }) =>
    line('holds', records, locale === 'en' ? definite(name, locale) : name),
  )
  if (holds.length < 2) return [all(listed(terms, locale))]
  const together = total - new Set(holds.flatMap((_, at) => missing(works, groups.slice(at, at + 1)))).size
  // That none brings them together would be a claim about words that were not looked for.
  if (together === 0 || together * 2 > total) return [all(listed(terms, locale))]
  return [`${all(listed(terms, locale))}; ${line('holdsAll', together, '')}`]
}

/**
 * Whether absence can be told: each work holds the concept, or is in the brief's language, or in one in which the glossary
 * knows its name.
 */
export function isCountable(group: NamedWords, works: readonly Work[], locale: Locale): boolean {
  // "Venezuelan migrants" are no other thing than "Venezuelan migration", nor "primary pupils" than "schoolchildren": that none names a thing is never told.
  if ((conceptHolds(works, [group])[0]?.records ?? 0) === 0) return false
  const isKnown = findConcept(group.name) !== null
  return works.every((work) => {
    if ((conceptHolds([work], [group])[0]?.records ?? 0) > 0) return true
    const language = work.language?.slice(0, 2) ?? detectLanguage(`${work.title}. ${work.abstract ?? ''}`)
    return (
      language === localeLanguages[locale] || (isKnown && evidenceLanguages.some((one) => one === language))
    )
  })
}

function missing(works: readonly Work[], group: readonly NamedWords[]): number[] {
  return works.flatMap((work, at) => ((conceptHolds([work], group)[0]?.records ?? 0) > 0 ? [] : [at]))
}
