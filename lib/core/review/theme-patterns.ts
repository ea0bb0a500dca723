import type { Locale } from '@/lib/contracts/locale'
import { findingDirections, type ReadField, type ReviewSentence } from '@/lib/contracts/review'
import { speak } from '@/lib/core/text/say'
import { countedCitation } from '@/lib/core/writing/citation-mark'
import { countOf, shareAtStart } from '@/lib/core/writing/counted-words'
import { definite, smooth, upperFirst } from '@/lib/core/writing/noun-phrases'
import { type KnownThing, movedIn } from './known-things'
import { themePhrases } from './review-phrases'
import { type ReviewedSource, supportOf } from './reviewed-source'
import { countryNames, designName } from './study-labels'

interface PatternOptions {
  readonly locale: Locale
  readonly things?: readonly KnownThing[]
}

/** What two or more sources have in common, the commonest first. */
interface Shared {
  readonly value: string
  readonly members: readonly ReviewedSource[]
}

/** What several sources of a theme share: the direction of a result, the design, the country; what could not be read of the others is counted once for each. */
export function themePatterns(
  sources: readonly ReviewedSource[],
  { locale, things }: PatternOptions,
): ReviewSentence[] {
  const t = speak(themePhrases, locale)
  const found = [
    ...(things === undefined
      ? directionsOf(sources, null, locale)
      : things.flatMap((thing) =>
          directionsOf(
            sources.filter(({ study }) => movedIn(study.said.finding?.text ?? '', [thing]).length > 0),
            thing.name,
            locale,
            sources.length,
          ),
        )),
    ...labelled(sources, 'design', locale),
    ...labelled(sources, 'country', locale),
  ]
  return found.length > 0 ? found : [{ text: t('noPattern', { total: sources.length }), support: [] }]
}

function sharedBy(
  sources: readonly ReviewedSource[],
  readOf: (one: ReviewedSource) => string | null,
): { readonly shared: readonly Shared[]; readonly unknown: number } {
  const groups = new Map<string | null, ReviewedSource[]>()
  for (const one of sources) groups.set(readOf(one), [...(groups.get(readOf(one)) ?? []), one])
  return {
    shared: [...groups]
      .flatMap(([value, members]) => (value === null || members.length < 2 ? [] : [{ value, members }]))
      .toSorted((a, b) => b.members.length - a.members.length),
    unknown: groups.get(null)?.length ?? 0,
  }
}

function citedBy(members: readonly ReviewedSource[], field: ReadField) {
  const support = members.flatMap((one) => supportOf(one, field))
  return { support, cite: countedCitation(support.map(({ key }) => key)) }
}

const directions = findingDirections.filter((one) => one !== 'not-said')

function directionsOf(
  members: readonly ReviewedSource[],
  thing: string | null,
  locale: Locale,
  total = members.length,
): ReviewSentence[] {
  const t = speak(themePhrases, locale)
  const { shared, unknown } = sharedBy(members, ({ study }) =>
    study.direction === 'not-said' ? null : study.direction,
  )
  return shared.flatMap(({ value, members: own }, at) => {
    const direction = directions.find((one) => one === value)
    if (!direction) return []
    const { support, cite } = citedBy(own, 'finding')
    const share = shareAtStart(own.length, total, locale)
    const unread = at < shared.length - 1 ? 0 : unknown
    const counted = countOf(unread, locale)
    const values = { share, cite, thing: thingIn(thing, direction, locale), unknown: unread, counted }
    return [{ text: t(direction, values), support }]
  })
}

/** "of productivity" as the sentence goes on with it; "none" where the thing is not known. */
function thingIn(thing: string | null, direction: (typeof directions)[number], locale: Locale): string {
  if (thing === null) return 'none'
  const link = locale === 'en' ? 'in' : direction === 'no-difference' ? (locale === 'es' ? 'en' : 'em') : 'de'
  return smooth(`${link} ${definite(thing, locale)}`, locale)
}

function labelled(
  sources: readonly ReviewedSource[],
  field: 'design' | 'country',
  locale: Locale,
): ReviewSentence[] {
  const t = speak(themePhrases, locale)
  const readOf = ({ study }: ReviewedSource) =>
    field === 'country'
      ? (countryNames(study, locale)[0] ?? null)
      : study.design === null
        ? null
        : designName(study.design, locale)
  const { shared, unknown } = sharedBy(sources, readOf)
  const found = shared.map(({ value, members }, at): ReviewSentence => {
    const { support, cite } = citedBy(members, field)
    const share = shareAtStart(members.length, sources.length, locale)
    const counted = upperFirst(countOf(members.length, locale))
    const isFirst = at === 0 || !/^\p{L}/u.test(counted)
    return { text: t(isFirst ? field : `${field}More`, { share, counted, value, cite }), support }
  })
  const unread = { counted: countOf(unknown, locale) }
  return found.length === 0 || unknown === 0
    ? found
    : [...found, { text: t(`${field}Unread`, unread), support: [] }]
}
