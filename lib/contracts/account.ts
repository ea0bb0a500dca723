/** Shortest and longest password of an account, in characters. */
export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 200

/** Who is asking, as the account page shows it. */
export type AccountState =
  | { readonly kind: 'none' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'claimed'; readonly email: string }
