import { z } from 'zod'

/** What a file of references brought. */
const AddedReferences = z.object({
  added: z.number(),
  /** How many the library had before. */
  known: z.number(),
  /** Which file each of them waits for: its name, the id of the item. */
  waitsFor: z.record(z.string(), z.string()),
  /** Records that could not be read, as they stand in the file. */
  unread: z.array(z.string()),
})

/** What the library answers to a file: the item, or what a file of references held. */
export const LibraryAdded = z.union([
  z.object({ id: z.string(), isNew: z.boolean() }),
  z.object({ references: AddedReferences }),
])
export type LibraryAdded = z.infer<typeof LibraryAdded>
