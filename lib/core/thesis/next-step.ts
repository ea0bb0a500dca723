import {
  type NextStep,
  type NextStepKind,
  nextSteps,
  type ProjectFacts,
  type Room,
  type RoomStanding,
  rooms,
  type Standing,
} from '@/lib/contracts/standing'

type SourcesFacts = NonNullable<ProjectFacts['sources']>
type ReviewFacts = NonNullable<ProjectFacts['review']>
type ProposalFacts = NonNullable<ProjectFacts['proposal']>
type DeskFacts = NonNullable<ProjectFacts['desk']>
type PaperFacts = NonNullable<ProjectFacts['paper']>

/** Where a project stands; every place that says what comes next, or how far a room is, says this. Pure. */
export function standingOf(facts: ProjectFacts): Pick<Standing, 'next' | 'rooms'> {
  return {
    next: nextStep(facts),
    rooms: rooms.map((room) => ({ room, state: roomStanding(room, facts) })),
  }
}

/**
 * The one next step of a project. What has failed comes first, then what an advisor waits for, then a second thesis that is to be
 * validated, then what stands furthest along the way: once a proposal or a paper was begun, an open question of the search or of the
 * review no longer leads. A paper leads where there is no proposal, and else until it is written as soon as the proposal is with the
 * advisor.
 */
export function nextStep({
  topic,
  sources,
  review,
  proposal,
  paper,
  chapters,
  desk,
}: ProjectFacts): NextStep {
  if (sources === null && topic?.status === 'failed') return step('repair-topic')
  if (sources === null) return step(topic?.isSettled ? 'hand-topic-on' : 'find-topic')
  if (sources.status === 'failed') return step('repair-sources')
  if (proposal?.status === 'failed') return step('repair-proposal')
  if (review?.status === 'failed') return step('repair-review')
  if (paper?.status === 'failed') return step('repair-paper')
  if (desk && desk.unanswered > 0) return step('answer-advisor', { count: desk.unanswered, ...saidBy(desk) })
  if (chapters && chapters.unanswered > 0)
    return step('answer-chapter', { count: chapters.unanswered, name: chapters.by })
  if (topic?.isLeft) return step('validate-anew')
  if (review?.hasNews) return step('see-news')
  if (proposal === null) return paper ? stepOfPaper(paper) : stepOfSources(sources, review)
  const open = stepOfProposal(proposal)
  // The draft is in order: what is left is between the student and the advisor.
  return open ?? stepOfDesk(desk, paper)
}

function stepOfSources(sources: SourcesFacts, review: ReviewFacts | null): NextStep {
  const { status, question, found, relevant, chosen, isUnanswered } = sources
  if (status === 'paused' || status === 'cancelled') return step('resume-sources')
  if (status === 'completed' || question === 'next')
    return stepOfReview(review, chosen) ?? step('write-proposal', { count: chosen })
  // Links are still looked at beside an open question; nobody waits for them.
  if (question === null) return step('search-running', { count: found })
  if (question === 'confirm') return step('confirm-search')
  if (found === 0) return step(isUnanswered ? 'ask-again' : 'search-again')
  // Who has ticked some is told how many, whatever is asked.
  if (question === 'select' || chosen > 0) return step('choose', { count: chosen })
  return step(relevant === 0 ? 'none-on-topic' : 'look-through', { count: found })
}

/** Between the choice and the proposal; null once the review was left. */
function stepOfReview(review: ReviewFacts | null, chosen: number): NextStep | null {
  if (review === null) return step('begin-review', { count: chosen })
  const { status, question } = review
  if (status === 'completed') return null
  if (status === 'paused' || status === 'cancelled') return step('resume-review')
  if (question === null) return step('review-running')
  return step(question === 'agree' ? 'agree-themes' : 'leave-review')
}

function stepOfProposal(proposal: ProposalFacts): NextStep | null {
  const { status, question, stale, isChoiceMoved, undecided, isWritten } = proposal
  if (status === 'paused' || status === 'cancelled') return step('resume-proposal')
  if (question === 'interview') return step('answer-interview')
  if (status === 'running' || !isWritten) return step('proposal-running')
  if (isChoiceMoved) return step('take-over-choice')
  if (stale > 0) return step('renew-stale', { count: stale })
  return undecided > 0 ? step('decide-references', { count: undecided }) : null
}

function stepOfDesk(desk: DeskFacts | null, paper: PaperFacts | null): NextStep {
  if (desk === null) return step('publish')
  const { isChanged, links, verdict } = desk
  if (isChanged) return step('publish-again', saidBy(desk))
  if (verdict === 'approve') return paper ? stepOfPaper(paper) : step('write-paper', saidBy(desk))
  if (verdict !== null) return step('revise', saidBy(desk))
  if (links === 0) return step('invite')
  // While the advisor reads, a paper that waits for the student goes on.
  return isUnfinished(paper) ? stepOfPaper(paper) : step('wait-for-advisor')
}

/** A paper that was begun and is not written, or has parts out of date. */
function isUnfinished(paper: PaperFacts | null): paper is PaperFacts {
  return paper !== null && (paper.status !== 'completed' || paper.stale > 0)
}

/** Where a paper stands that has not failed. */
function stepOfPaper({ status, stale }: PaperFacts): NextStep {
  if (status === 'completed') return stale > 0 ? step('renew-paper', { count: stale }) : step('read-paper')
  if (status === 'waiting') return step('decide-phase')
  return step(status === 'running' ? 'paper-running' : 'resume-paper')
}

function saidBy({ by, verdict }: DeskFacts): Pick<NextStep, 'name' | 'verdict'> {
  return { name: by, verdict: verdict ?? 'none' }
}

function step(kind: NextStepKind, more: Partial<Omit<NextStep, 'kind' | 'room'>> = {}): NextStep {
  return { kind, room: nextSteps[kind], count: 0, name: '', verdict: 'none', ...more }
}

/** How far a room is. */
function roomStanding(
  room: Room,
  { topic, sources, library, review, proposal, paper, chapters, desk }: ProjectFacts,
): RoomStanding {
  switch (room) {
    case 'sources':
      return sources === null ? 'closed' : sourcesStanding(sources)
    case 'library':
      return libraryStanding(library, sources?.chosen ?? 0)
    case 'review':
      if (review === null) return sources !== null && sources.found > 0 ? 'empty' : 'closed'
      return reviewStanding(review)
    case 'proposal':
      if (proposal === null) return sources !== null && sources.found > 0 ? 'empty' : 'closed'
      return proposalStanding(proposal, desk)
    case 'share':
      if (chapters && chapters.unanswered > 0) return 'waiting'
      if (desk !== null) return deskStanding(desk)
      if (chapters !== null) return 'begun'
      // Chapters are handed over there, too.
      return proposal?.isWritten || paper?.status === 'completed' ? 'empty' : 'closed'
    case 'topic':
      return topicStanding(topic, sources !== null)
    case 'paper':
      if (paper === null) return sources !== null && sources.found > 0 ? 'empty' : 'closed'
      return paperStanding(paper)
  }
}

function topicStanding(topic: ProjectFacts['topic'], isSearched: boolean): RoomStanding {
  if (topic === null) return 'empty'
  // Once sources are searched, the conversation that found their topic is over.
  if (topic.status === 'failed' && !isSearched) return 'failed'
  if (topic.isLeft) return 'stale'
  if (topic.isSettled) return 'done'
  if (topic.status === 'failed' || topic.status === 'running') return topic.status
  return topic.status === 'waiting' ? 'begun' : 'paused'
}

function sourcesStanding({ status, question }: SourcesFacts): RoomStanding {
  if (status === 'failed') return 'failed'
  if (status === 'paused' || status === 'cancelled') return 'paused'
  if (status === 'completed' || question === 'next') return 'done'
  return question === null ? 'running' : 'begun'
}

/** Open from the first day, for who brings sources. Chosen ones stand in it from their choice on, before anybody has opened the room. */
function libraryStanding({ items, unread, toRead }: ProjectFacts['library'], chosen: number) {
  if (unread > 0) return 'running'
  if (items === 0) return chosen > 0 ? 'begun' : 'empty'
  return toRead > 0 ? 'begun' : 'done'
}

function reviewStanding({ status, isChoiceMoved, hasNews }: ReviewFacts): RoomStanding {
  if (status === 'failed' || status === 'running') return status
  if (status === 'paused' || status === 'cancelled') return 'paused'
  if (isChoiceMoved) return 'stale'
  if (hasNews) return 'waiting'
  return status === 'completed' ? 'done' : 'begun'
}

function proposalStanding(
  { status, isWritten, isPassed, ...open }: ProposalFacts,
  desk: DeskFacts | null,
): RoomStanding {
  if (status === 'failed' || status === 'running') return status
  if (status === 'paused' || status === 'cancelled') return 'paused'
  if (!isWritten) return 'begun'
  if (open.isChoiceMoved || open.stale > 0) return 'stale'
  if (!isPassed || open.undecided > 0) return 'begun'
  const isToRevise = desk?.isChanged === false && desk.verdict !== null && desk.verdict !== 'approve'
  return isToRevise ? 'waiting' : 'done'
}

function paperStanding({ status, stale }: PaperFacts): RoomStanding {
  if (status === 'completed') return stale > 0 ? 'stale' : 'done'
  return status === 'cancelled' ? 'paused' : status
}

function deskStanding({ unanswered, verdict, isChanged }: DeskFacts): RoomStanding {
  if (unanswered > 0) return 'waiting'
  if (isChanged) return 'stale'
  if (verdict === 'approve') return 'done'
  return verdict === null ? 'begun' : 'waiting'
}
