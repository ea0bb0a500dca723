import { expect, test } from 'vitest'
import { findQuote } from './find-quote'

const found = (quote: string, text: string) => {
  const span = findQuote(quote, text)
  return span && text.slice(span.start, span.end)
}

test('print and typing are read alike, and the place is that of the text', () => {
  const text = 'Before. The “ﬁnal” infor-\nmation — it  seems — isn’t lost. After.'
  expect(found(`the "final" information - it seems - isn't lost`, text)).toBe(
    'The “ﬁnal” infor-\nmation — it  seems — isn’t lost',
  )
})

test('an ellipsis joins two places in their order', () => {
  expect(found('Owls hunt […] at night', 'Owls hunt mice and voles at night.')).toBe(
    'Owls hunt mice and voles at night',
  )
  expect(found('at night […] Owls hunt', 'Owls hunt mice and voles at night.')).toBeNull()
})

test('another word, figure or accent is another text', () => {
  expect(found('Owls hunt 12 mice', 'Owls hunt 13 mice')).toBeNull()
  expect(found('Owls never hunt mice', 'Owls hunt mice')).toBeNull()
  expect(found('a avó dorme', 'a avô dorme')).toBeNull()
})
