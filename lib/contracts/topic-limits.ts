/** Limits of topic discovery that its page needs before any schema. */

export const INTERESTS_MAX = 5
export const FINALISTS_MAX = 3
export const REPLY_MAX = 20_000
