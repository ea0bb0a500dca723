import { expect, test } from 'vitest'
import { citedParts } from './cited-parts'

test('words behind the last citation are of no part, so that the sentence stays whole', () => {
  expect(citedParts('One reports less [@a], another more [@b], and all of them prove it.')).toEqual([])
  expect(citedParts('It falls [@a], it rises [@b].')).toEqual([])
  expect(citedParts('Remote work reduced productivity [@a].')).toEqual([])
})

test('each citation has the words before it', () => {
  expect(citedParts('While one survey reports less [@a], interviews with some report more [@b].')).toEqual([
    'While one survey reports less [@a].',
    'interviews with some report more [@b].',
  ])
})

test('several works under one citation have the same words each, without the number that counts them', () => {
  expect(citedParts('Two surveys report less productivity [@a; @b].')).toEqual([
    'surveys report less productivity [@a].',
    'surveys report less productivity [@b].',
  ])
  expect(citedParts('Three surveys report less productivity [@a; @b].')).toEqual([
    'Three surveys report less productivity [@a].',
    'Three surveys report less productivity [@b].',
  ])
})
