import { describe, expect, it } from 'vitest'
import { ProposalInput } from '@/lib/contracts/proposal-run'
import { brief } from '@/lib/server/testing/test-proposal'
import { INTERVIEW_REPLIES_MAX, interviewState } from './interview'
import { readList, readWeeklyHours } from './interview-replies'
import { readTimeline } from './read-timeline'

const input = ProposalInput.parse({
  topic: 'Trabalho remoto e burnout entre enfermeiros',
  locale: 'pt-BR',
  startDate: '2027-01-31',
})
const replies = [
  'Mestrado em Enfermagem',
  'Enfermagem: saúde do trabalhador',
  'dez horas por semana',
  'um ano e meio',
  'estatística, entrevistas e R',
  'nenhuma',
  'sem orçamento; apenas hospitais públicos de Fortaleza',
  'Ana Lima',
  'pular',
  '-',
  'Fortaleza',
]

describe('interviewState', () => {
  it('ends with all that a brief needs', () => {
    const state = interviewState({ input, replies })
    expect(state).toMatchObject({ asks: null, faults: [], isExhausted: false })
    expect(state.known).toMatchObject({
      academic_program: 'Mestrado em Enfermagem',
      research_area: 'saúde do trabalhador',
      weekly_hours: 10,
      total_timeline: { value: 18, unit: 'months' },
      existing_skills: ['estatística', 'entrevistas', 'R'],
      missing_skills: [],
      constraints: ['sem orçamento', 'apenas hospitais públicos de Fortaleza'],
      author: 'Ana Lima',
      institution: '',
      defenceDate: null,
    })
  })

  it('asks nothing that was said while the topic was found, and asks what was passed over there', () => {
    const said = {
      academic_program: 'MBA',
      weekly_hours: 6,
      research_area: 'home office',
      existing_skills: [],
    }
    const state = interviewState({ input: ProposalInput.parse({ ...input, said }), replies: ['Gestão'] })
    expect(state.known).toEqual({
      academic_program: 'MBA',
      weekly_hours: 6,
      research_area: 'home office',
      field_of_study: 'Gestão',
    })
    expect(state).toMatchObject({ asks: 'total_timeline', progress: { answered: 4 } })
  })

  it('asks again and loses nothing when a reply is not understood', () => {
    const before = interviewState({ input, replies: replies.slice(0, 2) })
    const after = interviewState({ input, replies: [...replies.slice(0, 2), 'muitas'] })
    expect(after.known).toEqual(before.known)
    expect(after).toMatchObject({
      asks: 'weekly_hours',
      faults: [{ field: 'weekly_hours', code: 'no-number' }],
    })
    const recovered = interviewState({
      input,
      replies: [...replies.slice(0, 2), 'muitas', ...replies.slice(2)],
    })
    expect(recovered.asks).toBeNull()
  })

  it('stops reading after the fortieth reply and says so', () => {
    const state = interviewState({ input, replies: Array.from({ length: 60 }, () => '???') })
    expect(state).toMatchObject({ asks: 'academic_program', isExhausted: true })
    expect(INTERVIEW_REPLIES_MAX).toBe(40)
  })

  it('asks nothing when the input brings a brief', () => {
    const state = interviewState({ input: { ...input, brief }, replies: [] })
    expect(state.asks).toBeNull()
    expect(state.known).toMatchObject({ ...brief.profile, author: brief.author })
  })
})

describe('hours', () => {
  it.each([
    ['10 horas por semana', 10],
    ['ten hours', 10],
    ['veinticuatro horas a la semana', 24],
    ['vinte e cinco', 25],
    ['about 7,5 h', 7.5],
    ['10-15 hours', 10],
    ['0', 'zero-hours'],
    ['zero', 'zero-hours'],
    ['-5', 'zero-hours'],
    ['100', 'too-many-hours'],
    ['2 horas por dia', 'not-weekly'],
    ['2 hours a day, 10 hours a week', 10],
    ['bastante', 'no-number'],
  ])('%s', (text, hours) => {
    expect(readWeeklyHours(text)).toBe(hours)
  })
})

describe('timelines', () => {
  const months = (value: number) => ({ total_timeline: { value, unit: 'months' }, defenceDate: null })
  it.each([
    ['18 meses', months(18)],
    ['un año y medio', months(18)],
    ['um ano e meio', months(18)],
    ['a year and a half', months(18)],
    ['one and a half years', months(18)],
    ['1,5 anos', months(18)],
    ['half a year', months(6)],
    ['dezoito meses', months(18)],
    ['2 anos e 3 meses', months(27)],
    ['quatro semestres', months(24)],
    ['12 weeks', { total_timeline: { value: 12, unit: 'weeks' }, defenceDate: null }],
    ['cuatro años', { total_timeline: { value: 4, unit: 'years' }, defenceDate: null }],
    ['15/03/2028', { total_timeline: { value: 13, unit: 'months' }, defenceDate: '2028-03-15' }],
    ['2028-03-15', { total_timeline: { value: 13, unit: 'months' }, defenceDate: '2028-03-15' }],
    ['03/15/2028', { total_timeline: { value: 13, unit: 'months' }, defenceDate: '2028-03-15' }],
    ['15 de março de 2028', { total_timeline: { value: 13, unit: 'months' }, defenceDate: '2028-03-15' }],
    ['March 15, 2028', { total_timeline: { value: 13, unit: 'months' }, defenceDate: '2028-03-15' }],
    ['marzo de 2028', { total_timeline: { value: 14, unit: 'months' }, defenceDate: '2028-03-31' }],
    ['31/02/2028', 'no-such-date'],
    ['15/03/2020', 'deadline-past'],
    ['3 semanas', 'timeline-short'],
    ['12 anos', 'timeline-long'],
    ['não sei', 'no-timeline'],
  ])('%s', (text, expected) => {
    expect(readTimeline(text, '2027-01-31')).toEqual(expected)
  })
})

describe('lists', () => {
  it.each([
    ['Python, R e estatística', ['Python', 'R', 'estatística']],
    ['Python y R', ['Python', 'R']],
    ['coleta e análise de dados', ['coleta e análise de dados']],
    ['- coding\n- reading and writing', ['coding', 'reading and writing']],
    ['none', []],
    ['Nenhuma.', []],
    ['ninguna', []],
    ['R, r', ['R']],
  ])('%s', (text, items) => {
    expect(readList(text, 'skills')).toEqual({ items })
  })
  it('refuses what holds no word', () => {
    expect(readList('🙂', 'skills')).toBe('wordless')
  })
})
