import { useFormatter, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import type { RunState } from '@/lib/contracts/run'
import { finalStageOf } from '@/lib/core/paper/final/final-outputs'
import type { StageProgress } from '@/lib/core/run/run-progress'
import { agentColours, agentMarks } from './agent-standing'

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
  const isStale = stage.steps.some(({ standing }) => standing === 'stale')
  const outputs = new Set(map?.chapters.flatMap((chapter) => chapter.outputs.map(({ agent }) => agent)))
  return (
    <li className="rounded-lg border border-line bg-sheet" data-phase={stage.key}>
      <div className="border-b border-line px-4 py-3">
        <h2 className="flex items-baseline gap-2 font-semibold">
          <span className="font-normal text-faint">{number}</span> {stage.label}
          <span className="ml-auto text-xs font-normal text-soft tabular-nums">
            {stage.steps.filter(({ standing }) => standing === 'done' || standing === 'stale').length}/
            {stage.steps.length}
          </span>
        </h2>
      </div>
      <ul className="divide-y divide-line">
        {stage.steps.map(({ key, label, standing }) => (
          <li
            key={key}
            data-step={key}
            data-standing={standing}
            className="grid min-h-11 grid-cols-[1rem_minmax(0,1fr)] items-center gap-x-2.5 px-4 py-1.5"
          >
            <span aria-hidden="true" className={`text-center text-sm ${agentColours[standing]}`}>
              {agentMarks[standing]}
            </span>
            <span className="min-w-0">
              <span className="block text-sm break-words">{label}</span>
              <span className="block text-xs text-soft">{t(`standing.${standing}`)}</span>
            </span>
          </li>
        ))}
      </ul>
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
    </li>
  )
}
