import type { DesignId } from '@/lib/contracts/proposal-run'
import { conceptHolds, type NamedWords } from '@/lib/core/evidence/found-evidence'
import { listed } from '@/lib/core/text/list-words'
import { say } from '@/lib/core/text/say'
import { countOf } from '@/lib/core/writing/counted-words'
import { definite, lowerFirst, upperFirst } from '@/lib/core/writing/noun-phrases'
import { sentence } from '@/lib/core/writing/prose'
import { type FloorOptions, writeFloor } from '@/lib/core/writing/write-floor'
import { dayName, defenceDateOf } from '../figures/calendar'
import { citedSource } from '../literature/cited-source'
import { literatureReader } from '../literature/literature-reader'
import { answerTypeOf } from '../question/question-plan'
import { type QuestionType, questionTypeOf } from '../question/question-type'
import { isFirstPerson, printableContext } from './printable-lines'
import { designNames } from './problem-phrases'
import { limitPhrase, meansLimits, scopeLimits } from './scope'
import type { SourceFacts } from './source-facts'
import { gapOf } from './statement-gaps'
import {
  firstSaid,
  keysOf,
  type Lines,
  quoted,
  SOURCES_COUNTED_MIN,
  type Statement,
  type StatementInput,
  teller,
} from './statement-writing'
import { termCounts } from './term-counts'
import { termGroups } from './topic-terms'

const STATEMENT_MAX = 8_000
/** Quotations by kind; dropped one by one from the end where the text grows too long. */
const RESULTS_QUOTED_MAX = 4
const LIMITS_QUOTED_MAX = 2
const FUTURES_QUOTED_MAX = 2
/** A share, and not the level of an interval. */
const SHARE = /(?<!(?:IC|CI)\s?|\()(?<![\d.,])\d+(?:[.,]\d+)?\s?%(?!\s?(?:CI|IC))/u
/** More than all names of a topic together. */
const SHARE_WEIGHT = 6

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

const ofOneThing: readonly QuestionType[] = ['experience', 'description', 'prevalence']

/** The sources that are about the topic, those that hold most of it first; what is of another subject is not quoted, however few the others are. */
function quotableOf({ brief, facts }: StatementInput): readonly SourceFacts[] {
  const { isAbout } = literatureReader(brief)
  const groups = termGroups(brief).filter(({ role }) => role !== 'population')
  // What is lived, described or counted is the subject itself, though the topic may name a wider one.
  const isOfOne = ofOneThing.includes(questionTypeOf(brief))
  const central = groups.filter(({ role }) => role === 'central' || (isOfOne && role === 'outcome'))
  return facts
    .map((fact) => {
      const { work } = fact.source
      const held = (all: readonly NamedWords[]) =>
        conceptHolds([work], all).filter(({ records }) => records > 0).length
      const all = held(groups)
      return { fact, held: all, isNear: held(central) > 0 || all > 1 || isAbout(work) }
    })
    .filter(({ isNear }) => isNear)
    .toSorted((one, other) => other.held - one.held)
    .map(({ fact }) => fact)
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

function contextOf(input: Statement): Lines {
  const { brief, parts, quotable } = input
  const tell = teller(input)
  const { profile, locale } = brief
  const values = {
    field: lowerFirst(profile.field_of_study),
    theField: definite(lowerFirst(profile.field_of_study), locale),
    theSubject: parts.theSubject,
  }
  const first = [tell('context', values)]
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
  const kind = years.length === 0 ? 'noYear' : from === to ? 'oneYear' : 'span'
  const span = [tell(kind, years.length === 0 ? { total } : { total, from, to })]
  return [...span, ...termCounts(input).map((line) => `${line}.`)]
}

function reportedOf(input: Statement, count: number): Lines {
  const { facts } = input
  const tell = teller(input)
  if (facts.length === 0) return [tell('noSource')]
  if (input.quotable.length === 0) return [tell('noneAbout', { total: facts.length })]
  const telling = tellingResults(input).slice(0, count)
  if (telling.length > 0)
    return telling.map(({ fact, quote }, at) =>
      quoted(input, reportingKeys[at % reportingKeys.length] ?? 'reported', fact, quote),
    )
  const aims = firstSaid(input.quotable, (fact) => fact.aims).slice(0, Math.min(2, count))
  return [
    tell('onlyTopics', { cite: keysOf(input.quotable) }),
    ...aims.map(({ fact, quote }) => quoted(input, 'aimIs', fact, quote)),
  ]
}

/**
 * A result of each source, the one that names most of what is asked; those that name nothing of it only where none does. A sentence that names what the answer is about
 * counts before one that names only what is set beside it.
 */
function tellingResults(input: Statement): ReturnType<typeof firstSaid> {
  const groups = termGroups(input.brief).filter(({ role }) => role !== 'population')
  const named = (quote: string, all: readonly NamedWords[]) =>
    all.filter((group) => namesOne(quote, [group])).length
  // How common something is, shares say; what it goes along with is another question.
  const asksShare = questionTypeOf(input.brief) === 'prevalence'
  const shares = (quote: string) => (asksShare && SHARE.test(quote) ? SHARE_WEIGHT : 0)
  const weight = (quote: string) => 2 * named(quote, input.outcomes) + named(quote, groups) + shares(quote)
  const best = firstSaid(input.quotable, ({ results }) =>
    results.toSorted((one, other) => weight(other) - weight(one)),
  ).map((said) => ({ ...said, weight: weight(said.quote) }))
  const naming = best.filter((said) => said.weight > 0)
  return (naming.length > 0 ? naming : best).toSorted((one, other) => other.weight - one.weight)
}

function limitsOf(input: Statement, count: number): Lines {
  const { facts } = input
  if (facts.length === 0) return []
  const limited = firstSaid(input.quotable, ({ limits }) => limits).slice(0, count)
  const first = limited.slice(0, 1).map(({ fact, quote }) => quoted(input, 'limits', fact, quote))
  // The announcement stands once; the next are simply reported.
  const others = limited.slice(1).map(({ fact, quote }) => quoted(input, 'limitsMore', fact, quote))
  const counted = facts.length < SOURCES_COUNTED_MIN ? [] : [...directionsOf(input), ...designsOf(input)]
  return [
    ...counted,
    ...(first.length > 0 ? [...first, ...others] : []),
    // A limit in a source of another subject, or in few words, is not quoted, but is there.
    facts.some(({ namesLimit }) => namesLimit) ? '' : teller(input)('noLimits'),
  ]
}

/** How many abstracts say where their results point; what the others found is not known, and is never counted as agreement. */
function directionsOf(input: StatementInput): Lines {
  const { facts, brief, outcomes } = input
  const tell = teller(input)
  if (outcomes.length === 0) return []
  const stated = facts.filter(({ direction }) => direction !== null)
  // Sentences about it that could not be read would be left out of a count that seems to hold all there are.
  const isUnread = ({ direction, results }: SourceFacts) =>
    direction === null && results.some((quote) => namesOne(quote, outcomes))
  if (stated.length <= facts.filter(isUnread).length) return [tell('noDirection')]
  const unknown = facts.length - stated.length
  const kinds = new Set(stated.map(({ direction }) => direction))
  const parts = (['effect', 'none', 'mixed'] as const).flatMap((direction) => {
    const own = stated.filter((fact) => fact.direction === direction)
    const share = stated.length === 1 ? tell('thatOne') : countOf(own.length, brief.locale)
    return own.length === 0
      ? []
      : [tell(directionKeys[direction], { share, count: own.length, cite: keysOf(own) })]
  })
  // Of sources most of which were not read, what none of the others says is no finding; one that found nothing contradicts nobody.
  const isOneWay = kinds.size === 1 && kinds.has('effect') && unknown < stated.length
  const isDivided = kinds.size > 1 || kinds.has('mixed')
  return [
    tell('directionsStated', {
      count: stated.length,
      share: countOf(stated.length, brief.locale),
      total: facts.length,
      unknown,
      what: listed(
        outcomes.map(({ name }) => (brief.locale === 'en' ? name : definite(name, brief.locale))),
        brief.locale,
      ),
    }),
    tell('directionsOf', { parts: listed(parts, brief.locale), count: stated.length }),
    isOneWay ? tell('oneWay') : isDivided ? tell('disagree') : '',
  ]
}

const namesOne = (text: string, all: readonly NamedWords[]): boolean =>
  conceptHolds([{ title: text, abstract: null, year: null, language: null }], all).some(
    ({ records }) => records > 0,
  )

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

function askOf(input: StatementInput): Lines {
  const { questions, variables, brief } = input
  const tell = teller(input)
  return [
    tell('ask', { question: questions.main }),
    ...(variables.length > 1 ? [tell('variables', { variables: listed(variables, brief.locale) })] : []),
  ]
}

function relevanceOf(input: StatementInput): Lines {
  const { brief, facts } = input
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
      type: answerTypeOf(brief),
    }),
    cited && count >= INTEREST_CITATIONS_MIN
      ? tell('mostCited', { label: cited.label, count, cite: `[-@${cited.source.key}]` })
      : '',
    context === '' ? '' : tell('own', { context: ended(context.slice(0, OWN_MAX)) }),
  ]
}

/** Fewer show no interest. Not measured. */
const INTEREST_CITATIONS_MIN = 50
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
