import type { RunStatus } from '@/lib/contracts/run'
import { sourceQuestions } from '@/lib/contracts/source-stages'
import type { ProjectFacts } from '@/lib/contracts/standing'

/** Every state that a project can be in, for the rules that hold in all of them. */

export const runStatuses: readonly RunStatus[] = [
  'running',
  'waiting',
  'paused',
  'completed',
  'failed',
  'cancelled',
]
const both = [false, true] as const

/** Runs ask only while they wait, or go on beside their question; what is completed asks nothing. */
const asking = (status: RunStatus) => status !== 'completed' && status !== 'failed'

export const sourcesStates: readonly ProjectFacts['sources'][] = runStatuses.flatMap((status) =>
  [null, ...(asking(status) ? sourceQuestions : [])]
    .filter((question) => status !== 'waiting' || question !== null)
    .flatMap((question) =>
      [0, 20].flatMap((found) =>
        (found === 0 ? [0] : [0, 5]).flatMap((chosen) =>
          (found === 0 ? [0] : [0, 12]).flatMap((relevant) =>
            both.map((isUnanswered) => ({ status, question, found, relevant, chosen, isUnanswered })),
          ),
        ),
      ),
    ),
)

const proposalStates: readonly ProjectFacts['proposal'][] = [
  null,
  ...runStatuses
    // The proposal goes on asking for a review; it is never completed.
    .filter((status) => status !== 'completed')
    .flatMap((status) =>
      ([null, ...(asking(status) ? (['interview', 'review'] as const) : [])] as const)
        .filter((question) => status !== 'waiting' || question !== null)
        .flatMap((question) =>
          // Who reviews has a document; who is interviewed for the first time has none.
          (question === null ? both : [question === 'review']).flatMap((isWritten) =>
            both.flatMap((isPassed) =>
              [0, 2].flatMap((stale) =>
                both.flatMap((isChoiceMoved) =>
                  [0, 1].map((undecided) => ({
                    ...{ status, question, isPassed, stale, isChoiceMoved, undecided, isWritten },
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
  ...runStatuses.flatMap((status) =>
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

const paperStates: readonly ProjectFacts['paper'][] = runStatuses.flatMap((status) =>
  [0, 3].map((stale) => ({ status, stale })),
)

const chapterStates: readonly ProjectFacts['chapters'][] = [
  { unanswered: 0, by: '' },
  { unanswered: 2, by: 'Prof. Lima' },
]

const onePerStatus = new Set(
  runStatuses.map((status) => sourcesStates.find((sources) => sources?.status === status) ?? null),
)

export const noLibrary = { items: 0, unread: 0, toRead: 0 }

const writtenPaper = { status: 'completed', stale: 0 } as const

const leftTopic = { status: 'completed', isSettled: true, isLeft: true } as const

type SourcesState = ProjectFacts['sources']

/** States of a project before its search. What the library holds leads nowhere else; its own states are told below. */
export const beforeSearch: readonly ProjectFacts[] = both.flatMap((isSettled) =>
  runStatuses.map((status) => ({
    ...{ topic: { status, isSettled, isLeft: false }, sources: null, library: noLibrary },
    ...{ review: null, proposal: null, paper: null, chapters: null, desk: null },
  })),
)

/**
 * Every state a project can be in beside one of its search: only a written proposal is published. Written out in whole: there are more
 * than a million, and spreading one into the next takes longer than judging it.
 */
export function* statesOf(sources: SourcesState): Generator<ProjectFacts> {
  const library = noLibrary
  const isToldByStatus = onePerStatus.has(sources)
  for (const proposal of proposalStates)
    for (const desk of proposal?.isWritten ? deskStates : [null]) {
      const [topic, review, paper, chapters] = [null, null, null, null]
      // What leaves the validated topic does so beside any state.
      yield { topic: leftTopic, sources, library, review, proposal, paper, chapters, desk }
      // Beside a proposal only the failure of a review leads.
      for (const review of proposal === null ? reviewStates : [null])
        yield { topic, sources, library, review, proposal, paper, chapters, desk }
      if (proposal === null && isToldByStatus)
        for (const review of newsStates)
          yield { topic, sources, library, review, proposal, paper, chapters, desk }
      // Beside a proposal a paper is told of the search by nothing but its status.
      if (proposal !== null && !isToldByStatus) continue
      for (const paper of paperStates)
        yield { topic, sources, library, review, proposal, paper, chapters, desk }
      // Only a paper at rest has been published in chapters.
      for (const chapters of chapterStates)
        yield { topic, sources, library, review, proposal, paper: writtenPaper, chapters, desk }
    }
}
