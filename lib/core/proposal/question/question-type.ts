import { foldAccents } from '@/lib/core/text/fold-accents'
import { type QuestionWord, questionWords, subjectWords } from './question-words'

/** What kind of answer a question asks for; the words of advisors, as in the labelled topics. */
export const questionTypes = [
  'effect',
  'association',
  'prediction',
  'prevalence',
  'experience',
  'comparison',
  'description',
  'evaluation',
  'design',
  'history',
  'legal',
  'review',
  'mixed',
] as const
export type QuestionType = (typeof questionTypes)[number]

/** A topic and the question about it; the question may be ''. */
export interface AskedTopic {
  readonly topic: string
  readonly question: string
}

/** Looked for in this order, first in the question, then, where it says nothing, in the topic. */
const order = [
  'prediction',
  'prevalence',
  'comparison',
  'design',
  'effect',
  'experience',
  'association',
  'evaluation',
] as const satisfies readonly QuestionWord[]

const figuresAsked = ['prediction', 'prevalence', 'comparison', 'effect', 'association'] as const
const explaining = /\b(?:explic(?:am|an)|justific(?:am|an)|do they (?:explain|justify|see)|lo ven|veem|ven)\b/
const accountsAsked = /\b(?:and|e|y),? (?:how|why|what|como|por que|que|o que|quais|de que)\b/
const theirOwn =
  /^(?:and|e|y),? (?:how (?:do|did) (?:they|these|the|those)\b|como (?:(?:eles|elas|ellos|ellas|estes|estas|estos) )?(?:resist|reag|reacc|respond|lid|lidi|negoci|organiz|adapt)\w+)/
/** "A e B em C" relates two things where no question says what is asked. */
const pairTopic = /^[^:?]{4,90}\b(?:e|y|and)\b[^:?]{4,}\b(?:em|entre|de|por|en|among|in|of|during|durante)\b/
/** "Does A … B?": what asks for yes or no and names nothing else asks whether the first does something to the second. */
const yesOrNo =
  /^(?:does|do|did|can|could|will|would)\b|^(?!(?:o |a |os |as |el |la |los |las )?(?:what|which|how|who|when|where|why|is|are|que|qual|quais|como|quem|quando|onde|por|cual|cuales|quien|quienes|cuando|donde|cuant\w+|quant\w+|de|em|en|com|con|ate|hasta|existe|hay|ha|se|es|e|son|sao|esta)\b)[^?]+\?$/
/** Nothing that one study could answer. */
const endless =
  /\b(?:the world|o mundo|el mundo|humanity|humanidade|humanidad|make it better|que es ser|que e ser)\b/
const whyPeople = /\b(?:why do|why don.?t|por que (?:as|os|la|las|los|o|a) )/

/** The type of a question in English, Portuguese or Spanish; the wording decides. What says nothing is a description. Never throws. */
export function questionTypeOf({ topic, question }: AskedTopic): QuestionType {
  const [about, asked] = [foldAccents(topic), foldAccents(question).replace(/¿/g, '').trim()]
  const both = `${about} . ${asked}`
  if (questionWords.review.test(both)) return 'review'
  if (isMixed(asked)) return 'mixed'
  const own = typeByWords(asked)
  if (isLegal(about, asked, own)) return 'legal'
  const isEmpirical =
    own === 'prevalence' || own === 'prediction' || (own === 'effect' && !questionWords.history.test(about))
  if (questionWords.history.test(both) && !isEmpirical) return 'history'
  if (asked !== '' && endless.test(asked)) return 'description'
  if (own !== undefined) return own
  if (asked !== '') return yesOrNo.test(asked) ? 'effect' : 'description'
  const named = order.find((type) => questionWords[type].test(about))
  return named ?? (pairTopic.test(about) ? 'association' : 'description')
}

/** The type whose words the question has; a frequency that is related to or changed by something is no frequency asked for. */
function typeByWords(asked: string): (typeof order)[number] | undefined {
  if (isChangedFrequency(asked)) return 'effect'
  const rest = isFrequencyAsked.test(asked) ? asked : asked.replace(frequencyOf, ' ')
  const related = order.find((type) => type !== 'prevalence' && questionWords[type].test(rest))
  if (rest !== asked && (related === 'association' || related === 'effect')) return related
  return order.find((type) => questionWords[type].test(asked))
}

/** "What is the prevalence of": the frequency itself is asked for; "relation between the frequency of A and B" asks for none. */
const isFrequencyAsked =
  /^(?:what|which|qual|quais|que|cual|cuales)\b[^?]{0,30}\b(?:prevalenc|frequenc|frecuenc|incidenc|ocorrenc|magnitude)|\b(?:estim\w+|describ\w+|descrev\w+|medir|measure) (?:the |a |la )?(?:prevalenc|frequenc|frecuenc|incidenc)/
const frequencyOf =
  /\b(?:prevalenc\w*|frequenc(?:y|ia)|frecuencia|incidenc(?:e|ia)) (?:of|de|da|do|das|dos|del)\b/g

/** "reduces the prevalence of": how common something is stands as what is acted on. */
function isChangedFrequency(asked: string): boolean {
  const [verb, noun] = [questionWords.effect.exec(asked), questionWords.prevalence.exec(asked)]
  return verb !== null && noun !== null && verb.index < noun.index
}

function isLegal(about: string, asked: string, own: string | undefined): boolean {
  if (questionWords.legal.test(asked)) return own !== 'effect' || !subjectWords.aggregate.test(asked)
  const isAsked = own === 'effect' || own === 'experience' || own === 'prevalence' || own === 'association'
  return questionWords.legal.test(about) && !isAsked
}

/** Figures in one half of the question, accounts in the other: "how far … and how do they see it". */
function isMixed(asked: string): boolean {
  const cut = accountsAsked.exec(asked)
  if (!cut) return false
  const [first, second] = [asked.slice(0, cut.index), asked.slice(cut.index)]
  const figures = (text: string) => figuresAsked.some((type) => questionWords[type].test(text))
  const accounts = (text: string) => questionWords.experience.test(text) || explaining.test(text)
  // "and how do they resist it": what persons do about it is told by them.
  const isOfThem = theirOwn.test(second) && !figures(second)
  const isWhy = /^(?:and|e|y) (?:why|por que)/.test(second)
  return (
    (figures(first) && (accounts(second) || isWhy || isOfThem)) ||
    (accounts(first) && figures(second) && !whyPeople.test(second))
  )
}
