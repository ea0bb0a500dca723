import { useFormatter, useTranslations } from 'next-intl'
import type { DataCollectionStage, SampleSize } from '@/lib/contracts/proposal-run'
import { CitedParagraphs, CitedText } from './cited-text'
import { DataTable } from './data-table'
import { PartHeading } from './part-heading'

/** With what data: techniques, tools, and how many cases by which formula. */
export function DataPart({ stage }: { stage: DataCollectionStage }) {
  const t = useTranslations('proposal.data')
  const { plan, sample } = stage
  const { preparation, collection, quality_check: check, total_duration: total } = plan.timeline_breakdown
  const steps = [
    { name: t('preparation'), ...preparation },
    { name: t('collection'), ...collection },
    { name: t('qualityCheck'), ...check },
  ]
  return (
    <div className="space-y-6">
      <Listed title={t('techniques')} items={plan.collection_techniques} />
      <Listed title={t('sources')} items={plan.data_sources} />
      {plan.recommended_tools.length > 0 ? (
        <DataTable
          caption={t('tools')}
          head={[t('tool'), t('toolType'), t('access'), t('learning')]}
          rows={plan.recommended_tools.map(({ name, type, accessibility, learning_curve }, at) => ({
            key: `${at} ${name}`,
            cells: [name, type, accessibility, learning_curve],
          }))}
        />
      ) : null}
      <div>
        <PartHeading>{t('sample')}</PartHeading>
        <CitedParagraphs text={plan.estimated_sample_size} />
        <Computation sample={sample} isSaid={plan.estimated_sample_size.includes(sample.source)} />
      </div>
      <DataTable
        caption={t('steps', { duration: total })}
        head={[t('step'), t('duration'), t('activities')]}
        rows={steps.map(({ name, duration, activities }) => ({
          key: name,
          cells: [name, duration, <CitedText key="activities" text={activities.join('; ')} />],
        }))}
      />
      <Listed title={t('resources')} items={plan.resource_requirements} />
    </div>
  )
}

function Listed({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <div>
      <PartHeading>{title}</PartHeading>
      <ul className="list-disc space-y-1 pl-6 marker:text-soft">
        {items.map((item) => (
          <li key={item} dir="auto">
            <CitedText text={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Everything needed to compute the sample once more; `isSaid`: the text before it names the source already. */
function Computation({ sample, isSaid }: { sample: SampleSize; isSaid: boolean }) {
  const t = useTranslations('proposal.data')
  const format = useFormatter()
  const { n, range, invited, formula, inputs, source } = sample
  const results = [
    n === null ? null : t('cases', { n: format.number(n) }),
    n === null && range
      ? t('caseRange', { from: format.number(range[0]), to: format.number(range[1]) })
      : null,
    invited === null ? null : t('invited', { n: format.number(invited) }),
  ].filter((result) => result !== null)
  return (
    <div className="mt-3 space-y-3 rounded-md border border-line bg-sheet p-4 font-sans text-sm">
      {results.length > 0 ? <p className="font-semibold">{results.join(' · ')}</p> : null}
      {formula ? <p className="font-mono text-[0.8125rem] break-words">{formula}</p> : null}
      {inputs.length > 0 ? (
        <DataTable
          caption={t('inputs')}
          head={[t('symbol'), t('meaning'), t('value')]}
          figures={[2]}
          rows={inputs.map(({ symbol, meaning, value }) => ({
            key: `${symbol} ${meaning}`,
            cells: [symbol, meaning, format.number(value, { maximumFractionDigits: 4 })],
          }))}
        />
      ) : null}
      {source && !isSaid ? <p className="text-xs text-soft">{t('method', { source })}</p> : null}
    </div>
  )
}
