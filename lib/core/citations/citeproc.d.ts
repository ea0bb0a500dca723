/** The part of citeproc-js 2.4 that is used here; the package has no types. */
declare module 'citeproc' {
  interface Sys {
    retrieveItem(id: string): object | undefined
    /** XML, or the same as nested objects. */
    retrieveLocale(language: string): string | object
  }
  interface CiteItem {
    id: string
    [field: string]: unknown
  }
  interface Citation {
    citationItems: CiteItem[]
    properties: { noteIndex: number; [field: string]: unknown }
    [field: string]: unknown
  }
  interface BibliographyFacts {
    entry_ids: string[][]
    bibstart: string
    bibend: string
  }
  class Engine {
    constructor(sys: Sys, style: string, language?: string, forceLanguage?: boolean)
    opt: { development_extensions: Record<string, unknown> }
    registry: { citationreg: { citationByIndex: { sortedItems: unknown; citationID: string }[] } }
    setOutputFormat(format: string): void
    updateItems(ids: string[], noSort?: boolean): string[]
    makeBibliography(filter?: unknown): [BibliographyFacts, string[]] | false
    makeCitationCluster(items: CiteItem[]): string
    processCitationCluster(
      citation: Citation,
      before: [string, number][],
      after: [string, number][],
    ): [unknown, [number, string, string][]]
    process_CitationCluster(items: unknown): string
  }
  const CSL: { Engine: typeof Engine }
  export default CSL
}
