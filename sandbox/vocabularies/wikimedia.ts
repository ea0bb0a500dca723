import { withoutAccents } from '../search/words'
import {
  html,
  json,
  retryHeaders,
  type Service,
  text,
  type WireAnswer,
  type WireRequest,
  wholeNumber,
} from '../wire'
import { aliasesIn, conceptByQid, type InventedConcept, inventedConcepts, labelIn } from './concepts'

const languages = ['pt', 'es', 'en'] as const

const starts = (name: string, wanted: string) => withoutAccents(name).startsWith(wanted)

function apiError(code: string, info: string, headers: Readonly<Record<string, string>> = {}): WireAnswer {
  return json(
    200,
    { error: { code, info, '*': 'See the sandbox for API usage.' }, servedby: 'mw-sandbox' },
    headers,
  )
}

/** What both sites say when they refuse, each in its own way: HTML, plain text, or HTTP 200. */
const refusals = {
  tooMany: (retryAfter: number | null): WireAnswer => ({
    ...html(429, '<html><head><title>Too many requests</title></head><body>Error: 429</body></html>'),
    headers: { 'content-type': 'text/html; charset=utf-8', ...retryHeaders(retryAfter) },
  }),
  unauthorised: () => text(403, 'Please set a user-agent and respect our robot policy.\n'),
  busy: () => apiError('maxlag', 'Waiting for a database: 6.2 seconds lagged.', { 'retry-after': '5' }),
}

function searchEntities({ query }: WireRequest): WireAnswer {
  const asked = query.get('search') ?? ''
  if (asked === '') return apiError('missingparam', 'The "search" parameter must be set.')
  const language = query.get('language') ?? 'en'
  const limit = wholeNumber(query.get('limit'), { fallback: 7, low: 1, high: 50 })
  const wanted = withoutAccents(asked)
  const hits = inventedConcepts.flatMap((concept) => {
    const label = labelIn(concept, language)
    const alias = aliasesIn(concept, language).find((name) => starts(name, wanted))
    const isLabel = label !== undefined && starts(label, wanted)
    return isLabel || alias !== undefined
      ? [hit(concept, { language, label, alias: isLabel ? undefined : alias })]
      : []
  })
  return json(200, { searchinfo: { search: asked }, search: hits.slice(0, limit), success: 1 })
}

function hit(
  concept: InventedConcept,
  { language, label, alias }: { language: string; label: string | undefined; alias: string | undefined },
) {
  const description = concept.descriptions.en
  return {
    id: concept.qid,
    title: concept.qid,
    repository: 'wikidata',
    url: `//www.wikidata.org/wiki/${concept.qid}`,
    ...(label === undefined ? {} : { label, display: { label: { value: label, language } } }),
    ...(description === undefined ? {} : { description }),
    match: { type: alias === undefined ? 'label' : 'alias', language, text: alias ?? label },
    ...(alias === undefined ? {} : { aliases: [alias] }),
  }
}

function getEntities({ query }: WireRequest): WireAnswer {
  const ids = (query.get('ids') ?? '').split('|')
  const bad = ids.find((id) => !/^Q\d+$/u.test(id))
  if (bad !== undefined) return apiError('no-such-entity', `Could not find an entity with the ID "${bad}".`)
  const entities = Object.fromEntries(
    ids.map((id) => {
      const concept = conceptByQid(id)
      return [id, concept === undefined ? { id, missing: '' } : entity(concept)]
    }),
  )
  return json(200, { entities, success: 1 })
}

function entity(concept: InventedConcept) {
  const { qid, labels, aliases, descriptions, kinds, isSubclass, mesh } = concept
  const value = (language: string, text: string) => ({ language, value: text })
  const item = (id: string) => claim({ value: { 'entity-type': 'item', id }, type: 'wikibase-entityid' })
  return {
    type: 'item',
    id: qid,
    labels: Object.fromEntries(Object.entries(labels).map(([code, text]) => [code, value(code, text)])),
    descriptions: Object.fromEntries(
      Object.entries(descriptions).map(([code, text]) => [code, value(code, text)]),
    ),
    aliases: Object.fromEntries(
      Object.entries(aliases).map(([code, texts]) => [code, texts.map((text) => value(code, text))]),
    ),
    claims: {
      ...(kinds.length > 0 ? { P31: kinds.map(item) } : {}),
      // A value that is known to be unknown has no datavalue.
      ...(isSubclass
        ? { P279: [{ mainsnak: { snaktype: 'somevalue', property: 'P279' } }, item('Q35120')] }
        : {}),
      ...(mesh === null ? {} : { P486: [claim({ value: mesh, type: 'string' })] }),
    },
    sitelinks: Object.fromEntries(
      languages.slice(0, concept.articles).map((code) => {
        const title = articleTitle(concept, code)
        return [`${code}wiki`, { site: `${code}wiki`, title, badges: [] }]
      }),
    ),
  }
}

function claim(datavalue: object) {
  return { mainsnak: { snaktype: 'value', datavalue }, type: 'statement', rank: 'normal' }
}

function articleTitle(concept: InventedConcept, language: string): string {
  const name = labelIn(concept, language) ?? concept.qid
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function articles({ path, query }: WireRequest): WireAnswer {
  const language = path.split('/')[1] ?? 'en'
  const titles = (query.get('titles') ?? '').split('|')
  const found = titles.map((title) => article(title, language))
  const normalized = titles.flatMap((title) => {
    const to = title.charAt(0).toUpperCase() + title.slice(1)
    return to === title ? [] : [{ fromencoded: false, from: title, to }]
  })
  return json(200, {
    batchcomplete: true,
    query: { ...(normalized.length > 0 ? { normalized } : {}), pages: found },
  })
}

/** The disambiguation page stands under the bare name, as in life. */
function article(asked: string, language: string): object {
  const title = asked.charAt(0).toUpperCase() + asked.slice(1)
  const same = inventedConcepts.filter(
    (one) => one.articles > 0 && withoutAccents(articleTitle(one, language)) === withoutAccents(title),
  )
  const concept = same.find(({ isDisambiguation }) => isDisambiguation) ?? same.at(0)
  if (concept === undefined) return { ns: 0, title, missing: true }
  const { qid, isDisambiguation } = concept
  return {
    pageid: Number(qid.slice(1)),
    ns: 0,
    title: articleTitle(concept, language),
    pageprops: { ...(isDisambiguation ? { disambiguation: '' } : {}), wikibase_item: qid },
    langlinks: languages
      .filter((code) => code !== language)
      .map((code) => ({ lang: code, title: articleTitle(concept, code) })),
    redirects: [`${title} (${language})`, 'Another thing'].map((name) => ({ ns: 0, title: name })),
  }
}

export const wikidata: Service = {
  name: 'wikidata',
  answer: (request) => {
    const action = request.query.get('action')
    if (request.path !== '/w/api.php') return html(404, '<html><body>Not found</body></html>')
    if (action === 'wbsearchentities') return searchEntities(request)
    return action === 'wbgetentities'
      ? getEntities(request)
      : apiError('badvalue', 'Unrecognized value for "action".')
  },
  ...refusals,
}

export const wikipedia: Service = {
  name: 'wikipedia',
  answer: (request) =>
    request.query.get('action') === 'query' && /^\/(?:pt|es|en)\/w\/api\.php$/u.test(request.path)
      ? articles(request)
      : apiError('badvalue', 'Unrecognized value for "action".'),
  ...refusals,
}
