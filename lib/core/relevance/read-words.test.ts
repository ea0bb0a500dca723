import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLexicon } from '@/lib/core/text/lexicon'
import { bareWork } from '@/lib/core/validation/source-fixture'
import { readWordIds } from './read-words'
import { createRankingCache, type RankingCache, type RecordText, recordTextOf } from './record-text'

const MAX = 40

function wordsIn(text: string): string[] {
  const lexicon = createLexicon()
  return readWordIds(lexicon, text, MAX).map((id) => lexicon.words[id] ?? '')
}

/** What reading means, sign by sign. */
function readSlowly(text: string): string[] {
  const normal = text.toLowerCase().normalize('NFC')
  const words = normal.matchAll(/[\u3040-\u9fff]|(?:(?![\u3040-\u9fff])[\p{L}\p{N}\p{M}])+/gu)
  return [...words]
    .filter((word) => word[0] !== 's' || !/.['’]$/su.test(normal.slice(0, word.index)))
    .flatMap(([word]) => word.match(/.{1,60}/gu) ?? [])
    .slice(0, MAX)
}

const signs = fc.constantFrom(
  ..."aZs09 'éÇ’–ßİΣσςǅ\u0301\u0303\u212bÅ\ud55c\u1112\u1161\u11ab漢か\u3099・㈱ー−½Жй\u{2f800}",
)

describe('the words of a text', () => {
  it('are those that sign by sign reading finds, in every mix of scripts, cases and marks', () => {
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 90 }), (text) => {
        expect(wordsIn(text)).toEqual(readSlowly(text))
      }),
      { numRuns: 3_000 },
    )
  })

  it('are whole where a mark comes late in a text, and where as many are read as are asked for', () => {
    const many = Array.from({ length: MAX - 1 }, (_, at) => `w${at}`).join(' ')
    expect(wordsIn(`${many} cafe\u0301`).at(-1)).toBe('café')
  })

  it('longer than 60 letters are cut into pieces', () => {
    expect(wordsIn('x'.repeat(130)).map((word) => word.length)).toEqual([60, 60, 10])
  })
})

describe('the words of a record', () => {
  it('are its own, however many others are in the lexicon', () => {
    const works = Array.from({ length: 120 }, (_, at) =>
      bareWork(`Tides ${at} and the sleep of sailors`, { abstract: `We followed crew ${at}. `.repeat(40) }),
    )
    const shared = createRankingCache()
    for (const work of works) {
      const alone = createRankingCache()
      expect(named(shared, recordTextOf(shared, work))).toEqual(named(alone, recordTextOf(alone, work)))
    }
  })
})

const named = ({ lexicon }: RankingCache, text: RecordText): string[][] =>
  [text.title, text.abstract, text.keywords, text.distinct].map((ids) =>
    ids.map((id) => lexicon.words[id] ?? ''),
  )
