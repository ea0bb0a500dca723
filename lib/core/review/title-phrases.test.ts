import { describe, expect, test } from 'vitest'
import { titlePhrases } from './title-phrases'

const works = (titles: readonly string[], language: string | null = 'en') =>
  titles.map((title) => ({ title, language, abstract: null }))
const namesOf = (titles: readonly string[], language: 'en' | 'pt' | 'es' = 'en') =>
  [...titlePhrases(works(titles, language)).values()].flatMap(({ names }) => names[language].slice(0, 1))

describe('what titles share is no theme where it', () => {
  test.each([
    [
      'frames a trial of anything',
      ['Oral loratadine in a randomised trial', 'Cetirizine: a randomised trial'],
    ],
    ['names who made it', ['Heparin. Seaway Study Group', 'Captopril: report of the Harbour Study Group']],
    ['says how, not what', ['Acute treatment with drug A', 'Acute treatment with drug B']],
    ['only describes another thing', ['Seasonal storms', 'Seasonal floods']],
    ['is a symptom of anything', ['Symptoms of zolgen lack', 'Symptoms after flying']],
    [
      'is a known concept with a word that adds nothing',
      ['Trajectories of burnout symptoms', 'Burnout symptoms of pilots'],
    ],
    ['is said of anything', ['Behaviour of magpies', 'Behaviour of dolphins']],
    ['stands in one title only', ['Fault-proneness of classes', 'Cohesion of modules']],
  ])('%s', (_, titles) => {
    expect(namesOf(titles)).toEqual([])
  })

  test('is a word of the whole field, which most abstracts use and few titles name', () => {
    const many = ['Zolgen in rats', 'Zolgen in mice', 'Otters', 'Herons', 'Gulls', 'Terns'].map((title) => ({
      title,
      language: 'en',
      abstract: 'Zolgen was given.',
    }))
    expect(titlePhrases(many).size).toBe(0)
  })
})

describe('what titles share is a theme where it names a thing', () => {
  test('that no vocabulary lists', () => {
    expect(namesOf(['Loratadine for hay fever', 'Cost of loratadine'])).toEqual(['loratadine'])
  })

  test('in several words', () => {
    expect(namesOf(['Object-oriented metrics of Java', 'Validating object-oriented metrics'])).toContain(
      'object-oriented metrics',
    )
  })

  test('with and without the sign of the owner', () => {
    expect([...titlePhrases(works(["Zinc in Hartnup's disease", 'Hartnup disease in Peru'])).keys()]).toEqual(
      ['hartnup diseas'],
    )
  })

  test.each([
    ['pt', ['O uso do tucupi na Amazônia', 'Fermentação do tucupi'], 'tucupi'],
    ['es', ['El chuño en los Andes', 'Conservación del chuño'], 'chuño'],
  ] as const)('in %s', (language, titles, name) => {
    expect(namesOf(titles, language)).toEqual([name])
  })
})
