import type { Locale } from '@/lib/contracts/locale'
import type { DatabaseLine } from '@/lib/contracts/search'
import type { Source } from '@/lib/contracts/source'
import { conceptGroups } from '@/lib/core/concepts/concepts'
import { isAnswered } from '@/lib/core/databases/database-answers'
import { databaseLabels } from '@/lib/core/databases/database-label'
import { languageCounts, yearHistogram } from '@/lib/core/evidence/found-evidence'
import { isHeldBack, thresholdOf } from '@/lib/core/relevance/threshold'
import { cut, oneLine } from '@/lib/core/text/markdown-text'
import { type KeyOf, say } from '@/lib/core/text/say'
import { partyPhrases } from './dialogue-phrases'
import { pickSpeakers, type Round, type Turn } from './party-mode'
import type { AgentId } from './roster'

/** What the table knows of the project; everything said is counted from this. */
export interface PartyEvidence {
  readonly topic: string
  readonly question: string
  readonly language: string | null
  readonly sources: readonly Source[]
  readonly selected: readonly string[]
  readonly databases: readonly Pick<DatabaseLine, 'database' | 'outcome' | 'count'>[]
  readonly refinementCount: number
  readonly currentYear: number
  readonly locale: Locale
}

type Key = KeyOf<typeof partyPhrases>
type Values = Readonly<Record<string, string | number>>
interface Remark {
  readonly key: Key
  readonly values: Values
}

/**
 * The round that answers a message without a language model: two or three agents, each with one observation or question
 * that the project's figures support and that was not made before; at most one question to the student, in the last
 * turn. An agent with nothing new to say says so in one sentence.
 */
export function floorRound(message: string, rounds: readonly Round[], evidence: PartyEvidence): Round {
  const speakers = pickSpeakers(message, rounds)
  const said = new Set(rounds.flatMap((round) => round.turns.map((turn) => turn.key)))
  const turns = speakers.map((speaker, at): Turn => {
    const isLast = at === speakers.length - 1
    const remarks = remarksOf(speaker, evidence).filter(({ key }) => !said.has(key))
    const chosen =
      remarks.find(({ key }) => isQuestion(key) === isLast) ??
      remarks.find(({ key }) => !isQuestion(key) || isLast)
    const { key, values } = chosen ?? { key: 'nothingNew' as const, values: {} }
    if (chosen) said.add(key)
    const text = say(partyPhrases, evidence.locale, key, values)
    return { speaker, text, key, asksStudent: chosen !== undefined && isQuestion(key), engine: 'built-in' }
  })
  return { message: message.slice(0, 4_000), turns }
}

/** The farewell: what was said, one line for each observation, in order and at most ten. */
export function partyHighlights(rounds: readonly Round[]): readonly string[] {
  return rounds
    .flatMap((round) => round.turns)
    .filter((turn) => turn.key !== 'nothingNew')
    .slice(-10)
    .map((turn) => cut(oneLine(turn.text), 300))
}

/** Questions end in "Ask" by name, so that the table and the code cannot disagree. */
function isQuestion(key: Key): boolean {
  return key.endsWith('Ask')
}

function remarksOf(speaker: AgentId, evidence: PartyEvidence): readonly Remark[] {
  const { values, flags } = figuresOf(evidence)
  return remarksBySpeaker[speaker]({ ...values, ...flags }, evidence).flatMap(([holds, key]) =>
    holds ? [{ key, values }] : [],
  )
}

type Figures = ReturnType<typeof figuresOf>['values'] & ReturnType<typeof figuresOf>['flags']
type Conditions = readonly (readonly [boolean, Key])[]

/** What each agent may say, the weightiest first, each with the condition under which it is true. */
const remarksBySpeaker: Readonly<Record<AgentId, (figures: Figures, evidence: PartyEvidence) => Conditions>> =
  {
    carla: (f, e) => [
      [e.question.trim() === '', 'carlaNoQuestionAsk'],
      [f.concepts >= 4, 'carlaManyConcepts'],
      [f.concepts <= 1, 'carlaOneConcept'],
      [f.hasSearched && f.missing > 0, 'carlaFew'],
      [f.found > 100, 'carlaBroad'],
      [f.refinements > 0, 'carlaRefined'],
      [f.concepts === 2 || f.concepts === 3, 'carlaConcepts'],
      [true, 'carlaInterestAsk'],
    ],
    patricia: (f) => [
      [!f.hasSearched, 'patriciaBeforeSearch'],
      [f.failedCount > 0, 'patriciaFailed'],
      [f.found > 0, 'patriciaFound'],
      [f.heldBack > 0, 'patriciaHeldBack'],
      [f.found > 0 && f.selected === 0, 'patriciaSelectAsk'],
      [f.languageCount === 1, 'patriciaOneLanguage'],
      [f.languageCount > 1, 'patriciaLanguages'],
      [f.missing > 0 && f.concepts > 0, 'patriciaWordsAsk'],
    ],
    methodologist: (f) => [
      [f.reviews > 0, 'methodReviews'],
      [f.noAbstract > 0, 'methodNoAbstract'],
      [f.concepts >= 2, 'methodMeasureAsk'],
      [true, 'methodDataAsk'],
    ],
    statistician: (f) => [
      [f.found > 0 && f.found < 30, 'statSmall'],
      [f.uncited > 0, 'statUncited'],
      [f.found >= 30, 'statEnough'],
      [true, 'statFigureAsk'],
    ],
    examiner: (f) => [
      [f.retracted > 0, 'examinerRetracted'],
      [f.unreviewed > 0, 'examinerUnreviewed'],
      [f.hasYears && f.old > 0, 'examinerOld'],
      [f.hasYears && f.yearsSinceLast >= 3, 'examinerStale'],
      [f.oneDatabase, 'examinerOneDatabase'],
      [f.found > 0, 'examinerNoveltyAsk'],
      [true, 'examinerWrongAsk'],
    ],
    ethics: (f) => [
      [f.sandbox > 0, 'ethicsSandbox'],
      [f.unchecked > 0, 'ethicsUnchecked'],
      [f.userProvided > 0, 'ethicsOwn'],
      [true, 'ethicsPeopleAsk'],
      [true, 'ethicsDataAsk'],
    ],
  }

function figuresOf(evidence: PartyEvidence) {
  const { topic, question, language, sources, databases, currentYear } = evidence
  const shown = sources.filter((source) => !isHeldBack(source))
  const count = (holds: (source: Source) => boolean) => shown.filter(holds).length
  const years = yearHistogram(shown.map((source) => source.work))
  const last = years.at(-1)?.year ?? currentYear
  const failed = databases.filter((line) => !isAnswered(line))
  const languages = languageCounts(shown.map((source) => source.work))
  const groups = conceptGroups(topic, question, language)
  const hasSearched = databases.length > 0 || sources.length > 0
  const flags = {
    hasSearched,
    hasYears: years.length > 0,
    oneDatabase: databases.length - failed.length === 1,
  }
  const values = {
    topic: cut(oneLine(topic), 200),
    concepts: groups.length,
    conceptNames: cut(groups.map(({ name }) => name).join(', '), 200),
    found: shown.length,
    missing: thresholdOf(shown.length).missing,
    heldBack: sources.length - shown.length,
    selected: evidence.selected.length,
    refinements: evidence.refinementCount,
    answered: databases.length - failed.length,
    failedCount: failed.length,
    failed: databaseLabels(
      failed.map(({ database }) => database),
      evidence.locale,
    ),
    languageCount: languages.length,
    languages: languages.map((one) => `${one.language} ${one.count}`).join(', '),
    reviews: count((source) => source.work.type === 'review'),
    noAbstract: count((source) => source.work.abstract === null),
    uncited: count((source) => source.work.citations === 0),
    retracted: count((source) =>
      ['retracted', 'possibly-retracted', 'concern'].includes(source.retractionCheck),
    ),
    unchecked: count((source) => source.retractionCheck === 'not-checked'),
    unreviewed: count((source) => source.peerReview === 'unknown' || source.peerReview === 'no'),
    old: count((source) => source.work.year !== null && currentYear - source.work.year > 10),
    lastYear: last,
    yearsSinceLast: currentYear - last,
    sandbox: count((source) => source.work.sandbox === true),
    userProvided: count((source) => source.userProvided),
  }
  return { values, flags }
}
