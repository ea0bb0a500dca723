/** What Windows-1252 shows for the bytes 0x80 to 0x9F; a blank stands for a byte it leaves free. */
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
const byteOfLetter = new Map(
  [...windows1252].flatMap((letter, at): [string, number][] => (letter === ' ' ? [] : [[letter, 0x80 + at]])),
)
/** A letter of Windows-1252 that begins a sequence in UTF-8, and the ones that continue it. */
const garbled = /[\u00C2-\u00DF\u00E2][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,2}/g
/**
 * What no sentence has: a capital before a sign of a code page, or the euro sign behind "â". A capital before a quotation mark or dash is
 * none ("AMANHÃ”"), so that alone is left as it is.
 */
const sure =
  /[\u00C2-\u00C5][\u00A0-\u00AA\u00AC-\u00BA\u00BC-\u00BF\u0080-\u009F‚ƒ„†‡ˆ‰Š‹ŒŽ™š›œžŸ]|[\u00CE-\u00D1][\u00A0-\u00AA\u00AC-\u00BA\u00BC-\u00BF]|\u00E2€/
const decoder = new TextDecoder('utf-8', { fatal: true })

/** The text with letters put right that were written as UTF-8 and read as Windows-1252 ("GÃ¤rtner" is "Gärtner"); other text as it is. */
export function repairMojibake(text: string): string {
  if (!sure.test(text)) return text
  return text.replace(garbled, (letters) => decode(letters) ?? decodeShorter(letters) ?? letters)
}

/** Two letters of three: the third belongs to the text. */
function decodeShorter(letters: string): string | null {
  const start = letters.length === 3 ? decode(letters.slice(0, 2)) : null
  return start === null ? null : start + letters.slice(2)
}

function decode(letters: string): string | null {
  const bytes = [...letters].map((letter) => byteOfLetter.get(letter) ?? letter.charCodeAt(0))
  try {
    return decoder.decode(Uint8Array.from(bytes))
  } catch {
    // Not UTF-8 after all: the letters mean themselves.
    return null
  }
}
