import { expect, it } from 'vitest'
import { SearchParameters } from './search'
import { ConfirmAnswer, RefineAnswer } from './source-validation'

const map = { language: null, concepts: [] }
const reversed = { topic: 'Reading', yearFrom: 2020, yearTo: 2010, databases: ['openalex'] }

it('years the wrong way round are refused when a search is sent off, and read in what was kept', () => {
  const confirmed = ConfirmAnswer.safeParse({ kind: 'confirm', parameters: reversed, map })
  const refined = RefineAnswer.safeParse({ kind: 'refine', mode: 'broader', parameters: reversed, map })
  for (const answer of [confirmed, refined]) {
    expect(answer.error?.issues.map(({ message }) => message)).toEqual([
      'the first year is after the last one',
    ])
  }
  expect(SearchParameters.safeParse(reversed).success).toBe(true)
  const equal = { ...reversed, yearFrom: 2010 }
  expect(ConfirmAnswer.safeParse({ kind: 'confirm', parameters: equal, map }).success).toBe(true)
})
