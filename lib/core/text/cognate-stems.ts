import { foldAccents } from '@/lib/core/text/fold-accents'
import { wordsOf } from '@/lib/core/text/words'

/** An ending, what stands for it, and the shortest word it may be taken from; the first that fits is used. */
const pluralEndings = [
  ['ciones', 'cion', 7],
  ['siones', 'sion', 7],
  ['ies', 'y', 5],
  ['oes', 'ao', 5],
  ['aes', 'ao', 5],
  ['ais', 'al', 5],
  ['eis', 'el', 5],
  ['sses', 'ss', 6],
  ['ches', 'ch', 6],
  ['shes', 'sh', 6],
  ['xes', 'x', 5],
  ['ss', 'ss', 3],
  ['us', 'us', 3],
  ['is', 'is', 3],
  ['s', '', 4],
] as const

// Cognate endings of the three languages meet in one form: education, educação and educación are one stem.
const cognateEndings = [
  ['cion', 'c', 6],
  ['tion', 'c', 6],
  ['cao', 'c', 5],
  ['sion', 's', 6],
  ['sao', 's', 5],
  ['dade', 'd', 7],
  ['dad', 'd', 6],
  ['ity', 'id', 7],
  ['ing', '', 7],
  ['ed', '', 6],
  ['a', '', 5],
  ['e', '', 5],
  ['o', '', 5],
] as const

/**
 * The form under which a word and its cognates in English, Portuguese and Spanish meet, without being told the language: case, accents,
 * plural, gender and the commonest endings of one origin are taken off ("education", "educação", "educación"). A topic and the records
 * found for it mix the three languages. It is not a morphology; words of one known language meet in `stemWord`.
 */
export function cognateStem(word: string): string {
  return replaceEnding(replaceEnding(foldAccents(word), pluralEndings), cognateEndings)
}

/** The word without case, accents and plural ending; words of all three languages are read alike. */
export function withoutNumber(word: string): string {
  return replaceEnding(foldAccents(word), pluralEndings)
}

/** The stems of a text in order, repetitions included. */
export function cognateStems(text: string): readonly string[] {
  return wordsOf(text).map((word) => cognateStem(word.text))
}

function replaceEnding(word: string, endings: readonly (readonly [string, string, number])[]): string {
  const found = endings.find(([ending, , lengthMin]) => word.length >= lengthMin && word.endsWith(ending))
  return found ? word.slice(0, -found[0].length) + found[1] : word
}
