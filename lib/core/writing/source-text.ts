/** What may be cited, as far as it is known. */
export interface CitedSource {
  readonly key: string
  readonly title: string
  readonly abstract: string | null
  /** ISO 639-1; null where nobody knows. */
  readonly language: string | null
}

export type Place = 'title' | 'abstract'

/** The place in which the sentence stands word for word, or null. Blanks are folded; "[…]" joins two places of one text. */
export function placeOf(sentence: string, { title, abstract }: CitedSource): Place | null {
  const pieces = sentence.split('[…]').map(foldBlanks).filter(Boolean)
  if (pieces.length === 0) return null
  if (holds(abstract ?? '', pieces)) return 'abstract'
  return holds(title, pieces) ? 'title' : null
}

function holds(text: string, pieces: readonly string[]): boolean {
  let from = 0
  const folded = foldBlanks(text)
  return pieces.every((piece) => {
    const at = folded.indexOf(piece, from)
    from = at + piece.length
    return at >= 0
  })
}

function foldBlanks(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
