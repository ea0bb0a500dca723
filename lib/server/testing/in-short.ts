import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    isLong: boolean
  }
}

/**
 * Of cases that show the same guarantee again and again those that `npm test` takes; all of them in `npm run test:long`.
 * A test that must hold for each case takes no short way.
 */
export function inShort<Case>(all: readonly Case[], short: readonly Case[]): readonly Case[] {
  return inject('isLong') ? all : short
}
