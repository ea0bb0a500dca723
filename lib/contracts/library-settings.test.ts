import fc from 'fast-check'
import { expect, it } from 'vitest'
import { libraryFields, parseLibraryField } from './library-settings'

it('the address of a proxy that people copy becomes its host', () => {
  for (const text of ['proxy.uni.example', ' https://Proxy.Uni.example/login?url= ', 'proxy.uni.example/'])
    expect(parseLibraryField('proxy', text)).toBe('proxy.uni.example')
  expect(parseLibraryField('proxy', 'ez.uni.example:2048')).toBe('ez.uni.example:2048')
})

it('what is no host, no https address or no number is refused', () => {
  for (const text of [
    '',
    'proxy',
    'javascript:alert(1)',
    'user:word@uni.example',
    'a b.example',
    '-.example',
  ])
    expect(parseLibraryField('proxy', text)).toBeNull()
  for (const text of [
    'http://uni.example',
    'https://me:word@uni.example',
    'https://localhost',
    'uni.example',
  ])
    expect(parseLibraryField('resolver', text)).toBeNull()
  for (const text of ['', '12345', 'ez27', '2.7'])
    expect(parseLibraryField('capesProxyNumber', text)).toBeNull()
})

it('a usable resolver and number come back as written', () => {
  expect(parseLibraryField('resolver', 'https://resolver.uni.example/openurl?sid=1')).toBe(
    'https://resolver.uni.example/openurl?sid=1',
  )
  expect(parseLibraryField('capesProxyNumber', '27')).toBe('27')
})

it('what was kept is kept the same again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...libraryFields), fc.oneof(fc.domain(), fc.string()), (field, text) => {
      const kept = parseLibraryField(field, text)
      if (kept !== null) expect(parseLibraryField(field, kept)).toBe(kept)
    }),
  )
})
