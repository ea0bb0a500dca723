'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { shownErrorOf, useErrorText } from '@/components/frame/use-error-text'
import { CopyText } from '@/components/ui/copy-text'
import { Skeleton } from '@/components/ui/skeleton'
import { fetchJson, fieldOf } from '@/lib/client/fetch-json'
import { queryKeys } from '@/lib/client/query-keys'
import { citationForms, type SourceCitations } from '@/lib/contracts/citation'
import { AppError } from '@/lib/contracts/errors'

/** A source as ABNT, APA and BibTeX write it, each with a button that copies it. */
export function CitationCopies({ projectId, sourceId }: { projectId: string; sourceId: string }) {
  const t = useTranslations('sources.cite')
  const errorText = useErrorText()
  const { data, error } = useQuery({
    queryKey: queryKeys.citations(projectId, sourceId),
    queryFn: ({ signal }) =>
      fetchJson(`/api/projects/${projectId}/sources/${sourceId}/citations`, readCitations, { signal }),
    retry: 1,
  })
  if (error) return <p className="text-sm text-danger">{errorText(shownErrorOf(error))}</p>
  if (!data) return <Skeleton className="h-40 w-full" />
  return (
    <ul className="space-y-3">
      {citationForms.map((form) => (
        <li key={form}>
          <CopyText label={t(`form.${form}`)} text={data[form].trim()} isCode={form === 'bibtex'} />
        </li>
      ))}
    </ul>
  )
}

function readCitations(answer: unknown): SourceCitations {
  const [abnt, apa, bibtex] = citationForms.map((form) => fieldOf(answer, form))
  if (typeof abnt !== 'string' || typeof apa !== 'string' || typeof bibtex !== 'string')
    throw new AppError('internal', 'the answer holds no citations')
  return { abnt, apa, bibtex }
}
