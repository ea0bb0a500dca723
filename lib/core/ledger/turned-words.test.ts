import { expect, test } from 'vitest'
import { judgeClaim } from './judge-claim'

const verdictOf = (claim: string, text: string, language: string) =>
  judgeClaim(claim, {
    language,
    passages: [{ id: 'p', itemId: 'i', text, language, locator: { type: 'page', value: 1 } }],
  }).verdict

test.each([
  [
    'en',
    'Scores were higher in the trained group and lower in the waiting group at six months.',
    'Scores were higher in the trained group and higher in the waiting group at six months.',
    'direction-disagrees',
  ],
  [
    'en',
    'Smoking was common among men and rare among women of the coastal villages.',
    'Smoking was common among women and rare among women of the coastal villages.',
    'direction-disagrees',
  ],
  [
    'en',
    'Pain was not treated in hospital and fever was treated with paracetamol at home.',
    'Pain was not treated in hospital and fever was not treated with paracetamol at home.',
    'direction-disagrees',
  ],
  [
    'en',
    'Recurrence was 66% with positive margins and recurrence was 52% with negative margins after surgery.',
    'Recurrence was 52% with positive margins and recurrence was 66% with negative margins after surgery.',
    'numbers-disagree',
  ],
  [
    'en',
    'Night work was associated with depression among hospital nurses.',
    'Night work caused depression among hospital nurses.',
    'no-passage',
  ],
  [
    'pt',
    'A dor foi maior no grupo controle e menor no grupo treinado após seis meses.',
    'A dor foi maior no grupo controle e maior no grupo treinado após seis meses.',
    'direction-disagrees',
  ],
  [
    'es',
    'El dolor fue mayor en el grupo control y menor en el grupo entrenado tras seis meses.',
    'El dolor fue mayor en el grupo control y mayor en el grupo entrenado tras seis meses.',
    'direction-disagrees',
  ],
])('%s: one word of a sentence that has both is turned', (language, text, claim, verdict) => {
  expect(verdictOf(text.replace(/\.$/, ''), text, language)).toBe('quoted')
  expect(verdictOf(claim, text, language)).toBe(verdict)
})
