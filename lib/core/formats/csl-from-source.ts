import type { Source } from '@/lib/contracts/source'
import { cslFromWork } from './csl-from-work'
import type { CslItem } from './csl-item'
import { sourceWarnings } from './source-warnings'

/**
 * A source as a CSL item: its work, the checked address and the student's abstract where the work has none, and the
 * warnings in `note`.
 */
export function cslFromSource(source: Source, key: string): CslItem {
  const item = cslFromWork(source.work, key)
  const url = source.work.urls.landing ?? source.access.url
  const notes = sourceWarnings(source)
  return {
    ...item,
    'citation-key': key,
    ...(url ? { URL: url } : {}),
    ...(source.writtenAbstract === undefined ? {} : { abstract: source.writtenAbstract }),
    ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
  }
}
