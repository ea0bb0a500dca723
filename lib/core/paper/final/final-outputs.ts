import { AssembledChapter, ChapterMap, FinalReport } from '@/lib/contracts/paper-final'
import { ASSEMBLE_CHAPTERS, CHECK_PAPER, SCAN_OUTPUTS } from '@/lib/contracts/paper-final-steps'
import { LockedStructure } from '@/lib/contracts/paper-foundation'
import type { PaperOutputs } from '@/lib/contracts/paper-store'
import type { RunState } from '@/lib/contracts/run'
import { SINGLE_ITEM } from '@/lib/contracts/single-item'
import { stepOf } from '@/lib/core/run/run-state'
import { agentUnit, paperOutputs } from '../paper-outputs'
import { byWriter } from './by-writer'

interface FinalOutputs {
  /** What the agents have left, with the assembled chapters in the place of their drafts. */
  readonly outputs: PaperOutputs
  /** Who wrote assembled chapters, by the key of their writers; models alone, since the floor leaves a draft in its writer's words. */
  readonly writers: ReadonlyMap<string, string>
}

/** The paper as its reader gets it. A draft that is newer than what was assembled of it stands for itself, so that no edit is ever lost. */
export function finalOutputs(run: RunState): FinalOutputs {
  const outputs = paperOutputs(run)
  const locked = LockedStructure.safeParse(outputs['dissertation-architect']).data?.chapters ?? []
  const units = stepOf(run, ASSEMBLE_CHAPTERS).units
  const assembled = locked.flatMap(({ number, writer }) => {
    const unit = units[String(number)]
    const found = AssembledChapter.safeParse(unit?.output).data
    const draftedSeq = agentUnit(run, writer)?.endedSeq ?? 0
    return found && unit?.endedSeq != null && unit.endedSeq > draftedSeq
      ? [{ chapter: found.chapter, writer, engine: unit.engine }]
      : []
  })
  const fresh = locked.flatMap(({ writer }) =>
    assembled.filter((one) => one.writer === writer).length ===
    locked.filter((one) => one.writer === writer).length
      ? [writer]
      : [],
  )
  const own = assembled.filter(({ writer }) => fresh.includes(writer))
  return {
    outputs: {
      ...outputs,
      ...byWriter(
        outputs,
        own.map(({ chapter }) => chapter),
      ),
    },
    writers: new Map(
      own.flatMap(({ writer, engine }) =>
        engine !== null && engine !== 'built-in' ? [[writer, engine] as const] : [],
      ),
    ),
  }
}

/** The map and the report of the final stage; null before they were made. */
export function finalStageOf(run: RunState): { map: ChapterMap | null; report: FinalReport | null } {
  const outputOf = (step: string) => stepOf(run, step).units[SINGLE_ITEM]?.output
  return {
    map: ChapterMap.safeParse(outputOf(SCAN_OUTPUTS)).data ?? null,
    report: FinalReport.safeParse(outputOf(CHECK_PAPER)).data ?? null,
  }
}
