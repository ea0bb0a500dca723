import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { ObjectivesStage } from '@/lib/contracts/proposal-run'
import { CitedParagraphs, CitedText } from './cited-text'
import { DataTable } from './data-table'
import { PartHeading } from './part-heading'

/** What is to be reached, and which objective answers which question. */
export function ObjectivesPart({ stage }: { stage: ObjectivesStage }) {
  const t = useTranslations('proposal.objectives')
  const { objectives, coverage } = stage
  const { feasibility_notes: notes, alignment_check: alignment } = objectives
  return (
    <div className="space-y-6">
      <div>
        <PartHeading>{t('general')}</PartHeading>
        <CitedParagraphs text={objectives.general_objective} />
      </div>
      <div>
        <PartHeading>{t('specific')}</PartHeading>
        <ol className="list-decimal space-y-1.5 pl-6 marker:text-soft">
          {objectives.specific_objectives.map((objective) => (
            <li key={objective} dir="auto">
              <CitedText text={objective} />
            </li>
          ))}
        </ol>
      </div>
      <DataTable
        caption={t('coverage')}
        head={[t('question'), t('answeredBy')]}
        rows={coverage.map(({ question, objectives: numbers }, at) => ({
          key: `${at} ${question}`,
          cells: [
            <CitedText key="question" text={question} />,
            <ObjectiveNumbers key="numbers" numbers={numbers} />,
          ],
        }))}
      />
      <div className="space-y-2">
        <p className="font-sans text-sm">
          {t('coherence', { level: t(`level.${alignment.coherence_score}`) })}
        </p>
        <CitedParagraphs text={alignment.coverage_analysis} />
      </div>
      <div>
        <PartHeading>{t('feasibility')}</PartHeading>
        <CitedParagraphs text={notes.timeline_assessment} />
        {notes.risk_factors.length > 0 ? (
          <ul className="mt-3 list-disc space-y-1 pl-6 marker:text-soft">
            {notes.risk_factors.map((risk) => (
              <li key={risk} dir="auto">
                <CitedText text={risk} />
              </li>
            ))}
          </ul>
        ) : null}
        {notes.skills_required.length > 0 ? (
          <p className="mt-3 font-sans text-sm text-soft">
            {t('skills', { skills: notes.skills_required.join('; ') })}
          </p>
        ) : null}
      </div>
    </div>
  )
}

/** Objectives as readers count them, from 1; a question without one is a gap and looks like it. */
export function ObjectiveNumbers({ numbers }: { numbers: readonly number[] }) {
  const t = useTranslations('proposal.objectives')
  if (numbers.length === 0) return <Badge tone="danger">{t('unanswered')}</Badge>
  return numbers.map((number) => number + 1).join(', ')
}
