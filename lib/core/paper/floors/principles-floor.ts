import { type QuestionType, questionTypeOf } from '@/lib/core/proposal/question/question-type'
import { speak } from '@/lib/core/text/say'
import type { PaperFloor } from './floor-context'
import { paperWords } from './paper-words'
import { hasComparison, keysWhere, type SourceEvidence, sourceEvidence } from './source-evidence'

/** Types whose answer is a relation; the others are answered with accounts, texts or counts. */
const causalTypes: readonly QuestionType[] = ['effect', 'association', 'comparison', 'prediction', 'mixed']

/** Standards that follow from what kind of question it is, each with the sources that show what it guards against. */
export const composePrinciples: PaperFloor = ({ query, locale, sources }) => {
  const say = speak(paperWords('principles'), locale)
  const shown = shownBySources(sources)
  const isCausal = causalTypes.includes(questionTypeOf({ topic: query, question: query }))
  const rows = {
    define: ['define', 'definePrevents', 'defineTest'],
    unknown: ['unknown', 'unknownPrevents', 'unknownTest'],
    against: ['against', 'againstPrevents', 'againstTest'],
    search: ['search', 'searchPrevents', 'searchTest'],
    causalOne: ['causalOne', 'causalOnePrevents', 'causalOneTest'],
    causalTwo: ['causalTwo', 'causalTwoPrevents', 'causalTwoTest'],
    accountOne: ['accountOne', 'accountOnePrevents', 'accountOneTest'],
    accountTwo: ['accountTwo', 'accountTwoPrevents', 'accountTwoTest'],
  } as const
  const items = ['define', 'unknown', 'against', 'search', ...(isCausal ? causalRows : accountRows)] as const
  return {
    questionClass: say(isCausal ? 'classCausal' : 'classAccount'),
    principles: {
      items: items.map((name) => {
        const [statement, prevents, test] = rows[name]
        return { statement: say(statement), prevents: say(prevents), test: say(test), keys: shown[name] }
      }),
      shortfall: null,
    },
  }
}

/** Sources that a principle names at most. */
const SHOWN_MAX = 12

/** Sources in which the mistake lies near that a principle prevents; none where titles and abstracts do not show it. */
function shownBySources(sources: Parameters<typeof sourceEvidence>[0]) {
  const evidence = sourceEvidence(sources)
  const keys = (holds: (one: SourceEvidence) => boolean) => keysWhere(evidence, holds).slice(0, SHOWN_MAX)
  const counts = new Map<string, number>()
  for (const { direction } of evidence)
    if (direction !== null) counts.set(direction, (counts.get(direction) ?? 0) + 1)
  const most = [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
  return {
    define: [],
    unknown: keys(({ source }) => source.work.abstract === null),
    against: keys(({ direction }) => direction !== null && direction !== most),
    search: keys(({ source }) => source.work.doi === null),
    causalOne: keys((one) => one.direction !== null && !hasComparison(one)),
    causalTwo: keys(
      ({ direction, places, populations }) => direction !== null && places.length + populations.length === 0,
    ),
    accountOne: keys(({ design }) => design?.id === 'interviews'),
    accountTwo: keys(({ design, sample }) => design?.id === 'interviews' && sample !== null),
  }
}

const causalRows = ['causalOne', 'causalTwo'] as const
const accountRows = ['accountOne', 'accountTwo'] as const
