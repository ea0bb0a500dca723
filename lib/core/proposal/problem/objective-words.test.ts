import { describe, expect, it } from 'vitest'
import type { Locale } from '@/lib/contracts/locale'
import { failOnRefusal } from '@/lib/core/writing/floor-fixture'
import { composeObjectives } from './compose-objectives'
import { composeProblem } from './compose-problem'
import { makeBrief, makeProposalSource } from './problem-fixture'

function objectivesOf(locale: Locale, topic: string, question: string): string {
  const brief = { ...makeBrief('education', locale), topic, question }
  const literature = { counts: null, queries: ['x'], sources: [makeProposalSource('s1', { title: topic })] }
  const problem = composeProblem({
    brief,
    literature,
    note: '',
    previous: null,
    now: '2026-11-22T00:00:00Z',
    onRefusal: failOnRefusal,
  })
  return composeObjectives({ brief, problem, note: '', previous: null }).objectives.specific_objectives.join(
    '\n',
  )
}

describe('the words of an objective', () => {
  it.each([
    [
      'pt-BR',
      'Teletrabalho e esgotamento de servidores',
      'Existe relação entre o teletrabalho e o esgotamento de servidores?',
      /que decorrem dessa associação, separadas das que ela não sustenta/,
    ],
    [
      'es',
      'Clima laboral y rotación',
      '¿Qué relación existe entre el clima laboral y la rotación de personal?',
      /que se desprenden de esta asociación, separadas de las que no sustenta/,
    ],
    [
      'en',
      'Food insecurity',
      'How common is food insecurity among undergraduate students?',
      /the frequency of food insecurity among undergraduate students, giving the share/,
    ],
  ] as const)(
    'propose no measure that is not borne out, and analyse no margin (%s)',
    (locale, topic, question, said) => {
      expect(objectivesOf(locale, topic, question)).toMatch(said)
    },
  )

  it('names the results once', () => {
    const told = objectivesOf('es', 'Compostaje', '¿Qué calidad tiene el humus obtenido?')
    expect(told).not.toMatch(/resultados, las mejoras .*resultados, /)
  })
})

it('the sources are introduced before they are counted, also where none tells its year', () => {
  const works = ['Sleep and burnout of nurses', 'Burnout in hospitals', 'Rest and sleep']
  const { definition } = composeProblem({
    brief: { ...makeBrief('nursing', 'en'), topic: 'Sleep and burnout of nurses', question: '' },
    literature: {
      counts: null,
      queries: ['x'],
      sources: works.map((title, at) => makeProposalSource(`s${at}`, { title, year: null })),
    },
    note: '',
    previous: null,
    now: '2026-11-22T00:00:00Z',
    onRefusal: failOnRefusal,
  })
  expect(definition.problem_statement).toContain(
    'The 3 sources examined for this proposal show what has been',
  )
})
