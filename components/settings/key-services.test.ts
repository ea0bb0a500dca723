import { expect, it } from 'vitest'
import { secretNames } from '@/lib/contracts/connector'
import { keyServices } from './key-services'

it('a key can be saved exactly where a database uses it, and each can be entered once', () => {
  expect(keyServices.map(({ name }) => name).sort()).toEqual([...secretNames].sort())
})
