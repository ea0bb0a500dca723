import { z } from 'zod'

/**
 * Terminology
 *   level   what kind of review a publication went through
 *   tier    how its journal, press or series is regarded
 *   band    a number of citations and the score from there on
 */
export const peerReviewLevels = [
  'journal article',
  'refereed proceedings',
  'academic book',
  'preprint or working paper',
  'thesis',
  'professional grey literature',
  'other grey literature',
  'unverified',
] as const
export type PeerReviewLevel = (typeof peerReviewLevels)[number]

export const venueTiers = [
  'top',
  'top press',
  'established',
  'third quartile',
  'established press',
  'regional or unknown',
  'proceedings or working papers',
  'not academic',
  'predatory',
] as const
export type VenueTier = (typeof venueTiers)[number]

export const missingCases = [
  'journal article, review likely',
  'journal article, review unknown',
  'proceedings, review unknown',
  'journal unknown',
  'citations unknown',
] as const
export type MissingCase = (typeof missingCases)[number]

export const qualityPartNames = ['peer review', 'journal tier', 'citations'] as const
export type QualityPartName = (typeof qualityPartNames)[number]

export const quartiles = ['Q1', 'Q2', 'Q3', 'Q4'] as const

const Score100 = z.number().min(0).max(100)
const Tier = z.enum(venueTiers)
const Name = z.string().min(1).max(200)
const ROWS_MAX = 2_000

/** `fromAge` in years; `bands` from the most citations down to 0, scores never rising on the way. */
export const CitationTable = z.object({
  fromAge: z.number().int().min(0),
  bands: z.array(z.object({ from: z.number().min(0), score: Score100 })).max(ROWS_MAX),
})
export type CitationTable = z.infer<typeof CitationTable>

/** The rubric as a person wrote it: scores 0…100, weights in percent with sum 100. */
export const Rubric = z.object({
  weights: z.record(z.enum(qualityPartNames), Score100),
  peerReview: z.record(z.enum(peerReviewLevels), Score100),
  tiers: z.record(Tier, Score100),
  /** Oldest first; the last one starts at age 0. */
  citations: z.array(CitationTable).min(1).max(20),
  missing: z.record(z.enum(missingCases), Score100),
  quartileTiers: z.record(z.enum(quartiles), Tier),
  /** Classes in upper case. */
  qualisTiers: z.array(z.object({ qualis: Name, tier: Tier })).max(ROWS_MAX),
  /** Highest first. */
  citednessTiers: z.array(z.object({ atLeast: z.number().min(0), tier: Tier })).max(ROWS_MAX),
  /** Lower case. */
  pressTiers: z.array(z.object({ press: Name, tier: Tier })).max(ROWS_MAX),
  /** ISSNs and names in lower case. */
  excludedVenues: z.array(Name).max(ROWS_MAX),
})
export type Rubric = z.infer<typeof Rubric>

/** A mistake in the file: its line from 1 (0 when the mistake is an absence) and one sentence in English. */
export interface RubricError {
  readonly line: number
  readonly message: string
}
