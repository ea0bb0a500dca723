/** 0000-0000-0000-000X from a bare id or an address, or null. */
export function normaliseOrcid(raw: string): string | null {
  const found = /(\d{4})-?(\d{4})-?(\d{4})-?(\d{3}[\dXx])(?:\/?)$/.exec(raw.trim().slice(0, 100))
  return found === null ? null : found.slice(1).join('-').toUpperCase()
}

/** NNNN-NNNX from "1234-567x", "EISSN-2618-6586", "15424863"; null when there is none. */
export function normaliseIssn(raw: string): string | null {
  const found = /(?:^|[^\d])(\d{4})-?(\d{3}[\dXx])$/.exec(raw.trim().slice(0, 60))
  return found === null ? null : `${found[1]}-${found[2]}`.toUpperCase()
}

/** Every ISSN in the texts (which may hold several, separated by commas or blanks), each once, in order. */
export function normaliseIssns(raws: readonly string[]): string[] {
  const issns = raws
    .flatMap((raw) => raw.slice(0, 500).split(/[,;\s]+/))
    .map(normaliseIssn)
    .filter((issn) => issn !== null)
  return [...new Set(issns)].slice(0, 20)
}

/** The digits of a PubMed id without leading zeros, or null. */
export function normalisePmid(raw: string): string | null {
  return (
    /^(?:https?:\/\/(?:www\.|pubmed\.)?ncbi\.nlm\.nih\.gov\/(?:pubmed\/)?|(?:pmid|medline)\s*:?\s*)?0*([1-9]\d{0,9})\/?$/i.exec(
      raw.trim(),
    )?.[1] ?? null
  )
}

/** PMC followed by digits, from "PMC123", "123" or an address; null otherwise. */
export function normalisePmcid(raw: string): string | null {
  const digits = /(?:^|PMC|pmc\/articles\/)(\d{1,9})(?:\.\d{1,2})?\/?$/i.exec(raw.trim().slice(0, 200))?.[1]
  return digits === undefined ? null : `PMC${digits}`
}

/** The arXiv id without version, from an id, an address or an arXiv DOI; null otherwise. */
export function normaliseArxivId(raw: string): string | null {
  const bare = raw
    .trim()
    .slice(0, 200)
    .replace(/^https?:\/\/(?:export\.|www\.)?arxiv\.org\/(?:abs|pdf|html)\//i, '')
    .replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/)?10\.48550\/arxiv\./i, '')
    .replace(/^(?:oai:arxiv\.org:|arxiv:)\s*/i, '')
    .replace(/\.pdf$/i, '')
    .replace(/v\d{1,3}$/i, '')
  return /^(?:\d{4}\.\d{4,5}|[a-z][a-z-]{1,20}(?:\.[A-Z]{2})?\/\d{7})$/i.test(bare) ? bare : null
}

/** "W" and digits of an OpenAlex work, from the id or its address; null otherwise. */
export function normaliseOpenAlexId(raw: string): string | null {
  return (
    /(?:^|openalex\.org\/(?:works\/)?)([Ww]\d{1,15})$/.exec(raw.trim().slice(0, 200))?.[1]?.toUpperCase() ??
    null
  )
}

/** An http(s) address of at most 2,000 characters, "www." completed; null otherwise. Nothing is fetched. */
export function normaliseUrl(raw: string): string | null {
  const text = raw.trim()
  const url = /^www\./i.test(text) ? `https://${text}` : text
  return /^https?:\/\/[^\s<>"]{3,1990}$/i.test(url) ? url : null
}
