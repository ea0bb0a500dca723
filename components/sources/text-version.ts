import { textSteps } from '@/lib/contracts/source-stages'
import { recordIdOfKey } from '@/lib/core/identity/source-id'
import type { SourcesWorkspace } from '@/lib/core/validation/workspace'

/** A short text that changes when the words or the records of the sources have changed. */
export function textVersionOf(sources: SourcesWorkspace['sources']): string {
  const facts = sources.map(({ id, mergedCount, hasAbstract, work }) =>
    [id, mergedCount, hasAbstract, work.title].join('\t'),
  )
  return recordIdOfKey(facts.sort().join('\n'))
}

/** While this holds, another version is on its way. */
export function areTextsChanging({ busy }: Pick<SourcesWorkspace, 'busy'>): boolean {
  return busy.some(({ key }) => textSteps.some((step) => step === key))
}
