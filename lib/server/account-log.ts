import { accountActs } from './account-acts'
import { log } from './log'

/** What is done with accounts and told in the log: what is asked for from outside, and the session of a newcomer. */
const ACTS: readonly string[] = ['/sign-in/anonymous', ...Object.keys(accountActs)]

/**
 * One line for an act on an account: which, whose when that is known, and the code when it was refused. Never an address, a
 * password or a token.
 */
export function logAccountAct(
  path: string,
  { userId, refusal }: { readonly userId: string | null; readonly refusal: string | null },
): void {
  if (!ACTS.includes(path)) return
  log.info({ name: 'account', act: path.slice(1), userId, code: refusal }, refusal ? 'refused' : 'done')
}
