import { describe, expect, it, test } from 'vitest'
import type { locales } from '@/lib/contracts/locale'
import { readWords } from '@/lib/core/text/say'
import type { CitedSource } from './source-text'
import { type Count, type Refusal, type Support, writeFloor } from './write-floor'

const file = {
  main: {
    claim: 'Remote work lowers burnout {cite}.',
    share: 'Of the abstracts, {share} {count, plural, one {reports} other {report}} it {cite}.',
    rest: '{count} of {total}; {unknown, plural, one {# does} other {# do}} not say.',
    bare: '{count} abstracts report it.',
    quote: 'It says{foreign, select, yes { in {language}} other {}}: “{quote}” ({place}) {cite}.',
  },
}
const words = readWords({ en: file, 'pt-BR': file, es: file })('main')

const source = (key: string, given: Partial<CitedSource> = {}): CitedSource => ({
  key,
  title: 'Remote work and burnout',
  abstract: 'We asked 412 nurses. Remote work was associated with lower exhaustion.\n It ended early.',
  language: 'en',
  ...given,
})
const sources = [source('a'), source('b', { abstract: null }), source('c', { language: 'pt' })]
const said: Support = { key: 'a', sentence: 'Remote work was associated with lower exhaustion' }
const all: Count = { count: 2, total: 3, unknown: 0, keys: ['a', 'c'] }

function written(locale: (typeof locales)[number] = 'en') {
  const refusals: Refusal[] = []
  const floor = writeFloor({ locale, sources, onRefusal: (refusal) => void refusals.push(refusal) })
  return { floor, refusals }
}

describe('what the sources do not support is refused with its reason, and nothing is written', () => {
  test.each<[string, readonly Support[], Refusal['reason']]>([
    ['a claim without a source', [], 'no-source'],
    ['a claim on a source that is not at hand', [{ ...said, key: 'x' }], 'unknown-source'],
    ['a claim on a sentence that the source does not hold', [{ ...said, sentence: 'No.' }], 'not-in-source'],
    ['a claim of which one of two sources says nothing', [said, { ...said, key: 'b' }], 'not-in-source'],
    ['a claim on an empty sentence', [{ ...said, sentence: ' ' }], 'not-in-source'],
  ])('%s', (_, support, reason) => {
    const { floor, refusals } = written()
    expect(floor.claim(words, 'claim', support)).toBe('')
    expect(refusals).toEqual([expect.objectContaining({ reason, message: 'claim' })])
  })

  test.each<[string, 'share' | 'rest' | 'bare', Partial<Count>, Refusal['reason']]>([
    ['a count above its total', 'share', { count: 4 }, 'count-above-total'],
    ['a count that with the unknown is above it', 'rest', { unknown: 2 }, 'count-above-total'],
    ['more sources cited than counted', 'share', { count: 1 }, 'count-above-total'],
    ['half a source', 'share', { count: 1.5, keys: [] }, 'not-a-count'],
    ['less than none', 'share', { count: -1, keys: [] }, 'not-a-count'],
    ['no number', 'share', { total: Number.NaN }, 'not-a-count'],
    ['a source that is not at hand', 'share', { keys: ['x'] }, 'unknown-source'],
    ['a count that keeps its total to itself', 'bare', {}, 'total-unsaid'],
    ['a count that keeps the unknown to itself', 'share', { count: 2, unknown: 1 }, 'unknown-unsaid'],
  ])('%s', (_, key, given, reason) => {
    const { floor, refusals } = written()
    expect(floor.counted(words, key, { ...all, ...given })).toBe('')
    expect(refusals).toEqual([expect.objectContaining({ reason, message: key })])
  })

  test.each<[string, Support, Refusal['reason']]>([
    [
      'a word was changed',
      { ...said, sentence: 'Remote work was linked with lower exhaustion' },
      'not-in-source',
    ],
    ['a letter was changed', { ...said, sentence: 'remote work was associated' }, 'not-in-source'],
    ['the places stand the other way round', { ...said, sentence: 'It ended […] We asked' }, 'not-in-source'],
    ['there is no abstract', { ...said, key: 'b' }, 'not-in-source'],
    ['the source is not at hand', { ...said, key: 'x' }, 'unknown-source'],
    ['there is nothing in it', { ...said, sentence: '[…]' }, 'not-in-source'],
  ])('a quotation where %s', (_, quotation, reason) => {
    const { floor, refusals } = written()
    expect(floor.quotation(words, 'quote', quotation)).toBe('')
    expect(refusals).toEqual([expect.objectContaining({ reason, message: 'quote' })])
  })
})

describe('what they support', () => {
  it('is a claim with the sources that say it, each once', () => {
    const { floor, refusals } = written()
    const title = { key: 'b', sentence: 'Remote work and burnout' }
    expect(floor.claim(words, 'claim', [said, title, said])).toBe('Remote work lowers burnout [@a; @b].')
    expect(refusals).toEqual([])
  })
  it('is a count with its total, in words and in the form of the language', () => {
    expect(written().floor.counted(words, 'share', all)).toBe(
      'Of the abstracts, two of the 3 sources report it [@a; @c].',
    )
    const one = { ...all, count: 1, keys: ['a'] }
    expect(written('pt-BR').floor.counted(words, 'share', one)).toContain('uma das 3 fontes reports it [@a]')
    expect(written('es').floor.counted(words, 'share', { ...all, count: 3 })).toContain(
      'las 3 fuentes report',
    )
  })
  it('is a count with those of which it is not known', () => {
    expect(written().floor.counted(words, 'rest', { count: 1, total: 3, unknown: 1, keys: [] })).toBe(
      '1 of 3; 1 does not say.',
    )
  })
  it('is a quotation word for word, with its place, and its language where it is not the reader’s', () => {
    const { floor } = written()
    expect(
      floor.quotation(words, 'quote', { key: 'a', sentence: 'We asked […] lower exhaustion. It ended' }),
    ).toBe('It says: “We asked […] lower exhaustion. It ended” (abstract) [@a].')
    expect(floor.quotation(words, 'quote', { ...said, key: 'c' })).toContain('It says in Portuguese: “Remote')
    expect(written('pt-BR').floor.quotation(words, 'quote', { ...said, key: 'c' })).toContain('It says: “')
    expect(floor.quotation(words, 'quote', { key: 'b', sentence: 'Remote work and burnout' })).toContain(
      '(title)',
    )
  })
})
