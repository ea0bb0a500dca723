import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { Round, Turn } from '@/lib/core/dialogues/party-mode'
import type { SideOpening } from '@/lib/core/dialogues/side-session'
import { WrittenBy } from './written-by'

interface PartyTranscriptProps {
  rounds: readonly Round[]
  agents: SideOpening['agents']
  /** The last question to the student still waits for an answer. */
  latestAsks?: boolean
}

/** What was said, round by round; a question to the student stands out. */
export function PartyTranscript({ rounds, agents, latestAsks }: PartyTranscriptProps) {
  const t = useTranslations('side.party')
  return (
    <ol className="space-y-5">
      {rounds.map(({ message, turns }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds are only appended.
        <li key={at} className="space-y-2.5">
          <div className="ml-auto w-fit max-w-[85%] rounded-lg rounded-br-sm border border-line bg-sunk px-3 py-2">
            <span className="sr-only">{t('you')} </span>
            <p dir="auto" className="text-sm whitespace-pre-wrap">
              {message}
            </p>
          </div>
          {turns.map((turn) => (
            <TurnLine
              key={turn.speaker}
              turn={turn}
              name={agents.find(({ id }) => id === turn.speaker)?.name ?? turn.speaker}
              waits={latestAsks === true && at === rounds.length - 1}
            />
          ))}
        </li>
      ))}
    </ol>
  )
}

function TurnLine({ turn, name, waits }: { turn: Turn; name: string; waits: boolean }) {
  const t = useTranslations('side.party')
  const asks = turn.asksStudent
  return (
    <div
      className={
        asks
          ? 'rounded-md border border-accent-line bg-accent-soft px-3 py-2'
          : 'border-l-2 border-line-strong pl-3'
      }
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <span className="font-semibold">{name}</span>
        {asks ? <Badge tone="accent">{waits ? t('asksNow') : t('asked')}</Badge> : null}
        <span className="text-xs text-soft">
          <WrittenBy engine={turn.engine} />
        </span>
      </p>
      <p dir="auto" className="text-sm">
        {turn.text}
      </p>
    </div>
  )
}
