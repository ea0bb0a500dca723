import { describe, expect, it } from 'vitest'
import type { SourceRow } from '@/lib/contracts/source-validation'
import { bareWork, makeSource } from '@/lib/core/validation/source-fixture'
import { matchedWords, piecesOf, rankGrounds } from './matched-words'

function row(given: Parameters<typeof makeSource>[1] = {}): SourceRow {
  const { members, ...source } = makeSource('a', given)
  return { ...source, hasAbstract: false, mergedCount: members.length }
}

const relevancy = {
  score: 31,
  parts: [],
  reason: 'Partly on the topic.',
  concepts: {
    isOnTopic: false,
    named: [
      { concept: 'sleep', name: 'sono', title: ['sleep'], keywords: [], abstract: ['sleeping', 'sleep'] },
      { concept: 'nurses', name: 'enfermeiros', title: [], keywords: [], abstract: ['nurses'] },
    ],
    missing: [{ concept: 'shifts', name: 'turnos' }],
  },
}

describe('the words that a source is matched by', () => {
  it('are marked whole, in any case, and nothing of the text is lost', () => {
    const pieces = piecesOf('Sleep and sleepless nurses: sleep!', ['sleep', 'nurses'])
    expect(pieces.filter(({ isMatched }) => isMatched).map(({ text }) => text)).toEqual([
      'Sleep',
      'nurses',
      'sleep',
    ])
    expect(pieces.map(({ text }) => text).join('')).toBe('Sleep and sleepless nurses: sleep!')
  })

  it('are those of the field', () => {
    const source = row({ work: bareWork('Sleep'), relevancy })
    expect(matchedWords(source, 'title')).toEqual(['sleep'])
    expect(matchedWords(source, 'abstract')).toEqual(['sleeping', 'sleep', 'nurses'])
  })

  it('leave a text as it is where there is none', () => {
    expect(piecesOf('Sleep', [])).toEqual([{ text: 'Sleep', isMatched: false }])
    expect(piecesOf('', ['sleep'])).toEqual([])
    expect(matchedWords(row(), 'title')).toEqual([])
  })
})

describe('what the sentence on a rank says', () => {
  it('is how near the source is, what it names and what it does not', () => {
    expect(rankGrounds(row({ relevancy }))).toEqual({
      level: 'partial',
      names: ['sono', 'enfermeiros'],
      lacks: ['turnos'],
      hasNoAbstract: true,
    })
  })

  it('is nothing for a source that was ranked without concepts', () => {
    expect(rankGrounds(row())).toBeNull()
  })
})
