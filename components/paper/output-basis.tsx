import { useTranslations } from 'next-intl'
import { Fold } from '@/components/ui/fold'
import type { PaperOutputView } from '@/lib/contracts/paper-output-view'

interface OutputBasisProps {
  readonly view: Pick<PaperOutputView, 'task' | 'basis'>
  /** What agents are called. */
  readonly labelOf: (agent: string) => string
}

/** What the agent was asked, and what its output rests on: the work of other agents, and sources. */
export function OutputBasis({ view: { task, basis }, labelOf }: OutputBasisProps) {
  const t = useTranslations('paper.output')
  const { agents, sources } = basis
  return (
    <div className="divide-y divide-line border-y border-line text-sm">
      <Fold title={t('task')}>
        {/* Prompts are written in English, whatever the language of the page. */}
        <p lang="en" dir="ltr" className="pb-2 whitespace-pre-line [overflow-wrap:anywhere]">
          {task.replace(/(?<!\n)\n(?!\n|- )/g, ' ')}
        </p>
      </Fold>
      <Fold title={t('basis')} aside={t('basisCount', { agents: agents.length, sources: sources.length })}>
        <div className="space-y-2 pb-2">
          <p>{agents.length === 0 ? t('basisFirst') : agents.map(labelOf).join(' · ')}</p>
          {sources.length === 0 ? (
            <p className="text-soft">{t('basisNoSource')}</p>
          ) : (
            <ul className="list-disc space-y-1 pl-5 font-serif">
              {sources.map(({ key, title }) => (
                <li key={key} dir="auto">
                  {title}
                </li>
              ))}
            </ul>
          )}
        </div>
      </Fold>
    </div>
  )
}
