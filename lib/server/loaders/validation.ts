import 'server-only'
import { findLatestRun } from '@/lib/adapters/store/runs'
import { listSelections } from '@/lib/adapters/store/selections'
import { listWrittenAbstracts } from '@/lib/adapters/store/written-abstracts'
import { DOCUMENT_NOTES_MAX } from '@/lib/contracts/document-note'
import { AppError } from '@/lib/contracts/errors'
import { RunId } from '@/lib/contracts/ids'
import type { RunState } from '@/lib/contracts/run'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import type { ValidationDocument } from '@/lib/contracts/validation-document'
import { acceptedNotes } from '@/lib/core/dialogues/accepted-notes'
import { withWrittenAbstracts } from '@/lib/core/validation/written-abstracts'
import { documentOf } from '@/lib/pipelines/sources/validation-document'
import { listDialogues } from '../runs/dialogues'
import { services } from '../services'
import { requireProject } from '../session'
import { loadRun } from './run'

export interface LoadedValidation {
  readonly project: Awaited<ReturnType<typeof requireProject>>
  readonly runId: RunId
  readonly run: RunState
  readonly document: ValidationDocument
}

/** The validation of the visitor's project with its current document; throws `not-found` when there is none. */
export async function loadValidation(projectId: string): Promise<LoadedValidation> {
  const project = await requireProject(projectId)
  const { db } = await services()
  const latest = await findLatestRun(db, project.id, SOURCE_VALIDATION)
  if (!latest) throw new AppError('not-found', 'this project has no source validation')
  const [run, selection, written, sessions] = await Promise.all([
    loadRun(latest.id),
    listSelections(db, project.id),
    listWrittenAbstracts(db, project.id),
    listDialogues(db, project.id, { parentId: RunId.parse(latest.id), kinds: ['elicitation'] }),
  ])
  const found = documentOf(run, selection)
  const notes = [...found.notes, ...acceptedNotes(sessions.toReversed())].slice(0, DOCUMENT_NOTES_MAX)
  const document = { ...found, notes, sources: withWrittenAbstracts(found.sources, written) }
  return { project, runId: RunId.parse(latest.id), run, document }
}
