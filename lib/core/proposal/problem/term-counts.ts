import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { ProposalBrief } from '@/lib/contracts/proposal-run'
import type { Work } from '@/lib/contracts/work'
import { findConcept } from '@/lib/core/concepts/glossary'
import { evidenceLanguages } from '@/lib/core/evidence/find-cue'
import { conceptHolds, type NamedWords } from '@/lib/core/evidence/found-evidence'
import { cognateStems } from '@/lib/core/text/cognate-stems'
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
  const all = termGroups(brief)
  const named = all.filter((group) => {
    const others = all.filter((other) => other !== group)
    return isCountable(group, works, { locale, others: group.role === 'population' ? [] : others })
  })
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
  const ofAll = (terms: string) => sentence(problemPhrases, locale, 'holdsOf', { total, terms })
  const terms = holds.map(({ name, records }) =>
    line('holds', records, locale === 'en' ? definite(name, locale) : name),
  )
  if (holds.length < 2) return [ofAll(listed(terms, locale))]
  const together = total - new Set(holds.flatMap((_, at) => missing(works, groups.slice(at, at + 1)))).size
  // That none brings them together would be a claim about words that were not looked for.
  if (together === 0 || together * 2 > total) return [ofAll(listed(terms, locale))]
  return [`${ofAll(listed(terms, locale))}; ${line('holdsAll', together, '')}`]
}

/**
 * Whether absence can be told: each work holds the concept, or is in the brief's language, or in one in which the glossary
 * knows its name.
 */
export function isCountable(
  group: NamedWords,
  works: readonly Work[],
  { locale, others = [] }: { readonly locale: Locale; readonly others?: readonly NamedWords[] },
): boolean {
  const isKnown = findConcept(group.name) !== null
  // "Venezuelan migrants" are no other thing than "Venezuelan migration", nor "primary pupils" than "schoolchildren": that none names a thing is told of what the
  // vocabulary knows by that name, and where no source has a word of it.
  if (
    (conceptHolds(works, [group])[0]?.records ?? 0) === 0 &&
    !(isKnown && isUntouched(group, { works, others }))
  )
    return false
  return works.every((work) => {
    if ((conceptHolds([work], [group])[0]?.records ?? 0) > 0) return true
    const language = work.language?.slice(0, 2) ?? detectLanguage(`${work.title}. ${work.abstract ?? ''}`)
    return (
      language === localeLanguages[locale] || (isKnown && evidenceLanguages.some((one) => one === language))
    )
  })
}

const FAMILY_LETTERS = 5
/** "Meaning" and "life" are short, and tell. */
const WORD_LETTERS_MIN = 4

const familiesOf = (text: string): readonly string[] =>
  cognateStems(text).flatMap((stem) => (stem.length < WORD_LETTERS_MIN ? [] : stem.slice(0, FAMILY_LETTERS)))

/** Whether no work has a word that begins as a word of one of the names, but for words that names of something else in the topic have, too. */
function isUntouched(
  { words }: NamedWords,
  { works, others }: { readonly works: readonly Work[]; readonly others: readonly NamedWords[] },
): boolean {
  const elsewhere = new Set(others.flatMap((other) => other.words.flatMap(familiesOf)))
  const wanted = new Set(words.flatMap(familiesOf).filter((family) => !elsewhere.has(family)))
  if (wanted.size === 0) return false
  return works.every(({ title, abstract, keywords }) =>
    familiesOf([title, abstract ?? '', ...(keywords ?? [])].join(' . ')).every(
      (family) => !wanted.has(family),
    ),
  )
}

function missing(works: readonly Work[], group: readonly NamedWords[]): number[] {
  return works.flatMap((work, at) => ((conceptHolds([work], group)[0]?.records ?? 0) > 0 ? [] : [at]))
}
