import { beforeEach, describe, expect, it } from 'vitest'
import { createProject } from '@/lib/adapters/store/projects'
import { appendFacts, createRun, takeLease } from '@/lib/adapters/store/runs'
import { ProjectId } from '@/lib/contracts/ids'
import { PAPER } from '@/lib/contracts/paper-stages'
import { deskBlocks } from '@/lib/core/desk/block-text'
import { wholePaperQueries, wholePaperSources } from '@/lib/core/paper/floors/whole-paper-fixture'
import { makeSource } from '@/lib/core/validation/source-fixture'
import { MemoryLog } from '@/lib/engine/memory-log'
import { runPipeline } from '@/lib/engine/run'
import { paperPipeline } from '@/lib/pipelines/paper/pipeline'
import { addCommentAction, decideAction } from './actions/desk'
import { publishChapterAction } from './actions/paper'
import { answerCommentAction } from './actions/share'
import { loadDesk } from './loaders/desk'
import { loadInbox, loadShare } from './loaders/share'
import { prepareProcess } from './testing/process-services'
import { browser, signInStudent } from './testing/request-headers'
import { prepareTestDatabase } from './testing/test-database'
import { addLink } from './testing/test-desk'

const database = prepareTestDatabase()
const all = prepareProcess(database)

/** The log of a paper of the built-in methods, written once for all tests here. */
let written: Promise<MemoryLog> | undefined

async function writePaper(): Promise<MemoryLog> {
  const input = { query: wholePaperQueries.en, locale: 'en', kind: 'review' }
  const log = new MemoryLog({ type: 'run-created', pipeline: PAPER, input, tokenBudget: null })
  const sources = wholePaperSources.map(({ key, work }) => ({
    source: makeSource(key, { work, members: [work] }),
    chosen: true,
  }))
  const model = {
    name: null,
    write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }) as const,
  }
  const ports = { model, listSources: async () => ({ sources, counts: null }) }
  const clock = { now: () => '2026-03-01T09:00:00.000Z', elapsedMs: () => 0 }
  await runPipeline(paperPipeline, { log, ports, clock, signal: new AbortController().signal })
  return log
}

/** A student who is signed in, with that paper in a project of theirs. */
async function addStudent(status: 'completed' | 'running' = 'completed') {
  written ??= writePaper()
  const { events } = await written
  const { ownerId, cookie } = await signInStudent()
  browser.cookie = cookie
  const made = await createProject(all().db, ownerId, { title: 'Offices', locale: 'en', sandbox: false })
  const projectId = ProjectId.parse(made)
  const [first, ...others] = events
  const input = first?.fact.type === 'run-created' ? first.fact.input : null
  const runId = await createRun(all().db, projectId, { pipeline: PAPER, input, tokenBudget: null })
  await takeLease(all().db, runId, 'test', 60_000)
  const facts = others.map(({ fact }) => fact)
  const kept = status === 'running' ? facts.filter(({ type }) => type !== 'run-completed') : facts
  const appender = { lease: 'test', afterSeq: 1 }
  await appendFacts(all().db, runId, kept, { status, at: '2026-03-01T09:00:00.000Z', appender })
  return { projectId, cookie }
}

async function addAdvisor(projectId: ProjectId) {
  const { scope, cookie } = await addLink(all().db, projectId)
  const linkId = String(scope.linkId)
  return { linkId, cookie: `__Host-carrel-share-${linkId}=${cookie}` }
}

beforeEach(() => {
  browser.cookie = ''
})

describe('a chapter of a paper', () => {
  it('is refused while it is not written, while agents are at work, and to a stranger', async () => {
    const { projectId } = await addStudent()
    expect(await publishChapterAction({ projectId, chapter: 40 })).toEqual({ ok: false, code: 'not-ready' })
    const working = await addStudent('running')
    const asked = { projectId: working.projectId, chapter: 1 }
    expect(await publishChapterAction(asked)).toEqual({ ok: false, code: 'conflict' })
    // The second student is signed in now.
    expect(await publishChapterAction({ projectId, chapter: 1 })).toEqual({ ok: false, code: 'not-found' })
  })

  it('is read, commented on and decided by itself, and the next version opens its next round', async () => {
    const { projectId, cookie } = await addStudent()
    expect(await publishChapterAction({ projectId, chapter: 1 })).toMatchObject({
      value: { number: 1, isNew: true },
    })
    expect(await publishChapterAction({ projectId, chapter: 1 })).toMatchObject({
      value: { number: 1, isNew: false },
    })
    await publishChapterAction({ projectId, chapter: 2, note: 'Read the table first.' })

    const advisor = await addAdvisor(projectId)
    const { linkId } = advisor
    browser.cookie = advisor.cookie
    const opened = await loadDesk(linkId)
    expect(opened.kind).toBe('chapter-1')
    expect(opened.documents).toMatchObject([{ kind: 'chapter-1' }, { kind: 'chapter-2', version: 1 }])
    expect(opened.version?.tree.chapters.map(({ id }) => id)).not.toContain('chapter-2')
    const second = await loadDesk(linkId, { kind: 'chapter-2' })
    const cited = new Set(second.version?.evidence.sources.map(({ key }) => key))
    expect(cited.size).toBeGreaterThan(5)
    const block = deskBlocks(second.version?.tree ?? noTree()).find(({ text }) => text.length > 80)
    const place = { blockId: block?.id ?? '', quote: block?.text.slice(0, 40) ?? '' }
    const comment = { linkId, kind: 'chapter-2', version: 1, place, body: 'Why these?' }
    expect(await addCommentAction(comment)).toMatchObject({ value: { added: true } })
    const approve = { linkId, version: 1, round: 1, verdict: 'approve' } as const
    expect(await decideAction({ ...approve, kind: 'chapter-1' })).toMatchObject({ value: { decided: true } })

    expect(await loadDesk(linkId, { kind: 'chapter-1' })).toMatchObject({ comments: [], canDecide: false })
    const after = await loadDesk(linkId, { kind: 'chapter-2' })
    expect(after).toMatchObject({ comments: [{ body: 'Why these?' }], canDecide: true })
    expect(after.comments[0]?.anchor.kind).toBe('found')

    browser.cookie = cookie
    const [first, other, proposal] = await Promise.all(
      ['chapter-1', 'chapter-2', 'proposal'].map((kind) => loadShare(projectId, kind)),
    )
    expect(first).toMatchObject({ comments: [], rounds: [{ decision: { verdict: 'approve' } }] })
    expect(proposal).toMatchObject({ current: null, comments: [], rounds: [] })
    expect(proposal?.documents.map(({ kind, version }) => [kind, version]).slice(0, 4)).toEqual([
      ['proposal', null],
      ['chapter-1', 1],
      ['chapter-2', 1],
      ['chapter-3', null],
    ])
    const commentId = other?.comments[0]?.id ?? ''
    await answerCommentAction({ projectId, commentId, stance: 'accepted', body: 'Done.' })
    expect((await loadShare(projectId, 'chapter-2')).comments[0]?.answer?.body).toBe('Done.')
    expect((await loadShare(projectId, 'chapter-1')).comments).toEqual([])
    const { lines } = await loadInbox()
    expect(lines.map(({ kind, document }) => [kind, document]).sort()).toEqual([
      ['comment', 'chapter-2'],
      ['decision', 'chapter-1'],
      ['first-visit', 'proposal'],
    ])

    expect(await publishChapterAction({ projectId, chapter: 1 })).toMatchObject({
      value: { number: 2, isNew: true },
    })
    expect((await loadShare(projectId, 'chapter-1')).rounds).toMatchObject([
      { round: 1, versions: [1] },
      { round: 2, versions: [2], decision: null },
    ])
  })
})

function noTree(): never {
  throw new Error('nothing was published')
}
