import type { Concept, VocabularyId } from '@/lib/contracts/concept-map'
import type { VocabularyEntry } from '@/lib/contracts/vocabulary'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { isQueryStopWord } from '@/lib/core/text/stop-words'
import { foldName } from './fold-name'

/**
 * Which of several entries with one name is meant. An entry counts only when a whole label or alias of it is the name; of
 * Wikidata's items only those count that stand for a thing and not for one place, person, work or page of that name. The
 * other concepts of the topic decide between those that are left, and where they do not, the student does.
 * The rule and the weights are from the design (CONCEPTS.md), chosen on 1,026 saved items without a held-out check.
 */
export type Choice =
  | { readonly kind: 'none' }
  | { readonly kind: 'one'; readonly entry: VocabularyEntry }
  | { readonly kind: 'several'; readonly entries: readonly VocabularyEntry[] }

export interface SenseQuestion {
  readonly vocabulary: VocabularyId
  readonly concept: Concept
  /** The names that were looked up, or the ids under which another service named the entry. */
  readonly asked: readonly string[]
  readonly entries: readonly VocabularyEntry[]
  /** Stems of the other concepts in all their names. */
  readonly context: ReadonlySet<string>
}

/** A smaller lead is no silent choice. */
const LEAD_MIN = 1
const SENSES_SHOWN_MAX = 4
const CONTEXT_STEMS_MAX = 3
/** Wikipedias in which one place has to have an article. */
const ARTICLES_MIN = 2

/** Kinds of items that only carry a name: pages of Wikimedia, names of people, people, articles and other works. */
const dropped: ReadonlySet<string> = new Set([
  'Q4167410', // disambiguation page
  'Q4167836', // category
  'Q11266439', // template
  'Q13406463', // list
  'Q13442814', // scholarly article
  'Q101352', // family name
  'Q202444', // given name
  'Q12308941', // male given name
  'Q11879590', // female given name
  'Q3409032', // given name for both
  'Q5', // human
  'Q95074', // character of a story
  'Q15632617', // person of a story
  'Q11424', // film
  'Q24862', // short film
  'Q506240', // television film
  'Q5398426', // television series
  'Q21191270', // episode
  'Q482994', // album
  'Q134556', // single
  'Q7366', // song
  'Q105543609', // musical work
  'Q2188189', // musical work or composition
  'Q215380', // band
  'Q571', // book
  'Q8261', // novel
  'Q49084', // short story
  'Q5185279', // poem
  'Q7725634', // literary work
  'Q47461344', // written work
  'Q3331189', // edition
  'Q5633421', // scientific journal
  'Q41298', // magazine
  'Q11032', // newspaper
  'Q3305213', // painting
  'Q860861', // sculpture
  'Q7889', // video game
])

/** The entry that the concept means, or those among which the topic does not decide, best first. */
export function chooseSense(question: SenseQuestion): Choice {
  const candidates = question.entries
    .map((entry) => ({ entry, closeness: closenessOf(entry, question) }))
    .filter(({ entry, closeness }) => closeness > 0 && !isDropped(entry))
  const things = candidates.filter(({ entry }) => isThing(entry, question.concept))
  const ranked = things
    .map(({ entry, closeness }) => ({ entry, score: closeness + weightOf(entry, question.context) }))
    .sort((a, b) => b.score - a.score)
  const [first] = ranked
  if (first === undefined) return { kind: 'none' }
  const namesakes = capitalNamesakes(candidates, things, question)
  // What is left of a name after its places were put aside is often not what was meant ("Oxford", the cloth).
  if (namesakes.length > 0 && sharedStems(first.entry, question.context) === 0)
    return { kind: 'several', entries: [first.entry, ...namesakes].slice(0, SENSES_SHOWN_MAX) }
  const near = ranked.filter(({ score }) => first.score - score < LEAD_MIN).map(({ entry }) => entry)
  return near.length === 1
    ? { kind: 'one', entry: first.entry }
    : { kind: 'several', entries: near.slice(0, SENSES_SHOWN_MAX) }
}

/** How many stems the entry shares with the other concepts, itself put aside; at most three. */
export function sharedStems(entry: VocabularyEntry, context: ReadonlySet<string>): number {
  const own = [...entry.descriptions, ...entry.names].flatMap(({ text, language }) =>
    cognateStems(text).filter((stem) => stem.length > 2 && !isQueryStopWord(stem, language)),
  )
  return Math.min(CONTEXT_STEMS_MAX, new Set(own.filter((stem) => context.has(stem))).size)
}

/** 3 for a whole label, 2 for a whole alias, 0 for anything else. */
function closenessOf({ id, names }: VocabularyEntry, { asked }: SenseQuestion): number {
  const wanted = new Set(asked.map(foldName))
  if (asked.includes(id)) return 3
  const same = names.filter(({ text }) => wanted.has(foldName(text)))
  if (same.length === 0) return 0
  return same.some(({ kind }) => kind === 'label') ? 3 : 2
}

function isDropped({ item }: VocabularyEntry): boolean {
  return item?.instanceOf.some((kind) => dropped.has(kind)) ?? false
}

/** Thesauri hold things only. Towns have LCSH and old MAG ids, so those say nothing here. */
function isThing({ item }: VocabularyEntry, concept: Concept): boolean {
  if (item === undefined) return true
  if (concept.role === 'place' && isCapital(concept.name)) return item.articles >= ARTICLES_MIN
  return item.isSubclass || item.mesh.length > 0 || item.inAat
}

interface Candidate {
  readonly entry: VocabularyEntry
  readonly closeness: number
}

/** Known places and the like of the same label, when the concept is written as a name. */
function capitalNamesakes(
  candidates: readonly Candidate[],
  things: readonly Candidate[],
  { concept }: SenseQuestion,
): VocabularyEntry[] {
  if (!isCapital(concept.name)) return []
  return candidates
    .filter((candidate) => !things.includes(candidate) && candidate.closeness === 3)
    .map(({ entry }) => entry)
    .filter(({ item, names }) => {
      const isKnown = item !== undefined && item.articles >= ARTICLES_MIN
      return isKnown && names.filter(({ kind }) => kind === 'label').every(({ text }) => isCapital(text))
    })
}

function isCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text)
}

function weightOf(entry: VocabularyEntry, context: ReadonlySet<string>): number {
  const { item } = entry
  const listed = item ? [item.mesh.length > 0, item.inAat, item.inKbpedia].filter(Boolean).length : 0
  const isKnown = item !== undefined && item.articles >= ARTICLES_MIN
  return Math.min(2, listed) + (isKnown ? 1 : 0) + sharedStems(entry, context)
}
