import { describe, expect, it } from 'vitest'
import { readInterests } from './read-interests'

const today = '2026-01-10'

describe('the interview about interests', () => {
  it('presses a vague answer once and then takes it', () => {
    expect(readInterests(['Sustainability'], today)).toMatchObject({ fault: 'vague', asks: 'interests' })
    const after = readInterests(['Sustainability', 'Just sustainability'], today)
    expect(after.fault).toBeNull()
    expect(after.interests.areas).toHaveLength(1)
  })

  it.each([
    ['I don’t know', 'no-idea'],
    ['Não sei', 'no-idea'],
    ['No sé', 'no-idea'],
    ['🙂', 'nothing-said'],
    ['Do I have ADHD?', 'self-diagnosis'],
    ['Why my boss shouts', 'private-person'],
  ] as const)('meets %j with %s and takes nothing', (reply, fault) => {
    const state = readInterests([reply], today)
    expect(state).toMatchObject({ fault, asks: 'interests' })
    expect(state.interests.areas).toEqual([])
  })

  it.each([
    [
      'Cuidadores familiares de idosos com Alzheimer, porque minha avó teve a doença.',
      'Cuidadores familiares',
    ],
    ['Burnout de enfermeiras. Minha mãe é enfermeira e chora depois do plantão.', 'Burnout de enfermeiras'],
    ['Acceso a diálisis en zonas rurales, ya que mi abuelo viajaba cuatro horas', 'Acceso a diálisis'],
    ['Telehealth for older adults in villages. My aunt stopped seeing her doctor.', 'Telehealth'],
  ])('takes what is asked in %j, and leaves out of whom it was learnt', (reply, area) => {
    const { fault, interests } = readInterests([reply], today)
    expect(fault).toBeNull()
    expect(interests.areas).toHaveLength(1)
    expect(interests.areas[0]).toMatch(new RegExp(`^${area}`))
    expect(interests.areas[0]).not.toMatch(/avó|mãe|abuelo|aunt/)
  })

  it('reads an essay in which a grandmother stands, and turns one about a neighbour alone', () => {
    const essay = 'O esgotamento de agentes comunitários de saúde me intriga desde o estágio. '.repeat(9)
    expect(readInterests([`${essay}Minha avó deixou de ir ao posto.`], today)).toMatchObject({ fault: null })
    const neighbour = 'Minha vizinha Joana grita com os filhos dela todas as noites. '.repeat(11)
    expect(readInterests([neighbour], today)).toMatchObject({
      fault: 'private-person',
      interests: { areas: [] },
    })
  })

  it('finds areas in an essay and in three languages', () => {
    const essay =
      'I work as a nurse on night shifts. Burnout is all around me, and burnout grows with night shifts. '.repeat(
        10,
      )
    expect(readInterests([essay], today).interests.areas.join(' ')).toMatch(/burnout/i)
    const mixed = readInterests(
      ['Burnout de enfermeiros; violencia en el noviazgo; remote work of engineers'],
      today,
    )
    expect(mixed.interests.areas).toHaveLength(3)
    expect(mixed.asks).toBe('program')
  })

  it('fills the profile that the proposal needs', () => {
    const state = readInterests(
      [
        'Burnout of nurses; Remote work of engineers; School dropout in Brazil',
        'Master',
        'Nursing',
        'Brazil',
        '10 hours a week',
        '18 months',
        'statistics; interviews',
        'none',
      ],
      today,
    )
    expect(state.asks).toBeNull()
    expect(state.interests.profile).toMatchObject({
      academic_program: 'Master',
      weekly_hours: 10,
      total_timeline: { value: 18, unit: 'months' },
      existing_skills: ['statistics', 'interviews'],
    })
  })
})
