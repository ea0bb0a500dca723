import { describe, expect, it } from 'vitest'
import { arxivYear, findArxivId } from './find-arxiv-id'
import { findYear } from './find-year'
import type { Line } from './lines'

const line = (text: string, more: Partial<Line> = {}): Line => ({
  page: 1,
  left: 50,
  right: 500,
  y: 400,
  size: 8,
  font: 'f1',
  text,
  runs: [{ text, x: 50, size: 8, font: 'f1', mark: false }],
  ...more,
})
const find = (lines: Line[], more: { created?: string; arxivId?: string } = {}) =>
  findYear({
    lines,
    pageHeight: 800,
    bodySize: 10,
    arxivId: more.arxivId ?? null,
    created: more.created ?? null,
    yearMax: 2030,
  })

describe('findYear', () => {
  it('prefers the year of publication to those of receipt and acceptance', () => {
    expect(
      find([line('Received: 3 May 2018'), line('Accepted: 7 June 2019'), line('Published: 2 January 2020')]),
    ).toBe(2020)
    expect(find([line('Received 9 November 2010; Accepted 25 December 2011')])).toBe(2011)
  })

  it('does not take years from the running text', () => {
    expect(find([line('as was shown by the earliest authors in 1987', { size: 10 })])).toBeNull()
  })

  it('does not take page numbers or parts of identifiers for years', () => {
    expect(find([line('pages 1999–2010, doi:10.5555/2020.1987-1', { y: 30 })])).not.toBe(2020)
  })

  it('says nothing rather than a bare year in small print that the text is later than', () => {
    const later = line('as was shown in a later study of the same schools (Smith, 2014)', { size: 10 })
    expect(find([line('Rest Review 2003 quarterly', { y: 780 }), later])).toBeNull()
    expect(find([line('Rest Review 2014 quarterly', { y: 780 }), later])).toBe(2014)
  })

  it('uses the date of the file only next to the newest year the text names', () => {
    const cited = line('shown by others (Smith, 2005) in this long line of running text', { size: 10 })
    expect(find([cited], { created: 'D:20060418' })).toBe(2006)
    expect(find([cited], { created: 'D:20190418' })).toBeNull()
  })
})

describe('arXiv ids', () => {
  it('are read from the stamp without their version', () => {
    expect(findArxivId('arXiv:1706.03762v5 [cs.CL] 6 Dec 2017')).toBe('1706.03762')
    expect(findArxivId('arXiv:cs/0112017v1')).toBe('cs/0112017')
    expect([arxivYear('1706.03762'), arxivYear('cs/9912017')]).toEqual([2017, 1999])
  })
})
