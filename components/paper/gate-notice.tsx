import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { type PaperAgentKey, paperAgentEntries } from '@/lib/contracts/paper-agents'
import type { GateAnswer, GateQuestion } from '@/lib/contracts/paper-run'

interface GateNoticeProps {
  readonly phase: string
  readonly gate: GateQuestion | null
  readonly labelOf: (agent: string) => string
  readonly busy: boolean
  readonly onAnswer: (answer: GateAnswer) => void
}

/** A phase in which agents broke off: they are done again, or the paper goes on without them. */
export function GateNotice({ phase, gate, labelOf, busy, onAnswer }: GateNoticeProps) {
  const t = useTranslations('paper.gate')
  const agents = (gate?.failed ?? []).filter(isKey)
  return (
    <Notice
      tone="warn"
      announce="status"
      title={t('ask', { phase })}
      actions={
        <>
          <Button
            size="sm"
            variant="primary"
            first
            busy={busy}
            onClick={() => onAnswer({ kind: 'again', agents })}
          >
            {t('again')}
          </Button>
          <Button size="sm" busy={busy} onClick={() => onAnswer({ kind: 'go-on' })}>
            {t('goOn')}
          </Button>
        </>
      }
    >
      {t('text', { agents: agents.map(labelOf).join(', ') })}
    </Notice>
  )
}

function isKey(agent: string): agent is PaperAgentKey {
  return paperAgentEntries.some(({ key }) => key === agent)
}
