import { describe, expect, it } from 'vitest'
import { makeProposalSource } from '../problem/problem-fixture'
import { literatureEntry } from './literature-entry'

describe('where a source was found', () => {
  it.each([
    ['https://www.scielo.br/j/abc', 'scielo.br'],
    ['http://127.0.0.1:4319/pages/open/r1', 'OpenAlex'],
    ['http://[::1]/a', 'OpenAlex'],
    ['http://localhost:3000/a', 'OpenAlex'],
    ['http://library.local/a', 'OpenAlex'],
    ['', 'OpenAlex'],
  ])('%s is told as a public host or the name of the database', (url, place) => {
    const { work } = makeProposalSource('a', {})
    const [record] = work.source
    if (record === undefined) throw new Error('a work has a source')
    const source = makeProposalSource('a', { source: [{ ...record, db: 'openalex' }] }, { url })
    expect(literatureEntry(source, { note: 'x', locale: 'en' }).source).toBe(place)
  })

  it('is told in the reader’s words where the student brought it', () => {
    const [record] = makeProposalSource('a', {}).work.source
    if (record === undefined) throw new Error('a work has a source')
    const own = makeProposalSource('a', { source: [{ ...record, db: 'user' }] }, { url: '' })
    expect(literatureEntry(own, { note: 'x', locale: 'pt-BR' }).source).toBe('fonte própria')
  })
})
