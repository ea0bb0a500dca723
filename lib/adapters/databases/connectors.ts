import type { Connector } from '@/lib/contracts/connector'
import type { DatabaseId } from '@/lib/contracts/search'
import { arxiv } from './arxiv'
import { capes } from './capes'
import { core } from './core'
import { crossref } from './crossref'
import { doaj } from './doaj'
import { eric } from './eric'
import { europepmc } from './europepmc'
import { googlescholar } from './googlescholar'
import { jstor } from './jstor'
import { openalex } from './openalex'
import { pubmed } from './pubmed'
import { scielo } from './scielo'
import { semanticscholar } from './semanticscholar'
import { wos } from './wos'

/** Every connector by its database, in the order of the screen. */
export const connectors: Readonly<Record<DatabaseId, Connector>> = {
  jstor,
  scielo,
  capes,
  wos,
  googlescholar,
  openalex,
  crossref,
  semanticscholar,
  arxiv,
  pubmed,
  europepmc,
  doaj,
  eric,
  core,
}
