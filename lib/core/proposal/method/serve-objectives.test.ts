import { expect, test } from 'vitest'
import { methodsFor } from './serve-objectives'

test('each strand of a mixed design serves the objectives that it can answer', () => {
  const objectives = [
    'To identify how the works already published define job quality.',
    'To analyse the strength of the association between scheduling and job quality.',
    'To analyse which explanations the participants give of this association.',
    'To examine where these figures and these accounts agree.',
    'To bring together the results of the preceding objectives in an answer.',
  ]
  const asked = { topic: 'Scheduling', question: 'How does scheduling affect job quality, and why?' }
  const methods = methodsFor('mixed-sequential', { objectives, locale: 'en', asked })
  const serving = (at: number) =>
    methods.flatMap(({ method, objectives: served }) => (served.includes(at) ? [method] : []))
  expect(objectives.every((_, at) => serving(at).length > 0)).toBe(true)
  expect(serving(1).join(' ')).toMatch(/survey/i)
  expect(serving(1).join(' ')).not.toMatch(/interview/i)
  expect(serving(2).join(' ')).toMatch(/interview/i)
  expect(serving(2).join(' ')).not.toMatch(/regression/i)
  expect(serving(3)).toEqual(serving(4))
})
