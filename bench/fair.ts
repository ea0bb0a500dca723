import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { createProject } from '@/lib/adapters/store/projects'
import { createVersion } from '@/lib/adapters/store/proposal-versions'
import { appendFacts, createRun, takeLease } from '@/lib/adapters/store/runs'
import { ProjectId, type UserId, UserId as userIdOf } from '@/lib/contracts/ids'
import { PROPOSAL } from '@/lib/contracts/proposal-run'
import type { RunFact } from '@/lib/contracts/run'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { sampleTree } from '@/lib/core/documents/layout/sample-fixture'
import type { Services } from '@/lib/server/services'
import { spawnNode } from '@/lib/server/testing/spawn-node'
import { addLink } from '@/lib/server/testing/test-desk'
import { brief, Proposal } from '@/lib/server/testing/test-proposal'
import { scriptedInput } from '@/lib/server/testing/validation-script'
import { atMost, type Figure, quantile } from './figures'
import { report } from './report'
import { withDatabase } from './with-database'

/** What one guest asks for at once. */
const AT_ONCE = 20
const UPLOAD_BYTES = 29 * 1_048_576
const COMMENTS = 150
const OTHERS_P95_MS_MAX = 250
const OWN_JOB_RATIO_MAX = 2
/** Others ask on while an attack runs, and at least this often. */
const PROBES_MIN = 30
const PROBE_EVERY_MS = 40
/** Own documents of another guest that are drawn alone, to know what they usually take. */
const USUAL_ROUNDS = 5
/** Each attack begins anew this often: one document alone may be lucky. */
const ATTACK_ROUNDS = 3

interface Guest {
  readonly id: UserId
  readonly cookie: string
  /** Of their own, as the proxy before the server says it: what is counted by address is not the matter here. */
  readonly address: string
}

interface World {
  readonly services: Services
  readonly base: string
}

let guests = 0

async function addGuest({ base }: World): Promise<Guest> {
  guests += 1
  const address = `192.0.2.${guests}`
  const response = await fetch(`${base}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base, 'x-forwarded-for': address },
    body: JSON.stringify({ email: `${randomUUID()}@student.example`, password: randomUUID() }),
  })
  const { user } = z.object({ user: z.object({ id: z.string() }) }).parse(await response.json())
  const cookie = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  return { id: userIdOf.parse(user.id), cookie: cookie.join('; '), address }
}

async function addRun({ db }: Services, projectId: ProjectId, pipeline: string, facts: readonly RunFact[]) {
  const [created] = facts
  const input = created?.type === 'run-created' ? created.input : scriptedInput
  const runId = await createRun(db, projectId, { pipeline, input, tokenBudget: null })
  await takeLease(db, runId, 'bench', 60_000)
  await appendFacts(
    db,
    runId,
    facts.filter(({ type }) => type !== 'run-created'),
    { status: 'waiting', at: new Date().toISOString(), appender: { lease: 'bench', afterSeq: 1 } },
  )
}

async function addProject({ services }: World, guest: Guest): Promise<ProjectId> {
  const given = { title: 'Reading', locale: 'en', sandbox: true } as const
  return ProjectId.parse(await createProject(services.db, guest.id, given))
}

/** A project of the guest with a proposal that nobody has drawn yet. */
async function addProposal(world: World, guest: Guest): Promise<string> {
  const projectId = await addProject(world, guest)
  const proposal = new Proposal({ brief: { ...brief, author: randomUUID() } })
  await proposal.drive()
  const facts = proposal.log.events.map(({ fact }) => fact)
  await addRun(world.services, projectId, PROPOSAL, facts)
  return projectId
}

/** A project of the guest that asks for files. */
async function addAskingProject(world: World, guest: Guest): Promise<string> {
  const projectId = await addProject(world, guest)
  const asked = { type: 'question-asked', step: 'refine', round: 1, question: null } as const
  await addRun(world.services, projectId, SOURCE_VALIDATION, [asked])
  return projectId
}

/** A desk with a long document and comments whose words stand nowhere in it; the cookie of its link. */
async function addDesk(world: World, guest: Guest) {
  const { db } = world.services
  const projectId = await addProject(world, guest)
  const tree = sampleTree({ style: 'abnt', chapters: 12 })
  const evidence = { sources: [], quality: null, brief: null }
  await createVersion(db, projectId, PROPOSAL, { tree, evidence, note: '', at: new Date() })
  const { scope, cookie } = await addLink(db, projectId)
  const letters = (n: number) =>
    Array.from({ length: 55 }, (_, at) => 'aeiour stlnmd'[(at * (n + 3)) % 13]).join('')
  const rows = Array.from({ length: COMMENTS }, (_, n) => ({
    ...{ id: randomUUID(), projectId, linkId: scope.linkId, name: 'Prof. Lima', version: 1, round: 1 },
    ...{ blockId: 'lost', quote: letters(n), prefix: '', suffix: '', start: 0 },
    ...{ body: `Comment ${n}`, createdAt: new Date() },
  }))
  await db.deskComment.createMany({ data: rows })
  return { linkId: scope.linkId, cookie: `__Host-carrel-share-${scope.linkId}=${cookie}` }
}

type Asker = Pick<Guest, 'cookie' | 'address'>

/** The status of an answer that was read to its end, and how long that took; 0 when the connection was closed. */
async function ask(url: string, { cookie, address }: Asker, init: RequestInit = {}) {
  const began = performance.now()
  try {
    const response = await fetch(url, { ...init, headers: { cookie, 'x-forwarded-for': address } })
    await response.arrayBuffer()
    return { status: response.status, tookMs: performance.now() - began }
  } catch {
    // The server may close a connection whose upload it has refused.
    return { status: 0, tookMs: performance.now() - began }
  }
}

/** A file that says it is a PDF, and whose parser must search all of it. */
function heavyPdf(): Blob {
  const parts = ['%PDF-1.4\n']
  const filler = '7 0 obj\n<</Type/Page/Parent 2 0 R>>\nendobj\n'.repeat(25_000)
  for (let size = 0; size < UPLOAD_BYTES; size += filler.length) parts.push(filler)
  return new Blob(parts).slice(0, UPLOAD_BYTES)
}

function uploadForm(file: Blob, name: string, kind: 'pdf' | 'import'): FormData {
  const form = new FormData()
  form.set('kind', kind)
  form.set('file', file, name)
  return form
}

type Attack = (world: World, guest: Guest) => Promise<() => Promise<{ status: number }[]>>
const many = (act: (at: number) => Promise<{ status: number }>) => () =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, at) => act(at)))

/** Each prepares what it needs, and gives what starts it. */
const attacks: Readonly<Record<string, Attack>> = {
  [`${AT_ONCE} DOCX at once`]: async (world, guest) => {
    const id = await addProposal(world, guest)
    return many(() => ask(`${world.base}/api/projects/${id}/proposal?format=docx`, guest))
  },
  [`${AT_ONCE} PDFs at once, of several proposals`]: async (world, guest) => {
    const ids = [
      await addProposal(world, guest),
      await addProposal(world, guest),
      await addProposal(world, guest),
    ]
    return many((at) => ask(`${world.base}/api/projects/${ids[at % 3]}/proposal?format=pdf`, guest))
  },
  [`${AT_ONCE} uploads of a PDF of 29 MB`]: async (world, guest) => {
    const url = `${world.base}/api/projects/${await addAskingProject(world, guest)}/own-sources`
    const file = heavyPdf()
    return many(() => ask(url, guest, { method: 'POST', body: uploadForm(file, 'a.pdf', 'pdf') }))
  },
  [`${AT_ONCE} views of a desk with ${COMMENTS} comments that stand nowhere`]: async (world, guest) => {
    const { linkId, cookie } = await addDesk(world, guest)
    return many(() => ask(`${world.base}/api/shared/${linkId}`, { cookie, address: guest.address }))
  },
  [`${AT_ONCE} imports of 400 kB of BibTeX whose quotes never close`]: async (world, guest) => {
    const url = `${world.base}/api/projects/${await addAskingProject(world, guest)}/own-sources`
    const file = new Blob(['@article{a,\n', 'ab="x\n'.repeat(66_000)])
    return many(() => ask(url, guest, { method: 'POST', body: uploadForm(file, 'a.bib', 'import') }))
  },
}

/** Milliseconds until another guest's own Word file is there; it was never drawn before. */
async function ownJobMs(world: World, other: Guest): Promise<number> {
  const id = await addProposal(world, other)
  const { status, tookMs } = await ask(`${world.base}/api/projects/${id}/proposal?format=docx`, other)
  if (status !== 200) throw new Error(`another guest's own document: HTTP ${status}`)
  return tookMs
}

const pagesOf = (project: string) => [
  '/',
  `/projects/${project}/share`,
  `/api/projects/${project}/desk`,
  '/api/inbox',
]

/** Milliseconds of the answers that a guest gets, one asked after the other until `isOver`. */
async function askOn(world: World, other: Guest, isOver: (asked: number) => boolean): Promise<number[]> {
  const pages = pagesOf(await addProject(world, other))
  const tookMs: number[] = []
  for (let at = 0; !isOver(at); at += 1) {
    tookMs.push((await ask(`${world.base}${pages[at % pages.length]}`, other)).tookMs)
    await wait(PROBE_EVERY_MS)
  }
  return tookMs
}

/** Answers and the own document of another guest while one attacks. */
async function attackOnce(world: World, prepare: Attack) {
  const [guest, other] = [await addGuest(world), await addGuest(world)]
  const begin = await prepare(world, guest)
  let isOver = false
  const attack = begin().finally(() => {
    isOver = true
  })
  const own = ownJobMs(world, other)
  const tookMs = await askOn(world, other, (asked) => asked >= PROBES_MIN && isOver)
  const refused = (await attack).filter(({ status }) => status === 429 || status === 0).length
  return { tookMs, ownMs: await own, refused }
}

async function underAttack(world: World, [name, prepare]: readonly [string, Attack], usualMs: number) {
  const loadBefore = loadavg()[0] ?? 0
  const rounds = []
  while (rounds.length < ATTACK_ROUNDS) rounds.push(await attackOnce(world, prepare))
  const tookMs = rounds.flatMap((round) => round.tookMs)
  const ownMs = rounds.map((round) => round.ownMs)
  const refused = quantile(
    rounds.map((round) => round.refused),
    0.5,
  )
  process.stdout.write(
    `${name}: p95 ${quantile(tookMs, 0.95).toFixed(0)} ms of ${tookMs.length}, own ${ownMs.map((one) => one.toFixed(0)).join(', ')} ms, refused ${refused}, load before ${loadBefore.toFixed(1)}\n`,
  )
  const usual = `the usual ${usualMs.toFixed(0)} ms`
  return [
    atMost(`${name}: pages and answers for others, p95`, quantile(tookMs, 0.95), OTHERS_P95_MS_MAX, 'ms'),
    atMost(
      `… another's own Word file against ${usual}, slowest of ${ATTACK_ROUNDS}`,
      Math.max(...ownMs) / usualMs,
      OWN_JOB_RATIO_MAX,
      '×',
    ),
    atMost('… the same, the middle one', quantile(ownMs, 0.5) / usualMs, null, '×'),
    atMost('… requests of the attacker that were refused', refused, null, `of ${AT_ONCE}`),
  ]
}

/** What others see when nobody attacks. */
async function atRest(
  world: World,
): Promise<{ readonly usualMs: number; readonly figures: readonly Figure[] }> {
  const other = await addGuest(world)
  // The first view of a page also loads it.
  await askOn(world, other, (asked) => asked === 4)
  const tookMs = await askOn(world, other, (asked) => asked === PROBES_MIN)
  const jobsMs: number[] = []
  while (jobsMs.length < USUAL_ROUNDS) jobsMs.push(await ownJobMs(world, other))
  const besideMs: number[] = []
  while (besideMs.length < USUAL_ROUNDS) {
    let isOver = false
    const own = ownJobMs(world, other).finally(() => {
      isOver = true
    })
    await askOn(world, other, () => isOver)
    besideMs.push(await own)
  }
  const usualMs = quantile(jobsMs, 0.5)
  return {
    usualMs,
    figures: [
      atMost('Nobody attacks: pages and answers, p95', quantile(tookMs, 0.95), null, 'ms'),
      atMost("… a guest's own Word file, drawn for the first time: the usual", usualMs, null, 'ms'),
      atMost('… the same while the guest looks at pages', quantile(besideMs, 0.5), null, 'ms'),
    ],
  }
}

await withDatabase(async (services) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'carrel-bench-'))
  const variables = {
    DATABASE_URL: services.databaseUrl,
    DATA_DIR: dataDir,
    PORT: '0',
    TRUST_PROXY: 'true',
    SANDBOX_PORT: '0',
    NODE_ENV: 'production',
  }
  // Builds first when the build is stale.
  const server = spawnNode('scripts/start.mjs', { variables, saysWithinMs: 900_000 })
  try {
    const line = await server.line((said) => said.startsWith('Carrel is ready: '))
    const world = { services, base: line.replace('Carrel is ready: ', '').trim() }
    const { usualMs, figures } = await atRest(world)
    const under: Figure[] = []
    for (const attack of Object.entries(attacks)) under.push(...(await underAttack(world, attack, usualMs)))
    report('fair', 'Others while one guest asks for too much, one server process', [...figures, ...under])
  } finally {
    server.kill('SIGTERM')
    await server.ended
    rmSync(dataDir, { recursive: true, force: true })
  }
})
process.exit(0)
