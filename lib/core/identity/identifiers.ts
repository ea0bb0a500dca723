const DOI_MAX = 300

/**
 * The bare DOI in lower case ("10.1000/x"), or null when the text holds none.
 * Accepts `https://doi.org/…`, `http://dx.doi.org/…`, `doi:…` and percent-encoded forms; drops a sentence's end.
 */
export function bareDoi(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null
  const plain = decodePercent(text.trim()).toLowerCase()
  const start = plain.indexOf('10.')
  if (
    start < 0 ||
    !/^(?:https?:\/\/)?(?:dx\.|www\.)?(?:doi\.org\/)?(?:doi:)?\s*$/.test(plain.slice(0, start))
  )
    return null
  const doi = plain.slice(start, start + DOI_MAX).replace(/[\s.,;]+$/, '')
  return /^10\.\d{3,9}\/\S/.test(doi) ? doi : null
}

/** The arXiv id without version ("2101.00001", "hep-th/9901001"), or null. Accepts addresses and "arXiv:…". */
export function bareArxivId(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null
  const found = /(\d{4}\.\d{4,5}|[a-z-]+(?:\.[a-z]{2})?\/\d{7})(?:v\d+)?(?:\.pdf)?$/.exec(
    text.trim().toLowerCase(),
  )
  return found?.[1] ?? null
}

/** The arXiv id that a DataCite DOI of arXiv names ("10.48550/arxiv.2101.00001"), or null. */
export function arxivIdOfDoi(doi: string | null): string | null {
  return doi?.startsWith('10.48550/arxiv.') === true ? bareArxivId(doi.slice('10.48550/arxiv.'.length)) : null
}

/** Digits of a PubMed id without leading zeros, or null. */
export function barePmid(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null
  return /(?:^|\D)0*([1-9]\d{0,9})\/?$/.exec(text.trim())?.[1] ?? null
}

/** "PMC1234567", or null. */
export function barePmcid(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null
  const digits = /^(?:pmc)?(\d{1,10})$/.exec(text.trim().toLowerCase())?.[1]
  return digits === undefined ? null : `PMC${digits}`
}

/** "W123", from the bare id or its address, or null. */
export function bareOpenAlexId(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null
  return /(?:^|\/)(w\d{1,18})$/.exec(text.trim().toLowerCase())?.[1]?.toUpperCase() ?? null
}

function decodePercent(text: string): string {
  try {
    return text.includes('%') ? decodeURIComponent(text) : text
  } catch {
    // A lone percent sign is part of the DOI itself.
    return text
  }
}
