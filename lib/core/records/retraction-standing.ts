import type { Source } from '@/lib/contracts/source'
import type { Work } from '@/lib/contracts/work'
import { databaseRoles } from '@/lib/core/databases/database-roles'

export type Standing = Source['retractionCheck']

/** How grave a standing is; what is graver is never given up for what is less so. */
const gravity: Readonly<Record<Standing, number>> = {
  'not-checked': 0,
  clean: 1,
  corrected: 2,
  concern: 3,
  'possibly-retracted': 4,
  retracted: 5,
}

/** The graver of two standings of one work. */
export function graverStanding(a: Standing, b: Standing): Standing {
  return gravity[a] >= gravity[b] ? a : b
}

/** What the record itself says, before anybody was asked. OpenAlex alone only makes a suspicion. */
export function statedStanding({ retraction }: Pick<Work, 'retraction'>): Standing {
  if (!retraction) return 'not-checked'
  if (retraction.kind !== 'retracted') return retraction.kind
  return retraction.via === databaseRoles.suspectsRetraction ? 'possibly-retracted' : 'retracted'
}

/** True when no further check can change it: a record that states a correction may have been retracted since. */
export function isSettled(standing: Standing): boolean {
  return standing === 'clean' || standing === 'retracted'
}

/**
 * What is known after a source was merged or taken apart: what its records state, or what was learned by asking, whichever is
 * graver. What was learned holds for the DOI that was asked for: "clean" while it is the work's own, anything graver
 * while one of the records has it.
 */
export function standingAfterMerge(
  { work, members }: Pick<Source, 'work' | 'members'>,
  known: Pick<Source, 'work' | 'retractionCheck'> | undefined,
): Standing {
  const stated = statedStanding(work)
  const asked = known?.work.doi ?? null
  if (!known || asked === null) return stated
  const holds =
    work.doi === asked || (known.retractionCheck !== 'clean' && members.some(({ doi }) => doi === asked))
  return holds ? graverStanding(stated, known.retractionCheck) : stated
}

/**
 * The work as its quality is judged: where it is known or suspected to be retracted, it says so itself. Crossref decides, in
 * either direction; a suspicion that no record states comes from OpenAlex.
 */
export function withStanding(work: Work, standing: Standing): Work {
  const isWithdrawn = standing === 'retracted' || standing === 'possibly-retracted'
  if (!isWithdrawn || work.retraction?.kind === 'retracted') return work
  const via = standing === 'retracted' ? databaseRoles.decidesRetraction : databaseRoles.suspectsRetraction
  return { ...work, retraction: { kind: 'retracted', via } }
}
