import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseEnv } from '@/lib/server/env'

const example = readFileSync('.env.example', 'utf8')
const schema = readFileSync('lib/server/env.ts', 'utf8')
const entries = [...example.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(
  ([, name = '', value = '']): [string, string] => [name, value],
)

test('.env.example names every variable that is read, each once, and no other', () => {
  const read = [...schema.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name)
  expect(read.length).toBeGreaterThan(20)
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
