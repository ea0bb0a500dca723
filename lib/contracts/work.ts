import { z } from 'zod'

/**
 * Terminology
 *   work     one publication as ONE index describes it, normalised; nothing guessed, unknown is null
 *   origin   which index returned the work and under which id
 *   source   a work of the project: one or more merged works with scores, links and the student's decision
 */

/** Upper bounds of text taken from outside, in UTF-16 units; longer text is cut at the border. */
export const TITLE_MAX = 2_000
export const ABSTRACT_MAX = 20_000
const AUTHORS_MAX = 500

export const WorkType = z.enum([
  'article',
  'review',
  'preprint',
  'thesis',
  'book',
  'chapter',
  'proceedings',
  'dataset',
  'trial',
  'report',
  'other',
])
export type WorkType = z.infer<typeof WorkType>

export const Author = z.object({
  given: z.string().max(300).optional(),
  family: z.string().max(300).optional(),
  /** The name as printed, when it could not be split (organisations, single names). */
  full: z.string().max(600).optional(),
  /** 0000-0000-0000-000X, without address. */
  orcid: z.string().max(19).optional(),
})
export type Author = z.infer<typeof Author>

/** `via` names the index that says so. Only Crossref decides alone; others are shown as "possibly". */
export const Retraction = z.object({
  kind: z.enum(['retracted', 'concern', 'corrected']),
  noticeDoi: z.string().max(300).optional(),
  date: z.string().max(10).optional(),
  via: z.string().max(40),
})
export type Retraction = z.infer<typeof Retraction>

export const Origin = z.object({ db: z.string().min(1).max(40), id: z.string().min(1).max(500) })
export type Origin = z.infer<typeof Origin>

/** One publication as an index describes it. Field rules: DOI bare and lower case; ISSN NNNN-NNNX; language ISO 639-1. */
export const Work = z.object({
  title: z.string().max(TITLE_MAX),
  titles: z
    .array(z.object({ lang: z.string().max(12), text: z.string().max(TITLE_MAX) }))
    .max(20)
    .optional(),
  authors: z.array(Author).max(AUTHORS_MAX),
  year: z.number().int().min(1400).max(2200).nullable(),
  /** YYYY, YYYY-MM or YYYY-MM-DD: the precision that was given. */
  date: z
    .string()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
    .optional(),
  venue: z.string().max(1_000).nullable(),
  issn: z.array(z.string().regex(/^\d{4}-\d{3}[\dX]$/)).max(20),
  type: WorkType,
  language: z.string().max(12).nullable(),
  abstract: z.string().max(ABSTRACT_MAX).nullable(),
  /** A fragment with an ellipsis from a search page; never to be shown as an abstract. */
  snippet: z.string().max(2_000).optional(),
  keywords: z.array(z.string().max(300)).max(100).optional(),
  doi: z.string().max(300).nullable(),
  pmid: z.string().max(20).optional(),
  pmcid: z.string().max(20).optional(),
  arxivId: z.string().max(40).optional(),
  openAlexId: z.string().max(20).optional(),
  volume: z.string().max(60).optional(),
  issue: z.string().max(60).optional(),
  pages: z.string().max(60).optional(),
  publisher: z.string().max(500).optional(),
  urls: z.object({ landing: z.string().max(2_000).optional(), pdf: z.string().max(2_000).optional() }),
  /** null: the index does not say. 0 only if the index said 0. */
  citations: z.number().int().min(0).nullable(),
  /** true or false only where the index states it or requires it; otherwise null. */
  peerReviewed: z.boolean().nullable(),
  /** Why peer review is likely though not stated, e.g. "indexed in MEDLINE". Only meaningful while peerReviewed is null. */
  peerReviewHint: z.string().max(120).optional(),
  openAccess: z.boolean().nullable(),
  retraction: Retraction.nullable(),
  /** DOI of the other form of this work (preprint ↔ version of record), when the index states it. */
  relatedDoi: z.string().max(300).optional(),
  source: z.array(Origin).min(1).max(40),
  /** True for invented records of the sandbox; they are never shown without saying so. */
  sandbox: z.boolean().optional(),
})
export type Work = z.infer<typeof Work>
