import { isMachineOrder } from './machine-order'
import { personConcern } from './person-guard'

/** Why one of these texts is no topic: it orders a machine about, would diagnose the writer, or is about a private person; null where all are well. */
export function turnedTopic(texts: readonly string[]): 'machine-order' | 'about-a-person' | null {
  if (texts.some(isMachineOrder)) return 'machine-order'
  return texts.some((text) => personConcern(text) !== null) ? 'about-a-person' : null
}
