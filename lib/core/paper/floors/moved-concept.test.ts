import { expect, test } from 'vitest'
import { isNamedAsCause } from '@/lib/core/ledger/moved-concept'
import { sampleSizeIn } from './counted-cases'

const burnout = ['burnout']

test.each([
  ['Results show that higher levels of patient safety were observed with burnout in nursing staff', true],
  ['The use of burnout in nursing staff reduced patient safety by 32%', true],
  [
    'Compared with the reference group, patient safety was lower in the presence of burnout in nursing staff',
    true,
  ],
  ['Burnout in nursing staff was associated with lower patient safety', true],
  ['Observou-se redução de 30% na segurança do paciente onde houve adoção do burnout na equipe', true],
  ['Los relatos no muestran un cambio en la seguridad ligado al burnout en el personal', true],
  ['Results show that higher levels of burnout were observed with nursing workload', false],
  ['Se observó un aumento significativo del 30% en el burnout donde se adoptó esta práctica', false],
  ['Os participantes descreveram aumento da fadiga, que a maioria atribuiu ao burnout da equipe', true],
  ['Los participantes describieron más fatiga, que la mayoría atribuyó al burnout', true],
  ['A maioria atribuiu o burnout à carga de trabalho', false],
  ['La presencia de la carga de trabajo se asoció con un aumento del burnout', false],
  ['Burnout increased among nurses', false],
])('%s: burnout is the cause: %s', (text, isCause) => expect(isNamedAsCause(text, burnout)).toBe(isCause))

test.each([
  ['4 focus groups with 32 intensive care nurses, coded by two researchers', 32],
  ['Foram randomizadas 7 unidades, com um total de 107 enfermeiros de terapia intensiva', 107],
  ['Se aleatorizaron 9 centros con un total de 124 enfermeras hospitalarias', 124],
  ['In a survey (n = 1,204) of 12 hospitals', 1204],
  ['We reviewed 24 studies published in 3 languages', 24],
  ['Interviews took place in 3 companies', 3],
  ['The survey of 2019 reached 38 % of all nurses', null],
])('the cases of “%s” are %s', (text, size) => expect(sampleSizeIn(text)).toBe(size))
