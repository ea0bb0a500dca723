/** The address with the parameters that are not null, percent-encoded, in the order given. */
export function requestUrl(
  base: string,
  path: string,
  params: Readonly<Record<string, string | number | null>>,
): string {
  const pairs = Object.entries(params)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
  return pairs.length === 0 ? `${base}${path}` : `${base}${path}?${pairs.join('&')}`
}

/** First and last day of a range of years; a missing bound stays null. */
export function yearsAsDays(query: { yearFrom: number | null; yearTo: number | null }): {
  from: string | null
  to: string | null
} {
  return {
    from: query.yearFrom === null ? null : `${query.yearFrom}-01-01`,
    to: query.yearTo === null ? null : `${query.yearTo}-12-31`,
  }
}

/** "2019-2024", "2019-" or "-2024" for services that take such a range; null without bounds. */
export function yearSpan(query: { yearFrom: number | null; yearTo: number | null }): string | null {
  return query.yearFrom === null && query.yearTo === null
    ? null
    : `${query.yearFrom ?? ''}-${query.yearTo ?? ''}`
}
