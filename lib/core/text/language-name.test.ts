import { expect, it } from 'vitest'
import { languageName } from './language-name'

it('names a language in the language of the reader', () => {
  expect(['en', 'pt-BR', 'es'].map((locale) => languageName('pt', locale))).toEqual([
    'Portuguese',
    'português',
    'portugués',
  ])
})

it('what is not known as a language is shown as the record states it, and nothing is thrown', () => {
  expect(['', 'q', 'Portuguese', 'pt_BR', '<b>', 'qqq'].map((code) => languageName(code, 'en'))).toEqual([
    '',
    'q',
    'Portuguese',
    'pt_BR',
    '<b>',
    'qqq',
  ])
})
