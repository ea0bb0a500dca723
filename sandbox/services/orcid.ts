import type { CatalogueAuthor } from '../catalogue/names'
import type { Library } from '../search/library'
import { wordsOf } from '../search/words'
import {
  json,
  retryHeaders,
  type Service,
  text,
  type WireAnswer,
  type WireRequest,
  wholeNumber,
} from '../wire'

const ROWS_MAX = 1_000

function people(library: Library): readonly CatalogueAuthor[] {
  const byOrcid = new Map<string, CatalogueAuthor>()
  for (const record of library.records) {
    for (const author of record.authors) if (author.orcid !== null) byOrcid.set(author.orcid, author)
  }
  return [...byOrcid.values()]
}

function search(request: WireRequest, library: Library): WireAnswer {
  const rows = wholeNumber(request.query.get('rows'), { fallback: 100, low: 0, high: ROWS_MAX })
  const asked = (request.query.get('q') ?? '').replace(
    /(family-name|given-names|given-and-family-names|orcid):|\bAND\b/gu,
    ' ',
  )
  const words = wordsOf(asked)
  const found = people(library).filter((author) => {
    const names = new Set(wordsOf(`${author.given} ${author.family} ${author.orcid}`))
    return words.length > 0 && words.every((word) => names.has(word))
  })
  const entries = found.slice(0, rows).map((author) => ({
    'orcid-id': author.orcid,
    'given-names': author.given,
    'family-names': author.family,
    'credit-name': null,
    'other-name': [],
    email: [],
    'institution-name': [author.affiliation],
  }))
  return json(200, { 'expanded-result': entries.length === 0 ? null : entries, 'num-found': found.length })
}

export const orcid: Service = {
  name: 'orcid',
  answer: (request, library) =>
    request.path.replace(/\/$/u, '') === '/v3.0/expanded-search'
      ? search(request, library)
      : text(404, 'Not found'),
  tooMany: (retryAfter) => text(429, 'Too Many Requests', retryHeaders(retryAfter)),
  unauthorised: () => json(401, { error: 'invalid_token' }),
}
