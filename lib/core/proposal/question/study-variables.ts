import type { Concept, ConceptMap, ConceptRole } from '@/lib/contracts/concept-map'
import { ConceptLanguage } from '@/lib/contracts/concept-map'
import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { StudyVariable, VariableRole } from '@/lib/contracts/proposal-run'
import { activeConcepts, activeNames } from '@/lib/core/concepts/concept-map'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { lowerFirst } from '@/lib/core/writing/noun-phrases'
import { asTyped } from './as-typed'
import { feltTowards, measuredOf } from './compared-degree'
import { nominalHeadBefore } from './nominal-heads'
import { answerTypeOf } from './question-plan'
import { type AskedTopic, type QuestionType, questionTypeOf } from './question-type'
import { questionWords } from './question-words'
import { subjectOf } from './recommend-designs'
import { pairOf } from './related-pair'
import { withoutGroup } from './without-group'

const VARIABLES_MAX = 5

/** Types whose questions are answered with accounts, texts or norms: what they are about are concepts, and nothing is an outcome. */
const withoutVariables: readonly QuestionType[] = [
  'experience',
  'description',
  'evaluation',
  'design',
  'history',
  'legal',
  'review',
]

/** What asks for whatever goes along with one thing; the thing is the outcome and the rest is to be found. */
const factorsAsked =
  /\b(?:factors?|fator(?:es)?|factor(?:es)?|why|por ?que|determin\w+|drivers?|barriers?|barreiras|barreras|causas?|causes|reasons?|motivos?|razo(?:es|nes))\b/
const mediating = /\b(?:mediat\w+|mediad\w+)\b/
const moderating = /\b(?:moderat\w+|moderad\w+)\b/
const dependsOn =
  /\b(?:depends? on|depend\w* d[eao]\w?|(?:affected|influenced|explained|changed|reduced|improved|increased|determined) by|e (?:afetad|influenciad|explicad)\w+ p\w+|es (?:afectad|influid|explicad)\w+ por|according to|segundo|segun|conforme)\b/
/** Between two things it makes the second where or of what the first is; the two are one variable. */
const ofTheFirst =
  /^[\s,]*(?:of|in|on|at|for|by|de|do|da|dos|das|del|em|no|na|nos|nas|en|por)\b(?: (?:the|el|la|los|las))?\s*$/
/** "the influence of A on B", "cómo influye A en B": the first thing behind it acts on the others. */
const acting =
  /\b(?:effects?|impacts?|influences?|role|consequences|efeitos?|impactos?|influenc\w+|influi\w*|influy\w+|papel|efectos?|rol|consequencias|consecuencias)\b/
/** Between two things it sets one against the other. */
const against = /^[ ,"']*(?:versus|vs\.?|or|ou|o|u|and|e|y|with|com|con|than|do que|que|to|a)[ "']*$/

/** "Como o trabalho remoto muda a produtividade": between a subject and its object it acts; "como muda a língua" it does not. */
const changing = /\b(?:mud(?:a|am|ou)|alter(?:a|am|ou)|modific(?:a|am|ou))\b/
/** "¿Cómo cambia el trabajo remoto la productividad?": the verb comes first, its subject next. */
const verbFirst =
  /\b(?:como|manera|modo|forma|medida) \p{L}+(?:an?|en?|o|io|aron|ieron) (?:(?:el|la|los|las|un|una) )?$/u

/** What may stand before the subject of a question. */
const leadWords =
  /^(?:[\s¿"']|\b(?:como|how|does|do|did|can|is|are|o|a|os|as|el|la|los|las|the|will|could|influ\w+|afe\w+)\b)*$/

/** Where something stands in the question, else behind it in the order of the topic. */
interface Place {
  readonly start: number
  readonly end: number
}

interface Thing extends Place {
  readonly name: string
  readonly isAsked: boolean
}

/**
 * What a study of this topic and question would measure or describe, each with its role, in the language of `locale` where a name is known. Places, groups of people,
 * times and methods are none. Of questions that are answered without measuring all are concepts. At most five; empty where no thing can be read.
 */
export function studyVariables(asked: AskedTopic, locale: Locale): readonly StudyVariable[] {
  const type = answerTypeOf(asked)
  const things = thingsOf(asked, locale)
  if (withoutVariables.includes(type)) return things.map(({ name }) => ({ name, role: 'concept' as const }))
  const text = textOf(asked)
  const moved = type === 'association' ? influencedRoles(asked, things, locale) : null
  if (moved) return moved
  const roles = withAct(rolesOf(type, text, things, locale), { asked, things, locale })
    .slice(0, VARIABLES_MAX)
    .map((one) => (one.role === 'outcome' ? { ...one, name: feltTowards(one.name, text, locale) } : one))
  // Which program does best is measured on its runs: what the data are about is no outcome.
  const isOfPrograms = type === 'comparison' && !roles.some(({ role }) => role === 'group')
  return isOfPrograms && subjectOf(asked) === 'computing'
    ? roles.map(({ name }) => ({ name, role: 'concept' as const }))
    : roles
}

const practice: Readonly<Record<Locale, string>> = { en: '', 'pt-BR': 'prática de ', es: 'práctica de ' }
const actAsked: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:does|do|did|can|could|will) (?=\p{L}+ing )/iu,
  'pt-BR':
    /^(?!(?:mulher|lugar|lar|mar|bar|d[oó]lar|a[cç][uú]car|celular|poder|prazer) )(?=\p{L}+[aei]r (?!de |que ))/iu,
  es: /^¿?(?!(?:mujer|lugar|hogar|mar|bar|d[oó]lar|az[uú]car|celular|poder|placer|taller|alquiler) )(?=\p{L}+[aei]r (?!de |que ))/iu,
}

/** "Pintar o telhado de branco melhora …?": what acts is the whole act, not a thing in it. */
function withAct(
  roles: readonly StudyVariable[],
  { asked, things, locale }: { asked: AskedTopic; things: readonly Thing[]; locale: Locale },
): readonly StudyVariable[] {
  const question = asked.question.normalize('NFC').trim()
  const begins = actAsked[locale].exec(question)
  const verb = questionWords.effect.exec(foldAccents(question))
  if (begins === null || verb === null) return roles
  const act = question.slice(begins[0].length, verb.index).trim()
  const parts = things.filter(({ isAsked, start }) => isAsked && start < verb.index).map(({ name }) => name)
  const others = roles.filter(({ name, role }) => role !== 'predictor' || !parts.includes(name))
  if (act.length < ACT_MIN || act.length > ACT_MAX || !others.some(({ role }) => role === 'outcome'))
    return roles
  const name = `${practice[locale]}${lowerFirst(act)}`
  return [...others, { name, role: 'predictor' }]
}

const ACT_MIN = 8
const ACT_MAX = 80

const influencing = /\b(?:influenc(?:e[ds]?|ia|iam|iou|iaram|io|iaron|ian)|influy\w+|influi\w*|shape[sd]?)\b/
const behaviour: Readonly<Record<Locale, string>> = {
  en: 'behaviour of',
  'pt-BR': 'comportamento de',
  es: 'comportamiento de',
}

/** "How did rumours influence voters?": what is acted on is what the group does; null where a thing is named behind the verb, or no group. */
function influencedRoles(
  asked: AskedTopic,
  things: readonly Thing[],
  locale: Locale,
): readonly StudyVariable[] | null {
  const question = foldAccents(asked.question)
  const at = influencing.exec(question)?.index ?? -1
  const before = things.filter(({ isAsked, end }) => isAsked && end <= at)
  const causes = withoutParts(textOf(asked), before)
  if (at < 0 || causes.length === 0 || things.some(({ isAsked, start }) => isAsked && start > at)) return null
  const map = topicMap(asked)
  const group = activeConcepts(map).find(
    ({ role, name }) => role === 'population' && question.indexOf(foldAccents(name)) > at,
  )
  if (group === undefined) return null
  const name = `${behaviour[locale]} ${nameIn(group.name, group.id, map, locale)}`
  return [{ name, role: 'outcome' }, ...causes.slice(0, 2).map((cause) => as('predictor', cause))]
}

/** The question with the topic behind it, folded: things are found in the one or the other. */
function textOf({ topic, question }: AskedTopic): string {
  return `${foldAccents(question)}\n${foldAccents(topic)}`
}

function thingsOf(asked: AskedTopic, locale: Locale): readonly Thing[] {
  const map = topicMap(asked)
  const text = textOf(asked)
  const concepts = activeConcepts(map).filter(
    ({ role, name }) => !settingRoles.includes(role) && !isWhere(name, asked),
  )
  const places = concepts.map(({ name }) => positionOf(name, text))
  const things = concepts
    .flatMap((concept, at): Thing[] => {
      const place = places[at] ?? null
      const head = place && headedThing(place, { asked, map, locale })
      // "quality of life of civil servants": the head belongs to a longer thing of its own.
      const isTaken =
        head !== null &&
        place !== null &&
        places.some(
          (other) =>
            other &&
            other.start < place.start &&
            other.start >= head.start &&
            text.slice(other.start, other.end).includes(' '),
        )
      const headed = isTaken ? null : head
      if (!headed && !isThing(concept, asked)) return []
      const found = headed ?? place ?? { start: text.length + at, end: text.length + at }
      const named = (headed?.name ?? nameIn(concept.name, concept.id, map, locale)).replace(JOINED, '')
      const name = asTyped(headed ? named : withoutGroup(named), [asked.question, asked.topic])
      return [{ ...found, name, isAsked: found.start < asked.question.length || asked.question === '' }]
    })
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
  const apart = things.filter((thing, at) => !things.slice(0, at).some(({ end }) => thing.start < end))
  return map.language === 'en' && locale === 'en' ? compounds(apart, asked) : apart
}

/** "ChatGPT feedback" is one thing, though sources name its two words apart. */
function compounds(things: readonly Thing[], { question, topic }: AskedTopic): readonly Thing[] {
  const joined: Thing[] = []
  for (const thing of things) {
    const before = joined.at(-1)
    const isNext = before?.isAsked && thing.isAsked && question.slice(before.end, thing.start) === ' '
    if (before && isNext) {
      const name = asTyped(lowerFirst(question.slice(before.start, thing.end)), [question, topic])
      joined.splice(-1, 1, { ...before, end: thing.end, name })
    } else joined.push(thing)
  }
  return joined
}

/** Courts by their initials, and what stands behind the name of a district: where norms are applied, and no concept. */
const courts =
  /^(?:TJ[A-Z]{2}|TR[FTE]\d{0,2}(?:-?\d{1,2})?|STF|STJ|TST|TSE|TC[EU]|STS|TSJ|SCJN|SCOTUS|UKSC|CJEU|TJUE|ECHR|TEDH)$/
const districts =
  /(?:comarca|munic[ií]pios?|cidades?|ciudad(?:es)?|bairro|distrito|provincia|departamento|estado|county|town|city|district|borough|village|municipality) (?:de |da |do |del |of )?$/iu

/** Whether a name is that of a court or of a place of which the text says what it is. */
export function isWhere(name: string, { topic, question }: AskedTopic): boolean {
  if (courts.test(name)) return true
  if (!/^\p{Lu}/u.test(name)) return false
  return [topic, question].some((text) => {
    const at = text.indexOf(name)
    return at > 0 && districts.test(text.slice(0, at))
  })
}

/** "Is remote work associated with …": what joins two things is the end of none. */
const JOINED = / (?:associated|related|linked|correlated|connected)$/i

/** Where, among whom, when and how something is studied is none of the things studied. */
const settingRoles: readonly ConceptRole[] = ['population', 'place', 'time', 'method']

function isThing({ role, name }: Concept, asked: AskedTopic): boolean {
  return role !== 'context' || isSubject(name, asked)
}

/** A thing with the head noun it is the complement of, in the words of the text: "adherence to guidelines"; null where it has none, or stands in another language. */
function headedThing(
  { start, end }: Place,
  { asked, map, locale }: { readonly asked: AskedTopic; readonly map: ConceptMap; readonly locale: Locale },
): (Place & { readonly name: string }) | null {
  const language = ConceptLanguage.parse(localeLanguages[locale])
  const written = `${asked.question}\n${asked.topic}`.normalize('NFC')
  const text = textOf(asked)
  if ((map.language ?? language) !== language || written.length !== text.length) return null
  const head = nominalHeadBefore(text, { start, language })
  if (head === null || (head.isFrequency && questionTypeOf(asked) === 'prevalence')) return null
  const name = `${written.slice(...head.head)}${written.slice(head.complementStart, end)}`
  return { name: lowerFirst(name), start: head.start, end }
}

/** A context of the topic that the question sets at its beginning or behind an article is what it asks about: "does remote work …". */
function isSubject(name: string, { question }: AskedTopic): boolean {
  const text = foldAccents(question)
  const at = text.indexOf(foldAccents(name))
  return at >= 0 && leadWords.test(text.slice(0, at))
}

/** A word of a long name stands for it in the question; shorter words would be found in anything. */
const TELLING_WORD_MIN = 5

function positionOf(name: string, text: string): Place | null {
  const folded = foldAccents(name)
  const whole = text.indexOf(folded)
  const topicAt = text.indexOf('\n')
  if (whole >= 0 && whole < topicAt) return { start: whole, end: whole + folded.length }
  const parts = folded.split(' ').filter((part) => part.length >= TELLING_WORD_MIN)
  const word = parts.find((part) => new RegExp(`\\b${part}\\b`).test(text.slice(0, topicAt)))
  if (word !== undefined) return { start: text.indexOf(word), end: text.indexOf(word) + word.length }
  return whole >= 0 ? { start: whole, end: whole + folded.length } : null
}

function nameIn(name: string, id: string, map: ConceptMap, locale: Locale): string {
  const language = ConceptLanguage.parse(localeLanguages[locale])
  const concept = map.concepts.find((one) => one.id === id)
  if (map.language === null || map.language === language || concept === undefined) return lowerFirst(name)
  return lowerFirst(activeNames(concept, language)[0]?.text ?? name)
}

function rolesOf(
  type: QuestionType,
  text: string,
  things: readonly Thing[],
  locale: Locale,
): StudyVariable[] {
  const [first, ...rest] = things
  if (first === undefined) return []
  switch (type) {
    case 'prevalence':
      return [
        as('outcome', first),
        ...rest.filter(({ isAsked }) => isAsked).map((thing) => as('covariate', thing)),
      ]
    case 'comparison':
      return comparedRoles(text, things, locale)
    case 'association':
      return factorsAsked.test(text) && !/\b(?:relation|relac|asoci|associ)/.test(text)
        ? [as('outcome', things.find(({ isAsked }) => isAsked) ?? first)]
        : actingRoles(type, text, things)
    case 'mixed':
      return questionWords.prevalence.test(text) || rest.length === 0
        ? [as('outcome', first)]
        : actingRoles('effect', text, things)
    default:
      return actingRoles(type, text, things)
  }
}

/** "A improves B": what stands before the verb acts, what stands behind it is acted on; without a verb the last thing is. */
function actingRoles(type: QuestionType, text: string, things: readonly Thing[]): StudyVariable[] {
  const noun = acting.exec(text)
  const isNamed = noun !== null && things.every(({ start }) => start > noun.index)
  const own = isNamed ? things : withoutParts(text, things)
  const verbs = [questionWords[type === 'prediction' ? 'prediction' : 'effect'], changing]
  const before = verbs
    .map((verb) => verb.exec(text)?.index ?? 0)
    .map((at) => own.filter(({ start }) => start < at))
    // The first verb that has a subject.
    .reduce((one, other) =>
      other.length > 0 && (one.length === 0 || other.length < one.length) ? other : one,
    )
  const [causes, outcomes] =
    isNamed && own.length > 1 ? subjectAndObjects(own, text) : split({ type, own, before, text })
  const isTurned = dependsOn.test(text) && causes.length > 0
  return [
    ...(isTurned ? causes : outcomes).map((thing) => as('outcome', thing)),
    ...(isTurned ? outcomes : causes).map((thing) => as(roleBefore(thing, text), thing)),
  ]
}

type Halves = readonly [causes: readonly Thing[], outcomes: readonly Thing[]]

function split({
  type,
  own,
  before,
  text,
}: {
  readonly type: QuestionType
  readonly own: readonly Thing[]
  readonly before: readonly Thing[]
  readonly text: string
}): Halves {
  const asked = own.filter((thing) => thing.isAsked && !before.includes(thing))
  const topical = own.filter(({ isAsked }) => !isAsked)
  if (before.length > 0) return [before, asked.length > 0 ? asked : topical.slice(0, 1)]
  // The topic names what acts and the question what it acts on: "Home office": "Does it raise productivity?"
  if (asked.length > 0 && topical.length > 0) return [topical.slice(0, 1), asked]
  if (own.length > 2 && verbFirst.test(text.slice(0, own[0]?.start))) return subjectAndObjects(own, text)
  if (own.length > 1) return pairOf(own, text)
  // "Does it work?" names no outcome.
  return type === 'effect' && asked.length === 0 ? [own, []] : [[], own]
}

/** Behind a verb that comes first, or "the effect of": what is joined by "and" to the first thing acts with it, the rest is acted on. */
function subjectAndObjects(own: readonly Thing[], text: string): Halves {
  const joint = /^\s*(?:and|y|e)\s+(?:(?:of )?(?:the |el |la |los |las |o |a |os |as |d[aeo]s? |del )?)?$/
  const found = own.findIndex((thing, i) => i > 0 && !joint.test(text.slice(own[i - 1]?.end, thing.start)))
  const at = found < 0 ? 1 : found
  return [own.slice(0, at), withoutParts(text, own.slice(at))]
}

/** "the strength of concrete" is one thing that is measured: what is only where it is found is no variable. */
function withoutParts(text: string, things: readonly Thing[]): readonly Thing[] {
  return things.filter((thing, at) => {
    const previous = things[at - 1]
    return !(previous?.isAsked && thing.isAsked && ofTheFirst.test(text.slice(previous.end, thing.start)))
  })
}

function comparedRoles(text: string, things: readonly Thing[], locale: Locale): StudyVariable[] {
  const isSet = (one: Thing | undefined, other: Thing | undefined) =>
    one !== undefined && other !== undefined && against.test(text.slice(one.end, other.start))
  const compared = things.filter((thing, at) => {
    const [previous, next] = [things[at - 1], things[at + 1]]
    return isSet(previous, thing) || isSet(thing, next)
  })
  const groups = compared.length > 1 ? compared : []
  const others = things.filter((thing) => !groups.includes(thing))
  return [
    ...others
      .slice(0, 1)
      .map((thing) => as('outcome', { ...thing, name: measuredOf(thing.name, text, locale) })),
    ...groups.map((thing) => as('group', thing)),
  ]
}

function roleBefore({ start }: Thing, text: string): VariableRole {
  const lead = text.slice(Math.max(0, start - 40), start)
  if (mediating.test(lead)) return 'mediator'
  return moderating.test(lead) ? 'moderator' : 'predictor'
}

const as = (role: VariableRole, { name }: Thing): StudyVariable => ({ name, role })
