import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import { placesNamed, type Setting } from '@/lib/core/evidence/study-settings'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { listed } from '@/lib/core/text/list-words'
import { definite, withThe } from '@/lib/core/writing/noun-phrases'
import { askedGroups } from '../question/asked-groups'
import { type QuestionType, questionTypeOf } from '../question/question-type'
import { studyPeriod } from '../question/study-period'
import { type AskedThing, askedThings } from './asked-things'
import { emptyCells, type GapCell, queryOf } from './empty-cells'
import { printableContext } from './printable-lines'
import {
  countedOf,
  firstSaid,
  type Lines,
  quoted,
  type Statement,
  type StatementInput,
  teller,
} from './statement-writing'
import { isCountable } from './term-counts'
import { termGroups } from './topic-terms'

/** A setting named by less than this share of the sources is rare. Not tuned. */
const RARE_SHARE_MAX01 = 0.34
const RECENT_YEARS = 5
const GAPS_MAX = 4
/** Fewer sources leave anything out; what they do is no gap. */
const GAP_SOURCES_MIN = 5

/** What the sources leave empty beside what they fill, what they hardly name, and what their authors ask for. */
export function gapOf(input: Statement, count: number): Lines {
  const { facts } = input
  const tell = teller(input)
  const total = facts.length
  if (total === 0) return []
  const absences = firstSaid(input.quotable, (fact) => fact.unstudied)
    .slice(0, count)
    .map(({ fact, quote }, at) => quoted(input, at === 0 ? 'unstudied' : 'unstudiedMore', fact, quote))
  const futures = (hasGap: boolean) =>
    firstSaid(input.quotable, (fact) => fact.futures)
      .slice(0, count)
      .map(({ fact, quote }, at) => {
        const first = hasGap || absences.length > 0 ? 'future' : 'futureFirst'
        return quoted(input, at === 0 ? first : 'futureMore', fact, quote)
      })
  if (total < GAP_SOURCES_MIN)
    return [
      tell('gapFew', { total }),
      ...absences,
      ...unnamedThings(input),
      ...missingSettings(input, []),
      ...futures(false),
      tell('caveat'),
    ]
  const { lines, gaps } = cellsOf(input)
  return [
    ...lines,
    ...absences,
    ...unnamedThings(input),
    ...missingSettings(input, gaps),
    ...periodOf(input, gaps),
    ...futures(gaps.length > 0),
    tell('caveat'),
  ]
}

/** The empty cells with full neighbours, each with what looked for it; else that there is none, and which search would tell. */
function cellsOf(input: Statement): { readonly lines: Lines; readonly gaps: readonly GapCell[] } {
  const { brief, facts, year } = input
  const tell = teller(input)
  const works = facts.map(({ source }) => source.work)
  // What a source in another language calls the thing has to be known before its absence is a gap.
  const groups = termGroups(brief).filter(
    (group) => (group.role === 'central' || group.role === 'outcome') && isCountable(group, works, brief),
  )
  const { gaps: empty, queries } = emptyCells({ brief, groups, facts, year })
  // That nothing at hand is recent is a gap of the collection, and counted as such; of the field it is one only where the question asks for a time.
  const gaps = empty.filter(({ dimension }) => dimension !== 'period' || studyPeriod(brief) !== null)
  const total = facts.length
  if (gaps.length === 0)
    return {
      lines: [
        tell('gapNone', { total, query: queries.length === 0 ? 'none' : listed(queries, brief.locale) }),
      ],
      gaps,
    }
  const told = gaps.slice(0, GAPS_MAX)
  const lines = [
    tell('gap', { total, count: told.length }),
    ...told.map(({ dimension, concept, value, neighbours }) =>
      countedOf(input, gapKeys[dimension], neighbours, {
        concept,
        value: dimension === 'place' && brief.locale === 'en' ? withThe(value) : value,
        query: queryOf(concept, value),
      }),
    ),
  ]
  return { lines, gaps: told }
}

/** What is asked about and no source names, with the search that looks for it. */
function unnamedThings(input: StatementInput): Lines {
  const { brief, facts } = input
  const tell = teller(input)
  const things = askedThings(
    brief,
    facts.map(({ source }) => source.work),
  )
  const named = things.find(({ naming }) => naming === 'named')
  const line = (key: 'unnamed-thing' | 'unknown-thing', naming: AskedThing['naming']): Lines => {
    const names = things.filter((thing) => thing.naming === naming).map(({ name }) => name)
    const [first] = names
    if (first === undefined) return []
    const query = named === undefined ? first : queryOf(first, named.name)
    return [tell(key, { total: facts.length, what: listed(names, brief.locale), query })]
  }
  return [...line('unnamed-thing', 'unnamed'), ...line('unknown-thing', 'unknown')]
}

const gapKeys = {
  place: 'gapSetting',
  population: 'gapSetting',
  method: 'gapMethod',
  period: 'gapPeriod',
} as const

/** Places and groups of the topic that the sources leave out or hardly name, but for those that a gap has told. */
function missingSettings(input: StatementInput, gaps: readonly GapCell[]): Lines {
  const { brief, facts } = input
  // What a text in an unlisted language leaves out cannot be told.
  if (!facts.every(({ isReadable }) => isReadable)) return []
  const { profile, topic, question, locale } = brief
  const about = [topic, question, ...profile.constraints].join(' . ')
  const around = [about, profile.research_area, ...printableContext(brief)].join(' . ')
  const total = facts.length
  const tell = teller(input)
  const lines = (settings: readonly Setting[], dimension: 'places' | 'populations'): Lines =>
    settings.flatMap(({ id, names }) => {
      const holding = facts.filter((fact) =>
        fact[dimension].some((setting) => setting.id === id || setting.within === id),
      )
      const what = settingName(names[localeLanguages[locale]], locale)
      if (gaps.some(({ value }) => value === names[localeLanguages[locale]])) return []
      // Groups have more words than are listed: "third-graders" are pupils.
      if (holding.length === 0) return dimension === 'places' ? [tell('absent', { what })] : []
      if (total < GAP_SOURCES_MIN || holding.length / total > RARE_SHARE_MAX01) return []
      return [countedOf(input, 'rare', holding, { what })]
    })
  // Of a country that only a town of the topic stands for, abstracts name towns, too.
  const named = foldAccents(around)
  const isWritten = ({ names }: Setting) => named.includes(foldAccents(names[localeLanguages[locale]]))
  const places = lines(placesNamed(around).filter(isWritten), 'places')
  const people = lines(askedGroups(brief), 'populations')
  return [...places, ...people].slice(0, GAPS_MAX)
}

/** Portuguese names places with their article, but for Portugal; English some. */
function settingName(name: string, locale: Locale): string {
  if (locale === 'en') return withThe(name)
  return locale === 'pt-BR' && /^\p{Lu}/u.test(name) && name !== 'Portugal' ? definite(name, locale) : name
}

/** Types that are asked of cases which could be followed; the past and the law are none. */
const ofCases: readonly QuestionType[] = ['effect', 'association', 'prediction', 'prevalence']

function periodOf(input: StatementInput, gaps: readonly GapCell[]): Lines {
  const { facts, parts, year, brief } = input
  const tell = teller(input)
  const since = year - RECENT_YEARS
  const recent = facts.filter(({ source }) => (source.work.year ?? 0) >= since)
  const isFollowed = facts.some((fact) => fact.isLongitudinal)
  const asksOverTime =
    (parts.kind === 'relation' || parts.kind === 'understanding') && ofCases.includes(questionTypeOf(brief))
  return [
    gaps.some(({ dimension }) => dimension === 'period')
      ? ''
      : countedOf(input, 'recent', recent, { year: since }),
    ...(asksOverTime && !isFollowed ? [tell('notLongitudinal')] : []),
  ]
}
