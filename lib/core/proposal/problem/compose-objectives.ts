import type { Locale } from '@/lib/contracts/locale'
import type { ResearchObjectives } from '@/lib/contracts/proposal'
import type { ObjectivesStage, ProblemStage, ProposalBrief, TaskPhase } from '@/lib/contracts/proposal-run'
import { cognateStem } from '@/lib/core/text/cognate-stems'
import { listed } from '@/lib/core/text/list-words'
import { say, type Words } from '@/lib/core/text/say'
import { isStopWord } from '@/lib/core/text/stop-words'
import { wordsOf } from '@/lib/core/text/words'
import { counted, tenth } from '@/lib/core/writing/counted-words'
import { lowerFirst, upperFirst } from '@/lib/core/writing/noun-phrases'
import { sentence } from '@/lib/core/writing/prose'
import { dayName, defenceDateOf } from '../figures/calendar'
import { freeDaysOf } from '../figures/free-days'
import { phasePhrases } from '../figures/schedule-phrases'
import { timeAvailable } from '../figures/time-available'
import { keptNumbers, type PlanRow, planKindOf, questionPlans } from '../question/question-plan'
import { indirectQuestion } from './indirect-question'
import { type ObjectiveKey, type ObjectiveStep, objectivePhrases } from './problem-phrases'
import { asksForLess } from './scope'

const OBJECTIVES_MAX = 5
const TEXT_MAX = 1_000
const SOURCES_COUNTED_MIN = 3
/** Planning assumption: the part of the hours that is not kept for writing and the defence. */
const OBJECTIVES_SHARE01 = 0.8
/** Hours for one objective below which the time is called little; a planning assumption. */
const OBJECTIVE_HOURS_MIN = 40
const HOURS_LOW_MAX = 8
const SOURCES_LOW_MAX = 5
const RISKS_MAX = 12

/** The phase of the work in which each step is done; proposals are drawn up with the discussion. */
const stepPhases: Readonly<Record<ObjectiveStep, TaskPhase>> = {
  identify: 'foundation',
  analyse: 'analysis',
  explain: 'analysis',
  propose: 'writing',
}
const INTEGRATING_PHASE: TaskPhase = 'writing'

/** Objectives that need data are not reached while the foundations are laid. */
function phaseOf([step, measure]: PlanRow): TaskPhase {
  return step === 'identify' && measure !== 'identify' ? 'analysis' : stepPhases[step]
}

/**
 * The objectives that answer the questions of a problem: the general one is the main question as an infinitive, each secondary question
 * gives one specific objective with its measure and the phase of the schedule by whose end it is due, and a last one brings their results together
 * to answer the main question. Three to five in all. Reads the questions as they stand, so it follows a student's edits.
 */
export function composeObjectives({
  brief,
  problem,
  note,
  previous,
}: {
  readonly brief: ProposalBrief
  readonly problem: ProblemStage
  readonly note: string
  readonly previous: ObjectivesStage | null
}): ObjectivesStage {
  const { main_research_question: main, secondary_questions: asked } = problem.definition
  const { locale } = brief
  const secondary = asked.slice(0, OBJECTIVES_MAX - 1)
  // What the student has edited is the question; its wording decides the plan.
  const kind = planKindOf({ topic: brief.topic, question: main }, problem.variables)
  const numbers = keptNumbers(kind, secondary.length)
  const rowOf = (at: number): PlanRow =>
    questionPlans[kind][(numbers[at] ?? at + 1) - 1] ?? ['analyse', 'identify']
  const drafts = [
    ...secondary.map((question, at) => ({
      text: specificObjective(question, rowOf(at), problem, locale),
      phase: phaseOf(rowOf(at)),
    })),
    { text: integrating(locale), phase: INTEGRATING_PHASE },
  ]
  const specific = drafts.map(({ text, phase }) => `${text}, ${dueAt(phase, locale)}.`.slice(0, TEXT_MAX))
  const coverage = [
    { question: main, objectives: [specific.length - 1] },
    ...asked.map((question, at) => ({ question, objectives: at < secondary.length ? [at] : [] })),
  ]
  const isNarrowed = previous !== null && asksForLess(note)
  return {
    objectives: {
      general_objective: generalObjective(main, locale).slice(0, TEXT_MAX),
      specific_objectives: specific,
      feasibility_notes: feasibility(brief, problem, specific.length, isNarrowed),
      alignment_check: alignment(coverage, specific, locale),
    },
    coverage,
    phases: drafts.map(({ phase }) => phase),
  }
}

/** By when, in words that stay true when the schedule moves: the date itself stands in the ledger. */
function dueAt(phase: TaskPhase, locale: Locale): string {
  return say(objectivePhrases, locale, 'due', { phase: lowerFirst(say(phasePhrases, locale, phase)) })
}

/** "Como projetar um sistema que …?": the aim is to do it, not to look at how it is done. */
const asksToBuild: Readonly<Record<Locale, RegExp>> = {
  en: /^how (?:to|can (?:we|one)|could (?:we|one)|should (?:we|one)) ((?:design|build|develop|create|construct|implement) .+)$/i,
  'pt-BR': /^como ((?:projetar|desenvolver|construir|criar|conceber|elaborar|implementar) .+)$/i,
  es: /^¿?c[oó]mo ((?:dise[ñn]ar|desarrollar|construir|crear|concebir|elaborar|implementar) .+)$/iu,
}

function generalObjective(question: string, locale: Locale): string {
  const built = asksToBuild[locale].exec(question.replace(/[\s?]+$/, ''))?.[1]
  if (built !== undefined) return `${upperFirst(locale === 'en' ? `to ${lowerFirst(built)}` : built)}.`
  const clause = indirectQuestion(question, locale)
  if (clause === null) return sentence(objectivePhrases, locale, 'generalPlain', { question })
  const key = clause.isNoun ? 'generalNoun' : 'general'
  return sentence(objectivePhrases, locale, key, { clause: clause.text })
}

function specificObjective(
  question: string,
  [step, measured]: PlanRow,
  problem: ProblemStage,
  locale: Locale,
): string {
  const clause = indirectQuestion(question, locale)
  const aim =
    clause === null
      ? sentence(objectivePhrases, locale, 'plainObjective', { question: question.replace(/[?¿\s]+$/, '') })
      : sentence(objectivePhrases, locale, `${step}Verb`, {
          clause: step === 'propose' ? asThing(clause.text) : withoutMargin(clause.text),
        })
  const sources = problem.literatureKeys.length
  const measure =
    measured === 'identify' && sources < SOURCES_COUNTED_MIN
      ? ('identifyMeasureFew' as const)
      : (`${measured}Measure` as const)
  return `${aim}, ${sentence(objectivePhrases, locale, measure, { count: sources })}`
}

/** The margin of error is in the measure that follows: an objective does not analyse it. */
const withoutMargin = (clause: string): string =>
  clause.replace(
    /, (?:and with which margin of error|e com que margem de erro|y con qué margen de error)$/,
    '',
  )

/** "que medidas decorrem …" is proposed as "as medidas que decorrem …"; other clauses stay. */
function asThing(clause: string): string {
  const thing = namedThing(clause)
  // What the results do not bear out is told apart, not proposed.
  return thing === clause
    ? clause
    : thing
        .replace(/, e quais (?=\p{L}+ não )/u, ', separadas das que ')
        .replace(/, y cuáles (?=no )/u, ', separadas de las que ')
        .replace(/, and which (?=\p{L}+ (?:does|do) not )/u, ', apart from those which ')
        // The verb has named the results.
        .replace(/ que decorrem (?:dos|desses) resultados$/, ' que deles decorrem')
        .replace(/ que se desprenden de (?:los|estos) resultados$/, ' que se desprenden de ellos')
        .replace(/ that follow from (?:the|these) results$/, ' that follow from them')
}

function namedThing(clause: string): string {
  return clause
    .replace(/^que (medidas|recomendações|melhorias) (.+? )?(decorrem) (.+)$/i, 'as $1 $2que $3 $4')
    .replace(
      /^que interpretação ou alteração das normas (responde) (.+)$/i,
      'a interpretação ou alteração das normas que $1 $2',
    )
    .replace(/^qué (medidas|recomendaciones|mejoras) (.+? )?(se desprenden) (.+)$/i, 'las $1 $2que $3 $4')
    .replace(
      /^qué interpretación o modificación de las normas (responde) (.+)$/i,
      'la interpretación o modificación de las normas que $1 $2',
    )
    .replace(/^which (measures|recommendations|improvements) (.+? )?(follow) (.+)$/i, 'the $1 $2that $3 $4')
    .replace(
      /^which interpretation or change of the norms (answers) (.+)$/i,
      'the interpretation or change of the norms that $1 $2',
    )
}

function integrating(locale: Locale): string {
  return `${say(objectivePhrases, locale, 'integrate')}, ${say(objectivePhrases, locale, 'integrateMeasure')}`
}

type Feasibility = ResearchObjectives['feasibility_notes']

function feasibility(
  brief: ProposalBrief,
  problem: ProblemStage,
  objectives: number,
  isNarrowed: boolean,
): Feasibility {
  const { locale, profile } = brief
  const tell = teller(objectivePhrases, locale)
  const defence = defenceDateOf(brief)
  const weeklyHours = profile.weekly_hours
  const { weeks, hours } = timeAvailable({
    start: brief.startDate,
    defence,
    weeklyHours,
    free: freeDaysOf(brief),
  })
  const each = Math.round((hours * OBJECTIVES_SHARE01) / objectives)
  const time = tell('timeline', {
    start: dayName(brief.startDate, locale),
    defence: dayName(defence, locale),
    weeks: counted(weeks, 'week', locale),
    weekly: counted(weeklyHours, 'hour', locale),
    total: counted(hours, 'hour', locale),
    free: tenth(hours) < tenth(weeks * weeklyHours) ? 'yes' : 'no',
    count: objectives,
  })
  const assessment = [
    time,
    each < OBJECTIVE_HOURS_MIN ? tell('timelineLittle') : '',
    isNarrowed ? tell('timelineNarrowed') : '',
  ]
  return {
    timeline_assessment: assessment.filter(Boolean).join(' '),
    skills_required: [
      tell('skillSearch'),
      tell('skillWriting'),
      ...profile.missing_skills.slice(0, 15).map((skill) => tell('skillMissing', { skill })),
    ],
    risk_factors: risksOf(brief, problem).slice(0, RISKS_MAX),
  }
}

function risksOf({ locale, profile }: ProposalBrief, problem: ProblemStage): string[] {
  const tell = teller(objectivePhrases, locale)
  const sources = problem.literatureKeys.length
  return [
    ...(profile.weekly_hours <= HOURS_LOW_MAX ? [tell('riskHours', { hours: profile.weekly_hours })] : []),
    ...(profile.missing_skills.length > 0
      ? [tell('riskSkills', { skills: listed(profile.missing_skills.slice(0, 4), locale) })]
      : []),
    ...(sources < SOURCES_LOW_MAX ? [tell('riskSources', { count: sources })] : []),
    ...profile.constraints.map((constraint) =>
      tell('riskConstraint', { constraint: lowerFirst(constraint) }),
    ),
    tell('riskAccess'),
  ]
}

function teller(phrases: Words<ObjectiveKey>, locale: Locale) {
  return (key: ObjectiveKey, values: Readonly<Record<string, string | number>> = {}) =>
    say(phrases, locale, key, values).slice(0, 500)
}

type Coverage = ObjectivesStage['coverage']

/** Every question must have an objective, and the objective must speak of what the question speaks of. */
function alignment(
  coverage: Coverage,
  objectives: readonly string[],
  locale: Locale,
): ResearchObjectives['alignment_check'] {
  const tell = teller(objectivePhrases, locale)
  const answered = coverage.filter((row) => row.objectives.length > 0)
  const [main, ...others] = coverage
  const rows = others.flatMap(({ objectives: [first] }, at) =>
    first === undefined ? [] : [tell('coverageOne', { at: at + 1, number: first + 1 })],
  )
  const gaps = others.flatMap(({ question, objectives: [first] }, at) =>
    first === undefined ? [tell('coverageGap', { at: at + 1, question })] : [],
  )
  const numbers = listed(
    objectives.slice(0, -1).map((_, at) => String(at + 1)),
    locale,
  )
  const analysis = [
    ...(main ? [tell('coverageMain', { number: objectives.length, numbers })] : []),
    ...(rows.length > 0 ? [tell('coverageRow', { rows: listed(rows, locale) })] : []),
    ...gaps,
    tell('coverageSum', { count: answered.length, total: coverage.length }),
  ]
  const close = others.filter((row) =>
    row.objectives.some((at) => isAbout(objectives[at] ?? '', row.question, locale)),
  )
  const share = others.length === 0 ? 0 : close.length / others.length
  const isComplete = answered.length === coverage.length
  return {
    coverage_analysis: analysis.join(' ').slice(0, 4_000),
    coherence_score: isComplete && share === 1 ? 'High' : isComplete || share >= HALF01 ? 'Medium' : 'Low',
  }
}

const HALF01 = 0.5

/** At least half of the question's content words stand in the objective. */
function isAbout(objective: string, question: string, locale: Locale): boolean {
  const language = locale === 'pt-BR' ? 'pt' : locale
  const stems = (text: string) =>
    wordsOf(text)
      .filter(({ text: word }) => !isStopWord(word, language))
      .map(({ text: word }) => cognateStem(word))
  const said = new Set(stems(objective))
  const wanted = stems(question)
  return wanted.filter((stem) => said.has(stem)).length >= wanted.length * HALF01
}
