import type { Concept, ConceptMap } from '@/lib/contracts/concept-map'
import type { SizeReason, SizeTest } from '@/lib/contracts/topic'
import { activeConcepts } from '@/lib/core/concepts/concept-map'
import { findConcept } from '@/lib/core/concepts/glossary'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { placesNamed } from '@/lib/core/evidence/study-settings'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { wordsOf } from '@/lib/core/text/words'
import { impossibleThing } from './impossible-things'
import { isKnownWord } from './known-words'
import { narrowSigns } from './narrow-signs'
import { isGlobalTheme } from './size-fields'
import { sizeFrames } from './size-frames'
import {
  isAbstractName,
  isEconomySum,
  isNewTechnology,
  isSmallWorld,
  isWideName,
  namesAnybody,
} from './size-words'
import { unlikelyJoin } from './unlikely-joins'

interface Asked {
  readonly topic: string
  readonly question: string
}

/** Points that make a topic one that can be asked about; a thing or a named group is one; a place, period, setting, or a group of anybody half. */
const BOUNDED_POINTS = 2
/** Behind "the importance of" a thing and where it is still ask nothing. */
const FRAMED_POINTS = 3
const HALF_POINT = 0.5

/**
 * Whether a topic is of a size for one thesis, from its words alone; counts decide where they are known (see sizeFromCounts).
 * One named site, or a few of them in one place or season: too narrow. A new technology or the sum of an economy joined with something that no
 * vocabulary knows: hopeless, to be shown by counts. Fewer than two things that bound the topic: vague where they are values, else too
 * broad. Measured on the labelled topics (bench:trust, part topics). Pure; never throws.
 */
export function sizeOfTopic({ topic, question }: Asked, given?: ConceptMap): SizeTest {
  const map = given ?? topicMap({ topic, question })
  const concepts = activeConcepts(map)
  const impossible = impossibleThing(topic)
  if (impossible) return { verdict: 'hopeless', reasons: [impossible] }
  const narrow = narrowReasons(topic, concepts)
  if (narrow.length > 0) return { verdict: 'too-narrow', reasons: narrow }
  const unheard = unheardOf(concepts, topic)
  if (unheard) return { verdict: 'hopeless', reasons: [unheard] }
  return breadthOf(concepts, { topic, question })
}

function narrowReasons(topic: string, concepts: readonly Concept[]): SizeReason[] {
  const { sites, counted, periods } = narrowSigns(topic)
  const towns = concepts.filter((concept) => isSmallPlace(concept, topic)).map(({ name }) => name)
  const marks = sites.length + counted.length + periods.length + towns.length
  const isOneTownOnce = towns.length > 0 && periods.length > 0
  if (sites.length === 0 && !isOneTownOnce && (counted.length === 0 || marks < 2)) return []
  const reasons: readonly SizeReason[] = [
    { code: 'one-site', words: [...sites] },
    { code: 'few-sites', words: [...counted] },
    { code: 'short-period', words: [...periods] },
    { code: 'small-place', words: towns },
  ]
  return reasons.filter(({ words }) => words.length > 0)
}

/** A name of its own that no vocabulary has: a town, a quarter, an estate. */
function isSmallPlace({ name, role }: Concept, topic: string): boolean {
  const at = topic.indexOf(name)
  const isProper = name.split(' ').every((word) => /^(?:\p{Lu}|d[aeo]s?$|del$|la$)/u.test(word)) && at > 0
  return (
    isProper &&
    findConcept(name) === null &&
    placesNamed(name).length === 0 &&
    (role === 'place' || role === 'context' || role === 'central')
  )
}

/** A new technology or a sum of the economy beside something that no vocabulary knows, or two things of which neither moves the other. */
function unheardOf(concepts: readonly Concept[], topic: string): SizeReason | null {
  const joiner = concepts.find(
    ({ name, role }) => role !== 'place' && (isNewTechnology(name) || isEconomySum(name)),
  )
  const rare = joiner && concepts.find((concept) => concept !== joiner && isUnheardOf(concept, topic))
  return joiner && rare
    ? { code: 'unheard-of', words: [joiner.name, rare.name] }
    : unlikelyJoin(concepts, topic)
}

function isUnheardOf({ name, role, misspelt }: Concept, topic: string): boolean {
  if (misspelt !== undefined || role === 'place' || role === 'time') return false
  // What only the question names is how the topic is measured.
  if (!topic.toLowerCase().includes(name.toLowerCase())) return false
  return isSmallWorld(name) || cognateStems(name).some((stem) => stem.length > 2 && !isKnownWord(stem))
}

function breadthOf(concepts: readonly Concept[], { topic, question }: Asked): SizeTest {
  const frames = sizeFrames({ topic, question })
  const abstract = concepts.filter(({ name }) => isAbstractName(name))
  const wide = concepts.filter(
    ({ name }) => !isAbstractName(name) && (isWideName(name) || isGlobalTheme(name)),
  )
  const plain = concepts.filter((concept) => !abstract.includes(concept) && !wide.includes(concept))
  const own = plain.reduce((sum, concept) => sum + pointsOf(concept), 0)
  const themes = wide.filter(({ name }) => !isWideName(name))
  // A value or a theme beside a thing is what is asked about it: "telework and productivity", "climate change and coffee growers".
  const points = own >= 1 ? own + abstract.length + themes.length : own
  const isBounded = points >= (frames.isFramed ? FRAMED_POINTS : BOUNDED_POINTS)
  // A question without an aim adds nothing to what the topic names.
  const named = plain.filter(({ name }) => topic.toLowerCase().includes(name.toLowerCase()))
  const isAimless =
    frames.isAimless && named.reduce((sum, concept) => sum + pointsOf(concept), 0) < BOUNDED_POINTS
  const isLoose = frames.isWish || ((frames.isSomethingAbout || frames.isImprovement) && own < BOUNDED_POINTS)
  const isEndless = frames.isWholeWorld || frames.isAll
  if (isBounded && !isAimless && !isLoose && !isEndless) return { verdict: 'good', reasons: [] }
  if (isEndless && concepts.length > 0 && !isLoose)
    return { verdict: 'too-broad', reasons: [{ code: 'whole-field', words: [topic.slice(0, 200)] }] }
  if (concepts.length === 0) return { verdict: 'vague', reasons: [{ code: 'no-concept', words: [] }] }
  // "Mental health in Brazil": what everybody means differently, of a whole country, is a field.
  const isOfSomebody = plain.some(({ role }) => role === 'place' || role === 'population')
  if (abstract.length > 0 && isOfSomebody && !isLoose && !isAimless)
    return { verdict: 'too-broad', reasons: [{ code: 'whole-field', words: namesOf(abstract) }] }
  if (isLoose || isAimless || abstract.length > 0) {
    const words = namesOf(abstract.length > 0 ? abstract : concepts)
    return { verdict: 'vague', reasons: [{ code: 'abstract-words', words }] }
  }
  // "Art and life": a field and a value that is no concept of its own.
  const isNamed = (word: string) =>
    wide.some(({ name }) => name.toLowerCase().split(' ').includes(word.toLowerCase()))
  const values = wordsOf(topic).flatMap(({ text }) => (isAbstractName(text) && !isNamed(text) ? [text] : []))
  if (plain.length === 0 && (wide.length === 0 || values.length > 0))
    return { verdict: 'vague', reasons: [{ code: 'no-concept', words: values.slice(0, 12) }] }
  const reasons: SizeReason[] = [
    ...(frames.isFramed ? [{ code: 'importance-frame' as const, words: [topic.slice(0, 200)] }] : []),
    ...(wide.length > 0 ? [{ code: 'whole-field' as const, words: namesOf(wide) }] : []),
    ...(plain.length > 0 ? [{ code: 'one-thing' as const, words: namesOf(plain) }] : []),
  ]
  return { verdict: 'too-broad', reasons }
}

function pointsOf({ name, role }: Concept): number {
  // "Healthcare" is a sector; "the production of eucalyptus seedlings" is a thing.
  const isSector = role === 'context' && !name.includes(' ')
  const isHalf = role === 'place' || role === 'time' || role === 'method' || isSector
  return isHalf || (role === 'population' && namesAnybody(name)) ? HALF_POINT : 1
}

function namesOf(concepts: readonly Concept[]): string[] {
  return concepts.map(({ name }) => name)
}
