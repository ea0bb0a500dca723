import { type PaperAgentKey, paperPhases } from '@/lib/contracts/paper-agents'
import { Citations, Tiers } from '@/lib/contracts/paper-discovery'
import { LockedStructure } from '@/lib/contracts/paper-foundation'
import type { GateQuestion } from '@/lib/contracts/paper-run'
import type { PaperOutputs } from '@/lib/contracts/paper-store'
import { LENGTH_SHARES, WrittenChapters } from '@/lib/contracts/paper-writing'
import type { RunState } from '@/lib/contracts/run'
import { agentUnit, paperOutputs } from './paper-outputs'

/**
 * `met`; `short`: answered with fewer than are wanted, said so with the query that would look for more; `open`: not answered, which keeps the next
 * phase closed.
 */
export type CriterionStanding = 'met' | 'short' | 'open'

export interface ExitCriterion {
  readonly id: string
  readonly standing: CriterionStanding
}

type Judge = (outputs: PaperOutputs) => CriterionStanding
type Criterion = readonly [id: string, judge: Judge]

/** Its agent has completed; `short` where it says a shortfall. */
const done =
  (agent: PaperAgentKey): Judge =>
  (outputs) =>
    outputs[agent] === undefined ? 'open' : saysShortfall(outputs[agent], 0) ? 'short' : 'met'

const DEPTH_MAX = 6

function saysShortfall(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return false
  return Object.entries(value).some(([name, one]) =>
    name === 'shortfall' ? one !== null : saysShortfall(one, depth + 1),
  )
}

const locked: Judge = (outputs) =>
  LockedStructure.safeParse(outputs['dissertation-architect']).success ? 'met' : 'open'

const tiersEnough: Judge = (outputs) => {
  const tiers = Tiers.safeParse(outputs['source-tier-classifier']).data
  if (!tiers) return 'open'
  return tiers.belowRule === null ? 'met' : 'short'
}

const citationsEnough: Judge = (outputs) => {
  const citations = Citations.safeParse(outputs['citation-extractor']).data
  if (!citations) return 'open'
  const isShort =
    citations.claims.length === 0 || citations.claims.some(({ shortfall }) => shortfall !== null)
  return isShort ? 'short' : 'met'
}

/** Every chapter of the locked structure, and how long it has become. */
function chaptersOf(outputs: PaperOutputs) {
  const structure = LockedStructure.safeParse(outputs['dissertation-architect']).data
  if (!structure) return null
  return structure.chapters.map((wanted) => {
    const written = WrittenChapters.safeParse(outputs[wanted.writer]).data
    const words = written?.chapters.find(({ number }) => number === wanted.number)?.words ?? null
    return { target: wanted.wordTarget, words }
  })
}

const chaptersWritten: Judge = (outputs) => {
  const chapters = chaptersOf(outputs)
  return chapters?.every(({ words }) => words !== null) && outputs['abstract-writer'] !== undefined
    ? 'met'
    : 'open'
}

const wordTargets: Judge = (outputs) => {
  const chapters = chaptersOf(outputs)
  if (!chapters?.every(({ words }) => words !== null)) return 'open'
  const isWithin = ({ target, words }: { target: number; words: number | null }) =>
    words !== null && words >= LENGTH_SHARES.min * target && words <= LENGTH_SHARES.max * target
  return chapters.every(isWithin) ? 'met' : 'short'
}

/** The exit criteria of each phase of the table, in its order. */
const criteria: Readonly<Record<(typeof paperPhases)[number]['key'], readonly Criterion[]>> = {
  foundation: [
    ['principles-documented', done('step-back-analyzer')],
    ['questions-generated', done('self-ask-decomposer')],
    ['constructs-defined', done('construct-definer')],
    ['ambiguities-resolved', done('ambiguity-clarifier')],
    ['plan-created', done('research-planner')],
    ['structure-locked', locked],
  ],
  discovery: [
    ['literature-mapped', done('literature-mapper')],
    ['citations-extracted', citationsEnough],
    ['methodologies-catalogued', done('methodology-scanner')],
    ['systematic-review-done', done('systematic-reviewer')],
    ['sources-classified', tiersEnough],
    ['quality-assessed', done('quality-assessor')],
    ['context-organised', done('context-tier-manager')],
  ],
  analysis: [
    ['frameworks-analysed', done('theoretical-framework-analyst')],
    ['gaps-identified', done('gap-hunter')],
    ['contradictions-documented', done('contradiction-analyzer')],
    ['biases-detected', done('bias-detector')],
    ['risks-assessed', done('risk-analyst')],
    ['ethics-reviewed', done('ethics-reviewer')],
    ['validity-protected', done('validity-guardian')],
  ],
  synthesis: [
    ['evidence-synthesised', done('evidence-synthesizer')],
    ['patterns-identified', done('pattern-analyst')],
    ['themes-synthesised', done('thematic-synthesizer')],
    ['theory-constructed', done('theory-builder')],
    ['hypotheses-generated', done('hypothesis-generator')],
    ['model-built', done('model-architect')],
    ['opportunities-identified', done('opportunity-identifier')],
  ],
  design: [
    ['methodology-designed', done('method-designer')],
    ['analysis-planned', done('analysis-planner')],
    ['sampling-specified', done('sampling-strategist')],
    ['instruments-developed', done('instrument-developer')],
  ],
  writing: [
    ['chapters-written', chaptersWritten],
    ['word-targets-met', wordTargets],
  ],
  quality: [
    ['adversarial-review-complete', done('adversarial-reviewer')],
    ['confidence-assigned', done('confidence-quantifier')],
    ['citations-validated', done('citation-validator')],
    ['reproducibility-checked', done('reproducibility-checker')],
    ['consistency-validated', done('consistency-validator')],
    ['chapters-joined', done('chapter-synthesizer')],
    ['files-sized', done('file-length-manager')],
  ],
}

/** How the exit criteria of a phase (from 1) stand; none for a phase that there is not. */
export function exitCriteria(phase: number, outputs: PaperOutputs): readonly ExitCriterion[] {
  const key = paperPhases[phase - 1]?.key
  return key === undefined ? [] : criteria[key].map(([id, judge]) => ({ id, standing: judge(outputs) }))
}

/** The criteria of all phases before this one that keep it closed. */
export function openBefore(phase: number, outputs: PaperOutputs): readonly string[] {
  return paperPhases
    .slice(0, phase - 1)
    .flatMap((_, at) => exitCriteria(at + 1, outputs))
    .flatMap(({ id, standing }) => (standing === 'open' ? [id] : []))
}

/** What is asked at the gate of a phase: its criteria, and the agents that broke off or that nobody writes. `known`: whose outputs may be read. */
export function gateQuestion(
  phase: number,
  { run, known }: { readonly run: RunState; readonly known: readonly PaperAgentKey[] },
): GateQuestion {
  const errors = (paperPhases[phase - 1]?.agents ?? []).flatMap(({ key }) => {
    const error = agentUnit(run, key)?.error
    return error ? [{ key, code: error.code }] : []
  })
  const keysOf = (isMissing: boolean) =>
    errors.flatMap(({ key, code }) => ((code === 'not-written') === isMissing ? [key] : []))
  return {
    criteria: [...exitCriteria(phase, paperOutputs(run, known))],
    failed: keysOf(false),
    notWritten: keysOf(true),
  }
}
