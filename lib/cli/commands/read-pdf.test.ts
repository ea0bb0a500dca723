import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallPdf } from '@/e2e/small-pdf'
import { capturedRun } from '../captured-run-fixture'
import { readPdfCommand } from './read-pdf'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'carrel-pdf-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (args: string[]) => capturedRun(readPdfCommand, args)

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

  it('prints what a paper says of itself, in one line', async () => {
    const path = join(folder, 'diaries.pdf')
    const title = 'Remote work diaries of three office teams'
    const abstract =
      'We asked three office teams to keep a diary of their remote work and measured their productivity for a month. Productivity rose in two of the three teams.'
    writeFileSync(path, smallPdf({ title, author: 'Joana Prado', abstract }))
    const { code, out, err } = await run([path])
    expect({ code, err, lines: out.length }).toEqual({ code: 0, err: [], lines: 1 })
    expect(JSON.parse(out[0] ?? '')).toMatchObject({
      outcome: 'ok',
      title,
      year: 2021,
      doi: null,
      language: 'en',
    })
    expect(Object.keys(JSON.parse(out[0] ?? ''))).toEqual([
      'outcome',
      'title',
      'authors',
      'year',
      'doi',
      'abstract',
      'language',
    ])
  })

  it('says which file could not be opened', async () => {
    const { code, out, err } = await run([join(folder, 'missing.pdf')])
    expect({ code, out, lines: err.length }).toEqual({ code: 1, out: [], lines: 1 })
    expect(err[0]).toContain('missing.pdf')
  })
})
