import { withoutAccents } from '../search/words'
import {
  decodePath,
  json,
  retryHeaders,
  type Service,
  text,
  type WireAnswer,
  type WireRequest,
} from '../wire'
import { aliasesIn, type InventedConcept, inventedConcepts, labelIn, type Thesaurus } from './concepts'

const codes = ['pt', 'pt-BR', 'es', 'en'] as const

function heldBy(thesaurus: Thesaurus): readonly InventedConcept[] {
  return inventedConcepts.filter(({ thesauri }) => thesauri.includes(thesaurus))
}

function refusing(name: string, answer: (request: WireRequest) => WireAnswer): Service {
  return {
    name,
    answer,
    tooMany: (retryAfter) => text(429, 'Too Many Requests', retryHeaders(retryAfter)),
    unauthorised: () => json(403, { message: 'Invalid authentication credentials' }),
  }
}

/** MeSH turns "malignant quills" round: "Quills, Malignant". */
function heading(concept: InventedConcept): string {
  const words = (concept.labels.en ?? '')
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const head = words.at(-1) ?? ''
  return words.length < 2 ? head : `${head}, ${words.slice(0, -1).join(' ')}`
}

function mesh({ path, query }: WireRequest): WireAnswer {
  const own = heldBy('mesh')
  const uri = (id: string | null) => `http://id.nlm.nih.gov/mesh/${id}`
  if (path === '/mesh/lookup/descriptor' || path === '/mesh/lookup/term') {
    const label = (query.get('label') ?? '').toLowerCase()
    if (label === '') return json(400, { error: { label: ['must not be empty'] } })
    const isTerm = path.endsWith('term')
    const hits = own.filter((concept) =>
      isTerm
        ? entryTerms(concept).some((name) => name.toLowerCase() === label)
        : heading(concept).toLowerCase() === label,
    )
    return json(
      200,
      hits.map((concept) => ({
        resource: uri(isTerm ? (concept.mesh ?? '').replace('D', 'T') : concept.mesh),
        label: heading(concept),
      })),
    )
  }
  if (path === '/mesh/lookup/details') {
    const concept = own.find((one) => one.mesh === query.get('descriptor'))
    if (concept === undefined) return json(404, { error: { descriptor: ['not found'] } })
    const terms = [heading(concept), ...entryTerms(concept)].map((label, at) => ({
      label,
      preferred: at === 0,
      resource: uri(`T9${at}`),
    }))
    return json(200, { descriptor: uri(concept.mesh), terms })
  }
  const concept = own.find((one) => path === `/mesh/${(one.mesh ?? '').replace('D', 'T')}.json`)
  if (concept === undefined) return text(404, 'Not found')
  const literal = (value: string) => ({ '@language': 'en', '@value': value })
  const [first = '', ...others] = entryTerms(concept)
  const node = {
    identifier: concept.mesh?.replace('D', 'T'),
    prefLabel: literal(first),
    altLabel: others.map(literal),
  }
  // The body begins with blank lines.
  return { ...json(200, null), body: `\n\n${JSON.stringify(node)}` }
}

function entryTerms(concept: InventedConcept): readonly string[] {
  const plural = `${concept.labels.en ?? ''}s`
  return [plural, ...aliasesIn(concept, 'en').filter((name) => !name.includes('®'))].slice(0, 5)
}

function decs({ path, query, headers }: WireRequest): WireAnswer {
  if ((headers.apikey ?? '') === '') return json(403, { message: 'No API key found in request' })
  if (path !== '/decs/v2/search-boolean') return text(404, 'Not found')
  if (query.get('format') !== 'json') return text(200, '<decsvmx version="1.0"/>')
  const asked = withoutAccents((query.get('bool') ?? '').replace(/^\d{3} /u, ''))
  const language = query.get('lang') ?? 'pt'
  const records = heldBy('decs')
    .filter((concept) => withoutAccents(labelIn(concept, language) ?? '') === asked)
    .map((concept) => ({
      unique_identifier_nlm: concept.mesh,
      descriptor_list: [
        { attr: { lang: 'en' }, descriptor: heading(concept) },
        { attr: { lang: 'es' }, descriptor: labelIn(concept, 'es') },
        { attr: { lang: 'pt-br' }, descriptor: labelIn(concept, 'pt') },
        { attr: { lang: 'fr' }, descriptor: 'plume' },
      ],
      synonym_list: aliasesIn(concept, language).slice(0, 3),
    }))
  // A list of one comes as its only item.
  const [only] = records
  const record = records.length === 1 ? only : records
  return json(200, {
    objects: records.length === 0 ? [] : [{ decsws_response: { record_list: { record } } }],
  })
}

function conceptUri(thesaurus: Thesaurus, { qid }: InventedConcept): string {
  return `http://sandbox.example/${thesaurus}/c_${qid.slice(1)}`
}

/** Thesauri write Spanish with a capital and a qualifier, and often have Brazilian Portuguese only. */
function skosLabel(concept: InventedConcept, code: string): string | undefined {
  const label = labelIn(concept, code.toLowerCase())
  if (label === undefined || (code === 'pt' && concept.labels['pt-br'] === undefined)) return undefined
  return code === 'es' ? `${label.charAt(0).toUpperCase()}${label.slice(1)} (tema)` : label
}

function skosmos(thesaurus: 'agrovoc' | 'unesco' | 'elsst', { path, query }: WireRequest): WireAnswer {
  const own = heldBy(thesaurus)
  const [, action = ''] = /^\/rest\/v1\/[^/]+\/(search|data|label)$/u.exec(decodePath(path)) ?? []
  if (action === 'search') {
    const asked = (query.get('query') ?? '').toLowerCase()
    const lang = query.get('lang') ?? 'en'
    const plainLabel = (concept: InventedConcept) => (skosLabel(concept, lang) ?? '').replace(' (tema)', '')
    const results = own
      .filter((concept) => plainLabel(concept).toLowerCase() === asked)
      .flatMap((concept) => {
        const hit = { uri: conceptUri(thesaurus, concept), type: ['skos:Concept'], vocab: thesaurus, lang }
        // The same concept comes back for each label that matched.
        return [hit, { ...hit, altLabel: plainLabel(concept) }].map((row) => ({
          ...row,
          prefLabel: skosLabel(concept, lang),
        }))
      })
    return json(200, { '@context': {}, uri: '', results })
  }
  const concept = own.find((one) => conceptUri(thesaurus, one) === query.get('uri'))
  if (concept === undefined) return text(404, 'Concept not found')
  if (action === 'label') {
    const label = skosLabel(concept, query.get('lang') ?? 'en')
    return label === undefined
      ? text(404, 'Not found')
      : json(200, { '@context': {}, uri: conceptUri(thesaurus, concept), prefLabel: label })
  }
  return action === 'data'
    ? json(200, { '@context': {}, graph: graphOf(thesaurus, concept) })
    : text(404, 'Not found')
}

/** The concept among its neighbours; near the top of the tree the body is some 300 KB. */
function graphOf(thesaurus: Thesaurus, concept: InventedConcept): readonly object[] {
  const labels = codes.flatMap((lang) => {
    const value = skosLabel(concept, lang)
    return value === undefined ? [] : [{ lang, value }]
  })
  const neighbours = Array.from({ length: concept.neighbours }, (_, at) => ({
    uri: `http://sandbox.example/${thesaurus}/n_${at}`,
    type: 'skos:Concept',
    prefLabel: codes.map((lang) => ({ lang, value: `neighbour ${at}` })),
  }))
  const [only] = labels
  return [
    ...neighbours,
    {
      uri: conceptUri(thesaurus, concept),
      type: ['skos:Concept'],
      prefLabel: labels.length === 1 ? only : labels,
      altLabel: { lang: 'fr', value: 'plume' },
    },
  ]
}

function gemet({ path, query }: WireRequest): WireAnswer {
  const own = heldBy('gemet')
  if (path === '/getConceptsMatchingKeyword') {
    const language = query.get('language') ?? 'en'
    const asked = (query.get('keyword') ?? '').toLowerCase()
    const hits = own.filter((concept) => labelIn(concept, language)?.toLowerCase() === asked)
    return json(
      200,
      hits.map((concept) => ({
        uri: conceptUri('gemet', concept),
        preferredLabel: { string: labelIn(concept, language), language },
      })),
    )
  }
  const concept = own.find((one) => conceptUri('gemet', one) === query.get('concept_uri'))
  if (path !== '/getAllTranslationsForConcept' || concept === undefined) return text(404, 'Not found')
  return json(
    200,
    ['pt', 'es', 'en'].map((language) => ({ language, string: labelIn(concept, language) })),
  )
}

export const thesauri = {
  mesh: refusing('mesh', mesh),
  decs: refusing('decs', decs),
  agrovoc: refusing('agrovoc', (request) => skosmos('agrovoc', request)),
  unesco: refusing('unesco', (request) => skosmos('unesco', request)),
  elsst: refusing('elsst', (request) => skosmos('elsst', request)),
  gemet: refusing('gemet', gemet),
} satisfies Readonly<Record<Thesaurus, Service>>
