import { speak } from '@/lib/core/text/say'
import { askedQuestions } from './asked-questions'
import type { PaperFloor } from './floor-context'
import { paperWords } from './paper-words'
import { booleanQuery } from './question-concepts'

/** What is done for a question of a layer, and what is done where that fails; the other layers are read. */
const planned = {
  definition: ['read', 'planDefinition', 'failDefinition'],
  evidence: ['compute', 'planEvidence', 'failEvidence'],
  setting: ['compute', 'planSetting', 'failSetting'],
  method: ['compute', 'planMethod', 'full'],
  disagreement: ['compare', 'planDisagreement', 'failDisagreement'],
} as const
type PlannedLayer = keyof typeof planned
const isPlannedLayer = (layer: string): layer is PlannedLayer => Object.hasOwn(planned, layer)

/** Search, reading and counting once, then for each essential question what its layer asks for, in the sources at hand that speak of it, then the writing. */
export const composePlan: PaperFloor = (context) => {
  const say = speak(paperWords('plan'), context.locale)
  const total = context.sources.length
  const questions = askedQuestions(context).filter(({ essential }) => essential)
  const answered = questions.map(({ id, text, layer, answeredBy }, at) => {
    const [action, input, fails] = isPlannedLayer(layer)
      ? planned[layer]
      : (['compare', 'answer', 'gap'] as const)
    const query = booleanQuery(context.query)
    return {
      id: `#E${at + 4}`,
      action,
      input: say(input, { question: text, count: answeredBy.length, total }),
      needs: ['#E3'],
      answers: [id],
      ifItFails: answeredBy.length === 0 ? say('none', { query }) : say(fails),
    }
  })
  return {
    steps: [
      {
        id: '#E1',
        action: 'search',
        input: booleanQuery(context.query),
        needs: [],
        answers: [],
        ifItFails: say('broaden'),
      },
      { id: '#E2', action: 'read', input: say('read'), needs: ['#E1'], answers: [], ifItFails: say('full') },
      {
        id: '#E3',
        action: 'compute',
        input: say('count'),
        needs: ['#E2'],
        answers: [],
        ifItFails: say('full'),
      },
      ...answered,
      {
        id: `#E${answered.length + 4}`,
        action: 'write',
        input: say('write'),
        needs: answered.map(({ id }) => id),
        answers: [],
        ifItFails: say('less'),
      },
    ],
  }
}
