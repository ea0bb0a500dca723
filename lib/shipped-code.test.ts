import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** What an installation starts: the server, a worker, the operator's commands, the terminal, the sandbox, and whatever Next serves. */
const programs = [
  'scripts/start.mjs',
  'lib/server/main.ts',
  'lib/server/worker-main.ts',
  'lib/server/rebuild-main.ts',
  'lib/server/end-sessions-main.ts',
  'lib/server/change-key-main.ts',
  'lib/cli/main.ts',
  'sandbox/main.ts',
  'bin/carrel.mjs',
  'proxy.ts',
]
const served = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('app', file.split(path.sep).join('/')))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

const ENDINGS = ['', '.ts', '.tsx', '.mjs']
const SAID =
  /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]|['"]((?:lib|sandbox|scripts)\/[\w/.-]+\.(?:ts|mjs))['"]/g

/** The files that a file imports, at once or later, and those that it starts by their path. */
function leadsTo(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(SAID)].flatMap(([, imported, started]) => {
    const said = imported ?? started ?? ''
    const place = said.startsWith('@/')
      ? said.slice(2)
      : said.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), said)
        : started
    if (place === undefined) return []
    const found = ENDINGS.map((ending) => place + ending).find((one) => /\.\w+$/.test(one) && existsSync(one))
    return found === undefined || !/\.(tsx?|mjs)$/.test(found) ? [] : [found]
  })
}

function reachedFrom(starts: readonly string[]): ReadonlySet<string> {
  const reached = new Set(starts)
  for (const file of reached) for (const next of leadsTo(file)) reached.add(next)
  return reached
}

const isForTests = (file: string) =>
  /\.(test|spec)\.tsx?$|-fixture\.ts$|\/testing\/|^(bench|chaos|e2e)\/|\/(trial-program|trial-thread)\.mjs$/.test(
    file,
  )

test('the way from a program to what it loads is found', () => {
  const reached = reachedFrom([...programs, ...served])
  expect(reached.size).toBeGreaterThan(800)
  for (const file of [
    'lib/server/library/check-program.ts',
    'lib/adapters/child/child-main.mjs',
    'lib/engine/run.ts',
  ])
    expect([...reached]).toContain(file)
  expect([...reachedFrom(['lib/server/testing/with-probe.ts'])].filter(isForTests).length).toBeGreaterThan(1)
})

test('nothing that an installation runs leads to tests, their material, benches or development', () => {
  expect([...reachedFrom([...programs, ...served])].filter(isForTests)).toEqual([])
})

test('no setting names code to load, and none is for tests', () => {
  const settings = readFileSync('lib/server/env.ts', 'utf8')
  expect(settings).not.toMatch(/for tests|module that/i)
  const reached = [...reachedFrom([...programs, ...served])]
  // Two start a program of ours by the path that our code gives, one the runtime of the optional install.
  const loads = reached.filter((file) => /import\((?!\s*['"`])/.test(readFileSync(file, 'utf8')))
  expect(loads.sort()).toEqual([
    'lib/adapters/child/child-main.mjs',
    'lib/adapters/child/thread-main.mjs',
    'lib/adapters/models/local/load-local-model.ts',
  ])
})
