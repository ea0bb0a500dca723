import 'server-only'
import { getTranslations } from 'next-intl/server'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import { findSource } from '@/lib/adapters/store/sources'
import type { SourceCitations } from '@/lib/contracts/citation'
import { AppError } from '@/lib/contracts/errors'
import type { Source } from '@/lib/contracts/source'
import { citeSource } from '@/lib/core/citations/cite-source'
import { requireSources } from './project-sources'

/** One source of the visitor's project, ready to be pasted into a text in three forms; throws `not-found`. */
export async function loadCitations(projectId: string, sourceId: string): Promise<SourceCitations> {
  const { db, scope } = await requireSources(projectId)
  const source = await findSource(db, scope, sourceId)
  if (!source) throw new AppError('not-found', 'no such source in this project')
  const [abnt, apa] = await Promise.all([loadCitationStyle('abnt'), loadCitationStyle('apa')])
  return citeSource(source, { abnt, apa }, await markOf(source))
}

/** What must be read beside a reference wherever it is pasted: that it is invented, or what is said against it; '' for nothing. */
async function markOf({ work, retractionCheck: check }: Source): Promise<string> {
  const t = await getTranslations('sources.badge')
  const said = check === 'clean' || check === 'not-checked' ? null : check
  // What the record itself says counts where nobody was asked.
  const against = said ?? (work.retraction?.kind === 'retracted' ? 'retracted' : null)
  return [...(work.sandbox ? [t('sandbox')] : []), ...(against ? [t(`retraction.${against}`)] : [])].join(
    '; ',
  )
}
