import { describe, expect, it } from 'vitest'
import { narrowSigns } from './narrow-signs'

describe('narrowSigns', () => {
  it.each([
    'Inteligência artificial na sala de aula e engajamento estudantil',
    'O celular em sala e a atenção dos alunos',
    'El uso del móvil en el aula y la atención',
    'Tecnologías en el aula o en casa',
    'O USO DA INTELIGÊNCIA ARTIFICIAL NA SALA DE AULA E O ENGAJAMENTO DOS ALUNOS',
    'VIOLÊNCIA NA ESCOLA PÚBLICA',
    'Noise in an open room a day long',
  ])('takes the small word behind a room for no number of it: %s', (topic) => {
    expect(narrowSigns(topic).sites).toEqual([])
  })

  it.each([
    ['Leitura na turma E da manhã', 'turma E'],
    ['Barulho na sala 204 do bloco B', 'sala 204'],
    ['Ansiedade na turma 2b', 'turma 2b'],
    ['El ausentismo en el 4.º B', '4.º B'],
    ['Waiting times on Ward A', 'Ward A'],
  ])('names one room, class or ward by its letter or number: %s', (topic, site) => {
    expect(narrowSigns(topic).sites).toContain(site)
  })
})
