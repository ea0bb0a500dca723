import type { Concept, ConceptMap } from '@/lib/contracts/concept-map'
import type { ScopeCheck, ValidatedTopic } from '@/lib/contracts/topic'
import { canContradict, isSameConcept } from '@/lib/core/concepts/compare-maps'
import { activeConcepts } from '@/lib/core/concepts/concept-map'
import { isKindOf } from '@/lib/core/concepts/narrower-kinds'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'

/** Less than this share of the validated concepts and of those that came (0…1) is another thesis. Not tuned. */
const SAME_THESIS_SHARE01 = 0.5

/** What is compared with the validated topic: a query, a refined topic, a stage of a proposal, the aim of a draft. */
export interface Wanted {
  readonly topic: string
  readonly question: string
  readonly map?: ConceptMap
  /**
   * `part`: it names a part of the work and may leave the rest unsaid, as one objective or one query does. Then only what has nothing of
   * the validated topic, or something of its OUT list, is a second thesis.
   */
  readonly kind?: 'whole' | 'part'
}

/**
 * How far a text is from the validated topic, concept by concept: the same, a refinement (more said, or something named more
 * narrowly or more widely), or a second thesis: the things studied, or these with the persons and settings, are kept by less than
 * half of all that were validated or came in, or as much was added again. What was agreed to be left out and is named without being ruled out is a second thesis, too.
 * A translation or another name of the same concept is no difference; places, periods and methods alone make no second thesis. A text
 * that names no concept cannot be compared and is called the same. Never throws.
 */
export function checkScope(validated: ValidatedTopic, wanted: Wanted): ScopeCheck {
  const map = wanted.map ?? topicMap(wanted)
  const [old, now] = [activeConcepts(validated.map), activeConcepts(map)]
  if (now.length === 0) return { change: 'same', lost: [], gained: [], outside: [] }
  const outside = outsideNamed(validated, { text: `${wanted.topic} . ${wanted.question}`, map })
  const lost = old.filter((concept) => !now.some((other) => isSameConcept(concept, other)))
  const gained = now.filter((concept) => !old.some((other) => isSameConcept(other, concept)))
  const gone = lost
    .filter((concept) => !now.some((other) => isNear(concept, other)))
    .filter((concept) => canContradict(concept, validated.map, map))
  const come = gained
    .filter((concept) => !old.some((other) => isNear(concept, other)))
    .filter((concept) => canContradict(concept, map, validated.map))
  const isOther =
    wanted.kind === 'part'
      ? isForeign({ old, gone, come })
      : isGrown({ old, gone, come }) ||
        [isStudied, isSubject].some((counts) => shareKept({ old, gone, come }, counts) < SAME_THESIS_SHARE01)
  return {
    change:
      outside.length > 0 || isOther
        ? 'second-thesis'
        : lost.length + gained.length === 0
          ? 'same'
          : 'refinement',
    lost: lost.map(({ name }) => name).slice(0, 24),
    gained: gained.map(({ name }) => name).slice(0, 24),
    outside: outside.slice(0, 12),
  }
}

interface Moved {
  readonly old: readonly Concept[]
  readonly gone: readonly Concept[]
  readonly come: readonly Concept[]
}

/** Share of what was validated or came in that is in both, 0…1; 1 where there is nothing of the kind. */
function shareKept({ old, gone, come }: Moved, counts: (concept: Concept) => boolean): number {
  const kept = old.filter((concept) => counts(concept) && !gone.includes(concept)).length
  const all = kept + gone.filter(counts).length + come.filter(counts).length
  return all === 0 ? 1 : kept / all
}

/** As many things came to be studied as were validated, and at least two. */
function isGrown({ old, come }: Moved): boolean {
  const added = come.filter(isStudied).length
  return added > 1 && added >= old.filter(isStudied).length
}

/** Nothing of what is studied is left, and something else is: a part that says only "the literature" is about nothing else. */
function isForeign({ old, gone, come }: Moved): boolean {
  const kept = old.filter((concept) => isSubject(concept) && !gone.includes(concept))
  return kept.length === 0 && come.filter(isStudied).length > 1
}

const isStudied = ({ role }: Concept): boolean => role === 'central' || role === 'outcome'
const isSubject = ({ role }: Concept): boolean => role !== 'time' && role !== 'method' && role !== 'place'

/** One of the two names the other more narrowly: by its words ("hospital nurses"), or as a kind of it ("Instagram", "social media"). */
function isNear(a: Concept, b: Concept): boolean {
  if (a.role === 'place' && b.role === 'place') return false
  const [one, other] = [cognateStems(a.name), cognateStems(b.name)]
  const holds = (all: readonly string[], some: readonly string[]) =>
    some.length > 0 && some.every((stem) => all.includes(stem))
  return (
    holds(one, other) ||
    holds(other, one) ||
    isKindOf(a.name, b.name) ||
    isKindOf(b.name, a.name) ||
    isSameConcept(a, b)
  )
}

/** Names of the OUT list that a text takes in, in any language: those it rules out itself, and those that were validated, are none. */
function outsideNamed(
  validated: ValidatedTopic,
  { text, map }: { readonly text: string; readonly map: ConceptMap },
): readonly string[] {
  const concepts = activeConcepts(map)
  const own = activeConcepts(validated.map)
  const said = ruledIn(text)
  return validated.out.filter((name) => {
    if (isNamed(`${validated.topic} . ${validated.question}`, name)) return false
    if (isNamed(said, name)) return true
    if (isNamed(text, name)) return false
    const left = activeConcepts(topicMap({ topic: name, question: '' }))
    const isIn = (all: readonly Concept[]) =>
      left.length > 0 && left.every((concept) => all.some((other) => isSameConcept(concept, other)))
    return isIn(concepts) && !isIn(own) && left.some((concept) => isNamedIn(said, concept, concepts))
  })
}

/** Whether one of the concepts that is the same as this one stands in a text by its name there. */
function isNamedIn(text: string, concept: Concept, concepts: readonly Concept[]): boolean {
  return concepts.some((other) => isSameConcept(concept, other) && isNamed(text, other.name))
}

function isNamed(text: string, name: string): boolean {
  const wanted = cognateStems(name).join(' ')
  return wanted !== '' && ` ${cognateStems(text).join(' ')} `.includes(` ${wanted} `)
}

const rulingOut =
  /(?<!\p{L})(?:excluding|exclude[sd]?|except(?: for)?|without|other than|not including|leaving out|but not|exceto|excluindo|exclui(?:r|dos|das|do|da|ndo)?|sem|salvo|fora|menos|mas nao|excepto|excluyendo|excluir|sin|pero no)(?!\p{L})[^.;:!?()]*/gu

/** A text without the clauses that rule something out ("excluding physicians", "sem considerar salários"). */
function ruledIn(text: string): string {
  return foldAccents(text).toLowerCase().replace(rulingOut, ' . ')
}
