import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detectLanguage } from './detect-language'

describe('detectLanguage', () => {
  it.each([
    ['en', 'Impacts of the Bolsa Escola programme in the rural labour market'],
    ['en', 'Machine learning'],
    ['pt', 'Gestão de pessoas em pequenas empresas'],
    ['pt', 'Orquídeas do gênero Cattleya no Estado do Rio de Janeiro'],
    ['es', 'Calidad del aire y salud infantil'],
    ['gl', 'A escola na Galiza: unha análise dos centros'],
    ['ca', 'Estudi de la qualitat de vida dels pacients'],
    ['fr', 'Étude sur la croissance des jeunes entreprises'],
    ['it', 'La qualità della vita nei pazienti anziani'],
    ['de', 'Einfluss der Digitalisierung auf kleine Unternehmen'],
    ['nl', 'De invloed van sociale media op jongeren'],
    ['ru', 'Влияние цифровизации на образование'],
    ['zh', '人工智能在教育中的应用'],
    ['ja', '日本における教育の研究'],
    ['ko', '한국 교육'],
    ['el', 'Η εκπαίδευση στην Ελλάδα'],
  ])('knows a short title in %s: %s', (language, title) => {
    expect(detectLanguage(title)).toBe(language)
  })

  it('tells Portuguese from Spanish and Galician where only endings differ', () => {
    expect(detectLanguage('Sustentabilidade corporativa')).toBe('pt')
    expect(detectLanguage('Sostenibilidad corporativa')).toBe('es')
  })

  it('says null rather than guess from names, codes, signs and nothing', () => {
    for (const text of ['', '   ', 'Covid-19', '🙂🙂', '1984', 'SLI-381 (X)'])
      expect(detectLanguage(text)).toBeNull()
  })

  it('takes the language of the original where a translation follows below', () => {
    const original =
      'O estudo avaliou a evasão escolar em três municípios e os fatores que a explicam. '.repeat(20)
    const translation = 'The study assessed school dropout in three towns and the factors behind it. '.repeat(
      40,
    )
    expect(detectLanguage(original + translation)).toBe('pt')
  })

  it('answers every text with null or two small letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const language = detectLanguage(text)
        expect(language === null || /^[a-z]{2}$/.test(language)).toBe(true)
      }),
    )
  })
})
