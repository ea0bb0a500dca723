import type { ProposalBrief } from '@/lib/contracts/proposal-run'
import type { NamedWords } from '@/lib/core/evidence/found-evidence'
import { say, type Values } from '@/lib/core/text/say'
import { countedCitation } from '@/lib/core/writing/citation-mark'
import { lowerFirst } from '@/lib/core/writing/noun-phrases'
import { sentence } from '@/lib/core/writing/prose'
import type { FloorWriter } from '@/lib/core/writing/write-floor'
import type { Questions } from './compose-questions'
import { type ProblemKey, problemPhrases } from './problem-phrases'
import type { SourceFacts } from './source-facts'
import type { TopicParts } from './topic-parts'

/** With fewer sources, shares say nothing. */
export const SOURCES_COUNTED_MIN = 3

export interface StatementInput {
  readonly brief: ProposalBrief
  readonly parts: TopicParts
  readonly questions: Questions
  readonly variables: readonly string[]
  /** What results may speak for or against; empty where the question asks for no difference. */
  readonly outcomes: readonly NamedWords[]
  /** In the order of their rank. */
  readonly facts: readonly SourceFacts[]
  /** What a note changed, as clauses; empty in the first round. */
  readonly changes: readonly string[]
  readonly year: number
  readonly floor: FloorWriter
}

/** With the sources that may be quoted: those that hold most of the topic first, those that hold nothing of it not at all. */
export interface Statement extends StatementInput {
  readonly quotable: readonly SourceFacts[]
}

export type Lines = readonly string[]

export function teller({ brief: { locale } }: StatementInput) {
  return (key: ProblemKey, values: Values = {}) => sentence(problemPhrases, locale, key, values)
}

export function keysOf(facts: readonly SourceFacts[]): string {
  return countedCitation(facts.map(({ source }) => source.key))
}

/** A quotation with who says it. */
export function quoted(input: StatementInput, key: ProblemKey, facts: SourceFacts, sentence: string): string {
  const unnamed = say(problemPhrases, input.brief.locale, 'unnamed')
  const label = facts.label === '' ? lowerFirst(unnamed) : facts.label
  const count = facts.isPlural ? 2 : 1
  return input.floor.quotation(
    problemPhrases,
    key,
    { key: facts.source.key, sentence },
    { label, count, dash: facts.label === '' ? '' : '-' },
  )
}

/** A count among the sources of the project; those it is about are cited. */
export function countedOf(
  input: StatementInput,
  key: ProblemKey,
  facts: readonly SourceFacts[],
  values: Values = {},
) {
  const keys = facts.map(({ source }) => source.key)
  const count = { count: facts.length, total: input.facts.length, unknown: 0, keys }
  return input.floor.counted(problemPhrases, key, count, values)
}

/** The first sentence of each source, no sentence twice: of works that share a wording one is quoted. */
export function firstSaid(
  facts: readonly SourceFacts[],
  said: (fact: SourceFacts) => readonly string[],
): readonly { readonly fact: SourceFacts; readonly quote: string }[] {
  const seen = new Set<string>()
  return facts.flatMap((fact) => {
    const quote = said(fact).find((one) => !seen.has(one))
    if (quote === undefined) return []
    seen.add(quote)
    return [{ fact, quote }]
  })
}
