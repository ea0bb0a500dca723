import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import { cognateStem } from '@/lib/core/text/cognate-stems'
import { adjectiveLines, facingAdjectiveLines } from './adjectives'
import { generalNounLines } from './general-nouns'
import { nearestFirst } from './nearest-names'
import type { TopicUnit } from './topic-words'

type Names = Readonly<Record<ConceptLanguage, string>>

/** What a phrase is made of: a thing the vocabulary knows, narrowed by an adjective or by another thing. */
interface Part {
  readonly names: Names
  readonly isPerson: boolean
}

/**
 * What a phrase that no vocabulary lists is called in the other languages, put together from the names of its parts: "ruido del
 * tráfico" is "traffic noise". Only where every word is known and two things at most are joined; else null. The narrow name is
 * given rather than that of the wider thing inside it, which finds what the topic is not about.
 */
export function composedNames(units: readonly TopicUnit[], language: ConceptLanguage): Names | null {
  const groups = groupsOf(units)
  // "Love Island": a name is not put together from what its words mean.
  if (units.length < 2 || groups.length > 2 || units.some(({ isProper }) => isProper)) return null
  const facing = facingNames(units, groups, language)
  if (facing) return facing
  const [first, second] = groups.map((group) => partOf(group, language))
  if (!first || (groups.length === 2 && !second)) return null
  if (!second) return first.names
  if (first.isPerson && second.isPerson) return null
  // "resistência a fungicidas" is no strength of theirs.
  if (units.some(({ kind, text }) => kind === 'of' && toWords.test(text))) return null
  const isArticled = units.filter(({ kind }) => kind === 'of').some(({ text }) => !/^(?:de|of)$/iu.test(text))
  return joined(first.names, second.names, isArticled)
}

/** "antibiotic-resistant bacteria": what the adjective faces stands before it in English, behind "a" in the others. */
function facingNames(
  units: readonly TopicUnit[],
  [head = [], faced = []]: readonly (readonly TopicUnit[])[],
  language: ConceptLanguage,
): Names | null {
  const last = head.at(-1)
  const adjective = last && language !== 'en' ? facingAdjective(last) : null
  if (!adjective || !units.some(({ kind, text }) => kind === 'of' && toWords.test(text))) return null
  const [thing, against] = [partOf(head.slice(0, -1), language), partOf(faced, language)]
  if (!thing || !against || thing.isPerson) return null
  const behind = (of: 'pt' | 'es') => `${narrowed(thing.names, adjective)[of]} a ${against.names[of]}`
  return {
    en: `${singular(against.names.en)}-${adjective.en} ${thing.names.en}`,
    pt: behind('pt'),
    es: behind('es'),
  }
}

const toWords = /^(?:al?|ao?s?|às?)$/iu

/** The names of an adjective that says nothing without what it faces ("resistentes", "sensível"); null for any other word. */
export function facingAdjective({ stems }: TopicUnit): Names | null {
  return stems.length === 1 ? (facingAdjectives().get(stems[0] ?? '') ?? null) : null
}

/** The words between "of", "de", "del", "de la". */
function groupsOf(units: readonly TopicUnit[]): readonly (readonly TopicUnit[])[] {
  const groups: TopicUnit[][] = [[]]
  for (const unit of units) {
    if (unit.kind !== 'of') groups.at(-1)?.push(unit)
    else if (groups.at(-1)?.length !== 0) groups.push([])
  }
  return groups
}

function partOf(group: readonly TopicUnit[], language: ConceptLanguage): Part | null {
  const [a, b, c] = group
  if (!a || group.length > 3) return null
  if (!b) return knownPart(a)
  if (c) return language === 'en' ? narrowedTwice(a, [b, c]) : null
  const [head, other] = language === 'en' ? [b, a] : [a, b]
  const thing = knownPart(head)
  if (!thing) return null
  const adjective = adjectives().get(cognateStem(other.text))
  if (adjective && other.stems.length === 1) return { ...thing, names: narrowed(thing.names, adjective) }
  // "teaching Shakespeare": an act with its object is no thing of that kind.
  const modifier = language === 'en' && !other.text.endsWith('ing') ? knownPart(other) : null
  if (!modifier || (thing.isPerson && modifier.isPerson)) return null
  return { ...thing, names: joined(thing.names, modifier.names, false) }
}

/** "battery thermal management": a thing with its adjective, which another thing narrows. */
function narrowedTwice(first: TopicUnit, rest: readonly TopicUnit[]): Part | null {
  const [modifier, thing] = [knownPart(first), partOf(rest, 'en')]
  if (!modifier || !thing || modifier.isPerson || thing.isPerson) return null
  return { names: joined(thing.names, modifier.names, false), isPerson: false }
}

/** Whether the word alone names an act or state of any field, whatever else the vocabulary knows of it ("quality", "gestão"). */
export function isGeneralNoun({ kind, stems }: TopicUnit): boolean {
  return kind === 'thing' && stems.length === 1 && generalNouns().has(stems[0] ?? '')
}

/** What an act or state that any field has is called ("rotación", "recognition"); null for any other word. */
export function generalNoun({ kind, known, stems }: TopicUnit): Names | null {
  if (kind !== 'thing' || known !== null || stems.length !== 1) return null
  return generalNouns().get(stems[0] ?? '') ?? null
}

function knownPart(unit: TopicUnit): Part | null {
  const { known, kind, stems } = unit
  const general = generalNoun(unit)
  // "trajetórias" are trajectories: databases look for the phrase as it is written.
  if (general)
    return { names: { ...general, en: isMany(unit.text) ? plural(general.en) : general.en }, isPerson: false }
  if (kind !== 'thing' || known === null || known.role === 'place' || known.role === 'time') return null
  const [en, pt, es] = [known.names.en, known.names.pt, known.names.es].map(
    (names) => nearestFirst(names, stems)[0],
  )
  return en && pt && es ? { names: { en, pt, es }, isPerson: known.role === 'population' } : null
}

function joined(head: Names, modifier: Names, isArticled: boolean): Names {
  const of = (language: 'pt' | 'es') => (isArticled ? articled(modifier[language], language) : 'de')
  return {
    en: `${singular(modifier.en)} ${head.en}`,
    pt: `${head.pt} ${of('pt')} ${modifier.pt}`,
    es: `${head.es} ${of('es')} ${modifier.es}`,
  }
}

function narrowed(thing: Names, adjective: Names): Names {
  return {
    en: `${adjective.en} ${thing.en}`,
    pt: `${thing.pt} ${agreed(adjective.pt, thing.pt, 'pt')}`,
    es: `${thing.es} ${agreed(adjective.es, thing.es, 'es')}`,
  }
}

/** "tires" before another noun is "tire", "batteries" is "battery". */
function singular(name: string): string {
  if (!/^[^\p{Lu}]+[^su]s$/u.test(name) || name.length < 5 || /(?:series|species)$/u.test(name)) return name
  const isLongY = /[^aeiou]ies$/u.test(name) && !/(?:calor|cook|mov|zomb)ies$/u.test(name)
  return isLongY ? `${name.slice(0, -3)}y` : name.slice(0, -1)
}

const isMany = (word: string) => /[aeiouãõ]s$|ões$|ies$/iu.test(word)

function plural(name: string): string {
  if (/s$/u.test(name)) return name
  return /[^aeiou]y$/u.test(name)
    ? `${name.slice(0, -1)}ies`
    : /(?:x|ch|sh)$/u.test(name)
      ? `${name}es`
      : `${name}s`
}

const headWord = (name: string) => name.split(' ')[0] ?? name
const isFeminine = (name: string) =>
  /(?:[^mt]a|ção|são|stão|dade|agem|ción|sión|stión|dad|tud|tude)s?$/u.test(headWord(name)) ||
  /(?:ções|sões|stões|dades|agens|ciones|siones|stiones|dades)$/u.test(headWord(name))
const isPlural = (name: string) => /[^sui]s$/u.test(headWord(name))

function articled(name: string, language: 'pt' | 'es'): string {
  const [she, many] = [isFeminine(name), isPlural(name)]
  if (language === 'pt') return she ? (many ? 'das' : 'da') : many ? 'dos' : 'do'
  return she ? (many ? 'de las' : 'de la') : many ? 'de los' : 'del'
}

/** The adjective in the gender and number of the noun it stands behind. */
function agreed(adjective: string, noun: string, language: 'pt' | 'es'): string {
  if (adjective.includes(' ')) return adjective
  const inGender = isFeminine(noun) ? adjective.replace(/o$/u, 'a') : adjective
  if (!isPlural(noun)) return inGender
  if (/[aeoéí]$/u.test(inGender)) return `${inGender}s`
  if (language === 'es') return `${inGender}es`
  if (/[aeou]l$/u.test(inGender)) return `${inGender.slice(0, -1)}is`
  // Stressed on its last syllable, as nearly all are that are no "-ável" or "fácil": "infantil", "juvenil".
  if (/il$/u.test(inGender)) return `${inGender.slice(0, -1)}s`
  return /[rsz]$/u.test(inGender) ? `${inGender}es` : `${inGender}s`
}

let adjectiveNames: ReadonlyMap<string, Names> | null = null
let facingNamesByStem: ReadonlyMap<string, Names> | null = null
let nounNames: ReadonlyMap<string, Names> | null = null

/** Both are built at the first question, as the vocabulary is. */
function adjectives(): ReadonlyMap<string, Names> {
  adjectiveNames ??= byStem(adjectiveLines)
  return adjectiveNames
}

function facingAdjectives(): ReadonlyMap<string, Names> {
  facingNamesByStem ??= byStem(facingAdjectiveLines)
  return facingNamesByStem
}

function generalNouns(): ReadonlyMap<string, Names> {
  nounNames ??= byStem(generalNounLines)
  return nounNames
}

/** The first line wins where two share a word. */
function byStem(lines: readonly string[]): ReadonlyMap<string, Names> {
  const entries = lines.flatMap((line) => {
    const [en = '', pt = '', es = ''] = line.split('|').map((name) => name.trim())
    return [en, pt, es].map((name) => [cognateStem(name), { en, pt, es }] as const)
  })
  return new Map(entries.reverse())
}
