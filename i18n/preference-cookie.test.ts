import { expect, it } from 'vitest'
import { commonWordsFor } from './common-words'
import { keptPreference, preferenceCookie } from './preference-cookie'

it('a preference kept over https is Secure, of this host alone, and sent along to pages of ours only', () => {
  const cookie = preferenceCookie('locale', 'pt-BR', true)
  expect(cookie).toMatch(/^__Host-locale=pt-BR; path=\/; max-age=\d+; samesite=lax; secure$/)
  expect(cookie).not.toMatch(/domain/i)
})

it('without https it is kept under its plain name, as a browser would refuse the other', () => {
  expect(preferenceCookie('theme', 'dark', false)).toMatch(/^theme=dark; path=\/; max-age=\d+; samesite=lax$/)
})

it('a value cannot add attributes of its own', () => {
  expect(preferenceCookie('theme', 'dark; domain=evil.example', true)).not.toContain('; domain')
})

it('what another host could set never wins over what this one did', () => {
  const jar = new Map([
    ['locale', 'es'],
    ['__Host-locale', 'pt-BR'],
  ])
  expect(keptPreference('locale', (name) => jar.get(name))).toBe('pt-BR')
  jar.delete('__Host-locale')
  expect(keptPreference('locale', (name) => jar.get(name))).toBe('es')
  const headers = new Headers({ cookie: 'a=b; locale=es; __Host-locale=pt-BR', 'accept-language': 'en' })
  expect(commonWordsFor(headers).locale).toBe('pt-BR')
})
