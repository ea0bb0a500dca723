import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import { loadPrompt } from '@/lib/adapters/models/load-prompt'
import type { ModelPort, ModelRequest } from '@/lib/contracts/ports'
import { PROPOSAL, type ProposalBrief, ProposalInput, type ReviewAnswer } from '@/lib/contracts/proposal-run'
import type { RunState } from '@/lib/contracts/run'
import { citationsIn } from '@/lib/core/proposal/citation-marks'
import { interviewState } from '@/lib/core/proposal/problem/interview'
import {
  interviewReplies,
  ledgerOf,
  literatureOf,
  passportOf,
  qualityOf,
  STUDENT,
  stagesOf,
  staleStages,
} from '@/lib/core/proposal/proposal-state'
import { workflowHistory } from '@/lib/core/proposal/workflow'
import { completedUnits, openQuestion, stepOf } from '@/lib/core/run-state'
import { makeSource, makeWork } from '@/lib/core/validation/source-fixture'
import { MemoryLog } from '@/lib/engine/memory-log'
import { reopenedBy } from '@/lib/engine/pipeline'
import { runPipeline } from '@/lib/engine/run'
import { proposalPipeline } from './pipeline'
import type { ProposalPorts } from './ports'
import { proposalTree, undecidedReferences } from './proposal-tree'

const FOLDER = 'lib/pipelines/proposal/prompts'
const clock = { now: () => '2026-03-01T09:00:00.000Z', elapsedMs: () => 0 }
const noModel: ModelPort = {
  name: null,
  write: async () => ({ ok: false, reason: 'none', tokens: 0, rungs: [] }),
}

const brief: ProposalBrief = {
  profile: {
    academic_program: "Master's",
    field_of_study: 'Nursing',
    research_area: 'Occupational health',
    weekly_hours: 15,
    total_timeline: { value: 12, unit: 'months' },
    existing_skills: ['Statistics', 'Academic writing'],
    missing_skills: ['Survey design'],
    constraints: ['No budget'],
  },
  topic: 'Remote work and burnout among nurses',
  question: 'How is remote work related to burnout among nurses?',
  title: '',
  author: 'Ana Souza',
  institution: 'Invented University',
  advisor: 'Prof. Lima',
  city: 'Recife',
  startDate: '2026-03-01',
  defenceDate: null,
  citationStyle: 'apa',
  locale: 'en',
}

const sources = [
  [
    'Remote work and burnout among nurses',
    'Remote work was associated with lower burnout among nurses. The sample was small. Future studies should follow nurses over time.',
  ],
  [
    'Burnout in telehealth nursing: a survey',
    'A survey of 412 nurses found that remote work reduced exhaustion. The study was limited to one hospital.',
  ],
  [
    'Teleworking and emotional exhaustion',
    'Teleworking increased emotional exhaustion among nurses with children. Little is known about rural hospitals.',
  ],
  [
    'Interviews with nurses who work from home',
    'Interviews with 18 nurses show that isolation is the main strain. Further research is needed on support.',
  ],
  [
    'Work schedules and nurse wellbeing',
    'Flexible schedules improved the wellbeing of nurses. Longitudinal data are lacking.',
  ],
  [
    'Burnout: a systematic review of remote care',
    'This systematic review of 24 studies reports mixed effects of remote care on burnout among nurses.',
  ],
].map(([title = '', abstract = ''], at) =>
  makeSource(`s${at}`, {
    work: makeWork({
      title,
      abstract,
      doi: `10.5555/invented.${at}`,
      authors: [{ given: 'Eva', family: `Reis${'abcdef'[at]}` }],
      year: 2018 + at,
    }),
  }),
)

interface World {
  readonly model?: ModelPort
  readonly isFound?: boolean
  readonly sources?: typeof sources
}

function portsOf({ model = noModel, isFound = true, sources: known = sources }: World): ProposalPorts {
  return {
    model,
    listSources: async () => ({ sources: known.map((source) => ({ source, chosen: true })), counts: null }),
    checkLink: async (url) => ({ state: 'open', url }),
    checkReferences: async (works) =>
      works.map(() => ({
        verdict: isFound ? 'verified' : 'not-found',
        statements: [],
        differences: [],
        noticeDoi: null,
        checkedAt: clock.now(),
      })),
    readCitationStyle: loadCitationStyle,
  }
}

class Proposal {
  readonly log: MemoryLog
  readonly ports: ProposalPorts
  constructor(given: Partial<ProposalInput> = {}, world: World = {}) {
    const { topic, question, locale, startDate } = brief
    const input = ProposalInput.parse({ topic, question, locale, startDate, brief, ...given })
    this.log = new MemoryLog({ type: 'run-created', pipeline: PROPOSAL, input, tokenBudget: null })
    this.ports = portsOf(world)
  }

  drive(): Promise<RunState> {
    return runPipeline(proposalPipeline, {
      log: this.log,
      ports: this.ports,
      clock,
      signal: new AbortController().signal,
    })
  }

  /** Answers the open question as the server does. */
  async answer(run: RunState, answer: unknown): Promise<RunState> {
    const asked = openQuestion(run)
    const step = proposalPipeline.steps.find(({ key }) => key === asked?.key)
    if (!asked || step?.kind !== 'ask') throw new Error('nothing is asked')
    const parsed: unknown = step.answer.parse(answer)
    this.log.write({ type: 'question-answered', step: asked.key, round: asked.round, answer: parsed })
    const steps = reopenedBy(proposalPipeline, step, parsed).map(({ key }) => key)
    if (steps.length > 0) this.log.write({ type: 'steps-reopened', steps, note: '' })
    return this.drive()
  }

  review(run: RunState, answer: ReviewAnswer): Promise<RunState> {
    return this.answer(run, answer)
  }
}

describe('a proposal without any model', () => {
  test('goes from a brief to a draft that passed, resting on sources of the project alone', async () => {
    const run = await new Proposal().drive()
    expect(run.failure).toBeNull()
    expect(openQuestion(run)?.key).toBe('review')
    const stages = stagesOf(run)
    const known = new Set(literatureOf(run)?.sources.map(({ key }) => key))
    const cited = citationsIn(stages)
    expect(cited.length).toBeGreaterThan(2)
    expect(cited.filter((key) => !known.has(key))).toEqual([])
    expect(
      stages.problem?.value.definition.preliminary_literature.every(({ url }) => url.startsWith('https://')),
    ).toBe(true)
    expect(qualityOf(run)?.validation).toMatchObject({ validation_passed: true, requires_refinement: false })
    expect(Object.values(stages).map((stage) => stage?.writtenBy)).toEqual([
      'code',
      'built-in',
      'built-in',
      'built-in',
      'built-in',
    ])
    expect(staleStages(stages)).toEqual([])
    expect(passportOf(run).verdicts.length).toBeGreaterThan(0)
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
    expect(qualityOf(run)?.validation.validation_passed).toBe(
      rounds.at(-1) === true && !qualityOf(run)?.validation.requires_refinement,
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
    expect(qualityOf(run)?.validation).toMatchObject({ validation_passed: false, requires_refinement: true })
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

  test('a topic without a source ends in an error that names it, and can be taken up again', async () => {
    const proposal = new Proposal({}, { sources: [] })
    const run = await proposal.drive()
    expect(run).toMatchObject({
      status: 'failed',
      failure: { step: 'literature', error: { code: 'no-sources' } },
    })
    expect(workflowHistory(proposal.log.events).at(-1)?.to_state).toBe('ERROR')
  })
})

describe('the interview', () => {
  test('asks one field after the other, asks again what it did not understand, and ends in a form to confirm', async () => {
    const proposal = new Proposal({ brief: null })
    let run = await proposal.drive()
    expect(openQuestion(run)?.key).toBe('interview')
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
    expect(openQuestion(run)?.key).toBe('review')
  })

  test.each([
    ['zero hours', { ...brief, profile: { ...brief.profile, weekly_hours: 0 } }],
    ['a defence in the past', { ...brief, defenceDate: '2025-01-01' }],
  ])('refuses a brief with %s and keeps the question open', async (_fault, bad) => {
    const proposal = new Proposal({ brief: null })
    const run = await proposal.drive()
    await expect(proposal.answer(run, { kind: 'form', brief: bad })).rejects.toThrow()
    expect(openQuestion(await proposal.drive())?.key).toBe('interview')
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
    expect(qualityOf(run)?.validation.validation_passed).toBe(false)
    expect(stagesOf(run).objectives?.writtenBy).toBe(STUDENT)
    expect(openQuestion(run)?.key).toBe('review')
  })

  test('a reference that no index has holds back the document until the student decides', async () => {
    const proposal = new Proposal({}, { isFound: false })
    let run = await proposal.drive()
    const undecided = undecidedReferences(run)
    expect(undecided.length).toBe(passportOf(run).verdicts.length)
    for (const { key } of undecided)
      run = await proposal.review(run, {
        kind: 'reference',
        decision: { key, act: 'keep', reason: 'A printed book.' },
      })
    expect(undecidedReferences(run)).toEqual([])
    const tree = proposalTree(run, { style: await loadCitationStyle('apa'), transitions: [] })
    expect(JSON.stringify(tree.chapters)).toContain('A printed book.')
  })
})

describe('a proposal with a model', () => {
  const writing = (write: (agent: string, floor: unknown) => unknown): ModelPort => ({
    name: 'test/writer',
    write: async (request) => {
      const parsed = request.schema.safeParse(write(request.agent, request.evidence))
      return parsed.success
        ? { ok: true, value: parsed.data, engine: 'test/writer', tokens: 10, rungs: ['direct'] }
        : { ok: false, reason: 'no valid answer', tokens: 10, rungs: ['not-json'] }
    },
  })

  test('each agent that asks a model has its prompt with all values, and no prompt is orphaned', async () => {
    const asked: { agent: string; values: ModelRequest<unknown>['values'] }[] = []
    const model: ModelPort = {
      name: 'test/none',
      write: async ({ agent, values }) => {
        asked.push({ agent, values })
        return { ok: false, reason: 'only listening', tokens: 0, rungs: [] }
      },
    }
    const proposal = new Proposal({ brief: null }, { model })
    const run = await proposal.drive()
    const doubtful = await proposal.answer(run, { kind: 'reply', text: '???' })
    await proposal.answer(doubtful, { kind: 'form', brief })
    const files = readdirSync(FOLDER).map((file) => file.replace(/\.md$/, ''))
    expect(new Set(asked.map(({ agent }) => agent))).toEqual(new Set(files))
    for (const { agent, values } of asked) {
      expect(await loadPrompt(FOLDER, agent, values)).not.toContain('{{')
      const text = readFileSync(`${FOLDER}/${agent}.md`, 'utf8')
      expect(Object.keys(values).filter((name) => !text.includes(`{{${name}}}`))).toEqual([])
    }
  })

  test('keeps the floor where a model invents sources or quotations, and says who wrote what', async () => {
    const problem = {
      problem_statement:
        'Remote work is said to “triple the burnout of all nurses everywhere” [@nobody2020].',
      main_research_question: 'Why?',
      secondary_questions: ['How?', 'When?'],
      key_variables: ['Remote work'],
      literature: [{ key: 'nobody2020', relevance_note: 'Invented.' }],
    }
    const run = await new Proposal(
      {},
      { model: writing((agent) => (agent === 'problem' ? problem : null)) },
    ).drive()
    expect(stagesOf(run).problem?.writtenBy).toBe('built-in')
    expect(JSON.stringify(stagesOf(run))).not.toContain('nobody2020')
    expect(run.tokens.used).toBeGreaterThan(0)
  })

  test('takes what a model writes from the sources, with code’s titles and addresses', async () => {
    const run0 = await new Proposal().drive()
    const key = stagesOf(run0).problem?.value.literatureKeys[0] ?? ''
    const problem = {
      problem_statement: `Remote work and burnout were linked [@${key}; @nobody2020].`,
      main_research_question: 'How is remote work linked to burnout among nurses?',
      secondary_questions: ['How strong is the link?', 'For whom does it hold?'],
      key_variables: ['Remote work', 'Burnout'],
      literature: [{ key, relevance_note: 'It measures both.' }],
    }
    const run = await new Proposal(
      {},
      { model: writing((agent) => (agent === 'problem' ? problem : null)) },
    ).drive()
    const stage = stagesOf(run).problem
    expect(stage?.writtenBy).toBe('test/writer')
    expect(stage?.value.definition.problem_statement).toBe(`Remote work and burnout were linked [@${key}].`)
    const source = literatureOf(run)?.sources.find((candidate) => candidate.key === key)
    expect(stage?.value.definition.preliminary_literature[0]).toMatchObject({
      title: source?.work.title,
      url: source?.url,
    })
  })
})
