import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { capturedRun } from '../captured-run-fixture'
import { askLibrary } from './ask'
import { checkDraftFile } from './check'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carrel-check-'))
  await writeFile(
    path.join(folder, 'souza2020.md'),
    '# Remote work and burnout among nurses\n\nAna Souza, 2020\n\nRemote work reduced burnout among nurses by 12.5%. We asked 412 nurses of three hospitals.\n',
  )
  await writeFile(
    path.join(folder, 'lee2018.txt'),
    'Owls of the old barn\n\nKim Lee, 2018\n\nOwls hunt mice in the old barn at night.\n',
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(command: typeof askLibrary, args: string[]) {
  const { code, out: lines } = await capturedRun(command, args)
  return { code, lines }
}

const draft = `# Chapter one

This chapter presents the literature.

Remote work reduced burnout among nurses by 12.5% (Souza, 2020). Remote work increased burnout among nurses (Souza, 2020). Remote work reduced burnout among nurses by 48% [@souza2020]. Owls hunt mice in the old barn at night [1]. Owls hunt mice in the old barn at night (Nobody, 1999).

## References

[1] Lee, K. (2018). Owls of the old barn. Journal of Owls.
`

describe('carrel check', () => {
  test('finds the planted faults of a draft and nothing else', async () => {
    const file = path.join(folder, '..', `${path.basename(folder)}.md`)
    await writeFile(file, draft)
    const { code, lines } = await run(checkDraftFile, [file, '--library', folder])
    await rm(file)
    expect(code).toBe(0)
    const rows = lines.map((line) => JSON.parse(line))
    const claims = rows.filter(({ verdict }) => verdict !== 'not-a-claim')
    expect(
      claims.map(({ verdict, disputed, unresolved, file: source }) => ({
        verdict,
        disputed,
        unresolved,
        source,
      })),
    ).toEqual([
      { verdict: 'quoted', disputed: [], unresolved: [], source: 'souza2020.md' },
      { verdict: 'direction-disagrees', disputed: ['increased'], unresolved: [], source: 'souza2020.md' },
      { verdict: 'numbers-disagree', disputed: ['48'], unresolved: [], source: 'souza2020.md' },
      { verdict: 'quoted', disputed: [], unresolved: [], source: 'lee2018.txt' },
      { verdict: 'no-passage', disputed: [], unresolved: ['(Nobody, 1999)'], source: '' },
    ])
  })
})

describe('carrel ask', () => {
  test('answers with sentences of the folder and their places', async () => {
    const { lines } = await run(askLibrary, [
      '--library',
      folder,
      '--question',
      'Does remote work reduce burnout among nurses?',
    ])
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      quote: 'Remote work reduced burnout among nurses by 12.5%.',
      file: 'souza2020.md',
      stance: 'yes',
    })
  })

  test('says so where nothing answers, in the language of the question', async () => {
    const { lines } = await run(askLibrary, [
      '--library',
      folder,
      '--question',
      'Quais geleiras derreteram na Patagônia?',
    ])
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { answer: 'Não tenho informação sobre este tema.' },
    ])
  })
})
