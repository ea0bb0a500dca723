import type { ConceptLanguage, ConceptName } from '@/lib/contracts/concept-map'
import { CONCEPT_NAME_LENGTH_MAX, CONCEPT_NAMES_MAX, conceptLanguages } from '@/lib/contracts/concept-terms'
import { findConcept } from '@/lib/core/concepts/glossary'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { composedNames, generalNoun, isGeneralNoun } from './composed-names'
import { nearestFirst } from './nearest-names'
import { headOf } from './phrase-roles'
import type { TopicUnit } from './topic-words'

type Texts = Readonly<Record<ConceptLanguage, readonly string[]>>

/** The words of the student, then what the built-in vocabulary calls them, and the concepts of `also`, in the three languages; each name once. */
export function conceptNames(
  own: readonly string[],
  also: readonly string[],
  units: readonly TopicUnit[],
  language: ConceptLanguage,
): readonly ConceptName[] {
  const student = own.map((text) => nameOf(text, language, { by: 'student' }))
  const processed = processedThing(units, language).map((text) => nameOf(text, language, { by: 'built-in' }))
  const found = builtIn(own, units, language)
  const others = conceptLanguages.flatMap((code) =>
    [...(found?.[code] ?? []), ...also.flatMap((name) => findConcept(name)?.names[code] ?? [])].map((text) =>
      nameOf(text, code, { by: 'built-in' }),
    ),
  )
  const seen = new Set<string>()
  return [...student, ...processed, ...others]
    .filter(({ text, language: code }) => {
      const key = `${code} ${text.toLowerCase()}`
      return text !== '' && !seen.has(key) && seen.add(key)
    })
    .slice(0, CONCEPT_NAMES_MAX)
}

/**
 * "pneu triturado" of "reaproveitamento de pneu triturado", "colágeno" of "extracción de colágeno": sources on the thing say rarely in
 * these words what is done with it. Nothing where the vocabulary knows the thing, whose names are given anyway.
 */
function processedThing(units: readonly TopicUnit[], language: ConceptLanguage): readonly string[] {
  const [head, of, ...rest] = units
  if (language === 'en' || !head || of?.kind !== 'of' || head.stems.length !== 1) return []
  if (!/^(?:de|del|d[oa]s?)$/iu.test(of.text) || !isProcess(head)) return []
  const end = rest.findIndex(({ kind }) => kind === 'of')
  const thing = end === -1 ? rest : rest.slice(0, end)
  const [first] = thing
  if (!first || first.isProper || first.known?.role === 'population') return []
  return [thing.map(({ text }) => text).join(' ')]
}

const isProcess = (head: TopicUnit) =>
  generalNoun(head) !== null || /(?:mento|ción|ção|sión|agem|aje|miento)$/iu.test(head.text)

function nameOf(text: string, language: ConceptLanguage, origin: ConceptName['origin']): ConceptName {
  return { text: text.slice(0, CONCEPT_NAME_LENGTH_MAX).trim(), language, origin, struckOut: false }
}

function builtIn(
  own: readonly string[],
  units: readonly TopicUnit[],
  language: ConceptLanguage,
): Texts | null {
  const [only] = units
  const country = units.length === 1 ? (only?.country ?? only?.origin) : null
  if (country) return { pt: [country.pt], en: [country.en], es: [country.es] }
  // A single word is what its unit was read as: no form of another language's word.
  const isWord = units.length === 1 && only?.stems.length === 1
  const said = isWord ? null : own.map(findConcept).find((concept) => concept !== null)
  const whole = said ?? (units.length === 1 ? only?.known : null)
  if (whole) {
    const words = own.flatMap(cognateStems)
    const ordered = (code: ConceptLanguage) => nearestFirst(whole.names[code], words)
    return { pt: ordered('pt'), en: ordered('en'), es: ordered('es') }
  }
  const general = units.length === 1 && only ? generalNoun(only) : null
  if (general) return { pt: [general.pt], en: [general.en], es: [general.es] }
  const made = composedNames(units, language)
  const wider = widerNames(units, language)
  if (!made) return wider
  const named = (code: ConceptLanguage) =>
    [...(code === language ? [] : [made[code]]), ...twinsOf(made[code], code)].concat(wider?.[code] ?? [])
  return { pt: named('pt'), en: named('en'), es: named('es') }
}

/**
 * Of a phrase that the vocabulary does not know, the thing that it narrows: "redes sociais" of "redes sociais digitais". A head that
 * any field has is none: whatever names "quality" is not about "job quality".
 */
function widerNames(units: readonly TopicUnit[], language: ConceptLanguage): Texts | null {
  const head = headOf(units, language)
  const big = units.filter(({ known, stems }) => known !== null && stems.length > 1)
  // "clasificación de mamografías": what is done says less than what it is done with.
  const done = head && generalNoun(head) ? units.filter(({ known }) => known !== null).slice(0, 1) : []
  const narrowed = head?.known && !isGeneralNoun(head) ? [head] : done
  const parts = [...new Set([...narrowed, ...big])].filter(
    (part) => part.known?.role !== 'place' || part === head,
  )
  if (units.length < 2 || parts.length === 0) return null
  const named = (code: ConceptLanguage) =>
    parts.flatMap(({ text, known }) => [...(code === language ? [text] : []), ...(known?.names[code] ?? [])])
  return { pt: named('pt'), en: named('en'), es: named('es') }
}

/** Two words for one act: "vegetable consumption" is "vegetable intake". */
const twins: Readonly<Record<ConceptLanguage, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/ consumption$/u, ' intake'],
    [/ intake$/u, ' consumption'],
  ],
  pt: [
    [/^consumo d/u, 'ingestão d'],
    [/^ingestão d/u, 'consumo d'],
  ],
  es: [
    [/^consumo d/u, 'ingesta d'],
    [/^ingesta d/u, 'consumo d'],
  ],
}

const twinsOf = (name: string, code: ConceptLanguage): readonly string[] =>
  twins[code].flatMap(([from, to]) => (from.test(name) ? [name.replace(from, to)] : []))
