import { useFormatter, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Fold } from '@/components/ui/fold'
import { CheckIcon, WarningIcon } from '@/components/ui/icons'
import { PASS_SCORE01 } from '@/lib/contracts/proposal'
import type { QualityStage } from '@/lib/contracts/proposal-run'

const severityTones = { critical: 'danger', major: 'warn', minor: 'plain' } as const

/** What quality control said of this version; null where it was published without. */
export function QualityReport({ quality }: { quality: QualityStage | null }) {
  const t = useTranslations('desk.quality')
  const format = useFormatter()
  if (!quality) return <p className="text-sm text-soft">{t('none')}</p>
  const { validation, checks } = quality
  const issues = validation.issues_identified
  const failed = checks.filter(({ passed }) => !passed).length
  return (
    <div className="space-y-4 text-sm">
      <p
        className={validation.validation_passed ? 'font-medium text-accent-strong' : 'font-medium text-warn'}
      >
        {t(validation.validation_passed ? 'passed' : 'notPassed')}
      </p>
      <dl className="grid grid-cols-3 gap-4">
        <Score label={t('coherence')} share01={validation.coherence_score} />
        <Score label={t('feasibility')} share01={validation.feasibility_score} />
        <div>
          <dt className="text-xs text-soft">{t('overall')}</dt>
          <dd className="text-xl font-semibold">
            {format.number(validation.overall_quality_score, { maximumFractionDigits: 0 })}
            <span className="text-sm font-normal text-soft"> / {format.number(100)}</span>
          </dd>
        </div>
      </dl>
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
      <Fold
        title={t('checks', { count: checks.length })}
        aside={failed > 0 ? t('failed', { count: failed }) : t('allHold')}
      >
        <ul className="divide-y divide-line">
          {checks.map((check) => (
            <li key={check.id} className="flex items-start gap-2.5 py-2">
              <span className={check.passed ? 'text-accent' : 'text-warn'}>
                {check.passed ? <CheckIcon /> : <WarningIcon />}
              </span>
              <div className="min-w-0">
                <p className="font-medium">
                  {t(`check.${check.id}`)}
                  <span className="sr-only">: {t(check.passed ? 'holds' : 'fails')}</span>
                </p>
                <p dir="auto" className="text-soft">
                  {check.detail}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  )
}

function Score({ label, share01 }: { label: string; share01: number }) {
  const format = useFormatter()
  const isEnough = share01 >= PASS_SCORE01
  return (
    <div>
      <dt className="text-xs text-soft">{label}</dt>
      <dd className={isEnough ? 'text-xl font-semibold' : 'text-xl font-semibold text-warn'}>
        {format.number(share01, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}
        <svg
          aria-hidden="true"
          viewBox="0 0 100 6"
          preserveAspectRatio="none"
          className="mt-1 block h-1.5 w-full"
        >
          <rect y="1" width="100" height="4" className="fill-line" />
          <rect y="1" width={100 * share01} height="4" className={isEnough ? 'fill-accent' : 'fill-warn'} />
          <rect x={100 * PASS_SCORE01 - 0.4} width="0.8" height="6" className="fill-ink" />
        </svg>
      </dd>
    </div>
  )
}
