import type { Concept, ConceptMap } from '@/lib/contracts/concept-map'
import type { SizeReason, SizeTest } from '@/lib/contracts/topic'
import { activeConcepts } from '@/lib/core/concepts/concept-map'
import { findConcept } from '@/lib/core/concepts/glossary'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { placesNamed } from '@/lib/core/evidence/study-settings'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { withoutBeginning } from '@/lib/core/text/without-beginning'
import { wordsOf } from '@/lib/core/text/words'
import { strangeTechnology } from './frontier-technologies'
import { impossibleThing } from './impossible-things'
import { namesKnownPlace } from './known-place'
import { isKnownWord } from './known-words'
import { isSaidIn, nameKey } from './name-keys'
import { namesOfCase } from './narrow-score'
import { narrowSigns } from './narrow-signs'
import { siteOfTown } from './site-of-town'
import { isGlobalTheme, isSubjectArea } from './size-fields'
import { sizeFrames } from './size-frames'
import {
  isAbstractName,
  isAgeGroup,
  isBareValue,
  isEconomySum,
  isNewTechnology,
  isSettingName,
  isSmallWorld,
  isWideName,
  namesAnybody,
  namesMedium,
} from './size-words'
import { unlikelyJoin } from './unlikely-joins'

/** "Cancer and its consequences": whatever has them has all of them. */
const itsOwn =
  /,? (?:and|e|y) (?:its?|their|seus?|suas?|sus?) (?:\p{L}+ )?(?:effects?|causes?|consequences|impacts?|challenges|problems|benefits|importance|implications|aspects|evolution|types|applications|uses|future|influence|efeitos|causas|consequ[eê]ncias|impactos?|desafios|problemas|benef[ií]cios|import[aâ]ncia|implica[cç][oõ]es|aspectos|evolu[cç][aã]o|tipos|aplica[cç][oõ]es|usos|futuro|influ[eê]ncia|efectos|consecuencias|desaf[ií]os|retos|importancia|implicaciones|evoluci[oó]n|aplicaciones|influencia)(?: colaterais| secundarios| \p{L}+es)?$/iu

interface Asked {
  readonly topic: string
  readonly question: string
}

/** Points that make a topic one that can be asked about; a thing or a named group is one; a place, period, setting, or a group of anybody half. */
const BOUNDED_POINTS = 2
/** Behind "the importance of" a thing and where it is still ask nothing. */
const FRAMED_POINTS = 3
const HALF_POINT = 0.5
const NAMED_POINTS = 1.5
/** Words of one beginning so long are forms of one word. */
const REPEATED_LETTERS = 6
/** Of a short word fewer. */
const SHORT_LETTERS = 7
const REPEATED_SHORT = 4

/**
 * Whether a topic is of a size for one thesis, from its words alone; counts decide where they are known (see sizeFromCounts).
 * One named site, or a few of them in one place or season: too narrow. A new technology or the sum of an economy joined with something that no
 * vocabulary knows: hopeless, to be shown by counts. Fewer than two things that bound the topic: vague where they are values, else too
 * broad. Measured on the labelled topics (bench:trust, part topics). Pure; never throws.
 */
export function sizeOfTopic({ topic, question }: Asked, given?: ConceptMap): SizeTest {
  const map = given ?? topicMap({ topic: withoutBeginning(topic).replace(itsOwn, ''), question })
  const concepts = activeConcepts(map)
  const impossible = impossibleThing(`${topic} . ${question}`)
  if (impossible) return { verdict: 'hopeless', reasons: [impossible] }
  // Without its site nobody joined it either.
  const strange = concepts.length > 1 ? strangeTechnology({ topic, question }) : null
  if (strange !== null)
    return { verdict: 'hopeless', reasons: [{ code: 'unheard-of', words: namesOf(concepts).slice(0, 12) }] }
  const narrow = narrowReasons(withoutBeginning(topic), concepts)
  if (narrow.length > 0) return { verdict: 'too-narrow', reasons: narrow }
  const unheard = unheardOf(concepts, topic)
  if (unheard) return { verdict: 'hopeless', reasons: [unheard] }
  const one = oneCaseIn(withoutBeginning(topic))
  if (one) return { verdict: 'too-narrow', reasons: [one] }
  return breadthOf(concepts, { topic, question })
}

function narrowReasons(topic: string, concepts: readonly Concept[]): SizeReason[] {
  const { sites: named, counted, quarters, periods } = narrowSigns(topic)
  const site = named.length === 0 ? siteOfTown(topic) : null
  const sites = site === null ? named : [site]
  const places = concepts.filter((concept) => isSmallPlace(concept, topic)).map(({ name }) => name)
  const towns = [...places, ...quarters.filter((quarter) => !places.some((name) => quarter.includes(name)))]
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

/** Names, numbers and times that together make one case, whatever kind of site it is. */
function oneCaseIn(topic: string): SizeReason | null {
  const names = namesOfCase(topic, narrowSigns(topic).counted.length)
  return names.length > 0 ? { code: 'one-site', words: names.slice(0, 12) } : null
}

/** A name of its own that no vocabulary has: a town, a quarter, an estate. */
function isSmallPlace({ name, role }: Concept, topic: string): boolean {
  const at = topic.indexOf(name)
  const isProper = name.split(' ').every((word) => /^(?:\p{Lu}|d[aeo]s?$|del$|la$)/u.test(word)) && at > 0
  return (
    isProper &&
    findConcept(name) === null &&
    !namesKnownPlace(name) &&
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
  if (!isSaidIn(topic, name)) return false
  return isSmallWorld(name) || isLanguageUnknown(name)
}

function breadthOf(concepts: readonly Concept[], { topic, question }: Asked): SizeTest {
  const frames = sizeFrames({ topic, question })
  const abstract = concepts.filter(({ name }) => isAbstractName(name))
  const wide = concepts.filter(
    ({ name, role }) =>
      !isAbstractName(name) &&
      (isWideName(name) || isGlobalTheme(name)) &&
      // Nurses are no field, though their stem is that of nursing.
      !(role === 'population' && isSubjectArea(name)),
  )
  const plain = concepts.filter(
    (concept) =>
      !abstract.includes(concept) && !wide.includes(concept) && !isRepeated(concept, topic, concepts),
  )
  const own = plain.reduce((sum, concept) => sum + pointsOf(concept, topic), 0)
  // A question without an aim adds nothing to what the topic names.
  const named = plain.filter(({ name, misspelt }) => isSaidIn(topic, misspelt ?? name))
  const isFew = named.reduce((sum, concept) => sum + pointsOf(concept, topic), 0) < BOUNDED_POINTS
  const asked = plain.filter((concept) => !named.includes(concept) && !namesAnybody(concept.name))
  // "Child obesity: why are children obese?" gives no reasons that anybody could tell.
  const isMeasured = frames.isMeasured || (frames.isOfReasons && (!isFew || asked.length > 0))
  const themes = wide.filter(({ name }) => !isWideName(name))
  // A value or a theme beside a thing is what is asked about it: "telework and productivity", "climate change and coffee growers".
  const hasTerm = plain.some(isTerm)
  const beside =
    (hasTerm ? abstract.length : 0) + themes.length + (wide.length > themes.length ? HALF_POINT : 0)
  const points = own >= 1 ? own + beside + (isMeasured ? 1 : 0) : own
  // "Social media and mental health", "video games and older adults": what everybody uses, and nothing that it does.
  const isMedium =
    !isMeasured &&
    plain.some(({ name }) => namesMedium(name)) &&
    plain.every(({ name }) => namesMedium(name) || isAgeGroup(name))
  const isBounded = !isMedium && points >= (frames.isFramed ? FRAMED_POINTS : BOUNDED_POINTS)
  const isOfPlace = plain.some(({ role }) => role === 'place')
  // "How can firms protect themselves from attacks?" names no thing of a field.
  const isHowTo = frames.isHowTo && !asked.some(isTerm) && !isOfPlace
  const isAimless = (frames.isAimless || isHowTo) && isFew
  const isToday = frames.isToday && isFew && !isOfPlace
  const isOfEverybody = frames.isOfEverybody && isFew && !isOfPlace
  const isPraised =
    frames.isPraised &&
    isFew &&
    !isOfPlace &&
    concepts.every(({ name, role }) => role !== 'population' && findConcept(name) === null)
  const isLoose =
    frames.isWish ||
    isToday ||
    isPraised ||
    ((frames.isSomethingAbout || frames.isImprovement) && own < BOUNDED_POINTS)
  const isEndless = frames.isWholeWorld || frames.isAll
  // "Antibiotics: how do bacteria become resistant?": a chapter, unless the topic bounds it or somebody is named.
  const isTextbook =
    frames.isTextbook &&
    !isOfPlace &&
    asked.length <= (isFew ? 1 : 0) &&
    asked.every(({ role }) => role !== 'population') &&
    named.every((concept) => pointsOf(concept, topic) <= 1 && concept.role !== 'population')
  if (isBounded && !isAimless && !isTextbook && !isOfEverybody && !isLoose && !isEndless)
    return { verdict: 'good', reasons: [] }
  if (isEndless && concepts.length > 0 && !isLoose)
    return { verdict: 'too-broad', reasons: [{ code: 'whole-field', words: [topic.slice(0, 200)] }] }
  if (concepts.length === 0) return { verdict: 'vague', reasons: [{ code: 'no-concept', words: [] }] }
  if (isMedium && abstract.length > 0 && !isLoose && !isAimless)
    return {
      verdict: 'too-broad',
      reasons: [{ code: 'whole-field', words: namesOf([...plain, ...abstract]) }],
    }
  // "Young people and the future": a half of mankind and a value.
  const bare = wordsOf(topic).flatMap(({ text }) => (isBareValue(text) ? [text] : []))
  if (bare.length > 0 && concepts.every(({ name }) => namesAnybody(name) || isBareValue(name)))
    return { verdict: 'vague', reasons: [{ code: 'abstract-words', words: bare.slice(0, 12) }] }
  if (frames.isFramed && abstract.length === 0 && !isLoose && !isAimless)
    return { verdict: 'too-broad', reasons: [{ code: 'importance-frame', words: [topic.slice(0, 200)] }] }
  // "Mental health in Brazil": what everybody means differently, of a whole country, is a field.
  const isOfSomebody =
    themes.length > 0 ||
    plain.some(({ role }) => role === 'place' || role === 'population') ||
    (frames.isInfluence && wide.length > 0) ||
    (frames.isImportance && wide.some(({ name }) => isSettingName(name)))
  if (abstract.length > 0 && isOfSomebody && !isLoose && !isAimless)
    return { verdict: 'too-broad', reasons: [{ code: 'whole-field', words: namesOf(abstract) }] }
  // "Ocean pollution: what can be done?": a thing, and all of it.
  const hasThing =
    named.some(({ name }) => findConcept(name) !== null && !namesAnybody(name)) ||
    wide.some(({ name }) => isSubjectArea(name) && isSaidIn(topic, name))
  if (isAimless && !isLoose && bare.length === 0 && (hasThing || themes.length > 0) && abstract.length === 0)
    return { verdict: 'too-broad', reasons: [{ code: 'one-thing', words: namesOf([...plain, ...themes]) }] }
  if (isLoose || isAimless || abstract.length > 0) {
    const words = namesOf(abstract.length > 0 ? abstract : concepts)
    return { verdict: 'vague', reasons: [{ code: 'abstract-words', words }] }
  }
  // "Art and life": a field and a value that is no concept of its own.
  const isNamed = (word: string) =>
    wide.some(({ name }) => name.toLowerCase().split(' ').includes(word.toLowerCase()))
  const values = wordsOf(topic).flatMap(({ text }) => (isAbstractName(text) && !isNamed(text) ? [text] : []))
  // "Kindness": an everyday word that no field has as a term.
  const isEveryday = named.length > 0 && themes.length === 0 && !named.some(isTerm)
  if (isEveryday || (named.length === 0 && (wide.length === 0 || values.length > 0)))
    return { verdict: 'vague', reasons: [{ code: 'no-concept', words: values.slice(0, 12) }] }
  const reasons: SizeReason[] = [
    ...(wide.length > 0 ? [{ code: 'whole-field' as const, words: namesOf(wide) }] : []),
    ...(plain.length > 0 ? [{ code: 'one-thing' as const, words: namesOf(plain) }] : []),
  ]
  return { verdict: 'too-broad', reasons }
}

function pointsOf({ name, role }: Concept, topic: string): number {
  // An author, a work, a lake: one of its kind bounds more than a kind does.
  if (role !== 'place' && isOneOfItsKind(name, topic)) return NAMED_POINTS
  // "Healthcare" is a sector; "the production of eucalyptus seedlings" is a thing.
  const isSector = role === 'context' && !name.includes(' ') && !/\p{Lu}{2}/u.test(name)
  const isWidePlace = role === 'place' && placesNamed(name).length > 0
  // "Patient mortality" is what is asked, though a study measures by it.
  const isMeasure = role === 'method' && !/mortali|surviv|sobreviv|supervivencia/iu.test(name)
  const isHalf = isWidePlace || role === 'time' || isMeasure || isSector
  const isWideGroup = namesAnybody(name) || (isAgeGroup(name) && namesMedium(topic))
  return isHalf || (role === 'population' && isWideGroup) ? HALF_POINT : 1
}

/** "Lengua selk'nam": a language that no vocabulary has. */
function isLanguageUnknown(name: string): boolean {
  if (!/(?<!\p{L})(?:lengua|lingua|idioma|language)(?!\p{L})/u.test(foldAccents(name).toLowerCase()))
    return false
  return cognateStems(name).some((stem) => stem.length > 2 && !isKnownWord(stem))
}

/** A word or phrase that some field would use: a name of the vocabulary, or of several words. */
function isTerm({ name }: Concept): boolean {
  return name.includes(' ') || findConcept(name) !== null
}

/** What the question says again in another form or by another name: "homelessness: why are people homeless?", "food waste: why do we waste what we eat?" */
function isRepeated({ name }: Concept, topic: string, all: readonly Concept[]): boolean {
  // "Electric vehicles: will electric cars …": another name of the same thing.
  const known = findConcept(name)
  if (
    known !== null &&
    all.some(
      (other) => other.name !== name && isSaidIn(topic, other.name) && findConcept(other.name) === known,
    )
  )
    return !isSaidIn(topic, name)
  if (name.includes(' '))
    return (
      !isSaidIn(topic, name) &&
      all.some((other) => isSaidIn(topic, other.name) && sharesWord(other.name, name))
    )
  // "Water scarcity: why is water running out?"
  if (isSaidIn(topic, name)) return all.some((other) => other.name !== name && isSaidIn(other.name, name))
  const asked = foldAccents(name).toLowerCase()
  const letters = asked.length <= SHORT_LETTERS && !namesAnybody(name) ? REPEATED_SHORT : REPEATED_LETTERS
  const beginning = asked.slice(0, letters)
  const said = wordsOf(topic).map(({ text }) => foldAccents(text).toLowerCase())
  if (beginning.length === letters && said.some((text) => text.startsWith(beginning))) return true
  if (namesAnybody(name)) return false
  const others = Object.values(findConcept(name)?.names ?? {})
    .flat()
    .map(nameKey)
  return said.some((text) => others.includes(nameKey(text)))
}

/** "Electric cars" and "electric vehicles". */
function sharesWord(one: string, other: string): boolean {
  const words = other.split(' ').map(nameKey)
  return one.split(' ').some((word) => word.length >= REPEATED_LETTERS && words.includes(nameKey(word)))
}

/** A full name that no vocabulary has, or an author or work of letters that it has. */
function isOneOfItsKind(name: string, topic: string): boolean {
  const isFull = /(?:^| )\p{Lu}\p{Ll}+ (?:(?:d[aeo]s?|del|de la|of) )?\p{Lu}\p{Ll}/u.test(name)
  const isOfLetters =
    /^\p{Lu}\p{Ll}+$/u.test(name) && topic.indexOf(name) > 0 && findConcept(name)?.field === 'humanities'
  return isOfLetters || (isFull && findConcept(name) === null)
}

function namesOf(concepts: readonly Concept[]): string[] {
  return concepts.map(({ name }) => name)
}
