import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chooseLocale, locales } from '@/i18n/locales'

it('the kept choice wins over the browser', () => {
  expect(chooseLocale('es', 'pt-BR,pt;q=0.9')).toBe('es')
})

it('the best spoken wish of the browser wins when nothing is kept', () => {
  expect(chooseLocale(undefined, 'de, en;q=0.5, pt-PT;q=0.8')).toBe('pt-BR')
  expect(chooseLocale('xx', 'es-MX')).toBe('es')
})

it('a refused language is not chosen', () => {
  expect(chooseLocale(undefined, 'es;q=0, fr')).toBe('en')
})

it('any header gives a language that exists', () => {
  fc.assert(fc.property(fc.string(), (header) => locales.includes(chooseLocale(undefined, header))))
})
