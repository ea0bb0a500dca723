import type { EffectAnswers, EffectFinding, FindingDirection } from '@/lib/contracts/review'
import type { EffectSide } from './effect-side'

/** `effect`: in the direction asked for, or that most report; `none`: no difference; `opposite`: the other direction. */
export const meterVerdicts = ['effect', 'none', 'opposite', 'not-said'] as const
export type MeterVerdict = (typeof meterVerdicts)[number]

export interface QuestionMeter {
  readonly question: string
  readonly outcome: string
  /** Which direction counts as the effect; null where no source reports one and the question names none. */
  readonly effect: EffectSide | null
  /** The question itself names the direction. */
  readonly isAsked: boolean
  /** All sources, each in one group. */
  readonly groups: Readonly<Record<MeterVerdict, readonly EffectFinding[]>>
  /** Sources not said because their finding is in a language in which directions are not read. */
  readonly unmeasured: number
}

/** How many sources found an effect, none, the opposite, or do not say, for one effect that was asked for. Pure. */
export function questionMeter({ question, outcome, side, findings }: EffectAnswers): QuestionMeter {
  const effect = side ?? sideReported(findings)
  const groups: Record<MeterVerdict, EffectFinding[]> = { effect: [], none: [], opposite: [], 'not-said': [] }
  for (const finding of findings) groups[verdictOf(finding.direction, effect)].push(finding)
  const unmeasured = findings.filter(({ isUnread }) => isUnread).length
  return { question, outcome, effect, isAsked: side !== null, groups, unmeasured }
}

/** The direction that more of them report; the first of equals. */
function sideReported(findings: readonly EffectFinding[]): EffectSide | null {
  const count = (side: EffectSide) => findings.filter(({ direction }) => direction === side).length
  const [up, down] = [count('increased'), count('decreased')]
  if (up + down === 0) return null
  return up >= down ? 'increased' : 'decreased'
}

function verdictOf(direction: FindingDirection, effect: EffectSide | null): MeterVerdict {
  if (direction === 'not-said') return 'not-said'
  if (direction === 'no-difference') return 'none'
  return direction === effect ? 'effect' : 'opposite'
}
