import type { VocabularyId } from '@/lib/contracts/concept-map'
import { decs } from './decs'
import { gemet } from './gemet'
import { mesh } from './mesh'
import { skosmosVocabulary } from './skosmos'
import type { Vocabulary } from './vocabulary'
import { wikidata } from './wikidata'
import { wikipedia } from './wikipedia'

/** Every vocabulary service, in the order in which their names are taken: those of a field before those of everything. */
export const vocabularies: Readonly<Record<VocabularyId, Vocabulary>> = {
  mesh,
  decs,
  // Labels in Brazilian Portuguese often stand where there is none in European Portuguese.
  agrovoc: skosmosVocabulary({ id: 'agrovoc', codes: { pt: ['pt', 'pt-BR'], en: ['en'], es: ['es'] } }),
  unesco: skosmosVocabulary({ id: 'unesco', codes: { en: ['en'], es: ['es'] } }),
  elsst: skosmosVocabulary({ id: 'elsst', codes: { en: ['en'], es: ['es'] } }),
  gemet,
  wikidata,
  wikipedia,
}

/** The real address of each service, without final slash. */
const realAddresses: Readonly<Record<VocabularyId, string>> = {
  mesh: 'https://id.nlm.nih.gov',
  decs: 'https://api.bvsalud.org',
  agrovoc: 'https://agrovoc.fao.org/browse/rest/v1/agrovoc',
  unesco: 'https://vocabularies.unesco.org/browser/rest/v1/thesaurus',
  elsst: 'https://thesauri.cessda.eu/rest/v1/elsst-5',
  gemet: 'https://www.eionet.europa.eu/gemet',
  wikidata: 'https://www.wikidata.org',
  wikipedia: 'https://{language}.wikipedia.org',
}

/** Where the services are: the real ones, or `${sandboxBase}/<id>` for each, Wikipedia's languages as folders. */
export function vocabularyAddresses(sandboxBase: string | undefined): Readonly<Record<VocabularyId, string>> {
  if (sandboxBase === undefined) return realAddresses
  const at = (path: string) => `${sandboxBase}/${path}`
  return {
    mesh: at('mesh'),
    decs: at('decs'),
    agrovoc: at('agrovoc/rest/v1/agrovoc'),
    unesco: at('unesco/rest/v1/thesaurus'),
    elsst: at('elsst/rest/v1/elsst-5'),
    gemet: at('gemet'),
    wikidata: at('wikidata'),
    wikipedia: at('wikipedia/{language}'),
  }
}
