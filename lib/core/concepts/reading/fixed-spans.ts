import type { ConceptLanguage, ConceptRole } from '@/lib/contracts/concept-map'
import { findConcept } from '@/lib/core/concepts/glossary'
import { designPatterns } from './frame-words'
import { schoolYears } from './school-years'
import { type TextSpan, timeSpans } from './time-phrases'

/** Where the patterns match, pattern by pattern. */
export function spansOf(text: string, patterns: readonly RegExp[]): readonly TextSpan[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  )
}

const QUOTED = /["“”«„]([^"“”«»„]{2,120})["“”»]/gu
/** The text without its quotation marks, on one line. */
export const unquoted = (text: string) =>
  text
    .replace(/["“”«»„]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** A part of the text that is one concept whatever its words are. */
export interface FixedSpan extends TextSpan {
  readonly role: ConceptRole
  readonly otherNames: readonly string[]
  readonly also: readonly string[]
}

/** "Lei 14.133", "Convenio 169", "Law 12.711". */
const numberedLaw =
  /\b(?:lei|ley|law|decreto|decree|resolução|resolución|portaria|convenio|convenção|emenda constitucional) (?:complementar |federal |orgánica )?(?:n[.º°o]*\s?)?\d[\d./-]*\d/giu

/** "Polish as first language", "español como lengua extranjera": whose language it is, or what is taught. */
const languageAs =
  /(?<!\p{L})\p{L}+ (?:as (?:an? |their )?(?:first|second|foreign|additional|home|heritage|native) language|como (?:lengua|língua|idioma) (?:\p{L}+))(?!\p{L})/giu

/** Spanish "los mayores": older people, where no noun follows and no age. */
const theElderly =
  /(?<=(?<!\p{L})(?:los|las|nuestros|nuestras) )mayores(?=\s*(?:$|[,.;:?!)]| (?:en|con|que|y|o|sin|ante|tras|durante|del|de (?!\d)|frente)(?!\p{L})))/giu

/** Quoted phrases, times, designs, school years, languages as such and numbered laws stand whole. */
export function fixedSpans(text: string, language: ConceptLanguage): readonly FixedSpan[] {
  const plain = { otherNames: [], also: [] }
  const laws = spansOf(text, [numberedLaw]).map((span) => ({ ...span, ...plain, role: 'central' as const }))
  const languages = spansOf(text, [languageAs])
    .filter(({ start, end }) => findConcept(text.slice(start, end)) === null)
    .map((span) => {
      const isTheirs = /(?:with|com|con)\s+$/iu.test(text.slice(0, span.start))
      return { ...span, ...plain, role: isTheirs ? ('population' as const) : ('central' as const) }
    })
  const quoted = spansOf(text, [QUOTED]).map((span) => ({ ...span, ...plain, role: 'central' as const }))
  const designs = spansOf(text, designPatterns).map((span) => ({
    ...span,
    ...plain,
    role: 'method' as const,
  }))
  const years = schoolYears(text, language).map(({ start, end, year, stages }) => {
    const isMore = end - start > year.length
    return { start, end, role: 'population' as const, otherNames: isMore ? [year] : [], also: stages }
  })
  const elderly = spansOf(language === 'es' ? text : '', [theElderly]).map((span) => ({
    ...span,
    role: 'population' as const,
    otherNames: [],
    also: ['adultos mayores'],
  }))
  const times = timeSpans(text).map((span) => ({ ...span, ...plain, role: 'time' as const }))
  const kept: FixedSpan[] = []
  for (const span of [...quoted, ...laws, ...languages, ...designs, ...years, ...elderly, ...times]) {
    if (kept.every((other) => span.end <= other.start || span.start >= other.end)) kept.push(span)
  }
  return kept.filter(({ start, end }) => /\p{L}|\d/u.test(text.slice(start, end)))
}
