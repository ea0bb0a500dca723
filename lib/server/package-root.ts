import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * Carrel's own folder. Run from source it is found from this file; a bundled copy of this file lies elsewhere, and then
 * the server was started in the folder.
 */
export function packageRoot(): string {
  const fromHere = path.resolve(/* turbopackIgnore: true */ import.meta.dirname ?? '.', '../..')
  return existsSync(path.join(fromHere, 'lib/pipelines')) ? fromHere : process.cwd()
}
