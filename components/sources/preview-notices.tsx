import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { Locale } from '@/lib/contracts/locale'
import { refinementPhrases } from '@/lib/core/search/change-phrases'
import type { TopicChange } from '@/lib/core/search/topic-change'
import { say } from '@/lib/core/text/say'
import type { useRefinementPreview } from './use-refinement-preview'

interface PreviewNoticesProps {
  preview: NonNullable<ReturnType<typeof useRefinementPreview>['preview']>
  locale: Locale
  onConsult: () => void
}

/** What a refinement leaves open before it runs: words not understood, a topic that was left, a consultation. */
export function PreviewNotices({ preview, locale, onConsult }: PreviewNoticesProps) {
  const t = useTranslations('sources.refine')
  const scopeWords = useTranslations('common.scope')
  return (
    <>
      {preview.asksBack ? <Notice tone="plain" title={preview.asksBack} /> : null}
      {preview.scope?.change === 'second-thesis' ? (
        <Notice tone="warn" announce="status" title={scopeWords('title')}>
          <p>{scopeWords('before')}</p>
          {preview.scope.outside.length > 0 ? (
            <p dir="auto">{scopeWords('outside', { words: preview.scope.outside.join(', ') })}</p>
          ) : null}
        </Notice>
      ) : null}
      {preview.offersConsultation ? (
        <Notice
          tone="plain"
          title={t('topicTitle')}
          actions={
            <Button size="sm" onClick={onConsult}>
              {t('consult')}
            </Button>
          }
        >
          <p>{t('topicText')}</p>
          {topicMoves(preview.topicChange, locale).map((line) => (
            <p key={line} dir="auto" className="mt-1">
              {line}
            </p>
          ))}
        </Notice>
      ) : null}
    </>
  )
}

/** Which words of the topic go and which come. */
function topicMoves({ lost, gained }: TopicChange, locale: Locale): readonly string[] {
  const moves = [
    ['lost', lost],
    ['gained', gained],
  ] as const
  return moves.flatMap(([key, words]) =>
    words.length > 0 ? [say(refinementPhrases, locale, key, { words: words.join(', ') })] : [],
  )
}
