import type { Concept, ConceptMap } from '@/lib/contracts/concept-map'
import type { SizeReason, SizeTest } from '@/lib/contracts/topic'
import { activeConcepts } from '@/lib/core/concepts/concept-map'
import { findConcept } from '@/lib/core/concepts/glossary'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { isKnownWord } from './known-words'
import { narrowSigns } from './narrow-signs'
import { isAbstractName, isRareJoiner, isSmallWorld, isWideName } from './size-words'

interface Asked {
  readonly topic: string
  readonly question: string
}

/** "The importance of X": nothing is asked about it. */
const importanceFrame =
  /(?<!\p{L})(?:a importancia|la importancia|the importance|o papel|el papel|the role|o impacto|el impacto|the impact|a influencia|la influencia|the influence|o futuro|el futuro|the future|os desafios|los desafios|the challenges|all of|todos os|todas las|o que faz|what makes) (?:d[aeo]s?|del?|of|de la)?/u

/** Points that make a topic one that can be asked about; a thing is one, a named group one, a place or period half. */
const BOUNDED_POINTS = 2
/** Behind "the importance of" a thing and where it is still ask nothing. */
const FRAMED_POINTS = 3
const PLACE_POINTS = 0.5

/**
 * Whether a topic is of a size for one thesis, from its words alone; counts decide where they are known (see sizeFromCounts).
 * One named site, or a few of them in one place or season: too narrow. A new technology or the sum of an economy joined with something that no
 * vocabulary knows: hopeless, to be shown by counts. Fewer than two things that bound the topic: vague where they are values, else too
 * broad. Measured on the labelled topics (bench:trust, part topics). Pure; never throws.
 */
export function sizeOfTopic({ topic, question }: Asked, given?: ConceptMap): SizeTest {
  const map = given ?? topicMap({ topic, question })
  const concepts = activeConcepts(map)
  const text = `${topic} . ${question}`
  const narrow = narrowReasons(topic, concepts)
  if (narrow.length > 0) return { verdict: 'too-narrow', reasons: narrow }
  const unheard = unheardOf(concepts, topic)
  if (unheard) return { verdict: 'hopeless', reasons: [unheard] }
  return breadthOf(concepts, { text, topic, question })
}

function narrowReasons(topic: string, concepts: readonly Concept[]): SizeReason[] {
  const { sites, counted, periods } = narrowSigns(topic)
  const towns = concepts.filter((concept) => isSmallPlace(concept, topic)).map(({ name }) => name)
  const marks = sites.length + counted.length + periods.length + towns.length
  if (sites.length === 0 && (counted.length === 0 || marks < 2)) return []
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
    isProper && findConcept(name) === null && (role === 'place' || role === 'context' || role === 'central')
  )
}

/** A new technology or a sum of the economy beside something that no vocabulary knows. */
function unheardOf(concepts: readonly Concept[], topic: string): SizeReason | null {
  const joiner = concepts.find(({ name, role }) => role !== 'place' && namesJoiner(name))
  if (!joiner) return null
  const rare = concepts.find((concept) => concept !== joiner && isUnheardOf(concept, topic))
  return rare ? { code: 'unheard-of', words: [joiner.name, rare.name] } : null
}

function namesJoiner(name: string): boolean {
  const words = name.split(' ')
  return isRareJoiner(name) || words.some((_, at) => isRareJoiner(words.slice(at, at + 2).join(' ')))
}

function isUnheardOf({ name, role, misspelt }: Concept, topic: string): boolean {
  if (misspelt !== undefined || role === 'place' || role === 'time') return false
  // What only the question names is how the topic is measured.
  if (!topic.toLowerCase().includes(name.toLowerCase())) return false
  return isSmallWorld(name) || cognateStems(name).some((stem) => stem.length > 2 && !isKnownWord(stem))
}

interface Said extends Asked {
  readonly text: string
}

function breadthOf(concepts: readonly Concept[], { text, topic, question }: Said): SizeTest {
  const abstract = concepts.filter(({ name }) => isAbstractName(name))
  const wide = concepts.filter(({ name }) => !isAbstractName(name) && isWideName(name))
  const plain = concepts.filter(({ name }) => !isAbstractName(name) && !isWideName(name))
  const isFramed = question === '' && importanceFrame.test(foldAccents(topic))
  const own = plain.reduce((sum, { role }) => sum + pointsOf(role), 0)
  // A value beside a thing is what is asked about it: "telework and productivity".
  const points = own >= 1 ? own + abstract.length : own
  const isBounded = points >= (isFramed ? FRAMED_POINTS : BOUNDED_POINTS)
  if (isBounded && !isAimless(text, own)) return { verdict: 'good', reasons: [] }
  if (concepts.length === 0) return { verdict: 'vague', reasons: [{ code: 'no-concept', words: [] }] }
  if (abstract.length > 0) {
    return { verdict: 'vague', reasons: [{ code: 'abstract-words', words: namesOf(abstract) }] }
  }
  if (plain.length === 0 && wide.length === 0) {
    return { verdict: 'vague', reasons: [{ code: 'no-concept', words: [] }] }
  }
  const reasons: SizeReason[] = [
    ...(isFramed ? [{ code: 'importance-frame' as const, words: [topic.slice(0, 200)] }] : []),
    ...(wide.length > 0 ? [{ code: 'whole-field' as const, words: namesOf(wide) }] : []),
    ...(plain.length > 0 ? [{ code: 'one-thing' as const, words: namesOf(plain) }] : []),
  ]
  return { verdict: 'too-broad', reasons }
}

function pointsOf(role: Concept['role']): number {
  return role === 'place' || role === 'time' ? PLACE_POINTS : role === 'method' ? PLACE_POINTS : 1
}

/** "How fair is justice", "what really matters": the question says no aim that could be reached. */
function isAimless(text: string, own: number): boolean {
  const aimless =
    /ate que ponto|hasta que punto|to what extent is|de verdade|realmente|de verdad|really matters?|what is happening|o que e ser|que es ser|make it better|ser melhor|ser mejor/u
  return own < BOUNDED_POINTS && aimless.test(foldAccents(text))
}

function namesOf(concepts: readonly Concept[]): string[] {
  return concepts.map(({ name }) => name)
}
