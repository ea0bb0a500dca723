import { expect, test } from 'vitest'
import { readLayout } from '@/lib/adapters/pdf/read-layout'
import { checkLayout } from '@/lib/core/documents/layout/check-layout'
import { styleOf } from '@/lib/core/documents/layout/style-of'
import { drawn } from './testing/drawn-proposal'

test.each([
  ['abnt', 'en'],
  ['apa', 'pt-BR'],
  ['apa', 'es'],
] as const)('the PDF of a whole proposal breaks no rule of %s in %s', async (style, locale) => {
  const { tree, bytes } = await drawn(style, locale)
  expect(tree.style).toBe(style)
  expect(checkLayout(await readLayout(bytes), styleOf(tree))).toEqual([])
})
