import { findParentId } from '@/lib/adapters/store/child-runs'
import { findLatestRun } from '@/lib/adapters/store/runs'
import { listSelections } from '@/lib/adapters/store/selections'
import { listWrittenAbstracts } from '@/lib/adapters/store/written-abstracts'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import type { RunState } from '@/lib/contracts/run'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import type { SectionFields } from '@/lib/core/dialogues/section'
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
  if (parentId === null) throw new AppError('not-found', 'a round table beside no run')
  return {
    evidence: async (unconfirmed) => {
      const validation = await validationBeside({ db, runs }, projectId, parentId)
      if (validation === null) return { ...nothingFound(), ...spokenOf(unconfirmed) }
      const [selection, written] = await Promise.all([
        listSelections(db, projectId),
        listWrittenAbstracts(db, projectId),
      ])
      const { parameters, sources, selected, databases, refinements } = documentOf(validation, selection)
      const isConfirmed = !openQuestions(validation).some(({ key }) => key === 'confirm')
      const { topic, question } = isConfirmed ? {} : unconfirmed
      return {
        topic: topic || parameters.topic,
        question: question ?? parameters.question,
        language: workspaceOf(validation).prepared?.language ?? null,
        sources: withWrittenAbstracts(sources, written),
        selected,
        databases,
        refinementCount: refinements.length,
        currentYear: new Date().getUTCFullYear(),
      }
    },
  }
}

/** The run itself where it is a source validation, else the project's latest; null where it has none yet. */
async function validationBeside(
  { db, runs }: Pick<PortServices, 'db' | 'runs'>,
  projectId: ProjectId,
  parentId: string,
): Promise<RunState | null> {
  const parent = await runs.get(parentId)
  if (parent.pipeline === SOURCE_VALIDATION) return parent
  const latest = await findLatestRun(db, projectId, SOURCE_VALIDATION)
  return latest ? runs.get(latest.id) : null
}

const spokenOf = ({ topic = '', question = '' }: Pick<SectionFields, 'topic' | 'question'>) => ({
  topic,
  question,
})

const nothingFound = () => ({
  language: null,
  sources: [],
  selected: [],
  databases: [],
  refinementCount: 0,
  currentYear: new Date().getUTCFullYear(),
})
