import { describe, expect, it } from 'vitest'
import { askedSideOf, stanceOf } from './stance-of'

const rise = 'Does remote work increase productivity?'
const fall = 'Does remote work reduce burnout?'
const any = 'Is remote work associated with productivity?'

describe('stanceOf', () => {
  // A reader takes "yes" for a finding: what finds the opposite, or nothing, must never stand under it.
  it.each([
    [
      rise,
      'We found a significant decrease of 48% in productivity where remote work had been adopted (p < 0.02).',
      'no',
    ],
    [fall, 'Remote work increased burnout among nurses.', 'no'],
    [rise, 'There was no significant difference in productivity between groups (p = 0.27).', 'no'],
    [any, 'Productivity did not change with remote work.', 'no'],
    ['O teletrabalho aumenta a produtividade?', 'O teletrabalho reduziu a produtividade (p < 0,01).', 'no'],
    ['¿El teletrabajo aumenta la productividad?', 'El teletrabajo redujo la productividad (p < 0,01).', 'no'],
    [
      rise,
      'These findings suggest caution before adopting remote work for the sake of productivity.',
      'says',
    ],
    [
      rise,
      'These findings suggest paying more attention to remote work wherever productivity matters.',
      'says',
    ],
    [
      rise,
      'Interest in remote work has grown quickly, yet its relation to productivity remains disputed.',
      'says',
    ],
    [rise, 'This study aimed to find whether remote work increases productivity.', 'says'],
    [
      'O teletrabalho aumenta a produtividade?',
      'Os gestores devem adotar o teletrabalho com cautela.',
      'says',
    ],
    [rise, 'Remote work may contribute to increasing productivity.', 'unclear'],
    [fall, 'Remote work is popular among nurses who want to reduce burnout.', 'says'],
    ['Does screen time increase anxiety?', 'Parents worry that screen time increases anxiety.', 'says'],
    [
      'O teletrabalho aumenta a produtividade?',
      'Gestores acreditam que o teletrabalho aumenta a produtividade.',
      'says',
    ],
    ['Does homework raise achievement?', 'The debate about homework and higher achievement is old.', 'says'],
    ['Is stress associated with insomnia?', 'Insomnia affects one in three adults.', 'says'],
    ['Is yoga effective against stress?', 'Yoga was ineffective against stress.', 'no'],
  ] as const)('%s — %s: %s', (question, text, stance) => {
    expect(stanceOf(text, askedSideOf(question), languageOf(question))).toBe(stance)
  })

  it.each([
    [rise, 'Results show that higher levels of productivity were observed with remote work (p < 0.02).'],
    [fall, 'Remote work reduced burnout among nurses in 2019.'],
    [any, 'Remote work was associated with productivity (r = 0.41).'],
    [
      'Does remote work affect productivity?',
      'We found a significant decrease of 48% in productivity (p < 0.02).',
    ],
    ['O teletrabalho reduz o esgotamento?', 'O teletrabalho reduziu o esgotamento (p < 0,01).'],
    ['¿El teletrabajo reduce el agotamiento?', 'El teletrabajo redujo el agotamiento (p < 0,01).'],
    ['Is yoga effective against stress?', 'Yoga was effective against stress.'],
  ] as const)('%s — yes: %s', (question, text) => {
    expect(stanceOf(text, askedSideOf(question), languageOf(question))).toBe('yes')
  })
})

const languageOf = (question: string) =>
  question.startsWith('¿') ? 'es' : question.startsWith('O ') ? 'pt' : 'en'
