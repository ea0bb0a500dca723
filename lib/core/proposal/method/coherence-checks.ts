import type { ProposalComponent } from '@/lib/contracts/proposal'
import type { Ledger } from '@/lib/contracts/proposal-run'
import { citationsIn } from '@/lib/core/text/citation-marks'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { listed } from '@/lib/core/text/list-words'
import { say } from '@/lib/core/text/say'
import { defenceDateOf } from '../figures/calendar'
import { freeDaysOf } from '../figures/free-days'
import { timeAvailable } from '../figures/time-available'
import { literatureReader } from '../literature/literature-reader'
import { type AskedThing, askedThings } from '../problem/asked-things'
import { type CheckFinding, type Fault, heldShare01, type QualityInputs } from './quality-check'
import { coherencePhrases } from './quality-phrases'
import { hoursOf } from './wording'

/** Sources below which a literature review is too thin; the bands of the refinement guide: 0–3, 4–7, 8–30. */
export const LITERATURE_ENOUGH = 8
const LITERATURE_LEAST = 4
/** Share of a variable's words that must occur for it to be taken up; half lets "remote work" stand for "remote working". */
const VARIABLE_WORDS01 = 0.5
/** Hours are printed whole; what differs by less is the same figure. */
const SAME_HOURS = 0.5

/** The checks whether one part follows from the other. */
export function coherenceChecks(inputs: QualityInputs): readonly CheckFinding[] {
  return [
    questionsAnswered(inputs),
    objectivesServed(inputs),
    citationsResolve(inputs),
    referencesSound(inputs),
    literatureEnough(inputs),
    askedInSources(inputs),
    variablesUsed(inputs),
    sumsAgree(inputs),
  ]
}

function questionsAnswered({ problem, objectives }: QualityInputs): CheckFinding {
  const { main_research_question: main, secondary_questions: others } = problem.definition
  const count = objectives.objectives.specific_objectives.length
  const questions = [main, ...others]
  const open = questions.filter(
    (question) =>
      !objectives.coverage.some(
        (row) => same(row.question, question) && row.objectives.some((objective) => objective < count),
      ),
  )
  return {
    id: 'questions-answered',
    share01: heldShare01(questions.length - open.length, questions.length),
    held: questions.length - open.length,
    count: questions.length,
    faults: open.map((what) => critical('research_objectives', what)),
  }
}

function objectivesServed({ objectives, methodology }: QualityInputs): CheckFinding {
  const { specific_objectives: all } = objectives.objectives
  const served = new Set(methodology.methods.flatMap((method) => method.objectives))
  const open = all.filter((_, at) => !served.has(at))
  return {
    id: 'objectives-served',
    share01: heldShare01(all.length - open.length, all.length),
    held: all.length - open.length,
    count: all.length,
    faults: open.map((what) => critical('methodology', what)),
  }
}

/** Where each cited key stands first. */
function citedKeys(inputs: QualityInputs): ReadonlyMap<string, ProposalComponent> {
  const places = [
    [inputs.problem.literatureKeys, 'problem_definition'],
    [citationsIn(inputs.problem.definition), 'problem_definition'],
    [citationsIn(inputs.objectives), 'research_objectives'],
    [citationsIn(inputs.methodology), 'methodology'],
    [citationsIn(inputs.dataCollection), 'data_collection'],
  ] as const
  const found = new Map<string, ProposalComponent>()
  for (const [keys, component] of places)
    for (const key of keys) if (!found.has(key)) found.set(key, component)
  return found
}

function citationsResolve(inputs: QualityInputs): CheckFinding {
  const known = new Set(inputs.literature.sources.map(({ key }) => key))
  const cited = citedKeys(inputs)
  const lost = [...cited].filter(([key]) => !known.has(key))
  return {
    id: 'citations-resolve',
    share01: heldShare01(cited.size - lost.length, cited.size),
    held: cited.size - lost.length,
    count: cited.size,
    faults: lost.map(([key, component]) => critical(component, `@${key}`)),
  }
}

/** What nobody has looked up is not sound, and not known to be unsound: the check speaks of those that were, and of none where none was. */
function referencesSound(inputs: QualityInputs): CheckFinding {
  const cited = citedKeys(inputs)
  const checked = inputs.literature.sources.filter(({ key }) => cited.has(key))
  const faults = checked.flatMap(({ key, retractionCheck, work }): Fault[] => {
    const component = cited.get(key) ?? 'problem_definition'
    const what = `${work.title} (@${key})`
    if (retractionCheck === 'retracted') return [critical(component, what)]
    const isDoubtful = retractionCheck === 'possibly-retracted' || retractionCheck === 'concern'
    return isDoubtful ? [{ severity: 'minor', component, mendedIn: component, what }] : []
  })
  const unknown = checked.filter(({ retractionCheck }) => retractionCheck === 'not-checked').length
  const lookedUp = checked.length - unknown
  const held = lookedUp - faults.filter(({ severity }) => severity === 'critical').length
  return {
    id: 'references-sound',
    share01: checked.length > 0 && lookedUp === 0 ? 0 : heldShare01(held, lookedUp),
    held,
    count: checked.length,
    faults,
    unknown,
  }
}

/** Only works that are about a central concept of the topic count, and each of these must be spoken of in some. */
function literatureEnough({ brief, literature, locale }: QualityInputs): CheckFinding {
  const { isAbout, unnamed, central } = literatureReader(brief)
  const works = literature.sources.flatMap(({ retractionCheck, work }) =>
    retractionCheck !== 'retracted' && isAbout(work) ? [work] : [],
  )
  const held = works.length
  const missing = unnamed(works)
  // An advisor sends back what rests on next to nothing, however well it is made. That few of many sources name the topic may be the reader's fault.
  const restsOnNothing = held === 0 || literature.sources.length < LITERATURE_LEAST
  const severity = restsOnNothing ? 'critical' : held < LITERATURE_LEAST ? 'major' : 'minor'
  const what = say(coherencePhrases, locale, 'source-count', { count: held })
  const component = 'problem_definition'
  return {
    id: 'literature-enough',
    share01: heldShare01(held, LITERATURE_ENOUGH),
    held,
    count: LITERATURE_ENOUGH,
    faults: [
      ...(held >= LITERATURE_ENOUGH ? [] : [{ severity, component, mendedIn: component, what } as const]),
      ...(held > 0 && missing.length > 0
        ? [
            {
              // One of several may be the name of one town; half of what the topic is about may not be missing.
              severity: missing.length * 2 >= central ? 'critical' : 'major',
              component,
              mendedIn: component,
              what: say(coherencePhrases, locale, 'source-unnamed', { names: listed(missing, locale) }),
            } as const,
          ]
        : []),
    ],
  }
}

/** What is asked about must stand in some source; where the vocabulary may lack its name, nobody knows whether it does. */
function askedInSources({ brief, literature, locale }: QualityInputs): CheckFinding {
  const works = literature.sources.flatMap(({ retractionCheck, work }) =>
    retractionCheck === 'retracted' ? [] : [work],
  )
  const things = askedThings(brief, works)
  const of = (naming: AskedThing['naming']) => things.filter((thing) => thing.naming === naming)
  const unnamed = of('unnamed').map(({ name }) => name)
  return {
    id: 'asked-in-sources',
    share01: heldShare01(of('named').length, things.length),
    held: of('named').length,
    count: things.length,
    unknown: of('unknown').length,
    faults: unnamed.length === 0 ? [] : [critical('problem_definition', listed(unnamed, locale))],
  }
}

function variablesUsed({ problem, objectives, methodology, dataCollection }: QualityInputs): CheckFinding {
  const { key_variables: all } = problem.definition
  const texts = [
    objectives.objectives.general_objective,
    ...objectives.objectives.specific_objectives,
    ...methodology.methods.map(({ method }) => method),
    ...dataCollection.plan.collection_techniques,
    ...dataCollection.plan.data_sources,
  ]
  const stems = new Set(texts.flatMap((text) => cognateStems(text)))
  const lost = all.filter((variable) => {
    const own = cognateStems(variable)
    return own.length > 0 && own.filter((stem) => stems.has(stem)).length / own.length < VARIABLE_WORDS01
  })
  const share01 = heldShare01(all.length - lost.length, all.length)
  const severity = share01 < 0.5 ? 'major' : 'minor'
  const component = 'research_objectives'
  const fault: Fault = { severity, component, mendedIn: component, what: lost.join(' · ') }
  return {
    id: 'variables-used',
    share01,
    held: all.length - lost.length,
    count: all.length,
    faults: lost.length === 0 ? [] : [fault],
  }
}

function sumsAgree({ brief, dataCollection, ledger, locale }: QualityInputs): CheckFinding {
  if (ledger === null)
    return { id: 'sums-agree', share01: 0, held: 0, count: 1, faults: [noSchedule(locale)] }
  const sum = hoursOf(dataCollection.tasks)
  const ids = (tasks: readonly { readonly id: string; readonly hours: number }[]) =>
    tasks
      .map(({ id, hours }) => `${id} ${hours}`)
      .sort()
      .join()
  const pairs = [
    ['tasks-sum', near(sum, ledger.neededHours)],
    ['task-list', ids(dataCollection.tasks) === ids(ledger.tasks)],
    ['available-sum', near(hoursGiven(brief, ledger), ledger.availableHours)],
    ['slack-sum', near(ledger.availableHours - ledger.neededHours, ledger.slackHours)],
    ['weekly', ledger.weeklyHours === brief.profile.weekly_hours],
    ['dates', ledger.start === brief.startDate && ledger.defence === defenceDateOf(brief)],
  ] as const
  const wrong = pairs.filter(([, agrees]) => !agrees)
  const what = wrong.map(([key]) => say(coherencePhrases, locale, key)).join(' · ')
  const component = 'data_collection'
  return {
    id: 'sums-agree',
    share01: heldShare01(pairs.length - wrong.length, pairs.length),
    held: pairs.length - wrong.length,
    count: pairs.length,
    faults: wrong.length === 0 ? [] : [{ severity: 'major', component, mendedIn: component, what }],
  }
}

/** The weeks times their hours, without those of free days. */
function hoursGiven(brief: QualityInputs['brief'], { start, defence, weeklyHours }: Ledger): number {
  return timeAvailable({ start, defence, weeklyHours, free: freeDaysOf(brief) }).hours
}

function noSchedule(locale: QualityInputs['locale']): Fault {
  return {
    severity: 'major',
    component: 'data_collection',
    mendedIn: 'data_collection',
    what: say(coherencePhrases, locale, 'no-schedule'),
  }
}

function critical(component: ProposalComponent, what: string): Fault {
  return { severity: 'critical', component, mendedIn: component, what }
}

function near(one: number, other: number): boolean {
  return Math.abs(one - other) <= SAME_HOURS
}

/** The same words, whatever case, blanks and signs. */
function same(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  return plain(one) === plain(other)
}
