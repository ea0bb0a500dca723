import { describe, expect, it } from 'vitest'
import { AppError } from '@/lib/contracts/errors'
import { parseEnv } from './env'
import { loadSecretKey } from './secret-key'

const unusable: readonly (readonly [string, string])[] = [
  ['NODE_ENV', 'staging'],
  ['PORT', '70000'],
  ['PORT', 'eighty'],
  ['PUBLIC_URL', 'carrel.example'],
  ['DATABASE_URL', 'mysql://localhost/carrel'],
  ['DATABASE_URL', 'somewhere'],
  ['WORKER', 'maybe'],
  ['TRUST_PROXY', 'perhaps'],
  ['LOG_LEVEL', 'loud'],
  ['MODEL_PROVIDER', 'oracle'],
  ['MODEL_BASE_URL', 'ftp://127.0.0.1'],
  ['MODEL_RETRY_BASE_MS', '0'],
  ['MODEL_PRICE_INPUT', 'cheap'],
  ['MODEL_PRICE_OUTPUT', '-1'],
  ['MODEL_PRICE_CURRENCY', 'dollars'],
  ['RUN_TOKEN_BUDGET', 'lots'],
  ['CONTACT_EMAIL', 'nobody'],
  ['SECOND_STEP', 'perhaps'],
  ['WEB_HOSTS', 'doi.org, https://scielo.br'],
  ['WEB_HOSTS', '*.'],
  ['SMTP_URL', 'https://mail.example'],
  ['SANDBOX_PORT', '-1'],
  ['SANDBOX_URL', 'https://sandbox.example'],
]

function sentenceOf(variables: Record<string, string>): string {
  try {
    parseEnv(variables)
  } catch (error) {
    if (error instanceof AppError && error.code === 'bad-configuration') return error.message
    throw error
  }
  return 'accepted'
}

describe('the environment', () => {
  it.each(unusable)('names %s when it is %j, in one sentence', (name, value) => {
    const sentence = sentenceOf({ [name]: value })
    expect(sentence).toMatch(new RegExp(`^${name} [^\\n]+\\.$`))
  })

  it('needs nothing, and takes an empty value as absent', () => {
    expect(parseEnv({})).toEqual(parseEnv({ PORT: '', DATABASE_URL: '', MODEL_PROVIDER: '', SECRET_KEY: '' }))
  })

  it('asks for the name of a model, and for the address of a compatible one', () => {
    expect(sentenceOf({ MODEL_PROVIDER: 'google' })).toMatch(/^MODEL_NAME is missing/)
    expect(sentenceOf({ MODEL_PROVIDER: 'compatible', MODEL_NAME: 'local' })).toMatch(
      /^MODEL_BASE_URL is missing/,
    )
  })

  it('asks for the whole of a price, and takes nothing for one', () => {
    const price = { MODEL_PRICE_INPUT: '0', MODEL_PRICE_OUTPUT: '2.5', MODEL_PRICE_CURRENCY: 'BRL' }
    expect(parseEnv(price)).toMatchObject({ MODEL_PRICE_INPUT: 0, MODEL_PRICE_OUTPUT: 2.5 })
    for (const name of Object.keys(price))
      expect(sentenceOf({ ...price, [name]: '' })).toMatch(new RegExp(`^${name} is missing`))
  })

  it('asks for both halves of e-mail', () => {
    expect(sentenceOf({ SMTP_URL: 'smtp://127.0.0.1:2525' })).toMatch(/^SMTP_FROM is missing/)
    expect(sentenceOf({ SMTP_FROM: 'carrel@example.org' })).toMatch(/^SMTP_URL is missing/)
  })

  it('refuses a secret key of another length, without printing it', () => {
    const given = Buffer.alloc(16, 7).toString('base64')
    expect(() => loadSecretKey(given, 'nowhere')).toThrow(/^SECRET_KEY is not usable/)
    expect(() => loadSecretKey(given, 'nowhere')).not.toThrow(given)
  })
})
