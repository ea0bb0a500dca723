import { describe, expect, it } from 'vitest'
import type { Locale } from '@/lib/contracts/locale'
import { locales } from '@/lib/contracts/locale'
import { ObjectivesStage } from '@/lib/contracts/proposal-run'
import { say } from '@/lib/core/text/say'
import { failOnRefusal } from '@/lib/core/writing/floor-fixture'
import { definite, lowerFirst, smooth } from '@/lib/core/writing/noun-phrases'
import { phasePhrases } from '../figures/schedule-phrases'
import { composeObjectives } from './compose-objectives'
import { composeProblem } from './compose-problem'
import { indirectQuestion } from './indirect-question'
import { makeBrief, makeLiterature, sampleNames } from './problem-fixture'

const now = '2026-11-22T00:00:00Z'
const cases = locales.flatMap((locale) => sampleNames.map((name) => [locale, name] as const))

/** Faults that a reader would mark; quotations are taken out first, because they are not ours. */
const faults: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: [/\bof of\b/, /\bthe the\b/, /\ba [aeio]\w+/],
  'pt-BR': [
    /(?<!\p{L})(?:de|em|por) (?:o|a|os|as) (?=\p{L})/u,
    /(?<!\p{L})(?:do|da) (?:o|a) /u,
    /(?<!\p{L})(?:o o|a a|de de|os os) /u,
  ],
  es: [/\bde el /, /\ba el /, /\b(?:el el|la la|de de) /, / y (?:i|hi)(?![aeou])/],
}
const always = [
  / {2}/,
  / [,.;:?!)]/,
  /[,;]\./,
  /\.\./,
  /\?\?/,
  /,,/,
  /\{|\}/,
  /\bundefined\b|\bNaN\b|Infinity/,
  /\( /,
]

function faultsOf(text: string, locale: Locale): readonly string[] {
  const own = text.replace(/“[^”]*”/g, '“…”')
  return [...always, ...faults[locale]].flatMap((fault) => own.match(fault)?.[0] ?? [])
}

describe.each(cases)('%s %s', (locale, name) => {
  const brief = makeBrief(name, locale)
  const literature = { counts: null, queries: ['x'], sources: makeLiterature(name) }
  const problem = composeProblem({
    brief,
    literature,
    note: '',
    previous: null,
    now,
    onRefusal: failOnRefusal,
  })
  const stage = composeObjectives({ brief, problem, note: '', previous: null })

  it('reads without doubled words, blanks or unjoined articles', () => {
    const { definition } = problem
    const { objectives } = stage
    const texts = [
      definition.problem_statement,
      definition.main_research_question,
      ...definition.secondary_questions,
      ...definition.preliminary_literature.map((entry) => entry.relevance_note),
      objectives.general_objective,
      ...objectives.specific_objectives,
      objectives.feasibility_notes.timeline_assessment,
      ...objectives.feasibility_notes.risk_factors,
      objectives.alignment_check.coverage_analysis,
    ]
    expect(texts.flatMap((text) => faultsOf(text, locale))).toEqual([])
  })

  it('answers every question with an objective that is due at the end of a phase', () => {
    expect(ObjectivesStage.parse(stage)).toEqual(stage)
    expect(stage.coverage.every((row) => row.objectives.length > 0)).toBe(true)
    expect(stage.objectives.alignment_check.coherence_score).toBe('High')
    expect(stage.phases).toHaveLength(stage.objectives.specific_objectives.length)
    stage.objectives.specific_objectives.forEach((text, at) => {
      const phase = say(phasePhrases, locale, stage.phases[at] ?? 'defence').toLowerCase()
      expect(text).toContain(phase)
      // A date would contradict the schedule as soon as it moves.
      expect(text).not.toMatch(/202\d/)
    })
    const infinitive = { en: /^To \w+/, 'pt-BR': /^\p{Lu}\p{L}+r\b/u, es: /^\p{Lu}\p{L}+r\b/u }[locale]
    expect(
      [stage.objectives.general_objective, ...stage.objectives.specific_objectives].filter(
        (text) => !infinitive.test(text),
      ),
    ).toEqual([])
  })
})

it('follows a student’s own secondary questions', () => {
  const brief = makeBrief('nursing', 'en')
  const literature = { counts: null, queries: ['x'], sources: makeLiterature('nursing') }
  const problem = composeProblem({
    brief,
    literature,
    note: '',
    previous: null,
    now,
    onRefusal: failOnRefusal,
  })
  const edited = {
    ...problem,
    definition: { ...problem.definition, secondary_questions: ['Does overtime predict burnout?', 'Why me?'] },
  }
  const { objectives, coverage } = composeObjectives({ brief, problem: edited, note: '', previous: null })
  expect(objectives.specific_objectives[0]).toMatch(/^To identify whether overtime predicts burnout, /)
  expect(objectives.specific_objectives).toHaveLength(3)
  expect(coverage).toHaveLength(3)
})

describe('indirect questions', () => {
  it.each([
    ['en', 'How does remote work affect burnout?', 'how remote work affects burnout'],
    ['en', 'How do nurses experience telework?', 'how nurses experience telework'],
    ['en', 'What is the effect of A on B?', 'the effect of A on B'],
    ['en', 'Can teachers reduce dropout?', 'whether teachers can reduce dropout'],
    [
      'en',
      'How does remote work change productivity, and does it add to work–family conflict?',
      'how remote work changes productivity, and whether it adds to work–family conflict',
    ],
    [
      'en',
      'How did poor families negotiate the committal of relatives to asylums?',
      'how poor families negotiated the committal of relatives to asylums',
    ],
    [
      'en',
      'What accuracy does a model reach on cases that it has not seen?',
      'what accuracy a model reaches on cases that it has not seen',
    ],
    ['en', 'How did guilds regulate apprenticeships?', 'how guilds regulated apprenticeships'],
    ['en', 'Why do people not recycle?', 'why people do not recycle'],
    [
      'en',
      'How did reformers use the press to denounce child labour?',
      'how reformers used the press to denounce child labour',
    ],
    ['en', 'How did the guilds choose their masters?', 'how the guilds chose their masters'],
    ['en', 'What changes did the reform give rise to?', 'what changes the reform gave rise to'],
    ['en', 'Is sleep associated with grades?', 'whether sleep is associated with grades'],
    ['pt-BR', 'Qual é a relação entre A e B?', 'a relação entre A e B'],
    ['pt-BR', 'O sono melhora as notas?', 'se o sono melhora as notas'],
    ['es', '¿Cómo afecta el sueño a las notas?', 'cómo afecta el sueño a las notas'],
    ['es', '¿El sueño mejora las notas?', 'si el sueño mejora las notas'],
    ['pt-BR', 'Como A muda o B, e ele aumenta o C?', 'como A muda o B, e se ele aumenta o C'],
    ['pt-BR', 'Como A afeta o B, e reduz o C?', 'como A afeta o B, e se reduz o C'],
    ['pt-BR', 'Como a música afeta a memória, e o sono?', 'como a música afeta a memória, e o sono'],
    ['pt-BR', 'Como a dança muda o humor, e com que custo?', 'como a dança muda o humor, e com que custo'],
    ['pt-BR', 'Como o sono muda, e quem o percebe?', 'como o sono muda, e quem o percebe'],
    ['es', '¿Cómo cambia A el B, y aumenta el C?', 'cómo cambia A el B, y si aumenta el C'],
    ['es', '¿Cómo cambia A el B, y en qué casos?', 'cómo cambia A el B, y en qué casos'],
    ['es', '¿Cómo cambia A la memoria, y el sueño?', 'cómo cambia A la memoria, y el sueño'],
  ] as const)('%s: %s', (locale, question, clause) => {
    expect(indirectQuestion(question, locale)?.text).toBe(clause)
  })

  it('gives up where English word order cannot be turned', () => {
    expect(indirectQuestion('Where are the owls?', 'en')).toBeNull()
  })
})

describe('noun phrases', () => {
  it.each([
    ['pt-BR', 'aprendizagem', 'a aprendizagem'],
    ['pt-BR', 'sistemas multiagentes', 'os sistemas multiagentes'],
    ['pt-BR', 'grandes empresas', 'as grandes empresas'],
    ['es', 'problema', 'el problema'],
    ['es', 'redes sociales', 'las redes sociales'],
    ['es', 'la salud', 'la salud'],
    ['en', 'health', 'health'],
  ] as const)('%s: %s takes its article', (locale, phrase, expected) => {
    expect(definite(phrase, locale)).toBe(expected)
  })

  it('joins prepositions and articles', () => {
    expect(smooth('de o ensino, em a escola, por as redes', 'pt-BR')).toBe(
      'do ensino, na escola, pelas redes',
    )
    expect(smooth('de el aula a el aula', 'es')).toBe('del aula al aula')
  })

  it('keeps names and acronyms', () => {
    expect(lowerFirst('Remote Work in Latin America')).toBe('remote work in Latin America')
    expect(lowerFirst('COVID-19 in schools')).toBe('COVID-19 in schools')
    expect(lowerFirst('O efeito')).toBe('o efeito')
  })
})
