import type { Locale } from '@/lib/contracts/locale'
import type { DesignId } from '@/lib/contracts/proposal-run'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { readWords, sayAll, speak } from '@/lib/core/text/say'
import en from '@/messages/en/floor/proposal-designs.json'
import es from '@/messages/es/floor/proposal-designs.json'
import pt from '@/messages/pt-BR/floor/proposal-designs.json'
import { type AskedTopic, type QuestionType, questionTypeOf } from '../question/question-type'
import { questionWords } from '../question/question-words'

const words = readWords({ en, 'pt-BR': pt, es })

/**
 * What is said of a design in one language. Phrases in lower case stand inside sentences, those with a capital alone.
 */
export interface DesignTexts {
  /** As a heading: "Cross-sectional survey with regression analysis". */
  readonly name: string
  /** Inside a sentence, with its article: "a cross-sectional survey". */
  readonly short: string
  /** "… because {fits}". */
  readonly fits: string
  /** One sentence: what is done, in which order. */
  readonly course: string
  /** How evidence is gathered, as a method of the plan. */
  readonly gather: string
  /** How it is analysed, as a method of the plan. */
  readonly analyse: string
  readonly pros: readonly string[]
  readonly cons: readonly string[]
  readonly techniques: readonly string[]
  readonly dataSources: readonly string[]
}

/** Which of the disadvantages limit what an answer is worth; the others are told where designs are chosen between. */
const limiting: Readonly<Record<DesignId, readonly number[]>> = {
  survey: [0, 1, 2],
  experiment: [2],
  'laboratory-experiment': [2],
  'quasi-experiment': [0, 2],
  'secondary-data': [0, 2],
  simulation: [0, 1],
  benchmark: [0, 1],
  'systematic-review': [0, 1, 2],
  interviews: [0, 2],
  'case-study': [0],
  'document-analysis': [0, 1, 2],
  'design-science': [1],
  'mixed-sequential': [],
}

/** What a design leaves open in the answer, as sentences; a mixed one has the limits of both its strands. */
export function answerLimits(design: DesignId, locale: Locale, asked: AskedTopic): readonly string[] {
  if (design === 'mixed-sequential')
    return [
      ...answerLimits('survey', locale, asked),
      // What accounts do not give, the figures beside them do.
      ...answerLimits('interviews', locale, asked).slice(1),
    ]
  return designTextsOf(design, locale, asked).cons.filter((_, at) => limiting[design].includes(at))
}

/** A design as it is carried out for a type of question that it is done otherwise for. */
const variants = {
  survey: { prevalence: 'survey-prevalence' },
  'secondary-data': { prevalence: 'secondary-data-prevalence' },
  'document-analysis': { legal: 'document-analysis-legal', history: 'document-analysis-history' },
  experiment: { comparison: 'experiment-comparison' },
  'laboratory-experiment': {
    evaluation: 'laboratory-experiment-evaluation',
    description: 'laboratory-experiment-description',
    prevalence: 'laboratory-experiment-description',
  },
} as const satisfies Partial<Record<DesignId, Partial<Record<QuestionType, string>>>>
type Variant =
  | DesignId
  | 'survey-prevalence'
  | 'experiment-comparison'
  | 'secondary-data-prevalence'
  | 'document-analysis-legal'
  | 'document-analysis-history'
  | 'laboratory-experiment-evaluation'
  | 'systematic-review-scoping'
  | 'laboratory-experiment-building'
  | 'laboratory-experiment-description'
  | 'document-analysis-posts'

const scoping = /\b(?:scoping|escopo|alcance)\b/i

/** Whether topic or question ask for a review that maps a field. */
export const isScoping = ({ topic, question }: AskedTopic): boolean =>
  questionTypeOf({ topic, question }) === 'review' && scoping.test(`${topic} ${question}`)

/** Rooms and buildings in use are no specimens: lots are not drawn among many of them. Folded. */
const IN_ROOMS =
  /\b(?:classrooms?|rooms?|buildings?|houses?|dwellings?|offices?|roofs?|facades?|courtyards?|schools?|salas? de aula|salas?|edificios?|predios?|casas?|casonas?|moradias?|habitac\w+|telhados?|coberturas?|fachadas?|patios?|escolas?|aulas?|viviendas?|techos?|cubiertas?|escuelas?)\b/
/** What is measured in a room and not on a piece of it. Folded. */
const INDOORS =
  /\b(?:thermal comfort|conforto termico|confort termico|temperatur\w*|daylight\w*|luz natural|iluminac\w+|acoust\w+|acustic\w+|noise|ruidos?|ventila\w+|indoor air|air quality|qualidade do ar|calidad del aire|humidity|umidade|humedad)\b/
/** What people post where others read it. Folded. */
const ON_A_PLATFORM =
  /\b(?:twitter|tweets?|tuits?|tiktok|instagram|facebook|youtube|whatsapp|telegram|reddit|hashtags?|memes?|(?:social media|online) (?:posts?|comments?)|(?:posts?|comentarios|publicac\w+) (?:em|nas?|nos?|en) (?:las? )?red\w+ socia\w+)\b/

function variantOf(design: DesignId, asked: AskedTopic): Variant {
  if (design === 'systematic-review' && isScoping(asked)) return 'systematic-review-scoping'
  const said = foldAccents(`${asked.topic} ${asked.question}`).toLowerCase()
  const type = questionTypeOf(asked)
  if (
    design === 'laboratory-experiment' &&
    type !== 'evaluation' &&
    IN_ROOMS.test(said) &&
    INDOORS.test(said)
  )
    return 'laboratory-experiment-building'
  if (design === 'document-analysis' && type !== 'legal' && type !== 'history' && ON_A_PLATFORM.test(said))
    return 'document-analysis-posts'
  const own: Partial<Record<DesignId, Partial<Record<QuestionType, Variant>>>> = variants
  return own[design]?.[type] ?? design
}

/** What is said of a design in the language of the locale, for the question that it is to answer; for questions of any type without one. */
export function designTextsOf(design: DesignId, locale: Locale, asked: AskedTopic | null): DesignTexts {
  return textsOf(asked === null ? design : variantOf(design, asked), locale)
}

/** What is said of the survey of a mixed study: of how common something is, or of what goes along with what. */
export function surveyStrandTexts(asked: AskedTopic | null, locale: Locale): DesignTexts {
  const isOfFrequency = asked !== null && questionWords.prevalence.test(foldAccents(asked.question))
  return textsOf(isOfFrequency ? 'survey-prevalence' : 'survey', locale)
}

function textsOf(variant: Variant, locale: Locale): DesignTexts {
  const table = words(variant)
  const t = speak(table, locale)
  return {
    name: t('name'),
    short: t('short'),
    fits: t('fits'),
    course: t('course'),
    gather: t('gather'),
    analyse: t('analyse'),
    pros: sayAll(table, locale, 'pros'),
    cons: sayAll(table, locale, 'cons'),
    techniques: sayAll(table, locale, 'techniques'),
    dataSources: sayAll(table, locale, 'dataSources'),
  }
}
