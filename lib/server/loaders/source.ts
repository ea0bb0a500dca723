import 'server-only'
import { z } from 'zod'
import { sourceLinks } from '@/lib/adapters/databases/source-links'
import { findSource, listSourcesById } from '@/lib/adapters/store/sources'
import { AppError } from '@/lib/contracts/errors'
import type { SourceAnswer } from '@/lib/contracts/link'
import { WHOLE_ROWS_MAX } from '@/lib/contracts/source-row-limits'
import type { SourceRow } from '@/lib/contracts/source-validation'
import { viewSource } from '@/lib/core/validation/source-row'
import { readLibrarySettings } from '../library-settings'
import { ensureSandbox } from '../sandbox'
import { services } from '../services'
import { requireSources } from './project-sources'

/** One source of the visitor's project with all its records and the ways to it; also found by an id it had before a merge. */
export async function loadSource(projectId: string, sourceId: string): Promise<SourceAnswer> {
  const { db, project, scope } = await requireSources(projectId)
  const source = await findSource(db, scope, sourceId)
  if (!source) throw new AppError('not-found', 'no such source in this project')
  const settings = await readLibrarySettings(await services(), project.visitor.id)
  // An own source in a sandbox project is as real as elsewhere.
  const onlyOrigin = source.work.sandbox ? new URL(await ensureSandbox()).origin : undefined
  return { source, links: sourceLinks(source.work, { settings, onlyOrigin }) }
}

const Ids = z.array(z.string().min(1).max(40)).min(1).max(WHOLE_ROWS_MAX)

/** Rows of the visitor's list with all that it shows of them, by their ids joined by ','; without those that are gone. */
export async function loadWholeRows(projectId: string, given: string | null): Promise<readonly SourceRow[]> {
  const ids = Ids.safeParse(given?.split(','))
  if (!ids.success) throw new AppError('invalid-input', 'no list of sources', { cause: ids.error })
  const { db, scope } = await requireSources(projectId)
  return (await listSourcesById(db, scope, ids.data)).map(viewSource)
}
