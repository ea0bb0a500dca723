import { useFormatter, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Fold } from '@/components/ui/fold'
import { CheckIcon, WarningIcon } from '@/components/ui/icons'
import { Notice } from '@/components/ui/notice'
import type { QualityStage } from '@/lib/contracts/proposal-run'
import { CitedText } from './cited-text'
import { PartHeading } from './part-heading'

/** As in the contract: both scores must reach it. */
const PASS_SCORE01 = 0.7

/** Whether it holds together and can be done, and what would help. */
export function QualityPart({ stage, refinements }: { stage: QualityStage; refinements: number }) {
  const t = useTranslations('proposal.quality')
  const format = useFormatter()
  const { validation, checks } = stage
  const percent = (share01: number) => format.number(share01, { style: 'percent', maximumFractionDigits: 0 })
  const failed = checks.filter(({ passed }) => !passed).length
  return (
    <div className="space-y-5 font-sans text-sm">
      <Notice
        tone={validation.validation_passed ? 'accent' : 'warn'}
        title={t(validation.validation_passed ? 'passed' : 'notPassed')}
      >
        {t(validation.validation_passed ? 'passedText' : 'notPassedText', {
          rounds: refinements,
          mark: percent(PASS_SCORE01),
        })}
      </Notice>
      <div className="grid gap-4 sm:grid-cols-3">
        <Score label={t('coherence')} share01={validation.coherence_score} />
        <Score label={t('feasibility')} share01={validation.feasibility_score} />
        <div>
          <p className="text-xs text-soft">{t('overall')}</p>
          <p className="text-xl font-semibold">
            {t('ofHundred', { score: format.number(validation.overall_quality_score) })}
          </p>
        </div>
      </div>
      {validation.recommendations.length > 0 ? (
        <div>
          <PartHeading>{t('recommendations')}</PartHeading>
          <ul className="list-disc space-y-1.5 pl-5 marker:text-soft">
            {validation.recommendations.map((recommendation) => (
              <li key={recommendation} dir="auto">
                <CitedText text={recommendation} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Fold
        title={t('checks', { count: checks.length })}
        aside={failed > 0 ? t('failedChecks', { count: failed }) : t('allHold')}
      >
        <ul className="divide-y divide-line">
          {checks.map((check) => (
            <li key={check.id} className="flex items-start gap-2.5 py-2">
              <span className={check.passed ? 'text-accent' : 'text-warn'}>
                {check.passed ? <CheckIcon /> : <WarningIcon />}
              </span>
              <div className="min-w-0 flex-1">
                <p className="font-medium">
                  {t(`check.${check.id}`)}
                  <span className="sr-only">: {t(check.passed ? 'holds' : 'fails')}</span>
                </p>
                <p className="text-soft">{check.detail}</p>
              </div>
              <Badge>{percent(check.share01)}</Badge>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  )
}

/** A score as a bar with the mark that must be reached. */
function Score({ label, share01 }: { label: string; share01: number }) {
  const format = useFormatter()
  const isEnough = share01 >= PASS_SCORE01
  return (
    <div>
      <p className="text-xs text-soft">{label}</p>
      <p className={isEnough ? 'text-xl font-semibold' : 'text-xl font-semibold text-warn'}>
        {format.number(share01, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}
      </p>
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
    </div>
  )
}
