import { cognateKey } from '@/lib/core/text/cognate-key'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { generalTranslations } from '@/lib/core/text/general-words'
import { readOnce } from '@/lib/core/text/read-once'
import { type RankingLanguage, rankingLanguages, stemWord } from '@/lib/core/text/stem-word'
import { functionWords, genericWords } from '@/lib/core/text/stop-words'
import { wordsOf } from '@/lib/core/text/words'

/** A word that says something, with the forms under which it is compared. */
export interface ContentWord {
  /** As it stands in the text. */
  readonly text: string
  readonly start: number
  readonly end: number
  readonly folded: string
  readonly stem: string
  readonly cognate: string
  /** 0–1: words of any research text count for less. */
  readonly weight: number
}

/** Words of a text by form, for looking up. */
export interface WordIndex {
  readonly language: RankingLanguage
  readonly stems: ReadonlySet<string>
  readonly cognates: ReadonlySet<string>
}

/** Shorter cognates meet by chance. */
const COGNATE_LETTERS_MIN = 5
/** Chosen with the claims of the half looked at; see the trust bench. */
const GENERIC_WEIGHT = 0.4

const grammar: Readonly<Record<RankingLanguage, ReadonlySet<string>>> = {
  en: foldedSet(functionWords.en),
  pt: foldedSet(functionWords.pt),
  es: foldedSet(functionWords.es),
}
const generic = foldedSet(genericWords)

function foldedSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(foldAccents))
}

/** The language a text is stemmed in: its own where it is one of the three, else English. */
export function ownLanguage(language: string | null): RankingLanguage {
  return rankingLanguages.find((one) => one === language?.slice(0, 2)) ?? 'en'
}

/** The words of a text that say something, in order; hyphens part words, figures stay. */
export const contentWords = readOnce((text, language: RankingLanguage): readonly ContentWord[] =>
  wordsOf(text)
    .flatMap((word) => partsOf(word.text, word.start))
    .flatMap(({ text: part, start }) => {
      const folded = foldAccents(part)
      if (grammar[language].has(folded) || (folded.length < 2 && !/\d/.test(folded))) return []
      return [
        {
          text: part,
          start,
          end: start + part.length,
          folded,
          stem: stemWord(part, language),
          cognate: cognateKey(part),
          weight: generic.has(folded) ? GENERIC_WEIGHT : 1,
        },
      ]
    }),
)

function partsOf(word: string, start: number): { text: string; start: number }[] {
  // "COVID-19" and "CD4" are names; "self-efficacy" meets "self efficacy".
  if (!word.includes('-') || /\d/.test(word)) return [{ text: word, start }]
  return [...word.matchAll(/[^-]+/g)].map((part) => ({ text: part[0], start: start + part.index }))
}

export function indexWords(words: readonly ContentWord[], language: RankingLanguage): WordIndex {
  return {
    language,
    stems: new Set(words.map(({ stem }) => stem)),
    cognates: new Set(words.map(({ cognate }) => cognate)),
  }
}

/** Whether an indexed text holds a word of a text in `language`: the same stem, a cognate of it, or its translation. */
export function holdsWord(index: WordIndex, word: ContentWord, language: RankingLanguage): boolean {
  if (index.stems.has(word.stem)) return true
  if (word.cognate.length >= COGNATE_LETTERS_MIN && index.cognates.has(word.cognate)) return true
  if (index.language === language) return false
  return generalTranslations(word.folded, { from: language, to: index.language }).some((other) =>
    index.stems.has(stemWord(other, index.language)),
  )
}
