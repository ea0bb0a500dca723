/** What stands behind a family name. */
export const suffixes = {
  generation: /^(?:jr|sr|2nd|3rd|ii|iii|iv)\.?$/i,
  agnome: /^(?:júnior|junior|filho|neto|neta|sobrinho)$/i,
} as const

export const isSuffix = (word: string): boolean =>
  suffixes.generation.test(word) || suffixes.agnome.test(word)

/** Words that no person is called. */
export const organisationWords =
  /\b(?:university|universidade|universidad|institute|instituto|ministry|ministério|ministerio|group|grupo|consortium|collaboration|committee|comitê|society|sociedade|association|associação|organization|organisation|department|network|team|council|agency|centre|center|foundation|fundação|investigators)\b/i

/** Particles of Dutch, German, Portuguese, Spanish, Italian, French, Scandinavian and Arabic names, in lower case. */
const particles = new Set(
  (
    "van von vom der den de het 't ’t te ten ter op aan in zu zum zur af av da do das dos du di del dell della dello la las le les lo " +
    'los el al bin ibn bint abu abd st st. e y i u und'
  ).split(' '),
)
/** Those that some print with a capital, and that are hardly ever a given name. */
const capitalParticles = new Set(
  'van von de del della der den du dos das ter ten el al bin abu abd st st.'.split(' '),
)

/** Whether the word at this place is a particle; in a name wholly in capitals whatever its case. */
export function particleAt(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  const lower = word.toLowerCase()
  if (word === lower || words.every((one) => one === one.toUpperCase())) return particles.has(lower)
  return capitalParticles.has(lower)
}

/**
 * True for "A", "AB", "A.B.", "J-H", "J.-H."; of three and four letters only without a vowel, because "LIU" and "KIM" are family names in
 * capitals. Where everything is in capitals, only a single letter and dots tell.
 */
export function isInitials(word: string, isShouted: boolean): boolean {
  if (/^(?:\p{Lu}\.[-‐]?){1,4}$/u.test(word) || /^\p{Lu}$/u.test(word)) return true
  if (isShouted) return false
  return /^\p{Lu}[-‐]?\p{Lu}$/u.test(word) || /^(?![^AEIOUY]*[AEIOUY])\p{Lu}{3,4}$/u.test(word)
}

const compoundFamilies =
  /^(?:欧阳|歐陽|司马|司馬|诸葛|諸葛|上官|司徒|东方|東方|夏侯|皇甫|尉迟|尉遲|公孙|公孫|慕容|令狐|宇文|长孙|長孫|남궁|황보|제갈|사공|선우|독고)(?=.)/u
const eastAsianWord = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々ー]+$/u
const LETTERS_MAX = 4

/**
 * A name in Chinese, Japanese or Korean script, family name first; null for one that cannot be split, undefined for a name in another
 * script. Without a blank, Hangul is split behind the family name, Han only when the text is known to be Chinese.
 */
export function splitEastAsianName(
  words: readonly string[],
  language: string | null,
): { family: string; given: string } | null | undefined {
  if (words.length === 0 || !words.every((word) => eastAsianWord.test(word))) return undefined
  const [name = '', given, more] = words
  if (given !== undefined) return more === undefined ? { family: name, given } : null
  const isKnown = /^\p{Script=Hangul}+$/u.test(name) || (language === 'zh' && /^\p{Script=Han}+$/u.test(name))
  const letters = [...name]
  if (!isKnown || letters.length < 2 || letters.length > LETTERS_MAX) return null
  const family = compoundFamilies.exec(name)?.[0] ?? letters[0] ?? ''
  const rest = name.slice(family.length)
  // Four Han characters behind no compound name may be Japanese, or a married woman's two family names.
  return [...rest].length > 2 ? null : { family, given: rest }
}
