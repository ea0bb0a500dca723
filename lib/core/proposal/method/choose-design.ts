import { type DesignId, designIds } from '@/lib/contracts/proposal-run'
import { say } from '@/lib/core/text/say'
import { fitsTime } from '../figures/time-available'
import { designLabels } from './design-labels'
import { designTable } from './design-table'
import { designTextsOf } from './design-texts'
import { cueReader } from './read-cues'
import { type DesignScore, designWeights } from './score-designs'
import { fittingPlan } from './work-plan'

/** The design of this round, and why it is this one: `first` for the best of all, the others against the round before. */
export interface DesignChoice {
  readonly score: DesignScore
  readonly reason: 'first' | 'stays' | 'stays-reduced' | 'lighter' | 'lightest' | 'asked'
}

/** Phrases by which a person has a design changed. */
const wantsChange = cueReader({
  en: 'use|switch to|change to|change the design|change the method|instead|prefer|rather|replace',
  pt: 'use|usar|mude|mudar|troque|trocar|prefiro|prefira|substitu*|em vez de|no lugar de',
  es: 'use|usar|cambie|cambiar|prefiero|prefiera|sustitu*|en vez de|en lugar de',
})

/**
 * Chooses among scored designs (best first, those ruled out last). A first draft takes the best whatever its hours: it
 * shows what the questions ask for. A later round keeps the design before when one of its plans fits into the time,
 * else takes the best that fits, else the lightest. A note that asks for a design by name wins unless a constraint forbids it.
 */
export function chooseDesign(
  scores: readonly [DesignScore, ...DesignScore[]],
  { previous, note }: { readonly previous: DesignId | null; readonly note: string },
): DesignChoice {
  const [best] = scores
  const allowed = scores.filter(({ ruledOut }) => !ruledOut)
  const answering = allowed.filter(({ isUnfit }) => !isUnfit)
  const asked = designAskedFor(note, previous)
  const wanted = allowed.find(({ design }) => design === asked)
  if (wanted) return { score: wanted, reason: 'asked' }
  if (previous === null) return { score: best, reason: 'first' }
  // Without a note the stage is only run again: what was asked may have changed since, so the best that fits is taken anew.
  const before = note === '' ? undefined : allowed.find(({ design }) => design === previous)
  if (before && isFitting(before))
    return { score: before, reason: isReduced(before) ? 'stays-reduced' : 'stays' }
  const fitting = nearest(answering, previous).find(isFitting)
  if (fitting) return { score: fitting, reason: reasonFor(fitting, previous) }
  const [lightest] = answering.toSorted((one, other) => leastHours(one) - leastHours(other))
  return { score: lightest ?? best, reason: 'lightest' }
}

/** How much it counts that a design gives the same kind of answer as the one before: as much as the practice of the field. */
const SAME_TYPE01 = 0.2

/**
 * Designs in the order in which they may stand in for one that does not fit: by what the questions ask for and the field does, and by
 * the kind of answer. Skills and hours do not count, so that figures do not replace accounts because someone knows R.
 */
function nearest(allowed: readonly DesignScore[], previous: DesignId): readonly DesignScore[] {
  const fit01 = ({ design, questions01, practice01 }: DesignScore): number =>
    (designTable[design].type === designTable[previous].type ? SAME_TYPE01 : 0) +
    designWeights.questions * questions01 +
    designWeights.practice * practice01
  return allowed.toSorted((one, other) => fit01(other) - fit01(one))
}

/** The hours of the smallest plan of a design. */
export function leastHours({ plans }: Pick<DesignScore, 'plans'>): number {
  return plans().at(-1)?.ledger?.neededHours ?? Number.POSITIVE_INFINITY
}

function reasonFor(score: DesignScore, previous: DesignId): DesignChoice['reason'] {
  if (score.design !== previous) return 'lighter'
  return isReduced(score) ? 'stays-reduced' : 'stays'
}

function isFitting({ plans }: DesignScore): boolean {
  const { ledger } = fittingPlan(plans())
  return ledger !== null && fitsTime(ledger)
}

function isReduced({ plans }: DesignScore): boolean {
  return fittingPlan(plans()).step > 0
}

function designAskedFor(note: string, previous: DesignId | null): DesignId | null {
  const sentences = note.split(/[.!?;\n]+/).filter((sentence) => wantsChange(sentence))
  const named = (design: DesignId): boolean => sentences.some((sentence) => namesDesign(sentence, design))
  return designIds.find((design) => design !== previous && named(design)) ?? null
}

function namesDesign(sentence: string, design: DesignId): boolean {
  const text = sentence.toLowerCase()
  return (['en', 'pt-BR', 'es'] as const).some((locale) =>
    [say(designLabels, locale, design), designTextsOf(design, locale, null).name].some((name) =>
      text.includes(name.toLowerCase()),
    ),
  )
}
