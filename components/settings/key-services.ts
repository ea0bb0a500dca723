import type { SecretName } from '@/lib/contracts/connector'

export interface KeyService {
  readonly name: SecretName
  /** As the service writes itself. */
  readonly label: string
  /** Without a key the database stays closed. */
  readonly needed: boolean
  /** Where a person gets a key. */
  readonly href: string
}

/** Every service that takes a key, those that stay closed without one first. */
export const keyServices: readonly KeyService[] = [
  {
    name: 'wos',
    label: 'Web of Science',
    needed: true,
    href: 'https://developer.clarivate.com/apis/wos-starter',
  },
  { name: 'serpapi', label: 'SerpApi', needed: true, href: 'https://serpapi.com/manage-api-key' },
  { name: 'searchapi', label: 'SearchApi', needed: true, href: 'https://www.searchapi.io/' },
  { name: 'openalex', label: 'OpenAlex', needed: false, href: 'https://openalex.org/settings/api' },
  {
    name: 'semanticscholar',
    label: 'Semantic Scholar',
    needed: false,
    href: 'https://www.semanticscholar.org/product/api#api-key-form',
  },
  {
    name: 'pubmed',
    label: 'PubMed (NCBI)',
    needed: false,
    href: 'https://account.ncbi.nlm.nih.gov/settings/',
  },
  { name: 'core', label: 'CORE', needed: false, href: 'https://core.ac.uk/services/api' },
  { name: 'tavily', label: 'Tavily', needed: false, href: 'https://app.tavily.com/' },
]
