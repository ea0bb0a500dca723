import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * What a page loads first stays small (bench/first-load-js.ts measures it): schemas and the tables of languages come when they are needed.
 * Followed here are the imports of values that are not dynamic. Answers are not among them: the
 * markers in their text are read by a schema.
 */
const entries = [
  'components/frame/scope-notice.tsx',
  'components/frame/room-nav.tsx',
  'components/sources/sources-workspace.tsx',
  'components/proposal/proposal-workspace.tsx',
  'components/share/share-room.tsx',
  'components/desk/desk.tsx',
  'components/topic/topic-room.tsx',
  'components/topic/begin-discovery.tsx',
  'components/library/library-items.tsx',
  'components/library/reader/reader-room.tsx',
  'components/library/reading-list.tsx',
  'components/library/check/check-room.tsx',
  'components/collection/collection-room.tsx',
  'components/review/review-room.tsx',
  'components/paper/paper-room.tsx',
  'components/run/run-progress.tsx',
  'components/projects/begin-panel.tsx',
  'components/account/account-area.tsx',
]
const heavy = ['zod', 'lib/core/text/language-cues.ts', 'lib/core/concepts/vocabulary/']

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

/** The way from a file to the first heavy one that it loads with itself; null where it loads none. */
function wayToHeavy(entry: string): readonly string[] | null {
  const ways = new Map<string, readonly string[]>([[entry, [entry]]])
  for (const [file, way] of ways) {
    if (
      heavy.some(
        (one) => file === one || file.startsWith(`${one}/`) || (one.endsWith('/') && file.startsWith(one)),
      )
    )
      return way
    if (!/\.tsx?$/.test(file)) continue
    const text = readFileSync(file, 'utf8')
    // Server actions stay on the server.
    if (text.startsWith("'use server'")) continue
    for (const [, clause = '', wanted = ''] of text.matchAll(IMPORT)) {
      const next = fileOf(file, wanted)
      if (!onlyTypes(clause) && !ways.has(next)) ways.set(next, [...way, next])
    }
  }
  return null
}

describe('the first load of a page', () => {
  it.each(entries)('%s brings no schemas and no tables of languages', (entry) => {
    expect(wayToHeavy(entry)).toBeNull()
  })

  it('is followed to what is heavy, where it is', () => {
    expect(wayToHeavy('components/proposal/cited-source.tsx')?.at(-1)).toBe('lib/core/text/language-cues.ts')
    expect(wayToHeavy('lib/contracts/scope.ts')?.at(-1)).toBe('zod')
  })
})
