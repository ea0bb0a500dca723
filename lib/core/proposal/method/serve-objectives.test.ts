import { expect, test } from 'vitest'
import { locales } from '@/lib/contracts/locale'
import { say } from '@/lib/core/text/say'
import { objectivePhrases } from '../problem/problem-phrases'
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

test.each(locales)(
  '%s: those who did not answer are examined in the data, not in the literature',
  (locale) => {
    const objectives = [say(objectivePhrases, locale, 'nonresponseMeasure')]
    const asked = { topic: 'Food insecurity', question: 'How common is food insecurity among students?' }
    const methods = methodsFor('survey', { objectives, locale, asked }).map(({ method }) => method)
    expect(methods.join(' ')).toMatch(/95\s?%/)
  },
)
