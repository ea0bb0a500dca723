import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPaperDoi, tidyDoi } from './find-paper-doi'
import type { Line } from './lines'

const line = (text: string, more: Partial<Line> = {}): Line => ({
  page: 1,
  left: 50,
  right: 500,
  y: 300,
  size: 10,
  font: 'f1',
  text,
  runs: [{ text, x: 50, size: 10, font: 'f1', mark: false }],
  ...more,
})
const find = (lines: Line[], stated: string[] = []) =>
  findPaperDoi({ lines, bodySize: 10, pageHeight: 800, stated })

describe('findDoi', () => {
  it('takes the DOI of the page head, not the cited one', () => {
    const head = line('https://doi.org/10.5555/Own.1', { y: 40, size: 8 })
    expect(find([line('as shown before (10.5555/cited.2)'), head])).toBe('10.5555/own.1')
  })

  it('joins a DOI that is broken at the end of a line', () => {
    const cite = [
      line('How to cite: A. B. Title. 2021. https://doi.', { size: 8 }),
      line('org/10.5555/own-1', { size: 8 }),
    ]
    expect(find(cite)).toBe('10.5555/own-1')
  })

  it('ignores references and deposits of data or code', () => {
    expect(find([line('Data are at https://doi.org/10.5281/zenodo.1234')])).toBeNull()
    const cited = [line('References', { page: 3 }), line('A. B. 2001. doi:10.5555/cited.1', { page: 3 })]
    expect(find(cited)).toBeNull()
  })

  it('finds the own DOI that stands with "cite this article" after the references', () => {
    const end = [
      'References',
      'A. B. 2001. doi:10.5555/cited.1',
      'doi:10.5555/own.9',
      'Cite this article as: C. D. Title.',
    ]
    expect(find(end.map((text) => line(text, { page: 9 })))).toBe('10.5555/own.9')
  })

  it('falls back to what the publisher wrote into the file', () => {
    expect(find([line('no identifier here')], ['doi:10.5555/FILE.3'])).toBe('10.5555/file.3')
  })
})

describe('tidyDoi', () => {
  it('drops closing punctuation and keeps matched brackets', () => {
    expect(tidyDoi('10.5555/ABC.1).')).toBe('10.5555/abc.1')
    expect(tidyDoi('10.1016/S0140-6736(05)70950-4.')).toBe('10.1016/s0140-6736(05)70950-4')
    expect(tidyDoi('10.1016/0022-2836(81)90087-5')).toBe('10.1016/0022-2836(81)90087-5')
    expect(tidyDoi('10.1002/(SICI)1097(199604)17:1')).toBe('10.1002/(sici)1097(199604)17:1')
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^10\.\d{4}\/[A-Za-z0-9().,;:-]{1,30}$/), (doi) => {
        expect(tidyDoi(tidyDoi(doi))).toBe(tidyDoi(doi))
      }),
    )
  })
})
