import { expect, test } from 'vitest'
import { proposalSource } from '../document/document-fixture'
import { sourceFacts } from './source-facts'

function directionOf(abstract: string) {
  const source = proposalSource('s1', 'Reis', 2020, 'Telework and productivity')
  return sourceFacts(
    { ...source, work: { ...source.work, language: 'en', abstract } },
    { locale: 'en', citationStyle: 'apa' },
    [{ name: 'productivity', words: ['productivity', 'exhaustion', 'burnout', 'autonomy'] }],
  ).direction
}

test('what several studies found is not told as the direction of one; what one found is', () => {
  expect(directionOf('Eleven studies reported higher productivity and five no change.')).toBeNull()
  expect(directionOf('A survey of 640 employees found no association with exhaustion.')).toBe('none')
})

test('that no difference was found is said only where no other sentence may report one', () => {
  expect(directionOf('There was no significant difference in burnout (p = 0.61).')).toBe('none')
  expect(directionOf('Burnout fell by 39% of a standard deviation. Revenue did not change.')).toBeNull()
  expect(directionOf('Lack of protective equipment was associated with burnout.')).not.toBe('none')
})

test('how common something is beside a denied difference hides it not; a difference beside it does', () => {
  expect(directionOf('No association was found between telework and autonomy. Prevalence was 38%.')).toBe(
    'none',
  )
  expect(
    directionOf('No association was found with autonomy. Prevalence was 38% compared with 51% before.'),
  ).not.toBe('none')
})

test('a result on something else than what is asked for has no direction here', () => {
  expect(directionOf("Cronbach's alpha ranged from .78 to .90. The scale predicted turnover.")).toBeNull()
  expect(directionOf('Explaining the orders increased trust and did not change earnings.')).toBeNull()
  expect(directionOf('The workload increased for 58% of the participants.')).toBeNull()
  expect(directionOf('Workers with burnout reported a decrease in patient safety.')).toBeNull()
  expect(directionOf('Burnout increased significantly with remote work (p < 0.01).')).toBe('effect')
})

test('what was not found in one group is not quoted beside what was found in all', () => {
  const source = proposalSource('s1', 'Castro', 2019, 'Policy and default')
  const resultsOf = (abstract: string) =>
    sourceFacts(
      { ...source, work: { ...source.work, language: 'en', abstract } },
      { locale: 'en', citationStyle: 'apa' },
      [],
    ).results
  const none = 'No effect was found for public employees.'
  const all =
    'Using credit registry data of 12 million borrowers, a rise of the rate increased default by 0.2 points.'
  expect(resultsOf(`${all} ${none}`)).toEqual([all.replace(/\.$/, '')])
  expect(resultsOf(none)).toEqual([none.replace('.', '')])
})
