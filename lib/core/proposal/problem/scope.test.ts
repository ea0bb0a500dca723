import { expect, test } from 'vitest'
import { say } from '@/lib/core/text/say'
import { issueRemedies } from '../method/quality-phrases'
import { asksForLess } from './scope'

test.each(['en', 'pt-BR', 'es'] as const)(
  'a wish for more sources asks for no narrower study: %s',
  (locale) => {
    expect(asksForLess(say(issueRemedies, locale, 'literature-enough', { what: '', needed: 8 }))).toBe(false)
  },
)

test.each([
  'The question is too broad.',
  'O escopo é amplo demais.',
  'A pergunta está muito ampla.',
  'La pregunta es demasiado amplia.',
  'El tema es muy amplio.',
])('a wish for a narrower one does: %s', (note) => expect(asksForLess(note)).toBe(true))
