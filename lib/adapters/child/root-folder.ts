import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Carrel's root, known by a file in it: above this one in the sources, the working directory in a built server. */
export function rootFolder(knownBy: string): string {
  const here = import.meta.url
  // Not `new URL(…, here)`: the bundler takes that for a file to bundle, and finds a folder.
  const above = here.startsWith('file:') ? join(dirname(fileURLToPath(here)), '../../..') : ''
  return above !== '' && existsSync(join(above, knownBy)) ? above : /* turbopackIgnore: true */ process.cwd()
}
