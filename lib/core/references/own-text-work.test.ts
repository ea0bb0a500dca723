import { expect, it } from 'vitest'
import { ownTextWork } from './own-text-work'

const read = (text: string) => ownTextWork(text, { id: 'own', currentYear: 2026 })

it.each([
  'asdf',
  '...',
  '😀😀😀',
  'bla bla bla bla',
  'trabalho',
  'xkcd qwrt zxcv mnbv',
  '12345 67890 11111',
  '   ',
])('%j says nothing', (text) => {
  expect(read(text).saysSomething).toBe(false)
})

it.each([
  'Blockchain and supply chain transparency',
  '10.5555/abc',
  'SILVA, J. Ensaio. São Paulo: Atlas, 2019.',
  '远程办公 对 生产力 的影响',
])('%j says something', (text) => {
  expect(read(text).saysSomething).toBe(true)
})

it('a reference is no abstract, and a title with a text below it is no reference', () => {
  expect(read('SILVA, J. M. Home office no Brasil. Revista Nova, v. 1, 2019.').work).toMatchObject({
    title: 'Home office no Brasil',
    year: 2019,
    venue: 'Revista Nova',
    type: 'article',
    abstract: null,
  })
  expect(read('Remote work in towns\nIt was studied among clerks.').work).toMatchObject({
    title: 'Remote work in towns',
    abstract: 'It was studied among clerks.',
    authors: [],
  })
})
