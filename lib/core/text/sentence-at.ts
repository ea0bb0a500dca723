import { splitSentences } from './split-sentences'

/** The sentence of a text around the place at which something stands; the whole text where none is found. Pure. */
export function sentenceAt(text: string, place: number): string {
  const around = splitSentences(text, null).find(({ start, end }) => start <= place && place < end)
  return around?.text ?? text
}
