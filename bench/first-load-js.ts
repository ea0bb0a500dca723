import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { createProject } from '@/lib/adapters/store/projects'
import { createRun } from '@/lib/adapters/store/runs'
import { ProjectId, UserId } from '@/lib/contracts/ids'
import { PaperRunInput } from '@/lib/contracts/paper-run'
import { PAPER } from '@/lib/contracts/paper-stages'
import { PROPOSAL, ProposalInput } from '@/lib/contracts/proposal-run'
import { ReviewInput } from '@/lib/contracts/review'
import { LITERATURE_REVIEW } from '@/lib/contracts/review-stages'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { DiscoveryInput } from '@/lib/contracts/topic'
import { TOPIC_DISCOVERY } from '@/lib/contracts/topic-stages'
import { makeAuth } from '@/lib/server/auth'
import { deskCookieName } from '@/lib/server/desk/desk-cookie'
import { deriveKey } from '@/lib/server/secret-key'
import type { Services } from '@/lib/server/services'
import { type SpawnedNode, spawnNode } from '@/lib/server/testing/spawn-node'
import { addLink, addVersion } from '@/lib/server/testing/test-desk'
import { brief } from '@/lib/server/testing/test-proposal'
import { scriptedInput } from '@/lib/server/testing/validation-script'
import { atMost } from './figures'
import { report } from './report'
import { withDatabase } from './with-database'

/** JavaScript that a page asks for in its HTML, compressed as a browser gets it. */
const LIMIT_KB = 220
const KB = 1_024
const KEY_BYTES = 32

interface Script {
  readonly path: string
  readonly bytes: number
}

/** The built server, on a free port; builds first when the build is stale. */
async function startBuilt(
  databaseUrl: string,
  dataDir: string,
  installationKey: Buffer,
): Promise<{ server: SpawnedNode; base: string }> {
  const variables = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SECRET_KEY: installationKey.toString('base64'),
    PORT: '0',
    WORKER: 'outside',
    NODE_ENV: 'production',
  }
  const server = spawnNode('scripts/start.mjs', { variables, saysWithinMs: 600_000 })
  const line = await server.line((said) => said.startsWith('Carrel is ready: '))
  return { server, base: line.replace('Carrel is ready: ', '').trim() }
}

interface Visitor {
  readonly cookie: string
  readonly projectId: string
  /** Of a link to the project that the same browser has opened. */
  readonly linkId: string
}

/** A visitor with a project in which all rooms are in use. */
async function visit(services: Services, installationKey: Buffer): Promise<Visitor> {
  const keys = {
    sessionKey: deriveKey(installationKey, 'sessions'),
    secretsKey: deriveKey(installationKey, 'secrets'),
  }
  const { api } = makeAuth({ db: services.db, ...keys }, null)
  const made = await api.signInAnonymous({ headers: new Headers(), returnHeaders: true })
  const cookie = made.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const project = { title: 'First load', locale: 'en', sandbox: true } as const
  const projectId = await createProject(services.db, UserId.parse(made.response?.user.id), project)
  const search = { pipeline: SOURCE_VALIDATION, input: scriptedInput, tokenBudget: null }
  await createRun(services.db, ProjectId.parse(projectId), search)
  const { topic, question, locale, startDate } = brief
  const input = ProposalInput.parse({ topic, question, locale, startDate, brief })
  const proposal = { pipeline: PROPOSAL, input, tokenBudget: null }
  await createRun(services.db, ProjectId.parse(projectId), proposal)
  const others = [
    [TOPIC_DISCOVERY, DiscoveryInput.parse({ locale })],
    [LITERATURE_REVIEW, ReviewInput.parse({ locale })],
    [PAPER, PaperRunInput.parse({ query: question, locale, kind: 'review' })],
  ] as const
  for (const [pipeline, input] of others)
    await createRun(services.db, ProjectId.parse(projectId), { pipeline, input, tokenBudget: null })
  await addVersion(services.db, ProjectId.parse(projectId))
  const link = await addLink(services.db, ProjectId.parse(projectId))
  const { linkId } = link.scope
  return { cookie: `${cookie}; ${deskCookieName(linkId)}=${link.cookie}`, projectId, linkId }
}

/** Scripts named in the HTML and by its preloads; a browser that knows modules skips those marked `nomodule`. */
async function scriptsOf(url: string, cookie: string): Promise<readonly Script[]> {
  const page = await fetch(url, { headers: { cookie } })
  const html = await page.text()
  if (!page.ok) throw new Error(`${url} answers ${page.status}`)
  const tags = html.match(/<(?:script|link)\b[^>]{0,2000}>/gi) ?? []
  const wanted = tags.filter((tag) => !/\bnomodule\b/i.test(tag))
  const paths = wanted.flatMap((tag) => /(?:src|href)="([^"]{1,1000}\.js[^"]{0,200})"/.exec(tag)?.[1] ?? [])
  return Promise.all(
    [...new Set(paths)].map(async (path) => {
      const answer = await fetch(new URL(path, url))
      return { path, bytes: gzipSync(Buffer.from(await answer.arrayBuffer())).length }
    }),
  )
}

const pagesOf = ({ projectId, linkId }: Visitor): readonly (readonly [string, string])[] => [
  ['First page', '/'],
  ['Account', '/account'],
  ['Topic', `/projects/${projectId}/topic`],
  ['Sources', `/projects/${projectId}/sources`],
  ['Library', `/projects/${projectId}/library`],
  ['Answers', `/projects/${projectId}/library/answers`],
  ['Citations checked', `/projects/${projectId}/library/check`],
  ['Reading list', `/projects/${projectId}/library/reading`],
  ['Collection', `/projects/${projectId}/library/collection`],
  ['Review', `/projects/${projectId}/review`],
  ['Paper', `/projects/${projectId}/paper`],
  ['Runs', `/projects/${projectId}/runs`],
  ['Proposal', `/projects/${projectId}/proposal`],
  ['Share', `/projects/${projectId}/share`],
  ['Advisor’s desk', `/shared/${linkId}`],
  ['Settings', '/settings'],
]

await withDatabase(async (services) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'carrel-bench-'))
  const installationKey = randomBytes(KEY_BYTES)
  const { server, base } = await startBuilt(services.databaseUrl, dataDir, installationKey)
  try {
    const visitor = await visit(services, installationKey)
    const rows = []
    for (const [name, page] of pagesOf(visitor)) {
      const scripts = await scriptsOf(new URL(page, base).href, visitor.cookie)
      const sizeKb = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / KB
      rows.push(atMost(`${name}, ${scripts.length} files`, sizeKb, LIMIT_KB, 'KB'))
    }
    report('first-load-js', 'JavaScript of the first load (gzip)', rows)
  } finally {
    server.kill('SIGTERM')
    await server.ended
    rmSync(dataDir, { recursive: true, force: true })
  }
})
