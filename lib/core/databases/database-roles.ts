import type { DatabaseId } from '@/lib/contracts/search'

/** What one database alone is for all others. */
export const databaseRoles = {
  /** The registry of DOIs: the title registered there is the title of the DOI. */
  registry: 'crossref',
  /** What it says of a retraction decides: the publishers' own notices and those of Retraction Watch stand there. */
  decidesRetraction: 'crossref',
  /** What it alone says of a retraction is a suspicion. */
  suspectsRetraction: 'openalex',
} as const satisfies Readonly<Record<string, DatabaseId>>
