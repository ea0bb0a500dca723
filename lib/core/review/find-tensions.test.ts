import { describe, expect, it } from 'vitest'
import { type FindingDirection, readFields, Study } from '@/lib/contracts/review'
import { makeProposalSource } from '@/lib/core/proposal/problem/problem-fixture'
import { findTensions } from './find-tensions'
import type { ReviewedSource } from './reviewed-source'

const things = [
  { name: 'esgotamento', names: ['esgotamento', 'burnout'] },
  { name: 'intenção de deixar a profissão', names: ['intenção de deixar a profissão', 'intention to leave'] },
]
const study = (key: string, finding: string, direction: FindingDirection): ReviewedSource => {
  const said = { text: finding, place: 'abstract', itemId: null, passageId: null, locator: null }
  const fields = readFields.map((field) => [field, field === 'finding' ? said : null] as const)
  return {
    source: makeProposalSource(key, {}),
    study: Study.parse({
      ...{ key, said: Object.fromEntries(fields), countries: [], design: null, direction },
      read: 'abstract',
    }),
  }
}

const leaves = study(
  'a',
  'A carga de trabalho associou-se ao aumento da intenção de deixar a profissão.',
  'increased',
)
const lessBurnout = study('b', 'A carga de trabalho associou-se à redução do burnout.', 'decreased')
const moreBurnout = study(
  'c',
  'Exposure to nursing workload was associated with an increase in burnout.',
  'increased',
)
const none = study('d', 'No difference in burnout was found.', 'not-said')
const keys = (sources: readonly ReviewedSource[], known = things) =>
  findTensions(sources, known).map(({ one, other }) => [one.reviewed.study.key, other.reviewed.study.key])

describe('a tension', () => {
  it('is none between a rise of one outcome and a fall of another, however many words they share', () => {
    expect(keys([leaves, lessBurnout], [])).toEqual([['a', 'b']])
    expect(keys([leaves, lessBurnout])).toEqual([])
  })

  it('is none where two results share the words of any trial, or one tells of what should not have been', () => {
    const adherence = study(
      'e',
      'The intervention had no effect on adherence of physicians (23% for intervention patients vs 22% for controls).',
      'no-difference',
    )
    const diagnoses = study(
      'f',
      'Patients of the intervention group had higher odds of a diagnosis than controls (OR 2.02, 95% CI 1.41-2.88).',
      'increased',
    )
    const amiss = study('g', 'Inappropriate prescriptions of medications to older adults fell.', 'decreased')
    const more = study('h', 'Prescriptions of controller medications to adults rose.', 'increased')
    const fewer = study('i', 'Prescriptions of controller medications to adults fell.', 'decreased')
    expect(keys([adherence, diagnoses], [])).toEqual([])
    expect(keys([amiss, more], [])).toEqual([])
    expect(keys([fewer, more], [])).toEqual([['i', 'h']])
  })

  it('is one between two languages, where both name the outcome', () => {
    expect(keys([lessBurnout, moreBurnout])).toEqual([['b', 'c']])
  })

  it('is none with a direction that is not said, or with the same one', () => {
    expect(keys([lessBurnout, none])).toEqual([])
    expect(keys([moreBurnout, study('e', 'Burnout rose.', 'increased')])).toEqual([])
  })
})
