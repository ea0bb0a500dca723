import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { AUTHORIZATION_FILE, authorizationDocument } from '@/scripts/authorization/document'
import { listEntries } from '@/scripts/authorization/entries'
import { firstAsked } from '@/scripts/authorization/first-guard'
import { declared, keyOf, ruleOf } from '@/scripts/authorization/rules'

const entries = listEntries()

test('pages, routes and actions are found', () => {
  const count = (kind: string) => entries.filter((entry) => entry.kind === kind).length
  expect(count('page')).toBeGreaterThanOrEqual(17)
  expect(count('route')).toBeGreaterThanOrEqual(35)
  expect(count('action')).toBeGreaterThanOrEqual(40)
})

test('every page, route and action asks who is there before it reaches the database, or is declared open', () => {
  expect(entries.filter((entry) => ruleOf(entry) === null).map(keyOf)).toEqual([])
})

test('what is declared open exists and calls no guard', () => {
  const open = entries.filter(({ asked }) => asked?.kind !== 'guard').map(keyOf)
  expect(Object.keys(declared).sort()).toEqual(open.sort())
})

test('a session counts without the second step that may be required on the account page alone', () => {
  const found = entries.filter(({ asked }) => asked?.kind === 'guard' && asked.name === 'findSession')
  expect(found.map(keyOf)).toEqual(['page /account'])
})

test('the document says what the code does', () => {
  expect(readFileSync(AUTHORIZATION_FILE, 'utf8')).toBe(authorizationDocument())
})

describe('a new entry', () => {
  const made: string[] = []
  afterEach(() => {
    for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
  })

  function routeOf(body: string) {
    const folder = mkdtempSync(path.join(tmpdir(), 'authorization-'))
    made.push(folder)
    const file = path.posix.join(folder, 'route.ts')
    const imports = [
      "import { findProject } from '@/lib/adapters/store/projects'",
      "import { requireDesk } from '@/lib/server/desk/desk-session'",
      "import { loadStanding } from '@/lib/server/loaders/standing'",
      "import { respond } from '@/lib/server/respond'",
      "import { services } from '@/lib/server/services'",
      "import { requireProject } from '@/lib/server/session'",
    ]
    writeFileSync(file, [...imports, `export async function GET(request) { ${body} }`].join('\n'))
    return firstAsked(file, 'GET')
  }

  test.each([
    ["return respond('x', async () => requireProject('p'))", 'requireProject'],
    ["return respond('x', async () => loadStanding('p'))", 'requireProject'],
    ["const link = await requireDesk('l', 'decide'); return findProject(link)", 'requireDesk'],
  ])('that asks first has its rule: %s', (body, name) => {
    expect(routeOf(body)).toMatchObject({ kind: 'guard', name })
  })

  test.each([
    "return respond('x', async () => findProject((await services()).db, 'p'))",
    "const found = await findProject(db, 'p'); await requireProject('p'); return found",
    "if (request.ok) await requireProject('p'); return findProject(db, 'p')",
    "request.ok && (await requireProject('p')); return (await services()).runs.get('r')",
    "try { check() } catch { await requireProject('p') } return findProject(db, 'p')",
  ])('that reads without asking, or asks too late or sometimes, has none: %s', (body) => {
    expect(routeOf(body)).toMatchObject({ kind: 'store' })
  })

  test('that does nothing of the kind has none until it is declared', () => {
    expect(routeOf("return new Response('hello')")).toBeNull()
  })
})
