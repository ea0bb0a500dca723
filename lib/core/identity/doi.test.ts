import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doisIn, findDoi, normaliseDoi, readDoi } from './doi'

const sici = '10.1002/(sici)1097-4571(198909)40:5<322::aid-asi7>3.0.co;2-u'

describe('normaliseDoi', () => {
  it.each([
    // Forms
    ['10.1000/182', '10.1000/182'],
    ['https://doi.org/10.1016/S0140-6736(97)11096-0', '10.1016/s0140-6736(97)11096-0'],
    ['http://dx.doi.org/10.1000/182', '10.1000/182'],
    ['www.doi.org/10.1000/182', '10.1000/182'],
    ['doi.org/10.1000/182', '10.1000/182'],
    ['doi:10.1000/182', '10.1000/182'],
    ['DOI 10.1000/182', '10.1000/182'],
    ['doi: https://doi.org/10.1000/182', '10.1000/182'],
    ['https://doi.org/doi:10.1000/182', '10.1000/182'],
    ['info:doi/10.1000/182', '10.1000/182'],
    ['<https://doi.org/10.1000/182>', '10.1000/182'],
    ['https://doi.org/10.1000/182?source=mail#top', '10.1000/182'],
    // Lengths of the prefix: four to nine digits, with subdivisions
    ['10.123/abc', null],
    ['10.1/x', null],
    ['10.1234/abc', '10.1234/abc'],
    ['10.123456789/abc', '10.123456789/abc'],
    ['10.1234567890/abc', null],
    ['10.1000.10/123', '10.1000.10/123'],
    ['10.1000/', null],
    // Letters, ends, brackets
    ['10.1590/S0034-89102010000400007', '10.1590/s0034-89102010000400007'],
    ['10.1000/182.', '10.1000/182'],
    ['10.1000/182;', '10.1000/182'],
    ['10.1000/182).', '10.1000/182'],
    ['10.1000/182, accessed in May', '10.1000/182'],
    ['10.1016/0022-2836(81)90087-5', '10.1016/0022-2836(81)90087-5'],
    // Old DOIs of serial items, raw, percent-encoded and escaped
    ['10.1002/(SICI)1097-4571(198909)40:5<322::AID-ASI7>3.0.CO;2-U', sici],
    ['http://dx.doi.org/10.1002/(SICI)1097-4571(198909)40:5%3C322::AID-ASI7%3E3.0.CO;2-U', sici],
    ['10.1002/(SICI)1097-4571(198909)40:5&lt;322::AID-ASI7&gt;3.0.CO;2-U', sici],
    // None
    ['not a doi', null],
    ['see 10.1000/182', null],
    ['https://doi.org/%E0%A4%A', null],
    [`10.1000/${'x'.repeat(300)}`, null],
    ['', null],
    [null, null],
  ])('%j → %j', (text, doi) => expect(normaliseDoi(text)).toBe(doi))

  it('says the same of what it gave, and of it as an address', () => {
    const doi = fc.stringMatching(/^10\.\d{4,9}\/[A-Za-z0-9().,;:<>_-]{1,40}$/)
    fc.assert(
      fc.property(doi, (text) => {
        const once = normaliseDoi(text)
        expect(normaliseDoi(once)).toBe(once)
        if (once !== null) expect(normaliseDoi(`https://doi.org/${encodeURIComponent(once)}`)).toBe(once)
      }),
    )
  })
})

it('readDoi keeps the letters as written', () => {
  expect(readDoi('doi:10.1590/S0034-8910')).toBe('10.1590/S0034-8910')
})

describe('findDoi', () => {
  it.each([
    ['see (10.1000/182).', '10.1000/182'],
    ['https://www.frontiersin.org/articles/10.3389/fpsyg.2021.700180/full', '10.3389/fpsyg.2021.700180'],
    ['https://link.springer.com/content/pdf/10.1007/s41095-022-0271-y.pdf', '10.1007/s41095-022-0271-y'],
    ['https://example.org/10.1000/182?download=true', '10.1000/182'],
    ['[10.1000/182] and 10.1000/183', '10.1000/182'],
    [`Printed as ${sici}, in 1989`, sici],
    ['version 1.10.1000/2', null],
    ['no doi here 10.', null],
  ])('in %j is %j', (text, doi) => expect(findDoi(text)).toBe(doi))
})

describe('doisIn', () => {
  it('drops closing punctuation and keeps matched brackets', () => {
    const printed = 'A 10.5555/ABC.1). B 10.1016/S0140-6736(05)70950-4. C 10.5555/a‐b;'
    expect(doisIn(printed)).toEqual([
      { doi: '10.5555/abc.1', index: 2 },
      { doi: '10.1016/s0140-6736(05)70950-4', index: 20 },
      { doi: '10.5555/a-b', index: 53 },
    ])
  })
})
