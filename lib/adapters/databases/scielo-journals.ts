/**
 * DOI prefixes that SciELO collections registered for their journals: Brazil, Chile, Spain. Their suffix is the SciELO
 * identifier of the article.
 */
export const SCIELO_PREFIXES = ['10.1590', '10.4067', '10.4321'] as const

const collectionsByPrefix: Readonly<Record<string, string>> = {
  '10.1590': 'scl',
  '10.4067': 'chl',
  '10.4321': 'esp',
}

/** The SciELO collection code behind a DOI, "scl" (Brazil) when the prefix does not tell. */
export function scieloCollection(doi: string | null): string {
  return collectionsByPrefix[doi?.split('/')[0] ?? ''] ?? 'scl'
}

/**
 * Journals of SciELO collections whose publishers use DOI prefixes of their own, so that the prefixes above miss them:
 * Colombia, Mexico, Argentina, Peru, Cuba, Venezuela, Costa Rica, Portugal, South Africa. Not complete.
 * OpenAlex takes at most 100.
 */
export const SCIELO_ISSNS = [
  '0120-4157', // Biomédica
  '1657-9534', // Colombia Médica
  '0124-0064', // Revista de Salud Pública (Bogotá)
  '0034-7450', // Revista Colombiana de Psiquiatría
  '0036-3634', // Salud Pública de México
  '0016-3813', // Gaceta Médica de México
  '1405-6666', // Revista Mexicana de Investigación Educativa
  '1607-4041', // Revista Electrónica de Investigación Educativa
  '0185-2698', // Perfiles Educativos
  '1870-3453', // Revista Mexicana de Biodiversidad
  '0025-7680', // Medicina (Buenos Aires)
  '1726-4634', // Revista Peruana de Medicina Experimental y Salud Pública
  '0034-7523', // Revista Cubana de Medicina
  '0378-1844', // Interciencia
  '0535-5133', // Investigación Clínica
  '0034-7744', // Revista de Biología Tropical
  '0870-8231', // Análise Psicológica
  '0871-9187', // Revista Portuguesa de Educação
  '0038-2353', // South African Journal of Science
  '0256-9574', // South African Medical Journal
] as const
