import type { DesignId } from '@/lib/contracts/proposal-run'
import { populationsNamed } from '@/lib/core/evidence/study-settings'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { type AskedTopic, type QuestionType, questionTypeOf } from './question-type'
import { oneCase, personsGoverned, personsJudging, subjectWords, wildlife } from './question-words'
import type { periodAgainst } from './study-period'

/** Designs in the words of advisors; the planner knows some of them under a wider name. */
export const advisedDesigns = [
  'survey',
  'interviews',
  'case-study',
  'document-analysis',
  'experiment',
  'quasi-experiment',
  'secondary-data',
  'systematic-review',
  'simulation',
  'design-science',
  'mixed-methods',
  'qualitative-other',
  'archival',
  'legal-analysis',
] as const
export type AdvisedDesign = (typeof advisedDesigns)[number]

/** What a question asks for and the designs that answer it, best first. */
export interface DesignAdvice {
  readonly type: QuestionType
  readonly designs: readonly [AdvisedDesign, ...AdvisedDesign[]]
  readonly subject: Subject
  /** Programs are let act on a modelled world, not on data: agents, queues, networks of roads. */
  readonly isModelled: boolean
}

type Subject = keyof typeof subjectWords | 'people'
type Designs = readonly [AdvisedDesign, ...AdvisedDesign[]]

/** `people` is what is asked where nothing else is named. Every list holds only designs that answer the type on such a subject. */
const advice: Readonly<
  Record<QuestionType, Readonly<Partial<Record<Subject, Designs>>> & { readonly people: Designs }>
> = {
  effect: {
    matter: ['experiment'],
    computing: ['experiment'],
    aggregate: ['secondary-data', 'quasi-experiment'],
    treated: ['quasi-experiment', 'experiment'],
    consumers: ['experiment', 'survey'],
    texts: ['document-analysis', 'qualitative-other'],
    taught: ['quasi-experiment', 'mixed-methods'],
    people: ['quasi-experiment', 'survey', 'mixed-methods'],
  },
  association: {
    matter: ['experiment', 'secondary-data'],
    computing: ['experiment', 'survey'],
    aggregate: ['secondary-data'],
    texts: ['survey', 'mixed-methods'],
    people: ['survey', 'mixed-methods'],
  },
  prediction: {
    matter: ['experiment', 'secondary-data'],
    computing: ['experiment', 'secondary-data'],
    people: ['secondary-data', 'survey'],
    aggregate: ['secondary-data'],
  },
  prevalence: {
    people: ['survey', 'secondary-data'],
    aggregate: ['secondary-data', 'survey'],
    texts: ['document-analysis'],
  },
  experience: { people: ['interviews', 'qualitative-other'] },
  comparison: {
    matter: ['experiment'],
    computing: ['experiment'],
    treated: ['experiment', 'quasi-experiment'],
    aggregate: ['secondary-data'],
    texts: ['document-analysis'],
    people: ['quasi-experiment'],
  },
  description: {
    texts: ['document-analysis', 'qualitative-other'],
    aggregate: ['secondary-data', 'document-analysis'],
    matter: ['experiment', 'case-study'],
    computing: ['experiment', 'simulation'],
    // Nobody is named who could be asked: what is published comes first.
    people: ['systematic-review', 'survey'],
  },
  evaluation: {
    matter: ['experiment', 'case-study'],
    computing: ['experiment'],
    treated: ['quasi-experiment', 'systematic-review'],
    aggregate: ['secondary-data', 'document-analysis'],
    texts: ['document-analysis'],
    people: ['case-study', 'mixed-methods'],
  },
  design: { people: ['design-science'], matter: ['design-science', 'experiment'] },
  history: { people: ['archival', 'document-analysis'] },
  legal: { people: ['legal-analysis', 'document-analysis'] },
  review: { people: ['systematic-review'] },
  mixed: { people: ['mixed-methods'] },
}

const subjectOrder = ['consumers', 'matter', 'computing', 'treated', 'aggregate', 'taught', 'texts'] as const

/** What a topic is studied on; a thing named in the question counts before one of the topic. */
export function subjectOf({ topic, question }: AskedTopic): Subject {
  const texts = [foldAccents(question), foldAccents(topic)]
  for (const text of texts) {
    const found = subjectOrder.find((subject) => subjectWords[subject].test(text))
    // What a program does to those who work under it is studied on them, not on the program.
    if (found === 'computing' && personsGoverned.test(texts.join(' . '))) return 'people'
    if (found === 'computing' && personsJudging.test(texts.join(' . '))) return 'consumers'
    if (found) return found
  }
  const said = texts.join(' . ')
  // The records of those years answer for what has happened already, but for what people hold of it.
  if (LOOKS_BACK.test(question) && !held.test(said)) return 'aggregate'
  return wildlife.test(said) && populationsNamed(`${topic} . ${question}`).length === 0 && !held.test(said)
    ? 'matter'
    : 'people'
}

/** "O PRONAF aumentou a renda …?", "Did the reform raise wages?": what has happened already nobody can assign or ask for beforehand. */
const LOOKS_BACK =
  /(?<!\p{L})(?:aumentou|reduziu|diminuiu|elevou|melhorou|piorou|alterou|aumentó|redujo|disminuyó|elevó|mejoró|empeoró|alteró|(?:did|has|have) (?:the )?(?:\p{L}+ ){1,5}(?:increased?|reduced?|raised?|lower(?:ed)?|improved?|changed?))(?!\p{L})/iu

/** What persons hold of a thing is asked of them, whatever the thing. */
const held =
  /\b(?:attitudes?|perce\w+|percib\w+|knowledge|opinions?|views?|beliefs?|awareness|accept\w*|atitudes?|conhecimentos?|opini\w+|crencas?|aceita\w*|actitud\w*|conocimientos?|creencias?|acept\w*|significa\w*|viv\w+)\b/

/**
 * The type of a question and the designs that answer it, best first; designs that an advisor would send back for such a question are left out. Decided
 * by the wording and by what is studied (persons, matter, programs, aggregates, texts). Never throws.
 * Measured on the labelled topics (bench:trust, part designs).
 */
export function adviseDesigns(asked: AskedTopic): DesignAdvice {
  const type = questionTypeOf(asked)
  const list = advice[type]
  const subject = subjectOf(asked)
  const isOfPeople =
    type === 'description' &&
    subject === 'people' &&
    populationsNamed(`${asked.topic} . ${asked.question}`).length > 0
  const designs: Designs = isOfPeople ? ['survey'] : (list[subject] ?? list.people)
  const isOneCase = type === 'evaluation' && oneCase.test(`${asked.topic} ${asked.question}`)
  return {
    type,
    subject,
    isModelled: modelledWorlds.test(foldAccents(`${asked.topic} ${asked.question}`)),
    designs: isOneCase ? ['case-study', ...designs.filter((design) => design !== 'case-study')] : designs,
  }
}

const modelledWorlds =
  /\b(?:simul\w+|multi-?agent\w*|multiagente\w*|agent-based|baseado em agentes|basado en agentes|reinforcement learning|aprendizado por reforco|aprendizaje por refuerzo|swarm|enxame|enjambre|queue\w*|traffic|trafego|trafico|scheduling|escalonamento)\b/

/** The design of the planner that carries out an advised one. */
const planned: Readonly<Record<AdvisedDesign, DesignId>> = {
  survey: 'survey',
  interviews: 'interviews',
  'case-study': 'case-study',
  'document-analysis': 'document-analysis',
  experiment: 'experiment',
  'quasi-experiment': 'quasi-experiment',
  'secondary-data': 'secondary-data',
  'systematic-review': 'systematic-review',
  simulation: 'simulation',
  'design-science': 'design-science',
  'mixed-methods': 'mixed-sequential',
  'qualitative-other': 'interviews',
  archival: 'document-analysis',
  'legal-analysis': 'document-analysis',
}

/** The advised designs as the planner knows them, best first, each once; for a time that is over only those that reach back to it. */
export function plannedDesigns(
  advice: DesignAdvice,
  standing: ReturnType<typeof periodAgainst> = null,
): readonly DesignId[] {
  const designs = presentDesigns(advice)
  return standing === 'past' ? reachingBack(designs, advice) : designs
}

/** Designs that collect what is there while they last; what is over cannot be surveyed, treated or measured. */
const ofThePresent: readonly DesignId[] = [
  'survey',
  'experiment',
  'quasi-experiment',
  'laboratory-experiment',
  'design-science',
]
const ofFigures: readonly QuestionType[] = ['effect', 'association', 'prediction', 'prevalence', 'comparison']

/** Whether a design can answer for a time that was over before it began: from records, texts or memory. */
export function reachesBack(design: DesignId, type: QuestionType): boolean {
  // A mixed question that looks back is answered from memory; figures alone are not.
  return !ofThePresent.includes(design) && (design !== 'mixed-sequential' || type === 'mixed')
}

/** What is left for a time that is over: records for figures; accounts are told from memory. */
function reachingBack(designs: readonly DesignId[], { type, subject }: DesignAdvice): readonly DesignId[] {
  const left = designs.filter((design) => reachesBack(design, type))
  const needsRecords = ofFigures.includes(type) && subject !== 'computing'
  return needsRecords ? [...new Set<DesignId>(['secondary-data', ...left])] : left
}

function presentDesigns(advice: DesignAdvice): readonly DesignId[] {
  const { type, designs: advised, subject } = advice
  // Whether people work from home is not for a student to assign: comparing those who do and do not is a survey.
  const isNotAssigned = type === 'effect' && subject === 'people'
  const designs: readonly AdvisedDesign[] = isNotAssigned ? ['survey', ...advised] : advised
  return [...new Set(designs.map((design) => plannedAs(design, advice)))]
}

function plannedAs(design: AdvisedDesign, advice: DesignAdvice): DesignId {
  // One heap of compost or one reading room is measured; there is nobody to interview.
  const isMeasured = design === 'experiment' || (design === 'case-study' && advice.subject === 'matter')
  return isMeasured ? experimentOn(advice) : planned[design]
}

/** An experiment on persons, on matter, or on programs: with data, or in a modelled world. */
function experimentOn({ subject, isModelled }: DesignAdvice): DesignId {
  if (subject === 'computing') return isModelled ? 'simulation' : 'benchmark'
  return subject === 'matter' ? 'laboratory-experiment' : 'experiment'
}

const asPeople = [
  'survey',
  'quasi-experiment',
  'experiment',
  'mixed-sequential',
  'interviews',
  'case-study',
] as const
/** Designs that could answer a type of question in another way: what an advisor would discuss beside the recommended one, not what would be sent back. */
const rivals: Readonly<Record<QuestionType, readonly DesignId[]>> = {
  effect: [
    'quasi-experiment',
    'experiment',
    'laboratory-experiment',
    'simulation',
    'benchmark',
    'secondary-data',
    'survey',
    'mixed-sequential',
    'systematic-review',
  ],
  association: [
    'survey',
    'secondary-data',
    'laboratory-experiment',
    'mixed-sequential',
    'quasi-experiment',
    'systematic-review',
  ],
  prediction: ['secondary-data', 'benchmark', 'simulation', 'laboratory-experiment', 'design-science'],
  prevalence: ['survey', 'secondary-data', 'mixed-sequential', 'systematic-review'],
  experience: ['interviews', 'case-study', 'mixed-sequential'],
  comparison: [
    'experiment',
    'quasi-experiment',
    'laboratory-experiment',
    'simulation',
    'benchmark',
    'secondary-data',
    'systematic-review',
  ],
  description: [
    'systematic-review',
    'document-analysis',
    'survey',
    'interviews',
    'case-study',
    'secondary-data',
    'mixed-sequential',
  ],
  evaluation: [
    'case-study',
    'mixed-sequential',
    'document-analysis',
    'secondary-data',
    'quasi-experiment',
    'laboratory-experiment',
    'simulation',
    'benchmark',
    'systematic-review',
  ],
  design: ['design-science', 'laboratory-experiment', 'case-study', 'systematic-review'],
  history: ['document-analysis', 'case-study', 'systematic-review'],
  legal: ['document-analysis', 'case-study', 'systematic-review'],
  review: ['systematic-review', 'document-analysis', 'secondary-data'],
  mixed: ['mixed-sequential', 'survey', 'interviews', 'case-study'],
}

/** Whether a design may stand among the alternatives of a question: it answers its type, and on what is studied. */
export function isRival(asked: AskedTopic, design: DesignId): boolean {
  const { type, subject, isModelled } = adviseDesigns(asked)
  // What is common or lived in texts is read in them; of persons they say what was written.
  const isRead = design === 'document-analysis' && subject === 'texts'
  if (!rivals[type].includes(design) && !isRead) return false
  const isMatter = subject === 'matter'
  if (design === 'laboratory-experiment') return isMatter
  if (design === 'benchmark') return subject === 'computing'
  if (design === 'simulation') return isMatter || (subject === 'computing' && isModelled)
  // An essay on a poet asks nobody, unless it says whom.
  const isOfTexts = subject === 'texts' && populationsNamed(`${asked.topic} . ${asked.question}`).length === 0
  const isWithoutPeople = isMatter || isOfTexts || subject === 'computing' || subject === 'aggregate'
  return !(
    isWithoutPeople &&
    type !== 'mixed' &&
    asPeople.some((one) => one === design && (one !== 'case-study' || isMatter || isOfTexts))
  )
}
