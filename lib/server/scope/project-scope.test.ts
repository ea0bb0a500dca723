import { describe, expect, it } from 'vitest'
import { saveQuestions } from '@/lib/adapters/store/collections'
import { createRun } from '@/lib/adapters/store/runs'
import { AppError } from '@/lib/contracts/errors'
import { PAPER } from '@/lib/contracts/paper-stages'
import { PROPOSAL } from '@/lib/contracts/proposal-run'
import type { RunState } from '@/lib/contracts/run'
import { SINGLE_ITEM } from '@/lib/contracts/single-item'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { DiscoveryInput } from '@/lib/contracts/topic'
import { TOPIC_DISCOVERY } from '@/lib/contracts/topic-stages'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { stagesOf } from '@/lib/core/proposal/state/proposal-state'
import { foldEvents } from '@/lib/core/run/run-state'
import { leftTopic } from '@/lib/core/topics/left-topic'
import { withDraft, withReason } from '@/lib/core/topics/watch-scope'
import { MemoryLog } from '@/lib/engine/memory-log'
import { beginRun, quietPorts } from '@/lib/server/testing/source-run'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { Proposal } from '@/lib/server/testing/test-proposal'
import { changeScopeNotes, scopeOfProject, scopeOfVersion } from './project-scope'

const database = prepareTestDatabase()
const topic = 'Remote work and burnout among nurses'
const question = 'How is remote work related to burnout among nurses?'
const foreign = 'How is school dropout related to family income in Chile?'
const map = topicMap({ topic, question: '' })
const validated = { topic, question, in: ['burnout'], out: ['salary'], map, at: '2026-01-01' }

/** A topic discovery that has settled. */
function settled(): RunState {
  const input = DiscoveryInput.parse({ locale: 'en' })
  const log = new MemoryLog({ type: 'run-created', pipeline: TOPIC_DISCOVERY, input, tokenBudget: null })
  const output = { validated, document: { name: 'd', text: '' }, handoff: { name: 'h', text: '' } }
  const unit = { step: 'write-documents', item: SINGLE_ITEM, round: 1 }
  log.write({ type: 'items-planned', step: unit.step, round: 1, items: [SINGLE_ITEM] })
  log.write({ type: 'unit-started', ...unit, attempt: 1 })
  log.write({ type: 'unit-completed', ...unit, output, engine: 'code', tokens: 0, ms: 1 })
  return foldEvents(log.events)
}

/** A search on the validated topic, refined to these parameters where some are given. */
async function searched(refined?: object): Promise<RunState> {
  const { drive, reply } = beginRun(quietPorts, { topic, question })
  await drive()
  const parameters = { topic, question, databases: ['openalex'] }
  await reply('confirm', { kind: 'confirm', parameters })
  const run = await drive()
  if (!refined) return run
  await reply('refine', {
    kind: 'refine',
    mode: 'broader',
    parameters: { ...parameters, ...refined },
    ...refined,
  })
  return drive()
}

async function proposed(main?: string): Promise<RunState> {
  const proposal = new Proposal({ topic, question })
  const run = await proposal.drive()
  const value = stagesOf(run).problem?.value
  if (main === undefined || !value) return run
  const definition = { ...value.definition, main_research_question: main }
  return proposal.review(run, { kind: 'edit', edit: { stage: 'problem', value: { ...value, definition } } })
}

/** A project in which these runs stand. */
async function projectWith(runs: Readonly<Record<string, RunState>>) {
  const { db } = database()
  const { projectId } = await addProject(db)
  const states = new Map<string, RunState>()
  for (const [pipeline, state] of Object.entries(runs)) {
    const id = await createRun(db, projectId, { pipeline, input: {}, tokenBudget: null })
    states.set(id, state)
  }
  const get = async (id: string) => {
    const state = states.get(id)
    if (!state) throw new AppError('not-found', id)
    return state
  }
  return { all: { db, runs: { get } }, projectId }
}

async function leftIn(runs: Readonly<Record<string, RunState>>) {
  const { all, projectId } = await projectWith({ [TOPIC_DISCOVERY]: settled(), ...runs })
  const scope = await scopeOfProject(all, projectId)
  return scope && leftTopic(scope).map(({ place }) => place)
}

describe('the scope of a project', () => {
  it('is left by a search that was refined to something else, and by a query written by hand', async () => {
    const search = await searched({ topic: 'School dropout and family income', question: '' })
    expect(await leftIn({ [SOURCE_VALIDATION]: search })).toEqual(['search'])
    const text = '("school dropout" OR truancy) AND TITLE-ABS-KEY("family income")'
    const query = {
      database: 'openalex',
      text,
      limit: 10,
      page: 0,
      yearFrom: null,
      yearTo: null,
      languages: [],
      excluded: [],
    }
    expect(await leftIn({ [SOURCE_VALIDATION]: await searched({ queries: [query] }) })).toEqual(['queries'])
  })

  it('is left by a question that the student writes into the proposal', async () => {
    expect(await leftIn({ [PROPOSAL]: await proposed(foreign) })).toEqual(['question'])
  })

  it('is left by a paper on something else', async () => {
    const { db } = database()
    const input = { query: foreign, sandbox: false, locale: 'en', kind: 'review', scope: 'chosen' }
    const log = new MemoryLog({ type: 'run-created', pipeline: PAPER, input, tokenBudget: null })
    expect(db).toBeDefined()
    expect(await leftIn({ [PAPER]: foldEvents(log.events) })).toEqual(['paper'])
  })

  it('is left by questions that sources are collected for', async () => {
    const { all, projectId } = await projectWith({ [TOPIC_DISCOVERY]: settled() })
    const questions = [{ key: 'q1', label: foreign, description: '', min_sources: 5, concepts: [] }]
    await saveQuestions(all.db, projectId, { topic, questions })
    const scope = await scopeOfProject(all, projectId)
    expect(scope && leftTopic(scope).map(({ place }) => place)).toEqual(['collection'])
  })

  it('is kept by the search and the whole proposal that Carrel makes of the validated topic', async () => {
    expect(await leftIn({ [SOURCE_VALIDATION]: await searched(), [PROPOSAL]: await proposed() })).toEqual([])
  })

  it('is nothing while no topic was validated', async () => {
    const { all, projectId } = await projectWith({ [SOURCE_VALIDATION]: await searched() })
    expect(await scopeOfProject(all, projectId)).toBeNull()
    await expect(changeScopeNotes(all, projectId, (notes) => notes)).rejects.toMatchObject({
      code: 'not-ready',
    })
  })

  it('is left by the aim of the last draft until the student says why it is the same thesis', async () => {
    const { all, projectId } = await projectWith({ [TOPIC_DISCOVERY]: settled() })
    await changeScopeNotes(all, projectId, (notes) => withDraft(notes, { text: foreign, at: '' }))
    const before = await scopeOfProject(all, projectId)
    expect(before && leftTopic(before)).toMatchObject([{ place: 'draft', text: foreign }])
    await changeScopeNotes(all, projectId, (notes) =>
      withReason(notes, { text: foreign, reason: 'agreed', at: '' }),
    )
    const after = await scopeOfProject(all, projectId)
    expect(after && leftTopic(after)).toEqual([])
  })
})

describe('what an advisor is told of it', () => {
  const versionOf = (asked: string) => ({
    evidence: {
      sources: [],
      quality: null,
      brief: { question: asked, objective: topic, method: '', sample: '', time: '' },
    },
  })

  it('is a published question word for word', async () => {
    const { all, projectId } = await projectWith({ [TOPIC_DISCOVERY]: settled() })
    const told = await scopeOfVersion(all, projectId, versionOf(foreign))
    expect(told?.findings).toMatchObject([{ place: 'question', text: foreign }])
    expect((await scopeOfVersion(all, projectId, versionOf(question)))?.findings).toEqual([])
  })

  it('is of what was not published only that it has left the topic, and the reason', async () => {
    const { all, projectId } = await projectWith({
      [TOPIC_DISCOVERY]: settled(),
      [PROPOSAL]: await proposed(foreign),
    })
    await changeScopeNotes(all, projectId, (notes) => withDraft(notes, { text: foreign, at: '' }))
    await changeScopeNotes(all, projectId, (notes) =>
      withReason(notes, { text: foreign, reason: 'agreed', at: '' }),
    )
    const told = await scopeOfVersion(all, projectId, versionOf(question))
    expect(told?.findings.map(({ place, reason }) => [place, reason])).toEqual([
      ['question', 'agreed'],
      ['draft', 'agreed'],
    ])
    expect(JSON.stringify(told)).not.toContain('dropout')
  })
})
