import { type Locale, locales } from '@/lib/contracts/locale'
import type { PaperSource } from '@/lib/contracts/paper-session'
import { chapterJudge } from '@/lib/core/paper/checks/judge-chapters'
import { type Half, halfOf, halves } from './answers-data'
import { writtenOver } from './papers'
import { realProse } from './real-prose'
import { readProseSources } from './real-prose-sources'
import type { TrustRow } from './row'

const CURRENT_YEAR = 2026

/** Whether the judge of chapters holds something against a text, over a paper of the built-in methods on these sources. */
export function refusedProse(sources: readonly PaperSource[], locale: Locale): (text: string) => boolean {
  const paper = writtenOver({ query: realProse[locale].query, locale, sources })
  const judge = chapterJudge('discussion-writer', { ...paper, currentYear: CURRENT_YEAR })
  return (text) => (judge?.(text).refused.length ?? 0) > 0
}

/**
 * How many honest texts of a model are refused and how many of its lies are taken, by half of the texts. At the first count, before anything was mended for them, all 42 honest
 * texts were refused and none of the 45 lies was taken (2026-11-27): the judge tells by words, and real abstracts are paraphrased in others.
 */
export async function rows(dataFolder: string): Promise<TrustRow[]> {
  const sources = readProseSources(dataFolder)
  if (sources.length === 0) return []
  const judged = locales.flatMap((locale) => {
    const isRefused = refusedProse(sources, locale)
    const { honest, ruled, lies, twisted } = realProse[locale]
    const judge = (kind: Kind) => (text: string) => ({ text, kind, refused: isRefused(text) })
    return [
      ...honest.map(judge('free')),
      ...ruled.map(judge('ruled')),
      ...[...lies, ...twisted].map(judge('lie')),
    ]
  })
  return halves.flatMap((half) =>
    rowsOf(
      half,
      judged.filter(({ text }) => halfOf(text) === half),
    ),
  )
}

/** `free`: honest in words of its own · `ruled`: honest, to the rules of the prompt · `lie`. */
type Kind = 'free' | 'ruled' | 'lie'
type Judged = { readonly text: string; readonly kind: Kind; readonly refused: boolean }

/** Shares of the honest that may be refused. */
const REFUSED_MAX = { free: 0.2, ruled: 0.1 }
const told = {
  free: "a model's honest sentences refused",
  ruled: 'honest sentences to the rules of the prompt refused',
}

function rowsOf(half: Half, judged: readonly Judged[]): TrustRow[] {
  const data = half === 'chosen' ? 'half chosen on' : 'half not chosen on'
  const noteOf = (some: readonly Judged[]) =>
    half === 'chosen'
      ? some
          .slice(0, 3)
          .map(({ text }) => text)
          .join(' | ')
      : ''
  const honest = (['free', 'ruled'] as const).map((kind): TrustRow => {
    const texts = judged.filter((one) => one.kind === kind)
    const refused = texts.filter((one) => one.refused)
    return {
      what: told[kind],
      data,
      reference: `${texts.length} texts over real abstracts in three languages`,
      target: `≤ ${REFUSED_MAX[kind].toFixed(2)}`,
      measured: (refused.length / texts.length).toFixed(3),
      reached: refused.length <= REFUSED_MAX[kind] * texts.length,
      note: noteOf(refused),
    }
  })
  const lies = judged.filter(({ kind }) => kind === 'lie')
  const taken = lies.filter((one) => !one.refused)
  return [
    ...honest,
    {
      what: "a model's lies taken",
      data,
      reference: `${lies.length} texts over the same abstracts`,
      target: '0',
      measured: String(taken.length),
      reached: taken.length === 0,
      note: noteOf(taken),
    },
  ]
}
