import { embeddedQuote, type ReviewedSource } from '@/lib/core/review/reviewed-source'
import type { Values } from '@/lib/core/text/say'
import { countedCitation } from '@/lib/core/writing/citation-mark'
import { upperFirst } from '@/lib/core/writing/noun-phrases'
import { sentence } from '@/lib/core/writing/prose'
import { named } from './asked-names'
import { askedQuestions } from './asked-questions'
import type { FloorContext, PaperFloor } from './floor-context'
import { mayMove } from './moved-things'
import { isOfQuestion } from './own-themes'
import { askedRelation, countDirections, namesConcept, paperStudies } from './paper-studies'
import { booleanQuery } from './question-concepts'
import { shortfallOf } from './shortfall'
import { hasComparison, keysWhere, sourceEvidence } from './source-evidence'
import { synthesisWords } from './synthesis-words'

/** Fewer certain directions than this are imprecise. */
export const DIRECTIONS_FEW = 10
const levels = ['high', 'moderate', 'low', 'very-low'] as const

/** Directions of the outcome counted for what asks for it, the sources that speak of it for every other essential question; certainty by its counted steps down. */
export const composeSynthesis: PaperFloor = (context) => {
  const { locale, query } = context
  const words = synthesisWords('evidence')
  const { reviewed } = paperStudies(context)
  const { outcome } = askedRelation(context)
  const directions = countDirections(reviewed, outcome)
  const counts = {
    up: directions.increased.length,
    down: directions.decreased.length,
    same: directions.noDifference.length,
    unknown: directions.notStated.length,
    total: reviewed.length,
  }
  const none = {
    increased: [],
    decreased: [],
    noDifference: [],
    notStated: reviewed.map(({ study }) => study.key),
  }
  const t = (key: string, values: Values = {}) => upperFirst(sentence<string>(words, locale, key, values))
  const essential = askedQuestions(context).filter((question) => question.essential)
  const certainty = certaintyOf(context)
  return {
    answers: essential.map(({ id, layer, answeredBy }) => {
      const isOfDirection = outcome !== null && (layer === 'evidence' || layer === 'disagreement')
      const keys = answeredBy.filter((key) => reviewed.some(({ study }) => study.key === key))
      const stated = [...directions.increased, ...directions.decreased, ...directions.noDifference]
      const counted = t('directions', {
        ...counts,
        ...named('outcome', outcome?.name ?? query, locale),
        cite: countedCitation(stated),
      })
      const spoken =
        keys.length === 0
          ? t('open', { total: reviewed.length, query: booleanQuery(query) })
          : t('answered', { count: keys.length, total: reviewed.length, cite: countedCitation(keys) })
      return {
        question: id,
        form: 'narrative',
        reason: t('reason'),
        directions: isOfDirection ? directions : none,
        effects: [],
        text: [isOfDirection ? counted : spoken],
        certainty,
      }
    }),
  }
}

/** Steps down after GRADE from what can be counted: design, inconsistency, imprecision, indirectness. */
function certaintyOf(context: FloorContext) {
  const words = synthesisWords('evidence')
  const { reviewed } = paperStudies(context)
  const { outcome } = askedRelation(context)
  const directions = countDirections(reviewed, outcome)
  const [up, down, same] = [directions.increased, directions.decreased, directions.noDifference].map(
    ({ length }) => length,
  )
  const total = reviewed.length
  const compared = new Set(keysWhere(sourceEvidence(context.sources), hasComparison))
  const uncompared = reviewed.filter(({ study }) => !compared.has(study.key)).length
  const stated = total - directions.notStated.length
  const t = (key: string, values: Values = {}) => sentence<string>(words, context.locale, key, values)
  const of = named('outcome', outcome?.name ?? context.query, context.locale)
  const sides = [up, down, same].filter((count) => (count ?? 0) > 0).length
  const stepsDown = [
    ...(uncompared * 2 >= total ? [t('downDesign', { count: uncompared, total })] : []),
    ...(sides > 1 ? [t('downInconsistent', { ...of, up: up ?? 0, down: down ?? 0, same: same ?? 0 })] : []),
    ...(outcome !== null && stated < DIRECTIONS_FEW ? [t('downFew', { ...of, count: stated, total })] : []),
    t('downAbstract'),
  ]
  // Where nothing was stated there is nothing to be certain of.
  const steps = stated === 0 ? levels.length - 1 : stepsDown.length
  return { level: levels[Math.min(steps, levels.length - 1)] ?? 'very-low', stepsDown }
}

/** The themes of the literature review, each with what its sources state of it, a quotation, its first tension and its border. */
export const composeThemes: PaperFloor = (context) => {
  const { locale } = context
  const words = synthesisWords('themes')
  const { themes, themesBy, reviewed, written, rest } = paperStudies(context)
  const t = (key: string, values: Values = {}) => sentence<string>(words, locale, key, values)
  const shown = themes.flatMap(({ id, name, concepts, sources }, at) => {
    const own = reviewed.filter(({ study }) => sources.includes(study.key))
    const concept = { id, name, role: null, names: [name, ...concepts] }
    const { increased, decreased, noDifference, notStated } = countDirections(own, concept)
    const said = own.filter(
      ({ study }) => namesConcept(study.said.finding?.text ?? '', concept) && study.said.finding,
    )
    const quoted = quotationOf(said) ?? quotationOf(own)
    if (quoted === null || sources.length < 2) return []
    const other = themes.find((one) => one.id !== id)
    const meeting = other
      ? own.filter(({ source }) =>
          namesConcept(`${source.work.title}. ${source.work.abstract ?? ''}`, {
            ...concept,
            names: [other.name, ...other.concepts],
          }),
        ).length
      : 0
    const [up, down, same] = [increased.length, decreased.length, noDifference.length]
    const counts = { up, down, same, unknown: said.length - up - down - same }
    const tension = written[at]?.tensions.find(({ support }) => support.length > 0)?.text ?? null
    return [
      {
        id: `t${at + 1}`,
        statement: upperFirst(
          t(
            themesBy === 'design'
              ? 'kind'
              : isOfQuestion({ name, concepts }, context)
                ? 'onlyAsked'
                : 'statement',
            {
              ...named('name', name, locale),
              count: own.length,
              total: reviewed.length,
              said: said.length,
              directions:
                notStated.length === own.length || !mayMove({ name, concepts }, context)
                  ? ''
                  : t('directions', counts),
            },
          ),
        ),
        keys: [...sources],
        quotation: quoted,
        tension: tension !== null && tension.length <= 1_500 ? tension : null,
        border: other ? t('border', { count: meeting, ...named('other', other.name, locale) }) : t('alone'),
      },
    ]
  })
  const inside = new Set(shown.flatMap(({ keys }) => keys))
  const outside = [...rest, ...themes.flatMap(({ sources }) => sources)].filter((key) => !inside.has(key))
  return {
    themes: shown.slice(0, 8),
    outside: [...new Set(outside)],
    shortfall: shown.length === 0 ? shortfallOf(0, 1, context) : null,
  }
}

function quotationOf(own: readonly ReviewedSource[]): { key: string; quote: string } | null {
  for (const { study, source } of own) {
    const said = study.said.finding ?? study.said.question
    if (said && embeddedQuote(said).length <= 1_200)
      return { key: study.key, quote: said.text.slice(0, 1_200) }
    if (!said && source.work.title !== '') return { key: study.key, quote: source.work.title.slice(0, 1_200) }
  }
  return null
}
