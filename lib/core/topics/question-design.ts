import type { Locale } from '@/lib/contracts/locale'
import type { DesignedQuestion, QuestionFlag, Rating, ValidatedTopic } from '@/lib/contracts/topic'
import { activeConcepts } from '@/lib/core/concepts/concept-map'
import { designTable } from '@/lib/core/proposal/method/design-table'
import { adviseDesigns, plannedDesigns } from '@/lib/core/proposal/question/recommend-designs'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { say } from '@/lib/core/text/say'
import { definite, lowerFirst } from '@/lib/core/writing/noun-phrases'
import { checkScope } from './scope-guard'
import { designedQuestionPhrases } from './topic-phrases'
import { sizeOfTopic } from './topic-size'

/** Words of a question beyond which nobody can hold it. */
const WORDS_MAX = 35
const QUESTIONS_MAX = 5

export interface QuestionEvidence {
  readonly topic: Pick<ValidatedTopic, 'topic' | 'question' | 'map' | 'in' | 'out' | 'at'>
  readonly locale: Locale
  /** Relevant works found, null where nobody could say. */
  readonly relevant: number | null
  /** Works of the same concepts that are near, for what is new about it. */
  readonly isGap: boolean
}

/** Three to five questions on a topic, the student's own first, each scored; every one keeps the concepts of the topic. */
export function designQuestions(evidence: QuestionEvidence): readonly DesignedQuestion[] {
  const { topic, locale } = evidence
  const parts = partsOf(evidence)
  const keys = parts.b === '' ? oneThing : parts.group === '' ? twoThings : twoThingsInGroup
  const written = keys.map((key) =>
    say(designedQuestionPhrases, locale, key, {
      ...parts,
      theA: definite(parts.a, locale),
      theB: definite(parts.b, locale),
    }),
  )
  const own = topic.question.trim()
  const texts = [...new Set([...(own === '' ? [] : [own]), ...written])].slice(0, QUESTIONS_MAX)
  return texts.map((text) => scoreQuestion(text, evidence))
}

const oneThing = ['experienceOne', 'describeOne', 'factorsOne', 'reviewOne'] as const
const twoThings = ['relate', 'effect', 'describeTwo', 'reviewTwo'] as const
const twoThingsInGroup = ['relateIn', 'effectIn', 'experienceIn', 'reviewTwo'] as const

function partsOf({ topic: { map } }: QuestionEvidence) {
  const active = activeConcepts(map)
  const things = active.filter(({ role }) => role === 'central' || role === 'outcome')
  const group = active.filter(({ role }) => role === 'population').map(({ name }) => name)
  const place = active.filter(({ role }) => role === 'place').map(({ name }) => name)
  return {
    a: lowerFirst(things[0]?.name ?? active[0]?.name ?? ''),
    b: lowerFirst(things[1]?.name ?? ''),
    group: lowerFirst(group[0] ?? ''),
    where: place[0] === undefined ? '' : ` (${place[0]})`,
  }
}

/** One question with its three scores and what an examiner would object to. */
export function scoreQuestion(text: string, { topic, relevant, isGap }: QuestionEvidence): DesignedQuestion {
  const asked = { topic: topic.topic, question: text }
  const advice = adviseDesigns(asked)
  const { type } = advice
  const design = plannedDesigns(advice)[0] ?? 'survey'
  const flags = flagsOf(text, { topic, type, isOfPeople: designTable[design].participants })
  const size = sizeOfTopic(asked).verdict
  return {
    text,
    kind: type,
    design,
    researchability: researchability(flags, designTable[design].participants),
    scope:
      flags.includes('another-topic') || size === 'vague' || size === 'hopeless'
        ? 'weak'
        : size === 'good'
          ? 'strong'
          : 'moderate',
    contribution: contribution(relevant, isGap, type),
    flags,
  }
}

function researchability(flags: readonly QuestionFlag[], isOfPeople: boolean): Rating {
  const heavy = flags.filter(
    (flag) =>
      flag === 'leading' ||
      flag === 'two-questions' ||
      flag === 'too-long' ||
      flag === 'cause-without-design',
  )
  if (heavy.length > 1) return 'weak'
  return heavy.length === 1 || (isOfPeople && flags.includes('no-population')) ? 'moderate' : 'strong'
}

/** What nobody has asked adds most, what hundreds have asked least; unknown is no praise. */
function contribution(relevant: number | null, isGap: boolean, type: string): Rating {
  if (relevant === null) return 'moderate'
  if (isGap && relevant >= 5) return 'strong'
  if (relevant > 200) return 'weak'
  return type === 'review' && relevant < 15 ? 'weak' : 'moderate'
}

const yesNo =
  /^\W*(?:is|are|does|do|did|can|could|should|has|have|will|would|existe|existem|ha|e|o|os|a|as|los|las|el|la|es|son|hay|puede|pueden|pode|podem|sera)(?!\p{L})/u
const openWord =
  /(?<!\p{L})(?:how|what|which|why|who|to what extent|como|qual|quais|que|por que|quem|quanto|em que medida|cual|cuales|quien|cuanto|en que medida|de que)(?!\p{L})/u
const leadingWord =
  /(?<!\p{L})(?:obviously|of course|fail(?:s|ed)? to|harmful|terrible|prove|provar|demostrar que|claramente|obviamente|prejudicial|nocivo|nociva|danos[oa]s?|fracassou|fracaso)(?!\p{L})/u
const twoQuestions =
  /\?.*\?|(?:,| and| e| y) (?:how|what|why|which|como|qual|quais|por que|cual|cuales)(?!\p{L})/u
const causal = /(?<!\p{L})(?:causes?|caus(?:a|am|an)|leads? to|levam? a|lleva a|provoca)(?!\p{L})/u
const vulnerable =
  /(?<!\p{L})(?:child\p{L}*|minors?|pupils?|students?|patients?|prisoners?|refugees?|indigenous|crianc\p{L}*|adolescent\p{L}*|alun\p{L}*|pacient\p{L}*|pres[oa]s|refugiad\p{L}*|indigen\p{L}*|nin[oa]s|alumn\p{L}*|reclus\p{L}*|victims?|vitimas?|victimas?|suic\p{L}*)(?!\p{L})/u

function flagsOf(
  text: string,
  {
    topic,
    type,
    isOfPeople,
  }: { readonly topic: QuestionEvidence['topic']; readonly type: string; readonly isOfPeople: boolean },
): QuestionFlag[] {
  const folded = foldAccents(text).toLowerCase()
  const hasGroup = activeConcepts(topic.map).some(({ role }) => role === 'population' || role === 'context')
  const found: readonly (readonly [QuestionFlag, boolean])[] = [
    ['yes-no', yesNo.test(folded) && !openWord.test(folded)],
    ['two-questions', twoQuestions.test(folded)],
    ['no-population', isOfPeople && !hasGroup],
    ['leading', leadingWord.test(folded)],
    ['too-long', text.split(/\s+/).length > WORDS_MAX],
    ['cause-without-design', causal.test(folded) && type !== 'effect'],
    ['needs-ethics', isOfPeople && vulnerable.test(folded)],
    ['another-topic', checkScope(topic, { topic: text, question: '' }).change === 'second-thesis'],
  ]
  return found.flatMap(([flag, isRaised]) => (isRaised ? [flag] : []))
}
