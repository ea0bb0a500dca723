import 'server-only'
import { AppError } from '@/lib/contracts/errors'
import type { Locale } from '@/lib/contracts/locale'
import { listMethods } from '@/lib/core/dialogues/methods'
import { agentIds, getAgent } from '@/lib/core/dialogues/roster'
import { type SectionFacts, sectionFacts } from '@/lib/core/dialogues/section'
import { type SideOpening, type SideRecord, summariseSide, viewSide } from '@/lib/core/dialogues/side-session'
import { workspaceOf } from '@/lib/core/validation/workspace'
import { modelName } from '../model-port'
import { listDialogues } from '../runs/dialogues'
import { services } from '../services'
import { type LoadedValidation, loadValidation } from './validation'

/** The validation of the visitor's project when `runId` is its run; throws `not-found` for any other. */
export async function loadValidationOf(projectId: string, runId: string): Promise<LoadedValidation> {
  const loaded = await loadValidation(projectId)
  if (loaded.runId !== runId) throw new AppError('not-found', 'no such run in this project')
  return loaded
}

/** Everything a panel starts from: the session, what stands beside it, and the other sessions of the run. */
export async function loadOpening(
  loaded: LoadedValidation,
  record: SideRecord,
  locale: Locale,
): Promise<SideOpening> {
  const { project, runId } = loaded
  const { db } = await services()
  const others = (await listDialogues(db, project.id, { parentId: runId })).filter(
    ({ id }) => id !== record.id,
  )
  return {
    view: viewSide(record),
    facts: factsOf(loaded),
    model: modelName(),
    methods: listMethods(locale),
    agents: agentIds.map((id) => getAgent(id, locale)),
    earlier: others.map(summariseSide).filter(({ weight }) => weight > 0),
  }
}

/** What stands beside the text that is looked at. */
export function factsOf({ run, document }: LoadedValidation): SectionFacts {
  return sectionFacts({
    parameters: document.parameters,
    ranked: document.sources,
    selected: document.selected,
    panel: workspaceOf(run).panel,
    strategies: document.strategies,
  })
}
