import { expect, test } from 'vitest'
import { referenceChecksOf } from '@/lib/core/proposal/state/proposal-state'
import { workflowHistory } from '@/lib/core/proposal/state/workflow'
import { renderProposal } from './render-proposal'
import { inventedSources, Proposal } from './testing/test-proposal'

const { signal } = new AbortController()
/** Each process takes seconds to start on a machine that many share. */
const STARTS_WITHIN_MS = 240_000
const text = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('latin1')

test(
  'PDF and DOCX wait for decisions about references that were not found; Markdown and JSON do not',
  async () => {
    const proposal = new Proposal({}, { isFound: false, sources: inventedSources.slice(0, 2) })
    let run = await proposal.drive()
    const options = { transitions: [], signal }
    await expect(renderProposal(run, { ...options, format: 'pdf' })).rejects.toMatchObject({
      code: 'not-ready',
    })
    await expect(renderProposal(run, { ...options, format: 'docx' })).rejects.toMatchObject({
      code: 'not-ready',
    })
    const markdown = await renderProposal(run, { ...options, format: 'md' })
    expect(markdown.bytes).toContain('# ')
    const json = await renderProposal(run, { ...options, format: 'json' })
    expect(JSON.parse(text(json.bytes))).toMatchObject({ problem_definition: {}, quality_validation: {} })

    for (const { key } of referenceChecksOf(run).verdicts)
      run = await proposal.review(run, { kind: 'reference', decision: { key, act: 'remove' } })
    // The decision is taken, and a document with holes where the texts cite what is gone leaves as little.
    await expect(renderProposal(run, { ...options, format: 'pdf' })).rejects.toThrow(
      'removed and still cited',
    )
    run = await proposal.review(run, { kind: 'refresh', from: 'problem' })
    const docx = await renderProposal(run, { ...options, format: 'docx' })
    expect(text(docx.bytes).slice(0, 2)).toBe('PK')
    expect(docx.fileName).toMatch(/^proposal-remote-work.*\.docx$/)
  },
  STARTS_WITHIN_MS,
)

test('a proposal that has not been through all its stages is no document yet', async () => {
  const run = await new Proposal({ brief: null }).drive()
  await expect(renderProposal(run, { transitions: [], signal, format: 'md' })).rejects.toMatchObject({
    code: 'not-ready',
  })
})

test('the result of a run that stopped at an error names it, with every transition up to it', async () => {
  const proposal = new Proposal({}, { sources: [] })
  const run = await proposal.drive()
  const transitions = workflowHistory(proposal.log.events)
  const { bytes, fileName } = await renderProposal(run, { transitions, signal, format: 'json' })
  const result = JSON.parse(text(bytes))
  expect(result).toMatchObject({
    status: 'error',
    error: { stage: 'literature', code: 'no-sources', detail: expect.stringContaining('no source') },
    user_profile: { field_of_study: 'Nursing' },
    problem_definition: null,
  })
  expect(result.metadata.workflow_history.at(-1)).toEqual({
    from_state: 'PROBLEM_FORMULATION',
    to_state: 'ERROR',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  expect(fileName).toMatch(/^proposal-remote-work.*\.json$/)
})

test('no file is made of a proposal while it is being written anew', async () => {
  const run = await new Proposal().drive()
  const running = { ...run, status: 'running' } as const
  for (const format of ['pdf', 'docx', 'md', 'json'] as const)
    await expect(renderProposal(running, { transitions: [], signal, format })).rejects.toMatchObject({
      code: 'conflict',
    })
})
