import { runChild } from '@/lib/adapters/child/run-child'
import type { Database } from '@/lib/adapters/store/client'
import { listAnchors, saveAnchors } from '@/lib/adapters/store/desk-anchors'
import type { CommentAnchor, CommentPlace, ProposalVersion, VersionChanges } from '@/lib/contracts/desk'
import type { DocumentTree } from '@/lib/contracts/document-tree'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import type { StoredComment } from '@/lib/core/desk/comment-threads'
import type { PlacedComment } from '@/lib/core/desk/place-comment'
import { asAsker } from '@/lib/server/asker'
import { errorWords } from '@/lib/server/error-words'
import { KeptResults } from '@/lib/server/kept-results'
import { log } from '@/lib/server/log'
import { inTurn, type TurnOwner } from '@/lib/server/turns'
import type { DeskJob } from './desk-program'

const PROGRAM = 'lib/server/desk/desk-program.ts'
const TIMEOUT_MS = 20_000
const MEMORY_MB = 384
/** Comments that are placed in one process; each such part is kept when it is done. */
const PLACES_AT_ONCE = 50
const CHANGES_KEPT = { countMax: 200, bytesMax: 16 * 1_048_576 } as const

// On globalThis because pages, routes and actions are bundled apart.
declare global {
  var carrelAnchoring: Map<string, Promise<unknown>> | undefined
  var carrelChanges: KeptResults<VersionChanges> | undefined
}

/** Where a new comment stands in a document. Throws as `inTurn` does, and `timed-out`. */
export async function placeIn(
  tree: DocumentTree,
  place: CommentPlace,
  owner: TurnOwner,
): Promise<PlacedComment> {
  const placed: PlacedComment = JSON.parse(await work({ kind: 'place', tree, place }, owner))
  return placed
}

/**
 * What changed between two versions; worked out once in this process as long as it is kept. Throws as `inTurn` does, and
 * `timed-out`.
 */
export async function changesBetween(
  before: ProposalVersion,
  after: ProposalVersion,
  owner: TurnOwner,
): Promise<VersionChanges> {
  globalThis.carrelChanges ??= new KeptResults(CHANGES_KEPT)
  const key = [before, after].map(({ number, contentHash }) => `${number} ${contentHash}`).join(' ')
  const kept = globalThis.carrelChanges.get(key)
  if (kept) return kept
  const text = await work({ kind: 'changes', before: treeOf(before), after: treeOf(after) }, owner)
  const changes: VersionChanges = JSON.parse(text)
  globalThis.carrelChanges.set(key, changes, text.length)
  return changes
}

const treeOf = ({ number, tree }: ProposalVersion) => ({ number, tree })

interface AnchorQuery {
  readonly projectId: ProjectId
  readonly kind: string
  readonly version: ProposalVersion
  readonly comments: readonly StoredComment[]
  /** Who asks; several who ask for the same at once share one turn. */
  readonly owner: TurnOwner
}

/** Where the comments stand in a version, by comment: as it was kept, or looked for now and kept. Throws as `inTurn` does. */
export async function anchorsIn(
  db: Database,
  { projectId, kind, version, comments, owner }: AnchorQuery,
): Promise<ReadonlyMap<string, CommentAnchor>> {
  const asked = comments.filter(({ replyTo }) => replyTo === null)
  const found = new Map<string, CommentAnchor>()
  for (;;) {
    const known = await listAnchors(db, projectId, version.number)
    const missing = asked.filter(({ id }) => !known.has(id) && !found.has(id)).slice(0, PLACES_AT_ONCE)
    if (missing.length === 0) return new Map([...found, ...known])
    const find = async () => {
      const places = missing.map(({ place }) => place)
      const anchors = await findAnchors({ kind: 'anchors', tree: version.tree, places }, owner)
      for (const [at, { id }] of missing.entries()) found.set(id, anchors[at] ?? { kind: 'orphaned' })
      await saveAnchors(db, projectId, { version: version.number, anchors: found })
    }
    await asAsker(owner, 'anchors', () => alone(`${projectId} ${kind} ${version.number}`, find))
  }
}

/** Comments whose words cannot be found in their time stand nowhere: they are not looked for at every view. */
async function findAnchors(job: DeskJob, owner: TurnOwner): Promise<readonly CommentAnchor[]> {
  try {
    const anchors: readonly CommentAnchor[] = JSON.parse(await work(job, owner))
    return anchors
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'timed-out') throw error
    log.warn({ name: 'anchors', error: errorWords(error) }, 'failed')
    return []
  }
}

/** Does the work unless it is being done under this key; then waits for that. */
async function alone(key: string, act: () => Promise<void>): Promise<void> {
  globalThis.carrelAnchoring ??= new Map()
  const others = globalThis.carrelAnchoring
  const running = others.get(key)
  if (running) {
    await running.catch(() => undefined)
    return
  }
  const own = act().finally(() => others.delete(key))
  others.set(key, own)
  await own
}

async function work(job: DeskJob, owner: TurnOwner): Promise<string> {
  return inTurn({ kind: 'desk', owner }, async () => {
    const limits = { timeoutMs: TIMEOUT_MS, memoryMb: MEMORY_MB }
    const ended = await runChild(JSON.stringify(job), { program: PROGRAM, ...limits })
    if (ended.end === 'answered') return ended.written.toString('utf8')
    if (ended.end === 'crashed') throw new AppError('internal', `${job.kind}: ${ended.detail}`)
    throw new AppError('timed-out', `${job.kind} of a desk: ${ended.end}`)
  })
}
