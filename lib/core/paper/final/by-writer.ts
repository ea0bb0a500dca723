import type { AssembledChapter } from '@/lib/contracts/paper-final'
import { LockedStructure } from '@/lib/contracts/paper-foundation'
import type { PaperOutputs } from '@/lib/contracts/paper-store'

/** The chapters under their writers, as outputs have them. */
export function byWriter(
  outputs: PaperOutputs,
  chapters: readonly AssembledChapter['chapter'][],
): PaperOutputs {
  const locked = LockedStructure.safeParse(outputs['dissertation-architect']).data?.chapters ?? []
  const writers = [...new Set(locked.map(({ writer }) => writer))]
  return Object.fromEntries(
    writers.flatMap((writer) => {
      const own = chapters.filter(({ number }) =>
        locked.some((one) => one.number === number && one.writer === writer),
      )
      return own.length === 0 ? [] : [[writer, { chapters: own }] as const]
    }),
  )
}
