import { Biases, Ethics } from '@/lib/contracts/paper-analysis'
import { PrismaReview } from '@/lib/contracts/paper-discovery'
import { Hypotheses } from '@/lib/contracts/paper-synthesis'
import type { DesignId } from '@/lib/contracts/proposal-run'
import { saturationKinds } from '@/lib/core/proposal/figures/sample-size'
import { testsHypotheses } from '@/lib/core/proposal/method/hypotheses'
import { designName } from '@/lib/core/review/study-labels'
import { listed } from '@/lib/core/text/list-words'
import type { Values } from '@/lib/core/text/say'
import { lowerFirst, upperFirst } from '@/lib/core/writing/noun-phrases'
import { sentence } from '@/lib/core/writing/prose'
import { sampleSizeOf } from '../sample-size-of'
import { definiteList, named } from './asked-names'
import { askedQuestions } from './asked-questions'
import type { FloorContext, PaperFloor } from './floor-context'
import { askedRelation, paperStudies } from './paper-studies'
import { otherDesigns, plannedDesign } from './planned-design'
import { questionConcepts } from './question-concepts'
import { synthesisWords } from './synthesis-words'

type Table = 'method' | 'analysis' | 'sampling' | 'instruments'

/** Sentences of one table in the language of the paper, each beginning with a capital. */
function speaker(table: Table, { locale }: FloorContext) {
  const words = synthesisWords(table)
  return (key: string, values: Values = {}) => upperFirst(sentence<string>(words, locale, key, values))
}

/** The student's own data; a paper of another kind has none. */
const ownData = ({ kind, data }: FloorContext) => (kind === 'empirical' ? (data ?? null) : null)

/** The reporting guideline that the design's own field uses. */
const guidelines: Readonly<Partial<Record<DesignId, string>>> = {
  'systematic-review': 'PRISMA',
  survey: 'STROBE',
  'secondary-data': 'STROBE',
  'quasi-experiment': 'STROBE',
  experiment: 'CONSORT',
  interviews: 'COREQ',
  'case-study': 'SRQR',
  'document-analysis': 'SRQR',
}

const ALTERNATIVES_MAX = 2
const VARIABLES_MAX = 8

/** The design that the question asks for, its alternatives, the order of the work and the biases and open conditions that earlier agents counted. */
export const composeMethod: PaperFloor = (context) => {
  const { locale, query, sources, outputs } = context
  const t = speaker('method', context)
  const data = ownData(context)
  const design = plannedDesign(context)
  const isReview = design === 'systematic-review'
  const isTold = design === 'interviews'
  const { reviewed } = paperStudies(context)
  const years = sources.flatMap(({ work }) => work.year ?? [])
  const used = reviewed.filter(({ study }) => study.design === design).length
  const others = otherDesigns(context).filter((one) => one !== design)
  const alternatives = [
    ...others.map((one) => ({
      design: designName(one, locale),
      lostBecause: t(isReview ? 'lostReview' : 'lostSecond'),
    })),
    ...(isReview ? [] : [{ design: designName('systematic-review', locale), lostBecause: t('lostOwn') }]),
  ]
  const concepts = questionConcepts(query)
  const settings = concepts.filter(({ role }) => role === 'population' || role === 'place')
  const list = (all: typeof concepts) =>
    listed(
      all.map(({ name }) => name),
      locale,
    )
  const { predictor, outcome } = askedRelation(context)
  const roleOf = (id: string) =>
    id === outcome?.id ? 'outcome' : id === predictor?.id ? 'predictor' : 'concept'
  const biases = Biases.safeParse(outputs['bias-detector']).data?.biases.items ?? []
  const biasMet = biases.flatMap(({ type, sign, verdict, counted }) =>
    verdict === 'found' && counted
      ? [
          t('biasFound', {
            type: sentence(synthesisWords('bias'), locale, type),
            sign: lowerFirst(sign.replace(/[.\s]+$/, '')),
            ...share(counted),
          }),
        ]
      : [],
  )
  const open = (Ethics.safeParse(outputs['ethics-reviewer']).data?.items ?? []).filter(
    ({ standing }) => standing === 'missing',
  )
  return {
    design: designName(design, locale),
    guideline: guidelines[design] ?? 'none',
    because: isReview
      ? t('becauseReview', { total: sources.length })
      : t('because', { used, total: reviewed.length }),
    alternatives: alternatives.slice(0, ALTERNATIVES_MAX),
    setting: isReview
      ? t('settingReview', { list: definiteList(concepts, locale) })
      : settings.length > 0
        ? t('setting', { list: list(settings) })
        : t('settingOpen'),
    material: isReview
      ? t('materialReview', {
          total: sources.length,
          abstracts: sources.filter(({ work }) => work.abstract !== null).length,
          first: years.length === 0 ? '–' : String(Math.min(...years)),
          last: years.length === 0 ? '–' : String(Math.max(...years)),
        })
      : data
        ? t('materialData', { rows: data.rows, columns: data.columns.length, file: data.file })
        : t(isTold ? 'materialTold' : 'material'),
    procedure: isReview
      ? ['review1', 'review2', 'review3', 'review4', 'review5', 'review6'].map((key) => t(key))
      : (data
          ? ['data1', 'data2', 'data3', 'data4']
          : isTold
            ? ['study1', 'told1', 'told2', 'told3', 'told4', 'study5']
            : ['study1', 'study2', 'study3', 'study4', 'study5']
        ).map((key) => t(key)),
    variables: concepts.slice(0, VARIABLES_MAX).map(({ id, name }) => ({
      name,
      role: t(roleOf(id)),
      from: t(isReview ? 'fromExtraction' : 'fromInstrument'),
    })),
    biasMet: biasMet.length > 0 ? biasMet.slice(0, 12) : [t('biasNone')],
    conditions: open.map(({ text }) => text).slice(0, 12),
  }
}

const share = ({ count, total }: { count: number; total: number }) => ({ count, total })
const accounts: readonly DesignId[] = ['interviews', 'case-study', 'document-analysis']

/** Each hypothesis with its test; each essential question by counting, by themes or by description, as the design gives it. */
export const composeAnalysis: PaperFloor = (context) => {
  const t = speaker('analysis', context)
  const design = plannedDesign(context)
  const isReview = design === 'systematic-review'
  const hypotheses = Hypotheses.safeParse(context.outputs['hypothesis-generator']).data?.hypotheses ?? []
  const ownKind = accounts.includes(design) ? 'qualitative' : 'exploratory'
  const way = isReview ? 'Review' : ownData(context) ? 'Data' : accounts.includes(design) ? 'Told' : ''
  const isOwn = (layer: string) => !isReview && layer === 'evidence'
  const tests = hypotheses.map(({ id, test }) => ({
    serves: id,
    kind: 'confirmatory',
    procedure: test,
    assumptions: [{ assumption: t('linear'), checkedBy: t('linearBy'), otherwise: t('linearElse') }],
    effectSize: t('effect'),
  }))
  const questions = askedQuestions(context).filter(({ essential }) => essential)
  return {
    analyses: [
      ...tests,
      ...questions.map(({ id, layer }) => ({
        serves: id,
        kind: isOwn(layer) ? ownKind : 'synthesis',
        procedure: t(isOwn(layer) ? ownKind : isRead(layer) ? `read-${layer}` : 'synthesis'),
        assumptions: [],
        effectSize: null,
      })),
    ].slice(0, 30),
    alpha: hypotheses.length > 0 ? ALPHA : null,
    correction: hypotheses.length > 1 ? 'Holm' : null,
    missing: t(`missing${way}`),
    program: t(`program${way}`),
  }
}

/** Layers of questions that have a way of reading of their own; the others count directions. */
const readLayers: readonly string[] = ['definition', 'setting', 'method', 'disagreement']
const isRead = (layer: string) => readLayers.includes(layer)

const ALPHA = 0.05
const POWER = 0.8
/** Cohen (1988): a correlation of medium size. */
const MEDIUM_R = 0.3

/** A review by its criteria, tests by power, accounts by saturation; what the question does not name is left to the student. */
export const composeSampling: PaperFloor = (context) => {
  const { locale, query, sources } = context
  const t = speaker('sampling', context)
  const data = ownData(context)
  const design = plannedDesign(context)
  const isReview = design === 'systematic-review'
  const concepts = questionConcepts(query)
  const groups = concepts.filter(({ role }) => role === 'population')
  const list = (all: typeof concepts) =>
    listed(
      all.map(({ name }) => name),
      locale,
    )
  const basis = basisOf(context, t)
  return {
    population: isReview
      ? t('populationReview', { list: definiteList(concepts, locale) })
      : groups.length > 0
        ? t('population', { list: list(groups) })
        : t('populationOpen'),
    frame: isReview
      ? t('frameReview', { total: sources.length })
      : data
        ? t('frameData', { rows: data.rows })
        : t('frame'),
    frameMisses: isReview
      ? t('missesReview', { silent: sources.filter(({ work }) => work.abstract === null).length })
      : t(data ? 'missesData' : 'misses'),
    unit: t(isReview ? 'unitReview' : 'unit').toLowerCase(),
    kind: isReview ? 'complete' : accounts.includes(design) ? 'purposive' : 'none',
    basis,
    response01: null,
    invited: null,
  }
}

function basisOf(context: FloorContext, t: (key: string) => string) {
  const design = plannedDesign(context)
  const hypotheses = Hypotheses.safeParse(context.outputs['hypothesis-generator']).data?.hypotheses ?? []
  if (design === 'systematic-review') {
    const prisma = PrismaReview.safeParse(context.outputs['systematic-reviewer']).data
    const criteria = (prisma?.criteria ?? []).map(({ criterion }) => criterion).slice(0, 20)
    return { by: 'criteria', criteria: criteria.length > 0 ? criteria : [t('allData')] }
  }
  if (accounts.includes(design)) {
    const [from, to] = saturationKinds.interviews.range
    return { by: 'saturation', criterion: t('saturation'), from, to, rangeFrom: t('saturationFrom') }
  }
  if (!testsHypotheses(design) || hypotheses.length === 0) return { by: 'criteria', criteria: [t('allData')] }
  const basis = {
    by: 'power' as const,
    test: 'correlation' as const,
    effect: MEDIUM_R,
    effectFrom: { by: 'convention' as const, name: t('convention') },
    alpha: ALPHA,
    power: POWER,
    n: 0,
  }
  return { ...basis, n: sampleSizeOf(basis) ?? 0 }
}

const INSTRUMENTS_MAX = 8
/** An instrument of one's own has so many items at least. */
const ITEMS_MIN = 3

/** A form of extraction for a review; else what sources name as their instrument, and a guide where none does. */
export const composeInstruments: PaperFloor = (context) => {
  const { locale, query } = context
  const t = speaker('instruments', context)
  const concepts = questionConcepts(query)
  const { predictor, outcome } = askedRelation(context)
  const of = named('name', outcome?.name ?? predictor?.name ?? query, locale)
  const constructs = concepts
    .map(({ name }) => name)
    .join('; ')
    .slice(0, 300)
  if (plannedDesign(context) === 'systematic-review')
    return {
      instruments: [
        {
          construct: constructs,
          kind: 'extraction-form',
          origin: { by: 'own' },
          items: [
            ...['key', 'itemDesign', 'itemSample', 'itemPlace'].map((key) => t(key)),
            ...['itemMeasure', 'itemFinding'].map((key) => t(key, of)),
            ...['itemDirection', 'itemLimit'].map((key) => t(key)),
          ],
          scale: null,
          reliability: t('reliabilityReview'),
          pilot: t('pilotReview'),
        },
      ],
    }
  const data = ownData(context)
  if (data && data.columns.length >= ITEMS_MIN)
    return {
      instruments: [
        {
          construct: constructs,
          kind: 'records',
          origin: { by: 'own' },
          items: data.columns.map(({ name }) => name),
          scale: null,
          reliability: t('reliabilityData'),
          pilot: t('pilotData'),
        },
      ],
    }
  const used = paperStudies(context)
    .reviewed.filter(({ study }) => study.said.measure !== null)
    .slice(0, INSTRUMENTS_MAX)
    .map(({ study }) => ({
      construct: outcome?.name ?? predictor?.name ?? query.slice(0, 300),
      kind: 'scale',
      origin: { by: 'source', key: study.key, licence: t('licence') },
      items: [],
      scale: null,
      reliability: t('reliability'),
      pilot: t('pilot'),
    }))
  const guide = {
    construct: outcome?.name ?? predictor?.name ?? query.slice(0, 300),
    kind: 'interview-guide',
    origin: { by: 'own' },
    items: [
      ...concepts
        .filter(({ role }) => role !== 'population' && role !== 'place' && role !== 'time')
        .map(({ name }) => t('guide1', named('name', name, locale))),
      ...(predictor && outcome
        ? [
            t('guidePair', {
              ...named('one', predictor.name, locale),
              ...named('other', outcome.name, locale),
            }),
          ]
        : []),
      t('guide2'),
      t('guide3'),
      t('guide4'),
    ],
    scale: null,
    reliability: t('reliabilityGuide'),
    pilot: t('pilotGuide'),
  }
  return { instruments: accounts.includes(plannedDesign(context)) || used.length === 0 ? [guide] : used }
}
