const NEW_STYLE = /arxiv\s?:\s?(\d{4}\.\d{4,5})(?:v\d{1,3})?/iu
const OLD_STYLE = /arxiv\s?:\s?([a-z-]{2,20}(?:\.[A-Z]{2})?\/\d{7})(?:v\d{1,3})?/iu

/** The arXiv id without version that a stamp or header prints ("1706.03762", "cs/0112017"), or null. */
export function findArxivId(stamp: string): string | null {
  return NEW_STYLE.exec(stamp)?.[1] ?? OLD_STYLE.exec(stamp)?.[1] ?? null
}

/** The year in which an arXiv id was given, or null when it is of no known form. */
export function arxivYear(id: string): number | null {
  const digits = /(?:^|\/)(\d{2})\d{2}/u.exec(id)?.[1]
  if (digits === undefined) return null
  const year = Number(digits)
  // Ids begin in August 1991.
  return year >= 91 ? 1900 + year : 2000 + year
}
