import { expect, test } from 'vitest'
import { readTopic } from '@/lib/core/concepts/read-topic'

const named = (topic: string, language: 'en' | 'pt' | 'es') =>
  readTopic({ topic, question: '', language }).concepts.flatMap(({ name, role }) =>
    role === 'central' ? [name] : [],
  )

test.each([
  ['en', 'Management of invasive plants in lakes', ['invasive plants']],
  ['en', 'Prevention of falls in care homes', ['falls']],
  ['en', 'Growth of microalgae', ['microalgae']],
  ['pt', 'Evolução do salário mínimo no Brasil', ['salário mínimo']],
  ['es', 'Evolución del salario mínimo', ['salario mínimo']],
] as const)('an act of any field gives way to what it is done to (%s): %s', (language, topic, names) => {
  expect(named(topic, language)).toEqual(names)
})

test.each([
  ['en', 'Management', ['Management']],
  ['en', 'Quality management in hospitals', ['Quality management']],
  ['en', 'Fear of crime', ['Fear of crime']],
  ['en', 'Theory of evolution in schools', ['Theory of evolution']],
  ['es', 'Gestión del agua', ['Gestión del agua']],
] as const)('a thing of its own stays (%s): %s', (language, topic, names) => {
  expect(named(topic, language)).toEqual(names)
})

test('a thing is kept beside another that holds the same concept as a part', () => {
  expect(named('Clubes de lectura y hábito lector en adolescentes', 'es')).toEqual([
    'Clubes de lectura',
    'hábito lector',
  ])
  const { concepts } = readTopic({
    topic: 'Clubes de lectura',
    question: '¿Aumentan la lectura?',
    language: 'es',
  })
  expect(concepts.map(({ name }) => name)).toEqual(['Clubes de lectura'])
})
