import type { Timeline } from '@/lib/contracts/proposal'
import { INTERESTS_MIN, StudentProfile } from '@/lib/contracts/topic'
import { INTERESTS_MAX } from '@/lib/contracts/topic-limits'
import {
  type DiscoveryFault,
  type DiscoveryField,
  discoveryFields,
  type InterestTurn,
} from '@/lib/contracts/topic-run'
import { topicMap } from '@/lib/core/concepts/topic-map'
import {
  isNone,
  isSkip,
  readList,
  readText,
  readWeeklyHours,
} from '@/lib/core/proposal/problem/interview-replies'
import { readTimeline } from '@/lib/core/proposal/problem/read-timeline'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { mixesLanguages } from '@/lib/core/text/mixed-languages'
import { splitSentences } from '@/lib/core/text/split-sentences'
import { withoutBeginning } from '@/lib/core/text/without-beginning'
import { withoutOrders } from './machine-order'
import { type PersonConcern, personConcern } from './person-guard'
import { sizeOfTopic } from './topic-size'

/** Replies that are read; then only the form can end it. */
export const DISCOVERY_REPLIES_MAX = 40
/** A reply longer than this is an essay: what it names most often are its areas. */
const ESSAY_MIN = 600
const AREA_MAX = 300

type DiscoveryState = Omit<InterestTurn, 'replies'>

interface Folding {
  areas: string[]
  profile: StudentProfile
  answered: Set<DiscoveryField>
  /** Times that `interests` and `more` were asked. */
  rounds: number
  pressed: boolean
  fault: DiscoveryFault | null
  vague: string
}

/** Rounds of asking for areas; a student with one clear interest is not kept. */
const AREA_ROUNDS_MAX = 3

/**
 * The interview after these replies: pure, so that a run is resumed from its replies and taking one back is leaving it out. A vague answer
 * is asked once what exactly is meant, and then taken as it stands; what would diagnose the writer, is about a private person or orders a machine
 * about is never taken.
 */
export function readInterests(replies: readonly string[], today: string): DiscoveryState {
  const state: Folding = {
    areas: [],
    profile: StudentProfile.parse({}),
    answered: new Set(),
    rounds: 0,
    pressed: false,
    fault: null,
    vague: '',
  }
  const read = replies.slice(0, DISCOVERY_REPLIES_MAX)
  for (const reply of read) {
    const field = nextField(state)
    if (field === null) break
    state.fault = null
    state.vague = ''
    if (field === 'interests' || field === 'more') readAreas(state, field, reply)
    else readProfile(state, field, reply, today)
  }
  const asks = nextField(state)
  return {
    interests: { areas: state.areas, profile: state.profile },
    asks,
    fault: state.fault,
    vague: state.vague,
    isExhausted: asks !== null && replies.length >= DISCOVERY_REPLIES_MAX,
  }
}

function nextField({ areas, answered, rounds }: Folding): DiscoveryField | null {
  if (areas.length === 0) return 'interests'
  if (areas.length < INTERESTS_MIN && rounds < AREA_ROUNDS_MAX && !answered.has('more')) return 'more'
  return (
    discoveryFields.find((field) => field !== 'interests' && field !== 'more' && !answered.has(field)) ?? null
  )
}

/** "I don't know" in three languages. */
const noIdea =
  /^(?:i (?:really )?(?:don'?t|do not) know|no idea|not sure|anything|whatever|dunno|nao sei|nao faco ideia|sei la|qualquer coisa|tanto faz|no se|no lo se|ni idea|cualquier cosa|no tengo idea)\b/

function readAreas(state: Folding, field: 'interests' | 'more', reply: string): void {
  const clean = withoutOwnStory(withoutOrders(reply.trim()))
  const folded = foldAccents(clean).toLowerCase().replace(/[’]/g, "'")
  if (field === 'more' && (isNone(clean) || isSkip(clean) || noIdea.test(folded))) {
    state.answered.add('more')
    return
  }
  if (!/\p{L}/u.test(clean)) {
    state.fault = /\p{L}/u.test(reply) ? 'machine-order' : 'nothing-said'
    return
  }
  const concern: PersonConcern | null = personConcern(clean)
  if (concern !== null) {
    state.fault = concern
    return
  }
  if (noIdea.test(folded)) {
    state.fault = 'no-idea'
    return
  }
  if (mixesLanguages(clean) && !state.pressed) {
    state.pressed = true
    state.fault = 'mixed-languages'
    return
  }
  const found = areasIn(clean)
  const clear = found.filter((area) => sizeOfTopic({ topic: area, question: '' }).verdict !== 'vague')
  if (clear.length === 0 && !state.pressed) {
    state.pressed = true
    state.fault = 'vague'
    state.vague = clean.slice(0, 200)
    return
  }
  state.pressed = false
  state.rounds += 1
  // "Meu TCC vai ser sobre burnout": what is said before the thing was read for doubt, and is no part of the topic.
  const taken = (clear.length > 0 ? clear : found.slice(0, 1)).map(withoutBeginning)
  state.areas = [...new Set([...state.areas, ...taken])].slice(0, INTERESTS_MAX)
}

/** Where an interest comes from: "because my grandmother had it". */
const reason =
  /,? (?<!\p{L})(?:because|since|porque|pois|j[aá] que|ya que|pues|puesto que|visto que)(?!\p{L})[^.;\n]*/giu

/**
 * What one says of relatives and friends beside an interest tells where it was met, which was asked: it is left out, and the interest is taken. Where
 * nothing else is said the reply stays as it is, and is turned.
 */
function withoutOwnStory(reply: string): string {
  if (personConcern(reply) !== 'private-person') return reply
  const rest = splitSentences(reply, null)
    .map(({ text }) =>
      text.replaceAll(reason, (clause) => (personConcern(clause) === 'private-person' ? '' : clause)),
    )
    .filter((sentence) => personConcern(sentence) === null)
    .join(' ')
    .trim()
  return /\p{L}{4}/u.test(rest) ? rest : reply
}

/** The areas of a reply: items of a list, or what an essay names most often, or the reply itself. */
export function areasIn(reply: string): readonly string[] {
  if (reply.length >= ESSAY_MIN) return essayAreas(reply)
  const items = reply
    .split(/\n|;|(?:^|\s)(?:\d+[.)]|[-*•])\s/u)
    .map((item) =>
      item
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/[.,;]+$/, ''),
    )
    .filter((item) => /\p{L}{2}/u.test(item))
  const parts = items.length === 1 ? byComma(items[0] ?? '') : items
  return parts.map((item) => item.slice(0, AREA_MAX)).slice(0, INTERESTS_MAX)
}

/** "Nursing, burnout, telework": short items are a list; a sentence with commas is one answer. */
function byComma(text: string): readonly string[] {
  const items = text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
  return items.length >= 3 && items.every((item) => item.split(' ').length <= 5) ? items : [text]
}

function essayAreas(text: string): readonly string[] {
  const counts = new Map<string, { name: string; count: number }>()
  for (const { text: sentence } of splitSentences(text.slice(0, 20_000), null).slice(0, 200)) {
    const { concepts } = topicMap({ topic: sentence, question: '' })
    const groups = concepts.filter(({ role }) => role === 'population').map(({ name }) => name)
    for (const { name, role } of concepts) {
      if (role !== 'central' && role !== 'outcome') continue
      const area = withGroup(sentence, name, groups)
      const key = foldAccents(area).toLowerCase()
      const known = counts.get(key) ?? { name: area, count: 0 }
      counts.set(key, { name: known.name, count: known.count + 1 })
    }
  }
  const ranked = [...counts.values()].sort((a, b) => b.count - a.count)
  return ranked
    .map(({ name }) => name)
    .filter((name) => sizeOfTopic({ topic: name, question: '' }).verdict !== 'vague')
    .slice(0, INTERESTS_MIN)
}

/** What stands between a thing and the group that it is said of: "the exhaustion of community health workers". */
const linked =
  /^ (?:of|in|among|de|d[aeo]s?|del|de l[ao]s?|entre|en|em|n[ao]s?)(?: (?:the|os|as|los|las))? $/u

/** What the sentence says from the thing to its group, where the group follows at once; else the thing. */
function withGroup(sentence: string, name: string, groups: readonly string[]): string {
  const from = sentence.indexOf(name)
  const end = from + name.length
  const next = groups.find((group) => {
    const at = sentence.indexOf(group, end)
    return at > end && linked.test(sentence.slice(end, at))
  })
  return from === -1 || next === undefined
    ? name
    : sentence.slice(from, sentence.indexOf(next, end) + next.length)
}

function readProfile(
  state: Folding,
  field: Exclude<DiscoveryField, 'interests' | 'more'>,
  reply: string,
  today: string,
): void {
  if (isSkip(reply)) {
    state.answered.add(field)
    return
  }
  const change = profileChange(field, reply, today)
  if (change === null) {
    state.fault = 'not-understood'
    return
  }
  state.profile = { ...state.profile, ...change }
  state.answered.add(field)
}

function profileChange(
  field: Exclude<DiscoveryField, 'interests' | 'more'>,
  reply: string,
  today: string,
): Partial<StudentProfile> | null {
  switch (field) {
    case 'program':
      return textOf(reply, (text) => ({ academic_program: text }))
    case 'field':
      return textOf(reply, (text) => ({ field_of_study: text }))
    case 'country':
      return textOf(reply, (text) => ({ country: text }))
    case 'hours': {
      const hours = readWeeklyHours(reply)
      return typeof hours === 'string' ? null : { weekly_hours: hours }
    }
    case 'timeline': {
      const timeline = readTimeline(reply, today)
      return typeof timeline === 'string' ? null : { total_timeline: timelineOf(timeline) }
    }
    case 'skills':
      return listOf(reply, 'skills', (items) => ({ existing_skills: items }))
    case 'constraints':
      return listOf(reply, 'constraints', (items) => ({ constraints: items }))
  }
}

function timelineOf({ total_timeline }: { readonly total_timeline: Timeline }): Timeline {
  return total_timeline
}

function textOf(
  reply: string,
  make: (text: string) => Partial<StudentProfile>,
): Partial<StudentProfile> | null {
  const read = readText(reply, 200)
  return typeof read === 'string' ? null : make(read.text)
}

function listOf(
  reply: string,
  kind: 'skills' | 'constraints',
  make: (items: string[]) => Partial<StudentProfile>,
): Partial<StudentProfile> | null {
  const read = readList(reply, kind)
  return typeof read === 'string' ? null : make(read.items)
}
