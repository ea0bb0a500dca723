import type { IntakeLimits } from '@/lib/core/search/intake-faults'
import { IntakeForm } from './intake-form'
import { SandboxOffer } from './sandbox-offer'
import { TopicDoor } from './topic-door'
import { UploadArea } from './upload-area'

/** The ways to begin: a topic, none yet, sources or a draft, the sandbox. */
export function BeginPanel({ limits, uploadBytesMax }: { limits: IntakeLimits; uploadBytesMax: number }) {
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <IntakeForm limits={limits} />
      <div className="space-y-8 border-line max-lg:border-t max-lg:pt-8 lg:border-l lg:pl-10">
        <TopicDoor />
        <UploadArea bytesMax={uploadBytesMax} />
        <SandboxOffer />
      </div>
    </div>
  )
}
