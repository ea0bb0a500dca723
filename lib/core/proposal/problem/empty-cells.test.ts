import { expect, test } from 'vitest'
import type { Work } from '@/lib/contracts/work'
import { brief } from '@/lib/server/testing/test-proposal'
import { proposalSource } from '../document/document-fixture'
import { emptyCells } from './empty-cells'
import { sourceFacts } from './source-facts'

const asked = {
  ...brief,
  topic: 'Remote work among nurses in Mexico',
  question: 'How is remote work related to burnout among nurses in Mexico?',
}
const groups = [{ name: 'remote work', words: ['remote work', 'telework'] }]

function factsOf(...works: readonly (Partial<Work> & { readonly title: string; readonly year: number })[]) {
  return works.map((work, at) => {
    const source = proposalSource(`s${at}`, `Reis${at}`, work.year, work.title)
    return sourceFacts(
      { ...source, work: { ...source.work, language: 'en', ...work } },
      { locale: 'en', citationStyle: 'apa' },
      [],
    )
  })
}

const read = (facts: ReturnType<typeof factsOf>) => emptyCells({ brief: asked, groups, facts, year: 2026 })

test('an empty cell among full ones is a gap; places of the topic that no neighbour names are none', () => {
  const neighbours = factsOf(
    { title: 'Remote work of nurses in Brazil', year: 2024 },
    { title: 'Telework of nurses in Spain', year: 2023 },
  )
  expect(read(neighbours).gaps).toMatchObject([
    { dimension: 'place', concept: 'remote work', value: 'Mexico', neighbours: [{}, {}] },
  ])
  const alone = factsOf(
    { title: 'Remote work of nurses', year: 2024 },
    { title: 'Telework of nurses', year: 2023 },
  )
  expect(read(alone)).toEqual({
    gaps: [],
    queries: ['“remote work” AND “Mexico”'],
  })
})

test('a source that may name a town of the country leaves the cell open', () => {
  const abroad = [
    { title: 'Remote work of nurses in Brazil', year: 2024 },
    { title: 'Telework of nurses in Spain', year: 2023 },
  ]
  expect(read(factsOf(...abroad, { title: 'Telework of nurses', year: 2022 })).gaps).toHaveLength(1)
  expect(read(factsOf(...abroad, { title: 'Telework of nurses in Oaxaca', year: 2022 })).gaps).toEqual([])
})

test('a source in the cell closes it, and one that cannot be read leaves everything open', () => {
  const here = factsOf(
    { title: 'Remote work of nurses in Brazil', year: 2024 },
    { title: 'Telework of nurses in Spain', year: 2023 },
    { title: 'Telework of Mexican nurses', year: 2022 },
  )
  expect(read(here).gaps).toEqual([])
  const unread = factsOf(
    { title: 'Remote work of nurses in Brazil', year: 2024 },
    { title: 'Telework of nurses in Spain', year: 2023 },
    { title: 'Telearbeit', year: 2022, language: 'de' },
  )
  expect(read(unread).gaps).toEqual([])
})

test('sources that all end before the last five years leave the present empty', () => {
  const old = factsOf(
    { title: 'Remote work of nurses in Mexico', year: 2012 },
    { title: 'Telework of nurses in Mexico', year: 2015 },
  )
  expect(read(old).gaps).toMatchObject([{ dimension: 'period', value: '2021' }])
})

test('that sources end years ago is said once, whatever they name', () => {
  const old = factsOf(
    { title: 'Remote work and burnout of nurses in Mexico', year: 2012 },
    { title: 'Telework and burnout of nurses in Mexico', year: 2015 },
  )
  expect(read(old).gaps.filter(({ dimension }) => dimension === 'period')).toHaveLength(1)
})

test('a method is a dimension: designs that would answer the question are missing among others that are named', () => {
  const effect = { ...asked, question: 'Does remote work reduce burnout among nurses in Mexico?' }
  const of = (...works: readonly string[]) =>
    emptyCells({
      brief: effect,
      groups,
      facts: factsOf(
        ...works.map((abstract) => ({ title: 'Remote work of nurses in Mexico', year: 2024, abstract })),
      ),
      year: 2026,
    }).gaps.filter(({ dimension }) => dimension === 'method')
  const interviews = 'Semi-structured interviews with nurses were held about remote work.'
  expect(of(interviews, interviews, interviews)).toMatchObject([
    { concept: 'remote work', neighbours: [{}, {}, {}] },
  ])
  expect(of(interviews, interviews)).toEqual([])
  expect(of(interviews, interviews, interviews, 'Remote work of nurses is discussed.')).toEqual([])
  // One that could answer fills the cell; where designs are not named, nothing is known of it.
  expect(of(interviews, interviews, 'A cross-sectional survey of 300 nurses on remote work.')).toEqual([])
  expect(of('Remote work of nurses is discussed.', 'Nurses and telework.')).toEqual([])
})

test('the country of the study is looked for, although neither topic nor question names it', () => {
  const facts = factsOf(
    { title: 'Remote work of nurses in Brazil', year: 2024 },
    { title: 'Telework of nurses in Mexico', year: 2023 },
  )
  const brief = { ...asked, study: { ...asked.study, country: 'ES' } }
  expect(emptyCells({ brief, groups, facts, year: 2026 }).gaps).toMatchObject([
    { dimension: 'place', value: 'Spain' },
  ])
})

test('what a text in the language of the topic leaves unsaid may be of its country', () => {
  const said = {
    ...brief,
    locale: 'pt-BR' as const,
    topic: 'Burnout em enfermeiros no Brasil',
    question: 'Qual a prevalência de burnout em enfermeiros no Brasil?',
  }
  const abroad = [
    { title: 'Burnout of nurses in Spain', year: 2024 },
    { title: 'Burnout of nurses in Chile', year: 2023 },
  ]
  const of = (...works: readonly { title: string; year: number; language?: string }[]) =>
    emptyCells({
      brief: said,
      groups: [{ name: 'burnout', words: ['burnout'] }],
      facts: factsOf(...works),
      year: 2026,
    }).gaps.filter(({ dimension }) => dimension === 'place')
  expect(of(...abroad)).toHaveLength(1)
  expect(of(...abroad, { title: 'Burnout de enfermeiros', year: 2022, language: 'pt' })).toEqual([])
})
