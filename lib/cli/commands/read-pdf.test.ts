import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPdfCommand } from './read-pdf'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'carrel-pdf-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(args: string[]) {
  const out: string[] = []
  const err: string[] = []
  const code = await readPdfCommand(args, {
    stdout: (line) => out.push(line),
    stderr: (line) => err.push(line),
  })
  return { code, out, err }
}

describe('carrel read-pdf', () => {
  it('prints every key and one sentence when the file is not a PDF', async () => {
    const path = join(folder, 'note.pdf')
    writeFileSync(path, 'no pdf')
    const { code, out, err } = await run([path])
    expect(code).toBe(1)
    expect(out.map((line) => JSON.parse(line))).toEqual([
      {
        outcome: 'not-a-pdf',
        title: null,
        authors: [],
        year: null,
        doi: null,
        abstract: null,
        language: null,
      },
    ])
    expect(err).toHaveLength(1)
  })

  it('says which file could not be opened', async () => {
    const { code, out, err } = await run([join(folder, 'missing.pdf')])
    expect({ code, out, lines: err.length }).toEqual({ code: 1, out: [], lines: 1 })
    expect(err[0]).toContain('missing.pdf')
  })
})
