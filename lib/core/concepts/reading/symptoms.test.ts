import { expect, test } from 'vitest'
import { activeConcepts, requiredConcepts } from '@/lib/core/concepts/concept-map'
import { topicMap } from '@/lib/core/concepts/topic-map'

const read = (topic: string) => topicMap({ topic, question: '' })

// A symptom names nothing without what it is one of, and with it is more than that.
test.each([
  ['Terapia com estrogênio e sintomas da menopausa', 'sintomas da menopausa'],
  ['Ejercicio y síntomas de la menopausia', 'síntomas de la menopausia'],
  ['Dança e sintomas da doença de Parkinson', 'sintomas da doença de Parkinson'],
  ['Síntomas de estrés postraumático en bomberos', 'Síntomas de estrés postraumático'],
  ['Sintomas de burnout em professores', 'Sintomas de burnout'],
  ['sintomas musculoesqueléticos em músicos', 'sintomas musculoesqueléticos'],
  ['sintomas respiratórios e poluição do ar', 'sintomas respiratórios'],
])('%s is about “%s”', (topic, name) => {
  expect(requiredConcepts(read(topic)).map((one) => one.name)).toContain(name)
})

test('symptoms of a stage of life are looked for by its names, and are no time', () => {
  const [symptoms] = activeConcepts(read('sintomas da menopausa'))
  expect(symptoms).toMatchObject({ role: 'central' })
  expect(symptoms?.names.map(({ text }) => text)).toContain('menopause')
})

test.each(['sintomas e tratamento da dengue', 'Sintomas que antecedem a hipertensão'])(
  'in “%s” symptoms alone are asked of no source',
  (topic) =>
    expect(requiredConcepts(read(topic)).map(({ name }) => name.toLowerCase())).not.toContain('sintomas'),
)

test('where nothing else is named they are what the topic has', () => {
  expect(activeConcepts(read('sintomas em idosos')).map(({ name }) => name)).toContain('sintomas')
})
