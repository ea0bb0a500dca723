import type {
  DesignId,
  Ledger,
  Literature,
  ProblemStage,
  ProposalBrief,
  SampleSize,
  VariableRole,
  WorkTask,
} from '@/lib/contracts/proposal-run'
import { defenceDateOf } from '../figures/calendar'
import type { DocumentsRead } from '../figures/design-tasks'
import { freeDaysOf } from '../figures/free-days'
import { type LedgerPlan, planLedger } from '../figures/plan-ledger'
import { spreadLedger } from '../figures/spread-plan'
import { tasksFor } from '../figures/tasks-for'
import { fitsTime, timeAvailable } from '../figures/time-available'
import { type AskedTopic, questionTypeOf } from '../question/question-type'
import { subjectOf } from '../question/recommend-designs'
import { designTable } from './design-table'
import { isOfBrazil } from './of-brazil'
import { sampleSteps } from './sample-steps'
import { type SkillId, skillName, skillsNamed } from './skill-table'

/** What a plan of work is made from. */
export interface PlanInputs {
  readonly brief: ProposalBrief
  readonly literature: Literature
  readonly problem: ProblemStage
}

/** The work that a design asks for at one size, and how it lies in the time there is. */
export interface WorkPlan {
  readonly design: DesignId
  /** 0: as recommended; each step smaller. */
  readonly step: number
  readonly sample: SampleSize
  readonly tasks: readonly WorkTask[]
  /** Optional tasks that are left out. */
  readonly dropped: readonly WorkTask[]
  /** null where the tasks cannot be planned at all, e.g. without weekly hours. */
  readonly ledger: Ledger | null
}

/**
 * The plans of a design, the full one first: then the smaller samples one after the other, at last without the optional
 * tasks. Never empty.
 */
export function plansOf(design: DesignId, inputs: PlanInputs): readonly [WorkPlan, ...WorkPlan[]] {
  const samples = samplesOf(design, inputs)
  const plans = samples.map((sample, step) => planWith(design, { inputs, sample, step }))
  const [first, ...rest] = plans
  if (first === undefined) throw new RangeError(`no plan for ${design}`)
  const last = plans.at(-1) ?? first
  return last.tasks.some(isOptional)
    ? [first, ...rest, withoutOptional(last, inputs.brief)]
    : [first, ...rest]
}

/** The first of the plans alone: much cheaper where eleven designs are compared. */
export function fullPlanOf(design: DesignId, inputs: PlanInputs): WorkPlan {
  const [sample] = samplesOf(design, inputs)
  if (sample === undefined) throw new RangeError(`no sample for ${design}`)
  return planWith(design, { inputs, sample, step: 0 })
}

/** The first plan that fits into the time, or the smallest one where none does. */
export function fittingPlan(plans: readonly [WorkPlan, ...WorkPlan[]]): WorkPlan {
  return plans.find(({ ledger }) => ledger !== null && fitsTime(ledger)) ?? plans.at(-1) ?? plans[0]
}

/** What documents are read as for the question: questions of law and history code no corpus. */
export function documentsRead(asked: AskedTopic): DocumentsRead | null {
  const type = questionTypeOf(asked)
  return type === 'legal' ? 'norms' : type === 'history' ? 'past' : null
}

/** The skills that a design needs for the question. */
export function neededSkills(design: DesignId, asked: AskedTopic): readonly SkillId[] {
  const { skills } = designTable[design]
  const isRead = design === 'document-analysis' && documentsRead(asked) !== null
  return isRead ? skills.filter((id) => id !== 'qualitative-analysis') : skills
}

/** Who lacks one language or program for these may have another. */
const byAnyTool: readonly SkillId[] = ['data-handling', 'programming', 'design-building']

/** The skills of the table that a design needs: those the profile has, and those that remain to be learned. What the student says is missing is not had, whatever else is. */
export function skillsFor(design: DesignId, brief: ProposalBrief) {
  const { profile } = brief
  const missing = new Set(profile.missing_skills.flatMap(skillsNamed).filter((id) => !byAnyTool.includes(id)))
  const had = new Set(profile.existing_skills.flatMap(skillsNamed).filter((id) => !missing.has(id)))
  const needed = neededSkills(design, brief)
  return { had: needed.filter((id) => had.has(id)), learned: needed.filter((id) => !had.has(id)) }
}

/** What the student says is missing and the table does not know: it takes hours, too. One that it knows and the design does not need is not learned for it. */
function ownMissing({ profile }: ProposalBrief): readonly string[] {
  return profile.missing_skills.filter((own) => skillsNamed(own).length === 0)
}

function planWith(
  design: DesignId,
  { inputs, sample, step }: { inputs: PlanInputs; sample: SampleSize; step: number },
): WorkPlan {
  const { brief, literature } = inputs
  const { preparedWith, participants } = designTable[design]
  const learned = skillsFor(design, brief).learned.toSorted(
    (a, b) => Number(b === preparedWith) - Number(a === preparedWith),
  )
  const tasks = tasksFor({
    design,
    sample,
    literatureCount: literature.sources.length,
    missingSkills: [...learned.map((id) => skillName(id, brief.locale)), ...ownMissing(brief)],
    skillsToPrepare: learned.includes(preparedWith) ? 1 : 0,
    humanSubjects: participants,
    isOfBrazil: isOfBrazil(brief),
    academicProgram: brief.profile.academic_program,
    availableHours: hoursOf(brief),
    reads: documentsRead(brief),
    locale: brief.locale,
  })
  return { design, step, sample, tasks, dropped: [], ledger: ledgerFor(tasks, brief) }
}

function hoursOf(brief: ProposalBrief): number {
  const { weekly_hours: weeklyHours } = brief.profile
  return timeAvailable({
    start: brief.startDate,
    defence: defenceDateOf(brief),
    weeklyHours,
    free: freeDaysOf(brief),
  }).hours
}

function withoutOptional(plan: WorkPlan, brief: ProposalBrief): WorkPlan {
  const dropped = plan.tasks.filter(isOptional)
  const tasks = withoutTasks(plan.tasks, new Set(dropped.map(({ id }) => id)))
  return { ...plan, step: plan.step + 1, tasks, dropped, ledger: ledgerFor(tasks, brief) }
}

function samplesOf(design: DesignId, { brief, literature, problem }: PlanInputs): readonly SampleSize[] {
  return sampleSteps({
    design,
    locale: brief.locale,
    question: problem.definition.main_research_question,
    variables: rolesOf(problem),
    study: brief.study,
    reads: documentsRead(brief),
    isOfAggregates: subjectOf(brief) === 'aggregate',
    found: literature.sources.length,
  })
}

/** Roles as they were said; a run from before that takes its first variable as the outcome and the others as predictors. */
function rolesOf({ definition, variables }: ProblemStage): readonly VariableRole[] {
  if (variables.length > 0) return variables.map(({ role }) => role)
  return definition.key_variables.map((_, at) => (at === 0 ? 'outcome' : 'predictor'))
}

/** What waited for a task that is left out waits for what that task waited for. */
function withoutTasks(tasks: readonly WorkTask[], out: ReadonlySet<string>): readonly WorkTask[] {
  const before = new Map(tasks.map(({ id, after }) => [id, after]))
  const reach = (ids: readonly string[], depth: number): readonly string[] =>
    depth === 0 ? [] : ids.flatMap((id) => (out.has(id) ? reach(before.get(id) ?? [], depth - 1) : [id]))
  return tasks
    .filter(({ id }) => !out.has(id))
    .map((task) => ({ ...task, after: [...new Set(reach(task.after, tasks.length))].slice(0, 10) }))
}

function isOptional({ relief }: WorkTask): boolean {
  return relief === 'optional'
}

function ledgerFor(tasks: readonly WorkTask[], brief: ProposalBrief): Ledger | null {
  const planned = planLedger(ledgerPlan(tasks, brief))
  return planned.ok ? planned.ledger : null
}

/** The same plan with its dates spread over the time there is, as the schedule shows it; the comparison of designs needs only whether it fits. */
export function spreadOver(plan: WorkPlan, brief: ProposalBrief): WorkPlan {
  const spread = spreadLedger(ledgerPlan(plan.tasks, brief))
  return { ...plan, ledger: spread.ok ? spread.ledger : null }
}

/** What the brief says of the time in which these tasks are done. */
export function ledgerPlan(tasks: readonly WorkTask[], brief: ProposalBrief): LedgerPlan {
  return {
    tasks,
    weeklyHours: brief.profile.weekly_hours,
    start: brief.startDate,
    defence: defenceDateOf(brief),
    free: freeDaysOf(brief),
  }
}
