import type { Locale } from '@/lib/contracts/locale'
import type { ScorePart } from '@/lib/contracts/source'
import { type KeyOf, type Say, speak } from '@/lib/core/text/say'
import { reasonPhrases } from './relevance-phrases'

export const reasonLanguages = ['en', 'pt', 'es'] as const
export type ReasonLanguage = (typeof reasonLanguages)[number]

const STRONG_FROM = 50
const PARTIAL_FROM = 25
const OUT_OF_SCOPE_BELOW = 50
const REASON_MAX = 600

const localeOf = { en: 'en', pt: 'pt-BR', es: 'es' } as const satisfies Record<ReasonLanguage, Locale>

/** What a reason is made of. */
export function sayReason(language: ReasonLanguage): Say<KeyOf<typeof reasonPhrases>> {
  return speak(reasonPhrases, localeOf[language])
}

/** One sentence on why a work has its relevancy, built from the parts alone. At most 600 units. */
export function relevancyReason(parts: readonly ScorePart[], language: ReasonLanguage): string {
  const t = sayReason(language)
  const total = parts.reduce((sum, part) => sum + part.weight * part.score, 0)
  const level = total >= STRONG_FROM ? t('strong') : total >= PARTIAL_FROM ? t('partial') : t('weak')
  const abstract = partOf(parts, 'abstract')
  const scope = partOf(parts, 'scope')
  const clauses: string[] = []
  for (const name of ['title', 'abstract', 'keywords'] as const) {
    const ground = partOf(parts, name)?.ground
    if (ground && !(name === 'abstract' && abstract?.unknown)) clauses.push(t(name, { ground }))
  }
  if (clauses.length === 0) clauses.push(t('nothing'))
  if (abstract?.unknown) clauses.push(t('noAbstract'))
  if (scope && scope.score < OUT_OF_SCOPE_BELOW) {
    clauses.push(scope.ground === '' ? t('scope') : t('scopeOf', { ground: scope.ground }))
  }
  return `${`${level}: ${clauses.join('; ')}`.slice(0, REASON_MAX - 1)}.`
}

const partOf = (parts: readonly ScorePart[], name: string): ScorePart | undefined =>
  parts.find((part) => part.name === name)
