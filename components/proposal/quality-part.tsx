import { useFormatter, useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { PASS_SCORE01 } from '@/lib/contracts/pass-score'
import type { QualityStage } from '@/lib/contracts/proposal-quality'
import { CitedText } from './cited-text'
import { PartHeading } from './part-heading'
import { QualityChecks, QualityScores } from './quality-figures'

/** Whether it holds together and can be done, and what would help. */
export function QualityPart({ stage, refinements }: { stage: QualityStage; refinements: number }) {
  const t = useTranslations('proposal.quality')
  const format = useFormatter()
  const { validation, checks } = stage
  return (
    <div className="space-y-5 font-sans text-sm">
      <Notice
        tone={validation.validation_passed ? 'accent' : 'warn'}
        title={t(validation.validation_passed ? 'passed' : 'notPassed')}
      >
        {t(validation.validation_passed ? 'passedText' : 'notPassedText', {
          rounds: refinements,
          mark: format.number(PASS_SCORE01, { minimumFractionDigits: 1 }),
        })}
      </Notice>
      <QualityScores validation={validation} />
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
      <QualityChecks checks={checks} />
    </div>
  )
}
