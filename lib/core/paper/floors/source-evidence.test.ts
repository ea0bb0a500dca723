import { describe, expect, test } from 'vitest'
import type { PaperSource } from '@/lib/contracts/paper-session'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { paperStudies } from './paper-studies'
import { hasComparison, sourceEvidence } from './source-evidence'
import { wholePaperQueries, wholePaperSources } from './whole-paper-fixture'

const of = (key: string, work: Parameters<typeof workFixture>[0]): PaperSource => ({
  key,
  work: workFixture(work),
})
const read = (work: Parameters<typeof workFixture>[0]) => {
  const [one] = sourceEvidence([of('a', work)])
  if (!one) throw new Error('nothing was read')
  return one
}

describe('what a paper reads out of a source', () => {
  test('is what its review reads: the same design, direction and place in every table', () => {
    const context = {
      query: wholePaperQueries.es,
      locale: 'es',
      kind: 'review',
      sources: wholePaperSources,
      outputs: {},
      currentYear: 2026,
    } as const
    const reviewed = new Map(paperStudies(context).reviewed.map(({ study }) => [study.key, study]))
    for (const { key, design, direction, places } of sourceEvidence(wholePaperSources)) {
      const study = reviewed.get(key)
      expect([key, design?.id ?? null, direction ?? 'not-said', places.length > 0]).toEqual([
        key,
        study?.design,
        study?.direction,
        (study?.countries.length ?? 0) > 0,
      ])
    }
  })

  test.each([
    [
      'es',
      'Encuesta',
      'Se encuestó a 90 escolares. Las investigaciones futuras deben usar un seguimiento más largo.',
    ],
    [
      'en',
      'A survey',
      'A survey of 90 nurses was made. Limitations include the lack of a long-term follow-up.',
    ],
    ['pt', 'Levantamento', 'Foram ouvidos 90 alunos. Pesquisas futuras devem ter acompanhamento mais longo.'],
  ])('is no comparison over time where one is only asked for (%s)', (language, title, abstract) => {
    expect(hasComparison(read({ title, language, abstract }))).toBe(false)
  })
  test('is a comparison over time where the study made one', () => {
    const abstract = 'We followed 90 nurses for two years in a longitudinal study. Stress rose.'
    expect(hasComparison(read({ title: 'Stress', language: 'en', abstract }))).toBe(true)
  })

  const groups = (language: string, abstract: string) =>
    read({ title: 'Estudo', language, abstract }).populations.map(({ id }) => id)
  test('counts no group that only a recommendation or a name of a variable holds', () => {
    expect(groups('en', 'We aimed to study teacher self-efficacy and patient safety.')).toEqual([])
    expect(groups('pt', 'O objetivo foi estudar a segurança do paciente e a autoeficácia docente.')).toEqual(
      [],
    )
    expect(
      groups(
        'es',
        'El objetivo fue estudiar el ruido. Los hallazgos sugieren que los gestores lo consideren.',
      ),
    ).toEqual([])
  })
  test('counts the group that was asked', () => {
    expect(groups('en', 'A survey of 90 teachers was conducted.')).toEqual(['teachers'])
    expect(groups('pt', 'Foram realizadas entrevistas com 12 enfermeiros.')).toEqual(['nurses'])
  })
})
