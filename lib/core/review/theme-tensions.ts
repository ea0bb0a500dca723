import type { Locale } from '@/lib/contracts/locale'
import type { ReviewSentence } from '@/lib/contracts/review'
import { speak } from '@/lib/core/text/say'
import { citationMark, countedCitation } from '@/lib/core/writing/citation-mark'
import { countOf } from '@/lib/core/writing/counted-words'
import { findTensions, type Side, type Tension } from './find-tensions'
import type { KnownThing } from './known-things'
import { themePhrases } from './review-phrases'
import { embeddedQuote, type ReviewedSource } from './reviewed-source'

const TENSIONS_MAX = 6

interface TensionOptions {
  readonly locale: Locale
  readonly things?: readonly KnownThing[]
}

/** One study against all whose results went one other way. */
interface Opposed {
  readonly one: Side
  readonly others: readonly [Side, ...Side[]]
}

/** Where sources of a theme contradict each other: each pair once, and one study against several in one sentence. */
export function themeTensions(
  sources: readonly ReviewedSource[],
  { locale, things }: TensionOptions,
): ReviewSentence[] {
  const t = speak(themePhrases, locale)
  const opposed = opposedIn(findTensions(sources, things)).slice(0, TENSIONS_MAX)
  const found = opposed.map(({ one, others }): ReviewSentence => {
    const [other] = others
    const keys = others.map(({ reviewed }) => reviewed.study.key)
    return {
      text: t(others.length === 1 ? 'tension' : 'tensionMany', {
        one: one.direction,
        quote: embeddedQuote(one.said),
        cite: citationMark([one.reviewed.study.key]),
        other: other.direction,
        counted: countOf(others.length, locale),
        otherQuote: embeddedQuote(other.said),
        otherCite: others.length === 1 ? citationMark(keys) : countedCitation(keys),
        firstCite: citationMark(keys.slice(0, 1)),
      }),
      support: [one, ...others].map(({ reviewed, said }) => ({ key: reviewed.study.key, said })),
    }
  })
  return found.length > 0 ? found : [{ text: t('noTension'), support: [] }]
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
        groups.set(key, { one: from, others: known ? [...known.others, to] : [to] })
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
