import { z } from 'zod'

/** What searches by meaning on this installation, as the settings show it. */
export const EmbeddingState = z.object({
  /** The name of the model in use; null: what is built in. */
  inUse: z.string().nullable(),
  local: z.object({
    name: z.string(),
    /** About how much is fetched. */
    bytes: z.number(),
    hasRuntime: z.boolean(),
    hasModel: z.boolean(),
  }),
  /** Null while nothing is fetched. */
  fetchedBytes: z.number().nullable(),
  /** Whether the last fetching failed. */
  failed: z.boolean(),
})
export type EmbeddingState = z.infer<typeof EmbeddingState>
