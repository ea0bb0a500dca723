import { describe, expect, it } from 'vitest'
import type { Column, StudySentence } from '@/lib/contracts/review'
import { synthesisCsv } from './synthesis-export'
import { arrangeRows, type SynthesisRow } from './synthesis-table'

const said = (text: string): StudySentence => ({
  ...{ text, place: 'abstract', itemId: null, passageId: null, locator: null },
})

/** A row whose finding and one column of the student's are given; '' is not said. */
const row = (key: string, year: number | null, [finding, scale]: readonly [string, string]): SynthesisRow => {
  const texts = ['Brazil', 'survey', '', '', finding, '', scale]
  return {
    ...{ key, study: `${key} (${year ?? '–'})`, year, quality: 60, direction: 'increased' },
    cells: texts.map((text) => ({ text, said: text === '' ? null : said(text) })),
  }
}
const rows = [
  row('Alves', 2019, ['Stress rose.', 'PSS-10']),
  row('Braga', null, ['Sleep was shorter.', '']),
  row('Costa', 2022, ['=SUM(A1) stood in the title.', 'MBI']),
]
const keysOf = (arranged: readonly SynthesisRow[]) => arranged.map(({ key }) => key)
const columns: Column[] = [{ question: 'Which scale was used?', answers: [] }]

describe('the synthesis table', () => {
  it('is sorted by any column, and what is not said stands last both ways', () => {
    const by = (sort: SynthesisSort, descending: boolean) =>
      keysOf(arrangeRows(rows, { filter: '', sort, descending }))
    type SynthesisSort = Parameters<typeof arrangeRows>[1]['sort']
    expect(by('year', false)).toEqual(['Alves', 'Costa', 'Braga'])
    expect(by('year', true)).toEqual(['Costa', 'Alves', 'Braga'])
    expect(by(6, false)).toEqual(['Costa', 'Alves', 'Braga'])
    expect(by(6, true)).toEqual(['Alves', 'Costa', 'Braga'])
  })

  it('is filtered by every word, wherever it stands in the row', () => {
    const kept = (filter: string) => keysOf(arrangeRows(rows, { filter, sort: 'study', descending: false }))
    expect(kept('brazil PSS')).toEqual(['Alves'])
    expect(kept('survey')).toEqual(['Alves', 'Braga', 'Costa'])
    expect(kept('survey falconry')).toEqual([])
  })

  it.each([
    ['en', 'not said'],
    ['pt-BR', 'não informado'],
    ['es', 'no informado'],
  ] as const)(
    'leaves as CSV in %s with the column of the student, and makes no formula of a text',
    (locale, notSaid) => {
      const lines = synthesisCsv(rows, { columns, locale }).trim().split('\r\n')
      expect(lines).toHaveLength(4)
      expect(lines[0]).toContain('Which scale was used?')
      expect(lines[1]).toContain('PSS-10')
      expect(lines[2]).toContain(notSaid)
      expect(lines[3]).not.toMatch(/(^|,)"?=SUM/)
      expect(lines[2]?.split(',').length).toBe(lines[0]?.split(',').length)
    },
  )
})
