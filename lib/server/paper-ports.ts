import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { borderEvidence } from '@/lib/adapters/models/load-prompt'
import { type Database, openDatabase } from '@/lib/adapters/store/client'
import { openEmbeddedDatabase } from '@/lib/adapters/store/embedded/embedded-database'
import { migrate } from '@/lib/adapters/store/migrate'
import { paperStore } from '@/lib/adapters/store/paper-sessions'
import { beyondScopes } from '@/lib/adapters/store/scope'
import { checkOutput } from '@/lib/core/paper/check-output'
import type { PaperPorts } from '@/lib/pipelines/paper/ports'
import { env } from './env'
import { errorWords } from './error-words'
import { log } from './log'
import { packageRoot } from './package-root'
import { readPaperPrompts } from './paper-prompts'

/** How the sessions of a project, or of the terminal, touch the world. */
export async function makePaperPorts(db: Database, projectId: string | null): Promise<PaperPorts> {
  return {
    store: paperStore(db, projectId),
    prompts: await readPaperPrompts(),
    border: borderEvidence,
    check: async (agent, output, context) => checkOutput(agent, output, context),
    now: () => new Date(),
    newId: randomUUID,
    onEpisodesFailed: (error) => log.warn({ error: errorWords(error) }, 'paper episodes'),
  }
}

/** Does some work on the sessions of the terminal, in the database that the environment names or the built-in one. */
export async function withPaperPorts<T>(work: (ports: PaperPorts) => Promise<T>): Promise<T> {
  const { DATABASE_URL, DATA_DIR } = env()
  const embedded = DATABASE_URL ? null : await openEmbeddedDatabase(path.resolve(DATA_DIR, 'postgres'))
  const url = DATABASE_URL ?? embedded?.url ?? ''
  try {
    await migrate(url, path.join(packageRoot(), 'prisma/migrations'))
    const db = openDatabase(url)
    try {
      // Sessions of the terminal are of no project.
      return await beyondScopes(async () => work(await makePaperPorts(db, null)))
    } finally {
      await db.$disconnect()
    }
  } finally {
    await embedded?.close()
  }
}
