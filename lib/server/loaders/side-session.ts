import 'server-only'
import { listSideSessions } from '@/lib/adapters/store/side-sessions'
import { AppError } from '@/lib/contracts/errors'
import type { Locale } from '@/lib/contracts/locale'
import { listMethods } from '@/lib/core/dialogues/methods'
import type { PartyEvidence } from '@/lib/core/dialogues/party-floor'
import { agentIds, getAgent } from '@/lib/core/dialogues/roster'
import { sectionFacts } from '@/lib/core/dialogues/section'
import { type SideOpening, type SideRecord, summariseSide, viewSide } from '@/lib/core/dialogues/side-session'
import { workspaceOf } from '@/lib/core/validation/workspace'
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
  { project, runId, run, document }: LoadedValidation,
  record: SideRecord,
  locale: Locale,
): Promise<SideOpening> {
  const { db } = await services()
  const workspace = workspaceOf(run)
  const others = (await listSideSessions(db, project.id, runId)).filter(({ id }) => id !== record.id)
  return {
    view: viewSide(record),
    facts: sectionFacts({
      parameters: document.parameters,
      ranked: document.sources,
      selected: document.selected,
      panel: workspace.panel,
      strategies: document.strategies,
    }),
    methods: listMethods(locale),
    agents: agentIds.map((id) => getAgent(id, locale)),
    earlier: others.map(summariseSide).filter(({ weight }) => weight > 0),
  }
}

/** What the round table knows: the figures of the run as it stands. */
export function evidenceOf(
  { run, document }: LoadedValidation,
  locale: Locale,
  currentYear: number,
): PartyEvidence {
  const { topic, question } = document.parameters
  return {
    topic,
    question,
    language: workspaceOf(run).prepared?.language ?? null,
    sources: document.sources,
    selected: document.selected,
    databases: document.databases,
    refinementCount: document.refinements.length,
    currentYear,
    locale,
  }
}
