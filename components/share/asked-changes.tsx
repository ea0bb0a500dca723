import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import type { ShareView } from '@/lib/contracts/desk'

/** Why the advisor did not approve the version that stands, where the student revises it; nothing once a newer one is published. */
export function AskedChanges({ projectId, desk }: { projectId: string; desk: ShareView }) {
  const t = useTranslations('share.asked')
  const decision = desk.rounds.at(-1)?.decision ?? null
  if (decision === null || decision.verdict === 'approve') return null
  return (
    <Notice tone="warn" title={t('title', { name: decision.by, verdict: decision.verdict })}>
      {decision.reason ? (
        <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {decision.reason}
        </p>
      ) : null}
      <p className="mt-1">
        <TextLink href={`/projects/${projectId}/share`}>{t('toShare')}</TextLink>
      </p>
    </Notice>
  )
}
