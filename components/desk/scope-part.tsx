import { useTranslations } from 'next-intl'
import { ScopeFindingView } from '@/components/frame/scope-finding'
import { Moment } from '@/components/ui/moment'
import { Notice } from '@/components/ui/notice'
import type { ScopeStanding } from '@/lib/contracts/scope'

/** Tells an advisor that the work is no longer the topic that was validated, with the student's reason where one was given. */
export function ScopePart({ scope }: { scope: ScopeStanding | null }) {
  const t = useTranslations('desk.scope')
  if (!scope || scope.findings.length === 0) return null
  return (
    <Notice tone="warn" title={t('title')} className="mt-4 max-w-[42rem] min-[90rem]:ml-[14.5rem]">
      <p dir="auto">
        {t('validated')} <Moment at={scope.at} day />:{' '}
        <span className="font-serif text-ink">“{scope.question || scope.topic}”</span>
      </p>
      <div className="mt-1 space-y-1">
        {scope.findings.map((finding) => (
          <ScopeFindingView
            key={`${finding.place} ${finding.text}`}
            finding={finding}
            says={(reason) => t('said', { reason })}
          />
        ))}
      </div>
    </Notice>
  )
}
