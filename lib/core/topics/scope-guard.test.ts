import { describe, expect, it } from 'vitest'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { checkScope } from './scope-guard'

const validatedAs = (topic: string, out: readonly string[] = [], question = '') => ({
  topic,
  question,
  in: [],
  out: [...out],
  map: topicMap({ topic, question }),
  at: '2026-01-01T00:00:00.000Z',
})

const nurses = validatedAs('Telework and burnout of nurses in Brazil', ['physicians', 'salary'])
const networks = validatedAs('Redes sociais e ansiedade em adolescentes', ['escolas particulares'])
const sleep = validatedAs('Calidad del sueño de docentes')
const changeOf = (validated: ReturnType<typeof validatedAs>, topic: string) =>
  checkScope(validated, { topic, question: '' }).change

describe('the scope guard turns down', () => {
  it.each([
    // A foreign topic, in each language.
    [nurses, 'School dropout and family income in Chile'],
    [nurses, 'Blockchain in logistics companies'],
    [nurses, 'Corrupção em prefeituras brasileiras'],
    [networks, 'Gestión del agua en viñedos'],
    [sleep, 'Energia solar em cooperativas'],
    // The same persons and place, something else studied.
    [nurses, 'Vaccination coverage of nurses in Brazil'],
    [networks, 'Alimentação saudável em adolescentes'],
    // One of the two things studied exchanged.
    [nurses, 'Telework and productivity of nurses in Brazil'],
    [networks, 'Redes sociais e desempenho escolar em adolescentes'],
    // Other persons where one thing is studied.
    [sleep, 'Calidad del sueño de camioneros'],
    // What was agreed to be left out, also in another language.
    [nurses, 'Telework and salary of nurses in Brazil'],
    [nurses, 'Teletrabalho e burnout de enfermeiros e médicos no Brasil'],
    // Grown to more than twice of what was validated.
    [nurses, 'How do telework, burnout, sleep quality, turnover and job satisfaction of nurses relate?'],
  ] as const)('case %#', (validated, topic) => {
    expect(changeOf(validated, topic)).toBe('second-thesis')
  })

  it('a part that has nothing of the topic, and none that says less', () => {
    const part = (topic: string) => checkScope(nurses, { topic, question: '', kind: 'part' }).change
    expect(part('To compare school dropout and family income')).toBe('second-thesis')
    expect(part('To describe the salary of the nurses')).toBe('second-thesis')
    expect(part('To describe the levels of burnout')).not.toBe('second-thesis')
    expect(part('To review the literature')).not.toBe('second-thesis')
  })

  it('names what was agreed to be left out', () => {
    const { outside } = checkScope(nurses, { topic: 'Telework and salary of nurses in Brazil', question: '' })
    expect(outside).toEqual(['salary'])
  })
})

describe('the scope guard lets pass', () => {
  it.each([
    // The same, translated, and by another name.
    ['same', nurses, 'Telework and burnout of nurses in Brazil'],
    ['same', nurses, 'Teletrabalho e burnout de enfermeiros no Brasil'],
    ['same', nurses, 'Teletrabajo y burnout de enfermeros en Brasil'],
    ['same', nurses, 'Remote work and professional burnout of nurses in Brazil'],
    ['same', networks, 'Social media and anxiety in adolescents'],
    ['same', sleep, 'Sleep quality of teachers'],
    // Narrower, wider by one limit, and with one thing more.
    ['refinement', nurses, 'Telework and burnout of night shift nurses in Brazil'],
    ['refinement', nurses, 'Telework and burnout of hospital nurses in São Paulo'],
    ['refinement', nurses, 'Telework and burnout of nurses'],
    ['refinement', nurses, 'Telework, burnout and turnover of nurses in Brazil since 2020'],
    ['refinement', networks, 'Instagram e ansiedade em adolescentes'],
    ['refinement', networks, 'Social media use and anxiety in teenagers: a systematic review'],
    ['refinement', sleep, 'Calidad del sueño de docentes de primaria en México'],
    ['refinement', validatedAs('Mental health of university students'), 'Depression of university students'],
    // What is left out and said to be left out.
    ['refinement', nurses, 'Telework and burnout of nurses in Brazil, excluding physicians'],
    // Nothing to compare.
    ['same', nurses, '🙂'],
    ['same', nurses, ''],
  ] as const)('as %s, %#', (change, validated, topic) => {
    expect(changeOf(validated, topic)).toBe(change)
  })

  it('what the OUT list names and the validated question itself asks', () => {
    const odd = validatedAs('Telework and salary of nurses', ['salary'])
    expect(changeOf(odd, 'Telework and salary of nurses')).toBe('same')
  })
})
