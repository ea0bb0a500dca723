import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { locales } from '@/lib/contracts/locale'
import { proposalResult } from '@/lib/core/proposal/document/proposal-result'
import { Proposal } from '@/lib/server/testing/test-proposal'
import { examinationSummary, examineProposal } from './examine'
import { examineRun } from './examine-run'
import { ExaminedProposal } from './examined-proposal'

test('forty objections are each answered with their place or admitted to be open, in three languages', async () => {
  const run = await new Proposal().drive()
  const proposal = ExaminedProposal.parse(JSON.parse(JSON.stringify(proposalResult(run, []))))
  for (const locale of locales) {
    const examined = examineProposal(proposal, locale)
    expect(examined).toHaveLength(40)
    expect(new Set(examined.map(({ question }) => question)).size).toBe(40)
    for (const { question, said, place } of examined) {
      expect(question).toMatch(/\?$/)
      expect(said).toContain(place)
    }
    expect(examinationSummary(examined, locale)).toMatch(/40/)
  }
  const answered = new Map(examineProposal(proposal, 'en').map((one) => [one.id, one.state]))
  // Six sources lie in this project; eight are asked for.
  expect(answered.get('sources-enough')).toBe('open')
  expect(answered.get('question-stated')).toBe('answered')
  const silent = {
    ...proposal,
    methodology: { ...proposal.methodology, justification: 'Because.', alternative_methodologies: [] },
    metadata: { ...proposal.metadata, coverage: [], sample_size: null },
  }
  const open = examineProposal(silent, 'en').flatMap((one) => (one.state === 'answered' ? [] : [one.id]))
  expect(open).toEqual(
    expect.arrayContaining(['method-justified', 'method-alternatives', 'objectives-cover', 'sample-told']),
  )
})

test('the command examines a proposal.json, and an objection that the student admits is open no more', async () => {
  const proposal = new Proposal()
  const draft = await proposal.drive()
  expect(stateOf(examineRun(draft), 'sources-enough')).toBe('open')
  // What no stage says and the document does is no objection.
  expect(stateOf(examineRun(draft), 'selection-told')).toBe('answered')
  const run = await proposal.review(draft, { kind: 'admit', objections: ['sources-enough'] })
  expect(stateOf(examineRun(run), 'sources-enough')).toBe('admitted')

  const folder = await mkdtemp(path.join(tmpdir(), 'carrel-examine-'))
  try {
    const file = path.join(folder, 'proposal.json')
    await writeFile(file, JSON.stringify(proposalResult(run, [])))
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [
      path.resolve('bin/carrel.mjs'),
      ...['examine', file, '--locale', 'pt-BR'],
    ])
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toEqual(examineProposal(ExaminedProposal.parse(proposalResult(run, [])), 'pt-BR'))
    expect(lines).toContainEqual(expect.objectContaining({ id: 'sources-enough', state: 'admitted' }))
    expect(stderr).toMatch(/^\d+ de 40 objeções respondidas, 1 assumidas/)
  } finally {
    await rm(folder, { recursive: true })
  }
})

const stateOf = (examined: ReturnType<typeof examineRun>, id: string) =>
  examined?.find((one) => one.id === id)?.state
