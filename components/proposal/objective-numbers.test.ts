import { describe, expect, it } from 'vitest'
import { withObjectivesMoved } from './objective-numbers'

const stage = (...coverage: number[][]) => ({
  kept: 'as it is',
  coverage: coverage.map((objectives, at) => ({ question: `question ${at}`, objectives })),
})

describe('questions go on pointing at their objectives', () => {
  it('when the last objective is moved to the top', () => {
    expect(withObjectivesMoved(stage([0], [1, 2]), [2, 0, 1])).toEqual(stage([1], [0, 2]))
  })

  it('when one is taken away: what pointed at it points nowhere', () => {
    expect(withObjectivesMoved(stage([0, 1], [1], [2]), [0, 2])).toEqual(stage([0], [], [1]))
  })

  it('when nothing moves', () => {
    expect(withObjectivesMoved(stage([0], [1]), [0, 1])).toEqual(stage([0], [1]))
  })

  it('drops what is no number', () => {
    const broken = { coverage: [{ question: 'q', objectives: ['0', null, 1] }] }
    expect(withObjectivesMoved(broken, [0, 1])).toEqual({ coverage: [{ question: 'q', objectives: [1] }] })
  })
})
