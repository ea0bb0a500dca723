import { z } from 'zod'

/** What the library answers to a file: the item, and what a file of references held. */
export const LibraryAdded = z.object({
  id: z.string(),
  isNew: z.boolean(),
  references: z.object({ added: z.number(), waitsFor: z.record(z.string(), z.string()) }).optional(),
})
export type LibraryAdded = z.infer<typeof LibraryAdded>
