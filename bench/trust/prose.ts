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
    const { honest, lies } = realProse[locale]
    return [
      ...honest.map((text) => ({ text, honest: true, refused: isRefused(text) })),
      ...lies.map((text) => ({ text, honest: false, refused: isRefused(text) })),
    ]
  })
  return halves.flatMap((half) =>
    rowsOf(
      half,
      judged.filter(({ text }) => halfOf(text) === half),
    ),
  )
}

type Judged = { readonly text: string; readonly honest: boolean; readonly refused: boolean }

function rowsOf(half: Half, judged: readonly Judged[]): TrustRow[] {
  const honest = judged.filter((one) => one.honest)
  const lies = judged.filter((one) => !one.honest)
  const refused = honest.filter((one) => one.refused)
  const taken = lies.filter((one) => !one.refused)
  const data = half === 'chosen' ? 'half chosen on' : 'half not chosen on'
  return [
    {
      what: "a model's honest sentences refused",
      data,
      reference: `${honest.length} texts over real abstracts in three languages`,
      target: '≤ 0.20',
      measured: (refused.length / honest.length).toFixed(3),
      reached: refused.length <= 0.2 * honest.length,
      note:
        half === 'chosen'
          ? refused
              .slice(0, 3)
              .map(({ text }) => text)
              .join(' | ')
          : '',
    },
    {
      what: "a model's lies taken",
      data,
      reference: `${lies.length} texts over the same abstracts`,
      target: '0',
      measured: String(taken.length),
      reached: taken.length === 0,
      note:
        half === 'chosen'
          ? taken
              .slice(0, 3)
              .map(({ text }) => text)
              .join(' | ')
          : '',
    },
  ]
}
