import type { Block, BlockOrigin, Chapter, FigureBlock, Inlines } from '@/lib/contracts/document-tree'
import type { Locale } from '@/lib/contracts/locale'
import type { CountedBox } from '@/lib/contracts/paper-search'
import type { SearchTrace, TracedSearch } from '@/lib/contracts/search-trace'
import { databaseName } from '@/lib/core/databases/database-names'
import { type Say, speak } from '@/lib/core/text/say'
import { shortDay } from '@/lib/core/text/short-day'
import { heading, paragraph, plain, plainHeading, table } from '@/lib/core/writing/blocks'
import { drawFlow } from '@/lib/core/writing/flow-drawing'
import {
  type FlowPhrase,
  flowPhrases,
  outcomeName,
  partName,
  replaySentence,
  reviewersSentence,
} from './flow-phrases'
import { countedFlow, prismaFlow } from './prisma-flow'
import type { ReviewState } from './review-state'

const by: BlockOrigin = { stage: 'review', engine: 'code' }
/** Reasons that a figure draws; the table below it has all. */
const LINES_MAX = 16

type Reviewed = Pick<ReviewState, 'gathered' | 'replay' | 'input'>

/** How the sources were found: the flow of records of PRISMA 2020 as a figure and a table; none for a review that kept no trace. */
export function flowChapters({ gathered, replay, input }: Reviewed): readonly Chapter[] {
  const trace = gathered?.trace ?? null
  if (trace === null) return []
  const t = speak(flowPhrases, input.locale)
  const boxes = countedFlow(prismaFlow(trace))
  const again: Block[] =
    replay === null
      ? []
      : [
          paragraph(
            'flow.again',
            [
              plain(
                replaySentence(
                  { ...replay, fresh: replay.fresh.length, retracted: replay.retracted.length },
                  input.locale,
                ),
              ),
            ],
            by,
          ),
        ]
  return [
    {
      id: 'flow',
      blocks: [
        heading('flow.h', 1, t('title'), by),
        paragraph('flow.p1', [plain(sentenceOf(boxes, t))], by),
        ...trace.reviewers.map((pair, at) =>
          paragraph(`flow.reviewers.${at + 1}`, [plain(reviewersSentence(pair, input.locale))], by),
        ),
        ...again,
        searchFlowFigure(boxes, { t, origin: by }),
      ],
    },
  ]
}

function sentenceOf(boxes: readonly CountedBox[], t: Say<FlowPhrase>): string {
  const count = (key: CountedBox['key']) => boxes.find((box) => box.key === key)?.count ?? 0
  return t('sentence', {
    identified: count('databases') + count('other'),
    before: count('before'),
    screened: count('screened'),
    excluded: count('excluded'),
    assessed: count('assessed'),
    included: count('included'),
  })
}

interface Told {
  readonly t: Say<FlowPhrase>
  readonly origin: BlockOrigin
}

/** The flow of records as a drawing with its numbers as a table. */
export function searchFlowFigure(boxes: readonly CountedBox[], { t, origin }: Told): FigureBlock {
  const shown = boxes.filter(({ key, count }) => count > 0 || key === 'included')
  const find = (key: CountedBox['key']) => shown.find((box) => box.key === key)
  const named = (name: string, { count }: { readonly count: number }) => `${name} (n = ${count})`
  const linesOf = (key: CountedBox['key']): readonly string[] => {
    const box = find(key)
    if (!box) return []
    return [named(t(key), box), ...box.parts.map((part) => named(partName(part, t), part))].slice(
      0,
      LINES_MAX,
    )
  }
  const rows = shown.flatMap((box) => [
    [[plain(t(box.key))], [plain(String(box.count))]],
    ...box.parts.map((part) => [[plain(`– ${partName(part, t)}`)], [plain(String(part.count))]]),
  ])
  return {
    kind: 'figure',
    id: 'flow.figure',
    origin,
    caption: t('caption'),
    alternative: t('drawn'),
    drawing: drawFlow(
      [
        { lines: [...linesOf('databases'), ...linesOf('other')], removed: linesOf('before') },
        { lines: linesOf('screened'), removed: linesOf('excluded') },
        { lines: linesOf('assessed'), removed: linesOf('reports') },
        { lines: linesOf('included'), removed: [] },
      ].filter(({ lines }) => lines.length > 0),
    ),
    note: t('note'),
    table: table(
      'flow.table',
      { caption: t('caption'), head: [t('step'), t('records')], rows, widths: [0.75, 0.25], note: t('note') },
      origin,
    ),
  }
}

/** The searches as they were sent, after PRISMA-S; what is not in the log is said to be missing. */
export function searchAppendix({
  gathered,
  input,
}: Pick<ReviewState, 'gathered' | 'input'>): readonly Chapter[] {
  return gathered?.trace ? searchesChapter(gathered.trace, { locale: input.locale, origin: by }) : []
}

interface Writing {
  readonly locale: Locale
  readonly origin: BlockOrigin
}

/** The same for any log of searches. */
export function searchesChapter(
  { searches, reviewers }: Pick<SearchTrace, 'searches' | 'reviewers'>,
  { locale, origin }: Writing,
): readonly Chapter[] {
  const t = speak(flowPhrases, locale)
  return [
    {
      id: 'searches',
      blocks: [
        plainHeading('searches.h', 1, t('appendix'), origin),
        ...(searches.length === 0
          ? [paragraph('searches.none', [plain(t('noSearch'))], origin)]
          : [
              paragraph(
                'searches.p1',
                [
                  plain(
                    `${t('appendixText')} ${t(reviewers.length > 0 ? 'screenedTogether' : 'screenedAlone')}`,
                  ),
                ],
                origin,
              ),
              searchTable(searches, { t, locale, origin }),
              paragraph('searches.p2', [plain(t('notDone'))], origin),
            ]),
      ],
    },
  ]
}

function searchTable(searches: readonly TracedSearch[], { t, locale, origin }: Told & Writing): Block {
  const rows = searches.map((search): Inlines[] => [
    [plain(databaseName(search.database))],
    [plain(shortDay(search.at, locale))],
    [plain(search.query?.text ?? t('unknownQuery'))],
    [plain(limitsOf(search, t))],
    [plain(recordsOf(search, { t, locale }))],
  ])
  const head = [t('database'), t('date'), t('query'), t('limits'), t('records')]
  return table(
    'searches.table',
    { caption: t('appendix'), head, rows, widths: [0.15, 0.15, 0.38, 0.18, 0.14] },
    origin,
  )
}

function limitsOf({ query }: TracedSearch, t: Say<FlowPhrase>): string {
  if (query === null) return t('unknownQuery')
  const { yearFrom, yearTo, languages, excluded, limit, page } = query
  const years = yearFrom !== null || yearTo !== null ? [`${yearFrom ?? '…'}–${yearTo ?? '…'}`] : []
  return [
    ...years,
    ...(languages.length > 0 ? [languages.join(', ')] : []),
    ...(excluded.length > 0 ? [t('without', { words: excluded.join(', ') })] : []),
    t('page', { first: page * limit + 1, last: (page + 1) * limit }),
  ].join('; ')
}

function recordsOf(
  { outcome, records, total }: TracedSearch,
  { t, locale }: { readonly t: Say<FlowPhrase>; readonly locale: Locale },
): string {
  if (outcome !== 'ok') return outcomeName(outcome, t)
  return total === null ? String(records) : t('ofTotal', { records, total: total.toLocaleString(locale) })
}
