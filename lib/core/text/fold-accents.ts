/** Latin letters that Unicode does not take apart, as the CLDR transform Latin-ASCII writes them (unicode.org/reports/tr35). */
const undivided: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
  ŧ: 't',
}
const undividedLetters = new RegExp(`[${Object.keys(undivided).join('')}]`, 'g')
const ascii = /^[\0-\x7f]*$/
const hangulParts = /[\u1100-\u11ff]/

/**
 * The text in lower case without accents and other combining marks: "Conceição" → "conceicao", "Straße" → "strasse", "ﬁ" → "fi",
 * "İ" → "i". Syllables of Hangul stay whole. Folding twice changes nothing. Never throws.
 */
export function foldAccents(text: string): string {
  // Most words are plain ASCII, and normalising is what costs.
  if (ascii.test(text)) return text.toLowerCase()
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(undividedLetters, (letter) => undivided[letter] ?? letter)
  return hangulParts.test(folded) ? folded.normalize('NFC') : folded
}
