import { expect, it } from 'vitest'
import type { Outcome } from '@/lib/contracts/search'
import { nobodyAnswered } from './lanes'
import type { Lane } from './workspace'

const lane = (status: Lane['status'], outcome?: Outcome): Lane => ({
  ...{ database: 'openalex', status, query: null, startedAt: null },
  answer: outcome
    ? { ...({ database: 'openalex', outcome, total: null } as const), tookMs: 1, filterLocally: [], count: 0 }
    : null,
})

it('nobody answered only once all have come to their end, and none with an answer', () => {
  expect(nobodyAnswered([])).toBe(false)
  expect(nobodyAnswered([lane('done', 'down'), lane('searching')])).toBe(false)
  expect(nobodyAnswered([lane('done', 'down'), lane('queued')])).toBe(false)
  expect(nobodyAnswered([lane('done', 'down'), lane('done', 'empty')])).toBe(false)
  expect(nobodyAnswered([lane('done', 'down'), lane('done', 'ok')])).toBe(false)
  expect(nobodyAnswered([lane('done', 'down'), lane('failed'), lane('done', 'auth')])).toBe(true)
})
