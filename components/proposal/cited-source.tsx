import { useTranslations } from 'next-intl'
import { RetractionItem } from '@/components/sources/retraction-item'
import { ScoreBar } from '@/components/sources/score-bar'
import { Badge } from '@/components/ui/badge'
import { ExternalLink } from '@/components/ui/external-link'
import { Fold } from '@/components/ui/fold'
import type { ProposalSource } from '@/lib/contracts/proposal-run'
import type { ReferenceVerdictKind } from '@/lib/contracts/reference-check'
import { authorLine } from '@/lib/core/identity/author-line'
import { citingPassage } from '@/lib/core/proposal/literature/citing-passage'
import { ReferenceVerdictBadge } from './reference-verdict-badge'

interface CitedSourceProps {
  source: ProposalSource
  /** How it came to be cited, in the reader's words. */
  standing: string
  /** What the indexes say, where the reader is to know it. */
  verdict?: ReferenceVerdictKind | undefined
  /** The sentence that cites it, where it is known. */
  citing?: string
}

/** A source that is cited: what it is, how it was judged, and the way to it. */
export function CitedSource({ source, standing, verdict, citing = '' }: CitedSourceProps) {
  const t = useTranslations('proposal.source')
  const common = useTranslations('common')
  const { work, retractionCheck } = source
  const language = work.language ?? undefined
  const passage = work.abstract ? citingPassage(citing, work.abstract, work.language) : null
  return (
    <div className="space-y-3">
      <div>
        <h3 dir="auto" className="font-serif text-lg leading-snug font-semibold">
          {work.title}
        </h3>
        <p className="mt-1 text-sm text-soft">
          {[authorLine(work.authors), work.year, work.venue].filter(Boolean).join(' · ')}
        </p>
      </div>
      <ul className="flex flex-wrap gap-1">
        {/* A verdict may say the same already. */}
        {retractionCheck === verdict ? null : <RetractionItem check={retractionCheck} />}
        {work.sandbox ? (
          <li>
            <Badge tone="warn" title={common('sandboxMeaning')}>
              {common('sandboxBadge')}
            </Badge>
          </li>
        ) : null}
        <li>
          <Badge tone={source.chosen ? 'accent' : 'plain'}>{standing}</Badge>
        </li>
        {verdict ? (
          <li>
            <ReferenceVerdictBadge verdict={verdict} />
          </li>
        ) : null}
      </ul>
      <div className="grid grid-cols-2 gap-5">
        <ScoreBar kind="relevancy" score={source.relevancy} />
        <ScoreBar kind="quality" score={source.quality} />
      </div>
      {source.summary ? (
        <p dir="auto" lang={language} className="font-serif text-base">
          {source.summary}
        </p>
      ) : (
        <p className="text-sm text-soft">{t('noSummary')}</p>
      )}
      {passage ? (
        <figure className="border-l-2 border-accent-line pl-3">
          <figcaption className="text-xs text-soft">{t('passage')}</figcaption>
          <blockquote dir="auto" lang={language} className="mt-0.5 font-serif text-base">
            {passage}
          </blockquote>
        </figure>
      ) : null}
      {work.abstract ? (
        <Fold title={t('abstract')} open={passage === null}>
          <p dir="auto" lang={language} className="font-serif text-base whitespace-pre-line">
            {work.abstract}
          </p>
        </Fold>
      ) : null}
      {source.url ? (
        <p className="text-sm break-all">
          <ExternalLink href={source.url}>{source.url}</ExternalLink>
        </p>
      ) : null}
    </div>
  )
}
