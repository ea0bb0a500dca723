import { describe, expect, it } from 'vitest'
import { weakPassword } from './weak-password'

const known = new Set(['password', 'iloveyou', 'senha', 'flamengo', '1234567890', 'dragon', 'sunshine'])
const judge = (password: string, email = 'ana.pereira@uni.example') =>
  weakPassword(password, { email, listed: (folded) => known.has(folded) })

describe('a password that everybody tries first is refused', () => {
  it.each([
    'password2024',
    'Password!!!!',
    'P@ssw0rd2025',
    'ILoveYou123!',
    '2024flamengo!',
    'senhasenha',
    'SENHAsenhaSENHA',
    '1234567890',
    '12345678901234',
    'abcdefghijkl',
    'aaaaaaaaaaaa',
    'ababababababab',
    'mudar123mudar123',
    'Contraseña123',
    'T3quieromucho#1',
    'minhatese2026',
  ])('%s', (password) => expect(judge(password)).toBe('common'))
})

describe('a password made of what is known about the account is refused', () => {
  it.each(['anapereira1', 'Pereira2026', 'carrel2026!', 'carrel.pereira', 'Ana Pereira 99'])(
    '%s',
    (password) => expect(judge(password)).toBe('context'),
  )
})

describe('a password of one’s own is taken', () => {
  it.each([
    'four quiet reading rooms',
    'dragon keeps the sunshine cold',
    'kx7!vRm2qPzt',
    'pereiras grow by the river',
    'três gatos leem devagar',
    '木の下で静かに読む本があります',
  ])('%s', (password) => expect(judge(password)).toBeNull())
})
