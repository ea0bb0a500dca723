import { expect, test } from 'vitest'
import { outputBlocks } from './output-blocks'

const writing = {
  locale: 'pt-BR',
  cite: (keys: readonly string[]) => [{ kind: 'cite' as const, text: `(${keys.join('; ')})`, keys }],
  origin: { stage: 'paper', engine: 'code' },
} as const

const read = (value: unknown) =>
  outputBlocks(value, 'o', writing).flatMap((block) =>
    block.kind === 'list'
      ? block.items.map((inlines) => inlines.map(({ text }) => text).join(''))
      : block.kind === 'paragraph'
        ? [block.inlines.map(({ text }) => text).join('')]
        : [],
  )

test('a value that ends its own sentence gets no second full stop', () => {
  const [item = ''] = read({
    gaps: [{ claim: 'Nothing is known of nurses.', rationale: 'No source says it.' }],
  })
  expect(item).toContain('nurses. ')
  expect(item).not.toMatch(/\.\./)
})

test('a quotation stands in its marks before its source', () => {
  const [item = ''] = read({
    gaps: [{ claim: 'Asked for', evidence: { key: 'lima2020', quote: 'More is needed.' } }],
  })
  expect(item).toContain('“More is needed.” (lima2020)')
})
