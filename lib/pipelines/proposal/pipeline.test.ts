import { describe, expect, test } from 'vitest'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import { ProposalInput } from '@/lib/contracts/proposal-run'
import type { Source } from '@/lib/contracts/source'
import { timelineBreakdown, timelineFit } from '@/lib/core/proposal/figures/ledger-times'
import { interviewState } from '@/lib/core/proposal/problem/interview'
import {
  interviewReplies,
  ledgerOf,
  literatureOf,
  qualityStageOf,
  referenceChecksOf,
  STUDENT,
  stagesOf,
  staleStages,
  timedStages,
} from '@/lib/core/proposal/state/proposal-state'
import { workflowHistory } from '@/lib/core/proposal/state/workflow'
import { completedUnits, openQuestions, stepOf } from '@/lib/core/run/run-state'
import { citationsIn } from '@/lib/core/text/citation-marks'
import { inShort } from '@/lib/server/testing/in-short'
import { brief, inventedSources, Proposal } from '@/lib/server/testing/test-proposal'
import { annexTree, proposalTree, undecidedReferences } from './proposal-tree'

describe('a proposal without any model', () => {
  test('goes from a brief to a draft that passed, resting on sources of the project alone', async () => {
    const run = await new Proposal().drive()
    expect(run.failure).toBeNull()
    expect(openQuestions(run)[0]?.key).toBe('review')
    const stages = stagesOf(run)
    const known = new Set(literatureOf(run)?.sources.map(({ key }) => key))
    const cited = citationsIn(stages)
    expect(cited.length).toBeGreaterThan(2)
    expect(cited.filter((key) => !known.has(key))).toEqual([])
    expect(
      stages.problem?.value.definition.preliminary_literature.every(({ url }) => url.startsWith('https://')),
    ).toBe(true)
    expect(qualityStageOf(run)?.validation).toMatchObject({
      validation_passed: true,
      requires_refinement: false,
    })
    expect(Object.values(stages).map((stage) => stage?.writtenBy)).toEqual([
      'code',
      'built-in',
      'built-in',
      'built-in',
      'built-in',
    ])
    expect(staleStages(stages)).toEqual([])
    expect(referenceChecksOf(run).verdicts.length).toBeGreaterThan(0)
  })

  test('is sent back by quality control with what to change, and passes in a later round or says that it did not', async () => {
    const tight = {
      ...brief,
      profile: { ...brief.profile, weekly_hours: 9, total_timeline: { value: 8, unit: 'months' } },
    } as const
    const proposal = new Proposal({ brief: tight })
    const run = await proposal.drive()
    const rounds = completedUnits(run, ['refinement']).map(({ unit }) => unit.output)
    expect(rounds[0]).toBe(false)
    expect(rounds.length).toBeLessThanOrEqual(4)
    expect(qualityStageOf(run)?.validation.validation_passed).toBe(
      rounds.at(-1) === true && !qualityStageOf(run)?.validation.requires_refinement,
    )
    const reopened = proposal.log.events.flatMap(({ fact }) =>
      fact.type === 'steps-reopened' ? [fact.note] : [],
    )
    expect(reopened[0]?.length).toBeGreaterThan(20)
    expect(workflowHistory(proposal.log.events).map(({ to_state }) => to_state)).toContain('REFINEMENT')
  })

  test('stops after the rounds it is allowed and says plainly that it did not pass', async () => {
    const hopeless = {
      ...brief,
      profile: { ...brief.profile, weekly_hours: 1, total_timeline: { value: 3, unit: 'months' } },
    } as const
    const proposal = new Proposal({ brief: hopeless, maxRefinements: 1 })
    const run = await proposal.drive()
    expect(completedUnits(run, ['refinement']).map(({ unit }) => unit.output)).toEqual([false, true])
    expect(qualityStageOf(run)?.validation).toMatchObject({
      validation_passed: false,
      requires_refinement: true,
    })
    expect(ledgerOf(run)?.slackHours).toBeLessThan(0)
    const tree = proposalTree(run, { style: await loadCitationStyle('apa'), transitions: [] })
    expect(JSON.stringify(tree.chapters)).toContain('did not pass')
  })

  test('the same log gives the same document', async () => {
    const style = await loadCitationStyle('apa')
    const [one, other] = await Promise.all([new Proposal().drive(), new Proposal().drive()])
    expect(proposalTree(one, { style, transitions: [] })).toEqual(
      proposalTree(other, { style, transitions: [] }),
    )
  })

  test('a run cut off at any of its writes is taken up again and ends in the same document', async () => {
    const style = await loadCitationStyle('apa')
    const whole = new Proposal()
    const tree = proposalTree(await whole.drive(), { style, transitions: [] })
    const places = Array.from({ length: whole.log.appends - 1 }, (_, nth) => nth + 2)
    // Each costs a whole run; `npm run chaos` cuts at every write.
    for (const at of inShort(
      places.filter((place) => place % 3 === 2),
      places.filter((place) => place % 8 === 2),
    )) {
      const proposal = new Proposal()
      proposal.log.loseLeaseAt = at
      await expect(proposal.drive()).rejects.toMatchObject({ code: 'lease-lost' })
      proposal.log.loseLeaseAt = Number.POSITIVE_INFINITY
      const run = await proposal.drive()
      expect(openQuestions(run)[0]?.key, `cut at write ${at}`).toBe('review')
      expect(proposalTree(run, { style, transitions: [] })).toEqual(tree)
    }
  }, 60_000)

  test('a topic without a source ends in an error that names it, and is taken up again where it stopped', async () => {
    const found: Source[] = []
    const proposal = new Proposal({}, { sources: found })
    const failed = await proposal.drive()
    expect(failed).toMatchObject({
      status: 'failed',
      failure: { step: 'literature', error: { code: 'no-sources' } },
    })
    expect(workflowHistory(proposal.log.events).at(-1)?.to_state).toBe('ERROR')
    found.push(...inventedSources)
    proposal.log.write({ type: 'unit-reopened', step: 'literature', item: '' })
    const run = await proposal.drive()
    expect(openQuestions(run)[0]?.key).toBe('review')
    expect(stagesOf(run).profile).toEqual(stagesOf(failed).profile)
    expect(workflowHistory(proposal.log.events).map(({ to_state }) => to_state)).toContain('ERROR')
  })
})

describe('the interview', () => {
  test('asks one field after the other, asks again what it did not understand, and ends in a form to confirm', async () => {
    const proposal = new Proposal({ brief: null })
    let run = await proposal.drive()
    expect(openQuestions(run)[0]?.key).toBe('interview')
    for (const text of [
      "Master's",
      'Nursing',
      'Occupational health',
      'a lot',
      '15 hours a week',
      '12 months',
    ])
      run = await proposal.answer(run, { kind: 'reply', text })
    const state = interviewState({ input: ProposalInput.parse(run.input), replies: interviewReplies(run) })
    expect(state.known).toMatchObject({
      academic_program: "Master's",
      weekly_hours: 15,
      total_timeline: { value: 12, unit: 'months' },
    })
    expect(state.asks).toBe('existing_skills')
    run = await proposal.answer(run, { kind: 'back' })
    expect(interviewReplies(run)).not.toContain('12 months')
    run = await proposal.answer(run, { kind: 'form', brief })
    expect(openQuestions(run)[0]?.key).toBe('review')
  })

  test.each([
    ['zero hours', { ...brief, profile: { ...brief.profile, weekly_hours: 0 } }],
    ['a defence in the past', { ...brief, defenceDate: '2025-01-01' }],
  ])('refuses a brief with %s and keeps the question open', async (_fault, bad) => {
    const proposal = new Proposal({ brief: null })
    const run = await proposal.drive()
    await expect(proposal.answer(run, { kind: 'form', brief: bad })).rejects.toThrow()
    expect(openQuestions(await proposal.drive())[0]?.key).toBe('interview')
  })
})

describe('a draft in the hands of the student', () => {
  test('a stage edited by hand is theirs, and what builds on it is stale until it is run again', async () => {
    const proposal = new Proposal()
    const first = await proposal.drive()
    const objectives = stagesOf(first).objectives?.value
    if (!objectives) throw new Error('no objectives')
    const general = 'Describe how remote work and burnout go together among nurses.'
    const value = { ...objectives, objectives: { ...objectives.objectives, general_objective: general } }
    let run = await proposal.review(first, { kind: 'edit', edit: { stage: 'objectives', value } })
    expect(stagesOf(run).objectives).toMatchObject({ writtenBy: STUDENT, value })
    expect(staleStages(stagesOf(run))).toEqual(['methodology', 'data-collection'])
    run = await proposal.review(run, { kind: 'refresh', from: 'methodology' })
    expect(staleStages(stagesOf(run))).toEqual([])
    expect(stagesOf(run).objectives?.value.objectives.general_objective).toBe(general)
    run = await proposal.review(run, { kind: 'restore', stage: 'objectives' })
    expect(stagesOf(run).objectives?.value).toEqual(objectives)
    expect(staleStages(stagesOf(run))).toEqual(['methodology', 'data-collection'])
  })

  test('tasks with other hours change every text that tells durations with the chart', async () => {
    const proposal = new Proposal()
    const first = await proposal.drive()
    const stage = stagesOf(first)['data-collection']?.value
    if (!stage) throw new Error('no plan of the data')
    const tasks = stage.tasks.map((task) => ({ ...task, hours: task.hours + 3 }))
    const value = { ...stage, tasks }
    const run = await proposal.review(first, { kind: 'edit', edit: { stage: 'data-collection', value } })
    const ledger = ledgerOf(run)
    if (!ledger) throw new Error('no ledger')
    expect(ledger.neededHours).toBeCloseTo((ledgerOf(first)?.neededHours ?? 0) + 3 * tasks.length, 6)
    const { methodology, 'data-collection': data } = timedStages(run)
    expect(methodology?.value.recommendation.timeline_fit).toEqual(timelineFit(ledger, 'en'))
    expect(data?.value.plan.timeline_breakdown).toEqual(timelineBreakdown(ledger, 'en'))
    const tree = proposalTree(run, { style: await loadCitationStyle('apa'), transitions: [] })
    const printed = JSON.stringify(tree.chapters)
    for (const { duration } of timelineFit(ledger, 'en').key_phases) expect(printed).toContain(duration)
    const before = timedStages(first).methodology?.value.recommendation.timeline_fit.key_phases ?? []
    for (const { duration } of before) expect(printed).not.toContain(duration)
  })

  test('one stage is run again alone, with the student’s note', async () => {
    const proposal = new Proposal()
    const first = await proposal.drive()
    const run = await proposal.review(first, {
      kind: 'rerun',
      stage: 'problem',
      note: 'Only rural hospitals.',
    })
    expect(run.failure).toBeNull()
    expect(stepOf(run, 'problem').round).toBe(stepOf(first, 'problem').round + 1)
    expect(stepOf(run, 'objectives').round).toBe(stepOf(first, 'objectives').round)
    expect(staleStages(stagesOf(run))).toEqual(['objectives', 'methodology', 'data-collection'])
    expect(JSON.stringify(stagesOf(run).problem?.value.definition.refinement_history)).toContain(
      'Only rural hospitals.',
    )
  })

  test('quality control never rewrites behind the student what they edited', async () => {
    const proposal = new Proposal()
    const first = await proposal.drive()
    const objectives = stagesOf(first).objectives?.value
    if (!objectives) throw new Error('no objectives')
    const run = await proposal.review(first, {
      kind: 'edit',
      edit: { stage: 'objectives', value: { ...objectives, coverage: [] } },
    })
    expect(qualityStageOf(run)?.validation.validation_passed).toBe(false)
    expect(stagesOf(run).objectives?.writtenBy).toBe(STUDENT)
    expect(openQuestions(run)[0]?.key).toBe('review')
  })

  test('a reference that no index has holds back the document until the student decides', async () => {
    const proposal = new Proposal({}, { isFound: false })
    let run = await proposal.drive()
    const undecided = undecidedReferences(run)
    expect(undecided.length).toBe(referenceChecksOf(run).verdicts.length)
    for (const { key } of undecided)
      run = await proposal.review(run, {
        kind: 'reference',
        decision: { key, act: 'keep', reason: 'A printed book.' },
      })
    expect(undecidedReferences(run)).toEqual([])
    const annex = annexTree(run, { style: await loadCitationStyle('apa'), transitions: [] })
    expect(JSON.stringify(annex.chapters)).toContain('A printed book.')
  })

  test('a look-up that breaks down ends in an error, and goes on from there with the draft as it was', async () => {
    const proposal = new Proposal()
    const first = await proposal.drive()
    const { checkReferences } = proposal.ports
    const breakDown = async () => Promise.reject(new Error('no index at all'))
    Object.assign(proposal.ports, { checkReferences: breakDown })
    const failed = await proposal.review(first, { kind: 'recheck' })
    expect(failed.failure).toMatchObject({ step: 'passport' })
    expect(workflowHistory(proposal.log.events).at(-1)?.to_state).toBe('ERROR')
    Object.assign(proposal.ports, { checkReferences })
    proposal.log.write({ type: 'unit-reopened', step: 'passport', item: '' })
    const run = await proposal.drive()
    expect(openQuestions(run)[0]?.key).toBe('review')
    expect(workflowHistory(proposal.log.events).at(-1)?.to_state).toBe('COMPLETED')
    expect(referenceChecksOf(run)).toEqual(referenceChecksOf(first))
  })

  test('a removed reference leaves the texts, too, once they are written again', async () => {
    const proposal = new Proposal({}, { isFound: false })
    const first = await proposal.drive()
    const key = stagesOf(first).problem?.value.literatureKeys[0] ?? ''
    let run = await proposal.review(first, { kind: 'reference', decision: { key, act: 'remove' } })
    expect(staleStages(stagesOf(run))).toContain('problem')
    run = await proposal.review(run, { kind: 'refresh', from: 'problem' })
    expect(citationsIn(stagesOf(run))).not.toContain(key)
    expect(stagesOf(run).problem?.value.literatureKeys).not.toContain(key)
    expect(staleStages(stagesOf(run))).toEqual([])
    const title = literatureOf(run)?.sources.find((source) => source.key === key)?.work.title ?? ''
    const options = { style: await loadCitationStyle('apa'), transitions: [] }
    const chapters = [...proposalTree(run, options).chapters, ...annexTree(run, options).chapters]
    const told = chapters.filter((chapter) => JSON.stringify(chapter.blocks).includes(title))
    expect(told.map(({ id }) => id)).toEqual(['passport'])
  })

  test('a corrected author is named rightly once the texts are written again', async () => {
    const theirs = 'Kelmey, Samuel'
    const differences = [{ field: 'author', ours: 'Reisa, Eva', theirs, via: 'crossref' }] as const
    const proposal = new Proposal({}, { differences: [...differences] })
    const first = await proposal.drive()
    const keys = stagesOf(first).problem?.value.literatureKeys ?? []
    expect(stagesOf(first).problem?.value.definition.problem_statement).not.toContain('Kelmey')
    let run = first
    for (const key of keys)
      run = await proposal.review(run, { kind: 'reference', decision: { key, act: 'repair' } })
    expect(staleStages(stagesOf(run))).toContain('problem')
    run = await proposal.review(run, { kind: 'refresh', from: 'problem' })
    expect(stagesOf(run).problem?.value.definition.problem_statement).toContain('Kelmey')
  })
})
