import { describe, expect, test } from 'vitest'
import { readLayout } from '@/lib/adapters/pdf/read-layout'
import { checkLayout } from '@/lib/core/documents/layout/check-layout'
import { isFurniture, type MeasuredPage } from '@/lib/core/documents/layout/measured-pages'
import { styleOf } from '@/lib/core/documents/layout/style-of'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { drawn } from './testing/drawn-proposal'
import { brief } from './testing/test-proposal'

const kinds = [
  ['abnt', 'en'],
  ['apa', 'pt-BR'],
  ['apa', 'es'],
] as const

/** The words of a page from top to bottom, without page number and banner. */
function textOf(page: MeasuredPage, style: ReturnType<typeof styleOf>): string {
  return page.texts
    .filter((text) => !isFurniture(text, page, style))
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
}

describe.each(kinds)('the PDF of a whole proposal in %s, %s', (style, locale) => {
  test('breaks no rule of its style', async () => {
    const { tree, bytes } = await drawn(style, locale)
    expect(tree.style).toBe(style)
    expect(checkLayout(await readLayout(bytes), styleOf(tree))).toEqual([])
  })

  test('names the whole topic at most twice on a page', async () => {
    const { tree, bytes } = await drawn(style, locale)
    const phrase = foldAccents(brief.topic)
    const pages = (await readLayout(bytes)).pages.map((page) => foldAccents(textOf(page, styleOf(tree))))
    const counts = pages.map((text) => text.split(phrase).length - 1)
    expect(Math.max(...counts)).toBeGreaterThan(0)
    expect(counts.flatMap((count, at) => (count > 2 ? [`page ${at + 1}: ${count}`] : []))).toEqual([])
  })
})
