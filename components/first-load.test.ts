import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * What a page loads first stays small (bench/first-load-js.ts measures it): schemas and the tables of languages come when they are needed.
 * Followed are, from each page and layout, the imports of values that are not dynamic, to the components that are sent to the browser.
 */
const heavy = ['zod', 'entities', 'lib/core/text/language-cues.ts', 'lib/core/concepts/vocabulary/']

const IMPORT = /^(?:import|export)\s+(?!type\b)([^;'"]{0,2000}?)from\s+'([^']+)'/gm

/** True where all that is named are types. */
function onlyTypes(clause: string): boolean {
  const names = /^\s*\{([^}]*)\}\s*$/.exec(clause)?.[1]?.split(',') ?? []
  const given = names.map((name) => name.trim()).filter(Boolean)
  return given.length > 0 && given.every((name) => name.startsWith('type '))
}

function fileOf(from: string, wanted: string): string {
  const inside = wanted.startsWith('@/')
    ? wanted.slice(2)
    : wanted.startsWith('.')
      ? path.join(path.dirname(from), wanted)
      : null
  if (inside === null) return wanted
  return (
    ['', '.ts', '.tsx']
      .map((ending) => inside + ending)
      .find((file) => /\.\w+$/.test(file) && existsSync(file)) ?? inside
  )
}

/** The files that a file loads with itself, and what of packages; server actions stay on the server. */
function loadedBy(file: string): readonly string[] {
  if (!/\.tsx?$/.test(file)) return []
  const text = readFileSync(file, 'utf8')
  if (text.startsWith("'use server'")) return []
  return [...text.matchAll(IMPORT)].flatMap(([, clause = '', wanted = '']) =>
    onlyTypes(clause) ? [] : [fileOf(file, wanted)],
  )
}

/** What pages and layouts draw that is sent to the browser: the first component on each way that says so. */
function sentToBrowser(): readonly string[] {
  const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.join('app', file))
  const seen = new Set(pages)
  const sent: string[] = []
  for (const file of seen) {
    if (/\.tsx?$/.test(file) && readFileSync(file, 'utf8').startsWith("'use client'")) sent.push(file)
    // What the server does to draw a page stays there.
    else if (!file.startsWith('lib/')) for (const next of loadedBy(file)) seen.add(next)
  }
  return sent.sort()
}

const isHeavy = (file: string) =>
  heavy.some(
    (one) => file === one || file.startsWith(`${one}/`) || (one.endsWith('/') && file.startsWith(one)),
  )

/** The way from a file to the first heavy one that it loads with itself; null where it loads none. */
function wayToHeavy(entry: string): readonly string[] | null {
  const ways = new Map<string, readonly string[]>([[entry, [entry]]])
  for (const [file, way] of ways) {
    if (isHeavy(file)) return way
    for (const next of loadedBy(file)) if (!ways.has(next)) ways.set(next, [...way, next])
  }
  return null
}

describe('the first load of a page', () => {
  it.each(sentToBrowser())('%s brings no schemas and no tables of languages', (entry) => {
    expect(wayToHeavy(entry)).toBeNull()
  })

  it('is followed from every page to all that its rooms show', () => {
    const rooms = [
      'sources/sources-workspace',
      'desk/desk',
      'paper/paper-room',
      'paper/begin-paper',
      'topic/topic-room',
    ]
    expect(sentToBrowser()).toEqual(expect.arrayContaining(rooms.map((room) => `components/${room}.tsx`)))
  })

  it('is followed to what is heavy, where it is', () => {
    expect(wayToHeavy('components/proposal/cited-source.tsx')?.at(-1)).toBe('lib/core/text/language-cues.ts')
    expect(wayToHeavy('lib/contracts/scope.ts')?.at(-1)).toBe('zod')
  })
})

describe('what comes when it is needed', () => {
  const drawn = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(path.join('components', file), 'utf8'))
    .join('\n')
  const begun = [...drawn.matchAll(/\bdynamic(?:<[^\n]+>)?\(\s*\(\) =>\s*(\w+)/g)].map(([, loads]) => loads)

  it('leaves the page as it is where it cannot come, and stands there later', () => {
    expect(begun.length).toBeGreaterThan(50)
    expect(begun.filter((loads) => loads !== 'orLater')).toEqual([])
  })
})
