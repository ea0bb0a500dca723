import { expect, it } from 'vitest'
import { errorCauses } from './error-causes'

it('names every error beneath, with its code and its last line', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' })
  const away = new Error('first line\nThe database gave no connection', { cause: refused })
  expect(errorCauses(away)).toEqual([
    'Error: The database gave no connection',
    'Error ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:9',
  ])
})

it('repeats nothing that somebody sent: no quoted value, and no argument of a query', () => {
  const secret = 'canary-5b1f'
  const quoted = Object.assign(new Error(`invalid input syntax for type uuid: "${secret}"`), {
    code: '22P02',
  })
  const asked = Object.assign(new Error(`Invalid invocation { token: ${secret} }`), {
    name: 'PrismaClientValidationError',
  })
  const causes = [...errorCauses(quoted), ...errorCauses(asked)]
  expect(causes).toHaveLength(2)
  expect(causes.join()).not.toContain(secret)
})

it('ends where causes lead back to themselves', () => {
  const turning = new Error('round')
  turning.cause = turning
  expect(errorCauses(turning).length).toBeLessThan(10)
  expect(errorCauses('a word')).toEqual([])
})
