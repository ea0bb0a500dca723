import { describe, expect, it } from 'vitest'
import { growingFormats } from './all-growth-fixture'
import { isSteep } from './measured-growth-fixture'

/** Read beside the first form of each format: what is unclosed, nested, doubled or chained. `npm run test:growth` reads all. */
const attacks: ReadonlySet<string> = new Set([
  'unclosed braces in fields',
  'unclosed braces in fields on lines',
  'unclosed quotes in fields on lines',
  'nested braces',
  'strings that double',
  'parents in a chain',
  'unclosed quotes',
  'frontmatter of aliases',
  'data blocks without end',
  'one paragraph',
  'one line',
  'CDATA without end',
  'fences without end',
  'frontmatter without end',
])

describe('twice the file takes at most two and a half times as long', () => {
  it.each(growingFormats)('in %s', (_, read, growing) => {
    const chosen = growing.filter(({ form }, at) => at === 0 || attacks.has(form))
    const steep = chosen.filter((growth) => isSteep(read, growth))
    expect(steep.map(({ form }) => form)).toEqual([])
  })
})
