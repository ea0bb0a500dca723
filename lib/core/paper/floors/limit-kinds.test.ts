import { expect, test } from 'vitest'
import { limitKindOf } from './limit-kinds'

test.each([
  [
    'The findings are limited by the short follow-up of 2 months and by losses to follow-up',
    'en',
    'follow-up',
  ],
  ['Uma limitação do estudo é o uso de medidas autorrelatadas', 'pt', 'self-report'],
  ['Una limitación es la restricción a tres idiomas', 'es', 'evidence'],
  ['Because the design is observational, causal conclusions should be drawn with caution', 'en', 'cause'],
  ['A amostra restringiu-se a estudantes, o que limita a generalização', 'pt', 'sample'],
  ['The price of the device was not considered', 'en', 'other'],
])('%s', (text, language, kind) => expect(limitKindOf(text, language)).toBe(kind))
