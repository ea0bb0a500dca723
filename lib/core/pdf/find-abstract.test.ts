import { describe, expect, it } from 'vitest'
import { findAbstracts } from './find-abstract'
import type { Line } from './lines'

const SENTENCE = 'This sentence stands in the abstract of the paper and says something of it.'

/** Lines one below the other, all in one type unless a size is given. */
const lines = (texts: readonly (string | [string, number])[]): Line[] =>
  texts.map((each, index) => {
    const [text, size] = typeof each === 'string' ? [each, 10] : each
    return {
      page: 1,
      left: 50,
      right: 450,
      y: 100 + 12 * index,
      size,
      font: 'f1',
      text,
      runs: [{ text, x: 50, size, font: 'f1', mark: false }],
    }
  })
const find = (texts: readonly (string | [string, number])[]) =>
  findAbstracts(lines(texts), new Set()).map(({ text }) => text)

describe('findAbstracts', () => {
  it('gives each language in printed order, without headings and key words', () => {
    const found = find([
      ...['RESUMO', SENTENCE, SENTENCE, 'Palavras-chave: um, dois'],
      ...['ABSTRACT – We begin here.', SENTENCE, SENTENCE, 'Keywords: one, two', SENTENCE],
    ])
    expect(found).toEqual([`${SENTENCE} ${SENTENCE}`, `We begin here. ${SENTENCE} ${SENTENCE}`])
  })

  it('does not begin at a sentence that contains the word', () => {
    expect(find(['The abstract ideas', 'summary of what was said before', SENTENCE, SENTENCE])).toEqual([])
  })

  it('ends at larger type', () => {
    expect(find(['Abstract', SENTENCE, SENTENCE, ['The next part', 14], SENTENCE])).toEqual([
      `${SENTENCE} ${SENTENCE}`,
    ])
  })

  it('takes the paragraph before the introduction when no heading stands over it', () => {
    const texts = Array.from({ length: 8 }, () => SENTENCE)
    expect(find([...texts, '1. Introduction', SENTENCE])).toEqual([texts.join(' ')])
  })
})
