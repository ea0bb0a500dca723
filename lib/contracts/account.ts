/** Shortest and longest password of an account, in characters. */
export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 200

/** Who is asking, as the account page shows it. */
export type AccountState = {
  /** This server can send letters: addresses are confirmed, and a forgotten password set anew. */
  readonly sendsMail: boolean
} & (
  | { readonly kind: 'none' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'claimed'; readonly email: string; readonly isConfirmed: boolean }
)
