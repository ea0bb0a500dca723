import { useTranslations } from 'next-intl'
import { useWriterName } from '@/components/proposal/writer-name'
import { Fold } from '@/components/ui/fold'
import { ProgressBar } from '@/components/ui/progress-bar'
import type { GateQuestion } from '@/lib/contracts/paper-run'
import { agentColours, agentMarks, type PaperAgent, type PaperPhase } from './agent-standing'

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
}

/** A phase: its agents as small cards, and its exit criteria below. */
export function PhaseCard({ phase, number, criteria, gate, onOpen }: PhaseCardProps) {
  const t = useTranslations('paper')
  const total = phase.agents.length
  const done = phase.agents.filter(({ standing }) => isMade(standing)).length
  return (
    <li className="rounded-lg border border-line bg-sheet" data-phase={phase.key}>
      <div className="border-b border-line px-4 py-3">
        <h2 className="flex items-baseline gap-2 font-semibold">
          <span className="font-normal text-faint">{number}</span> {phase.label}
          <span className="ml-auto text-xs font-normal text-soft tabular-nums">
            {done}/{total}
          </span>
        </h2>
        <div className="mt-2">
          <ProgressBar label={phase.label} done={done} total={total} />
        </div>
      </div>
      <ul className="divide-y divide-line">
        {phase.agents.map((agent) => (
          <AgentLine key={agent.key} agent={agent} onOpen={onOpen} />
        ))}
      </ul>
      <div className="border-t border-line px-4 py-2">
        <Criteria criteria={criteria} gate={gate} title={t('gate.title')} />
      </div>
    </li>
  )
}

export const isMade = (standing: PaperAgent['standing']): boolean =>
  standing === 'done' || standing === 'stale' || standing === 'skipped'

function AgentLine({ agent, onOpen }: { agent: PaperAgent; onOpen: PhaseCardProps['onOpen'] }) {
  const t = useTranslations('paper')
  const name = useWriterName()
  const { key, label, standing, writtenBy } = agent
  const [writer] = writtenBy
  return (
    <li data-agent={key} data-standing={standing}>
      <button
        type="button"
        className="grid min-h-11 w-full grid-cols-[1rem_minmax(0,1fr)] items-center gap-x-2.5 px-4 py-1.5 text-left hover:bg-paper"
        onClick={() => onOpen(agent)}
      >
        <span aria-hidden="true" className={`text-center text-sm ${agentColours[standing]}`}>
          {agentMarks[standing]}
        </span>
        <span className="min-w-0">
          <span className="block text-sm break-words">{label}</span>
          <span className="block text-xs text-soft">
            {[t(`standing.${standing}`), ...(writer === undefined ? [] : [name(writer)])].join(' · ')}
          </span>
        </span>
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
