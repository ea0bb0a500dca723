import { randomBytes } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { PrismaClient } from '@/generated/prisma/client'
import { LinkId } from '@/lib/contracts/desk'
import { ProjectId, RunId, type UserId } from '@/lib/contracts/ids'
import { fillTables } from '@/lib/server/testing/fill-tables'
import { addUser, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { openAppRole } from './app-role'
import { listChildRuns } from './child-runs'
import type { Database } from './client'
import { collectionStore, findCollection } from './collections'
import { listComments, setResolved } from './comments'
import { listDecisions } from './decisions'
import { listAnchors } from './desk-anchors'
import { countUnread, listInbox, markRead } from './inbox'
import { countLibrary } from './library-counts'
import { readItemFile } from './library-files'
import { countHighlights, deleteHighlight, listHighlights, setHighlightNote } from './library-highlights'
import { findItem, listItems, listSearchedItems, removeItem } from './library-items'
import { listReadings } from './library-readings'
import { keepQuotedPassages, listPassages, passagesOf, readItemText } from './library-texts'
import { claimItem, releaseClaim } from './library-unread'
import { findMemory, listMemories } from './memories'
import { paperStore } from './paper-sessions'
import { listLibraryNames, listProjectRows } from './person-rows'
import { personalTables } from './personal-tables'
import {
  findProject,
  findProjectOfRun,
  listProjects,
  renameProject,
  saveVisit,
  setProjectDeleted,
} from './projects'
import { findVersion, listVersions } from './proposal-versions'
import {
  expireLease,
  findLatestRun,
  findRun,
  latestSeqs,
  listEvents,
  listRuns,
  releaseLease,
  takeLease,
} from './runs'
import { withinScope } from './scope'
import { ScopedPool } from './scoped-pool'
import { searchWords } from './search-words'
import { listSecretNames, readSecrets } from './secrets'
import { listSelections, saveSelections } from './selections'
import { listAccesses } from './share-accesses'
import { listLinks, renameLink, revokeLink, touchLink } from './share-links'
import { countSources, findSource, listKnownIds, listSources, listSourcesById } from './sources'
import { listWrittenAbstracts } from './written-abstracts'

const database = prepareTestDatabase()
const now = new Date()

/** A condition that keeps a statement to one owner, project, link, run or row: `"project_id" = $1`, `id IN ($1,$2)`, `id = ANY($1)`. */
const FILTER =
  /(?:(?:"?\w+"?\.)*"?(?:owner_id|project_id|user_id|link_id|run_id|item_id|session_id|parent_id|id|hash|source_id)"?) (?:= (?<one>\$\d+)(?!\d)|IN \((?<some>\$\d+(?:,\s*\$\d+)*)\)|= ANY\((?<list>\$\d+)(?:::text\[\])?\))/gi

/** Takes the filter of this place out of everything that is sent, and keeps what comes back. */
class FilterlessPool extends ScopedPool {
  /** The place of the filter that is taken out, counted over all statements of a call. */
  removed = -1
  /** Filters met so far. */
  met = 0
  readonly answers: unknown[] = []
  readonly #wrapped = new WeakSet<object>()

  protected override async prepare(client: pg.PoolClient): Promise<void> {
    await super.prepare(client)
    if (this.#wrapped.has(client)) return
    this.#wrapped.add(client)
    const query = client.query.bind(client)
    const sent = (asked: unknown, ...rest: unknown[]) => {
      const callback = rest.find((one) => typeof one === 'function')
      const others = rest.filter((one) => one !== callback)
      const answered = Promise.resolve(Reflect.apply(query, client, [this.#without(asked), ...others])).then(
        (result) => {
          this.answers.push(z.object({ rows: z.unknown() }).catch({ rows: null }).parse(result).rows)
          return result
        },
      )
      if (typeof callback !== 'function') return answered
      answered.then(
        (result) => Reflect.apply(callback, null, [null, result]),
        (error: unknown) => Reflect.apply(callback, null, [error]),
      )
      return undefined
    }
    Object.assign(client, { query: sent })
  }

  #without(asked: unknown): unknown {
    if (typeof asked === 'string') return this.#rewritten(asked)
    const { text } = z.object({ text: z.string() }).parse(asked)
    return { ...z.record(z.string(), z.unknown()).parse(asked), text: this.#rewritten(text) }
  }

  #rewritten(text: string): string {
    return text.replace(FILTER, (whole, ...found) => {
      const place = this.met
      this.met += 1
      if (place !== this.removed) return whole
      const { one, some, list } = z
        .object({ one: z.string().optional(), some: z.string().optional(), list: z.string().optional() })
        .parse(found.at(-1))
      if (list) return `(${list}::text[] IS NOT NULL)`
      const values = one ? [one] : (some ?? '').split(',')
      return `(${values.map((value) => `${value.trim()}::text IS NOT NULL`).join(' AND ')})`
    })
  }
}

interface Person {
  readonly ownerId: UserId
  readonly projectId: ProjectId
  readonly runId: RunId
  readonly linkId: LinkId
  /** By table the id of its row. */
  readonly ids: ReadonlyMap<string, string>
  /** Texts that stand in rows of this person alone: made up at random, the hash of the same file left out. */
  readonly marks: readonly string[]
}

type Call = (db: Database, person: Person) => Promise<unknown>

const of = ({ ids }: Person, table: string) => ids.get(table) ?? ''
const run = ({ projectId, runId }: Person) => ({ projectId, runId })

async function every<T>(rows: AsyncGenerator<T>): Promise<readonly T[]> {
  const all: T[] = []
  for await (const row of rows) all.push(row)
  return all
}

const reads: Readonly<Record<string, Call>> = {
  findProject: (db, { ownerId, projectId }) => findProject(db, ownerId, projectId),
  listProjects: (db, { ownerId }) => listProjects(db, ownerId),
  findProjectOfRun: (db, { runId }) => findProjectOfRun(db, runId),
  listRuns: (db, { projectId }) => listRuns(db, projectId, { pipeline: 'test' }),
  findLatestRun: (db, { projectId }) => findLatestRun(db, projectId, 'test'),
  findRun: (db, { projectId, runId }) => findRun(db, projectId, runId),
  listEvents: (db, { runId }) => listEvents(db, runId, 0),
  latestSeqs: (db, { runId }) => latestSeqs(db, [runId]),
  listChildRuns: (db, { projectId, runId }) =>
    listChildRuns(db, projectId, { parentId: runId, pipelines: ['test'], take: 5 }),
  listSources: (db, person) => listSources(db, run(person)),
  listSourcesById: (db, person) => listSourcesById(db, run(person), [of(person, 'sources')]),
  findSource: (db, person) => findSource(db, run(person), of(person, 'sources')),
  listKnownIds: (db, person) => listKnownIds(db, run(person), [of(person, 'sources'), 'other']),
  countSources: (db, person) => countSources(db, run(person)),
  listSelections: (db, { projectId }) => listSelections(db, projectId),
  listWrittenAbstracts: (db, { projectId }) => listWrittenAbstracts(db, projectId),
  listMemories: (db, { ownerId, projectId }) =>
    listMemories(db, {
      ownerId,
      assistant: 'test',
      besides: ProjectId.parse(`no-${projectId}`.slice(0, 60)),
      sandbox: false,
    }),
  findMemory: (db, person) => findMemory(db, person.projectId, { runId: person.runId, assistant: 'test' }),
  listVersions: (db, { projectId }) => listVersions(db, projectId, 'proposal'),
  findVersion: (db, { projectId }) => findVersion(db, projectId, 'proposal', 'current'),
  listLinks: (db, { projectId }) => listLinks(db, projectId, now),
  listAccesses: (db, { projectId }) => listAccesses(db, projectId),
  listComments: (db, { projectId }) => listComments(db, projectId, 'proposal'),
  listAnchors: (db, { projectId }) => listAnchors(db, projectId, 1),
  listDecisions: (db, { projectId }) => listDecisions(db, { projectId, kind: 'proposal' }, null),
  listInbox: (db, { ownerId }) => listInbox(db, ownerId),
  countUnread: (db, { ownerId }) => countUnread(db, ownerId),
  listItems: (db, { projectId }) => listItems(db, projectId),
  findItem: (db, person) => findItem(db, person.projectId, of(person, 'library_items')),
  listSearchedItems: (db, { projectId }) => listSearchedItems(db, projectId),
  readItemFile: (db, person) => readItemFile(db, person.projectId, of(person, 'library_items')),
  readItemText: (db, person) => readItemText(db, person.projectId, of(person, 'library_items')),
  passagesOf: (db, person) => passagesOf(db, person.projectId, { itemId: of(person, 'library_items') }),
  listPassages: (db, person) => listPassages(db, person.projectId, [of(person, 'library_passages')]),
  searchWords: (db, { projectId }) =>
    searchWords(db, projectId, { query: 'word', languages: ['en'], limit: 9 }),
  listHighlights: (db, person) => listHighlights(db, person.projectId, of(person, 'library_items')),
  countHighlights: (db, { projectId }) => countHighlights(db, projectId),
  listReadings: (db, { projectId }) => listReadings(db, projectId),
  countLibrary: (db, { projectId }) => countLibrary(db, projectId),
  listLibraryNames: (db, { projectId }) => listLibraryNames(db, projectId),
  findCollection: (db, { projectId }) => findCollection(db, projectId),
  collected: (db, { projectId }) => collectionStore(db, projectId).listSources(),
  paper: (db, person) => paperStore(db, person.projectId).load(of(person, 'paper_sessions')),
  paperOutputs: (db, person) => paperStore(db, person.projectId).outputs(of(person, 'paper_sessions')),
  paperEpisodes: (db, person) =>
    paperStore(db, person.projectId).episodes({ agent: 'gap-hunter', besides: 'none' }),
  readSecrets: (db, { ownerId }) => readSecrets(db, ownerId, randomBytes(32)),
  listSecretNames: (db, { ownerId }) => listSecretNames(db, ownerId),
  listProjectRows: (db, { projectId }) => every(listProjectRows(db, projectId)),
}

const writes: Readonly<Record<string, Call>> = {
  renameProject: (db, { projectId }) => renameProject(db, projectId, 'Changed'),
  saveVisit: (db, { ownerId, projectId }) => saveVisit(db, ownerId, projectId, now),
  takeLease: (db, { runId }) => takeLease(db, runId, 'test', 1),
  expireLease: (db, { runId }) => expireLease(db, runId, 'test'),
  releaseLease: (db, { runId }) => releaseLease(db, runId, 'test'),
  saveSelections: (db, { projectId }) =>
    saveSelections(db, projectId, [{ sourceId: 'other', decision: null, reason: '' }]),
  markRead: (db, { ownerId }) => markRead(db, ownerId, { ids: null, at: now }),
  renameLink: (db, { projectId, linkId }) => renameLink(db, projectId, { id: linkId, name: 'Changed' }),
  touchLink: (db, { linkId }) => touchLink(db, linkId, now),
  revokeLink: (db, { projectId, linkId }) => revokeLink(db, projectId, { id: linkId, at: now }),
  setResolved: (db, person) =>
    setResolved(
      db,
      { projectId: person.projectId, linkId: null, name: 'Test' },
      { commentId: of(person, 'desk_comments'), resolved: true, at: now },
    ),
  claimItem: (db, person) =>
    claimItem(db, person.projectId, { id: of(person, 'library_items'), now, until: now }),
  releaseClaim: (db, person) => releaseClaim(db, person.projectId, of(person, 'library_items')),
  keepQuotedPassages: (db, person) =>
    keepQuotedPassages(db, person.projectId, [of(person, 'library_passages')]),
  setHighlightNote: (db, person) =>
    setHighlightNote(db, person.projectId, { id: of(person, 'library_highlights'), note: 'Changed' }),
  deleteHighlight: (db, person) => deleteHighlight(db, person.projectId, of(person, 'library_highlights')),
  removeItem: (db, person) => removeItem(db, person.projectId, of(person, 'library_items')),
  setProjectDeleted: (db, { ownerId, projectId }) => setProjectDeleted(db, ownerId, projectId, now),
}

let bound: { readonly pool: FilterlessPool; readonly db: Database }
let unbound: typeof bound
let reader: Person
let stranger: Person

beforeAll(async () => {
  const { url } = database()
  reader = await addPerson()
  stranger = await addPerson()
  bound = open(await openAppRole(url, randomBytes(32)))
  unbound = open(url)
  return async () => {
    await bound.db.$disconnect()
    await unbound.db.$disconnect()
  }
}, 60_000)

function open(url: string): typeof bound {
  const pool = new FilterlessPool({ connectionString: url, max: 4 })
  return { pool, db: new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: true }) }) }
}

async function addPerson(): Promise<Person> {
  const { db } = database()
  const ownerId = await addUser(db)
  const projectId = ProjectId.parse((await fillTables(db, ownerId)).projectId)
  const ids = new Map<string, string>()
  for (const [table, row] of await rowsOf(projectId)) ids.set(table, String(row.id))
  const runId = RunId.parse(ids.get('runs'))
  // Made up so that the calls below find them: the run has itself begun, the memory is of it.
  await db.run.update({ where: { id: runId }, data: { pipeline: 'test', purpose: '', parentId: runId } })
  await db.projectMemory.updateMany({ where: { projectId }, data: { assistant: 'test', runId } })
  await db.paperEpisode.updateMany({ where: { projectId }, data: { agent: 'gap-hunter' } })
  await db.libraryItem.updateMany({ where: { projectId }, data: { text: 'full', passages: 1 } })
  const linkId = LinkId.parse('L'.repeat(16 - 6) + ownerId.replaceAll('-', '').slice(0, 6))
  await db.shareLink.update({ where: { id: ids.get('share_links') ?? '' }, data: { id: linkId } })
  const texts = (await rowsOf(projectId)).flatMap(([, row]) => Object.values(row)).map(String)
  const marks = [
    ...new Set([ownerId, ...texts.filter((text) => /^[\w-]{16,}$/.test(text) && !text.startsWith('ffff'))]),
  ]
  return { ownerId, projectId, runId, linkId, ids, marks }
}

/** What the database holds of a project, by table. */
async function rowsOf(projectId: string): Promise<readonly (readonly [string, Record<string, unknown>])[]> {
  const found: (readonly [string, Record<string, unknown>])[] = []
  for (const [table, rule] of Object.entries(personalTables)) {
    if (rule.holds !== 'project') continue
    const rows = z
      .array(z.object({ row: z.record(z.string(), z.unknown()) }))
      .parse(await database().db.$queryRaw(rule.rows(projectId)))
    for (const { row } of rows) found.push([table, row])
  }
  return found
}

interface Finding {
  /** How many filters the statements of the call have. */
  readonly filters: number
  /** How many of the tries let the stranger's rows out. */
  readonly leaks: number
}

/**
 * Makes the call as the reader, once as it is and once with each filter removed; with the reader's own ids, and with those of
 * the stranger, as if nobody had asked whose they are.
 */
async function leaksOf({ pool, db }: typeof bound, call: Call): Promise<Finding> {
  let filters = 0
  let leaks = 0
  for (const asked of [reader, { ...stranger, ownerId: reader.ownerId }])
    for (let removed = -1; removed < Math.max(filters, 1); removed += 1) {
      Object.assign(pool, { removed, met: 0 })
      pool.answers.length = 0
      // What the rows are parsed to does not matter: they were made up, and what was not to come has come.
      await withinScope({ ownerId: reader.ownerId }, () => call(db, asked)).catch(() => undefined)
      filters = Math.max(filters, pool.met)
      if (tells(pool.answers)) leaks += 1
    }
  return { filters, leaks }
}

/** Whether something of the stranger is among rows; ids that the call itself was given come back from no table. */
function tells(rows: readonly unknown[]): boolean {
  const text = JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return stranger.marks.some((mark) => text.includes(mark))
}

describe('with each filter of its statements removed in turn', () => {
  it.each(Object.entries(reads))('%s gives nothing of a stranger', async (_, call) => {
    const { filters, leaks } = await leaksOf(bound, call)
    expect(filters).toBeGreaterThan(0)
    expect(leaks).toBe(0)
  })

  it('all of these calls do give it where the policies do not bind', async () => {
    const silent: string[] = []
    for (const [name, call] of Object.entries(reads))
      if ((await leaksOf(unbound, call)).leaks === 0) silent.push(name)
    // These answer with numbers alone.
    expect(silent).toEqual(['countSources', 'countUnread'])
  })

  it.each(Object.entries(writes))('%s changes nothing of a stranger', async (_, call) => {
    const before = await rowsOf(stranger.projectId)
    const { filters, leaks } = await leaksOf(bound, call)
    expect(filters).toBeGreaterThan(0)
    expect(leaks).toBe(0)
    expect(await rowsOf(stranger.projectId)).toEqual(before)
  })
})
