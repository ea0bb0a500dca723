import type { Locale } from '@/lib/contracts/locale'
import type { DesignId } from '@/lib/contracts/proposal-run'
import type { DesignedQuestion, QuestionFlag, Rating, ValidatedTopic } from '@/lib/contracts/topic'
import { activeConcepts } from '@/lib/core/concepts/concept-map'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { designTable } from '@/lib/core/proposal/method/design-table'
import { adviseDesigns, plannedDesigns } from '@/lib/core/proposal/question/recommend-designs'
import { fieldsOf } from '@/lib/core/search/suggest-databases'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { say } from '@/lib/core/text/say'
import { definite, isOfSeveral, lowerFirst, smooth, upperFirst } from '@/lib/core/writing/noun-phrases'
import { whereIs } from './angle-drafts'
import { checkScope } from './scope-guard'
import { sizeWithTotal } from './size-from-counts'
import { anglePhrases, designedQuestionPhrases } from './topic-phrases'
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
  const written = keysFor(parts).map((key) => {
    const values = {
      ...parts,
      who: parts.group === '' ? '' : say(anglePhrases, locale, 'among', { group: parts.group }),
      theA: definite(parts.a, locale),
      theB: definite(parts.b, locale),
      theC: definite(parts.c, locale),
      theGroup: definite(parts.group, locale),
      many: isOfSeveral(parts.c, locale) ? 'yes' : 'no',
    }
    return upperFirst(smooth(say(designedQuestionPhrases, locale, key, values), locale))
  })
  const own = topic.question.trim()
  const texts = [...new Set([...(own === '' ? [] : [own]), ...written])].slice(0, QUESTIONS_MAX)
  return texts.map((text) => scoreQuestion(text, evidence))
}

/** Every question keeps all things of the topic: one that drops a thing is about another topic. */
function keysFor({ b, c, group }: ReturnType<typeof partsOf>) {
  if (c !== '') return ['role', 'relateThree', 'reviewThree'] as const
  if (b !== '')
    return group === ''
      ? (['relate', 'effect', 'reviewTwo'] as const)
      : (['relate', 'effect', 'experienceIn', 'reviewTwo'] as const)
  // Where nobody is named, nobody can be asked what it is like.
  return group === ''
    ? (['describeOne', 'factorsOne', 'reviewOne'] as const)
    : (['experienceOneIn', 'describeOne', 'factorsOne', 'reviewOne'] as const)
}

function partsOf({ topic: { map }, locale }: QuestionEvidence) {
  const active = activeConcepts(map)
  const things = active.filter(({ role }) => role === 'central' || role === 'outcome')
  const group = active.filter(({ role }) => role === 'population').map(({ name }) => name)
  const place = active.find(({ role }) => role === 'place')?.name
  return {
    a: lowerFirst(things[0]?.name ?? active[0]?.name ?? ''),
    b: lowerFirst(things[1]?.name ?? ''),
    c: lowerFirst(things[2]?.name ?? ''),
    group: lowerFirst(group[0] ?? ''),
    where: place === undefined ? '' : ` ${whereIs(place, locale)}`,
  }
}

/** One question with its three scores and what an examiner would object to. */
export function scoreQuestion(text: string, { topic, relevant, isGap }: QuestionEvidence): DesignedQuestion {
  const asked = { topic: topic.topic, question: text }
  const advice = adviseDesigns(asked)
  const { type } = advice
  const design = plannedDesigns(advice)[0] ?? 'survey'
  const flags = flagsOf(text, { topic, type, design, isOfPeople: designTable[design].participants })
  // Where something was found that nobody joined is disproved; whether there is too much is told by all that there is, not by what was read.
  const words = sizeOfTopic(asked)
  const size = words.verdict === 'hopeless' ? sizeWithTotal(words, relevant).verdict : words.verdict
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
/** Designs that ask or observe and set nothing: they show no effect. */
const observing: ReadonlySet<DesignId> = new Set(['survey', 'interviews', 'document-analysis', 'case-study'])
const vulnerable =
  /(?<!\p{L})(?:child\p{L}*|minors?|pupils?|students?|patients?|prisoners?|refugees?|indigenous|crianc\p{L}*|adolescent\p{L}*|alun\p{L}*|pacient\p{L}*|pres[oa]s|refugiad\p{L}*|indigen\p{L}*|nin[oa]s|alumn\p{L}*|reclus\p{L}*|victims?|vitimas?|victimas?|suic\p{L}*)(?!\p{L})/u

/** Steel, soil and software have no population. */
function isOfMatter(topic: string): boolean {
  const [field] = fieldsOf(topic)
  return field === 'engineering' || field === 'physics' || field === 'environment' || field === 'computing'
}

function flagsOf(
  text: string,
  {
    topic,
    type,
    design,
    isOfPeople,
  }: {
    readonly topic: QuestionEvidence['topic']
    readonly type: string
    readonly design: DesignId
    readonly isOfPeople: boolean
  },
): QuestionFlag[] {
  const folded = foldAccents(text).toLowerCase()
  const groups = activeConcepts(topicMap({ topic: text, question: '' })).flatMap(({ name, role }) =>
    role === 'population' ? [foldAccents(name).toLowerCase()] : [],
  )
  const hasGroup = activeConcepts(topic.map).some(({ role }) => role === 'population' || role === 'context')
  const found: readonly (readonly [QuestionFlag, boolean])[] = [
    ['yes-no', yesNo.test(folded) && !openWord.test(folded)],
    ['two-questions', twoQuestions.test(folded)],
    ['no-population', isOfPeople && !hasGroup && !isOfMatter(topic.topic)],
    ['leading', leadingWord.test(folded)],
    ['too-long', text.split(/\s+/).length > WORDS_MAX],
    ['cause-without-design', type === 'effect' ? observing.has(design) : causal.test(folded)],
    ['needs-ethics', isOfPeople && groups.some((group) => vulnerable.test(group))],
    ['another-topic', checkScope(topic, { topic: text, question: '' }).change === 'second-thesis'],
  ]
  return found.flatMap(([flag, isRaised]) => (isRaised ? [flag] : []))
}
