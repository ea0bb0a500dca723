import type { ProposalSource, ReferenceChecks } from '@/lib/contracts/proposal-run'
import type { RunState } from '@/lib/contracts/run'
import {
  citedKeys,
  literatureOf,
  referenceChecksOf,
  stagesOf,
} from '@/lib/core/proposal/state/proposal-state'
import type { ProposalPorts } from './ports'

/** The sources that the stages as they stand cite or list, in the order of their first mention. */
export function citedSources(run: RunState): readonly ProposalSource[] {
  const stages = stagesOf(run)
  const cited = [...citedKeys(stages), ...(stages.problem?.value.literatureKeys ?? [])]
  const byKey = new Map(literatureOf(run)?.sources.map((source) => [source.key, source]))
  return [...new Set(cited)].flatMap((key) => byKey.get(key) ?? [])
}

/** Verdicts on all that is cited; what an earlier round found out stands, and what could not be checked is asked again. */
export async function checkCited(
  run: RunState,
  { ports, signal }: { ports: Pick<ProposalPorts, 'checkReferences'>; signal: AbortSignal },
): Promise<ReferenceChecks> {
  const known = new Map(
    referenceChecksOf(run)
      .verdicts.filter(({ verdict }) => verdict !== 'not-checked')
      .map((verdict) => [verdict.key, verdict]),
  )
  const cited = citedSources(run)
  const open = cited.filter(({ key }) => !known.has(key))
  const found = await ports.checkReferences(
    open.map(({ work }) => work),
    signal,
  )
  for (const [at, { key }] of open.entries()) {
    const verdict = found[at]
    if (verdict) known.set(key, { key, ...verdict })
  }
  return { verdicts: cited.flatMap(({ key }) => known.get(key) ?? []) }
}
