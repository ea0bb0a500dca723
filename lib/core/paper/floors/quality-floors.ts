import { Biases, Frameworks } from '@/lib/contracts/paper-analysis'
import { PrismaReview, Tiers } from '@/lib/contracts/paper-discovery'
import { LENGTH_SHARES } from '@/lib/contracts/paper-writing'
import { cueMatcher } from '@/lib/core/evidence/find-cue'
import type { Values } from '@/lib/core/text/say'
import { upperFirst } from '@/lib/core/writing/noun-phrases'
import { sentence } from '@/lib/core/writing/prose'
import { citationFaults } from '../checks/citation-faults'
import { consistencyFindings } from '../checks/consistency'
import { type PaperText, paperSentences, passageOf, readAbstract, readPaper } from '../checks/paper-text'
import { directionValues } from './closing-chapters'
import type { FloorContext, PaperFloor } from './floor-context'
import { qualityWords } from './quality-words'
import { booleanQuery } from './question-concepts'
import { synthesisWords } from './synthesis-words'

type Table = Parameters<typeof qualityWords>[0]

function speaker(table: Table, { locale }: FloorContext) {
  return (key: string, values: Values = {}) =>
    upperFirst(sentence<string>(qualityWords(table), locale, key, values))
}

/** The passage of the first chapter of a writer; the paper's first where there is none. */
function placeIn({ paragraphs, locked }: PaperText, writer: string) {
  const number = locked.find((one) => one.writer === writer)?.number
  const found = paragraphs.find(({ chapter }) => chapter === number) ?? paragraphs[0]
  return found ? passageOf(found) : { chapter: 0, text: '–' }
}

const OBJECTIONS_MAX = 80
/** Fewer certain directions than this carry no answer. */
const DIRECTIONS_FEW = 10

/** What contradicts what in the written paper, its abstract included. */
function contradictionsIn({ outputs, currentYear }: FloorContext) {
  return consistencyFindings(readPaper(outputs), { currentYear, abstract: readAbstract(outputs) })
}

/** What code finds to hold against the paper: contradictions in it, citations that are not borne out, and what its counts cannot carry. */
export const composeObjections: PaperFloor = (context) => {
  const t = speaker('objections', context)
  const paper = readPaper(context.outputs)
  const { findings } = contradictionsIn(context)
  const { faults } = citationFaults(paper, context.sources, context)
  const objection = (
    passage: { chapter: number; text: string },
    key: string,
    { severity, ...values }: Values & { readonly severity: string },
  ) => ({ passage, wrong: t(key, values), matters: t(`${key}Matters`), remedy: t(`${key}Answer`), severity })
  const objections = [
    ...findings.map(({ one, other }) =>
      objection(one, 'contradicts', { severity: 'fatal', other: other.text.slice(0, 600) }),
    ),
    ...faults.map(({ passage, fault }) => objection(passage, 'citation', { severity: 'fatal', fault })),
    ...weaknesses(context).map(([writer, key, values]) => objection(placeIn(paper, writer), key, values)),
  ]
  const passage = placeIn(paper, 'literature-review-writer')
  const withstood = [
    ...(faults.length === 0 ? [{ passage, attack: t('quotations') }] : []),
    ...(findings.length === 0
      ? [{ passage: placeIn(paper, 'discussion-writer'), attack: t('numbers') }]
      : []),
  ]
  return { objections: objections.slice(0, OBJECTIONS_MAX), withstood }
}

type Weakness = readonly [writer: string, key: string, values: Values & { readonly severity: string }]

function weaknesses(context: FloorContext): readonly Weakness[] {
  const { outputs, locale } = context
  const { up, down, same, stated, total } = directionValues(context)
  const sides = [up, down, same].filter((count) => count > 0).length
  const biases = Biases.safeParse(outputs['bias-detector']).data?.biases.items ?? []
  const flow = PrismaReview.safeParse(outputs['systematic-reviewer']).data?.flow
  const tiers = Tiers.safeParse(outputs['source-tier-classifier']).data?.tiers ?? []
  const third = tiers.filter(({ tier }) => tier === 3).length
  const theories = Frameworks.safeParse(outputs['theoretical-framework-analyst']).data?.frameworks ?? []
  const found: readonly (Weakness | false)[] = [
    stated < DIRECTIONS_FEW && ['discussion-writer', 'few', { severity: 'major', stated, total }],
    sides > 1 && ['discussion-writer', 'split', { severity: 'major' }],
    flow?.identified === null && ['methodology-writer', 'unrecorded', { severity: 'major' }],
    third * 5 > tiers.length && [
      'methodology-writer',
      'third',
      { severity: 'major', count: third, total: tiers.length },
    ],
    theories.length === 0 && ['literature-review-writer', 'theory', { severity: 'minor' }],
  ]
  const biased = biases.flatMap(({ type, verdict }): Weakness[] =>
    verdict === 'found'
      ? [
          [
            'methodology-writer',
            'bias',
            { severity: 'minor', type: sentence(synthesisWords('bias'), locale, type) },
          ],
        ]
      : [],
  )
  return [...found.filter((one) => one !== false), ...biased]
}

/** Words that claim a cause. */
export const causes = cueMatcher({
  en: 'causes|caused|leads to|led to|results in|resulted in',
  pt: 'causa o|causa a|causa os|causa as|causa um|causa uma|causou|leva a|levou a|provoca|provocou|resulta em',
  es: 'causa el|causa la|causa los|causa las|causa un|causa una|causo|conduce a|condujo a|provoca|provoco|resulta en',
})
const CLAIMS_MAX = 20

/** The sentences of discussion and conclusion that state the answer, each with the counted steps down. */
export const composeConfidence: PaperFloor = (context) => {
  const t = speaker('confidence', context)
  const paper = readPaper(context.outputs)
  const { up, down, same, stated } = directionValues(context)
  const sides = [up, down, same].filter((count) => count > 0).length
  const steps = [
    ...(sides > 1 ? [{ step: 'inconsistency', size: 1, because: t('inconsistency') }] : []),
    ...(stated < DIRECTIONS_FEW ? [{ step: 'imprecision', size: 1, because: t('imprecision') }] : []),
    { step: 'indirectness', size: 1, because: t('indirectness') },
  ]
  const closing = paper.locked.flatMap(({ writer, number }) =>
    writer === 'discussion-writer' || writer === 'conclusion-writer' ? [number] : [],
  )
  // How often nothing is stated is a count of this paper and certain; what may be wrong is what results say.
  const told = ['increased', 'decreased', 'no-difference'].map((way) =>
    sentence(synthesisWords('patterns'), context.locale, way),
  )
  const claims = paperSentences(paper).filter(
    ({ chapter, text }) =>
      closing.includes(chapter) &&
      /\d/.test(text) &&
      !/[“?]/.test(text) &&
      told.some((way) => text.includes(way)),
  )
  const passages = claims.length > 0 ? claims.map(passageOf) : [placeIn(paper, 'discussion-writer')]
  return {
    claims: passages.slice(0, CLAIMS_MAX).map((passage) => ({
      passage,
      design: 'observational',
      steps,
      saysMoreThanItMay: causes(passage.text, context.locale.slice(0, 2)) !== null,
    })),
  }
}

/** Every citation of the paper against its source. */
export const composeCitationCheck: PaperFloor = (context) =>
  citationFaults(readPaper(context.outputs), context.sources, context)

/** What contradicts what in the paper, by code. */
export const composeConsistency: PaperFloor = (context) => contradictionsIn(context)

const reproduced = [
  ['search-strings', /(?: AND | OR )/],
  ['search-dates', null],
  ['criteria', /criteri|critéri/i],
  ['screening', null],
  ['extraction-form', /ficha|form with|guion|roteiro|guide asks/i],
  ['data', null],
  ['instrument', /instrument|ficha|guion|roteiro/i],
  ['code', /^(?:Program|Programa): /],
  ['analysis-decisions', /direc|direç|hip[oó]t|hypothes/i],
  ['deviations', null],
] as const

/** Where the method chapter says what a repetition needs; what it does not say has its remedy. Counts are made again from the sources. */
export const composeReproducibility: PaperFloor = (context) => {
  const t = speaker('reproducibility', context)
  const paper = readPaper(context.outputs)
  const method = paper.locked.find(({ writer }) => writer === 'methodology-writer')?.number
  const sentences = paperSentences(paper).filter(({ chapter }) => chapter === method)
  const { total } = directionValues(context)
  const included = PrismaReview.safeParse(context.outputs['systematic-reviewer']).data?.flow.included
  return {
    items: reproduced.map(([item, words]) => {
      const found = words && sentences.find(({ text }) => words.test(text))
      const remedy = qualityWords('reproducibility').keys.includes(item) ? t(item) : t('other')
      return found
        ? { item, standing: 'present', place: passageOf(found), remedy: null }
        : { item, standing: 'absent', place: null, remedy }
    }),
    repeated: included === undefined ? [] : [{ what: t('included'), stated: included, found: total }],
  }
}

/** A sentence between neighbouring chapters, and repeated passages with the chapter that keeps them. */
export const composeTransitions: PaperFloor = (context) => {
  const t = speaker('seams', context)
  const paper = readPaper(context.outputs)
  const { findings } = contradictionsIn(context)
  const words = speaker('lengths', context)
  return {
    seams: paper.locked.slice(1).map(({ number, writer }, at) => {
      const isEvidence = writer === 'literature-review-writer' && paper.locked[at]?.writer === writer
      return { from: number - 1, to: number, text: t(isEvidence ? 'evidence' : writer, { number }) }
    }),
    moves: findings
      .filter(({ kind, one, other }) => kind === 'repetition' && one.chapter !== other.chapter)
      .slice(0, 20)
      .map(({ one, other }) => ({ passage: other, to: one.chapter, because: words('repeats') })),
  }
}

/** Words of each chapter against its target; too long names its last passages, too short what would be looked for, and a lower target. */
export const composeLengths: PaperFloor = (context) => {
  const t = speaker('lengths', context)
  const { locked, written, paragraphs } = readPaper(context.outputs)
  return {
    chapters: locked.map(({ number, wordTarget }) => {
      const words = written.find((one) => one.number === number)?.words ?? 0
      const isLong = words > wordTarget * LENGTH_SHARES.max
      const isShort = words < wordTarget * LENGTH_SHARES.min
      return {
        number,
        target: wordTarget,
        words,
        cuts: isLong
          ? paragraphs
              .filter(({ chapter }) => chapter === number)
              .slice(-3)
              .map(passageOf)
          : [],
        missing: isShort ? [t('short', { query: booleanQuery(context.query) })] : [],
        proposedTarget: isShort ? words : null,
      }
    }),
  }
}

/** What is missing from the record of each cited work, so that its reference cannot be written whole. */
export const composeReferenceFaults: PaperFloor = ({ outputs, sources }) => {
  const paper = readPaper(outputs)
  const cited = new Set(paper.written.flatMap(({ keys }) => keys))
  const listed = sources.filter(({ key }) => cited.has(key))
  const faults = listed.flatMap(({ key, work }) => {
    const fields = [
      ['authors', work.authors.length === 0],
      ['year', work.year === null],
      ['venue', work.venue === null && work.type === 'article'],
    ] as const
    return fields.flatMap(([field, isMissing]) =>
      isMissing ? [{ key, field, fault: 'missing', text: work.title.slice(0, 300) || key }] : [],
    )
  })
  return { listed: listed.map(({ key }) => key), faults: faults.slice(0, 400) }
}
