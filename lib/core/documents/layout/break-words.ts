/** Width of an average character as a share of the type size; on the wide side, so that no line runs over. */
const CHARACTER_EM = 0.6
/** Fewer letters than this do not stand alone on either side of a hyphen. */
const SYLLABLE_MIN = 2
const VOWELS = 'aeiouyáàâãäéèêëíìîïóòôõöúùûü'
const isVowel = (letter: string | undefined) => letter !== undefined && VOWELS.includes(letter.toLowerCase())

/** How many characters surely fit on a line of this width. */
export function charactersWithin(width: number, size: number): number {
  return Math.max(8, Math.floor(width / (CHARACTER_EM * size)))
}

/**
 * The text with line breaks within words that are longer than a line, which only addresses and identifiers are: after the
 * last slash, dot, hyphen or the like that still fits, or where the line ends. No sign is added, so the word can be copied.
 */
export function breakLongWords(text: string, charsMax: number): string {
  return text
    .split(' ')
    .map((word) => (word.length <= charsMax || !/[/._=&?%\d-]/.test(word) ? word : breakWord(word, charsMax)))
    .join(' ')
}

function breakWord(word: string, charsMax: number): string {
  const lines: string[] = []
  let rest = word
  while (rest.length > charsMax) {
    const fitting = rest.slice(0, charsMax)
    const at = /^.*[/._=&?%-](?=[^/._=&?%-]*$)/.exec(fitting)?.[0].length ?? 0
    const length = at > charsMax / 3 ? at : charsMax
    lines.push(rest.slice(0, length))
    rest = rest.slice(length)
  }
  return [...lines, rest].join('\n')
}

/**
 * Where a word too long for a narrow column may be hyphenated, as its pieces; a word that fits stays whole. Before a consonant
 * that a vowel follows, with the r, l or h that belongs to it: the rule of Portuguese and Spanish, and bearable in English.
 */
export function syllables(word: string, charsMax: number): readonly string[] {
  if (word.length <= charsMax) return [word]
  const pieces: string[] = []
  let begin = 0
  for (let at = SYLLABLE_MIN; at <= word.length - SYLLABLE_MIN; at += 1) {
    if (at - begin >= SYLLABLE_MIN && opensSyllable(word, at)) {
      pieces.push(word.slice(begin, at))
      begin = at
    }
  }
  return [...pieces, word.slice(begin)]
}

function opensSyllable(word: string, at: number): boolean {
  const [before, first, second, third] = [word[at - 1], word[at], word[at + 1], word[at + 2]]
  if (isVowel(first) || first === undefined) return false
  if (isVowel(second)) return isVowel(before) || !'lrh'.includes(first)
  return second !== undefined && 'lrh'.includes(second) && isVowel(third) && !'lrh'.includes(first)
}
