'use server'
import { z } from 'zod'
import { ConceptMap } from '@/lib/contracts/concept-map'
import { AppError } from '@/lib/contracts/errors'
import { RefinementMode } from '@/lib/contracts/refinement-entry'
import { WISH_MAX } from '@/lib/contracts/run'
import { SearchParameters } from '@/lib/contracts/search'
import { previewRefinement, type RefinementPreview } from '@/lib/pipelines/sources/preview-refinement'
import { answerRun } from '@/lib/server/runs/answer-run'
import { beginPipeline } from '@/lib/server/runs/begin-pipeline'
import { controlRun, runControls } from '@/lib/server/runs/control-run'
import { rerunStep } from '@/lib/server/runs/rerun-step'
import { type ActionResult, actionResult } from '../action-result'
import { takeAllowance } from '../allowances'
import { loadValidation } from '../loaders/validation'
import { validatedOf } from '../scope/project-scope'
import { services } from '../services'
import { askingAddress, requireProject, requireRun } from '../session'
import { readStrategies } from '../strategy-files'

const Answer = z.object({
  projectId: z.string(),
  runId: z.string(),
  step: z.string().min(1).max(60),
  round: z.number().int().min(1),
  answer: z.unknown(),
})

/** Answers the open question of one of the visitor's runs. */
export async function answerRunAction(input: z.input<typeof Answer>): Promise<ActionResult> {
  return actionResult('answerRun', async () => {
    const { projectId, runId, ...answer } = Answer.parse(input)
    const run = await requireRunToDrive(projectId, runId)
    if (saysWhatMachinesRead(answer.answer))
      throw new AppError('invalid-input', 'works of a file are read by the server, never sent by a browser')
    await answerRun(await services(), { runId: run.id, pipeline: run.pipeline, ...answer })
    return undefined
  })
}

/** Works that were read from a file come from the server's own reader: a browser that sends some has made them up. */
function saysWhatMachinesRead(answer: unknown): boolean {
  return z.object({ own: z.object({ via: z.enum(['pdf', 'import']) }) }).safeParse(answer).success
}

/** A run of the visitor's that is set to work now: counted, so that one cannot keep the workers from all others. */
async function requireRunToDrive(projectId: string, runId: string) {
  const project = await requireProject(projectId)
  const run = await requireRun(project, runId)
  const asking = { ownerId: project.visitor.id, address: await askingAddress() }
  await takeAllowance((await services()).db, 'runs', asking)
  return run
}

const Control = z.object({
  projectId: z.string(),
  runId: z.string(),
  control: z.enum(runControls),
  wish: z.string().trim().max(WISH_MAX).default(''),
})

/** Pauses, resumes, stops, takes up again or helps on one of the visitor's runs. */
export async function controlRunAction(input: z.input<typeof Control>): Promise<ActionResult> {
  return actionResult('controlRun', async () => {
    const { projectId, runId, control, wish } = Control.parse(input)
    const run = await requireRunToDrive(projectId, runId)
    await controlRun(await services(), run.id, control, { wish })
    return undefined
  })
}

const Rerun = z.object({
  projectId: z.string(),
  runId: z.string(),
  step: z.string().min(1).max(60),
  alone: z.boolean(),
  kept: z.boolean().optional(),
})

/** Has one step of one of the visitor's runs done again, with what builds on it or alone. */
export async function rerunStepAction(input: z.input<typeof Rerun>): Promise<ActionResult> {
  return actionResult('rerunStep', async () => {
    const { projectId, runId, step, alone, kept = false } = Rerun.parse(input)
    const run = await requireRunToDrive(projectId, runId)
    await rerunStep(await services(), { runId: run.id, pipeline: run.pipeline, step, alone, kept })
    return undefined
  })
}

const Begin = z.object({ projectId: z.string(), pipeline: z.string().max(60) })

/** Begins a run of a pipeline that needs nothing but the project. */
export async function beginRunAction(input: z.input<typeof Begin>): Promise<ActionResult<{ runId: string }>> {
  return actionResult('beginRun', async () => {
    const { projectId, pipeline } = Begin.parse(input)
    const project = await requireProject(projectId)
    return beginPipeline(await services(), project.id, pipeline)
  })
}

const Wish = z.object({
  projectId: z.string(),
  mode: RefinementMode,
  request: z.string().trim().max(2_000).default(''),
  /** The search as it was set by hand, when it was. */
  plan: z.object({ parameters: SearchParameters, map: ConceptMap }).optional(),
})

/** What a refinement of the visitor's search would change; nothing is run or saved. */
export async function previewRefinementAction(
  input: z.input<typeof Wish>,
): Promise<ActionResult<RefinementPreview>> {
  return actionResult('previewRefinement', async () => {
    const { projectId, plan, ...wish } = Wish.parse(input)
    const { run, project } = await loadValidation(projectId)
    const [strategies, found] = await Promise.all([
      readStrategies(),
      validatedOf(await services(), project.id),
    ])
    return previewRefinement(run, plan ? { ...wish, plan } : wish, {
      strategies,
      validated: found?.validated ?? null,
      currentYear: new Date().getUTCFullYear(),
    })
  })
}
