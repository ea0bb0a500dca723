import type { LiteratureEntry } from '@/lib/contracts/proposal'
import type { ProposalSource } from '@/lib/contracts/proposal-run'

/** A source of the project as an entry of the preliminary literature: its own title and checked address, and why it matters. */
export function literatureEntry({ work, url }: ProposalSource, relevanceNote: string): LiteratureEntry {
  return {
    title: work.title,
    url,
    relevance_note: relevanceNote.slice(0, 1_000),
    source: placeOf(url, work.source[0]?.db),
  }
}

/** The host of the address ("arxiv.org"), or the database that has the record. */
function placeOf(url: string, database: string | undefined): string {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
  return host || database || 'own source'
}
