import { useFormatter, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Fold } from '@/components/ui/fold'
import { CheckIcon, QuestionIcon, WarningIcon } from '@/components/ui/icons'
import { PASS_SCORE01 } from '@/lib/contracts/pass-score'
import type { QualityCheck, QualityStage } from '@/lib/contracts/proposal-quality'

/** The two scores with the mark that both must reach, and the whole. */
export function QualityScores({ validation }: Pick<QualityStage, 'validation'>) {
  const t = useTranslations('proposal.quality')
  const format = useFormatter()
  return (
    <dl className="grid grid-cols-3 gap-4">
      <Score label={t('coherence')} share01={validation.coherence_score} />
      <Score label={t('feasibility')} share01={validation.feasibility_score} />
      <div>
        <dt className="text-xs text-soft">{t('overall')}</dt>
        <dd className="text-xl font-semibold">
          {t.rich('ofHundred', {
            score: format.number(validation.overall_quality_score, { maximumFractionDigits: 1 }),
            small: (words) => <span className="text-sm font-normal text-soft">{words}</span>,
          })}
        </dd>
      </div>
    </dl>
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

/** What was checked and what came of it; closed, only how many do not hold. */
export function QualityChecks({ checks }: { checks: readonly QualityCheck[] }) {
  const t = useTranslations('proposal.quality')
  const format = useFormatter()
  const failed = checks.filter(({ passed }) => passed === false).length
  const unknown = checks.filter(({ passed }) => passed === null).length
  return (
    <Fold
      title={t('checks', { count: checks.length })}
      aside={[
        ...(failed > 0 ? [t('failedChecks', { count: failed })] : []),
        ...(unknown > 0 ? [t('unknownChecks', { count: unknown })] : []),
        ...(failed + unknown === 0 ? [t('allHold')] : []),
      ].join(' · ')}
    >
      <ul className="divide-y divide-line">
        {checks.map((check) => (
          <li key={check.id} className="flex items-start gap-2.5 py-2">
            <span className={markColours[stateOf(check)]}>
              {check.passed === null ? <QuestionIcon /> : check.passed ? <CheckIcon /> : <WarningIcon />}
            </span>
            <div className="min-w-0 flex-1">
              <p className="font-medium">
                {t(`check.${check.id}`)}
                <span className="sr-only">: {t(stateOf(check))}</span>
              </p>
              <p dir="auto" className="text-soft">
                {check.detail}
              </p>
            </div>
            {/* That all of it holds, the sign says already. */}
            {check.share01 < 1 && check.passed !== null ? (
              <Badge>{format.number(check.share01, { style: 'percent', maximumFractionDigits: 0 })}</Badge>
            ) : null}
          </li>
        ))}
      </ul>
    </Fold>
  )
}

const markColours = { holds: 'text-accent', fails: 'text-warn', notKnown: 'text-soft' } as const

function stateOf({ passed }: QualityCheck): keyof typeof markColours {
  if (passed === null) return 'notKnown'
  return passed ? 'holds' : 'fails'
}
