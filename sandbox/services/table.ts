import { thesauri } from '../vocabularies/thesauri'
import { wikidata, wikipedia } from '../vocabularies/wikimedia'
import type { Service } from '../wire'
import { arxiv } from './arxiv'
import { clinicaltrials } from './clinical-trials'
import { core } from './core'
import { crossref } from './crossref'
import { datacite } from './datacite'
import { doaj } from './doaj'
import { eric } from './eric'
import { europepmc } from './europe-pmc'
import { googlescholar, searchapi } from './google-scholar'
import { opencitations } from './open-citations'
import { openalex } from './openalex'
import { orcid } from './orcid'
import { pubmed } from './pubmed'
import { scielo } from './scielo'
import { semanticscholar } from './semantic-scholar'
import { tavily } from './tavily'
import { unpaywall } from './unpaywall'
import { wos } from './wos'

/** Every service of the sandbox, academic ones and vocabularies, by the first part of its path. */
export const services: Readonly<Record<string, Service>> = {
  openalex,
  crossref,
  semanticscholar,
  arxiv,
  pubmed,
  europepmc,
  doaj,
  wos,
  googlescholar,
  searchapi,
  scielo,
  unpaywall,
  datacite,
  core,
  eric,
  clinicaltrials,
  opencitations,
  orcid,
  tavily,
  ...thesauri,
  wikidata,
  wikipedia,
}
