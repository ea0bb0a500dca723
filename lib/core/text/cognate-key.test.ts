import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cognateKey, cognateLikeness01 } from './cognate-key'
import { generalTranslations } from './general-words'

const likeness = (a: string, b: string) => cognateLikeness01(cognateKey(a), cognateKey(b))

describe('cognate keys', () => {
  it.each([
    ['photography', 'fotografia'],
    ['organization', 'organização'],
    ['productividad', 'productivity'],
    ['irrigação', 'irrigation'],
    ['estresse', 'stress'],
    ['psicologia', 'psychology'],
    ['hipertensão', 'hypertension'],
    ['biodiversidade', 'biodiversity'],
    ['variável', 'variable'],
    ['inoculantes', 'inoculants'],
    ['terapêutica', 'therapeutic'],
  ])('of %s and %s are near', (a, b) => expect(likeness(a, b)).toBeGreaterThanOrEqual(0.75))

  it.each([
    ['produtividade', 'proximity'],
    ['trabalho', 'trade'],
    ['contraception', 'concentração'],
    ['economia', 'ecologia'],
    ['adolescentes', 'adults'],
  ])('of %s and %s are not', (a, b) => expect(likeness(a, b)).toBeLessThan(0.75))

  it('are as like each other both ways, and a word is like itself', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        expect(likeness(a, b)).toBeCloseTo(likeness(b, a))
        expect(likeness(a, a)).toBe(1)
        expect(likeness(a, b)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('general words', () => {
  it('are known in both directions, with and without accents', () => {
    expect(generalTranslations('solo', { from: 'pt', to: 'en' })).toContain('soil')
    expect(generalTranslations('soil', { from: 'en', to: 'es' })).toContain('suelo')
    expect(generalTranslations('saude', { from: 'pt', to: 'es' })).toEqual(['salud'])
    expect(generalTranslations('zeppelin', { from: 'en', to: 'pt' })).toEqual([])
  })
})
