import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { AppError } from '@/lib/contracts/errors'
import { packageRoot } from './package-root'
import type { PipelineRow } from './pipelines'

/**
 * Adds the row that a module exports as `row` to the pipelines of this process; for tests, which bring pipelines that the
 * product does not have. Throws `bad-configuration` for a module without a row.
 */
export async function addPipeline(file: string): Promise<void> {
  const loaded: unknown = await import(pathToFileURL(path.resolve(packageRoot(), file)).href)
  const row: unknown = typeof loaded === 'object' && loaded !== null && 'row' in loaded ? loaded.row : null
  if (!isRow(row)) throw new AppError('bad-configuration', `EXTRA_PIPELINE: ${file} exports no row`)
  globalThis.carrelExtraPipelines = [...(globalThis.carrelExtraPipelines ?? []), row]
}

/** The rest the compiler has checked where the module was written. */
function isRow(value: unknown): value is PipelineRow {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pipeline' in value &&
    'stages' in value &&
    'world' in value
  )
}
