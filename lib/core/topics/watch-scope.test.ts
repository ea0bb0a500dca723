import { describe, expect, it } from 'vitest'
import { ScopeNotes } from '@/lib/contracts/scope'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { aimOfDraft } from './draft-aim'
import { leftTopic, secondTheses } from './left-topic'
import { watchScope, withDraft, withReason } from './watch-scope'

const topic = 'Telework and burnout of nurses in Brazil'
const validated = {
  topic,
  question: 'How are telework and burnout related among nurses in Brazil?',
  in: ['telework'],
  out: ['salary'],
  map: topicMap({ topic, question: '' }),
  at: '2026-01-01T00:00:00.000Z',
}
const none = ScopeNotes.parse({})
const foreign = 'School dropout and family income in Chile'

describe('what a project works on, against the validated topic', () => {
  it('finds a second thesis in every place it may stand, and the place', () => {
    const texts = (['search', 'queries', 'collection', 'question', 'objectives', 'paper'] as const).map(
      (place) => ({ place, topic: foreign, kind: 'whole' as const }),
    )
    const standing = watchScope(validated, texts, withDraft(none, { text: foreign, at: '' }))
    expect(leftTopic(standing).map(({ place }) => place)).toEqual([
      ...['search', 'queries', 'collection', 'question', 'objectives', 'paper', 'draft'],
    ])
  })

  it('is silent about the same topic, and calls a narrower one no second thesis', () => {
    const same = { place: 'search', topic, question: validated.question, kind: 'whole' } as const
    expect(watchScope(validated, [same], none).findings).toEqual([])
    const narrower = { place: 'question', topic: `${topic} since 2020`, kind: 'whole' } as const
    const standing = watchScope(validated, [narrower], none)
    expect(standing.findings).toHaveLength(1)
    expect(secondTheses(standing)).toEqual([])
  })

  it('no longer asks about a text that the student has given a reason for, and still tells the advisor', () => {
    const texts = [{ place: 'search', topic: foreign, kind: 'whole' }] as const
    const notes = withReason(none, { text: foreign, reason: 'agreed with Prof. Lima', at: '' })
    const standing = watchScope(validated, texts, notes)
    expect(leftTopic(standing)).toEqual([])
    expect(secondTheses(standing)).toMatchObject([{ reason: 'agreed with Prof. Lima' }])
    // The reason was given for these words: others are asked about anew.
    const other = watchScope(validated, [{ ...texts[0], topic: 'Blockchain in logistics' }], notes)
    expect(leftTopic(other)).toHaveLength(1)
  })
})

describe('the aim of a draft', () => {
  it.each([
    [
      'A thesis\n\nNurses work at night. The aim of this study was to relate school dropout to income. We asked 30 persons.',
      'The aim of this study was to relate school dropout to income.',
    ],
    [
      'O trabalho mudou. O objetivo deste estudo foi analisar o burnout de enfermeiros. Foram ouvidas 30 pessoas.',
      'O objetivo deste estudo foi analisar o burnout de enfermeiros.',
    ],
    ['# Burnout and telework of nurses\n\nNurses are tired.', 'Burnout and telework of nurses'],
    [
      'Introducción\n\n¿Cómo se relacionan el teletrabajo y el burnout de los enfermeros?',
      '¿Cómo se relacionan el teletrabajo y el burnout de los enfermeros?',
    ],
  ])('is read from %j', (text, aim) => {
    expect(aimOfDraft(text)).toContain(aim)
  })

  it.each(['', '🙂', 'Notes', 'Draft\n\nTo be written.'])('is unknown in %j', (text) => {
    expect(aimOfDraft(text)).toBeNull()
  })
})
