import type { Database } from '@/lib/adapters/store/client'
import { hasProjects } from '@/lib/adapters/store/projects'
import { beyondScopes } from '@/lib/adapters/store/scope'
import { ValidationInput } from '@/lib/contracts/source-validation'
import { prepareSearch } from '@/lib/pipelines/sources/prepare'
import { errorWords } from '@/lib/server/error-words'
import { log } from './log'
import { listPipelines } from './pipelines'
import { ensureSandbox } from './sandbox'

/** What a newcomer's first project asks for; nobody is signed in, so each is refused or empty, and loaded all the same. */
const FIRST_PATHS = [
  '/',
  '/projects/none/sources',
  '/api/projects/none/selection',
  '/api/projects/none/standing',
  '/api/runs/none/events',
] as const

/** Any topic: reading it builds the index of the vocabulary. */
const TOPIC = 'remote work and productivity'

/** One thing that is slow at its first use alone. */
interface Part {
  readonly name: string
  load(): unknown
}

interface WarmUp {
  /** Where this process serves its pages; null for a worker without. */
  readonly address: string | null
  readonly db: Database
  readonly signal: AbortSignal
}

/**
 * Loads what is slow at its first use, so that nobody's first project waits for it: the pages, what the pipelines touch the
 * world with, the index of the vocabulary, and in a new installation the sandbox, which its first page offers. One part after
 * the other, with requests served in between; a part that fails loads at its first use. Never rejects.
 */
export async function warmUp({ address, db, signal }: WarmUp): Promise<void> {
  const pages = address === null ? [] : [...pagesAt(address, signal), sandboxWhenNew(db)]
  for (const { name, load } of [...pages, ...worlds(), vocabulary]) {
    await new Promise<void>((resolve) => setImmediate(resolve))
    if (signal.aborted) return
    try {
      await load()
    } catch (error) {
      if (!signal.aborted) log.warn({ part: name, error: errorWords(error) }, 'not loaded beforehand')
    }
  }
}

function pagesAt(address: string, signal: AbortSignal): readonly Part[] {
  return FIRST_PATHS.map((path) => ({
    name: path,
    load: async () => (await fetch(address + path, { signal })).arrayBuffer(),
  }))
}

/** It takes memory for good, so an installation in use starts it when it is asked for. */
const sandboxWhenNew = (db: Database): Part => ({
  name: 'sandbox',
  load: async () => ((await beyondScopes(() => hasProjects(db))) ? null : ensureSandbox()),
})

function worlds(): readonly Part[] {
  return listPipelines().map(({ pipeline, world }) => ({ name: pipeline.name, load: world }))
}

const vocabulary: Part = {
  name: 'vocabulary',
  load: () => prepareSearch(ValidationInput.parse({ mode: 'standalone', topic: TOPIC }), 2000),
}
