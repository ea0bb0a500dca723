import { z } from 'zod'

export const documentSections = [
  'top',
  'parameters',
  'results',
  'threshold',
  'selected',
  'refinements',
  'databases',
  'quality',
  'next',
  'data',
] as const
export const DocumentSection = z.enum(documentSections)
export type DocumentSection = z.infer<typeof DocumentSection>

const noteText = z.string().min(1).max(20_000)

/** Text of the student: under a section, under a source, or under a heading of their own. */
export const DocumentNote = z.discriminatedUnion('on', [
  z.object({ on: z.literal('section'), section: DocumentSection, text: noteText }),
  z.object({ on: z.literal('source'), id: z.string().min(1).max(40), text: noteText }),
  z.object({ on: z.literal('heading'), heading: z.string().min(1).max(300), text: z.string().max(20_000) }),
])
export type DocumentNote = z.infer<typeof DocumentNote>
export const DOCUMENT_NOTES_MAX = 500
