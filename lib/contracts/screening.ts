import { z } from 'zod'
import type { MergeRule } from './source'
import { ABSTRACT_MAX, type Work } from './work'

/** An abstract that the student wrote in for a source of which no database has one. */
export const WrittenAbstract = z.object({
  sourceId: z.string().min(1).max(40),
  text: z.string().trim().min(1).max(ABSTRACT_MAX),
  writtenAt: z.string().max(40),
})
export type WrittenAbstract = z.infer<typeof WrittenAbstract>

/** What ranking by choices reads of a source; `abstract` may be the student's own. */
export interface ScreeningText extends Pick<Work, 'title' | 'titles' | 'abstract' | 'keywords' | 'language'> {
  readonly id: string
}

/** One record of a source, as the index described it. `key` names it in a split or a join. */
export interface MergedRecord extends Pick<Work, 'title' | 'year' | 'venue' | 'doi'> {
  readonly key: string
  readonly databases: readonly string[]
}

/** A source made of several records, and the rules that joined them. */
export interface MergedGroup {
  readonly id: string
  readonly title: string
  readonly rules: readonly MergeRule[]
  readonly records: readonly MergedRecord[]
}
