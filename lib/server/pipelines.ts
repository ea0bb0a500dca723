import { AppError } from '@/lib/contracts/errors'
import type { Pipeline } from '@/lib/engine/pipeline'
import { proposalPipeline } from '@/lib/pipelines/proposal/pipeline'
import { sourceValidation } from '@/lib/pipelines/sources/pipeline'

const pipelines: readonly Pipeline[] = [sourceValidation, proposalPipeline]

/** The pipeline of that name, or null where this version has none. */
export function findPipeline(name: string): Pipeline | null {
  return pipelines.find((candidate) => candidate.name === name) ?? null
}

/** The pipeline of that name; throws `internal` for one that this version does not have. */
export function getPipeline(name: string): Pipeline {
  const found = findPipeline(name)
  if (!found) throw new AppError('internal', `there is no pipeline ${name}`)
  return found
}
