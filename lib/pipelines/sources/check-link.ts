import type { OpenCopy } from '@/lib/contracts/link'
import type { Source } from '@/lib/contracts/source'
import type { SourceDelta } from '@/lib/contracts/source-validation'
import type { UnitContext } from '@/lib/engine/pipeline'
import { knownSources } from './known-sources'
import type { SourcePorts } from './ports'
import { workAddress } from './score-sources'

/** Links are checked for the sources shown at first. */
export const LINKS_CHECKED_MAX = 15

/** Links of chosen sources further down that are checked before the hand-off is written; the student waits for them. */
export const CHOSEN_LINKS_CHECKED_MAX = 100

const notAsked: OpenCopy = { checked: false }

/** Those of the first sources of the list whose links nobody has looked at. */
export function uncheckedIds(shown: readonly Source[]): readonly string[] {
  return shown
    .slice(0, LINKS_CHECKED_MAX)
    .filter(({ access }) => access.checkedAt === null)
    .map(({ id }) => id)
}

/** The link of the source that the unit is about; nothing when it is gone. */
export async function checkLinkOfItem({
  run,
  item,
  ports,
  now,
  signal,
}: UnitContext<SourcePorts>): Promise<SourceDelta> {
  const source = knownSources(run).get(item)
  if (!source) return { upserts: [], patches: [], absorbed: [], dropped: [] }
  return checkLinkOf(source, { ports, now, signal })
}

/** Whether one source can be reached, and a free copy where its own page is not free. */
async function checkLinkOf(
  source: Source,
  {
    ports,
    now,
    signal,
  }: { ports: Pick<SourcePorts, 'checkLink' | 'findOpenCopy'>; now: string; signal: AbortSignal },
): Promise<SourceDelta> {
  const url = workAddress(source.work)
  const checked =
    url === null ? { state: 'not-checked' as const, url: null } : await ports.checkLink(url, signal)
  // A publisher's page opens for everybody; that the text behind it is closed, the index knows better.
  const state = checked.state === 'open' && source.work.openAccess === false ? 'paywalled' : checked.state
  const { doi } = source.work
  const copy = state === 'open' || doi === null ? notAsked : await ports.findOpenCopy(doi, signal)
  // What nobody could say is asked again.
  const checkedAt = state === 'not-checked' || state === 'unreachable' ? null : now
  const access = {
    state,
    url: checked.url ?? url,
    openCopyUrl: copy.checked ? copy.url : null,
    openCopyChecked: copy.checked,
    checkedAt,
  }
  return { upserts: [], patches: [{ id: source.id, access }], absorbed: [], dropped: [] }
}
