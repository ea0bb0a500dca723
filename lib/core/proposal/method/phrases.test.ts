import { describe, expect, test } from 'vitest'
import { locales } from '@/lib/contracts/locale'
import { designIds } from '@/lib/contracts/proposal-run'
import { designTextsOf } from './design-texts'

describe('sentences in three languages', () => {
  test('no text of a design was left in another language', () => {
    for (const design of designIds) {
      const courses = locales.map((locale) => designTextsOf(design, locale, null).course)
      expect(new Set(courses).size, design).toBe(locales.length)
    }
  })
})
