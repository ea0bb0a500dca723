import { expect, it } from 'vitest'
import { createProject } from '@/lib/adapters/store/projects'
import { appendFacts, createRun, takeLease } from '@/lib/adapters/store/runs'
import { ProjectId } from '@/lib/contracts/ids'
import { PROPOSAL } from '@/lib/contracts/proposal-run'
import { publishVersionAction } from '@/lib/server/actions/proposal'
import { loadDesk } from '@/lib/server/loaders/desk'
import { prepareProcess } from '@/lib/server/testing/process-services'
import { browser, signInStudent } from '@/lib/server/testing/request-headers'
import { prepareTestDatabase } from '@/lib/server/testing/test-database'
import { addLink } from '@/lib/server/testing/test-desk'
import { Proposal } from '@/lib/server/testing/test-proposal'

const database = prepareTestDatabase()
const all = prepareProcess(database)

/** A student who is signed in, with the log of a run of theirs in the database. */
async function addStudent({ log }: Proposal): Promise<ProjectId> {
  const { ownerId, cookie } = await signInStudent()
  browser.cookie = cookie
  const made = await createProject(all().db, ownerId, { title: 'Nurses', locale: 'en', sandbox: false })
  const projectId = ProjectId.parse(made)
  const [first, ...events] = log.events
  const input = first?.fact.type === 'run-created' ? first.fact.input : null
  const runId = await createRun(all().db, projectId, { pipeline: PROPOSAL, input, tokenBudget: null })
  await takeLease(all().db, runId, 'test', 60_000)
  await appendFacts(
    all().db,
    runId,
    events.map(({ fact }) => fact),
    { status: 'waiting', at: '2026-03-01T09:00:00.000Z', appender: { lease: 'test', afterSeq: 1 } },
  )
  return projectId
}

it('a published version carries every cited source with its scores, words and address, and the quality report', async () => {
  const proposal = new Proposal()
  await proposal.drive()
  const projectId = await addStudent(proposal)
  expect(await publishVersionAction({ projectId })).toMatchObject({ value: { number: 1, isNew: true } })
  expect(await publishVersionAction({ projectId })).toMatchObject({ value: { number: 1, isNew: false } })

  const { scope, cookie } = await addLink(all().db, projectId, { rights: 'view' })
  browser.cookie = `__Host-carrel-share-${scope.linkId}=${cookie}`
  const { version } = await loadDesk(String(scope.linkId))
  if (!version) throw new Error('nothing was published')
  const cited = [...JSON.stringify(version.tree).matchAll(/"keys":\[([^\]]*)\]/g)].flatMap((match) =>
    (match[1] ?? '').split(',').map((key) => key.replaceAll('"', '')),
  )
  const sources = new Map(version.evidence.sources.map((source) => [source.key, source]))
  expect(cited.length).toBeGreaterThan(5)
  expect(cited.filter((key) => !sources.has(key))).toEqual([])
  for (const { relevancy, quality, url, work } of sources.values()) {
    expect(Math.min(relevancy, quality)).toBeGreaterThan(0)
    expect(url).toMatch(/^https:/)
    expect(work.abstract?.length).toBeGreaterThan(40)
  }
  expect(version.evidence.quality?.validation.validation_passed).toBe(true)
  expect(version.evidence.quality?.checks.length).toBeGreaterThan(8)
})

it('a proposal with a reference that nobody knows is not published before the student decides', async () => {
  const proposal = new Proposal({}, { isFound: false })
  await proposal.drive()
  const projectId = await addStudent(proposal)
  expect(await publishVersionAction({ projectId })).toEqual({ ok: false, code: 'not-ready' })
})
