import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { databaseIds } from '@/lib/contracts/database-ids'
import { Work } from '@/lib/contracts/work'
import { sourceLinks } from './source-links'

const work = (parts: object = {}) =>
  Work.parse({
    title: 'Soil and cities',
    authors: [],
    year: 2020,
    venue: 'Land',
    issn: [],
    type: 'article',
    language: 'en',
    abstract: null,
    doi: '10.2307/4711',
    openAlexId: 'W12',
    urls: { landing: 'https://publisher.example/soil' },
    citations: null,
    peerReviewed: null,
    openAccess: null,
    retraction: null,
    source: [
      { db: 'capes', id: 'W12' },
      { db: 'jstor', id: '10.2307/4711' },
    ],
    ...parts,
  })

describe('sourceLinks', () => {
  it('names the page at JSTOR, the library, the resolver and the CAPES login', () => {
    const settings = {
      proxy: 'proxy.example',
      resolver: 'https://resolver.example/find',
      capesProxyNumber: '27',
    }
    const links = sourceLinks(work(), { settings })
    const found = (kind: string, database: string | null) =>
      links.find((link) => link.kind === kind && link.database === database)?.url
    expect(found('database', 'jstor')).toBe('https://www.jstor.org/stable/4711')
    expect(found('database', 'capes')).toContain('id=W12')
    expect(found('library-proxy', null)).toMatch(/^https:\/\/proxy\.example\/login\?url=/)
    expect(found('library-proxy', 'capes')).toMatch(/^https:\/\/ez27\.periodicos\.capes\.gov\.br\//)
    expect(found('open-url', null)).toContain('info%3Adoi%2F10.2307%2F4711')
    expect(found('cafe-login', 'capes')).toContain('cafe')
  })

  it('finds the id of a database that is not the first origin', () => {
    const both = work({
      source: [
        { db: 'openalex', id: 'W12' },
        { db: 'doaj', id: 'abc' },
      ],
    })
    expect(sourceLinks(both, { settings: {} })).toContainEqual({
      kind: 'database',
      url: 'https://doaj.org/article/abc',
      database: 'doaj',
    })
  })

  it('never leaves the origin of the sandbox, and never says an address twice', () => {
    const origin = 'http://127.0.0.1:4319'
    const landing = fc.constantFrom(`${origin}/pages/open/1`, 'https://publisher.example/x', 'not an address')
    fc.assert(
      fc.property(landing, fc.subarray([...databaseIds], { minLength: 1 }), (url, databases) => {
        const source = databases.map((db) => ({ db, id: '1' }))
        const settings = {
          proxy: 'proxy.example',
          resolver: 'https://resolver.example',
          capesProxyNumber: '1',
        }
        const invented = work({ urls: { landing: url }, source })
        for (const link of sourceLinks(invented, { settings, onlyOrigin: origin }))
          expect(new URL(link.url).origin).toBe(origin)
        const all = sourceLinks(invented, { settings }).map((link) => link.url)
        expect(new Set(all).size).toBe(all.length)
      }),
    )
  })
})
