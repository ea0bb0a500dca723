import { describe, expect, it } from 'vitest'
import { findPaperDoi } from './find-paper-doi'
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

describe('findPaperDoi', () => {
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
