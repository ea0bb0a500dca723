import { foldAccents } from '@/lib/core/text/fold-accents'
import { type Sentence, splitSentences } from '@/lib/core/text/split-sentences'
import { cueMatcher } from './find-cue'
import { roleCues, roleHeadings, type SentenceRole } from './sentence-cues'

/** A sentence with what it is for; `by` is the phrase or heading that says so. null: nothing says so. */
export interface RoleSentence extends Sentence {
  readonly role: SentenceRole | 'background' | null
  readonly by: string
}

/** The more telling phrases are looked for first: an aim may name the correlation it looks for, a result hardly names an aim. */
const cueOrder = [
  'future',
  'limitation',
  'aim',
  'conclusion',
  'result',
  'method',
] as const satisfies readonly SentenceRole[]
const roleMatchers = cueOrder.map((role) => [role, cueMatcher(roleCues[role])] as const)
const headingRoles: ReadonlyMap<string, keyof typeof roleHeadings> = new Map(
  (['background', 'aim', 'method', 'result', 'conclusion'] as const).flatMap((role) =>
    roleHeadings[role].split(' ').map((word) => [word, role] as const),
  ),
)

/** "Abstract", "RESUMO." or the like before the first sentence. */
const ABSTRACT_LABEL = /^(?:abstract|summary|resumo|resumen)\s?[.:–—-]?\s+/i
/** Headings that need no colon: "Methods We asked …". The others also begin sentences ("Design Thinking is …"). */
const PLAIN_HEADING =
  /^(?:background|introduction|objectives?|aims?|methods?|results?|conclusions?|introdu\p{L}+|objetivos?|m[ée]todos?|resultados|conclus\p{L}+)$/iu

/** The first word of "METHODS: …", "Resultados e discussão: …" or "Results We found …", folded; null without a heading. */
function headingOf(sentence: string): string | null {
  const word = sentence.match(/^[\p{L}]{3,20}/u)?.[0]
  if (word === undefined) return null
  const rest = sentence.slice(word.length, word.length + 40)
  const isLabel = /^(?:\.|(?:\s(?:and|e|y|&)\s\p{L}{1,14})?\s?[:–—])/u.test(rest)
  const isPlain = PLAIN_HEADING.test(word) && /^\p{Lu}/u.test(word) && /^\s[\p{Lu}\d]/u.test(rest)
  return isLabel || isPlain ? foldAccents(word) : null
}

/** Headings of parts that have no role of their own; folded. */
const otherHeadings: ReadonlySet<string> = new Set(
  'limitations limitation limitacoes limitacao limitaciones limitacion relevance interpretation significance measurements registration evidence synthesis'.split(
    ' ',
  ),
)
/** What is left of "RESULTS AND CONCLUSIONS: " where a sentence was cut in it. */
const CUT_HEADING = /^(?:AND|E|Y)\s(\p{Lu}{3,20}):\s+/u
const LABEL = /^\p{L}{3,20}(?:\s(?:and|e|y|&)\s\p{L}{1,14})?\s?[.:–—]?\s+(?=[\p{Lu}\d“"«])/u

/** A sentence of a structured abstract without the heading before it ("Results: ", "Métodos: "); any other as it is. */
export function withoutHeading(sentence: string): string {
  const [cut, rest = ''] = CUT_HEADING.exec(sentence) ?? []
  if (cut !== undefined && headingRoles.has(foldAccents(rest))) return sentence.slice(cut.length)
  const heading = headingOf(sentence)
  const isHeading = heading !== null && (headingRoles.has(heading) || otherHeadings.has(heading))
  return isHeading ? sentence.replace(LABEL, '') : sentence
}

function roleByCue(text: string, language: string | null): Pick<RoleSentence, 'role' | 'by'> | null {
  for (const [role, match] of roleMatchers) {
    const by = match(text, language)
    if (by !== null) return { role, by }
  }
  return null
}

/**
 * The sentences of a text in order, each with its role: by the phrases authors announce things with (sentence-cues.ts), else by the heading it stands under in a structured
 * abstract. Limitations and future work win over headings; other phrases do not. Never throws.
 * Roles after argumentative zoning, Teufel and Moens 2002, doi:10.1162/089120102762671936.
 */
export function sentenceRolesOf(text: string, language: string | null): RoleSentence[] {
  let under: { role: keyof typeof roleHeadings; by: string } | null = null
  return splitSentences(text, language).map((sentence) => {
    const heading = headingOf(sentence.text.replace(ABSTRACT_LABEL, ''))
    const role = heading === null ? undefined : headingRoles.get(heading)
    if (heading !== null && role !== undefined) under = { role, by: heading }
    const cued = roleByCue(sentence.text, language)
    const isOutlook = cued?.role === 'limitation' || cued?.role === 'future'
    return { ...sentence, ...((isOutlook ? cued : (under ?? cued)) ?? { role: null, by: '' }) }
  })
}
