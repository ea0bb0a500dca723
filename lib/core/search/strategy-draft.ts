import type { Locale } from '@/lib/contracts/locale'
import type { DatabaseId, Outcome } from '@/lib/contracts/search'
import type { ScopeStrategy } from '@/lib/contracts/source-validation'
import { findConceptByStems } from '@/lib/core/concepts/glossary'
import { additionOf } from '@/lib/core/concepts/read-keywords'
import type { RequiredConcept } from '@/lib/core/concepts/required-names'
import type { FoundRecord } from '@/lib/core/evidence/found-evidence'
import type { CountBand } from '@/lib/core/relevance/threshold'
import { cognateStem, cognateStems } from '@/lib/core/text/cognate-stems'
import { say, type Words } from '@/lib/core/text/say'
import type { ParameterChange, SearchPlan } from './search-plan'

/** What is known when a search has ended; the strategies are derived from this and nothing else. */
export interface ScopeEvidence {
  readonly plan: SearchPlan
  /** What the search in force requires. */
  readonly groups: readonly RequiredConcept[]
  /** The shown sources, best first. */
  readonly records: readonly FoundRecord[]
  readonly lanes: readonly {
    readonly database: DatabaseId
    readonly outcome: Outcome
    readonly count: number
  }[]
  readonly currentYear: number
  readonly locale: Locale
}

/** A strategy with the change that makes it; `parameters` are those after that change. */
export interface Strategy extends ScopeStrategy {
  readonly change: ParameterChange
}

export type StrategyKind = ScopeStrategy['kind']

/** A way to change the search before it is known whether the search would really be another one. */
export interface Draft {
  readonly kind: StrategyKind
  readonly change: ParameterChange
  readonly title: string
  readonly reason: string
}

interface Worded<Key extends string> {
  readonly phrases: Words<Key>
  readonly kind: StrategyKind
  readonly change: ParameterChange
  readonly title: Key
  readonly reason: Key
  readonly values: Readonly<Record<string, string | number>>
}

/** The draft in the reader's language. */
export function wordDraft<Key extends string>(
  { locale }: ScopeEvidence,
  { phrases, kind, change, title, reason, values }: Worded<Key>,
): Draft {
  return {
    kind,
    change,
    title: say(phrases, locale, title, values),
    reason: say(phrases, locale, reason, values),
  }
}

/** True below the threshold of eight. */
export function isFew(band: CountBand): boolean {
  return band === 'too-narrow' || band === 'few'
}

/** A name that fits into a sentence. */
export function short(text: string): string {
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}

/** The change that gives a concept another name, in the language of the topic. */
export function nameChange({ plan }: ScopeEvidence, { id }: RequiredConcept, text: string): ParameterChange {
  return { kind: 'concepts', edits: [{ kind: 'add-name', id, text, language: plan.map.language ?? 'en' }] }
}

/** The change that requires one more concept. */
export function additionChange({ plan }: ScopeEvidence, name: string): ParameterChange {
  return { kind: 'concepts', edits: [additionOf(plan.map, name)] }
}

/** The word of a phrase that says what it is about; null when it is too short to be searched for alone. */
export function headWordOf(name: string, language: 'en' | 'pt' | 'es'): string | null {
  const words = name.split(' ')
  const head = language === 'en' ? words.at(-1) : words[0]
  return head && head.length > 3 ? head : null
}

/**
 * True for a phrase of the found records that may say the same as a concept's name: it keeps the word that says what the concept is
 * about, without all of the others, and is not itself the known name of another thing. "Remote teaching" is no other way to say
 * "remote work"; "remote work arrangements" already holds the name.
 */
export function mayNameTheSame(phrase: string, name: string, language: 'en' | 'pt' | 'es'): boolean {
  const head = headWordOf(name, language)
  const [own, said] = [cognateStems(name), cognateStems(phrase)]
  if (!head || own.length < 2 || !said.includes(cognateStem(head))) return false
  if (own.every((stem) => said.includes(stem))) return false
  const known = findConceptByStems(said)
  return known === null || known === findConceptByStems(own)
}
