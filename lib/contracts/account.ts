/** Shortest and longest password of an account, in characters. */
export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 200

/** Passkeys of an account, and characters of the name of one, at most. */
export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX = 60

/** A key that an account signs in with in place of its password. */
export interface KnownPasskey {
  readonly id: string
  /** What its owner or its maker calls it; '' when neither did. */
  readonly name: string
  readonly since: string
}

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
  /** Nothing opens before a second step is set up: this installation requires one. */
  readonly needsSecondStep: boolean
} & (
  | { readonly kind: 'none' }
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'claimed'
      readonly email: string
      readonly isConfirmed: boolean
      /** A code of an app is asked for at sign-in. */
      readonly hasSecondStep: boolean
      readonly passkeys: readonly KnownPasskey[]
      /** The one used last first. */
      readonly sessions: readonly OpenSession[]
    }
)
