import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fingerprintOfSources } from '@/scripts/source-fingerprint.mjs'

let folder: string

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carrel-fingerprint-'))
  write('app/page.tsx', 'one')
  write('lib/core/rank.ts', 'two')
  write('messages/en/sources.json', '{}')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a build is stale', () => {
  it.each([
    ['a page is edited', () => write('app/page.tsx', 'other')],
    ['a sentence is edited', () => write('messages/en/sources.json', '{"a":"b"}')],
    ['a file is added', () => write('components/new.tsx', '')],
    [
      'a file is renamed',
      () => {
        rmSync(path.join(folder, 'lib/core/rank.ts'))
        write('lib/core/order.ts', 'two')
      },
    ],
    ['other packages are locked', () => write('package-lock.json', '{}')],
  ])('when %s', (_what, change) => {
    const before = fingerprintOfSources(folder)
    change()
    expect(fingerprintOfSources(folder)).not.toBe(before)
  })

  it.each([
    ['a file is only touched', () => utimesSync(path.join(folder, 'app/page.tsx'), 1, 1)],
    ['a test is edited', () => write('lib/core/rank.test.ts', 'x')],
    ['the rubric is edited, which is read at run time', () => write('lib/pipelines/data/rubric.md', 'x')],
    ['data or documentation is written', () => write('.data/x', 'x')],
  ])('but not when %s', (_what, change) => {
    const before = fingerprintOfSources(folder)
    change()
    expect(fingerprintOfSources(folder)).toBe(before)
  })
})
