'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import type { DatabaseQuery } from '@/lib/contracts/search'
import type { Lane } from '@/lib/core/validation/workspace'
import type { LaneActions } from './lanes'
import { useDatabaseLabel } from './use-database-label'

/** What a database was asked, to be read and sent in other words. */
export function LaneQuery({
  lane,
  query,
  actions,
}: {
  lane: Lane
  query: DatabaseQuery
  actions: LaneActions
}) {
  const t = useTranslations('sources.lanes')
  const label = useDatabaseLabel()
  const [text, setText] = useState(query.text)
  const changed = text.trim() !== '' && text !== query.text
  return (
    <div className="pt-1 pb-1.5 pl-6">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (changed) actions.searchWith({ ...query, text: text.trim() })
        }}
      >
        <TextAreaField
          label={t('queryFor', { database: label(lane.database) })}
          labelHidden
          rows={3}
          maxLength={4_000}
          dir="auto"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="font-mono text-xs sm:text-xs"
        />
        {answerFilters(lane).length > 0 ? (
          <p className="mt-1 text-xs text-soft">
            {t('filteredHere', {
              what: answerFilters(lane)
                .map((what) => t(`filter.${what}`))
                .join(', '),
            })}
          </p>
        ) : null}
        {changed ? (
          <div className="mt-1.5 flex flex-wrap items-center gap-2">
            <Button type="submit" size="sm" variant="primary" disabled={!actions.canAsk}>
              {t('searchWithThis')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setText(query.text)}>
              {t('takeBack')}
            </Button>
            {actions.canAsk ? null : <span className="text-xs text-soft">{t('notNow')}</span>}
          </div>
        ) : null}
      </form>
    </div>
  )
}

function answerFilters(lane: Lane) {
  return lane.answer?.filterLocally ?? []
}
