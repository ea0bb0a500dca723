import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { PaperAgentKey } from '@/lib/contracts/paper-agents'
import { unmatchedFigures } from '@/lib/core/ledger/match-figures'
import { readFigures } from '@/lib/core/ledger/read-figures'
import { judgeSentences, type WritingRules } from '@/lib/core/ledger/refused-sentences'
import { parseCitations } from '@/lib/core/text/citation-marks'
import { sentencesOf } from '@/lib/core/writing/sentence-patterns'
import type { FloorContext } from '../floors/floor-context'
import { askedRelation, countDirections, paperStudies } from '../floors/paper-studies'
import { writtenFloors } from '../floors/written-floors'
import { chapterJudge, paragraphsIn, type RefusedText } from './judge-chapters'

/** Agents that tell what the sources say: a figure in their sentences was counted or stands in a source. */
const evidenceAgents: readonly PaperAgentKey[] = [
  'citation-extractor',
  'methodology-scanner',
  'quality-assessor',
  'theoretical-framework-analyst',
  'gap-hunter',
  'contradiction-analyzer',
  'bias-detector',
  'evidence-synthesizer',
  'pattern-analyst',
  'thematic-synthesizer',
  'theory-builder',
]
const DEPTH_MAX = 12
const SHOWN_MAX = 160

/**
 * What code finds untrue in an output that neither code nor the student has written: sentences of chapters and abstract that rest on nothing, sentences that cite what does
 * not bear them out, figures that nobody counted, directions that the source denies, shares of more sources than are named. Empty where nothing is. Never throws.
 */
export function writtenFaults(
  agent: PaperAgentKey,
  value: unknown,
  context: FloorContext,
): readonly string[] {
  const judge = chapterJudge(agent, context)
  if (judge) return paragraphsIn(agent, value).flatMap((paragraph) => judge(paragraph).refused.map(told))
  const floor = writtenFloors[agent]?.(context)
  const own = new Set(sentencesIn(floor))
  const strange = sentencesIn(value).filter((sentence) => !own.has(sentence))
  return [
    ...citedFaults(strange, context),
    ...(evidenceAgents.includes(agent) ? figureFaults(strange, floor, context) : []),
    ...directionFaults(value, context),
    ...shareFaults(value, context),
  ]
}

const told = ({ text, reason }: RefusedText) => `${reason}: “${text.slice(0, SHOWN_MAX)}”`

/** The sentences of all texts of an output but quotations, which are compared letter by letter elsewhere. */
function sentencesIn(value: unknown, field = '', depth = DEPTH_MAX): readonly string[] {
  if (typeof value === 'string')
    return field === 'quote' || field === 'shownBy' || field === 'query' ? [] : sentencesOf(value)
  if (typeof value !== 'object' || value === null || depth === 0) return []
  if (Array.isArray(value)) return value.flatMap((one) => sentencesIn(one, field, depth - 1))
  return Object.entries(value).flatMap(([name, one]) => sentencesIn(one, name, depth - 1))
}

function citedFaults(
  sentences: readonly string[],
  { sources, locale, query }: FloorContext,
): readonly string[] {
  const rules: WritingRules = { sources, language: localeLanguages[locale], topic: query, own: '', given: '' }
  return sentences
    .filter((sentence) => parseCitations(sentence).length > 0)
    .flatMap((sentence) => judgeSentences(sentence, { part: 'literature', rules }))
    .flatMap(({ sentence, reason }) => (reason === null ? [] : [told({ text: sentence, reason })]))
}

/** Figures that stand in no source, in no earlier output and in nothing that code counted. */
function figureFaults(
  sentences: readonly string[],
  floor: unknown,
  { sources, outputs, query, locale }: FloorContext,
): readonly string[] {
  const language = localeLanguages[locale]
  const said = sources.map(({ work }) => `${work.title}. ${work.abstract ?? ''} ${work.year ?? ''}`)
  const known = readAll([query, ...said, ...sentencesIn(floor), ...sentencesIn(outputs)], language)
  return sentences.flatMap((text) => {
    const figures = readFigures(text, language).filter((one) => /\d/.test(one.text))
    const strange = unmatchedFigures(figures, known)
    return strange.length === 0 ? [] : [told({ text, reason: 'figure-of-nobody' })]
  })
}

const readAll = (texts: readonly string[], language: string) =>
  texts.flatMap((text) => readFigures(text, language))

const opposite = {
  increased: ['decreased', 'noDifference'],
  decreased: ['increased', 'noDifference'],
  noDifference: ['increased', 'decreased'],
} as const

/** Sources that are counted on one side, of which two readings agree that they are on another. */
function directionFaults(value: unknown, context: FloorContext): readonly string[] {
  const counted = countDirections(paperStudies(context).reviewed, askedRelation(context).outcome)
  return fieldsIn(value).flatMap(([name, one]) => {
    if (name !== 'increased' && name !== 'decreased' && name !== 'noDifference') return []
    const keys = Array.isArray(one) ? one.filter((key) => typeof key === 'string') : []
    return keys.flatMap((key) =>
      opposite[name]
        .filter((side) => counted[side].includes(key))
        .map((side) => `${key} is no source of ${name}: it reports ${side}`),
    )
  })
}

/** Shares of more sources than there are, or of another number than is named. */
function shareFaults(value: unknown, { sources }: FloorContext): readonly string[] {
  return objectsIn(value).flatMap((one) => {
    const fields = new Map(Object.entries(one))
    const [count, total, keys] = [fields.get('count'), fields.get('total'), fields.get('keys')]
    if (typeof count !== 'number' || typeof total !== 'number' || !Array.isArray(keys)) return []
    return [
      ...(total > sources.length ? [`${total} sources are counted of ${sources.length}`] : []),
      ...(keys.length > 0 && new Set(keys).size !== count
        ? [`${count} are counted, and ${new Set(keys).size} named`]
        : []),
    ]
  })
}

function objectsIn(value: unknown, depth = DEPTH_MAX): readonly object[] {
  if (typeof value !== 'object' || value === null || depth === 0) return []
  const own = Array.isArray(value) ? [] : [value]
  return [...own, ...Object.values(value).flatMap((one) => objectsIn(one, depth - 1))]
}

const fieldsIn = (value: unknown): readonly (readonly [string, unknown])[] =>
  objectsIn(value).flatMap((one) => Object.entries(one))
