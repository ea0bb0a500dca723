import type { IntakeLimits } from '@/lib/core/search/intake-faults'
import { FilesDoor } from './files-door'
import { IntakeForm } from './intake-form'
import { SandboxOffer } from './sandbox-offer'
import { TopicDoor } from './topic-door'

/** The three doors (no topic, a topic, sources or a draft), and the demonstration. */
export function BeginPanel({ limits, uploadBytesMax }: { limits: IntakeLimits; uploadBytesMax: number }) {
  return (
    <div className="space-y-10">
      <div className="grid border-line max-lg:divide-y max-lg:divide-line lg:grid-cols-[18rem_minmax(0,1fr)_18rem] lg:divide-x lg:divide-line">
        <div className="max-lg:pb-8 lg:pr-8">
          <TopicDoor />
        </div>
        <div className="max-lg:py-8 lg:px-8">
          <IntakeForm limits={limits} />
        </div>
        <div className="max-lg:pt-8 lg:pl-8">
          <FilesDoor bytesMax={uploadBytesMax} />
        </div>
      </div>
      <SandboxOffer />
    </div>
  )
}
