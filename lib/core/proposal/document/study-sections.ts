import type { Block, Inlines } from '@/lib/contracts/document-tree'
import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { DesignId, ProposalBrief } from '@/lib/contracts/proposal-run'
import { activeConcepts } from '@/lib/core/concepts/concept-map'
import { namesToAsk, requiredNames } from '@/lib/core/concepts/required-names'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { listed } from '@/lib/core/text/list-words'
import { type Say, say, speak } from '@/lib/core/text/say'
import { heading, list, paragraph, plain, table } from '@/lib/core/writing/blocks'
import { withThe } from '@/lib/core/writing/noun-phrases'
import { citableSources } from '../literature/reported-designs'
import { designTable } from '../method/design-table'
import { answerLimits } from '../method/design-texts'
import { toolAccessPhrases } from '../method/tool-table'
import { termGroups } from '../problem/topic-terms'
import { countryOfOrigin } from '../question/country-of-origin'
import { subjectOf } from '../question/recommend-designs'
import { periodAgainst, studyPeriod } from '../question/study-period'
import { type StudyPhrase, studyPhrases } from './document-phrases'
import { studyGroups } from './study-groups'
import type { ProposalDocument, Writing } from './writing'

/** Sections that follow from what was said of a study and from its design; computed, whoever wrote the stages beside them. */
const by = { stage: 'data-collection', engine: 'code' } as const

/** What these sections are written with: they cite nothing. */
export interface SectionWriting extends Pick<Writing, 'locale' | 'say' | 'text' | 'number' | 'day'> {
  readonly document: Pick<
    ProposalDocument,
    'brief' | 'literature' | 'problem' | 'objectives' | 'methodology' | 'dataCollection' | 'ledger'
  >
}

interface Told {
  readonly writing: SectionWriting
  readonly t: Say<StudyPhrase>
}

function told(writing: SectionWriting): Told {
  return { writing, t: speak(studyPhrases, writing.locale) }
}

/** A section of plain sentences under a heading; those that are empty are left out. */
export function studySection(id: string, title: string, sentences: readonly string[]): Block[] {
  const texts = sentences.filter((sentence) => sentence !== '')
  return [
    heading(`${id}.h`, 2, title, by),
    ...texts.map((sentence, at) => paragraph(`${id}.p${at + 1}`, [plain(sentence)], by)),
  ]
}

/** Whom the study is about and how many can be reached; what was not said is named as such. A study without participants names its place alone. */
export function settingSection(writing: SectionWriting): Block[] {
  const { t } = told(writing)
  const { study } = writing.document.brief
  const { country, population, reachable, participants, expectedResponse01, clusterSize } = study
  const hasPeople = designTable[writing.document.methodology.design].participants
  const unsaid = [
    ...(country === null ? [t('unsaidCountry')] : []),
    ...(hasPeople && studyGroups(writing.document.brief).length === 0 ? [t('unsaidWho')] : []),
    ...(hasPeople && population === null ? [t('unsaidPopulation')] : []),
    ...(hasPeople && reachable === null ? [t('unsaidReachable')] : []),
    ...(hasPeople && participants === null ? [t('unsaidParticipants')] : []),
  ]
  // Nobody is invited to a study of records, specimens or programs.
  const invited = hasPeople
    ? [
        ...(reachable === null ? [] : [t('reachable', { count: writing.number(reachable) })]),
        ...(expectedResponse01 === null
          ? []
          : [t('response', { share: percentOf(expectedResponse01, writing.locale) })]),
        ...(clusterSize === null ? [] : [t('clusters', { count: writing.number(clusterSize) })]),
      ]
    : []
  const said = [
    ...(country === null ? [] : [t('country', { country: countryName(country, writing.locale) })]),
    ...whereAndWhen({ writing, t }),
    ...populationSentence({ writing, t }),
    ...invited,
  ]
  return studySection('setting', t('setting'), [
    said.join(' '),
    periodSentence(writing) || recordsSentence({ writing, t }),
    freeDaysSentence(writing),
    unsaid.length === 0 ? '' : t('unsaid', { items: listed(unsaid, writing.locale) }),
  ])
}

/** The places and times that topic and question name, as the student wrote them; the country itself is said already. */
function whereAndWhen({ writing, t }: Told): readonly string[] {
  const { topic, question, study, locale } = writing.document.brief
  const map = topicMap({ topic, question })
  if (map.language !== null && map.language !== localeLanguages[locale]) return []
  const country = study.country === null ? '' : foldAccents(countryName(study.country, locale))
  const named = (wanted: 'place' | 'time') =>
    activeConcepts(map).flatMap(({ role, name }) =>
      role === wanted && foldAccents(name) !== country && !country.endsWith(` ${foldAccents(name)}`)
        ? [name]
        : [],
    )
  const around = named('place').map((name) => countryOfOrigin(name, locale) ?? name)
  const places = [...new Set(around)].filter((name) => foldAccents(name) !== country)
  const times = named('time').filter((name) => !PHASE_OF_LIFE.test(foldAccents(name)))
  return [
    ...(places.length === 0 ? [] : [t('where', { places: listed(places, locale) })]),
    ...(times.length === 0 ? [] : [t('when', { times: listed(times.map(asRange), locale) })]),
  ]
}

/** A time of people's lives is none of the study. */
const PHASE_OF_LIFE =
  /^(?:the |a |la |o )?(?:menopaus\w+|pregnan\w+|gravidez|gestac\w+|embarazo|climaterio|adolescen\w+|childhood|infancia|old age|velhice|vejez|puerperio|postpartum)$/

/** "2019 e 2021" of "entre 2019 e 2021" are all the years between. */
const asRange = (time: string): string =>
  time.replace(/^(\d{4}) (?:e|y|a|to|and|until|até|hasta) (\d{4})$/, '$1–$2')

/** Records answer only where somebody keeps them; which these are nobody has said yet. */
const recordsSentence = ({ writing, t }: Told): string =>
  writing.document.methodology.design === 'secondary-data' ? t('recordsOpen') : ''

/** Who belongs to the population, where the topic or question names a group, and how many they are. */
function populationSentence({ writing, t }: Told): readonly string[] {
  const { brief, methodology } = writing.document
  const { population } = brief.study
  if (!designTable[methodology.design].participants && methodology.design !== 'secondary-data') return []
  const who = studyGroups(brief)
  const count = population === null ? null : writing.number(population)
  if (who.length > 0) return [t('populationOf', { who: listed(who, writing.locale), count: count ?? 'none' })]
  return count === null ? [] : [t('population', { count })]
}

const percentOf = (share01: number, locale: Locale): string =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(share01 * PERCENT)}${locale === 'es' ? ' ' : ''}%`

/** Designs that read what the past left; its texts are the data, and nothing has to be said of the time. */
const ofTexts: readonly DesignId[] = ['document-analysis', 'systematic-review', 'benchmark', 'simulation']

/** The period that the question names, where some of it is over before anything can be collected, and how it is reached; '' where there is none. */
function periodSentence(writing: SectionWriting): string {
  const { t } = told(writing)
  const { brief, methodology, problem } = writing.document
  const { design } = methodology
  const period = studyPeriod({ topic: brief.topic, question: problem.definition.main_research_question })
  const standing = periodAgainst(period, brief.startDate)
  if (period === null || standing === null || ofTexts.includes(design)) return ''
  if (standing === 'begun' && design === 'secondary-data') return ''
  const key =
    standing === 'begun' ? 'periodBegun' : design === 'secondary-data' ? 'periodRecords' : 'periodRecall'
  return t(key, {
    words: period.words,
    from: writing.day(period.from),
    to: period.to === null ? '' : writing.day(period.to),
    start: writing.day(brief.startDate),
  })
}

const PERCENT = 100

/** A country in the language of the document, with its article in English. */
export function countryName(code: string, locale: Locale): string {
  const name = new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
  return locale === 'en' ? withThe(name) : name
}

function freeDaysSentence(writing: SectionWriting): string {
  const { t } = told(writing)
  const { study, holidays, startDate } = writing.document.brief
  const { defence } = writing.document.ledger
  const counted =
    holidays !== null && holidays.country === study.country
      ? holidays.days.filter(({ day }) => startDate <= day && day < defence).length
      : 0
  const days = [
    ...(study.weekendsFree === true ? [t('freeWeekends')] : []),
    ...(counted > 0 ? [t('freeHolidays', { count: counted })] : []),
    ...study.blocked.map(({ from, to }) => t('freeSpan', { from: writing.day(from), to: writing.day(to) })),
  ]
  return days.length === 0 ? t('freeNone') : t('free', { days: listed(days, writing.locale) })
}

/** More names of one concept make a query that nobody reads. */
const QUERY_NAMES_MAX = 4

/** The search that a review begins with: the names of each required concept and group in the three languages, joined as databases take them. */
function firstQuery({ topic, question }: ProposalBrief): string {
  const map = topicMap({ topic, question })
  const groups = activeConcepts(map).filter(({ role }) => role === 'population')
  const all = [
    ...requiredNames(map).map(({ words }) => words),
    ...groups.map((group) => [group.name, ...namesToAsk(group, map)]),
  ].map((words) => [...new Set(words)].slice(0, QUERY_NAMES_MAX).map((word) => `“${word}”`))
  const blocks = all.length > 0 ? all : [[`“${topic}”`]]
  return blocks.map((names) => (names.length > 1 ? `(${names.join(' OR ')})` : names.join(''))).join(' AND ')
}

/** What is taken in and what is left out, by what the design collects. */
export function criteriaSection(writing: SectionWriting): Block[] {
  const { t } = told(writing)
  const { brief, methodology, problem } = writing.document
  const { design } = methodology
  const exclude = { accounts: design === 'interviews' || design === 'case-study' ? 'yes' : 'no' }
  if (design === 'systematic-review')
    return [
      ...studySection('search', t('search'), [t('searchBegins', { query: firstQuery(brief) })]),
      ...studySection('criteria', t('criteria'), [
        t('includeStudies', {
          names: listed(
            termGroups(brief).map(({ name }) => name),
            writing.locale,
          ),
        }),
        t('excludeStudies'),
      ]),
    ]
  if (designTable[design].participants) {
    const who = listed(studyGroups(brief), writing.locale)
    const include = who === '' ? t('includePeople') : t('includeGroup', { who })
    const isTreated =
      (design === 'experiment' || design === 'quasi-experiment') && subjectOf(brief) === 'treated'
    const outcomes = problem.variables.flatMap(({ name, role }) => (role === 'outcome' ? [name] : []))
    return studySection('criteria', t('criteria'), [
      include,
      isTreated && outcomes.length > 0
        ? t('includeTreated', { names: listed(outcomes, writing.locale) })
        : '',
      t('excludePeople', exclude),
    ])
  }
  const names = listed(problem.definition.key_variables, writing.locale)
  return studySection('criteria', t('criteria'), [
    t('includeData', { kind: dataKinds[design] ?? 'records', names }),
    t('excludeData'),
  ])
}

/** What is taken in where nobody takes part. */
const dataKinds: Partial<Record<DesignId, 'documents' | 'samples' | 'runs'>> = {
  'document-analysis': 'documents',
  'laboratory-experiment': 'samples',
  simulation: 'runs',
  benchmark: 'runs',
}

/** For each question the objectives that answer it and the methods that serve them. */
export function analysisSection(writing: SectionWriting): Block[] {
  const { t } = told(writing)
  const { objectives, methodology } = writing.document
  const rows: Inlines[][] = objectives.coverage.map(({ question, objectives: answering }) => {
    const methods = methodology.methods
      .filter((method) => method.objectives.some((at) => answering.includes(at)))
      .map(({ method }) => method.replace(/\.$/, ''))
    const shown = methods.length > 0 ? methods.join('; ') : writing.say('nothing')
    return [writing.text(question), writing.text(shown)]
  })
  if (rows.length === 0) return []
  const title = heading('analysis.h', 2, t('analysis'), by)
  const [[, first = []] = []] = rows
  // The same answer to every question is a sentence.
  if (rows.length > 1 && rows.every(([, shown = []]) => plainText(shown) === plainText(first)))
    return [
      title,
      paragraph(
        'analysis.p1',
        writing.text(t('analysisAll', { count: rows.length, methods: plainText(first) })),
        by,
      ),
    ]
  return [
    title,
    table(
      'analysis.table',
      {
        caption: t('analysisTable'),
        head: [writing.say('question'), t('analysisBy')],
        rows,
        widths: [0.5, 0.5],
      },
      by,
    ),
  ]
}

function plainText(inlines: Inlines): string {
  return inlines.map((inline) => ('text' in inline ? inline.text : '')).join('')
}

/** Access that costs this study nothing. */
const freeAccess = ['open', 'free', 'basic'] as const

/** What has to be paid and what it depends on; a price is never assumed. */
export function budgetSection(writing: SectionWriting): Block[] {
  const { t } = told(writing)
  const { dataCollection, methodology } = writing.document
  const { sample, plan } = dataCollection
  const hasPeople = designTable[methodology.design].participants
  const depends = (key: 'budgetInvited' | 'budgetCases', count: number | null) =>
    count === null ? writing.say('nothing') : t(key, { count: writing.number(count) })
  const lines: readonly (readonly [string, string, string])[] = [
    ...plan.recommended_tools.map(({ name, accessibility }) => {
      const isFree = freeAccess.some(
        (access) => accessibility === say(toolAccessPhrases, writing.locale, access),
      )
      return [name, accessibility, t(isFree ? 'budgetFree' : 'budgetOpen')] as const
    }),
    ...(hasPeople
      ? [[t('budgetPeople'), depends('budgetInvited', sample.invited), t('budgetOpen')] as const]
      : []),
    ...(methodology.design === 'laboratory-experiment'
      ? [[t('budgetMaterials'), depends('budgetCases', sample.n), t('budgetOpen')] as const]
      : []),
    ...(methodology.design === 'design-science'
      ? [[t('budgetParts'), writing.say('nothing'), t('budgetOpen')] as const]
      : []),
    [t('budgetPrint'), writing.say('nothing'), t('budgetOpen')],
  ]
  return [
    heading('budget.h', 2, t('budget'), by),
    table(
      'budget.table',
      {
        caption: t('budgetTable'),
        head: [t('budgetItem'), t('budgetBasis'), t('budgetCost')],
        rows: lines.map((cells) => cells.map((cell) => [plain(cell)])),
        widths: [0.4, 0.4, 0.2],
        note: t('budgetNote'),
      },
      by,
    ),
  ]
}

/** What an answer would add. */
export function contributionsSection(writing: SectionWriting): Block[] {
  const { t } = told(writing)
  const names = writing.document.problem.definition.key_variables
  const contributions = [
    t('contribution', { count: names.length, names: listed(names, writing.locale) }),
    t('contributionData'),
  ]
  return [
    heading('contributions.h', 2, t('contributions'), by),
    list('contributions.list', contributions.map(writing.text), by),
  ]
}

/** What the design and the literature at hand leave open. */
export function limitationsSection(writing: SectionWriting): Block[] {
  const { t } = told(writing)
  const { methodology, literature } = writing.document
  const limits = [
    ...answerLimits(methodology.design, writing.locale, writing.document.brief),
    t('limitSources', { count: citableSources(literature).length }),
  ]
  return [
    heading('limitations.h', 2, t('limitations'), by),
    list('limitations.list', limits.map(writing.text), by),
  ]
}
