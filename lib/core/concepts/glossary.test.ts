import { expect, test } from 'vitest'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { conceptsOf, findConceptByStems, longestConceptAt } from './glossary'
import { vocabularyParts } from './vocabulary/parts'

/** The longest name as it is looked for without knowing how far a name reaches. */
function longest(stems: readonly string[], from: number) {
  for (let length = stems.length - from; length > 0; length -= 1) {
    const concept = findConceptByStems(stems.slice(from, from + length))
    if (concept) return { length, concept }
  }
  return null
}

test('the longest name is found wherever looking for each length finds one', () => {
  const names = conceptsOf(vocabularyParts).flatMap(({ names: { en, pt, es } }) => [...en, ...pt, ...es])
  const stems = names.filter((_, at) => at % 7 === 0).map((name) => cognateStems(name))
  // A name behind and before another, cut short, and with words that begin none.
  const texts = stems.map((own, at) => [
    ...own,
    'zzz',
    ...(stems[(at * 31) % stems.length] ?? []).slice(0, 2),
    ...own.slice(0, 1),
  ])
  expect(texts.length).toBeGreaterThan(500)
  for (const text of texts)
    for (const from of text.keys()) expect(longestConceptAt(text, from)).toEqual(longest(text, from))
})
