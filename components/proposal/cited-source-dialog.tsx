import { useTranslations } from 'next-intl'
import { authorLine } from '@/components/sources/author-line'
import { ScoreBar } from '@/components/sources/score-bar'
import { Badge } from '@/components/ui/badge'
import { Dialog } from '@/components/ui/dialog'
import { ExternalLink } from '@/components/ui/external-link'
import { TextLink } from '@/components/ui/text-link'
import type { Passport, ProposalSource } from '@/lib/contracts/proposal-run'
import { VerdictBadge } from './verdict-badge'

/** What is known of a cited source, without leaving the document. */
export function CitedSourceDialog({
  source,
  href,
  verdict,
  onClose,
}: {
  source: ProposalSource
  /** The source among those of the project. */
  href: string
  verdict: Passport['verdicts'][number] | null
  onClose: () => void
}) {
  const t = useTranslations('proposal.source')
  const common = useTranslations('common')
  const { work } = source
  const place = [authorLine(work.authors), work.year, work.venue].filter(Boolean).join(' · ')
  return (
    <Dialog open onClose={onClose} shape="side" title={t('title')} closeLabel={common('close')}>
      <div className="space-y-4">
        <div>
          <h3 dir="auto" className="font-serif text-lg leading-snug font-semibold">
            {work.title}
          </h3>
          <p className="mt-1 text-sm text-soft">{place}</p>
        </div>
        <ul className="flex flex-wrap gap-1">
          {work.sandbox ? (
            <li>
              <Badge tone="warn" title={common('sandboxMeaning')}>
                {common('sandboxBadge')}
              </Badge>
            </li>
          ) : null}
          <li>
            <Badge tone={source.chosen ? 'accent' : 'plain'}>{t(source.chosen ? 'chosen' : 'found')}</Badge>
          </li>
          {verdict ? (
            <li>
              <VerdictBadge verdict={verdict.verdict} />
            </li>
          ) : null}
        </ul>
        <div className="grid grid-cols-2 gap-5">
          <ScoreBar kind="relevancy" score={source.relevancy} />
          <ScoreBar kind="quality" score={source.quality} />
        </div>
        {source.summary ? (
          <p dir="auto" lang={work.language ?? undefined} className="font-serif text-base">
            {source.summary}
          </p>
        ) : (
          <p className="text-sm text-soft">{t('noSummary')}</p>
        )}
        <dl className="space-y-1.5 text-sm">
          <div className="flex flex-wrap gap-x-2">
            <dt className="text-soft">{t('key')}</dt>
            <dd className="font-mono text-xs leading-5">{source.key}</dd>
          </div>
          {source.url ? (
            <div>
              <dt className="text-soft">{t('link')}</dt>
              <dd className="break-all">
                <ExternalLink href={source.url}>{source.url}</ExternalLink>
              </dd>
            </div>
          ) : null}
        </dl>
        <p className="text-sm">
          <TextLink href={href}>{t('inSources')}</TextLink>
        </p>
      </div>
    </Dialog>
  )
}
