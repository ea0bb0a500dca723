import { useTranslations } from 'next-intl'
import { type RunControl, RunNotices } from '@/components/run/run-notices'
import type { Connection } from '@/lib/client/follow-log'
import type { RunState } from '@/lib/contracts/run'
import { shownSourceSteps } from '@/lib/contracts/source-stages'

interface SourceNoticesProps {
  run: RunState
  connection: Connection
  busy: boolean
  onControl: (control: RunControl) => void
  projectId: string
}

/** What stands in the way of a source validation, with its steps as this room calls them. */
export function SourceNotices({ projectId, ...props }: SourceNoticesProps) {
  const t = useTranslations('sources.step')
  const stepLabel = (key: string) => {
    const shown = shownSourceSteps.find((step) => step === key)
    return shown ? t(shown) : key
  }
  const handoffHref = `/api/projects/${projectId}/export?format=loop-back`
  return <RunNotices {...props} handoffHref={handoffHref} stepLabel={stepLabel} />
}
