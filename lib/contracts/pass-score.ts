/** Both scores must reach this (0…1) for a proposal to pass; from the specification. Apart from the schemas, which are not in a page's first load. */
export const PASS_SCORE01 = 0.7
