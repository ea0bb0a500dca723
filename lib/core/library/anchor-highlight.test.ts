import { describe, expect, it } from 'vitest'
import { type AnchoredText, placeHighlights, settleHighlight } from './anchor-highlight'

const first = { id: 'a0', text: 'Remote work is common. Productivity rose by 12 % in one firm.' }
const second = { id: 'a1', text: 'Productivity rose by 12 % in another firm. Nothing else changed.' }

function settled(passages: readonly AnchoredText[], quote: string, prefix = '') {
  const anchor = settleHighlight(passages, { quote, prefix })
  if (!anchor) throw new Error('the quote was not found')
  return anchor
}

describe('a highlight', () => {
  it('is kept as its passage has it, whatever the page broke', () => {
    expect(settled([first, second], 'Produc-\ntivity rose\nby 12 % in another')).toEqual({
      passageId: 'a1',
      quote: 'Productivity rose by 12 % in another',
      prefix: `${first.text.slice(-59)}\n`,
      suffix: ' firm. Nothing else changed.',
    })
  })

  it('of words that stand twice is the one after what the page shows before it', () => {
    expect(settled([first, second], 'Productivity rose', 'is common.').passageId).toBe('a0')
    expect(settled([second, first], 'Productivity rose', 'is common.').passageId).toBe('a0')
  })

  it('may begin in one passage and end in the next', () => {
    expect(settled([first, second], 'in one firm. Productivity rose')).toMatchObject({
      passageId: 'a0',
      quote: 'in one firm.\nProductivity rose',
    })
  })

  it('of words that no passage holds is refused', () => {
    expect(settleHighlight([first], { quote: 'Productivity fell', prefix: '' })).toBeNull()
  })

  it('is found again after the item was read anew, cut into other passages', () => {
    const anchor = settled([first, second], 'rose by 12 % in another firm. Nothing else')
    const anew = [
      { id: 'b0', text: first.text },
      { id: 'b1', text: 'Produc-\ntivity rose by 12 %' },
      { id: 'b2', text: 'in another firm. Nothing else changed.' },
    ]
    expect(placeHighlights(anew, [anchor])).toEqual([
      { kind: 'found', passageId: 'b1', start: 15, text: 'rose by 12 %\nin another firm. Nothing else' },
    ])
  })

  it('of words that stand twice follows its surroundings', () => {
    const anchor = settled([first, second], 'Productivity rose by 12 %', 'is common.')
    const anew = [
      { id: 'b0', text: second.text },
      { id: 'b1', text: first.text },
    ]
    expect(placeHighlights(anew, [anchor])).toMatchObject([{ kind: 'found', passageId: 'b1' }])
  })

  it('is said to be lost when its words are gone, and others are not', () => {
    const gone = settled([first], 'Productivity rose by 12 %')
    const kept = settled([first], 'Remote work is common')
    const text = first.text.replace('12 %', '21 %')
    expect(placeHighlights([{ id: 'a0', text }], [gone, kept])).toEqual([
      { kind: 'lost' },
      { kind: 'found', passageId: 'a0', start: 0, text: 'Remote work is common' },
    ])
  })
})
