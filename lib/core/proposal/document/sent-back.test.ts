import { describe, expect, it } from 'vitest'
import type { Locale } from '@/lib/contracts/locale'
import { citableSources } from '../literature/reported-designs'
import { designTextsOf } from '../method/design-texts'
import { makeBrief } from '../problem/problem-fixture'
import { adviseDesigns, plannedDesigns } from '../question/recommend-designs'
import { proposalSource } from './document-fixture'
import { studyGroups } from './study-groups'

const asked = (locale: Locale, topic: string, question: string) => ({
  ...makeBrief('education', locale),
  topic,
  question,
})

describe('who is studied', () => {
  const visits = 'Visitas domiciliares de agentes comunitários de saúde e controle da pressão arterial'
  const whom = (question: string) => studyGroups(asked('pt-BR', visits, question))

  it('are not known where no table knows in whom the outcome is', () => {
    expect(
      whom(
        'As visitas domiciliares de agentes comunitários de saúde estão associadas ao controle da pressão arterial de adultos hipertensos?',
      ),
    ).toEqual([])
  })

  it('are those who are named beside the cause where the outcome is nobody else’s', () => {
    const training = asked('en', 'Mindfulness', 'Does mindfulness training of nurses reduce burnout?')
    expect(studyGroups(training)).toEqual(['nurses'])
  })

  it('are told with what they have', () => {
    const question =
      '¿Se relaciona la autocrítica con los síntomas depresivos de los adultos con enfermedad inflamatoria intestinal?'
    const topic = 'Autocrítica y síntomas depresivos en la enfermedad inflamatoria intestinal'
    expect(studyGroups(asked('es', topic, question))).toEqual([
      'adultos con enfermedad inflamatoria intestinal',
    ])
  })

  it('are all that are named where only one thing is asked of them', () => {
    const both = asked('en', 'Burnout', 'How common is burnout among nurses and physicians?')
    expect(studyGroups(both)).toHaveLength(2)
  })
})

describe('a design', () => {
  const roof = {
    topic: 'Conforto térmico nas salas de aula de uma escola',
    question: 'Pintar o telhado de branco melhora o conforto térmico dos alunos?',
  }
  it('measures rooms before and after, and draws no lots among them', () => {
    const { course, name } = designTextsOf('laboratory-experiment', 'pt-BR', roof)
    expect(name).toContain('ambientes')
    expect(course).not.toMatch(/corpos de prova|sorteados/)
  })

  it('draws lots among specimens of what buildings are made of', () => {
    const blocks = {
      topic: 'Tijolos de adobe para casas',
      question: 'A palha aumenta a resistência do adobe?',
    }
    expect(designTextsOf('laboratory-experiment', 'pt-BR', blocks).course).toContain('corpos de prova')
  })

  it('measures samples where a question on matter describes, and changes nothing in them', () => {
    const viruses = {
      topic: 'Vírus entéricos em suínos',
      question: 'Qual é a diversidade de vírus entéricos nas fezes de leitões em granjas?',
    }
    expect(plannedDesigns(adviseDesigns(viruses))[0]).toBe('laboratory-experiment')
    expect(designTextsOf('laboratory-experiment', 'pt-BR', viruses).course).not.toMatch(/entre as condições/)
  })

  it('reads posts as posts, and no gazette', () => {
    const posts = { topic: 'Memes sobre vacinas no Twitter', question: 'Que argumentos usam os memes?' }
    expect(designTextsOf('document-analysis', 'pt-BR', posts).techniques.join(' ')).toContain('plataforma')
    const laws = { topic: 'Leis de vacinação', question: 'Que argumentos usam os projetos de lei?' }
    expect(designTextsOf('document-analysis', 'pt-BR', laws).techniques.join(' ')).not.toContain('plataforma')
  })
})

it('of a preprint and its article the article alone is a source', () => {
  const article = proposalSource('a', 'Reis', 2026, 'Explainable models and trust: a comparison')
  const preprint = { ...article, key: 'b', work: { ...article.work, type: 'preprint' as const } }
  const other = { ...preprint, key: 'c', work: { ...preprint.work, title: 'Trust in doctors' } }
  expect(citableSources({ sources: [article, preprint, other] }).map(({ key }) => key)).toEqual(['a', 'c'])
})
