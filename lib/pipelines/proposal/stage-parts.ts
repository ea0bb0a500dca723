import type { Literature, ProposalBrief } from '@/lib/contracts/proposal-run'
import type { StageKey } from '@/lib/contracts/proposal-stages'
import { withoutPrivate } from '@/lib/core/proposal/problem/printable-lines'
import { literatureOf, withDecisions } from '@/lib/core/proposal/state/proposal-state'
import type { StepContext } from '@/lib/engine/pipeline'
import { noteFor, stageOf } from './notes'

/** What may be cited: a rewritten stage follows what the student decided about references. */
export function literatureIn({ run }: StepContext): Literature {
  const literature = literatureOf(run)
  if (literature === null) throw new Error('the literature is read before it was searched')
  return withDecisions(literature, run)
}

export function briefIn({ run }: StepContext): ProposalBrief {
  return stageOf(run, 'profile').value
}

/** The brief as a model is told it. */
export function toldIn(context: StepContext): ProposalBrief {
  return withoutPrivate(briefIn(context))
}

/** What a stage is written from. */
export function partsBefore(context: StepContext, stage: StageKey) {
  return {
    brief: briefIn(context),
    literature: literatureIn(context),
    problem: stageOf(context.run, 'problem').value,
    objectives: stageOf(context.run, 'objectives').value,
    note: noteFor(context, stage),
    now: context.now,
  }
}

/** Abstracts stay on the server; the page asks for one source at a time. */
export function withoutAbstracts({ sources, ...rest }: Literature): Literature {
  return {
    ...rest,
    sources: sources.map((source) => ({ ...source, work: { ...source.work, abstract: null } })),
  }
}
