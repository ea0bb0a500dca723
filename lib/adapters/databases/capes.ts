import type { Connector } from '@/lib/contracts/connector'
import { requestUrl } from '@/lib/core/databases/request-url'
import { openAlexSearch } from './openalex'
import { parseOpenAlex } from './openalex-works'
import { recordLinks } from './record-links'

const PORTAL = 'https://www.periodicos.capes.gov.br'
const CATALOGUE = '/index.php/acervo/buscador.html'
const CAFE_LOGIN = `${PORTAL}/index.php/acesso-cafe.html`

/** The portal's catalogue stands on OpenAlex and uses its ids; bases that need a subscription are not in it. */
export const capes: Connector = {
  id: 'capes',
  via: 'OpenAlex, on which the catalogue of the portal stands; subscription-only bases are not covered',
  service: 'openalex',
  cannotFilter: [],
  buildRequest: (query, context) => openAlexSearch(query, context),
  parseResponse: (response, _query, context) => parseOpenAlex(response, context, 'capes'),
  recordLinks: (work, settings) => [
    ...recordLinks(
      work,
      { ...settings, ...capesProxy(settings.capesProxyNumber, work.urls.landing) },
      work.openAlexId === undefined
        ? []
        : [
            {
              kind: 'database',
              url: requestUrl(PORTAL, CATALOGUE, { task: 'detalhes', source: 'all', id: work.openAlexId }),
            },
          ],
    ),
    { kind: 'cafe-login', url: CAFE_LOGIN },
  ],
}

/** After the CAFe login publishers are reached under *.ezNN of the portal, which the login page of that proxy opens. */
function capesProxy(number: string | undefined, landing: string | undefined): { proxy?: string } {
  return number === undefined || !/^\d{1,4}$/.test(number) || landing === undefined
    ? {}
    : { proxy: `ez${number}.periodicos.capes.gov.br` }
}
