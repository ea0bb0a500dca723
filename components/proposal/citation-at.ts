/**
 * What is put into a text, and where, to cite a source at the caret: after the word that the caret stands in, before the full stop
 * that ends its sentence, and set off by a space.
 */
export function citationAt(
  text: string,
  caret: number,
  key: string,
): { readonly at: number; readonly text: string } {
  const isInWord = caret > 0 && /[\p{L}\p{N}]/u.test(text.charAt(caret - 1))
  const wordEnd = isInWord ? caret + (/^[\p{L}\p{N}'’-]*/u.exec(text.slice(caret))?.[0].length ?? 0) : caret
  const before = text.slice(0, wordEnd)
  // At the end of a sentence it is the sentence that is cited.
  const at = wordEnd - (/[.!?]\s*$/.exec(before)?.[0].length ?? 0)
  const isSetOff = at === 0 || /\s$/.test(text.slice(0, at))
  const isFollowed = /^[\p{L}\p{N}]/u.test(text.slice(at))
  return { at, text: `${isSetOff ? '' : ' '}[@${key}]${isFollowed ? ' ' : ''}` }
}
