import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { EmbeddingPort } from '@/lib/contracts/ports'
import type { RunNote } from '@/lib/contracts/run'
import { SearchParameters } from '@/lib/contracts/search'
import type { Source } from '@/lib/contracts/source'
import { parseRubric } from '@/lib/core/quality/parse-rubric'
import { foldDeltas } from '@/lib/core/validation/source-deltas'
import { makeSource, workFixture } from '@/lib/core/validation/source-fixture'
import { measureNearness, rankByNearness } from './compare-meaning'
import type { ScoringContext } from './score-sources'

const parsed = parseRubric(readFileSync('lib/pipelines/sources/data/quality-scoring-rubric.md', 'utf8'))
if (!parsed.ok) throw new Error('the rubric has a mistake')

const scoring: ScoringContext = {
  parameters: SearchParameters.parse({ topic: 'Remote work', databases: ['openalex'] }),
  map: { language: null, concepts: [] },
  scope: null,
  rubric: parsed.rubric,
  locale: 'en',
  currentYear: 2026,
}

const sources = ['telework at home', 'telework of managers', 'telework and parents'].map((title, at) =>
  makeSource(`s${at}`, { work: workFixture({ title, abstract: title }) }),
)

/** The topic and the second source point the same way, the others elsewhere. */
function listening(isBroken = false) {
  const asked: (readonly string[])[] = []
  const embedding: EmbeddingPort = {
    name: 'test/embedding',
    embed: async (texts) => {
      asked.push(texts)
      return isBroken ? null : texts.map((text) => (/Remote|managers/.test(text) ? [1, 0] : [0, 1]))
    },
  }
  const notes: RunNote[] = []
  const compare = async (ranked: readonly Source[], context = scoring) => {
    const nearness = await measureNearness(ranked, {
      embedding,
      scoring: context,
      signal: new AbortController().signal,
      note: (note) => notes.push(note),
    })
    const before = new Map(ranked.map((source) => [source.id, source]))
    const pairs = { keepApart: [], together: [] }
    return nearness.size === 0
      ? { upserts: [], patches: [], absorbed: [], dropped: [] }
      : rankByNearness({ before, pairs, scoring: context }, nearness)
  }
  return { asked, notes, compare }
}

describe('an embedding model beside the words', () => {
  it('brings up what is near in meaning though no word of the topic stands in it', async () => {
    const { compare } = listening()
    const delta = await compare(sources)
    const after = [...foldDeltas([{ ...delta, upserts: sources, patches: [] }, delta]).values()]
    const best = after.toSorted((a, b) => b.relevancy.score - a.relevancy.score)[0]
    expect(best?.id).toBe('s1')
    expect(best?.relevancy.reason).toContain('near in meaning')
  })

  it('is asked once for each source and topic, and again when the topic changes', async () => {
    const { asked, compare } = listening()
    const delta = await compare(sources)
    const after = [...foldDeltas([{ ...delta, upserts: sources, patches: [] }, delta]).values()]
    expect(await compare(after)).toMatchObject({ patches: [] })
    // Topic and works, each once.
    expect(asked).toHaveLength(2)
    const other = { ...scoring, parameters: { ...scoring.parameters, topic: 'Remote teams' } }
    expect((await compare(after, other)).patches).toHaveLength(3)
  })

  it('that does not answer leaves the ranking as it is, and the run says so', async () => {
    const { notes, compare } = listening(true)
    expect((await compare(sources)).patches).toEqual([])
    expect(notes).toEqual([{ code: 'meaning', data: { engine: 'test/embedding', asked: 3, compared: 0 } }])
  })
})
