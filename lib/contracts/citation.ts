/** The forms in which one source can be copied, in the order in which they are offered. */
export const citationForms = ['abnt', 'apa', 'bibtex'] as const
type CitationForm = (typeof citationForms)[number]

/** Each form of one source: an entry of a reference list on one line, or an entry of a BibTeX file. */
export type SourceCitations = Readonly<Record<CitationForm, string>>
