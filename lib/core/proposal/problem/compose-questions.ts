import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { ProposalBrief, StudyVariable, VariableRole } from '@/lib/contracts/proposal-run'
import { activeConcepts } from '@/lib/core/concepts/concept-map'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { listed } from '@/lib/core/text/list-words'
import { say } from '@/lib/core/text/say'
import { definiteAlike, lowerFirst, upperFirst } from '@/lib/core/writing/noun-phrases'
import { sentence } from '@/lib/core/writing/prose'
import { definiteAsAsked } from '../question/asked-article'
import { answerTypeOf, keptNumbers, type PlanKind, planKindOf } from '../question/question-plan'
import { questionTypeOf } from '../question/question-type'
import { studyPeriod } from '../question/study-period'
import { withoutGroup } from '../question/without-group'
import { indirectQuestion } from './indirect-question'
import { type QuestionKey, questionTemplates } from './problem-phrases'
import { asksForLess, holdsLimit, limitPhrase, scopeLimits } from './scope'
import type { TopicParts } from './topic-parts'

const SECONDARY_MIN = 2
const SECONDARY_MAX = 4
const QUESTION_MAX = 1_000
/** A longer topic is named by its first concept: nobody reads it four times. */
const CORE_MAX = 60
const SETTING_MAX = 60

interface Asked {
  readonly brief: ProposalBrief
  readonly parts: TopicParts
  readonly variables: readonly StudyVariable[]
}

export interface Questions {
  readonly main: string
  readonly secondary: string[]
  /** The limit that a note brought into the main question; '' for none. */
  readonly addedLimit: string
}

/**
 * The main question, the student's own where it is one, and two to four secondary ones of the topic's kind. A note that asks for less takes
 * one secondary question away for each round and writes the student's limits of place, group or period into the
 * main question.
 */
export function composeQuestions({
  brief,
  parts,
  variables,
  note,
  secondaryBefore,
}: Asked & {
  readonly note: string
  /** How many secondary questions the version before had; null in the first round. */
  readonly secondaryBefore: number | null
}): Questions {
  const isLess = asksForLess(note)
  const said = embeddedQuestion(brief.question)
  const own = isQuestion(said) ? tidyQuestion(said, brief.locale) : null
  const kind = planKindOf(brief, variables)
  const also = kind === 'experience' && own !== null ? secondHalf(own, brief.locale) : null
  const values = { brief, parts, variables }
  const asked = own ?? written(mainKey(kind, parts), values)
  const limit = scopeLimits(brief).find((candidate) => !holdsLimit(asked, candidate)) ?? ''
  const isLimited = isLess && limit !== ''
  const count = isLess
    ? Math.max(SECONDARY_MIN, (secondaryBefore ?? SECONDARY_MAX) - 1)
    : (secondaryBefore ?? SECONDARY_MAX)
  const numbers = keptNumbers(kind, Math.min(SECONDARY_MAX, Math.max(SECONDARY_MIN, count)))
  return {
    main: (isLimited ? limited(asked, limit, brief.locale) : asked).slice(0, QUESTION_MAX),
    secondary: numbers.map((number) =>
      (
        (number === ALSO_NUMBER
          ? also
          : number === 1 && own !== null
            ? sourcesShowing(kind, own, brief.locale)
            : null) ?? written(secondaryKey(kind, number, variables), values)
      ).slice(0, QUESTION_MAX),
    ),
    addedLimit: isLimited ? limit : '',
  }
}

const QUESTION_START =
  /^¿|^(?:how|what|which|who|why|when|where|whether|to what extent|does|do|did|is|are|can|could|should|como|o que|qu[eê]|qual|quais|quem|por que|por qu[eé]|quando|onde|em que medida|de que (?:modo|forma|maneira)|c[oó]mo|cu[aá]l|cu[aá]les|qui[eé]n|cu[aá]ndo|d[oó]nde|en qu[eé] medida|de qu[eé] (?:modo|forma|manera))\s/i

/** "Quiero analizar si …" asks what stands behind "si"; English would have to turn the verb and stays. */
function embeddedQuestion(text: string): string {
  const inside =
    /^[^?¿]{3,60}\b(?:analizar|investigar|estudiar|saber|averiguar|analisar|estudar|descobrir|verificar|avaliar|evaluar) (?:si|se) ([^?]+)$/i.exec(
      text.trim(),
    )?.[1]
  return inside === undefined ? text : `${inside.replace(/[\s.]+$/, '')}?`
}

/** Whether the student's text asks something. */
function isQuestion(text: string): boolean {
  const bare = text.trim()
  return /\p{L}/u.test(bare) && (/\?$/.test(bare) || QUESTION_START.test(bare))
}

function tidyQuestion(text: string, locale: Locale): string {
  const bare = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.?]+$/, '')
  if (locale !== 'es') return `${upperFirst(bare)}?`
  return `${upperFirst(accented(bare.includes('¿') ? bare : `¿${bare}`))}?`
}

/** Spanish words that ask take an accent at the beginning of a question, which many leave out: "¿Que estrategias …?". */
const accents = {
  que: 'qué',
  cual: 'cuál',
  cuales: 'cuáles',
  como: 'cómo',
  quien: 'quién',
  quienes: 'quiénes',
  cuando: 'cuándo',
  donde: 'dónde',
  cuanto: 'cuánto',
  cuanta: 'cuánta',
  cuantos: 'cuántos',
  cuantas: 'cuántas',
} as const
const asking = new RegExp(
  `(?<=¿(?:(?:con|de|en|a|por|para|sobre|según|hasta|entre) )?)(?:${Object.keys(accents).join('|')})(?![\\p{L}])`,
  'giu',
)

function accented(question: string): string {
  return question.replace(asking, (word) => {
    const right = Object.entries(accents).find(([plain]) => plain === word.toLowerCase())?.[1] ?? word
    return /^\p{Lu}/u.test(word) ? upperFirst(right) : right
  })
}

/** What is asked of the past is looked for in its sources first; null for other questions, and where the clause cannot be turned. */
function sourcesShowing(kind: PlanKind, question: string, locale: Locale): string | null {
  const asked = kind === 'history' ? indirectQuestion(question, locale)?.text : undefined
  return asked === undefined
    ? null
    : upperFirst(sentence(questionTemplates, locale, 'history1asked', { asked }))
}

/** The secondary question that gives way to what the student asks besides. */
const ALSO_NUMBER = 3
const besides: Readonly<Record<Locale, RegExp>> = {
  en: /,? and ((?:what|which|how|with what|with which) [^?]{8,})\?$/i,
  'pt-BR': /,? e ((?:que|quais|como|de que|com que|por que) [^?]{8,})\?$/i,
  es: /,? y ((?:qué|cuáles|cómo|de qué|con qué|por qué) [^?]{8,})\?$/i,
}

/** "How do teachers see inclusion, and which strategies do they use?": the second half as a question of its own; null where there is none. */
function secondHalf(question: string, locale: Locale): string | null {
  const half = besides[locale].exec(question)?.[1]
  return half === undefined ? null : tidyQuestion(half, locale)
}

function limited(question: string, limit: string, locale: Locale): string {
  const only = say(questionTemplates, locale, 'only', { limit: limitPhrase(limit, locale) })
  return question.replace(/\?$/, '') + only
}

const mainKeys: Readonly<Record<PlanKind, QuestionKey>> = {
  effect: 'mainEffect',
  association: 'mainRelation',
  factors: 'mainUnderstanding',
  prediction: 'mainPrediction',
  prevalence: 'mainPrevalence',
  experience: 'mainExperience',
  comparison: 'mainComparison',
  description: 'mainUnderstanding',
  evaluation: 'mainEvaluation',
  design: 'mainDesign',
  history: 'mainHistory',
  normative: 'mainNormative',
  review: 'mainReview',
  mixed: 'mainMixed',
  mixedRelation: 'mainMixed',
  mixedFrequency: 'mainMixed',
  artefact: 'mainArtefact',
}

function mainKey(kind: PlanKind, { isEffect }: TopicParts): QuestionKey {
  if (kind === 'association' && isEffect) return 'mainEffect'
  return mainKeys[kind]
}

function secondaryKey(
  kind: PlanKind,
  number: 1 | 2 | 3 | 4,
  variables: readonly StudyVariable[],
): QuestionKey {
  const isPlain = kind === 'comparison' && number === 2 && !variables.some(({ role }) => role === 'outcome')
  return isPlain ? 'comparison2plain' : `${kind}${number}`
}

function written(key: QuestionKey, asked: Asked): string {
  const { brief, parts, variables } = asked
  const { locale, profile } = brief
  const names = (role: VariableRole) => variables.filter((one) => one.role === role).map(({ name }) => name)
  const the = (phrase: string) => definiteAsAsked(phrase, locale, brief.question)
  const withArticles = (all: readonly string[]) =>
    listed(all.length === 1 ? all.map(the) : definiteAlike(all, locale), locale)
  // Where nothing is measured, or the thing is not named, the topic stands for it.
  const [outcomes, predictors, groups] = (['outcome', 'predictor', 'group'] as const).map((role) =>
    names(role).length > 0 ? names(role) : [coreOf(parts, variables)],
  )
  const core = askedCore(coreOf(parts, variables), asked)
  const [cause = core] = predictors ?? []
  const [a, b] = parts.pair ?? [cause, outcomes?.[0] ?? core]
  const text = sentence(questionTemplates, locale, key, {
    a,
    b,
    theA: the(a),
    theB: the(b),
    core,
    theCore: the(core),
    outcome: listed(outcomes ?? [core], locale),
    theOutcome: withArticles(outcomes ?? [core]),
    theBoth: withArticles([...(outcomes ?? [core]), cause]),
    theEach: bothOf((outcomes ?? [core]).map(the), locale),
    outcomes: listed(outcomes ?? [core], locale),
    theOutcomes: withArticles(outcomes ?? [core]),
    predictor: cause,
    thePredictor: the(cause),
    groups: listed(groups ?? [core], locale),
    theGroups: withArticles(groups ?? [core]),
    setting: settingOf(parts, asked),
    where: parts.setting.length <= WHERE_MAX ? parts.setting : settingOf(parts, asked),
    period: periodOf(asked),
    field: lowerFirst(profile.field_of_study),
  })
  return upperFirst(text)
}

/** A main question that the student did not put keeps where and when, also at length. */
const WHERE_MAX = 160

/** The time that is asked about, where the student says it behind a preposition: "during the pandemic". */
function periodOf({ brief, parts }: Asked): string {
  const words = studyPeriod(brief)?.words ?? ''
  const isPhrase =
    /^(?:during|in|throughout|amid|durante|na|no|en|em|ao longo|a lo largo|along|desde|since|a partir)\s/i
  return isPhrase.test(words) && !parts.setting.includes(words) ? words : ''
}

/** "both burnout and productivity"; one alone, and more than two, as a list. */
function bothOf(names: readonly string[], locale: Locale): string {
  const [first, second, third] = names
  return first !== undefined && second !== undefined && third === undefined
    ? say(questionTemplates, locale, 'both', { first, second })
    : listed(names, locale)
}

/** What a title begins with and no question can be asked about. */
const frames =
  /^(?:(?:a|o|la|el|the) )?(?:import[aâ]ncia|importancia|importance|papel|role|estudo|estudio|study|an[aá]lise|an[aá]lisis|analysis) (?:of|de|da|do|das|dos|del|de la|de los|de las) /i
/** The kind of review that a title announces: the review is of what stands beside it. */
const reviews =
  /^(?:an? |the |uma |una )?(?:(?:systematic|scoping|integrative|narrative|literature|umbrella|rapid) (?:literature )?review|revis(?:ão|ión) (?:sistemática|integrativa|integradora|narrativa|de escopo|de alcance|bibliográfica|da literatura|de la literatura)) (?:of|on|about|de|da|do|das|dos|del|de la|de los|de las|sobre) (?:the )?|: (?:an? |uma |una )?(?:(?:systematic|scoping|integrative|narrative|literature|umbrella|rapid) (?:literature )?review|revis(?:ão|ión) (?:sistemática|integrativa|integradora|narrativa|de escopo|de alcance|bibliográfica|da literatura|de la literatura))$/i
/** What a topic is for; the question is about the thing itself. */
const purposes =
  / (?:para|as|como|(?<!\b(?:access|rights?|adherence|exposure|responses?|resistance|attitudes?|return|barriers?|approach(?:es)?|transition|relation) )to(?! be\b)) .*$/i

/** The topic without its setting, frame and purpose, or its first concept where that is long. */
function coreOf({ core }: TopicParts, variables: readonly StudyVariable[]): string {
  const [first] = variables
  const bare = core.replace(reviews, '').replace(frames, '').replace(purposes, '')
  return bare.length <= CORE_MAX || first === undefined ? bare : first.name
}

function nounOf(question: string, locale: Locale): string | null {
  const indirect = indirectQuestion(question, locale)
  return indirect?.isNoun ? indirect.text : null
}

/** "Venezuelan migration", of which is asked what integration at work means to migrants: what the question is about, where it does not name the topic. */
function askedCore(core: string, { brief: { question, topic, locale }, variables }: Asked): string {
  // What is described of an influence on texts is the influence.
  const noun =
    answerTypeOf({ topic, question }) === questionTypeOf({ topic, question })
      ? null
      : nounOf(question, locale)
  if (noun !== null) return noun
  const said = new Set(cognateStems(question))
  const isNamed = (name: string) => cognateStems(name).every((stem) => said.has(stem))
  if (questionTypeOf({ topic, question }) !== 'experience') return core
  // Those who speak of it are the group: nurses speak of grief, not of that of nurses.
  return isNamed(core) ? withoutGroup(core) : (variables.find(({ name }) => isNamed(name))?.name ?? core)
}

/** Where and among whom, in the words of the topic unless they are long or name what is studied; else among the group that the question names. */
function settingOf({ setting }: TopicParts, { brief, variables }: Asked): string {
  const { topic, question, locale } = brief
  const said = cognateStems(setting)
  const isVariable = variables.some(({ name }) => {
    const stems = cognateStems(name)
    return said.every((stem) => stems.includes(stem)) || stems.every((stem) => said.includes(stem))
  })
  if (setting !== '' && setting.length <= SETTING_MAX && !isVariable) return setting
  const map = topicMap({ topic, question })
  const isNamed = (name: string) =>
    variables.some((variable) => variable.name.toLowerCase().includes(name.toLowerCase()))
  // "behaviour of voters" has its group already.
  const group = activeConcepts(map).find(({ role, name }) => role === 'population' && !isNamed(name))
  const isOwn = group !== undefined && (map.language === null || map.language === localeLanguages[locale])
  return isOwn ? say(questionTemplates, locale, 'among', { group: lowerFirst(group.name) }) : ''
}
