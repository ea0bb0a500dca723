import type { Connector } from '@/lib/contracts/connector'
import { crossrefSearch } from './crossref'
import { parseCrossref } from './crossref-works'
import { openAlexSearch } from './openalex'
import { parseOpenAlex } from './openalex-works'
import { recordLinks } from './record-links'
import { SCIELO_ISSNS, SCIELO_PREFIXES } from './scielo-journals'

const ISSN_FILTER_MAX = 100

export const scielo: Connector = {
  id: 'scielo',
  via: 'Crossref, works that SciELO collections deposited, and OpenAlex, journals of SciELO by ISSN',
  service: 'crossref',
  asksByJournal: true,
  cannotFilter: ['languages', 'excluded'],
  buildRequest: (query, context) => crossrefSearch(query, context, SCIELO_PREFIXES),
  parseResponse: (response, _query, context) => parseCrossref(response, context, 'scielo'),
  companions: (query, context) => {
    const issns = (context.scieloIssns ?? SCIELO_ISSNS).slice(0, ISSN_FILTER_MAX)
    return [
      {
        service: 'openalex',
        request: openAlexSearch(query, context, [`primary_location.source.issn:${issns.join('|')}`]),
        parse: (response) => parseOpenAlex(response, context, 'scielo'),
      },
    ]
  },
  recordLinks: (work, settings) => recordLinks(work, settings),
}
