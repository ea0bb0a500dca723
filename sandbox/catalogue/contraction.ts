/** Portuguese and Spanish join prepositions to a following article: "de" + "o trabalho" = "do trabalho". */

type Table = Readonly<Record<string, string>>

const ptDe: Table = { o: 'do', a: 'da', os: 'dos', as: 'das' }
const ptEm: Table = { o: 'no', a: 'na', os: 'nos', as: 'nas' }
const ptA: Table = { o: 'ao', a: 'à', os: 'aos', as: 'às' }
const ptPor: Table = { o: 'pelo', a: 'pela', os: 'pelos', as: 'pelas' }

function joined(preposition: string, table: Table, phrase: string): string {
  const cut = phrase.indexOf(' ')
  const first = cut < 0 ? '' : phrase.slice(0, cut)
  const contracted = table[first]
  return contracted === undefined ? `${preposition} ${phrase}` : `${contracted}${phrase.slice(cut)}`
}

export const pt = {
  de: (phrase: string) => joined('de', ptDe, phrase),
  em: (phrase: string) => joined('em', ptEm, phrase),
  a: (phrase: string) => joined('a', ptA, phrase),
  por: (phrase: string) => joined('por', ptPor, phrase),
}

export const es = {
  de: (phrase: string) => joined('de', { el: 'del' }, phrase),
  a: (phrase: string) => joined('a', { el: 'al' }, phrase),
}

const articles = new Set(['o', 'a', 'os', 'as', 'el', 'la', 'los', 'las'])

/** The phrase without its article: "o trabalho remoto" → "trabalho remoto". English phrases come back unchanged. */
export function bare(phrase: string): string {
  const cut = phrase.indexOf(' ')
  return cut > 0 && articles.has(phrase.slice(0, cut)) ? phrase.slice(cut + 1) : phrase
}

export function isPlural(phrase: string): boolean {
  return /^(os|as|los|las) /u.test(phrase)
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
