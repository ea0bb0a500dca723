import { describe, expect, test } from 'vitest'
import { entityQueries } from './entities'

describe('a question is searched for thing by thing', () => {
  test.each([
    ['Compare remote work with office work', ['remote work', 'office work']],
    ['How does remote work compare to office work?', ['remote work', 'office work']],
    ['Compare o trabalho remoto com o trabalho presencial', ['trabalho remoto', 'trabalho presencial']],
    ['Compara el teletrabajo con el trabajo presencial', ['teletrabajo', 'trabajo presencial']],
  ])('user asks to "compare X with Y": %s', (question, expected) => {
    expect(entityQueries(question)).toEqual(expected)
  })

  test.each([
    ['Mindfulness vs medication', ['Mindfulness', 'medication']],
    ['Is yoga vs. running better for sleep?', ['yoga sleep', 'running better sleep']],
    ['Fonoaudiologia versus cirurgia', ['Fonoaudiologia', 'cirurgia']],
    ['Ensino presencial em comparação com ensino a distância', ['Ensino presencial', 'ensino a distância']],
    [
      'Educación presencial en comparación con educación virtual',
      ['Educación presencial', 'educación virtual'],
    ],
  ])('user asks about "X vs Y": %s', (question, expected) => {
    expect(entityQueries(question)).toEqual(expected)
  })

  test.each([
    [
      'What are the differences between telework and office work in productivity?',
      ['telework productivity', 'office work productivity'],
    ],
    ['Qual é a relação entre sono e estresse?', ['sono', 'estresse']],
    ['¿Cuál es la relación entre el sueño y el estrés?', ['sueño', 'estrés']],
    ['How do stress, sleep and diet act on memory?', ['stress', 'sleep', 'diet act on']],
    ['What do Souza, Lima and Castro say about telework?', ['Souza', 'Lima', 'Castro']],
    ['O que dizem Paulo Freire e Anísio Teixeira sobre a escola?', ['Paulo Freire', 'Anísio Teixeira']],
    ['¿Qué dicen García Canclini y Martín-Barbero?', ['García Canclini', 'Martín-Barbero']],
    ['How do “The Second Shift” and “The Time Bind” see care?', ['The Second Shift', 'The Time Bind']],
  ])('user mentions multiple authors, books, or concepts: %s', (question, expected) => {
    expect(entityQueries(question)).toEqual(expected)
  })

  test.each([
    'Does remote work raise productivity?',
    'O trabalho remoto aumenta a produtividade?',
    '¿Aumenta el teletrabajo la productividad?',
    'What is burnout?',
    '',
    '🧪🧪🧪',
    'compare',
    'vs',
  ])('a question with one subject is one query: %s', (question) => {
    expect(entityQueries(question)).toEqual([])
  })

  test('a long text without end of words takes no time', () => {
    const started = performance.now()
    for (const text of ['a, '.repeat(1_000), 'A '.repeat(1_000), 'compare '.repeat(300), '“a'.repeat(900)])
      entityQueries(text)
    expect(performance.now() - started).toBeLessThan(1_000)
  })
})
