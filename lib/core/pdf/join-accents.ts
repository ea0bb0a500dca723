/** Signs that stand for an accent when a file draws letter and accent apart, with their combining form. */
const COMBINING: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  ˇ: '\u030c',
  '˘': '\u0306',
  '˚': '\u030a',
  '˙': '\u0307',
  '˝': '\u030b',
}
const ACCENT_BEFORE_LETTER = /([´`¨ˆ˜ˇ˘˚˙˝]) ?([A-Za-zı])/g
const CEDILLA_AFTER_LETTER = /([A-Za-z]) ?¸/g
const LOOSE_COMBINING = / ([\u0300-\u036f])/g

/**
 * The text with accents that were drawn apart ("Fr´ed´eric") put onto their letters ("Frédéric"), in NFC.
 * An accent is taken to stand before its letter, a cedilla after it, as TeX draws them. Other text is unchanged.
 */
export function joinAccents(text: string): string {
  return text
    .replace(LOOSE_COMBINING, '$1')
    .replace(CEDILLA_AFTER_LETTER, '$1\u0327')
    .replace(ACCENT_BEFORE_LETTER, (_, accent: string, letter: string) => {
      const base = letter === 'ı' ? 'i' : letter
      return `${base}${COMBINING[accent] ?? ''}`
    })
    .normalize('NFC')
}
