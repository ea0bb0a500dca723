import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import { conceptLanguages } from '@/lib/contracts/concept-terms'
import { cognateStem } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { frameWords } from './frame-words'
import { evaluativeWords, foreignGrammarWords, type GrammarKind, grammarWords } from './grammar-words'
import {
  anybodyWords,
  emptyWords,
  landWords,
  methodWords,
  outcomeWords,
  personWords,
  settingWords,
} from './role-words'

type WordsByLanguage = Readonly<Record<ConceptLanguage, string>>

const setOf = (words: string) => new Set(words.split(' ').filter(Boolean))
const foldedSetOf = (words: string) => new Set(words.split(' ').filter(Boolean).map(foldAccents))

/** The kinds by word as written; where two lists share a word, the later kind has it. */
const grammar: ReadonlyMap<ConceptLanguage, ReadonlyMap<string, GrammarKind>> = new Map(
  conceptLanguages.map((language) => {
    const kinds: GrammarKind[] = [
      'break',
      'question',
      'preposition',
      'and',
      'article',
      'locative',
      'of',
      'ofArticle',
    ]
    const pairs = kinds.flatMap((kind) =>
      [...setOf(grammarWords[language][kind])].map((word): [string, GrammarKind] => [word, kind]),
    )
    return [language, new Map(pairs)]
  }),
)

/** Whether the word is a function word of this very language. */
export function isGrammarWord(word: string, language: ConceptLanguage): boolean {
  return grammar.get(language)?.has(word.toLowerCase()) ?? false
}

/** What a word is in the grammar of the topic's language, or of another where it is safe to tell; null for a content word. */
export function grammarKind(word: string, language: ConceptLanguage): GrammarKind | null {
  const lower = word.toLowerCase()
  const own = grammar.get(language)?.get(lower)
  if (own) return own
  const other = conceptLanguages.find(
    (code) => code !== language && setOf(foreignGrammarWords[code]).has(lower),
  )
  return other ? (grammar.get(other)?.get(lower) ?? null) : null
}

const frames = byLanguage(frameWords, foldedSetOf)
const evaluations = byLanguage(evaluativeWords, (words) => new Set(words.split(' ').map(cognateStem)))

export function isFrameWord(word: string, language: ConceptLanguage): boolean {
  return frames[language].has(foldAccents(word))
}

/** A frame in whichever language: topics mix them. Short words are left, they mean other things elsewhere. */
export function isForeignFrame(word: string): boolean {
  return word.length > 6 && conceptLanguages.some((language) => isFrameWord(word, language))
}

export function isEvaluativeWord(word: string, language: ConceptLanguage): boolean {
  return evaluations[language].has(cognateStem(word))
}

const stemsOfAll = (words: WordsByLanguage) =>
  new Set(conceptLanguages.flatMap((language) => words[language].split(' ').map(cognateStem)))

const personStems = stemsOfAll(personWords)
const settingStems = stemsOfAll(settingWords)
const outcomeStems = stemsOfAll(outcomeWords)
const methodStems = stemsOfAll(methodWords)

const anybody = setOf(anybodyWords)
/** Whether the word means persons without saying which. */
export const isAnybody = (word: string): boolean => anybody.has(word.toLowerCase())

const empty = new Set(emptyWords.split(' ').map(cognateStem))
/** Whether the word by itself names nothing to search for in a question. */
export const isEmptyAlone = (word: string): boolean => empty.has(cognateStem(word))

const emptySubjects = setOf(
  'vida life futuro future vidas lives lei leis ley leyes law laws sentimento sentido',
)
/** Whether the word is empty beside anything else, in a topic too: "vida en pareja", "a nova lei de 2021". */
export const isEmptySubject = (word: string): boolean => emptySubjects.has(word.toLowerCase())

const landStems = stemsOfAll(landWords)

export const isLandStem = (stem: string): boolean => landStems.has(stem)
export const isPersonStem = (stem: string): boolean => personStems.has(stem) || /cultor$/.test(stem)
export const isSettingStem = (stem: string): boolean => settingStems.has(stem)
export const isOutcomeStem = (stem: string): boolean => outcomeStems.has(stem)
export const isMethodStem = (stem: string): boolean => methodStems.has(stem)

function byLanguage<T>(words: WordsByLanguage, make: (words: string) => T): Record<ConceptLanguage, T> {
  return { pt: make(words.pt), en: make(words.en), es: make(words.es) }
}

/** Whether a table of this folder has the word: a person, a setting, an outcome, a method. */
export const isListedStem = (stem: string): boolean =>
  isPersonStem(stem) || isSettingStem(stem) || isOutcomeStem(stem) || isMethodStem(stem) || isLandStem(stem)
