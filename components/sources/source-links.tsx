import { useTranslations } from 'next-intl'
import { ExternalLink } from '@/components/ui/external-link'
import type { SourceLink } from '@/lib/contracts/link'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import { databaseName } from '@/lib/core/databases/database-names'

/** The ways to the text, each by its name: through the library, at a database, at the publisher. */
export function SourceLinks({ links }: { links: readonly SourceLink[] }) {
  const t = useTranslations('sources.details.link')
  function nameOf({ kind, database }: SourceLink): string {
    if (kind === 'database') return t('database', { name: databaseName(database ?? '') })
    const isOwnProxy = kind === 'library-proxy' && database !== null && databaseFacts[database].hasOwnProxy
    return t(isOwnProxy ? 'capes-proxy' : kind)
  }
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {links.map((link) => (
        <li key={link.url}>
          <ExternalLink href={link.url}>{nameOf(link)}</ExternalLink>
        </li>
      ))}
    </ul>
  )
}
