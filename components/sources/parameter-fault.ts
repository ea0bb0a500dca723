import type { SearchParameters } from '@/lib/contracts/search'
import { YEAR_MAX, YEAR_MIN } from '@/lib/contracts/search-limits'

export type ParameterFault = 'topic' | 'years' | 'databases'

/** What keeps the parameters from being searched with; null when nothing does. */
export function parameterFault(parameters: SearchParameters): ParameterFault | null {
  if (!/[\p{L}\p{N}]/u.test(parameters.topic)) return 'topic'
  const { yearFrom, yearTo } = parameters
  const outside = [yearFrom, yearTo].some((year) => year !== null && (year < YEAR_MIN || year > YEAR_MAX))
  if (outside || (yearFrom !== null && yearTo !== null && yearFrom > yearTo)) return 'years'
  return parameters.databases.length === 0 ? 'databases' : null
}
