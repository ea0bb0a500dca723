import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const read = (file: string) => readFileSync(file, 'utf8')
const pages = ['README.md', 'docs/README.md', 'docs/glossary.md', 'docs/translating.md', 'docs/security.md']

const Package = z.object({ scripts: z.record(z.string(), z.string()) })
const FOLDER = /^(?:app|bench|chaos|components|docs|e2e|i18n|lib|messages|prisma|public|sandbox|scripts)\//

/** What a page names in code marks and by links of its own. */
function namedBy(page: string): readonly string[] {
  const text = read(page)
  const marked = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word)
  const base = page.startsWith('docs/') ? 'docs/' : ''
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, to = '']) =>
    to.startsWith('../') ? to.slice(3) : `${base}${to}`,
  )
  return [...marked.filter((word) => FOLDER.test(word) && !/[\s*<{…]/.test(word)), ...linked]
}

describe('what the pages for newcomers name is there', () => {
  it.each(pages)('%s: folders, files and links', (page) => {
    const named = namedBy(page)
    expect(named.filter((place) => !existsSync(place))).toEqual([])
  })

  it('every command of npm', () => {
    const { scripts } = Package.parse(JSON.parse(read('package.json')))
    const asked = pages.flatMap((page) =>
      [...read(page).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name),
    )
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.filter((name) => name === undefined || !(name in scripts))).toEqual([])
  })

  it('every record that is named by its number', () => {
    const records = readdirSync('docs/decisions').map((name) => name.slice(0, 4))
    const asked = pages.flatMap((page) => read(page).match(/\b00\d\d\b/g) ?? [])
    expect(asked.length).toBeGreaterThan(3)
    expect(asked.filter((number) => !records.includes(number))).toEqual([])
  })

  it('every folder of the code has its place in the table of rooms', () => {
    const [, table = ''] = read('README.md').split('| Room |')
    const rooms = [...(table.split('\n\n')[0] ?? '').matchAll(/`([\w/]+)`/g)].map(([, room]) => room)
    const own = (folder: string, prefix: string) =>
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => prefix + name)
    const aside = ['node_modules', 'generated', 'docs', 'lib', 'test-results', 'playwright-report']
    const folders = [...own('.', ''), ...own('lib', 'lib/')].filter((name) => !aside.includes(name))
    expect(folders.filter((name) => !rooms.includes(name))).toEqual([])
  })

  it('every word that a page of the product is said to use', () => {
    const rows = [...read('docs/glossary.md').matchAll(/^\|[^|\n]+\|[^|\n]+\|([^|\n]+)\|$/gm)]
    const quoted = rows.flatMap(([, shown = '']) =>
      [...shown.matchAll(/“([^”]+)”/g)].map(([, word = '']) => word),
    )
    const words = readdirSync('messages/en')
      .filter((name) => name.endsWith('.json'))
      .map((name) => read(`messages/en/${name}`))
      .join('\n')
    expect(quoted.length).toBeGreaterThan(8)
    expect(quoted.filter((word) => !words.includes(word))).toEqual([])
  })
})
