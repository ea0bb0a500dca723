'use client'

import { useTranslations } from 'next-intl'
import { shownErrorOf, useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { ExternalLink } from '@/components/ui/external-link'
import { Fold } from '@/components/ui/fold'
import { Notice } from '@/components/ui/notice'

import type { SourceRow } from '@/lib/contracts/source-validation'
import { spokenName } from '@/lib/core/identity/author-line'
import { viewSource } from '@/lib/core/validation/source-row'
import { AbstractSection } from './abstract-section'
import { AccessLink } from './access-link'
import { CitationCopies } from './citation-copies'
import { matchedWords } from './matched-words'
import { pairsWithout } from './record-pairs'
import { SourceBadges } from './source-badges'
import { SourceLinks } from './source-links'
import { SourceWhy } from './source-why'
import { useDatabaseLabel } from './use-database-label'
import { useSource } from './use-source'

/** Names that are written out. */
const AUTHORS_SHOWN = 50

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
  const label = useDatabaseLabel()
  const errorText = useErrorText()
  const { data: answer, error, refetch } = useSource(projectId, props.row)
  const data = answer?.source
  const row = props.row.isBrief && data ? viewSource(data) : props.row
  const { work } = row
  const names = work.authors.map(spokenName).filter(Boolean)
  const place = [
    work.venue,
    work.volume && t('volume', { value: work.volume }),
    work.issue && t('issue', { value: work.issue }),
    work.pages && t('pages', { value: work.pages }),
    work.date ?? work.year,
  ]
  return (
    <div className="space-y-5">
      <header>
        <h3 lang={work.language ?? undefined} dir="auto" className="font-serif text-xl font-semibold">
          {work.title}
        </h3>
        <p dir="auto" className="mt-1 text-sm text-soft">
          {names.slice(0, AUTHORS_SHOWN).join(', ')}
          {names.length > AUTHORS_SHOWN
            ? ` ${t('moreAuthors', { count: names.length - AUTHORS_SHOWN })}`
            : ''}
        </p>
        <p dir="auto" className="text-sm text-soft">
          {place.filter(Boolean).join(' · ')}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <AccessLink row={row} />
          {work.doi ? <Doi doi={work.doi} invented={work.sandbox === true} /> : null}
          {work.citations === null ? null : (
            <span className="text-soft">{t('citations', { count: work.citations })}</span>
          )}
        </div>
        <div className="mt-2">
          <SourceBadges row={row} />
        </div>
      </header>

      {row.summary ? (
        <section>
          <h4 className="label-caps mb-1">{t('summary')}</h4>
          <p lang={row.summary.language ?? undefined} dir="auto" className="text-base">
            {row.summary.text}
          </p>
          <p className="mt-1 text-xs text-faint">
            {t('writtenBy', {
              engine: row.summary.engine === 'built-in' ? t('builtIn') : row.summary.engine,
            })}
          </p>
        </section>
      ) : null}

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

      {linked.length > 0 ? (
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
      ) : null}

      {data && data.members.length > 1 ? (
        <section>
          <h4 className="label-caps mb-1">{t('records', { count: data.members.length })}</h4>
          <p className="mb-2 text-xs text-soft">{t('recordsText')}</p>
          <ul className="divide-y divide-line rounded-md border border-line">
            {data.members.map((member, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a record is named by its place, which is what a split asks for.
              <li key={index} className="flex items-start gap-3 px-3 py-2 text-sm">
                <div className="min-w-0">
                  <p className="text-xs text-faint">{member.source.map(({ db }) => label(db)).join('; ')}</p>
                  {member.title === work.title ? null : (
                    <p dir="auto" className="font-serif">
                      {member.title}
                    </p>
                  )}
                  <p className="text-xs text-soft">
                    {[member.year, member.venue, member.doi].filter(Boolean).join(' · ')}
                  </p>
                </div>
                <Button
                  size="sm"
                  className="ml-auto"
                  disabled={!canSplit}
                  onClick={() => onSplit(pairsWithout(data.members, index))}
                >
                  {t('split')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
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

/** An invented DOI is registered nowhere, so it leads nowhere. */
function Doi({ doi, invented }: { doi: string; invented: boolean }) {
  return <ExternalLink href={invented ? null : `https://doi.org/${doi}`}>doi:{doi}</ExternalLink>
}
