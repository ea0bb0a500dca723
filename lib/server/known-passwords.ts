import { PASSWORD_MIN } from '@/lib/contracts/account'
import { type PasswordWeakness, weakPassword } from '@/lib/core/account/weak-password'

let known: Promise<ReadonlySet<string>> | undefined

/** The 49,000 most used passwords of breaches, as zxcvbn-ts lists them, read when the first new password is judged. */
function knownPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return known
}

/** Why a new password for the account of that address is refused; null when it is not. */
export async function judgeNewPassword(password: string, email: string): Promise<PasswordWeakness> {
  // What is too short is refused for that.
  if (password.length < PASSWORD_MIN) return null
  const listed = await knownPasswords()
  return weakPassword(password, { email, listed: (folded) => listed.has(folded) })
}
