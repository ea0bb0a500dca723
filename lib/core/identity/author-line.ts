import type { Author } from '@/lib/contracts/work'

/** Names shown before "et al." */
const NAMES_SHOWN = 3

/** The name as it is spoken, given name first; '' when nothing is known. */
export function spokenName({ given, family, full }: Author): string {
  return [given, family].filter(Boolean).join(' ') || full || ''
}

/** The name as lists have it: "Family, Given", the printed name, or what there is; '' when nothing is known. */
export function invertedName({ given, family, full }: Author): string {
  return [family, given].filter(Boolean).join(', ') || full || ''
}

/** The authors in one line, the first three by name; '' when none is known. */
export function authorLine(authors: readonly Author[]): string {
  const names = authors.map(spokenName).filter(Boolean)
  const shown = names.slice(0, NAMES_SHOWN).join(', ')
  return names.length > NAMES_SHOWN ? `${shown} et al.` : shown
}
