import { describe, expect, it } from 'vitest'
import type { RunStatus } from '@/lib/contracts/run'
import { sourceQuestions } from '@/lib/contracts/source-stages'
import {
  type NextStepKind,
  nextSteps,
  type ProjectFacts,
  type RoomStanding,
  type Standing,
} from '@/lib/contracts/standing'
import { standingOf } from './next-step'

const statuses: readonly RunStatus[] = ['running', 'waiting', 'paused', 'completed', 'failed', 'cancelled']
const both = [false, true] as const

/** Runs ask only while they wait, or go on beside their question; what is completed asks nothing. */
const asking = (status: RunStatus) => status !== 'completed' && status !== 'failed'

const sourcesStates: readonly ProjectFacts['sources'][] = statuses.flatMap((status) =>
  [null, ...(asking(status) ? sourceQuestions : [])]
    .filter((question) => status !== 'waiting' || question !== null)
    .flatMap((question) =>
      [0, 20].flatMap((found) =>
        (found === 0 ? [0] : [0, 5]).flatMap((chosen) =>
          (found === 0 ? [0] : [0, 12]).map((relevant) => ({ status, question, found, relevant, chosen })),
        ),
      ),
    ),
)

const proposalStates: readonly ProjectFacts['proposal'][] = [
  null,
  ...statuses
    // The proposal goes on asking for a review; it is never completed.
    .filter((status) => status !== 'completed')
    .flatMap((status) =>
      ([null, ...(asking(status) ? (['interview', 'review'] as const) : [])] as const)
        .filter((question) => status !== 'waiting' || question !== null)
        .flatMap((question) =>
          both.flatMap((isWritten) =>
            both.flatMap((isPassed) =>
              [0, 2].flatMap((stale) =>
                both.flatMap((isChoiceMoved) =>
                  [0, 1].map((undecided) => ({
                    ...{ status, question, isPassed, stale, isChoiceMoved, undecided },
                    // Who reviews has a document; who is interviewed for the first time has none.
                    isWritten: question === 'review' || (question !== 'interview' && isWritten),
                  })),
                ),
              ),
            ),
          ),
        ),
    ),
]

const reviewStates: readonly ProjectFacts['review'][] = [
  null,
  ...statuses.flatMap((status) =>
    ([null, ...(asking(status) ? (['agree', 'exit'] as const) : [])] as const)
      .filter((question) => status !== 'waiting' || question !== null)
      .flatMap((question) =>
        both.map((isChoiceMoved) => ({ status, question, isChoiceMoved, hasNews: false })),
      ),
  ),
]

/** News of an alert come while nothing is asked, and beside a question. */
const newsStates: readonly ProjectFacts['review'][] = [
  { status: 'completed', question: null, isChoiceMoved: false, hasNews: true },
  { status: 'waiting', question: 'exit', isChoiceMoved: false, hasNews: true },
]

const deskStates: readonly ProjectFacts['desk'][] = [
  null,
  ...both.flatMap((isChanged) =>
    [0, 1].flatMap((links) =>
      ([null, 'approve', 'changes-required', 'reject'] as const).flatMap((verdict) =>
        [0, 1].map((unanswered) => ({
          ...{ version: 1, isChanged, links, verdict, unanswered },
          by: 'Prof. Lima',
        })),
      ),
    ),
  ),
]

const paperStates: readonly ProjectFacts['paper'][] = statuses.map((status) => ({ status }))

const onePerStatus = new Set(
  statuses.map((status) => sourcesStates.find((sources) => sources?.status === status) ?? null),
)

const noLibrary = { items: 0, unread: 0, toRead: 0 }

const leftTopic = { status: 'completed', isSettled: true, isLeft: true } as const

/** Every state a project can be in: only a written proposal is published, and without sources there is only a topic. */
function* allStates(): Generator<ProjectFacts> {
  for (const isSettled of both)
    for (const status of statuses)
      yield {
        ...{ topic: { status, isSettled, isLeft: false }, sources: null, library: noLibrary },
        ...{ review: null, proposal: null, paper: null, desk: null },
      }
  for (const sources of sourcesStates)
    for (const proposal of proposalStates)
      for (const desk of deskStates) {
        if (desk !== null && proposal?.isWritten !== true) continue
        // What the library holds leads nowhere else; its own states are told below.
        const standing = { topic: null, sources, library: noLibrary, proposal, desk }
        // Beside a proposal only the failure of a review leads.
        const reviews = proposal === null ? reviewStates : reviewStates.slice(0, 1)
        for (const review of reviews) yield { ...standing, review, paper: null }
        if (proposal === null && onePerStatus.has(sources))
          for (const review of newsStates) yield { ...standing, review, paper: null }
        // What leaves the validated topic does so beside any state.
        yield { ...standing, review: null, paper: null, topic: leftTopic }
        // Beside a proposal a paper is told of the search by nothing but its status.
        if (proposal === null || onePerStatus.has(sources))
          for (const paper of paperStates) yield { ...standing, review: null, paper }
      }
}

/** The button to an unopened room opens it: sources that were chosen are there to be written from. */
const toUnopened: ReadonlySet<NextStepKind> = new Set(['begin-review', 'write-proposal', 'write-paper'])

/** What holds of every state, by name; the states in which it does not. */
const rules: Readonly<Record<string, (facts: ProjectFacts, standing: Omit<Standing, 'scope'>) => boolean>> = {
  'the next step is done in a room that is open': (_, { next, rooms }) => {
    return rooms.find(({ room }) => room === next.room)?.state !== 'closed' || toUnopened.has(next.kind)
  },
  'a second thesis is to be validated before anything but a failure or an advisor who asks': (
    facts,
    { next, rooms },
  ) => {
    if (!facts.topic?.isLeft) return next.kind !== 'validate-anew'
    const isOvertaken = next.kind.startsWith('repair-') || next.kind === 'answer-advisor'
    const topic = rooms.find(({ room }) => room === 'topic')
    return topic?.state === 'stale' && (isOvertaken || next.kind === 'validate-anew')
  },
  'a failure is said before all else': (facts, { next }) => {
    const { topic, sources, review, proposal, paper } = facts
    // Once sources are searched, the conversation that found their topic is over.
    const runs = [sources === null ? topic : null, sources, review, proposal, paper]
    const hasFailed = runs.some((run) => run?.status === 'failed')
    return hasFailed === next.kind.startsWith('repair-')
  },
  'an advisor who asks is never hidden by anything but a failure': (facts, { next }) => {
    const { kind } = next
    return (facts.desk?.unanswered ?? 0) === 0 || kind === 'answer-advisor' || kind.startsWith('repair-')
  },
  'nothing is called approved, or left to the advisor, while the student has something to do': (
    facts,
    { next },
  ) => {
    const { kind } = next
    if (kind !== 'write-paper' && kind !== 'wait-for-advisor') return true
    const { proposal, paper, desk } = facts
    if (paper?.status === 'waiting' || paper?.status === 'paused') return false
    const isAtRest = proposal?.stale === 0 && !proposal.isChoiceMoved && proposal.undecided === 0
    return isAtRest && desk?.isChanged === false && desk.unanswered === 0
  },
  'a document with an undecided reference is not to be published': (facts, { next }) => {
    const { kind } = next
    return (facts.proposal?.undecided ?? 0) === 0 || (kind !== 'publish' && kind !== 'publish-again')
  },
  'who has sources and no proposal is led on, not back': (facts, { next }) => {
    if (facts.proposal !== null || facts.sources?.status !== 'completed') return true
    const { kind, room } = next
    if (facts.topic?.isLeft && kind === 'validate-anew') return true
    return kind === 'write-proposal' || room === 'review' || (facts.paper !== null && room === 'paper')
  },
  'a room that is done has nothing stale in it': (facts, { rooms }) => {
    const isDone = rooms.some(({ room, state }) => room === 'proposal' && state === 'done')
    return !isDone || (facts.proposal?.stale === 0 && !facts.proposal.isChoiceMoved)
  },
  'a paper that was begun is never offered for a beginning': (facts, { next }) =>
    facts.paper === null || next.kind !== 'write-paper',
  'a decision is never “not begun”': (facts, { rooms }) => {
    const share = rooms.find(({ room }) => room === 'share')?.state
    return facts.desk === null || share !== 'empty'
  },
}

describe('where a project stands', () => {
  it('follows its rules in every state, and uses every kind of next step and of state', () => {
    const broken = new Map<string, string>()
    const kinds = new Set<NextStepKind>()
    const standings = new Set<RoomStanding>()
    let count = 0
    for (const facts of allStates()) {
      count += 1
      const standing = standingOf(facts)
      const { next, rooms } = standing
      kinds.add(next.kind)
      for (const { state } of rooms) standings.add(state)
      for (const [name, holds] of Object.entries(rules))
        if (!broken.has(name) && !holds(facts, standing)) broken.set(name, JSON.stringify({ facts, next }))
    }
    expect(Object.fromEntries(broken)).toEqual({})
    expect(count).toBeGreaterThan(100_000)
    expect([...kinds].sort()).toEqual(Object.keys(nextSteps).sort())
    expect(standings.size).toBe(9)
  })

  const chosen = { status: 'completed', question: null, found: 30, relevant: 22, chosen: 9 } as const
  const written = {
    ...({ status: 'waiting', question: 'review', isWritten: true, isPassed: true } as const),
    ...{ stale: 0, isChoiceMoved: false, undecided: 0 },
  }
  const asked = {
    ...({ version: 1, isChanged: false, links: 1, verdict: 'changes-required' } as const),
    ...{ by: 'Prof. Lima', unanswered: 1 },
  }
  const standingIn = (facts: Partial<ProjectFacts>) => {
    const { next, rooms } = standingOf({
      ...{ topic: null, sources: chosen, library: noLibrary, review: null },
      ...{ proposal: null, paper: null, desk: null },
      ...facts,
    })
    return { next, rooms: Object.fromEntries(rooms.map(({ room, state }) => [room, state])) }
  }

  it('after the advisor asked for changes it is to answer them, not to choose sources', () => {
    const { next, rooms } = standingIn({ proposal: written, desk: asked })
    expect(next).toEqual({
      ...{ kind: 'answer-advisor', room: 'share', count: 1 },
      ...{ name: 'Prof. Lima', verdict: 'changes-required' },
    })
    expect(rooms).toMatchObject({ sources: 'done', proposal: 'done', share: 'waiting' })
    expect(standingIn({ proposal: written, desk: { ...asked, unanswered: 0 } }).next.kind).toBe('revise')
  })

  it('a proposal with stale parts is not done, and is to be written again', () => {
    const { next, rooms } = standingIn({ proposal: { ...written, stale: 2 } })
    expect(next).toMatchObject({ kind: 'renew-stale', count: 2 })
    expect(rooms.proposal).toBe('stale')
  })

  it('another choice of sources makes the proposal stale, and taking it over is next', () => {
    const { next, rooms } = standingIn({ proposal: { ...written, isChoiceMoved: true } })
    expect(next.kind).toBe('take-over-choice')
    expect(rooms.proposal).toBe('stale')
  })

  it('a completed choice leads to the review, then to the proposal; opened again it leads back into it', () => {
    expect(standingIn({}).next).toMatchObject({ kind: 'begin-review', room: 'review', count: 9 })
    expect(standingIn({}).rooms.review).toBe('empty')
    const review = { status: 'waiting', question: 'agree', isChoiceMoved: false, hasNews: false } as const
    expect(standingIn({ review }).next).toMatchObject({ kind: 'agree-themes', room: 'review' })
    const left = { ...review, status: 'completed', question: null } as const
    expect(standingIn({ review: left }).next).toMatchObject({ kind: 'write-proposal', count: 9 })
    expect(standingIn({ review: left }).rooms.review).toBe('done')
    expect(standingIn({ review: { ...left, isChoiceMoved: true } }).rooms.review).toBe('stale')
    // What an alert found is to be seen, wherever the thesis stands; an advisor who waits comes first.
    const news = { ...left, hasNews: true }
    expect(standingIn({ review: news }).next).toMatchObject({ kind: 'see-news', room: 'review' })
    expect(standingIn({ review: news, proposal: written }).next.kind).toBe('see-news')
    expect(standingIn({ review: news, proposal: written, desk: asked }).next.kind).toBe('answer-advisor')
    // Who has begun the proposal is not sent back to a review.
    expect(standingIn({ review, proposal: written }).next.room).not.toBe('review')
    const reopened = { ...chosen, status: 'waiting', question: 'refine' } as const
    const { next, rooms } = standingIn({ sources: reopened })
    expect(next).toMatchObject({ kind: 'choose', count: 9 })
    expect(rooms.sources).toBe('begun')
  })

  it('sources of which none is on the topic are not offered for choosing', () => {
    const offTopic = { status: 'waiting', question: 'refine', found: 29, relevant: 0, chosen: 0 } as const
    expect(standingIn({ sources: offTopic }).next).toMatchObject({ kind: 'none-on-topic', room: 'sources' })
    expect(standingIn({ sources: { ...offTopic, relevant: 1 } }).next.kind).toBe('look-through')
    // Who has ticked some all the same is not contradicted.
    expect(standingIn({ sources: { ...offTopic, chosen: 2 } }).next).toMatchObject({
      kind: 'choose',
      count: 2,
    })
  })

  it('an open question leads although links are still being looked at', () => {
    const looking = { ...chosen, status: 'running', question: 'refine' } as const
    const { next, rooms } = standingIn({ sources: looking })
    expect(next.kind).toBe('choose')
    expect(rooms.sources).toBe('begun')
  })

  it('the library is as full as it is: empty, begun, being read, and done when everything in it is read', () => {
    const nothing = { ...chosen, chosen: 0 }
    const libraryIn = (sources: ProjectFacts['sources'], library: ProjectFacts['library']) =>
      standingIn({ sources, library }).rooms.library
    expect(libraryIn(nothing, noLibrary)).toBe('empty')
    expect(libraryIn(chosen, noLibrary)).toBe('begun')
    expect(libraryIn(nothing, { items: 3, unread: 1, toRead: 3 })).toBe('running')
    expect(libraryIn(nothing, { items: 3, unread: 0, toRead: 1 })).toBe('begun')
    expect(libraryIn(nothing, { items: 3, unread: 0, toRead: 0 })).toBe('done')
  })

  it('an approved proposal leads on to the paper, and a paper that waits is not forgotten while the advisor reads', () => {
    const approved = { ...asked, verdict: 'approve', unanswered: 0 } as const
    const paperIn = (status: RunStatus | null, desk: ProjectFacts['desk']) =>
      standingIn({ proposal: written, desk, paper: status && { status } }).next
    expect(paperIn(null, approved)).toMatchObject({ kind: 'write-paper', room: 'paper', name: 'Prof. Lima' })
    expect(paperIn('waiting', approved)).toMatchObject({ kind: 'decide-phase', room: 'paper' })
    expect(paperIn('completed', approved).kind).toBe('read-paper')
    const reading = { ...approved, verdict: null, by: '' } as const
    expect(paperIn('paused', reading).kind).toBe('resume-paper')
    expect(paperIn('completed', reading).kind).toBe('wait-for-advisor')
    expect(standingIn({ paper: { status: 'running' } }).next.kind).toBe('paper-running')
  })

  it('rooms that are not open yet are closed: nothing to write from, nothing to share', () => {
    const empty = { status: 'waiting', question: 'confirm', found: 0, relevant: 0, chosen: 0 } as const
    expect(standingIn({ paper: { status: 'cancelled' } }).rooms.paper).toBe('paused')
    expect(standingIn({}).rooms.paper).toBe('empty')
    expect(standingIn({ sources: empty }).rooms).toMatchObject({
      topic: 'empty',
      proposal: 'closed',
      paper: 'closed',
      share: 'closed',
    })
  })
})
