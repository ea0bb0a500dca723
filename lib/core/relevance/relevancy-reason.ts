import type { Locale } from '@/lib/contracts/locale'
import type { ConceptEvidence, ScorePart } from '@/lib/contracts/source'
import { type KeyOf, type Say, speak } from '@/lib/core/text/say'
import { relevanceLevel } from './relevance-level'
import { reasonPhrases } from './relevance-phrases'

export const reasonLanguages = ['en', 'pt', 'es'] as const
export type ReasonLanguage = (typeof reasonLanguages)[number]

const OUT_OF_SCOPE_BELOW = 50
const REASON_MAX = 600

const localeOf = { en: 'en', pt: 'pt-BR', es: 'es' } as const satisfies Record<ReasonLanguage, Locale>

type ReasonSay = Say<KeyOf<typeof reasonPhrases>>

/** What a reason is made of. */
export function sayReason(language: ReasonLanguage): ReasonSay {
  return speak(reasonPhrases, localeOf[language])
}

/** What a reason is made from: the parts of a score, and which concepts of the topic the work names, where that is known. */
export interface ReasonGrounds {
  readonly parts: readonly ScorePart[]
  readonly concepts: ConceptEvidence | undefined
}

/** One sentence on why a work has its relevancy: the concepts that it names and those that it does not. At most 600 units. */
export function relevancyReason({ parts, concepts }: ReasonGrounds, language: ReasonLanguage): string {
  const t = sayReason(language)
  const total = parts.reduce((sum, part) => sum + part.weight * part.score, 0)
  const level = t(relevanceLevel(total))
  const clauses = concepts ? conceptClauses(concepts, t) : wordClauses(parts, t)
  if (partOf(parts, 'abstract')?.unknown) clauses.push(t('noAbstract'))
  const scope = partOf(parts, 'scope')
  if (scope && scope.score < OUT_OF_SCOPE_BELOW) {
    clauses.push(scope.ground === '' ? t('scope') : t('scopeOf', { ground: scope.ground }))
  }
  return `${`${level}: ${clauses.join('; ')}`.slice(0, REASON_MAX - 1)}.`
}

function conceptClauses({ named, missing }: ConceptEvidence, t: ReasonSay): string[] {
  const list = (concepts: readonly { readonly name: string }[]) => concepts.map(({ name }) => name).join(', ')
  return [
    ...(named.length > 0 ? [t('names', { ground: list(named) })] : []),
    ...(missing.length > 0 ? [t('lacks', { ground: list(missing) })] : []),
  ]
}

function wordClauses(parts: readonly ScorePart[], t: ReasonSay): string[] {
  const clauses = (['title', 'abstract', 'keywords', 'feedback'] as const).flatMap((name) => {
    const part = partOf(parts, name)
    const isKnown = part && part.ground !== '' && !(name === 'abstract' && part.unknown)
    return isKnown ? [t(name, { ground: part.ground })] : []
  })
  return clauses.length > 0 ? clauses : [t('nothing')]
}

const partOf = (parts: readonly ScorePart[], name: string): ScorePart | undefined =>
  parts.find((part) => part.name === name)
