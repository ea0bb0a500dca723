import { activeConcepts, activeNames } from '@/lib/core/concepts/concept-map'
import { longestConceptAt } from '@/lib/core/concepts/glossary'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'

export interface Idea {
  readonly id: string
  readonly text: string
}

export interface IdeaGroup {
  /** The concept that joins them, in the words in which it was named first. */
  readonly name: string
  readonly ideas: readonly string[]
}

export interface GroupedIdeas {
  readonly groups: readonly IdeaGroup[]
  /** Ids of ideas that share their concepts with no other. */
  readonly rest: readonly string[]
}

const GROUPS_MAX = 12
const TOGETHER_MIN = 2
/** What so large a share of the ideas name is what all are about; it joins none of them to another. */
const TOPIC_SHARE01 = 0.7
const FEW_IDEAS = 4

/**
 * Ideas that name the same concept, in whichever of the three languages; each idea in one group, the larger groups first. No words are
 * added and nothing is judged. Deterministic.
 */
export function clusterIdeas(ideas: readonly Idea[]): GroupedIdeas {
  const named = ideas.map(({ id, text }) => ({ id, concepts: conceptsOf(text) }))
  const keyOf = joinedNames(named.flatMap(({ concepts }) => concepts))
  const members = new Map<string, { readonly name: string; readonly ideas: Set<string> }>()
  for (const { id, concepts } of named) {
    for (const { name, names } of concepts) {
      const key = keyOf(names[0] ?? '')
      const group = members.get(key) ?? { name, ideas: new Set() }
      group.ideas.add(id)
      members.set(key, group)
    }
  }
  const candidates = [...members.values()].filter(
    ({ ideas: own }) => ideas.length <= FEW_IDEAS || own.size <= TOPIC_SHARE01 * ideas.length,
  )
  return assign(ideas, candidates)
}

interface Named {
  readonly name: string
  /** Folded, of all languages. */
  readonly names: readonly string[]
}

/** What the map reads from an idea, and the known concepts inside its longer names: "sleep diaries" names sleep, too. */
function conceptsOf(text: string): readonly Named[] {
  const read = activeConcepts(topicMap({ topic: text, question: '' })).map((concept) => ({
    name: concept.name,
    names: [concept.name, ...activeNames(concept).map((name) => name.text)].map(folded),
  }))
  return [...read, ...knownIn(text)]
}

function knownIn(text: string): readonly Named[] {
  const stems = cognateStems(text)
  const words = text.split(/[^\p{L}\p{N}-]+/u).filter(Boolean)
  return stems.flatMap((_, at) => {
    const known = longestConceptAt(stems, at)
    if (!known || known.concept.field === 'general') return []
    const { en, pt, es } = known.concept.names
    const written = words.length === stems.length ? words.slice(at, at + known.length).join(' ') : ''
    const names = [...en, ...pt, ...es].map(folded)
    return [{ name: written || (en[0] ?? ''), names }]
  })
}

const folded = (text: string) => foldAccents(text).toLowerCase()

/** Names that stand for the same thing lead to the same one of them. */
function joinedNames(concepts: readonly Named[]): (name: string) => string {
  const above = new Map<string, string>()
  const top = (name: string): string => {
    let at = name
    for (let next = above.get(at); next !== undefined && next !== at; next = above.get(at)) at = next
    return at
  }
  for (const { names } of concepts) {
    const [first = '', ...others] = names
    for (const other of others) if (top(other) !== top(first)) above.set(top(other), top(first))
  }
  return top
}

function assign(
  ideas: readonly Idea[],
  candidates: readonly { readonly name: string; readonly ideas: ReadonlySet<string> }[],
): GroupedIdeas {
  const open = new Set(ideas.map(({ id }) => id))
  const groups: IdeaGroup[] = []
  while (groups.length < GROUPS_MAX) {
    const [best] = candidates
      .map(({ name, ideas: own }) => ({ name, ideas: [...own].filter((id) => open.has(id)) }))
      .filter((group) => group.ideas.length >= TOGETHER_MIN)
      .sort((a, b) => b.ideas.length - a.ideas.length)
    if (!best) break
    groups.push(best)
    for (const id of best.ideas) open.delete(id)
  }
  return { groups, rest: [...open] }
}
