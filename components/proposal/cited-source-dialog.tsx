import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialog'
import { TextLink } from '@/components/ui/text-link'
import type { ProposalSource, ReferenceChecks } from '@/lib/contracts/proposal-run'
import { CitedSource } from './cited-source'

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
  verdict: ReferenceChecks['verdicts'][number] | null
  onClose: () => void
}) {
  const t = useTranslations('proposal.source')
  return (
    <Dialog open onClose={onClose} shape="side" title={t('title')}>
      <div className="space-y-3">
        <CitedSource
          source={source}
          standing={t(source.chosen ? 'chosen' : 'found')}
          verdict={verdict?.verdict}
        />
        <dl className="flex flex-wrap gap-x-2 text-sm">
          <dt className="text-soft">{t('key')}</dt>
          <dd className="font-mono text-xs leading-5">{source.key}</dd>
        </dl>
        <p className="text-sm">
          <TextLink href={href}>{t('inSources')}</TextLink>
        </p>
      </div>
    </Dialog>
  )
}
