import { expect, test } from 'vitest'
import { sentenceAt } from '@/lib/core/text/sentence-at'
import { citingPassage } from './citing-passage'

const abstract =
  'Remote work spread in hospitals. We surveyed 240 nurses in Recife. Nurses who worked remotely reported less burnout than others. More research is needed.'

test('the passage is the sentence of the abstract nearest to what cites it, as written', () => {
  expect(citingPassage('Remote nurses report less burnout (Silva, 2020).', abstract, 'en')).toBe(
    'Nurses who worked remotely reported less burnout than others.',
  )
})

test('no passage is claimed where only glue or one word is shared, or the languages differ', () => {
  expect(citingPassage('More research on the matter is needed (Silva, 2020).', abstract, 'en')).toBeNull()
  expect(citingPassage('O esgotamento dos enfermeiros cresce (Silva, 2020).', abstract, 'en')).toBeNull()
  expect(citingPassage('', abstract, 'en')).toBeNull()
  expect(citingPassage('Remote nurses.', '', null)).toBeNull()
})

test('the citing sentence is the one in which the citation stands', () => {
  const text = 'Burnout grows (Souza, 2019). Remote nurses report less of it (Silva, 2020).'
  expect(sentenceAt(text, text.indexOf('(Silva'))).toBe('Remote nurses report less of it (Silva, 2020).')
  expect(sentenceAt(text, 999)).toBe(text)
})
