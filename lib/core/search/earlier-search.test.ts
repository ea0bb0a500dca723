import { expect, it } from 'vitest'
import {
  ConfirmAnswer,
  RefineAnswer,
  ScopeStrategies,
  ValidationInput,
} from '@/lib/contracts/source-validation'
import { requiredNames } from '@/lib/core/concepts/required-names'
import { holderWithMaps, searchWithMap, strategiesWithEdits } from './earlier-search'

const parameters = { topic: 'Remote work and productivity', databases: ['scielo'] }

it('answers with typed keywords read as answers with a map', () => {
  const old = { kind: 'refine', mode: 'narrower', parameters, keywords: ['+night shift'] }
  const read = RefineAnswer.parse(searchWithMap(old))
  if (read.kind !== 'refine') throw new Error('another answer')
  expect(requiredNames(read.map).map(({ name }) => name)).toEqual([
    'Remote work',
    'productivity',
    'night shift',
  ])
  const confirmed = ConfirmAnswer.parse(searchWithMap({ kind: 'confirm', parameters }))
  expect(requiredNames(confirmed.map)).toHaveLength(2)
  expect(searchWithMap(read)).toBe(read)
  expect(searchWithMap({ kind: 'satisfied' })).toEqual({ kind: 'satisfied' })
})

it('the history that a run was begun with gets maps, too', () => {
  const entry = { date: '2026-01-01', mode: 'keywords', request: '', before: parameters, after: parameters }
  const input = {
    mode: 'resumed',
    topic: 'Burnout',
    refinements: [{ ...entry, keywords: ['trust'], resultCount: 3 }],
  }
  const [read] = ValidationInput.parse(holderWithMaps(input)).refinements
  expect(read && requiredNames(read.map).map(({ name }) => name)).toEqual([
    'Remote work',
    'productivity',
    'trust',
  ])
})

it('of the suggestions of an earlier version those stay that do not touch the concepts', () => {
  const words = { title: 't', reason: 'r', example: 'e', parameters, keywords: [] }
  const read = strategiesWithEdits([
    { kind: 'dates', ...words },
    { kind: 'broader', ...words },
  ])
  expect(ScopeStrategies.parse(read).map(({ kind }) => kind)).toEqual(['dates'])
})
