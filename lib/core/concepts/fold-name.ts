import { withoutNumber } from '@/lib/core/text/cognate-stems'
import { foldWords } from '@/lib/core/text/fold-words'

/** A name without case, accents, punctuation and number: two names are the same when this is equal. '' without a letter. */
export function foldName(text: string): string {
  return foldWords(text).map(withoutNumber).join(' ')
}

/** The name without a qualifier in parentheses at its end ("Colección (actividad)"). */
export function withoutQualifier(text: string): string {
  return text.replace(/\s*\([^()]{0,80}\)\s*$/u, '').trim()
}

/** An inverted heading turned round: "Hypertension, Malignant" is "Malignant Hypertension"; other commas stay. */
export function turnedRound(text: string): string {
  const [head, tail, ...more] = text.split(', ')
  return head !== undefined && tail !== undefined && more.length === 0 ? `${tail} ${head}` : text
}
