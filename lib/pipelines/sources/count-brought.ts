import type { RunState } from '@/lib/contracts/run'
import type { Source } from '@/lib/contracts/source'
import type { Brought, SourceDelta } from '@/lib/contracts/source-validation'
import type { Work } from '@/lib/contracts/work'
import { recordKey } from '@/lib/core/identity/source-id'
import { completedUnits } from '@/lib/core/run/run-state'
import { searchBeginnings } from '@/lib/core/validation/round-yields'
import { answerKeys } from './present-scope'

/** What an answer's records brought to the present search, over what answers of it that were ranked before brought. */
export function countBrought(
  works: readonly Work[],
  {
    before,
    delta,
    earlier,
  }: {
    readonly before: ReadonlyMap<string, Source>
    readonly delta: Pick<SourceDelta, 'upserts'>
    /** Keys of the records of those answers. */
    readonly earlier: ReadonlySet<string>
  },
): Brought {
  const keys = new Set(works.map(recordKey))
  const holds = ({ members }: Source, wanted: ReadonlySet<string>) =>
    members.some((record) => wanted.has(recordKey(record)))
  const added = delta.upserts.filter((source) => !before.has(source.id))
  // A record that came again without saying more changes nothing, and still was found.
  const changed = new Map(delta.upserts.map((source) => [source.id, source]))
  const known = [...before.values()].filter(
    (source) => holds(changed.get(source.id) ?? source, keys) && !holds(source, earlier),
  )
  const outside = added.filter((source) => source.outside === true).length
  return { added: added.length - outside, known: known.length, outside }
}

/** Keys of the records of the answers that were ranked in the present search. */
export function rankedKeys(run: RunState): ReadonlySet<string> {
  const began = searchBeginnings(run).at(-1) ?? 0
  const isPresent = ({ unit }: { readonly unit: { readonly endedSeq: number | null } }) =>
    (unit.endedSeq ?? 0) > began
  const ranked = new Set(
    completedUnits(run, ['rank-arrivals'])
      .filter(isPresent)
      .map(({ unit }) => unit.item),
  )
  const answers = completedUnits(run, ['search']).filter(
    (each) => isPresent(each) && ranked.has(each.unit.item),
  )
  return new Set(answers.flatMap(({ unit }) => answerKeys(unit.output)))
}
