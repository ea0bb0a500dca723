import { describe, expect, it } from 'vitest'
import type { Locale } from '@/lib/contracts/locale'
import type { ProposalBrief } from '@/lib/contracts/proposal-run'
import { failOnRefusal } from '@/lib/core/writing/floor-fixture'
import { composeProblem } from './compose-problem'
import { indirectQuestion } from './indirect-question'
import { makeBrief, makeProposalSource } from './problem-fixture'
import { termGroups } from './topic-terms'

const asked = (locale: Locale, topic: string, question = ''): ProposalBrief => ({
  ...makeBrief('education', locale),
  topic,
  question,
})

const problemOf = (
  brief: ProposalBrief,
  works: readonly { title: string; abstract: string; language: string }[],
) =>
  composeProblem({
    brief,
    literature: {
      counts: null,
      queries: ['x'],
      sources: works.map((work, at) => makeProposalSource(`s${at}`, work)),
    },
    note: '',
    previous: null,
    now: '2026-11-22T00:00:00Z',
    onRefusal: failOnRefusal,
  }).definition

const none: readonly { title: string; abstract: string; language: string }[] = []

describe('the questions', () => {
  it('ask besides what the student asks besides', () => {
    const brief = asked(
      'pt-BR',
      'A inclusão de alunos com TEA sob a ótica das professoras',
      'Como as professoras significam a inclusão de crianças com TEA e que estratégias relatam usar em sala?',
    )
    expect(problemOf(brief, none).secondary_questions).toContain('Que estratégias relatam usar em sala?')
  })

  it('keep court, place and years of a topic without a question', () => {
    const brief = asked(
      'pt-BR',
      'Alienação parental em decisões do TJMG sobre guarda compartilhada na comarca de Patos de Minas entre 2019 e 2021',
    )
    expect(problemOf(brief, none).main_research_question).toMatch(
      /alienação parental em decisões do TJMG .*Patos de Minas entre 2019 e 2021/,
    )
  })

  it('have the accent with which Spanish asks', () => {
    const brief = asked('es', 'Comprensión lectora', '¿Que estrategias mejoran la comprensión lectora?')
    expect(problemOf(brief, none).main_research_question).toBe(
      '¿Qué estrategias mejoran la comprensión lectora?',
    )
    const how = asked('es', 'Duelo', '¿De que modo viven las enfermeras el duelo que sienten?')
    expect(problemOf(how, none).main_research_question).toBe(
      '¿De qué modo viven las enfermeras el duelo que sienten?',
    )
  })

  it('ask how common something was in the time that is asked about', () => {
    const brief = asked(
      'pt-BR',
      'Burnout em enfermeiros de UTI',
      'Qual a prevalência de burnout entre enfermeiros de UTI durante a pandemia de COVID-19?',
    )
    expect(problemOf(brief, none).secondary_questions[1]).toMatch(/durante a pandemia de COVID-19, e com que/)
  })

  it('describe an influence on texts, and measure none', () => {
    const brief = asked('en', 'Shakespeare', 'What is the influence of Shakespeare on literature?')
    const { secondary_questions: secondary, key_variables: variables } = problemOf(brief, none)
    expect(secondary[0]).toBe(
      'How do the works already published define and describe the influence of Shakespeare on literature?',
    )
    expect(secondary.join(' ')).not.toMatch(/size|effect/)
    expect(variables).toEqual(['Shakespeare', 'literature'])
  })

  it('turn how common something is into an objective', () => {
    expect(indirectQuestion('How common is food insecurity among students in Chile?', 'en')?.text).toBe(
      'how common food insecurity is among students in Chile',
    )
  })

  it('put no article before one of two names that stand side by side', () => {
    const brief = asked(
      'pt-BR',
      'TCC versus mindfulness para insônia em universitários',
      'Qual das duas terapias reduz mais a insônia?',
    )
    expect(problemOf(brief, none).secondary_questions[1]).toContain('entre TCC e mindfulness')
  })
})

describe('the subject', () => {
  const statementOf = (...brief: Parameters<typeof asked>) =>
    problemOf(asked(...brief), none).problem_statement

  it('is no foreign word where the language calls the thing so', () => {
    expect(statementOf('pt-BR', 'Compliance', 'Programas de compliance reduzem fraudes?')).not.toContain('‘')
    expect(statementOf('pt-BR', 'Organizational silence among nurses')).toContain('‘')
  })

  it('is what is reviewed, not the kind of review', () => {
    const text = statementOf('es', 'Lactancia materna en madres adolescentes: una revisión de alcance')
    expect(text).not.toContain('revisión de alcance')
  })
})

describe('what the sources are counted by', () => {
  const venezuelans = asked(
    'es',
    'Migración venezolana',
    '¿Qué significa la integración laboral para las mujeres migrantes venezolanas en Lima?',
  )

  it('is never said to be named by none', () => {
    const works = [
      'Inserción de mujeres venezolanas',
      'Trabajadoras en Lima',
      'Venezuelan women at work',
    ].map((title) => ({ title, abstract: `${title}: un estudio con entrevistas.`, language: 'es' }))
    expect(problemOf(venezuelans, works).problem_statement).not.toMatch(/ninguna menciona/)
  })

  it('is what the question asks, beside the topic, and has its capitals', () => {
    expect(termGroups(venezuelans).map(({ name }) => name)).toEqual([
      'migración venezolana',
      'integración laboral',
      'mujeres migrantes',
    ])
    const law = asked('es', 'Eutanasia', '¿Es compatible la eutanasia con la Constitución española?')
    expect(termGroups(law).map(({ name }) => name)).toContain('Constitución española')
  })
})
