import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readJournalTables } from './journal-tables'

const folder = mkdtempSync(path.join(tmpdir(), 'carrel-tables-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(name: string, content: string | Uint8Array): string {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return file
}

it('without the settings there is no table; with them each file is read, also in the encoding of old editors', async () => {
  expect(await readJournalTables({})).toEqual([])
  const latin1 = Buffer.from('ISSN;Título;Área;Estrato\n1234-5679;Educação;Educação;A3\n', 'latin1')
  const tables = await readJournalTables({
    SJR_TABLE: fileOf('sjr 2024.csv', 'Issn;SJR Best Quartile\n12345679;Q2\n'),
    QUALIS_TABLE: fileOf('qualis.csv', latin1),
  })
  expect(tables.map(({ name, ranks }) => [name, ranks.get('1234-5679')])).toEqual([
    ['SJR 2024', { quartile: 'Q2' }],
    ['CAPES', { qualis: 'A3' }],
  ])
})

it.each([
  ['SJR_TABLE', path.join(folder, 'nowhere.csv')],
  ['SJR_TABLE', folder],
  ['SJR_TABLE', fileOf('binary.csv', new Uint8Array([0x49, 0, 0x53, 0]))],
  ['QUALIS_TABLE', fileOf('other.csv', 'name;age\nAna;30\n')],
])('a bad file is one sentence that names %s', async (name, file) => {
  await expect(readJournalTables({ [name]: file })).rejects.toMatchObject({
    code: 'bad-configuration',
    message: expect.stringMatching(new RegExp(`^${name} is not usable: [^\\n]+\\.$`)),
  })
})
