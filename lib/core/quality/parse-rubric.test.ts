import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRubric, RUBRIC_LENGTH_MAX } from './parse-rubric'
import { rubricOf } from './rubric-fixture'

const rubricFile = new URL('../../pipelines/sources/data/quality-scoring-rubric.md', import.meta.url)
const shippedRubric = readFileSync(rubricFile, 'utf8')

function errorsOf(markdown: string): string {
  const parsed = parseRubric(markdown)
  return parsed.ok ? '' : parsed.errors.map(({ line, message }) => `${line}: ${message}`).join('\n')
}

const lineOf = (part: string) => shippedRubric.split('\n').findIndex((line) => line.includes(part)) + 1

describe('parseRubric', () => {
  it('reads the rubric that ships with Carrel', () => {
    const rubric = rubricOf(shippedRubric)
    expect(rubric.weights).toEqual({ 'peer review': 40, 'journal tier': 35, citations: 25 })
    expect(Object.values(rubric.peerReview)).toEqual([100, 80, 60, 50, 40, 30, 20, 10])
    expect(Object.values(rubric.tiers)).toEqual([100, 85, 75, 50, 40, 30, 20, 10, 0])
    expect(rubric.citations.map(({ fromAge }) => fromAge)).toEqual([5, 2, 0])
    expect(rubric.citations.map(({ bands }) => bands.map(({ score }) => score))).toEqual([
      [100, 90, 75, 60, 40, 20, 10],
      [100, 90, 75, 60, 40, 20, 10],
      [100, 90, 75, 60, 40, 20],
    ])
    expect(rubric.quartileTiers.Q2).toBe('established')
  })

  it('reads Windows line ends and rows without the last bar', () => {
    expect(rubricOf(shippedRubric.replaceAll('\n', '\r\n'))).toEqual(rubricOf(shippedRubric))
    expect(
      rubricOf(shippedRubric.replace('| thesis | 40 | Read by a committee |', '| thesis | 40')).peerReview
        .thesis,
    ).toBe(40)
  })

  it('names the line of a wrong number, an unknown name, a second row and a rising score', () => {
    const edit = (from: string, to: string) => errorsOf(shippedRubric.replace(from, to))
    expect(edit('| thesis | 40 |', '| thesis | forty |')).toBe(
      `${lineOf('| thesis |')}: "forty" should be a number from 0 to 100.`,
    )
    expect(edit('| thesis | 40 |', '| thesis | 140 |')).toContain(`${lineOf('| thesis |')}: "140"`)
    expect(edit('| thesis |', '| essay |')).toContain(`${lineOf('| thesis |')}: "essay" is not known`)
    expect(edit('| thesis |', '| unverified |')).toContain('stands here a second time')
    expect(edit('| 10 | 60 |', '| 10 | 80 |')).toContain('Fewer citations must not score higher.')
    expect(edit('| Q2 | established |', '| Q2 | very good |')).toContain('"very good" is no tier')
    expect(edit('| 0 | 10 |', '')).toContain('must end with a row for 0 citations')
  })

  it('refuses weights that do not add up to 100', () => {
    expect(errorsOf(shippedRubric.replace('| peer review | 40 |', '| peer review | 50 |'))).toBe(
      '0: The weights add up to 110; they must add up to 100.',
    )
  })

  it('tells all that is missing of an empty file, and refuses a huge one', () => {
    expect(errorsOf('').split('\n').length).toBeGreaterThan(20)
    expect(errorsOf('x'.repeat(RUBRIC_LENGTH_MAX + 1))).toContain('at most')
  })

  it('answers any damaged rubric with a rubric or with errors, never by throwing', () => {
    const lines = shippedRubric.split('\n')
    fc.assert(
      fc.property(fc.nat(lines.length - 1), fc.string({ maxLength: 80 }), (at, text) => {
        const parsed = parseRubric(lines.with(at, text).join('\n'))
        if (!parsed.ok) expect(parsed.errors.length).toBeGreaterThan(0)
      }),
    )
  })
})
