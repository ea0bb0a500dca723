import { useFormatter, useTranslations } from 'next-intl'
import type { SourceRow } from '@/lib/contracts/source-validation'
import { rankGrounds } from './matched-words'

/** In one sentence, in the reader's language, why a source stands where it stands. */
export function RankSentence({ row }: { row: SourceRow }) {
  const t = useTranslations('sources.why.reason')
  const format = useFormatter()
  const grounds = rankGrounds(row)
  // Ranked without concepts: the sentence that was written with the score.
  if (!grounds) return row.relevancy.reason ? <p className="text-sm">{row.relevancy.reason}</p> : null
  const said = (names: readonly string[]) => format.list(names.map((name) => `\u2068${name}\u2069`))
  const clauses = [
    ...(grounds.names.length > 0 ? [t('names', { concepts: said(grounds.names) })] : []),
    ...(grounds.lacks.length > 0 ? [t('lacks', { concepts: said(grounds.lacks) })] : []),
    ...(grounds.hasNoAbstract ? [t('noAbstract')] : []),
  ]
  return <p className="text-sm">{t('sentence', { level: t(grounds.level), clauses: clauses.join('; ') })}</p>
}
