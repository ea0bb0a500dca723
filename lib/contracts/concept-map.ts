import { z } from 'zod'
import {
  CONCEPT_NAME_LENGTH_MAX,
  CONCEPT_NAMES_MAX,
  CONCEPTS_MAX,
  conceptLanguages,
  conceptRoles,
} from './concept-terms'

/**
 * Terminology
 *   concept   one thing that a topic is about ("remote work", "nurses", "Brazil"); never a verb, a question word, an
 *             evaluation or a frame such as "impact of"
 *   role      what the concept is in the topic; `central` ones must be met by every relevant source
 *   name      one way to say a concept in one language; every name shows where it came from
 *   state     proposed by the program, confirmed by the student, or dropped: kept for undo, used by nothing
 */

export const ConceptLanguage = z.enum(conceptLanguages)
export type ConceptLanguage = z.infer<typeof ConceptLanguage>

export const ConceptRole = z.enum(conceptRoles)
export type ConceptRole = z.infer<typeof ConceptRole>

export const ConceptState = z.enum(['proposed', 'confirmed', 'dropped'])
export type ConceptState = z.infer<typeof ConceptState>

/** Vocabulary services that can be asked for names. */
export const vocabularyIds = [
  'mesh',
  'decs',
  'agrovoc',
  'unesco',
  'elsst',
  'gemet',
  'wikidata',
  'wikipedia',
] as const
export const VocabularyId = z.enum(vocabularyIds)
export type VocabularyId = z.infer<typeof VocabularyId>

/** Where a name came from. `records`: as many arrived records as `count` carry it beside a name that was known. */
export const NameOrigin = z.discriminatedUnion('by', [
  z.object({ by: z.literal('student') }),
  z.object({ by: z.literal('built-in') }),
  z.object({ by: z.literal('records'), count: z.number().int().min(1) }),
  z.object({ by: z.literal('vocabulary'), vocabulary: VocabularyId, id: z.string().max(200) }),
  z.object({ by: z.literal('model'), model: z.string().max(120) }),
])
export type NameOrigin = z.infer<typeof NameOrigin>

export const ConceptName = z.object({
  text: z.string().trim().min(1).max(CONCEPT_NAME_LENGTH_MAX),
  language: ConceptLanguage,
  origin: NameOrigin,
  /** Taken out by the student: stays in the list, so that it is not learned again, and is used by nothing. */
  struckOut: z.boolean().default(false),
})
export type ConceptName = z.infer<typeof ConceptName>

export const Concept = z.object({
  /** Stays the same through every edit; unique in its map. */
  id: z.string().min(1).max(80),
  /** In the words of the student, a misspelling corrected. */
  name: z.string().trim().min(1).max(CONCEPT_NAME_LENGTH_MAX),
  role: ConceptRole,
  state: ConceptState.default('proposed'),
  /** The words as they stood in the text, where a misspelling was corrected. */
  misspelt: z.string().max(CONCEPT_NAME_LENGTH_MAX).optional(),
  names: z.array(ConceptName).max(CONCEPT_NAMES_MAX),
})
export type Concept = z.infer<typeof Concept>

/** What a topic is about, in the order of reading. An empty list says that no concept could be found in the words. */
export const ConceptMap = z.object({
  /** The language of the topic; null when it cannot be told or is none of the three. */
  language: ConceptLanguage.nullable(),
  concepts: z.array(Concept).max(CONCEPTS_MAX),
})
export type ConceptMap = z.infer<typeof ConceptMap>

/** A name that a source of names found for a concept of a map. */
export const FoundName = ConceptName.omit({ struckOut: true }).extend({ concept: z.string().max(80) })
export type FoundName = z.infer<typeof FoundName>

const conceptId = z.string().min(1).max(80)
const nameText = ConceptName.shape.text

/** One thing that a student does to the map. */
export const ConceptEdit = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('add'),
    id: conceptId,
    name: nameText,
    role: ConceptRole,
    language: ConceptLanguage,
  }),
  z.object({ kind: z.literal('confirm'), id: conceptId }),
  z.object({ kind: z.literal('drop'), id: conceptId }),
  z.object({ kind: z.literal('restore'), id: conceptId }),
  z.object({ kind: z.literal('role'), id: conceptId, role: ConceptRole }),
  z.object({ kind: z.literal('add-name'), id: conceptId, text: nameText, language: ConceptLanguage }),
  z.object({ kind: z.literal('strike-name'), id: conceptId, text: nameText, language: ConceptLanguage }),
  z.object({ kind: z.literal('restore-name'), id: conceptId, text: nameText, language: ConceptLanguage }),
])
export type ConceptEdit = z.infer<typeof ConceptEdit>
