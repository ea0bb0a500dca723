import { z } from 'zod'
import { CONCEPT_NAME_LENGTH_MAX, CONCEPTS_MAX } from './concept-terms'
import { ABSTRACT_MAX, Work } from './work'

/** Why two records became one source, strongest first. */
export const MergeRule = z.enum(['doi', 'pmid', 'arxiv', 'openalex', 'title-year-author', 'by-hand'])
export type MergeRule = z.infer<typeof MergeRule>

/** One named part of a score: 0…100, its weight 0…1, and what it rests on in a few words. */
export const ScorePart = z.object({
  name: z.string().max(40),
  score: z.number().min(0).max(100),
  weight: z.number().min(0).max(1),
  /** A short machine-made ground, e.g. matched words or "Q1 · SJR 2024"; data for the page, not a sentence. */
  ground: z.string().max(300).default(''),
  /** True when the evidence is missing and the score is the rubric's value for "unknown". */
  unknown: z.boolean().default(false),
})
export type ScorePart = z.infer<typeof ScorePart>

/** Matched words of one field, as they stand in it, in lower case; a page may mark them. */
const MatchedWords = z.array(z.string().max(60)).max(6)

/** A concept of the map in force when the source was scored: its id there, and its name in the words of the student. */
const ConceptSaid = z.object({ concept: z.string().max(80), name: z.string().max(CONCEPT_NAME_LENGTH_MAX) })

/** A concept that a source names, and by which of its words. */
export const NamedConcept = ConceptSaid.extend({
  title: MatchedWords,
  keywords: MatchedWords,
  abstract: MatchedWords,
})
export type NamedConcept = z.infer<typeof NamedConcept>

/** Which concepts of the topic a source names, and which required ones it does not. */
export const ConceptEvidence = z.object({
  /** It names every required concept with enough evidence: it counts for the threshold. */
  isOnTopic: z.boolean(),
  named: z.array(NamedConcept).max(CONCEPTS_MAX),
  missing: z.array(ConceptSaid).max(CONCEPTS_MAX),
})
export type ConceptEvidence = z.infer<typeof ConceptEvidence>

/** A score 0…100 with its parts and a one-sentence reason. Relevancy and quality are never combined. */
export const Score = z.object({
  score: z.number().min(0).max(100),
  parts: z.array(ScorePart).max(12),
  reason: z.string().max(600),
  /** Relevancy only; absent where the topic gave no concept, and in runs from before there was a concept map. */
  concepts: ConceptEvidence.optional(),
})
export type Score = z.infer<typeof Score>

export const PeerReview = z.enum(['confirmed', 'likely', 'unknown', 'no'])
export type PeerReview = z.infer<typeof PeerReview>

/** `dead`: the server says that there is no such page. `unreachable`: asked, but nobody could say. */
export const LinkState = z.enum(['open', 'paywalled', 'dead', 'unreachable', 'not-checked'])
export type LinkState = z.infer<typeof LinkState>

/**
 * What is known of a journal; all optional. The indexes give citedness, h-index and DOAJ (OpenAlex, DOAJ); quartile and
 * Qualis class come from the tables that an installation may be given (SJR_TABLE, QUALIS_TABLE); Carrel brings none.
 */
export const JournalFacts = z.object({
  quartile: z.enum(['Q1', 'Q2', 'Q3', 'Q4']).optional(),
  qualis: z.string().max(4).optional(),
  qualisCycle: z.string().max(20).optional(),
  inDoaj: z.boolean().optional(),
  meanCitedness2y: z.number().min(0).optional(),
  hIndex: z.number().int().min(0).optional(),
  via: z.string().max(80),
})
export type JournalFacts = z.infer<typeof JournalFacts>

/** A source of a project: the merged record, where it came from, both scores and what was checked. */
export const Source = z.object({
  /** Stable through later merges; `aliases` are the ids of sources that were merged into this one. */
  id: z.string().min(1).max(40),
  aliases: z.array(z.string().max(40)).max(60),
  work: Work,
  /** The records that were merged, one for each origin, as each index described them. */
  members: z.array(Work).min(1).max(60),
  mergedBy: z.array(MergeRule).max(60),
  /** Ids of other sources that are another form of the same work (preprint ↔ version of record). */
  linked: z.array(z.string().max(40)).max(20),
  relevancy: Score,
  quality: Score,
  peerReview: PeerReview,
  journal: JournalFacts.nullable(),
  /** `clean` only if the check was made and answered; otherwise `not-checked`. */
  retractionCheck: z.enum([
    'clean',
    'retracted',
    'possibly-retracted',
    'concern',
    'corrected',
    'not-checked',
  ]),
  summary: z
    .object({
      text: z.string().max(2_000),
      language: z.string().max(12).nullable(),
      engine: z.string().max(80),
    })
    .nullable(),
  access: z.object({
    state: LinkState,
    url: z.string().max(2_000).nullable(),
    /** A free copy elsewhere; null says that there is none only where `openCopyChecked` is true. */
    openCopyUrl: z.string().max(2_000).nullable(),
    openCopyChecked: z.boolean().optional(),
    checkedAt: z.string().nullable(),
  }),
  /** The cosine between source and topic by an embedding model; `to` tells which topic. Absent without such a model. */
  nearness: z.object({ to: z.string().max(40), cosine: z.number().min(-1).max(1) }).optional(),
  userProvided: z.boolean(),
  /** What the student wrote in where no database gave an abstract; set in documents and exports only. */
  writtenAbstract: z.string().max(ABSTRACT_MAX).optional(),
  /** True while it stands outside the present scope: kept, and back when the scope takes it in again. */
  outside: z.boolean().optional(),
  /** The search round (from 1) in which it was first seen. */
  firstRound: z.number().int().min(1),
})
export type Source = z.infer<typeof Source>
