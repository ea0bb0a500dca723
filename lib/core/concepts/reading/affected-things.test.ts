import { describe, expect, it } from 'vitest'
import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import { requiredConcepts } from '@/lib/core/concepts/concept-map'
import { readTopic } from '@/lib/core/concepts/read-topic'

const requiredOf = (topic: string, question: string, language: ConceptLanguage) =>
  requiredConcepts(readTopic({ topic, question, language })).map(({ name }) => name)

describe('what an effect falls on is required, though it stands where a place would', () => {
  it.each([
    [
      'pt',
      'A influência do uso de celulares na qualidade do sono de universitários',
      ['celulares', 'qualidade do sono'],
    ],
    ['pt', 'Efeito da chuva no trânsito de São Paulo', ['chuva', 'trânsito']],
    [
      'es',
      'Influencia de la contaminación del aire en el asma infantil',
      ['contaminación del aire', 'asma infantil'],
    ],
    ['es', 'Influencia de la música en la ansiedad preoperatoria', ['música', 'ansiedad preoperatoria']],
    [
      'es',
      'Impacto de las olas de calor en la mortalidad de adultos mayores',
      ['olas de calor', 'mortalidad'],
    ],
    [
      'en',
      'The impact of remote work on employee turnover in software firms',
      ['remote work', 'employee turnover'],
    ],
  ] as const)('%s: %s', (language, topic, required) => {
    expect(requiredOf(topic, '', language)).toEqual(required)
  })

  // Where an effect is looked for, among whom, and a measure by itself are not what it falls on.
  it.each([
    ['pt', 'Impacto do Bolsa Família no Nordeste', ['Bolsa Família']],
    ['pt', 'Influência das redes sociais em adolescentes de escolas públicas', ['redes sociais']],
    ['es', 'Efectos del turismo en Cancún', ['turismo']],
    ['pt', 'Prevalência de burnout em enfermeiros', ['burnout']],
    ['es', 'Prevalencia de depresión en estudiantes de medicina', ['depresión']],
    ['pt', 'Incidência de quedas em idosos', ['quedas em idosos']],
  ] as const)('%s: %s', (language, topic, required) => {
    expect(requiredOf(topic, '', language)).toEqual(required)
  })
})

describe('what else a topic is about', () => {
  it.each([
    [
      'pt',
      'Fatores associados ao abandono do tratamento da tuberculose',
      '',
      ['abandono do tratamento', 'tuberculose'],
    ],
    ['es', 'Análisis del discurso de odio en Twitter', '', ['discurso de odio']],
    ['pt', 'Uso de drones na agricultura de precisão', '', ['drones']],
    ['es', 'Calidad del agua potable en zonas rurales', '', ['Calidad del agua potable']],
    [
      'pt',
      'Jogos digitais no ensino de frações',
      'Jogos digitais melhoram a aprendizagem de frações?',
      ['Jogos digitais', 'ensino de frações'],
    ],
    ['pt', 'Uso de jogos no ensino de jovens e adultos', '', ['jogos']],
    ['es', 'Memoria y dictadura en el cine chileno', '', ['Memoria', 'dictadura']],
    ['es', 'Uso de antibióticos sin receta en farmacias comunitarias', '', ['Uso de antibióticos']],
    [
      'en',
      'How do podcasts shape political opinion among young voters?',
      '',
      ['podcasts', 'political opinion'],
    ],
  ] as const)('%s: %s', (language, topic, question, required) => {
    expect(requiredOf(topic, question, language)).toEqual(required)
  })
})
