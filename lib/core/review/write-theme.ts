import type { Locale } from '@/lib/contracts/locale'
import type { ReadField, ReviewSentence, StudySentence, Theme, WrittenTheme } from '@/lib/contracts/review'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { languageName } from '@/lib/core/text/language-name'
import { say, speak } from '@/lib/core/text/say'
import { citationMark, countedCitation } from '@/lib/core/writing/citation-mark'
import { countOf } from '@/lib/core/writing/counted-words'
import type { KnownThing } from './known-things'
import { languageValues } from './quote-language'
import { themePhrases } from './review-phrases'
import { embeddedQuote, type ReviewedSource, supportOf } from './reviewed-source'
import { themePatterns } from './theme-patterns'
import { themeTensions } from './theme-tensions'

const FINDINGS_MAX = 8
const FOUND_FORMS = 4
const GAPS_QUOTED_MAX = 6
const KEY_CITATIONS = 5
/** A theme whose newest source is older than this lacks recent work. */
const OLD_YEARS = 5

export interface ThemeOptions {
  readonly locale: Locale
  readonly currentYear: number
  /** What results may be about; without them a direction is told without its thing. */
  readonly things?: readonly KnownThing[]
}

/**
 * What the sources of one theme say together: their findings word for word, what several share, where they contradict each other, what their authors
 * miss, and three to five of the best to cite. Every sentence names the sentences it rests on; what is not said is counted as such.
 */
export function writeTheme(
  { id, name, concepts, language, sources }: Theme,
  reviewed: readonly ReviewedSource[],
  options: ThemeOptions,
): WrittenTheme {
  const own = reviewed.filter(({ source }) => sources.includes(source.key))
  const named = namesTheme([name, ...concepts])
  // A theme of the student's own, or a kind of study, is named by no finding: then every finding is one of it.
  const isTold = concepts.length > 0 || own.some(({ study }) => named(study.said.finding))
  const names = isTold ? named : namesTheme([])
  return {
    id,
    synthesis: synthesis(own, isTold ? named : null, { ...options, language }),
    patterns: themePatterns(own, options),
    tensions: themeTensions(own, options),
    gaps: gaps(own, options),
    keyCitations: keyCitations(own, names, options),
  }
}

type NamesTheme = (said: Pick<StudySentence, 'text'> | null) => boolean

/** Whether a sentence names the concept of a theme, in any of its languages. A theme without names that are known takes every sentence. */
function namesTheme(names: readonly string[]): NamesTheme {
  const known = names
    .map((name) => ` ${cognateStems(name).join(' ')} `)
    .filter((stems) => stems.trim() !== '')
  return (said) => {
    if (said === null) return false
    const stems = ` ${cognateStems(said.text).join(' ')} `
    return known.length === 0 || known.some((name) => stems.includes(name))
  }
}

/** Chosen sources first, then by both scores; they are never combined into a figure that is shown. */
function best(sources: readonly ReviewedSource[]): readonly ReviewedSource[] {
  const rank = ({ source }: ReviewedSource) => (source.chosen ? 1_000 : 0) + source.relevancy + source.quality
  return sources.toSorted((a, b) => rank(b) - rank(a))
}

function synthesis(
  sources: readonly ReviewedSource[],
  named: NamesTheme | null,
  { locale, language }: ThemeOptions & Pick<Theme, 'language'>,
): ReviewSentence[] {
  const t = speak(themePhrases, locale)
  const total = sources.length
  const isNamed = named ?? namesTheme([])
  const years = sources.flatMap(({ source }) => source.work.year ?? [])
  const telling = sources.filter(({ study }) => isNamed(study.said.finding))
  if (telling.length === 0) {
    const titled = sources.filter(({ source, study }) => study.said.finding && named?.(inTitle(source)))
    const intro = titled.length === 0 ? t('nothingFound', { total }) : t('foundBeside', { total })
    return [{ text: intro, support: [] }, ...foundBy(titled, locale)]
  }
  const [first, last] = [Math.min(...years), Math.max(...years)]
  const from = years.length === 0 ? 'none' : String(first)
  const to = first === last ? 'same' : String(last)
  const said =
    telling.length === total ? 'all' : telling.length === 1 ? 'one' : countOf(telling.length, locale)
  const foreign = language ? languageName(language, locale) : 'none'
  const intro = {
    text: t(named ? 'joins' : 'joinsAny', { total, from, to, said, language: foreign }),
    support: [],
  }
  return [intro, ...foundBy(telling, locale)]
}

const inTitle = ({ work }: ReviewedSource['source']): Pick<StudySentence, 'text'> => ({ text: work.title })

/** What the best of these sources found, word for word. */
function foundBy(sources: readonly ReviewedSource[], locale: Locale): ReviewSentence[] {
  return best(sources)
    .slice(0, FINDINGS_MAX)
    .flatMap((reviewed, at): ReviewSentence[] => {
      const support = supportOf(reviewed, 'finding')
      const [first] = support
      if (!first) return []
      const quote = embeddedQuote(first.said)
      const form = at === 0 ? 1 : 2 + ((at - 1) % (FOUND_FORMS - 1))
      const values = { quote, cite: citationMark([first.key]), ...languageValues(reviewed, quote, locale) }
      return [{ text: say(themePhrases, locale, foundForm(form), values), support }]
    })
}

function foundForm(form: number): 'found1' | 'found2' | 'found3' | 'found4' {
  return (['found1', 'found2', 'found3', 'found4'] as const)[form - 1] ?? 'found1'
}

const gapFields = ['sample', 'measure', 'country', 'design'] as const

function gaps(sources: readonly ReviewedSource[], { locale, currentYear }: ThemeOptions): ReviewSentence[] {
  const t = speak(themePhrases, locale)
  const total = sources.length
  const quoted = (['limitation', 'future'] as const).flatMap((field) =>
    equalSaid(best(sources), field).map(({ reviewed, support }, at): ReviewSentence => {
      const quote = embeddedQuote(support[0].said)
      const cite = countedCitation(support.map(({ key }) => key))
      const values = { quote, cite, ...languageValues(reviewed, quote, locale) }
      return { text: t(at === 0 ? field : `${field}More`, values), support: [...support] }
    }),
  )
  const lacking = gapFields
    .filter((field) => sources.every(({ study }) => study.said[field] === null))
    .map((field): ReviewSentence => ({ text: t('lacks', { field, total }), support: [] }))
  const years = sources.flatMap(({ source }) => source.work.year ?? [])
  const newest = Math.max(...years)
  const old =
    years.length === total && currentYear - newest > OLD_YEARS
      ? [{ text: t('old', { year: String(newest) }), support: [] }]
      : []
  const found = [...quoted.slice(0, GAPS_QUOTED_MAX), ...lacking, ...old]
  return found.length > 0 ? found : [{ text: t('noGap'), support: [] }]
}

interface EqualSaid {
  /** The first that says it. */
  readonly reviewed: ReviewedSource
  readonly support: readonly [Supported, ...Supported[]]
}
type Supported = ReviewSentence['support'][number]

/** What sources say to a field, each wording once with all that use it. */
function equalSaid(sources: readonly ReviewedSource[], field: ReadField): readonly EqualSaid[] {
  const groups = new Map<string, EqualSaid>()
  for (const reviewed of sources) {
    for (const one of supportOf(reviewed, field)) {
      const wording = embeddedQuote(one.said).toLowerCase()
      const known = groups.get(wording)
      groups.set(wording, {
        reviewed: known?.reviewed ?? reviewed,
        support: known ? [...known.support, one] : [one],
      })
    }
  }
  return [...groups.values()]
}

/** One sentence of each of the best, a finding on the theme before all else; a title is no citation. */
function keyCitations(
  sources: readonly ReviewedSource[],
  isNamed: NamesTheme,
  { locale }: ThemeOptions,
): ReviewSentence[] {
  return (
    best(sources)
      .flatMap((one) => {
        const all = (['finding', 'question'] as const)
          .flatMap((field) => supportOf(one, field))
          .filter(({ said }) => said.place !== 'title')
        const support = all.find(({ said }) => isNamed(said)) ?? all[0]
        return support ? [{ ...support, isFinding: support.said === one.study.said.finding }] : []
      })
      // An aim is cited only where there are not findings enough.
      .toSorted((a, b) => Number(b.isFinding) - Number(a.isFinding))
      .slice(0, KEY_CITATIONS)
      .map(({ key, said }) => ({
        text: say(themePhrases, locale, 'key', { cite: citationMark([key]), quote: embeddedQuote(said) }),
        support: [{ key, said }],
      }))
  )
}
