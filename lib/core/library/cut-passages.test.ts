import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PASSAGE_MAX, Passage } from '@/lib/contracts/library'
import { cutPassages } from './cut-passages'
import { countWords, PASSAGE_WORDS_MAX } from './cut-pieces'
import { blockAt, joinBlocks, type TextBlock } from './text-block'

const sentence = (words: number, word = 'reading') => `The ${`${word} `.repeat(words - 2)}ends.`
const paragraph = (sentences: number, words: number) =>
  Array.from({ length: sentences }, () => sentence(words)).join(' ')
const at = (value: number) => ({ type: 'line', value }) as const
const text = (value: number, words: string) => blockAt(at(value), { kind: 'paragraph', text: words })
const heading = (value: number, level: number, words: string) =>
  blockAt(at(value), { kind: 'heading', level, text: words })
const cut = (blocks: readonly TextBlock[]) => cutPassages(blocks, { itemId: 'item', language: 'en' })

describe('passages', () => {
  it('are whole sentences of about the same length where a paragraph is too long', () => {
    const passages = cut([text(1, paragraph(25, 20))])
    expect(passages.map((passage) => countWords(passage.text))).toEqual([160, 160, 180])
    for (const passage of passages) expect(passage.text).toMatch(/^The .* ends\.$/su)
  })

  it('join short paragraphs and list entries of one section, and never those of two', () => {
    const passages = cut([
      heading(1, 1, 'Methods'),
      text(2, sentence(30)),
      text(3, sentence(30)),
      heading(4, 2, 'Sample'),
      blockAt(at(5), { kind: 'entry', text: sentence(10) }),
      blockAt(at(6), { kind: 'entry', text: sentence(10) }),
      heading(7, 1, 'Results'),
      text(8, sentence(12)),
    ])
    expect(passages.map(({ headings, locator }) => [headings, locator.value])).toEqual([
      [['Methods'], 2],
      [['Methods', 'Sample'], 5],
      [['Results'], 8],
    ])
  })

  it('leave a table alone and cut it between rows', () => {
    const rows = Array.from({ length: 30 }, (_, row) => `group ${row} | ${'1.5 | '.repeat(5)}end`).join('\n')
    const passages = cut([
      text(1, sentence(10)),
      blockAt(at(2), { kind: 'table', text: rows }),
      text(3, sentence(10)),
    ])
    expect(passages.length).toBeGreaterThan(3)
    for (const passage of passages.slice(1, -1)) expect(passage.text).toMatch(/^group .* end$/su)
  })

  it('know the boxes of the lines they stand on, of a line cut in two their part of it', () => {
    const first = paragraph(9, 20)
    const box = { page: 3, x: 0.1, y: 0.2, width: 0.8, height: 0.02 }
    const lines = Array.from({ length: 5 }, (_, line) => ({
      start: Math.floor((line * first.length * 2) / 5),
      locator: { type: 'page', value: 3 } as const,
      box: { ...box, y: 0.2 + line * 0.02 },
    }))
    const [one, two] = cut([
      { kind: 'paragraph', level: null, text: `${first} ${paragraph(9, 20)}`, places: lines },
    ])
    expect([one?.boxes.length, two?.boxes.length]).toEqual([3, 3])
    expect(one?.boxes[2]?.width).toBeCloseTo(0.4, 1)
    expect(two?.boxes[0]?.x).toBeCloseTo(0.5, 1)
    expect(two?.locator).toEqual({ type: 'page', value: 3 })
  })

  it('keep the language of their own where they are long enough to tell', () => {
    const portuguese =
      'Este trabalho estuda a leitura de documentos longos em salas silenciosas e mostra que os leitores lembram mais do que leram quando não há ruído. Foram observados quarenta leitores durante três meses, com medidas repetidas.'
    expect(cut([heading(1, 1, 'Resumo'), text(2, portuguese)])[0]?.language).toBe('pt')
  })

  it('are the text letter by letter, within every limit, and lose none of it, whatever stands there', () => {
    const words = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 }),
      fc.constant('x'.repeat(9_000)),
      fc.constant('漢字かな交じり文。'.repeat(500)),
      fc.constant(paragraph(40, 25)),
      fc.constant('a '.repeat(3_000)),
    )
    const block = fc.record({ kind: fc.constantFrom('paragraph', 'table', 'entry', 'heading'), text: words })
    fc.assert(
      fc.property(fc.array(block, { maxLength: 4 }), (given) => {
        const blocks = given
          .filter((each) => each.text.trim() !== '')
          .map((each, index) => blockAt(at(index + 1), each))
        const whole = joinBlocks(blocks).text
        const passages = cut(blocks)
        let covered = ''
        for (const passage of passages) {
          expect(Passage.safeParse(passage).success).toBe(true)
          expect(whole.slice(passage.start, passage.end)).toBe(passage.text)
          expect(passage.text.length).toBeLessThanOrEqual(PASSAGE_MAX)
          expect(countWords(passage.text)).toBeLessThanOrEqual(PASSAGE_WORDS_MAX + 1_000)
          covered += passage.text
        }
        const body = blocks.filter(({ kind }) => kind !== 'heading').map((each) => each.text)
        expect(covered.replace(/\s+/gu, '')).toBe(body.join('').replace(/\s+/gu, ''))
      }),
      { numRuns: 20 },
    )
  })

  it('have ids that stay while the text does', () => {
    const blocks = [text(1, paragraph(25, 20))]
    const ids = cut(blocks).map(({ id }) => id)
    expect(cut(blocks).map(({ id }) => id)).toEqual(ids)
    expect(new Set(ids).size).toBe(3)
    expect(cut([text(1, paragraph(25, 21))])[0]?.id).not.toBe(ids[0])
  })
})
