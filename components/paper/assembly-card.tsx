import { useFormatter, useTranslations } from 'next-intl'
import { StageCard, StepText, stepLine } from '@/components/run/stage-card'
import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import type { RunState } from '@/lib/contracts/run'
import { finalStageOf } from '@/lib/core/paper/final/final-outputs'
import type { StageProgress } from '@/lib/core/run/run-progress'

interface AssemblyCardProps {
  readonly stage: StageProgress
  readonly number: number
  readonly run: RunState
  readonly labelOf: (agent: string) => string
  readonly busy: boolean
  readonly onAgain: () => void
}

/** The final stage: how far it is, what was mapped, and what is to be remarked on the paper. */
export function AssemblyCard({ stage, number, run, labelOf, busy, onAgain }: AssemblyCardProps) {
  const t = useTranslations('paper')
  const format = useFormatter()
  const { map, report } = finalStageOf(run)
  const total = stage.steps.length
  const done = stage.steps.filter(({ standing }) => standing === 'done' || standing === 'stale').length
  const isStale = stage.steps.some(({ standing }) => standing === 'stale')
  const outputs = new Set(map?.chapters.flatMap((chapter) => chapter.outputs.map(({ agent }) => agent)))
  return (
    <StageCard
      data-phase={stage.key}
      number={number}
      label={stage.label}
      done={done}
      total={total}
      count={`${done}/${total}`}
      steps={stage.steps.map(({ key, label, standing }) => (
        <li
          key={key}
          data-step={key}
          data-standing={standing}
          className={`${stepLine} grid-cols-[1rem_minmax(0,1fr)]`}
        >
          <StepText standing={standing} label={label} facts={[t(`standing.${standing}`)]} />
        </li>
      ))}
    >
      {map ? (
        <div className="space-y-2 border-t border-line px-4 py-2.5 text-sm">
          <p className="text-soft">
            {t('assembly.mapped', {
              outputs: outputs.size,
              chapters: map.chapters.length,
              share: format.number(map.quality.coverage01, { style: 'percent' }),
            })}
          </p>
          {report ? (
            <p className="text-soft">
              {t('assembly.made', {
                words: report.metadata.words,
                references: report.metadata.references.length,
              })}
            </p>
          ) : null}
          {isStale && run.status !== 'running' ? (
            <Button size="sm" busy={busy} onClick={onAgain}>
              {t('assembly.again')}
            </Button>
          ) : null}
          {report && report.warnings.length > 0 ? (
            <Fold title={t('assembly.remarks')} aside={report.warnings.length}>
              <ul className="space-y-1 [overflow-wrap:anywhere]">
                {report.warnings.map(({ code, chapter, about }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the remarks of a report never change places.
                  <li key={at} data-remark={code}>
                    {t(`assembly.warning.${code}`, {
                      chapter: chapter ?? '',
                      about: code === 'output-missing' ? labelOf(about) : about,
                    })}
                  </li>
                ))}
              </ul>
            </Fold>
          ) : report ? (
            <p className="text-soft">{t('assembly.noRemarks')}</p>
          ) : null}
        </div>
      ) : null}
    </StageCard>
  )
}
