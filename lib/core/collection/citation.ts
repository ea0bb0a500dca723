import type { Citation, CitationInput, SaveSourceInput } from '@/lib/contracts/collection'
import { hashText } from '@/lib/core/text/hash-text'

/** The citation with its id, which is the same whenever the same words of the same source are registered. */
export function citationOf(input: CitationInput): Citation {
  const { source_type, source_id, claim, direct_quote } = input
  return { id: `cit_${hashText([source_type, source_id, claim, direct_quote].join('\n'))}`, ...input }
}

/** The citation that a source is registered under when its saving names none (specification, version 4). */
export function automaticCitation(source: SaveSourceInput): Citation {
  const { source_type, external_id, title, url, key_excerpts } = source
  return citationOf({
    claim: title,
    source_type,
    source_id: external_id,
    direct_quote: key_excerpts || title,
    context: `Source: ${url}`,
    metadata: { title, url, source_type },
  })
}

/** Characters of each text that get_citation answers with: three of them and the names stay under 500. */
const TEXT_SHOWN_MAX = 110

/** What get_citation answers. */
export function citationAnswer({ id, claim, source_type, source_id, direct_quote }: Citation) {
  return {
    citation_id: id,
    claim: cut(claim),
    source_type,
    source_id: source_id.slice(0, TEXT_SHOWN_MAX),
    direct_quote: cut(direct_quote),
  }
}

function cut(text: string): string {
  // Escapes may double the length in JSON.
  const plain = text.replace(/["\\\p{Cc}]/gu, ' ')
  return plain.length <= TEXT_SHOWN_MAX ? plain : `${plain.slice(0, TEXT_SHOWN_MAX)}…`
}
