import 'server-only'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import { findSource } from '@/lib/adapters/store/sources'
import type { SourceCitations } from '@/lib/contracts/citation'
import { AppError } from '@/lib/contracts/errors'
import { citeSource } from '@/lib/core/citations/cite-source'
import { requireSources } from './project-sources'

/** One source of the visitor's project, ready to be pasted into a text in three forms; throws `not-found`. */
export async function loadCitations(projectId: string, sourceId: string): Promise<SourceCitations> {
  const { db, scope } = await requireSources(projectId)
  const source = await findSource(db, scope, sourceId)
  if (!source) throw new AppError('not-found', 'no such source in this project')
  const [abnt, apa] = await Promise.all([loadCitationStyle('abnt'), loadCitationStyle('apa')])
  return citeSource(source, { abnt, apa })
}
