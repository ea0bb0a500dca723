import { afterEach, expect, it } from 'vitest'
import { publicAddresses } from './public-addresses'
import { claim, newAddress, prepareAccounts } from './testing/test-accounts'
import { prepareTestDatabase } from './testing/test-database'

const { openBrowser } = prepareAccounts(prepareTestDatabase())

afterEach(() => {
  globalThis.carrelPort = undefined
})

it('are those of the port that was taken, where any free one would do', async () => {
  expect(publicAddresses()).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000'])
  globalThis.carrelPort = 41_234
  expect(publicAddresses()).toEqual(['http://localhost:41234', 'http://127.0.0.1:41234'])
  const signUp = (origin: string) =>
    openBrowser({ sendsMail: false }).ask('/sign-up/email', claim(newAddress()), { origin })
  expect((await signUp('http://localhost:41234')).status).toBe(200)
  expect((await signUp('http://localhost:3000')).status).toBe(403)
})
