import type { Refusal } from './write-floor'

/** For tests: what the sources do not support fails the test instead of being left out. */
export function failOnRefusal({ reason, message, about }: Refusal): never {
  throw new Error(`${message} was refused: ${reason}: ${about}`)
}
