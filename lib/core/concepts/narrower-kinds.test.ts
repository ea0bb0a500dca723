import { describe, expect, it } from 'vitest'
import { findConcept } from './glossary'
import { isKindOf, kindsOfThings } from './narrower-kinds'

describe('kinds of things', () => {
  it('are named as the vocabulary has them, and none is its own kind', () => {
    const odd = kindsOfThings.flatMap((line) => {
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
})
