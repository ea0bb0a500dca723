import type { Locale } from '@/lib/contracts/locale'
import type { Source } from '@/lib/contracts/source'
import { databaseLabels } from '@/lib/core/databases/database-label'
import { writeCsvRows } from '@/lib/core/formats/csv-cell'
import { sourceWarnings } from '@/lib/core/formats/source-warnings'
import { invertedName } from '@/lib/core/identity/author-line'

type Column = readonly [
  name: string,
  cell: (
    source: Source,
    row: { readonly key: string; readonly locale: Locale },
  ) => string | number | null | undefined,
]

const columns: readonly Column[] = [
  ['key', (_, { key }) => key],
  ['title', ({ work }) => work.title],
  ['authors', ({ work }) => work.authors.map(invertedName).filter(Boolean).join('; ')],
  ['year', ({ work }) => work.year],
  ['journal', ({ work }) => work.venue],
  ['volume', ({ work }) => work.volume],
  ['issue', ({ work }) => work.issue],
  ['pages', ({ work }) => work.pages],
  ['publisher', ({ work }) => work.publisher],
  ['type', ({ work }) => work.type],
  ['language', ({ work }) => work.language],
  ['doi', ({ work }) => work.doi],
  ['pmid', ({ work }) => work.pmid],
  ['url', ({ work, access }) => work.urls.landing ?? access.url],
  ['open copy', ({ access }) => access.openCopyUrl],
  ['access', ({ access }) => access.state],
  ['relevancy', ({ relevancy }) => Math.round(relevancy.score)],
  ['quality', ({ quality }) => Math.round(quality.score)],
  ['peer review', ({ peerReview }) => peerReview],
  ['retraction check', ({ retractionCheck }) => retractionCheck],
  ['citations', ({ work }) => work.citations],
  ['note', (source) => sourceWarnings(source).join('; ')],
  [
    'found in',
    ({ members }, { locale }) =>
      databaseLabels([...new Set(members.flatMap((work) => work.source.map(({ db }) => db)))], locale),
  ],
  ['keywords', ({ work }) => work.keywords?.join('; ')],
  ['summary', ({ summary }) => summary?.text],
  ['abstract', ({ work, writtenAbstract }) => work.abstract ?? writtenAbstract],
]

/** The sources as a CSV table with a heading row, in their order; unknown is an empty cell. `keys` is by source id, databases are named in `locale`. */
export function writeCsv(
  sources: readonly Source[],
  { keys, locale }: { readonly keys: ReadonlyMap<string, string>; readonly locale: Locale },
): string {
  const rows = sources.map((source) =>
    columns.map(([, cell]) => String(cell(source, { key: keys.get(source.id) ?? source.id, locale }) ?? '')),
  )
  return writeCsvRows([columns.map(([name]) => name), ...rows])
}
