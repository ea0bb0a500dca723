import { z } from 'zod'

/** Ids are opaque text made by the database or by a hash; the brand stops one being passed for another. */
const idText = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/)

export const UserId = idText.brand<'UserId'>()
export type UserId = z.infer<typeof UserId>

export const ProjectId = idText.brand<'ProjectId'>()
export type ProjectId = z.infer<typeof ProjectId>

export const RunId = idText.brand<'RunId'>()
export type RunId = z.infer<typeof RunId>
