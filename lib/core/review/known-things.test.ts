import { describe, expect, it } from 'vitest'
import { knownThings, movedIn } from './known-things'

const asked = {
  topic: 'Esgotamento profissional de enfermeiros',
  question: 'A carga de trabalho aumenta o esgotamento de enfermeiros?',
}
const themes = [
  { name: 'intention to leave', concepts: ['intention to leave', 'intenção de deixar a profissão'] },
  { name: 'carga de trabalho', concepts: ['carga de trabalho', 'nursing workload'] },
  { name: 'Revisões', concepts: [] },
]
const things = knownThings(asked, themes)
const moved = (text: string) => movedIn(text, things).map(({ name }) => name)

describe('what a result is about', () => {
  it('is the outcome that the question asks for, or a theme; a theme without a concept is no thing', () => {
    expect(things.map(({ name }) => name)).toEqual([
      expect.stringContaining('esgotamento'),
      'intention to leave',
      'carga de trabalho',
    ])
  })

  it('is not what it names as the cause', () => {
    expect(
      moved('A presença da carga de trabalho associou-se ao aumento da intenção de deixar a profissão.'),
    ).toEqual(['intention to leave'])
    expect(moved('Higher levels of intention to leave were observed with nursing workload.')).toEqual([
      'intention to leave',
    ])
    expect(moved('Wages rose.')).toEqual([])
  })
})
