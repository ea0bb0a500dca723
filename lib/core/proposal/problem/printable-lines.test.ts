import { describe, expect, test } from 'vitest'
import { brief } from '@/lib/server/testing/test-proposal'
import { isFirstPerson, printableContext, withoutPrivate } from './printable-lines'

const told = {
  ...brief,
  profile: {
    ...brief.profile,
    additional_context:
      'I care for my mother at night.\nThe ward has 40 beds.\nThe head nurse dislikes surveys.',
  },
}

describe('what the student says besides', () => {
  test('stays private unless it is released, line by line', () => {
    expect(printableContext(told)).toEqual([])
    const released = { ...told, printedContext: ['The ward has 40 beds.', 'Taken back since.'] }
    expect(printableContext(released)).toEqual(['The ward has 40 beds.'])
  })

  test('is never printed in the first person, even when released', () => {
    expect(printableContext({ ...told, printedContext: ['I care for my mother at night.'] })).toEqual([])
    for (const said of ['Cuido da minha mãe.', 'Tengo dos hijos.', 'Moro longe do hospital.', 'We moved.'])
      expect(isFirstPerson(said), said).toBe(true)
    for (const said of [
      'No budget',
      'Sem orçamento',
      'El hospital tiene 40 camas',
      'Trabalho remoto',
      'Online only',
    ])
      expect(isFirstPerson(said), said).toBe(false)
  })

  test('is not sent to a model either', () => {
    expect(JSON.stringify(withoutPrivate(told))).not.toContain('mother')
  })
})
