import { describe, expect, test } from 'vitest'
import { workOf } from '@/bench/catalogue-works'
import { DEFAULT_SEED, generateCatalogue } from '@/sandbox/catalogue/generate'
import { nearestPassage } from './nearest-passage'

const [record, other] = generateCatalogue(DEFAULT_SEED).records
if (!record || !other) throw new Error('the catalogue is empty')
const abstract = 'Coffee was offered to 48 office workers. Pain rose less among those who had drunk coffee.'
const sources = [
  { key: 'coffee', work: { ...workOf(record, 'openalex'), abstract, language: 'en' } },
  { key: 'other', work: workOf(other, 'openalex') },
]
const near = (sentence: string) => nearestPassage(sentence, { sources, language: 'en' })

describe('beside a sentence that was left out stands what its source says', () => {
  test.each([
    ['nothing where it cites nothing', 'Pain rose less among those who had drunk coffee.'],
    ['nothing where it cites a source that is not there', 'Pain rose less after coffee [@nobody].'],
    ['nothing where the source speaks of something else', 'Glaciers retreat in the Andes [@coffee].'],
  ])('%s', (_name, sentence) => {
    expect(near(sentence)).toBeNull()
  })

  test('letter by letter, from the source that it cites', () => {
    expect(near('Those who had drunk coffee felt a smaller increase in pain [@coffee; @other].')).toEqual({
      key: 'coffee',
      quote: 'Pain rose less among those who had drunk coffee.',
    })
  })
})
