'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { ScopeFindingView } from '@/components/frame/scope-finding'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Segmented } from '@/components/ui/segmented'
import { TextLink } from '@/components/ui/text-link'
import type { LedgerRow } from '@/lib/contracts/claim-ledger'
import type { CheckedDraft } from '@/lib/contracts/draft-check'
import { itemHref } from '../library-places'
import { type CheckFilter, checkFilters, countByFilter, isShownIn } from './check-filter'
import { ClaimRow } from './claim-row'
import { PassagePane } from './passage-pane'

/** Sentences drawn at once; more are a press away. */
const SHOWN_STEP = 100

interface CheckResultProps {
  projectId: string
  check: CheckedDraft
  onAgain: () => void
}

/** The draft sentence by sentence with what its sources say, the passage of the open one beside it. */
export function CheckResult({ projectId, check, onAgain }: CheckResultProps) {
  const t = useTranslations('library.check')
  const scopeWords = useTranslations('common.scope')
  const paneId = useId()
  const counts = countByFilter(check.ledger.rows)
  const [filter, setFilter] = useState<CheckFilter>(counts.faults > 0 ? 'faults' : 'claims')
  const [limit, setLimit] = useState(SHOWN_STEP)
  const [openRow, setOpenRow] = useState<LedgerRow | null>(null)
  const rows = check.ledger.rows.filter((row) => isShownIn(row, filter))
  const shown = rows.slice(0, limit)
  const passage = check.passages.find(({ id }) => id === openRow?.evidence?.passageId) ?? null
  const titleOf = (itemId: string) => check.cited.find((item) => item.itemId === itemId)?.title ?? ''
  const withoutText = check.cited.filter(({ hasText }) => !hasText)

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="font-serif text-lg font-semibold">
          {t('summary', { sentences: counts.claims, faults: counts.faults })}
        </h2>
        <Button onClick={onAgain}>{t('again')}</Button>
      </div>
      {check.scope?.check.change === 'second-thesis' ? (
        <Notice tone="warn" title={scopeWords('title')}>
          <ScopeFindingView finding={check.scope} says={(reason) => scopeWords('said', { reason })} />
        </Notice>
      ) : (
        <p dir="auto" className="max-w-3xl text-sm text-soft">
          {check.scope ? t(`aim.${check.scope.check.change}`, { text: check.scope.text }) : t('aim.none')}
        </p>
      )}
      {check.unmatched.length > 0 ? (
        <Notice tone="warn" title={t('unmatched', { count: check.unmatched.length })}>
          <p>{t('unmatchedText')}</p>
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5">
            {check.unmatched.map((citation) => (
              <li key={citation} dir="auto" className="font-serif text-ink">
                {citation}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {withoutText.length > 0 ? (
        <Notice title={t('withoutText', { count: withoutText.length })}>
          <ul>
            {withoutText.map(({ itemId, title }) => (
              <li key={itemId}>
                <TextLink href={itemHref(projectId, itemId)} className="font-serif">
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <Segmented
        label={t('filter')}
        options={checkFilters.map((value) => ({
          value,
          label: t(`filters.${value}`, { count: counts[value] }),
        }))}
        value={filter}
        onChange={(next) => {
          setFilter(next)
          setLimit(SHOWN_STEP)
        }}
      />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          {rows.length === 0 ? <p className="py-4 text-sm text-soft">{t('noneOfThese')}</p> : null}
          <ol aria-label={t('sentences')} className="divide-y divide-line border-y border-line">
            {shown.map((row) => (
              <ClaimRow
                key={row.start}
                row={row}
                source={row.evidence ? titleOf(row.evidence.itemId) : null}
                isOpen={openRow === row}
                paneId={paneId}
                onOpen={() => setOpenRow(openRow === row ? null : row)}
              />
            ))}
          </ol>
          {rows.length > shown.length ? (
            <Button className="mt-3" onClick={() => setLimit(limit + SHOWN_STEP)}>
              {t('showMore', { count: rows.length - shown.length })}
            </Button>
          ) : null}
        </div>
        <PassagePane
          id={paneId}
          projectId={projectId}
          row={openRow}
          passage={passage}
          title={passage ? titleOf(passage.itemId) : ''}
        />
      </div>
    </div>
  )
}
