/** The details of a journey that repeats in a browser what tests below it show: `npm run e2e` alone walks it. */
export const onlyInFull = { tag: '@long' } as const

/**
 * Of a journey that is walked in several languages or forms one is walked by `npm test`, the others by `npm run e2e` alone:
 * the details of a test, by whether it is that one.
 */
export function inOne(form: string, chosen: string | null): { tag: string[] } {
  return { tag: form === chosen ? [] : ['@long'] }
}
