import { expect, it } from 'vitest'
import { z } from 'zod'
import { POST } from '@/app/api/projects/[projectId]/own-sources/route'
import { smallPdf } from '@/e2e/small-pdf'
import { createProject } from '@/lib/adapters/store/projects'
import { appendFacts, createRun, takeLease } from '@/lib/adapters/store/runs'
import { ProjectId } from '@/lib/contracts/ids'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { prepareProcess } from './testing/process-services'
import { browser, signInStudent } from './testing/request-headers'
import { prepareTestDatabase } from './testing/test-database'
import { scriptedInput } from './testing/validation-script'

const database = prepareTestDatabase()
const all = prepareProcess(database)
const UPLOADS = 20

/** A project of a new student that asks for sources; the student is the one who asks from now on. */
async function addAskingProject(): Promise<string> {
  const { db } = all()
  const student = await signInStudent()
  browser.cookie = student.cookie
  const project = await createProject(db, student.ownerId, { title: 'Reading', locale: 'en', sandbox: true })
  const projectId = ProjectId.parse(project)
  const run = { pipeline: SOURCE_VALIDATION, input: scriptedInput, tokenBudget: null }
  const runId = await createRun(db, projectId, run)
  await takeLease(db, runId, 'worker', 60_000)
  await appendFacts(db, runId, [{ type: 'question-asked', step: 'refine', round: 1, question: null }], {
    status: 'waiting',
    at: new Date().toISOString(),
    appender: { lease: 'worker', afterSeq: 1 },
  })
  return projectId
}

/** A form whose file is no PDF, sent only when it is asked for and the test lets it; `asked` says whether it was. */
function slowUpload(go: Promise<void>) {
  const state = { asked: false }
  const parts = '--x\r\nContent-Disposition: form-data; name="kind"\r\n\r\npdf\r\n--x\r\n'
  const file = 'Content-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nno paper\r\n--x--\r\n'
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        state.asked = true
        await go
        controller.enqueue(new TextEncoder().encode(parts + file))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  return { state, request: new Request('http://localhost/', init) }
}

it('of twenty uploads of one guest one body is taken in at a time, and two wait', async () => {
  const projectId = await addAskingProject()
  let open = (): void => undefined
  const go = new Promise<void>((resolve) => {
    open = resolve
  })
  const uploads = Array.from({ length: UPLOADS }, () => slowUpload(go))
  const params = Promise.resolve({ projectId })
  const answers = uploads.map(({ request }) => POST(request, { params }))
  let refusals = 0
  for (const answer of answers)
    void answer.then(() => {
      refusals += 1
    })
  await expect.poll(() => refusals, { timeout: 20_000 }).toBe(UPLOADS - 3)
  await expect.poll(() => askedOf(uploads)).toBe(1)
  open()
  const given = await Promise.all(answers)
  const statuses = given.map((response) => response.status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(UPLOADS - 3)
  // The three that had their turn were read, and are no PDF.
  expect(statuses.filter((status) => status === 422)).toHaveLength(3)
  const refused = given.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(z.object({ code: z.string() }).parse(await refused?.json()).code).toBe('own-turns-taken')
  // Those refused have cost no question to the database that others wait for.
  const counted = await all().db.allowance.findMany({ where: { key: { startsWith: 'uploads:owner:' } } })
  expect(counted.map(({ used }) => used)).toEqual([3])
})

/** What is said of a PDF that is uploaded with these words on its page. */
async function answerTo(projectId: string, words: Parameters<typeof smallPdf>[0]) {
  const body = new FormData()
  body.set('kind', 'pdf')
  body.set('file', new File([new Uint8Array(smallPdf(words))], 'scan.pdf', { type: 'application/pdf' }))
  const request = new Request('http://localhost/', { method: 'POST', body })
  const answer = await POST(request, { params: Promise.resolve({ projectId }) })
  return { status: answer.status, said: JSON.stringify(await answer.json()) }
}

it('a PDF whose text names no work is refused and leaves the question open', async () => {
  const projectId = await addAskingProject()
  const nothing = await answerTo(projectId, { title: 'asdf', author: '', abstract: 'jkl jkl' })
  expect(nothing).toMatchObject({ status: 422, said: expect.stringContaining('pdf-says-nothing') })
  const title = 'Remote work diaries of three harbour offices'
  const told = await answerTo(projectId, { title, author: 'Joana Prado', abstract: 'We kept a diary.' })
  expect(told).toMatchObject({ status: 200, said: '{"count":1,"unread":[]}' })
})

function askedOf(uploads: readonly ReturnType<typeof slowUpload>[]): number {
  return uploads.filter(({ state }) => state.asked).length
}
