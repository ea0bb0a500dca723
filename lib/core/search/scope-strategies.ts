import type { ConceptMap } from '@/lib/contracts/concept-map'
import { databaseIds } from '@/lib/contracts/database-ids'
import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import { type RequiredConcept, requiredNames } from '@/lib/core/concepts/required-names'
import { databaseNamesOf } from '@/lib/core/databases/database-names'
import {
  conceptHolds,
  type FoundPhrase,
  frequentPhrases,
  languageCounts,
  yearHistogram,
} from '@/lib/core/evidence/found-evidence'
import { type CountBand, thresholdOf } from '@/lib/core/relevance/threshold'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { languageName } from '@/lib/core/text/language-name'
import { type KeyOf, say } from '@/lib/core/text/say'
import { furtherDrafts } from './further-strategies'
import { dropOf, translationsOf } from './search-patterns'
import { scopeStrategyPhrases } from './search-phrases'
import { applyChange, type ParameterChange, type SearchPlan } from './search-plan'
import {
  additionChange,
  type Draft,
  headWordOf,
  isFew,
  mayNameTheSame,
  nameChange,
  type ScopeEvidence,
  type Strategy,
  type StrategyKind,
  short,
  wordDraft,
} from './strategy-draft'
import { suggestDatabases } from './suggest-databases'

/** The specification wants three to five. */
const STRATEGIES_MIN = 3
const STRATEGIES_MAX = 5
/** Further ways of one kind would look like one way said twice. */
const SAME_KIND_MAX = 2
/** A phrase narrows well when it is in this share of the found records, 0…1. */
const NARROW_SHARE_MIN01 = 0.15
const NARROW_SHARE_MAX01 = 0.75
/** "Recent" research, in years; what a narrower date range proposes. */
const RECENT_YEARS = 10
const WIDEN_YEARS_MIN = 5
const YEAR_FLOOR = 1800
const TEXT_MAX = 190

/** Which kinds come first for each band of counts. */
const orders = {
  few: ['broader', 'keywords', 'languages', 'dates', 'databases', 'narrower'],
  enough: ['narrower', 'dates', 'keywords', 'languages', 'broader', 'databases'],
} as const satisfies Record<string, readonly StrategyKind[]>

/**
 * Three to five ways to change the scope, best first, each with its reason in figures, an example and a change that one
 * press applies. First what the evidence speaks for, at most one of each kind; where that gives fewer than three, further
 * ways that any search has (see `furtherDrafts`). All differ from each other and from the search in force. While databases
 * failed, asking others comes first, because then the scope may be right.
 */
export function scopeStrategies(evidence: ScopeEvidence): readonly Strategy[] {
  const band = thresholdOf(evidence.records.length).band
  const drafts = [broader, narrower, keywords, dates, languages, databases].flatMap(
    (propose) => propose(evidence, band) ?? [],
  )
  const failed = evidence.lanes.some((lane) => lane.outcome !== 'ok' && lane.outcome !== 'empty')
  const order = orderOf(band, failed)
  const now = searchOf(evidence.plan)
  const first = drafts
    .flatMap((draft) => strategyOf(evidence, draft, now) ?? [])
    .sort((a, b) => order.indexOf(a.strategy.kind) - order.indexOf(b.strategy.kind))
    .filter((one, at, all) => all.findIndex((other) => isSame(other, one)) === at)
    .slice(0, STRATEGIES_MAX)
  const all = first.length < STRATEGIES_MIN ? filledUp(evidence, first, now) : first
  return all.map(({ strategy }) => strategy)
}

/** A strategy with what it would ask the databases, to be compared. */
interface Offer {
  readonly strategy: Strategy
  readonly search: string
}

/** Kinds that are not there yet come first; a second way of one kind only when no other kind is left. */
function filledUp(evidence: ScopeEvidence, first: readonly Offer[], now: string): readonly Offer[] {
  const all = [...first]
  for (const sameKindMax of [1, SAME_KIND_MAX]) {
    for (const draft of furtherDrafts(evidence)) {
      if (all.length >= STRATEGIES_MIN) return all
      if (all.filter(({ strategy }) => strategy.kind === draft.kind).length >= sameKindMax) continue
      const offer = strategyOf(evidence, draft, now)
      if (offer && !all.some((other) => isSame(other, offer))) all.push(offer)
    }
  }
  return all
}

function isSame(a: Offer, b: Offer): boolean {
  return a.strategy.title === b.strategy.title || a.search === b.search
}

/** What databases would be asked; equal for plans that are worded differently and ask the same. */
function searchOf({ parameters, map }: SearchPlan): string {
  const { languages, excluded, yearFrom, yearTo, databases } = parameters
  const groups = requiredNames(map).map(({ words }) => words)
  return JSON.stringify({ groups, languages, excluded, yearFrom, yearTo, databases })
}

function orderOf(band: CountBand, failed: boolean): readonly StrategyKind[] {
  const order = isFew(band) ? orders.few : orders.enough
  return isFew(band) && failed ? ['databases', ...order.filter((kind) => kind !== 'databases')] : order
}

function strategyOf(evidence: ScopeEvidence, draft: Draft, now: string): Offer | null {
  const after = applyChange(evidence.plan, draft.change)
  const search = searchOf(after)
  if (search === now) return null
  const strategy = {
    kind: draft.kind,
    title: draft.title.slice(0, TEXT_MAX),
    reason: draft.reason.slice(0, 600),
    example: exampleOf(evidence, draft.change, after).slice(0, 600),
    parameters: after.parameters,
    edits: draft.change.kind === 'concepts' ? [...draft.change.edits] : [],
    change: draft.change,
  }
  return { strategy, search }
}

/** The example is the search itself as it would be: what the student would otherwise have to work out. */
function exampleOf(
  { locale, plan, currentYear }: ScopeEvidence,
  change: ParameterChange,
  after: SearchPlan,
): string {
  const range = shownYears(after.parameters, currentYear)
  switch (change.kind) {
    case 'concepts':
      return say(scopeStrategyPhrases, locale, 'exampleTopic', { topic: short(requiredText(after.map)) })
    case 'years':
      return range
        ? say(scopeStrategyPhrases, locale, 'exampleYears', { topic: short(plan.parameters.topic), range })
        : say(scopeStrategyPhrases, locale, 'exampleNoYears', { topic: short(plan.parameters.topic) })
    case 'languages':
      return say(scopeStrategyPhrases, locale, 'exampleLanguages', {
        languages:
          namedLanguages(after.parameters.languages, locale) ||
          say(scopeStrategyPhrases, locale, 'anyLanguage'),
      })
    case 'databases':
      return say(scopeStrategyPhrases, locale, 'exampleDatabases', {
        databases: databaseNamesOf(after.parameters.databases),
      })
    case 'excluded':
      return say(scopeStrategyPhrases, locale, 'exampleExcluded', {
        words: short(plan.parameters.excluded.join(', ')),
      })
  }
}

/** What a query of the map requires, by the concepts' own names. */
function requiredText(map: ConceptMap): string {
  return requiredNames(map)
    .map(({ name }) => name)
    .join(' + ')
}

function broader(evidence: ScopeEvidence): Draft | null {
  const { plan, groups, records } = evidence
  const { excluded } = plan.parameters
  if (groups.length < 2) {
    if (excluded.length === 0) return null
    return draft(evidence, 'broader', { kind: 'excluded', excluded: [] }, 'excludedTitle', 'excludedReason', {
      words: short(excluded.join(', ')),
    })
  }
  const holds = conceptHolds(records, groups)
  // The first concept is what the thesis is about; dropping it is never the first advice.
  const hardest = holds.slice(1).sort((a, b) => b.lostWithout - a.lostWithout || a.records - b.records)[0]
  const group = (records.length > 0 && groups.find(({ name }) => name === hardest?.name)) || groups.at(-1)
  if (!group) return null
  const reason = records.length > 0 ? 'broaderHeld' : 'broaderNone'
  return draft(evidence, 'broader', dropOf(plan.map, group), 'broaderTitle', reason, {
    name: short(group.name),
    held: hardest?.records ?? 0,
    total: records.length,
  })
}

function narrower(evidence: ScopeEvidence): Draft | null {
  const { records, groups } = evidence
  const total = records.length
  const phrase = frequentPhrases(records, groups).find(
    (found) => found.records / total >= NARROW_SHARE_MIN01 && found.records / total <= NARROW_SHARE_MAX01,
  )
  if (!phrase) return null
  const band = thresholdOf(total).band
  const values = { phrase: short(phrase.text), count: phrase.records, total }
  const reason = isFew(band) ? 'narrowerFew' : 'narrowerReason'
  return draft(evidence, 'narrower', additionChange(evidence, phrase.text), 'narrowerTitle', reason, values)
}

function keywords(evidence: ScopeEvidence): Draft | null {
  const variant = variantOf(evidence)
  if (variant) {
    const change = nameChange(evidence, variant.group, variant.phrase.text)
    return draft(evidence, 'keywords', change, 'keywordsTitle', 'keywordsFound', {
      name: short(variant.group.name),
      phrase: short(variant.phrase.text),
      count: variant.phrase.records,
      total: evidence.records.length,
    })
  }
  const long = evidence.groups.find(
    (group) => group.words.length === 1 && cognateStems(group.name).length > 1,
  )
  const head = long ? headWordOf(long.name, localeLanguages[evidence.locale]) : null
  if (!long || !head) return translatedKeywords(evidence)
  return draft(evidence, 'keywords', nameChange(evidence, long, head), 'keywordsTitle', 'keywordsHead', {
    name: short(long.name),
    phrase: head,
  })
}

/** Where the languages are limited, the names in another language are the other words; else `languages` offers them. */
function translatedKeywords(evidence: ScopeEvidence): Draft | null {
  const { plan, groups, locale } = evidence
  if (plan.parameters.languages.length === 0) return null
  for (const code of ['en', 'pt', 'es']) {
    const added = translationsOf(groups, code)
    const [first] = added
    if (!first) continue
    const change = { kind: 'concepts', edits: added } as const
    return draft(evidence, 'keywords', change, 'keywordsTitle', 'keywordsTranslated', {
      name: short(groups.find(({ id }) => id === first.id)?.name ?? ''),
      phrase: short(first.text),
      language: languageName(code, locale),
    })
  }
  return null
}

/** A phrase that found records share and that may be another way to say a concept. */
function variantOf({
  plan,
  records,
  groups,
}: ScopeEvidence): { group: RequiredConcept; phrase: FoundPhrase } | null {
  for (const phrase of frequentPhrases(records, groups)) {
    const group = groups.find(({ name }) => mayNameTheSame(phrase.text, name, plan.map.language ?? 'en'))
    if (group) return { group, phrase }
  }
  return null
}

function dates(evidence: ScopeEvidence, band: CountBand): Draft | null {
  const { plan, records, currentYear } = evidence
  const { yearFrom, yearTo } = plan.parameters
  const histogram = yearHistogram(records)
  if (!isFew(band)) {
    const from = currentYear - RECENT_YEARS + 1
    const count = histogram.filter(({ year }) => year >= from).reduce((sum, bin) => sum + bin.count, 0)
    if ((yearFrom ?? 0) >= from || (yearTo ?? from) < from || count === 0) return null
    const change = { kind: 'years', yearFrom: from, yearTo } as const
    return draft(evidence, 'dates', change, 'datesRecentTitle', 'datesRecentReason', {
      from,
      count,
      total: records.length,
    })
  }
  if (yearFrom === null && yearTo === null) return null
  if (yearFrom === null) {
    const change = { kind: 'years', yearFrom: null, yearTo: null } as const
    return draft(evidence, 'dates', change, 'datesOpenTitle', 'datesOpenReason', {
      to: yearTo ?? currentYear,
    })
  }
  const span = Math.max(WIDEN_YEARS_MIN, (yearTo ?? currentYear) - yearFrom + 1)
  const from = Math.max(YEAR_FLOOR, yearFrom - span)
  const early = histogram.filter(({ year }) => year <= yearFrom + 2).reduce((sum, bin) => sum + bin.count, 0)
  const values = {
    range: shownYears(plan.parameters, currentYear),
    from,
    early,
    edge: yearFrom + 2,
    total: records.length,
  }
  const reason = early > 0 ? 'datesWidenEdge' : 'datesWidenPlain'
  return draft(
    evidence,
    'dates',
    { kind: 'years', yearFrom: from, yearTo },
    'datesWidenTitle',
    reason,
    values,
  )
}

function languages(evidence: ScopeEvidence): Draft | null {
  const { plan, groups, records, locale } = evidence
  const limited = plan.parameters.languages
  const counts = languageCounts(records)
  const said = counts
    .slice(0, 4)
    .map(({ language, count }) => `${languageName(language, locale)} ${count}`)
    .join(', ')
  if (limited.length > 0) {
    const change = { kind: 'languages', languages: [] } as const
    return draft(
      evidence,
      'languages',
      change,
      'languagesOpenTitle',
      said ? 'languagesOpenReason' : 'languagesOpenNone',
      {
        languages: namedLanguages(limited, locale),
        counts: said,
      },
    )
  }
  const present = new Set(counts.map(({ language }) => language))
  for (const language of ['en', 'pt', 'es'].sort((a, b) => Number(present.has(a)) - Number(present.has(b)))) {
    const added = translationsOf(groups, language)
    if (added.length === 0) continue
    const name = languageName(language, locale)
    const reason = said ? 'languagesAddReason' : 'languagesAddNone'
    return draft(evidence, 'languages', { kind: 'concepts', edits: added }, 'languagesAddTitle', reason, {
      language: name,
      counts: said,
    })
  }
  return null
}

function databases(evidence: ScopeEvidence): Draft | null {
  const { plan, lanes, locale } = evidence
  const asked = new Set(plan.parameters.databases)
  const failed = lanes
    .filter((lane) => lane.outcome !== 'ok' && lane.outcome !== 'empty')
    .map((lane) => lane.database)
  const fitting = suggestDatabases({
    topic: plan.parameters.topic,
    question: plan.parameters.question,
    language: localeLanguages[locale],
    locale,
  }).map(({ database }) => database)
  const unasked = databaseIds.filter((database) => !asked.has(database))
  const added = [
    ...unasked.filter((id) => fitting.includes(id)),
    ...unasked.filter((id) => !fitting.includes(id)),
  ].slice(0, 3)
  if (added.length === 0) return null
  const change = {
    kind: 'databases',
    databases: databaseIds.filter((id) => asked.has(id) || added.includes(id)),
  } as const
  const reason = failed.length > 0 ? 'databasesFailed' : 'databasesUnasked'
  return draft(evidence, 'databases', change, 'databasesTitle', reason, {
    added: databaseNamesOf(added),
    failed: databaseNamesOf(failed),
    asked: asked.size,
  })
}

/** The years of a search as a reader says them; an open end is this year. Empty where the years are not limited. */
function shownYears({ yearFrom, yearTo }: SearchPlan['parameters'], currentYear: number): string {
  return yearFrom === null && yearTo === null ? '' : `${yearFrom ?? '…'}–${yearTo ?? currentYear}`
}

const namedLanguages = (codes: readonly string[], locale: Locale): string =>
  codes.map((code) => languageName(code, locale)).join(', ')

type Key = KeyOf<typeof scopeStrategyPhrases>

function draft(
  evidence: ScopeEvidence,
  kind: StrategyKind,
  change: ParameterChange,
  title: Key,
  reason: Key,
  values: Readonly<Record<string, string | number>>,
): Draft {
  return wordDraft(evidence, { phrases: scopeStrategyPhrases, kind, change, title, reason, values })
}
