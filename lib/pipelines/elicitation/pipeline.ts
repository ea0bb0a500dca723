import { z } from 'zod'
import { ELICITATION } from '@/lib/contracts/dialogue-stages'
import type { ModelPort } from '@/lib/contracts/ports'
import type { RunState } from '@/lib/contracts/run'
import { QUESTION_MAX, TOPIC_MAX } from '@/lib/contracts/search-limits'
import {
  ElicitationAnswer,
  ElicitationInput,
  elicitationMoves,
  Raised,
} from '@/lib/core/dialogues/dialogue-moves'
import { foldElicitation } from '@/lib/core/dialogues/elicitation-session'
import { textInForce } from '@/lib/core/dialogues/elicitation-state'
import { getMethod } from '@/lib/core/dialogues/methods'
import { readSection } from '@/lib/core/dialogues/section'
import { SIDE_NOTES_MAX } from '@/lib/core/dialogues/side-limits'
import { promptLanguage } from '@/lib/core/text/prompt-language'
import { agent, ask, gate, pipeline, type StepContext } from '@/lib/engine/pipeline'

/** Acts of one session; then it can only be read. */
const ACTS_MAX = 250

/** The one unit of a round in which something was proposed. */
const PROPOSAL = 'proposal'

const act = ask('act', { needs: [], answer: ElicitationAnswer })

/** What a model may put in other words; what no longer convinces is the student's alone. */
const ModelProposal = z.object({
  finding: z.string().trim().min(1).max(5_000),
  topic: z.string().max(TOPIC_MAX).optional(),
  question: z.string().max(QUESTION_MAX).optional(),
  notes: z.string().max(SIDE_NOTES_MAX).optional(),
})
type ModelProposal = z.infer<typeof ModelProposal>

const raise = agent<Raised, { model: ModelPort }, ModelProposal>('raise', {
  needs: [act],
  each: { items: (context) => (findProposal(context) ? [PROPOSAL] : []) },
  output: Raised,
  compose: (context) => {
    const proposal = findProposal(context)
    return { finding: proposal?.finding ?? '', fields: readSection(proposal?.text ?? '') }
  },
  prompt: (context) => {
    const proposal = findProposal(context)
    if (!proposal) return null
    const session = sessionOf(context.run)
    const { method } = proposal
    const { name, description } =
      method === 'direction'
        ? { name: session.form?.direction ?? '', description: '' }
        : getMethod(method, session.locale)
    return {
      values: { language: promptLanguage(session.locale), method: name, purpose: description },
      evidence: {
        'text in force': textInForce(session),
        'proposed text': proposal.text,
        answers: proposal.finding,
        known: ElicitationInput.parse(context.input).evidence,
      },
    }
  },
  answer: ModelProposal,
  accept: ({ finding, ...raised }, floor) => {
    // Only fields that this section has, and none emptied.
    const fields = Object.entries(raised).filter(
      ([name, text]) => Object.hasOwn(floor.fields, name) && text?.trim(),
    )
    return { finding, fields: { ...floor.fields, ...Object.fromEntries(fields) } }
  },
})

const goOn = gate('go-on', {
  needs: [raise],
  maxRounds: ACTS_MAX,
  judge: ({ run }) =>
    sessionOf(run).phase === 'closed' ? { pass: true } : { pass: false, back: [act], note: '' },
})

/** One method after another looks at a text, until the student has seen enough. */
export const elicitation = pipeline(ELICITATION, [act, raise, goOn])

function sessionOf(run: RunState) {
  return foldElicitation(elicitationMoves(run))
}

/** What was proposed in this round, as the student wrote it. */
function findProposal({ readAnswer }: Pick<StepContext, 'readAnswer'>) {
  return readAnswer(act).moves.flatMap((move) => (move.type === 'proposed' ? [move.proposal] : []))[0]
}
