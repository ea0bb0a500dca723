import type { LibrarySettings, RecordLink } from '@/lib/contracts/connector'
import { databaseIds } from '@/lib/contracts/database-ids'
import type { SourceLink } from '@/lib/contracts/link'
import { DatabaseId } from '@/lib/contracts/search'
import type { Work } from '@/lib/contracts/work'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import { connectors } from './connectors'
import { recordLinks } from './record-links'

/** The nearest way to a text for somebody with a library first. */
const kindOrder: readonly RecordLink['kind'][] = [
  'database',
  'library-proxy',
  'open-url',
  'cafe-login',
  'landing',
  'pdf',
  'doi',
]

const withProxy = databaseIds.filter((id) => databaseFacts[id].hasOwnProxy)

interface LinkOptions {
  readonly settings: LibrarySettings
  /** When given, only addresses on this origin: invented works lead to no real host. */
  readonly onlyOrigin?: string | undefined
}

/**
 * The ways to a merged work in the person's own browser: what the connector of each database that has it offers, and of
 * CAPES when the person has its proxy. By kind (see above), then in the order of origins; each address once.
 */
export function sourceLinks(work: Work, { settings, onlyOrigin }: LinkOptions): readonly SourceLink[] {
  const general = recordLinks(work, settings).map((link) => ({ ...link, database: null }))
  const links = [...general, ...databasesOf(work, settings).flatMap((id) => linksAt(id, work, settings))]
  const seen = new Set<string>()
  const once = links.filter(({ url }) => {
    if (seen.has(url) || (onlyOrigin !== undefined && originOf(url) !== onlyOrigin)) return false
    seen.add(url)
    return true
  })
  return once.sort((a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind))
}

function databasesOf(work: Work, { capesProxyNumber }: LibrarySettings): readonly DatabaseId[] {
  const origins = work.source.flatMap(({ db }) => DatabaseId.safeParse(db).data ?? [])
  return [...new Set(capesProxyNumber === undefined ? origins : [...origins, ...withProxy])]
}

/** A connector reads the id of its own database from the first origin. */
function linksAt(database: DatabaseId, work: Work, settings: LibrarySettings): SourceLink[] {
  const own = work.source.filter(({ db }) => db === database)
  const others = work.source.filter(({ db }) => db !== database)
  return connectors[database]
    .recordLinks({ ...work, source: [...own, ...others] }, settings)
    .map((link) => ({ ...link, database }))
}

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null
}
