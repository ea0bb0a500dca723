import { expect, it } from 'vitest'
import { DocumentWarning, documentProblems } from '@/lib/contracts/validation-document'
import { groupWarnings, warningCodes } from './group-warnings'
import { uploadProblems } from './send-document'

it('every warning and every problem of a document has its sentence', () => {
  expect([...warningCodes].sort()).toEqual([...DocumentWarning.shape.code.options].sort())
  expect(documentProblems.filter((problem) => !uploadProblems.some((known) => known === problem))).toEqual([])
})

it('warnings of one kind are told once, with their number', () => {
  const warnings = [
    { code: 'source-twice' },
    { code: 'source-deleted' },
    { code: 'source-deleted' },
    { code: 'new' },
  ]
  expect(groupWarnings(warnings)).toEqual([
    { code: 'source-deleted', count: 2 },
    { code: 'source-twice', count: 1 },
  ])
})
