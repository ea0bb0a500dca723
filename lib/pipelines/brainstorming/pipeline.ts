import { BRAINSTORMING } from '@/lib/contracts/dialogue-stages'
import type { ModelPort } from '@/lib/contracts/ports'
import type { RunState } from '@/lib/contracts/run'
import { foldBrainstorm } from '@/lib/core/dialogues/brainstorm-session'
import {
  BrainstormAnswer,
  BrainstormInput,
  brainstormMoves,
  Suggested,
} from '@/lib/core/dialogues/dialogue-moves'
import { getTechnique } from '@/lib/core/dialogues/techniques'
import { promptLanguage } from '@/lib/core/text/prompt-language'
import { agent, ask, gate, pipeline, type StepContext } from '@/lib/engine/pipeline'

/** Acts of one session; then it can only be read. */
const ACTS_MAX = 450
/** The one unit of a round in which a technique was chosen. */
const TECHNIQUE = 'technique'
/** Characters of the ideas so far that a model gets, the latest. */
const IDEAS_SHOWN_MAX = 8_000

const act = ask('act', { needs: [], answer: BrainstormAnswer })

/** What a model may ask besides what the technique asks; without one nothing is added. */
const suggest = agent<Suggested, { model: ModelPort }, Suggested>('suggest', {
  needs: [act],
  each: { items: (context) => (findTechnique(context) ? [TECHNIQUE] : []) },
  output: Suggested,
  compose: () => ({ prompts: [] }),
  prompt: (context) => {
    const technique = findTechnique(context)
    if (!technique) return null
    const { locale, ideas } = sessionOf(context.run)
    const { name, description, questions } = getTechnique(technique, locale)
    const { moves, evidence } = BrainstormInput.parse(context.input)
    const opened = moves.find((move) => move.type === 'opened')
    return {
      values: { language: promptLanguage(locale), technique: name, purpose: description },
      evidence: {
        'questions of the technique': questions.join('\n'),
        'text in force': opened?.text ?? '',
        'ideas so far': ideas
          .map(({ text }) => text)
          .join('\n')
          .slice(-IDEAS_SHOWN_MAX),
        known: evidence,
      },
    }
  },
  answer: Suggested,
  // A question may be added; an idea is the student's.
  accept: ({ prompts }) => ({ prompts: prompts.filter((prompt) => prompt.trim().endsWith('?')) }),
})

const goOn = gate('go-on', {
  needs: [suggest],
  maxRounds: ACTS_MAX,
  judge: ({ run }) =>
    sessionOf(run).phase === 'closed' ? { pass: true } : { pass: false, back: [act], note: '' },
})

/** The student finds ideas by one technique after another, has them grouped, and says which go on. */
export const brainstorming = pipeline(BRAINSTORMING, [act, suggest, goOn])

function sessionOf(run: RunState) {
  return foldBrainstorm(brainstormMoves(run))
}

/** The technique that was chosen in this round. */
function findTechnique({ readAnswer }: Pick<StepContext, 'readAnswer'>) {
  return readAnswer(act).moves.find((move) => move.type === 'chosen')?.technique
}
