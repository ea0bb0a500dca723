/** How two names of a concept are compared on the labelled topics: a port of the data set's own compare.py. */
const endings = [
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ies', 'y'],
  ['ces', 'z'],
  ['ns', 'm'],
] as const

/** Case, accents, hyphens, number and the final vowel away; two names are the same when their keys are. */
export function nameKey(name: string): string {
  const folded = name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/['’]/g, '')
  return (folded.match(/[a-z0-9]+/g) ?? []).map(stemOf).join(' ')
}

function stemOf(word: string): string {
  const single = singular(word)
  return single.length > 4 && /[aeo]$/.test(single) ? single.slice(0, -1) : single
}

function singular(word: string): string {
  if (word.length < 4 || /^\d+$/.test(word)) return word
  for (const [ending, instead] of endings) {
    if (word.endsWith(ending) && word.length > ending.length + 1)
      return word.slice(0, -ending.length) + instead
  }
  if (/(?:ch|sh|x|ss|r|n|l|d|z)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word
}
