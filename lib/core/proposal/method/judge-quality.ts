import { PASS_SCORE01 } from '@/lib/contracts/pass-score'
import type { ProposalComponent, QualityIssue, QualityValidation } from '@/lib/contracts/proposal'
import type { QualityCheck, QualityStage } from '@/lib/contracts/proposal-quality'
import { proposalComponents } from '@/lib/contracts/proposal-stages'
import { say } from '@/lib/core/text/say'
import { shownHours } from '@/lib/core/writing/counted-words'
import { coherenceChecks, LITERATURE_ENOUGH } from './coherence-checks'
import { feasibilityChecks } from './feasibility-checks'
import { partsAgree } from './parts-checks'
import { hoursAdvice, spellingAdvice } from './quality-advice'
import type { CheckFinding, Fault, QualityInputs } from './quality-check'
import {
  checkDetails,
  coherencePhrases,
  issueDescriptions,
  issueImpacts,
  issueRemedies,
} from './quality-phrases'
import { subjectChecks } from './subject-checks'
import { fitted } from './wording'
import { wordingSound } from './wording-checks'

const ISSUES_MAX = 40
const ADVICE_MAX = 20

/** Weight of each check in its score. Set by judgement: what breaks the whole weighs three, what a reader mends alone one. */
const checkWeights: Readonly<Record<QualityCheck['id'], number>> = {
  'questions-answered': 3,
  'objectives-served': 3,
  'citations-resolve': 3,
  'references-sound': 2,
  'literature-enough': 2,
  'variables-used': 1,
  'sums-agree': 2,
  'hours-suffice': 3,
  'dates-agree': 3,
  'skills-covered': 2,
  'sample-reachable': 2,
  'constraints-kept': 2,
  'about-concepts': 3,
  'design-fits': 3,
  'wording-sound': 1,
  'parts-agree': 2,
  'asked-in-sources': 2,
}

/** Without these a proposal is not coherent, or not feasible, whatever the rest: their score stays below the mark. */
const indispensable: ReadonlySet<QualityCheck['id']> = new Set([
  'questions-answered',
  'objectives-served',
  'about-concepts',
  'design-fits',
  'hours-suffice',
  'dates-agree',
])
const BELOW_MARK01 = PASS_SCORE01 - 0.01

/**
 * Whether a proposal holds together and can be done, by deterministic checks alone. Each score is the weighted share of what holds;
 * it passes when both reach PASS_SCORE01 and no issue is critical. Recommendations name figures; `refinement_targets`
 * are the components that can mend what failed, the earliest first, empty when it passed.
 */
export function judgeQuality(inputs: QualityInputs): QualityStage {
  const coherence = [
    ...coherenceChecks(inputs),
    ...subjectChecks(inputs),
    wordingSound(inputs),
    partsAgree(inputs),
  ]
  const feasibility = feasibilityChecks(inputs)
  const findings = [...coherence, ...feasibility]
  const issues = findings.flatMap((finding) => finding.faults.map((fault) => issueOf(finding, fault, inputs)))
  const targets = findings.flatMap(({ faults }) =>
    faults.filter(({ severity }) => severity !== 'minor').map(({ mendedIn }) => mendedIn),
  )
  return {
    validation: validationOf({
      coherence01: scoreOf(coherence),
      feasibility01: scoreOf(feasibility),
      issues,
      recommendations: adviceFor(findings, inputs),
      targets,
    }),
    checks: [
      ...coherence.map((finding) => checkOf(finding, 'coherence', inputs)),
      ...feasibility.map((finding) => checkOf(finding, 'feasibility', inputs)),
    ],
  }
}

/** What a model may say of a proposal. */
export type ModelJudgement = Pick<
  QualityValidation,
  'coherence_score' | 'feasibility_score' | 'issues_identified' | 'recommendations'
>

/**
 * The checks' result joined with a model's judgement. A model may lower a score and add issues and recommendations; it cannot raise
 * a score, lift what a check found, or speak of a component that there is not.
 */
export function withModelJudgement(quality: QualityStage, judged: ModelJudgement): QualityStage {
  const { validation, checks } = quality
  const added = judged.issues_identified.filter(({ component }) => proposalComponents.includes(component))
  return {
    checks,
    validation: validationOf({
      coherence01: Math.min(validation.coherence_score, judged.coherence_score),
      feasibility01: Math.min(validation.feasibility_score, judged.feasibility_score),
      issues: [...validation.issues_identified, ...added],
      recommendations: [...validation.recommendations, ...judged.recommendations],
      targets: [
        ...validation.refinement_targets,
        ...added.filter(({ severity }) => severity !== 'minor').map(({ component }) => component),
      ],
    }),
  }
}

interface Verdict {
  readonly coherence01: number
  readonly feasibility01: number
  readonly issues: readonly QualityIssue[]
  readonly recommendations: readonly string[]
  readonly targets: readonly ProposalComponent[]
}

function validationOf({
  coherence01,
  feasibility01,
  issues,
  recommendations,
  targets,
}: Verdict): QualityValidation {
  const severe = issues.some(({ severity }) => severity === 'critical')
  const passed = coherence01 >= PASS_SCORE01 && feasibility01 >= PASS_SCORE01 && !severe
  const fallback: ProposalComponent = coherence01 < PASS_SCORE01 ? 'problem_definition' : 'data_collection'
  const wanted = new Set(targets.length > 0 ? targets : [fallback])
  return {
    validation_passed: passed,
    coherence_score: coherence01,
    feasibility_score: feasibility01,
    overall_quality_score: exact(((coherence01 + feasibility01) / 2) * 100),
    // The gravest first, so that none of them is cut.
    issues_identified: distinctIssues(issues)
      .toSorted((one, other) => gravity.indexOf(one.severity) - gravity.indexOf(other.severity))
      .slice(0, ISSUES_MAX),
    recommendations: [...new Set(recommendations)].slice(0, ADVICE_MAX),
    requires_refinement: !passed,
    refinement_targets: passed ? [] : proposalComponents.filter((component) => wanted.has(component)),
  }
}

/** Without the last digits of the machine's numbers: 85, not 85.00000000000001. */
const exact = (value: number): number => Number(value.toFixed(9))

const gravity: readonly QualityIssue['severity'][] = ['critical', 'major', 'minor']

function distinctIssues(issues: readonly QualityIssue[]): readonly QualityIssue[] {
  const seen = new Map(issues.map((issue) => [`${issue.component} ${issue.description}`, issue]))
  return [...seen.values()]
}

function scoreOf(findings: readonly CheckFinding[]): number {
  const known = findings.filter((finding) => !isUnknown(finding))
  const sum = known.reduce((total, { id }) => total + checkWeights[id], 0)
  const held = known.reduce((total, { id, share01 }) => total + checkWeights[id] * share01, 0)
  const isBroken = findings.some((finding) => indispensable.has(finding.id) && !isPassed(finding))
  const score01 = Number((held / sum).toFixed(3))
  return isBroken ? Math.min(score01, BELOW_MARK01) : score01
}

function isPassed({ faults }: CheckFinding): boolean {
  return faults.every(({ severity }) => severity === 'minor')
}

/** What fails, fails, however much is unknown beside it; else it neither holds nor fails, and weighs nothing. */
function isUnknown(finding: CheckFinding): boolean {
  return (finding.unknown ?? 0) > 0 && isPassed(finding)
}

function checkOf(
  finding: CheckFinding,
  score: QualityCheck['score'],
  { locale }: QualityInputs,
): QualityCheck {
  const { id, share01, held, count, unknown = 0 } = finding
  return {
    id,
    score,
    passed: isUnknown(finding) ? null : isPassed(finding),
    share01,
    weight: checkWeights[id],
    detail: say(checkDetails, locale, id, {
      held: shownHours(held, locale),
      count: shownHours(count, locale),
      unknown,
    }),
  }
}

function issueOf(
  { id }: CheckFinding,
  { severity, component, what }: Fault,
  { locale }: QualityInputs,
): QualityIssue {
  const isDoubt = id === 'references-sound' && severity === 'minor'
  if (id === 'about-concepts' && severity === 'minor')
    return {
      severity,
      component,
      description: fitted(say(coherencePhrases, locale, 'own-question', { what }), 1_000),
      impact: say(issueImpacts, locale, id),
    }
  return {
    severity,
    component,
    description: fitted(
      isDoubt
        ? say(coherencePhrases, locale, 'doubtful', { what })
        : say(issueDescriptions, locale, id, { what }),
      1_000,
    ),
    impact: isDoubt ? say(coherencePhrases, locale, 'doubtful-impact') : say(issueImpacts, locale, id),
  }
}

function adviceFor(findings: readonly CheckFinding[], inputs: QualityInputs): readonly string[] {
  const { locale } = inputs
  const remedies = findings.flatMap(({ id, faults }) => {
    if (faults.length === 0) return []
    const what = faults.map((fault) => fault.what).join(' · ')
    if (id === 'about-concepts' && faults.every(({ severity }) => severity === 'minor'))
      return [fitted(say(coherencePhrases, locale, 'own-question-remedy', { what }), 1_000)]
    return [fitted(say(issueRemedies, locale, id, { what, needed: LITERATURE_ENOUGH }), 1_000)]
  })
  return [...remedies, ...hoursAdvice(inputs), ...spellingAdvice(inputs)].map((text) => fitted(text, 1_000))
}
