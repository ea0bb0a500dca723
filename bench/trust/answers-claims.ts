import { claimFeatures, compareAll, featureNames } from '@/lib/core/ledger/claim-features'
import { claimWeights } from '@/lib/core/ledger/claim-weights'
import { readClaim } from '@/lib/core/ledger/compare-claim'
import { judgeClaim } from '@/lib/core/ledger/judge-claim'
import { type LinearLabels, labelShares } from '@/lib/core/ledger/linear-labels'
import type { CitedPassage } from '@/lib/core/ledger/text-citation'
import { type Half, macroF1, type Pair } from './answers-data'
import { barRow, both, shareOf } from './bar-row'
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
  readonly goal: number
  readonly labels: readonly string[]
}

const three = ['SUPPORT', 'CONTRADICT', 'NOT_ENOUGH_INFO']
const bars: readonly SetBar[] = [
  { set: 'scifact', weights: claimWeights, reference: 'majority .194', must: 0.45, goal: 0.6, labels: three },
  {
    set: 'healthver',
    weights: claimWeights,
    reference: 'majority .218',
    must: 0.4,
    goal: 0.55,
    labels: three,
  },
  {
    set: 'climate_fever',
    weights: claimWeights,
    reference: 'majority .270',
    must: 0.4,
    goal: 0.5,
    labels: three,
  },
  {
    set: 'nli4ct',
    weights: trialWeights,
    reference: 'majority .335',
    must: 0.48,
    goal: 0.6,
    labels: ['entailment', 'contradiction'],
  },
  {
    set: 'citation_integrity',
    weights: citationWeights,
    reference: 'majority .258, best published .47',
    must: 0.34,
    goal: 0.42,
    labels: ['ACCURATE', 'NOT_ACCURATE', 'IRRELEVANT'],
  },
  {
    set: 'assin1',
    weights: assinWeights,
    reference: 'majority .280',
    must: 0.42,
    goal: 0.55,
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

function labelRow({ set, labels, ...bar }: SetBar, all: readonly Judged[]): TrustRow {
  const own = all.filter((one) => one.set === set)
  return barRow(
    {
      ...bar,
      what: 'Claim against passage, macro-F1 of the label',
      data: `claims ${set}, ${of(own, 'report').length} of ${own.length}`,
    },
    both((half) =>
      macroF1(
        of(own, half).map(({ gold, label }): Pair => [gold, label]),
        labels,
      ),
    ),
  )
}

function rationaleRow(all: readonly Judged[]): TrustRow {
  const known = all.filter(({ hit3 }) => hit3 !== null)
  return barRow(
    {
      what: 'Sentence that decides among the first three of its abstract',
      data: `claims scifact, ${of(known, 'report').length} of ${known.length}`,
      reference: 'BM25 .861',
      must: 0.89,
      goal: 0.93,
    },
    both((half) => shareOf(of(known, half), ({ hit3 }) => hit3 === true)),
  )
}

const isSupported = ({ verdict }: Judged) => verdict === 'quoted' || verdict === 'paraphrase'
const isAlarm = ({ verdict }: Judged) => verdict === 'numbers-disagree' || verdict === 'direction-disagrees'

/** How many of each half are called so, which a precision does not tell. */
function callsOf(all: readonly Judged[], isCalled: (one: Judged) => boolean): string {
  const sets = [...new Set(all.map(({ set }) => set))]
  const calls = both((half) => of(all, half).filter(isCalled).length)
  const each = sets.map(
    (set) => `${set} ${of(all, 'report').filter((one) => one.set === set && isCalled(one)).length}`,
  )
  return `Called so: ${calls.report}, half chosen on ${calls.chosen}. The other half by set: ${each.join(', ')}.`
}

function supportRows(all: readonly Judged[]): TrustRow[] {
  const claims = all.filter(({ set }) => set !== 'assin1')
  const data = `claims/*, ${of(claims, 'report').length} of ${claims.length}`
  const called = (half: Half) => of(claims, half).filter(isSupported)
  const against = (half: Half) => of(claims, half).filter(({ gold }) => contradicting.has(gold))
  return [
    barRow(
      {
        what: 'What the ledger calls supported is borne out: precision',
        data,
        reference: 'none',
        must: 0.85,
        goal: 0.9,
        note: callsOf(claims, isSupported),
      },
      both((half) => shareOf(called(half), ({ gold }) => supporting.has(gold))),
    ),
    barRow(
      {
        what: 'Contradicted claims that the ledger calls supported',
        data,
        reference: 'none',
        must: 0.03,
        goal: 0.02,
        isError: true,
      },
      both((half) => shareOf(against(half), isSupported)),
    ),
  ]
}

/** A false alarm accuses a student: what the ledger calls a disagreement of figures or direction. */
function alarmRow(all: readonly Judged[]): TrustRow {
  const own = all.filter(({ set }) => set === 'citation_integrity')
  return barRow(
    {
      what: 'Citations called wrong that are wrong: precision',
      data: `claims citation_integrity, ${of(own, 'report').length} of ${own.length}`,
      reference: 'share of wrong ones .28',
      must: 0.6,
      goal: 0.7,
      note: callsOf(own, isAlarm),
    },
    both((half) => shareOf(of(own, half).filter(isAlarm), ({ gold }) => gold === 'NOT_ACCURATE')),
  )
}
