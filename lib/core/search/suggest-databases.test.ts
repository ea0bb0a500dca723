import { describe, expect, it } from 'vitest'
import { suggestDatabases } from './suggest-databases'

const ids = (topic: string, language: string | null = 'en', context = '') =>
  suggestDatabases({ topic, context, language, locale: 'en' }).map(({ database }) => database)

describe('suggestDatabases', () => {
  it('puts the five named databases first, always', () => {
    for (const topic of ['', '🧪', 'burnout of nurses', 'dark matter']) {
      expect(ids(topic).slice(0, 5)).toEqual(['jstor', 'scielo', 'capes', 'wos', 'googlescholar'])
    }
  })
  it('hears the field of the student only where the topic names none', () => {
    expect(ids('Education in Brazil', 'en', 'Nursing')).not.toContain('pubmed')
    expect(ids('Education in Brazil', 'en', 'Nursing')).toContain('eric')
    expect(ids('Happiness', 'en', 'Nursing')).toContain('pubmed')
  })
  it.each([
    ['Tuberculosis treatment in prisons', ['pubmed', 'europepmc']],
    ['Deep learning for traffic prediction', ['arxiv', 'semanticscholar']],
    ['Quantum computing error correction', ['arxiv']],
    ['Reading instruction in the classroom', ['eric', 'doaj']],
    ['Deforestation in the Amazon rainforest', ['doaj']],
  ])('%s', (topic, expected) => {
    expect(ids(topic)).toEqual(expect.arrayContaining(expected))
  })
  it.each([
    ['Tratamento da tuberculose em prisões', 'pt', ['pubmed', 'europepmc']],
    ['Cultivo de soja e uso de pesticidas', 'pt', ['europepmc']],
    ['Resistencia del hormigón en climas fríos', 'es', ['arxiv', 'semanticscholar']],
    ['Fidelidad de los consumidores en el comercio minorista', 'es', ['semanticscholar']],
    ['Enseñanza de la lectura en la escuela', 'es', ['semanticscholar']],
  ])('%s', (topic, language, expected) => {
    expect(ids(topic, language)).toEqual(expect.arrayContaining(expected))
  })
  it('asks an index of every field where the field cannot be told, in whichever language', () => {
    for (const [topic, language] of [
      ['Zqxvj and wplk', 'en'],
      ['Zqxvj e wplk', 'pt'],
      ['Zqxvj y wplk', 'es'],
    ] as const)
      expect(ids(topic, language)).toContain('semanticscholar')
  })
  it('does not send literature students to PubMed', () => {
    expect(ids('Memory in the poetry of exile')).not.toContain('pubmed')
    expect(ids('Tuberculosis treatment in prisons')).not.toContain('eric')
  })
  it('adds what is strong in the region of the language or the context', () => {
    expect(ids('Poesia contemporânea', 'pt')).toContain('doaj')
    expect(ids('Leadership', 'en', 'MBA student in Brazil')).toContain('doaj')
  })
  it('gives a reason for each in three languages', () => {
    expect(
      suggestDatabases({ topic: 'x', language: null, locale: 'es' }).every(({ reason }) => reason !== ''),
    ).toBe(true)
  })
})
