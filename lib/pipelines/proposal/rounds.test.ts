import { expect, test } from 'vitest'
import type { ModelPort } from '@/lib/contracts/ports'
import { acceptedStages, STUDENT, stagesOf, unchangedByRerun } from '@/lib/core/proposal/state/proposal-state'
import { completedUnits } from '@/lib/core/run/run-state'
import { brief, Proposal } from '@/lib/server/testing/test-proposal'

/** Judges every draft too low and blames the problem. */
const unhappy: ModelPort = {
  name: 'judge/1',
  write: async ({ agent, schema }) => {
    const issue = {
      severity: 'major',
      component: 'problem_definition',
      description: 'Vague.',
      impact: 'Bad.',
    }
    const value = schema.safeParse(
      agent === 'quality'
        ? { coherence_score: 0.1, feasibility_score: 0.1, issues_identified: [issue], recommendations: [] }
        : null,
    )
    return value.success
      ? { ok: true, value: value.data, engine: 'judge/1', tokens: 1, fallbacks: [] }
      : { ok: false, reason: 'invalid', tokens: 1, fallbacks: [] }
  },
}

test('a refresh after an edit by hand keeps the edit, however quality control judges', async () => {
  const proposal = new Proposal({}, { model: unhappy })
  let run = await proposal.drive()
  const problem = stagesOf(run).problem?.value
  if (!problem) throw new Error('no problem was written')
  const statement = 'The statement as the student has written it.'
  const value = { ...problem, definition: { ...problem.definition, problem_statement: statement } }
  run = await proposal.review(run, { kind: 'edit', edit: { stage: 'problem', value } })
  run = await proposal.review(run, { kind: 'refresh', from: 'objectives' })
  expect(stagesOf(run).problem?.writtenBy).toBe(STUDENT)
  expect(stagesOf(run).problem?.value.definition.problem_statement).toBe(statement)
})

test('running a stage again that comes out the same says so; an acceptance holds until the next version', async () => {
  const proposal = new Proposal()
  let run = await proposal.drive()
  run = await proposal.review(run, { kind: 'accept', stage: 'objectives' })
  expect(acceptedStages(run)).toEqual(['objectives'])
  expect(unchangedByRerun(run)).toBeNull()
  const drafts = completedUnits(run, ['objectives']).length
  run = await proposal.review(run, { kind: 'rerun', stage: 'objectives', note: 'Make it sound friendlier.' })
  expect(completedUnits(run, ['objectives'])).toHaveLength(drafts + 1)
  expect(unchangedByRerun(run)).toBe('objectives')
  expect(acceptedStages(run)).toEqual([])
})

test('running a stage again with a wish that can be followed changes it', async () => {
  const proposal = new Proposal()
  let run = await proposal.drive()
  const before = stagesOf(run)['data-collection']?.value.sample.invited ?? 0
  run = await proposal.review(run, {
    kind: 'rerun',
    stage: 'data-collection',
    note: 'Plan a smaller sample.',
  })
  expect(stagesOf(run)['data-collection']?.value.sample.invited).toBeLessThan(before)
  expect(unchangedByRerun(run)).toBeNull()
})

test('a further round that would repeat the last is not run, though more are allowed', async () => {
  const profile = { ...brief.profile, weekly_hours: 1, total_timeline: { value: 3, unit: 'months' as const } }
  const proposal = new Proposal({ brief: { ...brief, profile }, maxRefinements: 9 })
  const run = await proposal.drive()
  const sent = completedUnits(run, ['refinement']).filter(({ unit }) => unit.output === false)
  expect(sent.length).toBeLessThan(9)
  expect(run.status).toBe('waiting')
})

test('what is counted of the document is the same wherever its process is killed while references are checked', async () => {
  const countedAfter = async (killAt: number) => {
    const proposal = new Proposal()
    proposal.log.loseLeaseAt = killAt
    const first = await proposal.drive().catch(() => null)
    proposal.log.loseLeaseAt = Number.POSITIVE_INFINITY
    const run = first ?? (await proposal.drive())
    expect(run.status).toBe('waiting')
    return { counted: run.steps.document?.units['']?.output, appends: proposal.log.appends }
  }
  const whole = await countedAfter(Number.POSITIVE_INFINITY)
  expect(whole.counted).toMatchObject({ words: expect.any(Number) })
  for (let killAt = whole.appends - 4; killAt <= whole.appends; killAt += 1)
    expect((await countedAfter(killAt)).counted).toEqual(whole.counted)
})
