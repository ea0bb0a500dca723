import { expect, it } from 'vitest'
import { readTopic } from '@/lib/core/concepts/read-topic'

it.each([
  ['en', 'School uniform and poverty', '', ['School uniform', 'poverty']],
  ['en', 'Garden leave for bankers', '', ['Garden leave', 'bankers']],
  ['en', 'Yodelling', 'Do shelf stackers yodel?', ['Yodelling', 'shelf stackers']],
  ['en', 'Coaching in professional football', '', ['Coaching', 'professional football']],
  ['en', 'Bilingual road signs', 'Do cyclists slow down to read them?', ['Bilingual road signs', 'cyclists']],
  ['en', 'Smuggling in seventeenth-century Wexham', '', ['Smuggling', 'seventeenth-century', 'Wexham']],
  [
    'en',
    'Ferries',
    'How do ferries change islands, and does it add to their loneliness?',
    ['Ferries', 'islands', 'loneliness'],
  ],
  ['pt', 'Jovens', 'O que esperar deles?', ['Jovens']],
  ['pt', 'Leitura na turma 2B', '', ['Leitura']],
  ['pt', 'Adoção tardia', 'Por que crianças maiores de oito anos esperam?', ['Adoção tardia', 'crianças']],
  ['pt', 'Musicoterapia no tratamento da dor crônica', '', ['Musicoterapia', 'dor crônica']],
  ['es', 'Natación', '¿Acorta el primer día la estancia?', ['Natación', 'estancia']],
  ['es', 'Ocio', '¿Por qué hace que los empleados renuncien antes?', ['Ocio', 'empleados']],
] as const)('a word is a thing or not by its place, %s: %s %s', (language, topic, question, names) => {
  expect(readTopic({ topic, question, language }).concepts.map(({ name }) => name)).toEqual(names)
})

it.each([
  ['pt', 'Assédio sexual no transporte coletivo de Fortaleza', 'Fortaleza', true],
  ['es', 'Acoso sexual en el transporte público de León', 'León', true],
  ['pt', 'A seca no cinema de Zanin', 'Zanin', false],
] as const)('a name behind what is where says the place, %s: %s', (language, topic, name, isPlace) => {
  const { concepts } = readTopic({ topic, question: '', language })
  expect(concepts.find((concept) => concept.name.includes(name))?.role === 'place').toBe(isPlace)
})

it.each([
  ['en', 'Does music help memory?'],
  ['pt', 'A música ajuda a memória?'],
  ['es', '¿Ayuda la música a la memoria?'],
] as const)('music is a thing and no group of persons, %s: %s', (language, question) => {
  const { concepts } = readTopic({ topic: '', question, language })
  expect(concepts.find(({ name }) => /m[uú]sica?/iu.test(name))?.role).not.toBe('population')
})
