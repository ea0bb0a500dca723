import 'server-only'
import { collectionStore, findCollection } from '@/lib/adapters/store/collections'
import { findLatestRun } from '@/lib/adapters/store/runs'
import type { CollectionPage } from '@/lib/contracts/collection-page'
import { COLLECTION } from '@/lib/contracts/collection-stages'
import type { ProjectId } from '@/lib/contracts/ids'
import { PROPOSAL } from '@/lib/contracts/proposal-run'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { coverageOf } from '@/lib/core/collection/coverage'
import { defaultQuestions } from '@/lib/core/collection/default-questions'
import { sourceTypeName } from '@/lib/core/collection/save-answer'
import { silentDatabases } from '@/lib/core/collection/silent-databases'
import { stagesOf } from '@/lib/core/proposal/state/proposal-state'
import { parametersInForce } from '@/lib/core/validation/workspace'
import { type Services, services } from '../services'
import { requireProject } from '../session'

/** What is collected in the visitor's project; throws `not-found` for a stranger's. */
export async function loadCollection(
  projectId: string,
): Promise<CollectionPage & { readonly title: string }> {
  const project = await requireProject(projectId)
  const all = await services()
  const [known, latest, sources] = await Promise.all([
    collectionOf(all, project.id),
    findLatestRun(all.db, project.id, COLLECTION),
    collectionStore(all.db, project.id).listSources(),
  ])
  const { topic, questions, tokenMadeAt } = known
  const run = latest ? await all.runs.get(latest.id) : null
  const rows = coverageOf(questions, sources, { currentYear: new Date().getUTCFullYear() })
  return {
    title: project.title,
    topic,
    questions,
    rows,
    sources: sources.map(({ number, title, url, sourceType, work }) => ({
      number,
      title,
      url,
      from: sourceTypeName(sourceType),
      year: work?.year ?? null,
    })),
    needed: rows.reduce((sum, { missing }) => sum + missing, 0),
    run:
      latest && run
        ? { id: latest.id, status: run.status, silent: silentDatabases(run).map(sourceTypeName) }
        : null,
    tokenMadeAt: tokenMadeAt?.toISOString() ?? null,
  }
}

/** Topic and questions of a project's collection: as they were written, or the project's own research questions. */
export async function collectionOf({ db, runs }: Pick<Services, 'db' | 'runs'>, projectId: ProjectId) {
  const kept = await findCollection(db, projectId)
  if (kept && kept.questions.length > 0) return kept
  const [validation, proposal] = await Promise.all([
    findLatestRun(db, projectId, SOURCE_VALIDATION),
    findLatestRun(db, projectId, PROPOSAL),
  ])
  const parameters = validation ? parametersInForce(await runs.get(validation.id)) : null
  const definition = proposal ? stagesOf(await runs.get(proposal.id)).problem?.value.definition : undefined
  const topic = parameters?.topic ?? ''
  const asked = definition
    ? [definition.main_research_question, ...definition.secondary_questions]
    : [parameters?.question ?? '']
  const tokenMadeAt = kept?.tokenMadeAt ?? null
  return { topic, questions: [...defaultQuestions(topic, asked)], tokenMadeAt }
}
