import { findParentId } from '@/lib/adapters/store/child-runs'
import { listSelections } from '@/lib/adapters/store/selections'
import { listWrittenAbstracts } from '@/lib/adapters/store/written-abstracts'
import { AppError } from '@/lib/contracts/errors'
import { openQuestions } from '@/lib/core/run/run-state'
import { workspaceOf } from '@/lib/core/validation/workspace'
import { withWrittenAbstracts } from '@/lib/core/validation/written-abstracts'
import type { RoundTablePorts } from '@/lib/pipelines/round-table/pipeline'
import { documentOf } from '@/lib/pipelines/sources/validation-document'
import type { PortServices, RunOwner } from './port-services'

/** How a round table sees its project: by the source validation that it was called from, as it stands when somebody speaks. */
export async function makeRoundTablePorts(
  { db, runs }: PortServices,
  { runId, projectId }: RunOwner,
): Promise<Omit<RoundTablePorts, 'model'>> {
  const parentId = await findParentId(db, runId)
  return {
    evidence: async (unconfirmed) => {
      if (parentId === null) throw new AppError('not-found', 'a round table without a validation')
      const [run, selection, written] = await Promise.all([
        runs.get(parentId),
        listSelections(db, projectId),
        listWrittenAbstracts(db, projectId),
      ])
      const { parameters, sources, selected, databases, refinements } = documentOf(run, selection)
      const isConfirmed = !openQuestions(run).some(({ key }) => key === 'confirm')
      const { topic, question } = isConfirmed ? {} : unconfirmed
      return {
        topic: topic || parameters.topic,
        question: question ?? parameters.question,
        language: workspaceOf(run).prepared?.language ?? null,
        sources: withWrittenAbstracts(sources, written),
        selected,
        databases,
        refinementCount: refinements.length,
        currentYear: new Date().getUTCFullYear(),
      }
    },
  }
}
