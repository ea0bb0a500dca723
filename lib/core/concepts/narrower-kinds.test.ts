import { describe, expect, it } from 'vitest'
import { findConcept } from './glossary'
import { isKindOf, kindsOf, kindsOfThings, sidesOfThings } from './narrower-kinds'

describe('kinds of things', () => {
  it('are named as the vocabulary has them, and none is its own kind', () => {
    const odd = [...kindsOfThings, ...sidesOfThings].flatMap((line) => {
      const [whole = '', list = ''] = line.split(': ')
      return [whole, ...list.split('; ')].filter(
        (name) => findConcept(name) === null || (name !== whole && findConcept(name) === findConcept(whole)),
      )
    })
    expect(odd).toEqual([])
  })

  it.each([
    ['social media', 'Instagram'],
    ['burnout', 'productivity'],
    ['school dropout', 'students'],
    ['Instagram', 'a thing nobody has named'],
  ])('refuse %s as a kind of %s', (name, whole) => {
    expect(isKindOf(name, whole)).toBe(false)
  })

  it.each([
    ['Instagram', 'redes sociais'],
    ['ansiedad', 'saúde mental'],
    ['enfermeiros', 'health professionals'],
  ])('know %s as a kind of %s in any language', (name, whole) => {
    expect(isKindOf(name, whole)).toBe(true)
  })

  it('does not count a side of a thing among its kinds: a paper on droughts is none on climate change', () => {
    expect(isKindOf('droughts', 'climate change')).toBe(true)
    expect(kindsOf('climate change')).toEqual([])
    expect(kindsOf('a thing nobody has named')).toEqual([])
  })

  it('are found by the name of the whole in any language', () => {
    expect(kindsOf('redes sociais').flatMap(({ names }) => names.en)).toContain('Instagram')
  })
})
