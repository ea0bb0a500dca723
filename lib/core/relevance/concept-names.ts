import type { Concept, ConceptLanguage } from '@/lib/contracts/concept-map'
import { activeNames } from '@/lib/core/concepts/concept-map'
import { cognateStem } from '@/lib/core/text/cognate-stems'
import {
  internStem,
  internWord,
  isFunctionWord,
  type Lexicon,
  stemIdOf,
  wordsThatMayMatch,
} from '@/lib/core/text/lexicon'
import { stemWord } from '@/lib/core/text/stem-word'
import { readWordIds } from './read-words'

/** More words than this no name in use has. */
const NAME_WORDS_MAX = 12

/** A name of a concept as the words to look for, by their place in the table. */
interface LookedForName {
  readonly concept: number
  readonly words: readonly number[]
}

/** What to look for in records: names by the word they begin with, and for each word of the lexicon which name words it is. */
export interface NameTable {
  readonly concepts: readonly Concept[]
  readonly namesFrom: ReadonlyMap<number, readonly LookedForName[]>
  readonly nameWordsOf: ReadonlyMap<number, readonly number[]>
}

interface NameWord {
  readonly text: string
  readonly language: ConceptLanguage
}

/**
 * The active names of concepts made ready for a lexicon. A word is a name's word when both have one stem in the name's language,
 * or are cognates with equal `cognateStem`: names of every language are looked for in records of every language.
 */
export function readNames(lexicon: Lexicon, concepts: readonly Concept[]): NameTable {
  const words: NameWord[] = []
  const indexOf = new Map<string, number>()
  const namesFrom = new Map<number, LookedForName[]>()
  concepts.forEach((concept, at) => {
    for (const { text, language } of activeNames(concept)) {
      const name = tellingWords(lexicon, text, language).map((word) => {
        const key = `${language} ${word}`
        const index = indexOf.get(key) ?? words.push({ text: word, language }) - 1
        indexOf.set(key, index)
        return index
      })
      const [first] = name
      if (first === undefined) continue
      namesFrom.set(first, [...(namesFrom.get(first) ?? []), { concept: at, words: name }])
    }
  })
  return { concepts, namesFrom, nameWordsOf: matchNameWords(lexicon, words) }
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
  words.forEach(({ text, language }, index) => {
    internWord(lexicon, text)
    addTo(byCognate, cognateStem(text), index)
    addTo(byStem[language], internStem(lexicon, stemWord(text, language)), index)
  })
  const languages = [...new Set(words.map(({ language }) => language))]
  const found = new Map<number, number[]>()
  const candidates = wordsThatMayMatch(
    lexicon,
    words.map(({ text }) => text),
  )
  for (const id of candidates) {
    const hits = new Set(byCognate.get(cognateStem(lexicon.words[id] ?? '')))
    for (const language of languages)
      for (const index of byStem[language].get(stemIdOf(lexicon, id, language)) ?? []) hits.add(index)
    if (hits.size > 0) found.set(id, [...hits])
  }
  return found
}

function addTo<K>(map: Map<K, number[]>, key: K, value: number): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
