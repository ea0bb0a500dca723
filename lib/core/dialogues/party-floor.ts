import { z } from 'zod'
import type { Locale } from '@/lib/contracts/locale'
import type { DatabaseLine } from '@/lib/contracts/search'
import type { Source } from '@/lib/contracts/source'
import { requiredConcepts } from '@/lib/core/concepts/concept-map'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import { languageCounts, yearHistogram } from '@/lib/core/evidence/found-evidence'
import { isHeldBack, thresholdCounts, thresholdOf } from '@/lib/core/relevance/threshold'
import { languageName } from '@/lib/core/text/language-name'
import { cut, oneLine } from '@/lib/core/text/markdown-text'
import { type KeyOf, say } from '@/lib/core/text/say'
import { partyPhrases } from './dialogue-phrases'
import { pickSpeakers, type Round } from './party-mode'
import { type AgentId, agentIds } from './roster'
import { TURN_MAX } from './side-limits'
import { ownerOf, readTableQuestion, type Subject, subjects } from './table-subjects'

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
}

/** Of each shown source, the characters of its abstract that a model gets. */
const ABSTRACT_MAX = 500
const SOURCES_MAX = 15
/** Words of a message that a refusal names. */
const WORDS_NAMED_MAX = 3

const Speaker = z.enum(agentIds)

/** What the table can say to one message. */
export const TableFacts = z.object({
  /** Two or three who answer, in their order. */
  speakers: z.array(Speaker).max(3),
  /** What each of them says without a language model; who has nothing to say is not among them. */
  replies: z.partialRecord(Speaker, z.string().max(TURN_MAX)),
  /** The message asks for what the project's figures do not hold: the one reply says so. */
  refused: z.boolean(),
  /** Every figure the project holds, as sentences. */
  figures: z.string().max(20_000),
  /** The sources that are shown first. */
  sources: z.string().max(20_000),
})
export type TableFacts = z.infer<typeof TableFacts>

/**
 * What the project's figures say to a message: the sentences of the subjects that it asks for, each by the one who looks after it. A
 * message that asks for anything else gets one reply, which says so and what can be asked.
 */
export function gatherTable(
  message: string,
  { rounds, evidence, locale }: { rounds: readonly Round[]; evidence: PartyEvidence; locale: Locale },
): TableFacts {
  const databases = evidence.databases.map(({ database }) => databaseFacts[database].name)
  const known = { topic: `${evidence.topic} ${evidence.question}`, databases }
  const { asked, outside } = readTableQuestion(message, known)
  const speakers = pickSpeakers(message, rounds, [...new Set(asked.map(ownerOf))])
  const sentences = answersOf(evidence, locale)
  const [first] = speakers
  const replies: Partial<Record<AgentId, string>> = {}
  const said = new Set<string>()
  for (const subject of asked) {
    const owner = ownerOf(subject)
    const speaker = speakers.includes(owner) ? owner : first
    const sentence = sentences.get(subject) ?? ''
    // Before the search several subjects have one answer.
    if (speaker && !said.has(sentence))
      replies[speaker] = [replies[speaker], sentence].filter(Boolean).join(' ')
    said.add(sentence)
  }
  if (asked.length === 0 && first) replies[first] = refusalOf(thingsOf(outside, message), locale)
  return {
    speakers: [...speakers],
    replies,
    refused: asked.length === 0,
    figures: [...new Set(sentences.values())].join('\n'),
    sources: sourcesOf(evidence),
  }
}

/** What to keep of a table: what was said, one line for each turn, in order and at most ten. */
export function partyHighlights(rounds: readonly Round[]): readonly string[] {
  return rounds
    .flatMap((round) => round.turns)
    .filter((turn) => turn.key !== REFUSED && turn.key !== NOTHING_NEW)
    .slice(-10)
    .map((turn) => cut(oneLine(turn.text), 300))
}

/** Key of a turn that says that there is no answer. */
export const REFUSED = 'refused'
/** The same in tables of an earlier version. */
const NOTHING_NEW = 'nothingNew'

/** Of these words the ones that name a thing: of verbs and pronouns nobody needs to hear that nothing is known. */
function thingsOf(outside: readonly string[], message: string): readonly string[] {
  const { concepts } = topicMap({ topic: '', question: message.slice(0, 1_000) })
  const named = new Set(concepts.flatMap(({ name }) => name.toLowerCase().split(' ')))
  return outside.filter((word) => named.has(word.toLowerCase()))
}

function refusalOf(outside: readonly string[], locale: Locale): string {
  const words = outside
    .slice(0, WORDS_NAMED_MAX)
    .map((word) => `“${cut(word, 40)}”`)
    .join(', ')
  const refusal =
    words === '' ? say(partyPhrases, locale, 'refused') : say(partyPhrases, locale, 'refusedWords', { words })
  return `${refusal} ${say(partyPhrases, locale, 'canSay')}`
}

/** The sentence on each subject, counted now. */
function answersOf(evidence: PartyEvidence, locale: Locale): ReadonlyMap<Subject, string> {
  const figures = figuresOf(evidence, locale)
  return new Map(
    subjects.map((subject) => [
      subject,
      say(partyPhrases, locale, keyOf(subject, evidence, figures), figures),
    ]),
  )
}

/** Which sentence is true of a subject. */
function keyOf(
  subject: Subject,
  { databases, sources }: PartyEvidence,
  figures: ReturnType<typeof figuresOf>,
): KeyOf<typeof partyPhrases> {
  if (subject === 'topic') return figures.topic === '' ? 'noTopic' : 'topic'
  if (subject === 'question') return figures.question === '' ? 'noQuestion' : 'question'
  if (databases.length === 0 && sources.length === 0) return 'notSearched'
  if (subject === 'years' && figures.firstYear === 0) return 'noYears'
  if (subject === 'languages' && figures.languages === '') return 'noLanguages'
  return subject
}

function figuresOf(evidence: PartyEvidence, locale: Locale) {
  const { topic, question, sources, databases, currentYear } = evidence
  const shown = sources.filter((source) => !isHeldBack(source))
  const count = (holds: (source: Source) => boolean) => shown.filter(holds).length
  // Those that are held back, too: a retracted source is one of them.
  const countAll = (holds: (source: Source) => boolean) => sources.filter(holds).length
  const years = yearHistogram(shown.map((source) => source.work))
  const failed = databases.filter(({ outcome }) => outcome !== 'ok' && outcome !== 'empty')
  const languages = languageCounts(shown.map((source) => source.work))
  const concepts = requiredConcepts(topicMap({ topic, question }))
  return {
    topic: cut(oneLine(topic), 200),
    question: cut(oneLine(question), 400),
    concepts: concepts.length,
    conceptNames: cut(concepts.map(({ name }) => name).join(', '), 200),
    found: shown.length,
    missing: thresholdOf(thresholdCounts(sources).relevant).missing,
    heldBack: sources.length - shown.length,
    selected: evidence.selected.length,
    refinements: evidence.refinementCount,
    answered: databases.length - failed.length,
    failedCount: failed.length,
    failed: failed.map(({ database }) => databaseFacts[database].name).join(', '),
    languages: languages.map((one) => `${languageName(one.language, locale)} ${one.count}`).join(', '),
    reviews: count((source) => source.work.type === 'review'),
    noAbstract: count((source) => source.work.abstract === null),
    uncited: count((source) => source.work.citations === 0),
    all: sources.length,
    retracted: countAll((source) =>
      ['retracted', 'possibly-retracted', 'concern'].includes(source.retractionCheck),
    ),
    unchecked: countAll((source) => source.retractionCheck === 'not-checked'),
    unreviewed: count((source) => source.peerReview === 'unknown' || source.peerReview === 'no'),
    old: count((source) => source.work.year !== null && currentYear - source.work.year > 10),
    firstYear: years[0]?.year ?? 0,
    lastYear: years.at(-1)?.year ?? 0,
    sandbox: countAll((source) => source.work.sandbox === true),
    userProvided: countAll((source) => source.userProvided),
  }
}

function sourcesOf({ sources }: PartyEvidence): string {
  const shown = sources.filter((source) => !isHeldBack(source)).slice(0, SOURCES_MAX)
  return shown
    .map(({ work }) => {
      const abstract = work.abstract === null ? '' : cut(oneLine(work.abstract), ABSTRACT_MAX)
      return `${cut(oneLine(work.title), 200)} (${work.year ?? '?'}). ${abstract}`
    })
    .join('\n')
}
