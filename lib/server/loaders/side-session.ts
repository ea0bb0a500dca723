import 'server-only'
import { findLatestRun, findRun } from '@/lib/adapters/store/runs'
import { AppError } from '@/lib/contracts/errors'
import { RunId } from '@/lib/contracts/ids'
import type { Locale } from '@/lib/contracts/locale'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { listMethods } from '@/lib/core/dialogues/methods'
import { agentIds, getAgent } from '@/lib/core/dialogues/roster'
import { type SectionFacts, type SectionStep, sectionFacts } from '@/lib/core/dialogues/section'
import { type SideOpening, type SideRecord, summariseSide, viewSide } from '@/lib/core/dialogues/side-session'
import { stageText } from '@/lib/core/dialogues/stage-text'
import { listTechniques } from '@/lib/core/dialogues/techniques'
import { openQuestions } from '@/lib/core/run/run-state'
import { workspaceOf } from '@/lib/core/validation/workspace'
import { modelName } from '../model-port'
import { getRow, stepsToThinkOver } from '../pipelines'
import { listDialogues } from '../runs/dialogues'
import { services } from '../services'
import { requireProject } from '../session'
import { loadRun } from './run'
import { type LoadedValidation, loadValidation } from './validation'

/** Where a dialogue is called from, and what stands there. */
export interface DialoguePlace {
  readonly project: LoadedValidation['project']
  readonly runId: RunId
  /** Step and round of the question, or pipeline and stage, to which it comes back. */
  readonly returnTo: string
  readonly facts: SectionFacts
}

/** The open question of the project's source validation; throws `not-found` for another run, `conflict` where it is not open. */
export async function loadQuestionPlace(
  projectId: string,
  runId: string,
  step: SectionStep,
): Promise<DialoguePlace> {
  const loaded = await loadValidation(projectId)
  if (loaded.runId !== runId) throw new AppError('not-found', 'no such run in this project')
  const question = openQuestions(loaded.run).find(({ key }) => key === step)
  if (!question) throw new AppError('conflict', `question ${step} is not open`)
  const { project, runId: id } = loaded
  return { project, runId: id, returnTo: `${step}:${question.round}`, facts: factsOf(loaded) }
}

/** A stage of any run of the project, as the table of its pipeline declares it; throws `not-found` for every other. */
export async function loadStagePlace(
  projectId: string,
  runId: string,
  stage: string,
): Promise<DialoguePlace> {
  const project = await requireProject(projectId)
  const { db } = await services()
  const id = RunId.safeParse(runId)
  const row = id.success ? await findRun(db, project.id, id.data) : null
  const steps = row ? stepsToThinkOver(getRow(row.pipeline), stage) : []
  if (!row || !id.success || steps.length === 0)
    throw new AppError('not-found', 'no such stage in this project')
  const validated = (await findLatestRun(db, project.id, SOURCE_VALIDATION)) !== null
  const known = validated ? factsOf(await loadValidation(projectId)) : noFacts
  const facts = { ...known, stands: stageText(await loadRun(row.id), steps) }
  return { project, runId: id.data, returnTo: `${row.pipeline}/${stage}`, facts }
}

/** Everything a panel starts from: the session, what stands beside it, and the other sessions of the run. */
export async function loadOpening(
  { project, runId, facts }: DialoguePlace,
  record: SideRecord,
  locale: Locale,
): Promise<SideOpening> {
  const { db } = await services()
  const others = (await listDialogues(db, project.id, { parentId: runId })).filter(
    ({ id }) => id !== record.id,
  )
  return {
    view: viewSide(record),
    facts,
    model: modelName(),
    methods: listMethods(locale),
    techniques: listTechniques(locale),
    agents: agentIds.map((id) => getAgent(id, locale)),
    earlier: others.map(summariseSide).filter(({ weight }) => weight > 0),
  }
}

const noFacts = sectionFacts({ parameters: null, ranked: [], selected: [], panel: [], strategies: [] })

/** What stands beside the text that is looked at. */
function factsOf({ run, document }: LoadedValidation): SectionFacts {
  return sectionFacts({
    parameters: document.parameters,
    ranked: document.sources,
    selected: document.selected,
    panel: workspaceOf(run).panel,
    strategies: document.strategies,
  })
}
