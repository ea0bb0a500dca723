import { describe, expect, it } from 'vitest'
import { definiteAsAsked } from './asked-article'

describe('the article of an acronym', () => {
  it.each([
    ['PRONAF', 'pt-BR', 'O PRONAF aumentou a renda?', 'o PRONAF'],
    ['PRONAF', 'pt-BR', 'Qual é o efeito do PRONAF na renda?', 'o PRONAF'],
    ['LGPD', 'pt-BR', 'Como as empresas se adaptam à LGPD?', 'a LGPD'],
    ['LGPD', 'pt-BR', 'A LGPD mudou as empresas?', 'a LGPD'],
    ['UPP', 'pt-BR', 'O que pensam moradores das UPP?', 'as UPP'],
    ['TIC', 'es', '¿Cómo influyen las TIC en el aprendizaje?', 'las TIC'],
    ['IMSS', 'es', '¿Cómo se vive la atención del IMSS?', 'el IMSS'],
    ['IVA', 'es', '¿Qué hogares pagan más al subir el IVA?', 'el IVA'],
  ] as const)('%s (%s): %s', (phrase, locale, asked, told) => {
    expect(definiteAsAsked(phrase, locale, asked)).toBe(told)
  })

  it('is none where the question shows none', () => {
    expect(definiteAsAsked('PRONAF', 'pt-BR', 'Que renda se deve a PRONAF?')).toBe('PRONAF')
    expect(definiteAsAsked('GDPR', 'en', 'Did the GDPR change firms?')).toBe('GDPR')
    expect(definiteAsAsked('TCC', 'pt-BR', '')).toBe('TCC')
  })

  it('is the usual one before other names', () => {
    expect(definiteAsAsked('renda', 'pt-BR', 'O PRONAF aumentou a renda?')).toBe('a renda')
  })
})
