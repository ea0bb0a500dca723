import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

/** A stage rests on something that has changed since: it is written again, or kept. */
export function StaleNotice({
  isFirst,
  canAnswer,
  onRefresh,
  onKeep,
}: {
  /** The earliest stale stage: all from here on are written again together. */
  isFirst: boolean
  canAnswer: boolean
  onRefresh: () => void
  onKeep: () => void
}) {
  const t = useTranslations('proposal.stale')
  return (
    <Notice
      tone="warn"
      title={t('title')}
      actions={
        <>
          {isFirst ? (
            <Button size="sm" variant="primary" disabled={!canAnswer} onClick={onRefresh}>
              {t('refresh')}
            </Button>
          ) : null}
          <Button size="sm" disabled={!canAnswer} onClick={onKeep}>
            {t('keep')}
          </Button>
        </>
      }
    >
      {t(isFirst ? 'text' : 'laterText')}
    </Notice>
  )
}
