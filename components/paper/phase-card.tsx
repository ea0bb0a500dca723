import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useWriterName } from '@/components/proposal/writer-name'
import { StageCard, StepText, stepLine } from '@/components/run/stage-card'
import { Fold } from '@/components/ui/fold'
import type { GateQuestion } from '@/lib/contracts/paper-run'
import { isMade, type PaperAgent, type PaperPhase } from './agent-standing'

/** An exit criterion, as it is called on the page. */
export interface NamedCriterion {
  readonly id: string
  readonly label: string
}

interface PhaseCardProps {
  readonly phase: PaperPhase
  readonly number: number
  readonly criteria: readonly NamedCriterion[]
  readonly gate: GateQuestion | null
  readonly onOpen: (agent: PaperAgent) => void
  /** The ways to think the phase over. */
  readonly children: ReactNode
}

/** A phase: its agents as small cards, and its exit criteria below. */
export function PhaseCard({ phase, number, criteria, gate, onOpen, children }: PhaseCardProps) {
  const t = useTranslations('paper')
  const total = phase.agents.length
  const done = phase.agents.filter(({ standing }) => isMade(standing)).length
  return (
    <StageCard
      data-phase={phase.key}
      number={number}
      label={phase.label}
      done={done}
      total={total}
      count={`${done}/${total}`}
      steps={phase.agents.map((agent) => <AgentLine key={agent.key} agent={agent} onOpen={onOpen} />)}
    >
      <div className="border-t border-line px-4 py-2">
        <Criteria criteria={criteria} gate={gate} title={t('gate.title')} />
        {children}
      </div>
    </StageCard>
  )
}

function AgentLine({ agent, onOpen }: { agent: PaperAgent; onOpen: PhaseCardProps['onOpen'] }) {
  const t = useTranslations('paper')
  const name = useWriterName()
  const { key, label, standing, writtenBy } = agent
  return (
    <li data-agent={key} data-standing={standing}>
      <button
        type="button"
        className={`${stepLine} w-full grid-cols-[1rem_minmax(0,1fr)] text-left hover:bg-paper`}
        onClick={() => onOpen(agent)}
      >
        <StepText
          standing={standing}
          label={label}
          facts={[t(`standing.${standing}`), ...writtenBy.slice(0, 1).map(name)]}
        />
      </button>
    </li>
  )
}

const criterionMarks = { met: '✓', short: '≈', open: '○' } as const
const criterionColours = { met: 'text-accent', short: 'text-warn', open: 'text-faint' } as const

function Criteria({
  criteria,
  gate,
  title,
}: {
  criteria: readonly NamedCriterion[]
  gate: GateQuestion | null
  title: string
}) {
  const t = useTranslations('paper')
  const standings = new Map(gate?.criteria.map(({ id, standing }) => [id, standing]))
  const met = [...standings.values()].filter((standing) => standing === 'met').length
  return (
    <Fold title={title} aside={`${met}/${criteria.length}`}>
      <ul className="space-y-1 pb-1 text-sm">
        {criteria.map(({ id, label }) => {
          const standing = standings.get(id) ?? 'open'
          return (
            <li key={id} className="flex gap-2" data-criterion={id}>
              <span aria-hidden="true" className={criterionColours[standing]}>
                {criterionMarks[standing]}
              </span>
              <span className="min-w-0">
                {label} <span className="text-xs text-soft">({t(`gate.${standing}`)})</span>
              </span>
            </li>
          )
        })}
      </ul>
    </Fold>
  )
}
