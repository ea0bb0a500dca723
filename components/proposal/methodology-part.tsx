import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { MethodologyStage } from '@/lib/contracts/proposal-run'
import { CitedParagraphs, CitedText } from './cited-text'
import { DataTable } from './data-table'
import { ObjectiveNumbers } from './objectives-part'
import { PartHeading } from './part-heading'

/** How it is done, why, and what else could have been chosen. */
export function MethodologyPart({ stage }: { stage: MethodologyStage }) {
  const t = useTranslations('proposal.methodology')
  const { recommendation, methods } = stage
  const { timeline_fit: fit, alternative_methodologies: alternatives } = recommendation
  return (
    <div className="space-y-6">
      <p className="text-lg">
        {recommendation.recommended_methodology} <Badge>{t(`type.${recommendation.methodology_type}`)}</Badge>
      </p>
      <CitedParagraphs text={recommendation.justification} />
      {methods.length > 0 ? (
        <DataTable
          caption={t('methods')}
          head={[t('method'), t('objectives')]}
          rows={methods.map(({ method, objectives }, at) => ({
            key: `${at} ${method}`,
            cells: [
              <CitedText key="method" text={method} />,
              <ObjectiveNumbers key="numbers" numbers={objectives} />,
            ],
          }))}
        />
      ) : null}
      <div>
        <PartHeading>{t('phases')}</PartHeading>
        <p className="mb-3 font-sans text-sm">
          <Badge tone={fit.is_feasible ? 'accent' : 'warn'}>{t(fit.is_feasible ? 'fits' : 'tight')}</Badge>{' '}
          {fit.estimated_duration}
        </p>
        {fit.key_phases.length > 0 ? (
          <DataTable
            caption={t('phaseTable')}
            head={[t('phase'), t('duration'), t('activities')]}
            rows={fit.key_phases.map(({ phase, duration, activities }, at) => ({
              key: `${at} ${phase}`,
              cells: [phase, duration, <CitedText key="activities" text={activities.join('; ')} />],
            }))}
          />
        ) : null}
      </div>
      {alternatives.length > 0 ? (
        <div>
          <PartHeading>{t('alternatives')}</PartHeading>
          <ul className="grid gap-3 sm:grid-cols-2">
            {alternatives.map(({ methodology, methodology_type, pros, cons }) => (
              <li key={methodology} className="rounded-md border border-line bg-sheet p-4 font-sans text-sm">
                <p className="mb-2 font-semibold">
                  {methodology} <Badge>{t(`type.${methodology_type}`)}</Badge>
                </p>
                <Weighed sign="+" label={t('pros')} points={pros} />
                <Weighed sign="−" label={t('cons')} points={cons} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {recommendation.required_skills.length > 0 ? (
        <p className="font-sans text-sm text-soft">
          {t('skills', { skills: recommendation.required_skills.join('; ') })}
        </p>
      ) : null}
    </div>
  )
}

function Weighed({ sign, label, points }: { sign: string; label: string; points: readonly string[] }) {
  return (
    <>
      <p className="mt-2 text-xs font-semibold text-soft">{label}</p>
      <ul className="mt-1 space-y-1">
        {points.map((point) => (
          <li key={point} dir="auto" className="flex gap-2">
            <span aria-hidden="true" className={sign === '+' ? 'text-accent' : 'text-warn'}>
              {sign}
            </span>
            <span>
              <CitedText text={point} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
