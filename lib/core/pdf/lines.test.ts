import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinAccents } from './join-accents'
import { hyphenatedWords, joinLines } from './join-lines'
import { buildLines, turnedText } from './lines'
import type { PositionedItem } from './positioned-text'

const item = (text: string, x: number, y: number, more: Partial<PositionedItem> = {}): PositionedItem => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  font: 'f1',
  turned: false,
  endsLine: false,
  ...more,
})
const page = (items: PositionedItem[]) => ({ number: 1, width: 600, height: 800, items })

describe('buildLines', () => {
  it('keeps two columns on one baseline apart', () => {
    const lines = buildLines(page([item('left', 50, 100), item('right', 320, 100)]))
    expect(lines.map((line) => line.text)).toEqual(['left', 'right'])
  })

  it('sees a small raised number as a mark and keeps the baseline of the words', () => {
    const [line] = buildLines(page([item('1', 40, 96, { size: 6, width: 4 }), item('Anna', 45, 100)]))
    expect(line).toMatchObject({ y: 100, size: 10, text: '1Anna' })
    expect(line?.runs.map((run) => run.mark)).toEqual([true, false])
  })

  it('puts a blank where a gap is, though none was drawn', () => {
    expect(buildLines(page([item('two', 50, 100), item('words', 68, 100)]))[0]?.text).toBe('two words')
  })

  it('leaves turned text to the stamp', () => {
    const items = [item('arXiv:1706.03762v5', 20, 400, { turned: true }), item('Title', 50, 100)]
    expect(buildLines(page(items))).toHaveLength(1)
    expect(turnedText(page(items))).toBe('arXiv:1706.03762v5')
  })

  it('loses no letter of any page', () => {
    const anyItem = fc.record({
      text: fc.stringMatching(/^[a-z]{1,8}$/),
      x: fc.integer({ min: 0, max: 600 }),
      y: fc.integer({ min: 0, max: 800 }),
    })
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 30 }), (items) => {
        const lines = buildLines(page(items.map(({ text, x, y }) => item(text, x, y))))
        const letters = (texts: string[]) => texts.join('').replace(/\s/g, '')
        expect(letters(lines.map((line) => line.text))).toBe(letters(items.map(({ text }) => text)))
      }),
    )
  })
})

describe('joinAccents', () => {
  it('puts accents that were drawn apart onto their letters', () => {
    expect(joinAccents('Fr´ed´eric B´echet, M¨uller, Franc¸ois')).toBe('Frédéric Béchet, Müller, François')
  })
})

describe('joinLines', () => {
  it('joins a broken word, keeping a hyphen that the text writes elsewhere', () => {
    const known = hyphenatedWords('a well-known effect')
    expect(joinLines(['meas-', 'ured the well-', 'known Smith-', 'Jones effect'], known)).toBe(
      'measured the well-known Smith-Jones effect',
    )
  })
})
