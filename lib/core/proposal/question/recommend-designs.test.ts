import { describe, expect, it } from 'vitest'
import { adviseDesigns } from './recommend-designs'

const advised = (topic: string, question: string) => {
  const { type, designs } = adviseDesigns({ topic, question })
  return [type, designs[0]]
}

describe('adviseDesigns', () => {
  it.each([
    ['Sueño', '¿Existe relación entre el sueño y el estrés en estudiantes?', 'association', 'survey'],
    ['Enfermería', '¿Cómo viven las enfermeras el duelo?', 'experience', 'interviews'],
    ['Cimento', 'A cinza de casca de arroz aumenta a resistência do concreto?', 'effect', 'experiment'],
    ['Salário mínimo', 'O aumento do salário mínimo reduz o emprego?', 'effect', 'secondary-data'],
    ['Tutoring', 'Does peer tutoring improve reading?', 'effect', 'quasi-experiment'],
    ['Burnout', 'Qual a prevalência de burnout entre enfermeiros?', 'prevalence', 'survey'],
    ['Surrogacy', 'Is the contract lawful before the courts?', 'legal', 'legal-analysis'],
    ['Greves em Santos (1917-1920)', 'Como se organizaram os portuários?', 'history', 'archival'],
    ['Telehealth: a scoping review', '', 'review', 'systematic-review'],
    ['Uniforms', 'Do uniforms reduce bullying, and how do pupils perceive them?', 'mixed', 'mixed-methods'],
  ])('%s: %s', (topic, question, type, design) => {
    expect(advised(topic, question)).toEqual([type, design])
  })

  it('never proposes to interview people about how far or how much', () => {
    const { designs } = adviseDesigns({
      topic: 'Remote work',
      question: 'To what extent does remote work increase productivity?',
    })
    expect(designs).not.toContain('interviews')
  })
})
