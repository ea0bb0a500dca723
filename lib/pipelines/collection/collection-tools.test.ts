import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CollectionQuestion,
  collectionTools,
  type SaveSourceInput,
  TaxonomyFile,
  TOOL_ANSWER_CHARS,
} from '@/lib/contracts/collection'
import type { Work } from '@/lib/contracts/work'
import { questionMaps } from '@/lib/core/collection/judge-source'
import { neededSources, questionProgress } from '@/lib/core/collection/progress'
import { foundWork } from './collection-fixture'
import {
  type CollectionDesk,
  checkCompletion,
  finalizeSources,
  getCitation,
  getProgress,
  registerCitation,
  saveSource,
} from './collection-tools'
import { memoryStore } from './memory-store'

const storm = TaxonomyFile.parse(
  JSON.parse(readFileSync('lib/pipelines/collection/data/drug-taxonomy.json', 'utf8')),
)
const binding = 'Trastuzumab HER2 binding characteristics'

const stormMaps = questionMaps('', storm)

function deskOf(questions: readonly CollectionQuestion[] = storm, judged = stormMaps): CollectionDesk {
  return { store: memoryStore(questions), judged }
}

async function withFound(works: readonly Work[], desk = deskOf()) {
  await desk.store.saveFound(works)
  return desk
}

const asInput = (more: Partial<SaveSourceInput> = {}): SaveSourceInput => ({
  source_type: 'pubmed',
  external_id: '12345678',
  url: 'https://pubmed.ncbi.nlm.nih.gov/12345678',
  title: binding,
  relevant_questions: ['mechanism.moa'],
  ...more,
})

/** Sources for one question each, so many as named. */
async function withCounts(counts: Readonly<Record<string, number>>, desk = deskOf()) {
  const word = {
    'mechanism.moa': 'binding',
    'clinical.efficacy': 'efficacy',
    'clinical.safety': 'toxicity',
    'competitive.landscape': 'combination',
    'market.status': 'approval',
    'ip.patents': 'patent',
  }
  let id = 0
  for (const [key, count] of Object.entries(counts))
    for (let at = 0; at < count; at += 1) {
      id += 1
      const title = `Trastuzumab ${Object.entries(word).find(([name]) => name === key)?.[1]} ${id}`
      await desk.store.saveFound([foundWork({ title, id: String(id) })])
      await saveSource(desk, asInput({ external_id: String(id), title, relevant_questions: [key] }))
    }
  return desk
}

describe('version 2 of the specification: question-aware partitioning', () => {
  test('one source answers two questions, and what comes back says how each of them stands now', async () => {
    const desk = await withCounts({ 'clinical.efficacy': 4, 'clinical.safety': 1 })
    const title = 'Efficacy and toxicity of trastuzumab in HER2-positive patients'
    await withFound([foundWork({ title, id: '900' })], desk)
    const relevant_questions = ['clinical.efficacy', 'clinical.safety']
    expect(await saveSource(desk, asInput({ external_id: '900', title, relevant_questions }))).toMatchObject({
      assigned_to: relevant_questions,
      status: { 'clinical.efficacy': 'sufficient', 'clinical.safety': 'needs 3 more' },
    })
    expect((await desk.store.countSources()).total).toBe(6)
  })
})

describe('version 3 of the specification', () => {
  test('save_source takes five required and two optional arguments', () => {
    const { shape } = collectionTools.save_source
    const isOptional = Object.values(shape).map((field) => field.safeParse(undefined).success)
    expect(Object.keys(shape)).toEqual([
      'source_type',
      'external_id',
      'url',
      'title',
      'relevant_questions',
      'key_excerpts',
      'citation_id',
    ])
    expect(isOptional).toEqual([false, false, false, false, false, true, true])
  })

  test('get_progress: a line for each question, and what is needed is the sum of the deficits', async () => {
    const { store } = await withCounts({
      'mechanism.moa': 8,
      'clinical.efficacy': 7,
      'clinical.safety': 5,
      'competitive.landscape': 2,
      'market.status': 1,
      'ip.patents': 2,
    })
    expect(await getProgress(store)).toEqual({
      total: 25,
      questions: {
        'mechanism.moa': '✓ 8 sources',
        'clinical.efficacy': '✓ 7 sources',
        'clinical.safety': '✓ 5 sources',
        'competitive.landscape': '⚠ 2 sources (need 3 more)',
        'market.status': '⚠ 1 source (need 2 more)',
        'ip.patents': '⚠ 2 sources (need 1 more)',
      },
      summary: '3/6 questions complete, 6 more sources needed',
      next_focus: ['competitive.landscape', 'market.status', 'ip.patents'],
    })
  })

  test('check_completion: not ready says what is missing, ready says so', async () => {
    const counts = { 'mechanism.moa': 5, 'clinical.efficacy': 5, 'clinical.safety': 5, 'ip.patents': 3 }
    const desk = await withCounts({ ...counts, 'competitive.landscape': 2, 'market.status': 1 })
    expect(await checkCompletion(desk.store)).toEqual({
      ready: false,
      progress: '4/6 questions complete (66%)',
      missing: {
        'competitive.landscape': 'Need 3 more sources (currently 2/5)',
        'market.status': 'Need 2 more sources (currently 1/3)',
      },
      suggestion: 'Focus on competitive landscape and market status',
    })
    const full = await withCounts({ ...counts, 'competitive.landscape': 5, 'market.status': 3 })
    expect(await checkCompletion(full.store)).toMatchObject({ ready: true, missing: {} })
    expect(await checkCompletion(memoryStore([]))).toMatchObject({ ready: false })
  })
})

describe('version 4 of the specification: automatic citation registration', () => {
  test('option 2: a source saved without a citation gets one of its own title', async () => {
    const desk = await withFound([foundWork({ title: binding, id: '12345678' })])
    const saved = await saveSource(desk, asInput({ key_excerpts: 'KD = 5 nM for HER2 binding' }))
    expect(saved).toEqual({
      source_id: 'src_001',
      citation_id: expect.stringMatching(/^cit_/),
      citation_status: 'auto_registered',
      assigned_to: ['mechanism.moa'],
      status: { 'mechanism.moa': 'needs 4 more' },
      message: '✓ Saved source #1 (PubMed) → 1 question',
    })
    expect(await desk.store.findCitation(saved.citation_id)).toMatchObject({
      claim: binding,
      source_id: '12345678',
      direct_quote: 'KD = 5 nM for HER2 binding',
      context: 'Source: https://pubmed.ncbi.nlm.nih.gov/12345678',
      metadata: { title: binding, source_type: 'pubmed' },
    })
  })

  test('the example: source 12 goes to two questions that are sufficient with it', async () => {
    const desk = await withCounts({ 'clinical.efficacy': 6, 'clinical.safety': 5 })
    const title = 'Efficacy and toxicity of trastuzumab in HER2-positive patients'
    await withFound([foundWork({ title, id: '900' })], desk)
    const relevant_questions = ['clinical.efficacy', 'clinical.safety']
    expect(await saveSource(desk, asInput({ external_id: '900', title, relevant_questions }))).toEqual({
      source_id: 'src_012',
      citation_id: expect.stringMatching(/^cit_/),
      citation_status: 'auto_registered',
      assigned_to: relevant_questions,
      status: { 'clinical.efficacy': 'sufficient', 'clinical.safety': 'sufficient' },
      message: '✓ Saved source #12 (PubMed) → 2 questions',
    })
  })

  test('without an excerpt the title is what is quoted', async () => {
    const desk = await withFound([foundWork({ title: binding, id: '12345678' })])
    const { citation_id } = await saveSource(desk, asInput())
    expect(await desk.store.findCitation(citation_id)).toMatchObject({
      claim: binding,
      direct_quote: binding,
    })
  })

  test('option 1: a citation that was registered before is used', async () => {
    const desk = await withFound([foundWork({ title: binding, id: '12345678' })])
    const { citation_id } = await registerCitation(
      desk.store,
      collectionTools.register_citation.parse({
        claim: 'Trastuzumab binds HER2 with KD of 5 nM',
        source_type: 'pubmed',
        source_id: '12345678',
        direct_quote: 'We measured binding affinity...',
      }),
    )
    expect(await saveSource(desk, asInput({ citation_id }))).toMatchObject({
      citation_id,
      citation_status: 'existing',
    })
    expect(await getCitation(desk.store, citation_id)).toMatchObject({ citation_id, source_type: 'pubmed' })
  })

  test('an explicit citation that does not exist is an error, and nothing is saved', async () => {
    const desk = await withFound([foundWork({ title: binding, id: '12345678' })])
    await expect(saveSource(desk, asInput({ citation_id: 'cit_none' }))).rejects.toThrow(
      'Citation cit_none not found',
    )
    await expect(getCitation(desk.store, 'cit_none')).rejects.toThrow('not found')
    expect((await desk.store.countSources()).total).toBe(0)
  })
})

describe('what may be saved', () => {
  test('saved again, a source gets the questions added and keeps its number and citation', async () => {
    const title = `${binding} and efficacy`
    const desk = await withFound([foundWork({ title, id: '12345678' })])
    const first = await saveSource(desk, asInput())
    const again = await saveSource(desk, asInput({ relevant_questions: ['clinical.efficacy'] }))
    expect(again).toMatchObject({
      source_id: first.source_id,
      citation_id: first.citation_id,
      citation_status: 'existing',
      assigned_to: ['clinical.efficacy'],
    })
    const [only, ...others] = await desk.store.listSources()
    expect(others).toEqual([])
    expect(only?.questions).toEqual(['mechanism.moa', 'clinical.efficacy'])
  })

  test('the same work from another database is the same source', async () => {
    const work = foundWork({ title: binding, id: '12345678', doi: '10.1/a' })
    const desk = await withFound([work, { ...work, source: [{ db: 'openalex', id: 'W1' }] }])
    await saveSource(desk, asInput())
    const again = await saveSource(desk, asInput({ source_type: 'openalex', external_id: 'W1' }))
    expect(again.source_id).toBe('src_001')
  })

  test('an unknown question is refused with those that there are', async () => {
    const desk = await withFound([foundWork({ title: binding, id: '12345678' })])
    const saving = saveSource(desk, asInput({ relevant_questions: ['mechanism.moa', 'clinical.cost'] }))
    await expect(saving).rejects.toThrow(
      /Unknown questions: clinical\.cost\. Valid questions: mechanism\.moa, .*ip\.patents/,
    )
  })

  test('a source that nothing here has found is refused, however plausible', async () => {
    await expect(saveSource(deskOf(), asInput())).rejects.toThrow('search or read it first')
  })

  test('a source counts only under questions whose concepts it names; medieval falconry fills none', async () => {
    const desk = await withFound([
      foundWork({ title: 'Medieval falconry in Castile', id: '7', abstract: 'Hawks were kept by nobles.' }),
      foundWork({ title: binding, id: '12345678' }),
    ])
    const all = storm.map(({ key }) => key)
    await expect(
      saveSource(desk, asInput({ external_id: '7', title: binding, relevant_questions: all })),
    ).rejects.toThrow('Not saved')
    expect(await saveSource(desk, asInput({ relevant_questions: all }))).toMatchObject({
      assigned_to: ['mechanism.moa'],
      refused: ['clinical.efficacy', 'clinical.safety'],
    })
    expect((await desk.store.countSources()).total).toBe(1)
  })

  test('finalize_sources gives them by question, in the order of the taxonomy', async () => {
    const { store } = await withCounts({ 'clinical.safety': 2, 'mechanism.moa': 1 })
    const final = await finalizeSources(store)
    expect(final.map(({ question, sources }) => [question.key, sources.length])).toEqual(
      storm.map(({ key }) => [key, key === 'clinical.safety' ? 2 : key === 'mechanism.moa' ? 1 : 0]),
    )
    expect(Object.keys(collectionTools)).not.toContain('finalize_sources')
  })
})

test('whatever the taxonomy and however much is saved, every answer is under 500 characters and the sums are right', async () => {
  const key = fc.stringMatching(/^[a-z]{3,20}\.[a-z]{3,18}$/)
  const questions = fc.uniqueArray(key, { minLength: 1, maxLength: 20 }).chain((keys) =>
    fc.tuple(
      ...keys.map((one) =>
        fc.record({
          key: fc.constant(one),
          label: fc.constant(`Trastuzumab "${one}" ${'\\'.repeat(100)}`),
          description: fc.constant(''),
          min_sources: fc.integer({ min: 1, max: 1_000 }),
          concepts: fc.constant<string[][]>([['trastuzumab']]),
        }),
      ),
    ),
  )
  await fc.assert(
    fc.asyncProperty(questions, fc.integer({ min: 0, max: 6 }), async (taxonomy, saves) => {
      const desk = deskOf(taxonomy, questionMaps('', taxonomy))
      const keys = taxonomy.map((one) => one.key)
      const answers: unknown[] = []
      for (let at = 0; at < saves; at += 1) {
        await desk.store.saveFound([foundWork({ title: `Trastuzumab ${at}`, id: String(at) })])
        answers.push(await saveSource(desk, asInput({ external_id: String(at), relevant_questions: keys })))
      }
      const wrong = saveSource(desk, asInput({ relevant_questions: ['none.such'] }))
      answers.push(await wrong.catch((error: Error) => error.message))
      const progress = await getProgress(desk.store)
      answers.push(progress, await checkCompletion(desk.store))
      for (const answer of answers) expect(JSON.stringify(answer).length).toBeLessThan(TOOL_ANSWER_CHARS)
      const needed = taxonomy.reduce((sum, one) => sum + Math.max(0, one.min_sources - saves), 0)
      expect(neededSources(questionProgress(taxonomy, await desk.store.countSources()))).toBe(needed)
      expect(progress.summary).toContain(`${needed} more`)
      const largest = Math.max(...taxonomy.map((one) => one.min_sources))
      const [first] = progress.next_focus
      if (largest > saves) expect(taxonomy.find((one) => one.key === first)?.min_sources).toBe(largest)
    }),
    { numRuns: 25 },
  )
})
