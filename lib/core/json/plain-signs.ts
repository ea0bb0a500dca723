/** A string in double quotes, as JSON has it. */
const STRING = /"(?:[^"\\]|\\.)*"/
const CONSTANT = /(?<=[:,[]\s{0,20})(?:TRUE|FALSE|NULL|Null|NONE)(?=\s{0,20}[,}\]])/
/** One word in quotes and one beside it in a list, its opening quote or both forgotten. */
const NEIGHBOURS =
  /(?<=[[,]\s{0,20})"(?!\d+")(\w{1,60})" (?!(?:true|false|null|None|True|False)\b)([A-Za-z_]\w{0,60})"?(?=\s{0,20}[,\]])/
const ANY = new RegExp(`${NEIGHBOURS.source}|${STRING.source}|${CONSTANT.source}`, 'g')

/**
 * The text with signs that a repair reads otherwise than they are meant: TRUE, Null and their like as JSON writes them; a
 * backslash before a letter that no escape has (LaTeX's \le) doubled; a word in a list given the quote it lacks; keys
 * without a second quote before them, a line end behind them, or their one quote when they were cut before the first letter.
 */
export function withPlainSigns(text: string): string {
  return withoutRepeatedEnd(text)
    .replace(/([{,]\s{0,20})"\s{0,20}$/, '$1')
    .replace(/([{,]\s{0,20}")"(?=[\w ][^":,{}[\]]{0,60}":)/g, '$1')
    .replace(/(?<=[{,]\s{0,20}"\w{1,60})\s{0,20}\n\s{0,20}(?="\s{0,20}:)/g, '')
    .replace(ANY, (found: string, first: string | undefined, second: string | undefined) => {
      if (first !== undefined) return `"${first}", "${second}"`
      if (found.startsWith('"')) return found
      const word = found.toLowerCase()
      return word === 'none' ? 'null' : word
    })
    .replace(/(?<!\\)((?:\\\\)*)\\(?=[ac-eg-mo-qsv-zA-Z])/g, '$1\\\\')
}

/** A key that was cut, or cut off its value, would put null into the place of the member whose name it has. */
function withoutRepeatedEnd(text: string): string {
  const cut = /,\s{0,20}("[^"\\:,{}[\]]{1,60})"?\s{0,20}:?\s{0,20}$/.exec(text)
  if (cut === null) return text
  const before = text.slice(text.lastIndexOf('{') + 1, cut.index)
  return before.includes(`${cut[1]}":`) ? text.slice(0, cut.index) : text
}

/** How many quotation marks stand between words, where no value begins or ends; apostrophes behind letters are none. */
export function countStrayQuotes(text: string): number {
  let count = 0
  for (const { index } of text.matchAll(/["\u201c\u201d]|(?<![\p{L}\d])['\u2018\u2019`]/gu)) {
    const before = /[[{(,:]\s{0,20}$/.test(text.slice(Math.max(0, index - 21), index))
    const after = /^\s{0,20}[\]}),:]/.test(text.slice(index + 1, index + 22))
    if (!before && !after) count += 1
  }
  return count
}
