import { expect, it } from 'vitest'
import { acceptedNotes } from './accepted-notes'
import {
  actOnElicitation,
  type ElicitationAct,
  foldElicitation,
  openElicitation,
} from './elicitation-session'
import type { SectionStep } from './section'
import type { SideRecord } from './side-session'

/** A session at a step in which `text` was proposed and then decided, as it is kept. */
function session(
  step: SectionStep,
  text: string,
  decision: 'applied' | 'discarded',
  isClosed = true,
): SideRecord {
  const fields = { topic: 'Burnout', question: '', notes: '', dropped: [] }
  const acts: ElicitationAct[] = [
    { type: 'choose', method: 'socratic' },
    { type: 'propose', fields: { ...fields, notes: text }, answers: ['Because.'] },
    { type: 'decide', decision },
  ]
  if (isClosed) acts.push({ type: 'close' })
  const moves = [...openElicitation({ step, fields, returnTo: `${step}:1`, seed: 7, locale: 'en' })]
  for (const act of acts) {
    const result = actOnElicitation(foldElicitation(moves), act)
    if (result.ok) moves.push(...result.moves)
  }
  return { kind: 'elicitation', id: step, startedAt: '', updatedAt: '', round: null, isWorking: false, moves }
}

it('what was accepted at each menu stands in the section of the document that it was about', () => {
  expect(
    acceptedNotes([
      session('refine', 'The third score rests on an unknown journal.', 'applied'),
      session('select', 'Two of these are by one group.', 'applied'),
      session('next', 'Ask about the sample first.', 'applied'),
    ]),
  ).toEqual([
    { on: 'section', section: 'quality', text: 'The third score rests on an unknown journal.' },
    { on: 'section', section: 'selected', text: 'Two of these are by one group.' },
    { on: 'section', section: 'next', text: 'Ask about the sample first.' },
  ])
})

it('what was discarded, is still open, or is about the topic is no note', () => {
  const none = [
    session('next', 'Not this.', 'discarded'),
    session('next', 'Not yet.', 'applied', false),
    session('confirm', 'A topic.', 'applied'),
  ]
  expect(acceptedNotes(none)).toEqual([])
})
