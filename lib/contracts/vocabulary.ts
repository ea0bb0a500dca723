import { z } from 'zod'
import { ConceptLanguage, FoundName, VocabularyId, vocabularyIds } from './concept-map'
import { CONCEPT_NAME_LENGTH_MAX, CONCEPTS_MAX } from './concept-terms'

/**
 * Terminology
 *   term    the name of a concept as it is sent to a service, in one language; never more of the topic than that
 *   entry   one thing that a service holds, with its names; several entries may carry the same name
 *   sense   an entry that a name may mean
 */

/** Names that are kept of one entry; a drug may have hundreds of trade names. */
export const ENTRY_NAMES_MAX = 80
/** Entries that are kept for one term. */
export const ENTRIES_MAX = 10

const shortText = z.string().min(1).max(CONCEPT_NAME_LENGTH_MAX)
const id = z.string().min(1).max(200)

export const EntryName = z.object({
  text: shortText,
  language: ConceptLanguage,
  /** `label`: what the service calls it; `alias`: any other name. */
  kind: z.enum(['label', 'alias']),
})
export type EntryName = z.infer<typeof EntryName>

export const VocabularyEntry = z.object({
  id,
  names: z.array(EntryName).max(ENTRY_NAMES_MAX),
  /** What it is, in a few words. */
  descriptions: z.array(z.object({ language: ConceptLanguage, text: z.string().min(1).max(300) })).max(3),
  /** What only Wikidata says; absent for thesauri, which hold concepts only. */
  item: z
    .object({
      /** Q-ids of P31. */
      instanceOf: z.array(z.string().max(20)).max(30),
      isSubclass: z.boolean(),
      /** MeSH descriptors (P486). */
      mesh: z.array(z.string().max(20)).max(10),
      inAat: z.boolean(),
      inKbpedia: z.boolean(),
      /** In how many of the Portuguese, Spanish and English Wikipedias it has an article. */
      articles: z.number().int().min(0).max(3),
    })
    .optional(),
  /** The Wikidata item of a Wikipedia article. */
  wikidata: z.string().max(20).optional(),
})
export type VocabularyEntry = z.infer<typeof VocabularyEntry>

/** What a service says to one term; an empty list says that it has no such thing. */
export const VocabularyEntries = z.array(VocabularyEntry).max(ENTRIES_MAX)

export const VocabularyTerm = z.object({ text: shortText, language: ConceptLanguage })
export type VocabularyTerm = z.infer<typeof VocabularyTerm>

/**
 * Why a service was not asked. `no-contact`: Wikimedia asks for the e-mail address of whoever runs the installation.
 * `no-name`: the service has no language in which the concepts have a name.
 */
export const namesOffReasons = ['switched-off', 'no-contact', 'no-key', 'no-name'] as const
/**
 * Why a service that was asked gave nothing. `refused`: it did not accept the request or the key; `blocked`: it turns this
 * program away; `unreadable`: what came was no whole answer.
 */
export const namesFailures = [
  'timed-out',
  'throttled',
  'blocked',
  'refused',
  'unreachable',
  'unreadable',
  'too-large',
] as const
export const NamesFailure = z.enum(namesFailures)
export type NamesFailure = z.infer<typeof NamesFailure>

/** What one service brought. `unanswered`: terms that it left open while it answered others. */
export const NamesReport = z.discriminatedUnion('outcome', [
  z.object({
    service: VocabularyId,
    outcome: z.literal('answered'),
    names: z.number().int().min(0),
    unanswered: z.number().int().min(0),
  }),
  z.object({ service: VocabularyId, outcome: z.literal('nothing-found') }),
  z.object({ service: VocabularyId, outcome: z.literal('off'), why: z.enum(namesOffReasons) }),
  z.object({ service: VocabularyId, outcome: z.literal('failed'), why: NamesFailure }),
])
export type NamesReport = z.infer<typeof NamesReport>

/** A concept whose name has several senses, between which the topic does not decide: the student is asked. */
export const AmbiguousConcept = z.object({
  concept: z.string().max(80),
  senses: z
    .array(
      z.object({
        vocabulary: VocabularyId,
        id,
        name: shortText,
        /** '' when the service does not say. */
        description: z.string().max(300),
        /** The names that the concept gets when this sense is meant. */
        names: z.array(FoundName).max(20),
      }),
    )
    .min(2)
    .max(4),
})
export type AmbiguousConcept = z.infer<typeof AmbiguousConcept>

/** What is kept of earlier answers; a service that failed is not kept. */
export interface VocabularyCache {
  /** By `cacheKey`; what is missing or too old is absent. */
  read(keys: readonly string[]): Promise<ReadonlyMap<string, readonly VocabularyEntry[]>>
  save(key: string, entries: readonly VocabularyEntry[]): Promise<void>
}

/** Names for the concepts of a map, and one report for each service, in the order of the contract. */
export const FoundNames = z.object({
  found: z.array(FoundName).max(CONCEPTS_MAX * 12),
  ambiguous: z.array(AmbiguousConcept).max(CONCEPTS_MAX),
  services: z.array(NamesReport).max(vocabularyIds.length),
})
export type FoundNames = z.infer<typeof FoundNames>
