import type { Locale } from '@/lib/contracts/locale'
import { type DatabaseId, EXCLUDED_MAX, type SearchParameters, TOPIC_MAX } from '@/lib/contracts/search'
import { droppedWords, parseKeyword } from '@/lib/core/concepts/concepts'
import { cognateStem, cognateStems } from '@/lib/core/text/cognate-stems'
import { languageName } from '@/lib/core/text/language-name'
import { say } from '@/lib/core/text/say'
import { isQueryStopWord } from '@/lib/core/text/stop-words'
import { wordsOf } from '@/lib/core/text/words'
import { searchPlanPhrases } from './change-phrases'

/** What a search asks for: the confirmed parameters and the keywords added to them since (see `parseKeyword`). */
export interface SearchPlan {
  readonly parameters: SearchParameters
  readonly keywords: readonly string[]
}

/** One change of a search, concrete enough to be applied by one press. Lists replace the whole list. */
export type ParameterChange =
  | { readonly kind: 'years'; readonly yearFrom: number | null; readonly yearTo: number | null }
  | { readonly kind: 'languages'; readonly languages: readonly string[] }
  | { readonly kind: 'databases'; readonly databases: readonly DatabaseId[] }
  | { readonly kind: 'excluded'; readonly excluded: readonly string[] }
  /**
   * The words of one concept, which is no longer asked for: taken out of topic and keywords. The question stays as the
   * student wrote it; where it names the concept, the keyword `-name` keeps the search from asking for it.
   */
  | { readonly kind: 'drop'; readonly words: readonly string[] }
  | { readonly kind: 'keywords'; readonly added: readonly string[] }

const KEYWORDS_MAX = 20
const KEYWORD_LENGTH_MAX = 200
const LANGUAGES_MAX = 20

/**
 * The plan after a change; the given plan is left as it is. A change that would leave nothing to search for (the last
 * words of the topic, the last database) changes nothing. Lists are cut at the bounds of SearchParameters, years given
 * the wrong way round are turned.
 */
export function applyChange(plan: SearchPlan, change: ParameterChange): SearchPlan {
  const { parameters } = plan
  switch (change.kind) {
    case 'years':
      return withParameters(plan, orderedYears(change.yearFrom, change.yearTo))
    case 'languages': {
      const languages = [...new Set(change.languages)].filter((code) => /^[a-z]{2}$/.test(code))
      return withParameters(plan, { languages: languages.slice(0, LANGUAGES_MAX) })
    }
    case 'databases': {
      const databases = [...new Set(change.databases)]
      return databases.length > 0 ? withParameters(plan, { databases }) : plan
    }
    case 'excluded': {
      const excluded = [...new Set(change.excluded.map((word) => word.trim().slice(0, 100)))].filter(Boolean)
      return withParameters(plan, { excluded: excluded.slice(0, EXCLUDED_MAX) })
    }
    case 'drop': {
      const topic = withoutWords(parameters.topic, change.words).slice(0, TOPIC_MAX)
      if (!saysSomething(topic)) return plan
      const named = change.words.filter((word) => isSaidIn(parameters.question, word)).slice(0, 1)
      const kept = keywordsWithout(plan.keywords, change.words)
      const keywords = mergeKeywords(
        kept,
        named.map((word) => `-${word}`),
      )
      return { parameters: { ...parameters, topic }, keywords }
    }
    case 'keywords':
      return { parameters, keywords: mergeKeywords(plan.keywords, change.added) }
  }
}

/** All changes in order. */
export function applyChanges(plan: SearchPlan, changes: readonly ParameterChange[]): SearchPlan {
  return changes.reduce(applyChange, plan)
}

/** What would differ between two plans, one sentence for each difference, in the reader's language; none: nothing. */
export function describeDifference(before: SearchPlan, after: SearchPlan, locale: Locale): readonly string[] {
  const a = before.parameters
  const b = after.parameters
  const pairs = [
    ['topic', a.topic, b.topic],
    ['question', a.question, b.question],
    ['years', formatYears(a, locale), formatYears(b, locale)],
    ['languages', languagesOrAny(a, locale), languagesOrAny(b, locale)],
    ['excluded', listOr(a.excluded, locale, 'none'), listOr(b.excluded, locale, 'none')],
    ['databases', a.databases.join(', '), b.databases.join(', ')],
    ['keywords', listOr(addedKeywords(before), locale, 'none'), listOr(addedKeywords(after), locale, 'none')],
    [
      'dropped',
      listOr(droppedWords(before.keywords), locale, 'none'),
      listOr(droppedWords(after.keywords), locale, 'none'),
    ],
  ] as const
  return pairs.flatMap(([key, was, now]) =>
    was === now ? [] : [say(searchPlanPhrases, locale, key, { was, now })],
  )
}

/** The date range as the documents write it: `2015-2025`, `2015-`, `-2025`, `` for none. */
export function dateRangeOf({ yearFrom, yearTo }: Pick<SearchParameters, 'yearFrom' | 'yearTo'>): string {
  return yearFrom === null && yearTo === null ? '' : `${yearFrom ?? ''}-${yearTo ?? ''}`
}

/**
 * The text without the words, compared by stem, and without the little words that led to them or would now begin it:
 * "burnout of nurses in Brazil" without "Brazil" is "burnout of nurses", without "burnout" "nurses in Brazil".
 */
export function withoutWords(text: string, words: readonly string[]): string {
  const targets = words.map(cognateStems).filter((stems) => stems.length > 0)
  const found = wordsOf(text).map((word) => ({ ...word, stem: cognateStem(word.text) }))
  const cut = found.map(() => false)
  for (const target of targets) {
    for (let at = 0; at + target.length <= found.length; at += 1) {
      if (!target.every((stem, offset) => found[at + offset]?.stem === stem)) continue
      for (let offset = 0; offset < target.length; offset += 1) cut[at + offset] = true
    }
  }
  markLeadingGlue(found, cut, text)
  markOpeningGlue(found, cut)
  let kept = ''
  let end = 0
  found.forEach((word, at) => {
    if (!cut[at]) return
    kept += text.slice(end, word.start)
    end = word.end
  })
  return tidy(kept + text.slice(end))
}

/** Marks function words between a cut word and the kept word before it, as long as only blanks lie between. */
function markLeadingGlue(
  found: readonly { readonly text: string; readonly start: number; readonly end: number }[],
  cut: boolean[],
  text: string,
) {
  for (let at = found.length - 1; at > 0; at -= 1) {
    const word = found[at]
    const before = found[at - 1]
    if (!cut[at] || cut[at - 1] || !word || !before) continue
    const isJoined = /^\s*$/.test(text.slice(before.end, word.start))
    if (isJoined && isGlue(before.text)) cut[at - 1] = true
  }
}

/** Marks the function words that would begin the text after what stood before them was cut. */
function markOpeningGlue(found: readonly { readonly text: string }[], cut: boolean[]) {
  if (!cut[0]) return
  for (let at = cut.indexOf(false); at > 0 && isGlue(found[at]?.text ?? ''); at += 1) cut[at] = true
}

const isGlue = (word: string): boolean => word !== '' && word.length <= 5 && isQueryStopWord(word, null)

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([,;:.?!)])/g, '$1')
    .replace(/\( ?\)|"[\s]?"/g, '')
    .replace(/^[\s,;:.]+|[\s,;:]+$/g, '')
    .trim()
}

function isSaidIn(text: string, word: string): boolean {
  return cognateStems(word).length > 0 && withoutWords(text, [word]) !== withoutWords(text, [])
}

/** Without those that add one of the words, alone or as another word for something. */
function keywordsWithout(keywords: readonly string[], words: readonly string[]): readonly string[] {
  const dropped = new Set(words.map((word) => cognateStems(word).join(' ')))
  return keywords.filter((keyword) => {
    const parsed = parseKeyword(keyword)
    if (!parsed || parsed.kind === 'dropped') return true
    const said = parsed.kind === 'alternative' ? [parsed.of, parsed.word] : [parsed.word]
    return !said.some((word) => dropped.has(cognateStems(word).join(' ')))
  })
}

function addedKeywords({ keywords }: SearchPlan): readonly string[] {
  return keywords.filter((keyword) => parseKeyword(keyword)?.kind !== 'dropped')
}

function saysSomething(topic: string): boolean {
  return wordsOf(topic).some((word) => !isQueryStopWord(word.text, null))
}

function withParameters(plan: SearchPlan, changed: Partial<SearchParameters>): SearchPlan {
  return { ...plan, parameters: { ...plan.parameters, ...changed } }
}

function orderedYears(yearFrom: number | null, yearTo: number | null) {
  const isReversed = yearFrom !== null && yearTo !== null && yearFrom > yearTo
  return isReversed ? { yearFrom: yearTo, yearTo: yearFrom } : { yearFrom, yearTo }
}

function mergeKeywords(before: readonly string[], added: readonly string[]): readonly string[] {
  const merged = new Map<string, string>()
  for (const keyword of [...before, ...added]) {
    const text = keyword.replace(/\s+/g, ' ').trim().slice(0, KEYWORD_LENGTH_MAX)
    if (text && !merged.has(text.toLowerCase())) merged.set(text.toLowerCase(), text)
  }
  return [...merged.values()].slice(0, KEYWORDS_MAX)
}

function formatYears(parameters: SearchParameters, locale: Locale): string {
  return dateRangeOf(parameters).replace('-', '–') || say(searchPlanPhrases, locale, 'any')
}

function languagesOrAny({ languages }: SearchParameters, locale: Locale): string {
  return listOr(
    languages.map((code) => languageName(code, locale)),
    locale,
    'any',
  )
}

function listOr(list: readonly string[], locale: Locale, empty: 'any' | 'none'): string {
  return list.length > 0 ? list.join(', ') : say(searchPlanPhrases, locale, empty)
}
