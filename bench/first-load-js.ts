import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { createProject } from '@/lib/adapters/store/projects'
import { createRun } from '@/lib/adapters/store/runs'
import { ProjectId, UserId } from '@/lib/contracts/ids'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import type { Services } from '@/lib/server/services'
import { type SpawnedNode, spawnNode } from '@/lib/server/testing/spawn-node'
import { scriptedInput } from '@/lib/server/testing/validation-script'
import { atMost } from './figures'
import { report } from './report'
import { withDatabase } from './with-database'

/** JavaScript that the page of a project asks for in its HTML, compressed as a browser gets it. */
const LIMIT_KB = 220
const KB = 1_024

interface Script {
  readonly path: string
  readonly bytes: number
}

/** The built server, on a free port; builds first when the build is stale. */
async function startBuilt(
  databaseUrl: string,
  dataDir: string,
): Promise<{ server: SpawnedNode; base: string }> {
  const variables = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: '0',
    WORKER: 'outside',
    NODE_ENV: 'production',
  }
  const server = spawnNode('scripts/start.mjs', { variables, saysWithinMs: 600_000 })
  const line = await server.line((said) => said.startsWith('Carrel is ready: '))
  return { server, base: line.replace('Carrel is ready: ', '').trim() }
}

/** A visitor with a project, as the first page makes them. */
async function visit(base: string, services: Services): Promise<{ cookie: string; projectId: string }> {
  const answer = await fetch(`${base}/api/auth/sign-in/anonymous`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: '{}',
  })
  const { user } = z.object({ user: z.object({ id: z.string() }) }).parse(await answer.json())
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const project = { title: 'First load', locale: 'en', sandbox: true } as const
  const projectId = await createProject(services.db, UserId.parse(user.id), project)
  const run = { pipeline: SOURCE_VALIDATION, input: scriptedInput, tokenBudget: null }
  await createRun(services.db, ProjectId.parse(projectId), run)
  return { cookie, projectId }
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

await withDatabase(async (services) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'carrel-bench-'))
  const { server, base } = await startBuilt(services.databaseUrl, dataDir)
  try {
    const { cookie, projectId } = await visit(base, services)
    const [first, workbench] = [
      await scriptsOf(`${base}/`, cookie),
      await scriptsOf(`${base}/projects/${projectId}/sources`, cookie),
    ]
    const sizeKb = (scripts: readonly Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0) / KB
    report('5-first-load-js', 'JavaScript of the first load (gzip)', [
      atMost(`Workbench, ${workbench.length} files`, sizeKb(workbench), LIMIT_KB, 'KB'),
      atMost(`Largest file of it`, Math.max(...workbench.map(({ bytes }) => bytes)) / KB, null, 'KB'),
      atMost(`First page, ${first.length} files`, sizeKb(first), null, 'KB'),
    ])
  } finally {
    server.kill('SIGTERM')
    await server.ended
    rmSync(dataDir, { recursive: true, force: true })
  }
})
