import type { OpenCopy } from '@/lib/contracts/link'
import type { Source } from '@/lib/contracts/source'
import type { SourceDelta } from '@/lib/contracts/source-validation'
import type { SourcePorts } from './ports'
import { workAddress } from './score-sources'

/** Links are checked for the sources shown at first. */
export const LINKS_CHECKED_MAX = 15

/** Links of chosen sources further down that are checked before the hand-off is written; the student waits for them. */
export const CHOSEN_LINKS_CHECKED_MAX = 100

const notAsked: OpenCopy = { checked: false }

/** Whether one source can be reached, and a free copy where its own page is not free. */
export async function checkLinkOf(
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
