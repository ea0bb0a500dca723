import { expect, test } from 'vitest'
import { isOfOthers } from './of-others'
import { composeSourceCard } from './source-card'

test.each([
  'Estudos anteriores sobre a inteligência artificial relataram resultados divergentes.',
  'Previous studies of remote work reported mixed results.',
  'Several earlier reviews found an increase in burnout.',
  'Los estudios previos informaron resultados contradictorios.',
  'Background: Prior research has reported lower burnout.',
])('what others found before is no finding of its own: %s', (text) => {
  expect(isOfOthers(text)).toBe(true)
})

test.each([
  'In line with previous studies, remote work lowered burnout.',
  'Ao contrário de estudos anteriores, observou-se aumento da produtividade.',
  'Remote work lowered burnout more than earlier studies had reported.',
  'We found that previous experience raised productivity.',
])('a finding that is held against earlier ones is its own: %s', (text) => {
  expect(isOfOthers(text)).toBe(false)
})

test('the card of a source tells its own result, not the one that it begins with', () => {
  const text =
    'Previous studies of remote work reported that burnout decreased in most offices. A survey of 120 nurses was conducted. The results show that remote work increased burnout among nurses.'
  const { finding } = composeSourceCard([
    { id: 'a', text, language: 'en', headings: [], locator: { type: 'index', value: 1 } },
  ])
  expect(finding?.text).toContain('increased burnout among nurses')
})
