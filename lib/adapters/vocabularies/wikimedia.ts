import type { HttpRequest } from '@/lib/contracts/http'
import { requestUrl } from '@/lib/core/databases/request-url'
import type { VocabularyContext } from './vocabulary'

/** Servers that are more than so many seconds behind turn requests of programs away. */
const MAX_LAG_S = 5

/**
 * One request to the API of a Wikimedia site, with the operator's contact in the User-Agent as its policy asks
 * (foundation.wikimedia.org/wiki/Policy:Wikimedia_Foundation_User-Agent_Policy). Pure.
 */
export function wikimediaRequest(
  base: string,
  context: VocabularyContext,
  params: Readonly<Record<string, string | number>>,
): HttpRequest {
  return {
    method: 'GET',
    url: requestUrl(base, '/w/api.php', { format: 'json', maxlag: MAX_LAG_S, ...params }),
    headers: context.userAgent === null ? {} : { 'user-agent': context.userAgent },
  }
}
