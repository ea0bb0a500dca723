import { expect, it } from 'vitest'
import { mayNameTheSame } from './strategy-draft'

it.each([
  // Another thing with the same adjective, or a known thing of its own.
  ['enseñanza remota', 'trabajo remoto', 'es', false],
  ['ensino remoto', 'trabalho remoto', 'pt', false],
  ['remote teaching', 'remote work', 'en', false],
  ['child labour', 'remote work', 'en', false],
  // Nothing but the name with more around it, or not a word of it.
  ['remote work arrangements', 'remote work', 'en', false],
  ['burnout syndrome', 'burnout', 'en', false],
  ['productivity', 'remote work', 'en', false],
  // The same thing may be said so.
  ['trabajo a distancia', 'trabajo remoto', 'es', true],
  ['trabalho domiciliar', 'trabalho remoto', 'pt', true],
  ['distributed work', 'remote work', 'en', true],
] as const)(
  '“%s” beside “%s” is offered as another name only where it may be one',
  (phrase, name, language, may) => {
    expect(mayNameTheSame(phrase, name, language)).toBe(may)
  },
)
