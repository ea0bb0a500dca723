import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { ProposalBrief } from '@/lib/contracts/proposal-run'
import { activeConcepts } from '@/lib/core/concepts/concept-map'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { conceptHolds, type NamedWords } from '@/lib/core/evidence/found-evidence'
import { placesNamed, populationsNamed, type Setting } from '@/lib/core/evidence/study-settings'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { say } from '@/lib/core/text/say'
import { askedGroups } from '../question/asked-groups'
import { type QuestionType, questionTypeOf } from '../question/question-type'
import { adviseDesigns, plannedDesigns } from '../question/recommend-designs'
import { periodAgainst, studyPeriod } from '../question/study-period'
import { designNames } from './problem-phrases'
import type { SourceFacts } from './source-facts'

/**
 * Terminology
 *   cell       a concept of the topic together with one place, group of people, design or period
 *   neighbour  a source on the concept that names another place, group or design, or is of another period
 *   gap        an empty cell with neighbours; an empty cell among empty ones says nothing
 */
export interface GapCell {
  readonly dimension: 'place' | 'population' | 'method' | 'period'
  readonly concept: string
  /** The place, group or design as the language names it; the year from which on nothing was found. */
  readonly value: string
  readonly neighbours: readonly SourceFacts[]
}

export interface GapReading {
  readonly gaps: readonly GapCell[]
  /** What would have to be looked for: the empty cells, as queries. */
  readonly queries: readonly string[]
}

/** With fewer sources about the concept elsewhere, its absence here is chance. */
const NEIGHBOURS_MIN = 2
/** With fewer designs read, that none of them is the wanted one is chance. */
const METHODS_MIN = 3
const RECENT_YEARS = 5
const QUERIES_MAX = 3

interface GapInput {
  readonly brief: ProposalBrief
  readonly groups: readonly NamedWords[]
  readonly facts: readonly SourceFacts[]
  readonly year: number
}

/**
 * The cells that the question asks about and the sources leave empty while their neighbours are full, each concept once at most per dimension. Nothing is looked for
 * among sources in a language whose places and groups nobody listed: what such a text does not seem to name it may name.
 */
export function emptyCells({ brief, groups, facts, year }: GapInput): GapReading {
  if (!facts.every(({ isReadable }) => isReadable)) return { gaps: [], queries: [] }
  const where = [brief.topic, brief.question, countryOf(brief)].join(' . ')
  const asked = [
    ...placesNamed(where).map((setting) => ({ dimension: 'place' as const, setting })),
    // A group that only the table calls so ("undergraduates" for students of a college) is none that sources could be missed to name.
    ...askedGroups(brief)
      .filter((setting) => isWritten(nameOf(setting, brief.locale), where))
      .map((setting) => ({ dimension: 'population' as const, setting })),
  ]
  // A group of people is a dimension of its own, not a concept that is crossed with itself.
  const concepts = groups.filter(({ name }) => populationsNamed(name).length === 0)
  const rows = concepts.map((group) => ({
    concept: group.name,
    held: facts.filter(({ source }) => (conceptHolds([source.work], [group])[0]?.records ?? 0) > 0),
  }))
  const found = rows.flatMap(({ concept, held }) => [
    ...asked.flatMap(({ dimension, setting }) =>
      settingGap({ concept, held, dimension, setting }, brief.locale),
    ),
    ...methodGap(concept, held, brief),
    // When the past was last written about is no gap in what is known of it.
    ...(questionTypeOf(brief) === 'history' || mayNameLater(concept, facts, year - RECENT_YEARS)
      ? []
      : periodGap(concept, held, year - RECENT_YEARS)),
  ])
  // That a collection ends some years ago is said once, not of each of its concepts.
  const [firstPeriod] = found.filter(({ dimension }) => dimension === 'period')
  const gaps = found.filter((gap) => gap.dimension !== 'period' || gap === firstPeriod)
  const queries = rows.flatMap((row) =>
    asked
      .filter((cell) => !row.held.some((fact) => isHere(fact, cell)) && !isWithin(cell.setting, row.concept))
      .map(({ setting }) => queryOf(row.concept, nameOf(setting, brief.locale))),
  )
  return { gaps, queries: queries.slice(0, QUERIES_MAX) }
}

function isWritten(name: string, text: string): boolean {
  return ` ${cognateStems(text).join(' ')} `.includes(` ${cognateStems(name).join(' ')} `)
}

/** A cell as it was looked for and can be looked for in a database. */
export function queryOf(concept: string, value: string): string {
  return `“${concept}” AND “${value}”`
}

interface SettingCell {
  readonly concept: string
  readonly held: readonly SourceFacts[]
  readonly dimension: 'place' | 'population'
  readonly setting: Setting
}

function settingGap({ concept, held, dimension, setting }: SettingCell, locale: Locale): readonly GapCell[] {
  const named = (fact: SourceFacts) => namedIn(fact, dimension)
  if (held.some((fact) => isHere(fact, { dimension, setting }))) return []
  const neighbours = held.filter((fact) => named(fact).length > 0)
  if (neighbours.length < NEIGHBOURS_MIN) return []
  // Family farming is done by farmers, whether or not an abstract says so.
  if (dimension === 'population' && isWithin(setting, concept)) return []
  // A town that no list has may lie in the country that was looked for; a text in the language of the topic may be from there without saying so, but for English.
  const own = localeLanguages[locale]
  const mayBeHere = (fact: SourceFacts) =>
    named(fact).length === 0 && (mayNamePlace(fact) || (own !== 'en' && languageOf(fact) === own))
  if (dimension === 'place' && held.some(mayBeHere)) return []
  return [{ dimension, concept, value: nameOf(setting, locale), neighbours }]
}

/** Whether the name of a concept begins a word as a name of the group does, in any language. */
function isWithin(group: Setting, concept: string): boolean {
  const families = new Set(cognateStems(concept).map((stem) => stem.slice(0, FAMILY_LETTERS)))
  return Object.values(group.names).some((name) =>
    cognateStems(name).some(
      (stem) => stem.length >= FAMILY_LETTERS && families.has(stem.slice(0, FAMILY_LETTERS)),
    ),
  )
}

type AskedSetting = Pick<SettingCell, 'dimension' | 'setting'>

const namedIn = (fact: SourceFacts, dimension: AskedSetting['dimension']): readonly Setting[] =>
  dimension === 'place' ? fact.places : fact.populations

const isHere = (fact: SourceFacts, { dimension, setting }: AskedSetting): boolean =>
  namedIn(fact, dimension).some(({ id, within }) => id === setting.id || within === setting.id)

const languageOf = ({ source: { work } }: SourceFacts): string | null =>
  work.language?.slice(0, 2) ?? detectLanguage(`${work.title}. ${work.abstract ?? ''}`)

/** A capital behind "in" or "of", in title or abstract: a place, as far as anybody can tell. */
const PLACED = /(?<!\p{L})(?:in|at|of|em|de|d[aoe]s?|n[ao]s?|en|del) \p{Lu}\p{Ll}{2,}/u

function mayNamePlace({ source: { work } }: SourceFacts): boolean {
  return [work.title, work.abstract ?? ''].some((text) => PLACED.test(text))
}

/** Types whose answer hangs on the design, which such abstracts name. */
const byDesign: readonly QuestionType[] = [
  'effect',
  'association',
  'prediction',
  'prevalence',
  'experience',
  'comparison',
  'mixed',
]

/** None of the designs that would answer the question, among sources that name others. */
function methodGap(concept: string, held: readonly SourceFacts[], brief: ProposalBrief): readonly GapCell[] {
  const advice = adviseDesigns(brief)
  const wanted = plannedDesigns(advice, periodAgainst(studyPeriod(brief), brief.startDate))
  const [best] = wanted
  if (best === undefined || !byDesign.includes(advice.type)) return []
  const neighbours = held.filter(({ design }) => design !== null)
  // A design that was not recognised may be the one that is missed; that two are not joined in one study is a way to work, no gap.
  if (neighbours.length < Math.max(METHODS_MIN, held.length) || advice.type === 'mixed') return []
  if (neighbours.some(({ design }) => design !== null && wanted.includes(design))) return []
  return [
    { dimension: 'method', concept, value: say(designNames, brief.locale, best, { count: 1 }), neighbours },
  ]
}

/** The country that the student named for the study, in words. */
function countryOf({ study, locale }: ProposalBrief): string {
  return study.country === null
    ? ''
    : (new Intl.DisplayNames([locale], { type: 'region' }).of(study.country) ?? '')
}

/** A younger source with a word of the concept, in whatever form, may be about it: "school-based gardening" beside school gardens. */
function mayNameLater(concept: string, facts: readonly SourceFacts[], since: number): boolean {
  const families = cognateStems(concept).map((stem) => stem.slice(0, FAMILY_LETTERS))
  const words = new Set([...families, ...namesOfAll(concept)])
  return facts.some(({ source: { work } }) => {
    if ((work.year ?? since) < since) return false
    const text = cognateStems(`${work.title} ${work.abstract ?? ''}`).map((stem) =>
      stem.slice(0, FAMILY_LETTERS),
    )
    return text.some((family) => words.has(family))
  })
}

/** The beginnings of the words by which the languages call a concept. */
const namesOfAll = (concept: string): readonly string[] =>
  activeConcepts(topicMap({ topic: concept, question: '' })).flatMap(({ names }) =>
    names.flatMap(({ text }) => cognateStems(text).map((stem) => stem.slice(0, FAMILY_LETTERS))),
  )
const FAMILY_LETTERS = 5

function periodGap(concept: string, held: readonly SourceFacts[], since: number): readonly GapCell[] {
  const years = held.flatMap(({ source }) => source.work.year ?? [])
  // A source without a year may be of any.
  if (years.length < held.length || years.some((year) => year >= since)) return []
  if (held.length < NEIGHBOURS_MIN) return []
  return [{ dimension: 'period', concept, value: String(since), neighbours: held }]
}

const nameOf = (setting: Setting, locale: Locale): string => setting.names[localeLanguages[locale]]
