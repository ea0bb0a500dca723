import { foldAccents } from '@/lib/core/text/fold-accents'

/** Why a new password is refused although it is long enough; null: it is not. */
export type PasswordWeakness = 'common' | 'context' | null

/** Parts of a name or address shorter than this say too little about anybody. */
const CONTEXT_MIN = 4
/** Characters that must be left when what everybody knows about the account is taken out. */
const OWN_MIN = 8

/**
 * Common passwords of people who write Portuguese and Spanish that published lists of English speakers lack, and words that
 * are as easily tried; folded.
 */
const localPasswords: ReadonlySet<string> = new Set(
  `mudar123 senhasenha minhasenha senhaforte novasenha trocarsenha acesso123 brasil corinthians palmeiras saopaulo vascodagama
  gremio internacional cruzeiro deusefiel jesuscristo jesusteamo amorzinho euteamo teamomuito teamojesus familia felicidade
  contrasena micontrasena contrasenanueva cambiame tequiero teamo tequieromucho barcelona realmadrid bocajuniors riverplate
  chivas cruzazul colombia argentina mexico espana dios diosesamor diosteama jesusesamor mifamilia universidade universidad
  estudante estudiante faculdade facultad mestrado doutorado maestria doctorado monografia dissertacao tesis minhatese
  mitesis qwertyuiop asdfghjkl zxcvbnm qwerty asdfgh password iloveyou`.split(/\s+/),
)

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * `common` when the password is one that everybody tries first: a listed one, also with digits or signs around it, with digits
 * for letters or doubled, a run of the alphabet or of digits, or a few characters over and over. `context` when all but a few
 * characters are the account's own address or the product's name (NIST SP 800-63B, 3.1.1.2; OWASP ASVS 5.0, 6.2.4, 6.2.11,
 * 6.2.12). `listed` says whether a folded text is a known password.
 */
export function weakPassword(
  password: string,
  { email, listed }: { readonly email: string; readonly listed: (folded: string) => boolean },
): PasswordWeakness {
  const folded = foldAccents(password)
  const isKnown = (text: string) => text !== '' && (listed(text) || localPasswords.has(text))
  if (isRun(folded) || formsOf(folded).some(isKnown)) return 'common'
  return restWithout(folded, contextWords(email)).length < OWN_MIN ? 'context' : null
}

/** The forms in which a known password may stand: as it is, without what was put around it, letters for digits, once for twice. */
function formsOf(folded: string): string[] {
  const spelt = folded.replace(/[0134579@$!]/g, (sign) => leet[sign] ?? sign)
  const whole = [folded, spelt, folded.replaceAll(/[\s._-]+/g, '')]
  const bare = whole.flatMap((text) => [text, text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')])
  const trimmed = [folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')]
  const trimmedSpelt = trimmed.map((text) => text.replace(/[0134579@$!]/g, (sign) => leet[sign] ?? sign))
  return [...new Set([...bare, ...trimmed, ...trimmedSpelt].flatMap((text) => [text, unitOf(text)]))]
}

/** The shortest text that makes this one when it is repeated: "senhasenha" → "senha". */
function unitOf(text: string): string {
  const at = (text + text).indexOf(text, 1)
  return text.slice(0, at)
}

/** A few characters over and over, or neighbours of the alphabet or of the digits in a row. */
function isRun(text: string): boolean {
  if (new Set(text).size <= 3) return true
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0))
  return steps.filter((step) => Math.abs(step) <= 1).length >= steps.length - 2
}

function contextWords(email: string): string[] {
  const words = foldAccents(email).split(/[^\p{L}\p{N}]+/u)
  return [...new Set(['carrel', ...words])]
    .filter((word) => word.length >= CONTEXT_MIN)
    .sort((a, b) => b.length - a.length)
}

function restWithout(folded: string, words: readonly string[]): string {
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), folded)
  return words.some((word) => folded.includes(word)) ? rest.replaceAll(/[^\p{L}\p{N}]/gu, '') : folded
}
