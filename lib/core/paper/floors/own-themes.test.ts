import { expect, test } from 'vitest'
import type { FoundThemes, Study, Theme } from '@/lib/contracts/review'
import { ownThemes } from './own-themes'

const asked = { query: 'Does remote work change productivity?', locale: 'en' } as const
const theme = (name: string, sources: readonly string[]): Theme => ({
  id: name,
  name,
  concepts: [name],
  sources: [...sources],
})
const found = (...themes: readonly Theme[]): FoundThemes => ({ themes: [...themes], rest: [], by: 'concept' })
const studies = (...designs: readonly Study['design'][]) =>
  designs.map((design, at) => ({ key: `s${at}`, design }))

test('themes that are concepts of the question give way to the kinds of study', () => {
  const own = ownThemes(
    found(theme('remote work', ['s0', 's1']), theme('productivity', ['s2', 's3'])),
    studies('survey', 'survey', 'interviews', 'interviews'),
    asked,
  )
  expect(own.by).toBe('design')
  expect(own.themes.map(({ sources }) => sources)).toEqual([
    ['s0', 's1'],
    ['s2', 's3'],
  ])
})

test('beside a theme of its own what only the question joins is one more, last', () => {
  const own = ownThemes(
    found(theme('productivity', ['s2', 's3']), theme('burnout', ['s0', 's1']), theme('remote work', ['s4'])),
    studies('survey', 'survey', 'survey', 'survey', 'survey'),
    asked,
  )
  expect(own.themes.map(({ name, sources }) => [name, sources])).toEqual([
    ['burnout', ['s0', 's1']],
    ['productivity', ['s2', 's3', 's4']],
  ])
})

test('where all are of one kind of study, one theme is left and not two of one name', () => {
  const own = ownThemes(
    found(theme('remote work', ['s0', 's1']), theme('productivity', ['s2', 's3'])),
    studies('survey', 'survey', 'survey', 'survey'),
    asked,
  )
  expect(own.themes.map(({ sources }) => sources)).toEqual([['s0', 's1', 's2', 's3']])
})

test('a single foreign word is no theme beside one that the reader can read, and its works are told of all the same', () => {
  const foreign = { ...theme('profesión', ['s2', 's3']), language: 'es' as const }
  const own = ownThemes(found(theme('intention to leave', ['s0', 's1']), foreign), studies(), asked)
  expect(own.themes.map(({ name }) => name)).toEqual(['intention to leave'])
  expect(own.rest).toEqual(['s2', 's3'])
  expect(ownThemes(found(foreign), studies(), asked).themes).toHaveLength(1)
})

test('a theme that only adds how a concept is run is that concept, in any language', () => {
  const own = ownThemes(
    found(theme('remote work policies', ['s0', 's1']), {
      ...theme('políticas de teletrabalho', ['s2', 's3']),
      language: 'pt',
    }),
    studies('survey', 'survey', 'interviews', 'interviews'),
    asked,
  )
  expect(own.by).toBe('design')
})

test('a theme that only foreign words name gives way to others', () => {
  const own = ownThemes(
    found(
      { ...theme('initial teacher training', ['s0', 's1']), language: 'pt' },
      theme('burnout', ['s2', 's3']),
    ),
    studies('survey', 'survey', 'survey', 'survey'),
    asked,
  )
  expect(own.themes.map(({ name }) => name)).toEqual(['burnout'])
  expect(own.rest).toEqual(['s0', 's1'])
})
