import { vocabularyParts } from '@/lib/core/concepts/vocabulary/parts'
import { generalWordTable } from '@/lib/core/text/general-word-table'
import { functionWords } from '@/lib/core/text/stop-words'

/** Share of the telling words of a title that begin with a capital where the title was set in title case. */
const TITLE_CASE_SHARE01 = 0.6
/** Fewer capitals are names in a sentence. */
const TITLE_CASE_WORDS_MIN = 3
/** What ends a part of a title: the next word begins anew (APA 7, 6.17). */
const NEW_PART = /(?:[:?!–—]|\.)\s+["“‘'«(]*$/u
const WORD = /\p{L}[\p{L}\p{N}]*(?:[’'](?!s\b)\p{L}+)*/gu
const grammar: ReadonlySet<string> = new Set(Object.values(functionWords).join(' ').split(' '))

/** Several capitals in a row inside a sentence are one name: "Maslach Burnout Inventory". */
const NAME_RUN = /(?<=\p{Ll},?\s)\p{Lu}[\p{L}\p{N}]+(?:[ -]\p{Lu}[\p{L}\p{N}]+)+/gu
/** What abstract nouns and adjectives end in, in the three languages: no name of a person or place does so often. */
const COMMON_ENDING =
  /(?:ness|tions?|ments?|(?<!^.{0,3})it(?:y|ies)|ings?|isms?|ances?|ences?|ância|ência|ç(?:ão|ões)|dades?|mentos?|amientos?|ción|ciones|dad|logy|logies|logia|logía|ical|ive|ships?|ismo|agem|agens)$/u

/** How often a word stands in small letters inside sentences, and how often with a capital. */
type Uses = ReadonlyMap<string, { readonly small: number; readonly capital: number }>

/**
 * A function that gives a title in sentence case (APA 7, 6.17): a title set in title case or in capitals keeps the capital of its first word, of the first
 * after a colon, of acronyms and of proper names. A name is what stands with a capital inside the sentences of `texts` or in Carrel's vocabulary; a word that stands
 * nowhere keeps what it has: a capital too many is less wrong than a name in small letters. Other titles stay as they are.
 */
export function sentenceCaser(texts: readonly string[]): (title: string) => string {
  const uses = usesIn(texts)
  const names = [...new Set(texts.flatMap((text) => text.match(NAME_RUN) ?? []))]
  return (title) => {
    const isShouted = title.length > 0 && title === title.toUpperCase() && /\p{Lu}{4}/u.test(title)
    if (!isShouted && !isTitleCase(title)) return withCapitalParts(title)
    const spans = spansOf(title, names)
    return title.replace(WORD, (word, at: number) => {
      if (spans.some(([from, to]) => from <= at && at < to)) return word
      const isFirst = title.slice(0, at).trim() === '' || NEW_PART.test(title.slice(0, at))
      const cased = caseOf(word, { uses, isShouted })
      return isFirst ? cased.charAt(0).toUpperCase() + cased.slice(1) : cased
    })
  }
}

/** The first word after a colon begins with a capital (APA 7, 6.17); "eHealth" and words with digits keep their form. */
function withCapitalParts(title: string): string {
  return title.replace(/(?<=[:?!]\s+["“‘'«(]*)\p{Ll}[\p{L}\p{N}]*/gu, (word) =>
    isAcronym(word) ? word : capitalised(word),
  )
}

type Span = readonly [from: number, to: number]

/** Where these names stand in the title, as they are written. */
function spansOf(title: string, names: readonly string[]): readonly Span[] {
  return names.flatMap((name): Span[] => {
    const at = title.indexOf(name)
    return at < 0 ? [] : [[at, at + name.length]]
  })
}

function isTitleCase(title: string): boolean {
  const [, ...words] = title.match(WORD) ?? []
  const telling = words.filter((word) => !grammar.has(word.toLowerCase()) && !isAcronym(word))
  const capitals = telling.filter((word) => /^\p{Lu}/u.test(word)).length
  return capitals >= TITLE_CASE_WORDS_MIN && capitals >= TITLE_CASE_SHARE01 * telling.length
}

/** "COVID", "ChatGPT", "eHealth": a capital that no sentence explains. A roman number is one. */
const isAcronym = (word: string): boolean => /\p{L}\p{Lu}|\p{L}\p{N}/u.test(word)

function caseOf(
  word: string,
  { uses, isShouted }: { readonly uses: Uses; readonly isShouted: boolean },
): string {
  const small = word.toLowerCase()
  if (grammar.has(small)) return small
  const known = [uses.get(small), builtIn().get(small), builtIn().get(small.replace(/s$/, ''))].flatMap(
    (found) => found ?? [],
  )
  const lead = known.reduce((sum, found) => sum + Math.sign(found.small - found.capital), 0)
  if (isShouted) return lead < 0 ? capitalised(small) : small
  if (isAcronym(word)) return word
  if (known.length === 0) return COMMON_ENDING.test(small) ? small : word
  return lead >= 0 ? small : word
}

const capitalised = (small: string): string => small.charAt(0).toUpperCase() + small.slice(1)

function usesIn(texts: readonly string[]): Uses {
  const uses = new Map<string, { small: number; capital: number }>()
  for (const text of texts)
    for (const { 0: word, index } of text.matchAll(WORD)) {
      // The first word of a sentence has a capital whatever it is; an abstract's headings end with a colon.
      if (/(?:^|[.!?:;•\n)\]"“»]|\p{N})\s*["“‘'«([]*$/u.test(text.slice(Math.max(0, index - 6), index)))
        continue
      count(uses, word)
    }
  return uses
}

function count(uses: Map<string, { small: number; capital: number }>, word: string): void {
  const found = uses.get(word.toLowerCase()) ?? { small: 0, capital: 0 }
  if (/^\p{Ll}/u.test(word)) found.small += 1
  else if (!isAcronym(word)) found.capital += 1
  uses.set(word.toLowerCase(), found)
}

let vocabulary: Uses | null = null

/** Words as Carrel's own names and general words write them; names in the vocabulary begin small unless they are proper. */
function builtIn(): Uses {
  if (vocabulary) return vocabulary
  const uses = new Map<string, { small: number; capital: number }>()
  const lines = vocabularyParts.flatMap((part) => part.lines)
  for (const name of [...lines, generalWordTable]) for (const [word] of name.matchAll(WORD)) count(uses, word)
  vocabulary = uses
  return uses
}
