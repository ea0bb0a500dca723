'use client'

import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/field'
import type { DeskView } from '@/lib/contracts/desk'
import { ChangesPanel } from './changes-panel'

interface VersionNewsProps {
  view: DeskView
  /** The version chosen to compare with; null: the one of the last visit. */
  since: number | null
  onSince: (since: number | null) => void
}

/** What is new in the version that is shown: the student's note, and the changes since the last visit or another version. */
export function VersionNews({ view, since, onSince }: VersionNewsProps) {
  const t = useTranslations('desk.changes')
  const { version, versions } = view
  if (!version) return null
  // Reading an older version, nothing has changed "since" a later one.
  const changes = view.changes && view.changes.from < view.changes.to ? view.changes : null
  const earlier = versions.filter(({ number }) => number < version.number)
  // A first version has nothing to be compared with.
  if (earlier.length === 0 && !version.note) return null
  return (
    <section
      aria-labelledby="news"
      className="mb-4 max-w-[42rem] border-b border-line py-5 min-[90rem]:mb-8 min-[90rem]:ml-[14.5rem]"
    >
      <div className="space-y-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <h2 id="news" className="min-w-0 flex-1 basis-60 font-serif text-lg font-semibold">
            {changes
              ? t(since === null ? 'sinceVisit' : 'sinceVersion', { from: changes.from, to: changes.to })
              : t('title')}
          </h2>
          {earlier.length > 0 ? (
            <div>
              <SelectField
                label={t('compare')}
                labelHidden
                value={since ?? ''}
                onChange={(event) => onSince(event.target.value === '' ? null : Number(event.target.value))}
              >
                <option value="">{t('lastVisit')}</option>
                {earlier.toReversed().map(({ number }) => (
                  <option key={number} value={number}>
                    {t('withVersion', { number })}
                  </option>
                ))}
              </SelectField>
            </div>
          ) : null}
        </div>
        {version.note ? (
          <blockquote className="border-l-2 border-accent-line pl-3 text-sm">
            <p className="text-xs text-soft">{t('note')}</p>
            <p dir="auto" className="whitespace-pre-wrap">
              {version.note}
            </p>
          </blockquote>
        ) : null}
        {changes ? (
          <ChangesPanel changes={changes} canShow />
        ) : earlier.length > 0 ? (
          <p className="text-sm text-soft">{t(view.isFirstVisit ? 'firstVisit' : 'nothing')}</p>
        ) : null}
      </div>
    </section>
  )
}
