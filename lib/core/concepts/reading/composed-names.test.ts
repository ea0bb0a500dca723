import { describe, expect, it } from 'vitest'
import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import { readTopic } from '@/lib/core/concepts/read-topic'

const namesOf = (topic: string, language: ConceptLanguage, concept: number, other: ConceptLanguage) =>
  readTopic({ topic, question: '', language })
    .concepts[concept]?.names.filter((name) => name.language === other)
    .map(({ text }) => text) ?? []

describe('a phrase that the vocabulary does not list', () => {
  it.each([
    ['es', 'Rotación de fungicidas', 'en', 'fungicide rotation'],
    ['es', 'Rotación de fungicidas', 'pt', 'rotação de fungicidas'],
    ['pt', 'Durabilidade de pneus', 'es', 'durabilidad de neumáticos'],
    ['pt', 'Trajetórias de ansiedade', 'en', 'anxiety trajectories'],
    ['es', 'Marcadores de inflamación', 'en', 'inflammation markers'],
    ['pt', 'Rastreamento de câncer de mama', 'en', 'breast cancer screening'],
    ['en', 'Fungicide storage', 'es', 'almacenamiento de fungicidas'],
    ['pt', 'Corrupção municipal', 'en', 'municipal corruption'],
    ['en', 'Municipal corruption', 'pt', 'corrupção municipal'],
    ['en', 'Battery thermal management in electric vehicles', 'pt', 'gestão térmica de baterias'],
    ['en', 'Battery thermal management in electric vehicles', 'es', 'gestión térmica de baterías'],
    ['pt', 'Gestão térmica de baterias', 'en', 'battery thermal management'],
    ['pt', 'Plantas daninhas resistentes a herbicidas', 'en', 'herbicide-resistant weeds'],
    ['es', 'Bacterias resistentes a antibióticos', 'en', 'antibiotic-resistant bacteria'],
    ['es', 'Bacterias resistentes a antibióticos', 'pt', 'bactérias resistentes a antibióticos'],
  ] as const)('is called by the names of its parts (%s): %s', (language, topic, other, expected) => {
    expect(namesOf(topic, language, 0, other)).toContain(expected)
  })

  it('is called by its narrow name before that of the wider thing inside it', () => {
    expect(namesOf('Consumo de frutas', 'es', 0, 'en')[0]).toBe('fruit consumption')
  })

  it('takes the name of what is treated, not of the act', () => {
    expect(namesOf('Clasificación de mamografías', 'es', 0, 'en')).toContain('mammography')
  })

  it.each([
    ['en', 'Job quality and automation', ['quality', 'qualidade', 'calidad']],
    ['en', 'Battery thermal management', ['management', 'gestão', 'gestión', 'gerencia']],
    ['en', 'Thermal management of batteries', ['management', 'gestão', 'gestión', 'gerencia']],
    ['pt', 'Gestão térmica de baterias', ['gestão', 'gerenciamento', 'management']],
    ['es', 'Calidad del empleo juvenil', ['calidad', 'quality', 'qualidade']],
    ['pt', 'Qualidade do emprego juvenil', ['calidad', 'quality', 'qualidade']],
    ['pt', 'Custo da educação infantil', ['custo', 'cost', 'costo']],
    ['es', 'Calidad del empleo', ['calidad', 'quality', 'qualidade']],
    ['en', 'Obstetric fistula prevention', ['prevention', 'prevenção', 'prevención']],
  ] as const)('is not called by a head that any field has (%s): %s', (language, topic, heads) => {
    const names =
      readTopic({ topic, question: '', language }).concepts[0]?.names.map(({ text }) => text) ?? []
    for (const head of heads) expect(names).not.toContain(head)
  })

  it('keeps a head that names a subject of its own', () => {
    expect(namesOf('Redes sociais digitais', 'pt', 0, 'en')).toContain('social media')
  })

  it('stays without a name where a word of it is not known', () => {
    expect(namesOf('Zurcido de blorguentos', 'es', 0, 'en')).toEqual([])
  })

  it('is not put together where it is the name of one thing', () => {
    expect(namesOf('Slang in Love Island', 'en', 1, 'es')).not.toContain('islas de amor romántico')
  })

  it('takes no name of another language that only looks like a word of the topic', () => {
    expect(namesOf('Plays of Norwich', 'en', 0, 'es')).not.toContain('playas')
    expect(namesOf('Leitos', 'pt', 0, 'es')).not.toContain('leche')
  })

  it('puts the name nearest to the words of the topic first', () => {
    expect(namesOf('Qualidade do sono', 'pt', 0, 'es')[0]).toBe('calidad del sueño')
    expect(namesOf('Regularização fundiária', 'pt', 0, 'en')[0]).toBe('land regularization')
  })
})
