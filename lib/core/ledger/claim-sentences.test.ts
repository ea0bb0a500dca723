import { expect, test } from 'vitest'
import { markedSentences } from './claim-sentences'

const claims = (text: string) =>
  markedSentences(text, 'en').map(({ claim, markers }) => [claim, markers.length] as const)

test('a marker behind the full stop belongs to the sentence before it', () => {
  expect(claims('Owls hunt mice. [1] Foxes sleep (Lee, 2020). Bats fly.')).toEqual([
    ['Owls hunt mice.', 1],
    ['Foxes sleep.', 1],
    ['Bats fly.', 0],
  ])
})

test('a dot inside a marker ends no sentence', () => {
  expect(claims('Owls hunt [[ref:id=a|name=Owls. A study. 2nd ed.]] at night. Bats fly.')).toEqual([
    ['Owls hunt at night.', 1],
    ['Bats fly.', 0],
  ])
})

test('names in the sentence stay in the claim and are no part of what is compared', () => {
  const [sentence] = markedSentences('Lee and Park (2020) show that owls hunt mice.', 'en')
  expect(sentence?.claim).toBe('Lee and Park show that owls hunt mice.')
  expect(sentence?.said).toBe('show that owls hunt mice.')
})

test('places are those of the text', () => {
  const text = '# Owls\n\nOwls hunt mice [1].\n\nBats fly. [2]'
  expect(markedSentences(text, 'en').map(({ start, end }) => text.slice(start, end))).toEqual([
    '# Owls',
    'Owls hunt mice [1].',
    'Bats fly. [2]',
  ])
})
