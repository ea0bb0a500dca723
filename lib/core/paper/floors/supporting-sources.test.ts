import { expect, test } from 'vitest'
import type { PaperSource } from '@/lib/contracts/paper-session'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { supportingSources } from './supporting-sources'

const of = (key: string, work: Parameters<typeof workFixture>[0]): PaperSource => ({
  key,
  work: workFixture(work),
})
const authors = [{ given: 'Ana', family: 'Lima' }]
const others = [{ given: 'Eva', family: 'Souza' }]
const keysOf = (...sources: PaperSource[]) => supportingSources(sources).map(({ key }) => key)
const article = of('article', { title: 'Noise and sleep: a cohort study', authors, type: 'article' })

test.each([
  ['by others', of('b', { title: 'Noise and sleep', authors: others, type: 'preprint' })],
  ['on something else', of('b', { title: 'Noise and pain', authors, type: 'preprint' })],
  ['that is no preprint', of('b', { title: 'Noise and sleep', authors, type: 'article' })],
  ['that nobody signed', of('b', { title: 'Noise and sleep', authors: [], type: 'preprint' })],
])('a work %s is counted beside an article', (_name, other) => {
  expect(keysOf(other, article)).toEqual(['b', 'article'])
})

test('of a preprint and its article the article alone is counted, whichever comes first', () => {
  const preprint = of('preprint', { title: 'Noise and sleep', authors, type: 'preprint' })
  expect(keysOf(preprint, article)).toEqual(['article'])
  expect(keysOf(article, preprint)).toEqual(['article'])
})

const dated = of('dated', { title: 'Noise and sleep: a cohort study', authors, year: 2020 })
test.each([
  ['by others', of('b', { title: 'Noise and sleep: a cohort study', authors: others, year: null })],
  ['of another title', of('b', { title: 'Noise and sleep', authors, year: null })],
  ['that nobody signed', of('b', { title: 'Noise and sleep: a cohort study', authors: [], year: null })],
  ['of another year', of('b', { title: 'Noise and sleep: a cohort study', authors, year: 2021 })],
])('a work without a year %s is counted beside the dated one', (_name, other) => {
  expect(keysOf(other, dated)).toEqual(['b', 'dated'])
})

test('of a work that stands twice, once without a year, the dated record alone is counted', () => {
  const undated = of('undated', { title: 'Noise and Sleep: A Cohort Study', authors, year: null })
  expect(keysOf(undated, dated)).toEqual(['dated'])
  expect(keysOf(dated, undated)).toEqual(['dated'])
})

test('a preprint is counted where its article was retracted', () => {
  const preprint = of('preprint', { title: 'Noise and sleep', authors, type: 'preprint' })
  const retracted = {
    ...article,
    work: { ...article.work, retraction: { kind: 'retracted' as const, via: 'crossref' } },
  }
  expect(keysOf(preprint, retracted)).toEqual(['preprint'])
})
