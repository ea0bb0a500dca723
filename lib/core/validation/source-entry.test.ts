import { expect, it } from 'vitest'
import { sourceEntry } from './source-entry'
import { makeSource } from './source-fixture'

it.each(['pt-BR', 'es'] as const)('an entry in %s names scores and methods in its own language', (locale) => {
  const lines = sourceEntry(makeSource('s1'), 1, false, locale).join('\n')
  expect(lines).toContain('90 % × 30 %')
  for (const english of [/\babstract:/, /\bpeer-review:/, /\bbuilt-in\b/, /\btitle:/]) {
    expect(lines).not.toMatch(english)
  }
})
