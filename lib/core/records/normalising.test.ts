import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Work } from '@/lib/contracts/work'
import { isPreprintDoi } from '@/lib/core/identity/doi'
import {
  normaliseArxivId,
  normaliseIssn,
  normaliseIssns,
  normaliseOrcid,
  normalisePmcid,
  normalisePmid,
} from '@/lib/core/identity/identifiers'
import { parseFamilyFirstName, parsePersonName } from '@/lib/core/identity/person-name'
import { dateFromParts, dateFromText } from '@/lib/core/identity/publication-date'
import { normaliseLanguage, threeLetterLanguage } from '@/lib/core/text/language-code'
import { makeWork } from './make-work'
import { parseXml, xmlText } from './read-xml'

describe('identifiers', () => {
  test('ORCID, ISSN, PMID, PMCID and arXiv ids are read in every spelling', () => {
    expect(normaliseOrcid('http://orcid.org/0000-0002-1825-009x')).toBe('0000-0002-1825-009X')
    expect(normaliseOrcid('0000-0002')).toBeNull()
    expect(normaliseIssn('EISSN-2618-6586')).toBe('2618-6586')
    expect(normaliseIssn('0031104x')).toBe('0031-104X')
    expect(normaliseIssns(['15424863, 00079235', '1542-4863'])).toEqual(['1542-4863', '0007-9235'])
    expect(normalisePmid('https://pubmed.ncbi.nlm.nih.gov/38799228')).toBe('38799228')
    expect(normalisePmid('MEDLINE:12345')).toBe('12345')
    expect(normalisePmcid('https://www.ncbi.nlm.nih.gov/pmc/articles/12008803')).toBe('PMC12008803')
    expect(normaliseArxivId('http://arxiv.org/abs/2002.00741v12')).toBe('2002.00741')
    expect(normaliseArxivId('https://arxiv.org/pdf/astro-ph/0601001v1')).toBe('astro-ph/0601001')
    expect(normaliseArxivId('10.48550/arXiv.2312.07559')).toBe('2312.07559')
    expect(normaliseArxivId('https://example.org/2312.07559')).toBeNull()
  })

  test('preprint servers are told from journals by DOI', () => {
    expect(
      ['10.2139/ssrn.288970', '10.1101/2020.03.22.002386', '10.1590/scielopreprints.12'].every(isPreprintDoi),
    ).toBe(true)
    expect(['10.1101/gr.123', '10.1590/s0034-89102010000400007'].some(isPreprintDoi)).toBe(false)
  })
})

test('languages arrive as codes, names and regions', () => {
  expect(['por', 'pt-BR', 'Português', 'portuguese'].map(normaliseLanguage)).toEqual(['pt', 'pt', 'pt', 'pt'])
  expect(['eng', 'EN', 'English', 'spa', 'Inglês'].map(normaliseLanguage)).toEqual([
    'en',
    'en',
    'en',
    'es',
    'en',
  ])
  expect([normaliseLanguage('und'), normaliseLanguage(''), normaliseLanguage('constructor')]).toEqual([
    null,
    null,
    null,
  ])
  expect([threeLetterLanguage('pt'), threeLetterLanguage('es'), threeLetterLanguage('xx')]).toEqual([
    'por',
    'spa',
    null,
  ])
})

describe('names', () => {
  test.each([
    ['SAMUEL, AL', { family: 'SAMUEL', given: 'AL' }],
    ['P Lewis', { given: 'P', family: 'Lewis', full: 'P Lewis' }],
    ['Maria José da Silva', { given: 'Maria José', family: 'da Silva', full: 'Maria José da Silva' }],
    ['Ludwig van der Berg', { given: 'Ludwig', family: 'van der Berg', full: 'Ludwig van der Berg' }],
    ['João Souza Jr', { given: 'João', family: 'Souza Jr', full: 'João Souza Jr' }],
    ['Fudan University', { full: 'Fudan University' }],
    ['Plato', { full: 'Plato' }],
  ])('%j', (raw, author) => expect(parsePersonName(raw)).toEqual(author))

  test('MEDLINE order puts the family name first', () => {
    expect(parseFamilyFirstName('van der Berg LM')).toEqual({
      family: 'van der Berg',
      given: 'LM',
      full: 'van der Berg LM',
    })
    expect(parsePersonName('…')).toBeNull()
  })
})

describe('dates keep the precision they were given', () => {
  test.each([
    ['2019', '2019'],
    ['2019-06', '2019-06'],
    ['2019-06-01T10:00:00Z', '2019-06-01'],
    ['20100600', '2010-06'],
    ['1998 Dec-1999 Jan', '1998-12'],
    ['2010 Sep-Oct', '2010-09'],
    ['2017 Nov 09', '2017-11-09'],
    ['2016 Spring', '2016'],
    ['2021-02-31', '2021-02'],
  ])('%j → %j', (raw, date) => expect(dateFromText(raw, 2026)?.date).toBe(date))

  test('years before printing and beyond next year are not believed', () => {
    expect(dateFromParts([1399], 2026)).toBeNull()
    expect(dateFromParts([2028], 2026)).toBeNull()
    expect(dateFromParts([2027], 2026)).toEqual({ year: 2027, date: '2027' })
    expect(dateFromParts([null, 5], 2026)).toBeNull()
    expect(dateFromText('0', 2026)).toBeNull()
  })
})

test('XML keeps mixed text in order, expands no entities and refuses what is cut off', () => {
  expect(xmlText(parseXml('<a>x<b>y</b>z &amp; <!--n & m--></a>'))?.trim()).toBe('xyz &amp;')
  expect(parseXml('<a><b>cut')).toBeNull()
  expect(parseXml('plain')).toBeNull()
  const bomb = `<!DOCTYPE a [<!ENTITY x "${'y'.repeat(1_000)}">]><a>${'&x;'.repeat(1_000)}</a>`
  expect((xmlText(parseXml(bomb)) ?? '').length).toBeLessThan(10_000)
})

test('whatever a service sends, the work satisfies the contract', () => {
  const raw = fc.option(fc.string({ unit: 'grapheme', maxLength: 3_000 }))
  const draft = fc.record({
    source: fc.record({ db: fc.constant('x'), id: fc.string() }),
    title: raw,
    abstract: raw,
    venue: raw,
    language: raw,
    doi: raw,
    issn: fc.array(fc.string()),
    keywords: fc.array(fc.string(), { maxLength: 300 }),
    landing: raw,
    pages: raw,
    volume: raw,
    titles: fc.array(fc.record({ lang: fc.string(), text: fc.string() }), { maxLength: 40 }),
    authors: fc.array(
      fc.string({ maxLength: 900 }).map((name) => parsePersonName(name)),
      { maxLength: 20 },
    ),
    date: fc.string().map((text) => dateFromText(text, 2026)),
  })
  fc.assert(
    fc.property(draft, (found) => {
      Work.parse(makeWork(found))
    }),
  )
})
