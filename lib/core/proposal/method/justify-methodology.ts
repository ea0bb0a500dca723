import { type DesignId, designIds, type Ledger, type ObjectivesStage } from '@/lib/contracts/proposal-run'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { listed } from '@/lib/core/text/list-words'
import { type KeyOf, say } from '@/lib/core/text/say'
import { countedCitation } from '@/lib/core/writing/citation-mark'
import { allSources, counted, countOf, shownHours } from '@/lib/core/writing/counted-words'
import { dayName } from '../figures/calendar'
import { fitsTime, shownSlack } from '../figures/time-available'
import { citableSources, type DesignsReported } from '../literature/reported-designs'
import { designNames } from '../problem/problem-phrases'
import { questionTypeOf } from '../question/question-type'
import { questionWords } from '../question/question-words'
import { adviseDesigns, plannedDesigns, subjectOf } from '../question/recommend-designs'
import { periodAgainst, studyPeriod } from '../question/study-period'
import { type DesignChoice, leastHours } from './choose-design'
import { knownConstraints, rulesOut } from './constraints'
import { cueStrength01 } from './design-cues'
import { designLabels } from './design-labels'
import { designTable } from './design-table'
import { designTextsOf, isScoping } from './design-texts'
import type { MethodWork } from './method-work-facts'
import { methodLabels } from './method-works'
import { methodologyPhrases } from './methodology-phrases'
import { skillName } from './skill-table'
import { inSentence } from './wording'
import { type PlanInputs, plansOf, skillsFor, type WorkPlan } from './work-plan'

interface Decision {
  readonly choice: DesignChoice
  readonly plan: WorkPlan
  readonly reported: DesignsReported
  /** The design of the round before. */
  readonly before: DesignId
}

type Inputs = PlanInputs & { readonly objectives: ObjectivesStage }
type Key = KeyOf<typeof methodologyPhrases>
type Values = Readonly<Record<string, string | number>>

/** Why this design, in paragraphs: what changed, the fit, the practice of the field, skills and constraints, hours, works on the method. */
export function justification(inputs: Inputs, decision: Decision): string {
  const { locale } = inputs.brief
  const phrase = (key: Key, values: Values = {}) => say(methodologyPhrases, locale, key, values)
  const { design } = decision.choice.score
  const { short, fits, course } = designTextsOf(design, locale, inputs.brief)
  const paragraphs = [
    changed(inputs, decision),
    [phrase('recommended', { short, fits, course }), called(inputs, design)].filter(Boolean).join(' '),
    practice(inputs, decision),
    [skillsSentence(inputs, design), ...constraintSentences(inputs)].join(' '),
    hoursSentence(inputs, decision.plan),
    phrase('references', { list: methodLabels(worksOn(design, inputs.brief), locale) }),
  ]
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')
}

/** Works on the method as it is carried out for the question: norms and the past are not read by content analysis. */
function worksOn(design: DesignId, asked: Inputs['brief']): readonly MethodWork[] {
  const type = questionTypeOf(asked)
  if (design === 'document-analysis' && type === 'legal') return ['hutchinson2012']
  if (design === 'document-analysis' && type === 'history') return ['tosh2015']
  if (design === 'systematic-review' && isScoping(asked)) return ['tricco2018']
  // Guidelines for records of health are none for prices, wages and votes.
  if (design === 'secondary-data' && subjectOf(asked) === 'aggregate') return ['angrist2009']
  return designTable[design].references
}

const asksForEffect = (question: string): boolean => questionWords.effect.test(foldAccents(question))

function changed(inputs: Inputs, { choice, plan, before }: Decision): string {
  if (choice.reason === 'first') return ''
  const { locale } = inputs.brief
  const plans = plansOf(before, inputs)
  const [full] = plans
  const least = leastHours({ plans: () => plans })
  const available = full.ledger?.availableHours ?? 0
  const isOrder = choice.reason === 'lighter' && least <= available
  return say(methodologyPhrases, locale, isOrder ? 'lighter-order' : choice.reason, {
    before: designTextsOf(before, locale, inputs.brief).short,
    after: designTextsOf(choice.score.design, locale, inputs.brief).short,
    needed: shownHours(choice.score.full.ledger?.neededHours ?? 0, locale),
    available: shownHours(available, locale),
    reduced: shownHours(plan.ledger?.neededHours ?? 0, locale),
    least: shownHours(least, locale),
  })
}

function called({ brief, problem, objectives }: Inputs, design: DesignId): string {
  const { definition } = problem
  const texts = [
    definition.main_research_question,
    ...definition.secondary_questions,
    objectives.objectives.general_objective,
    ...objectives.objectives.specific_objectives,
  ]
  const count = texts.filter((text) => cueStrength01(text, design) > 0).length
  const { locale } = brief
  const advice = adviseDesigns(brief)
  const standing = periodAgainst(studyPeriod(brief), brief.startDate)
  const isAdvised = plannedDesigns(advice, standing)[0] === design
  // Comparing those who have it with those who have not shows a difference and not yet its cause.
  if (advice.type === 'effect' && design === 'survey') return say(methodologyPhrases, locale, 'not-assigned')
  if (advice.type === 'effect' && design === 'secondary-data')
    return say(methodologyPhrases, locale, 'causal-data')
  if (advice.type === 'mixed' && design === 'mixed-sequential' && asksForEffect(brief.question))
    return say(methodologyPhrases, locale, 'mixed-effect')
  // A few words that speak for a design are no reason beside the kind of the question.
  if (isAdvised || count > 0)
    return isAdvised ? '' : say(methodologyPhrases, locale, 'called', { called: count })
  return say(methodologyPhrases, locale, 'not-called')
}

const experiments: readonly DesignId[] = ['laboratory-experiment', 'benchmark', 'quasi-experiment']

function practice({ brief, literature }: Inputs, { reported, choice }: Decision): string {
  const { locale } = brief
  const stated = [...reported.values()].reduce((sum, keys) => sum + keys.length, 0)
  const sources = citableSources(literature).length
  if (sources === 0) return ''
  if (stated === 0) return say(methodologyPhrases, locale, 'practice-none', { sources })
  const inOrder = [...reported].sort(([, one], [, other]) => other.length - one.length)
  const list = inOrder.map(
    ([design, keys]) =>
      `${say(designNames, locale, design, { count: 1 })} (${keys.length}) ${countedCitation(keys)}`,
  )
  const first = say(methodologyPhrases, locale, 'practice', {
    sources,
    stated,
    share: stated === sources ? allSources(locale) : countOf(stated, locale),
    list: listed(list, locale),
  })
  // Abstracts say "experiment" of things and programs, too.
  const { design } = choice.score
  const isUsed = reported.has(design) || (experiments.includes(design) && reported.has('experiment'))
  return isUsed ? first : `${first} ${say(methodologyPhrases, locale, 'practice-other')}`
}

function skillsSentence({ brief }: Inputs, design: DesignId): string {
  const { locale } = brief
  const { had, learned } = skillsFor(design, brief)
  const named = (ids: typeof had) =>
    listed(
      ids.map((id) => inSentence(skillName(id, locale))),
      locale,
    )
  const key = learned.length === 0 ? 'skills-all' : had.length === 0 ? 'skills-none' : 'skills-some'
  return say(methodologyPhrases, locale, key, { had: named(had), learned: named(learned) })
}

function constraintSentences({ brief }: Inputs): readonly string[] {
  const { locale } = brief
  return knownConstraints(brief).map(({ kind, words }) => {
    const out = designIds.filter((id) => rulesOut(kind, id)).map((id) => say(designLabels, locale, id))
    if (out.length === 0) return say(methodologyPhrases, locale, 'kept', { words })
    return say(methodologyPhrases, locale, 'ruled-out', { words, list: listed(out, locale) })
  })
}

function hoursSentence({ brief }: Inputs, { ledger }: WorkPlan): string {
  if (ledger === null) return ''
  const { locale } = brief
  return say(methodologyPhrases, locale, hoursKey(ledger), {
    begin: dayName(ledger.latestStart, locale),
    needed: shownHours(ledger.neededHours, locale),
    weekly: shownHours(ledger.weeklyHours, locale),
    defence: dayName(ledger.defence, locale),
    available: shownHours(ledger.availableHours, locale),
    slack: counted(shownSlack(ledger), 'hour', locale),
    missing: shownHours(Math.max(0, -shownSlack(ledger)), locale),
  })
}

function hoursKey(ledger: Ledger): 'hours-spare' | 'hours-short' | 'order-short' {
  if (fitsTime(ledger)) return 'hours-spare'
  return ledger.slackHours < 0 ? 'hours-short' : 'order-short'
}
