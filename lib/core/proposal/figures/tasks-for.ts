import type { Locale } from '@/lib/contracts/locale'
import type { DesignId, SampleSize, WorkTask } from '@/lib/contracts/proposal-run'
import { say } from '@/lib/core/text/say'
import {
  type Count,
  chosenCounts,
  type DesignTasks,
  type DocumentsRead,
  designTasks,
  readingTasks,
  type TaskDraft,
} from './design-tasks'
import {
  casesExpected,
  chapterShares,
  type Degree,
  degreeOf,
  FULL_TEXT_SHARE01,
  hoursFor,
  INCLUDED_SHARE01,
  type Rate,
  RECORDS_EXPECTED,
  type Scope,
  scopeOf,
  waitingDays,
} from './planning-assumptions'
import { type TaskTitle, taskBasisPhrases, taskTitlePhrases, waitBasisPhrases } from './task-phrases'

export interface TaskPlan {
  readonly design: DesignId
  readonly sample: SampleSize
  /** Sources that stand in the project's literature. */
  readonly literatureCount: number
  readonly missingSkills: readonly string[]
  /** How many of them, from the first, the design's own first step needs: nobody makes a questionnaire before learning how. */
  readonly skillsToPrepare?: number
  /** People are asked or observed, so an ethics committee decides first. */
  readonly humanSubjects: boolean
  /** Whether the committee is one of Brazil, whose law gives it its days. */
  readonly isOfBrazil?: boolean
  readonly academicProgram: string
  /** The hours that there are between start and defence; a programme that gives more of them asks for a wider thesis. */
  readonly availableHours: number
  /** Norms or sources of the past, where documents are read as such. */
  readonly reads?: DocumentsRead | null
  readonly locale: Locale
}

/** Each missing skill is a task; a contract holds 60 tasks in all. */
const SKILLS_MAX = 30

/**
 * The whole work from reading to defence, in the order in which it may be done: ids are unique, `after` names earlier
 * tasks. Hours and days come from planning-assumptions.ts, scaled by the degree that the programme names, by the sample
 * (the middle of a range) and by the sources; `basis` says how. Skills are learnt one after the other: those that
 * the design's first step needs before it, all of them before data are collected or anything is built.
 */
export function tasksFor(plan: TaskPlan): WorkTask[] {
  const degree = degreeOf(plan.academicProgram)
  const scope = scopeOf(degree, plan.availableHours)
  const skills = skillTasks(plan)
  const drafts = draftsOf(plan, { degree, scope })
  const ids = new Set<string>(drafts.map(({ id }) => id))
  const lastSkill = skills.at(-1)?.id
  const toPrepare = skills[(plan.skillsToPrepare ?? 0) - 1]?.id
  const { prepared } = stepsOf(plan)
  const tasks = drafts.map((draft) => {
    const known = draft.after.filter((id) => ids.has(id))
    const learnt = draft.after.includes('skills') && lastSkill !== undefined ? [lastSkill] : []
    const learntFirst = draft.id === prepared && toPrepare !== undefined ? [toPrepare] : []
    return taskOf(draft, { plan, scope, after: [...known, ...learntFirst, ...learnt] })
  })
  return [...tasks.slice(0, 3), ...skills, ...tasks.slice(3)]
}

interface Width {
  readonly degree: Degree
  readonly scope: Scope
}

function draftsOf(plan: TaskPlan, width: Width): TaskDraft[] {
  const design = stepsOf(plan)
  const ethics: TaskDraft = {
    id: 'ethics',
    phase: 'design',
    after: ['proposal', design.prepared],
    hours: 12,
    wait: 'ethics',
  }
  const later = design.drafts.slice(1).map((draft): TaskDraft => {
    if (!draft.after.includes(design.prepared)) return draft
    return { ...draft, after: [...draft.after, 'proposal', 'skills'] }
  })
  return [
    { id: 'search', phase: 'foundation', after: [], hours: 8 },
    {
      id: 'reading',
      phase: 'foundation',
      after: ['search'],
      hours: { rate: width.scope.isWide ? 'closeSource' : 'source', count: 'first-sources' },
    },
    {
      id: 'further-reading',
      phase: 'foundation',
      after: ['reading'],
      hours: { rate: 'source', count: 'other-sources' },
    },
    { id: 'proposal', phase: 'foundation', after: ['reading'], hours: 10, wait: 'advisor' },
    ...design.drafts.slice(0, 1),
    ...(plan.humanSubjects ? [ethics] : []),
    ...later,
    ...writingDrafts(design, { ...width, isOfBrazil: plan.isOfBrazil === true }),
  ]
}

function stepsOf({ design, reads }: TaskPlan): DesignTasks {
  return design === 'document-analysis' && reads ? readingTasks[reads] : designTasks[design]
}

function writingDrafts(
  { analysed, prepared, hasData }: DesignTasks,
  { degree, scope: { isWide }, isOfBrazil }: Width & { readonly isOfBrazil: boolean },
): TaskDraft[] {
  // A qualifying examination stands in the rules of doctorates, and of research master's in Brazil.
  const isExamined = isWide && (degree === 'doctorate' || isOfBrazil)
  const chapters: readonly TaskTitle[] = ['introduction', 'literature', 'method', 'results', 'discussion']
  return [
    { id: 'introduction', phase: 'writing', after: ['proposal'], hours: 0 },
    { id: 'literature', phase: 'writing', after: ['further-reading'], hours: 0 },
    { id: 'method', phase: 'writing', after: [prepared, 'ethics'], hours: 0 },
    ...(isExamined
      ? [
          {
            id: 'qualifying',
            phase: 'writing',
            after: ['literature', 'method'],
            hours: 12,
            wait: 'committee',
          } as const,
        ]
      : []),
    { id: 'results', phase: 'writing', after: [analysed], hours: 0 },
    { id: 'discussion', phase: 'writing', after: ['results', 'literature'], hours: 0 },
    ...(isWide
      ? [{ id: 'literature-update', phase: 'writing', after: ['results', 'literature'], hours: 10 } as const]
      : []),
    {
      id: 'revision',
      phase: 'writing',
      after: [...chapters, 'literature-update', 'qualifying'],
      hours: 0,
      wait: 'advisor',
    },
    ...(isWide
      ? [{ id: 'second-draft', phase: 'writing', after: ['revision'], hours: 0, wait: 'advisor' } as const]
      : []),
    { id: 'finishing', phase: 'writing', after: ['revision', 'second-draft'], hours: 14 },
    ...(hasData
      ? [{ id: 'open-data', phase: 'writing', after: [analysed], hours: 8, optional: true } as const]
      : []),
    ...(degree === 'bachelor'
      ? []
      : [{ id: 'article', phase: 'writing', after: ['discussion'], hours: 24, optional: true } as const]),
    { id: 'deposit', phase: 'defence', after: ['finishing'], hours: 2, wait: 'committee' },
    { id: 'slides', phase: 'defence', after: ['finishing'], hours: 10 },
    { id: 'rehearsal', phase: 'defence', after: ['deposit', 'slides'], hours: 4 },
  ]
}

interface Context {
  readonly plan: TaskPlan
  readonly scope: Scope
  readonly after: readonly string[]
}

function taskOf(draft: TaskDraft, { plan, scope, after }: Context): WorkTask {
  const { locale } = plan
  const work = workOf(draft, plan, scope)
  const waitDays = draft.wait ? waitingDays[draft.wait] : 0
  const why = draft.wait === 'ethics' && plan.isOfBrazil === true ? 'ethicsBrazil' : draft.wait
  const waiting = why ? ` ${say(waitBasisPhrases, locale, why, { days: waitDays })}` : ''
  return {
    id: draft.id,
    phase: draft.phase,
    title: say(taskTitlePhrases, locale, draft.id),
    hours: work.hours,
    waitDays,
    after: [...after],
    hoursPerCase: work.hoursPerCase,
    relief: draft.optional ? 'optional' : 'none',
    basis: `${work.basis}${waiting}`,
  }
}

interface Work {
  readonly hours: number
  readonly hoursPerCase: number
  readonly basis: string
}

function workOf(draft: TaskDraft, plan: TaskPlan, scope: Scope): Work {
  const { words, depth } = scope
  if (draft.id === 'revision') return ratedWork('revising', words / 1000, plan.locale)
  if (draft.id === 'second-draft') return ratedWork('redrafting', words / 1000, plan.locale)
  const share = new Map<string, number>(Object.entries(chapterShares)).get(draft.id)
  if (share !== undefined) return ratedWork('writing', (words * share) / 1000, plan.locale)
  if (typeof draft.hours === 'number') return fixedWork(draft.hours * depth, plan.locale)
  const { count } = draft.hours
  const rate = draft.hours.rate === 'session' && !plan.humanSubjects ? 'run' : draft.hours.rate
  const work = ratedWork(rate, countOf(count, plan, scope), plan.locale)
  return chosenCounts.includes(count) ? { ...work, hoursPerCase: hoursFor[rate] } : work
}

function fixedWork(exact: number, locale: Locale): Work {
  const hours = Math.round(exact * 2) / 2
  const basis = say(taskBasisPhrases, locale, 'fixed', { hours: numberIn(locale, hours) })
  return { hours, hoursPerCase: 0, basis }
}

function ratedWork(rate: Rate, count: number, locale: Locale): Work {
  const each = hoursFor[rate]
  const values = { count: numberIn(locale, count), each: numberIn(locale, each) }
  return {
    hours: Number((count * each).toFixed(1)),
    hoursPerCase: 0,
    basis: say(taskBasisPhrases, locale, rate, values),
  }
}

function numberIn(locale: Locale, value: number): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value)
}

function countOf(count: Count, plan: TaskPlan, scope: Scope): number {
  const sources = Math.max(plan.literatureCount, scope.sources)
  // Half of the reading carries the proposal; the rest can fill waiting times.
  if (count === 'first-sources') return Math.ceil(sources / 2)
  if (count === 'other-sources') return Math.floor(sources / 2)
  const records = Math.max(plan.sample.n ?? 0, RECORDS_EXPECTED)
  if (count === 'records') return records
  if (count === 'full-texts') return Math.ceil(records * FULL_TEXT_SHARE01)
  if (count === 'included') return Math.ceil(records * INCLUDED_SHARE01)
  return casesOf(count, plan)
}

/** Which part of a design the sample was computed for: of a mixed one the survey, unless it is a range for interviews. */
function casesOf(count: 'cases' | 'answers' | 'interviews', { design, sample }: TaskPlan): number {
  const middle = sample.range ? Math.round((sample.range[0] + sample.range[1]) / 2) : null
  if (count === 'answers') return sample.n ?? casesExpected.survey
  const isMixed = design === 'mixed-sequential'
  if (count === 'interviews') return (isMixed ? middle : (sample.n ?? middle)) ?? casesExpected.interviews
  return sample.n ?? middle ?? casesExpected[expectedKinds[design] ?? 'experiment']
}

const expectedKinds: Partial<Record<DesignId, keyof typeof casesExpected>> = {
  'case-study': 'cases',
  'document-analysis': 'documents',
  'design-science': 'evaluators',
}

function skillTasks({ missingSkills, locale }: TaskPlan): WorkTask[] {
  return missingSkills.slice(0, SKILLS_MAX).map((skill, i) => ({
    id: `skill-${i + 1}`,
    phase: 'foundation',
    title: say(taskTitlePhrases, locale, 'skills', { skill }),
    hours: hoursFor.skill,
    waitDays: 0,
    after: i === 0 ? [] : [`skill-${i}`],
    hoursPerCase: 0,
    relief: 'skill',
    basis: ratedWork('skill', 1, locale).basis,
  }))
}
