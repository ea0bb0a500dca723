import { randomUUID } from 'node:crypto'
import type { Prisma } from '@/generated/prisma/client'
import type { MemoryEntry } from '@/lib/contracts/paper-session'
import type { CompletedAgent, Episode, PaperStore } from '@/lib/contracts/paper-store'
import type { Database } from './client'

/** Episodes of one agent that a prompt is compared with: the latest ones. */
const EPISODES_READ = 50
const STRUCTURE = 'research/structure'
const FLOAT_BYTES = 4

/** The sessions of one project, or of the terminal where it is null. A session of another owner is as good as none. */
export function paperStore(db: Database, projectId: string | null): PaperStore {
  const of = (id: string) => ({ id, projectId })
  return {
    create: async ({ state, input }) => {
      await db.paperSession.create({
        data: { ...of(state.sessionId), completed: 0, state: json(state), input: json(input) },
      })
    },
    saveInput: async (sessionId, input) => {
      await db.paperSession.updateMany({ where: of(sessionId), data: { input: json(input) } })
    },
    load: async (sessionId) => {
      // Side by side: a relation would be asked for only once the session has come.
      const [row, structure] = await Promise.all([
        db.paperSession.findFirst({ where: of(sessionId), select: { state: true, input: true } }),
        db.paperEntry.findFirst({ where: { sessionId, domain: STRUCTURE }, select: { content: true } }),
      ])
      return row && { state: row.state, input: row.input, structure: structure?.content ?? null }
    },
    save: async (state) => {
      const { count } = await db.paperSession.updateMany({
        where: { ...of(state.sessionId), completed: state.completedAgents.length },
        data: { state: json(state) },
      })
      return count === 1
    },
    complete: (completed) => complete(db, projectId, completed),
    entries: async (sessionId, domains) => {
      if (domains.length === 0) return []
      return db.paperEntry.findMany({
        where: { session: of(sessionId), domain: { in: [...domains] } },
        select: { domain: true, tags: true, agent: true, content: true },
        orderBy: { completedAt: 'asc' },
      })
    },
    outputs: async (sessionId) => {
      const rows = await db.paperEntry.findMany({
        where: { session: of(sessionId) },
        select: { agent: true, content: true, writtenBy: true },
      })
      return {
        outputs: Object.fromEntries(rows.map(({ agent, content }) => [agent, content])),
        writers: new Map(rows.map(({ agent, writtenBy }) => [agent, writtenBy])),
      }
    },
    episodes: ({ agent, besides }) => latestEpisodes(db, { projectId, agent, besides }),
    episodeTexts: async (ids) => {
      const rows = await db.paperEpisode.findMany({
        where: { id: { in: [...ids] }, projectId },
        select: { id: true, question: true, answer: true },
      })
      return new Map(rows.map(({ id, question, answer }) => [id, { question, answer }]))
    },
  }
}

/** How many sessions of a paper a project has. */
export async function countPaperSessions(db: Database, projectId: string): Promise<number> {
  return db.paperSession.count({ where: { projectId } })
}

/** The entries of a session whose tags hold all of these, in the order in which they were stored. @specified */
export async function entriesTagged(
  db: Database,
  sessionId: string,
  tags: readonly string[],
): Promise<readonly MemoryEntry[]> {
  return db.paperEntry.findMany({
    where: { sessionId, tags: { hasEvery: [...tags] } },
    select: { domain: true, tags: true, agent: true, content: true },
    orderBy: { completedAt: 'asc' },
  })
}

const json = (value: unknown): Prisma.InputJsonObject => JSON.parse(JSON.stringify(value))

/** The row's count of completed agents is the lock: of two completions at the same time one finds it moved on. */
async function complete(
  db: Database,
  projectId: string | null,
  { state, agent, entries, writtenBy, episode }: CompletedAgent,
): Promise<boolean> {
  const { sessionId, completedAgents } = state
  return db.$transaction(async (tx) => {
    const { count } = await tx.paperSession.updateMany({
      where: { id: sessionId, projectId, completed: completedAgents.length - 1 },
      data: { completed: completedAgents.length, state: json(state) },
    })
    if (count === 0) return false
    await tx.paperEntry.createMany({
      data: entries.map(({ domain, tags, content }) => ({
        sessionId,
        agent,
        domain,
        tags,
        writtenBy,
        content: json(content),
      })),
    })
    if (episode) {
      const { question, answer, vectors } = episode
      const bytes = Uint8Array.from(new Uint8Array(vectors.buffer, vectors.byteOffset, vectors.byteLength))
      await tx.paperEpisode.create({
        data: { id: randomUUID(), sessionId, projectId, agent, question, answer, vectors: bytes },
      })
    }
    return true
  })
}

async function latestEpisodes(
  db: Database,
  { projectId, agent, besides }: { projectId: string | null; agent: string; besides: string },
): Promise<readonly Episode[]> {
  const rows = await db.paperEpisode.findMany({
    where: { projectId, agent, sessionId: { not: besides } },
    select: { id: true, createdAt: true },
    orderBy: { createdAt: 'desc' },
    take: EPISODES_READ,
  })
  const kept = vectorsOf(db)
  const missing = rows.flatMap(({ id }) => (kept.has(id) ? [] : [id]))
  if (missing.length > 0) {
    const read = await db.paperEpisode.findMany({
      where: { id: { in: missing } },
      select: { id: true, vectors: true },
    })
    for (const { id, vectors } of read) kept.set(id, floatsOf(vectors))
  }
  const episodes = rows.flatMap(({ id, createdAt }) => {
    const vectors = kept.get(id)
    if (!vectors) return []
    // The last read ones stand last, so that the first are those that nobody has asked for the longest.
    kept.delete(id)
    kept.set(id, vectors)
    return [{ id, createdAt, vectors }]
  })
  for (const id of [...kept.keys()].slice(0, Math.max(0, kept.size - VECTORS_KEPT))) kept.delete(id)
  return episodes
}

/** Episodes of which a process keeps the vectors, about 25 kB each; an episode never changes. */
const VECTORS_KEPT = 1_000
const keptVectors = new WeakMap<Database, Map<string, Float32Array>>()

function vectorsOf(db: Database): Map<string, Float32Array> {
  const kept = keptVectors.get(db) ?? new Map<string, Float32Array>()
  keptVectors.set(db, kept)
  return kept
}

/** Copied, since the bytes of a row need not lie where floats may. */
function floatsOf(bytes: Uint8Array): Float32Array {
  const copy = bytes.slice()
  return new Float32Array(copy.buffer, 0, Math.floor(copy.byteLength / FLOAT_BYTES))
}
