import type { DesignId, Ledger } from '@/lib/contracts/proposal-run'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { say } from '@/lib/core/text/say'
import { shownHours, tenth } from '@/lib/core/writing/counted-words'
import { dayName, daysBetween } from '../figures/calendar'
import { fitsTime, shownSlack } from '../figures/time-available'
import { knownConstraints, rulesOut, speaksOfPresence } from './constraints'
import { designTextsOf } from './design-texts'
import { type CheckFinding, type Fault, heldShare01, type QualityInputs } from './quality-check'
import { coherencePhrases } from './quality-phrases'
import { cueReader } from './read-cues'
import { skillsNamed } from './skill-table'
import { whole } from './wording'
import { fittingPlan, plansOf } from './work-plan'

/**
 * Cases that one person can collect on a day, for designs where others have to turn up or answer. Planning assumptions: an interview
 * or session is held, written down and checked on its day; answers to an online survey come in by dozens.
 */
const casesPerDay: Partial<Record<DesignId, number>> = {
  survey: 25,
  'mixed-sequential': 25,
  experiment: 8,
  'quasi-experiment': 16,
  interviews: 1,
  'case-study': 0.2,
  'design-science': 1,
}

/** The checks whether this student can do it in the time there is. */
export function feasibilityChecks(inputs: QualityInputs): readonly CheckFinding[] {
  return [
    hoursSuffice(inputs),
    datesAgree(inputs),
    skillsCovered(inputs),
    sampleReachable(inputs),
    constraintsKept(inputs),
  ]
}

function hoursSuffice(inputs: QualityInputs): CheckFinding {
  const { ledger, locale, methodology } = inputs
  const id = 'hours-suffice'
  const noSchedule = say(coherencePhrases, locale, 'no-schedule')
  if (ledger === null)
    return { id, share01: 0, held: 0, count: 1, faults: [lacking(noSchedule, 'data_collection')] }
  const { availableHours, neededHours, slackHours } = ledger
  const held = tenth(availableHours)
  const count = tenth(neededHours)
  if (slackHours >= 0) return { id, share01: 1, held, count, faults: [] }
  const what = say(coherencePhrases, locale, 'missing-hours', {
    needed: shownHours(count, locale),
    available: shownHours(held, locale),
    missing: shownHours(-shownSlack(ledger), locale),
  })
  const smallest = fittingPlan(plansOf(methodology.design, inputs)).ledger
  const mendedIn = smallest !== null && fitsTime(smallest) ? 'data_collection' : 'methodology'
  return {
    id,
    share01: heldShare01(availableHours, neededHours),
    held,
    count,
    faults: [lacking(what, mendedIn)],
  }
}

function lacking(what: string, mendedIn: Fault['mendedIn']): Fault {
  return { severity: 'critical', component: 'data_collection', mendedIn, what }
}

function datesAgree({ ledger, locale, today }: QualityInputs): CheckFinding {
  const id = 'dates-agree'
  if (ledger === null || ledger.tasks.length === 0) {
    const what = say(coherencePhrases, locale, 'no-schedule')
    return { id, share01: 0, held: 0, count: 1, faults: [untimely(what, 'data_collection')] }
  }
  const ends = new Map(ledger.tasks.map((task) => [task.id, task.end]))
  const wrong = ledger.tasks.filter(
    ({ start, end, after }) =>
      start < ledger.start ||
      end > ledger.defence ||
      start > end ||
      after.some((before) => (ends.get(before) ?? '9999') > start),
  )
  const late = say(coherencePhrases, locale, 'late-start', {
    begin: dayName(ledger.latestStart, locale),
    start: dayName(ledger.start, locale),
  })
  const isPast = ledger.defence <= today
  const past = say(coherencePhrases, locale, 'defence-past', { defence: dayName(ledger.defence, locale) })
  const count = ledger.tasks.length
  const held = isPast ? 0 : count - wrong.length
  return {
    id,
    share01: heldShare01(held, count),
    held,
    count,
    faults: [
      ...(wrong.length > 0 ? [untimely(namesOf(wrong, ledger, late), 'methodology')] : []),
      ...(isPast ? [untimely(past, 'data_collection')] : []),
    ],
  }
}

const NAMED_MAX = 4

function namesOf(wrong: Ledger['tasks'], { start, latestStart }: Ledger, late: string): string {
  const names = wrong.slice(0, NAMED_MAX).map(({ title }) => title)
  const more = wrong.length > NAMED_MAX ? [`+${wrong.length - NAMED_MAX}`] : []
  return [...names, ...more, ...(latestStart < start ? [late] : [])].join(' · ')
}

function untimely(what: string, mendedIn: Fault['mendedIn']): Fault {
  return { severity: 'major', component: 'data_collection', mendedIn, what }
}

function skillsCovered({ brief, methodology, dataCollection }: QualityInputs): CheckFinding {
  const had = brief.profile.existing_skills
  const known = new Set(had.flatMap(skillsNamed))
  const learned = dataCollection.tasks
    .filter(({ relief }) => relief === 'skill')
    .map(({ title }) => folded(title))
  const needed = methodology.recommendation.required_skills
  const isCovered = (skill: string): boolean =>
    had.some((own) => folded(own) === folded(skill)) ||
    skillsNamed(skill).some((id) => known.has(id)) ||
    learned.some((title) => title.includes(folded(skill)))
  const lost = needed.filter((skill) => !isCovered(skill))
  const share01 = heldShare01(needed.length - lost.length, needed.length)
  return {
    id: 'skills-covered',
    share01,
    held: needed.length - lost.length,
    count: needed.length,
    faults: lost.map((what) => ({
      severity: 'major',
      component: 'methodology',
      mendedIn: 'methodology',
      what,
    })),
  }
}

const DAYS_OF_LAST_TASK = 1

function sampleReachable({ methodology, dataCollection, ledger, locale }: QualityInputs): CheckFinding {
  const { n, range } = dataCollection.sample
  const cases = n ?? range?.[0] ?? 0
  const perDay = casesPerDay[methodology.design]
  const needed = perDay === undefined ? 0 : Math.ceil(cases / perDay)
  const collection = ledger?.tasks.filter(({ phase }) => phase === 'collection') ?? []
  const starts = collection.map(({ start }) => start).sort()
  const ends = collection.map(({ end }) => end).sort()
  const [first = ''] = starts
  const held = first === '' ? 0 : daysBetween(first, ends.at(-1) ?? first) + DAYS_OF_LAST_TASK
  const what = say(coherencePhrases, locale, 'window', {
    needed: whole(needed, locale),
    window: whole(held, locale),
    cases: whole(cases, locale),
  })
  return {
    id: 'sample-reachable',
    share01: heldShare01(held, needed),
    held,
    count: needed,
    faults:
      held >= needed
        ? []
        : [{ severity: 'major', component: 'data_collection', mendedIn: 'data_collection', what }],
  }
}

const costs = cueReader({
  en: 'paid|licence fee|license fee|subscription|purchase',
  pt: 'pago|paga|assinatura|licenca comercial|compra',
  es: 'de pago|pagada|suscripcion|licencia comercial|compra',
})
const free = cueReader({
  en: 'free|open source|no cost',
  pt: 'gratuit*|codigo aberto|livre|sem custo',
  es: 'gratuit*|gratis|codigo abierto|libre|sin coste|sin costo',
})

function constraintsKept({ brief, methodology, dataCollection, locale }: QualityInputs): CheckFinding {
  const constraints = knownConstraints(brief)
  const { plan } = dataCollection
  const broken = constraints.flatMap(({ kind, words }): Fault[] => {
    if (rulesOut(kind, methodology.design)) {
      const design = designTextsOf(methodology.design, locale, null).short
      const what = say(coherencePhrases, locale, 'design-out', { words, design })
      return [{ severity: 'critical', component: 'methodology', mendedIn: 'methodology', what }]
    }
    const technique = kind === 'remote-only' ? plan.collection_techniques.find(speaksOfPresence) : undefined
    if (technique !== undefined)
      return [against(say(coherencePhrases, locale, 'on-site', { words, technique }))]
    const tool =
      kind === 'no-budget'
        ? plan.recommended_tools.find(({ accessibility }) => costs(accessibility) && !free(accessibility))
        : undefined
    if (tool === undefined) return []
    const values = { words, tool: tool.name, access: tool.accessibility }
    return [against(say(coherencePhrases, locale, 'paid-tool', values))]
  })
  const held = constraints.length - broken.length
  return {
    id: 'constraints-kept',
    share01: heldShare01(held, constraints.length),
    held,
    count: constraints.length,
    faults: broken,
  }
}

function against(what: string): Fault {
  return { severity: 'major', component: 'data_collection', mendedIn: 'data_collection', what }
}

function folded(text: string): string {
  return foldAccents(text).trim()
}
