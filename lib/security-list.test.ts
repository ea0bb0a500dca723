import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const list = readFileSync('docs/asvs.md', 'utf8')
const security = readFileSync('docs/security.md', 'utf8')

const rows = list
  .slice(0, list.indexOf('\n## '))
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, item = '', , shown = '']) => ({ item, shown, isMet: !shown.startsWith('**not met**:') }))

const namedIn = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`/g)].map(([, file = '']) => file)

test('the figures at the top are those of the rows', () => {
  const said = /Items: (\d+)\. Met: (\d+)\. Not met: (\d+)\./.exec(list)?.slice(1).map(Number)
  const met = rows.filter(({ isMet }) => isMet).length
  expect(said).toEqual([145, met, 145 - met])
  expect(new Set(rows.map(({ item }) => item)).size).toBe(145)
})

test('what is met names tests that exist, what is not says what is missing', () => {
  const without = rows.filter(({ shown, isMet }) => (isMet ? namedIn(shown).length === 0 : shown.length < 20))
  expect(without).toEqual([])
  expect(namedIn(list).filter((file) => !existsSync(file))).toEqual([])
})

test('the other parts name as many items as they say', () => {
  const parts = list.split('\n## ').slice(1)
  expect(parts).toHaveLength(2)
  for (const part of parts) {
    const count = /\((\d+)\)$/m.exec(part)?.[1]
    const cells = [...part.matchAll(/^\| (\d[\d., ]*) \|/gm)].flatMap(([, items = '']) => items.split(','))
    expect(cells).toHaveLength(Number(count))
  }
})

test('security.md names tests that exist', () => {
  const known = ['app', 'lib', 'e2e', 'bench', 'i18n'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.split(path.sep).join('/')),
    ),
  )
  const isThere = (file: string) => known.some((one) => one === file || one.endsWith(`/${file}`))
  const named = namedIn(security)
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((file) => !isThere(file))).toEqual([])
})
