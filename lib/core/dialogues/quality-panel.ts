import type { Locale } from '@/lib/contracts/locale'
import type { Source } from '@/lib/contracts/source'
import type { PanelView } from '@/lib/contracts/source-validation'
import { databaseLabel } from '@/lib/core/databases/database-label'
import { frequentPhrases, languageCounts, yearHistogram } from '@/lib/core/evidence/found-evidence'
import { originsOf } from '@/lib/core/relevance/threshold'
import { languageName } from '@/lib/core/text/language-name'
import { cut, oneLine } from '@/lib/core/text/markdown-text'
import { type KeyOf, say } from '@/lib/core/text/say'
import { panelPhrases } from './dialogue-phrases'

/** The panel reads the sources that are recommended first. */
const READ_MAX = 15
/** A score from here on counts as strong, in percent. */
const STRONG_MIN = 70
/** Literature older than this is named, in years. */
const OLD_YEARS = 10
/** One database giving more than this share (0…1) of the sources is named. */
const DOMINANT_SHARE01 = 0.7
const TITLE_MAX = 120
const OBSERVATION_MAX = 1_200
const IDS_MAX = 20

type Key = KeyOf<typeof panelPhrases>
interface Remark {
  readonly text: string
  readonly sources: readonly Source[]
}

/**
 * The ranked sources as an optimist, a sceptic and a synthesiser see them: each view is built from scores, their parts and
 * what was checked, and names the sources it speaks of. Only the fifteen best are read; without sources there is no view.
 */
export function panelPerspectives(
  ranked: readonly Source[],
  locale: Locale,
  currentYear: number,
): PanelView[] {
  const read = ranked.slice(0, READ_MAX)
  if (read.length === 0) return []
  return [
    viewOf('optimist', optimistOnAll(read, locale), locale),
    viewOf('sceptic', scepticOnAll(read, locale, currentYear), locale),
    viewOf('synthesiser', synthesiserOnAll(read, locale), locale),
  ]
}

function optimistOnAll(read: readonly Source[], locale: Locale): readonly Remark[] {
  const total = read.length
  const both = read.filter(
    (source) => source.relevancy.score >= STRONG_MIN && source.quality.score >= STRONG_MIN,
  )
  const reviewed = read.filter((source) => source.peerReview === 'confirmed')
  const open = read.filter((source) => source.access.state === 'open' || source.work.openAccess === true)
  const cited = read.reduce<Source | null>((best, source) => {
    return (source.work.citations ?? 0) > (best?.work.citations ?? 0) ? source : best
  }, null)
  return [
    counted(locale, 'strongBoth', both, total),
    counted(locale, 'reviewed', reviewed, total),
    counted(locale, 'open', open, total),
    ...(cited
      ? [remark(locale, 'mostCited', { title: titleOf(cited), count: cited.work.citations ?? 0 }, [cited])]
      : []),
  ]
}

function scepticOnAll(read: readonly Source[], locale: Locale, currentYear: number): readonly Remark[] {
  const total = read.length
  const groups = [
    ['retracted', read.filter((source) => isRetractionMark(source))],
    ['unchecked', read.filter((source) => source.retractionCheck === 'not-checked')],
    ['unreviewed', read.filter((source) => source.peerReview === 'no' || source.peerReview === 'unknown')],
    ['old', read.filter((source) => isOld(source, currentYear))],
    ['noAbstract', read.filter((source) => source.work.abstract === null)],
    ['guessed', read.filter((source) => source.quality.parts.some((part) => part.unknown))],
    ['sandbox', read.filter((source) => source.work.sandbox === true)],
  ] as const
  const named = groups
    .filter(([, sources]) => sources.length > 0)
    .map(([key, sources]) => counted(locale, key, sources, total))
  const remarks = [...named, ...dominantDatabase(read, locale)]
  return remarks.length > 0 ? remarks : [remark(locale, 'noDoubts', { total }, read)]
}

function synthesiserOnAll(read: readonly Source[], locale: Locale): readonly Remark[] {
  const years = yearHistogram(read.map((source) => source.work))
  const languages = languageCounts(read.map((source) => source.work))
  const first = years[0]?.year
  const last = years.at(-1)?.year
  const shared = frequentPhrases(
    read.map((source) => source.work),
    [],
  )[0]
  const relevantOnly = read.filter(
    (source) => source.relevancy.score >= STRONG_MIN && source.quality.score < STRONG_MIN,
  )
  const remarks = [
    ...(first !== undefined && last !== undefined
      ? [remark(locale, 'span', { first, last, total: read.length }, read)]
      : []),
    ...(languages.length > 0
      ? [
          remark(
            locale,
            'languages',
            {
              list: languages
                .map(({ language, count }) => `${languageName(language, locale)} ${count}`)
                .join(', '),
            },
            read,
          ),
        ]
      : []),
    ...(shared
      ? [
          remark(
            locale,
            'shared',
            { phrase: cut(shared.text, 80), count: shared.records, total: read.length },
            holding(read, shared.text),
          ),
        ]
      : [remark(locale, 'nothingShared', { total: read.length }, read)]),
    ...(relevantOnly.length > 0 ? [counted(locale, 'relevantOnly', relevantOnly, read.length)] : []),
  ]
  return remarks
}

function dominantDatabase(read: readonly Source[], locale: Locale): readonly Remark[] {
  const counts = new Map<string, Source[]>()
  for (const source of read) {
    const [only, ...others] = originsOf(source)
    if (only !== undefined && others.length === 0) counts.set(only, [...(counts.get(only) ?? []), source])
  }
  const [name, sources] = [...counts].sort((a, b) => b[1].length - a[1].length)[0] ?? []
  if (!name || !sources || read.length < 4 || sources.length / read.length < DOMINANT_SHARE01) return []
  return [
    remark(
      locale,
      'oneDatabase',
      { name: databaseLabel(name, locale), count: sources.length, total: read.length },
      sources,
    ),
  ]
}

function isRetractionMark({ retractionCheck }: Source): boolean {
  return (
    retractionCheck === 'retracted' ||
    retractionCheck === 'possibly-retracted' ||
    retractionCheck === 'concern'
  )
}

function isOld({ work }: Source, currentYear: number): boolean {
  return work.year !== null && currentYear - work.year > OLD_YEARS
}

function holding(read: readonly Source[], phrase: string): readonly Source[] {
  const wanted = phrase.toLowerCase()
  return read.filter(({ work }) =>
    [work.title, ...(work.keywords ?? [])].some((text) => text.toLowerCase().includes(wanted)),
  )
}

function titleOf(source: Source): string {
  return cut(oneLine(source.work.title), TITLE_MAX)
}

function counted(locale: Locale, key: Key, sources: readonly Source[], total: number): Remark {
  return remark(locale, key, { count: sources.length, total }, sources)
}

function remark(
  locale: Locale,
  key: Key,
  values: Readonly<Record<string, string | number>>,
  sources: readonly Source[],
): Remark {
  return { text: say(panelPhrases, locale, key, values), sources }
}

function viewOf(
  perspective: 'optimist' | 'sceptic' | 'synthesiser',
  remarks: readonly Remark[],
  locale: Locale,
): PanelView {
  const ids = remarks.flatMap(({ sources }) => sources.map((source) => source.id))
  return {
    perspective: say(panelPhrases, locale, perspective),
    observation: cut(remarks.map(({ text }) => text).join(' '), OBSERVATION_MAX),
    sourceIds: [...new Set(ids)].slice(0, IDS_MAX),
  }
}
