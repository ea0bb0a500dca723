import { expect, it } from 'vitest'
import { POST } from '@/app/api/projects/[projectId]/paper/begin/route'
import { createProject } from '@/lib/adapters/store/projects'
import { findLatestRun } from '@/lib/adapters/store/runs'
import { ProjectId } from '@/lib/contracts/ids'
import { DATA_BYTES_MAX, DATA_ROWS_MAX } from '@/lib/contracts/paper-data'
import { PaperRunInput } from '@/lib/contracts/paper-run'
import { PAPER } from '@/lib/contracts/paper-stages'
import { makeSource } from '@/lib/core/validation/source-fixture'
import { deskCookieName } from './desk/desk-cookie'
import { addFoundSources } from './testing/found-sources'
import { prepareProcess } from './testing/process-services'
import { browser, signInStudent } from './testing/request-headers'
import { prepareTestDatabase } from './testing/test-database'
import { addLink } from './testing/test-desk'

const database = prepareTestDatabase()
const all = prepareProcess(database)

/** A project of a new student with one source that was found; the student is the one who asks from now on. */
async function addProject(): Promise<ProjectId> {
  const { db } = all()
  const student = await signInStudent()
  browser.cookie = student.cookie
  const made = await createProject(db, student.ownerId, { title: 'Hours', locale: 'en', sandbox: true })
  const projectId = ProjectId.parse(made)
  await addFoundSources(db, projectId, [makeSource('s-1')])
  return projectId
}

async function sent(
  projectId: string,
  file: string | Uint8Array<ArrayBuffer>,
  fields: Readonly<Record<string, string>> = {},
) {
  const body = new FormData()
  for (const [name, value] of Object.entries({
    query: 'Does remote work change productivity?',
    scope: 'all',
    again: 'no',
    ...fields,
  }))
    body.set(name, value)
  body.set('file', new File([file], 'answers.csv', { type: 'text/csv' }))
  const request = new Request('http://localhost/', { method: 'POST', body })
  const answer = await POST(request, { params: Promise.resolve({ projectId }) })
  return { status: answer.status, body: await answer.json() }
}

const paperOf = async (projectId: ProjectId) => {
  const { db, runs } = all()
  const latest = await findLatestRun(db, projectId, PAPER)
  return latest ? PaperRunInput.parse((await runs.get(latest.id)).input) : null
}

const small = 'hours,score\n1,2\n2,4\n3,5\n4,9\n5,9'

it('a file of data begins an empirical paper with its figures, and none of its rows is kept', async () => {
  const projectId = await addProject()
  const secret = 'only-in-a-row'
  const withNotes = small
    .split('\n')
    .map((line, at) => (at === 0 ? `${line},note` : `${line},${secret}-${at}`))
    .join('\n')
  const { status, body } = await sent(projectId, withNotes)
  expect([status, body]).toMatchObject([200, { ok: true }])
  const input = await paperOf(projectId)
  expect(input).toMatchObject({ kind: 'empirical', scope: 'all', data: { rows: 5, file: 'answers.csv' } })
  expect(JSON.stringify(input)).not.toContain(secret)
})

it('missing values and text among numbers are counted, and the paper begins all the same', async () => {
  const projectId = await addProject()
  expect(await sent(projectId, 'hours,score\n1,2\nNA,4\nmany,5\n4,\n5,9\n6,8\n7,7\n8,6')).toMatchObject({
    body: { ok: true },
  })
  const columns = (await paperOf(projectId))?.data?.columns
  expect(columns).toMatchObject([
    { name: 'hours', missing: 1, unread: 1, n: 6 },
    { name: 'score', missing: 1, unread: 0, n: 7 },
  ])
})

it('a hundred thousand rows are taken', async () => {
  const projectId = await addProject()
  const rows = Array.from({ length: DATA_ROWS_MAX }, (_, at) => `${at % 97},${(at * 7) % 89},${at % 2}`)
  expect(await sent(projectId, `a,b,c\n${rows.join('\n')}`)).toMatchObject({ body: { ok: true } })
  expect((await paperOf(projectId))?.data?.rows).toBe(DATA_ROWS_MAX)
}, 60_000)

it.each([
  ['a row too many', `a,b\n${'1,2\n'.repeat(DATA_ROWS_MAX + 1)}`, 'too-many-rows'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0xff, 0xfe, 0, 1]), 'not-text'],
  ['no rows', 'a,b', 'no-rows'],
  ['text alone', 'a,b\nx1,y1\nx2,y2\nx3,y3', 'nothing-to-compute'],
  ['a row that is a bomb of a million columns', `a,b\n${'1,'.repeat(1_000_000)}1`, 'uneven-rows'],
  ['a quotation that never ends', `a,b\n"${'x\n'.repeat(200_000)}`, 'uneven-rows'],
] as const)(
  '%s is refused with its reason, and nothing is begun',
  async (_name, file, problem) => {
    const projectId = await addProject()
    expect((await sent(projectId, file)).body).toMatchObject({ ok: false, problem })
    expect(await paperOf(projectId)).toBeNull()
  },
  60_000,
)

it('a file that is too large is refused while it comes', async () => {
  const projectId = await addProject()
  const answer = await sent(projectId, new Uint8Array(DATA_BYTES_MAX + 20_000))
  expect([answer.status, answer.body]).toEqual([413, { code: 'too-large' }])
  expect(await paperOf(projectId)).toBeNull()
}, 60_000)

it('formulas of a spreadsheet are text and are not reckoned with', async () => {
  const projectId = await addProject()
  const bomb = `hours,score\n1,2\n2,4\n3,=HYPERLINK("http://evil.test")\n4,9\n5,9\n6,1\n7,2\n8,3\n9,4\n10,5`
  expect(await sent(projectId, bomb.replace(/"/g, "'"))).toMatchObject({ body: { ok: true } })
  const data = (await paperOf(projectId))?.data
  expect(data?.columns[1]).toMatchObject({ kind: 'number', unread: 1 })
  expect(JSON.stringify(data)).not.toContain('evil.test')
})

it('a stranger, somebody with a link and nobody at all begin nothing', async () => {
  const projectId = await addProject()
  const link = await addLink(all().db, projectId)
  const others = [(await signInStudent()).cookie, `${deskCookieName(link.scope.linkId)}=${link.cookie}`, '']
  for (const cookie of others) {
    browser.cookie = cookie
    const { status } = await sent(projectId, small)
    expect([401, 403, 404]).toContain(status)
  }
  expect(await paperOf(projectId)).toBeNull()
})

it('without a source to cite, with an empty question and with an unknown scope nothing is begun', async () => {
  const { db } = all()
  const student = await signInStudent()
  browser.cookie = student.cookie
  const bare = ProjectId.parse(
    await createProject(db, student.ownerId, { title: 'Bare', locale: 'en', sandbox: true }),
  )
  expect((await sent(bare, small)).body).toEqual({ code: 'no-sources' })
  const projectId = await addProject()
  expect((await sent(projectId, small, { query: ' ' })).status).toBe(400)
  expect((await sent(projectId, small, { scope: 'everything' })).status).toBe(400)
  expect(await paperOf(projectId)).toBeNull()
})
