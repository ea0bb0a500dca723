import type { Retraction } from '@/lib/contracts/work'

/** The kind a Crossref update type stands for; null for updates that say nothing about trust (new_version …). */
export function retractionKind(updateType: string): Retraction['kind'] | null {
  return kinds.get(updateType.toLowerCase().replace(/[\s-]+/g, '_')) ?? null
}

const kinds = new Map<string, Retraction['kind']>([
  ['retraction', 'retracted'],
  ['partial_retraction', 'retracted'],
  ['removal', 'retracted'],
  ['withdrawal', 'retracted'],
  ['expression_of_concern', 'concern'],
  ['correction', 'corrected'],
  ['corrigendum', 'corrected'],
  ['erratum', 'corrected'],
  ['addendum', 'corrected'],
  ['clarification', 'corrected'],
])

const severity: Readonly<Record<Retraction['kind'], number>> = { retracted: 3, concern: 2, corrected: 1 }

/** The gravest notice, the first of equals; null for none. */
export function gravestRetraction(notices: readonly (Retraction | null)[]): Retraction | null {
  let gravest: Retraction | null = null
  for (const notice of notices) {
    if (notice !== null && (gravest === null || severity[notice.kind] > severity[gravest.kind]))
      gravest = notice
  }
  return gravest
}

/** What a title says of itself ("RETRACTED: …", "WITHDRAWN …"); weak, but the only sign in some records. */
export function retractionOfTitle(title: string, via: string): Retraction | null {
  return /^\W{0,3}(?:retracted(?: article| paper| chapter)?|withdrawn(?: article)?|removed)\s*[:\]–—-]/i.test(
    title.slice(0, 60),
  )
    ? { kind: 'retracted', via }
    : null
}
