import type { Locale } from '@/lib/contracts/locale'
import {
  findingDirections,
  type ReadField,
  type ReviewSentence,
  type StudySentence,
  type Theme,
  type WrittenTheme,
} from '@/lib/contracts/review'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { languageName } from '@/lib/core/text/language-name'
import { say, speak } from '@/lib/core/text/say'
import { citationMark, countedCitation } from '@/lib/core/writing/citation-mark'
import { countOf, shareAtStart } from '@/lib/core/writing/counted-words'
import { findTensions } from './find-tensions'
import { type KnownThing, movedIn } from './known-things'
import { languageValues } from './quote-language'
import { themePhrases } from './review-phrases'
import { embeddedQuote, type ReviewedSource, supportOf } from './reviewed-source'
import { countryNames, designName } from './study-labels'

const FINDINGS_MAX = 8
const FOUND_FORMS = 4
const GAPS_QUOTED_MAX = 6
const KEY_CITATIONS = 5
/** A theme whose newest source is older than this lacks recent work. */
const OLD_YEARS = 5

interface ThemeOptions {
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
    patterns: patterns(own, options),
    tensions: tensions(own, options),
    gaps: gaps(own, options),
    keyCitations: keyCitations(own, names, options),
  }
}

type NamesTheme = (said: StudySentence | null) => boolean

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
  if (telling.length === 0) return [{ text: t('nothingFound', { total }), support: [] }]
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
  const found = best(telling)
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
  return [intro, ...found]
}

function foundForm(form: number): 'found1' | 'found2' | 'found3' | 'found4' {
  return (['found1', 'found2', 'found3', 'found4'] as const)[form - 1] ?? 'found1'
}

function patterns(sources: readonly ReviewedSource[], { locale, things }: ThemeOptions): ReviewSentence[] {
  const t = speak(themePhrases, locale)
  const total = sources.length
  const counted = (
    field: ReadField,
    readOf: (one: ReviewedSource) => string | null,
    tell: (value: string, values: { share: string; cite: string; unknown: number }) => string,
    among: readonly ReviewedSource[] = sources,
  ): ReviewSentence[] => {
    const values = among.map(readOf)
    const unknown = values.filter((value) => value === null).length
    return [...new Set(values)].flatMap((value) => {
      const members = among.filter((_, at) => values[at] === value)
      if (value === null || members.length < 2) return []
      const support = members.flatMap((one) => supportOf(one, field))
      const share = shareAtStart(members.length, total, locale)
      return [
        {
          text: tell(value, { share, cite: countedCitation(support.map(({ key }) => key)), unknown }),
          support,
        },
      ]
    })
  }
  const directions = findingDirections.filter((one) => one !== 'not-said')
  const went = (members: readonly ReviewedSource[], thing: string) =>
    counted(
      'finding',
      ({ study }) => directions.find((one) => one === study.direction) ?? null,
      (value, values) =>
        t(directions.find((one) => one === value) ?? 'increased', { ...values, thing: thing || 'none' }),
      members,
    )
  const found = [
    ...(things === undefined
      ? went(sources, '')
      : things.flatMap((thing) =>
          went(
            sources.filter(({ study }) => movedIn(study.said.finding?.text ?? '', [thing]).length > 0),
            thing.name,
          ),
        )),
    ...counted(
      'design',
      ({ study }) => study.design,
      (value, values) => t('design', { ...values, design: designName(value, locale) }),
    ),
    ...counted(
      'country',
      ({ study }) => countryNames(study, locale)[0] ?? null,
      (country, values) => t('country', { ...values, country }),
    ),
  ]
  return found.length > 0 ? found : [{ text: t('noPattern', { total }), support: [] }]
}

function tensions(sources: readonly ReviewedSource[], { locale, things }: ThemeOptions): ReviewSentence[] {
  const t = speak(themePhrases, locale)
  const found = findTensions(sources, things).map(
    ({ one, other }): ReviewSentence => ({
      text: t('tension', {
        one: went(one.direction, locale),
        quote: embeddedQuote(one.said),
        cite: citationMark([one.reviewed.study.key]),
        other: went(other.direction, locale),
        otherQuote: embeddedQuote(other.said),
        otherCite: citationMark([other.reviewed.study.key]),
      }),
      support: [one, other].map(({ reviewed, said }) => ({ key: reviewed.study.key, said })),
    }),
  )
  return found.length > 0 ? found : [{ text: t('noTension'), support: [] }]
}

function went(direction: string, locale: Locale): string {
  const known = (['increased', 'decreased', 'no-difference'] as const).find((one) => one === direction)
  return known ? say(themePhrases, locale, `went-${known}`) : ''
}

const gapFields = ['sample', 'measure', 'country', 'design'] as const

function gaps(sources: readonly ReviewedSource[], { locale, currentYear }: ThemeOptions): ReviewSentence[] {
  const t = speak(themePhrases, locale)
  const total = sources.length
  const quoted = (['limitation', 'future'] as const).flatMap((field) =>
    best(sources)
      .flatMap((one) => supportOf(one, field))
      .map(
        ({ key, said }, at): ReviewSentence => ({
          text: t(at === 0 ? field : `${field}More`, {
            quote: embeddedQuote(said),
            cite: citationMark([key]),
          }),
          support: [{ key, said }],
        }),
      ),
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
