import { describe, expect, it } from 'vitest'
import { findConcept } from '@/lib/core/concepts/glossary'
import { cognateStem, cognateStems } from '@/lib/core/text/cognate-stems'
import { isQueryStopWord } from '@/lib/core/text/stop-words'
import { wordsOf } from '@/lib/core/text/words'
import { vocabularyParts } from './parts'
import { AS_WRITTEN } from './vocabulary-part'

/** Names that two lines share on purpose, by stem, each with the reason why the earlier line may keep it. */
const sharedNames: Readonly<Record<string, string>> = {
  nurs: 'nurses are asked about more often than nursing',
}

const lines = vocabularyParts.flatMap((part) => part.lines)
const languagesOf = (line: string) =>
  line.split('|').map((names) => names.split(';').map((name) => name.trim()))
const isStemmed = (name: string) => !name.startsWith(AS_WRITTEN)
const namesOf = (line: string) => languagesOf(line).flat()
const keyOf = (name: string) =>
  cognateStems(name)
    .flatMap((stem) => (stem.includes('-') ? stem.split('-').map(cognateStem) : [stem]))
    .join(' ')

describe('a line of the vocabulary', () => {
  it('has names in three languages, each once, and none empty or longer than a match may reach', () => {
    const wrong = lines.filter((line) => {
      const languages = languagesOf(line)
      const isWhole = languages.every(
        (names) =>
          new Set(names).size === names.length &&
          names.every((name) => wordsOf(name).length > 0 && wordsOf(name).length <= 8),
      )
      return languages.length !== 3 || !isWhole
    })
    expect(wrong).toEqual([])
  })

  it('has no name that is made of stop words', () => {
    const isSilent = (name: string) => wordsOf(name).every((word) => isQueryStopWord(word.text, null))
    expect(lines.flatMap(namesOf).filter(isStemmed).filter(isSilent)).toEqual([])
  })

  it('is found by each of its names', () => {
    expect(
      lines.filter((line) =>
        namesOf(line).some((name) => findConcept(name.replace(AS_WRITTEN, '')) === null),
      ),
    ).toEqual([])
  })
})

it('shares no name with another line that is not listed with the reason', () => {
  const holders = new Map<string, Set<string>>()
  for (const line of lines) {
    for (const name of namesOf(line).filter(isStemmed))
      holders.set(keyOf(name), (holders.get(keyOf(name)) ?? new Set()).add(line))
  }
  const shared = [...holders].filter(([key, sharing]) => sharing.size > 1 && !Object.hasOwn(sharedNames, key))
  expect(shared.map(([key, sharing]) => [key, ...sharing])).toEqual([])
})

it('gives a concept the field and the usual role of its part', () => {
  expect(findConcept('enfermeiras')).toMatchObject({ field: 'health', role: 'population' })
  expect(findConcept('burnout')).toMatchObject({ field: 'health', role: null })
  expect(findConcept('Brasil')).toMatchObject({ field: 'ibero-america', role: 'place' })
})

it('finds a name that is another word in small letters only as it is written', () => {
  expect(findConcept('SUS')?.names.en).toContain('Unified Health System')
  expect(findConcept('sus')).toBeNull()
})

it('takes a hyphen for a blank', () => {
  expect(findConcept('cognitive-behavioral therapy')).toBe(findConcept('terapia cognitivo comportamental'))
  expect(findConcept('self efficacy')).toBe(findConcept('autoeficácia'))
})
