import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale'
import type { DesignId, ProposalBrief } from '@/lib/contracts/proposal-run'
import { conceptHolds } from '@/lib/core/evidence/found-evidence'
import { placesNamed, populationsNamed, type Setting } from '@/lib/core/evidence/study-settings'
import { listed } from '@/lib/core/text/list-words'
import { say, type Values } from '@/lib/core/text/say'
import { citationMark } from '@/lib/core/writing/citation-mark'
import { countOf } from '@/lib/core/writing/counted-words'
import { definite, lowerFirst, upperFirst } from '@/lib/core/writing/noun-phrases'
import { sentence } from '@/lib/core/writing/prose'
import { type FloorOptions, type FloorWriter, writeFloor } from '@/lib/core/writing/write-floor'
import { dayName, defenceDateOf } from '../figures/calendar'
import { citedSource } from '../literature/cited-source'
import type { Questions } from './compose-questions'
import { emptyCells, queryOf } from './empty-cells'
import { isFirstPerson, printableContext } from './printable-lines'
import { designNames, type ProblemKey, problemPhrases } from './problem-phrases'
import { limitPhrase, meansLimits, scopeLimits } from './scope'
import type { SourceFacts } from './source-facts'
import { termCounts } from './term-counts'
import type { TopicParts } from './topic-parts'
import { termGroups } from './topic-terms'

const STATEMENT_MAX = 8_000
/** Quotations by kind; dropped one by one from the end where the text grows too long. */
const RESULTS_QUOTED_MAX = 4
const LIMITS_QUOTED_MAX = 2
const FUTURES_QUOTED_MAX = 2
/** With fewer sources, shares say nothing. */
const SOURCES_COUNTED_MIN = 3
/** A setting named by less than this share of the sources is rare. Not tuned. */
const RARE_SHARE_MAX01 = 0.34
const RECENT_YEARS = 5
const GAPS_MAX = 4

interface StatementInput {
  readonly brief: ProposalBrief
  readonly parts: TopicParts
  readonly questions: Questions
  readonly variables: readonly string[]
  /** In the order of their rank. */
  readonly facts: readonly SourceFacts[]
  /** What a note changed, as clauses; empty in the first round. */
  readonly changes: readonly string[]
  readonly year: number
  readonly floor: FloorWriter
}

/** With the sources that may be quoted: those that hold most of the topic first, those that hold nothing of it not at all. */
interface Statement extends StatementInput {
  readonly quotable: readonly SourceFacts[]
}

/**
 * The problem statement: five to seven paragraphs, blank lines between, at most 8,000 letters. Quotations stand verbatim between
 * “ ” with their citation; every count is a count of the sources given.
 */
export function problemStatement({
  onRefusal,
  ...given
}: Omit<StatementInput, 'floor'> & Pick<FloorOptions, 'onRefusal'>): string {
  const { locale } = given.brief
  const sources = given.facts.map(({ source }) => citedSource(source))
  const floor = writeFloor({ locale, sources, onRefusal, fill: sentence })
  const input = { ...given, floor, quotable: quotableOf({ ...given, floor }) }
  for (let quoted = RESULTS_QUOTED_MAX; quoted >= 0; quoted--) {
    const text = paragraphs(input, quoted).join('\n\n')
    if (text.length <= STATEMENT_MAX || quoted === 0) return text.slice(0, STATEMENT_MAX)
  }
  return ''
}

function quotableOf({ brief, parts, facts }: StatementInput): readonly SourceFacts[] {
  const works = facts.map(({ source }) => source.work)
  const groups = termGroups(parts, brief.locale, works)
  const rated = facts.map((fact, at) => ({
    fact,
    held: conceptHolds(works.slice(at, at + 1), groups).filter(({ records }) => records > 0).length,
  }))
  const near = rated.filter(({ held }) => held > 0).toSorted((one, other) => other.held - one.held)
  return near.length === 0 ? facts : near.map(({ fact }) => fact)
}

/** The first sentence of each source, no sentence twice: of works that share a wording one is quoted. */
function firstSaid(
  facts: readonly SourceFacts[],
  said: (fact: SourceFacts) => readonly string[],
): readonly { readonly fact: SourceFacts; readonly quote: string }[] {
  const seen = new Set<string>()
  return facts.flatMap((fact) => {
    const quote = said(fact).find((one) => !seen.has(one))
    if (quote === undefined) return []
    seen.add(quote)
    return [{ fact, quote }]
  })
}

function paragraphs(input: Statement, quoted: number): string[] {
  const all = [
    contextOf(input),
    reportedOf(input, quoted),
    limitsOf(input, Math.min(quoted, LIMITS_QUOTED_MAX)),
    gapOf(input, Math.min(quoted, FUTURES_QUOTED_MAX)),
    askOf(input),
    relevanceOf(input),
    scopeOf(input),
  ]
  return all.map((lines) => lines.filter(Boolean).map(upperFirst).join(' ')).filter(Boolean)
}

/** So that four reports in a row do not begin alike. */
const reportingKeys = ['reported', 'reportedNext', 'reportedThen'] as const

type Lines = readonly string[]

function teller({ brief: { locale } }: StatementInput) {
  return (key: ProblemKey, values: Values = {}) => sentence(problemPhrases, locale, key, values)
}

function keysOf(facts: readonly SourceFacts[]): string {
  return citationMark(facts.map(({ source }) => source.key))
}

/** A quotation with who says it. */
function quoted(input: StatementInput, key: ProblemKey, facts: SourceFacts, sentence: string): string {
  const unnamed = say(problemPhrases, input.brief.locale, 'unnamed')
  const label = facts.label === '' ? lowerFirst(unnamed) : facts.label
  const count = facts.isPlural ? 2 : 1
  return input.floor.quotation(
    problemPhrases,
    key,
    { key: facts.source.key, sentence },
    { label, count, dash: facts.label === '' ? '' : '-' },
  )
}

/** A count among the sources of the project; those it is about are cited. */
function countedOf(
  input: StatementInput,
  key: ProblemKey,
  facts: readonly SourceFacts[],
  values: Values = {},
) {
  const keys = facts.map(({ source }) => source.key)
  const count = { count: facts.length, total: input.facts.length, unknown: 0, keys }
  return input.floor.counted(problemPhrases, key, count, values)
}

function contextOf(input: Statement): Lines {
  const { brief, parts, facts, quotable } = input
  const tell = teller(input)
  const { profile, locale } = brief
  const values = {
    program: profile.academic_program,
    area: lowerFirst(profile.research_area),
    field: lowerFirst(profile.field_of_study),
    subject: parts.subject,
    theField: definite(lowerFirst(profile.field_of_study), locale),
    theSubject: parts.theSubject,
  }
  const first = [
    tell('context', values),
    ...(facts.length < SOURCES_COUNTED_MIN ? [tell('contextPlain', values)] : []),
  ]
  const background = quotable.find(({ backgrounds }) => backgrounds.length > 0)
  const [said] = background?.backgrounds ?? []
  const told = background && said ? [quoted(input, 'saysOfContext', background, said)] : []
  return [...first, ...countsOf(input), ...told]
}

function countsOf(input: StatementInput): Lines {
  const { facts } = input
  const tell = teller(input)
  const total = facts.length
  if (total === 0) return []
  if (total === 1) return [tell('oneSource')]
  if (total < SOURCES_COUNTED_MIN) return [tell('twoSources')]
  const years = facts.flatMap(({ source }) => source.work.year ?? [])
  const [from, to] = [Math.min(...years), Math.max(...years)]
  const span = years.length === 0 ? [] : [tell(from === to ? 'oneYear' : 'span', { total, from, to })]
  return [...span, ...termCounts(input).map((line) => `${line}.`)]
}

function reportedOf(input: Statement, count: number): Lines {
  const { facts } = input
  const tell = teller(input)
  if (facts.length === 0) return [tell('noSource')]
  const telling = firstSaid(input.quotable, ({ results }) => results).slice(0, count)
  if (telling.length > 0)
    return telling.map(({ fact, quote }, at) =>
      quoted(input, reportingKeys[at % reportingKeys.length] ?? 'reported', fact, quote),
    )
  const aims = firstSaid(input.quotable, (fact) => fact.aims).slice(0, Math.min(2, count))
  return [
    tell('onlyTopics', { cite: keysOf(facts) }),
    ...aims.map(({ fact, quote }) => quoted(input, 'aimIs', fact, quote)),
  ]
}

function limitsOf(input: Statement, count: number): Lines {
  const { facts } = input
  if (facts.length === 0) return []
  const limited = firstSaid(input.quotable, ({ limits }) => limits).slice(0, count)
  const first = limited.slice(0, 1).map(({ fact, quote }) => quoted(input, 'limits', fact, quote))
  // The announcement stands once; the next are simply reported.
  const others = limited.slice(1).map(({ fact, quote }) => quoted(input, 'limitsMore', fact, quote))
  const counted = facts.length < SOURCES_COUNTED_MIN ? [] : [...directionsOf(input), ...designsOf(input)]
  return [...counted, ...(first.length > 0 ? [...first, ...others] : [teller(input)('noLimits')])]
}

/** How many abstracts say where their results point; what the others found is not known, and is never counted as agreement. */
function directionsOf(input: StatementInput): Lines {
  const { facts, brief } = input
  const tell = teller(input)
  const stated = facts.filter(({ direction }) => direction !== null)
  if (stated.length === 0) return [tell('noDirection')]
  const unknown = facts.length - stated.length
  const parts = (['effect', 'none', 'mixed'] as const).flatMap((direction) => {
    const own = stated.filter((fact) => fact.direction === direction)
    const share = countOf(own.length, brief.locale)
    return own.length === 0
      ? []
      : [tell(directionKeys[direction], { share, count: own.length, cite: keysOf(own) })]
  })
  const isOneWay = stated.every(({ direction }) => direction === 'effect')
  // Of sources most of which were not read, what none of the others says is no finding.
  const isTelling = !isOneWay || unknown < stated.length
  return [
    tell('directionsStated', { count: stated.length, total: facts.length, unknown }),
    `${listed(parts, brief.locale)}.`,
    isTelling ? tell(isOneWay ? 'oneWay' : 'disagree') : '',
  ]
}

const directionKeys = { effect: 'effects', none: 'noEffects', mixed: 'mixedEffects' } as const

function designsOf(input: StatementInput): Lines {
  const { facts, brief } = input
  const { locale } = brief
  const counts = new Map<DesignId, number>()
  for (const { design } of facts) if (design) counts.set(design, (counts.get(design) ?? 0) + 1)
  if (counts.size === 0) return []
  const named = [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([design, count]) => `${count} ${say(designNames, locale, design, { count })}`)
  const unknown = facts.filter(({ design }) => design === null).length
  const tell = teller(input)
  const first = tell('designs', { designs: listed(named, locale) })
  if (unknown === 0) return [`${first}.`]
  return [`${first}; ${tell('designUnknown', { share: countOf(unknown, locale), count: unknown })}.`]
}

function gapOf(input: Statement, count: number): Lines {
  const { facts } = input
  const tell = teller(input)
  const total = facts.length
  if (total === 0) return []
  const futures = firstSaid(input.quotable, (fact) => fact.futures)
    .slice(0, count)
    .map(({ fact, quote }, at) => quoted(input, at === 0 ? 'future' : 'futureMore', fact, quote))
  const cells = total < SOURCES_COUNTED_MIN ? [] : cellsOf(input)
  return [
    ...(total < SOURCES_COUNTED_MIN ? [tell('gapFew', { total })] : cells),
    ...missingSettings(input),
    ...(total < SOURCES_COUNTED_MIN ? [] : periodOf(input)),
    ...futures.slice(0, 2),
    tell('caveat'),
  ]
}

/** The empty cells with full neighbours, each with what looked for it; else that there is none, and which search would tell. */
function cellsOf(input: Statement): Lines {
  const { brief, facts, parts, year } = input
  const tell = teller(input)
  const works = facts.map(({ source }) => source.work)
  const groups = termGroups(parts, brief.locale, works)
  const { gaps, queries } = emptyCells({ brief, groups, facts, year })
  const total = facts.length
  if (gaps.length === 0)
    return [tell('gapNone', { total, query: queries.length === 0 ? 'none' : listed(queries, brief.locale) })]
  const told = gaps.slice(0, GAPS_MAX)
  return [
    tell('gap', { total, count: told.length }),
    ...told.map(({ dimension, concept, value, neighbours }) =>
      countedOf(input, dimension === 'period' ? 'gapPeriod' : 'gapSetting', neighbours, {
        concept,
        value,
        query: queryOf(concept, value),
      }),
    ),
  ]
}

/** Places and groups of the topic that the sources leave out or hardly name. */
function missingSettings(input: StatementInput): Lines {
  const { brief, facts } = input
  // What a text in an unlisted language leaves out cannot be told.
  if (!facts.every(({ isReadable }) => isReadable)) return []
  const { profile, topic, question, locale } = brief
  const about = [topic, question, ...profile.constraints].join(' . ')
  const around = [about, profile.research_area, ...printableContext(brief)].join(' . ')
  const total = facts.length
  const tell = teller(input)
  const lines = (settings: readonly Setting[], pick: (fact: SourceFacts) => readonly Setting[]): Lines =>
    settings.flatMap(({ id, names }) => {
      const holding = facts.filter((fact) =>
        pick(fact).some((setting) => setting.id === id || setting.within === id),
      )
      const what = settingName(names[localeLanguages[locale]], locale)
      if (holding.length === 0) return [tell('absent', { what })]
      if (total < SOURCES_COUNTED_MIN || holding.length / total > RARE_SHARE_MAX01) return []
      return [countedOf(input, 'rare', holding, { what })]
    })
  const places = lines(placesNamed(around), ({ places: named }) => named)
  const people = lines(populationsNamed(about), ({ populations }) => populations)
  return [...places, ...people].slice(0, GAPS_MAX)
}

/** Portuguese names places with their article, but for Portugal. */
function settingName(name: string, locale: Locale): string {
  return locale === 'pt-BR' && /^\p{Lu}/u.test(name) && name !== 'Portugal' ? definite(name, locale) : name
}

function periodOf(input: StatementInput): Lines {
  const { facts, parts, year } = input
  const tell = teller(input)
  const since = year - RECENT_YEARS
  const recent = facts.filter(({ source }) => (source.work.year ?? 0) >= since)
  const isFollowed = facts.some((fact) => fact.isLongitudinal)
  const asksOverTime = parts.kind === 'relation' || parts.kind === 'understanding'
  return [
    countedOf(input, 'recent', recent, { year: since }),
    ...(asksOverTime && !isFollowed ? [tell('notLongitudinal')] : []),
  ]
}

function askOf(input: StatementInput): Lines {
  const { questions, variables, brief } = input
  const tell = teller(input)
  return [
    tell('ask', { question: questions.main }),
    ...(variables.length > 1 ? [tell('variables', { variables: listed(variables, brief.locale) })] : []),
  ]
}

function relevanceOf(input: StatementInput): Lines {
  const { brief, parts, facts } = input
  const tell = teller(input)
  const cited = [...facts]
    .filter(({ label }) => label !== '')
    .sort((a, b) => (b.source.work.citations ?? 0) - (a.source.work.citations ?? 0))[0]
  const count = cited?.source.work.citations ?? 0
  const field = lowerFirst(brief.profile.field_of_study)
  const context = printableContext(brief).map(ended).join(' ')
  return [
    tell('relevance', {
      field,
      theField: definite(field, brief.locale),
      subject: parts.subject,
      theSubject: parts.theSubject,
    }),
    cited && count > 1
      ? tell('mostCited', { label: cited.label, count, cite: `[-@${cited.source.key}]` })
      : '',
    context === '' ? '' : tell('own', { context: ended(context.slice(0, OWN_MAX)) }),
  ]
}

const OWN_MAX = 500

function ended(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

function scopeOf(input: StatementInput): Lines {
  const { brief, changes } = input
  const tell = teller(input)
  const limits = scopeLimits(brief).map((limit) => limitPhrase(limit, brief.locale))
  const means = meansLimits(brief)
    .filter((limit) => !isFirstPerson(limit))
    .map(lowerFirst)
  const { locale } = brief
  return [
    limits.length > 0 ? tell('scopeLimited', { limits: listed(limits, locale) }) : '',
    means.length > 0 ? tell('means', { means: listed(means, locale) }) : '',
    tell('time', {
      hours: brief.profile.weekly_hours,
      start: dayName(brief.startDate, locale),
      defence: dayName(defenceDateOf(brief), locale),
    }),
    changes.length > 0 ? tell('scopeNarrowed', { changes: changes.join('; ') }) : '',
  ]
}
