import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseEnv } from '@/lib/server/env'

const example = readFileSync('.env.example', 'utf8')
const schema = readFileSync('lib/server/env.ts', 'utf8')
const entries = [...example.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(
  ([, name = '', value = '']): [string, string] => [name, value],
)

/** Where a variable may be read apart from the schema: see the test of the architecture. */
const besideTheServer = ['scripts', 'bench', 'chaos', 'e2e', 'sandbox']
/** Belong to others, who explain them. */
const notOurs = new Set(['CI', 'TMPDIR', 'PRISMA_SCHEMA_ENGINE_BINARY'])

function readBesideTheServer(): string[] {
  const atTop = readdirSync('.').filter((file) => file.endsWith('.config.ts'))
  const below = besideTheServer.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  return [...atTop, ...below]
    .filter((file) => /\.(ts|mjs)$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/process\.env\.([A-Z_]+)/g)])
    .flatMap(([, name = '']) => (notOurs.has(name) ? [] : [name]))
}

test('.env.example names every variable that is read, each once, and no other', () => {
  const settings = [...schema.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name = '']) => name)
  expect(settings.length).toBeGreaterThan(20)
  const read = new Set([...settings, ...readBesideTheServer()])
  expect(entries.map(([name]) => name).sort()).toEqual([...read].sort())
})

test('every group of variables in it is explained above', () => {
  const bare = example
    .split('\n')
    .filter((line, at, lines) => /^#[A-Z_]+=/.test(line) && lines[at - 1] === '')
  expect(bare).toEqual([])
})

test('the values it shows are the defaults', () => {
  const shown = Object.fromEntries(entries.filter(([name, value]) => value !== '' && name !== 'NODE_ENV'))
  expect(parseEnv(shown)).toEqual(parseEnv({}))
})
