import 'server-only'
import { sourceLinks } from '@/lib/adapters/databases/source-links'
import { findLatestRun } from '@/lib/adapters/store/runs'
import { AppError } from '@/lib/contracts/errors'
import type { SourceAnswer } from '@/lib/contracts/link'
import type { Source } from '@/lib/contracts/source'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { knownSources } from '@/lib/pipelines/sources/known-sources'
import { readLibrarySettings } from '../library-settings'
import { ensureSandbox } from '../sandbox'
import { services } from '../services'
import { requireProject } from '../session'
import { loadRun } from './run'

/** One source of the visitor's project with all its records and the ways to it; also found by an id it had before a merge. */
export async function loadSource(projectId: string, sourceId: string): Promise<SourceAnswer> {
  const project = await requireProject(projectId)
  const all = await services()
  const latest = await findLatestRun(all.db, project.id, SOURCE_VALIDATION)
  const sources = latest ? knownSources(await loadRun(latest.id)) : new Map<string, Source>()
  const source =
    sources.get(sourceId) ?? [...sources.values()].find(({ aliases }) => aliases.includes(sourceId))
  if (!source) throw new AppError('not-found', 'no such source in this project')
  const settings = await readLibrarySettings(all, project.visitor.id)
  // An own source in a sandbox project is as real as elsewhere.
  const onlyOrigin = source.work.sandbox ? new URL(await ensureSandbox()).origin : undefined
  return { source, links: sourceLinks(source.work, { settings, onlyOrigin }) }
}
