import type { ConceptMap } from '@/lib/contracts/concept-map'
import type { Locale } from '@/lib/contracts/locale'
import { ANGLES_MAX, ANGLES_MIN, type Angle } from '@/lib/contracts/topic'
import type { Work } from '@/lib/contracts/work'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { say } from '@/lib/core/text/say'
import { lowerFirst, upperFirst } from '@/lib/core/writing/noun-phrases'
import { conceptFrom, type Draft } from './angle-drafts'
import { type AngleOptions, angleSubjectOf, narrowerSubjects, type Subject } from './angle-subject'
import { sharedConcepts } from './evidence-cells'
import { aloneDrafts, cellDrafts, livedDrafts, narrowerDrafts } from './gap-drafts'
import { withGroupOfValues } from './group-of-values'
import { madeOf } from './made-subject'
import { contradictionDrafts, futureDrafts } from './said-drafts'
import { isAbstractName, isWideName } from './size-words'
import { anglePhrases } from './topic-phrases'
import { sizeOfTopic } from './topic-size'

/** One area of interest with the records that a first look at it brought. */
export interface InterestEvidence {
  readonly interest: string
  readonly works: readonly Work[]
}

/** With fewer drafts from its records the interest is offered in the student's own words, too. */
const DRAFTS_ENOUGH = 2

/**
 * Five to eight angles spread over the interests, as far as the records give so many: sentences in which authors ask for further work, results
 * that went opposite ways, people whom nobody asked, and cells of concepts × group, place, period or kind of study with many works round
 * them and at most one in them. Group and place of an interest stay in its angles; an interest that is a whole field is narrowed to
 * what its records are about, as is one whose records show few gaps. One of which no record speaks is offered in the student's own words, and says so. What was offered before
 * is left out. Never throws.
 */
export function composeAngles(
  evidence: readonly InterestEvidence[],
  options: AngleOptions,
): readonly Angle[] {
  const lists = evidence.map((one) => draftsOf(one, options))
  const wanted = angleCount(evidence.length)
  const seen = new Set(options.offered.map(keyOf))
  const first = inTurns(lists.map(({ drafts }, at) => turned(drafts, at)))
  // What only narrows an interest fills up where all of them together show few gaps.
  const fresh = [...first, ...inTurns(lists.map(({ more }) => more))].filter(({ title }) => {
    const isNew = !seen.has(keyOf(title))
    seen.add(keyOf(title))
    return isNew
  })
  // What is too broad or vague by its words is offered where there is nothing better.
  const sized = fresh.map((draft) => finished(draft, 0))
  const isSound = ({ size: { verdict } }: Angle) => verdict !== 'too-broad' && verdict !== 'vague'
  const best = [...sized.filter(isSound), ...sized.filter((angle) => !isSound(angle))]
  return best
    .slice(0, wanted)
    .map((angle, at) => ({ ...angle, id: angleId(at + 1 + options.offered.length) }))
}

/** Three areas make six angles, more make eight; fewer make five. */
export function angleCount(areas: number): number {
  if (areas <= 2) return ANGLES_MIN
  return areas === 3 ? 6 : ANGLES_MAX
}

/** An angle from a draft, with its id and its size test. */
export function finished(draft: Draft, number: number): Angle {
  return {
    ...draft,
    map: withGroupOfValues(draft.map),
    id: angleId(number),
    // The student's own words are sized as they were said, not by what records speak of.
    size:
      draft.type === 'own'
        ? sizeOfTopic({ topic: draft.title, question: '' })
        : sizeOfTopic({ topic: draft.title, question: draft.question }, draft.map),
  }
}

const angleId = (number: number): string => `angle-${number}`

const keyOf = (title: string): string => cognateStems(title).toSorted().join(' ')

/** The first of each list, then the second of each, and so on. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}

/** Each interest begins with another kind of angle, so that few angles show several. */
function turned(drafts: readonly Draft[], by: number): readonly Draft[] {
  const kinds = [...new Set(drafts.map(({ type }) => type))]
  const first = kinds[by % Math.max(1, kinds.length)]
  const at = drafts.findIndex(({ type }) => type === first)
  return at <= 0 ? drafts : [...drafts.slice(at, at + 1), ...drafts.slice(0, at), ...drafts.slice(at + 1)]
}

interface Drafted {
  readonly drafts: readonly Draft[]
  /** No gaps: narrower than the interest, and the student's own words. */
  readonly more: readonly Draft[]
}

function draftsOf({ interest, works }: InterestEvidence, options: AngleOptions): Drafted {
  const subject = angleSubjectOf(interest, { works, country: options.country })
  const own = ownDraft(interest, { subject, ...options })
  if (works.length === 0 || subject.things.length === 0) return { drafts: [own], more: [] }
  const subjects = isWhole(subject) ? narrowed(subject, options) : [subject]
  const drafts = oneOfEach(inTurns(subjects.map((one) => draftsOn(one, options))))
  const narrower = subjects.flatMap((one) => narrowerDrafts(madeOf(one, options)))
  // Of what no record joins, the student's own words stand early.
  if (subject.unnamed.length > 0)
    return { drafts: [...drafts.slice(0, 1), own, ...drafts.slice(1)], more: narrower }
  if (drafts.length >= DRAFTS_ENOUGH) return { drafts, more: [...narrower, own] }
  return { drafts: [...oneOfEach([...drafts, ...narrower]), own], more: [] }
}

/** One thing alone, and it is a whole field or a value: "education"; with a group it is that group's: "inclusion of autistic pupils". */
function isWhole({ things: [first, second], group }: Subject): boolean {
  if (group !== null) return false
  return first !== undefined && second === undefined && (isWideName(first.name) || isAbstractName(first.name))
}

function narrowed(subject: Subject, { locale }: AngleOptions): readonly Subject[] {
  const found = sharedConcepts(subject.records, { asked: [], locale })
    .filter(({ concept }) => !isAbstractName(concept.names.en[0] ?? ''))
    .map(({ concept, works }) => ({ thing: conceptFrom(concept, locale), works }))
  const narrower = narrowerSubjects(subject, found)
  return narrower.length > 0 ? narrower : [subject]
}

function draftsOn(subject: Subject, options: AngleOptions): readonly Draft[] {
  const made = madeOf(subject, options)
  const [first, second, ...rest] = cellDrafts(made)
  const said = futureDrafts(made)
  return varied([
    ...(first ? [first] : []),
    ...said.slice(0, 1),
    ...contradictionDrafts(made),
    ...livedDrafts(made),
    ...(second ? [second] : []),
    ...rest,
    ...said.slice(1),
    ...aloneDrafts(made),
  ])
}

/** Each title once. */
function oneOfEach(drafts: readonly Draft[]): readonly Draft[] {
  return [...new Map(drafts.toReversed().map((draft) => [keyOf(draft.title), draft])).values()].toReversed()
}

/** What is set beside the subject once before the same is offered in another way. */
function varied(drafts: readonly Draft[]): readonly Draft[] {
  const seen = new Set<string>()
  const first = drafts.filter(({ map }) => {
    const key = map.concepts
      .flatMap(({ id, role }) => (role === 'central' || role === 'outcome' ? [id] : []))
      .join(' ')
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
  return [...first, ...drafts.filter((draft) => !first.includes(draft))]
}

interface Own {
  readonly subject?: Subject
  readonly map?: ConceptMap
  readonly locale: Locale
}

/** An interest in the student's own words, whether records speak for it or not. */
export function ownDraft(interest: string, { subject, map, locale }: Own): Draft {
  const topic = interest.slice(0, 280)
  // All that was said is counted, not only what its records are about.
  const known = map ?? topicMap({ topic: interest, question: '' })
  return {
    title: upperFirst(say(anglePhrases, locale, 'titleOwn', { topic })),
    question: upperFirst(say(anglePhrases, locale, 'questionOwn', { topic: lowerFirst(topic) })),
    type: 'own',
    interest,
    rationale: whyOwn(subject, locale),
    in: known.concepts.map(({ name }) => name).slice(0, 12),
    out: [],
    evidence: [],
    map: known,
  }
}

function whyOwn(subject: Subject | undefined, locale: Locale): string {
  const read = subject?.records.length ?? 0
  if (subject === undefined || read === 0) return say(anglePhrases, locale, 'whyOwn')
  return subject.unnamed.length > 0
    ? say(anglePhrases, locale, 'whyOwnApart', { read, unnamed: subject.unnamed.join(', ') })
    : say(anglePhrases, locale, 'whyOwnRead', { read })
}
