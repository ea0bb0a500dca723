import type { Locale } from '@/lib/contracts/locale'
import type { ReviewSentence } from '@/lib/contracts/review'
import { speak } from '@/lib/core/text/say'
import { citationMark, countedCitation } from '@/lib/core/writing/citation-mark'
import { countOf } from '@/lib/core/writing/counted-words'
import { upperFirst } from '@/lib/core/writing/noun-phrases'
import { findTensions, type Side, type Tension } from './find-tensions'
import type { KnownThing } from './known-things'
import { themePhrases } from './review-phrases'
import { embeddedQuote, type ReviewedSource } from './reviewed-source'

const TENSIONS_MAX = 6

interface TensionOptions {
  readonly locale: Locale
  readonly things?: readonly KnownThing[]
}

/** One study, or several that went the same way, against all whose results went one other way. */
interface Opposed {
  readonly one: Side
  /** Those that say the same as `one` against the same others. */
  readonly alike: readonly Side[]
  readonly others: readonly [Side, ...Side[]]
}

/** Where sources of a theme contradict each other: each pair once, and those that went one way against those that went another in one sentence. */
export function themeTensions(
  sources: readonly ReviewedSource[],
  { locale, things }: TensionOptions,
): ReviewSentence[] {
  const t = speak(themePhrases, locale)
  const opposed = joined(opposedIn(findTensions(sources, things))).slice(0, TENSIONS_MAX)
  const found = opposed.map(({ one, alike, others }): ReviewSentence => {
    const [other] = others
    const keys = others.map(({ reviewed }) => reviewed.study.key)
    const own = [one, ...alike].map(({ reviewed }) => reviewed.study.key)
    const kind = alike.length > 0 ? 'tensionGroups' : others.length === 1 ? 'tension' : 'tensionMany'
    return {
      text: t(kind, {
        start: upperFirst(countOf(own.length, locale)),
        leadCite: citationMark(own.slice(0, 1)),
        one: one.direction,
        quote: embeddedQuote(one.said),
        cite: own.length === 1 ? citationMark(own) : countedCitation(own),
        other: other.direction,
        counted: countOf(others.length, locale),
        otherQuote: embeddedQuote(other.said),
        otherCite: others.length === 1 ? citationMark(keys) : countedCitation(keys),
        firstCite: citationMark(keys.slice(0, 1)),
      }),
      support: [one, ...alike, ...others].map(({ reviewed, said }) => ({ key: reviewed.study.key, said })),
    }
  })
  return found.length > 0 ? found : [{ text: t('noTension'), support: [] }]
}

/** Studies that went one way against the same others are told together: their quotation is not repeated for each of them. */
function joined(opposed: readonly Opposed[]): readonly Opposed[] {
  const found = new Map<string, Opposed>()
  for (const group of opposed) {
    const { one, others } = group
    const keys = others.map(({ reviewed }) => reviewed.study.key).toSorted()
    const key = JSON.stringify([one.direction, keys])
    const known = others.length > 1 ? found.get(key) : undefined
    found.set(key, known ? { ...known, alike: [...known.alike, one] } : group)
  }
  return [...found.values()]
}

/** Each contradiction in one group: that of the study which stands against most of those that are left. */
function opposedIn(tensions: readonly Tension[]): readonly Opposed[] {
  const found: Opposed[] = []
  let left = [...tensions]
  while (left.length > 0) {
    const groups = new Map<string, Opposed>()
    for (const { one, other } of left)
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as const) {
        const key = `${from.reviewed.study.key} ${to.direction}`
        const known = groups.get(key)
        groups.set(key, { one: from, alike: [], others: known ? [...known.others, to] : [to] })
      }
    const [most] = [...groups.values()].toSorted((a, b) => b.others.length - a.others.length)
    if (!most) return found
    found.push(most)
    const isTold = ({ one, other }: Tension) =>
      [one, other].includes(most.one) && most.others.some((side) => side === one || side === other)
    left = left.filter((tension) => !isTold(tension))
  }
  return found
}
