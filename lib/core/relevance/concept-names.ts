import type { Concept, ConceptLanguage } from '@/lib/contracts/concept-map'
import { conceptLanguages } from '@/lib/contracts/concept-terms'
import { activeNames } from '@/lib/core/concepts/concept-map'
import { kindsOf } from '@/lib/core/concepts/narrower-kinds'
import { cognateKey, cognateLikeness01 } from '@/lib/core/text/cognate-key'
import { cognateStem } from '@/lib/core/text/cognate-stems'
import { generalTranslations } from '@/lib/core/text/general-words'
import {
  cognateKeysOf,
  internStem,
  isFunctionWord,
  type Lexicon,
  stemIdOf,
  wordsThatMayMatch,
} from '@/lib/core/text/lexicon'
import { stemWord } from '@/lib/core/text/stem-word'
import { readWordIds } from './read-words'

/** More words than this no name in use has. */
const NAME_WORDS_MAX = 12

/** So alike (0…1) two cognate keys are when their words are taken for one word of two languages. Every second topic of the sandbox. */
const COGNATE_LIKENESS01_MIN = 0.75
const COGNATE_HEAD_LETTERS = 2
const COGNATE_LETTERS_MIN = 4
/** Names of a concept that are carried over, word by word, into a language in which it has none. */
const CARRIED_OVER_MAX = 3

/** A name of a concept as the words to look for, by their place in the table. */
interface LookedForName {
  readonly concept: number
  readonly words: readonly number[]
  /** A name carried over word by word is looked for in records of this language only, and says less. */
  readonly carriedInto: ConceptLanguage | null
}

/** What to look for in records: names by the word they begin with, and for each word of the lexicon which name words it is. */
export interface NameTable {
  readonly concepts: readonly Concept[]
  readonly namesFrom: ReadonlyMap<number, readonly LookedForName[]>
  readonly nameWordsOf: readonly (readonly number[] | undefined)[]
}

interface NameWord {
  readonly text: string
  readonly language: ConceptLanguage
  readonly carriedInto: ConceptLanguage | null
}

interface SaidName extends Pick<NameWord, 'text' | 'language' | 'carriedInto'> {
  readonly concept: number
}

/**
 * The active names of concepts made ready for a lexicon. A word is a name's word when both have one stem in the name's language,
 * or are cognates with equal `cognateStem`: names of every language are looked for in records of every language. Into a
 * language in which a concept has no name its names are carried over word by word, by general translations and cognates.
 */
export function readNames(lexicon: Lexicon, concepts: readonly Concept[]): NameTable {
  const words: NameWord[] = []
  const indexOf = new Map<string, number>()
  const namesFrom = new Map<number, LookedForName[]>()
  for (const { concept, text, language, carriedInto } of concepts.flatMap(saidNames)) {
    const name = tellingWords(lexicon, text, language).map((word) => {
      const key = `${language} ${carriedInto} ${word}`
      const index = indexOf.get(key) ?? words.push({ text: word, language, carriedInto }) - 1
      indexOf.set(key, index)
      return index
    })
    const [first] = name
    if (first !== undefined) addTo(namesFrom, first, { concept, words: name, carriedInto })
  }
  const nameWords = matchNameWords(lexicon, words)
  // Asked for every word of every record.
  const nameWordsOf = lexicon.words.map((_, id) => nameWords.get(id))
  return { concepts, namesFrom, nameWordsOf }
}

function saidNames(concept: Concept, at: number): readonly SaidName[] {
  const names = activeNames(concept).map(({ text, language }) => ({ concept: at, text, language }))
  const unnamed = conceptLanguages.filter((language) => !names.some((name) => name.language === language))
  const carried = unnamed.flatMap((carriedInto) =>
    names.slice(0, CARRIED_OVER_MAX).map((name) => ({ ...name, carriedInto })),
  )
  return [
    ...[...names, ...kindNames(concept, at)].map((name) => ({ ...name, carriedInto: null })),
    ...carried,
  ]
}

/** A paper on Instagram is one on social media, in whichever language it says so. */
function kindNames(concept: Concept, at: number) {
  return kindsOf(concept.name).flatMap(({ names }) =>
    conceptLanguages.flatMap((language) => names[language].map((text) => ({ concept: at, text, language }))),
  )
}

/** The words of a name without articles and prepositions; all of them where nothing else is there. */
function tellingWords(lexicon: Lexicon, name: string, language: ConceptLanguage): readonly string[] {
  const ids = readWordIds(lexicon, name, NAME_WORDS_MAX)
  const telling = ids.filter((id) => !isFunctionWord(lexicon, id, language))
  return (telling.length > 0 ? telling : ids).map((id) => lexicon.words[id] ?? '')
}

function matchNameWords(lexicon: Lexicon, words: readonly NameWord[]): Map<number, number[]> {
  const byCognate = new Map<string, number[]>()
  const byStem = {
    en: new Map<number, number[]>(),
    pt: new Map<number, number[]>(),
    es: new Map<number, number[]>(),
  }
  const spelled: string[] = []
  words.forEach(({ text, language, carriedInto }, index) => {
    const to = carriedInto ?? language
    const forms = carriedInto ? generalTranslations(text, { from: language, to: carriedInto }) : [text]
    addTo(byCognate, cognateStem(text), index)
    for (const form of forms) addTo(byStem[to], internStem(lexicon, stemWord(form, to)), index)
    spelled.push(text, ...forms)
  })
  const languages = [...new Set(words.map(({ language, carriedInto }) => carriedInto ?? language))]
  const found = new Map<number, number[]>()
  for (const id of wordsThatMayMatch(lexicon, spelled)) {
    const hits = new Set(byCognate.get(cognateStem(lexicon.words[id] ?? '')))
    for (const language of languages)
      for (const index of byStem[language].get(stemIdOf(lexicon, id, language)) ?? []) hits.add(index)
    if (hits.size > 0) found.set(id, [...hits])
  }
  addCognates(lexicon, words, found)
  return found
}

/** Words of the lexicon whose cognate key is near that of a word that is carried over. */
function addCognates(lexicon: Lexicon, words: readonly NameWord[], found: Map<number, number[]>): void {
  const byHead = new Map<string, { key: string; index: number }[]>()
  words.forEach(({ text, carriedInto }, index) => {
    const key = carriedInto === null ? '' : cognateKey(text)
    if (key.length >= COGNATE_LETTERS_MIN) addTo(byHead, key.slice(0, COGNATE_HEAD_LETTERS), { key, index })
  })
  if (byHead.size === 0) return
  cognateKeysOf(lexicon).forEach((key, id) => {
    if (key.length < COGNATE_LETTERS_MIN) return
    for (const word of byHead.get(key.slice(0, COGNATE_HEAD_LETTERS)) ?? []) {
      const isNear = cognateLikeness01(word.key, key) >= COGNATE_LIKENESS01_MIN
      if (isNear && !found.get(id)?.includes(word.index)) addTo(found, id, word.index)
    }
  })
}

function addTo<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
