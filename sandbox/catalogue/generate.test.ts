import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generateCatalogue } from './generate'
import type { CatalogueRecord } from './record'
import { issnOf } from './venues'
import { viewOf } from './view'

const catalogue = generateCatalogue()
const { records } = catalogue

function share(test: (record: CatalogueRecord) => boolean): number {
  return records.filter(test).length / records.length
}

describe('the catalogue', () => {
  it('holds at least 3,000 records over at least twelve fields and in three languages', () => {
    expect(records.length).toBeGreaterThanOrEqual(3_000)
    expect(new Set(records.map((record) => record.field.id)).size).toBeGreaterThanOrEqual(12)
    for (const lang of ['en', 'pt', 'es'])
      expect(share((record) => record.lang === lang)).toBeGreaterThan(0.1)
  })

  it('is the same for the same seed and another for another seed', () => {
    const titles = (seed: number) => generateCatalogue(seed).records.map((record) => record.title)
    expect(titles(7)).toEqual(titles(7))
    expect(titles(7)).not.toEqual(titles(8))
  })

  it('numbers its records without gaps and gives each its own identifiers', () => {
    expect(records.map((record) => record.number)).toEqual(records.map((_, index) => index + 1))
    for (const name of ['doi', 'pmid', 'arxivId', 'scieloPid'] as const) {
      const values = records.map((record) => record[name]).filter((value) => value !== null)
      expect(values.length, name).toBeGreaterThan(100)
      expect(new Set(values).size, name).toBe(values.length)
    }
  })

  it('keeps every DOI under the prefix for examples and every arXiv id in a month that does not exist', () => {
    expect(records.every((record) => record.doi === null || record.doi.startsWith('10.5555/'))).toBe(true)
    expect(
      records.every(
        (record) => record.arxivId === null || /^\d\d(1[3-9]|2[0-4])\.\d{5}$/u.test(record.arxivId),
      ),
    ).toBe(true)
  })

  it('has every kind of work, years from 1995 to 2026 and more recent ones than old ones', () => {
    const kinds = new Set(records.map((record) => record.kind))
    expect([...kinds].sort()).toEqual([
      'article',
      'chapter',
      'notice',
      'preprint',
      'proceedings',
      'review',
      'thesis',
    ])
    expect(
      records.every((record) => record.year === null || (record.year >= 1994 && record.year <= 2026)),
    ).toBe(true)
    expect(share((record) => (record.year ?? 0) >= 2016)).toBeGreaterThan(0.5)
  })

  it('marks about one record in a hundred as retracted or under concern, and the indexes do not all agree', () => {
    const marked = records.filter((record) => record.retraction !== null)
    expect(marked.length / records.length).toBeGreaterThan(0.006)
    expect(marked.length / records.length).toBeLessThan(0.015)
    expect(
      marked.some((record) => record.retraction?.saidBy.openalex && !record.retraction.saidBy.crossref),
    ).toBe(true)
    expect(
      marked.some((record) => record.retraction?.saidBy.crossref && !record.retraction.saidBy.openalex),
    ).toBe(true)
    const dois = new Set(records.map((record) => record.doi))
    for (const record of marked)
      if (record.retraction?.noticeDoi) expect(dois.has(record.retraction.noticeDoi)).toBe(true)
    for (const notice of records.filter((record) => record.kind === 'notice'))
      expect(dois.has(notice.noticeOf)).toBe(true)
  })

  it('links preprints with the articles that came of them', () => {
    const byDoi = new Map(records.map((record) => [record.doi, record] as const))
    const preprints = records.filter((record) => record.relation === 'is-preprint-of')
    expect(preprints.length).toBeGreaterThan(50)
    for (const preprint of preprints) {
      const article = byDoi.get(preprint.relatedDoi)
      expect(article?.kind).toBe('article')
      expect(article?.authors).toEqual(preprint.authors)
      if (preprint.doi !== null) expect(article?.relatedDoi).toBe(preprint.doi)
    }
  })

  it('lacks authors, years and abstracts here and there', () => {
    expect(share((record) => record.authors.length === 0)).toBeGreaterThan(0.005)
    expect(share((record) => record.year === null)).toBeGreaterThan(0.004)
    expect(share((record) => record.abstracts[record.lang] === undefined)).toBeGreaterThan(0.03)
  })

  it('tells the same work differently in several indexes', () => {
    const shared = records.filter(
      (record) => record.indexes.has('openalex') && record.indexes.has('semanticscholar'),
    )
    const pairs = shared.map(
      (record) => [viewOf(record, 'openalex'), viewOf(record, 'semanticscholar')] as const,
    )
    expect(pairs.length).toBeGreaterThan(1_500)
    const differing = (test: (a: (typeof pairs)[0][0], b: (typeof pairs)[0][0]) => boolean) =>
      pairs.filter(([a, b]) => test(a, b)).length
    expect(differing((a, b) => a.title !== b.title)).toBeGreaterThan(200)
    expect(
      differing((a, b) => a.title !== b.title && a.title.toLowerCase() === b.title.toLowerCase()),
    ).toBeGreaterThan(50)
    expect(differing((a, b) => a.year !== b.year)).toBeGreaterThan(50)
    expect(differing((a, b) => (a.abstract === null) !== (b.abstract === null))).toBeGreaterThan(200)
    expect(pairs.every(([a, b]) => Math.abs((a.year ?? 0) - (b.year ?? 0)) <= 2)).toBe(true)
  })

  it('writes abstracts of several sentences with sample size, limitation and no open slot', () => {
    for (const record of records) {
      const abstract = record.abstracts[record.lang]
      if (abstract === undefined || record.kind === 'notice') continue
      expect(abstract.split(/[.?!] /u).length, record.id).toBeGreaterThanOrEqual(6)
      expect(abstract, record.id).toContain(String(record.sampleSize))
      expect(abstract, record.id).not.toMatch(/undefined|null|NaN| {2}|\bde o\b|\bde el\b|\bem o\b|\ba el\b/u)
    }
  })
})

describe('an ISSN of the catalogue', () => {
  it('has a valid check digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (number) => {
        const issn = issnOf(String(number).padStart(7, '0'))
        const digits = issn.replace('-', '')
        const total = [...digits].reduce(
          (sum, digit, index) => sum + (digit === 'X' ? 10 : Number(digit)) * (8 - index),
          0,
        )
        return /^\d{4}-\d{3}[\dX]$/u.test(issn) && total % 11 === 0
      }),
    )
  })
})
