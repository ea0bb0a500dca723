import type { ScorePart } from '@/lib/contracts/source'

export const reasonLanguages = ['en', 'pt', 'es'] as const
export type ReasonLanguage = (typeof reasonLanguages)[number]

const STRONG_FROM = 50
const PARTIAL_FROM = 25
const OUT_OF_SCOPE_BELOW = 50
const REASON_MAX = 600

const phrases = {
  en: {
    strong: 'Close to the topic',
    partial: 'Partly on the topic',
    weak: 'Far from the topic',
    title: 'the title names',
    abstract: 'the abstract treats',
    keywords: 'it shares',
    noAbstract: 'no abstract is known, so the title decides',
    nothing: 'none of the words of the topic were found',
    scope: 'outside the limits set',
  },
  pt: {
    strong: 'Próximo do tema',
    partial: 'Em parte sobre o tema',
    weak: 'Distante do tema',
    title: 'o título menciona',
    abstract: 'o resumo trata de',
    keywords: 'compartilha',
    noAbstract: 'não há resumo conhecido, por isso o título decide',
    nothing: 'nenhuma palavra do tema foi encontrada',
    scope: 'fora dos limites definidos',
  },
  es: {
    strong: 'Cercano al tema',
    partial: 'En parte sobre el tema',
    weak: 'Lejano del tema',
    title: 'el título menciona',
    abstract: 'el resumen trata de',
    keywords: 'comparte',
    noAbstract: 'no se conoce el resumen, por eso decide el título',
    nothing: 'no se encontró ninguna palabra del tema',
    scope: 'fuera de los límites fijados',
  },
} as const satisfies Record<ReasonLanguage, Record<string, string>>

/** One sentence on why a work has its relevancy, built from the parts alone. At most 600 units. */
export function relevancyReason(parts: readonly ScorePart[], language: ReasonLanguage): string {
  const say = phrases[language]
  const total = parts.reduce((sum, part) => sum + part.weight * part.score, 0)
  const level = total >= STRONG_FROM ? say.strong : total >= PARTIAL_FROM ? say.partial : say.weak
  const abstract = partOf(parts, 'abstract')
  const scope = partOf(parts, 'scope')
  const clauses: string[] = []
  for (const name of ['title', 'abstract', 'keywords'] as const) {
    const ground = partOf(parts, name)?.ground
    if (ground && !(name === 'abstract' && abstract?.unknown)) clauses.push(`${say[name]} ${ground}`)
  }
  if (clauses.length === 0) clauses.push(say.nothing)
  if (abstract?.unknown) clauses.push(say.noAbstract)
  if (scope && scope.score < OUT_OF_SCOPE_BELOW) {
    clauses.push(scope.ground === '' ? say.scope : `${say.scope} (${scope.ground})`)
  }
  return `${`${level}: ${clauses.join('; ')}`.slice(0, REASON_MAX - 1)}.`
}

const partOf = (parts: readonly ScorePart[], name: string): ScorePart | undefined =>
  parts.find((part) => part.name === name)
