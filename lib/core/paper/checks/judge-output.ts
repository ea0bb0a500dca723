import type { PaperAgentKey } from '@/lib/contracts/paper-agents'
import type { WrittenChapters } from '@/lib/contracts/paper-writing'
import { checkOutput } from '../check-output'
import type { FloorContext } from '../floors/floor-context'
import { chapterJudge, mendChapters, type RefusedText } from './judge-chapters'

/** What a model wrote for an agent of the paper, and what code writes in its place. */
export interface WrittenOutput {
  readonly agent: PaperAgentKey
  readonly answer: unknown
  readonly floor: unknown
  readonly context: FloorContext
}

export interface JudgedOutput {
  /** The sentences that were left out. */
  readonly refused: readonly RefusedText[]
  readonly result:
    | { readonly ok: true; readonly value: unknown }
    | { readonly ok: false; readonly why: string }
}

/** A chapter of which more is refused makes no sense any more. */
const REFUSED_SHARE_MAX = 0.5
const WHY_MAX = 900

/** Chapters without the sentences that rest on nothing, and the whole through the check that every output goes through. Pure; never throws. */
export function judgeOutput({ agent, answer, floor, context }: WrittenOutput): JudgedOutput {
  const { refused, value, count } = mendChapters(agent, { value: answer, floor, context })
  if (value === null || refused.length > REFUSED_SHARE_MAX * count)
    return { refused, result: { ok: false, why: 'more than half of the sentences rest on nothing' } }
  const checked = checkOutput(agent, value, { ...context, judged: context })
  return {
    refused,
    result: checked.ok ? checked : { ok: false, why: checked.faults.join('; ').slice(0, WHY_MAX) },
  }
}

/** A chapter that a model wrote anew from its draft. */
export interface RewrittenChapter {
  readonly writer: PaperAgentKey
  readonly answer: WrittenChapters
  readonly context: FloorContext
  /** Sentences of the draft: they were judged when it was written. */
  readonly drafted: readonly string[]
}

/** What is wrong with a rewritten chapter. Pure; never throws. */
export function chapterFaultsOf({ writer, answer, context, drafted }: RewrittenChapter): readonly string[] {
  const { kind, sources } = context
  // A quotation that does not stand in its source is refused as it is for every agent; without a structure, so that one chapter may come alone.
  const checked = checkOutput('discussion-writer', answer, { kind, sources, outputs: {}, judged: null })
  const judge = chapterJudge(writer, context)
  const known = new Set(drafted)
  const [chapter] = answer.chapters
  const untrue = (chapter?.sections ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((text) => judge?.(text).refused ?? [])
    .filter(({ text }) => !known.has(text))
  return [...(checked.ok ? [] : checked.faults), ...untrue.map(({ text, reason }) => `${reason}: “${text}”`)]
}
