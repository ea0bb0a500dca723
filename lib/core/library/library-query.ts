import { glossaryLanguage, longestConceptAt } from '@/lib/core/concepts/glossary'
import { cognateStem } from '@/lib/core/text/cognate-stems'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { generalTranslations } from '@/lib/core/text/general-words'
import { type RankingLanguage, rankingLanguages } from '@/lib/core/text/stem-word'
import { isQueryStopWord } from '@/lib/core/text/stop-words'
import { isAboutEffects } from './passage-signs'
import { type Term, termsOf } from './passage-terms'

/** A word that frames any question ("effect", "role") counts this much of a word that names its subject. */
const FRAME_WEIGHT = 0.5
/** A translation counts this much of the word itself. */
const TRANSLATION_WEIGHT = 0.8

/** What a question asks after, once: the forms under which a passage may say it. */
export interface QueryGroup {
  /** 0–1. */
  readonly weight: number
  /** Stem → what finding it is worth, 0–1; the question's own form is worth 1. */
  readonly forms: ReadonlyMap<string, number>
}

export interface PassageQuery {
  readonly language: string | null
  readonly groups: readonly QueryGroup[]
  /** Its words in order, as stems. */
  readonly stems: readonly string[]
  /** It asks what something does to something else. */
  readonly isAboutEffects: boolean
}

export interface QueryScope {
  /** Those that the passages are written in. */
  readonly languages: ReadonlySet<string>
  /** Whether names in the other languages count; they do unless told otherwise. */
  readonly isTranslated?: boolean
}

/**
 * What a question asks after, word by word, with the names that the vocabulary of concepts and the table of general words give its
 * words in the other languages of the notebook.
 */
export function readPassageQuery(text: string, { languages, isTranslated = true }: QueryScope): PassageQuery {
  const language = rankingLanguage(detectLanguage(text)) ?? onlyLanguage(languages)
  const terms = termsOf(text, language)
  const others = isTranslated
    ? rankingLanguages.filter((each) => each !== language && languages.has(each))
    : []
  const names = conceptForms(terms, others)
  const groups = new Map<string, QueryGroup>()
  terms.forEach(({ word, stem }, at) => {
    if (groups.has(stem)) return
    const forms = new Map(names[at] ?? [])
    for (const term of translated(word, language, others)) forms.set(term.stem, TRANSLATION_WEIGHT)
    forms.set(stem, 1)
    groups.set(stem, { forms, weight: isQueryStopWord(word, language) ? FRAME_WEIGHT : 1 })
  })
  return {
    language,
    groups: [...groups.values()],
    stems: terms.map(({ stem }) => stem),
    isAboutEffects: isAboutEffects(text),
  }
}

function translated(
  word: string,
  from: RankingLanguage | null,
  languages: readonly RankingLanguage[],
): readonly Term[] {
  if (from === null) return []
  return languages.flatMap((to) =>
    generalTranslations(word, { from, to }).flatMap((name) => termsOf(name, to)),
  )
}

/** For each term the stems of the names, in the other languages, of the concepts that it is a word of. */
function conceptForms(
  terms: readonly Term[],
  languages: readonly RankingLanguage[],
): readonly (readonly (readonly [string, number])[])[] {
  const forms: (readonly [string, number])[][] = terms.map(() => [])
  const stems = terms.map(({ word }) => cognateStem(word))
  for (let at = 0; at < terms.length; ) {
    const found = longestConceptAt(stems, at)
    if (!found) {
      at += 1
      continue
    }
    const names = languages.flatMap((language) => {
      const known = glossaryLanguage(language)
      return known === null ? [] : found.concept.names[known].flatMap((name) => termsOf(name, language))
    })
    for (let word = at; word < at + found.length; word += 1) {
      forms[word]?.push(...names.map(({ stem }) => [stem, TRANSLATION_WEIGHT] as const))
    }
    at += found.length
  }
  return forms
}

function rankingLanguage(code: string | null): RankingLanguage | null {
  return rankingLanguages.find((each) => each === code) ?? null
}

/** The language of a notebook whose passages are all in one. */
function onlyLanguage(languages: ReadonlySet<string>): RankingLanguage | null {
  const [first = null] = languages
  return languages.size === 1 ? rankingLanguage(first) : null
}
