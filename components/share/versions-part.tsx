'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ChangesPanel } from '@/components/desk/changes-panel'
import { shownErrorOf, useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SelectField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { Moment } from '@/components/ui/moment'
import { Skeleton } from '@/components/ui/skeleton'
import { fetchJson, fieldOf } from '@/lib/client/fetch-json'
import { queryKeys } from '@/lib/client/query-keys'
import type { VersionChanges, VersionLine } from '@/lib/contracts/desk'
import { AppError } from '@/lib/contracts/errors'

interface VersionsProps {
  readonly projectId: string
  /** Kind of the document. */
  readonly document: string
  readonly versions: readonly VersionLine[]
}

/** Every published version with its note, and what changed between two of them. */
export function VersionsPart(props: VersionsProps) {
  const { versions } = props
  const t = useTranslations('share.versions')
  const [comparing, setComparing] = useState(false)
  return (
    <div className="space-y-2">
      <Fold title={t('title')} aside={t('count', { count: versions.length })}>
        <ol className="divide-y divide-line text-sm">
          {versions.toReversed().map(({ number, round, note, createdAt }) => (
            <li key={number} className="py-2">
              <p>
                <span className="font-medium">{t('version', { number })}</span>{' '}
                <span className="text-xs text-soft">
                  {t('round', { round })} · <Moment at={createdAt} />
                </span>
              </p>
              {note ? (
                <p dir="auto" className="text-soft [overflow-wrap:anywhere]">
                  {note}
                </p>
              ) : null}
            </li>
          ))}
        </ol>
      </Fold>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setComparing(true)}>
        {t('compare')}
      </Button>
      {comparing ? <CompareDialog {...props} onClose={() => setComparing(false)} /> : null}
    </div>
  )
}

function CompareDialog({ projectId, document, versions, onClose }: VersionsProps & { onClose: () => void }) {
  const t = useTranslations('share.versions')
  const common = useTranslations('common')
  const errorText = useErrorText()
  const [from, setFrom] = useState(versions.at(-2)?.number ?? 1)
  const [to, setTo] = useState(versions.at(-1)?.number ?? 1)
  const { data, error } = useQuery({
    queryKey: queryKeys.versionChanges(projectId, document, { from, to }),
    queryFn: ({ signal }) =>
      fetchJson(
        `/api/projects/${projectId}/desk/changes?document=${document}&from=${from}&to=${to}`,
        readChanges,
        { signal },
      ),
    // A published version never changes.
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  return (
    <Dialog open onClose={onClose} shape="side" title={t('compareTitle')}>
      <div className="mb-4 grid grid-cols-2 gap-3">
        {(
          [
            [t('from'), from, setFrom],
            [t('to'), to, setTo],
          ] as const
        ).map(([label, value, set]) => (
          <SelectField
            key={label}
            label={label}
            value={value}
            onChange={(event) => set(Number(event.target.value))}
          >
            {versions.map(({ number }) => (
              <option key={number} value={number}>
                {t('version', { number })}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <div aria-live="polite">
        {error ? (
          <p className="text-sm text-danger">{errorText(shownErrorOf(error))}</p>
        ) : data ? (
          <ChangesPanel changes={data} canShow={false} />
        ) : (
          <>
            <p className="sr-only">{common('loading')}</p>
            <Skeleton className="h-24 w-full" />
          </>
        )}
      </div>
    </Dialog>
  )
}

function readChanges(answer: unknown): VersionChanges {
  if (!isChanges(answer)) throw new AppError('internal', 'the answer holds no changes')
  return answer
}

// Our own server made it; here its kind is recognised.
function isChanges(value: unknown): value is VersionChanges {
  return Array.isArray(fieldOf(value, 'blocks'))
}
