import { expect, test } from 'vitest'
import { listItems } from '@/lib/adapters/store/library-items'
import { addProject, prepareTestDatabase } from '../testing/test-database'
import { takeReferences } from './take-references'

const database = prepareTestDatabase()
const signal = new AbortController().signal
const file = (name: string, text: string) => ({ file: { name, bytes: Buffer.from(text) }, signal })

const bib = `@article{silva, title = {Trabalho remoto}, author = {Silva, Ana}, year = {2021}, doi = {10.1000/a},
  abstract = {O trabalho remoto aumentou a produtividade de 320 pessoas.}, file = {Full Text:files/1/silva.pdf:application/pdf}}
@book{souza, title = {Enfermagem}, author = {Souza, Rui}, year = {2020}}`

test('references come with their abstracts, and say which file each waits for', async () => {
  const { db } = database()
  const { projectId } = await addProject(db)
  const taken = await takeReferences({ db }, projectId, file('minha.bib', bib))
  const items = await listItems(db, projectId)
  expect(items.map(({ item, state }) => [item.title, item.text, item.work?.doi ?? null, state])).toEqual([
    ['Trabalho remoto', 'abstract', '10.1000/a', 'waiting'],
    ['Enfermagem', 'none', null, 'ready'],
  ])
  expect(taken).toEqual({
    references: { added: 2, known: 0, waitsFor: { 'silva.pdf': items[0]?.item.id }, unread: [] },
  })
})

test('what the library has is not added again, also from another format and under its title alone', async () => {
  const { db } = database()
  const { projectId } = await addProject(db)
  await takeReferences({ db }, projectId, file('minha.bib', bib))
  const ris = 'TY  - BOOK\nTI  - ENFERMAGEM\nL1  - files/enfermagem.pdf\nER  - \n'
  const again = await takeReferences({ db }, projectId, file('minha.ris', ris))
  const nursing = (await listItems(db, projectId)).find(({ item }) => item.title === 'Enfermagem')
  const waitsFor = { 'enfermagem.pdf': nursing?.item.id }
  expect(again).toEqual({ references: { added: 0, known: 1, waitsFor, unread: [] } })
  expect(await listItems(db, projectId)).toHaveLength(2)
})

test('a record without a title, and one of which nothing can be read, come back as they stand', async () => {
  const { db } = database()
  const { projectId } = await addProject(db)
  const text = 'TY  - JOUR\nXX  - lost words\nER  - \nTY  - JOUR\nDO  - 10.1000/b\nER  - \n'
  const { references } = {
    references: null,
    ...(await takeReferences({ db }, projectId, file('a.ris', text))),
  }
  expect(references).toMatchObject({ added: 0, known: 0 })
  expect(references?.unread).toEqual([
    expect.stringContaining('lost words'),
    expect.stringContaining('10.1000/b'),
  ])
  expect(await listItems(db, projectId)).toEqual([])
})

test.each([
  ['empty.bib', ''],
  ['words.bib', 'no reference at all'],
])('a file without a reference is refused, and adds nothing: %s', async (name, text) => {
  const { db } = database()
  const { projectId } = await addProject(db)
  await expect(takeReferences({ db }, projectId, file(name, text))).rejects.toMatchObject({
    code: 'invalid-input',
  })
  expect(await listItems(db, projectId)).toEqual([])
})
