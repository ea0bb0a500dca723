import { expect, it } from 'vitest'
import { credentialFaults, faultOf } from './auth-requests'

it('an address or password that cannot work is named before it is sent', () => {
  expect(credentialFaults({ email: 'ana@uni.example', password: 'long enough' })).toEqual([])
  expect(credentialFaults({ email: 'ana', password: 'long enough' })).toEqual(['email'])
  expect(credentialFaults({ email: `${'a'.repeat(300)}@uni.example`, password: 'long enough' })).toEqual([
    'email',
  ])
  expect(credentialFaults({ email: 'ana@uni.example', password: 'short' })).toEqual(['password-short'])
  expect(credentialFaults({ email: 'ana', password: 'short' })).toEqual(['email', 'password-short'])
  expect(credentialFaults({ email: 'ana@uni.example', password: 'x'.repeat(201) })).toEqual(['password-long'])
})

it('a refusal is known by its code, never by its message', () => {
  expect(faultOf(401, { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'anything' })).toBe('wrong')
  expect(faultOf(400, { code: 'INVALID_PASSWORD' })).toBe('wrong-current')
  expect(faultOf(422, { code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' })).toBe('taken')
  expect(faultOf(401, { code: 'TOKEN_EXPIRED' })).toBe('link-expired')
  expect(faultOf(400, { code: 'INVALID_TOKEN' })).toBe('link-wrong')
  expect(faultOf(429, { message: 'Too many requests' })).toBe('rate-limited')
  expect(faultOf(500, null)).toBe('failed')
  expect(faultOf(400, { code: 'toString' })).toBe('failed')
})
