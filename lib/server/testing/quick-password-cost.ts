const quickCost = { N: 2 ** 10, r: 8, p: 1 }

/** What a password costs in tests of everything but its hash (vitest.config.ts): a sign-up takes 2 ms instead of 180. */
export { quickCost as PASSWORD_COST }
