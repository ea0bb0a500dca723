/** Shortest and longest password of an account, in characters. */
export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 200

/** One browser in which an account is signed in; moments in ISO 8601. */
export interface OpenSession {
  readonly id: string
  /** Kind of browser and system; '' when it did not say. */
  readonly agent: string
  readonly since: string
  /** To the day: a session notes its use once a day. */
  readonly lastUsed: string
  readonly isThis: boolean
}

/** Who is asking, as the account page shows it. */
export type AccountState = {
  /** This server can send letters: addresses are confirmed, and a forgotten password set anew. */
  readonly sendsMail: boolean
} & (
  | { readonly kind: 'none' }
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'claimed'
      readonly email: string
      readonly isConfirmed: boolean
      /** A code of an app is asked for at sign-in. */
      readonly hasSecondStep: boolean
      /** The one used last first. */
      readonly sessions: readonly OpenSession[]
    }
)
