import type { SourceCitations } from '@/lib/contracts/citation'
import type { Source } from '@/lib/contracts/source'
import { citationKeys } from '@/lib/core/formats/citation-keys'
import { cslFromSource } from '@/lib/core/formats/csl-from-source'
import { writeBibtex } from '@/lib/core/formats/write-bibtex'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { type CitationStyle, formatCitations } from './format-citations'

/**
 * A source alone, as ABNT and APA write it in a reference list and as a BibTeX entry. In the lists stands of what warns of it only `mark`, in the
 * reader's words: they are pasted into a thesis, where nothing else of it belongs; the entry has all, for programs. Throws when a
 * style is no CSL.
 */
export function citeSource(
  source: Source,
  styles: Readonly<Record<'abnt' | 'apa', CitationStyle>>,
  mark = '',
): SourceCitations {
  const item = cslFromSource(source, citationKeys([source]).get(source.id) ?? source.id)
  const { note: _, ...rest } = item
  // Of a work of unknown language citeproc takes the journal's name for English, and gives its small words capitals.
  const language = rest.language ?? detectLanguage(`${source.work.title}. ${source.work.abstract ?? ''}`)
  const bare = language === null ? rest : { ...rest, language }
  const entry = (style: CitationStyle) => {
    const listed = formatCitations([bare], style)[0]?.citation ?? ''
    return mark === '' ? listed : `${listed.trim()} [${mark}]`
  }
  return { abnt: entry(styles.abnt), apa: entry(styles.apa), bibtex: writeBibtex([item]) }
}
