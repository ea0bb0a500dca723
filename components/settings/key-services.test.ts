import { expect, it } from 'vitest'
import { secretNames } from '@/lib/contracts/connector'
import { keyServices } from './key-services'

it('every key that can be saved can be entered, once', () => {
  expect(keyServices.map(({ name }) => name).sort()).toEqual([...secretNames].sort())
})
