import { useFormatter, useTranslations } from 'next-intl'
import { QualityChecks, QualityScores } from '@/components/proposal/quality-figures'
import { Badge } from '@/components/ui/badge'
import { PASS_SCORE01 } from '@/lib/contracts/pass-score'
import type { QualityStage } from '@/lib/contracts/proposal-quality'

const severityTones = { critical: 'danger', major: 'warn', minor: 'plain' } as const

/** What quality control said of this version; null where it was published without. */
export function QualityReport({ quality }: { quality: QualityStage | null }) {
  const t = useTranslations('desk.quality')
  const format = useFormatter()
  if (!quality) return <p className="text-sm text-soft">{t('none')}</p>
  const { validation, checks } = quality
  const issues = validation.issues_identified
  return (
    <div className="space-y-4 text-sm">
      <p
        className={validation.validation_passed ? 'font-medium text-accent-strong' : 'font-medium text-warn'}
      >
        {t(validation.validation_passed ? 'passed' : 'notPassed')}
      </p>
      <QualityScores validation={validation} />
      <p className="text-xs text-soft">
        {t('mark', { mark: format.number(PASS_SCORE01, { minimumFractionDigits: 1 }) })}
      </p>
      {issues.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {issues.map((issue) => (
            <li key={`${issue.component} ${issue.description}`} className="py-2.5">
              <Badge tone={severityTones[issue.severity]}>{t(`severity.${issue.severity}`)}</Badge>
              <p dir="auto" className="mt-1 font-medium">
                {issue.description}
              </p>
              <p dir="auto" className="text-soft">
                {issue.impact}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('noIssues')}</p>
      )}
      <QualityChecks checks={checks} />
    </div>
  )
}
