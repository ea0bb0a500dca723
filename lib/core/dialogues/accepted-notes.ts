import type { DocumentNote, DocumentSection } from '@/lib/contracts/document-note'
import { foldElicitation } from './elicitation-session'
import { textInForce } from './elicitation-state'
import { readSection, type SectionStep } from './section'
import type { SideRecord } from './side-session'

/** The section of the document that the menu of each step is about; the topic goes back into its form instead. */
const sections: Readonly<Record<SectionStep, DocumentSection | null>> = {
  confirm: null,
  refine: 'quality',
  select: 'selected',
  next: 'next',
  stage: null,
}

/** What was written and accepted in closed elicitations, as notes for the document, in the order of `records`. */
export function acceptedNotes(records: readonly SideRecord[]): readonly DocumentNote[] {
  return records.flatMap((record): DocumentNote[] => {
    if (record.kind !== 'elicitation') return []
    const session = foldElicitation(record.moves)
    const section = sections[session.step]
    const text = readSection(textInForce(session)).notes?.trim() ?? ''
    if (session.phase !== 'closed' || section === null || text === '') return []
    return [{ on: 'section', section, text }]
  })
}
