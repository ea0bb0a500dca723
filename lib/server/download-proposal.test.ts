import { beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { GET } from '@/app/api/projects/[projectId]/proposal/route'
import * as child from '@/lib/adapters/child/run-child'
import { createProject } from '@/lib/adapters/store/projects'
import { appendFacts, createRun, takeLease } from '@/lib/adapters/store/runs'
import { ProjectId } from '@/lib/contracts/ids'
import { PROPOSAL } from '@/lib/contracts/proposal-run'
import type { RunFact } from '@/lib/contracts/run'
import { prepareProcess } from './testing/process-services'
import { browser, signInStudent } from './testing/request-headers'
import { prepareTestDatabase } from './testing/test-database'
import { Proposal } from './testing/test-proposal'

const database = prepareTestDatabase()
const all = prepareProcess(database)
const REQUESTS = 20
/** Each process takes seconds to start on a machine that many share. */
const STARTS_WITHIN_MS = 240_000
let facts: readonly RunFact[] = []

beforeAll(async () => {
  const proposal = new Proposal()
  await proposal.drive()
  facts = proposal.log.events.map(({ fact }) => fact)
}, STARTS_WITHIN_MS)

/** A new student's project with a whole proposal; the student is the one who asks from now on. */
async function addProposal() {
  const { db } = all()
  const { ownerId, cookie } = await signInStudent()
  browser.cookie = cookie
  const made = await createProject(db, ownerId, { title: 'Nurses', locale: 'en', sandbox: true })
  const projectId = ProjectId.parse(made)
  const [created, ...rest] = facts
  if (created?.type !== 'run-created') throw new Error('the log begins with something else')
  const runId = await createRun(db, projectId, {
    pipeline: PROPOSAL,
    input: created.input,
    tokenBudget: null,
  })
  await takeLease(db, runId, 'worker', 60_000)
  const at = new Date().toISOString()
  await appendFacts(db, runId, rest, { status: 'waiting', at, appender: { lease: 'worker', afterSeq: 1 } })
  return () => download(projectId)
}

function download(projectId: string): Promise<Response> {
  const request = new Request(`http://localhost/api/projects/${projectId}/proposal?format=docx`)
  return GET(request, { params: Promise.resolve({ projectId }) })
}

it(
  'of twenty Word files one guest gets three, drawn once and elsewhere',
  async () => {
    const ask = await addProposal()
    const runs = vi.spyOn(child, 'runChild')
    const answers = Array.from({ length: REQUESTS }, ask)
    let refusals = 0
    for (const answer of answers)
      void answer.then(({ status }) => {
        if (status === 429) refusals += 1
      })
    await expect.poll(() => refusals, { timeout: 120_000 }).toBe(REQUESTS - 3)
    const given = await Promise.all(answers)
    expect(given.filter(({ status }) => status === 200)).toHaveLength(3)
    const refused = given.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(z.object({ code: z.string() }).parse(await refused?.json()).code).toBe('own-turns-taken')
    const programs = runs.mock.calls.map(([, { program }]) => program)
    expect(programs).toEqual(['lib/server/proposal-tree-program.ts', 'lib/adapters/docx/docx-child.ts'])
    runs.mockRestore()
  },
  STARTS_WITHIN_MS,
)
