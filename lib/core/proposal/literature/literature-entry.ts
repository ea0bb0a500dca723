import type { Locale } from '@/lib/contracts/locale'
import type { LiteratureEntry } from '@/lib/contracts/proposal'
import type { ProposalSource } from '@/lib/contracts/proposal-run'
import { databaseLabel } from '@/lib/core/databases/database-label'
import { readWords, say } from '@/lib/core/text/say'
import en from '@/messages/en/floor/proposal-literature.json'
import es from '@/messages/es/floor/proposal-literature.json'
import pt from '@/messages/pt-BR/floor/proposal-literature.json'

/** A source of the project as an entry of the preliminary literature: its own title and checked address, and why it matters. */
export function literatureEntry(
  { work, url }: ProposalSource,
  { note, locale }: { readonly note: string; readonly locale: Locale },
): LiteratureEntry {
  return {
    title: work.title,
    url,
    relevance_note: note.slice(0, 1_000),
    source: publicHost(url) ?? originName(work.source[0]?.db, locale),
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

const words = readWords({ en, 'pt-BR': pt, es })
const entryPhrases = words('entry')

/** What a student or a file brought along is no database's. */
function originName(id: string | undefined, locale: Locale): string {
  return id === undefined || id === 'user' || id === 'file'
    ? say(entryPhrases, locale, 'ownSource')
    : databaseLabel(id, locale)
}
