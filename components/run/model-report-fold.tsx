import { useTranslations } from 'next-intl'
import type { ComponentType } from 'react'
import { CopyText } from '@/components/ui/copy-text'
import { Fold } from '@/components/ui/fold'
import type { LeftOutSentence, ModelReport } from '@/lib/contracts/model-report'
import { TechnicalDetail } from './technical-detail'

interface ModelReportFoldProps<T extends LeftOutSentence> {
  readonly report: Omit<ModelReport, 'leftOut'> & { readonly leftOut: readonly T[] }
  /** What stands below a sentence: its sources, or what they say. */
  readonly below: ComponentType<T>
}

/** What became of a model's answer: which sentences the text does not have and why, so that the student can take one over as their own. */
export function ModelReportFold<T extends LeftOutSentence>({
  report,
  below: Below,
}: ModelReportFoldProps<T>) {
  const t = useTranslations('run.model')
  const { outcome, detail, leftOut } = report
  return (
    <Fold title={t(`title.${outcome}`, { count: leftOut.length })} className="text-sm">
      <div className="space-y-2 font-sans">
        <p className="text-soft">{t(`text.${outcome}`)}</p>
        {leftOut.length > 0 ? <p className="text-soft">{t('takeOver')}</p> : null}
        <ul className="space-y-2">
          {leftOut.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence may have been left out twice.
            <li key={at} className="space-y-1">
              <CopyText label={t(`reason.${one.reason}`)} text={one.sentence} />
              <Below {...one} />
            </li>
          ))}
        </ul>
        {detail ? <TechnicalDetail text={detail} /> : null}
      </div>
    </Fold>
  )
}
