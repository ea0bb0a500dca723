import 'server-only'
import { sourceLinks } from '@/lib/adapters/databases/source-links'
import { findSource } from '@/lib/adapters/store/sources'
import { AppError } from '@/lib/contracts/errors'
import type { SourceAnswer } from '@/lib/contracts/link'
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
