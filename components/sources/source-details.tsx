'use client'

import { useTranslations } from 'next-intl'
import { shownErrorOf, useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { Notice } from '@/components/ui/notice'
import type { SourceRow } from '@/lib/contracts/source-validation'
import { viewSource } from '@/lib/core/validation/source-row'
import { AbstractSection } from './abstract-section'
import { CitationCopies } from './citation-copies'
import { matchedWords } from './matched-words'
import { MergedRecords } from './merged-records'
import { SourceHead } from './source-head'
import { SourceLinks } from './source-links'
import { SourceWhy } from './source-why'
import { useSource } from './use-source'

interface SourceDetailsProps {
  projectId: string
  row: SourceRow
  /** Other forms of the same work that are in the list. */
  linked: readonly SourceRow[]
  canSplit: boolean
  /** Records that must stay apart from now on, by their keys. */
  onSplit: (pairs: readonly [string, string][]) => void
  /** Looks for another source that is the same work. */
  onJoin: () => void
  written: string | null
  /** Begin by writing the missing abstract in. */
  writing: boolean
  onWrite: (text: string | null) => Promise<boolean>
  onOpen: (sourceId: string) => void
}

/** Everything known of one source; abstract and merged records are fetched when it is opened. */
export function SourceDetails(props: SourceDetailsProps) {
  const { projectId, linked, canSplit, onSplit, onJoin, onOpen } = props
  const t = useTranslations('sources.details')
  const errorText = useErrorText()
  const { data: answer, error, refetch } = useSource(projectId, props.row)
  const data = answer?.source
  const row = props.row.isBrief && data ? viewSource(data) : props.row
  return (
    <div className="space-y-5">
      <SourceHead row={row} />

      <Summary row={row} />

      {error ? (
        <Notice
          tone="warn"
          title={t('failed')}
          actions={
            <Button size="sm" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {errorText(shownErrorOf(error))}
        </Notice>
      ) : (
        <section>
          <h4 className="label-caps mb-1">{t('abstract')}</h4>
          <AbstractSection
            given={data ? data.work.abstract : undefined}
            matched={matchedWords(row, 'abstract')}
            language={data?.work.language ?? null}
            written={props.written}
            writing={props.writing}
            onWrite={props.onWrite}
          />
        </section>
      )}

      {answer && answer.links.length > 0 ? (
        <section>
          <h4 className="label-caps mb-1">{t('links')}</h4>
          <SourceLinks links={answer.links} />
        </section>
      ) : null}

      <Fold title={t('cite')}>
        <CitationCopies projectId={projectId} sourceId={row.id} />
      </Fold>

      <OtherForms linked={linked} onOpen={onOpen} />

      {data && data.members.length > 1 ? (
        <MergedRecords source={data} canSplit={canSplit} onSplit={onSplit} />
      ) : null}

      <section>
        <h4 className="label-caps mb-1">{t('same')}</h4>
        <p className="mb-2 text-xs text-soft">{t('sameText')}</p>
        <Button size="sm" shortcut="=" disabled={!canSplit} onClick={onJoin}>
          {t('join')}
        </Button>
        {canSplit ? null : <p className="mt-1 text-xs text-soft">{t('notNow')}</p>}
      </section>

      <section>
        <h4 className="label-caps mb-1">{t('why')}</h4>
        <SourceWhy row={row} />
      </section>
    </div>
  )
}

function Summary({ row }: { row: SourceRow }) {
  const t = useTranslations('sources.details')
  if (!row.summary) return null
  const { language, text, engine } = row.summary
  return (
    <section>
      <h4 className="label-caps mb-1">{t('summary')}</h4>
      <p lang={language ?? undefined} dir="auto" className="text-base">
        {text}
      </p>
      <p className="mt-1 text-xs text-faint">
        {t('writtenBy', { engine: engine === 'built-in' ? t('builtIn') : engine })}
      </p>
    </section>
  )
}

function OtherForms({ linked, onOpen }: Pick<SourceDetailsProps, 'linked' | 'onOpen'>) {
  const t = useTranslations('sources.details')
  if (linked.length === 0) return null
  return (
    <section>
      <h4 className="label-caps mb-1">{t('linked')}</h4>
      <ul className="space-y-1">
        {linked.map((other) => (
          <li key={other.id}>
            <button
              type="button"
              className="text-left font-serif text-sm underline underline-offset-3"
              onClick={() => onOpen(other.id)}
            >
              {other.work.title} ({other.work.year ?? '?'}, {t(`type.${other.work.type}`)})
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
