import { describe, expect, it } from 'vitest'
import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import { readTopic } from '@/lib/core/concepts/read-topic'

const read = (topic: string, language: ConceptLanguage) =>
  readTopic({ topic, question: '', language }).concepts

describe('what a topic says beside its subject', () => {
  it.each([
    ['pt', 'Entre o giz e a tela: letramento digital de professores da rede pública', ['giz', 'tela']],
    ['pt', 'Acesso ao lazer de jovens em Sobral (CE)', ['CE']],
    ['pt', 'Acesso ao lazer de jovens em Natal/RN', ['RN']],
  ] as const)('is no concept (%s): %s', (language, topic, words) => {
    const names = read(topic, language).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(0)
    for (const word of words) expect(names).not.toContain(word)
  })

  it('keeps what stands between two things where no colon follows', () => {
    expect(read('Relação entre sono e memória', 'pt').map(({ name }) => name)).toEqual(['sono', 'memória'])
  })
})

describe('persons in the singular and by age', () => {
  it.each([
    ['es', 'La representación de la mujer en los libros de texto', 'mujer', 'women'],
    ['pt', 'Representação da mulher na publicidade', 'mulher', 'women'],
    ['es', 'Videojuegos y conducta de niños de 8 a 12 años', 'niños', 'children'],
  ] as const)('are called as the many are (%s): %s', (language, topic, name, expected) => {
    const found = read(topic, language).find((concept) => concept.name === name)
    const english = found?.names.filter((one) => one.language === 'en').map(({ text }) => text)
    expect(english?.[0]).toBe(expected)
  })

  it('are still of a class where its letter is a capital', () => {
    expect(read('Motivação de alunos do 6º ano B', 'pt').map(({ name }) => name)).toContain(
      'alunos do 6º ano B',
    )
  })
})
