import { between, chance, type Random } from './random'
import type { AccessState, CatalogueRecord, RecordKind } from './record'
import type { Venue } from './venues'

/** The part of a record by which indexes know it. */
export type Identifiers = Pick<CatalogueRecord, 'doi' | 'arxivId' | 'pmid' | 'pmcid' | 'scieloPid'>

/**
 * "2316.10123", unique by the record's number. The month is 13 to 24, which no true identifier has: an invented record must
 * not carry the identifier of somebody's paper.
 */
export function arxivIdOf(date: { readonly year: number; readonly month: number }, number: number): string {
  const yearMonth = String(date.year % 100).padStart(2, '0') + String(date.month + 12)
  return `${yearMonth}.${10_000 + (number % 89_999)}`
}

interface Facts {
  readonly number: number
  readonly fieldId: string
  readonly isMedical: boolean
  readonly kind: RecordKind
  readonly venue: Venue | null
  readonly access: AccessState
  readonly year: number
  readonly month: number
  readonly issue: number
}

function doiLikelihood01(facts: Facts): number {
  // arXiv's own DOIs are another prefix and follow from the identifier.
  if (facts.kind === 'preprint') return 0
  if (facts.kind === 'thesis') return 0.6
  return facts.venue?.tier === 4 ? 0.75 : 0.96
}

function pidOf(venue: Venue, facts: Facts): string {
  const order = String(facts.number % 100_000).padStart(5, '0')
  return `S${venue.issnPrint}${facts.year}${String(facts.issue).padStart(4, '0')}${order}`
}

/** Every DOI begins with 10.5555, the prefix for examples. */
export function inventIdentifiers(random: Random, facts: Facts): Identifiers {
  const arxivId = facts.kind === 'preprint' ? arxivIdOf(facts, facts.number) : null
  const hasDoi = chance(random, doiLikelihood01(facts))
  const doi = `10.5555/${facts.fieldId.slice(0, 4)}.${facts.year}.${String(facts.number).padStart(5, '0')}`
  const isArticle = facts.kind === 'article' || facts.kind === 'review'
  const inMedline = facts.isMedical && isArticle && chance(random, 0.88)
  const medicalNumber = 90_000_000 + facts.number
  return {
    doi: hasDoi ? doi : null,
    arxivId,
    pmid: inMedline ? String(medicalNumber) : null,
    pmcid: inMedline && facts.access !== 'closed' ? `PMC${medicalNumber}` : null,
    scieloPid: facts.venue?.inScielo === true ? pidOf(facts.venue, facts) : null,
  }
}

export function inventPages(random: Random): Pick<CatalogueRecord, 'firstPage' | 'lastPage'> {
  const firstPage = between(random, 1, 640)
  return { firstPage, lastPage: firstPage + between(random, 6, 28) }
}
