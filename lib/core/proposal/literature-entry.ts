import type { LiteratureEntry } from '@/lib/contracts/proposal'
import type { ProposalSource } from '@/lib/contracts/proposal-run'
import { databaseNames } from '@/lib/core/documents/database-names'

/** A source of the project as an entry of the preliminary literature: its own title and checked address, and why it matters. */
export function literatureEntry({ work, url }: ProposalSource, relevanceNote: string): LiteratureEntry {
  return {
    title: work.title,
    url,
    relevance_note: relevanceNote.slice(0, 1_000),
    source: publicHost(url) ?? databaseName(work.source[0]?.db),
  }
}

/** Names of hosts that exist on one machine or network only (RFC 6761, RFC 6762, RFC 8375). */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|test|invalid|example|home\.arpa)$/

/** The host of a public web address ("arxiv.org"); null for other addresses, bare numbers and names of a local network. */
export function publicHost(url: string): string | null {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null
  const host = new URL(url).hostname.replace(/^www\./, '')
  const isNumber = host.startsWith('[') || /^[\d.]+$/.test(host)
  return isNumber || !host.includes('.') || LOCAL_NAME.test(host) ? null : host
}

const names: ReadonlyMap<string, string> = new Map(Object.entries(databaseNames))

function databaseName(id: string | undefined): string {
  return id === undefined ? 'own source' : (names.get(id) ?? id)
}
