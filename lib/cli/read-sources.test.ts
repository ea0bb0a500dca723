import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { holdsSources, readSources } from './read-sources'

let folder = ''
let told: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carrel-sources-'))
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() => {
  told = []
})

async function read(name: string, text: string) {
  const file = path.join(folder, name)
  await writeFile(file, text)
  return readSources(file, { stderr: (line) => told.push(line) })
}

it('refuses an export without references, and one that is too long, in a sentence that names the file', async () => {
  await expect(read('empty.ris', 'Dear diary')).rejects.toThrow(/empty\.ris holds no references/)
  const many = Array.from({ length: 501 }, (_, at) => `@book{b${at}, title={Book ${at}}, year={2001}}`)
  await expect(read('many.bib', many.join('\n'))).rejects.toThrow(/many\.bib holds more than 500 references/)
})

it('reads exports of reference managers and records of a search alike', async () => {
  const ris = 'TY  - JOUR\nTI  - Sleep and shifts\nAU  - Lima, A.\nPY  - 2019\nER  - \n'
  const bib = '@article{lima, title={Sleep and shifts}, author={Lima, A.}, year={2019}}'
  const jsonl = '{"id":"a","title":"Sleep and shifts","authors":"Lima, A.","year":2019}'
  for (const [name, text] of [
    ['zotero.ris', ris],
    ['jabref.BIB', bib],
    ['found.jsonl', jsonl],
  ] as const) {
    const [work, ...others] = await read(name, text)
    expect(others).toEqual([])
    expect(work).toMatchObject({ title: 'Sleep and shifts', year: 2019, authors: [{ family: 'Lima' }] })
  }
})

it('tells of a record that has no title, and leaves it out', async () => {
  const works = await read(
    'half.ris',
    'TY  - JOUR\nTI  - Sleep and shifts\nER  - \n\nTY  - JOUR\nDO  - 10.1000/untitled\nER  - \n',
  )
  expect(works.map(({ title }) => title)).toEqual(['Sleep and shifts'])
  expect(told).toEqual([
    expect.stringMatching(/half\.ris: left out for want of a title: 1, .*10\.1000\/untitled/),
  ])
})

it('takes no document of a folder for a file of sources', () => {
  expect(['a.ris', 'b.bib', 'c.jsonl.gz'].every(holdsSources)).toBe(true)
  expect(['paper.pdf', 'notes.txt', 'data.json'].some(holdsSources)).toBe(false)
})
