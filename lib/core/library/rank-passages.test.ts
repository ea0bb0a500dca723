import { expect, it } from 'vitest'
import { readPassageQuery } from './library-query'
import { addPassage, createPassageIndex } from './passage-index'
import { rankPassages } from './rank-passages'

const FILLER = 'Other things happened there on many days of the year, as they do.'

function best(
  passages: readonly (readonly [text: string, heading?: string, item?: string])[],
  question: string,
) {
  const index = createPassageIndex()
  for (const [text, heading, item = 'one'] of passages)
    addPassage(index, { itemId: item, title: '', text, language: 'en', headings: heading ? [heading] : [] })
  for (let at = 0; at < 5; at += 1)
    addPassage(index, { itemId: 'filler', title: '', text: FILLER, language: 'en', headings: [] })
  const { rows } = rankPassages(index, readPassageQuery(question, { languages: index.languages }), {
    limit: 3,
  })
  for (const { score } of rows) expect(score > 0 && score <= 1).toBe(true)
  return passages[rows[0]?.row ?? -1]?.[0]
}

it('words of the question side by side count for more than the same words apart', () => {
  const apart = 'The working group kept a long memory of it.'
  const together = 'It kept a working memory of the long group.'
  expect(best([[apart], [together]], 'working memory')).toBe(together)
})

it('a question of effects is answered by results rather than by what was planned', () => {
  const planned = 'Pain was to be recorded by nurses in diaries, and aspirin on the wards.'
  const found = 'Aspirin lowered pain by 12% (95% CI 4 to 20, p < 0.01) in both groups.'
  expect(best([[planned], [found]], 'What is the effect of aspirin on pain?')).toBe(found)
})

it('references do not answer, though they name everything', () => {
  const reference = 'Smith J. Aspirin for pain in children. Journal of Nursing. 2001.'
  const text = 'Aspirin for pain in children was given at the school by all nurses.'
  expect(
    best(
      [
        [reference, 'References'],
        [text, 'Methods'],
      ],
      'aspirin for pain in children',
    ),
  ).toBe(text)
})

it('of two passages that say as much, the one whose item speaks of the question comes first', () => {
  const passage = 'The dose was doubled after two weeks.'
  const text = 'Aspirin was studied in children with migraine.'
  const passages = [
    [passage, '', 'other'],
    [`${passage} `, '', 'fitting'],
    [text, '', 'fitting'],
  ] as const
  expect(best(passages, 'dose of aspirin in migraine doubled weeks')).toBe(`${passage} `)
})
