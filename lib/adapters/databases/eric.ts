import type { Connector } from '@/lib/contracts/connector'
import type { DatabaseQuery } from '@/lib/contracts/search'
import { requestUrl } from '@/lib/core/databases/request-url'
import { parseEric } from './eric-works'
import { recordLinks } from './record-links'

/** Named, because the service leaves some of them out of its usual answer. */
const ERIC_FIELDS =
  'id,title,author,description,subject,source,publicationtype,publicationdateyear,language,issn,publisher,peerreviewed,url,' +
  'e_fulltextauth'

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

export const eric: Connector = {
  id: 'eric',
  via: 'Education Resources Information Center, of the U.S. Department of Education',
  service: 'eric',
  cannotFilter: [],
  buildRequest: (query, context) => ({
    method: 'GET',
    url: requestUrl(context.baseUrls.eric, '/eric/', {
      search: queryText(query),
      format: 'json',
      start: query.page * query.limit,
      rows: query.limit,
      fields: ERIC_FIELDS,
    }),
  }),
  parseResponse: (response, _query, context) => parseEric(response, context),
  recordLinks: (work, settings) => recordLinks(work, settings),
}

/** Solr's syntax; languages are English names there. */
function queryText(query: DatabaseQuery): string {
  const parts = [`(${query.text})`]
  if (query.yearFrom !== null || query.yearTo !== null)
    parts.push(`publicationdateyear:[${query.yearFrom ?? '*'} TO ${query.yearTo ?? '*'}]`)
  const languages = query.languages.flatMap((code) => languageNames.of(code) ?? [])
  if (languages.length > 0) parts.push(`(${languages.map((name) => `language:"${name}"`).join(' OR ')})`)
  const excluded = query.excluded.map((word) => ` NOT "${word.replaceAll('"', ' ').trim()}"`)
  return parts.join(' AND ') + excluded.join('')
}
