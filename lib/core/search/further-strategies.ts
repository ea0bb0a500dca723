import { databaseIds } from '@/lib/contracts/database-ids'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import { databaseNamesOf } from '@/lib/core/databases/database-names'
import { frequentPhrases, languageCounts, yearHistogram } from '@/lib/core/evidence/found-evidence'
import { thresholdOf } from '@/lib/core/relevance/threshold'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { languageName } from '@/lib/core/text/language-name'
import { type KeyOf, say } from '@/lib/core/text/say'
import { dropOf, translationsOf } from './search-patterns'
import { furtherStrategiesPhrases as phrases, scopeStrategyPhrases } from './search-phrases'
import type { ParameterChange } from './search-plan'
import {
  additionChange,
  type Draft,
  headWordOf,
  isFew,
  mayNameTheSame,
  nameChange,
  type ScopeEvidence,
  type StrategyKind,
  short,
  wordDraft,
} from './strategy-draft'
import { suggestDatabases } from './suggest-databases'

/** "Recent" research, in years. */
const RECENT_YEARS = 10

const reviews = { en: 'systematic review', pt: 'revisão sistemática', es: 'revisión sistemática' } as const

/**
 * Ways to change the scope that need no count, in the order in which they are worth trying: below the threshold those that
 * widen first, above it those that narrow. Years, languages and databases always give one each, so that three are left
 * over for any search. A reason that rests on a figure names it; what narrows a short list says that it does.
 */
export function* furtherDrafts(evidence: ScopeEvidence): Generator<Draft> {
  const widening = [
    withoutExcluded,
    withoutConcepts,
    withSharedPhrases,
    withHeads,
    withTranslations,
    withOtherNumber,
    withAllYears,
  ]
  const narrowing = [withReviews, withRecentYears, withOneLanguage]
  const order = isFew(thresholdOf(evidence.records.length).band)
    ? [...widening, ...narrowing, withFewerDatabases]
    : [...narrowing, ...widening, withFewerDatabases]
  for (const propose of order) yield* propose(evidence)
}

function withoutExcluded(evidence: ScopeEvidence): readonly Draft[] {
  const { excluded } = evidence.plan.parameters
  if (excluded.length === 0) return []
  const change = { kind: 'excluded', excluded: [] } as const
  const values = { words: short(excluded.join(', ')) }
  return [
    wordDraft(evidence, {
      phrases,
      kind: 'broader',
      change,
      title: 'excludedTitle',
      reason: 'excludedReason',
      values,
    }),
  ]
}

/** Last named first: the first concept is what the thesis is about. */
function withoutConcepts(evidence: ScopeEvidence): readonly Draft[] {
  const { groups } = evidence
  if (groups.length < 2) return []
  return [...groups].reverse().map((group) =>
    wordDraft(evidence, {
      phrases,
      kind: 'broader',
      change: dropOf(evidence.plan.map, group),
      title: 'withoutTitle',
      reason: 'withoutReason',
      values: { name: short(group.name), total: groups.length },
    }),
  )
}

/** Phrases that found sources share and that may be other ways to say the first concept. */
function withSharedPhrases(evidence: ScopeEvidence): readonly Draft[] {
  const { plan, records, groups } = evidence
  const [first] = groups
  if (!first) return []
  const shared = frequentPhrases(records, groups).filter(({ text }) =>
    mayNameTheSame(text, first.name, plan.map.language ?? 'en'),
  )
  return shared.map((phrase) =>
    wordDraft(evidence, {
      phrases: scopeStrategyPhrases,
      kind: 'keywords',
      change: nameChange(evidence, first, phrase.text),
      title: 'keywordsTitle',
      reason: 'keywordsFound',
      values: {
        name: short(first.name),
        phrase: short(phrase.text),
        count: phrase.records,
        total: records.length,
      },
    }),
  )
}

function withHeads(evidence: ScopeEvidence): readonly Draft[] {
  return evidence.groups.flatMap((group) => {
    const { name } = group
    const head = name.includes(' ') ? headWordOf(name, languageOf(evidence)) : null
    if (!head) return []
    return wordDraft(evidence, {
      phrases: scopeStrategyPhrases,
      kind: 'keywords',
      change: nameChange(evidence, group, head),
      title: 'keywordsTitle',
      reason: 'keywordsHead',
      values: { name: short(name), phrase: short(head) },
    })
  })
}

function withTranslations(evidence: ScopeEvidence): readonly Draft[] {
  const { groups, locale } = evidence
  return ['en', 'pt', 'es'].flatMap((code) => {
    const added = translationsOf(groups, code)
    if (added.length === 0) return []
    return wordDraft(evidence, {
      phrases: scopeStrategyPhrases,
      kind: 'languages',
      change: { kind: 'concepts', edits: added },
      title: 'languagesAddTitle',
      reason: 'languagesAddNone',
      values: { language: languageName(code, locale) },
    })
  })
}

/** The plural of a one-word concept, or its singular: several databases search words as they are written. */
function withOtherNumber(evidence: ScopeEvidence): readonly Draft[] {
  return evidence.groups.flatMap((group) => {
    const { name } = group
    const form = /^\p{Script=Latin}{4,40}$/u.test(name) ? otherNumber(name, languageOf(evidence)) : null
    if (!form) return []
    return wordDraft(evidence, {
      phrases,
      kind: 'keywords',
      change: nameChange(evidence, group, form),
      title: 'formTitle',
      reason: 'formReason',
      values: { name, phrase: form },
    })
  })
}

/** An ending and what stands for it in the other number; the first that fits is used. */
const numberEndings = {
  en: [
    ['ies', 'y'],
    ['ss', 'sses'],
    ['us', null],
    ['is', null],
    ['s', ''],
    ['ity', 'ities'],
    ['x', 'xes'],
    ['ch', 'ches'],
    ['sh', 'shes'],
    ['', 's'],
  ],
  pt: [
    ['ões', 'ão'],
    ['ão', 'ões'],
    ['ais', 'al'],
    ['al', 'ais'],
    ['ns', 'm'],
    ['m', 'ns'],
    ['res', 'r'],
    ['r', 'res'],
    ['us', null],
    ['is', null],
    ['s', ''],
    ['', 's'],
  ],
  es: [
    ['ciones', 'ción'],
    ['ción', 'ciones'],
    ['us', null],
    ['is', null],
    ['ores', 'or'],
    ['ales', 'al'],
    ['dades', 'dad'],
    ['s', ''],
    ['or', 'ores'],
    ['al', 'ales'],
    ['dad', 'dades'],
    ['', 's'],
  ],
} as const

function otherNumber(word: string, language: 'en' | 'pt' | 'es'): string | null {
  const found = numberEndings[language].find(([ending]) => word.endsWith(ending))
  if (!found || found[1] === null) return null
  return word.slice(0, word.length - found[0].length) + found[1]
}

function withAllYears(evidence: ScopeEvidence): readonly Draft[] {
  const { yearFrom, yearTo } = evidence.plan.parameters
  if (yearFrom === null && yearTo === null) return []
  const values = { range: `${yearFrom ?? ''}–${yearTo ?? ''}` }
  const change = { kind: 'years', yearFrom: null, yearTo: null } as const
  return [
    wordDraft(evidence, {
      phrases,
      kind: 'dates',
      change,
      title: 'allYearsTitle',
      reason: 'allYearsReason',
      values,
    }),
  ]
}

function withReviews(evidence: ScopeEvidence): readonly Draft[] {
  const phrase = reviews[languageOf(evidence)]
  const change = additionChange(evidence, phrase)
  return [narrowed(evidence, 'narrower', change, 'reviewTitle', 'reviewReason', { phrase })]
}

function withRecentYears(evidence: ScopeEvidence): readonly Draft[] {
  const { plan, records, currentYear } = evidence
  if (plan.parameters.yearFrom !== null || plan.parameters.yearTo !== null) return []
  const from = currentYear - RECENT_YEARS + 1
  const count = yearHistogram(records).reduce((sum, bin) => sum + (bin.year >= from ? bin.count : 0), 0)
  const change = { kind: 'years', yearFrom: from, yearTo: null } as const
  const reason = records.length === 0 ? 'recentReason' : 'recentCounted'
  return [narrowed(evidence, 'dates', change, 'recentTitle', reason, { from, count, total: records.length })]
}

function withOneLanguage(evidence: ScopeEvidence): readonly Draft[] {
  const { plan, records, locale } = evidence
  if (plan.parameters.languages.length > 0) return []
  const code = localeLanguages[locale]
  const count = languageCounts(records).find(({ language }) => language === code)?.count ?? 0
  const values = {
    language: languageName(code, locale),
    count,
    total: records.length,
  }
  const change = { kind: 'languages', languages: [code] } as const
  const reason = records.length === 0 ? 'oneLanguageReason' : 'oneLanguageCounted'
  return [narrowed(evidence, 'languages', change, 'oneLanguageTitle', reason, values)]
}

function withFewerDatabases(evidence: ScopeEvidence): readonly Draft[] {
  const { plan, locale } = evidence
  const { topic, question, databases } = plan.parameters
  const language = detectLanguage(`${topic}. ${question}`)
  const fitting = suggestDatabases({ topic, question, language, locale }).map(({ database }) => database)
  const kept = databaseIds.filter((id) => databases.includes(id) && fitting.includes(id))
  if (kept.length === 0 || kept.length === databases.length) return []
  const values = { kept: databaseNamesOf(kept), asked: databases.length }
  return [
    narrowed(
      evidence,
      'databases',
      { kind: 'databases', databases: kept },
      'fewerTitle',
      'fewerReason',
      values,
    ),
  ]
}

type Key = KeyOf<typeof phrases>

/** A narrowing change; below the threshold its reason ends with the warning that it brings fewer sources, not more. */
function narrowed(
  evidence: ScopeEvidence,
  kind: StrategyKind,
  change: ParameterChange,
  title: Key,
  reason: Key,
  values: Readonly<Record<string, string | number>>,
): Draft {
  const draft = wordDraft(evidence, { phrases, kind, change, title, reason, values })
  if (!isFew(thresholdOf(evidence.records.length).band)) return draft
  return { ...draft, reason: `${draft.reason} ${say(phrases, evidence.locale, 'bringsFewer')}` }
}

/** The language of the topic where it is one with rules here, else the reader's. */
function languageOf({ plan, locale }: ScopeEvidence): 'en' | 'pt' | 'es' {
  const found = detectLanguage(`${plan.parameters.topic}. ${plan.parameters.question}`)
  return found === 'en' || found === 'pt' || found === 'es' ? found : localeLanguages[locale]
}
