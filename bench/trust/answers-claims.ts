import { claimFeatures, compareAll, featureNames } from '@/lib/core/ledger/claim-features'
import { claimWeights } from '@/lib/core/ledger/claim-weights'
import { readClaim } from '@/lib/core/ledger/compare-claim'
import { judgeClaim } from '@/lib/core/ledger/judge-claim'
import { type LinearLabels, labelShares } from '@/lib/core/ledger/linear-labels'
import type { CitedPassage } from '@/lib/core/ledger/text-citation'
import { type Half, macroF1, type Pair } from './answers-data'
import { assinWeights, citationWeights, trialWeights } from './claim-set-weights'
import { type ClaimSet, type LabelledClaim, readClaimSets, threeWay } from './claim-sets'
import type { TrustRow } from './row'

/** A claim as it was judged, beside what people said of it. */
interface Judged {
  readonly set: ClaimSet
  readonly half: Half
  readonly gold: string
  readonly label: string
  readonly verdict: string
  readonly hit3: boolean | null
}

interface SetBar {
  readonly set: ClaimSet
  readonly weights: LinearLabels
  readonly reference: string
  readonly must: number
  readonly aim: number
  readonly labels: readonly string[]
}

const three = ['SUPPORT', 'CONTRADICT', 'NOT_ENOUGH_INFO']
const bars: readonly SetBar[] = [
  { set: 'scifact', weights: claimWeights, reference: 'majority .194', must: 0.45, aim: 0.6, labels: three },
  {
    set: 'healthver',
    weights: claimWeights,
    reference: 'majority .218',
    must: 0.4,
    aim: 0.55,
    labels: three,
  },
  {
    set: 'climate_fever',
    weights: claimWeights,
    reference: 'majority .270',
    must: 0.4,
    aim: 0.5,
    labels: three,
  },
  {
    set: 'nli4ct',
    weights: trialWeights,
    reference: 'majority .335',
    must: 0.48,
    aim: 0.6,
    labels: ['entailment', 'contradiction'],
  },
  {
    set: 'citation_integrity',
    weights: citationWeights,
    reference: 'majority .258, best published .47',
    must: 0.34,
    aim: 0.42,
    labels: ['ACCURATE', 'NOT_ACCURATE', 'IRRELEVANT'],
  },
  {
    set: 'assin1',
    weights: assinWeights,
    reference: 'majority .280',
    must: 0.42,
    aim: 0.55,
    labels: ['entailment', 'paraphrase', 'none'],
  },
]
const supporting = new Set(['SUPPORT', 'entailment', 'ACCURATE', 'paraphrase'])
const contradicting = new Set(['CONTRADICT', 'contradiction', 'NOT_ACCURATE'])
const HITS = 3

/**
 * Claims of data/answers against their passages, one row a bar: the label that the features lean to, the rationale among the first three sentences,
 * and what the ledger itself calls supported or contradicted. Weights were fitted on the half by hash that was looked at; the other half decides.
 */
export async function rows(dataFolder: string): Promise<TrustRow[]> {
  const judged = readClaimSets(dataFolder)
    .filter(({ set }) => set !== 'assin2')
    .map(judge)
  return [
    ...bars.map((bar) => labelRow(bar, judged)),
    rationaleRow(judged),
    ...supportRows(judged),
    alarmRow(judged),
  ].flat()
}

function judge({ set, half, claim, language, texts, label, rationales }: LabelledClaim): Judged {
  const read = readClaim(claim, language)
  const compared = compareAll(read, texts)
  const features = claimFeatures(read, compared, texts)
  const weights = bars.find((bar) => bar.set === set)?.weights ?? claimWeights
  const shares = labelShares(
    weights,
    featureNames.map((name) => features[name]),
  )
  const passages = texts.map(
    ({ text, language: own }, at): CitedPassage => ({
      id: `${at}`,
      itemId: 'cited',
      text,
      language: own,
      locator: { type: 'index', value: at + 1 },
    }),
  )
  const top = compared.slice(0, HITS).map(({ at }) => at)
  return {
    set,
    half,
    gold: threeWay(label),
    label: weights.labels[shares.indexOf(Math.max(...shares))] ?? '',
    verdict: judgeClaim(claim, { passages, language }).verdict,
    hit3: rationales?.some((gold) => top.includes(gold)) ?? null,
  }
}

const of = (judged: readonly Judged[], half: Half) => judged.filter((one) => one.half === half)
const figure = (value: number | null) => (value === null ? 'none' : value.toFixed(3))
const share = (part: number, whole: number) => (whole === 0 ? null : part / whole)

function labelRow({ set, labels, reference, must, aim }: SetBar, all: readonly Judged[]): TrustRow {
  const own = all.filter((one) => one.set === set)
  const score = (half: Half) =>
    macroF1(
      of(own, half).map(({ gold, label }): Pair => [gold, label]),
      labels,
    )
  return {
    what: 'Claim against passage, macro-F1 of the label',
    data: `claims ${set}, ${of(own, 'report').length} of ${own.length}`,
    reference,
    target: `≥ ${must} (aim ${aim})`,
    measured: `${score('report').toFixed(3)}; half looked at ${score('chosen').toFixed(3)}`,
    reached: score('report') >= must,
  }
}

function rationaleRow(all: readonly Judged[]): TrustRow {
  const known = all.filter(({ hit3 }) => hit3 !== null)
  const hits = (half: Half) =>
    share(of(known, half).filter(({ hit3 }) => hit3).length, of(known, half).length)
  return {
    what: 'Sentence that decides among the first three of its abstract',
    data: `claims scifact, ${of(known, 'report').length} of ${known.length}`,
    reference: 'BM25 .861',
    target: '≥ 0.89 (aim 0.93)',
    measured: `${figure(hits('report'))}; half looked at ${figure(hits('chosen'))}`,
    reached: (hits('report') ?? 0) >= 0.89,
  }
}

function supportRows(all: readonly Judged[]): TrustRow[] {
  const claims = all.filter(({ set }) => set !== 'assin1')
  const isSupported = ({ verdict }: Judged) => verdict === 'quoted' || verdict === 'paraphrase'
  const precision = (some: readonly Judged[], half: Half) => {
    const called = of(some, half).filter(isSupported)
    return {
      value: share(called.filter(({ gold }) => supporting.has(gold)).length, called.length),
      count: called.length,
    }
  }
  const wrong = (half: Half) => {
    const against = of(claims, half).filter(({ gold }) => contradicting.has(gold))
    return share(against.filter(isSupported).length, against.length)
  }
  const sets = [...new Set(all.map(({ set }) => set))]
  const each = sets.map((set) => {
    const { value, count } = precision(
      all.filter((one) => one.set === set),
      'report',
    )
    return `${set} ${figure(value)} of ${count}`
  })
  const [report, chosen] = [precision(claims, 'report'), precision(claims, 'chosen')]
  return [
    {
      what: 'What the ledger calls supported is borne out: precision',
      data: `claims/*, ${of(claims, 'report').length} of ${claims.length}`,
      reference: 'none',
      target: '≥ 0.85 (aim 0.90)',
      measured: `${figure(report.value)} of ${report.count}; half looked at ${figure(chosen.value)} of ${chosen.count}`,
      reached: (report.value ?? 0) >= 0.85,
      note: `The other half by set: ${each.join(', ')}. It calls few supported: sure or silent.`,
    },
    {
      what: 'Contradicted claims that the ledger calls supported',
      data: `claims/*, ${of(claims, 'report').length} of ${claims.length}`,
      reference: 'none',
      target: '≤ 0.03 (aim 0.02)',
      measured: `${figure(wrong('report'))}; half looked at ${figure(wrong('chosen'))}`,
      reached: (wrong('report') ?? 1) <= 0.03,
    },
  ]
}

/** A false alarm accuses a student: what the ledger calls a disagreement of figures or direction. */
function alarmRow(all: readonly Judged[]): TrustRow {
  const own = all.filter(({ set }) => set === 'citation_integrity')
  const alarms = (half: Half) =>
    of(own, half).filter(({ verdict }) => verdict === 'numbers-disagree' || verdict === 'direction-disagrees')
  const precision = (half: Half) =>
    share(alarms(half).filter(({ gold }) => gold === 'NOT_ACCURATE').length, alarms(half).length)
  return {
    what: 'Citations called wrong that are wrong: precision',
    data: `claims citation_integrity, ${of(own, 'report').length} of ${own.length}`,
    reference: 'share of wrong ones .28',
    target: '≥ 0.6 (aim 0.7)',
    measured: `${figure(precision('report'))} of ${alarms('report').length}; half looked at ${figure(precision('chosen'))} of ${alarms('chosen').length}`,
    reached: (precision('report') ?? 0) >= 0.6,
  }
}
