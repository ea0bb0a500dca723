import { describe, expect, it } from 'vitest'
import type { RunStatus } from '@/lib/contracts/run'
import {
  type NextStepKind,
  nextSteps,
  type ProjectFacts,
  type Room,
  type RoomStanding,
  type Standing,
} from '@/lib/contracts/standing'
import { beforePublishing } from './before-publishing'
import { standingOf } from './next-step'
import { beforeSearch, noLibrary, runStatuses, sourcesStates, statesOf } from './project-states-fixture'

/** The button to an unopened room opens it: sources that were chosen are there to be written from. */
const toUnopened: ReadonlySet<NextStepKind> = new Set(['begin-review', 'write-proposal', 'write-paper'])

/** What holds of every state, by name; the states in which it does not. */
const rules: Readonly<
  Record<string, (facts: ProjectFacts, standing: Pick<Standing, 'next' | 'rooms'>) => boolean>
> = {
  'the next step is done in a room that is open': (_, { next, rooms }) => {
    return rooms.find(({ room }) => room === next.room)?.state !== 'closed' || toUnopened.has(next.kind)
  },
  'a second thesis is to be validated before anything but a failure or an advisor who asks': (
    facts,
    { next, rooms },
  ) => {
    if (!facts.topic?.isLeft) return next.kind !== 'validate-anew'
    const isOvertaken = next.kind.startsWith('repair-') || next.kind.startsWith('answer-')
    const topic = rooms.find(({ room }) => room === 'topic')
    return topic?.state === 'stale' && (isOvertaken || next.kind === 'validate-anew')
  },
  'nothing stands before publishing where that is the next step': (_, standing) => {
    const isNext = standing.next.kind === 'publish' || standing.next.kind === 'publish-again'
    return !isNext || beforePublishing(standing, 'proposal') === null
  },
  'a proposal that is being written, or has stages out of date, is not ready for readers': (
    { proposal },
    standing,
  ) => {
    const before = beforePublishing(standing, 'proposal')
    if (proposal?.status === 'running') return before === 'running'
    const isOld = proposal?.isWritten && (proposal.stale > 0 || proposal.isChoiceMoved)
    if (proposal?.status === 'waiting' && isOld) return before === 'stale'
    return before === null || before === 'undecided'
  },
  'a paper with parts out of date is not ready for readers': ({ paper }, standing) => {
    const isOld = paper?.status === 'completed' && paper.stale > 0
    return isOld === (beforePublishing(standing, 'paper') === 'stale')
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
    if (kind.startsWith('repair-')) return true
    if ((facts.desk?.unanswered ?? 0) > 0) return kind === 'answer-advisor'
    return (facts.chapters?.unanswered ?? 0) === 0 || kind === 'answer-chapter'
  },
  'nothing is called approved, or left to the advisor, while the student has something to do': (
    facts,
    { next },
  ) => {
    const { kind } = next
    if (kind !== 'write-paper' && kind !== 'wait-for-advisor') return true
    const { proposal, paper, desk } = facts
    if (paper?.status === 'waiting' || paper?.status === 'paused' || (paper?.stale ?? 0) > 0) return false
    const isAtRest = proposal?.stale === 0 && !proposal.isChoiceMoved && proposal.undecided === 0
    return isAtRest && desk?.isChanged === false && desk.unanswered === 0
  },
  'where no database answered and nothing is there, it is to ask again, and nowhere else': (
    { sources },
    { next },
  ) => {
    const isToAsk = sources?.found === 0 && sources.isUnanswered
    return next.kind === 'search-again' ? !isToAsk : next.kind !== 'ask-again' || isToAsk
  },
  'a document with an undecided reference is not to be published': (facts, { next }) => {
    const { kind } = next
    return (facts.proposal?.undecided ?? 0) === 0 || (kind !== 'publish' && kind !== 'publish-again')
  },
  'who has sources and no proposal is led on, not back': (facts, { next }) => {
    if (facts.proposal !== null || facts.sources?.status !== 'completed') return true
    const { kind, room } = next
    if (facts.topic?.isLeft && kind === 'validate-anew') return true
    const isOnTheWay = room === 'review' || kind === 'answer-chapter'
    return kind === 'write-proposal' || isOnTheWay || (facts.paper !== null && room === 'paper')
  },
  'a room that is done has nothing stale in it': (facts, { rooms }) => {
    const isDone = (wanted: Room) => rooms.some(({ room, state }) => room === wanted && state === 'done')
    const { proposal, paper } = facts
    const isFresh = proposal?.stale === 0 && !proposal.isChoiceMoved
    return (!isDone('proposal') || isFresh) && (!isDone('paper') || paper?.stale === 0)
  },
  'a room that one is sent to is not done, but where the finished work is read or handed on': (
    _,
    { next, rooms },
  ) => {
    if (next.kind === 'read-paper' || next.kind === 'hand-topic-on') return true
    return rooms.find(({ room }) => room === next.room)?.state !== 'done'
  },
  'a paper that was begun leads where no proposal was, also once it is written': (
    { proposal, paper },
    { next },
  ) => {
    if (proposal !== null || paper === null) return true
    return next.room === 'paper' || /^(?:repair|answer|validate|see)-/.test(next.kind)
  },
  'a paper that was begun is never offered for a beginning': (facts, { next }) =>
    facts.paper === null || next.kind !== 'write-paper',
  'a decision is never “not begun”': (facts, { rooms }) => {
    const share = rooms.find(({ room }) => room === 'share')?.state
    return (facts.desk === null && facts.chapters === null) || (share !== 'empty' && share !== 'closed')
  },
}

describe('where a project stands', () => {
  const kinds = new Set<NextStepKind>()
  const standings = new Set<RoomStanding>()
  let count = 0

  /** The rules that do not hold in one of the states, each with the first of them. */
  function brokenIn(states: Iterable<ProjectFacts>): Readonly<Record<string, string>> {
    const broken = new Map<string, string>()
    const named = Object.entries(rules)
    for (const facts of states) {
      count += 1
      const standing = standingOf(facts)
      kinds.add(standing.next.kind)
      for (const { state } of standing.rooms) standings.add(state)
      for (const [name, holds] of named)
        if (!holds(facts, standing) && !broken.has(name))
          broken.set(name, JSON.stringify({ facts, next: standing.next }))
    }
    return Object.fromEntries(broken)
  }

  it('follows its rules in every state before a search', () => {
    expect(brokenIn(beforeSearch)).toEqual({})
  })

  it.each(runStatuses)('follows its rules in every state beside a search that is %s', (status) => {
    for (const sources of sourcesStates)
      if (sources?.status === status) expect(brokenIn(statesOf(sources))).toEqual({})
  })

  it('uses every kind of next step and of state, and was asked of all', () => {
    expect(count).toBeGreaterThan(1_000_000)
    expect([...kinds].sort()).toEqual(Object.keys(nextSteps).sort())
    expect(standings.size).toBe(9)
  })

  const chosen = {
    status: 'completed',
    question: null,
    found: 30,
    relevant: 22,
    chosen: 9,
    isUnanswered: false,
  } as const
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
      ...{ proposal: null, paper: null, chapters: null, desk: null },
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
    expect(rooms).toMatchObject({ sources: 'done', proposal: 'waiting', share: 'waiting' })
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
    const offTopic = {
      ...({ status: 'waiting', question: 'refine', found: 29, relevant: 0, chosen: 0 } as const),
      isUnanswered: false,
    }
    expect(standingIn({ sources: offTopic }).next).toMatchObject({ kind: 'none-on-topic', room: 'sources' })
    expect(standingIn({ sources: { ...offTopic, relevant: 1 } }).next.kind).toBe('look-through')
    // Who has ticked some all the same is not contradicted.
    expect(standingIn({ sources: { ...offTopic, chosen: 2 } }).next).toMatchObject({
      kind: 'choose',
      count: 2,
    })
  })

  it('a search that nobody answered is to be asked again, not changed', () => {
    const silent = {
      ...chosen,
      status: 'waiting',
      question: 'refine',
      found: 0,
      relevant: 0,
      chosen: 0,
    } as const
    expect(standingIn({ sources: silent }).next.kind).toBe('search-again')
    expect(standingIn({ sources: { ...silent, isUnanswered: true } }).next).toMatchObject({
      kind: 'ask-again',
      room: 'sources',
    })
    // Sources of an earlier search, or brought along, are there to be looked through.
    const held = { ...silent, found: 3, relevant: 3, isUnanswered: true }
    expect(standingIn({ sources: held }).next.kind).toBe('look-through')
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
      standingIn({ proposal: written, desk, paper: status && { status, stale: 0 } }).next
    expect(paperIn(null, approved)).toMatchObject({ kind: 'write-paper', room: 'paper', name: 'Prof. Lima' })
    expect(paperIn('waiting', approved)).toMatchObject({ kind: 'decide-phase', room: 'paper' })
    expect(paperIn('completed', approved).kind).toBe('read-paper')
    const reading = { ...approved, verdict: null, by: '' } as const
    expect(paperIn('paused', reading).kind).toBe('resume-paper')
    expect(paperIn('completed', reading).kind).toBe('wait-for-advisor')
    expect(standingIn({ paper: { status: 'running', stale: 0 } }).next.kind).toBe('paper-running')
    // An open choice of sources is behind whoever writes from them.
    const open = { ...chosen, status: 'waiting', question: 'refine' } as const
    expect(standingIn({ sources: open, paper: { status: 'completed', stale: 2 } }).next.kind).toBe(
      'renew-paper',
    )
    expect(standingIn({ sources: open, paper: { status: 'completed', stale: 0 } }).next.kind).toBe(
      'read-paper',
    )
  })

  it('who has written a paper can hand its chapters over', () => {
    expect(standingIn({ paper: { status: 'waiting', stale: 0 } }).rooms.share).toBe('closed')
    expect(standingIn({ paper: { status: 'completed', stale: 0 } }).rooms.share).toBe('empty')
  })

  it('a paper with parts out of date is not done, and is to be written again', () => {
    const { next, rooms } = standingIn({ paper: { status: 'completed', stale: 3 } })
    expect(next).toMatchObject({ kind: 'renew-paper', room: 'paper', count: 3 })
    expect(rooms.paper).toBe('stale')
    expect(standingIn({ paper: { status: 'completed', stale: 0 } }).rooms.paper).toBe('done')
  })

  it('a comment on a chapter opens the room in which it is answered, also where no proposal was written', () => {
    const paper = { status: 'completed', stale: 0 } as const
    const { next, rooms } = standingIn({ paper, chapters: { unanswered: 2, by: 'Prof. Lima' } })
    expect(next).toMatchObject({ kind: 'answer-chapter', room: 'share', count: 2, name: 'Prof. Lima' })
    expect(rooms.share).toBe('waiting')
    expect(standingIn({ paper, chapters: { unanswered: 0, by: '' } }).rooms.share).toBe('begun')
  })

  it('rooms that are not open yet are closed: nothing to write from, nothing to share', () => {
    const empty = {
      ...chosen,
      status: 'waiting',
      question: 'confirm',
      found: 0,
      relevant: 0,
      chosen: 0,
    } as const
    expect(standingIn({ paper: { status: 'cancelled', stale: 0 } }).rooms.paper).toBe('paused')
    expect(standingIn({}).rooms.paper).toBe('empty')
    expect(standingIn({ sources: empty }).rooms).toMatchObject({
      topic: 'empty',
      proposal: 'closed',
      paper: 'closed',
      share: 'closed',
    })
  })
})
