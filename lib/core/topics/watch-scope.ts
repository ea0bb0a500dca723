import type { ConceptMap } from '@/lib/contracts/concept-map'
import {
  SCOPE_NOTES_MAX,
  SCOPE_TEXT_MAX,
  type ScopeFinding,
  type ScopeNotes,
  type ScopePlace,
  type ScopeStanding,
} from '@/lib/contracts/scope'
import type { ValidatedTopic } from '@/lib/contracts/topic'
import { checkScope } from './scope-guard'

/** A text of the project that must stay on the validated topic. */
export interface WatchedText {
  readonly place: ScopePlace
  readonly topic: string
  readonly question?: string
  /** Its map where a person has set one; read from the words where absent. */
  readonly map?: ConceptMap | undefined
  /** See Wanted of the scope guard. */
  readonly kind: 'whole' | 'part'
}

/** Every watched text that is not the validated topic itself, with the student's reason where one was given. Pure; never throws. */
export function watchScope(
  validated: ValidatedTopic,
  texts: readonly WatchedText[],
  notes: ScopeNotes,
): ScopeStanding {
  const drafts = notes.drafts.map(({ text }): WatchedText => ({ place: 'draft', topic: text, kind: 'whole' }))
  const findings = [...texts, ...drafts].flatMap((watched): ScopeFinding[] => {
    const { place, topic, question = '', kind, map } = watched
    const text = shownText(topic, question)
    if (text === '') return []
    const check = checkScope(validated, { topic, question, kind, ...(map ? { map } : {}) })
    const reason = notes.reasons.findLast((note) => note.text === text)?.reason ?? ''
    return check.change === 'same' ? [] : [{ place, text, check, reason }]
  })
  const { topic, question, at } = validated
  return { topic, question, at, findings: findings.slice(0, 40) }
}

/** What a finding is shown and remembered by. */
function shownText(topic: string, question: string): string {
  const parts = [topic.trim(), question.trim()].filter((part) => part !== '')
  return [...new Set(parts)].join(' – ').slice(0, SCOPE_TEXT_MAX)
}

/** The notes with one reason more; a later one about the same text stands for the earlier. */
export function withReason(
  notes: ScopeNotes,
  said: { readonly text: string; readonly reason: string; readonly at: string },
): ScopeNotes {
  const others = notes.reasons.filter(({ text }) => text !== said.text)
  return { ...notes, reasons: [...others, said].slice(-SCOPE_NOTES_MAX) }
}

/** The notes with the aim of a draft; only the latest draft speaks for the thesis. */
export function withDraft(
  notes: ScopeNotes,
  draft: { readonly text: string; readonly at: string },
): ScopeNotes {
  return { ...notes, drafts: [draft] }
}
